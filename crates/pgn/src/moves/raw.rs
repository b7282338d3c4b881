//! Text that cannot be read as moves, and is kept as it is: the rest of
//! a line behind a move that is none, variations that have no place.

use super::line::{Last, Line, Next};
use super::names;
use super::read::Reader;
use crate::context::{MARK, has_no_text};
use crate::report::FindingKind;
use crate::text::{Depth, Kind, Token, trim};

impl Reader<'_, '_> {
    /// Keeps the rest of a line as text; the token that ends it.
    pub(super) fn raw_line(&mut self, from: usize) -> usize {
        let until = self.end_of_line(from);
        self.raw(from, until);
        self.is_partial |= self.is_main();
        until
    }

    /// The token that ends the line in which this one stands.
    fn end_of_line(&self, from: usize) -> usize {
        let tokens = self.context.game.tokens();
        let mut depth = Depth::default();
        for (at, token) in tokens.iter().enumerate().skip(from) {
            match token.kind {
                Kind::Close if depth.is_outside() && !self.is_main() => return at,
                Kind::Result if depth.is_outside() || self.final_result == Some(at) => return at,
                kind => depth.pass(kind),
            }
        }
        tokens.len()
    }

    /// Keeps tokens as text. In a tandem game the number before them says on
    /// which board they are.
    pub(super) fn raw(&mut self, from: usize, until: usize) {
        let tokens = self.context.game.tokens();
        let (Some(first), Some(last)) = (tokens.get(from), tokens.get(until.wrapping_sub(1)))
        else {
            return;
        };
        let number = self.number.filter(|_| self.tandem);
        let number = number.filter(|at| match first.kind {
            Kind::Move => *at < from,
            Kind::Open => at + 1 == from,
            _ => false,
        });
        let mut text = String::new();
        if let Some(number) = number.and_then(|at| tokens.get(at)) {
            text = self.context.slice(number.range()).into_owned();
            text.push(' ');
        }
        let before = from.checked_sub(1).and_then(|at| tokens.get(at));
        let gap = before.map_or(0, |before| before.range().end)..first.range().start;
        let gap = self.context.game.bytes().get(gap).unwrap_or_default();
        let begins_line = gap.iter().any(|byte| matches!(byte, b'\n' | b'\r'));
        if begins_line && self.context.game.spelling(first).starts_with(b"[") {
            // It may go on to the end of the line, as nothing within one does.
            text.push('\n');
        }
        let slice = self.context.slice(first.range().start..last.range().end);
        text.push_str(match last.kind {
            // Blanks at its end are a part of it.
            Kind::Escape | Kind::Comment => &slice,
            _ => trim(&slice),
        });
        text.push_str(self.missing_brace(last));
        // Else it would go on behind the text: a parenthesis would close it, not the line it
        // stands in, and no game would begin there.
        let open = match self.final_result {
            Some(at) if (from..until).contains(&at) => 0,
            _ => {
                let kept = tokens.get(from..until).unwrap_or_default();
                open_parentheses(kept.iter().map(|token| token.kind))
            }
        };
        close_parentheses(&mut text, open, last.kind);
        if number.is_none() {
            self.leave_first_number();
        }
        self.number = None;
        if text.is_empty() {
            // Characters that XML cannot hold; it has been said.
            return;
        }
        self.settle(Next::More);
        let line = self.line();
        line.tag(names::MOVETEXT, text);
        line.last = Last::Move;
    }

