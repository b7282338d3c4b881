//! The predicted state of the root's content behind pieces that nobody has read
//! yet, as far as their names tell. It may be wrong; whoever relies on it
//! compares.

use cif_types::source::Position;
use cif_types::{PieceKind, Progress, cut};

/// A guess.
pub(super) struct PredictedState {
    progress: Progress,
    name: Vec<u8>,
    /// The number of pieces of this name so far.
    times: u8,
}

/// More pieces of one name change nothing any more: content that repeats
/// stands where it stood.
const SETTLED: u8 = 2;

impl PredictedState {
    /// Starts behind content that stands here.
    pub(super) fn new(progress: &Progress) -> Self {
        Self {
            progress: progress.clone(),
            name: Vec::new(),
            times: 0,
        }
    }

    /// An element of this name goes by.
    pub(super) fn pass(&mut self, name: &[u8]) {
        if self.name != name {
            self.name = name.to_vec();
            self.times = 0;
        } else if self.times == SETTLED {
            return;
        }
        self.times += 1;
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
    }

    /// Returns the predicted state of the content.
    pub(super) fn progress(&self) -> &Progress {
        &self.progress
    }
}
