//! From byte ranges of one item to places in the archive. Rules speak of
//! spans; lines, columns and excerpts are looked up only for what is reported.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;

use cif_types::source::Source;
use cif_types::space::SPACES;
use cif_types::{Places, Span};

use crate::anchor::{Anchor, name};
use crate::finding::{Edit, Excerpt, Fix, Location};
use crate::game_identity::GameIdentity;
use crate::pending_fix::{Change, PendingFix};

/// The length of a long line that an excerpt shows on each side.
const REACH: usize = 160;

/// Looks up places of one item.
pub(crate) struct Locator<'t> {
    source: Source<'t>,
    base: u64,
    excerpts: bool,
    game: Option<GameIdentity>,
    /// The item was passed over: its text is but its name, as an empty element.
    is_refused: bool,
    /// The places of the texts asked for; none of one that stands in the item as it is,
    /// without references and the like.
    texts: RefCell<HashMap<Span, Option<Places<'t>>>>,
}

impl<'t> Locator<'t> {
    pub(crate) fn new(
        source: Source<'t>,
        base: u64,
        excerpts: bool,
        game: Option<GameIdentity>,
    ) -> Self {
        Self {
            source,
            base,
            excerpts,
            game,
            is_refused: false,
            texts: RefCell::default(),
        }
    }

    /// The same for an item that was passed over, or not.
    pub(crate) fn refused(self, is_refused: bool) -> Self {
        Self { is_refused, ..self }
    }

    fn range(&self, anchor: &Anchor) -> Range<usize> {
        anchor.range(self.source.text(), |span, range| self.inside(span, range))
    }

    /// The place of bytes of a text.
    fn inside(&self, span: Span, range: &Range<usize>) -> Range<usize> {
        let mut texts = self.texts.borrow_mut();
        let places = texts.entry(span).or_insert_with(|| {
            let text = self.source.text();
            let raw = text.get(span.range());
            let is_plain = raw.is_some_and(|raw| !raw.contains(['<', '&', '\r']));
            (!is_plain).then(|| Places::new(text, span))
        });
        let Some(places) = places else {
            let start = span.start as usize;
            return start + range.start..start + range.end.max(range.start);
        };
        let start = places.find(range.start).start;
        // The end of the last byte, not the beginning of the next: a reference or a comment may
        // stand between.
        let last = range.end.checked_sub(1);
        let end = last.map_or(start, |last| places.find(last).end);
        start..end.max(start)
    }

    /// The place of an anchor.
    pub(crate) fn location(&self, anchor: &Anchor) -> Location {
        let range = self.range(anchor);
        let excerpt = self.excerpts.then(|| {
            let found = self.source.excerpt(range.start, REACH);
            let whole = found.text;
            let text = match whole.strip_suffix("/>") {
                Some(begin) if self.is_refused => begin,
                _ => whole,
            };
            Excerpt {
                end: (found.at + range.len()).min(text.len()),
                text: text.to_owned(),
                start: found.at.min(text.len()),
                cut_before: found.cut_before,
                cut_after: found.cut_after || self.is_refused,
            }
        });
        Location {
            excerpt,
            ..self.at_range(&range)
        }
    }

    /// The place of a definition, which is kept and so carries no excerpt.
    pub(crate) fn without_excerpt(&self, anchor: &Anchor) -> Location {
        self.at_range(&self.range(anchor))
    }

    fn at_range(&self, range: &Range<usize>) -> Location {
        let position = self.source.position(range.start);
        Location {
            offset: position.offset,
            length: range.len() as u64,
            line: position.line,
            column: position.column,
            excerpt: None,
            game: self.game.map(Box::new),
        }
    }

    /// Returns a pending fix as a fix of the archive; nothing where two of
    /// its changes touch each other, or where one cuts through markup inside a
    /// text: a comment would be lost, or half a CDATA section be left. One that removes a comment
    /// or a processing instruction with an element is not safe.
    pub(crate) fn resolve_fix(&self, pending_fix: &PendingFix) -> Option<Fix> {
        let text = self.source.text();
        let old = |change: &Change| text.get(self.range(&change.anchor)).unwrap_or_default();
        let cuts = pending_fix.changes().iter().any(|change| {
            let inside = matches!(change.anchor, Anchor::Inside(..));
            let old = old(change);
            inside && (old.contains('<') || old.contains("]]>"))
        });
        if cuts {
            return None;
        }
        let edits = pending_fix.changes().iter().map(|change| {
            let opened = match change.anchor {
                Anchor::First(span) | Anchor::Last(span) => self.opened(span, &change.xml),
                _ => None,
            };
            let (range, text) = opened
                .unwrap_or_else(|| (self.range(&change.anchor), change.xml.clone().into_owned()));
            Edit {
                start: self.base + range.start as u64,
                end: self.base + range.end as u64,
                text,
            }
        });
        let mut edits: Vec<_> = edits.collect();
        edits.sort_by_key(|edit| (edit.start, edit.end));
        let apart = edits.is_sorted_by(|one, next| one.end <= next.start);
        let loses_remark = |change: &Change| {
            let old = old(change);
            let is_lost = |begin| old.contains(begin) && !change.xml.contains(begin);
            is_lost("<!--") || is_lost("<?")
        };
        apart.then(|| Fix {
            edits,
            safe: pending_fix.safe && !pending_fix.changes().iter().any(loses_remark),
        })
    }

