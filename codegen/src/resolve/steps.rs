//! The number of types that stand on each other, in whatever order they are declared.

use super::MAX_STEPS;
use crate::components::Components;
use crate::error::{Error, ErrorKind};
use crate::index::Index;
use crate::lines::Line;
use crate::source::{Derivation, Name, SimpleType, Source, TypeUse};

/// Refuses named types that stand on each other in too many steps. Circles are left to
/// those who follow them.
pub(super) fn check(source: &Source, index: &Index<'_>) -> Result<(), Error> {
    let simple = source.simple_types.len();
    // The simple types, and behind them the complex ones.
    let number = |name: &Name| {
        let Name::Own(name) = name else { return None };
        let complex = || Some(simple + index.complex_types.get(name.as_str())?);
        let number = index.simple_types.get(name.as_str()).copied();
        number.or_else(complex)
    };
    let of_simple = source.simple_types.iter().map(|it| bases(it));
    let of_complex = source.complex_types.iter().map(|it| {
        let base = it.derivation().map(|(base, _)| base);
        base.into_iter().collect::<Vec<_>>()
    });
    let numbers = |names: Vec<&Name>| names.into_iter().filter_map(number).collect();
    let graph: Vec<Vec<usize>> = of_simple.chain(of_complex).map(numbers).collect();
    let components = Components::of(&graph);
    let mut order: Vec<usize> = (0..graph.len()).collect();
    // What a type stands on comes before it.
    order.sort_by_key(|&it| components.of[it]);
    let mut steps = vec![1; graph.len()];
    let mut worst: Option<usize> = None;
    for it in order {
        let below = graph[it].iter().map(|&base| steps[base]).max();
        steps[it] = below.unwrap_or(0) + 1;
        if steps[it] == MAX_STEPS + 1 {
            worst = Some(worst.map_or(it, |other| other.min(it)));
        }
    }
    let Some(it) = worst else { return Ok(()) };
    let (name, line) = match it.checked_sub(simple) {
        None => (&source.simple_types[it].name, source.simple_types[it].line),
        Some(it) => (
            &source.complex_types[it].name,
            source.complex_types[it].line,
        ),
    };
    Err(too_many(name, line))
}

/// The refusal of a component that stands on others through too many steps.
pub(super) fn too_many(component: &str, line: Line) -> Error {
    let message = format!("stands on others through more than {MAX_STEPS} steps");
    Error::new(component, line, message).of_kind(ErrorKind::Unsupported)
}

/// The named types that a simple type is made of.
fn bases(ty: &SimpleType) -> Vec<&Name> {
    let mut found = Vec::new();
    let mut waiting = vec![ty];
    while let Some(ty) = waiting.pop() {
        let uses = match &ty.derivation {
            Derivation::Restriction { base: only, .. } | Derivation::List(only) => {
                std::slice::from_ref(&**only)
            }
            Derivation::Union(members) => members.as_slice(),
        };
        for it in uses {
            match it {
                TypeUse::Named(name) => found.push(name),
                TypeUse::Simple(ty) => waiting.push(ty),
                TypeUse::Complex(_) => {}
            }
        }
    }
    found
}
