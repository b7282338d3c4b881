//! Identity constraints while a document is read: the paths of those that are open are
//! followed into each element, and what they find is kept for
//! [`Identities`](crate::identity::Identities) to compare.

use std::borrow::Cow;

use super::Reader;
use crate::identity::paths::{FieldOf, Paths};
use crate::identity::{Event, Known, Value};
use crate::scan::RawAttribute;
use crate::schema::namespaces::XSI;
use crate::schema::{
    Attribute, Child, ComplexType, Content, Flags, NodeName, Process, Type, UNCHECKED,
};
use crate::simple::SimpleType;
use crate::span::Span;

/// So many bytes of a value are kept for messages, which show fewer.
const SHOWN: usize = 256;

impl<'a> Reader<'a> {
    /// Follows the paths into an element whose start tag was read last; returns false
    /// where none goes on there.
    pub(super) fn follow_paths(&mut self, child: &'static Child, ty: Type, tag: Span) -> bool {
        // What is not checked has no values.
        if std::ptr::eq(child, &raw const UNCHECKED) {
            return false;
        }
        if child.identity.is_empty() && self.paths.is_none() {
            return false;
        }
        let mut paths = self.paths.take().unwrap_or_default();
        self.enter_paths(&mut paths, child, tag);
        if !child.identity.is_empty() {
            self.note(Event::Scope(child.identity));
            paths.open_scope(child.identity);
        }
        let mut from = 0;
        while let Some((number, selected)) = paths.selected(from) {
            from = number + 1;
            self.note(Event::Target(selected, tag));
            paths.open_target(selected.constraint);
        }
        if let Type::Complex(ty) = ty
            && paths.wants_attributes()
        {
            self.find_attributes(&paths, ty, tag);
        }
        self.paths = Some(paths);
        true
    }

    /// Takes the step of all paths into an element.
    fn enter_paths(&mut self, paths: &mut Paths, child: &'static Child, tag: Span) {
        let namespaces = self.scanner.namespaces();
        let mut written = child.name;
        let mut canonical = Some(written);
        let mut namespace = String::new();
        // A wildcard has no name of its own.
        if written.starts_with("##") {
            written = self.scanner.name_at(tag.start);
            namespace.push_str(self.element_namespace(written).unwrap_or_default());
            canonical = self.scanner.element_name(written);
        }
        let name = NodeName {
            canonical,
            written,
            namespace: &namespace,
            bare: namespaces.bare,
            namespaces,
        };
        paths.enter(self.frames.len(), &name);
    }

    /// Finds the values of fields among the attributes of an element, those that it has
    /// by default included.
    fn find_attributes(&mut self, paths: &Paths, ty: &'static ComplexType, tag: Span) {
        let mut seen = 0_u128;
        for position in 0..self.scanner.attributes().len() {
            let raw = self.scanner.attributes()[position];
            let found = self.attribute_namespace(raw.name).unwrap_or_default();
            if found == XSI {
                continue;
            }
            let namespace = found.to_owned();
            let namespaces = self.scanner.namespaces();
            let canonical = self.scanner.attribute_name(raw.name);
            let index = canonical.and_then(|it| (ty.attribute)(it.as_bytes()));
            seen |= index.map_or(0, |it| 1 << it);
            let name = NodeName {
                canonical,
                written: raw.name,
                namespace: &namespace,
                bare: "",
                namespaces,
            };
            let fields: Vec<_> = paths.attribute(&name).collect();
            if fields.is_empty() {
                continue;
            }
            let global = || {
                let others = ty.others.filter(|it| it.process != Process::Skip)?;
                let is_it = |it: &&Attribute| Some(it.name) == canonical;
                let mut attributes = self.schema.attributes.iter();
                attributes.find(|it| others.allowed.has(&namespace) && is_it(it))
            };
            let declared = index.map(|it| &ty.attributes[it]).or_else(global);
            // What is not declared has no value.
            if let Some(attribute) = declared {
                self.found_attribute(&fields, attribute, &raw);
            }
        }
        for (index, attribute) in ty.attributes.iter().enumerate() {
            let Some(text) = attribute.default.or(attribute.fixed) else {
                continue;
            };
            let name = NodeName {
                canonical: Some(attribute.name),
                written: attribute.name,
                namespace: "",
                bare: "",
                namespaces: self.scanner.namespaces(),
            };
            let fields: Vec<_> = paths.attribute(&name).collect();
            if !fields.is_empty() && seen & (1 << index) == 0 {
                self.found(&fields, attribute.ty, text, tag);
            }
        }
    }

