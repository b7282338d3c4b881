//! Boundaries of markup, well-formed or not. The scanner and the
//! cutter of streams both ask here, so that they never disagree about what is
//! inside which element, however broken the text is. Nothing here judges.

use std::ops::Range;

use memchr::{memchr, memchr2, memmem};

use super::chars::{TAG_STOP, has, is_space};

/// The kind of markup that begins at a `<`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Markup {
    /// A start tag, or the tag of an empty element.
    Start,
    /// An end tag.
    End,
    /// A comment.
    Comment,
    /// A CDATA section.
    CData,
    /// A processing instruction or the XML declaration.
    Instruction,
    /// A document type declaration.
    Doctype,
    /// `<!` and something unknown.
    Malformed,
    /// A `<` that begins nothing; only this one byte.
    Stray,
}

/// The end of a piece of markup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Boundary {
    /// The offset after its last byte.
    pub(crate) end: usize,
    /// True if it has its proper end (`>`, `-->`, ...).
    pub(crate) closed: bool,
    /// True if more bytes after the last one might change the answer.
    pub(crate) open_ended: bool,
}

impl Boundary {
    fn closed(end: usize) -> Self {
        Self {
            end,
            closed: true,
            open_ended: false,
        }
    }

    fn cut_short(end: usize) -> Self {
        Self {
            end,
            closed: false,
            open_ended: false,
        }
    }

    fn at_end_of_input(end: usize) -> Self {
        Self {
            end,
            closed: false,
            open_ended: true,
        }
    }

    /// Returns true if a start tag that ends here is the tag of an empty element. A
    /// slash before the `>` is never inside quotes, for a value that is closed
    /// ends with its quote.
    pub(crate) fn is_empty_element(&self, bytes: &[u8]) -> bool {
        self.closed && self.end >= 2 && bytes.get(self.end - 2) == Some(&b'/')
    }
}

/// Returns what stands in the place of a name between the two offsets.
pub(crate) fn raw_name(bytes: &[u8], start: usize, end: usize) -> Range<usize> {
    start..super::chars::raw_name_end(&bytes[..end], start)
}

/// Returns what begins at the `<` at `at`; the flag tells whether more bytes might
/// change the answer.
pub(crate) fn classify(bytes: &[u8], at: usize) -> (Markup, bool) {
    let rest = bytes.get(at + 1..).unwrap_or_default();
    match rest.first() {
        None => (Markup::Stray, true),
        Some(b'/') => (Markup::End, false),
        Some(b'?') => (Markup::Instruction, false),
        Some(b'!') => {
            const KINDS: [(&[u8], Markup); 3] = [
                (b"!--", Markup::Comment),
                (b"![CDATA[", Markup::CData),
                (b"!DOCTYPE", Markup::Doctype),
            ];
            for (prefix, kind) in KINDS {
                if rest.starts_with(prefix) {
                    return (kind, false);
                }
            }
            let open_ended = KINDS.iter().any(|(prefix, _)| prefix.starts_with(rest));
            (Markup::Malformed, open_ended)
        }
        Some(&byte) if byte >= 0x80 || has(byte, super::chars::NAME_START) => {
            (Markup::Start, false)
        }
        Some(_) => (Markup::Stray, false),
    }
}

/// Returns where the markup of this kind that begins at `at` ends.
#[inline]
pub(crate) fn end_of(kind: Markup, bytes: &[u8], at: usize) -> Boundary {
    match kind {
        Markup::Start => end_of_start_tag(bytes, at),
        Markup::End | Markup::Malformed => end_of_simple_tag(bytes, at),
        Markup::Comment => end_at(bytes, at + 4, b"-->"),
        Markup::CData => end_at(bytes, at + 9, b"]]>"),
        Markup::Instruction => end_at(bytes, at + 2, b"?>"),
        Markup::Doctype => end_of_doctype(bytes, at),
        Markup::Stray => Boundary::cut_short(at + 1),
    }
}

