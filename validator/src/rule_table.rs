//! The rules sorted by what they look at, once: an item is put to those that
//! look at items of its kind, and to no other.

use std::sync::LazyLock;

use crate::check_kinds::{Checks, RuleTable};
use crate::finding::{Finding, Location};
use crate::report::Report;
use crate::reports::{Reported, Reports, finding};
use crate::rules::{CHECKS, RULES};

/// All rules, by kind.
pub(crate) static RULE_TABLE: LazyLock<RuleTable> = LazyLock::new(|| {
    let mut table = RuleTable::default();
    for (rule, checks) in RULES.iter().zip(CHECKS) {
        for check in *checks {
            table.add(rule, *check);
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
