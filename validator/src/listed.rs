//! Places in an attribute that holds a list: rules see its items, and where
//! each stands is worked out from their lengths.

use std::ops::Range;

use cif_types::Span;

use crate::anchor::Anchor;

/// An item of a list.
pub(crate) struct Listed<'i> {
    pub(crate) text: &'i str,
    span: Span,
    /// The start in the list; nothing where that is not known.
    start: Option<usize>,
}

impl Listed<'_> {
    /// The place of bytes of the item, or that of the whole list.
    pub(crate) fn anchor(&self, range: &Range<usize>) -> Anchor {
        match self.start {
            Some(start) => Anchor::Inside(self.span, start + range.start..start + range.end),
            None => Anchor::Span(self.span),
        }
    }

    /// Its text for a message; what is very long is cut.
    pub(crate) fn short(&self) -> String {
        let mut characters = self.text.chars();
        let mut text: String = characters.by_ref().take(SHORT).collect();
        if characters.next().is_some() {
            text.push('…');
        }
        text
    }

    /// Returns whether the place of the item is known.
    pub(crate) const fn is_placed(&self) -> bool {
        self.start.is_some()
    }
}

/// The characters of an item that a message shows.
const SHORT: usize = 40;

/// The items of a list that stands in this span.
pub(crate) fn listed<'i, I: AsRef<str> + 'i>(items: &'i [I], span: Span) -> Vec<Listed<'i>> {
    let lengths = items.iter().map(|it| it.as_ref().len());
    let length = lengths.sum::<usize>() + items.len().saturating_sub(1);
    // Wider white space and references make the text longer, and nothing makes
    // it shorter.
    let exact = length == (span.end.saturating_sub(span.start)) as usize;
    let mut at = 0;
    let placed = items.iter().map(|item| {
        let text = item.as_ref();
        let start = at;
        at += text.len() + 1;
        Listed {
            text,
            span,
            start: exact.then_some(start),
        }
    });
    placed.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_have_their_places() {
        let items = ["K=W", "Q=RB"];
        let anchor = |end| listed(&items, Span::new(10, end))[1].anchor(&(2..3));
        assert_eq!(anchor(18), Anchor::Inside(Span::new(10, 18), 6..7));
        assert_eq!(anchor(19), Anchor::Span(Span::new(10, 19)));
        let long = "x".repeat(100);
        let short = listed(&[long], Span::new(0, 100))[0].short();
        assert_eq!(short.chars().count(), SHORT + 1);
        assert!(listed::<&str>(&[], Span::new(3, 3)).is_empty());
    }
}
