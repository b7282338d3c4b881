//! The pages of the project, and the links in them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Component, Path, PathBuf};

use walkdir::WalkDir;

/// Folders with pages of others, or with what is built.
const PASSED_OVER: &[&str] = &["target", "node_modules", ".git", "LICENSES", "fuzz"];

/// The root folder of the project.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Every page by its path from the root.
///
/// # Panics
/// When the tree cannot be read.
pub fn pages() -> BTreeMap<PathBuf, String> {
    let root = root();
    let walk = WalkDir::new(&root).into_iter().filter_entry(|entry| {
        let name = entry.file_name().to_string_lossy();
        !PASSED_OVER.contains(&&*name)
    });
    let entries = walk.map(|entry| entry.expect("the tree can be read").into_path());
    let pages = entries.filter(|path| path.extension().is_some_and(|it| it == "md"));
    pages
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a page");
            let path = path.strip_prefix(&root).expect("below the root");
            (path.to_owned(), text)
        })
        .collect()
}

/// The lines of a page that are no code.
pub fn prose(page: &str) -> impl Iterator<Item = &str> {
    let mut in_code = false;
    page.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        in_code ^= is_fence;
        !in_code && !is_fence && !line.starts_with("    ")
    })
}

/// The targets of the links of a page, outside code.
pub fn links(page: &str) -> Vec<String> {
    let mut targets = Vec::new();
    // A link can go over the end of a line, code in backticks holds none.
    let text = prose(page).collect::<Vec<_>>().join(" ");
    let outside: Vec<&str> = text.split('`').step_by(2).collect();
    for part in outside.join("x").split("](").skip(1) {
        if let Some((target, _)) = part.split_once(')') {
            targets.push(target.to_owned());
        }
    }
    targets
}

/// A path without `..`.
pub fn resolved(path: &Path) -> PathBuf {
    let mut resolved = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir => {
                resolved.pop();
            }
            Component::CurDir => {}
            other => resolved.push(other),
        }
    }
    resolved
}
