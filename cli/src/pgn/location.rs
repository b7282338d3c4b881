//! Places in PGN for people: columns in characters, the line around a place,
//! and the number of the move. Findings come in the order of the text, so one
//! walk over a game is enough for all of them.

use cif::check::{Excerpt, Location};
use cif::pgn::text::{Charset, Game, Kind};

use crate::terminal::visible;

/// The bytes of a long line that are shown on each side.
const REACH: usize = 160;

/// Walks over a game from finding to finding.
pub(crate) struct Walk<'g> {
    game: Game<'g>,
    /// Its offset, the beginning of its line, and its column.
    at: usize,
    line: usize,
    column: u64,
    /// The token that is next, and the number that was last.
    token: usize,
    number: Option<usize>,
}

impl<'g> Walk<'g> {
    pub(crate) fn over(game: &Game<'g>) -> Self {
        Self {
            game: *game,
            at: 0,
            line: 0,
            column: game.column(),
            token: 0,
            number: None,
        }
    }

    /// The place of a byte of the game, with its line if that is wanted. For one that is earlier
    /// than that before, as of a finding about the whole game, the walk begins anew.
    pub(crate) fn place(&mut self, place: cif::pgn::text::Location, excerpt: bool) -> Location {
        let bytes = self.game.bytes();
        let at = place.offset.saturating_sub(self.game.start().offset);
        let at = usize::try_from(at).map_or(bytes.len(), |at| at.min(bytes.len()));
        if at < self.at {
            *self = Self::over(&self.game);
        }
        let passed = bytes.get(self.at..at).unwrap_or_default();
        let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
        match passed.iter().rposition(is_end) {
            Some(end) => {
                self.line = self.at + end + 1;
                self.column = 1 + self.characters(self.line, at);
            }
            None => self.column += self.characters(self.at, at),
        }
        self.at = at;
        let tokens = self.game.tokens();
        while let Some(token) = tokens.get(self.token)
            && token.range().start <= at
        {
            if token.kind == Kind::Number && bytes[token.range().start].is_ascii_digit() {
                self.number = Some(self.token);
            }
            self.token += 1;
        }
        let found = self.token.checked_sub(1).and_then(|last| tokens.get(last));
        let end = found.map_or(at, |token| token.range().end).max(at);
        Location {
            offset: place.offset,
            length: (end - at) as u64,
            line: place.line,
            column: self.column,
            excerpt: excerpt.then(|| self.excerpt(at, end)),
            game: None,
        }
    }

    /// The number of the move, as it is spelt.
    pub(crate) fn number(&self) -> Option<String> {
        let token = self.game.tokens().get(self.number?)?;
        let text = self.game.text(token);
        let digits = text.trim_end_matches(['.', '…']);
        let is_black = text.len() > digits.len() + 1;
        Some(format!("{digits}{}", if is_black { "..." } else { "" }))
    }

    fn characters(&self, from: usize, to: usize) -> u64 {
        self.text(from, to).chars().count() as u64
    }

    fn text(&self, from: usize, to: usize) -> std::borrow::Cow<'g, str> {
        let bytes = self.game.bytes().get(from..to).unwrap_or_default();
        self.game.charset().decode(bytes)
    }

    /// The line around a place.
    fn excerpt(&self, at: usize, end: usize) -> Excerpt {
        let bytes = self.game.bytes();
        let rest = bytes.get(at..).unwrap_or_default();
        let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
        let reach = rest.get(..REACH).unwrap_or(rest);
        let line_end = reach.iter().position(is_end);
        let low = self.whole(self.line.max(at.saturating_sub(REACH)));
        let high = at + line_end.unwrap_or(reach.len());
        let high = if line_end.is_some() || high == bytes.len() {
            high
        } else {
            self.whole(high)
        };
        let end = end.min(high);
        // The line may begin before the game.
        let before = if low == 0 { self.game.before() } else { "" };
        let column = self.game.column() - before.chars().count() as u64;
        let mut text = visible(before).into_owned();
        text += &visible(&self.text(low.min(at), at));
        let start = text.len();
        text += &visible(&self.text(at, end));
        let marked = text.len();
        text += &visible(&self.text(end, high));
        Excerpt {
            cut_before: low > self.line || (low == 0 && column > 1),
            cut_after: line_end.is_none() && high < bytes.len(),
            text,
            start,
            end: marked,
        }
    }

    /// The place itself or, inside a character, that behind it.
    fn whole(&self, at: usize) -> usize {
        let is_inside = |byte: &&u8| **byte & 0xC0 == 0x80;
        let rest = self.game.bytes().get(at..).unwrap_or_default();
        match self.game.charset() {
            Charset::Utf8 | Charset::Mixed => {
                at + rest.iter().take(3).take_while(is_inside).count()
            }
            _ => at,
        }
    }
}

