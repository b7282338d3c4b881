//! Simple types and their facets.

use xsd_parser::models::schema::xs;

use super::{Loaded, Loader, documentation};
use crate::source::{Derivation, Facet, FacetKind, SimpleType, TypeUse};

impl Loader {
    pub(super) fn simple_type(&mut self, ty: &xs::SimpleBaseType) -> Loaded<SimpleType> {
        use xs::SimpleBaseTypeContent as S;
        let line = self.lines.next("simpleType");
        let name = ty.name.clone().unwrap_or_default();
        if !name.is_empty() {
            self.path.push(name.clone());
        }
        let mut derivation = None;
        for content in &ty.content {
            derivation = Some(match content {
                S::Annotation(_) => continue,
                S::Restriction(it) => self.simple_restriction(it)?,
                S::List(it) => self.list(it)?,
                S::Union(it) => self.union(it)?,
            });
        }
        let derivation =
            derivation.ok_or_else(|| self.error(line, "the type is derived from nothing"))?;
        if !name.is_empty() {
            self.path.pop();
        }
        Ok(SimpleType {
            name,
            derivation,
            documentation: documentation(ty.content.iter().filter_map(|it| match it {
                S::Annotation(it) => Some(it),
                _ => None,
            })),
            line,
        })
    }

    fn simple_restriction(&mut self, restriction: &xs::Restriction) -> Loaded<Derivation> {
        let line = self.lines.next("restriction");
        let mut base = match &restriction.base {
            Some(name) => Some(TypeUse::Named(self.name(name, line)?)),
            None => None,
        };
        let mut facets = Vec::new();
        for content in &restriction.content {
            match content {
                xs::RestrictionContent::Annotation(_) => {}
                xs::RestrictionContent::SimpleType(it) => {
                    base = Some(TypeUse::Simple(Box::new(self.simple_type(it)?)));
                }
                xs::RestrictionContent::Facet(it) => facets.push(self.facet(it)?),
            }
        }
        let base = base.ok_or_else(|| self.error(line, "a restriction of nothing"))?;
        Ok(Derivation::Restriction {
            base: Box::new(base),
            facets,
        })
    }

    fn list(&mut self, list: &xs::List) -> Loaded<Derivation> {
        let line = self.lines.next("list");
        let item = match (&list.item_type, &list.simple_type) {
            (Some(name), _) => TypeUse::Named(self.name(name, line)?),
            (None, Some(it)) => TypeUse::Simple(Box::new(self.simple_type(it)?)),
            (None, None) => return Err(self.error(line, "a list of nothing")),
        };
        Ok(Derivation::List(Box::new(item)))
    }

    fn union(&mut self, union: &xs::Union) -> Loaded<Derivation> {
        let line = self.lines.next("union");
        let mut members = Vec::new();
        for name in union.member_types.iter().flat_map(|names| &names.0) {
            members.push(TypeUse::Named(self.name(name, line)?));
        }
        for member in &union.simple_type {
            members.push(TypeUse::Simple(Box::new(self.simple_type(member)?)));
        }
        if members.is_empty() {
            return Err(self.error(line, "a union of nothing"));
        }
        Ok(Derivation::Union(members))
    }

    pub(super) fn facet(&mut self, facet: &xs::Facet) -> Loaded<Facet> {
        use FacetKind as K;
        use xs::Facet as F;
        let (kind, facet) = match facet {
            F::MinExclusive(it) => (K::MinExclusive, it),
            F::MinInclusive(it) => (K::MinInclusive, it),
            F::MaxExclusive(it) => (K::MaxExclusive, it),
            F::MaxInclusive(it) => (K::MaxInclusive, it),
            F::TotalDigits(it) => (K::TotalDigits, it),
            F::FractionDigits(it) => (K::FractionDigits, it),
            F::Length(it) => (K::Length, it),
            F::MinLength(it) => (K::MinLength, it),
            F::MaxLength(it) => (K::MaxLength, it),
            F::Enumeration(it) => (K::Enumeration, it),
            F::WhiteSpace(it) => (K::WhiteSpace, it),
            F::Pattern(it) => (K::Pattern, it),
            F::Assertion(_) => return self.refuse("assertion"),
            F::ExplicitTimezone(_) => return self.refuse("explicitTimezone"),
        };
        Ok(Facet {
            kind,
            value: facet.value.clone(),
            documentation: documentation(facet.annotation.iter()),
            line: self.lines.next(kind.as_str()),
        })
    }
}
