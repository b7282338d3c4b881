//! Writing a file whole or not at all: the new text goes to a file beside the
//! old one, which takes its place when everything is written. A file that
//! somebody else changed meanwhile stays, and the new text beside it.

mod attributes;
mod destination;
mod overwrite;
mod place;

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};

use tempfile::{Builder, NamedTempFile};

pub(crate) use self::destination::LINKS;
pub use self::destination::{Destination, OtherNames};
pub use self::overwrite::{OverwriteError, is_same_file, spare};
pub use self::place::{Place, unless_closed};

use crate::filename;
use crate::leftovers::Leftover;

/// A file that does not exist under its name before it is finished; dropped,
/// it leaves nothing behind.
pub struct Replacement {
    file: NamedTempFile,
    destination: Destination,
    _leftover: Leftover,
    /// Bytes written since some were last sent to the disk.
    unsent: usize,
    sending: Option<JoinHandle<io::Result<()>>>,
    /// The error of that: it is not reported again at the end.
    failed: Option<io::Error>,
}

impl fmt::Debug for Replacement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replacement")
            .field("file", &self.file)
            .field("destination", &self.destination)
            .finish_non_exhaustive()
    }
}

/// When so many bytes are written they are sent to the disk, so that at the end
/// there is little to wait for.
const MANY: usize = 1 << 20;

/// The number of names that are tried for a text that cannot take its place.
const NAMES: usize = 1000;

impl Replacement {
    /// Begins to write a file to this place.
    ///
    /// # Errors
    /// When there is something else than a file that can be replaced, or no new
    /// one can be made beside it.
    pub fn at(destination: &Destination) -> io::Result<Self> {
        let is_new = destination.replaceable()?.is_none();
        let mut builder = Builder::new();
        builder.prefix(".cif-").suffix(".tmp");
        #[cfg(unix)]
        if is_new {
            use std::os::unix::fs::PermissionsExt;
            // Like any other new file: what the process's mask leaves of it.
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        let folder = destination.folder();
        let made = Leftover::create(|| builder.tempfile_in(folder));
        // The error would name the new file, which nobody has asked for.
        let (file, leftover) = made.map_err(|error| {
            let kind = error.kind();
            match kind {
                io::ErrorKind::NotFound => {
                    let folder = filename::shown(folder);
                    io::Error::new(kind, format!("there is no folder `{folder}`"))
                }
                _ => kind.into(),
            }
        })?;
        destination.dress(file.as_file())?;
        Ok(Self {
            file,
            destination: destination.clone(),
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

    /// Opens the text written so far, to be read from the beginning.
    ///
    /// # Errors
    /// When the file cannot be opened.
    pub fn reopen(&self) -> io::Result<fs::File> {
        self.file.reopen()
    }

    /// Puts the file into its place. Where that has changed since the work
    /// began, nothing is overwritten: the new text gets a name beside it, which
    /// the error says. Gives the other names of the old file, where it has some.
    ///
    /// # Errors
    /// When the file cannot be completed or put there.
    pub fn finish(mut self) -> io::Result<Option<OtherNames>> {
        self.await_sent();
        if let Some(error) = self.failed {
            return Err(error);
        }
        self.file.as_file().sync_all()?;
        if let Some(change) = self.destination.change()? {
            let kept = kept_beside(self.file, self.destination.path())?;
            let kept = filename::shown(&kept);
            return Err(io::Error::other(format!(
                "{change}; the new text is in `{kept}`"
            )));
        }
        // They may have been set anew.
        self.destination.dress(self.file.as_file())?;
        let file = self.file;
        (self.destination).take(|path| file.persist(path).map(drop).map_err(|it| it.error))
    }
}

/// Gives a file a name beside this one that nothing has.
fn kept_beside(mut file: NamedTempFile, path: &Path) -> io::Result<PathBuf> {
    for number in 0..NAMES {
        let mut name = path.as_os_str().to_owned();
        name.push(match number {
            0 => ".new".to_owned(),
            _ => format!(".new-{number}"),
        });
        let name = PathBuf::from(name);
        match file.persist_noclobber(&name) {
            Ok(_) => return Ok(name),
            Err(refused) if refused.error.kind() == io::ErrorKind::AlreadyExists => {
                file = refused.file;
            }
            Err(refused) => return Err(refused.error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

impl io::Write for Replacement {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // The errors of the temporary file would name it.
        let written = self.file.as_file_mut().write(bytes)?;
        self.unsent += written;
        if self.unsent >= MANY {
            self.send();
        }
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.as_file_mut().flush()
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    fn begin(path: &Path) -> io::Result<Replacement> {
        Replacement::at(&Destination::of(path)?)
    }

    #[test]
    fn nothing_changes_before_the_end() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("archive.json");
        fs::write(&path, "old").unwrap();

        let mut dropped = begin(&path).unwrap();
        dropped.write_all(b"new").unwrap();
        drop(dropped);
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");

        let mut finished = begin(&path).unwrap();
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
        let mut file = begin(&path).unwrap();
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
        let error = begin(&path).expect_err("a refusal");
        assert_eq!(error.kind(), io::ErrorKind::PermissionDenied);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    /// Somebody else appends, writes anew, puts another file there, or is
    /// first to make one.
    #[test]
    fn what_others_wrote_meanwhile_is_not_overwritten() {
        use std::fs::OpenOptions;
        type Change = fn(&Path);
        let append: Change = |path| {
            let mut file = OpenOptions::new().append(true).open(path).unwrap();
            file.write_all(b" and more").unwrap();
        };
        let rename: Change = |path| {
            let other = path.with_extension("other");
            fs::write(&other, "old").unwrap();
            fs::rename(other, path).unwrap();
        };
        let write: Change = |path| fs::write(path, "theirs").unwrap();
        for (is_there, change) in [
            (true, append),
            (true, rename),
            (true, write),
            (false, write),
        ] {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("archive.cif");
            if is_there {
                fs::write(&path, "old").unwrap();
            }
            let mut file = begin(&path).unwrap();
            file.write_all(b"ours").unwrap();
            change(&path);
            let theirs = fs::read(&path).unwrap();
            let error = file.finish().unwrap_err();
            assert!(error.to_string().contains("archive.cif.new`"), "{error}");
            assert_eq!(fs::read(&path).unwrap(), theirs);
            let ours = folder.path().join("archive.cif.new");
            assert_eq!(fs::read_to_string(ours).unwrap(), "ours");
            assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
        }
    }

    #[test]
    fn what_is_gone_meanwhile_is_made_anew() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("archive.cif");
        fs::write(&path, "old").unwrap();
        let mut file = begin(&path).unwrap();
        file.write_all(b"new").unwrap();
        fs::remove_file(&path).unwrap();
        file.finish().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        // What was read is gone for good.
        let source = Destination::of(&path).unwrap().of_source();
        let mut file = Replacement::at(&source).unwrap();
        file.write_all(b"newer").unwrap();
        fs::remove_file(&path).unwrap();
        let error = file.finish().unwrap_err();
        assert!(error.to_string().contains("removed by another"), "{error}");
        assert!(!path.exists());
        let kept = folder.path().join("archive.cif.new");
        assert_eq!(fs::read_to_string(kept).unwrap(), "newer");
    }

    #[test]
    fn folders_are_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        assert!(begin(folder.path()).is_err());
        assert!(begin(&folder.path().join("missing/file")).is_err());
    }
}
