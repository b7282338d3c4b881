//! The destination of the archive. A file is written beside its place, and at the end
//! takes it. The work of engines is written under a name that stays when the
//! command is ended by force, so that a later run finds the games that were
//! finished; what is soon done again leaves nothing.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::earlier::Earlier;
use super::options::Annotate;
use crate::input::Input;
use crate::placed::placed;
use crate::signals;
use crate::sink::{Gate, Sink};
use crate::status::CliError;
use crate::terminal::visible;
use cif::files::Destination;
use cif::files::filename;
use cif::files::leftovers::Leftover;
use cif::files::{Compression, Encoder};

/// The destination of the archive.
pub(super) enum Target {
    /// Standard output, or a file that appears whole or not at all.
    Sink(Box<Sink>, Gate),
    /// A file, and what is left of earlier runs.
    File {
        name: String,
        destination: Destination,
        unfinished: PathBuf,
        out: BufWriter<File>,
        older: Vec<PathBuf>,
        gate: Gate,
        /// Nothing stands in it yet that a later run could use.
        empty: Option<Leftover>,
    },
}

/// The number of files of runs ended by force that are looked for.
const MOST: usize = 1000;

/// The file of a run that is not finished.
fn unfinished(path: &Path, number: usize) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(if number == 0 {
        ".unfinished".to_owned()
    } else {
        format!(".unfinished-{number}")
    });
    PathBuf::from(name)
}

impl Target {
    /// Opens the target of work that is soon done.
    pub(super) fn whole(arguments: &Annotate) -> Result<Self, CliError> {
        let gate = Gate::default();
        let path = arguments.output().unwrap_or(Path::new("-"));
        let sink = Sink::over(&Input::of(&arguments.input), path, &gate)?;
        Ok(Self::Sink(Box::new(sink), gate))
    }

    /// Opens the target of the work of engines, and the results of earlier runs
    /// if they are wanted.
    pub(super) fn open(arguments: &Annotate) -> Result<(Self, Earlier), CliError> {
        let resume = arguments.resume;
        let Some(path) = arguments.output() else {
            return Ok((Self::whole(arguments)?, Earlier::default()));
        };
        let refused =
            |error: io::Error| CliError::file("cannot write", &filename::shown(path), &error);
        let mut destination = Destination::of(path).map_err(refused)?;
        if Input::of(&arguments.input).is_file_at(path) {
            destination = destination.of_source();
        }
        destination.replaceable().map_err(refused)?;
        Compression::wanted(destination.path()).map_err(refused)?;
        let path = destination.path().to_owned();
        let name = filename::shown(&path);
        let failed = |error: io::Error| CliError::file("cannot write", &name, &error);
        let mut older = Vec::new();
        let mut free = unfinished(&path, 0);
        for number in 0..MOST {
            free = unfinished(&path, number);
            if !free.exists() {
                break;
            }
            older.push(free.clone());
        }
        if let Some(left) = older.first()
            && !resume
        {
            let left = filename::shown(left);
            let left = visible(&left);
            let message = format!("an earlier run left `{left}`, with the games that it finished");
            let help = "--resume goes on from there; remove the file to begin anew";
            return Err(CliError::new(message).with_help(help));
        }
        let mut earlier = Earlier::default();
        if resume {
            // The latest run knows the most.
            let all = older.iter().rev().chain([&path]);
            for file in all.filter(|file| file.exists()) {
                earlier.add(file, arguments)?;
            }
        }
        let file = OpenOptions::new().write(true).create_new(true).open(&free);
        let file = file.map_err(failed)?;
        // What cannot take its place is not worth hours of work.
        if let Err(error) = destination.dress(&file) {
            drop(file);
            fs::remove_file(&free).map_err(failed)?;
            return Err(failed(error));
        }
        let target = Self::File {
            name: name.clone(),
            destination,
            out: BufWriter::with_capacity(1 << 16, file),
            older,
            gate: Gate::default(),
            empty: Some(Leftover::of(free.clone())),
            unfinished: free,
        };
        Ok((target, earlier))
    }

    /// Returns whether it is a file.
    pub(super) const fn is_file(&self) -> bool {
        matches!(self, Self::File { .. })
    }

    /// The name of the file of a run that is not finished, for people.
    pub(super) fn unfinished(&self) -> String {
        let unfinished = match self {
            Self::File { unfinished, .. } => filename::shown(unfinished),
            Self::Sink(..) => String::new(),
        };
        visible(&unfinished).into_owned()
    }

