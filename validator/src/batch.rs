//! Pieces of an archive that are kept: on their way to another thread, or until
//! it is known how long a section is.

use cif_types::source::Position;
use cif_types::{PieceKind, cut};

/// Bytes that a piece counts for beside its own.
const LEAST: usize = 256;

/// Pieces that stand next to each other.
#[derive(Default)]
pub(crate) struct Batch {
    bytes: Vec<u8>,
    cuts: Vec<Cut>,
}

struct Cut {
    kind: PieceKind,
    base: Position,
    /// Its end in the bytes.
    end: usize,
    element: Option<usize>,
    elements: usize,
    is_refused: bool,
}

impl Batch {
    /// Returns how many bytes they are, where each counts as more than it has: what
    /// is found in it takes memory however short it is.
    pub(crate) fn size(&self) -> usize {
        self.bytes.len() + self.cuts.len() * LEAST
    }

    /// Takes on one more.
    pub(crate) fn push(&mut self, piece: &cut::Piece<'_>) {
        self.bytes.extend_from_slice(piece.bytes);
        self.cuts.push(Cut {
            kind: piece.kind,
            base: piece.base,
            end: self.bytes.len(),
            element: piece.element,
            elements: piece.elements,
            is_refused: piece.is_refused,
        });
    }

    /// The pieces.
    pub(crate) fn pieces(&self) -> impl ExactSizeIterator<Item = cut::Piece<'_>> {
        let mut start = 0;
        self.cuts.iter().map(move |cut| {
            let bytes = self.bytes.get(start..cut.end).unwrap_or_default();
            start = cut.end;
            cut::Piece {
                kind: cut.kind,
                bytes,
                base: cut.base,
                element: cut.element,
                elements: cut.elements,
                is_refused: cut.is_refused,
            }
        })
    }

    /// All of them as the one item that they are.
    pub(crate) fn whole(&self) -> Option<cut::Piece<'_>> {
        let first = self.cuts.first()?;
        Some(cut::Piece {
            kind: PieceKind::Item,
            bytes: &self.bytes,
            base: first.base,
            element: first.element,
            elements: self.cuts.iter().map(|it| it.elements).sum(),
            is_refused: false,
        })
    }

    /// Its memory for others.
    pub(crate) fn emptied(mut self) -> Self {
        self.bytes.clear();
        self.cuts.clear();
        self
    }
}
