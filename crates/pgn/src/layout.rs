//! Words on lines: PGN's export form with lines shorter than 80 columns, or
//! the moves of a game on one line. A comment is a word, and stays as it is:
//! the line breaks in it are part of its text. A word too long for any line
//! has one of its own.

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

/// A word of the movetext: text between white space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    text: String,
    kind: Kind,
    /// The columns of its first line.
    width: usize,
    /// It stays on the line of the word before it.
    stays: bool,
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

impl Word {
    fn new(text: String, kind: Kind) -> Self {
        let first = text.split('\n').next().unwrap_or_default();
        Self {
            width: first.chars().count(),
            stays: text.starts_with(['%', '[']),
            text,
            kind,
        }
    }

    pub(crate) fn plain(text: &str) -> Self {
        Self::new(text.to_owned(), Kind::Plain)
    }

    pub(crate) fn open() -> Self {
        Self::new("(".to_owned(), Kind::Open)
    }

    pub(crate) fn close() -> Self {
        Self::new(")".to_owned(), Kind::Close)
    }

    pub(crate) fn comment(text: &str) -> Self {
        Self::new(format!("{{{text}}}"), Kind::Plain)
    }

    pub(crate) fn line_comment(text: &str) -> Self {
        Self::new(format!("; {text}"), Kind::EndsLine)
    }

    pub(crate) fn escape(text: &str) -> Self {
        Self::line(&format!("%{text}"))
    }

    /// A line of its own.
    pub(crate) fn line(text: &str) -> Self {
        Self::new(text.to_owned(), Kind::Line)
    }

    /// Text as it was spelt; what is in it may need the end of the line. A
    /// number behind a result would begin a game at the beginning of a line.
    pub(crate) fn raw(text: &str) -> Self {
        let last = text.rsplit(['\n', '\r']).next().unwrap_or_default();
        let open = last.contains([';', '%', '<', '[']);
        let kind = if open { Kind::EndsLine } else { Kind::Plain };
        let is_number = text.starts_with(|char: char| char.is_ascii_digit());
        let word = Self::new(text.to_owned(), kind);
        Self {
            stays: word.stays || is_number,
            ..word
        }
    }

    /// Returns whether it is the number of a move.
    pub(crate) fn is_number(&self) -> bool {
        self.text.starts_with(|char: char| char.is_ascii_digit()) && self.text.ends_with('.')
    }

    /// Returns whether no blank is between the two.
    fn is_glued_to(&self, before: Kind) -> bool {
        before == Kind::Open || self.kind == Kind::Close
    }

    /// Returns whether a word right behind it should stay with it.
    fn keeps(&self, next: &Self) -> bool {
        let is_open = !self.ends_line() && !self.text.contains('\n');
        is_open && (next.is_glued_to(self.kind) || next.stays)
    }

    fn ends_line(&self) -> bool {
        matches!(self.kind, Kind::EndsLine | Kind::Line)
    }

    /// The columns of the last of its lines, if it has more than one.
    fn last_width(&self) -> Option<usize> {
        let (_, last) = self.text.rsplit_once('\n')?;
        Some(last.chars().count())
    }
}

/// The columns of the first word and of those that should stay with it; no
/// more than of the first one, if they do not fit on a line.
fn run(words: &[Word]) -> usize {
    let first = words.first().map_or(0, |word| word.width);
    let mut width = first;
    for (word, next) in words.iter().zip(words.iter().skip(1)) {
        if !word.keeps(next) {
            break;
        }
        width += usize::from(!next.is_glued_to(word.kind)) + next.width;
        if width > WIDTH {
            return first;
        }
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
    /// The words that are not in the text yet: where one goes, those behind it
    /// must go with it.
    waiting: Vec<Word>,
    /// The kind of the word before them.
    before: Option<Kind>,
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

    pub(crate) fn last(&self) -> Option<&Word> {
        self.waiting.last()
    }

    pub(crate) fn push(&mut self, word: Word) {
        if self.last().is_some_and(|last| !last.keeps(&word)) {
            self.lay_out();
        }
        self.waiting.push(word);
    }

    /// The text, which ends with a line feed unless it is empty.
    pub(crate) fn finish(mut self) -> String {
        self.lay_out();
        if !self.out.is_empty() && !self.out.ends_with('\n') {
            self.out.push('\n');
        }
        self.out
    }

    fn lay_out(&mut self) {
        let Self {
            out,
            column,
            waiting,
            before,
            ..
        } = self;
        for (at, word) in waiting.iter().enumerate() {
            let is_glued = before.is_none_or(|before| word.is_glued_to(before));
            let gap = usize::from(!is_glued);
            let breaks = match (word.kind, self.layout) {
                (Kind::Line, _) => true,
                (_, Layout::OneLine) => false,
                // These would mean something else at the beginning of a line.
                _ if word.stays => false,
                (_, Layout::Lines) => {
                    let width = waiting.get(at..).map_or(0, run);
                    *column + gap + width > WIDTH
                }
            };
            if breaks && *column > 0 {
                out.push('\n');
                *column = 0;
            } else if gap > 0 && *column > 0 {
                out.push(' ');
                *column += 1;
            } else if *column == 0 && word.kind != Kind::Line && word.text.starts_with('%') {
                out.push(' ');
                *column = 1;
            }
            out.push_str(&word.text);
            *column = word.last_width().unwrap_or(*column + word.width);
            *before = Some(word.kind);
            if word.ends_line() {
                out.push('\n');
                *column = 0;
            }
        }
        waiting.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of a text; those in braces are one.
    fn words(text: &str) -> Vec<Word> {
        let mut words = Vec::new();
        for word in text.split_whitespace() {
            words.push(match word {
                "(" => Word::open(),
                ")" => Word::close(),
                word if word.starts_with('{') => Word::comment(&word.replace(['{', '}'], "")),
                word => Word::plain(word),
            });
        }
        words
    }

    fn laid_out(words: &[Word], layout: Layout) -> String {
        let mut out = Words::new(layout);
        words.iter().cloned().for_each(|word| out.push(word));
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
                let words = words(&format!("{before} {behind}"));
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
