//! What a rule says: a report on its item, which becomes a finding when lines
//! and columns have been looked up.

use std::borrow::Cow;
use std::ops::Range;

use cif_types::Span;
use cif_types::excerpt::bounded;

use crate::Severity;
use crate::anchor::Anchor;
use crate::packed_location::PackedLocation;
use crate::pending_fix::PendingFix;
use crate::rule::Rule;

/// One breach of a rule.
#[derive(Debug)]
pub(crate) struct Report {
    pub(crate) anchor: Anchor,
    pub(crate) message: String,
    pub(crate) help: Option<Cow<'static, str>>,
    pub(crate) related: Vec<(RelatedLocation, Cow<'static, str>)>,
    /// How grave it is, where that is not what the rule says of itself.
    pub(crate) severity: Option<Severity>,
    /// Whether that depends on the trust that the archive deserves, which is
    /// known when its `info` comes.
    pub(crate) pending_trust: bool,
    pub(crate) pending_fix: Option<PendingFix>,
}

/// Another place that has part in a breach.
#[derive(Debug)]
pub(crate) enum RelatedLocation {
    /// In the same item.
    SameItem(Anchor),
    /// In an item before.
    Earlier(PackedLocation),
}

impl Report {
    /// A breach at an element or a value.
    pub(crate) fn at(span: Span, message: impl Into<String>) -> Self {
        Self::on(Anchor::Span(span), message)
    }

    /// A breach at an element of which the start tag says enough.
    pub(crate) fn at_tag(span: Span, message: impl Into<String>) -> Self {
        Self::on(Anchor::Tag(span), message)
    }

    /// A breach inside a text.
    pub(crate) fn inside(text: Span, range: Range<usize>, message: impl Into<String>) -> Self {
        Self::on(Anchor::Inside(text, range), message)
    }

    pub(crate) fn on(anchor: Anchor, message: impl Into<String>) -> Self {
        Self {
            anchor,
            message: bounded(message.into()),
            help: None,
            related: Vec::new(),
            severity: None,
            pending_trust: false,
            pending_fix: None,
        }
    }

    /// The same with help.
    #[must_use]
    pub(crate) fn help(mut self, help: impl Into<Cow<'static, str>>) -> Self {
        self.help = Some(short(help.into()));
        self
    }

    /// The same, but more or less grave than the rule says of itself.
    #[must_use]
    pub(crate) fn severity(mut self, severity: Severity) -> Self {
        self.severity = Some(severity);
        self
    }

    /// The same, but an error only in an archive whose writer vouches for its
    /// moves, and else a warning.
    #[must_use]
    pub(crate) fn pending_trust(mut self) -> Self {
        self.pending_trust = true;
        self
    }

    /// The same with what mends it.
    #[must_use]
    pub(crate) fn fix(mut self, pending_fix: PendingFix) -> Self {
        self.pending_fix = Some(pending_fix);
        self
    }

    /// The same with a place of the same item.
    #[must_use]
    pub(crate) fn here(mut self, anchor: Anchor, label: impl Into<Cow<'static, str>>) -> Self {
        self.related
            .push((RelatedLocation::SameItem(anchor), short(label.into())));
        self
    }

    /// The same with a place of an item before.
    #[must_use]
    pub(crate) fn before(
        mut self,
        location: PackedLocation,
        label: impl Into<Cow<'static, str>>,
    ) -> Self {
        self.related
            .push((RelatedLocation::Earlier(location), short(label.into())));
        self
    }
}

/// The same words, but never long.
fn short(words: Cow<'static, str>) -> Cow<'static, str> {
    match words {
        Cow::Borrowed(_) => words,
        Cow::Owned(words) => Cow::Owned(bounded(words)),
    }
}

/// Where a rule puts its reports.
pub(crate) struct Reports<'r> {
    pub(crate) rule: &'static Rule,
    pub(crate) out: &'r mut Reported,
}

impl Reports<'_> {
    pub(crate) fn add(&mut self, report: Report) {
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

/// What the rules say of an item: so many reports of each rule, and how many
/// more there are.
#[derive(Default)]
pub(crate) struct Reported {
    /// The reports.
    pub(crate) listed: Vec<(&'static Rule, Report)>,
    /// Reports that are only counted, by their rules and by what decides how
    /// grave they are.
    pub(crate) unlisted: Vec<(Unlisted, u64)>,
    /// How many of each rule are listed.
    counts: Vec<(&'static str, usize)>,
    limit: usize,
}

/// What reports have in common that are only counted.
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

    /// Whether the next report of a rule is listed.
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
