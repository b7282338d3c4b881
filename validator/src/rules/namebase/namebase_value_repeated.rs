//! NB-007: what a reference stands for is not written out.
//!
#![doc = include_str!("namebase_value_repeated.md")]

use cif_types::{EntryKind, Span};

use crate::anchor::Anchor;
use crate::archive::{EntryReference, Named};
use crate::check_kinds::declare_rule;
use crate::context::HeadContext;
use crate::head::{Member, Members};
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "NB-007",
    name: "namebase-value-repeated",
    title: "A head has either a reference to a sponsor, annotator, creator or phrase, or the value itself",
    clause: "cif-game-info-head-event, -extraneous, note on references to the namebase",
    severity: Error, fix: Unsafe, status: Stable,
    page: "namebase_value_repeated.md",
    checks: Head(check),
}

fn check(context: &HeadContext<'_>, reports: &mut Reports<'_>) {
    // What the entry says would count.
    if context.entry_hidden {
        return;
    }
    let mut reported = Members::default();
    // Of two references to events that of the entry counts (IX-008).
    let is_of_event = |kind: EntryKind| kind == EntryKind::Event;
    let entry_has_event = context
        .entry
        .is_some_and(|entry| entry.references().any(|it| is_of_event(it.kind)));
    for reference in &context.head.references {
        if is_of_event(reference.kind) && entry_has_event {
            continue;
        }
        let stands = StandsFor::of(context, (*reference).into());
        if let Some(stands) = stands
            && !reported.contains(stands.value)
            && runner(context, &stands, reports)
        {
            reported.insert(stands.value);
        }
    }
    let Some(entry) = context.entry else {
        return;
    };
    for reference in entry.references() {
        let Some(stands) = StandsFor::of(context, reference) else {
            continue;
        };
        let is_judged = !is_of_event(reference.kind) && context.head.set.contains(reference.member);
        let ours = is_judged || reported.contains(stands.value);
        if let Some(at) = span_of(context, stands.value).filter(|_| !ours) {
            reported.insert(stands.value);
            let report = at_value(at, &stands);
            reports.add(report.before(entry.location, "the index entry that refers to it"));
        }
    }
}

/// The value that a reference stands for.
struct StandsFor {
    reference: Member,
    /// The element that says the same.
    value: Member,
    /// The event of the namebase that names a sponsor, where it is that.
    event: Option<Named>,
}

impl StandsFor {
    fn of(context: &HeadContext<'_>, reference: EntryReference) -> Option<Self> {
        let mut event = None;
        let name = match reference.kind {
            EntryKind::Sponsor => "sponsor",
            EntryKind::Annotator => "annotator",
            EntryKind::Creator => "creator",
            EntryKind::Phrase => "comment",
            EntryKind::Event => {
                event = context.archive.named(reference).next();
                event.and_then(|it| it.links.sponsor)?;
                "sponsor"
            }
            _ => return None,
        };
        let Member { part, board, .. } = reference.member;
        Some(Self {
            reference: reference.member,
            value: Member::named(part, board.into(), name)?,
            event,
        })
    }

    /// Returns a description of the reference that stands for the value.
    fn words(&self) -> String {
        match &self.event {
            Some(event) => format!("the event {} of the namebase names a sponsor", event.id),
            None => format!("`{}` refers to the namebase", self.reference),
        }
    }
}

/// Returns the span of a member of the head.
fn span_of(context: &HeadContext<'_>, member: Member) -> Option<Span> {
    let mut members = context.head.members.iter();
    members.find(|(it, _)| *it == member).map(|(_, span)| *span)
}

/// One reference of the head itself; whether there is a value beside it.
fn runner(context: &HeadContext<'_>, stands: &StandsFor, reports: &mut Reports<'_>) -> bool {
    let StandsFor {
        reference, value, ..
    } = *stands;
    let Some(reference_at) = span_of(context, reference) else {
        return false;
    };
    if let Some(at) = span_of(context, value) {
        let report = at_value(at, stands);
        reports.add(report.here(Anchor::Span(reference_at), "the reference"));
        return true;
    }
    let entry = context.entry.filter(|it| it.head.set.contains(value));
    let Some(entry) = entry else {
        return false;
    };
    let message = format!(
        "{}, and the index entry {} writes out `{value}`",
        stands.words(),
        entry.id
    );
    let report = Report::at(reference_at, message)
        .help("leave the reference out, or put it into the index entry in place of the element")
        .before(entry.location, "the index entry that has the element")
        .fix(PendingFix::risky().remove(reference.whole(reference_at)));
    reports.add(report);
    true
}

fn at_value(at: Span, stands: &StandsFor) -> Report {
    let message = format!("`{}` is written out, and {}", stands.value, stands.words());
    let report = Report::at(at, message)
        .help("leave the element out, or the reference")
        .fix(PendingFix::risky().remove(Anchor::Element(at)));
    match &stands.event {
        Some(event) => report.before(event.location, "the event that names a sponsor"),
        None => report,
    }
}
