//! Start and end tags. The fast path reads a well-formed tag of ASCII names in
//! one go; whatever it does not know goes to the slow path, which reads the
//! same tag again and names each fault.

#[cfg(test)]
mod tests;

use std::collections::HashSet;

use super::boundary::{Markup, end_of, end_of_start_tag};
use super::chars::{
    CLASS, COLON, DELIMITER, NAME, NAME_START, is_name, is_space, raw_name_end, skip_space,
};
use super::report::quoted;
use super::{Closing, Open, RawAttribute, Region, Scanner, Token, report_unclosed};
use crate::sixteen::Sixteen;
use crate::span::Span;

/// A start tag as both ways find it, beside the attributes.
#[derive(PartialEq, Eq, Debug)]
struct Tag {
    name_end: usize,
    end: usize,
    empty: bool,
    /// True if a name has a colon or is `xmlns`.
    namespaces: bool,
}

/// The values end at a quote; the rest is for the slow path or not plain.
static VALUE: [u8; 256] = value_classes();
const QUOTE: u8 = 1;
const APOSTROPHE: u8 = 2;
const NOT_PLAIN: u8 = 4;
const AMPERSAND: u8 = 8;
const LESS_THAN: u8 = 16;

const fn value_classes() -> [u8; 256] {
    let mut table = [0; 256];
    table[b'"' as usize] = QUOTE;
    table[b'\'' as usize] = APOSTROPHE;
    table[b'\t' as usize] = NOT_PLAIN;
    table[b'\n' as usize] = NOT_PLAIN;
    table[b'\r' as usize] = NOT_PLAIN;
    table[b'&' as usize] = NOT_PLAIN | AMPERSAND;
    table[b'<' as usize] = LESS_THAN;
    table
}

