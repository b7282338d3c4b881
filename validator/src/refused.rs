//! What the schema layer has refused of an item. Rules are silent on it: one
//! fault gives one finding.

use cif_types::{Span, Violation};

/// The violations of an item, as rules see them.
pub(crate) struct Refused<'v> {
    violations: &'v [Violation],
}

impl<'v> Refused<'v> {
    pub(crate) fn new(violations: &'v [Violation]) -> Self {
        Self { violations }
    }

    /// Whether nothing was refused.
    pub(crate) fn is_empty(&self) -> bool {
        self.violations.is_empty()
    }

    /// Whether what stands in this span, or a part of it, was refused, or is
    /// not there at all.
    pub(crate) fn touches(&self, span: Span) -> bool {
        let inside = |other: Span| {
            (other.start < span.end && span.start < other.end) || other.start == span.start
        };
        span.is_none() || self.violations.iter().any(|it| inside(it.span))
    }

    /// Whether a constraint of this component of the schema was broken.
    pub(crate) fn component(&self, component: &str) -> bool {
        self.violations.iter().any(|violation| {
            let path = violation.id.strip_prefix("xsd:");
            path.and_then(|path| path.strip_prefix(component))
                .is_some_and(|rest| rest.starts_with('/'))
        })
    }

    /// Whether the item is no well-formed XML, so that what was read of it may
    /// not be what was meant.
    pub(crate) fn is_broken(&self) -> bool {
        let harmless = ["xml:doctype", "xml:misplaced-declaration", "xml:encoding"];
        self.violations
            .iter()
            .any(|it| it.id.starts_with("xml:") && !harmless.contains(&&*it.id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_not_touched() {
        let at = |start, end| [Violation::new("xsd:A/b/pattern", Span::new(start, end), "")];
        let touches =
            |violation: [Violation; 1]| Refused::new(&violation).touches(Span::new(10, 20));
        assert!(touches(at(10, 20)) && touches(at(12, 13)) && touches(at(0, 50)));
        assert!(touches(at(10, 10)) && touches(at(15, 15)));
        assert!(!touches(at(0, 10)) && !touches(at(20, 30)) && !touches(at(20, 20)));
        assert!(Refused::new(&[]).touches(Span::NONE));
    }

    #[test]
    fn components_are_whole_steps() {
        let violations = [Violation::new("xsd:A/bc/pattern", Span::new(0, 0), "")];
        let refused = Refused::new(&violations);
        assert!(refused.component("A/bc") && refused.component("A"));
        assert!(!refused.component("A/b") && !refused.is_broken());
    }
}
