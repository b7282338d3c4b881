//! Damage to namespaces: declarations changed, prefixes put on and taken off, and
//! the attributes that XML Schema itself has in documents.

use cif_tests::tree::Element;

use super::Mutator;

const INSTANCE: &str = "http://www.w3.org/2001/XMLSchema-instance";

impl Mutator {
    /// Changes the namespace of an element or of an attribute, or what an instance
    /// says of its type.
    pub(super) fn namespace(&mut self, root: &mut Element) {
        let path = self.path(root);
        let prefixes: Vec<String> = root
            .attributes
            .iter()
            .filter_map(|(name, _)| name.strip_prefix("xmlns:").map(str::to_owned))
            .collect();
        let prefix = if prefixes.is_empty() {
            "p".to_owned()
        } else {
            self.rng.pick(&prefixes).clone()
        };
        let ty = if self.types.is_empty() || self.rng.chance(20) {
            "nosuch".to_owned()
        } else {
            self.rng.pick(&self.types).clone()
        };
        let own = root
            .name
            .split_once(':')
            .map(|(prefix, _)| prefix.to_owned());
        let uri = *self
            .rng
            .pick(&["", "urn:other", "http://www.w3.org/1999/xhtml"]);
        let truth = *self.rng.pick(&["true", "false", "1", " true ", "no"]);
        let operation = self.rng.below(9);
        let number = self.rng.bits();
        let Some(element) = root.at_mut(&path) else {
            return;
        };
        let count = element.attributes.len();
        let at = usize::try_from(number.checked_rem(count as u64).unwrap_or(0)).unwrap_or(0);
        match operation {
            0 => set(element, "xmlns", uri),
            1 => {
                set(element, "xmlns:p", "urn:p");
                element.name = format!("p:{}", local(&element.name));
            }
            2 => element.name = format!("{prefix}:{}", local(&element.name)),
            3 => element.name = local(&element.name).to_owned(),
            4 if count > 0 && !is_declaration(&element.attributes[at].0) => {
                let name = local(&element.attributes[at].0);
                element.attributes[at].0 = format!("{prefix}:{name}");
            }
            5 if count > 0 && is_declaration(&element.attributes[at].0) => {
                uri.clone_into(&mut element.attributes[at].1);
            }
            6 => {
                set(element, "xmlns:i", INSTANCE);
                set(element, "i:nil", truth);
            }
            7 => {
                let ty = own.map_or_else(|| ty.clone(), |own| format!("{own}:{ty}"));
                set(element, "xmlns:i", INSTANCE);
                set(element, "i:type", &ty);
            }
            _ => {
                let name = *self.rng.pick(&["p:x", "xml:space", "xml:base", "xmlns:q"]);
                set(element, "xmlns:p", "urn:p");
                set(element, name, "preserve");
            }
        }
    }
}

fn is_declaration(name: &str) -> bool {
    name == "xmlns" || name.starts_with("xmlns:")
}

/// A name without its prefix.
fn local(name: &str) -> &str {
    name.split_once(':').map_or(name, |(_, local)| local)
}

/// Gives an element an attribute, in the place of one of that name.
fn set(element: &mut Element, name: &str, value: &str) {
    let value = value.to_owned();
    match element.attributes.iter_mut().find(|it| it.0 == name) {
        Some(attribute) => attribute.1 = value,
        None => element.attributes.push((name.to_owned(), value)),
    }
}
