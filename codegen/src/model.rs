//! A schema resolved: every reference followed, every derivation worked out.
//! Types are numbered, so that recursive ones need no special care; the order
//! is that of the schema, so that the same schema gives the same code.

use std::borrow::Cow;

use cif_runtime::simple::{WhiteSpace, builtin::Builtin};

use crate::lines::{Line, Notes};
use crate::namespaces::Namespaces;
use crate::source::{FacetKind, IdentityConstraint, Methods};
use crate::wildcard::Wildcard;

/// All that a schema declares.
#[derive(Debug)]
pub(crate) struct Schema {
    pub(crate) namespaces: Namespaces,
    pub(crate) simple: Vec<SimpleType>,
    pub(crate) complex: Vec<ComplexType>,
    /// The global elements: what a document may have as its root.
    pub(crate) roots: Vec<Child>,
    /// The global elements in whose place only others can stand.
    pub(crate) abstract_elements: Vec<Child>,
    /// Numbers of types with names of their own, which come first.
    pub(crate) named_simple: usize,
    pub(crate) named_complex: usize,
    /// The global attributes, where a wildcard may allow them.
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) unused: Unused,
    /// Values that have to be equal.
    pub(crate) equal: Vec<Equal>,
    /// The identity constraints of all elements; those that refer to another have its
    /// number.
    pub(crate) identity: Vec<IdentityConstraint<usize>>,
}

/// Components that nothing uses: checked as all are, without code.
#[derive(Debug, Default)]
pub(crate) struct Unused {
    /// Number of types that are used; those of unused components stand behind them, and
    /// for each unused group one with its content.
    pub(crate) simple: usize,
    pub(crate) complex: usize,
    /// Unused global attributes, and those of unused groups.
    pub(crate) attributes: Vec<(String, Attribute)>,
}

/// Two values that have to be equal, as values of a type.
#[derive(Debug)]
pub(crate) struct Equal {
    pub(crate) ty: usize,
    /// Each with its line.
    pub(crate) values: [(String, Line); 2],
    pub(crate) component: String,
    pub(crate) line: Line,
    /// The fault where they are not.
    pub(crate) message: &'static str,
}

impl Schema {
    /// Returns true if values of a simple type may be identifiers.
    pub(crate) fn is_identifier(&self, id: usize) -> bool {
        self.holds(id, Builtin::Id)
    }

    /// Returns true if values of a simple type may hold some of a built-in one.
    pub(crate) fn holds(&self, id: usize, wanted: Builtin) -> bool {
        match &self.simple[id].variety {
            Variety::Atomic(built_in) => *built_in == wanted,
            Variety::List(item) => self.holds(*item, wanted),
            Variety::Union(members) => members.iter().any(|&member| self.holds(member, wanted)),
        }
    }

    /// Drops what nothing uses, once it is checked.
    pub(crate) fn without_unused(mut self) -> Self {
        self.simple.truncate(self.unused.simple);
        self.complex.truncate(self.unused.complex);
        self
    }
}

/// A type of elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Type {
    Simple(usize),
    Complex(usize),
}

/// A simple type with everything its bases say.
#[derive(Debug, Clone)]
pub(crate) struct SimpleType {
    /// `BoardSize`, or `Game/@boardsize` where it has no name of its own.
    pub(crate) component: String,
    /// True if this is a built-in type itself.
    pub(crate) is_built_in: bool,
    /// The type that this one restricts.
    pub(crate) base: Option<usize>,
    pub(crate) white_space: WhiteSpace,
    pub(crate) variety: Variety,
    pub(crate) facets: Facets,
    /// The facets that no derived type may change.
    pub(crate) fixed: Vec<FacetKind>,
    /// The facets written in this very type.
    pub(crate) own: Vec<OwnFacet>,
    pub(crate) documentation: String,
    pub(crate) line: Line,
}

/// The construction of the values: atomic, a list or a union.
#[derive(Debug, Clone)]
pub(crate) enum Variety {
    Atomic(Builtin),
    List(usize),
    Union(Vec<usize>),
}

