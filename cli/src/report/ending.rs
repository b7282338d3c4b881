//! The end of an archive that is read in part, in the two ways that people meet it:
//! something is wrong with the archive, or with the file or a limit.

use cif::check::{Finding, Location};
use cif::read::source::Position;
use cif::read::{CutError, Violation};

use crate::status::CliError;
use crate::terminal::visible;

/// The form in which an early end is reported.
pub(crate) enum Ending {
    /// The text is in another encoding: a fault of the archive like others.
    Finding(Box<Finding>),
    /// It cannot be read.
    Error(CliError),
}

impl Ending {
    /// The early end of the file of this name.
    pub(crate) fn of(name: &str, error: CutError) -> Self {
        match error {
            CutError::Encoding {
                violation,
                position,
            } => Self::Finding(Box::new(of_encoding(*violation, position))),
            CutError::Io(error) => Self::Error(CliError::file("cannot read", name, &error)),
            error => {
                let message = format!("cannot read `{}`: {error}", visible(name));
                let is_limit = matches!(error, CutError::TooLong { .. });
                let error = CliError::new(message);
                Self::Error(if is_limit {
                    error.with_help("`--max-item` sets the limit")
                } else {
                    error
                })
            }
        }
    }

    /// The error of a command that cannot do this with the file of this name, as in "read".
    pub(crate) fn error(verb: &str, name: &str, error: CutError) -> CliError {
        match Self::of(name, error) {
            Self::Finding(finding) => refusal(verb, name, *finding),
            Self::Error(error) => error,
        }
    }
}

/// The error of a command that cannot do this with the file of this name, for such a finding.
pub(crate) fn refusal(verb: &str, name: &str, finding: Finding) -> CliError {
    let name = visible(name);
    let error = CliError::new(format!("cannot {verb} `{name}`: {}", finding.message));
    match finding.help {
        Some(help) => error.with_help(help),
        None => error,
    }
}

/// The finding of a text that is not in UTF-8. Its place is that of a byte order mark, or in the
/// declaration.
fn of_encoding(violation: Violation, position: Position) -> Finding {
    let span = violation.span;
    let location = Location {
        offset: u64::from(span.start),
        length: u64::from(span.end.saturating_sub(span.start)),
        line: position.line,
        column: position.column,
        excerpt: None,
        game: None,
    };
    Finding::of_violation(violation, location)
}

#[cfg(test)]
mod tests {
    use cif::read::Limits;

    use super::*;

    #[test]
    fn a_byte_order_mark_is_no_column() {
        let declared = "<?xml version=\"1.0\" encoding=\"latin9\"?><cif/>";
        for text in [declared.to_owned(), format!("\u{FEFF}{declared}")] {
            let error = cif::read::bytes(text.as_bytes(), &Limits::default()).unwrap_err();
            let Ending::Finding(finding) = Ending::of("a.cif", error) else {
                panic!("it is a fault of the text");
            };
            assert_eq!((finding.location.line, finding.location.column), (1, 31));
        }
    }
}
