//! Elements that are nil (`xsi:nil="true"`): empty, whatever their types ask for. Their
//! attributes are those of the type.

use super::{AttributeValue, Frame, Reader};
use crate::any::AnyAttribute;
use crate::identity::Component;
use crate::schema::{Child, ComplexType, Content, Type};
use crate::span::{Span, Spanned};
use crate::violation::Violation;

/// The type of what is nil: nothing can stand in it.
static NIL: ComplexType = ComplexType {
    name: "xsi:nil",
    attributes: &[],
    required: 0,
    attribute: |_| None,
    others: None,
    content: Content::Empty,
};

impl Frame {
    /// Returns true if the element is nil.
    pub(super) fn is_nil(&self) -> bool {
        std::ptr::eq(self.ty, &raw const NIL)
    }
}

impl<'a> Reader<'a> {
    /// Looks at a start tag whose element is nillable: returns true if it is nil.
    #[cold]
    pub(super) fn is_nil(&mut self, child: &'static Child, owner: &'static str, tag: Span) -> bool {
        let name = child.name;
        self.nillable = tag;
        let Some(raw) = self.instance_attribute("nil") else {
            return false;
        };
        if !self.says_nil(&raw) {
            return false;
        }
        if let Some(fixed) = child.fixed {
            let component = match child.ty {
                Type::Complex(ty) if matches!(ty.content, Content::Text(_)) => {
                    Component::Text(ty.name)
                }
                Type::Simple(_) | Type::Complex(_) => Component::Element(owner, name),
            };
            let id = format!("xsd:{component}/fixed");
            let message = format!("`{name}` can only hold `{fixed}`, and cannot be nil");
            self.report(Violation::new(id, tag, message));
        }
        true
    }

    /// Enters an element that is nil: checks its attributes by its type, which are kept
    /// with their names.
    #[cold]
    pub(super) fn enter_nil(
        &mut self,
        child: &'static Child,
        ty: Type,
        component: Component,
        tag: Span,
    ) {
        let names = std::mem::replace(&mut self.names_attributes, true);
        match ty {
            Type::Simple(_) => self.no_attributes(&component.to_string()),
            Type::Complex(ty) => self.attributes(ty, tag),
        }
        self.names_attributes = names;
        self.frames.push(Frame {
            child,
            ty: &NIL,
            state: 0,
            text_reported: false,
            seen: 0,
            tag,
        });
        self.entered = tag.start;
    }

    /// Reports what stands in an element that is nil.
    #[cold]
    pub(super) fn not_nil(&mut self, span: Span) -> Option<usize> {
        let name = self.frames.last()?.child.name;
        let component = self.declaration();
        let id = format!("xsd:{component}/nil");
        let message = format!("`{name}` is nil, so that nothing can stand in it");
        self.report_kept(Violation::new(id, span, message))
    }

    /// Reads the element that was entered last, if it is nil: its attributes.
    pub(crate) fn nil(&mut self) -> Option<Spanned<Vec<AnyAttribute<'a>>>> {
        if self.entered_text() || !self.frames.last()?.is_nil() {
            return None;
        }
        let start = self.entered;
        let attributes = std::mem::take(&mut self.attributes);
        let attributes = attributes.into_iter().filter_map(AttributeValue::into_any);
        let attributes = attributes
            .filter(|it| !it.name.is_instance("nil"))
            .collect();
        self.leave_to(self.frames.len() - 1);
        let end = self.left;
        Some(Spanned::new(attributes, Span { start, end }))
    }
}
