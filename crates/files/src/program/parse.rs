//! The words of a command line, read so that what is written about them has the colours that
//! they ask for, and nothing in them that a terminal would obey.

use std::ffi::{OsStr, OsString};
use std::path::Path;

use cif_text::visible::{visible, visible_lines};
use clap::{Command, Error, FromArgMatches};

use super::options::choose_colors_of;
use crate::filename;

/// Parses the words of a command line, the first of which is the program. Its `--color` counts
/// for help and errors too.
///
/// # Errors
/// A help that is asked for, or what is wrong. Words in it are written like [names of
/// files](filename::shown).
pub fn parse<P: FromArgMatches>(command: &Command, words: &[OsString]) -> Result<P, Error> {
    choose_colors_of(words);
    parse_words(command, words).map_err(|error| {
        let shown: Vec<OsString> = words.iter().map(|word| shown(word)).collect();
        if shown == words {
            return error;
        }
        // The parser writes words as they are. Given what is shown of them it says the same, unless
        // it finds another meaning in that.
        match parse_words::<P>(command, &shown) {
            Err(shown) if shown.kind() == error.kind() => shown,
            _ => plain(&error),
        }
    })
}

fn parse_words<P: FromArgMatches>(command: &Command, words: &[OsString]) -> Result<P, Error> {
    // It keeps the name of the program.
    let mut command = command.clone();
    let matches = command.try_get_matches_from_mut(words)?;
    P::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
}

/// A word as a terminal can show it.
fn shown(word: &OsStr) -> OsString {
    let shown = filename::shown(Path::new(word));
    visible(&shown).into_owned().into()
}

/// The error without styles.
fn plain(error: &Error) -> Error {
    let text = error.to_string();
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    Error::raw(error.kind(), visible_lines(text))
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::ffi::OsStrExt as _;

    use clap::error::ErrorKind;
    use clap::{CommandFactory as _, Parser};

    use super::*;

    #[derive(Debug, Parser)]
    #[command(name = "cif")]
    struct Arguments {
        /// A number.
        #[arg(long)]
        number: Option<u8>,
        files: Vec<String>,
    }

    /// The error of a word, with its colours.
    fn error(word: &[u8]) -> (ErrorKind, String) {
        let words = ["cif".into(), OsStr::from_bytes(word).to_owned()];
        let error = parse::<Arguments>(&Arguments::command(), &words).unwrap_err();
        (error.kind(), error.render().ansi().to_string())
    }

    #[test]
    fn words_in_errors_send_no_commands() {
        for (word, expected) in [
            ("--\u{1B}]0;x\u{7}", r"'--\x1B]0;x\x07'"),
            ("--\u{1B}[31mx", r"'--\x1B[31mx'"),
            ("--\u{202E}x", "'--\u{FFFD}x'"),
            ("--number=\u{1B}c", r"'\x1Bc' for '--number"),
        ] {
            let (_, text) = error(word.as_bytes());
            assert!(text.contains("\u{1B}[31merror:"), "{text:?}");
            let plain = anstream::adapter::strip_str(&text).to_string();
            assert!(plain.contains(expected), "{text:?}");
            assert_eq!(visible_lines(&plain), plain);
        }
    }

    /// The word is none that could not be read, once it is shown.
    #[test]
    fn the_error_stays_the_same() {
        let (kind, text) = error(b"a\xFF");
        assert_eq!(kind, ErrorKind::InvalidUtf8);
        assert_eq!(text.matches("error").count(), 1, "{text:?}");
    }
}
