//! The front end: walks the documents of a schema and hands their components over as
//! our own [`Source`]. The grammar has been checked before, so that everything stands
//! where it may stand, with values that it may have.

mod complex;
mod identity;
mod names;
mod redefine;
mod simple;

use std::collections::BTreeSet;

use roxmltree::Node;

use crate::documents::{self, Documents};
use crate::error::Error;
use crate::grammar;
use crate::lines::{Line, LineEnds, XSD, XSI, documentation, notes};
use crate::namespaces::Namespaces;
use crate::source::{
    Attribute, AttributeGroup, AttributeUse, Element, Group, IdentityConstraint, Methods, Notation,
    Particle, Source, Term, TypeUse, Usage,
};
use crate::value_names::ValueNames;
use crate::wildcard::{Allowed, Process, Wildcard};

/// Loads the components of all documents.
pub(crate) fn load(documents: &Documents) -> Result<Source, Error> {
    let trees = documents.list.iter().map(|it| documents::parse(&it.text));
    let trees: Vec<_> = trees.collect::<Result<_, _>>()?;
    let roots: Vec<_> = trees
        .iter()
        .map(roxmltree::Document::root_element)
        .collect();
    let targets = documents.list.iter().map(|it| it.target.as_str());
    let rooted: Vec<_> = roots.iter().copied().zip(targets).collect();
    let namespaces = Namespaces::of(&rooted);
    let mut source = Source::default();
    let mut loaders: Vec<_> = (rooted.iter().enumerate())
        .map(|(number, (root, target))| Loader {
            documents,
            namespaces: &namespaces,
            number,
            line_ends: LineEnds::of(root.document().input_text()),
            target,
            imported: names::imported(*root),
            path: Vec::new(),
            redefined: None,
            identity: Vec::new(),
        })
        .collect();
    for (loader, root) in loaders.iter_mut().zip(&roots) {
        loader.schema(*root, &mut source)?;
    }
    // A redefinition takes the place of one component.
    source.check_names()?;
    // What is redefined last was loaded first: redefinitions build on each other.
    for (loader, root) in loaders.iter_mut().zip(&roots).rev() {
        loader.redefinitions(*root, &mut source)?;
    }
    source.value_names = ValueNames::of(&roots, &namespaces);
    source.namespaces = namespaces;
    Ok(source)
}

/// The walk over one document.
struct Loader<'s> {
    documents: &'s Documents,
    namespaces: &'s Namespaces,
    number: usize,
    line_ends: LineEnds,
    /// The namespace of its components.
    target: &'s str,
    /// The namespaces that it imports.
    imported: BTreeSet<String>,
    /// The components around the one at hand, for messages.
    path: Vec<String>,
    /// The component that is being redefined: its kind, its name, and the name that
    /// the original has meanwhile.
    redefined: Option<(redefine::Kind, String, String)>,
    /// The identity constraints in the component at hand.
    identity: Vec<IdentityConstraint>,
}

type Loaded<T> = Result<T, Error>;

