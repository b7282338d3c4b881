//! Names that the published lists do not have (rule GM-012).

use super::known::{self, RULES};
use super::tree::{Definition, Name};

/// A name that is not in the published lists.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct UnknownName<'t> {
    /// The kind of the name: of a rule or an attribute.
    pub kind: NameKind,
    /// The name and its place in the definition.
    pub name: Name<'t>,
    /// The attributes that its rule has.
    attributes: Option<&'static [&'static str]>,
}

/// A kind of names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NameKind {
    /// A rule.
    Rule,
    /// An attribute of a known rule.
    Attribute,
}

impl UnknownName<'_> {
    /// The names that could have stood there.
    pub fn known(&self) -> impl Iterator<Item = &'static str> + use<> {
        let attributes = self.attributes;
        let rules = RULES.iter().filter(move |_| attributes.is_none());
        rules
            .map(|rule| rule.name)
            .chain(attributes.unwrap_or_default().iter().copied())
    }
}

impl<'t> Definition<'t> {
    /// The names that the published lists do not have, in order. Nothing can
    /// be said of the attributes of an unknown rule.
    pub fn unknown_names(&self) -> Vec<UnknownName<'t>> {
        let Some(rule) = known::rule_named(self.name.text) else {
            return vec![UnknownName {
                kind: NameKind::Rule,
                name: self.name.clone(),
                attributes: None,
            }];
        };
        let names = self.attributes.iter().map(|attribute| &attribute.name);
        names
            .filter(|name| !rule.attributes.contains(&name.text))
            .map(|name| UnknownName {
                kind: NameKind::Attribute,
                name: name.clone(),
                attributes: Some(rule.attributes),
            })
            .collect()
    }
}
