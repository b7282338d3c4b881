//! A schema as written: its components in order, references not yet followed.
//! This is what the front end hands over, so that nothing behind it knows
//! which XSD parser was used.

use crate::lines::{Line, Notes};
use crate::namespaces::Namespaces;
use crate::value_names::ValueNames;
use crate::wildcard::Wildcard;
use crate::xpath::Path;

/// All components of one schema document.
#[derive(Debug, Default)]
pub(crate) struct Source {
    pub(crate) namespaces: Namespaces,
    pub(crate) value_names: ValueNames,
    pub(crate) elements: Vec<Element>,
    pub(crate) complex_types: Vec<ComplexType>,
    pub(crate) simple_types: Vec<SimpleType>,
    pub(crate) groups: Vec<Group>,
    pub(crate) attribute_groups: Vec<AttributeGroup>,
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) notations: Vec<Notation>,
    /// The groups that must restrict those in whose places they stand.
    pub(crate) redefined: Vec<Redefined>,
    /// The identity constraints of all elements.
    pub(crate) identity: Vec<IdentityConstraint>,
}

/// A reference to a component by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Name {
    /// A type of XML Schema itself.
    BuiltIn(String),
    /// A component of this schema.
    Own(String),
}

/// The use of a type: by its name, or written in place.
#[derive(Debug)]
pub(crate) enum TypeUse {
    Named(Name),
    Simple(Box<SimpleType>),
    Complex(Box<ComplexType>),
}

/// Ways in which one type or element comes from another, as `block` and `final` list
/// them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Methods(u8);

impl Methods {
    pub(crate) const EXTENSION: Self = Self(1);
    pub(crate) const RESTRICTION: Self = Self(2);
    pub(crate) const SUBSTITUTION: Self = Self(4);
    pub(crate) const LIST: Self = Self(8);
    pub(crate) const UNION: Self = Self(16);

    /// Returns true if one of these is among them.
    pub(crate) fn has(self, methods: Self) -> bool {
        self.0 & methods.0 != 0
    }

    /// Returns true if those that concern elements are among them.
    pub(crate) fn has_all_of_elements(self, methods: Self) -> bool {
        let of_elements = Self::EXTENSION.0 | Self::RESTRICTION.0 | Self::SUBSTITUTION.0;
        methods.0 & of_elements & !self.0 == 0
    }

    /// These and those.
    pub(crate) fn and(self, methods: Self) -> Self {
        Self(self.0 | methods.0)
    }

    /// A value of `block` or `final`.
    pub(crate) fn parse(value: &str) -> Self {
        let words = value.split(' ').map(|word| match word {
            "#all" => Self(u8::MAX),
            "extension" => Self::EXTENSION,
            "restriction" => Self::RESTRICTION,
            "substitution" => Self::SUBSTITUTION,
            "list" => Self::LIST,
            "union" => Self::UNION,
            _ => Self::default(),
        });
        words.fold(Self::default(), Self::and)
    }
}

impl TypeUse {
    /// The name of the type, where it has one.
    pub(crate) fn name(&self) -> Option<&Name> {
        match self {
            Self::Named(name) => Some(name),
            Self::Simple(_) | Self::Complex(_) => None,
        }
    }
}

impl ComplexType {
    /// Returns true if the type says a content model, be it one without elements (Part 1,
    /// 3.4.2).
    pub(crate) fn has_model(&self) -> bool {
        let (Content::Plain(particle, _) | Content::Complex { particle, .. }) = &self.content
        else {
            return false;
        };
        particle.as_ref().is_some_and(Particle::is_model)
    }

    /// The base, and how the type is derived from it.
    pub(crate) fn derivation(&self) -> Option<(&Name, Methods)> {
        match &self.content {
            Content::Plain(..) => None,
            Content::Simple {
                base, is_extension, ..
            }
            | Content::Complex {
                base, is_extension, ..
            } => {
                let way = if *is_extension {
                    Methods::EXTENSION
                } else {
                    Methods::RESTRICTION
                };
                Some((base, way))
            }
        }
    }
}

