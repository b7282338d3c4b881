//! Standard output. A reader that has seen enough, as in `cif check | head`,
//! is no error: what comes after is not written, and the work may end early.

use std::io::{self, IsTerminal, StdoutLock, Write};

use anstream::{AutoStream, ColorChoice};
use cif::files::unless_closed;

use crate::status::CliError;
use crate::status_line;
use crate::terminal;

/// Standard output with or without colours, as was chosen.
pub(crate) struct Output {
    stream: StdoutLock<'static>,
    is_terminal: bool,
    gone: bool,
}

impl Output {
    /// Standard output; nobody else writes while this is held.
    pub(crate) fn new() -> Self {
        let stream = io::stdout().lock();
        Self {
            is_terminal: stream.is_terminal(),
            stream,
            gone: false,
        }
    }

    /// Returns whether nobody reads any more.
    pub(crate) fn is_closed(&self) -> bool {
        self.gone
    }

    /// Returns whether people watch.
    pub(crate) fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    /// Returns whether there are no colours, so that what is written may be data.
    pub(crate) fn is_plain(&self) -> bool {
        AutoStream::choice(&self.stream) == ColorChoice::Never
    }

    /// Writes text for people; styles are left out where they are not wanted.
    pub(crate) fn print(&mut self, text: &str) -> Result<(), CliError> {
        if self.gone || text.is_empty() {
            return Ok(());
        }
        let stream = &mut self.stream;
        let text = terminal::encoded(text, self.is_terminal);
        let write = || AutoStream::auto(stream).write_all(text.as_bytes());
        let written = if self.is_terminal {
            status_line::aside(write)
        } else {
            write()
        };
        self.settle(written)
    }

    /// Takes the outcome of writing: an error, unless the reader went away.
    pub(crate) fn note(&mut self, written: io::Result<()>) -> io::Result<()> {
        self.gone |= unless_closed(written)?.is_none();
        Ok(())
    }

    /// Copies data as they are.
    pub(crate) fn copy(&mut self, source: &mut impl io::Read) -> Result<(), CliError> {
        let copied = io::copy(source, &mut self.raw());
        self.settle(copied.map(drop))
    }

    /// Standard output for data, which hold no styles.
    pub(crate) fn raw(&mut self) -> impl Write {
        &mut self.stream
    }

    /// Makes sure that everything is written.
    pub(crate) fn finish(mut self) -> Result<(), CliError> {
        let flushed = self.stream.flush();
        self.settle(flushed)
    }

    /// The same as an error of the command.
    pub(crate) fn settle(&mut self, written: io::Result<()>) -> Result<(), CliError> {
        let noted = self.note(written);
        noted.map_err(|error| CliError::file("cannot write", "<stdout>", &error))
    }
}
