//! Names in the values of a schema, brought into their canonical form.

use std::collections::HashMap;

use cif_runtime::simple::Builtin;

use crate::lines::Line;
use crate::model::{Schema, SimpleType, Variety};
use crate::source::FacetKind;
use crate::value_names::ValueNames;

impl ValueNames {
    /// Brings the values of a schema into their canonical form.
    pub(crate) fn apply(&self, schema: &mut Schema) {
        if self.canonical.is_empty() {
            return;
        }
        for id in 0..schema.simple.len() {
            if !holds_names(&schema.simple, id) {
                continue;
            }
            let mut own = std::mem::take(&mut schema.simple[id].own);
            let listed = schema.simple[id].facets.enumeration.iter().enumerate();
            let listed = listed.map(|(place, it)| (it.value.clone(), place));
            let mut places: HashMap<_, _> = listed.collect();
            for facet in own
                .iter_mut()
                .filter(|it| it.kind == FacetKind::Enumeration)
            {
                let ty = &schema.simple[id];
                let written = ty.white_space.normalise(facet.value.as_str().into());
                let canonical = self.value(&schema.simple, id, &written, facet.line);
                if let Some(place) = places.remove(&*written) {
                    let entry = &mut schema.simple[id].facets.enumeration[place];
                    entry.value.clone_from(&canonical);
                }
                facet.value = canonical;
            }
            schema.simple[id].own = own;
        }
        Self::inherit(&mut schema.simple);
        schema.for_each_value(|simple, ty, line, value| {
            if holds_names(simple, ty) {
                *value = self.value(simple, ty, value, line);
            }
        });
    }

    /// Gives types without an enumeration of their own that of their base.
    fn inherit(simple: &mut [SimpleType]) {
        for id in 0..simple.len() {
            let mut base = id;
            while let Some(below) = simple[base].base
                && simple[base]
                    .own
                    .iter()
                    .all(|it| it.kind != FacetKind::Enumeration)
            {
                base = below;
            }
            if base != id && holds_names(simple, id) {
                let listed = simple[base].facets.enumeration.clone();
                simple[id].facets.enumeration = listed;
            }
        }
    }

    /// The canonical form of a value on a line.
    fn value(&self, simple: &[SimpleType], ty: usize, value: &str, line: Line) -> String {
        let name = |word: &str| {
            let known = self.canonical.get(&(line, word.to_owned()));
            known.map_or_else(|| word.to_owned(), Clone::clone)
        };
        match &simple[ty].variety {
            Variety::Atomic(Builtin::QName | Builtin::Notation) => name(value),
            Variety::List(item) => {
                let items = value.split_whitespace();
                let items = items.map(|it| self.value(simple, *item, it, line));
                items.collect::<Vec<_>>().join(" ")
            }
            // A name without a prefix is mostly a word of another member.
            Variety::Union(_) if value.contains(':') => name(value),
            Variety::Atomic(_) | Variety::Union(_) => value.to_owned(),
        }
    }
}

/// Returns true if values of a type are names with prefixes, or hold such.
fn holds_names(simple: &[SimpleType], ty: usize) -> bool {
    match &simple[ty].variety {
        Variety::Atomic(built_in) => matches!(built_in, Builtin::QName | Builtin::Notation),
        Variety::List(item) => holds_names(simple, *item),
        Variety::Union(members) => members.iter().any(|&it| holds_names(simple, it)),
    }
}