/// `xs:element`: a declaration, or a reference to a global one.
#[derive(Debug)]
pub(crate) struct Element {
    pub(crate) name: String,
    pub(crate) is_reference: bool,
    pub(crate) type_use: Option<TypeUse>,
    /// The element in whose place it may stand.
    pub(crate) head: Option<String>,
    /// True if only others may stand in its place.
    pub(crate) is_abstract: bool,
    pub(crate) nillable: bool,
    /// The ways in which nothing may come to stand in its place.
    pub(crate) block: Methods,
    pub(crate) final_for: Methods,
    pub(crate) default: Option<String>,
    pub(crate) fixed: Option<String>,
    /// The names of its identity constraints.
    pub(crate) identity: Vec<String>,
    pub(crate) documentation: String,
    pub(crate) notes: Notes,
    pub(crate) line: Line,
}

/// `xs:unique`, `xs:key` or `xs:keyref`. The last refers to another by its name, and by its
/// number when that is found.
#[derive(Debug, Clone)]
pub(crate) struct IdentityConstraint<Key = String> {
    pub(crate) name: String,
    /// The component: `people/key:byId`.
    pub(crate) component: String,
    pub(crate) kind: IdentityKind<Key>,
    pub(crate) selector: Expression,
    pub(crate) fields: Vec<Expression>,
    pub(crate) documentation: String,
    pub(crate) line: Line,
}

/// The kinds of identity constraints.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum IdentityKind<Key = String> {
    Unique,
    Key,
    /// It refers to another.
    KeyRef(Key),
}

/// A selector or a field: alternative paths, and their text.
#[derive(Debug, Clone)]
pub(crate) struct Expression {
    pub(crate) text: String,
    pub(crate) paths: Vec<Path>,
}

/// `xs:complexType`; the name is empty where it is anonymous.
#[derive(Debug)]
pub(crate) struct ComplexType {
    pub(crate) name: String,
    pub(crate) mixed: bool,
    /// True if only types derived from it have elements.
    pub(crate) is_abstract: bool,
    /// The ways in which no type that a document names may come from it.
    pub(crate) block: Methods,
    /// The ways in which nothing may be derived from it.
    pub(crate) final_for: Methods,
    pub(crate) content: Content,
    pub(crate) documentation: String,
    pub(crate) line: Line,
}

/// The content of a complex type.
#[derive(Debug)]
pub(crate) enum Content {
    /// A particle (none: no element) and attributes, without derivation.
    Plain(Option<Particle>, Vec<AttributeUse>),
    /// `simpleContent`: an extension has no facets and no inner type.
    Simple {
        base: Name,
        is_extension: bool,
        inner: Option<Box<SimpleType>>,
        facets: Vec<Facet>,
        attributes: Vec<AttributeUse>,
    },
    /// `complexContent`.
    Complex {
        base: Name,
        is_extension: bool,
        particle: Option<Particle>,
        attributes: Vec<AttributeUse>,
    },
}

/// `xs:attribute` in a type, a reference to an attribute group, or `xs:anyAttribute`.
#[derive(Debug)]
pub(crate) enum AttributeUse {
    Attribute(Attribute),
    Group(String, Line),
    Any(Wildcard),
}

/// `xs:attribute`: a declaration, or a reference to a global one.
#[derive(Debug)]
pub(crate) struct Attribute {
    pub(crate) name: String,
    pub(crate) is_reference: bool,
    pub(crate) type_use: Option<TypeUse>,
    pub(crate) usage: Usage,
    pub(crate) default: Option<String>,
    pub(crate) fixed: Option<String>,
    pub(crate) documentation: String,
    pub(crate) notes: Notes,
    pub(crate) line: Line,
}

/// `use` of an attribute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Usage {
    Optional,
    Required,
    Prohibited,
}

/// `xs:attributeGroup` with a name.
#[derive(Debug)]
pub(crate) struct AttributeGroup {
    pub(crate) name: String,
    pub(crate) attributes: Vec<AttributeUse>,
    pub(crate) line: Line,
}

/// A group, of elements or of attributes, in the place of another one.
#[derive(Debug)]
pub(crate) struct Redefined {
    /// True if it is one of elements.
    pub(crate) is_group: bool,
    pub(crate) name: String,
    /// The name that the other one has now.
    pub(crate) original: String,
    pub(crate) line: Line,
}

