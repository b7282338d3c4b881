//! The output of a command that makes something of games: a file that appears whole or not at
//! all, standard output, or a device or pipe, which cannot be replaced. Nothing takes the place
//! of a file, and no new file is made, before something came through that is worth it: a gate,
//! which stays closed until then, holds everything back.

use std::fs::File;
use std::io::{self, BufWriter, Seek, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tempfile::SpooledTempFile;

use crate::input::Input;
use crate::output::Output;
use crate::placed::placed;
use crate::signals;
use crate::status::CliError;
use crate::terminal::visible;
use cif::files::filename;
use cif::files::kind::FileKind;
use cif::files::{Destination, Encoder, Replacement, device, unless_closed};

/// The bytes kept in memory of a text that is held back.
const IN_MEMORY: usize = 8 << 20;

/// Lets a text go where it is to go, once a game with a tag pair or a move came through.
#[derive(Clone, Debug, Default)]
pub(crate) struct Gate(Arc<AtomicBool>);

impl Gate {
    /// Holds nothing back any more.
    pub(crate) fn open(&self) {
        self.0.store(true, Ordering::Release);
    }

    /// Opens if something is worth it.
    pub(crate) fn open_if(&self, is_worth: bool) {
        if is_worth {
            self.open();
        }
    }

    /// Returns whether something came through that is worth writing.
    pub(crate) fn is_open(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}

/// The reason why no gate was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Nothing {
    /// There is not a byte.
    Empty,
    NoGame,
    /// No item of an archive can be read, but for games of which nothing is known.
    NoItem,
    /// There are games, and none has a form in the output.
    NotConverted,
    /// There are games, and nothing can be read of any.
    Unreadable,
}

/// The advice on an archive of other things.
pub(crate) const WITHOUT_GAMES: &str = "it looks like an archive in CIF; `cif check` says if \
     games are too large or cannot be read, `cif json` shows what it holds beside games";

impl Nothing {
    /// The error, with what the inputs look like.
    pub(crate) fn of(self, inputs: &[&Input]) -> CliError {
        let names = match inputs {
            [input] => format!("`{}`", visible(&input.name())),
            inputs => format!("the {} inputs", inputs.len()),
        };
        let kinds = inputs.iter().filter_map(|input| input.kind());
        let kind = kinds.into_iter().find(|kind| *kind != FileKind::Empty);
        let is_archive = kind == Some(FileKind::Archive);
        let reason = match self {
            Self::Empty => format!("there is nothing in {names}"),
            Self::NoGame => format!("there is no game in {names}"),
            Self::NoItem => format!("no item of {names} says anything"),
            Self::NotConverted => format!("no game of {names} can be converted"),
            Self::Unreadable if is_archive => format!("no game in {names} has a head or a move"),
            Self::Unreadable => {
                format!("there is no game in {names}: no tag pair and no move can be read")
            }
        };
        let error = CliError::new(format!("{reason}; nothing was written"));
        if self == Self::Unreadable && is_archive {
            return error;
        }
        match (kind, inputs) {
            (None, _) => error,
            (Some(FileKind::Archive), [_]) if matches!(self, Self::NoGame) => {
                error.with_help(WITHOUT_GAMES)
            }
            (Some(FileKind::Archive), [_]) if matches!(self, Self::NoItem) => {
                error.with_help("it looks like an archive in CIF; `cif check` says what is wrong")
            }
            (Some(kind), [_]) => error.with_help(format!("it looks like {}", kind.description())),
            (Some(kind), _) => error.with_help(format!(
                "the first that is not empty looks like {}",
                kind.description()
            )),
        }
    }
}

/// Takes what is made of games.
pub(crate) struct Sink {
    name: String,
    out: Out,
    gate: Gate,
    /// Bytes that were written, before they are compressed.
    written: u64,
}

enum Out {
    Stdout(Output),
    /// For standard output, or for this device or pipe, once the gate is open.
    Held(BufWriter<SpooledTempFile>, Option<File>),
    /// A device or a pipe.
    Through(BufWriter<File>),
    File(Box<BufWriter<Encoder<Replacement>>>),
    /// Nothing is wanted any more.
    Nowhere,
    /// The reader of a pipe went away.
    Closed,
}

impl Sink {
    /// Begins to write. What does not go to a file of its own is held back until the gate opens.
    pub(crate) fn to(path: &Path, gate: &Gate) -> Result<Self, CliError> {
        Self::begin(path, gate, false)
    }

    /// The same where this input may stand there already: removed meanwhile, it is not made anew.
    pub(crate) fn over(input: &Input, path: &Path, gate: &Gate) -> Result<Self, CliError> {
        Self::begin(path, gate, input.is_file_at(path))
    }

    fn begin(path: &Path, gate: &Gate, is_source: bool) -> Result<Self, CliError> {
        let is_stdout = path == Path::new("-");
        let name = if is_stdout {
            "<stdout>".to_owned()
        } else {
            filename::shown(path)
        };
        let failed = |error| CliError::file("cannot write", &name, &error);
        let through = if is_stdout {
            None
        } else {
            device(path).map_err(failed)?
        };
        let out = if is_stdout || through.is_some() {
            Out::Held(BufWriter::new(SpooledTempFile::new(IN_MEMORY)), through)
        } else {
            let mut destination = Destination::of(path).map_err(failed)?;
            if is_source {
                destination = destination.of_source();
            }
            let created = Encoder::create_at(&destination, path).map_err(failed)?;
            let shown = visible(&name);
            signals::set_last_words(format!("interrupted: nothing was written into `{shown}`"));
            Out::File(Box::new(BufWriter::with_capacity(1 << 16, created)))
        };
        Ok(Self {
            name,
            out,
            gate: gate.clone(),
            written: 0,
        })
    }

    /// Sends on what was held back.
    fn release(&mut self) -> io::Result<()> {
        if !matches!(self.out, Out::Held(..)) {
            return Ok(());
        }
        let Out::Held(held, through) = std::mem::replace(&mut self.out, Out::Nowhere) else {
            return Ok(());
        };
        let mut text = held.into_inner().map_err(io::IntoInnerError::into_error)?;
        text.rewind()?;
        self.out = if let Some(file) = through {
            let mut out = BufWriter::with_capacity(1 << 16, file);
            match unless_closed(io::copy(&mut text, &mut out))? {
                Some(_) => Out::Through(out),
                None => Out::Closed,
            }
        } else {
            let mut output = Output::new();
            let copied = io::copy(&mut text, &mut output.raw()).map(drop);
            output.note(copied)?;
            Out::Stdout(output)
        };
        Ok(())
    }

    /// Leaves no output behind.
    pub(crate) fn discard(&mut self) {
        self.out = Out::Nowhere;
    }

    /// Returns whether nobody reads any more.
    pub(crate) fn is_closed(&self) -> bool {
        match &self.out {
            Out::Stdout(output) => output.is_closed(),
            Out::Closed => true,
            _ => false,
        }
    }

    /// The error when writing fails.
    pub(crate) fn failed(&self, error: &io::Error) -> CliError {
        CliError::file("cannot write", &self.name, error)
    }

    /// Puts everything into its place. Returns how many bytes that were, before they are
    /// compressed; nothing where the gate was not opened, so that no output is left behind.
    pub(crate) fn finish(mut self) -> Result<Option<u64>, CliError> {
        if !self.gate.is_open() {
            return Ok(None);
        }
        let name = self.name.clone();
        let failed = |error| CliError::file("cannot write", &name, &error);
        self.release().map_err(failed)?;
        match self.out {
            Out::Nowhere | Out::Held(..) => return Ok(None),
            Out::Closed => {}
            Out::Stdout(output) => output.finish()?,
            Out::Through(mut out) => unless_closed(out.flush()).map(drop).map_err(failed)?,
            Out::File(out) => {
                let file = out.into_inner().map_err(io::IntoInnerError::into_error);
                signals::set_placing(&visible(&name));
                placed(file.and_then(Encoder::persist)).map_err(failed)?;
                signals::set_last_words(None);
            }
        }
        Ok(Some(self.written))
    }
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.gate.is_open() {
            self.release()?;
        }
        let written = match &mut self.out {
            Out::Stdout(output) => {
                let written = output.raw().write_all(bytes);
                output.note(written).map(|()| bytes.len())
            }
            Out::Held(out, _) => out.write(bytes),
            Out::Through(out) => {
                let written = unless_closed(out.write(bytes))?;
                if written.is_none() {
                    self.out = Out::Closed;
                }
                Ok(written.unwrap_or(bytes.len()))
            }
            Out::File(out) => out.write(bytes),
            Out::Nowhere | Out::Closed => Ok(bytes.len()),
        }?;
        self.written += written as u64;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.gate.is_open() {
            self.release()?;
        }
        match &mut self.out {
            Out::Stdout(output) => {
                let flushed = output.raw().flush();
                output.note(flushed)
            }
            Out::Through(out) => unless_closed(out.flush()).map(drop),
            // What nobody sees before the end.
            Out::Held(..) | Out::File(_) | Out::Nowhere | Out::Closed => Ok(()),
        }
    }
}
