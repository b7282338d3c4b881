//! Settings that a schema cannot hold: names for Rust, and the repairs of
//! known faults.

use std::collections::{BTreeMap, BTreeSet};

use crate::documents::Catalog;
use crate::error::{Error, ErrorKind};
use crate::model::{Particle, Schema, Variety};
use crate::names::{self, Clashes};
use crate::namespaces::Namespaces;

/// Settings of the generator.
#[derive(Debug, Default, Clone)]
pub(crate) struct Config {
    pub(crate) renames: BTreeMap<String, String>,
    pub(crate) repairs: BTreeMap<String, String>,
    pub(crate) salvages: BTreeMap<String, String>,
    pub(crate) explanations: BTreeMap<String, String>,
    pub(crate) aliases: Vec<Alias>,
    /// Children of roots that are read part by part: the names of both.
    pub(crate) parts: Vec<(String, String)>,
    /// Optional children held in a box.
    pub(crate) boxed: BTreeSet<String>,
    /// The most optional children that a type holds without boxes.
    pub(crate) box_beyond: Option<usize>,
    /// True if documents cannot name types by `xsi:type`.
    pub(crate) refuses_xsi_type: bool,
    /// Files of documents by their locations or namespaces.
    pub(crate) catalog: Catalog,
    /// The names that two components would have.
    pub(crate) clashes: Clashes,
    /// The namespaces of the schema at hand.
    pub(crate) namespaces: Namespaces,
}

/// A wrong element name with a known meaning.
#[derive(Debug, Clone)]
pub(crate) struct Alias {
    pub(crate) owner: String,
    pub(crate) name: String,
    pub(crate) target: Target,
}

/// The meaning of a wrong name.
#[derive(Debug, Clone)]
pub(crate) enum Target {
    Sibling(String),
    Relocated { place: String, ty: String },
}

/// A type with more optional children than this is rarely given all of them.
const BOX_BEYOND: usize = 8;

impl Config {
    /// Returns whether a type with so many optional children holds them in boxes.
    pub(crate) fn boxes(&self, optional: usize) -> bool {
        optional > self.box_beyond.unwrap_or(BOX_BEYOND)
    }

    /// The Rust name of a component's type.
    pub(crate) fn type_name(&self, component: &str) -> String {
        let renamed = self.renames.get(component).cloned();
        renamed.unwrap_or_else(|| {
            names::type_name(self.namespaces.short(component).trim_end_matches("()"))
        })
    }

    /// The Rust name of a field.
    pub(crate) fn field_name(&self, component: &str, name: &str) -> String {
        let renamed = self.renames.get(component).cloned();
        renamed.unwrap_or_else(|| names::field_name(&self.local(name)))
    }

    /// The Rust name of a variant that holds an element.
    pub(crate) fn element_variant(&self, component: &str, name: &str) -> String {
        let name = self.local(name).replace(':', "-");
        self.variant_name(component, &name)
    }

    /// The name of an element or attribute without what Rust can do without.
    fn local<'n>(&self, name: &'n str) -> std::borrow::Cow<'n, str> {
        if name.starts_with("##") {
            return "any".into();
        }
        self.namespaces.short(name)
    }

    /// The Rust name of a variant.
    pub(crate) fn variant_name(&self, component: &str, value: &str) -> String {
        let renamed = self.renames.get(component).cloned();
        renamed.unwrap_or_else(|| names::variant_name(value))
    }

    /// The kind of the refusal of a name that comes of these components: a setting, where
    /// one of them is renamed.
    pub(crate) fn kind_of_name(&self, components: &[&str]) -> ErrorKind {
        if components.iter().any(|it| self.renames.contains_key(*it)) {
            ErrorKind::Setting
        } else {
            ErrorKind::Name
        }
    }

    /// Refuses settings for types that the schema does not have, and names that
    /// Rust cannot have.
    pub(crate) fn check(&self, schema: &Schema) -> Result<(), Error> {
        for (component, name) in &self.renames {
            if !names::is_identifier(name) {
                let message = format!("`{name}` can be no name in Rust");
                return Err(Error::setting(component, message));
            }
        }
        let simple = |name: &str| schema.simple.iter().any(|ty| ty.component == name);
        let functions = [&self.repairs, &self.salvages, &self.explanations];
        for component in functions.into_iter().flat_map(BTreeMap::keys) {
            match schema.simple.iter().find(|ty| ty.component == *component) {
                None => return Err(Error::setting(component, "no such simple type")),
                Some(ty) if ty.is_built_in && matches!(ty.variety, Variety::Atomic(_)) => {
                    let message = "a type of XML Schema itself; derive one of your own from it";
                    return Err(Error::setting(component, message));
                }
                Some(_) => {}
            }
        }
        for component in &self.boxed {
            let is_child = |(owner, name): (&str, &str)| {
                let types = schema.complex.iter().filter(|ty| ty.component == owner);
                let particles = types.filter_map(|ty| ty.content.particle());
                let mut children = particles.flat_map(Particle::children);
                children.any(|child| child.name == name)
            };
            if !component.rsplit_once('/').is_some_and(is_child) {
                return Err(Error::setting(component, "no such child to hold in a box"));
            }
        }
        for alias in &self.aliases {
            if !schema.complex.iter().any(|ty| ty.component == alias.owner) {
                return Err(Error::setting(
                    &alias.owner,
                    "no such complex type for an alias",
                ));
            }
            if let Target::Relocated { ty, .. } = &alias.target
                && !simple(ty)
            {
                return Err(Error::setting(ty, "no such simple type for an alias"));
            }
        }
        Ok(())
    }
}
