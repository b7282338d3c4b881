//! The front end: reads a schema with xsd-parser and hands its components
//! over as our own [`Source`]. What the generator does not support is refused
//! here, by component and line; nothing is passed over.

mod complex;
mod doctype;
mod normal;
mod simple;

use xsd_parser::Parser;
use xsd_parser::models::schema::xs;
use xsd_parser::models::schema::{MaxOccurs, QName};

use crate::error::{Error, ErrorKind};
use crate::grammar::{self, XSD};
use crate::lines::Lines;
use crate::source::{
    Attribute, AttributeGroup, AttributeUse, Element, Group, Name, Particle, Source, Term, TypeUse,
    Usage,
};

/// Reads a schema document.
pub(crate) fn load(xsd: &str) -> Result<Source, Error> {
    // A byte order mark is no part of the text.
    let xsd = xsd.strip_prefix('\u{FEFF}').unwrap_or(xsd);
    // Line ends are what XML says they are, before anybody looks at the text.
    let xsd = xsd.replace("\r\n", "\n").replace('\r', "\n");
    let xsd = doctype::blank_out(&xsd)?;
    let document = roxmltree::Document::parse(&xsd)
        .map_err(|error| Error::new("", error.pos().row, error.to_string()))?;
    grammar::check(&document)?;
    let lines = Lines::of(&document);
    let schemas = Parser::new()
        .resolve_includes(false)
        .add_schema_from_str(&normal::write(&document))
        .map_err(|error| Error::new("", 0, error.to_string()))?
        .finish();
    let mut loader = Loader {
        lines,
        path: Vec::new(),
        source: Source::default(),
    };
    for (_, info) in schemas.schemas() {
        loader.schema(&info.schema)?;
    }
    Ok(loader.source)
}

struct Loader {
    lines: Lines,
    /// The components around the one at hand, for messages.
    path: Vec<String>,
    source: Source,
}

type Loaded<T> = Result<T, Error>;

impl Loader {
    fn schema(&mut self, schema: &xs::Schema) -> Loaded<()> {
        for content in &schema.content {
            match content {
                xs::SchemaContent::Annotation(_) => {}
                xs::SchemaContent::SimpleType(it) => {
                    let loaded = self.simple_type(it)?;
                    self.source.simple_types.push(loaded);
                }
                xs::SchemaContent::ComplexType(it) => {
                    let loaded = self.complex_type(it)?;
                    self.source.complex_types.push(loaded);
                }
                xs::SchemaContent::Group(it) => self.group(it)?,
                xs::SchemaContent::AttributeGroup(it) => self.attribute_group(it)?,
                xs::SchemaContent::Element(it) => {
                    let (loaded, _, _) = self.element(it)?;
                    self.source.elements.push(loaded);
                }
                xs::SchemaContent::Attribute(it) => {
                    let loaded = self.attribute(it)?;
                    self.source.attributes.push(loaded);
                }
                xs::SchemaContent::Include(_) => return self.refuse("include"),
                xs::SchemaContent::Import(_) => return self.refuse("import"),
                xs::SchemaContent::Redefine(_) => return self.refuse("redefine"),
                xs::SchemaContent::Override(_) => return self.refuse("override"),
                xs::SchemaContent::DefaultOpenContent(_) => {
                    return self.refuse("defaultOpenContent");
                }
                xs::SchemaContent::Notation(_) => return self.refuse("notation"),
            }
        }
        Ok(())
    }

    fn group(&mut self, group: &xs::GroupType) -> Loaded<()> {
        let name = group.name.clone().unwrap_or_default();
        let line = self.lines.next("group");
        self.path.push(format!("group {name}"));
        let particle = self.particles(&group.content)?;
        self.path.pop();
        let [particle] = <[Particle; 1]>::try_from(particle).map_err(|_| {
            Error::new(format!("group {name}"), line, "holds no single model group")
        })?;
        self.source.groups.push(Group {
            name,
            particle,
            line,
        });
        Ok(())
    }

