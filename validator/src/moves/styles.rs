//! The styles that are open in a line of moves: an `endstyle` closes the last
//! open `startstyle` of its name and its line.

use std::collections::BTreeMap;

use cif_types::{MoveStyleID, Span};

/// The open styles of a line.
#[derive(Default)]
pub(super) struct Styles<'n> {
    open: BTreeMap<&'n str, Vec<Span>>,
    /// True if the schema refused a name: then nobody knows what belongs
    /// together.
    unreadable: bool,
}

impl<'n> Styles<'n> {
    pub(super) fn start(&mut self, name: &'n str, span: Span) {
        self.open.entry(name).or_default().push(span);
    }

    /// Closes a style, and says whether there was one.
    pub(super) fn end(&mut self, name: &str) -> bool {
        let Some(spans) = self.open.get_mut(name) else {
            return self.unreadable;
        };
        spans.pop();
        if spans.is_empty() {
            self.open.remove(name);
        }
        true
    }

    /// A style begins or ends, of which the name cannot be read.
    pub(super) fn unreadable(&mut self) {
        self.unreadable = true;
    }

    /// Returns the styles that are still open at the end of the line.
    pub(super) fn unclosed(&mut self) -> impl Iterator<Item = Span> {
        let open = std::mem::take(&mut self.open);
        let mut spans: Vec<_> = open.into_values().flatten().collect();
        spans.retain(|_| !self.unreadable);
        spans.sort_unstable();
        spans.into_iter()
    }
}

/// The name of a style, and whether it is a predefined one.
pub(crate) fn name<'n>(id: &'n MoveStyleID<'_>) -> (&'n str, bool) {
    match id {
        MoveStyleID::ColonName(name) => (name.as_str(), true),
        MoveStyleID::Token(name) => (name.as_str(), false),
    }
}
