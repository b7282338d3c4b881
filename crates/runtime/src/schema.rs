//! A schema as data: what generated code holds in its tables. Everything is
//! `static`, so that reading a document builds nothing but its values. Tables are
//! written with the short constructors of this module.

mod any;
mod catalogue;
mod counted;
mod identity;
mod named;
pub(crate) mod namespaces;

pub use any::{ANY, Allowed, Process, Wildcard};
pub(crate) use any::{ANYTHING, UNCHECKED, is_unchecked};
pub use catalogue::{Constraint, GENERAL, OF_NAMED_TYPES, OF_STREAMS};
pub(crate) use counted::has_room;
pub use counted::{Bounds, Counted, Edge};
pub(crate) use identity::NodeName;
pub use identity::{Field, IdentityConstraint, IdentityKind, NameTest, Path};
pub use named::{Base, Methods, NamedType};
pub use namespaces::Namespaces;

use crate::simple::SimpleType;

/// A schema: all that documents are checked against.
#[derive(Debug)]
pub struct Schema {
    /// The elements that a document may have as its root.
    pub roots: &'static [Child],
    /// The attributes that are declared for all elements that a wildcard lets have them.
    pub attributes: &'static [Attribute],
    /// Children of roots that can be read part by part as a root is.
    pub parts: &'static [Child],
    /// The namespaces of all names.
    pub namespaces: Namespaces,
    /// The types that documents can name by `xsi:type`, in the order of their names;
    /// nothing where documents cannot use it.
    pub types: Option<&'static [NamedType]>,
    /// The global elements in whose place only others can stand.
    pub abstract_elements: &'static [&'static str],
}

impl Schema {
    /// A schema with these roots and without namespaces.
    pub const fn new(roots: &'static [Child]) -> Self {
        Self {
            roots,
            attributes: &[],
            parts: &[],
            namespaces: Namespaces::NONE,
            types: None,
            abstract_elements: &[],
        }
    }

    /// The same with types that documents can name by `xsi:type`, in the order of their
    /// names.
    #[must_use]
    pub const fn types(mut self, types: &'static [NamedType]) -> Self {
        self.types = Some(types);
        self
    }

    /// The same with global elements in whose place only others can stand.
    #[must_use]
    pub const fn abstract_elements(mut self, names: &'static [&'static str]) -> Self {
        self.abstract_elements = names;
        self
    }

    /// The same with attributes that wildcards allow by their declarations.
    #[must_use]
    pub const fn attributes(mut self, attributes: &'static [Attribute]) -> Self {
        self.attributes = attributes;
        self
    }

    /// The same with children of roots that can be read part by part.
    #[must_use]
    pub const fn parts(mut self, parts: &'static [Child]) -> Self {
        self.parts = parts;
        self
    }

    /// The same with the namespace of elements without a prefix, and the prefixes of
    /// others.
    #[must_use]
    pub const fn namespaces(
        mut self,
        bare: &'static str,
        prefixes: &'static [(&'static str, &'static str)],
    ) -> Self {
        self.namespaces.bare = bare;
        self.namespaces.prefixes = prefixes;
        self
    }

    /// The same where names of other namespaces may stand in documents: wildcards allow
    /// them.
    #[must_use]
    pub const fn open(mut self) -> Self {
        self.namespaces.is_open = true;
        self
    }

    /// The same where patterns speak of the prefixes of names in values.
    #[must_use]
    pub const fn keep_prefixes(mut self) -> Self {
        self.namespaces.keeps_prefixes = true;
        self
    }
}

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
    /// Its canonical name; see [`Namespaces`].
    pub name: &'static str,
    /// Its type.
    pub ty: Type,
    /// True if it may occur more than once.
    pub repeats: bool,
    /// The text that an empty element stands for.
    pub default: Option<&'static str>,
    /// The only text allowed.
    pub fixed: Option<&'static str>,
    /// The methods of derivation by which no type that a document names can come from
    /// its own.
    pub block: Methods,
    /// Its identity constraints.
    pub identity: &'static [&'static IdentityConstraint],
    /// Its rarer properties.
    pub flags: Flags,
}

