//! Fixing archives: the edits that findings carry, applied in rounds.
//!
//! [`text()`] and `path` apply safe fixes; a [`Fixer`] has options.

pub use cif_validator::fix::{Draft, FixError, Fixed, Fixer, Progress, Remaining, apply};

/// Fixes a text.
///
/// # Errors
/// Those of [`Fixer::fix`].
pub fn text(text: &str) -> Result<Fixed<String>, FixError> {
    fixer().fix_str(text)
}

/// Fixes a file in its place, compressed as it is. It is replaced as a whole, with its
/// owner and permissions, or not at all.
///
/// # Errors
/// When the file cannot be read or replaced, or was changed by another program
/// meanwhile; and those of [`Fixer::fix`].
#[cfg(feature = "files")]
pub fn path(path: impl AsRef<std::path::Path>) -> Result<Fixed<()>, FixError> {
    file::fix(path.as_ref(), &fixer())
}

/// A fixer with the default options of a check.
fn fixer() -> Fixer {
    Fixer {
        options: crate::check::options(),
        not_safe: false,
    }
}

#[cfg(feature = "files")]
mod file {
    use std::fs::File;
    use std::io::{self, BufWriter, Write};
    use std::path::Path;

    use cif_files::{Bounds, Compression, Destination, Encoder, Replacement, open, open_file};

    use super::{Draft, FixError, Fixed, Fixer};

    /// A new text beside the file that it is to replace.
    struct Beside(BufWriter<Replacement>);

    impl Write for Beside {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            self.0.flush()
        }
    }

    impl Draft for Beside {
        type Reader = File;

        fn reopen(&self) -> io::Result<File> {
            self.0.get_ref().reopen()
        }
    }

    pub(super) fn fix(path: &Path, fixer: &Fixer) -> Result<Fixed<()>, FixError> {
        let unreadable = |error: io::Error| FixError::Read(Box::new(error.into()));
        let destination = Destination::of(path).map_err(FixError::Write)?;
        let mut file = open_file(path).map_err(unreadable)?;
        let compression = Compression::of_file(&mut file).map_err(unreadable)?;
        let make = || Replacement::at(&destination).map(|it| Beside(BufWriter::new(it)));
        let Some(compression) = compression else {
            let outcome = fixer.fix(&mut file, make, &mut |_| {})?;
            drop(file);
            return outcome.try_map(|draft| {
                let written = draft
                    .0
                    .into_inner()
                    .map_err(io::IntoInnerError::into_error)?;
                written.finish().map(drop)
            });
        };
        // The plain text is read more than once.
        let mut plain = make().map_err(FixError::Write)?;
        let mut source = open(path, Bounds::default()).map_err(unreadable)?;
        io::copy(&mut source, &mut plain).map_err(unreadable)?;
        plain.flush().map_err(FixError::Write)?;
        let mut source = plain.reopen().map_err(FixError::Write)?;
        let outcome = fixer.fix(&mut source, make, &mut |_| {})?;
        outcome.try_map(|draft| {
            let mut encoder = Encoder::new(Replacement::at(&destination)?, Some(compression))?;
            io::copy(&mut draft.reopen()?, &mut encoder)?;
            encoder.persist().map(drop)
        })
    }
}