#[cfg(test)]
mod tests {
    use cif::pgn::text::Reader;

    use super::*;

    #[test]
    fn places_are_those_that_people_see() {
        let file = "[A \"x\"]\n1. e4 {M\u{fc}ller} e5\t2... \u{1b}x . ) 3\u{2026} zz *".as_bytes();
        let mut reader = Reader::new(file);
        let game = reader.next_game().unwrap().unwrap();
        let mut walk = Walk::over(&game);
        let mut seen = Vec::new();
        for token in game.tokens() {
            let place = walk.place(game.location_of(token), true);
            let excerpt = place.excerpt.unwrap();
            let marked = excerpt.text[excerpt.start..excerpt.end].to_owned();
            seen.push((place.line, place.column, marked, walk.number()));
        }
        assert_eq!(seen[0], (1, 1, "[A \"x\"]".to_owned(), None));
        let at = |marked: &str| {
            let found = seen.iter().find(|it| it.2.contains(marked));
            let (line, column, _, number) = found.unwrap();
            (*line, *column, number.as_deref())
        };
        assert_eq!(at("e4"), (2, 4, Some("1")));
        assert_eq!(at("e5"), (2, 16, Some("1")));
        assert_eq!(at("\u{241b}"), (2, 24, Some("2...")));
        // A dot alone is no number of a move.
        assert_eq!(at(")"), (2, 29, Some("2...")));
        assert_eq!(at("zz"), (2, 34, Some("3...")));
        // The findings about a whole game come last.
        let start = walk.place(game.start(), true);
        assert_eq!((start.line, start.column, start.length), (1, 1, 7));
        assert_eq!(start.excerpt.unwrap().text, "[A \"x\"]");
        assert_eq!(walk.number(), None);
    }

    #[test]
    fn lines_begin_before_games() {
        let file = "1. e4 {M\u{fc}\u{fc}\u{fc}ller} *  1. d4 ) *\n1. c4 ( *";
        let mut reader = Reader::new(file.as_bytes());
        let mut seen = Vec::new();
        while let Some(game) = reader.next_game().unwrap() {
            let is_fault = |it: &&cif::pgn::text::Token| matches!(game.spelling(it), b")" | b"(");
            if let Some(token) = game.tokens().iter().find(is_fault) {
                let place = Walk::over(&game).place(game.location_of(token), true);
                let excerpt = place.excerpt.unwrap();
                let marked = excerpt.text[excerpt.start..excerpt.end].to_owned();
                seen.push((
                    place.line,
                    place.column,
                    excerpt.text,
                    marked,
                    excerpt.cut_before,
                ));
            }
        }
        let line = file.lines().next().unwrap().to_owned();
        assert_eq!(seen[0], (1, 27, line, ")".to_owned(), false));
        assert_eq!(
            seen[1],
            (2, 7, "1. c4 ( *".to_owned(), "(".to_owned(), false)
        );
    }

    #[test]
    fn long_lines_are_cut_between_characters() {
        let long = "\u{265E}".repeat(300);
        let file = format!("1. e4 {{{long}}} zz {{{long}}} *");
        let mut reader = Reader::new(file.as_bytes());
        let game = reader.next_game().unwrap().unwrap();
        let token = game.tokens().iter().find(|it| game.spelling(it) == b"zz");
        let place = Walk::over(&game).place(game.location_of(token.unwrap()), true);
        let excerpt = place.excerpt.unwrap();
        assert!(excerpt.cut_before && excerpt.cut_after);
        assert_eq!(&excerpt.text[excerpt.start..excerpt.end], "zz");
        assert!(!excerpt.text.contains('\u{fffd}') && excerpt.text.starts_with('\u{265E}'));
        assert_eq!(place.column, 6 + 1 + 302 + 1);
    }
}
