//! The way past what is larger than the limit: its end is found as that of any
//! other piece, but nothing is kept of it on the way. A comment, an instruction
//! or a CDATA section may itself be longer than the limit; a tag may not.

use std::io::Read;

use memchr::memmem;

use super::{CutError, Cutter, Piece, PieceKind, Step};
use crate::scan::boundary::{Markup, classify, raw_name};
use crate::source::Position;

/// The rest of a piece that is larger than the limit.
pub(super) struct Refused {
    /// An empty element of its name; nothing where it is no element.
    bytes: Vec<u8>,
    /// Its beginning.
    base: Position,
}

impl Refused {
    pub(super) fn piece(&self, kind: PieceKind) -> Piece<'_> {
        Piece {
            kind,
            bytes: &self.bytes,
            base: self.base,
            element: (!self.bytes.is_empty()).then_some(0),
            elements: 0,
            is_refused: true,
        }
    }
}

impl<R: Read> Cutter<R> {
    /// Goes to the end of the piece at hand, or, where no element has begun,
    /// behind the markup that begins here.
    pub(super) fn refuse(&mut self) -> Result<PieceKind, CutError> {
        let is_element = self.element.is_some();
        self.refused = Some(self.left_over());
        self.element = None;
        if !is_element {
            if !self.is_between() {
                return Err(self.too_long());
            }
            self.pass_markup()?;
            return Ok(self.pass());
        }
        loop {
            match self.markup()? {
                // Never, because text is left behind at once.
                Step::Text => {}
                Step::TooLong => self.pass_markup()?,
                Step::End => return Ok(self.end_of_stream().unwrap_or(PieceKind::Tail)),
                Step::Markup(kind, begin, found) => {
                    self.at = found.end;
                    if let Some(piece) = self.enter(kind, begin, found) {
                        return Ok(piece);
                    }
                }
            }
        }
    }

    fn too_long(&self) -> CutError {
        CutError::TooLong {
            base: self.position,
            limit: self.limits.item,
        }
    }

    /// Returns what is left of the piece at hand.
    pub(super) fn left_over(&self) -> Refused {
        let begin = self.element.unwrap_or(self.start);
        let mut bytes = Vec::new();
        if self.element.is_some() {
            let name = raw_name(&self.buffer, begin + 1, self.buffer.len());
            let name = name.start..name.end.min(name.start + self.limits.name);
            bytes = [b"<", &self.buffer[name], b"/>"].concat();
        }
        Refused {
            bytes,
            base: self.position.after(&self.buffer[self.start..begin]),
        }
    }

    /// Goes behind the markup that begins here, wherever that ends.
    fn pass_markup(&mut self) -> Result<(), CutError> {
        let (begin, end): (&[u8], &[u8]) = match classify(&self.buffer, self.at).0 {
            Markup::Comment => (b"<!--", b"-->"),
            Markup::CData => (b"<![CDATA[", b"]]>"),
            Markup::Instruction => (b"<?", b"?>"),
            _ => return Err(self.too_long()),
        };
        self.at += begin.len();
        loop {
            if let Some(found) = memmem::find(&self.buffer[self.at..], end) {
                self.at += found + end.len();
                return Ok(());
            }
            let most = self.buffer.len();
            if self.at_end {
                self.at = most;
                return Ok(());
            }
            self.at = self.at.max(most - (end.len() - 1).min(most));
            self.forget();
            self.read(self.chunk)?;
        }
    }
}
