//! Namespace prefixes: which are declared where, whether names use them well, and
//! the canonical names of a schema that they come to. Nothing here costs a document
//! without declarations anything.
//!
//! The declarations of an element stay known behind its end tag, up to the next start
//! tag: the text of an element may be looked at when it has ended.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use super::chars::is_ncname;
use super::report::{Reports, quoted};
use super::{Context, RawAttribute};
use crate::schema::Namespaces;
use crate::schema::namespaces::{XML, XSI, split};
use crate::span::Span;

const XMLNS: &str = "http://www.w3.org/2000/xmlns/";

/// So many bindings, or attributes, are compared one by one.
const FEW: usize = 8;

/// The declared prefixes.
pub(super) struct Prefixes<'a> {
    /// The bindings in scope, the innermost last.
    bindings: Vec<Binding<'a>>,
    /// The number of the innermost binding of each prefix.
    innermost: HashMap<&'a str, usize>,
    /// The namespaces of the schema, which give names their canonical form.
    namespaces: &'static Namespaces,
    /// True if names are canonical as they stand: the schema has no namespaces.
    unmapped: bool,
    /// True if names of elements without a prefix are canonical as they stand.
    plain: bool,
    /// True if the namespace of `xsi:type` and its like was declared somewhere.
    has_instance: bool,
    /// The name that was put together last.
    composed: String,
}

/// A declaration of a prefix, or of the default namespace, whose prefix is empty.
struct Binding<'a> {
    /// The depth of the element that declares it.
    depth: usize,
    prefix: &'a str,
    namespace: Cow<'a, str>,
    /// The number of the binding that this one hides.
    hidden: Option<usize>,
    /// The prefixes of canonical names in the namespace, if it has any.
    elements: Option<&'static str>,
    attributes: Option<&'static str>,
}

impl Default for Prefixes<'_> {
    fn default() -> Self {
        Self {
            bindings: Vec::new(),
            innermost: HashMap::new(),
            namespaces: &Namespaces::NONE,
            unmapped: true,
            plain: true,
            has_instance: false,
            composed: String::new(),
        }
    }
}

impl<'a> Prefixes<'a> {
    /// The prefixes that the elements around a piece of a stream declare.
    pub(super) fn of(context: &'a Context) -> Self {
        let mut prefixes = Self::default();
        for (prefix, namespace) in &context.prefixes {
            prefixes.bind(0, prefix, Cow::Borrowed(namespace));
        }
        prefixes
    }

    /// The bindings of open elements, `depth` in number, for the later pieces of a
    /// stream: each prefix once, the default namespace with an empty one.
    pub(super) fn in_scope(&self, depth: usize) -> Vec<(String, String)> {
        let mut prefixes = HashSet::new();
        let open = self.bindings.iter().rev().filter(|it| it.depth < depth);
        let mut bindings: Vec<_> = open
            .filter(|it| prefixes.insert(it.prefix))
            .map(|it| (it.prefix.to_owned(), it.namespace.clone().into_owned()))
            .collect();
        bindings.reverse();
        bindings
    }

    /// The bytes of all bindings.
    pub(super) fn length(&self) -> usize {
        let lengths = self.bindings.iter();
        lengths.map(|it| it.prefix.len() + it.namespace.len()).sum()
    }

    /// Gives names their canonical form in a schema with these namespaces.
    pub(super) fn map_to(&mut self, namespaces: &'static Namespaces) {
        self.unmapped = namespaces.is_empty();
        if self.unmapped {
            return;
        }
        self.namespaces = namespaces;
        for binding in &mut self.bindings {
            binding.elements = namespaces.of_elements(&binding.namespace);
            binding.attributes = namespaces.of_attributes(&binding.namespace);
        }
        self.update_plain();
    }

