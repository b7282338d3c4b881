//! The words of a command line, read so that what is written about them has the colours that
//! they ask for.

use std::ffi::OsString;

use clap::{Command, Error, FromArgMatches};

use super::options::choose_colors_of;

/// Parses the words of a command line, the first of which is the program. Its `--color` counts
/// for help and errors too.
///
/// # Errors
/// A help that is asked for, or what is wrong.
pub fn parse<P: FromArgMatches>(command: &Command, words: &[OsString]) -> Result<P, Error> {
    choose_colors_of(words);
    parse_words(command, words)
}

fn parse_words<P: FromArgMatches>(command: &Command, words: &[OsString]) -> Result<P, Error> {
    // It keeps the name of the program.
    let mut command = command.clone();
    let matches = command.try_get_matches_from_mut(words)?;
    P::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
}
