//! The pages of the project: their links lead to files and headings that exist, and the list of
//! the book has every page of `docs`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

use walkdir::WalkDir;

/// Folders with pages of others, or with what is built.
const PASSED_OVER: &[&str] = &["target", "node_modules", ".git", "LICENSES", "fuzz"];

fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("a workspace").to_owned()
}

/// Every page by its path from the root.
fn pages() -> BTreeMap<PathBuf, String> {
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
fn prose(page: &str) -> impl Iterator<Item = &str> {
    let mut in_code = false;
    page.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        in_code ^= is_fence;
        !in_code && !is_fence && !line.starts_with("    ")
    })
}

/// The addresses of the headings of a page, as the viewers of repositories make them.
fn anchors(page: &str) -> BTreeSet<String> {
    let headings = prose(page).filter(|line| line.starts_with('#'));
    let mut anchors = BTreeSet::new();
    for heading in headings {
        let text = heading.trim_start_matches('#').trim().to_lowercase();
        let mut address: String = text
            .chars()
            .filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'))
            .map(|c| if c == ' ' { '-' } else { c })
            .collect();
        if anchors.contains(&address) {
            let numbers = 1..;
            let mut others = numbers.map(|number| format!("{address}-{number}"));
            address = others.find(|it| !anchors.contains(it)).expect("endless");
        }
        anchors.insert(address);
    }
    anchors
}

/// The targets of the links of a page, outside code.
fn links(page: &str) -> Vec<String> {
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
fn resolved(path: &Path) -> PathBuf {
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

#[test]
fn every_link_leads_somewhere() {
    let pages = pages();
    let mut broken = Vec::new();
    let mut links_of_all = 0;
    for (path, page) in &pages {
        for link in links(page) {
            if link.contains("://") || link.starts_with("mailto:") || link.contains(' ') {
                continue;
            }
            links_of_all += 1;
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = if file.is_empty() {
                path.clone()
            } else {
                resolved(&path.parent().unwrap_or(Path::new("")).join(file))
            };
            let is_there = root().join(&target).exists();
            let has_heading = anchor.is_empty()
                || pages
                    .get(&target)
                    .is_none_or(|page| anchors(page).contains(anchor));
            if !is_there || !has_heading {
                broken.push(format!("{}: {link}", path.display()));
            }
        }
    }
    assert!(links_of_all > 200, "only {links_of_all} links");
    assert!(
        broken.is_empty(),
        "links that lead nowhere:\n{}",
        broken.join("\n")
    );
}

#[test]
fn the_book_has_every_page() {
    let docs = Path::new("docs");
    let pages = pages();
    let summary = &pages[&docs.join("SUMMARY.md")];
    let listed: Vec<PathBuf> = links(summary).into_iter().map(|it| docs.join(it)).collect();
    let set: BTreeSet<PathBuf> = listed.iter().cloned().collect();
    assert_eq!(set.len(), listed.len(), "a page is listed twice");
    let there: BTreeSet<PathBuf> = pages
        .keys()
        .filter(|path| path.starts_with(docs) && !path.ends_with("SUMMARY.md"))
        .cloned()
        .collect();
    assert_eq!(set, there);
}
