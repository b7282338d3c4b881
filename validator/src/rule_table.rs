//! The rules sorted by what they look at, once: an item is put to those that
//! look at items of its kind, and to no other.

use std::sync::LazyLock;

use cif_types::EntryKind;

use crate::contents::Contents;
use crate::context::{
    BlobsContext, Count, GameContext, HeadContext, IndexContext, InfoContext, Nameless, NewEntry,
    ReaderFact, Reference,
};
use crate::finding::{Finding, Location};
use crate::report::Report;
use crate::reports::{Reported, Reports, finding};
use crate::rule::{Check, Late, Rule};
use crate::rules::RULES;

/// Rules of one kind, each with its check, in their order.
pub(crate) type Checks<F> = Vec<(&'static Rule, F)>;

/// All rules, by kind; [`Check`] says what each is.
#[derive(Default)]
pub(crate) struct RuleTable {
    pub(crate) contents: Checks<fn(&Contents<'_>, &mut Reports<'_>)>,
    pub(crate) game: Checks<fn(&GameContext<'_>, &mut Reports<'_>)>,
    pub(crate) head: Checks<fn(&HeadContext<'_>, &mut Reports<'_>)>,
    pub(crate) index: Checks<fn(&IndexContext<'_>, &mut Reports<'_>)>,
    pub(crate) info: Checks<fn(&InfoContext<'_>, &mut Reports<'_>)>,
    pub(crate) blobs: Checks<fn(&BlobsContext<'_>, &mut Reports<'_>)>,
    pub(crate) late: Checks<Late>,
    pub(crate) reference: Checks<fn(&Reference) -> Option<Report>>,
    pub(crate) entry: Checks<fn(&NewEntry) -> Option<Report>>,
    pub(crate) unused: Checks<fn(EntryKind, u32) -> Option<Report>>,
    pub(crate) anonymous: Checks<fn(&Nameless) -> Option<Report>>,
    pub(crate) count: Checks<fn(&Count<'_>) -> Option<Report>>,
    pub(crate) reader: Checks<fn(&ReaderFact) -> Option<Report>>,
}

/// All rules, by kind.
pub(crate) static RULE_TABLE: LazyLock<RuleTable> = LazyLock::new(|| {
    let mut table = RuleTable::default();
    for rule in RULES {
        match rule.check {
            Check::Contents(check) => table.contents.push((rule, check)),
            Check::Game(check) => table.game.push((rule, check)),
            Check::Head(check) => table.head.push((rule, check)),
            Check::GameAndLate(check, late) => {
                table.game.push((rule, check));
                table.late.push((rule, late));
            }
            Check::HeadAndLate(check, late) => {
                table.head.push((rule, check));
                table.late.push((rule, late));
            }
            Check::Index(check) => table.index.push((rule, check)),
            Check::Info(check) => table.info.push((rule, check)),
            Check::Blobs(check) => table.blobs.push((rule, check)),
            Check::Reference(check) => table.reference.push((rule, check)),
            Check::Entry(check) => table.entry.push((rule, check)),
            Check::Unused(check) => table.unused.push((rule, check)),
            Check::Anonymous(check) => table.anonymous.push((rule, check)),
            Check::Count(check) => table.count.push((rule, check)),
            Check::Reader(check) => table.reader.push((rule, check)),
        }
    }
    table
});

/// Has the rules of one kind look at something in an item.
pub(crate) fn look<F: Copy>(
    checks: &Checks<F>,
    out: &mut Reported,
    check: impl Fn(F, &mut Reports<'_>),
) {
    for &(rule, its) in checks {
        check(its, &mut Reports { rule, out });
    }
}

/// The findings of the rules of one kind on something at a location. `ask` puts
/// the question.
pub(crate) fn findings<F: Copy>(
    location: &Location,
    checks: &'static Checks<F>,
    ask: impl Fn(F) -> Option<Report>,
) -> impl Iterator<Item = Finding> {
    checks.iter().filter_map(move |(rule, check)| {
        let report = ask(*check)?;
        Some(finding(rule, report, location.clone(), None))
    })
}
