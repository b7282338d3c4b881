//! The place that a file is written to: where a link leads, what stood there
//! when the work began, and what of that passes to the new file.

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::attributes;
use crate::filename;
use crate::terminal::{complain_mildly, visible};

/// The destination of a file, as it was when this was made.
#[derive(Clone, Debug)]
pub(crate) struct Destination {
    path: PathBuf,
    before: Option<State>,
}

/// The state that shows if a file is still the one that it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct State {
    /// Device and number, where a system has them.
    id: (u64, u64),
    length: u64,
    modified: Option<SystemTime>,
}

/// Links that lead to each other, at the most.
const LINKS: usize = 40;

impl Destination {
    /// The place of this name. A symbolic link stands for where it leads, also
    /// where nothing is there yet.
    pub(crate) fn of(path: &Path) -> io::Result<Self> {
        let path = followed(path)?;
        let before = existing(&path)?.as_ref().map(State::of);
        Ok(Self { path, before })
    }

    /// Its name, links followed.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The folder that it is in.
    pub(super) fn folder(&self) -> &Path {
        match self.path.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        }
    }

    /// Returns the file there now; an error where that is not to be replaced.
    pub(crate) fn replaceable(&self) -> io::Result<Option<Metadata>> {
        let Some(metadata) = existing(&self.path)? else {
            return Ok(None);
        };
        if !metadata.is_file() {
            let message = "it is there already and is not a file";
            return Err(io::Error::other(message));
        }
        // The new file would take its place anyway.
        if metadata.permissions().readonly() {
            return Err(io::Error::new(
                ErrorKind::PermissionDenied,
                "it is read-only",
            ));
        }
        Ok(Some(metadata))
    }

    /// Gives a new file what the old one has beside its text: owner, group,
    /// permissions, attributes. Where there is no old one, nothing changes.
    pub(crate) fn dress(&self, new: &File) -> io::Result<()> {
        match self.replaceable()? {
            Some(old) => attributes::pass(&self.path, &old, new),
            None => Ok(()),
        }
    }

    /// Returns whether something else stands there than when the work began. What is
    /// gone was not overwritten by anybody.
    pub(crate) fn has_changed(&self) -> io::Result<bool> {
        let now = existing(&self.path)?;
        let now = now.as_ref().map(State::of);
        Ok(now.is_some() && now != self.before)
    }

    /// Lets a finished file take the place, and says so where the old one has
    /// other names, which keep its text.
    pub(crate) fn take(&self, put: impl FnOnce(&Path) -> io::Result<()>) -> io::Result<()> {
        let names = existing(&self.path)?.as_ref().map_or(1, attributes::names);
        put(&self.path)?;
        if names > 1 {
            let name = filename::shown(&self.path);
            let message = format!(
                "`{}` was one of {names} names of a file; the others keep the old text",
                visible(&name)
            );
            let help = "give them the new one with `ln -f`";
            complain_mildly(&message, Some(help));
        }
        Ok(())
    }
}

impl State {
    fn of(metadata: &Metadata) -> Self {
        Self {
            id: attributes::id(metadata),
            length: metadata.len(),
            modified: metadata.modified().ok(),
        }
    }
}

/// Returns the metadata of the file there, if there is one.
fn existing(path: &Path) -> io::Result<Option<Metadata>> {
    match fs::metadata(path) {
        Ok(metadata) => Ok(Some(metadata)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Follows a link to its end.
fn followed(path: &Path) -> io::Result<PathBuf> {
    if !path.is_symlink() {
        return Ok(path.to_owned());
    }
    match fs::canonicalize(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        result => return result,
    }
    let mut path = path.to_owned();
    for _ in 0..LINKS {
        if !path.is_symlink() {
            break;
        }
        let next = fs::read_link(&path)?;
        path = path.parent().unwrap_or(Path::new("")).join(next);
    }
    Ok(path)
}
