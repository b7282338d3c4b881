//! A feature with the code that was generated for it.

use std::fs;
use std::path::PathBuf;

use cif_runtime::schema::Constraint;
use cif_runtime::simple::SimpleType;

use crate::{Outcome, cases, expected, names};

/// Puts the text of a document through a type.
pub type Judge = fn(&str) -> Outcome;

/// A folder of `codegen/tests/features`, with what was generated for it.
#[derive(Debug)]
pub struct Feature {
    /// Its name.
    pub name: &'static str,
    /// Each root, by the name of its element, with the function that puts a document
    /// through its type.
    pub roots: &'static [(&'static str, Judge)],
    /// The catalogue of its facets.
    pub facets: &'static [Constraint],
    /// The tables of its simple types.
    pub types: &'static [&'static SimpleType],
}

impl Feature {
    pub(crate) fn folder(&self) -> PathBuf {
        cases::folder().join(self.name)
    }

    /// The names of its documents, in order.
    pub(crate) fn documents(&self) -> Vec<String> {
        let mut names = names(&self.folder());
        names.retain(|it| it.strip_suffix(".xml").is_some());
        names
    }

    /// Puts a document through the type of its root, or of the first where it has another.
    pub(crate) fn outcome(&self, document: &str) -> Outcome {
        let text = fs::read_to_string(self.folder().join(document)).expect("a document");
        let element = root_element(&text);
        let mut roots = self.roots.iter();
        let root = roots.find(|(name, _)| Some(local(name)) == element);
        let (_, judge) = root.or(self.roots.first()).expect("a root");
        judge(&text)
    }

    /// Lines of `expected`: those that stay as they are, and the findings.
    pub(crate) fn expectations(&self) -> (String, String) {
        expected::expectations(&self.folder())
    }
}

/// The name of the root, prefixes aside.
fn root_element(document: &str) -> Option<&str> {
    let mut tags = document.split('<').skip(1);
    let tag = tags.find(|tag| !tag.starts_with(['?', '!']))?;
    tag.split([' ', '\n', '/', '>']).next().map(local)
}

fn local(name: &str) -> &str {
    name.rsplit(':').next().unwrap_or(name)
}
