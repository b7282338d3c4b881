//! Attributes of an element against those its type declares.

use std::borrow::Cow;

use super::{AttributeValue, Reader};
use crate::identity::Component;
use crate::scan::RawAttribute;
use crate::schema::namespaces::{XSI, split};
use crate::schema::{Attribute, ComplexType, is_unchecked};
use crate::simple::{Fault, SimpleType};
use crate::span::{Span, Spanned};
use crate::violation::Violation;

impl<'a> Reader<'a> {
    /// Checks the attributes of the start tag that was read last.
    pub(super) fn attributes(&mut self, ty: &'static ComplexType, tag: Span) {
        self.attributes.clear();
        self.lacking = false;
        let (mut seen, mut seen_late) = (0_u64, 0_u64);
        for position in 0..self.scanner.attributes().len() {
            let raw = self.scanner.attributes()[position];
            let name = self.scanner.attribute_name(raw.name);
            let Some(index) = name.and_then(|name| (ty.attribute)(name.as_bytes())) else {
                self.undeclared_attribute(&raw, ty);
                continue;
            };
            let attribute = &ty.attributes[index];
            if index < 64 {
                seen |= 1 << index;
            } else {
                seen_late |= 1 << (index & 63);
            }
            let Some(value) = self.attribute_value(attribute, &raw, ty.name) else {
                self.lacking |= attribute.required && attribute.ty.is_closed();
                continue;
            };
            if self.building {
                let text = Spanned::new(value, raw.span);
                let name = self.names_attributes;
                let name = name.then(|| Box::new(self.attribute_name(raw.name)));
                self.attributes.push(AttributeValue { index, name, text });
            }
        }
        let [required, required_late] = ty.required_halves();
        if required & !seen != 0 || required_late & !seen_late != 0 {
            self.absent(ty, [seen, seen_late], tag);
        }
    }

    /// An attribute that a type does not declare: a wildcard may allow it.
    #[cold]
    fn undeclared_attribute(&mut self, raw: &RawAttribute<'a>, ty: &'static ComplexType) {
        let (prefix, _) = split(raw.name);
        if is_unchecked(ty) && self.scanner.namespace(prefix) == Some(XSI) {
            return self.keep_instance_attribute(raw);
        }
        let mut wildcard = ty.others.iter();
        if !wildcard.any(|it| self.other_attribute(it, raw, ty)) {
            self.unknown_attribute(raw, ty.name, ty.attributes);
        }
    }