    /// The file that it takes the place of.
    pub(super) fn replaced(&self) -> Option<&Path> {
        match self {
            Self::File { destination, .. } => {
                Some(destination.path()).filter(|path| path.is_file())
            }
            Self::Sink(..) => None,
        }
    }

    /// Returns whether it takes the place of this input.
    pub(super) fn replaces(&self, input: &Input) -> bool {
        match self {
            Self::File { destination, .. } => input.is_file_at(destination.path()),
            Self::Sink(..) => false,
        }
    }

    /// Returns whether nobody reads any more what is written.
    pub(super) fn is_closed(&self) -> bool {
        match self {
            Self::Sink(sink, _) => sink.is_closed(),
            Self::File { .. } => false,
        }
    }

    pub(super) fn write(&mut self, bytes: &[u8]) -> Result<(), CliError> {
        match self {
            Self::Sink(sink, _) => {
                let written = sink.write_all(bytes);
                written.map_err(|error| sink.failed(&error))
            }
            Self::File { out, name, .. } => {
                let written = out.write_all(bytes);
                written.map_err(|error| CliError::file("cannot write", name, &error))
            }
        }
    }

    /// Makes sure that what was written is seen by others.
    pub(super) fn flush(&mut self) -> Result<(), CliError> {
        match self {
            Self::Sink(sink, _) => {
                let flushed = sink.flush();
                flushed.map_err(|error| sink.failed(&error))
            }
            Self::File { out, name, .. } => {
                let flushed = out.flush();
                flushed.map_err(|error| CliError::file("cannot write", name, &error))
            }
        }
    }

    /// Keeps what was written, however the command ends: there is a game in it that is finished.
    pub(super) fn keep(&mut self) {
        if let Self::File {
            unfinished, empty, ..
        } = self
            && empty.take().is_some()
        {
            let kept = filename::shown(unfinished);
            signals::set_last_words(format!(
                "the games that are finished stand in `{}`; the same command with --resume \
                 goes on from there",
                visible(&kept)
            ));
        }
    }

    /// The gate that opens once a game came through.
    pub(super) const fn gate(&self) -> &Gate {
        match self {
            Self::Sink(_, gate) | Self::File { gate, .. } => gate,
        }
    }

    /// Leaves no output behind.
    pub(super) fn discard(self) -> Result<(), CliError> {
        match self {
            Self::Sink(..) => Ok(()),
            Self::File {
                name, unfinished, ..
            } => {
                let removed = fs::remove_file(unfinished);
                removed.map_err(|error| CliError::file("cannot write", &name, &error))
            }
        }
    }

    /// Leaves what was written for a later run.
    pub(super) fn leave(mut self) -> Result<(), CliError> {
        self.keep();
        self.flush()
    }

    /// Puts the archive into its place.
    pub(super) fn finish(self) -> Result<(), CliError> {
        match self {
            Self::Sink(sink, _) => sink.finish().map(drop),
            Self::File {
                name,
                destination,
                unfinished,
                out,
                older,
                ..
            } => {
                signals::set_placing(&visible(&name));
                let taken = place(out, &unfinished, &destination);
                signals::set_last_words(None);
                taken.map_err(|error| CliError::file("cannot write", &name, &error))?;
                for file in older {
                    // It holds nothing any more that the archive has not. One that
                    // stays is named by the next run.
                    let _ = fs::remove_file(file);
                }
                Ok(())
            }
        }
    }
}

/// Puts what was written into its place, compressed if its name asks for it.
fn place(out: BufWriter<File>, unfinished: &Path, destination: &Destination) -> io::Result<()> {
    let file = out.into_inner().map_err(io::IntoInnerError::into_error)?;
    file.sync_all()?;
    if let Some(change) = destination.change()? {
        let kept = filename::shown(unfinished);
        return Err(io::Error::other(format!(
            "{change}; the new text is in `{kept}`"
        )));
    }
    let path = destination.path();
    if Compression::of_name(path).is_some() {
        drop(file);
        let mut encoder = Encoder::create_at(destination, path)?;
        io::copy(&mut File::open(unfinished)?, &mut encoder)?;
        placed(encoder.persist())?;
        return fs::remove_file(unfinished);
    }
    destination.dress(&file)?;
    drop(file);
    placed(destination.take(|path| fs::rename(unfinished, path)))
}
