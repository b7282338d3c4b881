//! The judgement of a schema document as XML, by the scanner that judges all documents: the
//! parser behind it passes over some faults.

use cif_runtime::limits::{Limits, MOST};
use cif_runtime::scan::{Mode, Scanner, Token, is_name};
use cif_runtime::violation::Violation;

use crate::error::Error;

/// Judges the text of a document without its DOCTYPE.
///
/// # Errors
/// The first fault.
pub(crate) fn check(text: &str) -> Result<(), Error> {
    let limits = Limits {
        depth: MOST,
        attributes: MOST,
        name: MOST,
        value: MOST,
        ..Limits::default()
    };
    let mut scanner = Scanner::new(text, &limits, Mode::Document);
    while scanner.next() != Token::Eof {}
    let is_fault = |it: &Violation| match &*it.id {
        // The bytes were judged by it, and it may be another than UTF-8.
        "xml:encoding" => false,
        // Other processors let a target have a colon.
        "xml:malformed-instruction" => !is_name(&text[it.span.range()]),
        _ => true,
    };
    let Some(fault) = scanner.finish().into_iter().find(is_fault) else {
        return Ok(());
    };
    let line = 1 + text[..fault.span.range().start].matches('\n').count();
    let line = u32::try_from(line).unwrap_or(u32::MAX);
    Err(Error::at(line, fault.message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_reader_of_archives_refuses_may_be_sound() {
        let deep = format!("{}{}", "<a>".repeat(600), "</a>".repeat(600));
        let long = format!("<{} b=''/>", "a".repeat(2000));
        for text in [
            "<?xml version='1.0' encoding='ISO-8859-1'?><é/>",
            "<?xml version='1.1'?><a/>",
            "<?xml:stylesheet a?><a/>",
            &deep,
            &long,
        ] {
            assert_eq!(check(text), Ok(()));
        }
        for (text, message) in [
            (
                "<a>\n<??></a>",
                "line 2: the processing instruction has no target",
            ),
            ("<a>\n<b>\n</a>", "line 2: element `b` has no end tag"),
        ] {
            assert_eq!(check(text).expect_err(text).to_string(), message);
        }
    }
}
