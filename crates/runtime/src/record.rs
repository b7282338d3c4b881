//! The parts of generated types. A type is declared field by field (see
//! [`element`](crate::element)); the traits of this module say how a field takes
//! what the engine hands over and how it is written, by the type that the field
//! has:
//!
//! ```text
//! Content   what an element is: a value of a simple type, or a generated struct
//! Part      Spanned<Content>, in a Box, Nested, Option or Vec; parts of content
//!           models with types of their own
//! Attribute Spanned<Value>, Option<Spanned<Value>>
//! Node      one of several elements, or text, where their order is data
//! ```
//!
//! A [`Record`] shows its fields to a [`Visitor`], each with its [`Field`]: what
//! concerns every field of a type is written once, and a new field of the schema
//! needs no code.

mod visit;

use std::borrow::Cow;

pub use visit::{Data, Field, FieldKind, Joiner, Record, Visitor};

use crate::engine::{AttributeValue, Reader};
use crate::nested::Nested;
use crate::span::{Span, Spanned};
pub use crate::value::Value;
use crate::writer::Writer;

/// The content of an element: a value of a simple type, or attributes and children.
pub trait Content<'a>: Sized {
    /// The attributes that its type declares.
    const ATTRIBUTES: &'static [crate::schema::Attribute] = &[];

    /// True if a value can be made of nothing.
    const MAY_BE_EMPTY: bool = false;

    /// A stand-in where something required is missing or does not fit.
    fn placeholder() -> Self;

    /// Reads the element that was entered last.
    fn read(reader: &mut Reader<'a>) -> Spanned<Self>;

    /// The same into a box.
    fn read_boxed(reader: &mut Reader<'a>) -> Box<Spanned<Self>> {
        Box::new(Self::read(reader))
    }

    /// Writes an element of this name.
    fn write(&self, name: &'static str, writer: &mut Writer);

    /// Shows an element to a visitor.
    fn show<V: Visitor>(content: &Spanned<Self>, visitor: &mut V);
}

/// A field for children: elements, or a part of a content model that is a type
/// of its own. Slots count from its first element.
pub trait Part<'a>: Sized {
    /// One with placeholders for what it must have.
    fn placeholder() -> Self;

    /// Returns true if nothing is there.
    fn is_vacant(&self) -> bool {
        false
    }

    /// Returns true if another child can go into what is there: nothing that comes
    /// after the child stands, and there is room.
    fn accepts(&self, slot: usize) -> bool;

    /// Begins one with its first child.
    fn start(slot: usize, reader: &mut Reader<'a>) -> Self;

    /// Takes another child, which it accepts.
    fn place(&mut self, slot: usize, reader: &mut Reader<'a>);

    /// Takes another child; begins anew where it accepts none.
    fn put(&mut self, slot: usize, reader: &mut Reader<'a>) {
        if self.accepts(slot) {
            self.place(slot, reader);
        } else {
            *self = Self::start(slot, reader);
        }
    }

    /// Writes it, its elements under this name.
    fn write(&self, name: &'static str, writer: &mut Writer);

    /// Writes it behind another in a list. Where its first child would be read as one more
    /// of that other, an element without content keeps them apart, if there can be one.
    fn write_behind(&self, before: &Self, name: &'static str, writer: &mut Writer) {
        let _ = before;
        self.write(name, writer);
    }

    /// One that is there and says nothing, if there can be one.
    fn nothing() -> Option<Self> {
        None
    }
}

/// Returns the fields of a part of a content model for which elements without content are to
/// stand before it, so that it is not read as the rest of the part before it. Of each field
/// the slices say whether something is there, in that part and in this, and whether there can
/// be more than one.
pub fn fillers(before: &[bool], own: &[bool], repeated: &[bool]) -> std::ops::Range<usize> {
    let Some(first) = own.iter().position(|it| *it) else {
        return 0..0;
    };
    let Some(last) = before.iter().rposition(|it| *it) else {
        // The part before has left nothing behind.
        return 0..before.len();
    };
    // That part has room behind what it has last, and there too if that is repeated.
    let room = last + usize::from(!repeated.get(last).is_some_and(|it| *it));
    if first < room {
        return 0..0;
    }
    room.saturating_sub(1)..room.min(first)
}

/// A field for an attribute.
pub trait Attribute<'a>: Sized {
    /// An attribute that was not read.
    fn placeholder() -> Self;

    /// Takes the attribute.
    fn take(&mut self, attribute: AttributeValue<'a>);

    /// Writes it into the open start tag.
    fn write(&self, name: &'static str, writer: &mut Writer);
}

/// One of the things that stand in an element whose order is data.
pub trait Node<'a>: Sized {
    /// Reads the child that was entered last.
    fn read(slot: usize, reader: &mut Reader<'a>) -> Option<Self>;

    /// A text between the children, where there can be one.
    fn text(text: Spanned<Cow<'a, str>>) -> Option<Self>;

    /// Writes it.
    fn write(&self, writer: &mut Writer);
}

/// Adds a child to the nodes of an element.
pub fn put_node<'a, N: Node<'a>>(nodes: &mut Vec<N>, slot: usize, reader: &mut Reader<'a>) {
    let node = N::read(slot, reader);
    if !reader.take_misfit()
        && let Some(node) = node
    {
        push(nodes, node);
    }
}

/// Adds a text to the nodes of an element.
pub fn put_text<'a, N: Node<'a>>(nodes: &mut Vec<N>, text: Spanned<Cow<'a, str>>) {
    if let Some(node) = N::text(text) {
        push(nodes, node);
    }
}

/// Adds to what an element holds. Most lists have one entry and few have many,
/// so that the room for others is taken when they come, and not doubled.
#[inline]
fn push<T>(list: &mut Vec<T>, entry: T) {
    if list.len() == list.capacity() {
        list.reserve_exact(list.len() / 4 + 1);
    }
    list.push(entry);
}

/// Elements in place, in a box, and nested: a placeholder has no span, and
/// another element takes the place of the first.
macro_rules! elements {
    ($($(#[$inline:meta])? $holder:ty: $placeholder:expr, $read:expr, $write:expr;)*) => {$(
        impl<'a, T: Content<'a>> Part<'a> for $holder {
            fn placeholder() -> Self {
                $placeholder(Spanned::new(T::placeholder(), Span::NONE))
            }

            fn is_vacant(&self) -> bool {
                self.span.is_none()
            }

            fn accepts(&self, _: usize) -> bool {
                self.span.is_none()
            }

            fn start(_: usize, reader: &mut Reader<'a>) -> Self {
                $read(reader)
            }

            fn place(&mut self, _: usize, reader: &mut Reader<'a>) {
                *self = $read(reader);
            }

            fn put(&mut self, _: usize, reader: &mut Reader<'a>) {
                *self = $read(reader);
            }

            fn write(&self, name: &'static str, writer: &mut Writer) {
                $write(&self.value, name, writer);
            }

            fn nothing() -> Option<Self> {
                T::MAY_BE_EMPTY.then(Self::placeholder)
            }
        }
    )*};
}

elements! {
    Spanned<T>: std::convert::identity, T::read, T::write;
    Box<Spanned<T>>: Box::new, T::read_boxed, T::write;
    Nested<T>: Nested::new, Nested::read, nested;
}

/// Writes an element that contains its own kind.
fn nested<'a, T: Content<'a>>(element: &T, name: &'static str, writer: &mut Writer) {
    crate::nested::with_stack(|| element.write(name, writer));
}

impl<'a, T: Content<'a>> Nested<T> {
    fn read(reader: &mut Reader<'a>) -> Self {
        crate::nested::with_stack(|| Self::new(T::read(reader)))
    }
}

/// A value that does not fit is left out where it may be: a placeholder, the first of a list of
/// values, would say something that the document does not.
impl<'a, P: Part<'a>> Part<'a> for Option<P> {
    fn placeholder() -> Self {
        None
    }

    fn is_vacant(&self) -> bool {
        self.is_none()
    }

    fn accepts(&self, slot: usize) -> bool {
        self.as_ref().is_none_or(|it| it.accepts(slot))
    }

    fn start(slot: usize, reader: &mut Reader<'a>) -> Self {
        let it = P::start(slot, reader);
        (!reader.take_misfit()).then_some(it)
    }

    fn place(&mut self, slot: usize, reader: &mut Reader<'a>) {
        self.put(slot, reader);
    }

    fn put(&mut self, slot: usize, reader: &mut Reader<'a>) {
        match self {
            Some(it) if it.accepts(slot) => it.place(slot, reader),
            _ => *self = Self::start(slot, reader),
        }
    }

    fn write(&self, name: &'static str, writer: &mut Writer) {
        if let Some(it) = self {
            it.write(name, writer);
        }
    }

    fn nothing() -> Option<Self> {
        P::nothing().map(Some)
    }
}

impl<'a, P: Part<'a>> Part<'a> for Vec<P> {
    fn placeholder() -> Self {
        Self::new()
    }

    fn is_vacant(&self) -> bool {
        self.is_empty()
    }

    fn accepts(&self, _: usize) -> bool {
        true
    }

    fn start(slot: usize, reader: &mut Reader<'a>) -> Self {
        let mut list = Self::new();
        list.put(slot, reader);
        list
    }

    fn place(&mut self, slot: usize, reader: &mut Reader<'a>) {
        self.put(slot, reader);
    }

    fn put(&mut self, slot: usize, reader: &mut Reader<'a>) {
        if let Some(it) = self.last_mut()
            && it.accepts(slot)
        {
            return it.place(slot, reader);
        }
        let it = P::start(slot, reader);
        if !reader.take_misfit() {
            push(self, it);
        }
    }

    fn write(&self, name: &'static str, writer: &mut Writer) {
        let mut before = None;
        for it in self {
            match before.replace(it) {
                Some(before) => it.write_behind(before, name, writer),
                None => it.write(name, writer),
            }
        }
    }
}

impl<'a, V: Value<'a>> Attribute<'a> for Spanned<V> {
    fn placeholder() -> Self {
        Self::new(V::placeholder(), Span::NONE)
    }

    fn take(&mut self, attribute: AttributeValue<'a>) {
        *self = attribute.get();
    }

    fn write(&self, name: &'static str, writer: &mut Writer) {
        writer.attribute(name, &self.value);
    }
}

impl<'a, V: Value<'a>> Attribute<'a> for Option<Spanned<V>> {
    fn placeholder() -> Self {
        None
    }

    fn take(&mut self, attribute: AttributeValue<'a>) {
        *self = Some(attribute.get());
    }

    fn write(&self, name: &'static str, writer: &mut Writer) {
        if let Some(it) = self {
            writer.attribute(name, &it.value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::fillers;

    #[test]
    fn elements_without_content_keep_parts_apart() {
        let (once, later) = ([false; 2], [false, true]);
        for (before, own, repeated, expected) in [
            ([true, false], [false, true], once, 0..1),
            ([true, true], [false, true], once, 0..0),
            ([true, false], [true, true], once, 0..0),
            ([false, true], [true, false], once, 0..0),
            ([false, true], [false, true], once, 0..0),
            ([true, true], [false, true], later, 0..1),
            ([false, false], [false, true], once, 0..2),
            ([true, false], [false, false], once, 0..0),
        ] {
            let found = fillers(&before, &own, &repeated);
            assert!(
                found == expected || found.is_empty() && expected.is_empty(),
                "{found:?}"
            );
        }
    }
}
