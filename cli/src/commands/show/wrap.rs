//! Running text in lines: words with styles, brackets that stick to them, and
//! paragraphs. Where a line ends is known only when the next word comes. The text
//! is handed on in portions: a game may have a comment of many megabytes.

use std::collections::VecDeque;

use clap::builder::styling::Style;

use crate::status::CliError;
use crate::terminal::{columns, styled};

/// Bytes of a portion.
const PORTION: usize = 1 << 16;

/// Takes the portions of a text.
pub(super) type Sink<'s> = dyn FnMut(&str) -> Result<(), CliError> + 's;

/// Lines that stand to the left of the first lines of a text.
#[derive(Default)]
pub(super) struct Beside {
    /// Each line, with its columns.
    pub(super) lines: VecDeque<(String, usize)>,
    /// The columns that they take, with the gap behind them.
    pub(super) width: usize,
}

/// Text in lines of a width.
pub(super) struct Wrapped<'s> {
    sink: &'s mut Sink<'s>,
    /// The first failure of the sink, which gets nothing more then.
    outcome: Result<(), CliError>,
    width: usize,
    beside: Beside,
    /// The next portion, which does not end with a line feed when it is handed on.
    text: String,
    /// True once a word is written, and false again when a paragraph begins.
    is_within: bool,
    /// Columns of the line so far.
    column: usize,
    /// Columns that the line has.
    room: usize,
    /// Words that stick together and are not yet in a line.
    pending: String,
    /// Their columns.
    length: usize,
    /// True if the next word sticks to what is pending.
    open: bool,
}

impl<'s> Wrapped<'s> {
    pub(super) fn new(width: usize, beside: Beside, sink: &'s mut Sink<'s>) -> Self {
        Self {
            sink,
            outcome: Ok(()),
            width,
            beside,
            text: String::new(),
            is_within: false,
            column: 0,
            room: width,
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
        if std::mem::take(&mut self.is_within) {
            self.text.push('\n');
            self.blank_line();
        }
        self.column = 0;
    }

    /// Ends the last line, and writes what still stands beside.
    pub(super) fn finish(mut self) -> Result<(), CliError> {
        self.flush();
        if std::mem::take(&mut self.is_within) {
            self.text.push('\n');
        } else if self.text.ends_with("\n\n") {
            self.text.pop();
        }
        while !self.beside.lines.is_empty() {
            self.blank_line();
        }
        self.hand_on();
        self.outcome
    }

    /// A line without words.
    fn blank_line(&mut self) {
        if let Some((line, _)) = self.beside.lines.pop_front() {
            self.text.push_str(&line);
        }
        self.text.push('\n');
    }

    /// Begins a line with what stands beside it.
    fn begin_line(&mut self) {
        self.room = self.width;
        if let Some((line, columns)) = self.beside.lines.pop_front() {
            self.text.push_str(&line);
            let gap = self.beside.width.saturating_sub(columns);
            self.text.extend(std::iter::repeat_n(' ', gap));
            self.room = self.width.saturating_sub(self.beside.width);
        }
    }

    fn hand_on(&mut self) {
        if self.outcome.is_ok() && !self.text.is_empty() {
            self.outcome = (self.sink)(&self.text);
        }
        self.text.clear();
    }

    fn push(&mut self, style: Style, word: &str) {
        self.length += columns(word);
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
            if self.column + 1 + self.length > self.room {
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
        if self.column == 0 {
            self.begin_line();
        }
        self.text.push_str(&self.pending);
        self.is_within = true;
        self.column += self.length;
        self.pending.clear();
        self.length = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrapped(width: usize, write: impl FnOnce(&mut Wrapped<'_>)) -> Vec<String> {
        beside(width, Beside::default(), write)
    }

    fn beside(width: usize, beside: Beside, write: impl FnOnce(&mut Wrapped<'_>)) -> Vec<String> {
        let mut portions = Vec::new();
        let mut sink = |portion: &str| {
            portions.push(portion.to_owned());
            Ok(())
        };
        let mut out = Wrapped::new(width, beside, &mut sink);
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

    #[test]
    fn signs_of_two_columns_count_twice() {
        let words = ["\u{738b}\u{624b}", "\u{98db}\u{8eca}", "\u{89d2}"];
        let text = wrapped(10, |out| {
            for word in words {
                out.word(Style::new(), word);
            }
        });
        assert_eq!(
            text.concat(),
            format!("{} {}\n{}\n", words[0], words[1], words[2])
        );
    }

    #[test]
    fn lines_stand_beside_the_text() {
        let board = || Beside {
            lines: ["ab", "c", "de", "f"]
                .map(|it| (it.to_owned(), it.len()))
                .into(),
            width: 4,
        };
        let plain = Style::new();
        let text = beside(10, board(), |out| {
            out.word(plain, "one");
            out.word(plain, "two");
            out.paragraph();
            out.word(plain, "three");
        });
        assert_eq!(text, ["ab  one\nc   two\nde\nf   three\n"]);
        let text = beside(12, board(), |out| {
            for _ in 0..7 {
                out.word(plain, "word");
            }
        });
        let lines = "ab  word\nc   word\nde  word\nf   word\nword word\nword\n";
        assert_eq!(text, [lines]);
        let text = beside(12, board(), |out| out.word(plain, "word"));
        assert_eq!(text, ["ab  word\nc\nde\nf\n"]);
        assert_eq!(beside(12, board(), |_| {}), ["ab\nc\nde\nf\n"]);
    }
}
