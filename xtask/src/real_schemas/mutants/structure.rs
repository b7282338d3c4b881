//! Damage to structure: elements and attributes left out, repeated, swapped, moved
//! and renamed.

use cif_tests::tree::{Element, Node};

use super::Mutator;

impl Mutator {
    /// Changes the elements or the attributes of a document.
    pub(super) fn structure(&mut self, root: &mut Element) {
        if self.rng.chance(35) {
            self.attribute(root);
        } else {
            self.element(root);
        }
    }

    fn element(&mut self, root: &mut Element) {
        let foreign = self.rng.pick(&self.elements).clone();
        let name = self.name();
        let elsewhere = self.path(root);
        let Some((parent, position)) = self.inner(root) else {
            root.name = name;
            return;
        };
        let operation = self.rng.below(10);
        let number = self.rng.bits();
        let Some(siblings) = root.at_mut(&parent).map(|it| &mut it.children) else {
            return;
        };
        let other = usize::try_from(number % siblings.len() as u64).unwrap_or(0);
        match operation {
            0 => drop(siblings.remove(position)),
            1 => siblings.insert(other, siblings[position].clone()),
            2 | 3 => siblings.swap(position, other),
            4 => siblings.insert(other, Node::Element(foreign)),
            5 => siblings[position] = Node::Element(foreign),
            6 => {
                let element = siblings.remove(position);
                // Its own place may be gone with it.
                if let Some(target) = root.at_mut(&elsewhere) {
                    target.children.push(element);
                }
            }
            7 => {
                if let Node::Element(element) = &mut siblings[position] {
                    element.name = name;
                }
            }
            8 => {
                if let Node::Element(element) = siblings[position].clone() {
                    siblings.splice(position..=position, element.children);
                }
            }
            _ => {
                if let Node::Element(element) = &mut siblings[position] {
                    element.children.clear();
                }
            }
        }
    }

    fn attribute(&mut self, root: &mut Element) {
        let path = self.path(root);
        let name = self.rng.pick(&["nosuch", "id", "xml:lang", "xml:id"]);
        let added = if self.attributes.is_empty() || self.rng.chance(20) {
            ((*name).to_owned(), "en".to_owned())
        } else {
            self.rng.pick(&self.attributes).clone()
        };
        let operation = self.rng.below(4);
        let number = self.rng.bits();
        let Some(attributes) = root.at_mut(&path).map(|it| &mut it.attributes) else {
            return;
        };
        let count = attributes.len();
        let at = usize::try_from(number.checked_rem(count as u64).unwrap_or(0)).unwrap_or(0);
        match operation {
            0 if count > 0 => drop(attributes.remove(at)),
            1 if count > 0 => attributes[at].0 = added.0,
            2 if count > 1 => {
                let value = attributes[at].1.clone();
                attributes[(at + 1) % count].1 = value;
            }
            _ => attributes.push(added),
        }
    }

    /// The name of an element: one that occurs, or none.
    fn name(&mut self) -> String {
        let name = self.rng.pick(&self.names).clone();
        match self.rng.below(8) {
            0 => format!("{name}s"),
            1 => "nosuch".to_owned(),
            _ => name,
        }
    }
}
