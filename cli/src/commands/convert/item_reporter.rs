//! Reports on an item of an archive: its faults, and what is lost of it.

use cif::check::{Excerpt, Finding, Location};
use cif::pgn::Description;
use cif::pgn::catalogue::{NO_EVALUATION_TIME, NO_FORM};
use cif::read::Violation;
use cif::read::source::{Position, Source as Lines};

use super::batch::{About, Batch, Report};
use super::filter::Filter;
use crate::kinds;
use crate::options::option_of;

/// The bytes of a long line that are shown on each side.
const REACH: usize = 160;

/// Reports on one item.
pub(super) struct ItemReporter<'a> {
    /// The number of the game, if it is one.
    pub(super) game: Option<u64>,
    pub(super) place: Position,
    pub(super) filter: &'a Filter,
}

impl ItemReporter<'_> {
    /// Says that the item cannot be read, and why.
    pub(super) fn unread(&self, faults: Vec<Finding>, batch: &mut Batch) {
        if faults.is_empty() {
            self.say(&kinds::LEFT_OUT, "the item cannot be read", None, batch);
        }
        self.faults(faults, batch);
    }

    /// Says what is wrong with the item.
    pub(super) fn faults(&self, faults: Vec<Finding>, batch: &mut Batch) {
        for fault in faults {
            batch.report_finding(self.filter, fault, self.game);
        }
    }

    /// Says something of the item as a whole.
    pub(super) fn say(
        &self,
        kind: &'static Description,
        message: &str,
        ply: Option<u32>,
        batch: &mut Batch,
    ) {
        let known = About::kind(kind, self.game);
        let known = if [NO_FORM.id, NO_EVALUATION_TIME.id].contains(&kind.id) {
            known.detail(message)
        } else {
            known
        };
        batch.report(self.filter, &known, || {
            let finding = finding(kind, message.to_owned(), self.place);
            Report {
                ply,
                ..Report::of(finding, self.game)
            }
        });
    }
}

/// A finding of something of an archive.
pub(super) fn finding(kind: &Description, message: String, place: Position) -> Finding {
    kinds::finding(kind, "conversion of archives", message, at(place))
}

/// A place without any text.
pub(super) fn at(place: Position) -> Location {
    Location {
        offset: place.offset,
        line: place.line,
        column: place.column,
        ..Location::default()
    }
}

/// A fault of the archive itself.
pub(super) fn violated(mut violation: Violation, lines: &Lines<'_>) -> Finding {
    let (start, end) = (violation.span.start as usize, violation.span.end as usize);
    let place = lines.position(start);
    let found = lines.excerpt(start, REACH);
    let length = end.saturating_sub(start);
    let option = option_of(&violation.id).map(|option| format!("`{option}` raises the limit"));
    let help = option.or(violation.help.take());
    violation.help = help.or_else(|| Some("`cif check` says more".to_owned()));
    let location = Location {
        length: length as u64,
        excerpt: Some(Excerpt {
            text: found.text.to_owned(),
            start: found.at,
            end: found.at.saturating_add(length).min(found.text.len()),
            cut_before: found.cut_before,
            cut_after: found.cut_after,
        }),
        ..at(place)
    };
    Finding::of_violation(violation, location)
}
