//! Identity constraints: their names, and the paths of selectors and fields.

use roxmltree::Node;

use super::{Loaded, Loader, elements, kind, value};
use crate::grammar::{self, XML};
use crate::lines::documentation;
use crate::namespaces::Namespaces;
use crate::source::{Expression, IdentityConstraint, IdentityKind};
use crate::xpath::{self, Kind};

impl Loader<'_> {
    /// The names of the identity constraints of an element; they themselves stand in a
    /// list of all.
    pub(super) fn identity(&mut self, element: Node<'_, '_>) -> Loaded<Vec<String>> {
        let mut names = Vec::new();
        for node in elements(element) {
            let tag = kind(node);
            if !matches!(tag, "unique" | "key" | "keyref") {
                continue;
            }
            let local = grammar::value(node, "name").unwrap_or_default();
            let name = self.namespaces.name(self.target, &local);
            let owner = self.path.iter().map(|it| it.trim_start_matches("group "));
            let owner = owner.collect::<Vec<_>>().join("/");
            let component = format!("{owner}/{tag}:{name}");
            self.path.push(format!("{tag} {name}"));
            let mut expressions = Vec::new();
            for child in elements(node) {
                let kind = match kind(child) {
                    "selector" => Kind::Selector,
                    "field" => Kind::Field,
                    _ => continue,
                };
                expressions.push(self.expression(child, kind)?);
            }
            // The grammar has seen to it that there is one.
            let selector = expressions.remove(0);
            let kind = match tag {
                "unique" => IdentityKind::Unique,
                "key" => IdentityKind::Key,
                _ => IdentityKind::KeyRef(self.reference(node, "refer")?),
            };
            self.path.pop();
            names.push(name.clone());
            self.identity.push(IdentityConstraint {
                name,
                component,
                kind,
                selector,
                fields: expressions,
                documentation: documentation(node),
                line: self.line(node),
            });
        }
        Ok(names)
    }

    fn expression(&self, node: Node<'_, '_>, kind: Kind) -> Loaded<Expression> {
        let text = value(node, "xpath").unwrap_or_default();
        let scope = Scope {
            node,
            namespaces: self.namespaces,
        };
        match xpath::parse(&text, kind, &scope) {
            Ok(paths) => Ok(Expression { text, paths }),
            Err(xpath::Fault { message, kind }) => {
                let tag = node.tag_name().name();
                let message = format!("xs:{tag} xpath=\"{text}\" {message}");
                Err(self.error(node, message).of_kind(kind))
            }
        }
    }
}

/// The names in the paths of a node.
struct Scope<'s, 'd, 'i> {
    node: Node<'d, 'i>,
    namespaces: &'s Namespaces,
}

impl xpath::Scope for Scope<'_, '_, '_> {
    fn namespace(&self, prefix: &str) -> Option<String> {
        let found = match prefix {
            "xml" => Some(XML),
            _ => self.node.lookup_namespace_uri(Some(prefix)),
        };
        found.map(str::to_owned)
    }

    fn element(&self, namespace: &str, local: &str) -> String {
        self.namespaces.value(namespace, local)
    }

    fn attribute(&self, namespace: &str, local: &str) -> String {
        self.namespaces.any_attribute(namespace, local)
    }
}
