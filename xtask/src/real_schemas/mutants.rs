//! Damaged documents, made from a seed: elements and attributes left out, repeated,
//! swapped, moved and renamed, values changed, namespaces changed. A mutant is always
//! well-formed, and may still be valid.

mod namespaces;
mod structure;
mod values;

use std::collections::BTreeSet;

use cif_tests::rng::Rng;
use cif_tests::tree::{Element, Node};

/// Makes damaged documents of one schema.
pub(super) struct Mutator {
    rng: Rng,
    /// Documents, each with few elements of one name in a row.
    seeds: Vec<Element>,
    /// Small elements that occur somewhere.
    elements: Vec<Element>,
    /// Names of elements that occur somewhere.
    names: Vec<String>,
    /// Attributes that occur somewhere.
    attributes: Vec<(String, String)>,
    /// Values that occur somewhere.
    values: Vec<String>,
    /// Names of the types of the schema.
    types: Vec<String>,
}

/// Elements of one name in a row that a seed keeps.
const IN_A_ROW: usize = 3;

/// The greatest number of elements in a small element.
const SMALL: usize = 12;

impl Mutator {
    /// A mutator over documents, which must be some. It always makes the same
    /// mutants for a seed.
    pub(super) fn new(seed: u64, documents: &[Element], types: Vec<String>) -> Self {
        let seeds: Vec<Element> = documents.iter().map(thinned).collect();
        let mut mutator = Self {
            rng: Rng::new(seed),
            seeds,
            elements: Vec::new(),
            names: Vec::new(),
            attributes: Vec::new(),
            values: Vec::new(),
            types,
        };
        mutator.collect();
        mutator
    }

    /// The next mutant.
    pub(super) fn mutant(&mut self) -> String {
        loop {
            let mut root = self.rng.pick(&self.seeds).clone();
            for _ in 0..=usize::from(self.rng.chance(25)) {
                match self.rng.below(100) {
                    0..40 => self.structure(&mut root),
                    40..80 => self.value(&mut root),
                    _ => self.namespace(&mut root),
                }
            }
            let text = root.to_document();
            if roxmltree::Document::parse(&text).is_ok() {
                return text;
            }
        }
    }

    /// Collects what occurs in the documents.
    fn collect(&mut self) {
        let (mut names, mut values) = (BTreeSet::new(), BTreeSet::new());
        let (mut attributes, mut elements) = (BTreeSet::new(), BTreeSet::new());
        for root in &self.seeds {
            for path in paths(root) {
                let Some(element) = root.at(&path) else {
                    continue;
                };
                names.insert(element.name.clone());
                attributes.extend(element.attributes.iter().cloned());
                values.extend(element.attributes.iter().map(|(_, value)| value.clone()));
                if let [Node::Markup(text)] = &element.children[..] {
                    values.insert(text.clone());
                }
                if paths(element).len() <= SMALL {
                    elements.insert(element.to_document());
                }
            }
        }
        self.names = names.into_iter().collect();
        self.values = values.into_iter().collect();
        self.attributes = attributes.into_iter().collect();
        let elements = elements.into_iter();
        self.elements = elements
            .filter_map(|text| super::document::parse(&text).ok())
            .collect();
    }

    /// A place in a document: the path of an element.
    fn path(&mut self, root: &Element) -> Vec<usize> {
        self.rng.pick(&paths(root)).clone()
    }

    /// An element of a document, other than its root: its path and position.
    fn inner(&mut self, root: &Element) -> Option<(Vec<usize>, usize)> {
        let mut path = self.path(root);
        let position = path.pop()?;
        Some((path, position))
    }
}

/// The document with few elements of one name in a row.
fn thinned(element: &Element) -> Element {
    let mut thin = Element {
        children: Vec::new(),
        ..element.clone()
    };
    let (mut name, mut count) = ("", 0);
    for child in &element.children {
        match child {
            Node::Element(child) => {
                count = if child.name == name { count + 1 } else { 1 };
                name = &child.name;
                if count <= IN_A_ROW {
                    thin.children.push(Node::Element(thinned(child)));
                }
            }
            // The blanks of those that are left out.
            Node::Markup(text) if count > IN_A_ROW && text.trim().is_empty() => {}
            Node::Markup(_) => thin.children.push(child.clone()),
        }
    }
    thin
}

/// The paths of all elements, that of the root first.
fn paths(root: &Element) -> Vec<Vec<usize>> {
    let mut found = vec![Vec::new()];
    let mut at = 0;
    while let Some(path) = found.get(at).cloned() {
        at += 1;
        let children = root.at(&path).map(|it| it.children.as_slice());
        for (position, child) in children.unwrap_or_default().iter().enumerate() {
            if matches!(child, Node::Element(_)) {
                let mut path = path.clone();
                path.push(position);
                found.push(path);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::real_schemas::document;

    #[test]
    fn a_seed_gives_the_same_mutants_which_are_well_formed() {
        let text = "<a:r xmlns:a='urn:a' id='1'><a:b>1</a:b><a:b>2</a:b><c d='x'/></a:r>";
        let seeds = [document::parse(text).expect("well-formed")];
        let types = vec!["T".to_owned()];
        let mut mutators = [1, 1].map(|seed| Mutator::new(seed, &seeds, types.clone()));
        let mut different = BTreeSet::new();
        for _ in 0..500 {
            let [first, second] = &mut mutators;
            let mutant = first.mutant();
            assert_eq!(mutant, second.mutant());
            assert!(document::parse(&mutant).is_ok(), "{mutant}");
            different.insert(mutant);
        }
        assert!(different.len() > 200, "only {}", different.len());
    }
}