impl<'a> Scanner<'a> {
    pub(super) fn start_tag(&mut self, at: usize) -> Option<Token<'a>> {
        self.attributes.clear();
        let tag = match self.quick_tag(at) {
            Some(tag) => tag,
            None => self.patient_tag(at)?,
        };
        let name = &self.text[at + 1..tag.name_end];
        let span = Span::new(at, tag.end);
        let depth = self.stack.len();
        if depth >= self.limits.depth {
            let accepted = self.limits.depth;
            self.give_up("xml:depth-limit", at..tag.end, || match accepted {
                1 => "more than one element is open at one time".to_owned(),
                _ => format!("more than {accepted} elements are open at one time"),
            });
            return None;
        }
        self.at = tag.end;
        self.prefixes.leave(depth);
        if depth == 0 {
            self.root_begins(name, span);
        }
        if self.attributes.len() > 1 {
            self.drop_duplicates();
        }
        if tag.namespaces {
            let name_span = Span::new(at + 1, tag.name_end);
            self.prefixes
                .enter(depth, name, name_span, &self.attributes, &mut self.reports);
        }
        self.stack.push(Open { name, tag: span });
        if tag.empty {
            self.closing = Closing {
                count: 1,
                tag: span,
                missing: span,
            };
        }
        Some(Token::Start {
            name,
            span,
            empty: tag.empty,
        })
    }

    /// Reads a tag in which everything is as it should be.
    #[inline]
    fn quick_tag(&mut self, at: usize) -> Option<Tag> {
        let bytes = self.text.as_bytes();
        let (name_end, mut seen) = quick_name(bytes, at + 1)?;
        if name_end - at - 1 > self.limits.name {
            return None;
        }
        let mut namespaces = false;
        let mut references = false;
        let mut next = name_end;
        loop {
            let start = skip_space(bytes, next);
            let byte = *bytes.get(start)?;
            let empty = byte == b'/' && bytes.get(start + 1) == Some(&b'>');
            if byte == b'>' || empty {
                if references {
                    self.check_values();
                }
                return Some(Tag {
                    name_end,
                    end: start + 1 + usize::from(empty),
                    empty,
                    namespaces: namespaces || seen & COLON != 0,
                });
            }
            if start == next {
                return None;
            }
            let (end, classes) = quick_name(bytes, start)?;
            seen |= classes;
            let equals = skip_space(bytes, end);
            if *bytes.get(equals)? != b'=' {
                return None;
            }
            let quote = skip_space(bytes, equals + 1);
            let stop = match bytes.get(quote)? {
                b'"' => QUOTE | LESS_THAN,
                b'\'' => APOSTROPHE | LESS_THAN,
                _ => return None,
            };
            let (value_end, classes) = quick_value(bytes, quote + 1, stop)?;
            let (name_length, length) = (end - start, value_end - quote - 1);
            if name_length > self.limits.name
                || length > self.limits.value
                || self.attributes.len() == self.limits.attributes
            {
                return None;
            }
            references |= classes & AMPERSAND != 0;
            let name = &self.text[start..end];
            namespaces |= name_length == 5 && name == "xmlns";
            self.attributes.push(RawAttribute {
                name,
                name_span: Span::new(start, end),
                raw: &self.text[quote + 1..value_end],
                span: Span::new(quote + 1, value_end),
                plain: classes & NOT_PLAIN == 0,
            });
            next = value_end + 1;
        }
    }

    /// Checks the references in all values.
    #[cold]
    fn check_values(&mut self) {
        for at in 0..self.attributes.len() {
            let span = self.attributes[at].span.range();
            self.check_references(span.start, span.end);
        }
    }

    /// Reads any tag, naming its faults; nothing when a limit ends the text.
    #[cold]
    fn patient_tag(&mut self, at: usize) -> Option<Tag> {
        self.attributes.clear();
        let bytes = self.text.as_bytes();
        let found = end_of_start_tag(bytes, at);
        let empty = found.is_empty_element(bytes);
        let inner_end = found.end - usize::from(found.closed) - usize::from(empty);
        if !found.closed {
            self.reports.push_help(
                "xml:unclosed-tag",
                Span::new(at, found.end),
                || "the tag has no `>`".into(),
                "close it before the next `<`",
            );
        }
        let name_end = raw_name_end(bytes, at + 1);
        let mut namespaces = self.check_name(at + 1, name_end)?;
        let mut next = name_end;
        loop {
            let start = skip_space(bytes, next);
            if start >= inner_end {
                break;
            }
            let end = raw_name_end(bytes, start);
            if end == start {
                next = self.skip_junk(start, inner_end);
                continue;
            }
            if start == next {
                self.reports
                    .push("xml:missing-space", Span::new(start, start), || {
                        "white space is missing before the attribute".into()
                    });
            }
            if self.attributes.len() == self.limits.attributes {
                let accepted = self.limits.attributes;
                self.give_up("xml:attribute-limit", start..end, || match accepted {
                    1 => "a tag of more than one attribute".to_owned(),
                    _ => format!("a tag of more than {accepted} attributes"),
                });
                return None;
            }
            namespaces |= self.check_name(start, end)?;
            next = self.patient_value(start, end, inner_end)?;
        }
        Some(Tag {
            name_end,
            end: found.end,
            empty,
            namespaces,
        })
    }

    /// Reads what follows an attribute's name up to the end of its value, and
    /// keeps the attribute.
    fn patient_value(&mut self, start: usize, name_end: usize, inner_end: usize) -> Option<usize> {
        let bytes = &self.text.as_bytes()[..inner_end];
        let name = &self.text[start..name_end];
        let name_span = Span::new(start, name_end);
        let equals = skip_space(bytes, name_end);
        let quote = skip_space(bytes, equals + 1);
        let (value, end) = match (bytes.get(equals), bytes.get(quote)) {
            (Some(b'='), Some(b'"' | b'\'')) => {
                let closing = closing_quote(bytes, quote);
                let value_end = closing.unwrap_or(inner_end);
                if closing.is_none() {
                    self.reports
                        .push("xml:unclosed-value", Span::new(quote, value_end), || {
                            format!("the value of {} has no closing quote", quoted(name))
                        });
                }
                (quote + 1..value_end, (value_end + 1).min(inner_end))
            }
            (Some(b'='), Some(_)) => {
                let mut end = quote;
                while bytes.get(end).is_some_and(|&byte| !is_space(byte)) {
                    end += 1;
                }
                self.reports
                    .push("xml:unquoted-value", Span::new(quote, end), || {
                        format!("the value of {} stands without quotes", quoted(name))
                    });
                (quote..end, end)
            }
            (what, _) => {
                self.reports.push("xml:missing-value", name_span, || {
                    format!("attribute {} has no value", quoted(name))
                });
                let end = if what == Some(&b'=') {
                    inner_end
                } else {
                    name_end
                };
                (end..end, end)
            }
        };
        if value.len() > self.limits.value {
            self.value_limit(value.start, value.end);
            return None;
        }
        self.check_references(value.start, value.end);
        let raw = &self.text[value.clone()];
        if let Some(found) = memchr::memchr(b'<', raw.as_bytes()) {
            let at = value.start + found;
            self.reports.push_help(
                "xml:less-than-in-value",
                Span::new(at, at + 1),
                || format!("`<` stands in the value of {}", quoted(name)),
                "write `&lt;`",
            );
        }
        self.attributes.push(RawAttribute {
            name,
            name_span,
            raw,
            span: Span::new(value.start, value.end),
            plain: Self::is_plain_value(raw.as_bytes()),
        });
        Some(end)
    }

    /// Reports and skips what begins no attribute.
    fn skip_junk(&mut self, start: usize, inner_end: usize) -> usize {
        let bytes = &self.text.as_bytes()[..inner_end];
        let mut end = start + 1;
        if bytes[start] == b'=' {
            // A nameless value goes with its equals sign.
            let quote = skip_space(bytes, end);
            if matches!(bytes.get(quote), Some(b'"' | b'\'')) {
                end = closing_quote(bytes, quote).map_or(inner_end, |closing| closing + 1);
            }
        }
        while bytes.get(end).is_some_and(|&byte| !is_space(byte)) {
            end += 1;
        }
        let shown = &self.text[start..end];
        self.reports
            .push("xml:malformed-tag", Span::new(start, end), || {
                format!("{} is no attribute", quoted(shown))
            });
        end
    }

    /// Reports a bad name; whether it matters to namespaces. Nothing when it
    /// is too long.
    fn check_name(&mut self, start: usize, end: usize) -> Option<bool> {
        let name = &self.text[start..end];
        if name.len() > self.limits.name {
            self.name_limit(start, end);
            return None;
        }
        if !is_name(name) {
            self.reports
                .push("xml:malformed-name", Span::new(start, end), || {
                    format!("{} is no name", quoted(name))
                });
            return Some(false);
        }
        Some(name.contains(':') || name == "xmlns")
    }

    /// Reports attributes of one name and keeps the first of them.
    #[inline]
    fn drop_duplicates(&mut self) {
        // Few are compared each with each; many go into a set.
        const FEW: usize = 12;
        let attributes = &self.attributes;
        if attributes.len() <= FEW {
            let twice = attributes
                .iter()
                .enumerate()
                .any(|(at, one)| attributes[..at].iter().any(|other| other.name == one.name));
            if !twice {
                return;
            }
        }
        self.drop_duplicates_by_set();
    }

    #[cold]
    fn drop_duplicates_by_set(&mut self) {
        let mut seen = HashSet::with_capacity(self.attributes.len());
        let reports = &mut self.reports;
        self.attributes.retain(|attribute| {
            let first = seen.insert(attribute.name);
            if !first {
                reports.push("xml:duplicate-attribute", attribute.name_span, || {
                    format!("attribute {} stands twice", quoted(attribute.name))
                });
            }
            first
        });
    }

    pub(super) fn end_tag(&mut self, at: usize) -> Option<Token<'a>> {
        if let Some(end) = self.matching_end(at) {
            self.at = end;
            self.closing.tag = Span::new(at, end);
            self.closing.count = 1;
            return Some(self.close_one());
        }
        self.patient_end_tag(at)
    }

    /// The end of the end tag of the innermost element, if that is what stands
    /// at an offset.
    #[inline]
    pub(super) fn matching_end(&self, at: usize) -> Option<usize> {
        let bytes = self.text.as_bytes();
        let open = self.stack.get(self.floor..)?.last()?;
        let (start, length) = (at + b"</".len(), open.name.len());
        let end = start + length;
        if !bytes.get(at..)?.starts_with(b"</") || bytes.get(end) != Some(&b'>') {
            return None;
        }
        // The name of the start tag, where that stands in this text.
        let begin = (open.tag.start as usize).saturating_add(b"<".len());
        let same = match (Sixteen::at(bytes, start), Sixteen::at(bytes, begin)) {
            (Some(here), Some(there)) if length <= Sixteen::LENGTH => {
                here.shared_with(there) >= length
            }
            _ => &bytes[start..end] == open.name.as_bytes(),
        };
        same.then_some(end + b">".len())
    }

    #[cold]
    fn patient_end_tag(&mut self, at: usize) -> Option<Token<'a>> {
        let bytes = self.text.as_bytes();
        let found = end_of(Markup::End, bytes, at);
        self.at = found.end;
        let span = Span::new(at, found.end);
        let inner_end = found.end - usize::from(found.closed);
        let start = at + 2;
        let name_end = raw_name_end(&bytes[..inner_end], start);
        let name = &self.text[start..name_end];
        if !found.closed {
            self.reports
                .push("xml:unclosed-tag", span, || "the end tag has no `>`".into());
        }
        if name.is_empty() || skip_space(&bytes[..inner_end], name_end) < inner_end {
            let shown = &self.text[at..found.end];
            self.reports.push("xml:malformed-end-tag", span, || {
                format!("{} is no end tag", quoted(shown))
            });
        }
        if name.is_empty() {
            return None;
        }
        if name.len() > self.limits.name {
            self.name_limit(start, name_end);
            return None;
        }
        let inside = &self.stack[self.floor..];
        let Some(above) = inside.iter().rev().position(|open| open.name == name) else {
            self.report_unmatched(name, span);
            return None;
        };
        let keep = self.stack.len() - above;
        for open in &self.stack[keep..] {
            report_unclosed(&mut self.reports, open.name, open.tag);
        }
        self.closing = Closing {
            count: above + 1,
            tag: span,
            missing: Span::new(at, at),
        };
        Some(self.close_one())
    }

    fn report_unmatched(&mut self, name: &str, span: Span) {
        let message = || format!("the end tag {} belongs to no open element", quoted(name));
        match self.stack.last() {
            Some(open) if self.region == Region::Content => {
                let help = format!("the innermost open element is {}", quoted(open.name));
                self.reports
                    .push_help("xml:unmatched-end-tag", span, message, &help);
            }
            _ => self.reports.push("xml:unmatched-end-tag", span, message),
        }
    }
}

