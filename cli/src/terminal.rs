//! Writing for terminals: styles, and text from archives made harmless, so
//! that no archive can send commands to the terminal that shows it.

use std::borrow::Cow;
use std::io::Write;
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use clap::builder::styling::{AnsiColor, Effects, Style};

use crate::status_line;

/// The word "error".
pub(crate) const ERROR: Style = AnsiColor::BrightRed.on_default().effects(Effects::BOLD);
/// The word "warning".
pub(crate) const WARNING: Style = AnsiColor::Yellow.on_default().effects(Effects::BOLD);
/// The word "info".
pub(crate) const INFO: Style = AnsiColor::BrightBlue.on_default().effects(Effects::BOLD);
/// The word "help".
pub(crate) const HELP: Style = AnsiColor::BrightCyan.on_default().effects(Effects::BOLD);
/// Good news.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default().effects(Effects::BOLD);
/// Lines that come.
pub(crate) const ADDED: Style = AnsiColor::Green.on_default();
/// Lines that go.
pub(crate) const REMOVED: Style = AnsiColor::Red.on_default();
/// Headings and names.
pub(crate) const STRONG: Style = Style::new().effects(Effects::BOLD);
/// Text that matters less.
pub(crate) const FAINT: Style = Style::new().effects(Effects::DIMMED);
/// Code and markup.
pub(crate) const CODE: Style = AnsiColor::Cyan.on_default();

/// A text in a style.
pub(crate) fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// Reports an error on standard error; nothing can be done when even that
/// fails.
pub(crate) fn complain(message: &str, help: Option<&str>) {
    let mut text = format!("{}: {message}\n", styled(ERROR, "error"));
    if let Some(help) = help {
        text = format!("{text}{}: {help}\n", styled(HELP, " help"));
    }
    complain_at_length(&text);
}

/// Reports on standard error what is no reason to stop.
pub(crate) fn complain_mildly(message: &str, help: Option<&str>) {
    let mut text = format!("{}: {message}\n", styled(WARNING, "warning"));
    if let Some(help) = help {
        text = format!("{text}{}: {help}\n", styled(HELP, "   help"));
    }
    complain_at_length(&text);
}

/// Writes what is made up already to standard error.
pub(crate) fn complain_at_length(text: &str) {
    status_line::aside(|| {
        // There is no other place to say so.
        let _ = anstream::stderr().write_all(text.as_bytes());
    });
}

/// Columns of the terminal on standard output; a file has enough for anything.
pub(crate) fn width() -> usize {
    const FILE: usize = 140;
    terminal_size::terminal_size().map_or(FILE, |(width, _)| usize::from(width.0).max(40))
}

/// A text with control and direction characters replaced by visible ones.
pub(crate) fn visible(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_unsafe) {
        return Cow::Borrowed(text);
    }
    let show = |character: char| match u32::from(character) {
        code @ 0..0x20 => char::from_u32(0x2400 + code).unwrap_or('\u{FFFD}'),
        0x7F => '\u{2421}',
        _ if is_unsafe(character) => '\u{FFFD}',
        _ => character,
    };
    Cow::Owned(text.chars().map(show).collect())
}

/// Characters that a terminal obeys instead of showing them, and those that
/// change the order in which others are shown.
fn is_unsafe(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// An error in a file of settings, with the line that it stands on.
pub(crate) fn error_at(
    message: &str,
    help: Option<&str>,
    file: &str,
    text: &str,
    span: Range<usize>,
) -> String {
    let title = Level::ERROR.primary_title(visible(message));
    let snippet = Snippet::source(text)
        .path(visible(file))
        .annotation(AnnotationKind::Primary.span(span));
    let help = help.map(|help| Level::HELP.message(visible(help)));
    let group = Group::with_title(title).element(snippet).elements(help);
    let mut text = Renderer::styled().term_width(width()).render(&[group]);
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_control_character_reaches_the_terminal() {
        let all: String = ('\0'..='\u{2100}').collect();
        let shown = visible(&all);
        assert!(!shown.chars().any(is_unsafe));
        assert_eq!(shown.chars().count(), all.chars().count());
        assert_eq!(
            visible("\u{1B}[31m\n\u{202E}"),
            "\u{241B}[31m\u{240A}\u{FFFD}"
        );
        assert!(matches!(
            visible("Gr\u{FC}nfeld \u{265E}"),
            Cow::Borrowed(_)
        ));
    }
}
