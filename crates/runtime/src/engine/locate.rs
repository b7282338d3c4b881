//! From a place in a text back to the place in the document. What stands
//! between may be longer there (references, CDATA sections) or be nothing to
//! the text (comments, processing instructions).

use std::ops::Range;

use memchr::{memchr2, memchr3};

use crate::scan::{Reference, reference};
use crate::span::Span;

/// Returns where in a document the byte `offset` of a text stands; `span` is that of
/// the text.
pub fn locate(document: &str, span: Span, offset: usize) -> usize {
    Places::new(document, span).find(offset).start
}

/// The places in a document of the bytes of one text. A search leaves marks behind for those
/// that come after it, so that many take no longer than the text is, in whatever order.
#[derive(Debug)]
pub struct Places<'d> {
    /// The document up to the end of the text.
    document: &'d str,
    begin: Mark,
    /// Places behind the beginning, in order, some bytes apart.
    marks: Vec<Mark>,
}

/// A place in the text and in the document.
#[derive(Clone, Copy, Debug)]
struct Mark {
    offset: usize,
    at: usize,
    in_cdata: bool,
}

/// Bytes of the document from one mark to the next, where no part of it is longer.
const STEP: usize = 128;

const CDATA: &str = "<![CDATA[";

impl<'d> Places<'d> {
    /// The places of the text with this span.
    pub fn new(document: &'d str, span: Span) -> Self {
        let is_there = document.get(span.range()).is_some();
        let document = document.get(..span.range().end).filter(|_| is_there);
        Self {
            document: document.unwrap_or_default(),
            begin: Mark {
                offset: 0,
                at: span.range().start,
                in_cdata: false,
            },
            marks: Vec::new(),
        }
    }

    /// The bytes of the document that stand for the byte `offset` of the text: those of a
    /// reference, or one. Behind the text it is the end.
    pub fn find(&mut self, offset: usize) -> Range<usize> {
        let before = self.marks.partition_point(|mark| mark.offset <= offset);
        let mut last = match before.checked_sub(1) {
            Some(before) => self.marks[before],
            None => self.begin,
        };
        let mut here = last;
        while let Some((length, decoded, in_cdata)) = self.part(here) {
            if offset < here.offset + decoded {
                let at = here.at;
                return if length == decoded {
                    let at = at + (offset - here.offset);
                    at..at + 1
                } else {
                    at..at + length
                };
            }
            here = Mark {
                offset: here.offset + decoded,
                at: here.at + length,
                in_cdata,
            };
            // The next mark, if there is one, is of an offset behind the wanted one.
            if here.at >= last.at + STEP {
                self.marks.push(here);
                last = here;
            }
        }
        here.at..here.at
    }

