//! Games that changed since a revision of a Git repository: an archive that is as it was is not
//! checked, and of the others the findings of games that stood in the revision are left out,
//! wherever they stood.

use std::collections::HashSet;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use cif::check::{Finding, identities};
use cif::files::{Bounds, Compression, decoded};
use cif::read::Limits;

use crate::gather::CIF;
use crate::input::{Input, is_like};
use crate::status::CliError;
use crate::terminal::visible;

/// The changes since a revision.
pub(super) struct Changed {
    /// The folder of the repository.
    root: PathBuf,
    /// The files that stood in the revision and are as they were.
    unchanged: HashSet<PathBuf>,
    /// The games of archives that changed, as they were.
    games: HashSet<u64>,
}

impl Changed {
    /// The changes since this revision of the repository around the working directory.
    pub(super) fn since(revision: &str, limits: &Limits) -> Result<Self, CliError> {
        let root = git(Path::new("."), &["rev-parse", "--show-toplevel"])?;
        let root = PathBuf::from(root.trim_end_matches(['\n', '\r']));
        let root = root.canonicalize().unwrap_or(root);
        let commit = format!("{revision}^{{commit}}");
        let commit = git(
            &root,
            &["rev-parse", "--verify", "--end-of-options", &commit],
        )
        .map_err(|error| error.with_help("a branch, a tag or another revision is needed"))?;
        let commit = commit.trim();
        let paths = |arguments: &[&str]| -> Result<HashSet<PathBuf>, CliError> {
            let listed = git(&root, arguments)?;
            let paths = listed.split('\0').filter(|path| !path.is_empty());
            Ok(paths.map(PathBuf::from).collect())
        };
        let mut there = paths(&["ls-tree", "-r", "-z", "--name-only", commit])?;
        let different = paths(&["diff", "--name-only", "--no-renames", "-z", commit, "--"])?;
        let mut games = HashSet::new();
        for path in different.iter().filter(|path| is_like(path, CIF)) {
            if there.contains(path) {
                games_of(&root, commit, path, limits, &mut games)?;
            }
        }
        there.retain(|path| !different.contains(path));
        Ok(Self {
            root,
            unchanged: there,
            games,
        })
    }

    /// Returns whether an input may have games that changed.
    pub(super) fn has(&self, input: &Input) -> bool {
        let Input::File(path) = input else {
            return true;
        };
        let path = path.canonicalize();
        let within = path.as_deref().map(|path| path.strip_prefix(&self.root));
        !matches!(within, Ok(Ok(within)) if self.unchanged.contains(within))
    }

    /// Returns whether a finding is about a game that is as it was.
    pub(super) fn leaves_out(&self, finding: &Finding) -> bool {
        let game = finding.location.game.as_deref();
        game.is_some_and(|game| self.games.contains(&game.text))
    }
}

/// Adds the games of an archive as it was. One that could not be read then has none.
fn games_of(
    root: &Path,
    commit: &str,
    path: &Path,
    limits: &Limits,
    games: &mut HashSet<u64>,
) -> Result<(), CliError> {
    let object = format!("{commit}:{}", path.to_string_lossy().replace('\\', "/"));
    let child = Command::new("git")
        .arg("-C")
        .arg(root)
        .args(["cat-file", "blob", &object])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let child = child.map_err(|error| CliError::file("cannot run", "git", &error))?;
    let blob = Box::new(Blob::of(child));
    if let Ok(source) = decoded(blob, Compression::of_name(path), Bounds::default()) {
        let _ = identities(source, limits, &mut |game| {
            games.insert(game.text);
        });
    }
    Ok(())
}

/// The output of a command of Git, which ends with it.
struct Blob {
    child: Child,
    output: Option<ChildStdout>,
}

impl Blob {
    fn of(mut child: Child) -> Self {
        Self {
            output: child.stdout.take(),
            child,
        }
    }
}

impl Read for Blob {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        self.output.as_mut().map_or(Ok(0), |it| it.read(buffer))
    }
}

impl Drop for Blob {
    fn drop(&mut self) {
        // Nobody reads any more, so that it ends.
        self.output = None;
        let _ = self.child.wait();
    }
}

/// The output of a command of Git in a folder.
fn git(folder: &Path, arguments: &[&str]) -> Result<String, CliError> {
    let output = Command::new("git")
        .arg("-C")
        .arg(folder)
        .args(arguments)
        .stdin(Stdio::null())
        .output();
    let output = output.map_err(|error| CliError::file("cannot run", "git", &error))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let reason = String::from_utf8_lossy(&output.stderr);
    let reason = reason.lines().next().unwrap_or_default();
    Err(CliError::new(format!("git: {}", visible(reason))))
}
