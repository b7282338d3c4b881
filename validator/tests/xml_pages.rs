//! The page of each id of XML has the parts that the page of a rule has, and its
//! examples give that finding, or none. An example is a list of items around
//! which an archive is put, or, where its fence says `whole`, a document;
//! `depth=6` and the like set a limit, and what only programs see that `read` a
//! text as a whole is read so. Where `more` goes wrong, that may be found too.

#[path = "support/xml_examples.rs"]
mod xml_examples;

use cif_types::Limits;
use cif_types::scan::IDS;
use cif_validator::{Options, check_str, explain};
use xml_examples::{Example, examples};

/// The limits that its fence sets.
fn limits(example: &Example<'_>) -> Limits {
    let mut limits = Limits::default();
    for (name, value) in example.words.iter().filter_map(|it| it.split_once('=')) {
        let value = value.parse().expect("a number");
        match name {
            "depth" => limits.depth = value,
            "attributes" => limits.attributes = value,
            "name" => limits.name = value,
            "value" => limits.value = value,
            "list" => limits.list = value,
            "item" => limits.item = value,
            "violations" => limits.violations = value,
            "ids" => limits.ids = value,
            _ => panic!("{name} is no limit"),
        }
    }
    limits
}

/// The ids of what is found.
fn ids(example: &Example<'_>) -> Vec<String> {
    let (text, limits) = (example.document(), limits(example));
    if example.says("read") {
        let reading = cif_types::read_with(&text, &limits);
        return reading
            .violations
            .iter()
            .map(|it| it.id.to_string())
            .collect();
    }
    let options = Options {
        limits,
        ..Options::default()
    };
    let found = check_str(&text, &options).expect("a text that can be read");
    found.into_iter().map(|it| it.id.into_owned()).collect()
}
#[test]
fn every_page_has_its_parts() {
    let parts = [
        "## What is wrong",
        "## Why it matters",
        "## How it comes about",
        "## How to fix it",
        "## Examples",
    ];
    for (id, ..) in IDS {
        let page = explain(id).expect("a page");
        let found: Vec<_> = page
            .lines()
            .filter(|line| line.starts_with("## "))
            .collect();
        assert_eq!(found, parts, "{id}");
        for (part, next) in parts.iter().zip(parts.iter().skip(1)) {
            let (_, rest) = page.split_once(part).expect("the part");
            let (text, _) = rest.split_once(next).expect("the next part");
            assert!(text.trim().len() > 20, "{id}: {part}");
        }
        assert!(page.contains("\n- fix: none\n"), "{id}");
        for kind in ["invalid", "valid"] {
            assert!(
                examples(&page).iter().any(|it| it.words[0] == kind),
                "{id}: {kind}"
            );
        }
    }
}

#[test]
fn examples_show_the_fault_or_none() {
    let mut wrong = Vec::new();
    for (id, ..) in IDS {
        let page = explain(id).expect("a page");
        for example in examples(&page) {
            let found = ids(&example);
            // The rule on document types has this fact of the reader.
            let id = if *id == "xml:doctype" { "AR-005" } else { id };
            let only = match example.words[0] {
                "valid" => found.is_empty(),
                _ if example.says("more") => found.iter().any(|it| it == id),
                _ => !found.is_empty() && found.iter().all(|it| it == id),
            };
            if !only {
                wrong.push(format!("{id}: {found:?}\n{}", example.text));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
