//! Facets: merged over derivation steps, and refused where they do not apply.

use std::collections::HashSet;

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
        let mut listed = HashSet::new();
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
                    if listed.insert(value.clone()) {
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
        for (index, facet) in facets.iter().enumerate() {
            if !applies(facet.kind, &self.variety) {
                return Err(self.fault(facet, "does not apply to this type"));
            }
            if matches!(facet.kind, FacetKind::Pattern | FacetKind::Enumeration) {
                continue;
            }
            let mut before = facets[..index].iter();
            if let Some(other) = before.find(|it| self.excludes(facet, it)) {
                let message = match other.kind {
                    kind if kind == facet.kind => "stands twice".to_owned(),
                    kind => format!("cannot stand beside {}", kind.as_str()),
                };
                return Err(self.fault(facet, &message));
            }
        }
        Ok(())
    }

    /// Returns true if two facets of one step cannot stand beside each other, in either
    /// order (XML Schema Part 2, 4.3.1.4 for lengths).
    fn excludes(&self, one: &Facet, other: &Facet) -> bool {
        use FacetKind as K;
        match (one.kind, other.kind) {
            (K::Length, K::MinLength | K::MaxLength) => !self.repeats(other),
            (K::MinLength | K::MaxLength, K::Length) => !self.repeats(one),
            (K::MinInclusive, K::MinExclusive)
            | (K::MinExclusive, K::MinInclusive)
            | (K::MaxInclusive, K::MaxExclusive)
            | (K::MaxExclusive, K::MaxInclusive) => true,
            (kind, other) => kind == other,
        }
    }

    /// Returns true if the least or greatest length is the one that the base has said
    /// before any length.
    fn repeats(&self, facet: &Facet) -> bool {
        let of_base = match facet.kind {
            FacetKind::MinLength => self.facets.min_length,
            _ => self.facets.max_length,
        };
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

#[cfg(test)]
mod tests {
    use crate::Generator;

    /// Neither order of the facets makes a difference. xmllint refuses both, where the
    /// specification and the JDK take what the base has said.
    #[test]
    fn a_length_stands_beside_the_bounds_of_its_base_alone() {
        let is_taken = |one: &str, other: &str| {
            let schema = format!(
                r#"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
                <xs:simpleType name="L"><xs:restriction base="xs:string"><xs:minLength value="1"/></xs:restriction></xs:simpleType>
                <xs:simpleType name="S"><xs:restriction base="L"><xs:{one}/><xs:{other}/></xs:restriction></xs:simpleType>
                </xs:schema>"#
            );
            Generator::new(schema).generate().is_ok()
        };
        let length = r#"length value="5""#;
        for (bound, expected) in [
            (r#"minLength value="1""#, true),
            (r#"minLength value="2""#, false),
            (r#"maxLength value="5""#, false),
        ] {
            assert_eq!(is_taken(length, bound), expected, "{bound}");
            assert_eq!(is_taken(bound, length), expected, "{bound}");
        }
    }
}