impl Loader<'_> {
    fn schema(&mut self, root: Node<'_, '_>, source: &mut Source) -> Loaded<()> {
        for node in elements(root) {
            if !self.is_built_in(node) {
                self.component(node, source)?;
            }
        }
        Ok(())
    }

    /// A global component.
    fn component(&mut self, node: Node<'_, '_>, source: &mut Source) -> Loaded<()> {
        match kind(node) {
            "simpleType" => source.simple_types.push(self.simple_type(node)?),
            "complexType" => source.complex_types.push(self.complex_type(node)?),
            "group" => source.groups.push(self.group(node)?),
            "attributeGroup" => source.attribute_groups.push(self.attribute_group(node)?),
            "element" => source.elements.push(self.element(node)?),
            "attribute" => source.attributes.push(self.attribute(node)?),
            "notation" => source.notations.push(Notation {
                name: self.declared(node),
                line: self.line(node),
            }),
            _ => {}
        }
        source.identity.append(&mut self.identity);
        Ok(())
    }

    fn group(&mut self, node: Node<'_, '_>) -> Loaded<Group> {
        let (name, line) = (self.declared(node), self.line(node));
        self.path.push(format!("group {name}"));
        let particle = self.particles(node)?.pop();
        self.path.pop();
        let particle = particle.ok_or_else(|| self.error(node, "holds no model group"))?;
        Ok(Group {
            name,
            particle,
            line,
        })
    }

    fn attribute_group(&mut self, node: Node<'_, '_>) -> Loaded<AttributeGroup> {
        let (name, line) = (self.declared(node), self.line(node));
        self.path.push(format!("attributeGroup {name}"));
        let attributes = self.attribute_uses(node)?;
        self.path.pop();
        Ok(AttributeGroup {
            name,
            attributes,
            line,
        })
    }

    /// The attributes and attribute groups in a component.
    fn attribute_uses(&mut self, node: Node<'_, '_>) -> Loaded<Vec<AttributeUse>> {
        let mut uses = Vec::new();
        for child in elements(node) {
            match kind(child) {
                "attribute" => uses.push(AttributeUse::Attribute(self.attribute(child)?)),
                "attributeGroup" => {
                    let name = self.reference(child, "ref")?;
                    uses.push(AttributeUse::Group(name, self.line(child)));
                }
                "anyAttribute" => uses.push(AttributeUse::Any(self.wildcard(child))),
                _ => {}
            }
        }
        Ok(uses)
    }

    fn element(&mut self, node: Node<'_, '_>) -> Loaded<Element> {
        let is_reference = node.has_attribute("ref");
        let name = if is_reference {
            self.reference(node, "ref")?
        } else {
            self.declared(node)
        };
        self.path.push(name.clone());
        let type_use = self.type_use(node, "type")?;
        let identity = self.identity(node)?;
        self.path.pop();
        Ok(Element {
            name,
            is_reference,
            type_use,
            identity,
            head: (node.has_attribute("substitutionGroup"))
                .then(|| self.reference(node, "substitutionGroup"))
                .transpose()?,
            is_abstract: is_true(node, "abstract").unwrap_or(false),
            nillable: is_true(node, "nillable").unwrap_or(false),
            block: methods(node, "block"),
            final_for: methods(node, "final"),
            default: value(node, "default"),
            fixed: value(node, "fixed"),
            documentation: documentation(node),
            notes: notes(node),
            line: self.line(node),
        })
    }

    /// The type of a component: by the name in an attribute, or written in place.
    fn type_use(&mut self, node: Node<'_, '_>, name: &str) -> Loaded<Option<TypeUse>> {
        if let Some(value) = grammar::value(node, name) {
            return self
                .type_name(node, &value)
                .map(|it| Some(TypeUse::Named(it)));
        }
        for child in elements(node) {
            match kind(child) {
                "simpleType" => {
                    let ty = self.simple_type(child)?;
                    return Ok(Some(TypeUse::Simple(Box::new(ty))));
                }
                "complexType" => {
                    let ty = self.complex_type(child)?;
                    return Ok(Some(TypeUse::Complex(Box::new(ty))));
                }
                _ => {}
            }
        }
        Ok(None)
    }

    /// The particles in a component.
    fn particles(&mut self, node: Node<'_, '_>) -> Loaded<Vec<Particle>> {
        let mut particles = Vec::new();
        for child in elements(node) {
            let term = match kind(child) {
                "element" => Term::Element(self.element(child)?),
                "group" => Term::Group(self.reference(child, "ref")?),
                "all" => Term::All(self.particles(child)?),
                "choice" => Term::Choice(self.particles(child)?),
                "sequence" => Term::Sequence(self.particles(child)?),
                "any" => Term::Any(self.wildcard(child)),
                _ => continue,
            };
            let max = value(child, "maxOccurs");
            particles.push(Particle {
                min: value(child, "minOccurs").map_or(1, |it| number(&it).min(MANY)),
                max: match max.as_deref() {
                    Some("unbounded") => None,
                    max => Some(max.map_or(1, number)).filter(|&max| max < MANY),
                },
                term,
                line: self.line(child),
            });
        }
        Ok(particles)
    }

    fn wildcard(&self, node: Node<'_, '_>) -> Wildcard {
        let namespaces = value(node, "namespace").unwrap_or_else(|| "##any".to_owned());
        Wildcard {
            allowed: Allowed::parse(&namespaces, self.target),
            process: match value(node, "processContents").as_deref() {
                Some("lax") => Process::Lax,
                Some("skip") => Process::Skip,
                _ => Process::Strict,
            },
            line: self.line(node),
        }
    }

    fn attribute(&mut self, node: Node<'_, '_>) -> Loaded<Attribute> {
        let is_reference = node.has_attribute("ref");
        let name = if is_reference {
            self.reference(node, "ref")?
        } else {
            self.declared(node)
        };
        self.path.push(format!("@{name}"));
        if !is_reference && self.namespaces.of_attribute(&name) == XSI {
            let message = format!("the namespace {XSI} lets no attribute be declared in it");
            return Err(self.error(node, message));
        }
        let type_use = self.type_use(node, "type")?;
        self.path.pop();
        Ok(Attribute {
            name,
            is_reference,
            type_use,
            usage: match value(node, "use").as_deref() {
                Some("required") => Usage::Required,
                Some("prohibited") => Usage::Prohibited,
                _ => Usage::Optional,
            },
            default: value(node, "default"),
            fixed: value(node, "fixed"),
            documentation: documentation(node),
            notes: notes(node),
            line: self.line(node),
        })
    }

    fn line(&self, node: Node<'_, '_>) -> Line {
        self.line_ends.line(self.number, node)
    }

    fn error(&self, node: Node<'_, '_>, message: impl Into<String>) -> Error {
        Error::new(self.path.join("/"), self.line(node), message)
    }
}