    fn attribute_group(&mut self, group: &xs::AttributeGroupType) -> Loaded<()> {
        let line = self.lines.next("attributeGroup");
        let name = group.name.clone().unwrap_or_default();
        self.path.push(format!("attributeGroup {name}"));
        let mut attributes = Vec::new();
        for content in &group.content {
            match content {
                xs::AttributeGroupTypeContent::Annotation(_) => {}
                xs::AttributeGroupTypeContent::Attribute(it) => {
                    attributes.push(AttributeUse::Attribute(self.attribute(it)?));
                }
                xs::AttributeGroupTypeContent::AttributeGroup(it) => {
                    attributes.push(self.attribute_group_reference(it)?);
                }
                xs::AttributeGroupTypeContent::AnyAttribute(_) => {
                    return self.refuse("anyAttribute");
                }
            }
        }
        self.path.pop();
        self.source.attribute_groups.push(AttributeGroup {
            name,
            attributes,
            line,
        });
        Ok(())
    }

    fn attribute_group_reference(
        &mut self,
        group: &xs::AttributeGroupType,
    ) -> Loaded<AttributeUse> {
        let line = self.lines.next("attributeGroup");
        let name = self.own_name(group.ref_.as_ref(), line)?;
        Ok(AttributeUse::Group(name, line))
    }

    fn element(&mut self, element: &xs::ElementType) -> Loaded<(Element, usize, Option<usize>)> {
        let line = self.lines.next("element");
        let notes = self.lines.notes();
        let is_reference = element.ref_.is_some();
        let name = match &element.name {
            Some(name) => name.clone(),
            None => self.own_name(element.ref_.as_ref(), line)?,
        };
        self.path.push(name.clone());
        let mut type_use = match &element.type_ {
            Some(name) => Some(TypeUse::Named(self.name(name, line)?)),
            None => None,
        };
        for content in &element.content {
            match content {
                xs::ElementTypeContent::Annotation(_) => {}
                xs::ElementTypeContent::SimpleType(it) => {
                    type_use = Some(TypeUse::Simple(Box::new(self.simple_type(it)?)));
                }
                xs::ElementTypeContent::ComplexType(it) => {
                    type_use = Some(TypeUse::Complex(Box::new(self.complex_type(it)?)));
                }
                xs::ElementTypeContent::Alternative(_) => return self.refuse("alternative"),
                xs::ElementTypeContent::Unique(_) => return self.refuse("unique"),
                xs::ElementTypeContent::Key(_) => return self.refuse("key"),
                xs::ElementTypeContent::Keyref(_) => return self.refuse("keyref"),
            }
        }
        if type_use.is_none() && !is_reference {
            return Err(self
                .error(
                    line,
                    "an element without a type (xs:anyType) is not supported",
                )
                .of_kind(ErrorKind::Unsupported));
        }
        self.path.pop();
        let loaded = Element {
            name,
            is_reference,
            type_use,
            default: element.default.clone(),
            fixed: element.fixed.clone(),
            documentation: documentation(element.content.iter().filter_map(|it| match it {
                xs::ElementTypeContent::Annotation(it) => Some(it),
                _ => None,
            })),
            notes,
            line,
        };
        Ok((loaded, element.min_occurs, max_occurs(element.max_occurs)))
    }

    fn group_reference(&mut self, group: &xs::GroupType) -> Loaded<Particle> {
        let line = self.lines.next("group");
        let name = self.own_name(group.ref_.as_ref(), line)?;
        Ok(Particle {
            min: group.min_occurs,
            max: max_occurs(group.max_occurs),
            term: Term::Group(name),
            line,
        })
    }

    fn model_group(
        &mut self,
        group: &xs::GroupType,
        kind: &str,
        term: fn(Vec<Particle>) -> Term,
    ) -> Loaded<Particle> {
        let line = self.lines.next(kind);
        Ok(Particle {
            min: group.min_occurs,
            max: max_occurs(group.max_occurs),
            term: term(self.particles(&group.content)?),
            line,
        })
    }

