//! The score of an `info` line: a word and parts behind it, in any order.

use super::keyword::is_keyword;
use super::{Bound, Info, Keyword, Score, ScoreValue};
use crate::reader::{Opening, Reader};
use crate::tokens::Token;
use crate::warning::WarningKind;

/// A score as far as it was read.
#[derive(Default)]
pub(super) struct PartialScore<'a> {
    /// The word `score`, while its parts may come.
    opening: Option<Opening<'a>>,
    value: Option<ScoreValue>,
    bound: Option<Bound>,
    /// True if a value was there, readable or not.
    tried: bool,
}

impl<'a> PartialScore<'a> {
    /// The word `score` was read.
    pub(super) fn open(&mut self, opening: Opening<'a>) {
        self.opening = Some(opening);
    }

    /// Returns true if parts are understood.
    pub(super) const fn is_open(&self) -> bool {
        self.opening.is_some()
    }

    /// Reads what follows the keyword of a part.
    pub(super) fn part(&mut self, reader: &mut Reader<'a>, keyword: Keyword, token: Token<'a>) {
        let opening = Opening {
            field: Keyword::Score.text(),
            token,
        };
        let bound = match keyword {
            Keyword::Lowerbound => Bound::Lower,
            Keyword::Upperbound => Bound::Upper,
            _ => {
                self.tried = true;
                let number = reader.number(&opening, i64::MIN, i64::MAX, is_keyword);
                let value = number.map(if keyword == Keyword::Mate {
                    ScoreValue::Mate
                } else {
                    ScoreValue::Centipawns
                });
                return reader.set(&mut self.value, &opening, value);
            }
        };
        reader.set(&mut self.bound, &opening, Some(bound));
    }

    /// Takes a value if parts are understood and none was there yet; returns
    /// whether it did.
    #[inline]
    pub(super) fn fill(&mut self, value: ScoreValue) -> bool {
        let fits = self.is_open() && self.value.is_none();
        if fits {
            self.value = Some(value);
            self.tried = true;
        }
        fits
    }

    /// The score is over, if there is one. `false` when that is worth a
    /// warning; then nothing has changed.
    #[inline]
    pub(super) fn settle(&mut self, info: &mut Info<'a>) -> bool {
        if !self.is_open() {
            return true;
        }
        let Some(value) = self.value.filter(|_| info.score.is_none()) else {
            return false;
        };
        let bound = self.bound.unwrap_or_default();
        info.score = Some(Score { value, bound });
        *self = Self::default();
        true
    }

    /// The score is over: another field begins, or the line ends.
    #[inline]
    pub(super) fn close(&mut self, reader: &mut Reader<'a>, info: &mut Info<'a>) {
        if !self.settle(info) {
            self.close_oddly(reader, info);
        }
    }

    /// The same with no value, or with one after another.
    #[cold]
    fn close_oddly(&mut self, reader: &mut Reader<'a>, info: &mut Info<'a>) {
        let found = core::mem::take(self);
        let Some(opening) = found.opening else {
            return;
        };
        let bound = found.bound.unwrap_or_default();
        let score = found.value.map(|value| Score { value, bound });
        if !found.tried {
            reader.warn(opening.field, opening.token, WarningKind::Missing);
        }
        reader.set(&mut info.score, &opening, score);
    }
}
