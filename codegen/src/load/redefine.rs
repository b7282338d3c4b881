//! `xs:redefine`: a component takes the place of one of the same name that another
//! document declares, and builds on it. The original stays under a name of its own.

use std::collections::BTreeSet;

use roxmltree::Node;

use super::{Loaded, Loader, derivation, elements, is_derivation, kind, number, value};
use crate::error::Error;
use crate::source::{Name, Redefined, Source};

/// The components that can be redefined.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    Type,
    Group,
    AttributeGroup,
}

impl Loader<'_> {
    /// Carries out the redefinitions of a document, all components being loaded.
    pub(super) fn redefinitions(&mut self, root: Node<'_, '_>, source: &mut Source) -> Loaded<()> {
        let mut names = BTreeSet::new();
        for redefine in elements(root).filter(|it| kind(*it) == "redefine") {
            for node in elements(redefine) {
                let kind = match kind(node) {
                    "simpleType" | "complexType" => Kind::Type,
                    "group" => Kind::Group,
                    "attributeGroup" => Kind::AttributeGroup,
                    _ => continue,
                };
                if !names.insert((kind, self.declared(node))) {
                    return Err(self.wrong(node, "is redefined twice"));
                }
                self.redefinition(node, kind, source)?;
            }
        }
        Ok(())
    }

    fn redefinition(&mut self, node: Node<'_, '_>, kind: Kind, source: &mut Source) -> Loaded<()> {
        let name = self.declared(node);
        let mut names = names(source, kind);
        let mut original = format!("{name}/original");
        while names.iter().any(|it| **it == original) {
            original.push_str("/original");
        }
        let Some(found) = names.iter_mut().find(|it| ***it == name) else {
            let message = format!("redefines `{name}`, which is not declared");
            return Err(self.error(node, message));
        };
        (*found).clone_from(&original);
        for it in &mut source.redefined {
            it.rename(kind == Kind::Group, &name, &original);
        }
        if kind == Kind::Type && !self.builds_on(node, &name)? {
            let message = format!("redefines the type `{name}` without deriving from it");
            return Err(self.error(node, message));
        }
        self.redefined = Some((kind, name.clone(), original.clone()));
        self.component(node, source)?;
        self.redefined = None;
        if kind != Kind::Type && !self.refers_to(node, &name)? {
            source.redefined.push(Redefined {
                is_group: kind == Kind::Group,
                name,
                original,
                line: self.line(node),
            });
        }
        Ok(())
    }

    fn wrong(&self, node: Node<'_, '_>, message: &str) -> Error {
        Error::new(self.declared(node), self.line(node), message)
    }

    /// Returns true if a group refers to its original, at any level, as it may once; one
    /// that does not must restrict it.
    fn refers_to(&self, node: Node<'_, '_>, name: &str) -> Loaded<bool> {
        let mut found = references(node, kind(node));
        found.retain(|it| {
            let value = value(*it, "ref").unwrap_or_default();
            self.named(*it, &value).is_some_and(|it| it == name)
        });
        let is_once = |it: &Node<'_, '_>| {
            let mut bounds = ["minOccurs", "maxOccurs"].into_iter();
            bounds.all(|bound| value(*it, bound).is_none_or(|it| number(&it) == 1))
        };
        if !found.iter().all(is_once) {
            return Err(self.wrong(node, "refers to itself with another number than 1"));
        }
        if found.len() > 1 {
            return Err(self.wrong(node, "refers to itself more than once"));
        }
        Ok(found.len() == 1)
    }

    /// Returns true if a type derives from the one of a name.
    fn builds_on(&self, node: Node<'_, '_>, name: &str) -> Loaded<bool> {
        let content = elements(node).find(|it| kind(*it).ends_with("Content"));
        let derivation = derivation(content.unwrap_or(node));
        let base = derivation.and_then(|it| Some((it, value(it, "base")?)));
        let Some((derivation, base)) = base else {
            return Ok(false);
        };
        let base = self.type_name(derivation, &base)?;
        Ok(base == Name::Own(name.to_owned()))
    }

    /// The name to which a reference leads: that of the original, within what
    /// redefines it.
    pub(super) fn original(&self, kind: Kind, name: String) -> String {
        match &self.redefined {
            Some((it, redefined, original)) if *it == kind && *redefined == name => {
                original.clone()
            }
            _ => name,
        }
    }
}

/// Returns true for a derivation whose base is the type that is redefined: that alone leads to the
/// original, and all else in the type to the new one (Part 1, 4.2.2).
pub(super) fn is_of_original(node: Node<'_, '_>) -> bool {
    let owner = node.ancestors().find(|it| kind(*it).ends_with("Type"));
    let around = owner.and_then(|it| it.parent());
    is_derivation(node) && around.is_some_and(|it| kind(it) == "redefine")
}

/// The elements of a kind within another, annotations aside.
fn references<'d, 'i>(node: Node<'d, 'i>, wanted: &str) -> Vec<Node<'d, 'i>> {
    let inner = elements(node).filter(|it| kind(*it) != "annotation");
    let found = inner.flat_map(|it| {
        let own = (kind(it) == wanted).then_some(it);
        own.into_iter().chain(references(it, wanted))
    });
    found.collect()
}

/// The names of all components of a kind.
fn names(source: &mut Source, kind: Kind) -> Vec<&mut String> {
    match kind {
        Kind::Type => {
            let simple = source.simple_types.iter_mut().map(|it| &mut it.name);
            let complex = source.complex_types.iter_mut().map(|it| &mut it.name);
            simple.chain(complex).collect()
        }
        Kind::Group => source.groups.iter_mut().map(|it| &mut it.name).collect(),
        Kind::AttributeGroup => {
            let groups = source.attribute_groups.iter_mut();
            groups.map(|it| &mut it.name).collect()
        }
    }
}
