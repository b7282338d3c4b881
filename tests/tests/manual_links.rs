//! The pages of the project: their links lead to files and headings that exist, and the list of
//! the book has every page of `docs`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use cif_tests::manual::{links, pages, prose, resolved, root};

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
