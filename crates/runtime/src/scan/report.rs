//! Collects violations up to the limit. Messages are made only for what is
//! kept, so that a flood of faults stays cheap.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::excerpt::Excerpt;
use crate::span::Span;
use crate::violation::{self, Violation};

/// The violations of one text.
pub(crate) struct Reports {
    kept: Vec<Violation>,
    limit: usize,
    unlisted: Unlisted,
}

impl Reports {
    pub(crate) fn new(limit: usize) -> Self {
        Self {
            kept: Vec::new(),
            limit,
            unlisted: Unlisted::default(),
        }
    }

    pub(crate) fn push(&mut self, id: &'static str, span: Span, message: impl FnOnce() -> String) {
        self.keep(id, span, || Violation::new(id, span, message()));
    }

    pub(crate) fn push_help(
        &mut self,
        id: &'static str,
        span: Span,
        message: impl FnOnce() -> String,
        help: &str,
    ) {
        self.keep(id, span, || {
            Violation::new(id, span, message()).with_help(help)
        });
    }

    #[cold]
    fn keep(&mut self, id: &'static str, span: Span, violation: impl FnOnce() -> Violation) {
        if self.kept.len() < self.limit {
            self.kept.push(violation());
        } else {
            self.unlisted.count(Cow::Borrowed(id), span);
        }
    }

    /// Adds a violation, or counts it where there are enough.
    pub(crate) fn add(&mut self, violation: Violation) {
        if self.kept.len() < self.limit {
            self.kept.push(violation);
        } else {
            self.unlisted.count(violation.id, violation.span);
        }
    }

    /// Counts a violation that nobody keeps.
    pub(crate) fn count(&mut self, violation: Violation) {
        self.unlisted.count(violation.id, violation.span);
    }

    pub(crate) fn as_slice(&self) -> &[Violation] {
        &self.kept
    }

    /// All of them, and `others` of the same text, in the order of the text.
    /// Those beyond the limit are the last, and become one.
    pub(crate) fn finish(mut self, others: Vec<Violation>) -> Vec<Violation> {
        self.kept.extend(others);
        self.kept.sort_by_key(|violation| violation.span.start);
        let limit = self.limit.min(self.kept.len());
        for violation in self.kept.drain(limit..) {
            self.unlisted.count(violation.id, violation.span);
        }
        self.kept.extend(self.unlisted.into_violation());
        self.kept
    }
}

/// Violations that are only counted.
#[derive(Default)]
pub(crate) struct Unlisted {
    counts: BTreeMap<Cow<'static, str>, u64>,
    /// Those of the id that came last, of which there are many in a flood.
    recent: (Cow<'static, str>, u64),
    last: Span,
}

impl Unlisted {
    pub(crate) fn count(&mut self, id: Cow<'static, str>, span: Span) {
        self.last = span;
        if self.recent.0 != id {
            self.settle();
            self.recent.0 = id;
        }
        self.recent.1 += 1;
    }

    /// Counts again what one violation stands for.
    fn take(&mut self, violation: Violation) {
        self.last = violation.span;
        for (id, number) in violation.unlisted.unwrap_or_default().counts {
            *self.counts.entry(id).or_default() += number;
        }
    }

    fn settle(&mut self) {
        let (id, number) = std::mem::take(&mut self.recent);
        if number > 0 {
            *self.counts.entry(id).or_default() += number;
        }
    }

    /// One violation that stands for all of them.
    pub(crate) fn into_violation(mut self) -> Option<Violation> {
        self.settle();
        let number: u64 = self.counts.values().sum();
        let message = match number {
            0 => return None,
            1 => "1 more violation is not listed".to_owned(),
            _ => format!("{number} more violations are not listed"),
        };
        let mut violation = Violation::new("xml:violation-limit", self.last, message);
        let counts = self.counts.into_iter().collect();
        violation.unlisted = Some(Box::new(violation::Unlisted { counts }));
        Some(violation)
    }
}

/// Adds violations of the same text to those that a reading gave, in the order of the text. Those
/// beyond a limit are the last, and become one with those that it stands for already.
pub fn add(violations: &mut Vec<Violation>, others: Vec<Violation>, limit: usize) {
    if others.is_empty() {
        return;
    }
    let mut unlisted = Unlisted::default();
    if let Some(violation) = violations.pop_if(|it| it.unlisted.is_some()) {
        unlisted.take(violation);
    }
    let reports = Reports {
        kept: std::mem::take(violations),
        limit,
        unlisted,
    };
    *violations = reports.finish(others);
}

/// A piece of the text for a message: in backticks, on one line, not long.
pub(crate) fn quoted(text: &str) -> String {
    format!("`{}`", Excerpt::of(text))
}
