//! The programs of the benchmark: how each is made ready, and the folders that
//! commands speak of.

use std::path::{Path, PathBuf};

use super::plan::{PLAN, Program};
use super::{command, machine};
use crate::workspace;

impl Program {
    /// Makes the program ready; its version, unless it cannot be had.
    pub(super) fn ready(&self, paths: &Paths) -> Option<String> {
        if let Some(template) = &self.prepare {
            let mut command = command::command(&paths.words(template, None));
            let output = command.current_dir(&paths.folder).output().ok()?;
            if !output.status.success() {
                eprint!("{}", String::from_utf8_lossy(&output.stderr));
                return None;
            }
        }
        let Some(version) = &self.version else {
            let lock = self.lock.as_deref().unwrap_or("Cargo.lock");
            let libraries = self.libraries.iter();
            let libraries = libraries.map(|it| machine::library(lock, it));
            return Some(libraries.collect::<Vec<_>>().join("; "));
        };
        let line = command::first_line(&paths.words(version, None))?;
        Some(match &self.name {
            Some(name) => format!("{name} {}", line.split_whitespace().next_back()?),
            None => line,
        })
    }
}

/// The folders that commands speak of.
#[derive(Debug)]
pub(super) struct Paths {
    /// The folder of the measurements, with the schema as `cif.xsd`.
    pub(super) folder: PathBuf,
    target: PathBuf,
}

impl Default for Paths {
    fn default() -> Self {
        let target = workspace::target();
        Self {
            folder: target.join("bench"),
            target,
        }
    }
}

impl Paths {
    /// The words of a command, with the file that it reads.
    pub(super) fn words(&self, template: &str, file: Option<&Path>) -> Vec<String> {
        let shown = |path: &Path| path.display().to_string();
        let word = |word: &str| match (word, file) {
            ("XTASK", _) => {
                std::env::current_exe().map_or_else(|_| "xtask".into(), |it| shown(&it))
            }
            ("FILE", Some(file)) => shown(file),
            _ => PLAN
                .names
                .get(word)
                .map_or(word, String::as_str)
                .replace("FOLDER", &shown(&self.folder))
                .replace("TARGET", &shown(&self.target))
                .replace("ROOT", &shown(workspace::root())),
        };
        template.split(' ').map(word).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_name_what_they_need() {
        let template = "sh ROOT/a CIF x=FOLDER/b FILE";
        let words = Paths::default().words(template, Some("d e".as_ref()));
        let ends = ["sh", "/a", "/release/cif", "/bench/b", "d e"];
        let mut pairs = words.iter().zip(ends);
        assert!(pairs.all(|(word, end)| word.ends_with(end)), "{words:?}");
    }

    #[test]
    fn the_versions_of_libraries_are_known() {
        for program in PLAN.programs.values() {
            let lock = program.lock.as_deref().unwrap_or("Cargo.lock");
            for library in &program.libraries {
                let version = machine::library(lock, library);
                assert!(!version.contains("unknown"), "{version}");
            }
        }
    }
}
