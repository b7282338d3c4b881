//! Namespace prefixes: which are declared where, and whether names use them
//! well. Nothing here costs a document without colons anything.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use super::chars::is_ncname;
use super::report::{Reports, quoted};
use super::{Context, RawAttribute};
use crate::span::Span;

const XML: &str = "http://www.w3.org/XML/1998/namespace";
const XMLNS: &str = "http://www.w3.org/2000/xmlns/";

/// The declared prefixes.
#[derive(Default)]
pub(super) struct Prefixes<'a> {
    /// The namespaces each prefix is bound to, the innermost last.
    bound: HashMap<Cow<'a, str>, Vec<Cow<'a, str>>>,
    /// The prefixes in the order of their declaration, each with the depth of
    /// the element that declares it.
    declared: Vec<(usize, Cow<'a, str>)>,
}

impl<'a> Prefixes<'a> {
    /// The prefixes that the root of a stream declares.
    pub(super) fn of(context: &'a Context) -> Self {
        let mut prefixes = Self::default();
        for (prefix, namespace) in &context.prefixes {
            prefixes.bind(0, Cow::Borrowed(prefix), Cow::Borrowed(namespace));
        }
        prefixes
    }

    /// Returns what is declared now, for the later pieces of a stream.
    pub(super) fn in_scope(&self) -> Vec<(String, String)> {
        self.declared
            .iter()
            .filter_map(|(_, prefix)| {
                let namespace = self.bound.get(prefix)?.last()?;
                Some((prefix.clone().into_owned(), namespace.clone().into_owned()))
            })
            .collect()
    }

    fn bind(&mut self, depth: usize, prefix: Cow<'a, str>, namespace: Cow<'a, str>) {
        self.bound
            .entry(prefix.clone())
            .or_default()
            .push(namespace);
        self.declared.push((depth, prefix));
    }

    /// Forgets what elements at this depth and below it declared.
    #[inline]
    pub(super) fn leave(&mut self, depth: usize) {
        while let Some((at, _)) = self.declared.last()
            && *at >= depth
        {
            if let Some((_, prefix)) = self.declared.pop()
                && let Some(namespaces) = self.bound.get_mut(&prefix)
            {
                namespaces.pop();
            }
        }
    }

    pub(super) fn resolve(&self, prefix: &str) -> Option<&str> {
        match prefix {
            "xml" => Some(XML),
            "xmlns" => Some(XMLNS),
            _ => self.bound.get(prefix)?.last().map(AsRef::as_ref),
        }
    }

    /// Takes the declarations of a tag and checks its names. `depth` is that
    /// of the element.
    #[cold]
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
        let mut expanded = HashSet::new();
        for attribute in attributes {
            if let Some(prefix) = self.check_name(attribute.name, attribute.name_span, reports)
                && let Some(namespace) = self.resolve(prefix)
                && prefix != "xmlns"
                && !expanded.insert((namespace, &attribute.name[prefix.len() + 1..]))
            {
                reports.push("xml:duplicate-attribute", attribute.name_span, || {
                    format!(
                        "attribute {} stands twice under two prefixes of one namespace",
                        quoted(attribute.name)
                    )
                });
            }
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
        if !matches!(prefix, "" | "xml" | "xmlns") {
            self.bind(depth, Cow::Borrowed(prefix), namespace);
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
