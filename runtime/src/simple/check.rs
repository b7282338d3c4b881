//! Checking a value against its type. Whether it fits is decided first and without
//! allocating; the words for what is wrong are sought only when something is.

use std::borrow::Cow;
use std::cmp::Ordering;

use crate::simple::fault::{FacetKind, Fault};
use crate::simple::{Facets, SimpleType, Variety, explain, number, value};

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

    /// Whether a value fits, its white space already normalised.
    pub fn fits(&self, value: &str) -> bool {
        self.broken(value).is_none()
    }

    /// Normalises white space as the type wants it. A union leaves that to its
    /// members.
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

    /// Whether different texts may stand for one value.
    fn has_variants(&self) -> bool {
        match self.variety {
            Variety::Atomic(builtin) => builtin.has_variants(),
            Variety::List(_) | Variety::Union(_) => true,
        }
    }

    /// The first facet that a value breaks.
    pub(crate) fn broken(&self, value: &str) -> Option<FacetKind> {
        let datatype = match self.variety {
            Variety::Atomic(builtin) => (!builtin.allows(value)).then_some(FacetKind::Datatype),
            Variety::List(item) => {
                let fits = value::items(value).all(|text| item.fits(text));
                (!fits).then_some(FacetKind::Item)
            }
            Variety::Union(_) => self.member(value).is_none().then_some(FacetKind::Member),
        };
        datatype.or_else(|| self.broken_facet(value))
    }

    fn broken_facet(&self, value: &str) -> Option<FacetKind> {
        let facets = &self.facets;
        if !facets.patterns.iter().all(|pattern| pattern.accepts(value)) {
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
                .broken_bound(value)
                .or_else(|| self.broken_digits(value));
        }
        None
    }

    /// Length as the type counts it; `None` where it has none.
    pub(crate) fn length(&self, value: &str) -> Option<usize> {
        match self.variety {
            Variety::Atomic(builtin) => builtin.length(value),
            Variety::List(_) => Some(value::items(value).count()),
            Variety::Union(_) => None,
        }
    }

    fn broken_length(&self, value: &str) -> Option<FacetKind> {
        let length = self.length(value)?;
        let facets = &self.facets;
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

    /// A value beside a bound, neither less nor greater, is out of bounds.
    fn broken_bound(&self, value: &str) -> Option<FacetKind> {
        use Ordering::{Equal, Greater, Less};
        let Variety::Atomic(builtin) = self.variety else {
            return None;
        };
        let facets = &self.facets;
        let breaks = |bound: Option<&str>, allowed: &[Ordering]| {
            bound.is_some_and(|bound| {
                !(builtin.compare(value, bound)).is_some_and(|order| allowed.contains(&order))
            })
        };
        if breaks(facets.min_inclusive, &[Greater, Equal]) {
            Some(FacetKind::MinInclusive)
        } else if breaks(facets.max_inclusive, &[Less, Equal]) {
            Some(FacetKind::MaxInclusive)
        } else if breaks(facets.min_exclusive, &[Greater]) {
            Some(FacetKind::MinExclusive)
        } else if breaks(facets.max_exclusive, &[Less]) {
            Some(FacetKind::MaxExclusive)
        } else {
            None
        }
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
