//! Simple types and their facets.

use roxmltree::Node;

use super::{Loaded, Loader, elements, is_true, kind, methods, value};
use crate::grammar;
use crate::lines::documentation;
use crate::source::{Derivation, Facet, FacetKind, SimpleType, TypeUse};

impl Loader<'_> {
    pub(super) fn simple_type(&mut self, node: Node<'_, '_>) -> Loaded<SimpleType> {
        let name = self.enter_type(node);
        let mut derivation = None;
        for child in elements(node) {
            derivation = Some(match kind(child) {
                "restriction" => self.simple_restriction(child)?,
                "list" => {
                    let item = self.type_use(child, "itemType")?;
                    let item = item.ok_or_else(|| self.error(child, "a list of nothing"))?;
                    Derivation::List(Box::new(item))
                }
                "union" => self.union(child)?,
                _ => continue,
            });
        }
        let derivation =
            derivation.ok_or_else(|| self.error(node, "the type is derived from nothing"))?;
        self.leave_type(&name);
        Ok(SimpleType {
            name,
            derivation,
            final_for: methods(node, "final"),
            documentation: documentation(node),
            line: self.line(node),
        })
    }

    fn simple_restriction(&mut self, node: Node<'_, '_>) -> Loaded<Derivation> {
        let base = self.type_use(node, "base")?;
        let base = base.ok_or_else(|| self.error(node, "a restriction of nothing"))?;
        Ok(Derivation::Restriction {
            base: Box::new(base),
            facets: self.facets(node),
        })
    }

    fn union(&mut self, node: Node<'_, '_>) -> Loaded<Derivation> {
        let mut members = Vec::new();
        let names = grammar::value(node, "memberTypes").unwrap_or_default();
        for name in names.split(' ').filter(|it| !it.is_empty()) {
            members.push(TypeUse::Named(self.type_name(node, name)?));
        }
        for child in elements(node).filter(|it| kind(*it) == "simpleType") {
            members.push(TypeUse::Simple(Box::new(self.simple_type(child)?)));
        }
        Ok(Derivation::Union(members))
    }

    pub(super) fn facets(&self, node: Node<'_, '_>) -> Vec<Facet> {
        let facets = elements(node).filter_map(|it| Some((it, FacetKind::from_name(kind(it))?)));
        let facets = facets.map(|(node, kind)| Facet {
            kind,
            value: value(node, "value").unwrap_or_default(),
            named: value(node, "value").and_then(|it| self.named(node, it.trim())),
            is_fixed: is_true(node, "fixed").unwrap_or(false),
            documentation: documentation(node),
            line: self.line(node),
        });
        facets.collect()
    }

    /// Begins a type: its name, empty where it has none.
    pub(super) fn enter_type(&mut self, node: Node<'_, '_>) -> String {
        let name = if node.has_attribute("name") {
            self.declared(node)
        } else {
            String::new()
        };
        if !name.is_empty() {
            self.path.push(name.clone());
        }
        name
    }

    pub(super) fn leave_type(&mut self, name: &str) {
        if !name.is_empty() {
            self.path.pop();
        }
    }
}
