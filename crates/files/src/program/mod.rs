//! Options that every program of the project has, and the signals that end programs.

mod options;
mod signal;

pub use options::Options;
pub use signal::{Signal, end_on_signal, last_words, listen, set_last_words};
