//! Facets: merged over derivation steps, and refused where they do not apply.

use cif_runtime::simple::{WhiteSpace, builtin::Builtin};

use crate::error::Error;
use crate::model::{Enumerated, OwnFacet, SimpleType, Variety};
use crate::source::{Facet, FacetKind};

impl SimpleType {
    /// Applies the facets of one derivation step.
    pub(crate) fn restrict(&mut self, facets: &[Facet]) -> Result<(), Error> {
        self.together(facets)?;
        self.keep_fixed(facets)?;
        // The values of an enumeration are values of the base.
        let of_base = self.white_space;
        for facet in facets.iter().filter(|it| it.kind == FacetKind::WhiteSpace) {
            self.white_space = match collapsed(facet).as_str() {
                "preserve" => WhiteSpace::Preserve,
                "replace" => WhiteSpace::Replace,
                "collapse" => WhiteSpace::Collapse,
                _ => return Err(self.fault(facet, "is none of preserve, replace, collapse")),
            }
        }
        let mut patterns = Vec::new();
        let mut words = Vec::new();
        let mut enumeration = Vec::new();
        for facet in facets {
            match facet.kind {
                FacetKind::Pattern => {
                    patterns.push(facet.value.clone());
                    let first = facet.documentation.lines().next().unwrap_or_default();
                    if !first.is_empty() {
                        words.push(clause(first));
                    }
                }
                FacetKind::Enumeration => {
                    let value = of_base.normalise(facet.value.as_str().into());
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
                FacetKind::TotalDigits => match self.number(facet)? {
                    0 => return Err(self.fault(facet, "is no number from 1 up")),
                    digits => self.facets.total_digits = Some(digits),
                },
                FacetKind::FractionDigits => {
                    self.facets.fraction_digits = Some(self.number(facet)?);
                }
                FacetKind::MinInclusive => {
                    self.facets.min_inclusive = Some(collapsed(facet));
                    self.facets.min_exclusive = None;
                }
                FacetKind::MaxInclusive => {
                    self.facets.max_inclusive = Some(collapsed(facet));
                    self.facets.max_exclusive = None;
                }
                FacetKind::MinExclusive => {
                    self.facets.min_exclusive = Some(collapsed(facet));
                    self.facets.min_inclusive = None;
                }
                FacetKind::MaxExclusive => {
                    self.facets.max_exclusive = Some(collapsed(facet));
                    self.facets.max_inclusive = None;
                }
                FacetKind::WhiteSpace => {}
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

    /// Refuses other values for what a base has fixed.
    fn keep_fixed(&mut self, facets: &[Facet]) -> Result<(), Error> {
        for facet in facets {
            let value = collapsed(facet);
            let of_base = self.fixed_value(facet.kind);
            if self.fixed.contains(&facet.kind)
                && of_base.is_some_and(|it| !is_same_number(&it, &value))
            {
                return Err(self.fault(facet, "differs from what the base has fixed"));
            }
        }
        let fixed = facets.iter().filter(|it| it.is_fixed).map(|it| it.kind);
        self.fixed.extend(fixed);
        Ok(())
    }

    /// The value of a facet that can be fixed.
    fn fixed_value(&self, kind: FacetKind) -> Option<String> {
        use FacetKind as K;
        let facets = &self.facets;
        match kind {
            K::Pattern | K::Enumeration => None,
            K::Length => facets.length.map(|it| it.to_string()),
            K::MinLength => facets.min_length.map(|it| it.to_string()),
            K::MaxLength => facets.max_length.map(|it| it.to_string()),
            K::TotalDigits => facets.total_digits.map(|it| it.to_string()),
            K::FractionDigits => facets.fraction_digits.map(|it| it.to_string()),
            K::MinInclusive => facets.min_inclusive.clone(),
            K::MaxInclusive => facets.max_inclusive.clone(),
            K::MinExclusive => facets.min_exclusive.clone(),
            K::MaxExclusive => facets.max_exclusive.clone(),
            K::WhiteSpace => Some(format!("{:?}", self.white_space).to_lowercase()),
        }
    }

    /// Refuses facets of one step that do not apply, stand twice, or cannot
    /// stand beside each other.
    fn together(&self, facets: &[Facet]) -> Result<(), Error> {
        use FacetKind as K;
        for (index, facet) in facets.iter().enumerate() {
            if !applies(facet.kind, &self.variety) {
                return Err(self.fault(facet, "does not apply to this type"));
            }
            let excluded: &[K] = match facet.kind {
                K::Pattern | K::Enumeration => continue,
                K::MinInclusive | K::MinExclusive => &[K::MinInclusive, K::MinExclusive],
                K::MaxInclusive | K::MaxExclusive => &[K::MaxInclusive, K::MaxExclusive],
                K::Length => &[K::Length],
                // Only what a base has said before any length may be repeated.
                K::MinLength if self.repeats(self.facets.min_length, facet) => &[K::MinLength],
                K::MaxLength if self.repeats(self.facets.max_length, facet) => &[K::MaxLength],
                K::MinLength => &[K::MinLength, K::Length],
                K::MaxLength => &[K::MaxLength, K::Length],
                K::TotalDigits | K::FractionDigits | K::WhiteSpace => &[facet.kind],
            };
            let other = facets[..index]
                .iter()
                .find(|it| excluded.contains(&it.kind));
            if let Some(other) = other {
                let message = match other.kind {
                    kind if kind == facet.kind => "stands twice".to_owned(),
                    kind => format!("cannot stand beside {}", kind.as_str()),
                };
                return Err(self.fault(facet, &message));
            }
        }
        Ok(())
    }

    /// Returns true if a facet says again what the base says, which has no length.
    fn repeats(&self, of_base: Option<usize>, facet: &Facet) -> bool {
        self.facets.length.is_none()
            && of_base.is_some_and(|it| self.number(facet).is_ok_and(|own: usize| own == it))
    }

    /// A number from 0 up; one that no value can reach is as good as any other.
    fn number<T: std::str::FromStr + Max>(&self, facet: &Facet) -> Result<T, Error> {
        let text = collapsed(facet);
        if !Builtin::NonNegativeInteger.allows(&text) {
            return Err(self.fault(facet, "is not a number that can be used"));
        }
        let digits = text.trim_start_matches('-');
        Ok(digits.parse().unwrap_or(T::MAX))
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

/// Returns true if two texts are one value, as far as that does not depend on the type:
/// zeros that say nothing may differ.
fn is_same_number(one: &str, other: &str) -> bool {
    fn plain(text: &str) -> &str {
        let text = text.trim_start_matches('+').trim_start_matches('0');
        if text.contains('.') {
            text.trim_end_matches('0').trim_end_matches('.')
        } else {
            text
        }
    }
    plain(one) == plain(other)
}

/// Numbers with a greatest one.
trait Max {
    const MAX: Self;
}

impl Max for usize {
    const MAX: Self = Self::MAX;
}

impl Max for u32 {
    const MAX: Self = Self::MAX;
}

fn collapsed(facet: &Facet) -> String {
    let value = facet.value.as_str().into();
    WhiteSpace::Collapse.normalise(value).into_owned()
}

/// Returns true if a facet applies (XML Schema Part 2, 4.1.5).
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
            | Builtin::Notation
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
