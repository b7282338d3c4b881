//! From byte ranges of one item to places in the archive. Rules speak of
//! spans; lines, columns and excerpts are looked up only for what is reported.

use std::cell::Cell;
use std::ops::Range;

use cif_types::source::Source;
use cif_types::{Span, locate};

use crate::finding::{Edit, Excerpt, Fix, Place};
use crate::repair::Repair;

/// How much of a long line an excerpt shows on each side.
const REACH: usize = 160;

/// A part of an item, before it is looked up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
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

impl Spot {
    /// Its bytes in the item's text.
    fn range(&self, text: &str, plain: impl Fn(Span) -> bool) -> Range<usize> {
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
                let end = Self::Tag(*span).range(text, plain).end;
                end..end
            }
            Self::Last(span) => {
                let element = whole(span);
                let raw = text.get(element.clone()).unwrap_or_default();
                let end = raw.rfind("</").map_or(element.end, |at| element.start + at);
                end..end
            }
            Self::Inside(span, inside) if plain(*span) => {
                let start = span.start as usize;
                start + inside.start..start + inside.end.max(inside.start)
            }
            Self::Inside(span, inside) => {
                let start = locate(text, *span, inside.start);
                let end = match inside.end.checked_sub(1) {
                    // The end of the last byte, not the beginning of the next:
                    // a reference or a comment may stand between.
                    Some(last) if last >= inside.start => {
                        let last = locate(text, *span, last);
                        last + char_length(text, last)
                    }
                    _ => start,
                };
                start..end.max(start)
            }
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
    let start = name.rfind(SPACES).map_or(0, |space| space + 1);
    let start = name
        .get(..start)
        .unwrap_or_default()
        .trim_end_matches(SPACES)
        .len();
    let after = text.get(value.end..).unwrap_or_default();
    let quote = after.starts_with(['"', '\'']);
    start..value.end + usize::from(quote)
}

/// The name of the element that begins here.
fn name(text: &str, start: usize) -> &str {
    let name = text.get(start + 1..).unwrap_or_default();
    let end = name.find(|it| SPACES.contains(&it) || matches!(it, '/' | '>'));
    name.get(..end.unwrap_or(name.len())).unwrap_or_default()
}

/// White space in XML.
const SPACES: [char; 4] = [' ', '\t', '\n', '\r'];

/// The length of what stands for one character: a reference, or itself.
fn char_length(text: &str, at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    match rest.chars().next() {
        Some('&') => rest.find(';').map_or(1, |end| end + 1),
        Some(character) => character.len_utf8(),
        None => 0,
    }
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

/// Looks up places of one item.
pub(crate) struct Places<'t> {
    source: Source<'t>,
    base: u64,
    excerpts: bool,
    /// The text asked for last, and whether it stands in the item as it is,
    /// without references and the like: then places need no search.
    plain: Cell<(Span, bool)>,
}

impl<'t> Places<'t> {
    pub(crate) fn new(source: Source<'t>, base: u64, excerpts: bool) -> Self {
        Self {
            source,
            base,
            excerpts,
            plain: Cell::new((Span::NONE, false)),
        }
    }

    fn range(&self, spot: &Spot) -> Range<usize> {
        let text = self.source.text();
        spot.range(text, |span| {
            let (known, plain) = self.plain.get();
            if known == span {
                return plain;
            }
            let raw = text.get(span.range());
            let plain = raw.is_some_and(|raw| !raw.contains(['<', '&', '\r']));
            self.plain.set((span, plain));
            plain
        })
    }

    /// The place of a spot.
    pub(crate) fn place(&self, spot: &Spot) -> Place {
        let range = self.range(spot);
        let excerpt = self.excerpts.then(|| {
            let found = self.source.excerpt(range.start, REACH);
            Excerpt {
                end: (found.at + range.len()).min(found.text.len()),
                text: found.text.to_owned(),
                start: found.at,
                cut_before: found.cut_before,
                cut_after: found.cut_after,
            }
        });
        Place {
            excerpt,
            ..self.bare(&range)
        }
    }

    /// The place of a definition, which is kept and so carries no excerpt.
    pub(crate) fn kept(&self, spot: &Spot) -> Place {
        self.bare(&self.range(spot))
    }

    fn bare(&self, range: &Range<usize>) -> Place {
        let position = self.source.position(range.start);
        Place {
            offset: position.offset,
            length: range.len() as u64,
            line: position.line,
            column: position.column,
            excerpt: None,
        }
    }

    /// What mends a breach as a fix of the archive; nothing where two of its
    /// changes touch each other, or where one cuts through markup inside a
    /// text: a comment would be lost, or half a CDATA section be left.
    pub(crate) fn repair(&self, repair: &Repair) -> Option<Fix> {
        let text = self.source.text();
        let cuts = repair.changes().iter().any(|change| {
            let inside = matches!(change.spot, Spot::Inside(..));
            let old = text.get(self.range(&change.spot)).unwrap_or_default();
            inside && (old.contains('<') || old.contains("]]>"))
        });
        if cuts {
            return None;
        }
        let edits = repair.changes().iter().map(|change| {
            let opened = match change.spot {
                Spot::First(span) | Spot::Last(span) => self.opened(span, &change.xml),
                _ => None,
            };
            let (range, text) = opened
                .unwrap_or_else(|| (self.range(&change.spot), change.xml.clone().into_owned()));
            Edit {
                start: self.base + range.start as u64,
                end: self.base + range.end as u64,
                text,
            }
        });
        let mut edits: Vec<_> = edits.collect();
        edits.sort_by_key(|edit| (edit.start, edit.end));
        let apart = edits.is_sorted_by(|one, next| one.end <= next.start);
        apart.then_some(Fix {
            edits,
            safe: repair.safe,
        })
    }

