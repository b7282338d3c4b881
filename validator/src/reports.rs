//! The reports of all rules on one item, and the findings that reports become.

use std::fmt;

use crate::Severity;
use crate::finding::{Finding, Location, Related};
use crate::locator::Locator;
use crate::report::{RelatedLocation, Report};
use crate::rule::Rule;

/// The finding that a report of a rule becomes. `locator` resolves the anchors
/// of a report on an item; `location` is that of a report without an anchor.
pub(crate) fn finding(
    rule: &'static Rule,
    report: Report,
    location: Location,
    locator: Option<&Locator<'_>>,
) -> Finding {
    let related = report.related.into_iter().filter_map(|(related, label)| {
        let location = match related {
            RelatedLocation::SameItem(anchor) => locator?.location(&anchor),
            RelatedLocation::Earlier(location) => location.unpack(),
        };
        let label = label.into_owned();
        Some(Related { location, label })
    });
    let pending_fix = report.pending_fix;
    Finding {
        id: rule.id.into(),
        name: rule.name.into(),
        severity: report.severity.unwrap_or(rule.severity),
        message: report.message,
        help: report.help.map(Into::into),
        clause: rule.clause.to_owned(),
        location,
        fix: pending_fix.and_then(|fix| locator?.resolve_fix(&fix)),
        related: related.collect(),
    }
}

/// The collector that a rule adds its reports to.
pub struct Reports<'r> {
    pub(crate) rule: &'static Rule,
    pub(crate) out: &'r mut Reported,
}

impl fmt::Debug for Reports<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reports")
            .field("rule", &self.rule.id)
            .finish_non_exhaustive()
    }
}

impl Reports<'_> {
    /// Adds a report. Of the reports of a rule on one item a bounded number is
    /// listed ([`Limits::violations`](cif_types::Limits::violations)); the others
    /// are only counted.
    pub fn add(&mut self, report: Report) {
        self.out.add(self.rule, report);
    }

    /// Adds a report that is made only if it is listed: where what it says takes
    /// time, and its severity is that of the rule.
    pub(crate) fn add_with(&mut self, report: impl FnOnce() -> Report) {
        if self.out.lists(self.rule) {
            self.add(report());
        } else {
            self.count(1, false);
        }
    }

    /// Adds so many reports that are only counted.
    pub(crate) fn count(&mut self, number: u64, pending_trust: bool) {
        let like = Unlisted {
            rule: self.rule,
            severity: self.rule.severity,
            pending_trust,
        };
        self.out.count(like, number);
    }
}

/// The reports of all rules on an item: so many of each rule, and how many
/// more there are.
#[derive(Default)]
pub(crate) struct Reported {
    /// The reports.
    pub(crate) listed: Vec<(&'static Rule, Report)>,
    /// Reports that are only counted, by their rules and by what decides
    /// their severity.
    pub(crate) unlisted: Vec<(Unlisted, u64)>,
    /// The number of listed reports of each rule.
    counts: Vec<(&'static str, usize)>,
    limit: usize,
}

/// The properties that reports share that are only counted.
#[derive(Clone, Copy)]
pub(crate) struct Unlisted {
    pub(crate) rule: &'static Rule,
    pub(crate) severity: Severity,
    pub(crate) pending_trust: bool,
}

impl Unlisted {
    pub(crate) fn of(rule: &'static Rule, report: &Report) -> Self {
        Self {
            rule,
            severity: report.severity.unwrap_or(rule.severity),
            pending_trust: report.pending_trust,
        }
    }
}

impl Reported {
    /// Takes that many reports of each rule, and ten times as many of all.
    pub(crate) fn begin(&mut self, limit: usize) {
        self.limit = limit;
    }

    /// Returns whether the next report of a rule is listed.
    fn lists(&self, rule: &'static Rule) -> bool {
        let of_rule = self.counts.iter().find(|(id, _)| *id == rule.id);
        of_rule.map_or(0, |(_, count)| *count) < self.limit
            && self.listed.len() < self.limit.saturating_mul(10)
    }

    #[cold]
    fn add(&mut self, rule: &'static Rule, report: Report) {
        if !self.lists(rule) {
            self.count(Unlisted::of(rule, &report), 1);
            return;
        }
        match self.counts.iter_mut().find(|(id, _)| *id == rule.id) {
            Some((_, count)) => *count += 1,
            None => self.counts.push((rule.id, 1)),
        }
        self.listed.push((rule, report));
    }

    fn count(&mut self, like: Unlisted, number: u64) {
        if number == 0 {
            return;
        }
        let is_same = |(it, _): &&mut (Unlisted, u64)| {
            (it.rule.id, it.severity, it.pending_trust)
                == (like.rule.id, like.severity, like.pending_trust)
        };
        match self.unlisted.iter_mut().find(is_same) {
            Some((_, known)) => *known += number,
            None => self.unlisted.push((like, number)),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.listed.is_empty() && self.unlisted.is_empty()
    }
}
