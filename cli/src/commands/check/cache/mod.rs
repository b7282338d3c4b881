//! The findings of earlier checks, by the content of files: an archive that has not changed is not
//! checked again. An entry is named by a hash of all that decides what is found, of the archive,
//! the options, and the program; an index says which file has which content.

mod index;

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{self, Path, PathBuf};
use std::sync::{Mutex, Once, PoisonError};

use cif::check::{Excerpt, Finding, GameIdentity, Location, Options, Summary};
use serde::{Deserialize, Serialize};
use twox_hash::{XxHash3_64, XxHash3_128};

use self::index::{Index, Seen, Stamp};
use crate::input::Input;

/// The name of the folder where no other is given.
pub(super) const NAME: &str = ".cif_cache";

/// The findings of an archive that are kept; one with more is checked again.
const MOST_FINDINGS: usize = 1_000;

/// The entries of a cache. Beyond them it is emptied, so that it has an end.
const MOST_ENTRIES: usize = 50_000;

/// A folder with entries. Whatever goes wrong with it costs time and nothing else.
pub(super) struct Cache {
    folder: PathBuf,
    /// The version and the file of the program.
    program: String,
    prepared: Once,
    index: Index,
    /// The files that were read this time.
    new: Mutex<Index>,
}

/// An archive as the cache knows it.
pub(super) struct Key {
    path: String,
    stamp: Stamp,
    options: u64,
    /// The name of the entry of its content, where there may be one.
    entry: Option<String>,
    /// The summary of a file that was seen, where nothing was found.
    clean: Option<Summary>,
}

/// The outcome of a check as it is kept.
#[derive(Serialize, Deserialize)]
struct Stored {
    summary: Summary,
    findings: Vec<StoredFinding>,
}

#[derive(Serialize, Deserialize)]
struct StoredFinding {
    finding: Finding,
    /// The parts of its places that JSON leaves out, its own first.
    places: Vec<(Option<Excerpt>, Option<Box<GameIdentity>>)>,
}

impl Cache {
    pub(super) fn at(folder: &Path) -> Self {
        let folder = folder.join(env!("CARGO_PKG_VERSION"));
        Self {
            index: index::read(&folder),
            folder,
            program: program(),
            prepared: Once::new(),
            new: Mutex::default(),
        }
    }

    /// The key of an input; none of what is no file.
    pub(super) fn key(&self, input: &Input, options: &Options) -> Option<Key> {
        let Input::File(file) = input else {
            return None;
        };
        let stamp = Stamp::of(file)?;
        let path = path::absolute(file).ok()?.to_str()?.to_owned();
        // The number of threads decides nothing.
        let options = Options {
            jobs: 1,
            ..options.clone()
        };
        let options = XxHash3_64::oneshot(format!("{}\0{options:?}", self.program).as_bytes());
        let is_same = |seen: &&Seen| seen.stamp == stamp && seen.options == options;
        let seen = self.index.get(&path).filter(is_same);
        let entry = match seen {
            Some(seen) => Some(seen.entry.clone()),
            // The content of no other size is worth reading for it.
            None if self.has_size(stamp.size) => Some(entry(file, options)?),
            None => None,
        };
        Some(Key {
            clean: seen.and_then(|it| it.clean),
            path,
            stamp,
            options,
            entry,
        })
    }

    /// True if a file of this size was seen.
    fn has_size(&self, size: u64) -> bool {
        self.index.values().any(|seen| seen.stamp.size == size)
    }

    /// Hands over what was found in an archive, if that is known; gives the summary.
    pub(super) fn replay(&self, key: &Key, take: &mut dyn FnMut(Finding)) -> Option<Summary> {
        if let Some(summary) = key.clean {
            return Some(summary);
        }
        let entry = key.entry.clone()?;
        let text = fs::read(self.folder.join(&entry)).ok()?;
        let stored: Stored = serde_json::from_slice(&text).ok()?;
        self.see(key, entry, &stored);
        for stored in stored.findings {
            let mut finding = stored.finding;
            for (location, (excerpt, game)) in locations(&mut finding).zip(stored.places) {
                (location.excerpt, location.game) = (excerpt, game);
            }
            take(finding);
        }
        Some(stored.summary)
    }

