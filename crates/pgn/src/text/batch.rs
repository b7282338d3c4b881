//! Games kept apart from their reader, so that another thread can look at them
//! while it reads on.

use core::ops::Range;

use super::charset::Charset;
use super::fault::Fault;
use super::game::{Game, Location};
use super::lead::Lead;
use super::token::Token;

/// Some games of a file, in order.
#[derive(Clone, Debug, Default)]
pub struct Batch {
    /// The bytes of games that are UTF-8, and of the others.
    text: String,
    bytes: Vec<u8>,
    tokens: Vec<Token>,
    faults: Vec<Fault>,
    games: Vec<Entry>,
}

/// The place of a game in a batch.
#[derive(Clone, Debug)]
struct Entry {
    bytes: Range<usize>,
    tokens: Range<usize>,
    faults: Range<usize>,
    charset: Charset,
    start: Location,
    lead: Lead,
    decoded: Option<&'static str>,
}

impl Batch {
    /// Adds a game.
    pub fn push(&mut self, game: &Game<'_>) {
        self.games.push(Entry {
            bytes: if game.charset == Charset::Utf8 {
                let start = self.text.len();
                self.text.push_str(game.utf8);
                start..self.text.len()
            } else {
                added(&mut self.bytes, game.bytes)
            },
            tokens: added(&mut self.tokens, game.tokens),
            faults: added(&mut self.faults, game.faults),
            charset: game.charset,
            start: game.start,
            lead: game.lead.clone(),
            decoded: game.decoded,
        });
    }

    /// Takes the games out, and leaves room for as many more of their size.
    #[must_use]
    pub fn replace(&mut self) -> Self {
        let empty = Self {
            text: String::with_capacity(self.text.len()),
            bytes: Vec::with_capacity(self.bytes.len()),
            tokens: Vec::with_capacity(self.tokens.len()),
            faults: Vec::new(),
            games: Vec::with_capacity(self.games.len()),
        };
        core::mem::replace(self, empty)
    }

    /// The games, in the order in which they were added.
    pub fn games(&self) -> impl Iterator<Item = Game<'_>> {
        self.games.iter().map(|entry| {
            let range = entry.bytes.clone();
            let (utf8, bytes) = if entry.charset == Charset::Utf8 {
                let text = self.text.get(range).unwrap_or_default();
                (text, text.as_bytes())
            } else {
                ("", self.bytes.get(range).unwrap_or_default())
            };
            Game {
                bytes,
                tokens: self.tokens.get(entry.tokens.clone()).unwrap_or_default(),
                faults: self.faults.get(entry.faults.clone()).unwrap_or_default(),
                charset: entry.charset,
                utf8,
                start: entry.start,
                lead: &entry.lead,
                decoded: entry.decoded,
            }
        })
    }

    /// Returns the number of games.
    pub const fn len(&self) -> usize {
        self.games.len()
    }

    /// Returns whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// The bytes of all games.
    pub const fn size(&self) -> usize {
        self.text.len() + self.bytes.len()
    }
}

fn added<T: Clone>(all: &mut Vec<T>, more: &[T]) -> Range<usize> {
    let start = all.len();
    all.extend_from_slice(more);
    start..all.len()
}

#[cfg(test)]
mod tests {
    use super::super::Reader;
    use super::*;

    #[test]
    fn games_are_as_they_were_read() {
        let file = b"[A \"x\"]\n1. e4 *\n\n[A \"y\"]\n\n1. d4 (1. M\xFC) (\n\n[A \"z\"]\n*";
        let mut reader = Reader::new(&file[..]);
        let mut batch = Batch::default();
        let mut seen = Vec::new();
        while let Some(game) = reader.next_game().unwrap() {
            batch.push(&game);
            seen.push(format!("{game:?}"));
        }
        assert_eq!((batch.len(), seen.len()), (3, 3));
        let kept: Vec<String> = batch.games().map(|game| format!("{game:?}")).collect();
        assert_eq!(kept, seen);
        assert!(!batch.is_empty() && batch.size() < file.len());
        let taken = batch.replace();
        assert_eq!((taken.len(), batch.len(), batch.size()), (3, 0, 0));
    }
}
