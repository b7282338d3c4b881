//! Text and CDATA sections, and the cursors that make most of it plain
//! without looking twice: each remembers where its mark stands next.

use memchr::{memchr, memchr2, memmem};

use super::boundary::{Markup, end_of};
use super::chars::is_space;
use super::reference::{Reference, reference};
use super::report::quoted;
use super::{Scanner, Token};
use crate::span::Span;

/// Where certain marks stand next. A cursor that lies before the text in
/// question is searched anew, so that each byte is looked at once a mark.
#[derive(Default)]
pub(super) struct Cursors {
    /// The next forbidden character, or the next that the declared encoding
    /// does not have: the smaller of the two below.
    pub(super) forbidden: usize,
    pub(super) control: usize,
    pub(super) foreign: usize,
    ampersand: usize,
    carriage_return: usize,
    cdata_end: usize,
}

#[inline]
fn stands_in(
    cursor: &mut usize,
    from: usize,
    to: usize,
    find: impl FnOnce(usize) -> Option<usize>,
) -> bool {
    if *cursor < from || *cursor == 0 {
        *cursor = find(from).map_or(usize::MAX, |found| from + found);
    }
    *cursor < to
}

impl<'a> Scanner<'a> {
    /// The run of text from `start` to the next `<` at or after `search`.
    #[inline]
    pub(super) fn text_run(&mut self, start: usize, search: usize) -> Option<Token<'a>> {
        let bytes = self.text.as_bytes();
        let end = memchr(b'<', &bytes[search..]).map_or(bytes.len(), |found| search + found);
        self.at = end;
        if self.stack.is_empty() {
            self.text_outside_root(start, end);
            return None;
        }
        if end - start > self.limits.value {
            self.value_limit(start, end);
            return None;
        }
        let references = stands_in(&mut self.cursors.ampersand, start, end, |from| {
            memchr(b'&', &bytes[from..])
        });
        if references {
            self.check_references(start, end);
        }
        let cdata_end = stands_in(&mut self.cursors.cdata_end, start, end, |from| {
            memmem::find(&bytes[from..], b"]]>")
        });
        if cdata_end {
            self.report_cdata_ends(start, end);
        }
        let plain = !references && !self.has_carriage_return(start, end);
        Some(Token::Text {
            raw: &self.text[start..end],
            span: Span::new(start, end),
            plain,
        })
    }

    pub(super) fn value_limit(&mut self, start: usize, end: usize) {
        let accepted = self.limits.value;
        self.give_up("xml:value-limit", start..end, || {
            format!(
                "a text of {} bytes; the reader accepts {accepted}",
                end - start
            )
        });
    }

    fn has_carriage_return(&mut self, start: usize, end: usize) -> bool {
        let bytes = self.text.as_bytes();
        stands_in(&mut self.cursors.carriage_return, start, end, |from| {
            memchr(b'\r', &bytes[from..])
        })
    }

    fn text_outside_root(&mut self, start: usize, end: usize) {
        let bytes = &self.text.as_bytes()[start..end];
        let Some(first) = bytes.iter().position(|&byte| !is_space(byte)) else {
            return;
        };
        let last = bytes.iter().rposition(|&byte| !is_space(byte));
        let span = Span::new(start + first, start + last.unwrap_or(first) + 1);
        self.reports.push("xml:text-outside-root", span, || {
            "text stands outside the root element".into()
        });
    }

    /// Reports each ampersand between `start` and `end` that begins no good
    /// reference.
    #[cold]
    pub(super) fn check_references(&mut self, start: usize, end: usize) {
        let raw = &self.text[start..end];
        let mut at = 0;
        while let Some(found) = memchr(b'&', &raw.as_bytes()[at..]) {
            let begin = at + found;
            let (what, after) = reference(raw, begin);
            at = after;
            let span = Span::new(start + begin, start + after);
            let shown = || quoted(&raw[begin..after]);
            match what {
                Reference::Char(_) => {}
                Reference::Malformed => self.reports.push_help(
                    "xml:malformed-reference",
                    span,
                    || format!("{} is no reference", shown()),
                    "write `&amp;` for an ampersand",
                ),
                Reference::Undefined => self.reports.push_help(
                    "xml:undefined-entity",
                    span,
                    || format!("the entity {} is not defined", shown()),
                    "write the character itself or its number; only lt, gt, amp, quot and apos are defined",
                ),
                Reference::Forbidden => self.reports.push("xml:forbidden-reference", span, || {
                    format!("{} stands for a character that is forbidden", shown())
                }),
            }
        }
    }

    #[cold]
    fn report_cdata_ends(&mut self, start: usize, end: usize) {
        let bytes = self.text.as_bytes();
        for found in memmem::find_iter(&bytes[start..end], b"]]>") {
            let at = start + found;
            self.reports.push_help(
                "xml:cdata-end-in-text",
                Span::new(at, at + 3),
                || "`]]>` stands in text".into(),
                "write `]]&gt;`",
            );
        }
    }

    pub(super) fn cdata(&mut self, at: usize) -> Option<Token<'a>> {
        let found = end_of(Markup::CData, self.text.as_bytes(), at);
        self.at = found.end;
        if !found.closed {
            self.reports
                .push("xml:unclosed-cdata", Span::new(at, at + 9), || {
                    "the CDATA section has no `]]>`".into()
                });
        }
        if self.stack.is_empty() {
            self.reports
                .push("xml:text-outside-root", Span::new(at, found.end), || {
                    "a CDATA section stands outside the root element".into()
                });
            return None;
        }
        let (start, end) = (at + 9, found.end - if found.closed { 3 } else { 0 });
        if end - start > self.limits.value {
            self.value_limit(start, end);
            return None;
        }
        let plain = !self.has_carriage_return(start, end);
        Some(Token::CData {
            raw: &self.text[start..end],
            span: Span::new(start, end),
            plain,
        })
    }

    /// Whether a value is its own value, by looking at it.
    pub(super) fn is_plain_value(raw: &[u8]) -> bool {
        memchr2(b'&', b'\r', raw).is_none() && memchr2(b'\t', b'\n', raw).is_none()
    }
}