/// Facets merged over all derivation steps.
#[derive(Debug, Clone, Default)]
pub(crate) struct Facets {
    /// The patterns of one step are alternatives; all steps must hold.
    pub(crate) patterns: Vec<Vec<String>>,
    /// The documentation of each step's patterns, which messages quote.
    pub(crate) words: Vec<String>,
    pub(crate) enumeration: Vec<Enumerated>,
    pub(crate) length: Option<usize>,
    pub(crate) min_length: Option<usize>,
    pub(crate) max_length: Option<usize>,
    pub(crate) min_inclusive: Option<String>,
    pub(crate) max_inclusive: Option<String>,
    pub(crate) min_exclusive: Option<String>,
    pub(crate) max_exclusive: Option<String>,
    pub(crate) total_digits: Option<u32>,
    pub(crate) fraction_digits: Option<u32>,
}

/// One value of an enumeration.
#[derive(Debug, Clone)]
pub(crate) struct Enumerated {
    pub(crate) value: String,
    pub(crate) documentation: String,
}

/// A facet where it is written.
#[derive(Debug, Clone)]
pub(crate) struct OwnFacet {
    pub(crate) kind: FacetKind,
    pub(crate) value: String,
    pub(crate) documentation: String,
    pub(crate) line: Line,
}

/// A complex type with everything its bases say.
#[derive(Debug, Clone)]
pub(crate) struct ComplexType {
    /// `Game`, or `Game/head` where it has no name of its own.
    pub(crate) component: String,
    /// The type that this one extends.
    pub(crate) extends: Option<usize>,
    /// The type that this one restricts.
    pub(crate) restricts: Option<usize>,
    /// True if this is `xs:anyType` itself.
    pub(crate) is_any: bool,
    /// True if only types derived from it have elements.
    pub(crate) is_abstract: bool,
    /// The ways in which no type that a document names may come from it.
    pub(crate) block: Methods,
    /// All attributes, those of the base first.
    pub(crate) attributes: Vec<Attribute>,
    /// The other attributes that are allowed.
    pub(crate) other_attributes: Option<Wildcard>,
    pub(crate) content: Content,
    /// True if the content is element-only, be it without elements (Part 1, 3.4.2).
    pub(crate) is_element_only: bool,
    /// The content that an extension adds to that of its base.
    pub(crate) added: Option<Particle>,
    pub(crate) documentation: String,
    pub(crate) line: Line,
}

impl ComplexType {
    /// A type without anything.
    pub(crate) fn empty(component: &str, line: Line) -> Self {
        Self {
            component: component.to_owned(),
            extends: None,
            restricts: None,
            is_any: false,
            is_abstract: false,
            block: Methods::default(),
            attributes: Vec::new(),
            other_attributes: None,
            content: Content::Empty,
            is_element_only: false,
            added: None,
            documentation: String::new(),
            line,
        }
    }
}

/// The content between the tags.
#[derive(Debug, Clone)]
pub(crate) enum Content {
    Empty,
    Simple(usize),
    Elements(Particle),
    Mixed(Option<Particle>),
}

/// An attribute of a type.
#[derive(Debug, Clone)]
pub(crate) struct Attribute {
    pub(crate) name: String,
    pub(crate) ty: usize,
    pub(crate) required: bool,
    pub(crate) default: Option<String>,
    pub(crate) fixed: Option<String>,
    /// The attribute group that declares it.
    pub(crate) group: Option<String>,
    /// The line of the default or fixed value, which a reference takes from elsewhere.
    pub(crate) value_line: Line,
    pub(crate) documentation: String,
    pub(crate) notes: Notes,
    pub(crate) line: Line,
}

impl Attribute {
    /// Returns true if another attribute of this name is declared by the same group.
    pub(crate) fn is_same_use(&self, other: &Self) -> bool {
        self.group.is_some() && self.group == other.group
    }
}

/// A term and how often it occurs.
#[derive(Debug, Clone)]
pub(crate) struct Particle {
    pub(crate) min: usize,
    /// `None` is unbounded.
    pub(crate) max: Option<usize>,
    pub(crate) term: Term,
    /// The named group that this particle came from.
    pub(crate) group: Option<String>,
    pub(crate) line: Line,
}

/// The term of a particle: an element, or a group of particles.
#[derive(Debug, Clone)]
pub(crate) enum Term {
    Element(Child),
    Sequence(Vec<Particle>),
    Choice(Vec<Particle>),
    All(Vec<Particle>),
}

