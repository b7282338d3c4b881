//! The first use of a term of the glossary on each page of the manual is a link to it.
//!
//! `BLESS=1 cargo test -p cif-tests --test glossary` makes these links; look at the difference
//! before it is committed.

use std::fs;
use std::ops::Range;
use std::path::Path;

use cif_tests::manual::{pages, root};

/// Terms that are words for other things, too, so that a text cannot tell which is meant.
const AMBIGUOUS: &[&str] = &["fix", "line", "loss", "rule", "schema", "table"];

/// Beginnings and ends of what is no prose, in the order in which they are looked for at a place.
const PASSED_OVER: &[(&str, &str)] = &[
    ("<!-- From here on", "\u{0}"),
    ("<!-- functions -->", "<!-- end -->"),
    ("```", "\n```"),
    ("`", "`"),
    ("\n#", "\n"),
    ("<", ">"),
];

/// The stretches of a page that are prose, links apart.
fn prose(page: &str) -> Vec<Range<usize>> {
    let mut prose = Vec::new();
    // The first line is a heading.
    let begin = page.find('\n').unwrap_or(page.len());
    let (mut begin, mut at) = (begin, begin);
    while at < page.len() {
        let rest = &page[at..];
        let end = passed_over(rest).map(|length| at + length.max(1));
        match end {
            Some(end) => {
                prose.push(begin..at);
                (begin, at) = (end, end);
            }
            None => at += rest.chars().next().map_or(1, char::len_utf8),
        }
    }
    prose.push(begin..page.len());
    prose
}

/// The length of what is no prose at the beginning of a text.
fn passed_over(rest: &str) -> Option<usize> {
    // A generated part has a name.
    if let Some((name, _)) = rest
        .strip_prefix("<!-- ")
        .and_then(|it| it.split_once(": begin, generated -->"))
        .filter(|(name, _)| !name.contains('\n'))
    {
        return rest.find(&format!("<!-- {name}: end -->"));
    }
    if rest.starts_with('[') {
        let words = rest.find("](")?;
        let is_link = !rest[1..words].contains("\n\n") && !rest[1..words].contains(']');
        let end = words + rest[words..].find(')')? + 1;
        return is_link.then_some(end);
    }
    let (begin, end) = PASSED_OVER
        .iter()
        .find(|(begin, _)| rest.starts_with(begin))?;
    let inside = &rest[begin.len()..];
    let length = inside.find(end).map(|it| begin.len() + it);
    // The line behind a heading may be one, too.
    let is_heading = begin.starts_with('\n');
    let behind = if is_heading { 0 } else { end.len() };
    Some(length.map_or(rest.len(), |it| it + behind))
}

/// The first use of a word, alone or as several, in the prose of a page.
fn first_use(page: &str, prose: &[Range<usize>], term: &str) -> Option<Range<usize>> {
    let lower = page.to_ascii_lowercase();
    let several = match term.strip_suffix('y') {
        Some(stem) if term != "legality" => format!("{stem}ies"),
        _ => format!("{term}s"),
    };
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '/');
    for stretch in prose {
        let text = &lower[stretch.clone()];
        let uses = [&several, term].map(|form| {
            let mut places = text.match_indices(form).map(|(at, _)| (at, form.len()));
            places.find(|(at, length)| {
                let before = text[..*at].chars().next_back();
                let mut behind = text[at + length..].chars();
                let (next, after) = (behind.next(), behind.next());
                let ends = next.is_none_or(|it| {
                    !is_part(it) || it == '.' && after.is_none_or(|it| !is_part(it))
                });
                ends && before.is_none_or(|it| !is_part(it))
            })
        });
        if let Some((at, length)) = uses.into_iter().flatten().min() {
            let at = stretch.start + at;
            return Some(at..at + length);
        }
    }
    None
}

/// The page with a link at the first use of each term.
fn linked(path: &Path, page: &str, terms: &[(String, String)]) -> String {
    let up = "../".repeat(path.components().count() - 2);
    let mut page = page.to_owned();
    for (term, anchor) in terms {
        let address = format!("({up}glossary.md#{anchor})");
        let link = page.find(&address);
        let Some(place) = first_use(&page, &prose(&page), term) else {
            continue;
        };
        if link.is_none_or(|link| place.start < link) {
            page.insert_str(place.end, &format!("]{address}"));
            page.insert(place.start, '[');
        }
    }
    page
}

#[test]
fn the_first_use_of_a_term_is_a_link() {
    let pages = pages();
    let glossary = &pages[Path::new("docs/glossary.md")];
    let headings = glossary.lines().filter_map(|line| line.strip_prefix("## "));
    let terms = headings.map(str::to_lowercase);
    let mut terms: Vec<(String, String)> = terms
        .filter(|term| !AMBIGUOUS.contains(&&**term))
        .map(|term| (term.clone(), term.replace(' ', "-")))
        .collect();
    // Of terms in others the longer ones are linked first.
    terms.sort_by_key(|(term, _)| std::cmp::Reverse(term.len()));
    assert!(terms.len() > 8);
    let mut missing = Vec::new();
    for (path, page) in &pages {
        let is_list = path.ends_with("SUMMARY.md") || path.ends_with("glossary.md");
        // What is made from code as a whole says so.
        if !path.starts_with("docs") || is_list || page.contains("<!-- Made") {
            continue;
        }
        let fresh = linked(path, page, &terms);
        if fresh != *page && std::env::var_os("BLESS").is_some() {
            fs::write(root().join(path), fresh).expect("the page can be written");
        } else if fresh != *page {
            missing.push(path.display().to_string());
        }
    }
    assert!(
        missing.is_empty(),
        "terms are not linked: {}; cargo xtask refresh, or BLESS=1 for this test",
        missing.join(", ")
    );
}