/// The tag ends at the first `>` outside quotes, or before the next `<` there.
/// A quote counts only after an equals sign, so that a stray apostrophe does
/// not swallow what follows.
#[inline]
pub(crate) fn end_of_start_tag(bytes: &[u8], at: usize) -> Boundary {
    let mut at = at + 1;
    while let Some(&byte) = bytes.get(at) {
        if has(byte, TAG_STOP) {
            match byte {
                b'>' => return Boundary::closed(at + 1),
                b'<' => return Boundary::cut_short(at),
                _ if follows_equals(bytes, at) => {
                    let value = end_of_value(bytes, at);
                    if !value.closed {
                        let closed = bytes.get(value.end) == Some(&b'>');
                        return Boundary {
                            end: value.end + usize::from(closed),
                            closed,
                            open_ended: value.open_ended,
                        };
                    }
                    at = value.end;
                }
                _ => {}
            }
        }
        at += 1;
    }
    Boundary::at_end_of_input(at)
}

/// Returns true if the last byte before `at` that is not white space is `=`.
fn follows_equals(bytes: &[u8], at: usize) -> bool {
    bytes[..at].iter().rev().find(|byte| !is_space(**byte)) == Some(&b'=')
}

/// The end of the value whose opening quote stands at `at`: the offset of its
/// closing quote. When `<` follows a `>` inside the value, the closing quote
/// was most likely forgotten, and the value ends before that first `>`; so it
/// does at the end of the input, or else before the first `<`.
fn end_of_value(bytes: &[u8], at: usize) -> Boundary {
    let Some(&quote) = bytes.get(at) else {
        return Boundary::at_end_of_input(bytes.len());
    };
    let mut from = at + 1;
    let mut first_less_than = None;
    // Most values are short: a call into a vector search would not pay.
    while let Some(&byte) = bytes.get(from)
        && from < at + 16
    {
        if byte == quote {
            return Boundary::closed(from);
        }
        if byte == b'<' || byte == b'>' {
            break;
        }
        from += 1;
    }
    loop {
        let rest = bytes.get(from..).unwrap_or_default();
        let Some(found) = memchr2(quote, b'<', rest) else {
            let end = memchr(b'>', rest).map(|found| from + found);
            return Boundary::at_end_of_input(end.or(first_less_than).unwrap_or(bytes.len()));
        };
        let found = from + found;
        if bytes[found] == quote {
            return Boundary::closed(found);
        }
        if let Some(end) = memchr(b'>', &bytes[from..found]) {
            return Boundary::cut_short(from + end);
        }
        first_less_than.get_or_insert(found);
        from = found + 1;
    }
}

fn end_of_simple_tag(bytes: &[u8], at: usize) -> Boundary {
    let from = at + 2;
    match memchr2(b'<', b'>', bytes.get(from..).unwrap_or_default()) {
        Some(found) if bytes[from + found] == b'>' => Boundary::closed(from + found + 1),
        Some(found) => Boundary::cut_short(from + found),
        None => Boundary::at_end_of_input(bytes.len()),
    }
}

fn end_at(bytes: &[u8], from: usize, mark: &[u8]) -> Boundary {
    match memmem::find(bytes.get(from..).unwrap_or_default(), mark) {
        Some(found) => Boundary::closed(from + found + mark.len()),
        None => Boundary::at_end_of_input(bytes.len()),
    }
}

/// Skips a document type declaration with its internal subset: literals,
/// comments and processing instructions may contain any of its delimiters.
fn end_of_doctype(bytes: &[u8], at: usize) -> Boundary {
    let mut subset = false;
    let mut declaration = false;
    let mut at = at + 2;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'"' | b'\'' if declaration || !subset => {
                match memchr(byte, bytes.get(at + 1..).unwrap_or_default()) {
                    Some(found) => at += found + 1,
                    None => return Boundary::at_end_of_input(bytes.len()),
                }
            }
            b'[' if !subset => subset = true,
            b']' if subset && !declaration => subset = false,
            b'>' if declaration => declaration = false,
            b'>' if !subset => return Boundary::closed(at + 1),
            b'<' if !subset => return Boundary::cut_short(at),
            b'<' if !declaration => {
                let skipped = match classify(bytes, at).0 {
                    Markup::Comment => Some(end_of(Markup::Comment, bytes, at)),
                    Markup::Instruction => Some(end_of(Markup::Instruction, bytes, at)),
                    _ => None,
                };
                match skipped {
                    Some(skipped) if !skipped.closed => return skipped,
                    Some(skipped) => at = skipped.end - 1,
                    None => declaration = true,
                }
            }
            _ => {}
        }
        at += 1;
    }
    Boundary::at_end_of_input(bytes.len())
}
