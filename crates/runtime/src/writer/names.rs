//! Prefixes of elements, and of names in values. A name in no namespace, in a value,
//! cannot be written where elements without a prefix have one: a document that holds
//! such a value has prefixes on all its elements.

use std::borrow::Cow;

use super::{WriteError, Writer};
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
        let written = ty.written(canonical, &mut |name| self.written_name(name));
        written.unwrap_or_else(|value| {
            if self.error.is_none() {
                let open = self.open.last();
                let place = open.map(|it| it.name.to_string()).unwrap_or_default();
                self.error = Some(WriteError::Prefix {
                    place,
                    value: value.clone(),
                });
            }
            value
        })
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
        let prefix = match prefix {
            "" if namespace == XSD => "xs",
            "" if namespace == self.namespaces.bare => &*self.prefix.clone(),
            "" => self.namespaces.of_attributes(namespace).unwrap_or_default(),
            prefix => prefix,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simple::{Builtin, Dfa, Pattern};

    /// `p:.+`: `p` is class 0, a colon is class 1, the rest class 2.
    const WITH_P: Dfa = Dfa {
        classes: &{
            let mut classes = [2; 256];
            classes[b'p' as usize] = 0;
            classes[b':' as usize] = 1;
            classes
        },
        next: &[0, 0, 0, 6, 0, 0, 0, 9, 0, 12, 12, 12, 12, 12, 12],
        width: 3,
        start: 3,
        accepting: &[false, false, false, false, true],
        source: "p:.+",
    };
    static SHORT: SimpleType =
        SimpleType::atomic("Short", Builtin::QName).patterns(&[Pattern::Bytes(&WITH_P)]);
    static LIST: SimpleType = SimpleType::list("List", &SHORT);
    static UNION: SimpleType = SimpleType::union("Union", &[&LIST]);

    #[test]
    fn a_prefix_that_a_pattern_asks_for_is_written_or_refused() {
        let namespaces = Namespaces {
            keeps_prefixes: true,
            ..Namespaces::NONE
        };
        let taken = Namespaces {
            prefixes: &[("p", "urn:p")],
            ..namespaces
        };
        for (namespaces, value, expected) in [
            (namespaces, "{urn:a}p:x", Ok("p:x")),
            (taken, "{urn:p}p:x", Ok("p:x")),
            (taken, "{urn:a}p:x", Err("ns1:x")),
        ] {
            for ty in [&SHORT, &LIST, &UNION] {
                let mut writer = Writer::declaring(namespaces);
                writer.start("r");
                let written = writer.written(ty, value);
                assert_eq!(written, expected.unwrap_or_else(|it| it), "{value}");
                let error = expected.err().map(|it| WriteError::Prefix {
                    place: "r".to_owned(),
                    value: it.to_owned(),
                });
                assert_eq!(writer.error, error, "{value}");
            }
        }
        let mut writer = Writer::declaring(taken);
        writer.start("r");
        let any = Builtin::QName.simple_type();
        assert_eq!(writer.written(any, "{urn:p}x"), "p:x");
    }
}