    /// The length of what begins at a place, its length in the text, and whether what comes
    /// then is in a CDATA section. A stretch of text goes no farther than to the next mark.
    fn part(&self, here: Mark) -> Option<(usize, usize, bool)> {
        let Mark { at, in_cdata, .. } = here;
        let rest = self.document.as_bytes().get(at..)?;
        let until = |mark: &str, from: usize| {
            let found = self.document[at + from..].find(mark);
            found.map_or(rest.len(), |found| from + found + mark.len())
        };
        let (length, decoded) = match rest.first()? {
            b'\r' => (1 + usize::from(rest.get(1) == Some(&b'\n')), 1),
            b']' if in_cdata && rest.starts_with(b"]]>") => return Some((3, 0, false)),
            b'<' if in_cdata => (1, 1),
            b'<' if rest.starts_with(CDATA.as_bytes()) => return Some((CDATA.len(), 0, true)),
            b'<' if rest.starts_with(b"<!--") => (until("-->", 4), 0),
            b'<' => (until("?>", 0), 0),
            b'&' if !in_cdata => match reference(self.document, at) {
                (Reference::Char(character), end) => (end - at, character.len_utf8()),
                (_, end) => (end - at, end - at),
            },
            _ => {
                let rest = &rest[1..rest.len().min(STEP)];
                let end = if in_cdata {
                    memchr2(b'\r', b']', rest)
                } else {
                    memchr3(b'<', b'&', b'\r', rest)
                };
                let length = 1 + end.unwrap_or(rest.len());
                (length, length)
            }
        };
        Some((length, decoded, in_cdata))
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;

    /// The character of the document at the place of each byte of the text.
    fn found(raw: &str, text: &str) -> String {
        let document = format!("<a>{raw}</a>");
        let span = Span::new(3, 3 + raw.len());
        let mut places = Places::new(&document, span);
        // In any order it is the same.
        let _ = places.find(text.len());
        (0..text.len())
            .map(|offset| {
                let at = locate(&document, span, offset);
                assert_eq!(places.find(offset).start, at);
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
        assert_eq!(found("a<![CDATA[]<]]&]]>b", "a]<]]&b"), "a]<]]&b");
        let (raw, text) = ("ab &amp;<!-- x --><![CDATA[c]d]]>&e; ", "ab &c]d&e; ");
        assert_eq!(found(&raw.repeat(100), &text.repeat(100)), text.repeat(100));
        let (raw, text) = (raw.to_owned() + &"z".repeat(1000), "z".repeat(1000));
        let text = "ab &c]d&e; ".to_owned() + &text;
        assert_eq!(found(&raw, &text), text);
    }

    #[test]
    fn references_and_ends_of_lines_are_found_as_a_whole() {
        let raw = "a&lt;b\r\nc&foo;d&#xE9;e";
        let mut places = Places::new(raw, Span::new(0, raw.len()));
        for (offset, part) in [
            (0, "a"),
            (1, "&lt;"),
            (2, "b"),
            (3, "\r\n"),
            (4, "c"),
            (6, "f"),
            (10, "d"),
            (11, "&#xE9;"),
            (12, "&#xE9;"),
            (13, "e"),
            (14, ""),
            (99, ""),
        ] {
            assert_eq!(&raw[places.find(offset)], part, "byte {offset}");
        }
    }

    /// Parts of which a document can be made, and how many bytes of the text each
    /// stands for. Where that is all of its bytes, they stand for themselves.
    const MIXTURE: [&[(&str, usize)]; 17] = [
        &[("a", 1)],
        &[("]", 1)],
        &[("]]", 2)],
        &[("&amp;", 1)],
        &[("&#xE9;", 2)],
        &[("&#x1F600;", 4)],
        &[("&foo;", 5)],
        &[("& ", 2)],
        &[("\r", 1), ("x", 1)],
        &[("\r\n", 1)],
        &[("<!-- ?> -->", 0)],
        &[("<!---->", 0)],
        &[("<?p --> ?>", 0)],
        &[("<![CDATA[", 0), ("]]>", 0)],
        &[("<![CDATA[", 0), ("&amp;<!--", 9), ("]]>", 0)],
        &[
            ("<![CDATA[", 0),
            ("]", 1),
            ("\r\n", 1),
            ("]>", 2),
            ("\r", 1),
            ("]", 1),
            ("]]>", 0),
        ],
        &[("zwölf", 6)],
    ];

    #[test]
    fn any_mixture_is_found_again() {
        let long = "-".repeat(STEP - 2);
        for (number, first) in MIXTURE.iter().enumerate() {
            // What comes first stands once before and once behind the end of a step.
            for filler in ["", "-", &long, &long[1..], &long[4..]] {
                let filler = [(filler, filler.len())];
                for second in MIXTURE {
                    let parts = [&filler, *first, second, &filler, MIXTURE[number / 2]].concat();
                    let text: String = parts.iter().map(|(raw, _)| *raw).collect();
                    let document = format!("<a>{text}</a>");
                    let span = Span::new(3, 3 + text.len());
                    let mut places = Places::new(&document, span);
                    let (mut offset, mut at) = (0, 3);
                    for (raw, length) in parts {
                        for byte in 0..length {
                            let there = if raw.len() == length {
                                at + byte..at + byte + 1
                            } else {
                                at..at + raw.len()
                            };
                            assert_eq!(places.find(offset + byte), there, "{document:?}");
                            assert_eq!(locate(&document, span, offset + byte), there.start);
                        }
                        offset += length;
                        at += raw.len();
                    }
                    assert_eq!(places.find(offset), at..at, "{document:?}");
                }
            }
        }
    }

    #[test]
    fn marks_stand_a_step_apart() {
        for raw in ["x", "&lt;", "<!-- -->x", "<![CDATA[]] ]]>"] {
            let document = raw.repeat(100 * STEP / raw.len());
            let mut places = Places::new(&document, Span::new(0, document.len()));
            for offset in [40 * STEP, 0, 20 * STEP, usize::MAX, 1, 99] {
                let _ = places.find(offset);
            }
            let at = |mark: &Mark| mark.at;
            let marks: Vec<_> = places.marks.iter().map(at).collect();
            let is_apart =
                |it: &[usize]| (STEP..STEP + raw.len() + STEP).contains(&(it[1] - it[0]));
            assert!(marks.windows(2).all(is_apart), "{raw}: {marks:?}");
            assert!((STEP..2 * STEP).contains(&marks[0]), "{raw}: {marks:?}");
            assert!(
                document.len() - marks[marks.len() - 1] < 2 * STEP,
                "{raw}: {marks:?}"
            );
        }
    }

    /// Only time could tell that each search begins anew.
    #[test]
    fn many_places_are_found_in_linear_time() {
        let begin = Instant::now();
        for raw in [
            "&lt; ",
            "x&#32;",
            "<![CDATA[x]]> ",
            "<!-- --> x",
            "& ",
            "x ",
        ] {
            let document = format!("{}{}", raw.repeat(1 << 16), "&lt;");
            let mut places = Places::new(&document, Span::new(0, document.len()));
            let last = 2 << 16;
            assert_eq!(places.find(last), document.len() - 4..document.len());
            for offset in (0..last).step_by(16) {
                let _ = (places.find(offset), places.find(last - offset));
            }
        }
        assert!(begin.elapsed() < Duration::from_mins(4));
    }

    #[test]
    fn the_end_is_the_end() {
        let document = "<a>ab</a>";
        assert_eq!(locate(document, Span::new(3, 5), 2), 5);
        assert_eq!(locate(document, Span::new(3, 5), 9), 5);
        assert_eq!(locate(document, Span::NONE, 1), u32::MAX as usize);
    }
}
