//! `xs:redefine`: a component takes the place of one of the same name that another
//! document declares, and builds on it. The original stays under a name of its own.

use roxmltree::Node;

use super::{Loaded, Loader, elements, kind, value};
use crate::source::Source;

/// The components that can be redefined.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Type,
    Group,
    AttributeGroup,
}

impl Loader<'_> {
    /// Carries out the redefinitions of a document, all components being loaded.
    pub(super) fn redefinitions(&mut self, root: Node<'_, '_>, source: &mut Source) -> Loaded<()> {
        for redefine in elements(root).filter(|it| kind(*it) == "redefine") {
            for node in elements(redefine) {
                let kind = match kind(node) {
                    "simpleType" | "complexType" => Kind::Type,
                    "group" => Kind::Group,
                    "attributeGroup" => Kind::AttributeGroup,
                    _ => continue,
                };
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
        if kind == Kind::Type && !self.builds_on(node, &name)? {
            let message = format!("redefines the type `{name}` without deriving from it");
            return Err(self.error(node, message));
        }
        self.redefined = Some((kind, name, original));
        self.component(node, source)?;
        self.redefined = None;
        Ok(())
    }

    /// Returns true if a type derives from the one of a name.
    fn builds_on(&self, node: Node<'_, '_>, name: &str) -> Loaded<bool> {
        let derivations = node.descendants().filter(|it| it.has_attribute("base"));
        for derivation in derivations {
            let base = value(derivation, "base").unwrap_or_default();
            if let crate::source::Name::Own(base) = self.type_name(derivation, &base)?
                && base == name
            {
                return Ok(true);
            }
        }
        Ok(false)
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