impl Redefined {
    /// Follows a group that gets another name.
    pub(crate) fn rename(&mut self, is_group: bool, from: &str, to: &str) {
        if self.is_group == is_group && self.name == from {
            to.clone_into(&mut self.name);
        }
    }
}

/// `xs:group` with a name.
#[derive(Debug)]
pub(crate) struct Group {
    pub(crate) name: String,
    pub(crate) particle: Particle,
    pub(crate) line: Line,
}

/// A term and how often it occurs.
#[derive(Debug)]
pub(crate) struct Particle {
    pub(crate) min: usize,
    /// `None` is unbounded.
    pub(crate) max: Option<usize>,
    pub(crate) term: Term,
    pub(crate) line: Line,
}

impl Particle {
    fn is_model(&self) -> bool {
        let is_nothing = match &self.term {
            Term::Sequence(parts) | Term::All(parts) => parts.is_empty(),
            Term::Choice(parts) => parts.is_empty() && self.min == 0,
            Term::Element(_) | Term::Group(_) | Term::Any(_) => false,
        };
        self.max != Some(0) && !is_nothing
    }
}

/// The term of a particle: an element, or a group of particles.
#[derive(Debug)]
pub(crate) enum Term {
    Element(Element),
    Sequence(Vec<Particle>),
    Choice(Vec<Particle>),
    All(Vec<Particle>),
    Group(String),
    Any(Wildcard),
}

/// `xs:simpleType`; the name is empty where it is anonymous.
#[derive(Debug)]
pub(crate) struct SimpleType {
    pub(crate) name: String,
    pub(crate) derivation: Derivation,
    /// The ways in which nothing may be derived from it.
    pub(crate) final_for: Methods,
    pub(crate) documentation: String,
    pub(crate) line: Line,
}

/// The derivation of a simple type.
#[derive(Debug)]
pub(crate) enum Derivation {
    Restriction {
        base: Box<TypeUse>,
        facets: Vec<Facet>,
    },
    List(Box<TypeUse>),
    Union(Vec<TypeUse>),
}

/// `xs:notation`.
#[derive(Debug)]
pub(crate) struct Notation {
    pub(crate) name: String,
    pub(crate) line: Line,
}

/// A facet as written.
#[derive(Debug, Clone)]
pub(crate) struct Facet {
    pub(crate) kind: FacetKind,
    pub(crate) value: String,
    /// The component that the value names, where it is a qualified name.
    pub(crate) named: Option<String>,
    /// True if no derived type may have another value.
    pub(crate) is_fixed: bool,
    pub(crate) documentation: String,
    pub(crate) line: Line,
}

/// The constraining facets of XSD 1.0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum FacetKind {
    Pattern,
    Enumeration,
    Length,
    MinLength,
    MaxLength,
    MinInclusive,
    MaxInclusive,
    MinExclusive,
    MaxExclusive,
    TotalDigits,
    FractionDigits,
    WhiteSpace,
}

impl FacetKind {
    const ALL: [Self; 12] = [
        Self::Pattern,
        Self::Enumeration,
        Self::Length,
        Self::MinLength,
        Self::MaxLength,
        Self::MinInclusive,
        Self::MaxInclusive,
        Self::MinExclusive,
        Self::MaxExclusive,
        Self::TotalDigits,
        Self::FractionDigits,
        Self::WhiteSpace,
    ];

    /// The facet of a name.
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.as_str() == name)
    }

    /// The name in XML Schema.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Pattern => "pattern",
            Self::Enumeration => "enumeration",
            Self::Length => "length",
            Self::MinLength => "minLength",
            Self::MaxLength => "maxLength",
            Self::MinInclusive => "minInclusive",
            Self::MaxInclusive => "maxInclusive",
            Self::MinExclusive => "minExclusive",
            Self::MaxExclusive => "maxExclusive",
            Self::TotalDigits => "totalDigits",
            Self::FractionDigits => "fractionDigits",
            Self::WhiteSpace => "whiteSpace",
        }
    }
}
