//! Findings that are known: a file lists those of an earlier check, which is silent on them
//! from then on. One is known again by what it says and by its game, wherever they stand.

use std::cell::OnceCell;
use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use cif::check::{Finding, identities};
use cif::files::filename;
use cif::read::Limits;
use serde::{Deserialize, Serialize};

use crate::input::Input;
use crate::report::fingerprint;
use crate::report::formats::{FileReport, Formatter, Run};
use crate::status::CliError;
use crate::terminal::visible;

/// More than a baseline of a million findings takes.
const LONGEST: u64 = 256 << 20;

const VERSION: u32 = 1;

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    version: u32,
    findings: Vec<Entry>,
}

/// A known finding.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    /// The archive, by its path from the folder of the baseline.
    file: String,
    id: String,
    /// The game: its number in the archive, and the hash of its head.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    head: Option<String>,
    /// The hash of what the finding says.
    fingerprint: String,
}

/// The findings that are known, by their files.
pub(super) struct Baseline {
    folder: PathBuf,
    files: HashMap<String, Vec<Known>>,
    limits: Limits,
}

/// A known finding, as far as it is remembered.
#[derive(Clone, Copy)]
struct Known {
    fingerprint: u64,
    game: Option<Game>,
}

#[derive(Clone, Copy)]
struct Game {
    number: u64,
    head: u64,
}

impl Baseline {
    /// Reads a baseline.
    pub(super) fn read(path: &Path, limits: &Limits) -> Result<Self, CliError> {
        let name = filename::shown(path);
        let unreadable = |error: io::Error| {
            let error_of_file = CliError::file("cannot read", &name, &error);
            match error.kind() {
                io::ErrorKind::NotFound => {
                    error_of_file.with_help("`--update-baseline` makes a baseline")
                }
                _ => error_of_file,
            }
        };
        let mut text = String::new();
        let file = File::open(path).map_err(unreadable)?;
        let read = file.take(LONGEST + 1).read_to_string(&mut text);
        read.map_err(unreadable)?;
        if text.len() as u64 > LONGEST {
            let message = format!("`{}` is too long for a baseline", visible(&name));
            return Err(CliError::new(message));
        }
        let wrong = |reason: &str| {
            let name = visible(&name);
            let error = CliError::new(format!("`{name}` is no baseline: {reason}"));
            error.with_help("`--update-baseline` makes it anew")
        };
        let written: Written =
            serde_json::from_str(&text).map_err(|error| wrong(&error.to_string()))?;
        if written.version != VERSION {
            return Err(wrong("it is of another version"));
        }
        let mut files: HashMap<String, Vec<Known>> = HashMap::new();
        for entry in written.findings {
            let known = entry.known().ok_or_else(|| wrong("a hash is no hash"))?;
            files.entry(entry.file).or_default().push(known);
        }
        Ok(Self {
            folder: folder(path),
            files,
            limits: limits.clone(),
        })
    }

    /// Returns what is known of a file.
    pub(super) fn of_file<'a>(&'a self, input: &'a Input) -> KnownFindings<'a> {
        let known = self.files.get(&from_folder(&self.folder, &input.name()));
        let mut left: HashMap<u64, Vec<_>> = HashMap::new();
        for Known { fingerprint, game } in known.into_iter().flatten() {
            left.entry(*fingerprint).or_default().push(*game);
        }
        KnownFindings {
            left,
            input,
            limits: &self.limits,
            heads: OnceCell::new(),
        }
    }
}

impl Entry {
    fn known(&self) -> Option<Known> {
        let hash = |text: &str| u64::from_str_radix(text, 16).ok();
        let head = self.head.as_deref().map(hash);
        let game = match (self.game, head) {
            (Some(number), Some(head)) => Some(Game {
                number,
                head: head?,
            }),
            _ => None,
        };
        Some(Known {
            fingerprint: hash(&self.fingerprint)?,
            game,
        })
    }
}

