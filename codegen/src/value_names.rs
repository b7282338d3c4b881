//! Names in the values of a schema: of enumerations, defaults and fixed values whose
//! type is `xs:QName`. Their prefixes mean something where they are written only, so
//! that they are brought into the canonical form that the run-time gives to those of
//! documents.

use std::collections::{HashMap, HashSet};

use cif_runtime::simple::names::is_qname;
use cif_runtime::simple::qualified::Scope;
use roxmltree::Node;

use crate::grammar::{self, XML};
use crate::lines::{Line, LineEnds, XSD};
use crate::namespaces::Namespaces;

/// The names among the words of the values on a line.
#[derive(Debug, Default)]
pub(crate) struct ValueNames {
    /// The canonical form of each word, where it is another one.
    pub(crate) canonical: HashMap<(Line, String), String>,
    /// Words whose prefix is not declared.
    pub(crate) undeclared: Undeclared,
}

/// Words on lines whose prefix is not declared: they are no names.
pub(crate) type Undeclared = HashSet<(Line, String)>;

/// The names in the values on one line.
pub(crate) struct OnLine<'n> {
    pub(crate) names: &'n ValueNames,
    pub(crate) namespaces: &'n Namespaces,
    pub(crate) line: Line,
}

impl Scope for OnLine<'_> {
    fn canonical(&self, name: &str) -> Option<String> {
        let word = (self.line, name.to_owned());
        if self.names.undeclared.contains(&word) {
            return None;
        }
        let canonical = self.names.canonical.get(&word).map_or(name, String::as_str);
        Some(if self.namespaces.keeps_prefixes {
            format!("{{{}}}{name}", self.namespaces.of_value(canonical))
        } else {
            canonical.to_owned()
        })
    }
}

impl ValueNames {
    /// Those of documents: their roots, in the order of their numbers.
    pub(crate) fn of(roots: &[Node<'_, '_>], namespaces: &Namespaces) -> Self {
        let mut names = Self::default();
        for (document, root) in roots.iter().enumerate() {
            let line_ends = LineEnds::of(root.document().input_text());
            for node in root.descendants() {
                if node.tag_name().namespace() != Some(XSD) {
                    continue;
                }
                let attributes: &[&str] = match node.tag_name().name() {
                    "enumeration" => &["value"],
                    "element" | "attribute" => &["default", "fixed"],
                    _ => continue,
                };
                let values = attributes.iter().filter_map(|it| grammar::value(node, it));
                for value in values {
                    let line = || line_ends.line(document, node);
                    names.add(node, &value, line, namespaces);
                }
            }
        }
        names
    }

    fn add(
        &mut self,
        node: Node<'_, '_>,
        value: &str,
        line: impl Fn() -> Line,
        namespaces: &Namespaces,
    ) {
        for word in value.split_whitespace().filter(|it| is_qname(it)) {
            let (prefix, local) = match word.split_once(':') {
                Some((prefix, local)) => (Some(prefix), local),
                None => (None, word),
            };
            let namespace = match prefix {
                Some("xml") => Some(XML),
                _ => node.lookup_namespace_uri(prefix),
            };
            let Some(namespace) = namespace.or(prefix.is_none().then_some("")) else {
                self.undeclared.insert((line(), word.to_owned()));
                continue;
            };
            let canonical = namespaces.value(namespace, local);
            if canonical != word {
                self.canonical.insert((line(), word.to_owned()), canonical);
            }
        }
    }
}
