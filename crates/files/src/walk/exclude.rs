//! The files that are passed over in directories: what the file of settings says.

use std::io::{BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::{fs, io};

use cif_text::wide::Unwidened;
use ignore::gitignore::{Gitignore, GitignoreBuilder};

use crate::filename;

/// The name of the file of settings.
pub const SETTINGS: &str = "cif.toml";

/// More than anybody writes by hand.
const LONGEST: u64 = 1 << 20;

/// Finds the file of settings in the working directory or in the nearest folder above.
pub fn settings() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    let mut files = here.ancestors().map(|folder| folder.join(SETTINGS));
    let found = files.find(|path| path.is_file())?;
    // What is here is called by its name alone.
    let short = found.strip_prefix(&here).map(Path::to_owned);
    Some(short.unwrap_or(found))
}

/// The files that directories and patterns leave out, by patterns as in a `.gitignore`.
#[derive(Clone, Debug, Default)]
pub struct Exclude(Option<Gitignore>);

/// Patterns of what is left out, which count from a folder.
#[derive(Debug)]
pub struct ExcludeBuilder(GitignoreBuilder);

impl ExcludeBuilder {
    /// No patterns yet.
    pub fn new(folder: &Path) -> Self {
        Self(GitignoreBuilder::new(folder))
    }

    /// Adds a pattern.
    ///
    /// # Errors
    /// When it is none; the text says why.
    pub fn add(&mut self, pattern: &str) -> Result<(), String> {
        let added = self.0.add_line(None, pattern);
        added.map(drop).map_err(|error| error.to_string())
    }

    /// The patterns of files that are left out.
    ///
    /// # Errors
    /// When they cannot be put together; the text says why.
    pub fn build(&self) -> Result<Exclude, String> {
        let built = self.0.build();
        built
            .map(|patterns| Exclude(Some(patterns)))
            .map_err(|error| error.to_string())
    }
}

impl Exclude {
    /// Reads what a file of settings says under `exclude`; its patterns count from its folder. All else
    /// in it is the business of the command `cif`.
    ///
    /// # Errors
    /// When it cannot be read, is no TOML, or has something else than patterns there.
    pub fn of_settings(path: &Path) -> io::Result<Self> {
        let mut text = String::new();
        let source = Unwidened::new(BufReader::new(fs::File::open(path)?));
        source.take(LONGEST).read_to_string(&mut text)?;
        let text = text.trim_start_matches('\u{FEFF}');
        let unfit = |message: String| io::Error::new(io::ErrorKind::InvalidData, message);
        let table: toml::Table = text
            .parse()
            .map_err(|error: toml::de::Error| unfit(error.message().to_owned()))?;
        let patterns = match table.get("exclude") {
            None => return Ok(Self::default()),
            Some(toml::Value::Array(patterns)) => patterns,
            Some(_) => return Err(unfit("`exclude` is no list".to_owned())),
        };
        let folder = filename::absolute(path)?;
        let mut builder = ExcludeBuilder::new(folder.parent().unwrap_or(&folder));
        for pattern in patterns {
            let pattern = pattern.as_str();
            let pattern = pattern.ok_or_else(|| unfit("`exclude` lists texts".to_owned()))?;
            builder.add(pattern).map_err(unfit)?;
        }
        builder.build().map_err(unfit)
    }

    /// Returns whether a file or folder is left out.
    pub(super) fn has(&self, path: &Path, is_folder: bool) -> bool {
        let Some(patterns) = &self.0 else {
            return false;
        };
        filename::absolute(path).is_ok_and(|path| patterns.matched(path, is_folder).is_ignore())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_say_what_is_left_out() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(SETTINGS);
        let of = |text: &str| {
            fs::write(&path, text).unwrap();
            Exclude::of_settings(&path)
        };
        let has = |text: &str, name: &str| of(text).unwrap().has(&folder.path().join(name), false);
        assert!(has("exclude = ['/a.cif', 'old/']\n[check]\nx = 1", "a.cif"));
        assert!(!has("exclude = ['/a.cif']", "b/a.cif"));
        assert!(!has("[check]", "a.cif"));
        assert!(has("\u{FEFF}exclude = ['*.cif']", "a.cif"));
        for wrong in [
            "exclude = 'a'",
            "exclude = [7]",
            "exclude = ['a{']",
            "exclude =",
        ] {
            assert!(of(wrong).is_err(), "{wrong}");
        }
    }
}
