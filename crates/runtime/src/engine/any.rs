//! Elements and attributes that a wildcard allows: by their declarations, where the
//! schema has them, and else as they are.

use std::borrow::Cow;

use super::content::bit;
use super::instance::{OTHER, is_of_all_elements};
use super::{AttributeValue, Node, Reader};
use crate::any::{Any, AnyAttribute, AnyElement, AnyName, AnyNode};
use crate::nested::Nested;
use crate::scan::RawAttribute;
use crate::schema::namespaces::{XSI, split};
use crate::schema::{Attribute, ComplexType, Model, Order, Process, Step, UNCHECKED, Wildcard};
use crate::span::{Span, Spanned};
use crate::violation::Violation;

impl<'a> Reader<'a> {
    /// The wildcard that allows an element here, where no name of the model does.
    pub(super) fn wildcard(
        &self,
        model: &'static Model,
        symbol: Option<usize>,
        name: &str,
    ) -> Option<&'static Wildcard> {
        let state = self.frames.last()?.state;
        let is_open = |symbol: usize| match &model.order {
            Order::Automaton { names, steps, .. } => {
                steps[usize::from(state) * names + symbol] != Step::NONE
            }
            Order::Counted(counted) => {
                let counts = self.counts(counted, state);
                counted.open(state, counts, symbol).is_some()
            }
            Order::All { .. } => false,
        };
        if symbol.is_some_and(is_open) {
            return None;
        }
        let namespace = self.element_namespace(name)?;
        let mut wildcards = model.wildcards.iter();
        wildcards.find(|it| is_open(it.symbol) && it.allowed.has(namespace))
    }

    /// Enters an element that a wildcard allows; gives its slot.
    pub(super) fn enter_any(
        &mut self,
        model: &'static Model,
        wildcard: &'static Wildcard,
        name: &'a str,
        tag: Span,
    ) -> Option<usize> {
        let frame = self.frames.last_mut()?;
        let slot = match &model.order {
            Order::Automaton { names, steps, .. } => {
                let step = steps[usize::from(frame.state) * names + wildcard.symbol];
                frame.state = step.state;
                usize::from(step.slot)
            }
            Order::Counted(counted) => {
                counted.advance(&mut frame.state, &mut self.counts, wildcard.symbol)?
            }
            Order::All { .. } => return None,
        };
        frame.seen |= bit(slot);
        let (owner, parent) = (frame.ty.name, frame.child.name);
        let id = || format!("xsd:{owner}/undeclared-element");
        let canonical = match self.scanner.element_name(name) {
            Some(name) if wildcard.process != Process::Skip => Some(name),
            _ => None,
        };
        let mut roots = self.schema.roots.iter();
        let declared = canonical.and_then(|name| roots.find(|it| it.name == name));
        let mut names = self.schema.abstract_elements.iter();
        let is_abstract = names.any(|it| Some(*it) == canonical);
        let names_type = || self.types.is_some() && self.instance_attribute("type").is_some();
        let child = match (declared, wildcard.process) {
            (Some(declared), _) => declared,
            _ if is_abstract => {
                let message = format!("`{name}` is abstract: only others can stand in its place");
                self.report(Violation::new(id(), tag, message));
                &UNCHECKED
            }
            (None, Process::Skip) => &UNCHECKED,
            (None, process) if process == Process::Lax || names_type() => {
                self.undeclared = tag;
                &model.children[slot]
            }
            (None, _) => {
                let message = format!("`{name}` in `{parent}` must be declared, and is not");
                self.report(Violation::new(id(), tag, message));
                &UNCHECKED
            }
        };
        self.names_attributes = true;
        self.enter(child, "", tag);
        self.names_attributes = false;
        Some(slot)
    }

    /// Takes an attribute that a type does not declare, if a wildcard allows it.
    pub(super) fn other_attribute(
        &mut self,
        wildcard: &Wildcard,
        raw: &RawAttribute<'a>,
        ty: &'static ComplexType,
    ) -> bool {
        let component = ty.name;
        if raw.name == "xmlns" || split(raw.name).0 == "xmlns" {
            return false;
        }
        let Some(namespace) = self.attribute_namespace(raw.name) else {
            return false;
        };
        let is_of_all = namespace == XSI && is_of_all_elements(split(raw.name).1);
        if is_of_all || !wildcard.allowed.has(namespace) {
            return false;
        }
        let mut value = raw.value();
        let declared = self.global_attribute(wildcard, raw.name);
        match declared {
            Some(attribute) => {
                if attribute.ty.is_identifier() && self.has_other_identifier(wildcard, raw, ty) {
                    let id = format!("xsd:{component}/undeclared-attribute");
                    let message = format!(
                        "attribute `{}` identifies the element, as another one does",
                        raw.name
                    );
                    self.report(Violation::new(id, raw.name_span, message));
                }
                let Some(fitting) = self.attribute_value(attribute, raw, "") else {
                    return true;
                };
                // A tree has names as they are written.
                if !attribute.ty.holds_names {
                    value = fitting;
                }
            }
            None if wildcard.process == Process::Strict => {
                let id = format!("xsd:{component}/undeclared-attribute");
                let message = format!("attribute `{}` must be declared, and is not", raw.name);
                self.report(Violation::new(id, raw.name_span, message));
                return true;
            }
            None => {}
        }
        if self.building {
            let name = Some(Box::new(self.attribute_name(raw.name)));
            let text = Spanned::new(value, raw.span);
            let index = OTHER;
            self.attributes.push(AttributeValue { index, name, text });
        }
        true
    }

    /// The declaration by which a wildcard has an attribute checked.
    fn global_attribute(&mut self, wildcard: &Wildcard, name: &str) -> Option<&'static Attribute> {
        let name = self.scanner.attribute_name(name)?;
        let mut attributes = self.schema.attributes.iter();
        attributes.find(|it| it.name == name && wildcard.process != Process::Skip)
    }

    /// Returns true if the type declares an identifier, or one stands before an attribute
    /// that the wildcard allows as well.
    fn has_other_identifier(
        &mut self,
        wildcard: &Wildcard,
        raw: &RawAttribute<'a>,
        ty: &ComplexType,
    ) -> bool {
        let is_identifier = |it: &Attribute| it.ty.is_identifier();
        if ty.attributes.iter().any(is_identifier) {
            return true;
        }
        for position in 0..self.scanner.attributes().len() {
            let name = self.scanner.attributes()[position].name;
            if name == raw.name {
                break;
            }
            if (self.global_attribute(wildcard, name)).is_some_and(is_identifier) {
                return true;
            }
        }
        false
    }

    /// Reads the element that was entered last as a tree.
    #[inline(never)]
    pub(crate) fn any(&mut self) -> Spanned<Any<'a>> {
        let start = self.entered;
        let mut any = Any::default();
        let attributes = std::mem::take(&mut self.attributes);
        any.attributes
            .extend(attributes.into_iter().filter_map(AttributeValue::into_any));
        if self.entered_text() {
            let text = std::mem::take(&mut self.text);
            if !text.value.is_empty() {
                any.nodes.push(AnyNode::Text(text));
            }
        } else {
            let depth = self.frames.len();
            loop {
                self.names_attributes = true;
                let node = self.node();
                self.names_attributes = false;
                match node {
                    Node::Child(_) => {
                        let element = crate::nested::with_stack(|| self.any_element());
                        any.nodes.push(AnyNode::Element(Nested::new(element)));
                    }
                    Node::Text(text) => any.nodes.push(AnyNode::Text(text)),
                    Node::End => break,
                }
                self.leave_to(depth);
            }
        }
        Spanned::new(
            any,
            Span {
                start,
                end: self.left,
            },
        )
    }

    /// Returns true if the content of the element entered last is a text: it is not among
    /// those that are open.
    pub(super) fn entered_text(&self) -> bool {
        let open = self.frames.last();
        open.is_none_or(|it| it.tag.is_none() || it.tag.start != self.entered)
    }

    /// Reads the element that was entered last, with its name.
    pub(crate) fn any_element(&mut self) -> Spanned<AnyElement<'a>> {
        let name = self.entered_name();
        self.any().map(|content| AnyElement { name, content })
    }

    /// The name of the element that was entered last.
    fn entered_name(&self) -> AnyName<'a> {
        let name = self.scanner.name_at(self.entered);
        any_name(name, self.element_namespace(name))
    }

    /// The name of an attribute of the element at hand.
    pub(super) fn attribute_name(&self, name: &'a str) -> AnyName<'a> {
        any_name(name, self.attribute_namespace(name))
    }

    /// The namespace of an element; nothing where its prefix is not declared.
    pub(super) fn element_namespace(&self, name: &str) -> Option<&str> {
        match split(name).0 {
            "" => Some(self.scanner.namespace("").unwrap_or_default()),
            prefix => self.scanner.namespace(prefix),
        }
    }

    /// The same of an attribute.
    pub(super) fn attribute_namespace(&self, name: &str) -> Option<&str> {
        match split(name).0 {
            "" => Some(""),
            prefix => self.scanner.namespace(prefix),
        }
    }
}

fn any_name<'a>(name: &'a str, namespace: Option<&str>) -> AnyName<'a> {
    let (prefix, local) = split(name);
    AnyName {
        prefix: Cow::Borrowed(prefix),
        local: Cow::Borrowed(local),
        namespace: Cow::Owned(namespace.unwrap_or_default().to_owned()),
    }
}

impl<'a> AttributeValue<'a> {
    /// The attribute with its name, where it was read for a tree.
    pub(super) fn into_any(self) -> Option<AnyAttribute<'a>> {
        Some(AnyAttribute {
            name: *self.name?,
            value: self.text,
        })
    }

    /// Takes an attribute that the type does not declare.
    pub fn put_other(self, others: &mut Vec<AnyAttribute<'a>>) {
        others.extend(self.into_any());
    }
}