    /// What gives children to an element that has no end tag: the end of its
    /// tag, and what stands there instead.
    fn opened(&self, span: Span, children: &str) -> Option<(Range<usize>, String)> {
        let text = self.source.text();
        let tag = self.range(&Spot::Tag(span));
        let close = text.get(tag.clone())?.strip_suffix("/>")?;
        let close = close.trim_end_matches(SPACES).len();
        let name = name(text, tag.start);
        Some((tag.start + close..tag.end, format!(">{children}</{name}>")))
    }

    /// A fix of the item as a fix of the archive.
    pub(crate) fn fix(&self, fix: cif_types::Fix) -> Fix {
        let edits = fix.edits.into_iter().map(|edit| Edit {
            start: self.base + u64::from(edit.span.start),
            end: self.base + u64::from(edit.span.end),
            text: edit.text,
        });
        Fix {
            edits: edits.collect(),
            safe: fix.safe,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, spot: &Spot) -> String {
        let places = Places::new(Source::new(text), 0, true);
        let place = places.place(spot);
        let start = usize::try_from(place.offset).unwrap();
        let end = start + usize::try_from(place.length).unwrap();
        text[start..end].to_owned()
    }

    #[test]
    fn spots_become_ranges_of_the_text() {
        let text = "<a x='>'>e2&amp;e4<!-- c --> <![CDATA[g1f3]]></a>";
        let whole = Span::new(0, text.len());
        let inner = Span::new(9, text.len() - 4);
        assert_eq!(shown(text, &Spot::Span(whole)), text);
        assert_eq!(shown(text, &Spot::Tag(whole)), "<a x='>'>");
        assert_eq!(shown(text, &Spot::Inside(inner, 0..2)), "e2");
        assert_eq!(shown(text, &Spot::Inside(inner, 2..3)), "&amp;");
        assert_eq!(shown(text, &Spot::Inside(inner, 0..5)), "e2&amp;e4");
        assert_eq!(shown(text, &Spot::Inside(inner, 6..10)), "g1f3");
        assert_eq!(shown(text, &Spot::Inside(inner, 6..6)), "");
        assert_eq!(shown(text, &Spot::Span(Span::NONE)), "");
        assert_eq!(shown(text, &Spot::After(inner)), "");
    }

    #[test]
    fn what_is_taken_out_takes_its_white_space_along() {
        let text = "<a\n  id = \"5\" b='x'>\n  <b/>\n</a>";
        assert_eq!(
            shown(text, &Spot::Attribute(Span::new(11, 12))),
            "\n  id = \"5\""
        );
        assert_eq!(shown(text, &Spot::Attribute(Span::new(17, 18))), " b='x'");
        let element = text.find("<b/>").unwrap();
        let element = Span::new(element, element + 4);
        assert_eq!(shown(text, &Spot::Element(element)), "\n  <b/>");
    }

    #[test]
    fn children_are_put_into_elements_of_either_form() {
        let mended = |text: &str, spot: fn(Span) -> Spot| {
            let places = Places::new(Source::new(text), 0, true);
            let whole = Span::new(0, text.len());
            let fix = places.repair(&Repair::safe().insert(spot(whole), "<x/>"));
            let edit = fix.unwrap().edits.remove(0);
            let mut text = text.to_owned();
            let at = |offset| usize::try_from(offset).unwrap();
            text.replace_range(at(edit.start)..at(edit.end), &edit.text);
            text
        };
        assert_eq!(mended("<a/>", Spot::First), "<a><x/></a>");
        assert_eq!(mended("<a b='/>' />", Spot::Last), "<a b='/>'><x/></a>");
        assert_eq!(mended("<a> </a>", Spot::First), "<a><x/> </a>");
        assert_eq!(mended("<a> </a >", Spot::Last), "<a> <x/></a >");
        assert_eq!(mended("<ab\n/>", Spot::Name), "<ab<x/>\n/>");
        assert_eq!(mended("<ab>c</ab>", Spot::Name), "<ab<x/>>c</ab>");
    }

    #[test]
    fn changes_that_touch_each_other_mend_nothing() {
        let places = Places::new(Source::new("<a>text</a>"), 100, true);
        let text = Span::new(3, 7);
        let fix = Repair::safe()
            .remove(Spot::After(text))
            .replace(Spot::Span(text), "<");
        let fix = places.repair(&fix).unwrap();
        let edits: Vec<_> = fix
            .edits
            .iter()
            .map(|it| (it.start, it.end, &*it.text))
            .collect();
        assert_eq!(edits, [(103, 107, "&lt;"), (107, 107, "")]);
        let twice = Repair::safe()
            .remove(Spot::Span(text))
            .remove(Spot::Inside(text, 1..2));
        assert_eq!(places.repair(&twice), None);
    }

    #[test]
    fn changes_of_a_text_keep_its_markup() {
        let text = "<a>e7<!-- c -->e8q <![CDATA[e2]]>e4</a>";
        let places = Places::new(Source::new(text), 0, true);
        let inner = Span::new(3, text.len() - 4);
        let fix = |range| places.repair(&Repair::safe().remove(Spot::Inside(inner, range)));
        assert_eq!(fix(0..5), None);
        assert_eq!(fix(6..10), None);
        assert!(fix(2..5).is_some() && fix(6..8).is_some());
    }

    #[test]
    fn excerpts_mark_the_first_line() {
        let text = "<a>\n  <b>one\ntwo</b></a>";
        let places = Places::new(Source::new(text), 0, true);
        let place = places.place(&Spot::Span(Span::new(6, 20)));
        assert_eq!((place.line, place.column), (2, 3));
        let excerpt = place.excerpt.unwrap();
        assert_eq!(&excerpt.text[excerpt.start..excerpt.end], "<b>one");
    }
}
