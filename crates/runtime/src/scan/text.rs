//! Text and CDATA sections, and the cursors that make most of it plain
//! without looking twice: each remembers where its mark stands next.

use memchr::{memchr, memchr2, memchr3, memmem};

use super::boundary::{Markup, end_of};
use super::chars::is_space;
use super::reference::{Reference, reference};
use super::report::quoted;
use super::{Scanner, Token, WINDOW};
use crate::sixteen::Sixteen;
use crate::span::Span;

/// Cursors to the next of certain characters, or to how far there is none. So each byte
/// is looked at once, in windows that the caches hold.
#[derive(Default)]
pub(super) struct Cursors {
    /// The next forbidden character.
    pub(super) forbidden: usize,
    carriage_return: usize,
}

impl Cursors {
    fn find_carriage_return(&mut self, bytes: &[u8], start: usize, end: usize) {
        let from = start.max(self.carriage_return);
        let to = end.max(from + WINDOW).min(bytes.len());
        let found = memchr(b'\r', &bytes[from..to]);
        self.carriage_return = found.map_or(to, |found| from + found);
    }
}

/// Flags of what makes a run of text more than plain.
const AMPERSAND: u8 = 1;
const GREATER_THAN: u8 = 2;
const CARRIAGE_RETURN: u8 = 4;
/// White space, which is plain.
pub(super) const BLANK: u8 = 8;

impl<'a> Scanner<'a> {
    /// The run of text from `start` to the next `<` at or after `search`.
    #[inline]
    pub(super) fn text_run(&mut self, start: usize, search: usize) -> Option<Token<'a>> {
        let (end, seen) = self.find_end_of_run(search);
        self.at = end;
        if self.stack.is_empty() {
            self.text_outside_root(start, end);
            return None;
        }
        if end - start > self.limits.value {
            self.value_limit(start, end);
            return None;
        }
        if seen & AMPERSAND != 0 {
            self.check_references(start, end);
        }
        if seen & GREATER_THAN != 0 {
            self.report_cdata_ends(start, end);
        }
        Some(Token::Text {
            raw: &self.text[start..end],
            span: Span::new(start, end),
            plain: seen & (AMPERSAND | CARRIAGE_RETURN) == 0,
        })
    }

    /// The end of the run of text and which marks may stand in it. Most runs
    /// are short, and a call into a vector search would cost more than it saves.
    #[inline]
    pub(super) fn find_end_of_run(&mut self, search: usize) -> (usize, u8) {
        let bytes = self.text.as_bytes();
        let mut end = search;
        if let Some(sixteen) = Sixteen::at(bytes, search) {
            let plain = sixteen.before_mark();
            end += plain;
            if bytes.get(end) == Some(&b'<') {
                return (end, if sixteen.has_blank(plain) { BLANK } else { 0 });
            }
        }
        let (end, seen) = self.find_far_end_of_run(end);
        (end, seen | BLANK)
    }

    fn find_far_end_of_run(&mut self, search: usize) -> (usize, u8) {
        let bytes = self.text.as_bytes();
        let rest = &bytes[search..];
        let Some(first) = memchr3(b'<', b'&', b'>', rest) else {
            return (bytes.len(), self.carriage_return(search, bytes.len()));
        };
        if rest[first] == b'<' {
            let stop = search + first;
            return (stop, self.carriage_return(search, stop));
        }
        let stop = memchr(b'<', &rest[first..]).map_or(bytes.len(), |found| search + first + found);
        (stop, AMPERSAND | GREATER_THAN | CARRIAGE_RETURN)
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

    /// The mark of the carriage return, if one stands between the offsets.
    fn carriage_return(&mut self, start: usize, end: usize) -> u8 {
        if self.cursors.carriage_return < end {
            self.cursors
                .find_carriage_return(self.text.as_bytes(), start, end);
        }
        if self.cursors.carriage_return < end {
            CARRIAGE_RETURN
        } else {
            0
        }
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
        let plain = self.carriage_return(start, end) == 0;
        Some(Token::CData {
            raw: &self.text[start..end],
            span: Span::new(at, found.end),
            plain,
        })
    }

    /// Returns true if a value is its own value, by looking at it.
    pub(super) fn is_plain_value(raw: &[u8]) -> bool {
        memchr2(b'&', b'\r', raw).is_none() && memchr2(b'\t', b'\n', raw).is_none()
    }
}