/// The known findings of one file, each of which counts once.
pub(super) struct KnownFindings<'a> {
    /// Those that say the same, which have not been found as yet.
    left: HashMap<u64, Vec<Option<Game>>>,
    input: &'a Input,
    limits: &'a Limits,
    /// The heads of known games that the file has, looked up when one has changed.
    heads: OnceCell<HashSet<u64>>,
}

impl KnownFindings<'_> {
    /// Returns whether a finding is known. Its game is the one with the same head and, where the
    /// head was changed, so that no game has it any more, the one with the same number.
    pub(super) fn take(&mut self, finding: &Finding) -> bool {
        let fingerprint = fingerprint::of_statement(finding);
        let Some(left) = self.left.get(&fingerprint) else {
            return false;
        };
        let at = match finding.location.game.as_deref() {
            None => left.iter().position(Option::is_none),
            Some(game) => {
                let is = |wanted: &dyn Fn(&Game) -> bool| {
                    left.iter().position(|it| it.as_ref().is_some_and(wanted))
                };
                let is_changed = |it: &Game| !self.heads().contains(&it.head);
                is(&|it| (it.head, it.number) == (game.head, game.number))
                    .or_else(|| is(&|it| it.head == game.head))
                    .or_else(|| is(&|it| it.number == game.number && is_changed(it)))
            }
        };
        let left = self.left.get_mut(&fingerprint);
        left.zip(at)
            .map(|(left, at)| left.swap_remove(at))
            .is_some()
    }

    /// The heads of known games that the file has; none of what cannot be read twice.
    fn heads(&self) -> &HashSet<u64> {
        self.heads.get_or_init(|| {
            let known = self.left.values().flatten().flatten();
            let known: HashSet<u64> = known.map(|game| game.head).collect();
            let mut heads = HashSet::new();
            if self.input.size().is_some()
                && let Ok(opened) = self.input.open()
            {
                // Whatever ends the reading is reported by the check.
                let _ = identities(opened.source, self.limits, &mut |game| {
                    heads.extend(known.get(&game.head));
                });
            }
            heads
        })
    }
}

/// The form in which a baseline is written.
pub(super) struct BaselineFormat {
    folder: PathBuf,
}

impl BaselineFormat {
    /// That of a baseline at this place.
    pub(super) fn at(path: &Path) -> Self {
        Self {
            folder: folder(path),
        }
    }
}

impl Formatter for BaselineFormat {
    fn begin(&self) -> String {
        format!("{{\"version\":{VERSION},\"findings\":[\n")
    }

    fn separator(&self) -> &'static str {
        ",\n"
    }

    fn file(&self, name: &str) -> Box<dyn FileReport + '_> {
        Box::new(FileEntries(from_folder(&self.folder, name)))
    }

    fn end(&self, _: &Run<'_>) -> String {
        "\n]}\n".to_owned()
    }
}

struct FileEntries(String);

impl FileReport for FileEntries {
    fn finding(&mut self, finding: &Finding, out: &mut dyn FnMut(&str)) -> io::Result<()> {
        let game = finding.location.game.as_deref();
        let entry = Entry {
            file: self.0.clone(),
            id: finding.id.to_string(),
            game: game.map(|game| game.number),
            head: game.map(|game| format!("{:016x}", game.head)),
            fingerprint: format!("{:016x}", fingerprint::of_statement(finding)),
        };
        out(",\n");
        out(&serde_json::to_string(&entry)?);
        Ok(())
    }
}

/// The folder from which the paths of a baseline count.
fn folder(path: &Path) -> PathBuf {
    let path = filename::absolute(path).unwrap_or_else(|_| path.to_owned());
    path.parent().map(Path::to_owned).unwrap_or_default()
}

/// A file by its path from a folder, with slashes on every system, so that a baseline is the
/// same wherever a check begins; outside of the folder by its whole path.
fn from_folder(folder: &Path, name: &str) -> String {
    let Ok(path) = filename::absolute(Path::new(name)) else {
        return name.to_owned();
    };
    let short = path.strip_prefix(folder).unwrap_or(&path);
    let steps = short
        .components()
        .map(|it| it.as_os_str().to_string_lossy());
    let text = steps.collect::<Vec<_>>().join("/");
    text.replace("//", "/")
}
