//! Names in the module of tables, each given out once. Two types that differ in
//! case may come to one name there; nobody writes these names, so a number
//! tells them apart.

use std::collections::BTreeSet;
use std::ops::Bound;

use icu_normalizer::ComposingNormalizerBorrowed;
use proc_macro2::Ident;

use crate::config::Config;
use crate::names;
use crate::source::IdentityConstraint;

/// The names of the tables of all types.
pub(super) struct TableNames {
    /// By the numbers of the simple types; none where a type has no name.
    pub(super) simple: Vec<Option<SimpleNames>>,
    /// By the numbers of the complex types.
    pub(super) complex: Vec<ComplexNames>,
    /// By the numbers of the identity constraints.
    pub(super) identity: Vec<Ident>,
}

/// The names that belong to a simple type.
pub(super) struct SimpleNames {
    pub(super) table: Ident,
    /// The automata of its patterns have numbers behind this.
    pub(super) pattern: String,
}

/// The names that belong to a complex type.
pub(super) struct ComplexNames {
    pub(super) table: Ident,
    pub(super) model: Ident,
}

impl TableNames {
    /// Names for these types.
    pub(super) fn new(
        simple: &[Option<Ident>],
        complex: &[Ident],
        identity: &[IdentityConstraint<usize>],
        config: &Config,
    ) -> Self {
        let mut taken = Taken::default();
        for own in ["SIMPLE_TYPES", "ROOTS", "PARTS", "SCHEMA", "TYPES"] {
            taken.give(own);
        }
        let table = |ident: &Ident, taken: &mut Taken| taken.give(&table_name(ident));
        let simple_tables: Vec<_> = simple
            .iter()
            .map(|ident| ident.as_ref().map(|ident| table(ident, &mut taken)))
            .collect();
        let complex_tables: Vec<_> = complex
            .iter()
            .map(|ident| table(ident, &mut taken))
            .collect();
        Self {
            simple: simple_tables
                .into_iter()
                .map(|table| {
                    table.map(|table| SimpleNames {
                        pattern: taken.give_prefix(&format!("{table}_PATTERN")),
                        table: names::ident(&table),
                    })
                })
                .collect(),
            complex: complex_tables
                .into_iter()
                .map(|table| ComplexNames {
                    model: names::ident(&taken.give(&format!("{table}_MODEL"))),
                    table: names::ident(&table),
                })
                .collect(),
            identity: identity
                .iter()
                .map(|it| {
                    let name = names::type_name(&config.namespaces.short(&it.name));
                    names::ident(&taken.give(&names::table_name(&name)))
                })
                .collect(),
        }
    }
}

/// The name of a type's table, if nothing else has it.
pub(super) fn table_name(ident: &Ident) -> String {
    names::table_name(&names::plain(ident))
}

/// The names that are taken; to Rust, two spellings of one character are one.
#[derive(Default)]
pub(super) struct Taken(BTreeSet<String>);

impl Taken {
    /// A name, with a number behind it where it is taken.
    pub(super) fn give(&mut self, name: &str) -> String {
        let name = ComposingNormalizerBorrowed::new_nfc().normalize(name);
        let mut free = name.clone().into_owned();
        let mut number = 2;
        while !self.0.insert(free.clone()) {
            free = format!("{name}_{number}");
            number += 1;
        }
        free
    }

    /// A beginning of names that no name has so far.
    fn give_prefix(&mut self, prefix: &str) -> String {
        let mut free = prefix.to_owned();
        while self.has_prefix(&free) {
            free.push('_');
        }
        self.give(&free)
    }

    fn has_prefix(&self, prefix: &str) -> bool {
        // The first name that is not less, for those with the prefix follow it.
        let mut names = self
            .0
            .range::<str, _>((Bound::Included(prefix), Bound::Unbounded));
        names.next().is_some_and(|name| name.starts_with(prefix))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_given_once() {
        let idents = ["HtmlPage", "HTMLPage", "A", "AModel", "APattern1"].map(names::ident);
        let simple = [None, Some(names::ident("A"))];
        let names = TableNames::new(&simple, &idents, &[], &Config::default());
        let mut all = BTreeSet::new();
        for it in &names.complex {
            for name in [&it.table, &it.model] {
                assert!(all.insert(name.to_string()), "{name} is given twice");
            }
        }
        let pattern = &names.simple[1].as_ref().expect("it has a name").pattern;
        assert!(all.iter().all(|name| !name.starts_with(pattern)));
        assert_eq!(names.complex[1].table.to_string(), "HTML_PAGE_2");
    }
}
