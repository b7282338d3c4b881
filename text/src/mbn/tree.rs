//! The tree of a definition, from the whole down to single leaps. Every node
//! has its bytes in the definition; printing is in [`super::print`].

use core::ops::Range;

use super::head::Identifier;
use super::prefix::Prefix;
use crate::notation::{BoardRange, Number, PieceSet};

/// A definition: a piece or a macro, and its moves.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Definition<'t> {
    /// What is defined.
    pub identifier: Identifier<'t>,
    /// How it moves.
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
    /// What joins it to the leg before.
    pub link: Link,
    /// What it consists of.
    pub moves: CombinedMove<'t>,
}

/// What stands before a leg.
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
    /// What stands first: conditions, transitions, where it may start.
    pub prefixes: Vec<Prefix<'t>>,
    /// The pieces it depends on.
    pub attackers: Vec<PieceSet<'t>>,
    /// Its modifiers.
    pub modifications: Vec<Modification<'t>>,
    /// The moves that have these modifiers, at least one.
    pub moves: Vec<Move<'t>>,
    /// Where it may end.
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
    /// Where the question mark stands that makes it optional.
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
        /// Whether it is doubled.
        repeat: Repeat,
    },
    /// Two directions in parentheses.
    Amalgamated(Directions<'t>),
}

/// What follows the letter of a modifier.
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
    /// Whether parentheses stand around them.
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
    /// What is repeated.
    pub moves: Sequence<'t>,
    /// The directions of the repetition.
    pub directions: Option<Directions<'t>>,
    /// How often.
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
    /// How often.
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

/// How often a move is repeated.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Steps<'t> {
    /// What the text means.
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
