//! The namespaces of a schema. Every name of a schema stands as one text from here
//! on: its local part, behind the prefix that its namespace has in this list. So two
//! names are equal where their texts are, in components, tables and generated code.

use std::borrow::Cow;

use roxmltree::Node;

use crate::grammar::{self, XML};
use crate::lines::XSD;

/// The namespaces of a schema, each with its prefix.
#[derive(Debug, Clone, Default)]
pub(crate) struct Namespaces {
    /// The namespace of elements and components without a prefix; empty where those
    /// have none.
    pub(crate) bare: String,
    /// Prefixes and their namespaces. That of `bare` has one too where attributes are
    /// in it.
    pub(crate) prefixes: Vec<(String, String)>,
    /// The prefix of the first document's namespace, which Rust names go without;
    /// empty where it is `bare`.
    pub(crate) main: String,
    /// True if patterns of the schema speak of the prefixes of names in values.
    pub(crate) keeps_prefixes: bool,
}

impl Namespaces {
    /// Gives prefixes to the namespaces of documents: their roots, and the namespaces
    /// of their components.
    pub(crate) fn of(documents: &[(Node<'_, '_>, &str)]) -> Self {
        let main = documents.first().map_or("", |(_, target)| target);
        let has_none = |(root, target): &(Node<'_, '_>, &str)| {
            target.is_empty() || locals(*root, "element").any(|it| !is_qualified(it))
        };
        let bare = if documents.iter().any(has_none) {
            ""
        } else {
            main
        };
        let mut namespaces = Self {
            bare: bare.to_owned(),
            ..Self::default()
        };
        for (root, target) in documents {
            let has_attributes = || {
                let of_root = root
                    .children()
                    .any(|it| it.has_tag_name((XSD, "attribute")));
                of_root || locals(*root, "attribute").any(is_qualified)
            };
            let is_known = namespaces.prefixes.iter().any(|(_, it)| it == target);
            if !is_known && !target.is_empty() && (*target != bare || has_attributes()) {
                let prefix = namespaces.prefix_for(target, documents);
                namespaces.prefixes.push((prefix, (*target).to_owned()));
            }
        }
        if main != bare {
            namespaces.main = namespaces.prefix(main).to_owned();
        }
        namespaces
    }

    /// The name of an element or a component.
    pub(crate) fn name(&self, namespace: &str, local: &str) -> String {
        if namespace == self.bare {
            local.to_owned()
        } else {
            self.attribute(namespace, local)
        }
    }

    /// A name in a value: with its namespace in braces where that is none of these.
    pub(crate) fn value(&self, namespace: &str, local: &str) -> String {
        let is_known =
            namespace == self.bare || self.prefixes.iter().any(|(_, it)| it == namespace);
        match namespace {
            XML => format!("xml:{local}"),
            _ if is_known => self.name(namespace, local),
            _ => format!("{{{namespace}}}{local}"),
        }
    }

    /// The namespace of a name in a value.
    pub(crate) fn of_value<'n>(&'n self, name: &'n str) -> &'n str {
        let braced = name.strip_prefix('{').and_then(|it| it.rsplit_once('}'));
        match braced {
            Some((namespace, _)) => namespace,
            None if name.starts_with("xml:") => XML,
            None => self.of_name(name),
        }
    }

    /// The name of an attribute that may be of another namespace than these.
    pub(crate) fn any_attribute(&self, namespace: &str, local: &str) -> String {
        let is_known = self.prefixes.iter().any(|(_, it)| it == namespace);
        match namespace {
            XML => format!("xml:{local}"),
            _ if is_known || namespace.is_empty() => self.attribute(namespace, local),
            _ => format!("{{{namespace}}}{local}"),
        }
    }

    /// The name of an attribute.
    pub(crate) fn attribute(&self, namespace: &str, local: &str) -> String {
        if namespace.is_empty() {
            local.to_owned()
        } else {
            format!("{}:{local}", self.prefix(namespace))
        }
    }

    /// The namespace of an element or a component.
    pub(crate) fn of_name<'n>(&'n self, name: &str) -> &'n str {
        match name.split_once(':') {
            Some((prefix, _)) => self.of_prefix(prefix),
            None => &self.bare,
        }
    }

    /// The namespace of an attribute.
    pub(crate) fn of_attribute<'n>(&'n self, name: &str) -> &'n str {
        let prefix = name.split_once(':').map(|(prefix, _)| prefix);
        prefix.map_or("", |it| self.of_prefix(it))
    }

    fn of_prefix(&self, prefix: &str) -> &str {
        let known = self.prefixes.iter().find(|(it, _)| it == prefix);
        known.map_or("", |(_, namespace)| namespace)
    }

    /// A component without the prefix of the first document's namespace.
    pub(crate) fn short<'c>(&self, component: &'c str) -> Cow<'c, str> {
        if self.main.is_empty() {
            return Cow::Borrowed(component);
        }
        let parts = component.split('/').map(|part| {
            let (kind, name) = part.split_at(part.len() - part.trim_start_matches('@').len());
            let local = name.strip_prefix(self.main.as_str());
            let local = local.and_then(|it| it.strip_prefix(':')).unwrap_or(name);
            format!("{kind}{local}")
        });
        Cow::Owned(parts.collect::<Vec<_>>().join("/"))
    }

    fn prefix(&self, namespace: &str) -> &str {
        let known = self.prefixes.iter().find(|(_, it)| it == namespace);
        known.map_or("", |(prefix, _)| prefix)
    }

    /// A free prefix: one that a document declares, or a number.
    fn prefix_for(&self, namespace: &str, documents: &[(Node<'_, '_>, &str)]) -> String {
        if namespace == XML {
            return "xml".to_owned();
        }
        let is_free = |prefix: &str| {
            let is_reserved = matches!(prefix, "xml" | "xmlns" | "xsi")
                || matches!(prefix, "xs" | "xsd") && namespace != XSD;
            !is_reserved && self.prefixes.iter().all(|(it, _)| it != prefix)
        };
        let declared = documents.iter().flat_map(|(root, _)| root.namespaces());
        let declared = declared.filter(|it| it.uri() == namespace);
        let declared = declared.filter_map(roxmltree::Namespace::name);
        let mut candidates = declared
            .map(str::to_owned)
            .chain((1..).map(|it| format!("ns{it}")));
        candidates.find(|it| is_free(it)).unwrap_or_default()
    }
}

/// The declarations of elements or attributes within components.
fn locals<'d, 'i: 'd>(
    root: Node<'d, 'i>,
    kind: &'static str,
) -> impl Iterator<Item = Node<'d, 'i>> {
    let all = root
        .descendants()
        .filter(move |it| it.has_tag_name((XSD, kind)));
    all.filter(move |it| it.parent() != Some(root) && it.has_attribute("name"))
}

/// Returns true if the name of a local declaration is in the namespace of its document.
pub(crate) fn is_qualified(declaration: Node<'_, '_>) -> bool {
    let default = match declaration.tag_name().name() {
        "element" => "elementFormDefault",
        _ => "attributeFormDefault",
    };
    let own = grammar::value(declaration, "form");
    let root = declaration.document().root_element();
    own.or_else(|| grammar::value(root, default))
        .is_some_and(|it| it == "qualified")
}
