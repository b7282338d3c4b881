//! Information about moves in its two places: in tables, and in the move
//! section. What can be compared of them is named here in one way.

use std::borrow::Cow;

use cif_text::tables::items;
use cif_types::built_in::NonNegativeInteger;
use cif_types::{
    ClockContent, CorrChessSent, DurationContent, ElapsedMilliSecs, MoveInfoClock, MoveInfoEval,
    MoveInfoTable, Span, Spanned, TableContent,
};

use crate::anchor::Anchor;

/// An element of a move section that says what a table could say.
#[derive(Debug)]
pub(crate) struct Inline<'n> {
    /// The ply of the main line that it belongs to.
    pub(crate) ply: Option<Ply>,
    pub(crate) said: Said<'n>,
}

/// A ply of the main line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ply {
    /// Its board: 0, or 1 for the second one of a tandem game.
    pub(crate) board: usize,
    /// Its number among the plies of the board, from 0.
    pub(crate) number: usize,
}

/// The content of such an element.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Said<'n> {
    Eval(&'n Spanned<MoveInfoEval<'n>>),
    Clock(&'n Spanned<MoveInfoClock<'n>>),
    Elapsed(&'n Spanned<ElapsedMilliSecs<'n>>),
    Sent(&'n Spanned<CorrChessSent<'n>>),
}

/// A kind of information: what it is, and of evaluations whose.
pub(crate) type Kind<'n> = (TableContent, Option<&'n str>);

impl<'n> Said<'n> {
    /// Returns the span of the element.
    pub(crate) const fn span(self) -> Span {
        match self {
            Self::Eval(it) => it.span,
            Self::Clock(it) => it.span,
            Self::Elapsed(it) => it.span,
            Self::Sent(it) => it.span,
        }
    }

    pub(crate) fn text(self) -> &'n str {
        match self {
            Self::Eval(it) => it.value.text.value.as_str(),
            Self::Clock(it) => it.value.text.value.as_str(),
            Self::Elapsed(it) => it.value.text.value.as_str(),
            Self::Sent(it) => it.value.as_str(),
        }
    }

    /// Returns the anchor of the text, or of the element around it.
    pub(crate) const fn anchor(self) -> Anchor {
        Anchor::Span(match self {
            Self::Eval(it) => it.value.text.span,
            Self::Clock(it) => it.value.text.span,
            Self::Elapsed(it) => it.value.text.span,
            Self::Sent(it) => it.span,
        })
    }

    pub(crate) fn content(self) -> TableContent {
        match self {
            Self::Eval(_) => TableContent::Evaluation,
            Self::Clock(it) => match it.content() {
                ClockContent::Clocktime => TableContent::Clocktime,
                ClockContent::Clock => TableContent::Clock,
                ClockContent::Elapsedgametime => TableContent::Elapsedgametime,
                ClockContent::Elapsedmovetime => TableContent::Elapsedmovetime,
            },
            Self::Elapsed(it) => match it.content() {
                DurationContent::Elapsedmilliseconds => TableContent::Elapsedmilliseconds,
                DurationContent::Lag => TableContent::Lag,
                DurationContent::Videotime => TableContent::Videotime,
            },
            Self::Sent(_) => TableContent::Sent,
        }
    }

    pub(crate) fn kind(self) -> Kind<'n> {
        match self {
            Self::Eval(it) => (
                TableContent::Evaluation,
                it.value.engine.as_ref().map(number),
            ),
            _ => (self.content(), None),
        }
    }
}

/// The kind of a table.
pub(crate) fn kind<'n>(table: &'n MoveInfoTable<'_>) -> Kind<'n> {
    let content = table.content.value;
    let engine = table.engine.as_ref().map(number);
    (
        content,
        engine.filter(|_| content == TableContent::Evaluation),
    )
}

/// A kind in words.
pub(crate) fn named((content, engine): Kind<'_>) -> Cow<'static, str> {
    match engine {
        Some(engine) => format!("`evaluation` by the engine {engine}").into(),
        None => format!("`{}`", content.as_str()).into(),
    }
}

/// The digits of a number, which are the same in all of its spellings.
pub(crate) fn number<'n>(number: &'n Spanned<NonNegativeInteger<'_>>) -> &'n str {
    number.value.digits()
}

/// Returns where the items of a table end that say something, and how many empty
/// ones come after.
pub(crate) fn trailing(table: &str) -> (usize, usize) {
    let mut end = 0;
    let mut empty = 0;
    for item in items(table) {
        if item.text.is_empty() {
            empty += 1;
        } else {
            end = item.range.end;
            empty = 0;
        }
    }
    (end, empty)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trailing_items_are_counted() {
        assert_eq!(trailing("+1,-2"), (5, 0));
        assert_eq!(trailing("+1, ,-2, ,"), (7, 2));
        assert_eq!(trailing(",,"), (0, 3));
        assert_eq!(trailing(""), (0, 0));
    }
}
