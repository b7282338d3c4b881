//! The reading of a pattern, character by character, with errors at the place
//! reached.

use super::PatternError;

/// The depth to which groups, and classes inside classes, may nest.
pub(super) const DEPTH: usize = 64;

/// A place in a pattern, before the next character.
pub(super) struct Cursor<'a> {
    pattern: &'a str,
    characters: Vec<char>,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(pattern: &'a str) -> Self {
        Self {
            pattern,
            characters: pattern.chars().collect(),
            at: 0,
        }
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.peek_at(0)
    }

    pub(super) fn peek_at(&self, ahead: usize) -> Option<char> {
        self.characters.get(self.at + ahead).copied()
    }

    /// Returns true if these characters come next.
    pub(super) fn looks_at(&self, text: &str) -> bool {
        let next = self.characters.get(self.at..).unwrap_or_default();
        text.chars()
            .enumerate()
            .all(|(at, it)| next.get(at) == Some(&it))
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let character = self.peek()?;
        self.at += 1;
        Some(character)
    }

    pub(super) fn eat(&mut self, character: char) -> bool {
        let found = self.peek() == Some(character);
        if found {
            self.at += 1;
        }
        found
    }

    /// An error at the next character.
    pub(super) fn error(&self, message: impl Into<String>) -> PatternError {
        PatternError {
            pattern: self.pattern.to_owned(),
            position: Some(self.at + 1),
            message: message.into(),
        }
    }

    /// An error at the character just read.
    pub(super) fn error_before(&self, message: impl Into<String>) -> PatternError {
        PatternError {
            position: Some(self.at.max(1)),
            ..self.error(message)
        }
    }
}