/// An element in a content model, or at the root.
#[derive(Debug, Clone)]
pub(crate) struct Child {
    /// Its name; that of the wildcard where it is one.
    pub(crate) name: String,
    pub(crate) namespace: String,
    pub(crate) wildcard: Option<Box<Wildcard>>,
    pub(crate) ty: Type,
    /// True if it may be nil.
    pub(crate) nillable: bool,
    /// The numbers of its identity constraints.
    pub(crate) identity: Vec<usize>,
    pub(crate) default: Option<String>,
    pub(crate) fixed: Option<String>,
    /// The ways in which nothing may stand in its place.
    pub(crate) block: Methods,
    pub(crate) documentation: String,
    pub(crate) notes: Notes,
    pub(crate) line: Line,
}

impl Child {
    /// The same as an element that no document can have: it is abstract, and nothing
    /// takes its place. No element has such a name.
    pub(crate) fn impossible(self) -> Self {
        let name = format!("##{}", self.name);
        Self { name, ..self }
    }

    /// Returns true if no document can have it.
    pub(crate) fn is_impossible(&self) -> bool {
        self.wildcard.is_none() && self.name.starts_with("##")
    }
}

impl Particle {
    /// Returns true if no document can have it, where it has to be.
    pub(crate) fn is_impossible(&self) -> bool {
        match &self.term {
            Term::Element(child) => child.is_impossible(),
            Term::Choice(parts) => parts.iter().all(Self::is_impossible),
            Term::Sequence(parts) | Term::All(parts) => parts
                .iter()
                .any(|part| part.min > 0 && part.is_impossible()),
        }
    }

    /// Returns true if it has no element that a document can have, and is needed: without it
    /// no name is undeclared that was declared.
    pub(crate) fn is_nothing(&self) -> bool {
        self.is_impossible() && !self.has_elements()
    }

    fn has_elements(&self) -> bool {
        match &self.term {
            Term::Element(child) => !child.is_impossible(),
            Term::Choice(parts) | Term::Sequence(parts) | Term::All(parts) => {
                parts.iter().any(Self::has_elements)
            }
        }
    }

    /// Returns true if it holds no element at all.
    pub(crate) fn is_empty(&self) -> bool {
        match &self.term {
            Term::Element(_) => false,
            // Nothing meets a choice without alternatives, not even nothing.
            Term::Choice(parts) if parts.is_empty() => self.min == 0,
            Term::Sequence(parts) | Term::Choice(parts) | Term::All(parts) => {
                parts.iter().all(Self::is_empty)
            }
        }
    }

    /// Returns the number of particles in it, itself included.
    pub(crate) fn size(&self) -> usize {
        match &self.term {
            Term::Element(_) => 1,
            Term::Sequence(parts) | Term::Choice(parts) | Term::All(parts) => {
                1 + parts.iter().map(Self::size).sum::<usize>()
            }
        }
    }

    /// The elements in document order: their indices are the slots of the
    /// content model.
    pub(crate) fn children(&self) -> Vec<&Child> {
        let mut children = Vec::new();
        self.collect(&mut children);
        children
    }

    /// Changes each element.
    pub(crate) fn for_each_child(&mut self, change: &mut impl FnMut(&mut Child)) {
        match &mut self.term {
            Term::Element(child) => change(child),
            Term::Sequence(parts) | Term::Choice(parts) | Term::All(parts) => {
                for part in parts {
                    part.for_each_child(change);
                }
            }
        }
    }

    fn collect<'a>(&'a self, children: &mut Vec<&'a Child>) {
        match &self.term {
            Term::Element(child) => children.push(child),
            Term::Sequence(parts) | Term::Choice(parts) | Term::All(parts) => {
                for part in parts {
                    part.collect(children);
                }
            }
        }
    }
}

impl Child {
    /// The name that steps of a content model go by. Wildcards of the same namespaces that check
    /// in different ways are different steps.
    pub(crate) fn symbol(&self) -> Cow<'_, str> {
        match &self.wildcard {
            Some(wildcard) => format!("{} {:?}", self.name, wildcard.process).into(),
            None => self.name.as_str().into(),
        }
    }
}

impl Content {
    /// The content model, where there is one.
    pub(crate) fn particle(&self) -> Option<&Particle> {
        match self {
            Self::Elements(particle) | Self::Mixed(Some(particle)) => Some(particle),
            Self::Empty | Self::Simple(_) | Self::Mixed(None) => None,
        }
    }
}
