//! From arguments to inputs: files, directories, patterns and standard input.

use std::collections::HashSet;
use std::path::{self, Component, Path, PathBuf};
use std::{fs, io};

use globset::{GlobBuilder, GlobMatcher};
use ignore::WalkBuilder;
use ignore::gitignore::{Gitignore, GitignoreBuilder};

use crate::input::{Input, is_like};
use crate::status::CliError;
use crate::terminal::visible;
use cif::files::filename;

/// The extensions of archives.
pub(crate) const CIF: &[&str] = &["cif"];

/// The extensions of PGN.
pub(crate) const PGN: &[&str] = &["pgn", "bpgn"];

/// The message where a directory holds nothing.
const PASSED_OVER: &str =
    "hidden and git-ignored folders, and what `exclude` in cif.toml names, are passed over";

/// All inputs that the arguments name, each once, in their order, and what is
/// wrong with the other arguments. A directory stands for the files in it and
/// below that have one of these extensions, a pattern for the files that match
/// it, both sorted.
pub(crate) fn gather(
    arguments: &[PathBuf],
    extensions: &[&str],
    exclude: &Exclude,
) -> (Vec<Input>, Vec<CliError>) {
    let mut found = Found {
        extensions,
        exclude,
        inputs: Vec::new(),
        errors: Vec::new(),
    };
    for argument in arguments {
        found.add(argument);
    }
    let mut seen = HashSet::new();
    found.inputs.retain(|input| seen.insert(input.place()));
    (found.inputs, found.errors)
}

/// The files that directories and patterns leave out, by patterns as in a `.gitignore`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Exclude(Option<Gitignore>);

impl Exclude {
    /// These patterns, which count from a folder.
    pub(crate) fn of(patterns: &GitignoreBuilder) -> Result<Self, ignore::Error> {
        patterns.build().map(|patterns| Self(Some(patterns)))
    }

    fn has(&self, path: &Path, is_folder: bool) -> bool {
        let Some(patterns) = &self.0 else {
            return false;
        };
        path::absolute(path).is_ok_and(|path| patterns.matched(path, is_folder).is_ignore())
    }
}

/// The inputs that the arguments so far stand for.
struct Found<'a> {
    /// The extensions that a directory is searched for.
    extensions: &'a [&'a str],
    exclude: &'a Exclude,
    inputs: Vec<Input>,
    errors: Vec<CliError>,
}

impl Found<'_> {
    /// Adds what one argument stands for. What exists is taken literally, even
    /// when it looks like a pattern.
    fn add(&mut self, argument: &Path) {
        let before = (self.inputs.len(), self.errors.len());
        let name = filename::shown(argument);
        let nothing = if Input::of(argument) == Input::Stdin {
            self.inputs.push(Input::Stdin);
            None
        } else if argument.is_dir() {
            let extensions = self.extensions;
            self.walk(argument, usize::MAX, |path| is_like(path, extensions));
            let what = extensions.iter().map(|it| format!("*.{it}"));
            let what = what.collect::<Vec<_>>().join(", ");
            let message = format!("no files like {what} in `{}`", visible(&name));
            Some(CliError::new(message).with_help(PASSED_OVER))
        } else if is_wild(&name) && !argument.exists() {
            match Pattern::new(argument) {
                Ok(pattern) => self.expand(&pattern),
                Err(error) => self.errors.push(error),
            }
            Some(CliError::new(format!(
                "no file matches `{}`",
                visible(&name)
            )))
        } else {
            self.inputs.push(Input::of(argument));
            None
        };
        if let Some(nothing) = nothing
            && before == (self.inputs.len(), self.errors.len())
        {
            self.errors.push(nothing);
        }
    }

    fn expand(&mut self, pattern: &Pattern) {
        let root = &pattern.root;
        if root.is_dir() {
            self.walk(root, pattern.depth, |path| {
                pattern
                    .glob
                    .is_match(path.strip_prefix(root).unwrap_or(path))
            });
        }
    }

    /// Adds the files below a folder that are wanted, sorted. Hidden and git-ignored folders are
    /// passed over. Links to files count as files; links to folders are not followed, so that
    /// there is an end. What is in the working directory is called by its name alone.
    fn walk(&mut self, folder: &Path, depth: usize, wanted: impl Fn(&Path) -> bool) {
        let exclude = self.exclude.clone();
        let folders = WalkBuilder::new(folder)
            .ignore(false)
            .max_depth(depth.checked_sub(1))
            .filter_entry(move |entry| entry.depth() == 0 || !exclude.has(entry.path(), true))
            .build();
        let mut files = Vec::new();
        // That a folder cannot be read is said below, when its files are listed.
        for folder in folders.flatten() {
            if folder.file_type().is_some_and(|it| it.is_dir())
                && let Err(error) = list(folder.path(), &mut files)
            {
                let name = filename::shown(folder.path());
                self.errors
                    .push(CliError::file("cannot read", &name, &error));
            }
        }
        files.retain(|path| wanted(path) && !self.exclude.has(path, false));
        files.sort();
        self.inputs.extend(files.into_iter().map(|path| {
            let short = path.strip_prefix(".").map(Path::to_owned);
            Input::File(short.unwrap_or(path))
        }));
    }
}

/// Adds the files of a folder.
fn list(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if is_file(&entry)? {
            files.push(entry.path());
        }
    }
    Ok(())
}

/// Returns whether this is a file, or a link to one. A link to nothing counts, so that
/// opening it says so.
fn is_file(entry: &fs::DirEntry) -> io::Result<bool> {
    let kind = entry.file_type()?;
    Ok(kind.is_file() || (kind.is_symlink() && !entry.path().is_dir()))
}

