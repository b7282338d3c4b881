//! Collects violations up to the limit. Messages are made only for what is
//! kept, so that a flood of faults stays cheap.

use crate::excerpt::Excerpt;
use crate::span::Span;
use crate::violation::Violation;

/// The violations of one text.
pub(crate) struct Reports {
    kept: Vec<Violation>,
    limit: usize,
    dropped: usize,
    last: Span,
}

impl Reports {
    pub(crate) fn new(limit: usize) -> Self {
        Self {
            kept: Vec::new(),
            limit,
            dropped: 0,
            last: Span::NONE,
        }
    }

    pub(crate) fn push(&mut self, id: &'static str, span: Span, message: impl FnOnce() -> String) {
        self.keep(span, || Violation::new(id, span, message()));
    }

    pub(crate) fn push_help(
        &mut self,
        id: &'static str,
        span: Span,
        message: impl FnOnce() -> String,
        help: &str,
    ) {
        self.keep(span, || Violation::new(id, span, message()).with_help(help));
    }

    pub(crate) fn add(&mut self, violation: Violation) {
        self.keep(violation.span, || violation);
    }

    #[cold]
    fn keep(&mut self, span: Span, violation: impl FnOnce() -> Violation) {
        if self.kept.len() < self.limit {
            self.kept.push(violation());
        } else {
            self.dropped += 1;
            self.last = span;
        }
    }

    pub(crate) fn as_slice(&self) -> &[Violation] {
        &self.kept
    }

    pub(crate) fn finish(mut self) -> Vec<Violation> {
        self.kept.sort_by_key(|violation| violation.span.start);
        if self.dropped > 0 {
            self.kept.push(Violation::new(
                "xml:violation-limit",
                self.last,
                format!("{} more violations are not listed", self.dropped),
            ));
        }
        self.kept
    }
}

/// A piece of the text for a message: in backticks, on one line, not long.
pub(crate) fn quoted(text: &str) -> String {
    format!("`{}`", Excerpt::of(text))
}