/// Properties that few elements have, together, so that nearly all need one look.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Flags(u8);

impl Flags {
    /// Nothing of the kind.
    pub const NONE: Self = Self(0);
    /// It may be nil: empty, whatever its type asks for.
    pub const NILLABLE: Self = Self(1);
    /// Its type is abstract, so that documents must name another by `xsi:type`.
    pub const ABSTRACT: Self = Self(2);
    /// It has identity constraints.
    pub const IDENTITY: Self = Self(4);

    /// Returns true if one of these is among them.
    #[inline]
    pub const fn has(self, flags: Self) -> bool {
        self.0 & flags.0 != 0
    }

    /// Returns true if there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and those.
    #[must_use]
    pub const fn and(self, flags: Self) -> Self {
        Self(self.0 | flags.0)
    }
}

impl Child {
    /// An element of a simple type, which stands once at the most.
    pub const fn simple(name: &'static str, ty: &'static SimpleType) -> Self {
        Self::new(name, Type::Simple(ty))
    }

    /// An element of a complex type, which stands once at the most.
    pub const fn complex(name: &'static str, ty: &'static ComplexType) -> Self {
        Self::new(name, Type::Complex(ty))
    }

    const fn new(name: &'static str, ty: Type) -> Self {
        Self {
            name,
            ty,
            repeats: false,
            default: None,
            fixed: None,
            block: Methods::NONE,
            identity: &[],
            flags: Flags::NONE,
        }
    }

    /// The same, which may stand more than once.
    #[must_use]
    pub const fn repeated(mut self) -> Self {
        self.repeats = true;
        self
    }

    /// The same with a text for an empty element.
    #[must_use]
    pub const fn default(mut self, text: &'static str) -> Self {
        self.default = Some(text);
        self
    }

    /// The same with the only text allowed.
    #[must_use]
    pub const fn fixed(mut self, text: &'static str) -> Self {
        self.fixed = Some(text);
        self
    }

    /// The same, which may be nil.
    #[must_use]
    pub const fn nillable(mut self) -> Self {
        self.flags = self.flags.and(Flags::NILLABLE);
        self
    }

    /// The same of an abstract type.
    #[must_use]
    pub const fn abstract_type(mut self) -> Self {
        self.flags = self.flags.and(Flags::ABSTRACT);
        self
    }

    /// The same with identity constraints.
    #[must_use]
    pub const fn identity(mut self, identity: &'static [&'static IdentityConstraint]) -> Self {
        self.identity = identity;
        self.flags = self.flags.and(Flags::IDENTITY);
        self
    }

    /// The same without types that are derived by these methods.
    #[must_use]
    pub const fn block(mut self, methods: Methods) -> Self {
        self.block = methods;
        self
    }
}

/// A complex type.
#[derive(Debug)]
pub struct ComplexType {
    /// The component: `Game`, or `Game/head` where it has no name.
    pub name: &'static str,
    /// Its attributes, at most 128.
    pub attributes: &'static [Attribute],
    /// One bit for each attribute that must stand, or whose absence stands for a
    /// reference.
    pub required: u128,
    /// Finds an attribute by name.
    pub attribute: fn(&[u8]) -> Option<usize>,
    /// The attributes that it allows besides.
    pub others: Option<&'static Wildcard>,
    /// The content between the tags.
    pub content: Content,
}

impl ComplexType {
    /// These bits: those of the first 64, and those of the others.
    #[allow(clippy::cast_possible_truncation, reason = "the other half is cut off")]
    pub(crate) const fn required_halves(&self) -> [u64; 2] {
        [self.required as u64, (self.required >> 64) as u64]
    }
}

