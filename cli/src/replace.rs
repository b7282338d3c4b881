//! Writing a file whole or not at all: the new text goes to a file beside the
//! old one, which takes its place when everything is written.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use crate::leftovers::Leftover;

/// A file that does not exist under its name before it is finished; dropped,
/// it leaves nothing behind.
pub(crate) struct Replacement {
    file: NamedTempFile,
    target: PathBuf,
    _leftover: Leftover,
}

impl Replacement {
    /// Begins to write a file. A symbolic link stays, and the file that it
    /// points to is replaced.
    pub(crate) fn of(path: &Path) -> io::Result<Self> {
        let target = if path.is_symlink() {
            fs::canonicalize(path)?
        } else {
            path.to_owned()
        };
        let existing = match fs::metadata(&target) {
            Ok(metadata) if !metadata.is_file() => {
                let message = "it is there already and is not a file";
                return Err(io::Error::other(message));
            }
            // The new file would take its place all the same.
            Ok(metadata) if metadata.permissions().readonly() => {
                let kind = io::ErrorKind::PermissionDenied;
                return Err(io::Error::new(kind, "it is read-only"));
            }
            Ok(metadata) => Some(metadata.permissions()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        let folder = match target.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        };
        let mut builder = Builder::new();
        builder.prefix(".cif-").suffix(".tmp");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // Like any other new file: what the process's mask leaves of it.
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        // The error would name the new file, which nobody has asked for.
        let file = builder.tempfile_in(folder).map_err(|error| {
            let kind = error.kind();
            match kind {
                io::ErrorKind::NotFound => io::Error::new(kind, "there is no such folder"),
                _ => kind.into(),
            }
        })?;
        if let Some(permissions) = existing {
            file.as_file().set_permissions(permissions)?;
        }
        let leftover = Leftover::of(file.path());
        Ok(Self {
            file,
            target,
            _leftover: leftover,
        })
    }

    /// What was written so far, to be read from the beginning.
    pub(crate) fn reopen(&self) -> io::Result<fs::File> {
        self.file.reopen()
    }

    /// Puts the file into its place.
    pub(crate) fn finish(self) -> io::Result<()> {
        self.file.as_file().sync_all()?;
        self.file.persist(&self.target)?;
        Ok(())
    }
}

impl io::Write for Replacement {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    #[test]
    fn nothing_changes_before_the_end() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("archive.json");
        fs::write(&path, "old").unwrap();

        let mut dropped = Replacement::of(&path).unwrap();
        dropped.write_all(b"new").unwrap();
        drop(dropped);
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");

        let mut finished = Replacement::of(&path).unwrap();
        finished.write_all(b"new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        finished.finish().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn what_is_read_only_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("archive.cif");
        fs::write(&path, "old").unwrap();
        let mut permissions = fs::metadata(&path).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).unwrap();
        let error = Replacement::of(&path).err().expect("a refusal");
        assert_eq!(error.kind(), io::ErrorKind::PermissionDenied);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn folders_are_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        assert!(Replacement::of(folder.path()).is_err());
        assert!(Replacement::of(&folder.path().join("missing/file")).is_err());
    }
}
