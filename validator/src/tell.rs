//! From what rules say to findings.

use crate::finding::{Finding, Location, Related};
use crate::locator::Locator;
use crate::report::{RelatedLocation, Report};
use crate::rule::{Rule, Told};
use crate::rule_table::Checks;

/// What the rules of a kind say of something at a place. `ask` puts the
/// question.
pub(crate) fn tell<F: Copy>(
    location: &Location,
    checks: &'static Checks<F>,
    ask: impl Fn(F) -> Option<Told>,
) -> impl Iterator<Item = Finding> {
    checks
        .iter()
        .filter_map(move |(rule, check)| Some(told_at(location, rule, ask(*check)?)))
}

/// What a rule says of something at a place.
pub(crate) fn told_at(location: &Location, rule: &'static Rule, told: Told) -> Finding {
    let related = told.related.into_iter().map(|(location, label)| Related {
        location: location.unpack(),
        label: label.to_owned(),
    });
    Finding {
        id: rule.id.into(),
        name: rule.name.into(),
        severity: rule.severity,
        message: told.message,
        help: Some(told.help.to_owned()),
        clause: rule.clause.to_owned(),
        location: location.clone(),
        fix: None,
        related: related.collect(),
    }
}

/// A report of a rule on an item as a finding.
pub(crate) fn finding(rule: &'static Rule, report: Report, locator: &Locator<'_>) -> Finding {
    let related = report.related.into_iter().map(|(location, label)| Related {
        location: match location {
            RelatedLocation::SameItem(anchor) => locator.location(&anchor),
            RelatedLocation::Earlier(location) => location.unpack(),
        },
        label: label.into_owned(),
    });
    Finding {
        id: rule.id.into(),
        name: rule.name.into(),
        severity: report.severity.unwrap_or(rule.severity),
        message: report.message,
        help: report.help.map(Into::into),
        clause: rule.clause.to_owned(),
        location: locator.location(&report.anchor),
        fix: report
            .pending_fix
            .and_then(|pending_fix| locator.resolve_fix(&pending_fix)),
        related: related.collect(),
    }
}