    /// The value of an attribute by its declaration, if it fits. `owner` is the type
    /// that declares it; empty where the schema does.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "once for each attribute")]
    pub(super) fn attribute_value(
        &mut self,
        attribute: &'static Attribute,
        raw: &RawAttribute<'a>,
        owner: &'static str,
    ) -> Option<Cow<'a, str>> {
        let mut value = attribute.ty.normalise(raw.value());
        if value.len() > self.scanner.limits().list
            && self.is_long_list(attribute.ty, &value, raw.span)
        {
            return None;
        }
        let outcome = if attribute.ty.is_ordinary() {
            attribute.ty.check(&value)
        } else {
            self.reaching_value(attribute, raw, owner, &mut value)
        };
        if let Err(fault) = outcome {
            let component = Component::Attribute(owner, attribute.name);
            value = self.misfit_attribute(attribute, raw, component, &value, &fault)?;
        }
        match attribute.fixed {
            Some(fixed) if !attribute.ty.same(&value, fixed) => {
                self.other_than_fixed(attribute, raw, owner, fixed);
                None
            }
            _ => Some(value),
        }
    }

    /// Checks a value whose meaning reaches beyond itself: a name in a namespace, or an
    /// identity in the document.
    #[cold]
    fn reaching_value(
        &mut self,
        attribute: &'static Attribute,
        raw: &RawAttribute<'a>,
        owner: &'static str,
        value: &mut Cow<'a, str>,
    ) -> Result<(), Fault> {
        if attribute.ty.holds_names {
            *value = attribute.ty.qualify(value, &self.scanner)?.into();
        } else {
            attribute.ty.check(value)?;
        }
        if attribute.ty.has_identity {
            let component = Component::Attribute(owner, attribute.name);
            self.identify(attribute.ty, value, component, raw.span);
        }
        Ok(())
    }

    /// Reports a value that does not fit; gives the repaired one, if there is one.
    #[cold]
    fn misfit_attribute(
        &mut self,
        attribute: &'static Attribute,
        raw: &RawAttribute<'a>,
        component: Component,
        value: &str,
        fault: &Fault,
    ) -> Option<Cow<'a, str>> {
        let id = format!("xsd:{component}/{}", fault.facet);
        let message = format!("attribute `{}`: {fault}", attribute.name);
        let violation = Violation::new(id, raw.span, message);
        self.repair(attribute.ty, value, violation)
    }

    #[cold]
    fn other_than_fixed(
        &mut self,
        attribute: &'static Attribute,
        raw: &RawAttribute<'a>,
        owner: &'static str,
        fixed: &'static str,
    ) {
        let id = format!("xsd:{}/fixed", Component::Attribute(owner, attribute.name));
        let message = format!("attribute `{}` can only be `{fixed}`", attribute.name);
        let violation = Violation::new(id, raw.span, message);
        self.report(if attribute.ty.holds_names {
            // What to write depends on the prefixes of the document.
            violation
        } else {
            violation.with_fix(raw.span, crate::escape::attribute(fixed))
        });
    }

    /// Looks at the attributes that are absent, of which one must stand, or its absence
    /// is a reference.
    #[cold]
    fn absent(&mut self, ty: &'static ComplexType, seen: [u64; 2], tag: Span) {
        let is_absent = |(index, _): &(usize, _)| seen[index / 64] & (1 << (index % 64)) == 0;
        for (_, attribute) in ty.attributes.iter().enumerate().filter(is_absent) {
            if attribute.required {
                let id = format!("xsd:{}/@{}/required", ty.name, attribute.name);
                let message = format!("attribute `{}` is missing", attribute.name);
                self.report(Violation::new(id, tag, message));
                self.lacking |= attribute.ty.is_closed();
            } else if let Some(text) = attribute.default.or(attribute.fixed)
                && attribute.ty.has_identity
            {
                let component = Component::Attribute(ty.name, attribute.name);
                self.identify(attribute.ty, text, component, tag);
            }
        }
    }

    /// Checks the attributes of an element that declares none.
    pub(super) fn no_attributes(&mut self, component: &str) {
        self.attributes.clear();
        for position in 0..self.scanner.attributes().len() {
            let raw = self.scanner.attributes()[position];
            self.unknown_attribute(&raw, component, &[]);
        }
    }

    /// An attribute that is not declared: allowed only where it belongs to
    /// XML itself or says where the schema is.
    #[cold]
    fn unknown_attribute(
        &mut self,
        raw: &RawAttribute<'a>,
        component: &str,
        declared: &'static [Attribute],
    ) {
        let violation = match raw.name.split_once(':') {
            Some(("xmlns", _)) => return,
            None if raw.name == "xmlns" => {
                if raw.raw.is_empty() || !self.scanner.namespaces().is_empty() {
                    return;
                }
                Violation::new(
                    "xsd:namespace",
                    raw.span,
                    "the elements here have no namespace",
                )
                .with_help("remove the attribute `xmlns`")
            }
            Some((prefix, _)) if self.scanner.namespace(prefix) == Some(XSI) => {
                return self.take_instance_attribute(raw);
            }
            _ => {
                let id = format!("xsd:{component}/undeclared-attribute");
                let names = declared.iter().map(|attribute| attribute.name);
                match self.attribute_in_other_namespace(raw.name, names) {
                    Some(found) => found.violation(id, raw.name_span),
                    None => Violation::new(
                        id,
                        raw.name_span,
                        format!("attribute `{}` is not declared here", raw.name),
                    ),
                }
            }
        };
        self.report(violation);
    }

    /// Reports a value that does not fit; gives back the right text where a
    /// lenient reader knows it, or what is sound in it.
    #[cold]
    pub(super) fn repair(
        &mut self,
        ty: &'static SimpleType,
        value: &str,
        violation: Violation,
    ) -> Option<Cow<'a, str>> {
        let made = |by: Option<fn(&str) -> Option<String>>| {
            let text = by.and_then(|make| make(value));
            text.filter(|text| ty.fits(text))
        };
        let repaired = made(ty.repair);
        let span = violation.span;
        self.report(match &repaired {
            Some(text) => violation
                .with_help(format!("write `{text}`"))
                .with_fix(span, crate::escape::attribute(text)),
            None => violation,
        });
        repaired.or_else(|| made(ty.salvage)).map(Cow::Owned)
    }
}
