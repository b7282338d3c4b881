//! NB-007: what a reference stands for is not written out.
//!
#![doc = include_str!("namebase_value_repeated.md")]

use cif_types::Span;

use crate::Severity;
use crate::context::HeadContext;
use crate::head::{Member, Members};
use crate::place::Spot;
use crate::repair::Repair;
use crate::report::{Report, Reports};
use crate::rule::{Check, Rule, Status};
use crate::space::Space;

/// The declaration.
pub const RULE: Rule = Rule {
    id: "NB-007",
    name: "namebase-value-repeated",
    title: "A head has either a reference to a sponsor, annotator, creator or phrase, or the value itself",
    severity: Severity::Error,
    clause: "cif-game-info-head-event, -extraneous, note on references to the namebase",
    status: Status::Stable,
    page: include_str!("namebase_value_repeated.md"),
    module: module_path!(),
    check: Check::Head(check),
};

fn check(context: &HeadContext<'_>, reports: &mut Reports<'_>) {
    let mut reported = Members::default();
    for reference in &context.head.references {
        let Some(value) = value_of(reference.space, reference.member) else {
            continue;
        };
        if !reported.contains(value) && judge(context, reference.member, value, reports) {
            reported.insert(value);
        }
    }
    let Some(entry) = context.entry else {
        return;
    };
    for reference in &entry.head.references {
        let Some(value) = value_of(reference.space, reference.member) else {
            continue;
        };
        let ours = context.head.set.contains(reference.member) || reported.contains(value);
        if let Some(at) = place(context, value).filter(|_| !ours) {
            reported.insert(value);
            let report = at_value(at, reference.member, value);
            reports.add(report.before(entry.mark, "the index entry that refers to it"));
        }
    }
}

/// The element that says what a reference stands for.
fn value_of(space: Space, reference: Member) -> Option<Member> {
    let name = match space {
        Space::Sponsor => "sponsor",
        Space::Annotator => "annotator",
        Space::Creator => "creator",
        Space::Phrase => "comment",
        _ => return None,
    };
    Member::named(reference.part, reference.board, name)
}

/// Where the head has a member.
fn place(context: &HeadContext<'_>, member: Member) -> Option<Span> {
    let mut members = context.head.members.iter();
    members.find(|(it, _)| *it == member).map(|(_, span)| *span)
}

/// One reference of the head itself; whether there is a value beside it.
fn judge(
    context: &HeadContext<'_>,
    reference: Member,
    value: Member,
    reports: &mut Reports<'_>,
) -> bool {
    let Some(reference_at) = place(context, reference) else {
        return false;
    };
    if let Some(at) = place(context, value) {
        let report = at_value(at, reference, value);
        reports.add(report.here(Spot::Span(reference_at), "the reference"));
        return true;
    }
    let entry = context.entry.filter(|it| it.head.set.contains(value));
    let Some(entry) = entry else {
        return false;
    };
    let message = format!(
        "`{reference}` refers to the namebase, and the index entry {} writes out `{value}`",
        entry.id
    );
    let report = Report::at(reference_at, message)
        .help("leave the reference out, or put it into the index entry in place of the element")
        .before(entry.mark, "the index entry that has the element")
        .fix(Repair::risky().remove(reference.whole(reference_at)));
    reports.add(report);
    true
}

fn at_value(at: Span, reference: Member, value: Member) -> Report {
    let message = format!("`{value}` is written out, and `{reference}` refers to the namebase");
    Report::at(at, message)
        .help("leave the element out, or the reference")
        .fix(Repair::risky().remove(Spot::Element(at)))
}
