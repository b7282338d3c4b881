//! The predicted state of the root's content behind pieces that nobody has read
//! yet, as far as their names tell. It may be wrong; whoever relies on it
//! compares.

use crate::cut::{self, PieceKind};
use crate::source::Position;
use crate::stream::Progress;

/// A guess.
pub(super) struct PredictedState {
    progress: Progress,
    /// Names of elements that leave it as it is: content that repeats stands where it stood.
    settled: Vec<Box<[u8]>>,
}

/// So many names are remembered.
const NAMES: usize = 16;

impl PredictedState {
    /// Starts behind content that stands here.
    pub(super) fn new(progress: &Progress) -> Self {
        Self {
            progress: progress.clone(),
            settled: Vec::new(),
        }
    }

    /// An element of this name goes by.
    pub(super) fn pass(&mut self, name: &[u8]) {
        if self.settled.iter().any(|it| **it == *name) {
            return;
        }
        let before = self.progress.clone();
        let empty = [b"<", name, b"/>"].concat();
        let piece = cut::Piece {
            kind: PieceKind::Item,
            bytes: &empty,
            base: Position::START,
            element: Some(0),
            elements: 0,
            is_refused: false,
        };
        self.progress.piece(piece).check();
        if self.progress != before {
            self.settled.clear();
        } else if self.settled.len() < NAMES {
            self.settled.push(name.into());
        }
    }

    /// Returns the predicted state of the content.
    pub(super) fn progress(&self) -> &Progress {
        &self.progress
    }
}
