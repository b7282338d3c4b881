//! Identity constraints as data (XML Schema Part 1, 3.11): `unique`, `key` and `keyref`,
//! with the paths that find what they compare.

use super::Namespaces;
use super::namespaces::split;
use crate::simple::expanded::expanded;

/// An identity constraint of an element.
#[derive(Debug)]
pub struct IdentityConstraint {
    /// Its canonical name; see [`Namespaces`].
    pub name: &'static str,
    /// The component: `people/key:byId`.
    pub component: &'static str,
    /// Its kind.
    pub kind: IdentityKind,
    /// The paths to the elements that it compares.
    pub selector: &'static [Path],
    /// The parts of what it compares of them.
    pub fields: &'static [Field],
}

/// The kinds of identity constraints.
#[derive(Clone, Copy, Debug)]
pub enum IdentityKind {
    /// No two elements have the same values; those that lack one do not count.
    Unique,
    /// No two elements have the same values, and none lacks one.
    Key,
    /// The values are those of a key, or of what is unique.
    KeyRef(&'static IdentityConstraint),
}

/// One of the values by which a constraint compares elements.
#[derive(Debug)]
pub struct Field {
    /// The paths, as they are written in the schema.
    pub text: &'static str,
    /// The paths, of which one leads to the value.
    pub paths: &'static [Path],
}

/// A path to elements, or to an attribute of these.
#[derive(Debug)]
pub struct Path {
    /// True if it may begin at any depth (`.//`).
    pub anywhere: bool,
    /// The names of the elements on the way, at most [`Path::MOST`].
    pub steps: &'static [NameTest],
    /// The attribute at its end, if it leads to one.
    pub attribute: Option<NameTest>,
}

/// The names that a step of a path allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameTest {
    /// All names.
    Any,
    /// Those of a namespace, which is empty for none.
    Namespace(&'static str),
    /// A canonical name, or one with its namespace in braces where the schema has no
    /// prefix for that.
    Name(&'static str),
}

impl IdentityConstraint {
    /// Elements whose values, as far as they have them, are unique.
    pub const fn unique(
        name: &'static str,
        component: &'static str,
        selector: &'static [Path],
        fields: &'static [Field],
    ) -> Self {
        Self {
            name,
            component,
            kind: IdentityKind::Unique,
            selector,
            fields,
        }
    }

    /// Elements that have unique values.
    pub const fn key(
        name: &'static str,
        component: &'static str,
        selector: &'static [Path],
        fields: &'static [Field],
    ) -> Self {
        Self {
            kind: IdentityKind::Key,
            ..Self::unique(name, component, selector, fields)
        }
    }

    /// Elements whose values, as far as they have them, are those of another constraint.
    pub const fn keyref(
        name: &'static str,
        component: &'static str,
        key: &'static Self,
        selector: &'static [Path],
        fields: &'static [Field],
    ) -> Self {
        Self {
            kind: IdentityKind::KeyRef(key),
            ..Self::unique(name, component, selector, fields)
        }
    }
}

impl Field {
    /// A field with its paths, and their text in the schema.
    pub const fn new(text: &'static str, paths: &'static [Path]) -> Self {
        Self { text, paths }
    }
}

impl Path {
    /// The most steps that a path can have: a bit for each, and one for the beginning.
    pub const MOST: usize = 63;

    /// A path from the element at hand.
    pub const fn here(steps: &'static [NameTest]) -> Self {
        Self {
            anywhere: false,
            steps,
            attribute: None,
        }
    }

    /// A path from that element or any in it.
    pub const fn anywhere(steps: &'static [NameTest]) -> Self {
        Self {
            anywhere: true,
            ..Self::here(steps)
        }
    }

    /// The same to an attribute of the elements it leads to.
    #[must_use]
    pub const fn attribute(mut self, name: NameTest) -> Self {
        self.attribute = Some(name);
        self
    }
}

/// The name of an element or an attribute of a document.
pub(crate) struct NodeName<'n> {
    /// Its canonical form, where it has one.
    pub(crate) canonical: Option<&'n str>,
    /// The name as it is written.
    pub(crate) written: &'n str,
    /// Its namespace, where it has no canonical form.
    pub(crate) namespace: &'n str,
    /// The namespace of canonical names without a prefix.
    pub(crate) bare: &'static str,
    pub(crate) namespaces: &'static Namespaces,
}

impl NodeName<'_> {
    fn namespace(&self) -> &str {
        match self.canonical.map(split) {
            None => self.namespace,
            Some(("", _)) => self.bare,
            Some((prefix, _)) => self.namespaces.get(prefix).unwrap_or_default(),
        }
    }
}

impl NameTest {
    /// Returns true if it allows a name.
    pub(crate) fn allows(&self, name: &NodeName<'_>) -> bool {
        match *self {
            Self::Any => true,
            Self::Namespace(namespace) => name.namespace() == namespace,
            Self::Name(wanted) => match name.canonical {
                Some(canonical) => canonical == wanted,
                None => expanded(wanted) == Some((name.namespace, split(name.written).1)),
            },
        }
    }
}
