//! Pieces that are kept: on their way to another thread, or until it is known how much
//! belongs together.

use std::fmt;

use super::{Piece, PieceKind};
use crate::source::Position;

/// Bytes that a piece counts for beside its own.
const LEAST: usize = 256;

/// Pieces that stand next to each other, copied out of their stream.
#[derive(Default)]
pub struct Batch {
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

impl fmt::Debug for Batch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch")
            .field("pieces", &self.cuts.len())
            .field("bytes", &self.bytes.len())
            .finish()
    }
}

impl Batch {
    /// Returns true if there is no piece.
    pub fn is_empty(&self) -> bool {
        self.cuts.is_empty()
    }

    /// Returns how many bytes they are, where each counts as more than it has: what
    /// is found in it takes memory however short it is.
    pub fn size(&self) -> usize {
        self.bytes.len() + self.cuts.len() * LEAST
    }

    /// Takes on one more.
    pub fn push(&mut self, piece: &Piece<'_>) {
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
    pub fn pieces(&self) -> impl ExactSizeIterator<Item = Piece<'_>> {
        let mut start = 0;
        self.cuts.iter().map(move |cut| {
            let bytes = self.bytes.get(start..cut.end).unwrap_or_default();
            start = cut.end;
            Piece {
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
    pub fn whole(&self) -> Option<Piece<'_>> {
        let first = self.cuts.first()?;
        Some(Piece {
            kind: PieceKind::Item,
            bytes: &self.bytes,
            base: first.base,
            element: first.element,
            elements: self.cuts.iter().map(|it| it.elements).sum(),
            is_refused: false,
        })
    }

    /// Its memory for others.
    #[must_use]
    pub fn emptied(mut self) -> Self {
        self.bytes.clear();
        self.cuts.clear();
        self
    }
}