    /// The brace that a token at the end of a text lacks: else it would go on behind the text.
    fn missing_brace(&self, last: &Token) -> &'static str {
        let is_closed = self.context.game.spelling(last).ends_with(b"}");
        if last.kind == Kind::Comment && !is_closed {
            "}"
        } else {
            ""
        }
    }

    /// Opens a variation, or keeps it as text and says where it ends.
    pub(super) fn open(&mut self, at: usize) -> Option<usize> {
        let tokens = self.context.game.tokens();
        let is_empty = self.is_empty_variation(at);
        let kind = if !self.line().has_moves {
            Some(FindingKind::NothingBeforeVariation)
        } else if self.lines.len() > self.depth {
            Some(FindingKind::TooDeep)
        } else {
            None
        };
        if kind.is_none()
            && is_empty
            && let Some((text, until)) = self.characters_alone(at)
        {
            self.settle(Next::More);
            self.enter();
            let line = self.line();
            line.tag(names::MOVETEXT, text);
            line.last = Last::Move;
            return Some(until);
        }
        if kind.is_some() || is_empty {
            let until = self.end_of_variation(at);
            if let (Some(kind), Some(token)) = (kind, tokens.get(at)) {
                self.context.report(kind, token);
            }
            self.raw(at, until);
            self.line().last = Last::Close;
            return Some(until);
        }
        self.settle(Next::More);
        self.enter();
        None
    }

    /// Returns whether a variation holds nothing that its element could hold: numbers,
    /// signs of moves, what is no PGN, and empty comments at most.
    fn is_empty_variation(&self, open: usize) -> bool {
        let game = self.context.game;
        let says_something = |token: &Token| match token.kind {
            Kind::Number | Kind::Suffix | Kind::Unknown => false,
            Kind::Comment | Kind::LineComment => !has_no_text(&game.inner_text(token)),
            _ => true,
        };
        let mut inside = game.tokens().iter().enumerate().skip(open + 1);
        let first = inside.find(|(_, token)| says_something(token));
        first.is_none_or(|(at, token)| token.kind == Kind::Close || self.final_result == Some(at))
    }

    /// The text of a variation that says nothing but for characters that XML cannot hold, with a
    /// mark for each of them, and the token that ends it.
    fn characters_alone(&mut self, open: usize) -> Option<(String, usize)> {
        let tokens = self.context.game.tokens();
        let inside = tokens.get(open + 1..self.final_result.unwrap_or(tokens.len()))?;
        let close = inside.iter().position(|it| it.kind == Kind::Close);
        let inside = inside.get(..close.unwrap_or(inside.len()))?;
        let until = open + 1 + inside.len();
        // Numbers and empty comments before them say nothing.
        let is_text = |token: &Token| !(token.kind == Kind::Number || token.kind.is_comment());
        let first = inside.iter().position(is_text).unwrap_or(inside.len());
        let from = tokens.get(open + first)?.range().end;
        let to = match (tokens.get(until), inside.last()) {
            (Some(end), _) => end.range().start,
            (None, last) => last?.range().end,
        };
        let brace = inside.last().map_or("", |last| self.missing_brace(last));
        if let Some(text) = self.context.marked_slice(from..to) {
            return Some((trim(&text).to_owned() + brace, until));
        }
        let comments = tokens.get(open)?.range().end..from;
        let comments = self.context.marked_slice(comments)?;
        // With its signs a comment would be one of a variation.
        let mut words: Vec<_> = comments.matches(MARK).collect();
        let rest = self.context.slice(from..to);
        words.extend(Some(trim(&rest)).filter(|rest| !rest.is_empty()));
        Some((words.join(" ") + brace, until))
    }

    fn end_of_variation(&self, at: usize) -> usize {
        let tokens = self.context.game.tokens();
        let mut depth = Depth::default();
        for (at, token) in tokens.iter().enumerate().skip(at) {
            match token.kind {
                // An unclosed one goes no further than the result.
                Kind::Result if self.final_result == Some(at) => return at,
                kind => depth.pass(kind),
            }
            if depth.is_outside() {
                return at + 1;
            }
        }
        tokens.len()
    }

    fn enter(&mut self) {
        use cif_text::legality::Play as _;
        let line = self.line();
        let (board, words) = (line.board, line.lend());
        self.replay.enter_variation();
        self.lines.push(Line::new(board, words));
    }
}

/// Closes the parentheses that a text leaves open, which ends with a token of this kind. Right
/// behind it one could be a part of it: of its line, or of a promotion, as in `a1(N)`.
pub(super) fn close_parentheses(text: &mut String, open: usize, last: Kind) {
    let takes_more = matches!(
        last,
        Kind::LineComment | Kind::Escape | Kind::Unknown | Kind::Glyph(_)
    );
    if open > 0 && takes_more {
        text.push('\n');
    }
    text.extend(core::iter::repeat_n(')', open));
}

/// Counts the parentheses that tokens of these kinds leave open.
pub(super) fn open_parentheses(kinds: impl IntoIterator<Item = Kind>) -> usize {
    let mut depth = Depth::default();
    for kind in kinds {
        depth.pass(kind);
    }
    depth.get()
}
