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

/// The faults of a move section.
#[derive(Default, Debug)]
pub(crate) struct Faults {
    kept: Vec<Fault>,
    /// The number of faults of each kind.
    counts: Vec<(FaultKind, u64)>,
    /// The number of each kind that are kept.
    most: u64,
}

impl Faults {
    /// Keeps so many of each kind at the most: a text of another kind has as many as words.
    pub(crate) fn up_to(most: usize) -> Self {
        Self {
            most: u64::try_from(most).unwrap_or(u64::MAX),
            ..Self::default()
        }
    }

    /// Keeps a fault, or counts it where there are enough.
    pub(crate) fn keep(&mut self, fault: Fault) {
        let count = match self.counts.iter_mut().find(|it| it.0 == fault.kind) {
            Some((_, count)) => count,
            None => &mut self.counts.push_mut((fault.kind, 0)).1,
        };
        *count += 1;
        if *count <= self.most {
            self.kept.push(fault);
        }
    }

    /// Returns the number of those of a kind that were only counted.
    pub(crate) fn counted(&self, kind: FaultKind) -> u64 {
        let known = self.counts.iter().find(|it| it.0 == kind);
        known.map_or(0, |it| it.1.saturating_sub(self.most))
    }

    /// Takes back the corrections of a kind.
    pub(crate) fn leave_uncorrected(&mut self, kind: FaultKind) {
        for fault in self.kept.iter_mut().filter(|fault| fault.kind == kind) {
            fault.correction = None;
        }
    }

    /// Returns whether nothing is at fault.
    pub(crate) fn is_empty(&self) -> bool {
        self.counts.is_empty()
    }

    /// Those of a kind.
    pub(crate) fn of(&self, kind: FaultKind) -> impl Iterator<Item = &Fault> {
        self.kept.iter().filter(move |fault| fault.kind == kind)
    }
}
