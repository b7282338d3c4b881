//! Pieces of an archive on their way to another thread.

use cif_types::source::Position;
use cif_types::{PieceKind, cut};

/// Pieces that stand next to each other.
#[derive(Default)]
pub(super) struct Batch {
    bytes: Vec<u8>,
    cuts: Vec<Cut>,
}

struct Cut {
    kind: PieceKind,
    base: Position,
    /// Where it ends in the bytes.
    end: usize,
    element: Option<usize>,
}

impl Batch {
    /// How many bytes they are.
    pub(super) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Takes on one more.
    pub(super) fn push(&mut self, piece: &cut::Piece<'_>) {
        self.bytes.extend_from_slice(piece.bytes);
        self.cuts.push(Cut {
            kind: piece.kind,
            base: piece.base,
            end: self.bytes.len(),
            element: piece.element,
        });
    }

    /// The pieces.
    pub(super) fn pieces(&self) -> impl ExactSizeIterator<Item = cut::Piece<'_>> {
        let mut start = 0;
        self.cuts.iter().map(move |cut| {
            let bytes = self.bytes.get(start..cut.end).unwrap_or_default();
            start = cut.end;
            cut::Piece {
                kind: cut.kind,
                bytes,
                base: cut.base,
                element: cut.element,
            }
        })
    }

    /// Its memory for others.
    pub(super) fn emptied(mut self) -> Self {
        self.bytes.clear();
        self.cuts.clear();
        self
    }
}
