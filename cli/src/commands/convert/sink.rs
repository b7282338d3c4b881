//! The output of a conversion: a file that appears whole or not at all,
//! standard output, or a device or pipe, which cannot be replaced.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Seek, Write};
use std::path::Path;

use tempfile::SpooledTempFile;

use crate::output::Output;
use crate::placed::placed;
use crate::status::CliError;
use cif::files::Encoder;
use cif::files::Replacement;
use cif::files::filename;

/// The bytes kept in memory of a text that is held back.
const IN_MEMORY: usize = 8 << 20;

/// Takes what was converted.
pub(super) struct Sink {
    name: String,
    out: Out,
    /// Bytes that were written, before they are compressed.
    written: u64,
}

enum Out {
    Stdout(Output),
    /// For standard output, or for this device or pipe, once it is certain
    /// that there is something to write.
    Held(BufWriter<SpooledTempFile>, Option<File>),
    /// A device or a pipe.
    Through(BufWriter<File>),
    File(Box<BufWriter<Encoder<Replacement>>>),
    /// Nothing is wanted any more.
    Nowhere,
}

impl Sink {
    /// Begins to write. What does not go to a file of its own is held back until it is released,
    /// or to the end.
    pub(super) fn to(path: &Path) -> Result<Self, CliError> {
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
            let created = Encoder::create(path).map_err(failed)?;
            Out::File(Box::new(BufWriter::with_capacity(1 << 16, created)))
        };
        Ok(Self {
            name,
            out,
            written: 0,
        })
    }

    /// Writes more.
    pub(super) fn write(&mut self, text: &str) -> Result<(), CliError> {
        self.written += text.len() as u64;
        let bytes = text.as_bytes();
        let written = match &mut self.out {
            Out::Stdout(output) => {
                let written = output.raw().write_all(bytes);
                return output.settle(written);
            }
            Out::Held(out, _) => out.write_all(bytes),
            Out::Through(out) => out.write_all(bytes),
            Out::File(out) => out.write_all(bytes),
            Out::Nowhere => Ok(()),
        };
        written.map_err(|error| CliError::file("cannot write", &self.name, &error))
    }

    /// Holds nothing back any more.
    pub(super) fn release(&mut self) -> Result<(), CliError> {
        if !matches!(self.out, Out::Held(..)) {
            return Ok(());
        }
        let Out::Held(held, through) = std::mem::replace(&mut self.out, Out::Nowhere) else {
            return Ok(());
        };
        let failed = |error| CliError::file("cannot write", &self.name, &error);
        let held = held.into_inner();
        let mut text = held.map_err(|error| failed(error.into_error()))?;
        text.rewind().map_err(failed)?;
        self.out = if let Some(file) = through {
            let mut out = BufWriter::with_capacity(1 << 16, file);
            io::copy(&mut text, &mut out).map_err(failed)?;
            Out::Through(out)
        } else {
            let mut output = Output::new();
            output.copy(&mut text)?;
            Out::Stdout(output)
        };
        Ok(())
    }

    /// Leaves no output behind.
    pub(super) fn discard(&mut self) {
        self.out = Out::Nowhere;
    }

    /// Returns whether nobody reads any more.
    pub(super) fn is_closed(&self) -> bool {
        matches!(&self.out, Out::Stdout(output) if output.is_closed())
    }

    /// Puts everything into its place. Tells how many bytes that were, before
    /// they are compressed; nothing where no output is left behind.
    pub(super) fn finish(mut self) -> Result<Option<u64>, CliError> {
        self.release()?;
        let failed = |error| CliError::file("cannot write", &self.name, &error);
        match self.out {
            Out::Nowhere | Out::Held(..) => return Ok(None),
            Out::Stdout(output) => output.finish()?,
            Out::Through(mut out) => out.flush().map_err(failed)?,
            Out::File(out) => {
                let file = out
                    .into_inner()
                    .map_err(|error| failed(error.into_error()))?;
                placed(file.persist()).map_err(failed)?;
            }
        }
        Ok(Some(self.written))
    }
}

/// Returns what stands under a name and is neither a file nor a folder,
/// opened for writing.
fn device(path: &Path) -> io::Result<Option<File>> {
    let metadata = fs::metadata(path);
    if metadata.is_ok_and(|it| !it.is_file() && !it.is_dir()) {
        return OpenOptions::new().write(true).open(path).map(Some);
    }
    Ok(None)
}
