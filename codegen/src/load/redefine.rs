//! `xs:redefine`: a component takes the place of one of the same name that another
//! document declares, and builds on it. The original stays under a name of its own.

use std::collections::BTreeSet;

use roxmltree::Node;

use super::{Loaded, Loader, elements, kind, value};
use crate::error::Error;
use crate::source::{AttributeUse, Particle, Redefined, Source, Term};

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
        if kind != Kind::Type && !self.refers_to(node, kind, &original, source)? {
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

    /// Returns true if the group read last refers to its original, as it may once; one
    /// that does not must restrict it.
    fn refers_to(
        &self,
        node: Node<'_, '_>,
        kind: Kind,
        original: &str,
        source: &Source,
    ) -> Loaded<bool> {
        let count = match kind {
            Kind::Type => return Ok(true),
            Kind::Group => {
                let mut found = Vec::new();
                let group = source.groups.last();
                references(group.map(|it| &it.particle), original, &mut found);
                if found.iter().any(|it| (it.min, it.max) != (1, Some(1))) {
                    let message = "refers to itself with another number than 1";
                    return Err(self.wrong(node, message));
                }
                found.len()
            }
            Kind::AttributeGroup => {
                let uses = source.attribute_groups.last().map(|it| &it.attributes);
                let uses = uses.into_iter().flatten();
                let is_reference = |it: &&AttributeUse| matches!(it, AttributeUse::Group(name, _) if name == original);
                uses.filter(is_reference).count()
            }
        };
        if count > 1 {
            return Err(self.wrong(node, "refers to itself more than once"));
        }
        Ok(count == 1)
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

/// Finds the references to a group.
fn references<'s>(
    particle: impl IntoIterator<Item = &'s Particle>,
    name: &str,
    found: &mut Vec<&'s Particle>,
) {
    for particle in particle {
        match &particle.term {
            Term::Group(group) if group == name => found.push(particle),
            Term::Sequence(parts) | Term::Choice(parts) | Term::All(parts) => {
                references(parts.as_slice(), name, found);
            }
            Term::Element(_) | Term::Group(_) | Term::Any(_) => {}
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
