//! Elements of generated types, read by the engine.

use std::borrow::Cow;

use super::{AttributeValue, Node, Reader};
use crate::record::Content;
use crate::schema::{self, ComplexType};
use crate::span::{Span, Spanned};

/// An element with attributes or children, as generated types implement it.
pub trait Element<'a>: Content<'a> {
    /// The type of these elements.
    const TYPE: &'static ComplexType;

    /// Takes an attribute.
    fn attribute(&mut self, attribute: AttributeValue<'a>) {
        let _ = attribute;
    }

    /// Takes a child: reads it once, as [`Content::read`] does.
    fn child(&mut self, slot: usize, reader: &mut Reader<'a>) {
        let _ = (slot, reader);
    }

    /// Takes the text of simple content, or a run of text in mixed content.
    fn text(&mut self, text: Spanned<Cow<'a, str>>) {
        let _ = text;
    }
}

impl<'a> Reader<'a> {
    /// Reads the element that was entered last.
    // It has a frame of its own: inlined, what the reading of every child needs
    // would lie on the stack once for each level of a deep document.
    #[inline(never)]
    pub fn element<T: Element<'a>>(&mut self) -> Spanned<T> {
        let start = self.entered;
        let mut lacking = self.lacking;
        // It is made where it is returned, and not moved.
        let mut element = Spanned::new(T::placeholder(), Span::NONE);
        let value = &mut element.value;
        let mut attributes = std::mem::take(&mut self.attributes);
        let is_bare = attributes.is_empty();
        for attribute in attributes.drain(..) {
            value.attribute(attribute);
        }
        self.attributes = attributes;
        if let schema::Content::Text(ty) = T::TYPE.content {
            let text = std::mem::take(&mut self.text);
            value.text(text);
            // An element whose text does not fit stays for its attributes, if it has any.
            lacking |= self.misfit && (ty.is_closed() || (is_bare && !ty.has_blank()));
        } else {
            let depth = self.frames.len();
            loop {
                match self.node() {
                    Node::Child(slot) => {
                        value.child(slot, self);
                        // What cannot be left out stays, with its placeholder.
                        self.misfit = false;
                    }
                    Node::Text(text) => value.text(text),
                    Node::End => break,
                }
                self.leave_to(depth);
            }
        }
        self.misfit = lacking;
        element.span = Span {
            start,
            end: self.left,
        };
        element
    }

    /// Reads the element that was entered last into a box.
    #[inline(never)]
    pub fn boxed<T: Element<'a>>(&mut self) -> Box<Spanned<T>> {
        Box::new(self.element())
    }
}
