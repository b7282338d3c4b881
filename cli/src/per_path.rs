//! Findings that are left out of some files: `[per-path]` of the file of settings.

use std::path::{Path, PathBuf};

use cif::check::{Selection, Selector};
use cif::files::filename;
use ignore::gitignore::{Gitignore, GitignoreBuilder};

use crate::input::Input;

/// Patterns of paths as in a `.gitignore`, which count from the folder of the settings, each
/// with what is left out there.
#[derive(Clone, Debug, Default)]
pub(crate) struct PerPath {
    folder: PathBuf,
    ignored: Vec<ForPattern>,
}

#[derive(Clone, Debug)]
struct ForPattern {
    pattern: String,
    matcher: Gitignore,
    ignored: Vec<Selector>,
}

impl PerPath {
    /// None as yet, for patterns that count from this folder.
    pub(crate) fn of(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            ignored: Vec::new(),
        }
    }

    /// Adds a pattern.
    pub(crate) fn add(&mut self, pattern: &str, ignored: Vec<Selector>) -> Result<(), String> {
        let mut builder = GitignoreBuilder::new(&self.folder);
        let added = builder.add_line(None, pattern).map(drop);
        let built = added.and_then(|()| builder.build());
        let built = built.map_err(|error| error.to_string())?;
        self.ignored.push(ForPattern {
            pattern: pattern.to_owned(),
            matcher: built,
            ignored,
        });
        Ok(())
    }

    /// The selection for an input over what is selected everywhere; nothing where that holds.
    pub(crate) fn over(&self, everywhere: &Selection, input: &Input) -> Option<Selection> {
        let ignored = self.holding(input).flat_map(|it| &it.ignored);
        let mut ignored = ignored.peekable();
        ignored.peek()?;
        let selection = ignored
            .cloned()
            .fold(Selection::default(), Selection::ignore);
        Some(selection.over(everywhere.clone()))
    }

    /// The patterns that name an input.
    pub(crate) fn patterns(&self, input: &Input) -> impl Iterator<Item = &str> {
        self.holding(input).map(|it| &*it.pattern)
    }

    fn holding(&self, input: &Input) -> impl Iterator<Item = &ForPattern> {
        let path = match input {
            Input::Stdin => None,
            Input::File(path) => filename::absolute(path).ok(),
        };
        let holds = move |it: &&ForPattern| {
            path.as_deref()
                .is_some_and(|path| self.holds(&it.matcher, path))
        };
        self.ignored.iter().filter(holds)
    }

    /// Returns whether a pattern names a file or a folder above it.
    fn holds(&self, patterns: &Gitignore, path: &Path) -> bool {
        let within = path.ancestors().take_while(|it| *it != self.folder);
        path.starts_with(&self.folder)
            && within
                .enumerate()
                .any(|(above, it)| patterns.matched(it, above > 0).is_ignore())
    }
}

#[cfg(test)]
mod tests {
    use cif::check::Severity;

    use super::*;

    #[test]
    fn patterns_choose_files() {
        let root = Path::new(if cfg!(windows) { r"C:\" } else { "/" });
        let mut per_path = PerPath::of(&root.join("games"));
        let selectors = |text: &str| vec![text.parse().expect("a selector")];
        per_path.add("old/", selectors("MV")).expect("a pattern");
        per_path
            .add("*.draft.cif", selectors("IX"))
            .expect("a pattern");
        assert!(per_path.add("a{", Vec::new()).is_err());
        let base = Selection::default().ignore("MI".parse().expect("a selector"));
        for (path, left_out) in [
            ("games/a.cif", None),
            ("games/old/a.cif", Some("MV MI")),
            ("games/b/old/c/a.cif", Some("MV MI")),
            ("games/b/a.draft.cif", Some("IX MI")),
            ("games/old/a.draft.cif", Some("MV IX MI")),
            ("old/a.cif", None),
        ] {
            let selection = per_path.over(&base, &Input::File(root.join(path)));
            let left_out_here = selection.map(|selection| {
                let is_left_out = |area: &&str| {
                    let id = format!("{area}-001");
                    selection.severity(&id, "", Severity::Error).is_none()
                };
                let areas = ["MV", "IX", "MI", "NB"].into_iter().filter(is_left_out);
                areas.collect::<Vec<_>>().join(" ")
            });
            assert_eq!(left_out_here.as_deref(), left_out, "{path}");
        }
        assert!(per_path.over(&base, &Input::Stdin).is_none());
    }

    /// The folders before a `..` have no part in it.
    #[test]
    fn a_path_is_that_of_its_file() {
        let root = tempfile::tempdir().expect("a folder");
        let root = root.path().canonicalize().expect("a folder");
        for name in ["old", "new"] {
            std::fs::create_dir(root.join(name)).expect("a folder");
        }
        let mut per_path = PerPath::of(&root);
        let selectors = vec!["MV".parse().expect("a selector")];
        per_path.add("/old/", selectors).expect("a pattern");
        for (path, holds) in [
            ("old/a.cif", true),
            ("old/../new/a.cif", false),
            ("new/../old/./a.cif", true),
        ] {
            let input = Input::File(root.join(path));
            assert_eq!(
                per_path.patterns(&input).count(),
                usize::from(holds),
                "{path}"
            );
        }
    }
}
