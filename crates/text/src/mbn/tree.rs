//! The tree of a definition, from the whole down to single leaps. Every node
//! has its bytes in the definition; printing is in [`super::print`].

use core::ops::Range;

use super::head::Identifier;
use super::prefix::Prefix;
use crate::notation::{BoardRange, Number, PieceSet};

/// A definition: a piece or a macro, and its moves.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Definition<'t> {
    /// The name that is defined.
    pub identifier: Identifier<'t>,
    /// Its moves.
    pub moves: Sequence<'t>,
}

/// Legs of a move, one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sequence<'t> {
    /// The legs, at least one.
    pub legs: Vec<Leg<'t>>,
    /// Its bytes in the definition.
    pub range: Range<usize>,
}

/// A leg of a sequence.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Leg<'t> {
    /// The link to the leg before.
    pub link: Link,
    /// The moves of the leg.
    pub moves: CombinedMove<'t>,
}

/// A link before a leg.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Link {
    /// Nothing: it is the first.
    First,
    /// One hyphen.
    Hyphen,
    /// Two hyphens.
    DoubleHyphen,
}

/// The moves of a leg.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CombinedMove<'t> {
    /// A sequence in square brackets: it may be left out.
    Optional(Sequence<'t>),
    /// A sequence in braces.
    Braced(Sequence<'t>),
    /// Moves to choose from, joined by `+`; at least one.
    Choice(Vec<PartialMove<'t>>),
}

/// One of the moves of a leg.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PartialMove<'t> {
    /// The prefixes: conditions, transitions, squares where it may start.
    pub prefixes: Vec<Prefix<'t>>,
    /// The pieces it depends on.
    pub attackers: Vec<PieceSet<'t>>,
    /// Its modifiers.
    pub modifications: Vec<Modification<'t>>,
    /// The moves that have these modifiers, at least one.
    pub moves: Vec<Move<'t>>,
    /// The squares where it may end.
    pub target: Option<BoardRange<'t>>,
    /// Its bytes in the definition.
    pub range: Range<usize>,
}

/// A modifier.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Modification<'t> {
    /// The modifier itself.
    pub modifier: ModifiedBy<'t>,
    /// The pieces it is about.
    pub pieces: Option<PieceSet<'t>>,
    /// The place of the question mark that makes it optional.
    pub optional: Option<usize>,
    /// Its bytes in the definition.
    pub range: Range<usize>,
}

/// A modifier without what may follow it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ModifiedBy<'t> {
    /// A letter; what it means is in [`super::MODIFIERS`].
    Letter {
        /// The letter, `a` to `z`.
        letter: char,
        /// The sign for a doubled one.
        repeat: Repeat,
    },
    /// Two directions in parentheses.
    Amalgamated(Directions<'t>),
}

/// The sign after the letter of a modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repeat {
    /// Nothing.
    Once,
    /// The same letter.
    Doubled,
    /// The letter `y`: any.
    Any,
}

/// Directions: one, or several in parentheses.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Directions<'t> {
    /// Their letters.
    pub letters: &'t str,
    /// True if parentheses stand around them.
    pub enclosed: bool,
    /// Their bytes in the definition.
    pub range: Range<usize>,
}

/// A move without modifiers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Move<'t> {
    /// A sequence in parentheses.
    Rider(Rider<'t>),
    /// A leap.
    Leaper(Leaper<'t>),
}

/// A sequence in parentheses, which may be repeated.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rider<'t> {
    /// The moves that are repeated.
    pub moves: Sequence<'t>,
    /// The directions of the repetition.
    pub directions: Option<Directions<'t>>,
    /// The number of repetitions.
    pub steps: Option<Steps<'t>>,
    /// Its bytes in the definition.
    pub range: Range<usize>,
}

/// A leap, which may be repeated.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Leaper<'t> {
    /// The leap.
    pub leap: Leap<'t>,
    /// The directions the repetitions take in turn.
    pub circular: Option<Directions<'t>>,
    /// The number of repetitions.
    pub steps: Option<Steps<'t>>,
    /// Its bytes in the definition.
    pub range: Range<usize>,
}

/// The kind of a leap.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Leap<'t> {
    /// A base letter; what it stands for is in [`super::BASES`].
    Base(char),
    /// Two numbers between colons, the smaller one first.
    Extended(Number<'t>, Number<'t>),
    /// The name of a macro, without its `@`.
    Macro(&'t str),
}

/// A number of repetitions of a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Steps<'t> {
    /// Its meaning.
    pub kind: StepsKind,
    /// The text.
    pub text: &'t str,
    /// Its bytes in the definition.
    pub range: Range<usize>,
}

/// The kinds of repetition. Numbers are digits of [`Steps::text`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StepsKind {
    /// `0`: any number of steps.
    Any,
    /// `0*`: as far as possible.
    Farthest,
    /// `0n`: exactly so many.
    Exactly,
    /// `n`: up to so many.
    UpTo,
    /// `*` or `**`: a rider to the edge.
    Edge,
    /// `#`.
    NumberSign,
}
