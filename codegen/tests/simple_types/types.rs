//! From the data to the tables of the run-time, as generated code would hold them.

use cif_codegen::pattern;
use cif_runtime::simple::{Bound, Builtin, Facets, SimpleType};

use crate::cases::{Description, Kind, Step};

/// Tables live as long as the program, in generated code as here.
fn leak<T: ?Sized>(value: Box<T>) -> &'static T {
    Box::leak(value)
}

pub(crate) fn build(description: &Description) -> SimpleType {
    let base = builtin(&description.bases[0]);
    let mut simple_type = match description.kind {
        Kind::Atomic => base,
        Kind::List => SimpleType::list("list", leak(Box::new(base))),
        Kind::Union => {
            let members = description
                .bases
                .iter()
                .map(|base| leak(Box::new(builtin(base))));
            SimpleType::union("union", leak(members.collect()))
        }
    };
    for step in &description.steps {
        restrict(&mut simple_type.facets, step);
    }
    simple_type
}

fn builtin(name: &str) -> SimpleType {
    if let Some(builtin) = Builtin::from_name(name) {
        return SimpleType::of(builtin);
    }
    let item = Builtin::item_of(name).expect("a built-in type");
    let item = leak(Box::new(SimpleType::of(item)));
    SimpleType::list(leak(name.into()), item).min_length(1)
}

fn restrict(facets: &mut Facets, step: &Step) {
    let texts = |facet| -> Vec<&'static str> {
        step.values(facet)
            .map(|value| leak::<str>(value.into()))
            .collect()
    };
    let patterns: Vec<_> = step.patterns().collect();
    if !patterns.is_empty() {
        let compiled = pattern::compile(&patterns).expect("a pattern");
        let mut automata = facets.patterns.to_vec();
        automata.push(compiled.leaked());
        facets.patterns = leak(automata.into_boxed_slice());
    }
    let enumeration = texts("enumeration");
    if !enumeration.is_empty() {
        facets.enumeration = leak(enumeration.into_boxed_slice());
    }
    let bound = |facet, old| texts(facet).first().copied().map(Bound::new).or(old);
    let size = |facet, old| {
        step.values(facet)
            .next()
            .map_or(old, |size| size.parse().ok())
    };
    let digits = |facet, old| {
        step.values(facet)
            .next()
            .map_or(old, |size| size.parse().ok())
    };
    *facets = Facets {
        patterns: facets.patterns,
        words: facets.words,
        enumeration: facets.enumeration,
        length: size("length", facets.length),
        min_length: size("minLength", facets.min_length),
        max_length: size("maxLength", facets.max_length),
        min_inclusive: bound("minInclusive", facets.min_inclusive),
        max_inclusive: bound("maxInclusive", facets.max_inclusive),
        min_exclusive: bound("minExclusive", facets.min_exclusive),
        max_exclusive: bound("maxExclusive", facets.max_exclusive),
        total_digits: digits("totalDigits", facets.total_digits),
        fraction_digits: digits("fractionDigits", facets.fraction_digits),
    };
}
