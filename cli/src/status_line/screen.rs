//! The terminal on standard error, as the progress line sees it: some columns
//! narrower. The line is filled with blanks to its end, and where a person types
//! Ctrl-C there has to be room for what the terminal shows of that: in a new
//! line it would keep the old one from being taken away.

use std::io::{self, Write as _};

use indicatif::TermLike;
use terminal_size::terminal_size_of;

/// The columns that `^C^C` takes, and one for the cursor.
const RESERVED: u16 = 5;

/// Standard error.
#[derive(Debug)]
pub(super) struct Screen;

impl Screen {
    /// Moves the cursor so many places; a terminal takes 0 for 1.
    fn step(count: usize, to: char) -> io::Result<()> {
        match count {
            0 => Ok(()),
            _ => write!(io::stderr(), "\x1b[{count}{to}"),
        }
    }
}

impl TermLike for Screen {
    fn width(&self) -> u16 {
        const USUAL: u16 = 80;
        let width = terminal_size_of(io::stderr()).map_or(USUAL, |(width, _)| width.0);
        width.saturating_sub(RESERVED).max(1)
    }

    fn move_cursor_up(&self, count: usize) -> io::Result<()> {
        Self::step(count, 'A')
    }

    fn move_cursor_down(&self, count: usize) -> io::Result<()> {
        Self::step(count, 'B')
    }

    fn move_cursor_right(&self, count: usize) -> io::Result<()> {
        Self::step(count, 'C')
    }

    fn move_cursor_left(&self, count: usize) -> io::Result<()> {
        Self::step(count, 'D')
    }

    fn write_line(&self, text: &str) -> io::Result<()> {
        writeln!(io::stderr(), "{text}")
    }

    fn write_str(&self, text: &str) -> io::Result<()> {
        io::stderr().write_all(text.as_bytes())
    }

    fn clear_line(&self) -> io::Result<()> {
        self.write_str("\r\x1b[2K")
    }

    fn flush(&self) -> io::Result<()> {
        io::stderr().flush()
    }
}
