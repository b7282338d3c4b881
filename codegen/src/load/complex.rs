//! Complex types and their derivations.

use roxmltree::Node;

use super::{Loaded, Loader, derivation, elements, is_true, kind, methods, value};
use crate::lines::documentation;
use crate::source::{ComplexType, Content};

impl Loader<'_> {
    pub(super) fn complex_type(&mut self, node: Node<'_, '_>) -> Loaded<ComplexType> {
        let name = self.enter_type(node);
        let mut mixed = is_true(node, "mixed").unwrap_or(false);
        let derived = elements(node).find(|it| kind(*it).ends_with("Content"));
        let content = match derived {
            Some(derived) => {
                mixed = is_true(derived, "mixed").unwrap_or(mixed);
                self.derived(derived)?
            }
            None => Content::Plain(self.particles(node)?.pop(), self.attribute_uses(node)?),
        };
        self.leave_type(&name);
        Ok(ComplexType {
            name,
            mixed,
            is_abstract: is_true(node, "abstract").unwrap_or(false),
            block: methods(node, "block"),
            final_for: methods(node, "final"),
            content,
            documentation: documentation(node),
            line: self.line(node),
        })
    }

    /// The content of an `xs:simpleContent` or `xs:complexContent`.
    fn derived(&mut self, content: Node<'_, '_>) -> Loaded<Content> {
        let Some(node) = derivation(content) else {
            return Err(self.error(content, "the type is derived from nothing"));
        };
        let is_extension = kind(node) == "extension";
        let base = value(node, "base").unwrap_or_default();
        let base = self.type_name(node, &base)?;
        if kind(content) == "complexContent" {
            return Ok(Content::Complex {
                base,
                is_extension,
                particle: self.particles(node)?.pop(),
                attributes: self.attribute_uses(node)?,
            });
        }
        let inner = elements(node).find(|it| kind(*it) == "simpleType");
        Ok(Content::Simple {
            base,
            is_extension,
            inner: inner
                .map(|it| self.simple_type(it))
                .transpose()?
                .map(Box::new),
            facets: self.facets(node),
            attributes: self.attribute_uses(node)?,
        })
    }
}
