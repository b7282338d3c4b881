//! Words on lines: PGN's export form with lines shorter than 80 columns, or
//! the moves of a game on one line. A comment is a word, and stays as it is.

/// How the moves are laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Layout {
    /// Lines shorter than 80 columns, as far as the words allow.
    #[default]
    Lines,
    /// One line for all moves of a game.
    OneLine,
}

/// What is written between white space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    text: String,
    kind: Kind,
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
        let stays = text.starts_with(['%', '[']);
        Self { text, kind, stays }
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
        Self::new(format!("%{text}"), Kind::Line)
    }

    /// Text as it was spelt; what is in it may need the end of the line. A
    /// number behind a result would begin a game at the beginning of a line.
    pub(crate) fn raw(text: &str) -> Self {
        let last = text.rsplit(['\n', '\r']).next().unwrap_or_default();
        let open = last.contains([';', '%', '<', '[']);
        let kind = if open { Kind::EndsLine } else { Kind::Plain };
        Self {
            stays: true,
            ..Self::new(text.to_owned(), kind)
        }
    }
}

/// Writes words; the text ends with a line feed.
pub(crate) fn lay_out(words: &[Word], layout: Layout, out: &mut String) {
    let begin = out.len();
    let mut column = 0;
    let mut glued = true;
    for word in words {
        let width = word.text.chars().count();
        let breaks = match (word.kind, layout) {
            (Kind::Line, _) => column > 0,
            (Kind::Close, _) => false,
            _ if glued || column == 0 => false,
            (_, Layout::OneLine) => false,
            // These would mean something else at the beginning of a line.
            _ if word.stays => false,
            (_, Layout::Lines) => column + 1 + width > WIDTH,
        };
        if breaks {
            out.push('\n');
            column = 0;
        } else if column > 0 && !glued && word.kind != Kind::Close {
            out.push(' ');
            column += 1;
        } else if column == 0 && word.kind == Kind::Plain && word.text.starts_with('%') {
            out.push(' ');
            column = 1;
        }
        out.push_str(&word.text);
        let last = word.text.rsplit('\n').next().unwrap_or_default();
        let is_one = last.len() == word.text.len();
        column = if is_one {
            column + width
        } else {
            last.chars().count()
        };
        glued = word.kind == Kind::Open;
        if matches!(word.kind, Kind::EndsLine | Kind::Line) {
            out.push('\n');
            column = 0;
            glued = true;
        }
    }
    if out.len() > begin && !out.ends_with('\n') {
        out.push('\n');
    }
}
