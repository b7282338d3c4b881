//! From a place in a text back to the place in the document. What stands
//! between may be longer there (references, CDATA sections) or be nothing to
//! the text (comments, processing instructions).

use crate::scan;
use crate::span::Span;

/// Returns where in a document the byte `offset` of a text stands; `span` is that of
/// the text.
pub fn locate(document: &str, span: Span, offset: usize) -> usize {
    let mut rest = document.get(span.range()).unwrap_or_default();
    let mut at = span.start as usize;
    let mut left = offset;
    while !rest.is_empty() {
        let (part, length) = first(rest);
        let is_last = length == rest.len();
        match part {
            Part::Text(raw) => {
                let decoded = scan::decode_text(raw).len();
                if left < decoded || is_last {
                    return at + scan::source_offset(raw, left.min(decoded));
                }
                left -= decoded;
            }
            Part::CData(raw) => {
                let decoded = scan::decode_cdata(raw).len();
                if left < decoded {
                    return at + CDATA.len() + scan::source_offset_cdata(raw, left);
                }
                left -= decoded;
            }
            Part::Nothing => {}
        }
        rest = &rest[length..];
        at += length;
    }
    at
}

const CDATA: &str = "<![CDATA[";

/// A part of the raw text of a value.
enum Part<'a> {
    Text(&'a str),
    CData(&'a str),
    Nothing,
}

/// The first part of a raw text, and its length there.
fn first(raw: &str) -> (Part<'_>, usize) {
    let until = |after: &str, mark: &str| after.find(mark).map(|end| end + mark.len());
    if let Some(after) = raw.strip_prefix(CDATA) {
        let inner = after.find("]]>").unwrap_or(after.len());
        let length = until(after, "]]>").map_or(raw.len(), |end| CDATA.len() + end);
        (Part::CData(&after[..inner]), length)
    } else if let Some(after) = raw.strip_prefix("<!--") {
        (
            Part::Nothing,
            until(after, "-->").map_or(raw.len(), |end| 4 + end),
        )
    } else if raw.starts_with('<') {
        (Part::Nothing, until(raw, "?>").unwrap_or(raw.len()))
    } else {
        let length = raw.find('<').unwrap_or(raw.len());
        (Part::Text(&raw[..length]), length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The character of the document at the place of each byte of the text.
    fn found(raw: &str, text: &str) -> String {
        let document = format!("<a>{raw}</a>");
        let span = Span::new(3, 3 + raw.len());
        (0..text.len())
            .map(|offset| {
                let at = locate(&document, span, offset);
                document[at..].chars().next().unwrap_or_default()
            })
            .collect()
    }

    #[test]
    fn every_byte_is_found_again() {
        assert_eq!(found("e2e4", "e2e4"), "e2e4");
        assert_eq!(found("a&amp;b", "a&b"), "a&b");
        assert_eq!(found("a<!-- x -->b", "ab"), "ab");
        assert_eq!(found("a<?p q?>b", "ab"), "ab");
        assert_eq!(found("a<![CDATA[<&]]>b", "a<&b"), "a<&b");
        assert_eq!(found("<!---->a", "a"), "a");
    }

    #[test]
    fn the_end_is_the_end() {
        let document = "<a>ab</a>";
        assert_eq!(locate(document, Span::new(3, 5), 2), 5);
        assert_eq!(locate(document, Span::new(3, 5), 9), 5);
        assert_eq!(locate(document, Span::NONE, 1), u32::MAX as usize);
    }
}
