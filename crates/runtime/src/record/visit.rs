//! The fields of a record, shown to a visitor one after the other. A visitor
//! sees every field with its description, whatever its type; it goes down into
//! what a field holds where it wants to.

use crate::nested::{Nested, with_stack};
use crate::record::Content;
use crate::span::{Span, Spanned};
use crate::value::Value;

/// A field as the schema declares it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// The name of the attribute or element; that of the field in Rust where it
    /// is neither.
    pub name: &'static str,
    /// Its role in the element.
    pub kind: FieldKind,
    /// The words of the schema for people.
    pub documentation: &'static str,
    /// The words of the schema for programs: keys and values from its
    /// `xs:appinfo`.
    pub notes: &'static [(&'static str, &'static str)],
}

impl Field {
    /// The value of a note.
    pub fn note(&self, key: &str) -> Option<&'static str> {
        let found = self.notes.iter().find(|(known, _)| *known == key);
        found.map(|(_, value)| *value)
    }
}

/// The role of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// An attribute.
    Attribute,
    /// Elements of one name.
    Child,
    /// A part of the content model, or the nodes of an element.
    Part,
    /// The text of the element.
    Text,
}

/// A type with fields.
pub trait Record<'a>: Sized {
    /// Its fields, those of a type that it extends aside.
    const FIELDS: &'static [Field];

    /// Shows each field to a visitor: those of a type that it extends, then its
    /// own in their order.
    fn visit<V: Visitor>(&self, visitor: &mut V);

    /// Shows each field beside the same field of another of its kind.
    fn join<J: Joiner>(&mut self, other: &Self, joiner: &mut J);
}

/// The data in a field or a node.
pub trait Data<'a> {
    /// Returns true if it holds nothing.
    fn is_absent(&self) -> bool;

    /// The place of the first thing that it holds, if that is known.
    fn span(&self) -> Span;

    /// Shows all it holds to a visitor.
    fn visit<V: Visitor>(&self, visitor: &mut V);
}

/// Walks over records. Every method goes further down unless it is written
/// otherwise.
pub trait Visitor: Sized {
    /// A field of a record, or an alternative of a choice.
    fn field<'a, D: Data<'a>>(&mut self, field: &'static Field, data: &D) {
        let _ = field;
        data.visit(self);
    }

    /// A value of a simple type: an attribute, a text, or an element.
    fn value<'a, V: Value<'a>>(&mut self, value: &Spanned<V>) {
        let _ = value;
    }

    /// An element with attributes or children.
    fn element<'a, R: Record<'a>>(&mut self, element: &Spanned<R>) {
        element.value.visit(self);
    }
}

/// Compares or merges two records, field by field.
pub trait Joiner: Sized {
    /// A field, and the same field of the other record.
    fn field<'a, D>(&mut self, field: &'static Field, own: &mut D, other: &D)
    where
        D: Data<'a> + Clone + PartialEq;
}

impl<'a, T: Content<'a>> Data<'a> for Spanned<T> {
    fn is_absent(&self) -> bool {
        false
    }

    fn span(&self) -> Span {
        self.span
    }

    fn visit<V: Visitor>(&self, visitor: &mut V) {
        T::show(self, visitor);
    }
}

impl<'a, D: Data<'a>> Data<'a> for Box<D> {
    fn is_absent(&self) -> bool {
        (**self).is_absent()
    }

    fn span(&self) -> Span {
        (**self).span()
    }

    fn visit<V: Visitor>(&self, visitor: &mut V) {
        (**self).visit(visitor);
    }
}

impl<'a, T: Content<'a>> Data<'a> for Nested<T> {
    fn is_absent(&self) -> bool {
        false
    }

    fn span(&self) -> Span {
        self.span
    }

    fn visit<V: Visitor>(&self, visitor: &mut V) {
        with_stack(|| T::show(self, visitor));
    }
}

impl<'a, D: Data<'a>> Data<'a> for Option<D> {
    fn is_absent(&self) -> bool {
        self.is_none()
    }

    fn span(&self) -> Span {
        self.as_ref().map_or(Span::NONE, D::span)
    }

    fn visit<V: Visitor>(&self, visitor: &mut V) {
        if let Some(it) = self {
            it.visit(visitor);
        }
    }
}

impl<'a, D: Data<'a>> Data<'a> for Vec<D> {
    fn is_absent(&self) -> bool {
        self.is_empty()
    }

    fn span(&self) -> Span {
        self.first().map_or(Span::NONE, D::span)
    }

    fn visit<V: Visitor>(&self, visitor: &mut V) {
        for it in self {
            it.visit(visitor);
        }
    }
}
