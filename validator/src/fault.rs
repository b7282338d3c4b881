//! The faults that the walk over a move section finds. A fault belongs to one
//! rule, which reports it as it stands.

use std::borrow::Cow;

use crate::anchor::Anchor;

/// One fault of a move section.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) kind: FaultKind,
    pub(crate) anchor: Anchor,
    pub(crate) message: Cow<'static, str>,
    pub(crate) help: Cow<'static, str>,
    pub(crate) correction: Option<Correction>,
}

/// The right text, where it is known.
#[derive(Clone, Debug)]
pub(crate) struct Correction {
    /// The text that it replaces, which may be more than what is at fault.
    pub(crate) anchor: Anchor,
    pub(crate) text: String,
    /// True if it is certain.
    pub(crate) safe: bool,
}

/// Which rule a fault is a matter of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FaultKind {
    /// The text breaks the grammar.
    Grammar,
    /// A move of a tandem game names no board.
    NoBoard,
    /// A board letter where there is only one board.
    BoardLetter,
    /// A move that can be read, in a spelling that is not the written one.
    Spelling,
    /// A variation of no move.
    EarlyVariation,
    /// A style that goes on to the end of its line.
    UnclosedStyle,
    /// The end of a style that has not begun.
    UnopenedStyle,
    /// A square beyond the board, with something drawn on it.
    OffBoard,
    /// A line through one square.
    ShortLine,
    /// A move that is not legal and not flagged.
    Unflagged,
    /// A legal move flagged as if it were none, or as what it is not.
    NeedlessFlag,
    /// An en passant capture without its flag, or the flag elsewhere.
    EnPassant,
    /// A move after the end of the game.
    AfterEnd,
}

/// The number of faults of one game that are kept: a text of another kind has as
/// many as words.
const MOST_FAULTS: usize = 1000;

/// The faults of a move section.
#[derive(Default, Debug)]
pub(crate) struct Faults {
    kept: Vec<Fault>,
    /// The number of further ones of each kind.
    counted: Vec<(FaultKind, u64)>,
}

impl Faults {
    /// Keeps a fault, or counts it where there are enough.
    pub(crate) fn keep(&mut self, fault: Fault) {
        if self.kept.len() < MOST_FAULTS {
            self.kept.push(fault);
            return;
        }
        match self.counted.iter_mut().find(|it| it.0 == fault.kind) {
            Some((_, count)) => *count += 1,
            None => self.counted.push((fault.kind, 1)),
        }
    }

    /// Returns the number of those of a kind that were only counted.
    pub(crate) fn counted(&self, kind: FaultKind) -> u64 {
        let known = self.counted.iter().find(|it| it.0 == kind);
        known.map_or(0, |it| it.1)
    }

    /// Takes back the corrections of a kind.
    pub(crate) fn leave_uncorrected(&mut self, kind: FaultKind) {
        for fault in self.kept.iter_mut().filter(|fault| fault.kind == kind) {
            fault.correction = None;
        }
    }

    /// Returns whether nothing is at fault.
    pub(crate) fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Those of a kind.
    pub(crate) fn of(&self, kind: FaultKind) -> impl Iterator<Item = &Fault> {
        self.kept.iter().filter(move |fault| fault.kind == kind)
    }
}
