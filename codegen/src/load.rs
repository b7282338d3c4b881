//! The front end: reads a schema with xsd-parser and hands its components
//! over as our own [`Source`]. What the generator does not support is refused
//! here, by component and line; nothing is passed over.

use xsd_parser::Parser;
use xsd_parser::models::schema::xs;
use xsd_parser::models::schema::{MaxOccurs, QName};

use crate::error::Error;
use crate::lines::Lines;
use crate::source::{
    Attribute, AttributeGroup, AttributeUse, ComplexType, Content, Derivation, Element, Facet,
    FacetKind, Group, Name, Particle, SimpleType, Source, Term, TypeUse, Usage,
};

const XSD: &[u8] = b"http://www.w3.org/2001/XMLSchema";

/// Reads a schema document.
pub(crate) fn load(xsd: &str) -> Result<Source, Error> {
    let lines = Lines::of(xsd)?;
    let schemas = Parser::new()
        .resolve_includes(false)
        .add_schema_from_str(xsd)
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
        if schema
            .target_namespace
            .as_deref()
            .is_some_and(|it| !it.is_empty())
        {
            let line = self.lines.next("schema");
            return Err(Error::new(
                "schema",
                line,
                "a target namespace is not supported",
            ));
        }
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
        self.source.groups.push(Group { name, particle });
        Ok(())
    }

    fn attribute_group(&mut self, group: &xs::AttributeGroupType) -> Loaded<()> {
        self.lines.next("attributeGroup");
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
        self.source
            .attribute_groups
            .push(AttributeGroup { name, attributes });
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
        let is_reference = element.ref_.is_some();
        let name = match &element.name {
            Some(name) => name.clone(),
            None => self.own_name(element.ref_.as_ref(), line)?,
        };
        self.path.push(name.clone());
        let unsupported = [
            (element.substitution_group.is_some(), "a substitution group"),
            (element.abstract_, "an abstract element"),
            (element.nillable == Some(true), "nillable"),
            (
                element.form == Some(xs::FormChoiceType::Qualified),
                "form=\"qualified\"",
            ),
            (element.target_namespace.is_some(), "a target namespace"),
        ];
        if let Some((_, what)) = unsupported.iter().find(|(present, _)| *present) {
            return Err(self.error(line, format!("{what} is not supported")));
        }
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
            return Err(self.error(
                line,
                "an element without a type (xs:anyType) is not supported",
            ));
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
            line,
        };
        Ok((loaded, element.min_occurs, max_occurs(element.max_occurs)))
    }

    fn complex_type(&mut self, ty: &xs::ComplexBaseType) -> Loaded<ComplexType> {
        use xs::ComplexBaseTypeContent as C;
        let line = self.lines.next("complexType");
        let name = ty.name.clone().unwrap_or_default();
        if !name.is_empty() {
            self.path.push(name.clone());
        }
        if ty.abstract_ {
            return Err(self.error(line, "an abstract type is not supported"));
        }
        let mut mixed = ty.mixed.unwrap_or(false);
        let mut particle = None;
        let mut attributes = Vec::new();
        let mut derived = None;
        for content in &ty.content {
            match content {
                C::Annotation(_) => {}
                C::SimpleContent(it) => derived = Some(self.simple_content(it)?),
                C::ComplexContent(it) => {
                    mixed = it.mixed.unwrap_or(mixed);
                    derived = Some(self.complex_content(it)?);
                }
                C::Group(it) => particle = Some(self.group_reference(it)?),
                C::All(it) => particle = Some(self.model_group(it, "all", Term::All)?),
                C::Choice(it) => particle = Some(self.model_group(it, "choice", Term::Choice)?),
                C::Sequence(it) => {
                    particle = Some(self.model_group(it, "sequence", Term::Sequence)?);
                }
                C::Attribute(it) => attributes.push(AttributeUse::Attribute(self.attribute(it)?)),
                C::AttributeGroup(it) => attributes.push(self.attribute_group_reference(it)?),
                C::OpenContent(_) => return self.refuse("openContent"),
                C::AnyAttribute(_) => return self.refuse("anyAttribute"),
                C::Assert(_) => return self.refuse("assert"),
            }
        }
        if !name.is_empty() {
            self.path.pop();
        }
        Ok(ComplexType {
            name,
            mixed,
            content: derived.unwrap_or(Content::Plain(particle, attributes)),
            documentation: documentation(ty.content.iter().filter_map(|it| match it {
                C::Annotation(it) => Some(it),
                _ => None,
            })),
            line,
        })
    }

    fn simple_content(&mut self, content: &xs::SimpleContent) -> Loaded<Content> {
        self.lines.next("simpleContent");
        for derivation in &content.content {
            match derivation {
                xs::SimpleContentContent::Annotation(_) => {}
                xs::SimpleContentContent::Extension(it) => {
                    let parts = self.extension(it)?;
                    return Ok(Content::Simple {
                        base: parts.base,
                        is_extension: true,
                        inner: None,
                        facets: Vec::new(),
                        attributes: parts.attributes,
                    });
                }
                xs::SimpleContentContent::Restriction(it) => {
                    let parts = self.restriction(it)?;
                    return Ok(Content::Simple {
                        base: parts.base,
                        is_extension: false,
                        inner: parts.inner,
                        facets: parts.facets,
                        attributes: parts.attributes,
                    });
                }
            }
        }
        self.refuse("simpleContent")
    }

    fn complex_content(&mut self, content: &xs::ComplexContent) -> Loaded<Content> {
        self.lines.next("complexContent");
        for derivation in &content.content {
            let (parts, is_extension) = match derivation {
                xs::ComplexContentContent::Annotation(_) => continue,
                xs::ComplexContentContent::Extension(it) => (self.extension(it)?, true),
                xs::ComplexContentContent::Restriction(it) => (self.restriction(it)?, false),
            };
            return Ok(Content::Complex {
                base: parts.base,
                is_extension,
                particle: parts.particle,
                attributes: parts.attributes,
            });
        }
        self.refuse("complexContent")
    }

    fn extension(&mut self, extension: &xs::ExtensionType) -> Loaded<Parts> {
        use xs::ExtensionTypeContent as E;
        let line = self.lines.next("extension");
        let mut parts = Parts::new(self.name(&extension.base, line)?);
        for content in &extension.content {
            match content {
                E::Annotation(_) => {}
                E::Group(it) => parts.particle = Some(self.group_reference(it)?),
                E::All(it) => parts.particle = Some(self.model_group(it, "all", Term::All)?),
                E::Choice(it) => {
                    parts.particle = Some(self.model_group(it, "choice", Term::Choice)?);
                }
                E::Sequence(it) => {
                    parts.particle = Some(self.model_group(it, "sequence", Term::Sequence)?);
                }
                E::Attribute(it) => {
                    parts
                        .attributes
                        .push(AttributeUse::Attribute(self.attribute(it)?));
                }
                E::AttributeGroup(it) => {
                    parts.attributes.push(self.attribute_group_reference(it)?);
                }
                E::OpenContent(_) => return self.refuse("openContent"),
                E::AnyAttribute(_) => return self.refuse("anyAttribute"),
                E::Assert(_) => return self.refuse("assert"),
            }
        }
        Ok(parts)
    }

    fn restriction(&mut self, restriction: &xs::RestrictionType) -> Loaded<Parts> {
        use xs::RestrictionTypeContent as R;
        let line = self.lines.next("restriction");
        let mut parts = Parts::new(self.name(&restriction.base, line)?);
        for content in &restriction.content {
            match content {
                R::Annotation(_) => {}
                R::SimpleType(it) => parts.inner = Some(Box::new(self.simple_type(it)?)),
                R::Facet(it) => parts.facets.push(self.facet(it)?),
                R::Group(it) => parts.particle = Some(self.group_reference(it)?),
                R::All(it) => parts.particle = Some(self.model_group(it, "all", Term::All)?),
                R::Choice(it) => {
                    parts.particle = Some(self.model_group(it, "choice", Term::Choice)?);
                }
                R::Sequence(it) => {
                    parts.particle = Some(self.model_group(it, "sequence", Term::Sequence)?);
                }
                R::Attribute(it) => {
                    parts
                        .attributes
                        .push(AttributeUse::Attribute(self.attribute(it)?));
                }
                R::AttributeGroup(it) => {
                    parts.attributes.push(self.attribute_group_reference(it)?);
                }
                R::OpenContent(_) => return self.refuse("openContent"),
                R::AnyAttribute(_) => return self.refuse("anyAttribute"),
                R::Assert(_) => return self.refuse("assert"),
            }
        }
        Ok(parts)
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
        let is_reference = attribute.ref_.is_some();
        let name = match &attribute.name {
            Some(name) => name.clone(),
            None => self.own_name(attribute.ref_.as_ref(), line)?,
        };
        self.path.push(format!("@{name}"));
        if attribute.form == Some(xs::FormChoiceType::Qualified)
            || attribute.target_namespace.is_some()
        {
            return Err(self.error(line, "an attribute in a namespace is not supported"));
        }
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
            line,
        })
    }

    fn simple_type(&mut self, ty: &xs::SimpleBaseType) -> Loaded<SimpleType> {
        use xs::SimpleBaseTypeContent as S;
        let line = self.lines.next("simpleType");
        let name = ty.name.clone().unwrap_or_default();
        if !name.is_empty() {
            self.path.push(name.clone());
        }
        let mut derivation = None;
        for content in &ty.content {
            derivation = Some(match content {
                S::Annotation(_) => continue,
                S::Restriction(it) => self.simple_restriction(it)?,
                S::List(it) => self.list(it)?,
                S::Union(it) => self.union(it)?,
            });
        }
        let derivation =
            derivation.ok_or_else(|| self.error(line, "the type is derived from nothing"))?;
        if !name.is_empty() {
            self.path.pop();
        }
        Ok(SimpleType {
            name,
            derivation,
            documentation: documentation(ty.content.iter().filter_map(|it| match it {
                S::Annotation(it) => Some(it),
                _ => None,
            })),
            line,
        })
    }

    fn simple_restriction(&mut self, restriction: &xs::Restriction) -> Loaded<Derivation> {
        let line = self.lines.next("restriction");
        let mut base = match &restriction.base {
            Some(name) => Some(TypeUse::Named(self.name(name, line)?)),
            None => None,
        };
        let mut facets = Vec::new();
        for content in &restriction.content {
            match content {
                xs::RestrictionContent::Annotation(_) => {}
                xs::RestrictionContent::SimpleType(it) => {
                    base = Some(TypeUse::Simple(Box::new(self.simple_type(it)?)));
                }
                xs::RestrictionContent::Facet(it) => facets.push(self.facet(it)?),
            }
        }
        let base = base.ok_or_else(|| self.error(line, "a restriction of nothing"))?;
        Ok(Derivation::Restriction {
            base: Box::new(base),
            facets,
        })
    }

    fn list(&mut self, list: &xs::List) -> Loaded<Derivation> {
        let line = self.lines.next("list");
        let item = match (&list.item_type, &list.simple_type) {
            (Some(name), _) => TypeUse::Named(self.name(name, line)?),
            (None, Some(it)) => TypeUse::Simple(Box::new(self.simple_type(it)?)),
            (None, None) => return Err(self.error(line, "a list of nothing")),
        };
        Ok(Derivation::List(Box::new(item)))
    }

    fn union(&mut self, union: &xs::Union) -> Loaded<Derivation> {
        let line = self.lines.next("union");
        let mut members = Vec::new();
        for name in union.member_types.iter().flat_map(|names| &names.0) {
            members.push(TypeUse::Named(self.name(name, line)?));
        }
        for member in &union.simple_type {
            members.push(TypeUse::Simple(Box::new(self.simple_type(member)?)));
        }
        if members.is_empty() {
            return Err(self.error(line, "a union of nothing"));
        }
        Ok(Derivation::Union(members))
    }

    fn facet(&mut self, facet: &xs::Facet) -> Loaded<Facet> {
        use FacetKind as K;
        use xs::Facet as F;
        let (kind, facet) = match facet {
            F::MinExclusive(it) => (K::MinExclusive, it),
            F::MinInclusive(it) => (K::MinInclusive, it),
            F::MaxExclusive(it) => (K::MaxExclusive, it),
            F::MaxInclusive(it) => (K::MaxInclusive, it),
            F::TotalDigits(it) => (K::TotalDigits, it),
            F::FractionDigits(it) => (K::FractionDigits, it),
            F::Length(it) => (K::Length, it),
            F::MinLength(it) => (K::MinLength, it),
            F::MaxLength(it) => (K::MaxLength, it),
            F::Enumeration(it) => (K::Enumeration, it),
            F::WhiteSpace(it) => (K::WhiteSpace, it),
            F::Pattern(it) => (K::Pattern, it),
            F::Assertion(_) => return self.refuse("assertion"),
            F::ExplicitTimezone(_) => return self.refuse("explicitTimezone"),
        };
        Ok(Facet {
            kind,
            value: facet.value.clone(),
            documentation: documentation(facet.annotation.iter()),
            line: self.lines.next(kind.as_str()),
        })
    }

    fn name(&self, name: &QName, line: u32) -> Loaded<Name> {
        let local = String::from_utf8_lossy(name.local_name()).into_owned();
        match name.namespace() {
            Some(namespace) if namespace.0.as_ref() == XSD => Ok(Name::BuiltIn(local)),
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
        Err(self.error(line, format!("xs:{kind} is not supported")))
    }
}

/// What a derivation of a complex type holds.
struct Parts {
    base: Name,
    particle: Option<Particle>,
    attributes: Vec<AttributeUse>,
    inner: Option<Box<SimpleType>>,
    facets: Vec<Facet>,
}

impl Parts {
    fn new(base: Name) -> Self {
        Self {
            base,
            particle: None,
            attributes: Vec::new(),
            inner: None,
            facets: Vec::new(),
        }
    }
}

fn max_occurs(max: MaxOccurs) -> Option<usize> {
    match max {
        MaxOccurs::Unbounded => None,
        MaxOccurs::Bounded(max) => Some(max),
    }
}

/// The documentation of a component: paragraphs with white space collapsed.
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
