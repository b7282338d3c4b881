//! Every element and attribute that the corpus has in a game, each alone in a
//! game of its own: out and back it is the same, or its loss is named, and
//! never neither. What is the same is named in no loss either.

use cif_pgn::Layout;
use cif_tests::corpus;
use cif_tests::tree::{Element, Node};
use cif_types::{ArchiveItem, Cif};

use crate::common::{archive, pgn};
use crate::normal::normal;

/// A copy with its text alone.
fn bare(element: &Element) -> Element {
    let texts = element.children.iter();
    Element {
        name: element.name.clone(),
        attributes: Vec::new(),
        children: texts
            .filter(|child| matches!(child, Node::Markup(_)))
            .cloned()
            .collect(),
    }
}

/// An element that holds just this one.
fn around(name: &str, inner: Element) -> Element {
    Element {
        children: vec![Node::Element(inner)],
        ..Element::new(name)
    }
}

/// Every leaf and every attribute below an element, with the path to it.
fn leaves(element: &Element, out: &mut Vec<Element>) {
    for attribute in &element.attributes {
        let mut one = bare(element);
        one.attributes.push(attribute.clone());
        out.push(one);
    }
    let mut inner = Vec::new();
    for child in element.elements() {
        leaves(child, &mut inner);
    }
    let no_children = inner.is_empty();
    out.extend(inner.into_iter().map(|it| around(&element.name, it)));
    if no_children && element.attributes.is_empty() {
        out.push(element.clone());
    }
}

/// Games with one thing each.
fn parts(game: &Element) -> Vec<Element> {
    let mut parts = Vec::new();
    let info = game.elements().find(|it| it.name == "info").unwrap();
    let moves = game.elements().find(|it| it.name == "moves").unwrap();
    let tandem = game.attributes.iter().any(|(name, _)| name == "tandem");
    let tandem = tandem
        && game
            .attributes
            .iter()
            .any(|(_, value)| value == ":Bughouse");
    let with = |info: Element, moves: Element| {
        let mut made = Element::new("game");
        // The moves need their start.
        let start = game
            .attributes
            .iter()
            .filter(|(name, _)| name == "startposition" || (tandem && name == "variant"));
        made.attributes.extend(start.cloned());
        made.children = vec![Node::Element(info), Node::Element(moves)];
        made
    };
    for attribute in &game.attributes {
        let mut made = with(Element::new("info"), bare(moves));
        made.attributes = vec![attribute.clone()];
        if attribute.0 == "tandem" && tandem {
            made.push_attribute("variant", ":Bughouse");
        }
        parts.push(made);
    }
    let mut found = Vec::new();
    leaves(info, &mut found);
    for part in found {
        parts.push(with(part, bare(moves)));
    }
    for (at, child) in moves.children.iter().enumerate() {
        let Node::Element(element) = child else {
            continue;
        };
        let mut found = vec![element.clone()];
        if element.name == "var" || element.name == "prelude" {
            found.extend(element.elements().map(|inner| {
                let mut outer = bare(element);
                // Behind the first words, whatever they were.
                let place = usize::from(element.name == "var").min(outer.children.len());
                outer.children.insert(place, Node::Element(inner.clone()));
                outer
            }));
        }
        for element in found {
            let mut one = bare(moves);
            let before = moves.children.iter().take(at);
            let place = before
                .filter(|child| matches!(child, Node::Markup(_)))
                .count();
            one.children.insert(place, Node::Element(element));
            parts.push(with(Element::new("info"), one));
        }
    }
    if let Some(data) = game.elements().find(|it| it.name == "data") {
        let mut made = with(Element::new("info"), bare(moves));
        made.children.push(Node::Element(data.clone()));
        parts.push(made);
    }
    parts
}

fn document(game: Element) -> String {
    let mut cif = around("cif", game);
    let end = "<info><version>1.0</version><creator>x</creator>\
               <created>2014-12-21</created><content/></info>";
    cif.children.push(Node::Markup(end.to_owned()));
    cif.to_document()
}

fn first<'c>(cif: &'c Cif<'c>) -> &'c cif_types::Game<'c> {
    let game = cif.items.iter().find_map(|item| match item {
        ArchiveItem::Game(game) => Some(&game.value),
        _ => None,
    });
    game.unwrap()
}

#[test]
fn each_is_kept_or_named() {
    let mut failures = Vec::new();
    let (mut kept, mut named, mut refused) = (0, 0, 0);
    for text in corpus::valid().unwrap() {
        let root = Element::parse(&text).unwrap();
        for game in root.elements().filter(|it| it.name == "game") {
            for part in parts(game) {
                let text = document(part);
                let reading = cif_types::read(&text);
                if !reading.violations.is_empty() {
                    // What must not stand alone.
                    refused += 1;
                    continue;
                }
                let (written, losses) = pgn(&reading.value, Layout::Lines);
                let (back, _) = archive(written.as_bytes());
                let there = normal(first(&reading.value));
                let back = normal(first(&back));
                match (there == back, losses.is_empty()) {
                    (true, true) => kept += 1,
                    (false, false) => named += 1,
                    (is_same, _) => {
                        let what = if is_same { "named though kept" } else { "lost" };
                        failures.push(format!("{what}: {losses:?}\n{text}{written}{back:?}\n"));
                    }
                }
            }
        }
    }
    assert!(
        failures.is_empty(),
        "{} {}",
        failures.len(),
        failures.join("\n")
    );
    assert!(kept > 80 && named > 100, "{kept} {named} {refused}");
    assert!(refused < 20, "{refused}");
}
