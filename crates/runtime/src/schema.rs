//! A schema as data: what generated code holds in its tables. Everything is
//! `static`, so that reading a document builds nothing but its values.

use crate::simple::SimpleType;

/// The type of an element.
#[derive(Clone, Copy, Debug)]
pub enum Type {
    /// Text without attributes.
    Simple(&'static SimpleType),
    /// Anything else.
    Complex(&'static ComplexType),
}

/// An element as a content model, or the document, declares it.
#[derive(Debug)]
pub struct Child {
    /// Its name.
    pub name: &'static str,
    /// Its type.
    pub ty: Type,
    /// Whether it may occur more than once.
    pub repeats: bool,
    /// The text that an empty element stands for.
    pub default: Option<&'static str>,
    /// The only text allowed.
    pub fixed: Option<&'static str>,
}

/// A complex type.
#[derive(Debug)]
pub struct ComplexType {
    /// The component: `Game`, or `Game/head` where it has no name.
    pub name: &'static str,
    /// Its attributes, at most 64.
    pub attributes: &'static [Attribute],
    /// One bit for each attribute that must stand.
    pub required: u64,
    /// Finds an attribute by name.
    pub attribute: fn(&[u8]) -> Option<usize>,
    /// What stands between the tags.
    pub content: Content,
}

/// An attribute as its type declares it.
#[derive(Debug)]
pub struct Attribute {
    /// Its name.
    pub name: &'static str,
    /// Its type.
    pub ty: &'static SimpleType,
    /// Whether it must stand.
    pub required: bool,
    /// What its absence stands for.
    pub default: Option<&'static str>,
    /// The only value allowed.
    pub fixed: Option<&'static str>,
}

/// What stands between the tags of an element.
#[derive(Debug)]
pub enum Content {
    /// Nothing.
    Empty,
    /// A text.
    Text(&'static SimpleType),
    /// Elements.
    Elements(&'static Model),
    /// Elements with text around them.
    Mixed(&'static Model),
}

/// A content model.
#[derive(Debug)]
pub struct Model {
    /// The elements, each with its slot as index.
    pub children: &'static [Child],
    /// Finds the number of an element name.
    pub symbol: fn(&[u8]) -> Option<usize>,
    /// Which sequences of them are allowed.
    pub order: Order,
    /// Names that a lenient reader takes for others.
    pub aliases: &'static [Alias],
}

/// Which sequences of elements a content model allows.
#[derive(Debug)]
pub enum Order {
    /// Those of an automaton.
    Automaton {
        /// How many names there are: the length of a row of `steps`.
        names: usize,
        /// For each state and name, the next state and the slot.
        steps: &'static [Step],
        /// Whether the content may end in each state.
        accepting: &'static [bool],
    },
    /// Each at most once, in any order; the bits say which must occur. Names
    /// and slots have the same numbers.
    All {
        /// One bit for each slot.
        required: u64,
        /// Whether there may be no element at all, required or not.
        optional: bool,
    },
}

/// A step of a content model.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The next state.
    pub state: u16,
    /// The slot of the element; [`Step::NONE`] has no meaning of its own.
    pub slot: u16,
}

impl Step {
    /// No such step.
    pub const NONE: Self = Self {
        state: u16::MAX,
        slot: u16::MAX,
    };

    /// A step to a state with the element of a slot.
    pub const fn to(state: u16, slot: u16) -> Self {
        Self { state, slot }
    }
}

/// A name that is wrong in its place, but whose meaning is known.
#[derive(Debug)]
pub struct Alias {
    /// The name as found.
    pub name: &'static str,
    /// What it stands for.
    pub target: Target,
}

/// What a wrong name stands for.
#[derive(Debug)]
pub enum Target {
    /// Another element of the same content model.
    Sibling(&'static str),
    /// A value that belongs to another part of the document. The reader keeps
    /// it aside under this name, for code that knows where it goes.
    Elsewhere {
        /// Where it belongs: a path of element names that begins beside the
        /// element with this content, such as `characteristics/gametime`.
        place: &'static str,
        /// What the element is there, with a simple type.
        child: &'static Child,
    },
}

/// One way in which a document can break the schema.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Constraint {
    /// The permanent id: `xsd:Game/@boardsize/pattern`.
    pub id: &'static str,
    /// The component that is constrained: `Game/@boardsize`.
    pub component: &'static str,
    /// The facet, or the kind of constraint: `pattern`, `required`.
    pub kind: &'static str,
    /// The value of the facet, where there is one.
    pub value: &'static str,
    /// What the schema says of the component.
    pub documentation: &'static str,
}

impl Constraint {
    /// A constraint, its parts in their order.
    pub const fn new(
        id: &'static str,
        component: &'static str,
        kind: &'static str,
        value: &'static str,
        documentation: &'static str,
    ) -> Self {
        Self {
            id,
            component,
            kind,
            value,
            documentation,
        }
    }
}

/// Ways to break any schema that belong to no component of it.
pub const GENERAL: &[Constraint] = &[
    Constraint {
        id: "xsd:root",
        component: "",
        kind: "root",
        value: "",
        documentation: "The root is an element that the schema declares globally.",
    },
    Constraint {
        id: "xsd:namespace",
        component: "",
        kind: "namespace",
        value: "",
        documentation: "The elements of the schema have no namespace.",
    },
    Constraint {
        id: "xsd:instance-attribute",
        component: "",
        kind: "instance-attribute",
        value: "",
        documentation: "Of the attributes of XML Schema itself only those that say where the schema \
                        is can stand; `xsi:type` and `xsi:nil` have no use here.",
    },
];
