//! Prefixes of elements, and of names in values. A name in no namespace, in a value,
//! cannot be written where elements without a prefix have one: a document that holds
//! such a value has prefixes on all its elements.

use std::borrow::Cow;

use super::Writer;
use crate::any::AnyName;
use crate::schema::Namespaces;
use crate::schema::namespaces::{XSD, split};
use crate::simple::SimpleType;
use crate::simple::expanded::expanded;

impl Writer {
    /// A writer whose elements all have prefixes.
    pub(super) fn prefixed(namespaces: Namespaces) -> Self {
        let mut prefixes = namespaces.prefixes.iter();
        let known = prefixes.find(|(_, namespace)| *namespace == namespaces.bare);
        let numbered = || {
            let mut numbered = (0..).map(|number| format!("ns{number}"));
            numbered.find(|it| namespaces.get(it).is_none())
        };
        let prefix = known.map(|(prefix, _)| (*prefix).to_owned());
        Self {
            prefix: prefix.or_else(numbered).unwrap_or_default(),
            ..Self::declaring(namespaces)
        }
    }

    /// The name of an element of the schema as it is written.
    #[inline]
    pub(super) fn element_name<'n>(&self, canonical: &'n str) -> Cow<'n, str> {
        if self.prefix.is_empty() || canonical.contains(':') {
            Cow::Borrowed(canonical)
        } else {
            Cow::Owned(format!("{}:{canonical}", self.prefix))
        }
    }

    /// The text of a value that holds names, for the element started last, which
    /// declares the prefixes that it needs.
    pub(super) fn written(&mut self, ty: &SimpleType, canonical: &str) -> String {
        ty.written(canonical, &mut |name| self.written_name(name))
    }

    /// The namespace of a canonical name whose prefix stands for something else here: in
    /// a tree it may.
    fn hidden(&self, canonical: &str) -> Option<&'static str> {
        let namespace = match split(canonical).0 {
            "" => self.namespaces.bare,
            prefix => self.namespaces.get(prefix)?,
        };
        let written = self.element_name(canonical);
        let bound = self.bound(split(&written).0).unwrap_or_default();
        (bound != namespace).then_some(namespace)
    }

    pub(super) fn written_name(&mut self, canonical: &str) -> String {
        let (namespace, name) = match expanded(canonical) {
            Some((namespace, name)) => (namespace.to_owned(), name),
            None => match self.hidden(canonical) {
                Some(namespace) => (namespace.to_owned(), split(canonical).1),
                None => return self.element_name(canonical).into_owned(),
            },
        };
        let namespace = namespace.as_str();
        let (prefix, local) = split(name);
        let default = self.bound("").unwrap_or_default();
        if prefix.is_empty() && default == namespace {
            return local.to_owned();
        }
        if namespace.is_empty() {
            self.lacks_prefix = true;
            return local.to_owned();
        }
        let prefix = if namespace == XSD && prefix.is_empty() {
            "xs"
        } else {
            prefix
        };
        let name = AnyName {
            prefix: prefix.into(),
            local: local.into(),
            namespace: namespace.into(),
        };
        let (prefix, is_new) = self.prefix(&name, self.open.len(), true);
        let written = format!("{prefix}:{local}");
        if is_new {
            self.declare(prefix, namespace);
        }
        written
    }
}
