//! Names that a schema has in another namespace than the document: messages that
//! name both, in place of one for a name that nobody knows.

use std::borrow::Cow;

use super::Reader;
use crate::scan::quoted;
use crate::schema::namespaces::split;
use crate::span::Span;
use crate::violation::Violation;

/// A name in another namespace than the one that it is declared in.
pub(super) struct OtherNamespace {
    message: String,
    help: String,
}

impl OtherNamespace {
    /// The violation with an id of the caller's.
    pub(super) fn violation(self, id: impl Into<Cow<'static, str>>, span: Span) -> Violation {
        Violation::new(id, span, self.message).with_help(self.help)
    }
}

impl Reader<'_> {
    /// Compares the name of an element, which is not declared, with those that are.
    pub(super) fn in_other_namespace(
        &self,
        name: &str,
        declared: impl Iterator<Item = &'static str>,
    ) -> Option<OtherNamespace> {
        let namespaces = self.scanner.namespaces();
        if namespaces.is_empty() {
            return None;
        }
        let (prefix, local) = split(name);
        let found = self.element_namespace(name)?;
        let (canonical, _) = declared.map(split).find(|(_, it)| *it == local)?;
        let expected = match canonical {
            "" => namespaces.bare,
            prefix => namespaces.get(prefix)?,
        };
        let help = match (expected, prefix) {
            ("", _) => format!("write `<{local} xmlns=\"\">`"),
            (_, "") => format!("write `xmlns=\"{expected}\"`"),
            _ => format!("write `xmlns:{prefix}=\"{expected}\"`"),
        };
        Some(message(&format!("`{name}`"), found, expected, help))
    }

    /// The same for an attribute.
    pub(super) fn attribute_in_other_namespace(
        &self,
        name: &str,
        declared: impl Iterator<Item = &'static str>,
    ) -> Option<OtherNamespace> {
        let namespaces = self.scanner.namespaces();
        if namespaces.is_empty() {
            return None;
        }
        let (prefix, local) = split(name);
        let found = self.attribute_namespace(name)?;
        let (canonical, _) = declared.map(split).find(|(_, it)| *it == local)?;
        let (expected, help) = match canonical {
            "" => ("", format!("write `{local}`")),
            "xml" => (namespaces.get("xml")?, format!("write `xml:{local}`")),
            _ => {
                let expected = namespaces.get(canonical)?;
                let prefix = if prefix.is_empty() { canonical } else { prefix };
                let help = format!("write `{prefix}:{local}` with `xmlns:{prefix}=\"{expected}\"`");
                (expected, help)
            }
        };
        Some(message(
            &format!("attribute `{name}`"),
            found,
            expected,
            help,
        ))
    }
}

fn message(what: &str, found: &str, expected: &str, help: String) -> OtherNamespace {
    let shown = |namespace: &str| match namespace {
        "" => "no namespace".to_owned(),
        _ => format!("the namespace {}", quoted(namespace)),
    };
    let (found, expected) = (shown(found), shown(expected));
    OtherNamespace {
        message: format!("{what} is in {found}, but is declared in {expected}"),
        help,
    }
}
