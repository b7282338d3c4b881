//! Words on lines: PGN's export form with lines shorter than 80 columns, or
//! the moves of a game on one line. A comment is a word, and stays as it is:
//! the line breaks in it are part of its text. A word too long for any line
//! has one of its own.

use std::borrow::Cow;

/// The layout of the moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Layout {
    /// Lines shorter than 80 columns, as far as the words allow.
    #[default]
    Lines,
    /// One line for all moves of a game, but for the line breaks in comments,
    /// and behind what ends with its line.
    OneLine,
}

/// A word of the movetext: text between white space, and the signs around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Word<'t> {
    before: &'static str,
    text: Cow<'t, str>,
    behind: &'static str,
    shape: Shape,
}

/// The facts of a word by which it is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shape {
    kind: Kind,
    /// The columns of its first line.
    width: usize,
    /// The columns of the last of its lines, if it has more than one.
    last_width: Option<usize>,
    /// It stays on the line of the word before it.
    stays: bool,
    /// It is the number of a move.
    is_number: bool,
    /// At the beginning of a line it would be an escape.
    is_escape: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Plain,
    Open,
    Close,
    /// The line ends behind it.
    EndsLine,
    /// A line of its own.
    Line,
}

const WIDTH: usize = 79;

impl<'t> Word<'t> {
    fn new(text: impl Into<Cow<'t, str>>, kind: Kind) -> Self {
        Self::between("", text, "", kind)
    }

    fn between(
        before: &'static str,
        text: impl Into<Cow<'t, str>>,
        behind: &'static str,
        kind: Kind,
    ) -> Self {
        let text = text.into();
        Self {
            shape: Shape::new(before, &text, behind, kind),
            before,
            text,
            behind,
        }
    }

    pub(crate) fn plain(text: impl Into<Cow<'t, str>>) -> Self {
        Self::new(text, Kind::Plain)
    }

    pub(crate) fn open() -> Self {
        Self::new("(", Kind::Open)
    }

    pub(crate) fn close() -> Self {
        Self::new(")", Kind::Close)
    }

    pub(crate) fn nag(number: impl Into<Cow<'t, str>>) -> Self {
        Self::between("$", number, "", Kind::Plain)
    }

    pub(crate) fn comment(text: &'t str) -> Self {
        Self::between("{", text, "}", Kind::Plain)
    }

    pub(crate) fn line_comment(text: &'t str) -> Self {
        Self::between("; ", text, "", Kind::EndsLine)
    }

    pub(crate) fn escape(text: impl Into<Cow<'t, str>>) -> Self {
        Self::between("%", text, "", Kind::Line)
    }

    /// A line of its own.
    pub(crate) fn line(text: impl Into<Cow<'t, str>>) -> Self {
        Self::new(text, Kind::Line)
    }

    /// Text as it was spelt; what is in it may need the end of the line. A
    /// number behind a result would begin a game at the beginning of a line.
    pub(crate) fn raw(text: impl Into<Cow<'t, str>>) -> Self {
        let text = text.into();
        let last = text.rsplit(['\n', '\r']).next().unwrap_or_default();
        let open = last.contains([';', '%', '<', '[']);
        let kind = if open { Kind::EndsLine } else { Kind::Plain };
        let is_number = text.starts_with(|char: char| char.is_ascii_digit());
        let mut word = Self::new(text, kind);
        word.shape.stays |= is_number;
        word
    }
}

impl Shape {
    fn new(before: &str, text: &str, behind: &str, kind: Kind) -> Self {
        let bytes = text.as_bytes();
        let columns = |line: &str| line.chars().count();
        let (width, last_width) = if is_one_line_of_ascii(bytes) {
            (text.len() + behind.len(), None)
        } else {
            match text.split_once('\n') {
                None => (columns(text) + behind.len(), None),
                Some((first, rest)) => {
                    let last = rest.rsplit_once('\n').map_or(rest, |(_, last)| last);
                    (columns(first), Some(columns(last) + behind.len()))
                }
            }
        };
        let first = before.as_bytes().first().or_else(|| bytes.first());
        Self {
            kind,
            width: before.len() + width,
            last_width,
            stays: matches!(first, Some(b'%' | b'[')),
            is_number: before.is_empty() && matches!(bytes, [b'0'..=b'9', .., b'.']),
            is_escape: first == Some(&b'%'),
        }
    }

