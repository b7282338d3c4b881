//! Damage to values: the texts of elements and the values of attributes, by
//! others, by ones at the limits of types, and character by character.

use cif_tests::tree::{Element, Node};

use super::Mutator;

/// Values at the limits of some types, as they are spelled.
const VALUES: &[&str] = &[
    "",
    " ",
    "0",
    "-0",
    "1",
    "-1",
    "+1",
    "01",
    "1.0",
    ".5",
    "1.",
    "1e3",
    "1,5",
    "90",
    "180",
    "-180.0000001",
    "255",
    "256",
    "32768",
    "65536",
    "2147483648",
    "18446744073709551616",
    "INF",
    "-INF",
    "NaN",
    "inf",
    "true",
    "TRUE",
    "yes",
    "no",
    "en",
    "en-US",
    "english-",
    "EUR",
    "2024-02-29",
    "2023-02-29",
    "2024-02-29Z",
    "2024-12-31T24:00:00",
    "2024-12-31T23:59:60",
    "2024-06-01T12:00:00.5+14:00",
    "2024-06-01T12:00:00+14:01",
    "0000-01-01",
    "-0001-01-01",
    "12:00:00",
    "24:00:00",
    "2024",
    "--12",
    "P1D",
    "P1Y2MT3H",
    "PT",
    "-P1M",
    "http://example.org/a b",
    "http://example.org/%zz",
    "::",
    "#a",
    "mailto:a@b",
    "a:b",
    "xs:string",
    "nosuch:a",
    ":a",
    "a",
    "a b",
    " a ",
    "a\tb",
    "&#9;a",
    "&#10;",
    "&#xA0;",
    "&#x1F600;",
    "é",
    "-",
    "_",
    "a-",
    "3a",
    "AAAA",
    "QUJD",
    "QUI=",
    "QUI",
    "Q UJD",
    "0A",
    "0a1",
    "#all",
    "##any",
    "unbounded",
    "optional",
    "rgb(1,2,3)",
    "1px",
    "100%",
    "0 0 10 10",
    "M0 0L1 1z",
    "&lt;b&gt;",
    "<![CDATA[a]]>",
];

impl Mutator {
    /// Changes a value of a document.
    pub(super) fn value(&mut self, root: &mut Element) {
        let path = self.path(root);
        let Some(element) = root.at_mut(&path) else {
            return;
        };
        let count = element.attributes.len();
        let texts: Vec<usize> = (0..element.children.len())
            .filter(|&it| matches!(element.children[it], Node::Markup(_)))
            .collect();
        if count > 0 && (texts.is_empty() || self.rng.chance(60)) {
            let at = self.rng.below(count);
            let old = element.attributes[at].1.clone();
            // An attribute holds no CDATA section.
            element.attributes[at].1 = self.other(&old).replace(['<', '"'], "");
        } else if texts.is_empty() || self.rng.chance(5) {
            let text = self.other("");
            let at = self.rng.below(element.children.len() + 1);
            element.children.insert(at, Node::Markup(text));
        } else {
            let at = *self.rng.pick(&texts);
            if let Node::Markup(old) = &element.children[at] {
                let text = self.other(&old.clone());
                element.children[at] = Node::Markup(text);
            }
        }
    }

    /// Another value in the place of one.
    fn other(&mut self, old: &str) -> String {
        match self.rng.below(10) {
            0..4 => (*self.rng.pick(VALUES)).to_owned(),
            4 | 5 if !self.values.is_empty() => self.rng.pick(&self.values).clone(),
            6 => format!("{old}{old}"),
            7 => format!(" {old}\n"),
            _ => self.by_a_character(old),
        }
    }

    /// A value with one character more, less or another.
    fn by_a_character(&mut self, old: &str) -> String {
        let mut characters: Vec<char> = old.chars().collect();
        let at = self.rng.below(characters.len());
        let new = *self
            .rng
            .pick(&['0', '9', 'a', 'Z', ' ', '.', '-', ':', '/', '#', 'é']);
        match self.rng.below(3) {
            0 if at < characters.len() => drop(characters.remove(at)),
            1 if at < characters.len() => characters[at] = new,
            _ => characters.insert(at, new),
        }
        characters.into_iter().collect()
    }
}
