//! Running text in lines: words with styles, brackets that stick to them, and
//! paragraphs. Where a line ends is known only when the next word comes. The text
//! is handed on in portions: a game may have a comment of many megabytes.

use clap::builder::styling::Style;

use crate::status::CliError;
use crate::terminal::styled;

/// Bytes of a portion.
const PORTION: usize = 1 << 16;

/// Takes the portions of a text.
pub(super) type Sink<'s> = dyn FnMut(&str) -> Result<(), CliError> + 's;

/// Text in lines of a width.
pub(super) struct Wrapped<'s> {
    sink: &'s mut Sink<'s>,
    /// The first failure of the sink, which gets nothing more then.
    outcome: Result<(), CliError>,
    width: usize,
    /// The next portion, which does not end with a line feed when it is handed on.
    text: String,
    /// Columns of the line so far.
    column: usize,
    /// Words that stick together and are not yet in a line.
    pending: String,
    /// Their columns.
    length: usize,
    /// True if the next word sticks to what is pending.
    open: bool,
}

impl<'s> Wrapped<'s> {
    pub(super) fn new(width: usize, sink: &'s mut Sink<'s>) -> Self {
        Self {
            sink,
            outcome: Ok(()),
            width,
            text: String::new(),
            column: 0,
            pending: String::new(),
            length: 0,
            open: false,
        }
    }

    /// A word of its own.
    pub(super) fn word(&mut self, style: Style, word: &str) {
        if !std::mem::take(&mut self.open) {
            self.flush();
        }
        self.push(style, word);
    }

    /// A bracket that sticks to the word that follows.
    pub(super) fn open(&mut self, style: Style, bracket: &str) {
        self.word(style, bracket);
        self.open = self.length < self.width;
    }

    /// A bracket or sign that sticks to the word before.
    pub(super) fn close(&mut self, style: Style, bracket: &str) {
        if self.length >= self.width {
            self.flush();
        }
        self.open = false;
        self.push(style, bracket);
    }

    /// Begins a new paragraph, unless one has just begun.
    pub(super) fn paragraph(&mut self) {
        self.flush();
        self.open = false;
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push_str("\n\n");
        }
        self.column = 0;
    }

    /// Ends the last line.
    pub(super) fn finish(mut self) -> Result<(), CliError> {
        self.flush();
        let length = self.text.trim_end_matches('\n').len();
        self.text.truncate(length);
        if !self.text.is_empty() {
            self.text.push('\n');
            self.hand_on();
        }
        self.outcome
    }

    fn hand_on(&mut self) {
        if self.outcome.is_ok() {
            self.outcome = (self.sink)(&self.text);
        }
        self.text.clear();
    }

    fn push(&mut self, style: Style, word: &str) {
        self.length += word.chars().count();
        if style == Style::new() {
            self.pending.push_str(word);
        } else {
            self.pending.push_str(&styled(style, word));
        }
    }

    fn flush(&mut self) {
        if self.length == 0 {
            return;
        }
        if self.column > 0 {
            if self.column + 1 + self.length > self.width {
                self.text.push('\n');
                self.column = 0;
            } else {
                self.text.push(' ');
                self.column += 1;
            }
        }
        if self.text.len() >= PORTION {
            self.hand_on();
        }
        self.text.push_str(&self.pending);
        self.column += self.length;
        self.pending.clear();
        self.length = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrapped(width: usize, write: impl FnOnce(&mut Wrapped<'_>)) -> Vec<String> {
        let mut portions = Vec::new();
        let mut sink = |portion: &str| {
            portions.push(portion.to_owned());
            Ok(())
        };
        let mut out = Wrapped::new(width, &mut sink);
        write(&mut out);
        assert!(out.finish().is_ok());
        portions
    }

    #[test]
    fn a_long_text_comes_in_portions() {
        let portions = wrapped(10, |out| {
            for _ in 0..PORTION {
                out.word(Style::new(), "word");
            }
        });
        assert!(portions.len() > 3);
        assert_eq!(portions.concat(), "word word\n".repeat(PORTION / 2));
    }

    #[test]
    fn lines_end_between_words() {
        let plain = Style::new();
        let text = wrapped(10, |out| {
            out.word(plain, "1. e4");
            out.close(plain, "!");
            out.open(plain, "(");
            out.word(plain, "1. d4");
            out.close(plain, ")");
            out.paragraph();
            out.paragraph();
            out.word(plain, "a-word-that-is-too-long");
            out.word(plain, "end");
        });
        assert_eq!(text, ["1. e4!\n(1. d4)\n\na-word-that-is-too-long\nend\n"]);
        assert!(wrapped(10, |_| {}).is_empty());
    }
}