/// More elements than this are as good as any number: no text that is read at once holds
/// so many.
const MANY: usize = u32::MAX as usize;

/// The elements of XML Schema within another.
fn elements<'d, 'i: 'd>(node: Node<'d, 'i>) -> impl Iterator<Item = Node<'d, 'i>> {
    node.children()
        .filter(|it| it.tag_name().namespace() == Some(XSD))
}

/// The name of an element of XML Schema.
fn kind<'d>(node: Node<'d, '_>) -> &'d str {
    node.tag_name().name()
}

/// The derivation in a simple type, or in the content of a complex one.
fn derivation<'d, 'i: 'd>(node: Node<'d, 'i>) -> Option<Node<'d, 'i>> {
    elements(node).find(|it| is_derivation(*it))
}

fn is_derivation(node: Node<'_, '_>) -> bool {
    matches!(kind(node), "restriction" | "extension")
}

/// The value of an attribute, its white space as its type has it.
fn value(node: Node<'_, '_>, name: &str) -> Option<String> {
    grammar::value(node, name).map(std::borrow::Cow::into_owned)
}

fn is_true(node: Node<'_, '_>, name: &str) -> Option<bool> {
    value(node, name).map(|it| matches!(it.as_str(), "true" | "1"))
}

/// The value of `block` or `final`, or what the document says for all.
fn methods(node: Node<'_, '_>, name: &str) -> Methods {
    let root = node.document().root_element();
    let value = value(node, name).or_else(|| value(root, &format!("{name}Default")));
    value.map_or(Methods::default(), |it| Methods::parse(&it))
}

/// A number that the grammar has checked; a sign means nothing.
fn number(text: &str) -> usize {
    text.trim_start_matches(['+', '-'])
        .parse()
        .unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests;
