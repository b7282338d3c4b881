//! The context of an import: the game that is read, its findings, and its text as
//! XML can hold it.

use core::ops::Range;
use std::borrow::Cow;

use cif_runtime::escape::is_plain_text;

use crate::flat::{line_feeds, trim};
use crate::report::FindingKind;
use crate::text::{self, Kind, Token};

/// The state that the parts of an import share.
pub(crate) struct ImportContext<'g> {
    pub(crate) game: text::Game<'g>,
    /// The findings, each with its byte of the game.
    pub(crate) findings: Vec<(usize, FindingKind)>,
    /// The number of findings beyond those.
    pub(crate) more: usize,
    /// The first byte of the token that is being read.
    pub(crate) at: usize,
}

/// The number of findings of a game that are kept; the others are counted.
const MOST: usize = 1000;

/// Returns whether XML can hold the character.
const fn is_bad(char: char) -> bool {
    (char < ' ' && !matches!(char, '\t' | '\n' | '\r')) || matches!(char, '\u{fffe}' | '\u{ffff}')
}

/// The character that stands for one that XML cannot hold.
pub(crate) const MARK: char = '\u{fffd}';

/// Returns whether nothing in a text would be left of a comment.
pub(crate) fn has_no_text(text: &str) -> bool {
    text.chars()
        .all(|char| char.is_ascii_whitespace() || is_bad(char))
}

/// Returns whether XML can hold a text as it is.
pub(crate) fn is_clean(text: &str) -> bool {
    !text.contains(is_bad)
}

/// Text without the characters that XML cannot hold.
pub(crate) fn without_bad(text: &str) -> Cow<'_, str> {
    if is_clean(text) {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.replace(is_bad, ""))
    }
}

/// Text without blanks around it.
fn trimmed(text: Cow<'_, str>) -> Cow<'_, str> {
    match text {
        Cow::Borrowed(text) => Cow::Borrowed(trim(text)),
        Cow::Owned(text) if trim(&text).len() == text.len() => Cow::Owned(text),
        Cow::Owned(text) => Cow::Owned(trim(&text).to_owned()),
    }
}

impl<'g> ImportContext<'g> {
    /// The context of an import of this game.
    pub(crate) const fn new(game: text::Game<'g>) -> Self {
        Self {
            game,
            findings: Vec::new(),
            more: 0,
            at: 0,
        }
    }

    pub(crate) fn report(&mut self, kind: FindingKind, token: &Token) {
        self.say(kind, token.range().start);
    }

    /// Says something of the byte at this place.
    pub(crate) fn say(&mut self, kind: FindingKind, at: usize) {
        if self.findings.len() < MOST {
            self.findings.push((at, kind));
        } else {
            self.more += 1;
        }
    }

    /// Text that XML can hold, its lines ended by LF.
    pub(crate) fn clean<'t>(&mut self, text: Cow<'t, str>) -> Cow<'t, str> {
        self.replaced(text, "")
    }

    /// The same of tokens that are kept as they are spelt. Without a character
    /// they would be others; where nothing else is left there is no text.
    pub(crate) fn clean_token<'t>(&mut self, text: Cow<'t, str>) -> Cow<'t, str> {
        if text.chars().all(is_bad) || is_clean(&text) {
            return self.clean(text);
        }
        self.marked(text)
    }

    /// The same of the name of a tag pair: without a character it would be another one.
    pub(crate) fn clean_name<'t>(&mut self, name: Cow<'t, str>) -> Cow<'t, str> {
        self.replaced(name, MARK.encode_utf8(&mut [0; 4]))
    }

    /// A text with a word of its own for each character that XML cannot hold.
    fn marked<'t>(&mut self, text: Cow<'t, str>) -> Cow<'t, str> {
        trimmed(self.replaced(text, &format!(" {MARK} ")))
    }

    /// A part of the game with a mark for each character that XML cannot hold, where there are any.
    pub(crate) fn marked_slice(&mut self, range: Range<usize>) -> Option<Cow<'g, str>> {
        let text = self.game.slice(range);
        (!is_clean(&text)).then(|| self.marked(text))
    }

    /// Returns whether a token leaves nothing behind.
    pub(crate) fn is_void(&self, token: &Token) -> bool {
        match token.kind {
            Kind::Comment | Kind::LineComment => trim(&self.game.inner_text(token)).is_empty(),
            Kind::Unknown => self.game.text(token).chars().all(is_bad),
            _ => false,
        }
    }

    fn replaced<'t>(&mut self, text: Cow<'t, str>, by: &str) -> Cow<'t, str> {
        // Most text is at once seen to have nothing of it.
        if is_plain_text(&text) {
            return text;
        }
        let mut text = text;
        if text.contains("\r\n") {
            text = Cow::Owned(line_feeds(&text).into_owned());
        }
        if !is_clean(&text) {
            for char in text.chars().filter(|char| is_bad(*char)) {
                self.say(FindingKind::Character(char), self.at);
            }
            text = Cow::Owned(text.replace(is_bad, by));
        }
        text
    }

    /// The text of a comment, without blanks around it.
    pub(crate) fn inner(&mut self, token: &Token) -> Cow<'g, str> {
        let text = self.clean(trimmed(self.game.inner_text(token)));
        // What cannot stand in XML may have stood before a blank.
        trimmed(text)
    }

    /// The text of some tokens.
    pub(crate) fn slice(&mut self, range: Range<usize>) -> Cow<'g, str> {
        self.clean_token(self.game.slice(range))
    }
}