    /// Returns whether no blank is between the two.
    fn is_glued_to(&self, before: Kind) -> bool {
        before == Kind::Open || self.kind == Kind::Close
    }

    /// Returns whether a word right behind it should stay with it.
    fn keeps(&self, next: &Self) -> bool {
        let is_open = !self.ends_line() && self.last_width.is_none();
        is_open && (next.is_glued_to(self.kind) || next.stays)
    }

    fn ends_line(&self) -> bool {
        matches!(self.kind, Kind::EndsLine | Kind::Line)
    }
}

/// Returns whether each byte is a column. Most words are too short for a search that looks at many
/// bytes at a time.
fn is_one_line_of_ascii(text: &[u8]) -> bool {
    const SHORT: usize = 16;
    if text.len() < SHORT {
        return text.iter().all(|byte| byte.is_ascii() && *byte != b'\n');
    }
    text.is_ascii() && memchr::memchr(b'\n', text).is_none()
}

/// The columns of the first word and of those that should stay with it; no
/// more than of the first one, if they do not fit on a line.
fn run(words: &[(Shape, usize)]) -> usize {
    let mut shapes = words.iter().map(|(shape, _)| shape);
    let Some(mut word) = shapes.next() else {
        return 0;
    };
    let first = word.width;
    let mut width = first;
    for next in shapes {
        if !word.keeps(next) {
            break;
        }
        width += usize::from(!next.is_glued_to(word.kind)) + next.width;
        if width > WIDTH {
            return first;
        }
        word = next;
    }
    width
}

/// Words being laid out. Of a long game the text alone is held, and those last
/// words whose place depends on what follows.
#[derive(Debug, Default)]
pub(crate) struct Words {
    layout: Layout,
    out: String,
    column: usize,
    /// The last word that stands in the text, and those behind it that should stay with it, each
    /// with its end in `held`: where one goes, those behind it must go with it.
    waiting: Vec<(Shape, usize)>,
    /// The texts of those behind it.
    held: String,
    /// The place of the first of them, which it may have to leave.
    place: Place,
    /// The kind of the word before them.
    before: Option<Kind>,
}

/// The place of a word in the text.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    /// The end of the text before it.
    at: usize,
    /// The columns of its line before it.
    column: usize,
    /// The bytes between the two.
    gap: usize,
}

