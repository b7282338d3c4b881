//! A rule with its attributes, as it was read; it prints as the same text.

use core::fmt;
use core::ops::Range;

use crate::notation::{BoardRange, Number, PieceSet};

/// A definition: a rule, and its attributes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Definition<'t> {
    /// An exclamation mark stands first: the rule does not hold.
    pub negated: bool,
    /// The rule.
    pub name: Name<'t>,
    /// The arguments after its name.
    pub arguments: Arguments<'t>,
    /// The attributes after the equal sign.
    pub attributes: Vec<Attribute<'t>>,
}

/// An attribute of a rule.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Attribute<'t> {
    /// An exclamation mark stands first: the attribute does not hold.
    pub negated: bool,
    /// The attribute.
    pub name: Name<'t>,
    /// The arguments after its name.
    pub arguments: Arguments<'t>,
    /// Its bytes in the definition.
    pub range: Range<usize>,
}

/// The name of a rule or an attribute.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name<'t> {
    /// The name.
    pub text: &'t str,
    /// Its bytes in the definition.
    pub range: Range<usize>,
}

/// The arguments after a name: at most one of each kind, in any order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Arguments<'t> {
    /// As they were written.
    pub list: Vec<Argument<'t>>,
}

/// One of the things that can follow a name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Argument<'t> {
    /// The sign of the pieces that are meant.
    Prefix(char),
    /// A number in angle brackets, after a rule: its place in a sequence.
    Sequence(Number<'t>),
    /// A number in parentheses, after an attribute.
    Amount(Number<'t>),
    /// The pieces that are meant.
    Pieces(PieceSet<'t>),
    /// The part of the board that is meant.
    Board(BoardRange<'t>),
}

impl<'t> Arguments<'t> {
    /// The sign of the pieces.
    pub fn prefix(&self) -> Option<char> {
        self.find(|argument| match argument {
            Argument::Prefix(sign) => Some(*sign),
            _ => None,
        })
    }

    /// The number of a rule in a sequence.
    pub fn sequence(&self) -> Option<&Number<'t>> {
        self.find(|argument| match argument {
            Argument::Sequence(number) => Some(number),
            _ => None,
        })
    }

    /// The amount of an attribute.
    pub fn amount(&self) -> Option<&Number<'t>> {
        self.find(|argument| match argument {
            Argument::Amount(number) => Some(number),
            _ => None,
        })
    }

    /// The pieces.
    pub fn pieces(&self) -> Option<&PieceSet<'t>> {
        self.find(|argument| match argument {
            Argument::Pieces(pieces) => Some(pieces),
            _ => None,
        })
    }

    /// The part of the board.
    pub fn board(&self) -> Option<&BoardRange<'t>> {
        self.find(|argument| match argument {
            Argument::Board(board) => Some(board),
            _ => None,
        })
    }

    fn find<'a, T>(&'a self, pick: impl Fn(&'a Argument<'t>) -> Option<T>) -> Option<T> {
        self.list.iter().find_map(pick)
    }
}

impl fmt::Display for Definition<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.negated { "!" } else { "" })?;
        self.name.fmt(f)?;
        self.arguments.fmt(f)?;
        for (index, attribute) in self.attributes.iter().enumerate() {
            f.write_str(if index > 0 { "," } else { "=" })?;
            attribute.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Attribute<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.negated { "!" } else { "" })?;
        self.name.fmt(f)?;
        self.arguments.fmt(f)
    }
}

impl fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text)
    }
}

impl fmt::Display for Arguments<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.list.iter().try_for_each(|argument| argument.fmt(f))
    }
}

impl fmt::Display for Argument<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Prefix(sign) => write!(f, "{sign}"),
            Self::Sequence(number) => write!(f, "<{number}>"),
            Self::Amount(number) => write!(f, "({number})"),
            Self::Pieces(pieces) => pieces.fmt(f),
            Self::Board(board) => board.fmt(f),
        }
    }
}