/// The offset of the quote that closes the one at `quote`, within the tag.
fn closing_quote(tag: &[u8], quote: usize) -> Option<usize> {
    let value = tag.get(quote + 1..)?;
    memchr::memchr(tag[quote], value).map(|found| quote + 1 + found)
}

/// The end of a name of ASCII and the classes of its bytes but for the small
/// letters that nearly every name begins with.
#[inline]
pub(super) fn quick_name(bytes: &[u8], start: usize) -> Option<(usize, u8)> {
    let mut end = start;
    while let Some(sixteen) = Sixteen::at(bytes, end) {
        let letters = sixteen.small_letters();
        end += letters;
        if letters < Sixteen::LENGTH {
            break;
        }
    }
    let mut seen = 0;
    loop {
        let classes = CLASS[usize::from(*bytes.get(end)?)];
        let fits = if end == start { NAME_START } else { NAME };
        if classes & fits == 0 {
            // Anything but a delimiter is for the slow path.
            let ends = end > start && classes & DELIMITER != 0;
            return ends.then_some((end, seen));
        }
        seen |= classes;
        end += 1;
    }
}

/// The offset of the closing quote and the classes of the value's bytes.
#[inline]
fn quick_value(bytes: &[u8], start: usize, stop: u8) -> Option<(usize, u8)> {
    let mut seen = 0;
    for (length, &byte) in bytes.get(start..)?.iter().enumerate() {
        let classes = VALUE[usize::from(byte)];
        if classes & stop != 0 {
            return (classes & LESS_THAN == 0).then_some((start + length, seen));
        }
        seen |= classes;
    }
    None
}
