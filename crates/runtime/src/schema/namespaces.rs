//! The namespaces of a schema. In its tables each name is one text, the canonical
//! name: its local part, behind the prefix that its namespace has in this list. The
//! names of a document are brought into that form before they are looked up.

use crate::escape;

/// The namespace that the prefix `xml` is always bound to.
pub(crate) const XML: &str = "http://www.w3.org/XML/1998/namespace";

/// The namespace of XML Schema itself.
pub(crate) const XSD: &str = "http://www.w3.org/2001/XMLSchema";

/// The namespace of the attributes that any element may have: `xsi:type` and its like.
pub(crate) const XSI: &str = "http://www.w3.org/2001/XMLSchema-instance";

/// The namespaces of a schema, each with the prefix of its canonical names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Namespaces {
    /// The namespace of elements whose canonical names have no prefix; empty where
    /// these have none.
    pub bare: &'static str,
    /// Prefixes and their namespaces. That of `bare` has one too where attributes are
    /// in it; that of `xml` needs none.
    pub prefixes: &'static [(&'static str, &'static str)],
    /// True if names of other namespaces may stand in documents as well.
    pub is_open: bool,
    /// True if values keep the prefixes of their names: patterns speak of them.
    pub keeps_prefixes: bool,
}

impl Namespaces {
    /// No namespaces: names are canonical as they stand.
    pub const NONE: Self = Self {
        bare: "",
        prefixes: &[],
        is_open: false,
        keeps_prefixes: false,
    };

    /// Returns true if no name of a document is in a namespace, but for those of
    /// `xml`.
    pub const fn is_empty(&self) -> bool {
        self.bare.is_empty() && self.prefixes.is_empty() && !self.is_open
    }

    /// Writes the declarations of all of them into a start tag; that of `bare` with a
    /// prefix, if that is not empty.
    pub(crate) fn declare(&self, bare: &str, tag: &mut String) {
        let is_known = self.prefixes.iter().any(|(prefix, _)| *prefix == bare);
        let first = (!self.bare.is_empty() && !is_known).then_some((bare, self.bare));
        let prefixes = self.prefixes.iter().copied();
        for (prefix, namespace) in first.into_iter().chain(prefixes) {
            let colon = if prefix.is_empty() { "" } else { ":" };
            if prefix != "xml" {
                tag.extend([" xmlns", colon, prefix, "=\""]);
                escape::push_attribute(tag, namespace);
                tag.push('"');
            }
        }
    }

    /// The prefix of canonical names of elements in a namespace, which may be none
    /// (an empty one).
    pub(crate) fn of_elements(&self, namespace: &str) -> Option<&'static str> {
        if namespace == self.bare {
            Some("")
        } else {
            self.of_attributes(namespace)
        }
    }

    /// The prefix of canonical names of attributes in a namespace.
    pub(crate) fn of_attributes(&self, namespace: &str) -> Option<&'static str> {
        if namespace == XML {
            return Some("xml");
        }
        let mut prefixes = self.prefixes.iter();
        let (prefix, _) = prefixes.find(|(_, it)| *it == namespace)?;
        Some(prefix)
    }

    /// The canonical form of a name in a value: that of other names, unless prefixes are
    /// kept. Then each name has its namespace in braces, so that all are compared alike.
    pub(crate) fn of_value(&self, namespace: &str, name: &str) -> String {
        if self.keeps_prefixes {
            format!("{{{namespace}}}{name}")
        } else {
            self.canonical(namespace, name)
        }
    }

    /// The canonical form of a name: with its namespace in braces where that is none of
    /// these.
    pub(crate) fn canonical(&self, namespace: &str, name: &str) -> String {
        let (_, local) = split(name);
        match self.of_elements(namespace) {
            Some("") => local.to_owned(),
            Some(prefix) => format!("{prefix}:{local}"),
            None => format!("{{{namespace}}}{local}"),
        }
    }

    /// The namespace of a canonical prefix.
    pub(crate) fn get(&self, prefix: &str) -> Option<&'static str> {
        if prefix == "xml" {
            return Some(XML);
        }
        let mut prefixes = self.prefixes.iter();
        let (_, namespace) = prefixes.find(|(it, _)| *it == prefix)?;
        Some(namespace)
    }
}

/// A name as its prefix, which may be empty, and its local part.
pub(crate) fn split(name: &str) -> (&str, &str) {
    // Names are short: a search made for long texts costs more.
    match name.bytes().position(|byte| byte == b':') {
        Some(colon) => (&name[..colon], &name[colon + 1..]),
        None => ("", name),
    }
}
