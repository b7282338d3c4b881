//! Passes over one archive until nothing more can be fixed. Each writes a
//! new file; the original is as it was until somebody takes the last of them.

use std::cell::RefCell;
use std::fs::File;
use std::io::{self, BufWriter, Write};

use cif_types::CutError;
use cif_validator::Options;
use tempfile::NamedTempFile;

use crate::file_kind::Wanted;
use crate::filename;
use crate::fixes::pass::{Apply, Failure, Left, pass};
use crate::fixes::reach::Reach;
use crate::input::{Input, ReadSeek};
use crate::leftovers::Leftover;
use crate::replace::{Destination, Replacement};
use crate::selection::Settings;
use crate::status::CliError;
use crate::terminal::visible;

/// Rounds at the most: far more than fixes are in each other's way.
const ROUNDS: u32 = 20;

/// The settings by which archives are fixed.
pub(crate) struct Fixer {
    pub(crate) settings: Settings,
    pub(crate) options: Options,
    /// True if fixes are applied that are not safe.
    pub(crate) not_safe: bool,
}

/// The place that new texts are written to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ScratchLocation<'p> {
    /// Into a file that is to go there.
    Beside(&'p Destination),
    /// Into a file that nobody sees.
    Apart,
}

/// An archive that was fixed.
pub(crate) struct Fixed {
    /// The text as it was.
    pub(crate) original: Box<dyn ReadSeek>,
    /// The findings before.
    pub(crate) before: Left,
    /// The findings that remain.
    pub(crate) left: Left,
    pub(crate) faults: u64,
    pub(crate) rounds: u32,
    /// True if there was more to do after the last round.
    pub(crate) stopped: bool,
    /// The new text; nothing where there was nothing to fix.
    pub(crate) text: Option<Scratch>,
}

/// Why an archive was not fixed.
pub(crate) enum Refusal {
    /// It cannot be read.
    Cut(CutError),
    Error(CliError),
}

impl Fixer {
    /// Fixes an archive, or what is `wanted`.
    pub(crate) fn fix(
        &self,
        input: &Input,
        wanted: Wanted,
        place: ScratchLocation<'_>,
        reach: &mut Reach<'_>,
    ) -> Result<Fixed, Refusal> {
        let original = input.rewindable(wanted);
        let original = RefCell::new(original.map_err(Refusal::Error)?);
        let mut newest: Option<RefCell<Box<dyn ReadSeek>>> = None;
        let mut text: Option<Scratch> = None;
        let mut before: Option<Left> = None;
        let mut faults = 0;
        let mut rounds = 0;
        loop {
            let apply = match self.not_safe {
                _ if rounds == ROUNDS => Apply::None,
                true => Apply::All,
                false => Apply::Safe,
            };
            let make = || Scratch::at(place);
            let source = newest.as_ref().unwrap_or(&original);
            let passed = pass(source, &self.options, &self.settings, apply, make, reach);
            reach.advance();
            let passed = passed.map_err(|failure| Self::refused(failure, input, place))?;
            let left = passed.found;
            if let Some(before) = before
                && before.xml == 0
                && left.xml > 0
            {
                let name = input.name();
                let message = format!(
                    "the fixes for `{}` would break its XML; nothing was written",
                    visible(&name)
                );
                return Err(Refusal::Error(CliError::new(message)));
            }
            let before = *before.get_or_insert(left);
            let Some(written) = passed.written else {
                let applicable = left.safe + if self.not_safe { left.not_safe } else { 0 };
                return Ok(Fixed {
                    original: original.into_inner(),
                    before,
                    left,
                    faults,
                    rounds,
                    stopped: rounds == ROUNDS && applicable > 0,
                    text,
                });
            };
            faults += passed.applied;
            rounds += 1;
            let opened = written.reopen();
            let opened =
                opened.map_err(|error| Self::refused(Failure::Write(error), input, place))?;
            newest = Some(RefCell::new(opened));
            text = Some(written);
        }
    }

    fn refused(failure: Failure, input: &Input, place: ScratchLocation<'_>) -> Refusal {
        match failure {
            Failure::Cut(error) => Refusal::Cut(error),
            Failure::Write(error) => {
                let name = match place {
                    ScratchLocation::Beside(destination) => filename::shown(destination.path()),
                    ScratchLocation::Apart => input.name(),
                };
                Refusal::Error(CliError::file("cannot write", &name, &error))
            }
        }
    }
}

/// A new text.
pub(crate) enum Scratch {
    Beside(BufWriter<Replacement>),
    Apart {
        out: BufWriter<NamedTempFile>,
        _leftover: Leftover,
    },
}

impl Scratch {
    /// An empty one.
    pub(crate) fn at(place: ScratchLocation<'_>) -> io::Result<Self> {
        Ok(match place {
            ScratchLocation::Beside(destination) => {
                Self::Beside(BufWriter::new(Replacement::at(destination)?))
            }
            ScratchLocation::Apart => {
                let (file, leftover) = Leftover::create(NamedTempFile::new)?;
                Self::Apart {
                    out: BufWriter::new(file),
                    _leftover: leftover,
                }
            }
        })
    }

    /// The text from its beginning.
    pub(crate) fn reopen(&self) -> io::Result<Box<dyn ReadSeek>> {
        let file: File = match self {
            Self::Beside(out) => out.get_ref().reopen()?,
            Self::Apart { out, .. } => out.get_ref().reopen()?,
        };
        Ok(Box::new(file))
    }

    /// Puts the text into its place, if it has one.
    pub(crate) fn finish(self) -> io::Result<()> {
        match self {
            Self::Beside(out) => {
                let replacement = out.into_inner().map_err(io::IntoInnerError::into_error)?;
                replacement.finish()
            }
            Self::Apart { .. } => Ok(()),
        }
    }
}

impl Write for Scratch {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Beside(out) => out.write(bytes),
            Self::Apart { out, .. } => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Beside(out) => out.flush(),
            Self::Apart { out, .. } => out.flush(),
        }
    }
}
