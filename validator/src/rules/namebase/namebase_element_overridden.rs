//! NB-006: a head leaves alone what a namebase entry defines.
//!
#![doc = include_str!("namebase_element_overridden.md")]

use cif_types::Span;

use crate::anchor::Anchor;
use crate::archive::{EntryReference, Named};
use crate::check_kinds::declare_rule;
use crate::context::{HeadContext, Inherited, LateEntry};
use crate::head::{Member, Members};
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "NB-006",
    name: "namebase-element-overridden",
    title: "A head defines no element that the namebase entry it refers to defines",
    clause: "cif-game-info-head-event, -player, -source, note on references to the namebase",
    severity: Error, fix: Unsafe, status: Stable,
    page: "namebase_element_overridden.md",
    checks: Head(check), Late(check_late),
}

fn check(context: &HeadContext<'_>, reports: &mut Reports<'_>) {
    // What the entry says would count.
    if context.entry_hidden {
        return;
    }
    let entry = context.entry;
    // Of two references to the same, that of the index entry counts.
    let own = context.head.references.iter();
    let own = own.filter(|it| !entry.is_some_and(|entry| entry.head.set.says(it.member)));
    let own = own.map(|it| ((*it).into(), Some(it.span)));
    let inherited = entry.iter().flat_map(Inherited::references);
    let inherited = inherited.map(|it| (it, None));
    let mut reported = Members::default();
    for (reference, span) in own.chain(inherited) {
        for named in context.archive.named(reference) {
            runner(context, reference, &named, span, &mut reported, reports);
        }
    }
}

/// One entry against all members of its section; `reference` leads to it, and
/// `span` is where that stands, when it stands in the head itself.
fn runner(
    context: &HeadContext<'_>,
    reference: EntryReference,
    named: &Named,
    span: Option<Span>,
    reported: &mut Members,
    reports: &mut Reports<'_>,
) {
    for &(member, at) in &context.head.members {
        if !named.set.contains(member) || reported.contains(member) {
            continue;
        }
        reported.insert(member);
        let mut report = Report::at(at, message(member, named))
            .help("leave the element out, or the reference")
            .fix(PendingFix::risky().remove(member.whole(at)))
            .before(named.location, LABEL);
        if let Some(span) = span {
            report = report.here(Anchor::Span(span), "the reference to it");
        } else if let Some(inherited) = context.entry {
            report = report.before(inherited.location, "the index entry that refers to it");
        }
        reports.add(report);
    }

    // What the index entry defines, against a reference that the game adds.
    let (Some(span), Some(inherited)) = (span, context.entry) else {
        return;
    };
    for member in named.set.and(&inherited.head.set).iter() {
        if reported.contains(member) {
            continue;
        }
        reported.insert(member);
        let Named {
            kind, id, location, ..
        } = *named;
        let message = format!(
            "the {} {id} of the namebase defines `{member}`, and so does the index entry {}",
            kind.name(),
            inherited.id
        );
        let report = Report::at(span, message)
            .fix(PendingFix::risky().remove(reference.member.whole(span)))
            .help("leave the reference out, or put it into the index entry in place of the element")
            .before(inherited.location, "the index entry that defines it")
            .before(location, LABEL);
        reports.add(report);
    }
}

fn check_late(late: &LateEntry) -> Vec<Report> {
    let help = "leave out what the head says, or the reference";
    let mut reports = Vec::new();
    if late.kind.is_namebase() {
        let LateEntry {
            kind, id, location, ..
        } = *late;
        reports.extend(late.again.iter().map(|member| {
            let name = kind.name();
            let message =
                format!("`{member}` is defined by the {name} {id} of the namebase already");
            Report::new(message, help).before(location, LABEL)
        }));
    }
    let mut reported = Members::default();
    for named in &late.named {
        for member in named.set.iter() {
            if !reported.contains(member) {
                reported.insert(member);
                let report = Report::new(message(member, named), help);
                let report = report.before(named.location, LABEL);
                reports.push(report.before(late.location, "the index entry that refers to it"));
            }
        }
    }
    reports
}

const LABEL: &str = "the entry of the namebase that defines it";

fn message(member: Member, named: &Named) -> String {
    let (kind, id) = (named.kind.name(), named.id);
    format!("`{member}` is defined by the {kind} {id} of the namebase already")
}
