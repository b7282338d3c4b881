//! Reading, writing and showing elements of any name.

use super::{Any, AnyAttribute, AnyElement, AnyNode};
use crate::engine::Reader;
use crate::nested::with_stack;
use crate::record::{Content, Data, Visitor};
use crate::span::{Span, Spanned};
use crate::writer::Writer;

impl Any<'_> {
    /// Writes the attributes and what follows them.
    fn write_to(&self, writer: &mut Writer) {
        writer.mixed();
        for attribute in &self.attributes {
            writer.any_attribute(&attribute.name, &attribute.value);
        }
        for node in &self.nodes {
            match node {
                AnyNode::Element(element) => with_stack(|| element.value.write_to(writer)),
                AnyNode::Text(text) => writer.text(text),
            }
        }
    }
}

impl AnyElement<'_> {
    fn write_to(&self, writer: &mut Writer) {
        writer.start_any(&self.name);
        self.content.write_to(writer);
        writer.end();
    }
}

impl<'a> Content<'a> for Any<'a> {
    fn placeholder() -> Self {
        Self::default()
    }

    fn read(reader: &mut Reader<'a>) -> Spanned<Self> {
        reader.any()
    }

    fn write(&self, name: &'static str, writer: &mut Writer) {
        writer.start(name);
        self.write_to(writer);
        writer.end();
    }

    fn show<V: Visitor>(_: &Spanned<Self>, _: &mut V) {}
}

impl<'a> Content<'a> for AnyElement<'a> {
    fn placeholder() -> Self {
        Self::default()
    }

    fn read(reader: &mut Reader<'a>) -> Spanned<Self> {
        reader.any_element()
    }

    fn write(&self, _: &'static str, writer: &mut Writer) {
        self.write_to(writer);
    }

    fn show<V: Visitor>(_: &Spanned<Self>, _: &mut V) {}
}

impl<'a> Data<'a> for AnyAttribute<'a> {
    fn is_absent(&self) -> bool {
        false
    }

    fn span(&self) -> Span {
        self.value.span
    }

    fn visit<V: Visitor>(&self, visitor: &mut V) {
        visitor.value(&self.value);
    }
}
