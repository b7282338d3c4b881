//! Squares that something is drawn on: marks, arrows, lines, regions, values.

use cif_text::board::Misfit;
use cif_text::square::{Square, squares};
use cif_types::{Arrow, Line, Marker, Region, Spanned, Value};

use super::fix;
use super::walk::Walk;
use crate::anchor::Anchor;
use crate::fault::{Correction, Fault, FaultKind};

impl Walk<'_, '_> {
    pub(super) fn marker(&mut self, marker: &Marker<'_>) {
        self.square(&marker.at);
    }

    pub(super) fn arrow(&mut self, arrow: &Arrow<'_>) {
        self.square(&arrow.from);
        self.square(&arrow.to);
    }

    pub(super) fn region(&mut self, region: &Region<'_>) {
        self.square(&region.from);
        self.square(&region.to);
    }

    pub(super) fn value(&mut self, value: &Value<'_>) {
        self.square(&value.at);
    }

    /// A line; its text is collapsed, so that nothing is said of places in it.
    pub(super) fn line(&mut self, line: &Line<'_>) {
        let span = line.text.span;
        if self.rejected.touches(span) {
            return;
        }
        let text = line.text.value.as_str();
        let mut count = 0;
        let mut misfits: Vec<(Square, _)> = Vec::new();
        for found in squares(text) {
            // The schema has said it.
            let Ok((square, _)) = found else { return };
            count += 1;
            // Of each kind the first.
            if let Err(wrong) = self.board.check(square)
                && misfits.iter().all(|it| it.1 != wrong)
            {
                misfits.push((square, wrong));
            }
        }
        for (square, wrong) in misfits {
            let stripped = squares(text).map(|found| fix::without_letter(found.ok()?.0));
            let stripped: Option<Vec<_>> = stripped.collect();
            let stripped = stripped.map(|all| all.iter().map(Square::to_string).collect());
            self.misfit(Anchor::Span(span), square, wrong, stripped);
        }
        if count == 1 {
            self.moves.faults.keep(Fault {
                kind: FaultKind::ShortLine,
                anchor: Anchor::Span(span),
                message: "a line through one square".into(),
                help: "name the squares that the line joins, or mark the square with a `marker`"
                    .into(),
                correction: None,
            });
        }
    }

    fn square(&mut self, square: &Spanned<cif_types::Square<'_>>) {
        if self.rejected.touches(square.span) {
            return;
        }
        let Ok(named) = square.value.as_str().parse() else {
            return;
        };
        if let Err(wrong) = self.board.check(named) {
            let stripped = fix::without_letter(named).map(|square| square.to_string());
            self.misfit(Anchor::Span(square.span), named, wrong, stripped);
        }
    }

    /// A square that is not on the board, and the text without the letter of
    /// the board.
    fn misfit(&mut self, anchor: Anchor, square: Square, wrong: Misfit, stripped: Option<String>) {
        let fault = if wrong == Misfit::LetterOnOneBoard {
            self.other_boards |= stripped.is_none();
            Fault {
                kind: FaultKind::BoardLetter,
                anchor: anchor.clone(),
                message: wrong.message().into(),
                help: "leave out the letter of the board".into(),
                correction: stripped.map(|text| Correction {
                    anchor,
                    text,
                    safe: false,
                }),
            }
        } else {
            Fault {
                kind: FaultKind::OffBoard,
                anchor,
                message: match wrong {
                    Misfit::File | Misfit::Rank => {
                        format!("the square `{square}` lies outside the board").into()
                    }
                    _ => format!("the square `{square}`: {}", wrong.message()).into(),
                },
                help: "the attribute `boardsize` says how many files, ranks and boards there are"
                    .into(),
                correction: None,
            }
        };
        self.moves.faults.keep(fault);
    }
}