/// An attribute as its type declares it.
#[derive(Debug)]
pub struct Attribute {
    /// Its canonical name; see [`Namespaces`].
    pub name: &'static str,
    /// Its type.
    pub ty: &'static SimpleType,
    /// True if it must stand.
    pub required: bool,
    /// The value that its absence stands for.
    pub default: Option<&'static str>,
    /// The only value allowed.
    pub fixed: Option<&'static str>,
}

impl Attribute {
    /// An attribute that may be absent.
    pub const fn new(name: &'static str, ty: &'static SimpleType) -> Self {
        Self {
            name,
            ty,
            required: false,
            default: None,
            fixed: None,
        }
    }

    /// The same, which must stand.
    #[must_use]
    pub const fn required(mut self) -> Self {
        self.required = true;
        self
    }

    /// The same with the value that its absence stands for.
    #[must_use]
    pub const fn default(mut self, value: &'static str) -> Self {
        self.default = Some(value);
        self
    }

    /// The same with the only value allowed.
    #[must_use]
    pub const fn fixed(mut self, value: &'static str) -> Self {
        self.fixed = Some(value);
        self
    }
}

/// The content between the tags of an element.
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
    /// Elements of any name that it allows.
    pub wildcards: &'static [Wildcard],
}

/// Which sequences of elements a content model allows.
#[derive(Debug)]
pub enum Order {
    /// Those of an automaton.
    Automaton {
        /// Number of names: the length of a row of `steps`.
        names: usize,
        /// For each state and name, the next state and the slot.
        steps: &'static [Step],
        /// True for each state in which the content may end.
        accepting: &'static [bool],
    },
    /// Those of an automaton with counters.
    Counted(Counted),
    /// Each at most once, in any order; the bits say which must occur. Names
    /// and slots have the same numbers.
    All {
        /// One bit for each slot.
        required: u64,
        /// True if there may be no element at all, required or not.
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

    /// The steps of an automaton, which generated code has as bytes: two for the
    /// state and two for the slot, the higher first.
    ///
    /// # Panics
    /// While compiling, where there are not as many bytes.
    pub const fn table<const COUNT: usize>(bytes: &[u8]) -> [Self; COUNT] {
        let mut steps = [Self::NONE; COUNT];
        let mut at = 0;
        while at < COUNT {
            let (state, slot) = (4 * at, 4 * at + 2);
            steps[at] = Self {
                state: u16::from_be_bytes([bytes[state], bytes[state + 1]]),
                slot: u16::from_be_bytes([bytes[slot], bytes[slot + 1]]),
            };
            at += 1;
        }
        steps
    }
}

/// A name that is wrong in its place, but whose meaning is known.
#[derive(Debug)]
pub struct Alias {
    /// The name as found.
    pub name: &'static str,
    /// Its meaning.
    pub target: Target,
}

impl Alias {
    /// A name for another element of the same content model.
    pub const fn sibling(name: &'static str, right: &'static str) -> Self {
        let target = Target::Sibling(right);
        Self { name, target }
    }

    /// A name for a value that belongs to another part of the document.
    pub const fn relocated(place: &'static str, child: &'static Child) -> Self {
        let target = Target::Relocated { place, child };
        Self {
            name: child.name,
            target,
        }
    }
}

/// The meaning of a wrong name.
#[derive(Debug)]
pub enum Target {
    /// Another element of the same content model.
    Sibling(&'static str),
    /// A value that belongs to another part of the document. The reader keeps
    /// it aside under this name, for code that knows where it goes.
    Relocated {
        /// Its proper place: a path of element names that begins beside the
        /// element with this content, such as `characteristics/gametime`.
        place: &'static str,
        /// The element there, with a simple type.
        child: &'static Child,
    },
}

/// Finds the number of a name: a function over the bytes of the names, for
/// [`ComplexType::attribute`] and [`Model::symbol`].
#[macro_export]
macro_rules! names {
    () => {
        |_| ::core::option::Option::None
    };
    ($($name:literal $number:literal),+ $(,)?) => {
        |name| match name {
            $($name => ::core::option::Option::Some($number),)+
            _ => ::core::option::Option::None,
        }
    };
}