    /// Keeps what was found in an input, unless that has changed meanwhile.
    pub(super) fn store(&self, key: &Key, input: &Input, recorded: Recorded, summary: &Summary) {
        let (Input::File(file), Some(findings)) = (input, recorded.findings) else {
            return;
        };
        let named = key.entry.clone().or_else(|| entry(file, key.options));
        let is_same = Stamp::of(file).as_ref() == Some(&key.stamp);
        let Some(entry) = named.filter(|_| is_same) else {
            return;
        };
        let stored = Stored {
            summary: *summary,
            findings,
        };
        self.prepared.call_once(|| self.prepare());
        // Whoever reads at the same time sees the whole entry or none.
        let written = tempfile::NamedTempFile::new_in(&self.folder).and_then(|mut file| {
            serde_json::to_writer(io::BufWriter::new(&mut file), &stored)?;
            file.persist(self.folder.join(&entry))
                .map_err(|error| error.error)
        });
        if written.is_ok() {
            self.see(key, entry, &stored);
        }
    }

    /// Remembers the content of a file.
    fn see(&self, key: &Key, entry: String, stored: &Stored) {
        let seen = Seen {
            stamp: key.stamp.clone(),
            options: key.options,
            entry,
            clean: stored.findings.is_empty().then_some(stored.summary),
        };
        let mut new = self.new.lock().unwrap_or_else(PoisonError::into_inner);
        new.insert(key.path.clone(), seen);
    }

    /// Writes which files were read.
    pub(super) fn finish(self) {
        let new = self
            .new
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        if !new.is_empty() {
            let _ = index::write(&self.folder, self.index, new);
        }
    }

    /// Makes the folder, which Git and programs for backups are asked to pass over.
    fn prepare(&self) {
        let entries = fs::read_dir(&self.folder).map_or(0, Iterator::count);
        if entries > MOST_ENTRIES {
            let _ = fs::remove_dir_all(&self.folder);
        }
        let Some(folder) = self.folder.parent() else {
            return;
        };
        if fs::create_dir_all(&self.folder).is_err() {
            return;
        }
        for (name, text) in [
            (".gitignore", "*\n"),
            (
                "CACHEDIR.TAG",
                "Signature: 8a477f597d28d172789f06886806bc55\n",
            ),
        ] {
            let path = folder.join(name);
            if !path.exists() {
                let _ = fs::write(path, text);
            }
        }
    }
}

/// The findings of a check, as long as they are few enough to be kept.
pub(super) struct Recorded {
    findings: Option<Vec<StoredFinding>>,
}

impl Recorded {
    pub(super) fn new() -> Self {
        Self {
            findings: Some(Vec::new()),
        }
    }

    pub(super) fn take(&mut self, finding: &Finding) {
        let Some(findings) = &mut self.findings else {
            return;
        };
        if findings.len() == MOST_FINDINGS {
            self.findings = None;
            return;
        }
        let mut finding = finding.clone();
        let places = locations(&mut finding).map(|it| (it.excerpt.take(), it.game.take()));
        let places = places.collect();
        findings.push(StoredFinding { finding, places });
    }
}

/// The places of a finding, its own first.
fn locations(finding: &mut Finding) -> impl Iterator<Item = &mut Location> {
    let related = finding.related.iter_mut().map(|it| &mut it.location);
    std::iter::once(&mut finding.location).chain(related)
}

/// The name of the entry of a file's content, which is read for it.
fn entry(path: &Path, options: u64) -> Option<String> {
    Some(format!("{:032x}.json", of_content(path, options).ok()?))
}

/// The hash of a file's content and of the options.
fn of_content(path: &Path, options: u64) -> io::Result<u128> {
    let mut sum = XxHash3_128::with_seed(options);
    let mut file = File::open(path)?;
    let mut buffer = vec![0; 64 << 10];
    loop {
        match file.read(&mut buffer) {
            Ok(0) => return Ok(sum.finish_128()),
            Ok(length) => sum.write(buffer.get(..length).unwrap_or_default()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

/// The program by its version and, so that one that is being worked on finds nothing of another,
/// by its file.
fn program() -> String {
    let stamp = std::env::current_exe()
        .ok()
        .and_then(|path| Stamp::of(&path));
    format!("{} {stamp:?}", env!("CARGO_PKG_VERSION"))
}
