//! NB-006: a head leaves alone what a namebase entry defines.
//!
#![doc = include_str!("namebase_element_overridden.md")]

use cif_types::Span;

use crate::Severity;
use crate::archive::{Defines, EntryReference};
use crate::context::HeadContext;
use crate::head::{Member, Members, Part};
use crate::place::Spot;
use crate::repair::Repair;
use crate::report::{Report, Reports};
use crate::rule::{Check, Rule, Status};
use crate::space::Space;

/// The declaration.
pub const RULE: Rule = Rule {
    id: "NB-006",
    name: "namebase-element-overridden",
    title: "A head defines no element that the namebase entry it refers to defines",
    severity: Severity::Error,
    clause: "cif-game-info-head-event, -player, -source, note on references to the namebase",
    status: Status::Stable,
    page: include_str!("namebase_element_overridden.md"),
    module: module_path!(),
    check: Check::Head(check),
};

fn check(context: &HeadContext<'_>, reports: &mut Reports<'_>) {
    let own = context.head.references.iter().map(|it| {
        let reference = EntryReference {
            member: it.member,
            space: it.space,
            id: it.id,
        };
        (reference, Some(it.span))
    });
    let inherited = context
        .entry
        .iter()
        .flat_map(|entry| &entry.head.references);
    // A reference of the game stands before the entry's own of the same name.
    let inherited = inherited
        .filter(|it| !context.head.set.contains(it.member))
        .map(|it| (*it, None));
    let mut reported = Members::default();
    for (reference, span) in own.chain(inherited) {
        judge(context, reference, span, &mut reported, reports);
    }
}

/// One reference against all members of its section; `span` is where it
/// stands, when it stands in the head itself.
fn judge(
    context: &HeadContext<'_>,
    reference: EntryReference,
    span: Option<Span>,
    reported: &mut Members,
    reports: &mut Reports<'_>,
) {
    let Member { part, board, .. } = reference.member;
    let fits = match reference.space {
        Space::Event | Space::Site => part == Part::Event,
        Space::Player => matches!(part, Part::White | Part::Black),
        Space::Source => part == Part::Source,
        _ => false,
    };
    let entry = context.archive.entry(reference.space, reference.id);
    let (true, Some(entry)) = (fits, entry) else {
        return;
    };
    let Defines::Members(defined) = entry.defines else {
        return;
    };
    let kind = reference.space.name();
    let id = reference.id;
    let label = || format!("the {kind} of the namebase that defines it");

    for &(member, at) in &context.head.members {
        let again = member.part == part
            && member.board == board
            && defined & (1 << member.number) != 0
            && !reported.contains(member);
        if !again {
            continue;
        }
        reported.insert(member);
        let message = format!("`{member}` is defined by the {kind} {id} of the namebase already");
        let mut report = Report::at(at, message)
            .help("leave the element out, or the reference")
            .fix(Repair::risky().remove(member.whole(at)))
            .before(entry.mark, label());
        if let Some(span) = span {
            report = report.here(Spot::Span(span), "the reference to it");
        } else if let Some(inherited) = context.entry {
            report = report.before(inherited.mark, "the index entry that refers to it");
        }
        reports.add(report);
    }

    // What the index entry defines, against a reference that the game adds.
    let (Some(span), Some(inherited)) = (span, context.entry) else {
        return;
    };
    let numbers = (0_u8..32).take_while(|number| defined >> number != 0);
    for number in numbers.filter(|number| defined >> number & 1 != 0) {
        let member = Member {
            part,
            board,
            number,
        };
        if inherited.head.set.contains(member)
            && !context.head.set.contains(member)
            && !reported.contains(member)
        {
            reported.insert(member);
            let message = format!(
                "the {kind} {id} of the namebase defines `{member}`, and so does the index entry {}",
                inherited.id
            );
            let report = Report::at(span, message)
                .fix(Repair::risky().remove(reference.member.whole(span)))
                .help("leave the reference out, or put it into the index entry in place of the element")
                .before(inherited.mark, "the index entry that defines it")
                .before(entry.mark, label());
            reports.add(report);
        }
    }
}
