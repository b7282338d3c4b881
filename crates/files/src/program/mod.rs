//! Options that every program of the project has, numbers in them, text for terminals, and the
//! errors and signals that end programs.

mod encoding;
mod error;
mod number;
mod options;
mod parse;
mod placed;
mod signal;
mod words;

pub use encoding::{encoded, is_ascii};
pub use error::{CommandError, ERROR, HELP};
pub use number::{bytes, number};
pub use options::Options;
pub use parse::parse;
pub use placed::placed;
#[cfg(unix)]
pub use signal::outlive_closed_pipes;
pub use signal::{
    Signal, end, end_on_other_signals, end_on_signal, exit_soon, last_words, listen,
    set_last_words, set_placing,
};
pub use words::counted;
