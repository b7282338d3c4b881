//! Attributes of XML Schema itself, which any element may have: `xsi:type` and its like.

use super::{AttributeValue, Reader};
use crate::scan::RawAttribute;
use crate::schema::namespaces::{XSI, split};
use crate::simple::WhiteSpace;
use crate::span::Spanned;
use crate::violation::Violation;

/// The number of attributes that a type does not declare.
pub(super) const OTHER: usize = usize::MAX;

/// Returns true if all elements may have the attribute of XML Schema with this local name.
pub(super) fn is_of_all_elements(local: &str) -> bool {
    matches!(
        local,
        "type" | "nil" | "schemaLocation" | "noNamespaceSchemaLocation"
    )
}

impl<'a> Reader<'a> {
    /// Finds one in the start tag at hand by its local name.
    pub(super) fn instance_attribute(&self, wanted: &str) -> Option<RawAttribute<'a>> {
        let mut attributes = self.scanner.attributes().iter();
        let found = attributes.find(|it| match split(it.name) {
            ("", _) => false,
            (prefix, local) => local == wanted && self.scanner.namespace(prefix) == Some(XSI),
        });
        found.copied()
    }

    /// Returns true if `xsi:nil` says that an element is nil.
    pub(super) fn says_nil(&mut self, raw: &RawAttribute<'a>) -> bool {
        let value = WhiteSpace::Collapse.normalise(raw.value());
        match &*value {
            "true" | "1" => true,
            "false" | "0" => false,
            _ => {
                let message = format!("`{}`: `{value}` is not true, false, 1 or 0", raw.name);
                self.report(Violation::new("xsd:instance-attribute", raw.span, message));
                false
            }
        }
    }

    /// Takes one that no wildcard allows: such attributes are part of no type.
    pub(super) fn take_instance_attribute(&mut self, raw: &RawAttribute<'a>) {
        let (_, local) = split(raw.name);
        let at = raw.span.range().start;
        let message = match local {
            "schemaLocation" | "noNamespaceSchemaLocation" => {
                return self.keep_instance_attribute(raw);
            }
            // Where the element was entered it was judged.
            "type" if self.types.is_some() => return self.keep_instance_attribute(raw),
            "nil" if self.nillable.range().contains(&at) => {
                return self.keep_instance_attribute(raw);
            }
            "nil" if self.undeclared.range().contains(&at) => {
                self.says_nil(raw);
                return self.keep_instance_attribute(raw);
            }
            "nil" => "can only stand in an element that may be nil",
            _ => "is not supported",
        };
        let message = format!("`{}` {message}", raw.name);
        let violation = Violation::new("xsd:instance-attribute", raw.name_span, message);
        self.report(violation);
    }

    /// Keeps one for a tree, where attributes have their names. That of a type is
    /// canonical, as its prefix may be another where it is written.
    pub(super) fn keep_instance_attribute(&mut self, raw: &RawAttribute<'a>) {
        if !self.building || !self.names_attributes {
            return;
        }
        let mut value = raw.value();
        if split(raw.name).1 == "type" {
            let name = WhiteSpace::Collapse.normalise(value);
            value = self.scanner.type_name(&name).map_or(name, Into::into);
        }
        let name = Some(Box::new(self.attribute_name(raw.name)));
        let text = Spanned::new(value, raw.span);
        let index = OTHER;
        self.attributes.push(AttributeValue { index, name, text });
    }
}
