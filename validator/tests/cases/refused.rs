//! One fault gives one finding: where the schema refuses a value, no rule says
//! anything that follows from its being away. In archives without a finding each
//! value is replaced by one that the schema refuses, each name by one that it does not know,
//! moves stand in an element that there is not, and each element is left out, changes its
//! place, or comes second behind an empty one, one after the other.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use cif_tests::tables;
use cif_tests::tree::{Element, Node};
use cif_validator::{check_str, rules};

use crate::{archive, cases, options};

/// Values of which the schema refuses at least one in most places.
const VALUES: [&str; 5] = ["", "\u{e9} \u{e9}", "-1", "99999999999", ":"];

/// Archives to begin with: the valid examples of the pages, the cases without a
/// finding, and the corpus.
fn archives() -> Vec<String> {
    let examples = rules().iter().flat_map(|rule| {
        let examples = rule.page.split("```xml valid\n").skip(1);
        examples.filter_map(|it| it.split_once("```").map(|(items, _)| items))
    });
    let mut archives: Vec<_> = examples.map(archive).collect();
    let cases = cases().into_iter().filter(|it| it.expected.is_empty());
    archives.extend(cases.map(|case| archive(&case.items)));
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus");
    for name in ["bughouse", "comments", "index", "namebase", "variations"] {
        let file = corpus.join(name).with_extension("cif");
        archives.push(std::fs::read_to_string(file).expect("a readable file"));
    }
    archives
}

#[test]
fn nothing_follows_from_what_the_schema_refused() {
    let mut tried = BTreeSet::new();
    let mut wrong: BTreeMap<(String, String), String> = BTreeMap::new();
    for archive in archives() {
        let root = Element::parse(&archive).expect("a well-formed archive");
        assert_eq!(
            check_str(&root.to_document(), &options()).expect("a text that can be read"),
            []
        );
        let spoiled = spoiled(&root).into_iter().map(|it| (it, ""));
        let misplaced = doubled(&root).into_iter().chain(swapped(&root));
        let misplaced = misplaced.map(|it| (it, "/misplaced"));
        let incomplete = removed(&root).into_iter().map(|it| (it, "/incomplete"));
        for (changed, kind) in spoiled.chain(misplaced).chain(incomplete) {
            let found = check_str(&changed, &options()).expect("a text that can be read");
            let is_refused = |id: &str| id.starts_with("xsd:") && id.ends_with(kind);
            let Some(refused) = found.iter().find(|it| is_refused(&it.id)) else {
                continue;
            };
            tried.insert(refused.id.to_string());
            for said in found.iter().filter(|it| !it.id.starts_with("xsd:")) {
                let both = (refused.id.to_string(), said.id.to_string());
                wrong.entry(both).or_insert_with(|| changed.clone());
            }
        }
    }
    assert!(tried.len() > 100, "{}", tried.len());
    assert!(
        wrong.is_empty(),
        "{} wrong: {:#?}\n{wrong:#?}",
        wrong.len(),
        wrong.keys()
    );
}

/// The document with one value, name or place changed, one after the other.
fn spoiled(root: &Element) -> Vec<String> {
    let mut documents = Vec::new();
    for place in tables::places(root) {
        let element = root.at(&place.path).expect("an element");
        if !place.path.is_empty() {
            let mut changed = root.clone();
            let renamed = changed.at_mut(&place.path).expect("an element");
            renamed.name.insert(0, 'z');
            documents.push(changed.to_document());
        }
        if ["moves", "var"].contains(&&*element.name) {
            for (number, child) in element.children.iter().enumerate() {
                let Node::Markup(_) = child else { continue };
                let mut unknown = Element::new("z");
                unknown.children.push(child.clone());
                let mut changed = root.clone();
                let moves = changed.at_mut(&place.path).expect("an element");
                moves.children[number] = Node::Element(unknown);
                documents.push(changed.to_document());
            }
        }
        for number in 0..element.attributes.len() {
            let mut changed = root.clone();
            let element = changed.at_mut(&place.path).expect("an element");
            element.attributes[number].0.insert(0, 'z');
            documents.push(changed.to_document());
        }
        for value in VALUES {
            for number in 0..element.attributes.len() {
                let mut changed = root.clone();
                let element = changed.at_mut(&place.path).expect("an element");
                value.clone_into(&mut element.attributes[number].1);
                documents.push(changed.to_document());
            }
            if tables::text(place.child.ty).is_some() {
                let mut changed = root.clone();
                let element = changed.at_mut(&place.path).expect("an element");
                element.children = vec![Node::Markup(value.to_owned())];
                documents.push(changed.to_document());
            }
        }
    }
    documents
}

/// The document with one element behind an empty one of its name, one after the other.
fn doubled(root: &Element) -> Vec<String> {
    rearranged(root, |siblings, at| {
        let Node::Element(element) = &siblings[at] else {
            return;
        };
        let empty = Element::new(&element.name);
        siblings.insert(at, Node::Element(empty));
    })
}

/// The document with one element behind the next, one after the other; not among moves, where
/// each belongs to the text beside it.
fn swapped(root: &Element) -> Vec<String> {
    rearranged(root, |siblings, at| {
        let is_element = |it: &Node| matches!(it, Node::Element(_));
        let is_text = |it: &Node| matches!(it, Node::Markup(text) if !text.trim().is_empty());
        if let Some(next) = siblings[at + 1..].iter().position(is_element)
            && !siblings.iter().any(is_text)
        {
            siblings.swap(at, at + 1 + next);
        }
    })
}

/// The document without one element, one after the other.
fn removed(root: &Element) -> Vec<String> {
    rearranged(root, |siblings, at| drop(siblings.remove(at)))
}

/// The document with one element and its siblings changed, one after the other.
fn rearranged(root: &Element, change: impl Fn(&mut Vec<Node>, usize)) -> Vec<String> {
    let mut documents = Vec::new();
    for place in tables::places(root) {
        if let Some((last, parent)) = place.path.split_last() {
            let mut changed = root.clone();
            let parent = changed.at_mut(parent).expect("an element");
            change(&mut parent.children, *last);
            documents.push(changed.to_document());
        }
    }
    documents
}