fn is_wild(text: &str) -> bool {
    text.contains(['*', '?', '[', '{'])
}

/// A pattern for files. Only the folder before its first wild component is
/// walked through, and no deeper than it can match.
struct Pattern {
    root: PathBuf,
    glob: GlobMatcher,
    depth: usize,
}

impl Pattern {
    fn new(pattern: &Path) -> Result<Self, CliError> {
        let is_fixed = |part: &Component<'_>| !is_wild(&part.as_os_str().to_string_lossy());
        let root: PathBuf = pattern.components().take_while(is_fixed).collect();
        let rest: PathBuf = pattern.components().skip_while(is_fixed).collect();
        let text = rest.to_string_lossy();
        let glob = GlobBuilder::new(&text).literal_separator(true).build();
        let glob = glob.map_err(|error| {
            let name = filename::shown(pattern);
            CliError::new(format!(
                "`{}` is not there, and is no pattern: {}",
                visible(&name),
                error.kind()
            ))
        })?;
        Ok(Self {
            root: if root == Path::new("") {
                PathBuf::from(".")
            } else {
                root
            },
            glob: glob.compile_matcher(),
            depth: if text.contains("**") {
                usize::MAX
            } else {
                rest.components().count()
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn arguments_become_inputs() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        fs::create_dir_all(root.join("b/c")).unwrap();
        fs::create_dir(root.join("empty")).unwrap();
        for name in [
            "z.cif",
            "a.CIF",
            "b/y.cif",
            "b/c/x.cif",
            "b/c/x.xml",
            "[1].cif",
            "b/c/y.cif.zst",
            "b/c/y.zst",
        ] {
            fs::write(root.join(name), "").unwrap();
        }
        let found = |arguments: &[&str]| -> (Vec<String>, usize) {
            let arguments: Vec<PathBuf> = arguments.iter().map(|it| root.join(it)).collect();
            let (inputs, errors) = gather(&arguments, CIF, &Exclude::default());
            let root = root.display().to_string();
            let names = inputs.iter().map(|input| {
                let name = input.name().replace('\\', "/");
                name[root.len()..].trim_start_matches('/').to_owned()
            });
            (names.collect(), errors.len())
        };
        let all = [
            "[1].cif",
            "a.CIF",
            "b/c/x.cif",
            "b/c/y.cif.zst",
            "b/y.cif",
            "z.cif",
        ];
        assert_eq!(found(&[""]), (all.map(str::to_owned).to_vec(), 0));
        let cases: &[(&[&str], &[&str], usize)] = &[
            (&["z.cif", "*.cif", "z.cif"], &["z.cif", "[1].cif"], 0),
            (&["**/x.*"], &["b/c/x.cif", "b/c/x.xml"], 0),
            (&["*/*.cif"], &["b/y.cif"], 0),
            (&["b/{y,n}.cif"], &["b/y.cif"], 0),
            (&["[1].cif"], &["[1].cif"], 0),
            (&["empty", "b/c"], &["b/c/x.cif", "b/c/y.cif.zst"], 1),
            (&["no*", "no/*", "[", "z.cif"], &["z.cif"], 3),
            (&["missing"], &["missing"], 0),
        ];
        for (arguments, names, errors) in cases {
            let names: Vec<String> = names.iter().map(ToString::to_string).collect();
            assert_eq!(found(arguments), (names, *errors), "{arguments:?}");
        }
        assert_eq!(
            gather(&[PathBuf::from("-")], CIF, &Exclude::default()).0,
            [Input::Stdin]
        );
    }
    #[test]
    fn folders_are_passed_over() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        for (name, text) in [
            (".git/a.cif", ""),
            (".gitignore", "build/\n*.tmp.cif\n"),
            (".hidden/b.cif", ""),
            (".c.cif", ""),
            ("build/d.cif", ""),
            ("deep/build/e.cif", ""),
            ("deep/f.cif", ""),
            ("drafts/g.cif", ""),
            ("deep/drafts/h.cif", ""),
            ("i.tmp.cif", ""),
            ("j.cif", ""),
            ("old/k.cif", ""),
        ] {
            fs::create_dir_all(root.join(name).parent().unwrap()).unwrap();
            fs::write(root.join(name), text).unwrap();
        }
        let mut patterns = GitignoreBuilder::new(root);
        for pattern in ["/drafts", "j.*", "old/*.cif"] {
            patterns.add_line(None, pattern).unwrap();
        }
        let exclude = Exclude::of(&patterns).unwrap();
        let names = |argument: &str, exclude| {
            let (inputs, _) = gather(&[root.join(argument)], CIF, exclude);
            let names = inputs.iter().map(|input| match input {
                Input::File(path) => path.strip_prefix(root).unwrap().display().to_string(),
                Input::Stdin => String::new(),
            });
            names.collect::<Vec<_>>().join(" ")
        };
        let none = &Exclude::default();
        let all = ".c.cif deep/drafts/h.cif deep/f.cif drafts/g.cif i.tmp.cif j.cif old/k.cif";
        assert_eq!(names("", none), all);
        assert_eq!(names("**/*.cif", none), all);
        assert_eq!(
            names("", &exclude),
            ".c.cif deep/drafts/h.cif deep/f.cif i.tmp.cif"
        );
        // What is named is taken.
        assert_eq!(names("build", none), "build/d.cif");
        assert_eq!(names(".hidden", none), ".hidden/b.cif");
        assert_eq!(names("drafts", &exclude), "drafts/g.cif");
        assert_eq!(names("j.cif", &exclude), "j.cif");
    }
}
