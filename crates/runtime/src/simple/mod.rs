//! Simple types as data: the tables that generated code holds, and the checks
//! over them. A type's facets are already merged with those of its bases, so
//! that checking a value looks at one table only.

pub use bound::Bound;
pub use builtin::Builtin;
pub use dfa::{CharacterDfa, Dfa};
pub use fault::{FacetKind, Fault};
pub use pattern::Pattern;
pub use white_space::WhiteSpace;

mod binary;
mod bound;
pub mod builtin;
mod calendar;
mod check;
pub mod dfa;
pub(crate) mod expanded;
mod explain;
pub mod fault;
mod key;
mod lexical;
pub mod names;
mod number;
mod pattern;
pub mod qualified;
mod uri;
pub(crate) mod value;
pub mod white_space;

/// A simple type.
#[derive(Debug)]
pub struct SimpleType {
    /// The component: `BoardSize`, or `Game/@boardsize` where it has no name.
    pub name: &'static str,
    /// The treatment of white space before anything else is checked; a union
    /// preserves it, its members see to it.
    pub white_space: WhiteSpace,
    /// The construction of the values: atomic, a list or a union.
    pub variety: Variety,
    /// Equal to [`Variety::holds_names`], which is asked for each value.
    pub holds_names: bool,
    /// The restrictions on them.
    pub facets: Facets,
    /// True if values may be identifiers, references to them, or names of entities:
    /// their document decides whether they are valid.
    pub has_identity: bool,
    /// A lenient reader's repair of a value that does not fit: the right text,
    /// where it is certain.
    pub repair: Option<fn(&str) -> Option<String>>,
    /// A lenient reader's rest of a value that does not fit: what is sound in it, where it
    /// has parts.
    pub salvage: Option<fn(&str) -> Option<String>>,
    /// The reason why a value does not fit, in the words of its field; asked
    /// before the facets speak for themselves.
    pub explain: Option<fn(&str) -> Option<String>>,
}

impl SimpleType {
    /// A built-in type as it is.
    pub const fn of(builtin: Builtin) -> Self {
        Self {
            name: builtin.name(),
            white_space: builtin.white_space(),
            variety: Variety::Atomic(builtin),
            holds_names: Variety::Atomic(builtin).holds_names(),
            facets: Facets::NONE,
            has_identity: matches!(builtin, Builtin::Id | Builtin::IdRef | Builtin::Entity),
            repair: None,
            salvage: None,
            explain: None,
        }
    }

    /// A type of its own over a built-in one, still without facets.
    pub const fn atomic(name: &'static str, builtin: Builtin) -> Self {
        Self {
            name,
            ..Self::of(builtin)
        }
    }

    /// A list, still without facets.
    pub const fn list(name: &'static str, item: &'static Self) -> Self {
        Self {
            name,
            white_space: WhiteSpace::Collapse,
            variety: Variety::List(item),
            holds_names: Variety::List(item).holds_names(),
            has_identity: item.has_identity,
            ..Self::of(Builtin::String)
        }
    }

