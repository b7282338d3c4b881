//! The checks that the rules on index sections and those on namebase sections have
//! in common: the same demands on ids, each of its own section.

use cif_types::EntryKind;

use crate::context::{Nameless, NewEntry, Reference, Resolution};
use crate::report::Report;

impl Reference {
    /// That it leads to nothing, where it does.
    pub(crate) fn dangling(&self, help: &'static str) -> Option<Report> {
        matches!(self.resolution, Resolution::Dangling).then(|| {
            let (section, name) = (self.kind.section(), self.kind.name());
            let message = format!("the {section} has no {name} with the id {}", self.id);
            Report::new(message, help)
        })
    }

    /// That its entry comes only after it, where it does.
    pub(crate) fn early(&self, help: &'static str) -> Option<Report> {
        let Resolution::Entry {
            location,
            later: true,
            ..
        } = self.resolution
        else {
            return None;
        };
        let (section, name) = (self.kind.section(), self.kind.name());
        let message = format!(
            "the {name} with the id {} is written into the {section} only after this",
            self.id
        );
        Some(Report::new(message, help).before(location, "defined here"))
    }
}

impl NewEntry {
    /// That its id is taken, where it is.
    pub(crate) fn repeated(&self) -> Option<Report> {
        let first = self.same_id?;
        let (section, name) = (self.kind.section(), self.kind.name());
        let message = format!(
            "the id {} is that of another {name} of the {section} already",
            self.id
        );
        let help = "give the entry an id of its own, and write it into what refers to it";
        Some(Report::new(message, help).before(first, "first defined here"))
    }
}

impl Nameless {
    /// That there is no id.
    pub(crate) fn report(&self, help: &'static str) -> Report {
        let name = self.kind.name();
        let Some((count, first)) = self.before else {
            let message = format!("the archive has an index, and the {name} has no id");
            return Report::new(message, help);
        };
        let (message, label) = match (count, self.kind) {
            (1, EntryKind::Document) => (format!("a {name} without an id"), "the document"),
            (1, _) => (format!("a {name} without an id"), "the game"),
            _ => (
                format!("{count} {name}s without an id"),
                "the first of them",
            ),
        };
        let verb = if count == 1 { "stands" } else { "stand" };
        let message = format!("before the index {verb} {message}");
        Report::new(message, help).before(first, label)
    }
}
