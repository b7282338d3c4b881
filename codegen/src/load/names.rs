//! Names in schema documents: those that are declared, and those that refer.

use std::collections::BTreeSet;

use cif_runtime::simple::Builtin;
use roxmltree::Node;

use super::redefine::{Kind, is_of_original};
use super::{Loaded, Loader, elements, kind, value};
use crate::grammar;
use crate::lines::XSD;
use crate::namespaces::is_qualified;
use crate::source::Name;

/// Types of XML Schema that are no simple types with values of one kind.
const OTHER_BUILT_INS: [&str; 6] = [
    "anyType",
    "NMTOKENS",
    "IDREFS",
    "ENTITIES",
    "IDREF",
    "anySimpleType",
];

impl Loader<'_> {
    /// The name that a component declares.
    pub(super) fn declared(&self, node: Node<'_, '_>) -> String {
        let local = grammar::value(node, "name").unwrap_or_default();
        let is_global = node
            .parent()
            .is_some_and(|it| matches!(kind(it), "schema" | "redefine"));
        let namespace = if is_global || is_qualified(node) {
            self.target
        } else {
            ""
        };
        if kind(node) == "attribute" {
            self.namespaces.attribute(namespace, &local)
        } else {
            self.namespaces.name(namespace, &local)
        }
    }

    /// Returns true if a global component is a type that XML Schema itself has: only its
    /// own schema declares those.
    pub(super) fn is_built_in(&self, node: Node<'_, '_>) -> bool {
        let name = grammar::value(node, "name");
        self.target == XSD
            && matches!(kind(node), "simpleType" | "complexType")
            && name.is_some_and(|it| is_built_in(&it))
    }

    /// The type that a qualified name refers to.
    pub(super) fn type_name(&self, node: Node<'_, '_>, value: &str) -> Loaded<Name> {
        let (namespace, local) = self.resolved(node, value)?;
        if namespace == XSD && (self.target != XSD || is_built_in(local)) {
            return Ok(Name::BuiltIn(local.to_owned()));
        }
        let name = self.namespaces.name(&namespace, local);
        Ok(Name::Own(if is_of_original(node) {
            self.original(Kind::Type, name)
        } else {
            name
        }))
    }

    /// The component that an attribute of a component refers to.
    pub(super) fn reference(&self, node: Node<'_, '_>, attribute: &str) -> Loaded<String> {
        let value = value(node, attribute).unwrap_or_default();
        let (namespace, local) = self.resolved(node, &value)?;
        Ok(match kind(node) {
            "attribute" => self.namespaces.attribute(&namespace, local),
            "group" => self.original(Kind::Group, self.namespaces.name(&namespace, local)),
            "attributeGroup" => {
                let name = self.namespaces.name(&namespace, local);
                self.original(Kind::AttributeGroup, name)
            }
            _ => self.namespaces.name(&namespace, local),
        })
    }

    /// The component that a value names, if it may be a qualified name.
    pub(super) fn named(&self, node: Node<'_, '_>, value: &str) -> Option<String> {
        let (namespace, local) = self.resolved(node, value).ok()?;
        Some(self.namespaces.name(&namespace, local))
    }

    /// The namespace and the local part of a qualified name.
    fn resolved<'v>(&self, node: Node<'_, '_>, value: &'v str) -> Loaded<(String, &'v str)> {
        let (prefix, local) = match value.split_once(':') {
            Some((prefix, local)) => (Some(prefix), local),
            None => (None, value),
        };
        let found = match prefix {
            Some("xml") => Some(grammar::XML),
            _ => node.lookup_namespace_uri(prefix),
        };
        let mut namespace = found.unwrap_or_default();
        let root = node.document().root_element();
        if namespace.is_empty() && !root.has_attribute("targetNamespace") {
            // A document without a namespace has that of whoever includes it.
            namespace = self.target;
        }
        if namespace != self.target && namespace != XSD {
            if !self.imported.contains(namespace) {
                let message = match namespace {
                    "" => format!("`{value}` is in no namespace, which is not imported here"),
                    _ => format!("`{value}` is in {namespace}, which is not imported here"),
                };
                return Err(self.error(node, message));
            }
            let is_loaded = |target: &str| self.documents.list.iter().any(|it| it.target == target);
            if let Some(reason) = self.documents.absent.get(namespace)
                && !is_loaded(namespace)
            {
                let message = format!("`{value}` is in {namespace}, and {reason}");
                return Err(self.error(node, message));
            }
        }
        Ok((namespace.to_owned(), local))
    }
}

/// The namespaces that a document imports.
pub(super) fn imported(root: Node<'_, '_>) -> BTreeSet<String> {
    elements(root)
        .filter(|it| kind(*it) == "import")
        .map(|it| value(it, "namespace").unwrap_or_default())
        .collect()
}

fn is_built_in(name: &str) -> bool {
    OTHER_BUILT_INS.contains(&name) || Builtin::from_name(name).is_some()
}
