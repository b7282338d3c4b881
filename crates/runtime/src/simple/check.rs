//! Checking a value against its type. Whether it fits is decided first and without
//! allocating; the words for what is wrong are sought only when something is.

use std::borrow::Cow;
use std::cmp::Ordering;

use crate::simple::fault::{FacetKind, Fault};
use crate::simple::number::{Number, Small};
use crate::simple::{Bound, Facets, SimpleType, Variety, explain, number, value};

impl SimpleType {
    /// Checks a value whose white space is already normalised.
    ///
    /// # Errors
    ///
    /// The first facet that the value breaks: first the datatype itself (the items
    /// of a list, the members of a union), then patterns, enumeration, length,
    /// bounds and digits.
    pub fn check(&self, value: &str) -> Result<(), Fault> {
        match self.broken(value) {
            None => Ok(()),
            Some(facet) => Err(explain::fault(self, value, facet)),
        }
    }

    /// Returns true if a value fits, its white space already normalised.
    pub fn fits(&self, value: &str) -> bool {
        self.broken(value).is_none()
    }

    /// Normalises white space as the type wants it. A union leaves that to its
    /// members.
    #[inline]
    pub fn normalise<'a>(&self, value: Cow<'a, str>) -> Cow<'a, str> {
        self.white_space.normalise(value)
    }

    /// Which member of a union a value belongs to: the first that fits, after its
    /// own white space. `None` also where the type is no union.
    pub fn member(&self, value: &str) -> Option<usize> {
        match self.variety {
            Variety::Union(members) => members
                .iter()
                .position(|member| member.fits(&member.normalise(Cow::Borrowed(value)))),
            _ => None,
        }
    }

    /// Which value of the enumeration a value is, compared as values, not as texts.
    pub fn enumeration_index(&self, value: &str) -> Option<usize> {
        let listed = self.facets.enumeration;
        let index = listed.iter().position(|&entry| entry == value);
        if index.is_some() || !self.has_variants() {
            return index;
        }
        listed
            .iter()
            .position(|entry| value::same(self, entry, value))
    }

    /// Returns true if two texts that fit stand for the same value.
    pub fn same(&self, a: &str, b: &str) -> bool {
        a == b || value::same(self, a, b)
    }

    /// Returns true if different texts may stand for one value.
    fn has_variants(&self) -> bool {
        match self.variety {
            Variety::Atomic(builtin) => builtin.has_variants(),
            Variety::List(_) | Variety::Union(_) => true,
        }
    }

    /// Returns true if values mean nothing beyond themselves.
    #[inline]
    pub(crate) fn is_ordinary(&self) -> bool {
        !(self.holds_names | self.has_identity)
    }

    /// Returns true if a value identifies the element that has it.
    pub(crate) fn is_identifier(&self) -> bool {
        matches!(self.variety, Variety::Atomic(super::Builtin::Id))
    }

    /// The first facet that a value breaks.
    pub(crate) fn broken(&self, value: &str) -> Option<FacetKind> {
        let mut number = None;
        let datatype = match self.variety {
            Variety::Atomic(builtin) => {
                number = builtin.small_number(value);
                let is_allowed = number.is_some() || builtin.allows(value);
                (!is_allowed).then_some(FacetKind::Datatype)
            }
            Variety::List(item) => {
                let fits = value::items(value).all(|text| item.fits(text));
                (!fits).then_some(FacetKind::Item)
            }
            Variety::Union(_) => self.member(value).is_none().then_some(FacetKind::Member),
        };
        datatype.or_else(|| self.broken_facet(value, number))
    }

    /// The first facet that a value breaks. `number` is the value where it was read as one of few
    /// digits.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "once for each value")]
    pub(crate) fn broken_facet(&self, value: &str, number: Option<Small>) -> Option<FacetKind> {
        let facets = &self.facets;
        if !facets.patterns.is_empty() && self.broken_pattern(value).is_some() {
            return Some(FacetKind::Pattern);
        }
        if !facets.enumeration.is_empty() && self.enumeration_index(value).is_none() {
            return Some(FacetKind::Enumeration);
        }
        if facets.limits_length()
            && let Some(broken) = self.broken_length(value)
        {
            return Some(broken);
        }
        if facets.limits_value() {
            return self
                .broken_bound(value, number)
                .or_else(|| self.broken_digits(value));
        }
        None
    }

    /// The number of the first pattern that a value breaks. Where a union leaves white space to its
    /// members, the one that the value belongs to has seen to it before.
    pub(crate) fn broken_pattern(&self, value: &str) -> Option<usize> {
        let text = self.spelling(value);
        let mut patterns = self.facets.patterns.iter();
        patterns.position(|pattern| !pattern.accepts(&text))
    }

    /// Length as the type counts it; `None` where it has none.
    pub(crate) fn length_of(&self, value: &str) -> Option<usize> {
        match self.variety {
            Variety::Atomic(builtin) => builtin.length(value),
            Variety::List(_) => Some(value::items(value).count()),
            Variety::Union(_) => None,
        }
    }

    fn broken_length(&self, value: &str) -> Option<FacetKind> {
        let facets = &self.facets;
        if self.is_surely_long_enough(value) {
            return None;
        }
        let length = self.length_of(value)?;
        if facets.length.is_some_and(|wanted| length != wanted) {
            Some(FacetKind::Length)
        } else if facets.min_length.is_some_and(|least| length < least) {
            Some(FacetKind::MinLength)
        } else if facets.max_length.is_some_and(|most| length > most) {
            Some(FacetKind::MaxLength)
        } else {
            None
        }
    }

    /// Spares strings the counting of characters for the commonest facet, a least
    /// length of 1: a character has four bytes at the most.
    fn is_surely_long_enough(&self, value: &str) -> bool {
        let facets = &self.facets;
        facets.length.is_none()
            && facets.max_length.is_none()
            && matches!(self.variety, Variety::Atomic(builtin) if !builtin.has_variants())
            && facets
                .min_length
                .is_some_and(|least| value.len().div_ceil(4) >= least)
    }

    /// A value beside a bound, neither less nor greater, is out of bounds.
    fn broken_bound(&self, value: &str, number: Option<Small>) -> Option<FacetKind> {
        let Variety::Atomic(builtin) = self.variety else {
            return None;
        };
        if number.is_some() {
            let number = Number::with(value, number);
            return self.facets.broken_bound(|it| Some(number.cmp(it.number())));
        }
        let ordered = builtin.ordered(value);
        let compare = |bound: &Bound| ordered.as_ref()?.compare(&builtin.ordered(bound)?);
        self.facets.broken_bound(compare)
    }

    fn broken_digits(&self, value: &str) -> Option<FacetKind> {
        let more = |count: usize, most: Option<u32>| {
            most.is_some_and(|most| usize::try_from(most).is_ok_and(|most| count > most))
        };
        let facets = &self.facets;
        if facets.total_digits.is_none() && facets.fraction_digits.is_none() {
            return None;
        }
        let decimal = number::Decimal::new(value);
        if more(decimal.total_digits(), facets.total_digits) {
            Some(FacetKind::TotalDigits)
        } else if more(decimal.fraction_digits(), facets.fraction_digits) {
            Some(FacetKind::FractionDigits)
        } else {
            None
        }
    }
}

