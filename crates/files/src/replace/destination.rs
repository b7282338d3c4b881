//! The place that a file is written to: where a link leads, what stood there
//! when the work began, and what of that passes to the new file.

use std::fmt;
use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::attributes;
use crate::{descriptor, filename};

/// The destination of a file, as it was when this was made.
#[derive(Clone, Debug)]
pub struct Destination {
    path: PathBuf,
    before: Option<State>,
    /// True if what is there is read as well.
    is_source: bool,
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
pub(crate) const LINKS: usize = 40;

impl Destination {
    /// The place of this name. A symbolic link stands for where it leads, also
    /// where nothing is there yet.
    ///
    /// # Errors
    /// When the system does not say what is there, or it is a name like `/dev/stdout` that stands
    /// for an open file.
    pub fn of(path: &Path) -> io::Result<Self> {
        if descriptor::number(path).is_some() {
            return Err(descriptor::refused());
        }
        let path = followed(path)?;
        let before = existing(&path)?.as_ref().map(State::of);
        Ok(Self {
            path,
            before,
            is_source: false,
        })
    }

    /// The same of a file that is read as well: removed meanwhile, it is not made anew.
    #[must_use]
    pub const fn of_source(mut self) -> Self {
        self.is_source = true;
        self
    }

    /// Its name, links followed.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The folder that it is in.
    pub(super) fn folder(&self) -> &Path {
        match self.path.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        }
    }

    /// Returns the file there now.
    ///
    /// # Errors
    /// When it is not to be replaced: it is no file, or read-only.
    pub fn replaceable(&self) -> io::Result<Option<Metadata>> {
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
    ///
    /// # Errors
    /// When the system refuses to pass one of them.
    pub fn dress(&self, new: &File) -> io::Result<()> {
        match self.replaceable()? {
            Some(old) => attributes::pass(&self.path, &old, new),
            None => Ok(()),
        }
    }

    /// Returns what happened in words, if something else stands there than when the work began. What
    /// is gone was not overwritten by anybody.
    ///
    /// # Errors
    /// When the system does not say what is there.
    pub fn change(&self) -> io::Result<Option<&'static str>> {
        let now = existing(&self.path)?;
        let now = now.as_ref().map(State::of);
        if now == self.before {
            return Ok(None);
        }
        Ok(match now {
            Some(_) => Some("it was changed by another program meanwhile and is left alone"),
            None => self
                .is_source
                .then_some("it was removed by another program meanwhile"),
        })
    }

    /// Lets a finished file take the place, and sends the folder to the disk, which holds its name.
    ///
    /// # Errors
    /// Those of `put`, and of the disk.
    pub fn take(
        &self,
        put: impl FnOnce(&Path) -> io::Result<()>,
    ) -> io::Result<Option<OtherNames>> {
        let names = existing(&self.path)?.as_ref().map_or(1, attributes::names);
        put(&self.path)?;
        send(self.folder())?;
        let path = &self.path;
        Ok((names > 1).then(|| OtherNames {
            path: path.clone(),
            names,
        }))
    }
}

/// The names of a file that was replaced under one of them: the others keep
/// the old text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherNames {
    path: PathBuf,
    names: u64,
}

impl OtherNames {
    /// The advice on them.
    pub const HELP: &str = "give them the new one with `ln -f`";
}

impl fmt::Display for OtherNames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = filename::shown(&self.path);
        let names = self.names;
        write!(
            f,
            "`{name}` was one of {names} names of a file; the others keep the old text"
        )
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

/// Sends a folder to the disk, where the system can do that.
fn send(folder: &Path) -> io::Result<()> {
    // One that may be changed need not be one that may be read; and Windows opens none.
    let Ok(folder) = fs::File::open(folder) else {
        return Ok(());
    };
    match folder.sync_all() {
        Err(error) if is_unable(error.kind()) => Ok(()),
        sent => sent,
    }
}

/// True if a file system does not know the operation.
const fn is_unable(kind: io::ErrorKind) -> bool {
    matches!(
        kind,
        io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported
    )
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