    /// A union, still without facets.
    pub const fn union(name: &'static str, members: &'static [&'static Self]) -> Self {
        let mut has_identity = false;
        let mut at = 0;
        while at < members.len() {
            has_identity |= members[at].has_identity;
            at += 1;
        }
        Self {
            name,
            white_space: WhiteSpace::Preserve,
            variety: Variety::Union(members),
            holds_names: Variety::Union(members).holds_names(),
            has_identity,
            ..Self::of(Builtin::String)
        }
    }

    /// Returns true if a value is one of a list of values, so that none can stand for nothing.
    pub(crate) fn is_closed(&self) -> bool {
        match self.variety {
            _ if !self.facets.enumeration.is_empty() => true,
            // A placeholder is one of the first member.
            Variety::Union([first, ..]) => first.is_closed(),
            _ => false,
        }
    }

    /// Returns true if the empty text is a value, so that it can stand for one that does not fit.
    pub(crate) fn has_blank(&self) -> bool {
        match self.variety {
            _ if self.is_closed() => false,
            Variety::Union([first, ..]) => first.has_blank(),
            _ => self.fits(""),
        }
    }

    /// Returns true if a value can be a list.
    pub(crate) fn may_be_list(&self) -> bool {
        match self.variety {
            Variety::Atomic(_) => false,
            Variety::List(_) => true,
            Variety::Union(members) => members.iter().any(|member| member.may_be_list()),
        }
    }

    /// The same with another rule for white space.
    #[must_use]
    pub const fn white_space(mut self, white_space: WhiteSpace) -> Self {
        self.white_space = white_space;
        self
    }

    /// The same with a repair of values that do not fit.
    #[must_use]
    pub const fn repair(mut self, repair: fn(&str) -> Option<String>) -> Self {
        self.repair = Some(repair);
        self
    }

    /// The same with a way to keep what is sound in values that do not fit.
    #[must_use]
    pub const fn salvage(mut self, salvage: fn(&str) -> Option<String>) -> Self {
        self.salvage = Some(salvage);
        self
    }

    /// The same with a reason why values do not fit.
    #[must_use]
    pub const fn explain(mut self, explain: fn(&str) -> Option<String>) -> Self {
        self.explain = Some(explain);
        self
    }
}

macro_rules! facets {
    ($($facet:ident: $ty:ty, $documentation:literal;)*) => {
        impl SimpleType {
            $(#[doc = concat!("The same with ", $documentation, ".")]
            #[must_use]
            pub const fn $facet(mut self, value: $ty) -> Self {
                self.facets.$facet = facets!(@ $facet value);
                self
            })*
        }
    };
    (@ patterns $value:ident) => { $value };
    (@ words $value:ident) => { $value };
    (@ enumeration $value:ident) => { $value };
    (@ min_inclusive $value:ident) => { Some(Bound::new($value)) };
    (@ max_inclusive $value:ident) => { Some(Bound::new($value)) };
    (@ min_exclusive $value:ident) => { Some(Bound::new($value)) };
    (@ max_exclusive $value:ident) => { Some(Bound::new($value)) };
    (@ $facet:ident $value:ident) => { Some($value) };
}

facets! {
    patterns: &'static [Pattern], "these patterns, all of which must accept";
    words: &'static [&'static str], "the words of the schema for its patterns";
    enumeration: &'static [&'static str], "these values allowed";
    length: usize, "this length";
    min_length: usize, "this least length";
    max_length: usize, "this greatest length";
    min_inclusive: &'static str, "this least value";
    max_inclusive: &'static str, "this greatest value";
    min_exclusive: &'static str, "values greater than this";
    max_exclusive: &'static str, "values less than this";
    total_digits: u32, "so many digits at the most";
    fraction_digits: u32, "so many digits after the point at the most";
}

/// The construction of a simple type's values.
#[derive(Debug)]
pub enum Variety {
    /// Values of one built-in type.
    Atomic(Builtin),
    /// Items of one type, separated by white space.
    List(&'static SimpleType),
    /// A value of any of these; the first that fits counts.
    Union(&'static [&'static SimpleType]),
}

impl Variety {
    /// Returns true if values hold names whose prefixes a document declares: `QName`,
    /// `NOTATION`, and lists and unions of them.
    pub const fn holds_names(&self) -> bool {
        match self {
            Self::Atomic(builtin) => matches!(builtin, Builtin::QName | Builtin::Notation),
            Self::List(item) => item.holds_names,
            Self::Union(members) => {
                let mut at = 0;
                while at < members.len() {
                    if members[at].holds_names {
                        return true;
                    }
                    at += 1;
                }
                false
            }
        }
    }
}

/// The constraining facets of a type, its bases' included.
#[derive(Debug)]
pub struct Facets {
    /// One automaton for each derivation step that has patterns; all must accept.
    pub patterns: &'static [Pattern],
    /// The words of the schema for each of these patterns, as far as it has any.
    pub words: &'static [&'static str],
    /// The values allowed, where they are listed, their white space normalised.
    pub enumeration: &'static [&'static str],
    /// Length, in characters, octets or items, as the type counts.
    pub length: Option<usize>,
    /// Least length.
    pub min_length: Option<usize>,
    /// Greatest length.
    pub max_length: Option<usize>,
    /// Least value.
    pub min_inclusive: Option<Bound>,
    /// Greatest value.
    pub max_inclusive: Option<Bound>,
    /// The value must be greater.
    pub min_exclusive: Option<Bound>,
    /// The value must be less.
    pub max_exclusive: Option<Bound>,
    /// Decimal digits at the most.
    pub total_digits: Option<u32>,
    /// Digits after the point at the most.
    pub fraction_digits: Option<u32>,
}

impl Facets {
    /// No facet at all.
    pub const NONE: Self = Self {
        patterns: &[],
        words: &[],
        enumeration: &[],
        length: None,
        min_length: None,
        max_length: None,
        min_inclusive: None,
        max_inclusive: None,
        min_exclusive: None,
        max_exclusive: None,
        total_digits: None,
        fraction_digits: None,
    };
}