impl Facets {
    /// The first bound that a value breaks, which is compared by `compare`.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "once for each number")]
    fn broken_bound(&self, compare: impl Fn(&Bound) -> Option<Ordering>) -> Option<FacetKind> {
        let breaks = |bound: &Option<Bound>, is_within: fn(Ordering) -> bool| match bound {
            Some(bound) => !compare(bound).is_some_and(is_within),
            None => false,
        };
        if breaks(&self.min_inclusive, Ordering::is_ge) {
            Some(FacetKind::MinInclusive)
        } else if breaks(&self.max_inclusive, Ordering::is_le) {
            Some(FacetKind::MaxInclusive)
        } else if breaks(&self.min_exclusive, Ordering::is_gt) {
            Some(FacetKind::MinExclusive)
        } else if breaks(&self.max_exclusive, Ordering::is_lt) {
            Some(FacetKind::MaxExclusive)
        } else {
            None
        }
    }

    const fn limits_length(&self) -> bool {
        self.length.is_some() || self.min_length.is_some() || self.max_length.is_some()
    }

    const fn limits_value(&self) -> bool {
        self.min_inclusive.is_some()
            || self.max_inclusive.is_some()
            || self.min_exclusive.is_some()
            || self.max_exclusive.is_some()
            || self.total_digits.is_some()
            || self.fraction_digits.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simple::{Builtin, WhiteSpace};
    use proptest::prelude::*;

    const fn list_of(item: &'static SimpleType) -> SimpleType {
        SimpleType {
            name: "list",
            white_space: WhiteSpace::Collapse,
            variety: Variety::List(item),
            holds_names: false,
            facets: Facets::NONE,
            has_identity: false,
            repair: None,
            salvage: None,
            explain: None,
        }
    }

    const DATE: SimpleType = SimpleType {
        facets: Facets {
            min_inclusive: Some(Bound::new("1851-05-01")),
            max_exclusive: Some(Bound::new("2100-01-01Z")),
            ..Facets::NONE
        },
        ..SimpleType::of(Builtin::Date)
    };
    const EITHER: SimpleType = SimpleType {
        name: "either",
        white_space: WhiteSpace::Preserve,
        holds_names: false,
        variety: Variety::Union(&[
            &DATE,
            &SimpleType::of(Builtin::Double),
            &list_of(&SimpleType::of(Builtin::Base64Binary)),
        ]),
        facets: Facets {
            enumeration: &["2000-01-01", "1.5", "AAAA AA=="],
            ..Facets::NONE
        },
        has_identity: false,
        repair: None,
        salvage: None,
        explain: None,
    };

    #[test]
    fn the_first_member_that_fits_counts() {
        let members = ["2000-01-01", " 15 ", "AAAA", "-"].map(|value| EITHER.member(value));
        assert_eq!(members, [Some(0), Some(1), Some(2), None]);
        assert_eq!(DATE.member("2000-01-01"), None);
    }

    #[test]
    fn enumerations_list_values_not_texts() {
        let index = |value| EITHER.enumeration_index(value);
        assert_eq!(index("15e-1"), Some(1));
        assert_eq!(index("AAAA  AA=="), Some(2));
        assert_eq!(index("AA=="), None);
    }

    /// Returns the first bound that a decimal breaks, each compared by all of its digits.
    fn bound_broken_by_digits(ty: &SimpleType, text: &str) -> Option<FacetKind> {
        let facets = &ty.facets;
        let side = |bound: &Bound| number::Decimal::new(text).cmp(&number::Decimal::new(bound));
        let breaks = |bound: &Option<Bound>, allowed: fn(Ordering) -> bool| {
            bound.as_ref().is_some_and(|bound| !allowed(side(bound)))
        };
        [
            (
                breaks(&facets.min_inclusive, Ordering::is_ge),
                FacetKind::MinInclusive,
            ),
            (
                breaks(&facets.max_inclusive, Ordering::is_le),
                FacetKind::MaxInclusive,
            ),
            (
                breaks(&facets.min_exclusive, Ordering::is_gt),
                FacetKind::MinExclusive,
            ),
            (
                breaks(&facets.max_exclusive, Ordering::is_lt),
                FacetKind::MaxExclusive,
            ),
        ]
        .into_iter()
        .find_map(|(is_broken, facet)| is_broken.then_some(facet))
    }

    proptest! {
        #[test]
        fn no_text_makes_a_check_panic(text in any::<String>()) {
            for &builtin in Builtin::ALL {
                let simple_type = SimpleType::of(builtin);
                let value = simple_type.normalise(Cow::Borrowed(&text));
                prop_assert_eq!(simple_type.check(&value).is_ok(), builtin.allows(&value));
                builtin.compare(&value, &value);
                builtin.length(&value);
            }
        }

        /// Texts near those that mean something reach further than any text.
        #[test]
        fn near_misses_do_not_either(text in "[-+0-9:.TZPYMDHSEeINFa=/ ]{0,24}") {
            let fits = EITHER.check(&text).is_ok();
            prop_assert_eq!(fits, EITHER.fits(&text));
            for &builtin in Builtin::ALL {
                if builtin.allows(&text) {
                    prop_assert!(builtin.same(&text, &text) , "{:?} {}", builtin, text);
                }
            }
        }

        #[test]
        fn numbers_of_few_digits_are_checked_as_others(
            text in "[-+]?[0-9]{0,3}(\\.[0-9]{0,12})?|[-+]?[0-9]{17,21}|[-+]?(180|90)(\\.0{0,9}[01]?)?",
        ) {
            let types = [
                SimpleType::of(Builtin::Decimal).min_inclusive("-90.0").max_inclusive("90.0"),
                SimpleType::of(Builtin::Decimal).min_exclusive("-180").max_exclusive("180.000000001"),
                SimpleType::of(Builtin::Integer).min_inclusive("0").max_exclusive("180"),
                SimpleType::of(Builtin::Integer)
                    .min_inclusive("-100000000000000000000")
                    .max_inclusive("100000000000000000000"),
            ];
            for ty in types {
                let Variety::Atomic(builtin) = ty.variety else { continue };
                let datatype = (!builtin.allows(&text)).then_some(FacetKind::Datatype);
                let expected = datatype.or_else(|| bound_broken_by_digits(&ty, &text));
                prop_assert_eq!(ty.broken(&text), expected, "{}", text);
            }
            for &builtin in Builtin::ALL {
                let read = builtin.small_number(&text);
                prop_assert!(read.is_none() || builtin.allows(&text), "{:?} {}", builtin, text);
            }
        }
    }
}
