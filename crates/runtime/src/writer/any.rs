//! Elements and attributes of any name. Each prefix is declared where it is not yet
//! bound to what it stands for.

use std::borrow::Cow;

use super::Writer;
use crate::any::{AnyAttribute, AnyName};
use crate::escape;
use crate::schema::Attribute;
use crate::schema::namespaces::{XML, split};

/// A prefix that an element other than the root of the schema declares.
#[derive(Debug)]
pub(super) struct Declared {
    /// Number of open elements, the one that declares it included.
    depth: usize,
    prefix: String,
    namespace: String,
}

impl Writer {
    /// Starts an element of any name.
    pub fn start_any(&mut self, name: &AnyName<'_>) {
        self.begin();
        let (prefix, is_new) = self.prefix(name, self.open.len() + 1, false);
        let mut written = String::with_capacity(prefix.len() + 1 + name.local.len());
        push(&mut written, &prefix, &name.local);
        self.out.push('<');
        self.out.push_str(&written);
        self.opened(Cow::Owned(written));
        if is_new {
            self.declare(prefix, &name.namespace);
        }
    }

    /// Writes an attribute of any name into the element started last. That of
    /// `xsi:type` has a canonical name as its value.
    pub fn any_attribute(&mut self, name: &AnyName<'_>, value: &str) {
        let named = name.is_instance("type").then(|| self.written_name(value));
        let value = named.as_deref().unwrap_or(value);
        let (prefix, is_new) = self.prefix(name, self.open.len(), true);
        let mut written = String::with_capacity(prefix.len() + 1 + name.local.len());
        push(&mut written, &prefix, &name.local);
        if is_new {
            self.declare(prefix, &name.namespace);
        }
        self.check(&written, value);
        self.out.extend([" ", &written, "=\""]);
        escape::push_attribute(&mut self.out, value);
        self.out.push('"');
    }

    /// Writes an attribute that may be one of these, whose value may hold names.
    pub(crate) fn declared_attribute(
        &mut self,
        declared: &[Attribute],
        attribute: &AnyAttribute<'_>,
    ) {
        let AnyAttribute { name, value } = attribute;
        let is_it = |it: &&Attribute| {
            let (prefix, local) = split(it.name);
            let namespace = match prefix {
                "" => Some(""),
                "xml" => Some(XML),
                prefix => self.namespaces.get(prefix),
            };
            local == name.local && namespace == Some(&*name.namespace)
        };
        match declared.iter().find(is_it) {
            Some(it) if it.ty.holds_names => {
                let value = self.written(it.ty, value);
                self.any_attribute(name, &value);
            }
            _ => self.any_attribute(name, value),
        }
    }

    /// Forgets what the element that ended has declared.
    pub(super) fn undeclare(&mut self) {
        while self
            .declared
            .last()
            .is_some_and(|it| it.depth > self.open.len())
        {
            self.declared.pop();
        }
    }

    pub(super) fn declare(&mut self, prefix: String, namespace: &str) {
        let colon = if prefix.is_empty() { "" } else { ":" };
        self.out.extend([" xmlns", colon, &prefix, "=\""]);
        escape::push_attribute(&mut self.out, namespace);
        self.out.push('"');
        self.declared.push(Declared {
            depth: self.open.len(),
            prefix,
            namespace: namespace.to_owned(),
        });
    }

    /// The prefix for a name in the element at a depth, which uses it from here on, and
    /// whether that has to declare it.
    pub(super) fn prefix(
        &mut self,
        name: &AnyName<'_>,
        depth: usize,
        is_attribute: bool,
    ) -> (String, bool) {
        let (prefix, is_new) = self.prefix_for(name, depth, is_attribute);
        self.used.push(prefix.clone());
        (prefix, is_new)
    }

    /// The prefix of the name itself, unless it stands for something else there.
    fn prefix_for(&self, name: &AnyName<'_>, depth: usize, is_attribute: bool) -> (String, bool) {
        if name.namespace.is_empty() {
            let is_default = is_attribute || self.bound("").unwrap_or_default().is_empty();
            return (String::new(), !is_default);
        }
        if name.namespace == XML {
            return ("xml".to_owned(), false);
        }
        let wanted = name.prefix.as_ref();
        let can_be_wanted = !(is_attribute && wanted.is_empty());
        if can_be_wanted && self.bound(wanted) == Some(&name.namespace) {
            return (wanted.to_owned(), false);
        }
        // What an element uses, its own or not, it cannot declare anew; and those of the
        // schema stay for what stands in the element.
        let of_schema = |prefix: &str| {
            depth == 1 && prefix.is_empty()
                || prefix == self.prefix && !prefix.is_empty()
                || self.namespaces.get(prefix).is_some()
        };
        let is_taken = |prefix: &str| of_schema(prefix) || self.used.iter().any(|it| it == prefix);
        if can_be_wanted && !is_taken(wanted) {
            return (wanted.to_owned(), true);
        }
        let mut numbered = (1..).map(|number| format!("ns{number}"));
        let free = numbered.find(|it| self.bound(it) == Some(&name.namespace) || !is_taken(it));
        let free = free.unwrap_or_default();
        let is_new = self.bound(&free) != Some(&name.namespace);
        (free, is_new)
    }

    /// The namespace that a prefix stands for.
    pub(super) fn bound(&self, prefix: &str) -> Option<&str> {
        let declared = self.declared.iter().rev().find(|it| it.prefix == prefix);
        match (declared, prefix) {
            (Some(it), _) => Some(&it.namespace),
            (None, "") if self.prefix.is_empty() => Some(self.namespaces.bare),
            (None, "") => Some(""),
            (None, prefix) if prefix == self.prefix => Some(self.namespaces.bare),
            (None, prefix) => self.namespaces.get(prefix),
        }
    }
}

fn push(text: &mut String, prefix: &str, local: &str) {
    if !prefix.is_empty() {
        text.extend([prefix, ":"]);
    }
    text.push_str(local);
}
