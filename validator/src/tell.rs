//! From what rules say to findings.

use crate::finding::{Finding, Place, Related};
use crate::place::Places;
use crate::report::{Elsewhere, Report};
use crate::rule::{Check, Rule, Told};
use crate::rules::RULES;

/// What the rules say of something at a place. `ask` picks the kind of check
/// and puts the question.
pub(crate) fn tell(
    place: &Place,
    ask: impl Fn(Check) -> Option<Told>,
) -> impl Iterator<Item = Finding> {
    RULES.iter().filter_map(move |rule| {
        let told = ask(rule.check)?;
        let related = told.related.into_iter().map(|(mark, label)| Related {
            place: mark.place(),
            label: label.to_owned(),
        });
        Some(Finding {
            id: rule.id.into(),
            name: rule.name.into(),
            severity: rule.severity,
            message: told.message,
            help: Some(told.help.to_owned()),
            clause: rule.clause.to_owned(),
            place: place.clone(),
            fix: None,
            related: related.collect(),
        })
    })
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