    /// Returns what gives children to an element that has no end tag: the end of
    /// its tag, and what stands there instead.
    fn opened(&self, span: Span, children: &str) -> Option<(Range<usize>, String)> {
        let text = self.source.text();
        let tag = self.range(&Anchor::Tag(span));
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

    fn shown(text: &str, anchor: &Anchor) -> String {
        let locator = Locator::new(Source::new(text), 0, true, None);
        let location = locator.location(anchor);
        let start = usize::try_from(location.offset).unwrap();
        let end = start + usize::try_from(location.length).unwrap();
        text[start..end].to_owned()
    }

    #[test]
    fn anchors_become_ranges_of_the_text() {
        let text = "<a x='>'>e2&amp;e4<!-- c --> <![CDATA[g1f3]]></a>";
        let whole = Span::new(0, text.len());
        let inner = Span::new(9, text.len() - 4);
        assert_eq!(shown(text, &Anchor::Span(whole)), text);
        assert_eq!(shown(text, &Anchor::Tag(whole)), "<a x='>'>");
        assert_eq!(shown(text, &Anchor::Inside(inner, 0..2)), "e2");
        assert_eq!(shown(text, &Anchor::Inside(inner, 2..3)), "&amp;");
        assert_eq!(shown(text, &Anchor::Inside(inner, 0..5)), "e2&amp;e4");
        assert_eq!(shown(text, &Anchor::Inside(inner, 6..10)), "g1f3");
        assert_eq!(shown(text, &Anchor::Inside(inner, 6..6)), "");
        assert_eq!(shown(text, &Anchor::Span(Span::NONE)), "");
        assert_eq!(shown(text, &Anchor::After(inner)), "");
    }

    #[test]
    fn what_is_taken_out_takes_its_white_space_along() {
        let text = "<a\n  id = \"5\" b='x'>\n  <b/>\n</a>";
        assert_eq!(
            shown(text, &Anchor::Attribute(Span::new(11, 12))),
            "\n  id = \"5\""
        );
        assert_eq!(shown(text, &Anchor::Attribute(Span::new(17, 18))), " b='x'");
        let element = text.find("<b/>").unwrap();
        let element = Span::new(element, element + 4);
        assert_eq!(shown(text, &Anchor::Element(element)), "\n  <b/>");
    }

    #[test]
    fn children_are_put_into_elements_of_either_form() {
        let fixed = |text: &str, anchor: fn(Span) -> Anchor| {
            let locator = Locator::new(Source::new(text), 0, true, None);
            let whole = Span::new(0, text.len());
            let fix = locator.resolve_fix(&PendingFix::safe().insert(anchor(whole), "<x/>"));
            let edit = fix.unwrap().edits.remove(0);
            let mut text = text.to_owned();
            let at = |offset| usize::try_from(offset).unwrap();
            text.replace_range(at(edit.start)..at(edit.end), &edit.text);
            text
        };
        assert_eq!(fixed("<a/>", Anchor::First), "<a><x/></a>");
        assert_eq!(fixed("<a b='/>' />", Anchor::Last), "<a b='/>'><x/></a>");
        assert_eq!(fixed("<a> </a>", Anchor::First), "<a><x/> </a>");
        assert_eq!(fixed("<a> </a >", Anchor::Last), "<a> <x/></a >");
        assert_eq!(fixed("<ab\n/>", Anchor::Name), "<ab<x/>\n/>");
        assert_eq!(fixed("<ab>c</ab>", Anchor::Name), "<ab<x/>>c</ab>");
    }

    #[test]
    fn changes_that_touch_each_other_fix_nothing() {
        let locator = Locator::new(Source::new("<a>text</a>"), 100, true, None);
        let text = Span::new(3, 7);
        let fix = PendingFix::safe()
            .remove(Anchor::After(text))
            .replace(Anchor::Span(text), "<");
        let fix = locator.resolve_fix(&fix).unwrap();
        let edits: Vec<_> = fix
            .edits
            .iter()
            .map(|it| (it.start, it.end, &*it.text))
            .collect();
        assert_eq!(edits, [(103, 107, "&lt;"), (107, 107, "")]);
        let twice = PendingFix::safe()
            .remove(Anchor::Span(text))
            .remove(Anchor::Inside(text, 1..2));
        assert_eq!(locator.resolve_fix(&twice), None);
    }

    #[test]
    fn changes_of_a_text_keep_its_markup() {
        let text = "<a>e7<!-- c -->e8q <![CDATA[e2]]>e4</a>";
        let locator = Locator::new(Source::new(text), 0, true, None);
        let inner = Span::new(3, text.len() - 4);
        let fix =
            |range| locator.resolve_fix(&PendingFix::safe().remove(Anchor::Inside(inner, range)));
        assert_eq!(fix(0..5), None);
        assert_eq!(fix(6..10), None);
        assert!(fix(2..5).is_some() && fix(6..8).is_some());
    }

    #[test]
    fn excerpts_mark_the_first_line() {
        let text = "<a>\n  <b>one\ntwo</b></a>";
        let locator = Locator::new(Source::new(text), 0, true, None);
        let location = locator.location(&Anchor::Span(Span::new(6, 20)));
        assert_eq!((location.line, location.column), (2, 3));
        let excerpt = location.excerpt.unwrap();
        assert_eq!(&excerpt.text[excerpt.start..excerpt.end], "<b>one");
    }
}
