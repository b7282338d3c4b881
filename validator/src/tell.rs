//! From what rules say to findings.

use crate::finding::{Finding, Place, Related};
use crate::kinds::Kind;
use crate::place::Places;
use crate::report::{Elsewhere, Report};
use crate::rule::{Rule, Told};

/// What the rules of a kind say of something at a place. `ask` puts the
/// question.
pub(crate) fn tell<F: Copy>(
    place: &Place,
    kind: &'static Kind<F>,
    ask: impl Fn(F) -> Option<Told>,
) -> impl Iterator<Item = Finding> {
    kind.iter()
        .filter_map(move |(rule, check)| Some(told_at(place, rule, ask(*check)?)))
}

/// What a rule says of something at a place.
pub(crate) fn told_at(place: &Place, rule: &'static Rule, told: Told) -> Finding {
    let related = told.related.into_iter().map(|(mark, label)| Related {
        place: mark.place(),
        label: label.to_owned(),
    });
    Finding {
        id: rule.id.into(),
        name: rule.name.into(),
        severity: rule.severity,
        message: told.message,
        help: Some(told.help.to_owned()),
        clause: rule.clause.to_owned(),
        place: place.clone(),
        fix: None,
        related: related.collect(),
    }
}

/// A report of a rule on an item as a finding.
pub(crate) fn finding(rule: &'static Rule, report: Report, places: &Places<'_>) -> Finding {
    let related = report.related.into_iter().map(|(place, label)| Related {
        place: match place {
            Elsewhere::Here(spot) => places.place(&spot),
            Elsewhere::Before(mark) => mark.place(),
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
        place: places.place(&report.spot),
        fix: report.repair.and_then(|repair| places.repair(&repair)),
        related: related.collect(),
    }
}
