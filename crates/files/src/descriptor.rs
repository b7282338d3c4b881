//! Names of files that are open already, like `/dev/stdout` and `/proc/self/fd/3`. They are links
//! to whatever is open there, but a file that stands behind one is no more replaced than one that
//! the shell redirects to: others have written to it and go on to.

use std::fs::File;
use std::io;
use std::path::Path;

/// The number of any file that another process has opened.
#[cfg(unix)]
const FOREIGN: u32 = u32::MAX;

/// The error for an open file that cannot be written to by its number.
pub(crate) fn refused() -> io::Error {
    io::Error::other("it stands for a file that is open; give that file's own name, or `-`")
}

/// The open file of this name, for writing on where it is: standard output and standard error.
/// Of another one that is a file the position is out of reach.
///
/// # Errors
/// When it is such a file, or the system gives no second handle.
pub(crate) fn open(path: &Path) -> io::Result<Option<File>> {
    match number(path) {
        #[cfg(unix)]
        Some(1) => handle(io::stdout()).map(Some),
        #[cfg(unix)]
        Some(2) => handle(io::stderr()).map(Some),
        Some(_) if path.is_file() => Err(refused()),
        _ => Ok(None),
    }
}

#[cfg(unix)]
fn handle(of: impl std::os::fd::AsFd) -> io::Result<File> {
    of.as_fd().try_clone_to_owned().map(File::from)
}

/// The number of the open file that a name stands for, if it is one; [`FOREIGN`] for one of
/// another process.
#[cfg(unix)]
pub(crate) fn number(path: &Path) -> Option<u32> {
    let mut path = std::path::absolute(path).ok()?;
    for _ in 0..crate::replace::LINKS {
        let folder = path.parent()?.canonicalize().ok()?;
        let name = path.file_name()?;
        let is_device = folder == Path::new("/dev/fd");
        if is_device || folder.starts_with("/proc") && folder.ends_with("fd") {
            let number = name.to_str()?.parse().ok()?;
            let own = Path::new("/proc/self").canonicalize();
            let is_own = is_device || own.is_ok_and(|own| folder.starts_with(own));
            return Some(if is_own { number } else { FOREIGN });
        }
        path = folder.join(folder.join(name).read_link().ok()?);
    }
    None
}

/// No such names are known.
#[cfg(not(unix))]
pub(crate) fn number(_: &Path) -> Option<u32> {
    None
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::os::fd::AsRawFd;
    use std::os::unix::fs::symlink;

    use super::*;

    #[test]
    fn names_of_open_files_are_known() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("1");
        std::fs::write(&file, "a").unwrap();
        let link = folder.path().join("fd");
        symlink("/proc/self/../self/fd", &link).unwrap();
        symlink(link.join("2"), folder.path().join("log")).unwrap();
        symlink("loop", folder.path().join("loop")).unwrap();
        let parent = format!("/proc/{}/fd/1", std::os::unix::process::parent_id());
        for (name, expected) in [
            (&*parent, Some(FOREIGN)),
            ("/dev/stdout", Some(1)),
            ("/dev/../dev/stderr", Some(2)),
            ("/dev/fd/3", Some(3)),
            ("/proc/self/fd/0", Some(0)),
            ("/proc/thread-self/fd/1", Some(1)),
            ("fd/1", Some(1)),
            ("log", Some(2)),
            ("1", None),
            ("loop", None),
            ("fd", None),
            ("none/1", None),
            ("/dev/null", None),
            ("/", None),
            ("", None),
        ] {
            let path = folder.path().join(name);
            assert_eq!(number(&path), expected, "{name}");
        }
        // The position in another open file is out of reach.
        let open_file = File::open(&file).unwrap();
        let name = format!("/dev/fd/{}", open_file.as_raw_fd());
        assert!(open(Path::new(&name)).is_err());
        assert!(crate::Destination::of(Path::new(&name)).is_err());
        assert!(open(&file).unwrap().is_none());
    }
}
