//! A schema as written: its components in order, references not yet followed.
//! This is what the front end hands over, so that nothing behind it knows
//! which XSD parser was used.

use crate::lines::{Line, Notes};
use crate::namespaces::Namespaces;

/// All components of one schema document.
#[derive(Debug, Default)]
pub(crate) struct Source {
    pub(crate) namespaces: Namespaces,
    pub(crate) elements: Vec<Element>,
    pub(crate) complex_types: Vec<ComplexType>,
    pub(crate) simple_types: Vec<SimpleType>,
    pub(crate) groups: Vec<Group>,
    pub(crate) attribute_groups: Vec<AttributeGroup>,
    pub(crate) attributes: Vec<Attribute>,
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

/// `xs:element`: a declaration, or a reference to a global one.
#[derive(Debug)]
pub(crate) struct Element {
    pub(crate) name: String,
    pub(crate) is_reference: bool,
    pub(crate) type_use: Option<TypeUse>,
    pub(crate) default: Option<String>,
    pub(crate) fixed: Option<String>,
    pub(crate) documentation: String,
    pub(crate) notes: Notes,
    pub(crate) line: Line,
}

/// `xs:complexType`; the name is empty where it is anonymous.
#[derive(Debug)]
pub(crate) struct ComplexType {
    pub(crate) name: String,
    pub(crate) mixed: bool,
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

/// `xs:attribute` in a type, or a reference to an attribute group.
#[derive(Debug)]
pub(crate) enum AttributeUse {
    Attribute(Attribute),
    Group(String, Line),
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

/// The term of a particle: an element, or a group of particles.
#[derive(Debug)]
pub(crate) enum Term {
    Element(Element),
    Sequence(Vec<Particle>),
    Choice(Vec<Particle>),
    All(Vec<Particle>),
    Group(String),
}

/// `xs:simpleType`; the name is empty where it is anonymous.
#[derive(Debug)]
pub(crate) struct SimpleType {
    pub(crate) name: String,
    pub(crate) derivation: Derivation,
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

/// A facet as written.
#[derive(Debug, Clone)]
pub(crate) struct Facet {
    pub(crate) kind: FacetKind,
    pub(crate) value: String,
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