impl Words {
    pub(crate) fn new(layout: Layout) -> Self {
        Self {
            layout,
            ..Self::default()
        }
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Returns whether the last word is the number of a move.
    pub(crate) fn ends_with_number(&self) -> bool {
        self.waiting.last().is_some_and(|(last, _)| last.is_number)
    }

    #[inline]
    pub(crate) fn push(&mut self, word: &Word<'_>) {
        let last = self.waiting.last();
        if last.is_some_and(|(last, _)| last.keeps(&word.shape)) {
            self.held.push_str(word.before);
            self.held.push_str(&word.text);
            self.held.push_str(word.behind);
        } else {
            self.lay_out();
            let texts = [word.before, &word.text, word.behind];
            self.place = self.put(word.shape, word.shape.width, texts);
        }
        self.waiting.push((word.shape, self.held.len()));
    }

    /// The text, which ends with a line feed unless it is empty.
    pub(crate) fn finish(mut self) -> String {
        self.lay_out();
        if !self.out.is_empty() && !self.out.ends_with('\n') {
            self.out.push('\n');
        }
        self.out
    }

    /// Returns whether a word, with those that should stay with it so many columns wide, goes to
    /// the next line.
    fn breaks(&self, word: Shape, column: usize, gap: usize, width: usize) -> bool {
        match (word.kind, self.layout) {
            // It has begun already.
            _ if column == 0 => false,
            (Kind::Line, _) => true,
            (_, Layout::OneLine) => false,
            // These would mean something else at the beginning of a line.
            _ if word.stays => false,
            (_, Layout::Lines) => column + gap + width > WIDTH,
        }
    }

    /// Puts a word behind the text.
    fn put(&mut self, word: Shape, width: usize, texts: [&str; 3]) -> Place {
        let is_glued = self.before.is_none_or(|before| word.is_glued_to(before));
        let gap = usize::from(!is_glued);
        let (at, column) = (self.out.len(), self.column);
        if self.breaks(word, column, gap, width) {
            self.out.push('\n');
            self.column = 0;
        } else if gap > 0 && column > 0 {
            self.out.push(' ');
            self.column += 1;
        } else if column == 0 && word.kind != Kind::Line && word.is_escape {
            self.out.push(' ');
            self.column = 1;
        }
        let gap = self.out.len() - at;
        for text in texts {
            if !text.is_empty() {
                self.out.push_str(text);
            }
        }
        self.column = word.last_width.unwrap_or(self.column + word.width);
        self.before = Some(word.kind);
        if word.ends_line() {
            self.out.push('\n');
            self.column = 0;
        }
        Place { at, column, gap }
    }

    /// Puts the words that wait behind the text. The first of them goes to the next line if that
    /// keeps them together.
    fn lay_out(&mut self) {
        if let [(first, _), _, ..] = self.waiting[..] {
            let Place { at, column, gap } = self.place;
            let is_behind_others = self.column > first.width;
            if is_behind_others && self.breaks(first, column, gap, run(&self.waiting)) {
                self.out.replace_range(at..at + gap, "\n");
                self.column = first.width;
            }
            let waiting = core::mem::take(&mut self.waiting);
            let held = core::mem::take(&mut self.held);
            for (at, ends) in waiting.windows(2).enumerate() {
                if let [(_, start), (word, end)] = *ends {
                    let text = held.get(start..end).unwrap_or_default();
                    let width = waiting.get(at + 1..).map_or(0, run);
                    self.put(word, width, [text, "", ""]);
                }
            }
            (self.waiting, self.held) = (waiting, held);
            self.held.clear();
        }
        self.waiting.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of a text; those in braces are one.
    fn words(text: &str) -> Vec<Word<'_>> {
        let mut words = Vec::new();
        for word in text.split_whitespace() {
            words.push(match word {
                "(" => Word::open(),
                ")" => Word::close(),
                word if word.starts_with('{') => {
                    Word::comment(word.trim_start_matches('{').trim_end_matches('}'))
                }
                word => Word::plain(word),
            });
        }
        words
    }

    fn laid_out(words: &[Word<'_>], layout: Layout) -> String {
        let mut out = Words::new(layout);
        for word in words {
            out.push(word);
        }
        out.finish()
    }

    #[test]
    fn lines_are_shorter_than_80_columns() {
        for indent in 0..90 {
            let before = "e4 ".repeat(indent / 3) + &"x".repeat(indent % 3);
            for behind in [
                "( 18. Nf3 ) ) ) e5",
                "( ( 18. {a} ) {b} ) ) e5 ( e4 )",
                "( {x23456789012345678901234567890123456789012345678901234567890123456789012345} ) a",
                "( {x234567890123456789012345678901234567890123456789012345678901234567890123456} ) a",
            ] {
                let text = format!("{before} {behind}");
                let words = words(&text);
                let text = laid_out(&words, Layout::Lines);
                assert!(text.lines().all(|line| line.len() < 80), "{text}");
                let flat = laid_out(&words, Layout::OneLine);
                assert_eq!(flat.lines().count(), 1);
                let without_space = |text: &str| text.replace(['\n', ' '], "");
                assert_eq!(without_space(&text), without_space(&flat));
            }
        }
    }

    #[test]
    fn a_long_word_has_its_line() {
        let long = format!("{{{}}}", "x".repeat(100));
        let text = laid_out(&words(&format!("e4 ( {long} ) e5")), Layout::Lines);
        assert_eq!(text, format!("e4 (\n{long}\n) e5\n"));
    }
}
