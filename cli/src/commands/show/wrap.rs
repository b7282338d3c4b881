//! Running text in lines: words with styles, brackets that stick to them, and
//! paragraphs. Where a line ends is known only when the next word comes.

use clap::builder::styling::Style;

use crate::terminal::styled;

/// Text in lines of a width.
pub(super) struct Wrapped {
    width: usize,
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

impl Wrapped {
    pub(super) fn new(width: usize) -> Self {
        Self {
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

    /// The lines, the last one ended.
    pub(super) fn finish(mut self) -> String {
        self.flush();
        let length = self.text.trim_end_matches('\n').len();
        self.text.truncate(length);
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text
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
        self.text.push_str(&self.pending);
        self.column += self.length;
        self.pending.clear();
        self.length = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_between_words() {
        let plain = Style::new();
        let mut out = Wrapped::new(10);
        out.word(plain, "1. e4");
        out.close(plain, "!");
        out.open(plain, "(");
        out.word(plain, "1. d4");
        out.close(plain, ")");
        out.paragraph();
        out.paragraph();
        out.word(plain, "a-word-that-is-too-long");
        out.word(plain, "end");
        let text = "1. e4!\n(1. d4)\n\na-word-that-is-too-long\nend\n";
        assert_eq!(out.finish(), text);
        assert_eq!(Wrapped::new(10).finish(), "");
    }
}
