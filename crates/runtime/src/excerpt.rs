//! Excerpts of a text for messages: on one line, and never long.

use std::fmt;

/// The most characters of a value that a message shows.
const LONGEST: usize = 40;

/// The beginning of a text on one line: at most 40 characters, with an ellipsis
/// where more follows, and with control characters and line separators escaped.
///
/// ```
/// use cif_runtime::excerpt::Excerpt;
///
/// assert_eq!(Excerpt::of("a\nb\u{2028}").to_string(), "a\\nb\\u{2028}");
/// assert_eq!(Excerpt::of(&"x".repeat(41)).to_string().chars().count(), 41);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Excerpt<'t> {
    text: &'t str,
    longest: usize,
}

impl<'t> Excerpt<'t> {
    /// An excerpt of a value.
    pub const fn of(text: &'t str) -> Self {
        Self::up_to(text, LONGEST)
    }

    /// An excerpt of at most `longest` characters.
    pub const fn up_to(text: &'t str, longest: usize) -> Self {
        Self { text, longest }
    }
}

impl fmt::Display for Excerpt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write as _;
        let mut rest = self.text.chars();
        for c in rest.by_ref().take(self.longest) {
            if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') {
                write!(f, "{}", c.escape_default())?;
            } else {
                f.write_char(c)?;
            }
        }
        if rest.next().is_some() {
            f.write_char('…')?;
        }
        Ok(())
    }
}

/// The most bytes of a message, whatever values it quotes.
const LONGEST_MESSAGE: usize = 400;
/// The bytes of a longer message that are kept of its end.
const END: usize = 120;

/// A message of at most 400 bytes: of a longer one the middle is left out, where
/// the value stands that made it long.
///
/// ```
/// use cif_runtime::excerpt::bounded;
///
/// let message = format!("`{}` is no title", "x".repeat(1000));
/// let short = bounded(message);
/// assert!(short.starts_with("`xxx") && short.ends_with("x` is no title"));
/// assert_eq!(short.len(), 400);
/// ```
pub fn bounded(mut message: String) -> String {
    const ELLIPSIS: &str = "…";
    if message.len() > LONGEST_MESSAGE {
        let start = message.floor_char_boundary(LONGEST_MESSAGE - END - ELLIPSIS.len());
        let end = message.ceil_char_boundary(message.len() - END);
        message.replace_range(start..end, ELLIPSIS);
    }
    message
}
