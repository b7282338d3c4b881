//! Damage to structure: elements and attributes left out, repeated, swapped,
//! renamed, moved and made up.

use cif_runtime::schema::Type;

use super::Mutator;
use crate::tables;
use crate::tree::{Element, Node};

impl Mutator {
    /// Changes the elements or attributes of a document.
    pub(super) fn structure(&mut self, root: &mut Element) -> &'static str {
        if root.name != tables::root().name {
            return "none";
        }
        let paths = paths(root);
        let path = self.rng.pick(&paths).clone();
        if self.rng.chance(30) {
            return self.attribute(root, &path);
        }
        let Some((&position, parent)) = path.split_last() else {
            return self.root(root);
        };
        let Some(element) = root.at(&path).cloned() else {
            return "none";
        };
        let Some(siblings) = root.at_mut(parent).map(|parent| &mut parent.children) else {
            return "none";
        };
        match self.rng.below(12) {
            0 => {
                siblings.remove(position);
                "dropped"
            }
            1 => {
                let to = self.rng.below(siblings.len() + 1);
                siblings.insert(to, Node::Element(element));
                "repeated"
            }
            2 | 3 => {
                let elements: Vec<usize> = (0..siblings.len())
                    .filter(|&it| matches!(siblings[it], Node::Element(_)))
                    .collect();
                siblings.swap(position, *self.rng.pick(&elements));
                "swapped"
            }
            4 => {
                let name = self.name(root, parent);
                if let Some(element) = root.at_mut(&path) {
                    element.name = name;
                }
                "renamed"
            }
            5 => {
                siblings.remove(position);
                let elsewhere = self::paths(root);
                let target = self.rng.pick(&elsewhere);
                if let Some(target) = root.at_mut(target) {
                    let to = self.rng.below(target.children.len() + 1);
                    target.children.insert(to, Node::Element(element));
                }
                "moved"
            }
            6 | 7 => self.insert(root, parent),
            8 => {
                let texts = [
                    "x",
                    "&#32;",
                    "&#xA0;",
                    "<![CDATA[]]>",
                    "<![CDATA[ ]]>",
                    "\u{85}",
                    " ",
                ];
                let text = *self.rng.pick(&texts);
                let inner = if self.rng.chance(50) {
                    &path[..]
                } else {
                    parent
                };
                if let Some(target) = root.at_mut(inner) {
                    let to = self.rng.below(target.children.len() + 1);
                    target.children.insert(to, Node::Markup(text.to_owned()));
                }
                "text"
            }
            9 => {
                siblings.splice(position..=position, element.children);
                "unwrapped"
            }
            10 => {
                let mut wrapper = Element::new(&element.name);
                wrapper.children.push(Node::Element(element));
                siblings[position] = Node::Element(wrapper);
                "wrapped"
            }
            _ => {
                if let Some(element) = root.at_mut(&path) {
                    element.children.clear();
                }
                "emptied"
            }
        }
    }

    fn root(&mut self, root: &mut Element) -> &'static str {
        match self.rng.below(4) {
            0 => *self.rng.pick(&["CIF", "game", "c:cif", "info"]),
            1 => {
                root.attributes
                    .push(("xmlns".to_owned(), "urn:x".to_owned()));
                return "a namespace";
            }
            2 => {
                let xsi = "http://www.w3.org/2001/XMLSchema-instance".to_owned();
                root.attributes.push(("xmlns:i".to_owned(), xsi));
                let local = *self.rng.pick(&[
                    ("i:noNamespaceSchemaLocation", "cif.xsd"),
                    ("i:nil", "true"),
                    ("i:other", "x"),
                ]);
                root.attributes
                    .push((local.0.to_owned(), local.1.to_owned()));
                return "an instance attribute";
            }
            _ => {
                root.attributes
                    .push(("xmlns:p".to_owned(), "urn:p".to_owned()));
                let name = *self.rng.pick(&["p:info", "xml:lang", "xml:id", "p:x"]);
                if self.rng.chance(50) {
                    root.attributes.push((name.to_owned(), "en".to_owned()));
                } else {
                    root.children.insert(0, Node::Element(Element::new(name)));
                }
                return "a prefix";
            }
        }
        .clone_into(&mut root.name);
        "another root"
    }

    /// Adds an element made up for the place, or for another.
    fn insert(&mut self, root: &mut Element, parent: &[usize]) -> &'static str {
        let places = tables::places(root);
        let here = places.iter().find(|place| place.path == parent);
        let declared = if self.rng.chance(70) {
            here.or(places.first())
        } else {
            Some(self.rng.pick(&places))
        };
        let Some(model) = declared.and_then(|place| tables::model(place.child.ty)) else {
            return "none";
        };
        let child = self.rng.pick(model.children);
        let element = self.sampler.element(child, 12);
        if let Some(target) = root.at_mut(parent) {
            let to = self.rng.below(target.children.len() + 1);
            target.children.insert(to, Node::Element(element));
        }
        "added"
    }

    /// A name that means something here, to a lenient reader, elsewhere, or
    /// nowhere.
    fn name(&mut self, root: &Element, parent: &[usize]) -> String {
        let places = tables::places(root);
        let model = places
            .iter()
            .find(|place| place.path == parent)
            .and_then(|place| tables::model(place.child.ty));
        if let Some(model) = model {
            if !model.aliases.is_empty() && self.rng.chance(50) {
                return self.rng.pick(model.aliases).name.to_owned();
            }
            if self.rng.chance(60) {
                return self.rng.pick(model.children).name.to_owned();
            }
        }
        let any = self.rng.pick(&places).child.name;
        match self.rng.below(4) {
            0 => any.to_uppercase(),
            1 => format!("{any}s"),
            2 => "nosuch".to_owned(),
            _ => any.to_owned(),
        }
    }

    fn attribute(&mut self, root: &mut Element, path: &[usize]) -> &'static str {
        let places = tables::places(root);
        let foreign = self.rng.pick(&places).child.ty;
        let declared = places.iter().find(|place| place.path == path);
        let Some(element) = root.at_mut(path) else {
            return "none";
        };
        let count = element.attributes.len();
        let at = self.rng.below(count);
        match self.rng.below(7) {
            0 if count > 0 => {
                element.attributes.remove(at);
                "an attribute dropped"
            }
            1 if count > 0 && self.rng.chance(30) => {
                element.attributes.push(element.attributes[at].clone());
                "an attribute repeated"
            }
            2 if count > 0 => {
                let name = &mut element.attributes[at].0;
                *name = if self.rng.chance(50) {
                    name.to_uppercase()
                } else {
                    format!("{name}x")
                };
                "an attribute renamed"
            }
            3 if count > 1 => {
                let other = (at + 1 + self.rng.below(count - 1)) % count;
                let value = std::mem::take(&mut element.attributes[at].1);
                let value = std::mem::replace(&mut element.attributes[other].1, value);
                element.attributes[at].1 = value;
                "attribute values swapped"
            }
            4 => {
                let name = *self
                    .rng
                    .pick(&["xml:space", "xml:lang", "nosuch", "p:q", "id"]);
                element.attributes.push((name.to_owned(), "1".to_owned()));
                "an attribute added"
            }
            _ => {
                let own = declared.map_or(foreign, |place| place.child.ty);
                let ty = if self.rng.chance(70) { own } else { foreign };
                let Type::Complex(ty) = ty else {
                    return "none";
                };
                if ty.attributes.is_empty() {
                    return "none";
                }
                let attribute = self.rng.pick(ty.attributes);
                if element.attributes.iter().any(|it| it.0 == attribute.name) {
                    return "none";
                }
                let value = self.values.any(attribute.ty, &mut self.rng);
                element.push_attribute(attribute.name, &value);
                "a declared attribute added"
            }
        }
    }
}

/// The paths to all elements.
fn paths(root: &Element) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    let mut open = vec![(Vec::new(), root)];
    while let Some((path, element)) = open.pop() {
        for (position, node) in element.children.iter().enumerate() {
            if let Node::Element(inner) = node {
                let mut path = path.clone();
                path.push(position);
                open.push((path, inner));
            }
        }
        found.push(path);
    }
    found
}
