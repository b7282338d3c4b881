//! Tokens: a kind and a range of the game's bytes. They hold no text, so that
//! reading does not allocate for each of them.

use core::ops::Range;

/// A token of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its kind.
    pub kind: Kind,
    pub(super) start: u32,
    pub(super) end: u32,
}

impl Token {
    /// Its bytes, counted from the beginning of the game.
    pub const fn range(&self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// The kinds of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A tag pair, brackets included.
    Tag,
    /// A comment in braces, braces included; the closing one may be missing.
    Comment,
    /// A comment from `;` to the end of the line.
    LineComment,
    /// A line that begins with `%`.
    Escape,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$` and a number.
    Nag,
    /// A sign that stands for a NAG, and the NAG's number: `!?`, `±`, `+-`.
    Glyph(u8),
    /// The number of a move, with its dots, or dots alone: `1.`, `1...`, `12`,
    /// and of a tandem game `1A.`, `1b.`
    Number,
    /// A move, or a word that may be one.
    Move,
    /// A mark of a move that stands alone: `+`, `#`, `e.p.`
    Suffix,
    /// The result, in any spelling.
    Result,
    /// `<`, anything, `>` on one line.
    Reserved,
    /// Anything else.
    Unknown,
}

/// The place of the result that ends a game: nothing but comments and escape
/// lines is behind it. It closes what parentheses are open.
pub(crate) fn final_result(tokens: &[Token]) -> Option<usize> {
    last_played(tokens).filter(|at| {
        tokens
            .get(*at)
            .is_some_and(|token| token.kind == Kind::Result)
    })
}

/// The place of the last token that is no comment and no escape line.
pub(super) fn last_played(tokens: &[Token]) -> Option<usize> {
    tokens.iter().rposition(|token| token.kind.is_played())
}

impl Kind {
    /// Returns whether it is a comment of one of the two kinds.
    pub const fn is_comment(self) -> bool {
        matches!(self, Self::Comment | Self::LineComment)
    }

    /// Returns whether it is no comment and no escape line, which a result may have
    /// behind it.
    pub(crate) const fn is_played(self) -> bool {
        !self.is_comment() && !matches!(self, Self::Escape)
    }
}
