//! Options that every program of the project has, numbers in them, and the signals that end
//! programs.

mod number;
mod options;
mod signal;

pub use number::{bytes, number};
pub use options::Options;
pub use signal::{Signal, end_on_signal, exit_soon, last_words, listen, set_last_words};
