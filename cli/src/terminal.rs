//! Writing for terminals: styles, reports of errors, and the width.

use std::io::{IsTerminal as _, Write};
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use clap::builder::styling::{AnsiColor, Effects, Style};
use unicode_width::UnicodeWidthStr as _;

use crate::status_line;

pub(crate) use cif::view::{escaped_json, visible, visible_lines};
pub(crate) use cif_files::program::{ERROR, HELP, encoded, is_ascii};

/// The word "warning".
pub(crate) const WARNING: Style = AnsiColor::Yellow.on_default().effects(Effects::BOLD);
/// The word "info".
pub(crate) const INFO: Style = AnsiColor::BrightBlue.on_default().effects(Effects::BOLD);
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
    let mut text = format!("{}: {}\n", styled(ERROR, "error"), visible_lines(message));
    if let Some(help) = help.map(visible_lines) {
        text = format!("{text}{}: {help}\n", styled(HELP, " help"));
    }
    complain_at_length(&text);
}

/// Reports on standard error what is no reason to stop.
pub(crate) fn complain_mildly(message: &str, help: Option<&str>) {
    let mut text = format!(
        "{}: {}\n",
        styled(WARNING, "warning"),
        visible_lines(message)
    );
    if let Some(help) = help.map(visible_lines) {
        text = format!("{text}{}: {help}\n", styled(HELP, "   help"));
    }
    complain_at_length(&text);
}

/// Writes what is made up already to standard error.
pub(crate) fn complain_at_length(text: &str) {
    status_line::aside(|| {
        let text = encoded(text, std::io::stderr().is_terminal());
        // There is no other place to say so.
        let _ = anstream::stderr().write_all(text.as_bytes());
    });
}

/// Columns of the terminal on standard output; a file has enough for anything.
pub(crate) fn width() -> usize {
    const FILE: usize = 140;
    terminal_size::terminal_size().map_or(FILE, |(width, _)| usize::from(width.0).max(40))
}

/// The columns that a text takes on standard output.
pub(crate) fn columns(text: &str) -> usize {
    if text.is_ascii() {
        return text.len();
    }
    encoded(text, std::io::stdout().is_terminal()).width()
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
    let start = text.floor_char_boundary(span.start);
    let end = text.floor_char_boundary(span.end).max(start);
    let before = text[..start].trim_start_matches('\u{FEFF}');
    let parts = [before, &text[start..end], &text[end..]]
        .map(|part| visible_lines(&part.replace("\r\n", "\n")).into_owned());
    let mark = parts[0].len()..parts[0].len() + parts[1].len();
    let snippet = Snippet::source(parts.concat())
        .path(visible(file))
        .annotation(AnnotationKind::Primary.span(mark));
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
    fn files_of_settings_are_shown_harmless() {
        let text = "\u{FEFF}a = '\u{1B}[31m\u{202E}\u{2028}' # \u{9B}\r\n";
        let start = text.find('\'').unwrap();
        let end = text.rfind('\'').unwrap() + 1;
        let shown = error_at("no", None, "cif.toml", text, start..end);
        let shown = anstream::adapter::strip_str(&shown).to_string();
        assert!(shown.contains("cif.toml:1:5"), "{shown}");
        let line = "a = '\u{241B}[31m\u{FFFD}\u{FFFD}' # \u{FFFD}\n";
        assert!(shown.contains(line), "{shown}");
        assert!(shown.contains("\n  |     ^^^^^^^^^\n"), "{shown}");
    }
}
