//! Facets: merged over derivation steps, and refused where they do not apply.

use cif_runtime::simple::{WhiteSpace, builtin::Builtin};

use crate::error::Error;
use crate::model::{Enumerated, OwnFacet, SimpleType, Variety};
use crate::source::{Facet, FacetKind};

impl SimpleType {
    /// Applies the facets of one derivation step.
    pub(crate) fn restrict(&mut self, facets: &[Facet]) -> Result<(), Error> {
        let mut patterns = Vec::new();
        let mut words = Vec::new();
        let mut enumeration = Vec::new();
        for facet in facets {
            if !applies(facet.kind, &self.variety) {
                return Err(self.fault(facet, "does not apply to this type"));
            }
            match facet.kind {
                FacetKind::Pattern => {
                    patterns.push(facet.value.clone());
                    let first = facet.documentation.lines().next().unwrap_or_default();
                    if !first.is_empty() {
                        words.push(clause(first));
                    }
                }
                FacetKind::Enumeration => {
                    let value = self.white_space.normalise(facet.value.as_str().into());
                    let value = value.into_owned();
                    if enumeration.iter().all(|it: &Enumerated| it.value != value) {
                        enumeration.push(Enumerated {
                            value,
                            documentation: facet.documentation.clone(),
                        });
                    }
                }
                FacetKind::Length => self.facets.length = Some(self.number(facet)?),
                FacetKind::MinLength => self.facets.min_length = Some(self.number(facet)?),
                FacetKind::MaxLength => self.facets.max_length = Some(self.number(facet)?),
                FacetKind::TotalDigits => self.facets.total_digits = Some(self.number(facet)?),
                FacetKind::FractionDigits => {
                    self.facets.fraction_digits = Some(self.number(facet)?);
                }
                FacetKind::MinInclusive => {
                    self.facets.min_inclusive = Some(trimmed(facet));
                    self.facets.min_exclusive = None;
                }
                FacetKind::MaxInclusive => {
                    self.facets.max_inclusive = Some(trimmed(facet));
                    self.facets.max_exclusive = None;
                }
                FacetKind::MinExclusive => {
                    self.facets.min_exclusive = Some(trimmed(facet));
                    self.facets.min_inclusive = None;
                }
                FacetKind::MaxExclusive => {
                    self.facets.max_exclusive = Some(trimmed(facet));
                    self.facets.max_inclusive = None;
                }
                FacetKind::WhiteSpace => {
                    self.white_space = match facet.value.trim() {
                        "preserve" => WhiteSpace::Preserve,
                        "replace" => WhiteSpace::Replace,
                        "collapse" => WhiteSpace::Collapse,
                        _ => {
                            return Err(self.fault(facet, "is none of preserve, replace, collapse"));
                        }
                    }
                }
            }
            self.own.push(OwnFacet {
                kind: facet.kind,
                value: facet.value.clone(),
                documentation: facet.documentation.clone(),
                line: facet.line,
            });
        }
        if !patterns.is_empty() {
            self.facets.patterns.push(patterns);
            self.facets.words.push(words.join(", or "));
        }
        if !enumeration.is_empty() {
            self.facets.enumeration = enumeration;
        }
        Ok(())
    }

    fn number<T: std::str::FromStr>(&self, facet: &Facet) -> Result<T, Error> {
        facet
            .value
            .trim()
            .parse()
            .map_err(|_| self.fault(facet, "is not a number that can be used"))
    }

    fn fault(&self, facet: &Facet, message: &str) -> Error {
        let kind = facet.kind.as_str();
        Error::new(
            &self.component,
            facet.line,
            format!("{kind} \"{}\" {message}", facet.value),
        )
    }
}

/// A sentence as part of another one: without its full stop, and with a small
/// letter unless it begins with an abbreviation.
fn clause(sentence: &str) -> String {
    let sentence = sentence.trim_end_matches('.');
    let mut chars = sentence.chars();
    match (chars.next(), chars.clone().next()) {
        (Some(first), Some(second)) if !second.is_uppercase() => {
            first.to_lowercase().chain(chars).collect()
        }
        _ => sentence.to_owned(),
    }
}

fn trimmed(facet: &Facet) -> String {
    facet.value.trim().to_owned()
}

/// Whether a facet applies (XML Schema Part 2, 4.1.5).
fn applies(kind: FacetKind, variety: &Variety) -> bool {
    use FacetKind as K;
    let Variety::Atomic(built_in) = variety else {
        return match variety {
            Variety::List(_) => matches!(
                kind,
                K::Length
                    | K::MinLength
                    | K::MaxLength
                    | K::Pattern
                    | K::Enumeration
                    | K::WhiteSpace
            ),
            _ => matches!(kind, K::Pattern | K::Enumeration),
        };
    };
    let primitive = built_in.primitive();
    let has_length = matches!(
        primitive,
        Builtin::String
            | Builtin::AnyUri
            | Builtin::QName
            | Builtin::HexBinary
            | Builtin::Base64Binary
    );
    match kind {
        K::Pattern | K::WhiteSpace => true,
        K::Enumeration => primitive != Builtin::Boolean,
        K::Length | K::MinLength | K::MaxLength => has_length,
        K::MinInclusive | K::MaxInclusive | K::MinExclusive | K::MaxExclusive => {
            !has_length && !matches!(primitive, Builtin::Boolean | Builtin::AnySimpleType)
        }
        K::TotalDigits | K::FractionDigits => primitive == Builtin::Decimal,
    }
}