    fn found_attribute(
        &mut self,
        fields: &[FieldOf],
        attribute: &'static Attribute,
        raw: &RawAttribute<'a>,
    ) {
        let ty = attribute.ty;
        let mut value = ty.normalise(raw.value());
        if ty.holds_names {
            let Ok(canonical) = ty.qualify(&value, &self.scanner) else {
                return self.found_nothing(fields, raw.span);
            };
            value = canonical.into();
        }
        self.found(fields, ty, &value, raw.span);
    }

    /// Takes an element for the value of fields, its start tag being entered and, where
    /// its content is a text, that being read.
    pub(super) fn find_element(
        &mut self,
        child: &'static Child,
        ty: Type,
        is_nil: bool,
        tag: Span,
    ) {
        let paths = self.paths.iter();
        let fields: Vec<_> = paths.flat_map(|it| it.elements()).collect();
        if !fields.is_empty() {
            if child.flags.has(Flags::NILLABLE) {
                for &field in &fields {
                    self.note(Event::Nillable(field, tag));
                }
            }
            match text_of(ty) {
                None => {
                    for field in fields {
                        self.note(Event::Value(field, Value::Complex, tag));
                    }
                }
                Some(_) if is_nil => {
                    for field in fields {
                        self.note(Event::Value(field, Value::Nil, tag));
                    }
                }
                Some(ty) => self.found_text(&fields, ty, child, tag),
            }
        }
        self.leave_paths(tag);
    }

    fn found_text(
        &mut self,
        fields: &[FieldOf],
        ty: &'static SimpleType,
        child: &'static Child,
        tag: Span,
    ) {
        let span = self.text.span;
        let is_empty = span.start == span.end;
        let mut value = Cow::Owned(self.text.value.clone().into_owned());
        // In a tree names stay as they are written; see `check_names`.
        if ty.holds_names && self.names_attributes {
            let stands_for = child.default.or(child.fixed).filter(|_| is_empty);
            value = match stands_for {
                Some(of_schema) => of_schema.into(),
                None => match ty.qualify(&value, &self.scanner) {
                    Ok(canonical) => canonical.into(),
                    Err(_) => return self.found_nothing(fields, tag),
                },
            };
        }
        self.found(fields, ty, &value, if is_empty { tag } else { span });
    }

    /// Keeps a value, in its canonical form, for fields.
    fn found(&mut self, fields: &[FieldOf], ty: &'static SimpleType, text: &str, span: Span) {
        if !ty.fits(text) {
            return self.found_nothing(fields, span);
        }
        for &field in fields {
            let mut key = Vec::new();
            ty.push_key(text, self.scanner.namespaces(), &mut key);
            let shown = &text[..text.floor_char_boundary(SHOWN)];
            let known = Known {
                key: key.into(),
                shown: shown.into(),
            };
            self.note(Event::Value(field, Value::Known(known), span));
        }
    }

    /// Keeps in mind that there is a value, which is wrong in itself.
    fn found_nothing(&mut self, fields: &[FieldOf], span: Span) {
        for &field in fields {
            self.note(Event::Value(field, Value::Unknown, span));
        }
    }

    /// Leaves the paths in an element that has ended.
    pub(super) fn leave_paths(&mut self, tag: Span) {
        let Some(paths) = &mut self.paths else {
            return;
        };
        if paths.frames() != Some(self.frames.len()) {
            return;
        }
        let open = paths.leave();
        if !paths.is_active() {
            self.paths = None;
        }
        if let Some(open) = open {
            self.note(Event::End(open, tag));
        }
    }

    fn note(&mut self, event: Event) {
        self.mentions.push(event, self.scanner.limits());
        self.compare_many();
    }
}

/// The type of the text of an element, if it can have one.
fn text_of(ty: Type) -> Option<&'static SimpleType> {
    match ty {
        Type::Simple(ty) => Some(ty),
        Type::Complex(ty) => match ty.content {
            Content::Text(text) => Some(text),
            Content::Empty | Content::Elements(_) | Content::Mixed(_) => None,
        },
    }
}