    pub(super) fn namespaces(&self) -> &'static Namespaces {
        self.namespaces
    }

    /// Returns true if the namespace of `xsi:type` and its like was declared somewhere.
    #[inline]
    pub(super) fn has_instance(&self) -> bool {
        self.has_instance
    }

    /// The canonical name of an element; nothing where its namespace is none of the
    /// schema's, or its prefix is not declared.
    #[inline]
    pub(super) fn element<'n>(&'n mut self, name: &'n str) -> Option<&'n str> {
        if self.unmapped {
            Some(name)
        } else {
            self.mapped_element(name)
        }
    }

    #[inline(never)]
    fn mapped_element<'n>(&'n mut self, name: &'n str) -> Option<&'n str> {
        let (prefix, _) = split(name);
        match prefix {
            "" if self.plain => Some(name),
            "xml" => Some(name),
            _ => {
                let canonical = self.find(prefix)?.elements?;
                Some(self.with_prefix(canonical, name))
            }
        }
    }

    /// The canonical name of an attribute; nothing where its namespace is none of the
    /// schema's, or its prefix is not declared.
    #[inline]
    pub(super) fn attribute<'n>(&'n mut self, name: &'n str) -> Option<&'n str> {
        if self.unmapped {
            return Some(name);
        }
        match split(name).0 {
            "" | "xml" => Some(name),
            prefix => {
                let canonical = self.find(prefix)?.attributes?;
                Some(self.with_prefix(canonical, name))
            }
        }
    }

    /// The namespace of a name in a value; nothing where its prefix is not declared, as
    /// `xmlns` never is.
    pub(super) fn of_value(&self, name: &str) -> Option<&str> {
        match split(name).0 {
            "" => Some(self.resolve("").unwrap_or_default()),
            "xmlns" => None,
            prefix => self.resolve(prefix),
        }
    }

    /// A name with another prefix.
    fn with_prefix<'n>(&'n mut self, prefix: &str, name: &'n str) -> &'n str {
        let (found, local) = split(name);
        if found == prefix {
            return name;
        }
        if prefix.is_empty() {
            return local;
        }
        self.composed.clear();
        self.composed.extend([prefix, ":", local]);
        &self.composed
    }

    fn bind(&mut self, depth: usize, prefix: &'a str, namespace: Cow<'a, str>) {
        let hidden = self.innermost.insert(prefix, self.bindings.len());
        self.has_instance |= namespace == XSI;
        self.bindings.push(Binding {
            depth,
            prefix,
            hidden,
            elements: self.namespaces.of_elements(&namespace),
            attributes: self.namespaces.of_attributes(&namespace),
            namespace,
        });
        if prefix.is_empty() {
            self.update_plain();
        }
    }

    /// Forgets what elements at this depth and below it declared.
    #[inline]
    pub(super) fn leave(&mut self, depth: usize) {
        if self.bindings.last().is_some_and(|it| it.depth >= depth) {
            self.unbind(depth);
        }
    }

    #[inline(never)]
    fn unbind(&mut self, depth: usize) {
        while let Some(binding) = self.bindings.pop_if(|it| it.depth >= depth) {
            match binding.hidden {
                Some(hidden) => self.innermost.insert(binding.prefix, hidden),
                None => self.innermost.remove(binding.prefix),
            };
            if binding.prefix.is_empty() {
                self.update_plain();
            }
        }
    }

    fn update_plain(&mut self) {
        let default = match self.find("") {
            Some(binding) => binding.elements,
            None => self.namespaces.of_elements(""),
        };
        self.plain = self.unmapped || default == Some("");
    }

    /// The innermost binding of a prefix, or of the default namespace.
    fn find(&self, prefix: &str) -> Option<&Binding<'a>> {
        if self.bindings.len() <= FEW {
            self.bindings.iter().rev().find(|it| it.prefix == prefix)
        } else {
            self.bindings.get(*self.innermost.get(prefix)?)
        }
    }

    pub(super) fn resolve(&self, prefix: &str) -> Option<&str> {
        match prefix {
            "xml" => Some(XML),
            "xmlns" => Some(XMLNS),
            _ => self.find(prefix).map(|it| it.namespace.as_ref()),
        }
    }

    /// Takes the declarations of a tag and checks its names. `depth` is that
    /// of the element.
    #[inline(never)]
    pub(super) fn enter(
        &mut self,
        depth: usize,
        name: &str,
        name_span: Span,
        attributes: &[RawAttribute<'a>],
        reports: &mut Reports,
    ) {
        for attribute in attributes {
            self.declare(depth, attribute, reports);
        }
        if self.check_name(name, name_span, reports) == Some("xmlns") {
            reports.push("xml:namespace-declaration", name_span, || {
                "no element may have the prefix `xmlns`".into()
            });
        }
        self.check_attributes(attributes, reports);
    }

    /// Checks the names of attributes, and that no two are the same in one namespace.
    fn check_attributes(&self, attributes: &[RawAttribute<'a>], reports: &mut Reports) {
        let mut seen = HashSet::new();
        for (at, attribute) in attributes.iter().enumerate() {
            let prefix = self.check_name(attribute.name, attribute.name_span, reports);
            if prefix.is_none_or(|it| it == "xmlns") {
                continue;
            }
            let name = self.expanded(attribute.name);
            let twice = if attributes.len() <= FEW {
                let mut before = attributes[..at].iter();
                before.any(|it| self.expanded(it.name) == name)
            } else {
                !seen.insert(name)
            };
            if twice {
                reports.push("xml:duplicate-attribute", attribute.name_span, || {
                    format!(
                        "attribute {} stands twice under two prefixes of one namespace",
                        quoted(attribute.name)
                    )
                });
            }
        }
    }

    /// The namespace and the local part of an attribute's name, if it has a prefix
    /// that is bound.
    fn expanded<'n>(&'n self, name: &'n str) -> Option<(&'n str, &'n str)> {
        match split(name) {
            ("" | "xmlns", _) => None,
            (prefix, local) => Some((self.resolve(prefix)?, local)),
        }
    }

    fn declare(&mut self, depth: usize, attribute: &RawAttribute<'a>, reports: &mut Reports) {
        let prefix = match attribute.name.split_once(':') {
            None if attribute.name == "xmlns" => "",
            Some(("xmlns", prefix)) if is_ncname(prefix) => prefix,
            _ => return,
        };
        let namespace = attribute.value();
        let fault = match (prefix, namespace.as_ref()) {
            ("xmlns", _) => Some("the prefix `xmlns` must not be declared"),
            ("xml", XML) => None,
            ("xml", _) => Some("the prefix `xml` must not be bound to another namespace"),
            (_, XML) => Some("the namespace of `xml` must not have another prefix"),
            (_, XMLNS) => Some("the namespace of `xmlns` must not be declared"),
            ("", _) => None,
            (_, "") => Some("a prefix must not be bound to nothing"),
            _ => None,
        };
        if let Some(fault) = fault {
            reports.push("xml:namespace-declaration", attribute.span, || fault.into());
        }
        if !matches!(prefix, "xml" | "xmlns") {
            self.bind(depth, prefix, namespace);
        }
    }

    /// Reports a bad qualified name or an unbound prefix; the prefix, if all
    /// is well.
    fn check_name<'n>(&self, name: &'n str, span: Span, reports: &mut Reports) -> Option<&'n str> {
        let (prefix, local) = name.split_once(':')?;
        if !is_ncname(prefix) || !is_ncname(local) {
            reports.push("xml:malformed-qname", span, || {
                format!(
                    "{} is no prefix and name with one colon between",
                    quoted(name)
                )
            });
            return None;
        }
        if self.resolve(prefix).is_none() {
            reports.push_help(
                "xml:unbound-prefix",
                span,
                || format!("the prefix {} is not declared", quoted(prefix)),
                "declare it by an attribute `xmlns:...`",
            );
            return None;
        }
        Some(prefix)
    }
}
