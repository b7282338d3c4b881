//! The report of a rule on one breach, which becomes a finding when lines and
//! columns have been looked up.

use std::borrow::Cow;
use std::ops::Range;

use cif_types::Span;
use cif_types::excerpt::bounded;

use crate::Severity;
use crate::anchor::Anchor;
use crate::packed_location::PackedLocation;
use crate::pending_fix::PendingFix;

/// One breach of a rule.
#[derive(Debug)]
pub struct Report {
    /// The position in the item; nothing for a report on what the rule was asked
    /// about, of which the asker knows the location.
    pub(crate) anchor: Option<Anchor>,
    pub(crate) message: String,
    pub(crate) help: Option<Cow<'static, str>>,
    pub(crate) related: Vec<(RelatedLocation, Cow<'static, str>)>,
    /// The severity, where that is not the rule's own.
    pub(crate) severity: Option<Severity>,
    /// True if that depends on the trust that the archive deserves, which is
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
    pub fn at(span: Span, message: impl Into<String>) -> Self {
        Self::on(Anchor::Span(span), message)
    }

    /// A breach at an element of which the start tag says enough.
    pub fn at_tag(span: Span, message: impl Into<String>) -> Self {
        Self::on(Anchor::Tag(span), message)
    }

    /// A breach inside a text, at these bytes of its value.
    pub fn inside(text: Span, range: Range<usize>, message: impl Into<String>) -> Self {
        Self::on(Anchor::Inside(text, range), message)
    }

    pub(crate) fn on(anchor: Anchor, message: impl Into<String>) -> Self {
        Self::with(Some(anchor), message.into())
    }

    /// A breach at what the rule was asked about.
    pub(crate) fn new(message: impl Into<String>, help: &'static str) -> Self {
        Self::with(None, message.into()).help(help)
    }

    fn with(anchor: Option<Anchor>, message: String) -> Self {
        Self {
            anchor,
            message: bounded(message),
            help: None,
            related: Vec::new(),
            severity: None,
            pending_trust: false,
            pending_fix: None,
        }
    }

    /// The same with help.
    #[must_use]
    pub fn help(mut self, help: impl Into<Cow<'static, str>>) -> Self {
        self.help = Some(short(help.into()));
        self
    }

    /// The same, but with another severity than the rule declares.
    #[must_use]
    pub fn severity(mut self, severity: Severity) -> Self {
        self.severity = Some(severity);
        self
    }

    /// The same, but an error only in an archive whose writer signed its
    /// moves, and else a warning.
    #[must_use]
    pub(crate) fn pending_trust(mut self) -> Self {
        self.pending_trust = true;
        self
    }

    /// The same with a fix.
    #[must_use]
    pub(crate) fn fix(mut self, pending_fix: PendingFix) -> Self {
        self.pending_fix = Some(pending_fix);
        self
    }

    /// The same with an element or a value of the same item that has part in it.
    #[must_use]
    pub fn related(self, span: Span, label: impl Into<Cow<'static, str>>) -> Self {
        self.here(Anchor::Span(span), label)
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
