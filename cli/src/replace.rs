//! Writing a file whole or not at all: the new text goes to a file beside the
//! old one, which takes its place when everything is written.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};

use tempfile::{Builder, NamedTempFile};

use crate::leftovers::Leftover;

/// A file that does not exist under its name before it is finished; dropped,
/// it leaves nothing behind.
pub(crate) struct Replacement {
    file: NamedTempFile,
    target: PathBuf,
    _leftover: Leftover,
    /// Bytes written since some were last sent to the disk.
    unsent: usize,
    sending: Option<JoinHandle<io::Result<()>>>,
    /// What went wrong with that: it is not said again at the end.
    failed: Option<io::Error>,
}

/// When so many bytes are written they are sent to the disk, so that at the end
/// there is little to wait for.
const MANY: usize = 1 << 20;

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
            unsent: 0,
            sending: None,
            failed: None,
        })
    }

    /// Sends to the disk what was written so far, while more is made.
    fn send(&mut self) {
        if self.sending.as_ref().is_some_and(|it| !it.is_finished()) {
            return;
        }
        self.await_sent();
        self.unsent = 0;
        // Without another handle, or a thread, it is all sent at the end.
        if let Ok(file) = self.file.as_file().try_clone() {
            self.sending = thread::Builder::new().spawn(move || file.sync_data()).ok();
        }
    }

    /// Waits for what is being sent.
    fn await_sent(&mut self) {
        match self.sending.take().map(JoinHandle::join) {
            None | Some(Ok(Ok(()))) => {}
            Some(Ok(Err(error))) => self.failed = Some(error),
            Some(Err(panic)) => std::panic::resume_unwind(panic),
        }
    }

    /// What was written so far, to be read from the beginning.
    pub(crate) fn reopen(&self) -> io::Result<fs::File> {
        self.file.reopen()
    }

    /// Puts the file into its place.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        self.await_sent();
        if let Some(error) = self.failed {
            return Err(error);
        }
        self.file.as_file().sync_all()?;
        self.file.persist(&self.target)?;
        Ok(())
    }
}

impl io::Write for Replacement {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write(bytes)?;
        self.unsent += written;
        if self.unsent >= MANY {
            self.send();
        }
        Ok(written)
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
    fn what_is_sent_early_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("archive.cif");
        let mut file = Replacement::of(&path).unwrap();
        let mut sent = 0;
        for byte in 0..40 {
            file.write_all(&vec![byte; MANY / 8]).unwrap();
            sent += usize::from(file.unsent == 0);
        }
        assert!(sent > 0);
        file.finish().unwrap();
        let bytes = fs::read(&path).unwrap();
        assert_eq!(bytes.len(), 5 * MANY);
        let mut parts = bytes.chunks(MANY / 8).zip(0..40);
        assert!(parts.all(|(part, byte)| part.iter().all(|it| *it == byte)));
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
