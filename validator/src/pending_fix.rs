//! Fixes of a breach: changes of the item's text, named by anchors. They are
//! looked up when the finding is made, like its place.

use std::borrow::Cow;

use cif_types::escape;

use crate::anchor::Anchor;

/// Changes that fix one breach, together.
#[derive(Debug)]
pub(crate) struct PendingFix {
    changes: Vec<Change>,
    /// True if the meaning is certain to stay what it was.
    pub(crate) safe: bool,
}

/// One change of the text.
#[derive(Debug)]
pub(crate) struct Change {
    /// The text that is replaced.
    pub(crate) anchor: Anchor,
    /// By what, as it stands in XML.
    pub(crate) xml: Cow<'static, str>,
}

impl PendingFix {
    /// One of which the right text is certain.
    pub(crate) const fn safe() -> Self {
        let changes = Vec::new();
        Self {
            changes,
            safe: true,
        }
    }

    /// One that says something else if the guess is wrong.
    pub(crate) const fn risky() -> Self {
        let changes = Vec::new();
        Self {
            changes,
            safe: false,
        }
    }

    /// Puts a text or a value in the place of another.
    #[must_use]
    pub(crate) fn replace(self, anchor: Anchor, text: &str) -> Self {
        self.change(anchor, escaped(text).into())
    }

    /// Puts elements in the place of another.
    #[must_use]
    pub(crate) fn rewrite(self, anchor: Anchor, xml: impl Into<Cow<'static, str>>) -> Self {
        self.change(anchor, xml.into())
    }

    /// Takes something out.
    #[must_use]
    pub(crate) fn remove(self, anchor: Anchor) -> Self {
        self.change(anchor, Cow::Borrowed(""))
    }

    /// Puts elements in, or an attribute after a space.
    #[must_use]
    pub(crate) fn insert(self, anchor: Anchor, xml: impl Into<Cow<'static, str>>) -> Self {
        self.change(anchor, xml.into())
    }

    fn change(mut self, anchor: Anchor, xml: Cow<'static, str>) -> Self {
        self.changes.push(Change { anchor, xml });
        self
    }

    /// The changes.
    pub(crate) fn changes(&self) -> &[Change] {
        &self.changes
    }
}

/// A text as it can stand in content and between either kind of quotes.
fn escaped(text: &str) -> String {
    escape::attribute(text).replace('\'', "&apos;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped_for_either_place() {
        let text = "a<b>&\"c\"'d'";
        assert_eq!(escaped(text), "a&lt;b&gt;&amp;&quot;c&quot;&apos;d&apos;");
    }
}
