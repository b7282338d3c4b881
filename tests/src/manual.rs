//! The pages of the project, and the links in them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::process::{Command, Stdio};

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

/// The command lines of `cif` in the scripts of a page.
pub fn command_lines(page: &str) -> Vec<String> {
    let parts = page.split("\n```sh\n").skip(1);
    let scripts = parts.map(|part| part.split("\n```").next().unwrap_or_default());
    let scripts: Vec<String> = scripts.map(|it| it.replace("\\\n", " ")).collect();
    let lines = scripts.iter().flat_map(|it| it.lines());
    lines
        .filter(|line| line.starts_with("cif "))
        .map(str::to_owned)
        .collect()
}

/// Runs the lines of `cif NAME` in the scripts of pages by the program that is behind `cif NAME`,
/// and returns their number.
///
/// # Panics
/// When a page is missing, or a line does not end well.
pub fn run_command_lines(pages: &[&str], name: &str, program: &str, folder: &Path) -> usize {
    let mut count = 0;
    for page in pages {
        let page = fs::read_to_string(root().join(page)).expect("a page");
        let lines = command_lines(&page);
        for line in lines.iter().filter(|it| it.split(' ').nth(1) == Some(name)) {
            let script = format!("cif() {{ shift; \"$0\" \"$@\"; }}; {line}");
            let output = Command::new("sh")
                .args(["-c", &script, program])
                .current_dir(folder)
                .stdin(Stdio::null())
                .output()
                .expect("a shell runs");
            let errors = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{line}\n{errors}");
            count += 1;
        }
    }
    count
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
