//! Symbolic positions in one item: a span, or something next to it, such as
//! the start tag of an element. [`crate::locator::Locator`] resolves them.

use std::ops::Range;

use cif_types::Span;
use cif_types::space::SPACES;

/// A part of an item, before it is looked up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Anchor {
    /// A span of the item.
    Span(Span),
    /// The start tag of the element with this span.
    Tag(Span),
    /// Bytes of a text that stood in this span, entities resolved.
    Inside(Span, Range<usize>),
    /// An element with the white space before it, as it is taken out.
    Element(Span),
    /// The attribute with this value, with the white space before it.
    Attribute(Span),
    /// The place after a span.
    After(Span),
    /// The place after the name in the start tag of an element, for another
    /// attribute.
    Name(Span),
    /// The place before the first child of an element; in a repair, of one
    /// without end tag as well.
    First(Span),
    /// The place after the last child.
    Last(Span),
}

impl Anchor {
    /// Its bytes in the item's text; `inside` knows those of bytes of a text.
    pub(crate) fn range(
        &self,
        text: &str,
        inside: impl Fn(Span, &Range<usize>) -> Range<usize>,
    ) -> Range<usize> {
        let whole = |span: &Span| {
            let start = (span.start as usize).min(text.len());
            start..(span.end as usize).clamp(start, text.len())
        };
        match self {
            Self::Span(span) => whole(span),
            Self::Tag(span) => {
                let element = whole(span);
                let bytes = text.as_bytes().get(element.clone()).unwrap_or_default();
                element.start..element.start + tag_length(bytes)
            }
            Self::Element(span) => {
                let element = whole(span);
                let before = text.get(..element.start).unwrap_or_default();
                before.trim_end_matches(SPACES).len()..element.end
            }
            Self::Attribute(value) => attribute(text, whole(value)),
            Self::After(span) => {
                let end = whole(span).end;
                end..end
            }
            Self::Name(span) => {
                let at = whole(span).start;
                let at = at + name(text, at).len() + 1;
                at..at
            }
            Self::First(span) => {
                let end = Self::Tag(*span).range(text, inside).end;
                end..end
            }
            Self::Last(span) => {
                let element = whole(span);
                let raw = text.get(element.clone()).unwrap_or_default();
                let end = raw.rfind("</").map_or(element.end, |at| element.start + at);
                end..end
            }
            Self::Inside(span, range) => inside(*span, range),
        }
    }
}

/// The attribute around a value, with the white space before its name.
fn attribute(text: &str, value: Range<usize>) -> Range<usize> {
    let before = text.get(..value.start).unwrap_or_default();
    let name = before
        .trim_end_matches(['"', '\''])
        .trim_end_matches(SPACES)
        .trim_end_matches('=')
        .trim_end_matches(SPACES);
    let before = name.get(..name.rfind(SPACES).unwrap_or(0));
    let start = before.map_or(0, |it| it.trim_end_matches(SPACES).len());
    let after = text.get(value.end..).unwrap_or_default();
    let quote = after.starts_with(['"', '\'']);
    start..value.end + usize::from(quote)
}

/// The name of the element that begins here.
pub(crate) fn name(text: &str, start: usize) -> &str {
    let name = text.get(start + 1..).unwrap_or_default();
    let end = name.find(|it| SPACES.contains(&it) || matches!(it, '/' | '>'));
    name.get(..end.unwrap_or(name.len())).unwrap_or_default()
}

/// The length of the tag that begins these bytes.
fn tag_length(bytes: &[u8]) -> usize {
    let mut quote = None;
    for (at, &byte) in bytes.iter().enumerate() {
        match (quote, byte) {
            (None, b'>') => return at + 1,
            (None, b'"' | b'\'') => quote = Some(byte),
            (Some(open), byte) if open == byte => quote = None,
            _ => {}
        }
    }
    bytes.len()
}