    fn particles(&mut self, content: &[xs::GroupTypeContent]) -> Loaded<Vec<Particle>> {
        use xs::GroupTypeContent as G;
        let mut particles = Vec::new();
        for content in content {
            particles.push(match content {
                G::Annotation(_) => continue,
                G::Element(it) => {
                    let (element, min, max) = self.element(it)?;
                    let line = element.line;
                    Particle {
                        min,
                        max,
                        term: Term::Element(element),
                        line,
                    }
                }
                G::Group(it) => self.group_reference(it)?,
                G::All(it) => self.model_group(it, "all", Term::All)?,
                G::Choice(it) => self.model_group(it, "choice", Term::Choice)?,
                G::Sequence(it) => self.model_group(it, "sequence", Term::Sequence)?,
                G::Any(_) => return self.refuse("any"),
            });
        }
        Ok(particles)
    }

    fn attribute(&mut self, attribute: &xs::AttributeType) -> Loaded<Attribute> {
        let line = self.lines.next("attribute");
        let notes = self.lines.notes();
        let is_reference = attribute.ref_.is_some();
        let name = match &attribute.name {
            Some(name) => name.clone(),
            None => self.own_name(attribute.ref_.as_ref(), line)?,
        };
        self.path.push(format!("@{name}"));
        let type_use = match (&attribute.type_, &attribute.simple_type) {
            (Some(name), _) => Some(TypeUse::Named(self.name(name, line)?)),
            (None, Some(it)) => Some(TypeUse::Simple(Box::new(self.simple_type(it)?))),
            (None, None) => None,
        };
        self.path.pop();
        Ok(Attribute {
            name,
            is_reference,
            type_use,
            usage: match attribute.use_ {
                xs::AttributeUseType::Optional => Usage::Optional,
                xs::AttributeUseType::Required => Usage::Required,
                xs::AttributeUseType::Prohibited => Usage::Prohibited,
            },
            default: attribute.default.clone(),
            fixed: attribute.fixed.clone(),
            documentation: documentation(attribute.annotation.iter()),
            notes,
            line,
        })
    }

    fn name(&self, name: &QName, line: u32) -> Loaded<Name> {
        let local = String::from_utf8_lossy(name.local_name()).into_owned();
        match name.namespace() {
            Some(namespace) if namespace.0.as_ref() == XSD.as_bytes() => Ok(Name::BuiltIn(local)),
            None => Ok(Name::Own(local)),
            Some(_) => Err(self.error(line, format!("{local} is in a namespace of its own"))),
        }
    }

    fn own_name(&self, name: Option<&QName>, line: u32) -> Loaded<String> {
        match name.map(|name| self.name(name, line)).transpose()? {
            Some(Name::Own(name)) => Ok(name),
            _ => Err(self.error(line, "neither a name nor a reference to a component")),
        }
    }

    fn error(&self, line: u32, message: impl Into<String>) -> Error {
        Error::new(self.path.join("/"), line, message)
    }

    /// Refuses the component at hand.
    fn refuse<T>(&mut self, kind: &str) -> Loaded<T> {
        let line = self.lines.next(kind);
        Err(self
            .error(line, format!("xs:{kind} is not supported"))
            .of_kind(ErrorKind::Unsupported))
    }
}

fn max_occurs(max: MaxOccurs) -> Option<usize> {
    match max {
        MaxOccurs::Unbounded => None,
        MaxOccurs::Bounded(max) => Some(max),
    }
}

/// The documentation of a component: paragraphs with white space collapsed. It was text before
/// it was parsed, so that writing it as text again does not fail.
fn documentation<'a>(annotations: impl Iterator<Item = &'a xs::Annotation>) -> String {
    annotations
        .filter_map(|annotation| annotation.extract_documentation().ok())
        .flatten()
        .flat_map(|text| {
            text.split("\n\n")
                .map(|it| it.split_whitespace().collect::<Vec<_>>().join(" "))
                .collect::<Vec<_>>()
        })
        .filter(|paragraph| !paragraph.is_empty())
        .collect::<Vec<_>>()
        .join("\n\n")
}
