//! The components of a schema by their names, and what follows from their names alone.

use std::collections::HashMap;

use crate::source::{Derivation, Methods, Name, Source, TypeUse};

/// The numbers of components by their names.
pub(crate) type Numbers<'s> = HashMap<&'s str, usize>;

/// The global components of a schema by their names: the first of each name.
pub(crate) struct Index<'s> {
    source: &'s Source,
    pub(crate) elements: Numbers<'s>,
    pub(crate) attributes: Numbers<'s>,
    pub(crate) complex_types: Numbers<'s>,
    pub(crate) simple_types: Numbers<'s>,
    pub(crate) groups: Numbers<'s>,
    pub(crate) attribute_groups: Numbers<'s>,
    pub(crate) notations: Numbers<'s>,
    pub(crate) identity: Numbers<'s>,
}

fn numbers<'s, T>(components: &'s [T], name: impl Fn(&'s T) -> &'s String) -> Numbers<'s> {
    let mut numbers = HashMap::new();
    for (number, component) in components.iter().enumerate() {
        numbers.entry(name(component).as_str()).or_insert(number);
    }
    numbers
}

impl<'s> Index<'s> {
    pub(crate) fn of(source: &'s Source) -> Self {
        Self {
            source,
            elements: numbers(&source.elements, |it| &it.name),
            attributes: numbers(&source.attributes, |it| &it.name),
            complex_types: numbers(&source.complex_types, |it| &it.name),
            simple_types: numbers(&source.simple_types, |it| &it.name),
            groups: numbers(&source.groups, |it| &it.name),
            attribute_groups: numbers(&source.attribute_groups, |it| &it.name),
            notations: numbers(&source.notations, |it| &it.name),
            identity: numbers(&source.identity, |it| &it.name),
        }
    }

    /// The base of a named type, and how it is derived from it.
    pub(crate) fn derivation(&self, name: &Name) -> Option<(&'s Name, Methods)> {
        let Name::Own(name) = name else {
            return None;
        };
        if let Some(&number) = self.complex_types.get(name.as_str()) {
            return self.source.complex_types[number].derivation();
        }
        let number = *self.simple_types.get(name.as_str())?;
        match &self.source.simple_types[number].derivation {
            Derivation::Restriction { base, .. } => Some((base.name()?, Methods::RESTRICTION)),
            Derivation::List(_) | Derivation::Union(_) => None,
        }
    }

    /// The ways in which no type that stands for a named one may come from it.
    pub(crate) fn block_of(&self, name: &Name) -> Methods {
        let Name::Own(name) = name else {
            return Methods::default();
        };
        let found = self.complex_types.get(name.as_str());
        found.map_or_else(Methods::default, |&it| self.source.complex_types[it].block)
    }

    /// The ways in which nothing may be derived from a type.
    pub(crate) fn final_for(&self, ty: &TypeUse) -> Methods {
        let TypeUse::Named(Name::Own(name)) = ty else {
            return Methods::default();
        };
        let of_complex = || {
            let number = *self.complex_types.get(name.as_str())?;
            Some(self.source.complex_types[number].final_for)
        };
        let of_simple = || {
            let number = *self.simple_types.get(name.as_str())?;
            Some(self.source.simple_types[number].final_for)
        };
        of_complex().or_else(of_simple).unwrap_or_default()
    }
}
