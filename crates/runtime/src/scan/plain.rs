//! The common case of nearly all of an archive: tags without attributes, each on
//! a line of its own, and texts without references. A consumer that asks for
//! just these gets them without the detour over tokens; where anything else
//! stands, nothing is read, and the next token tells.

use super::chars::{COLON, skip_indentation};
use super::tag::quick_name;
use super::text::BLANK;
use super::{Open, Region, Scanner};
use crate::span::Span;

/// A tag without attributes.
pub(crate) enum PlainTag<'a> {
    /// A start tag.
    Start { name: &'a str, tag: Span },
    /// The end tag of the innermost element.
    End { tag: Span },
}

/// A text that is its own value.
pub(crate) struct PlainText<'a> {
    pub(crate) raw: &'a str,
    /// True if white space may stand in it.
    pub(crate) may_have_blanks: bool,
    /// The end tag behind it.
    pub(crate) end_tag: Span,
}

impl<'a> Scanner<'a> {
    /// The plain tag that comes next, perhaps after indentation, which is for
    /// consumers to whom that means nothing.
    #[inline]
    pub(crate) fn plain_tag(&mut self) -> Option<PlainTag<'a>> {
        if self.finished || self.closing.count > 0 || self.region != Region::Content {
            return None;
        }
        let bytes = self.text.as_bytes();
        let at = skip_indentation(bytes, self.at);
        if bytes.get(at) != Some(&b'<') || at - self.at > self.limits.value {
            return None;
        }
        self.at = at;
        if bytes.get(at + 1) == Some(&b'/') {
            let tag = self.bare_end(at)?;
            return Some(PlainTag::End { tag });
        }
        let (name_end, classes) = quick_name(bytes, at + 1)?;
        let tag = Span::new(at, name_end + 1);
        let depth = self.stack.len();
        if bytes.get(name_end) != Some(&b'>')
            || classes & COLON != 0
            || name_end - at > self.limits.name
            || depth >= self.limits.depth
            || self.cursors.forbidden <= name_end
        {
            return None;
        }
        let name = &self.text[at + 1..name_end];
        self.at = name_end + 1;
        self.prefixes.leave(depth);
        self.attributes.clear();
        self.stack.push(Open { name, tag });
        Some(PlainTag::Start { name, tag })
    }

    /// The text of the element that was begun last, where nothing else stands
    /// in it.
    #[inline]
    pub(crate) fn plain_text(&mut self) -> Option<PlainText<'a>> {
        if self.finished || self.closing.count > 0 {
            return None;
        }
        let start = self.at;
        let (end, seen) = self.find_end_of_run(start);
        if seen & !BLANK != 0 || end - start > self.limits.value {
            return None;
        }
        let end_tag = self.bare_end(end)?;
        Some(PlainText {
            raw: &self.text[start..end],
            may_have_blanks: seen != 0,
            end_tag,
        })
    }

    /// Leaves the innermost element by the end tag that stands at an offset.
    #[inline]
    fn bare_end(&mut self, at: usize) -> Option<Span> {
        let end = self.matching_end(at)?;
        if self.cursors.forbidden < end {
            return None;
        }
        self.at = end;
        self.close();
        Some(Span::new(at, end))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::{Mode, Token};
    use super::*;
    use crate::limits::Limits;
    use crate::violation::Violation;

    /// A token of a scanner but for blank text: tags with the number of their
    /// attributes, and texts, each with its place.
    #[derive(PartialEq, Eq, Debug)]
    enum Seen {
        Start(String, usize, Span),
        End(Span),
        Text(String, Span),
    }

    /// Reads a text by tokens, or by what is plain wherever that is possible.
    /// Also tells how often it was.
    fn read(text: &str, limits: &Limits, by_bare: bool) -> (Vec<Seen>, Vec<Violation>, usize) {
        let mut scanner = Scanner::new(text, limits, Mode::Document);
        let (mut seen, mut plain) = (Vec::new(), 0);
        let text = |seen: &mut Vec<Seen>, text: &str, span| {
            if !text.trim_ascii().is_empty() {
                seen.push(Seen::Text(text.to_owned(), span));
            }
        };
        loop {
            if by_bare && let Some(tag) = scanner.plain_tag() {
                plain += 1;
                match tag {
                    PlainTag::End { tag } => seen.push(Seen::End(tag)),
                    PlainTag::Start { name, tag } => {
                        seen.push(Seen::Start(
                            name.to_owned(),
                            scanner.attributes().len(),
                            tag,
                        ));
                        if let Some(plain) = scanner.plain_text() {
                            let blank = |it: u8| it.is_ascii_whitespace();
                            assert!(plain.may_have_blanks || !plain.raw.bytes().any(blank));
                            let span = Span {
                                start: tag.end,
                                end: plain.end_tag.start,
                            };
                            text(&mut seen, plain.raw, span);
                            seen.push(Seen::End(plain.end_tag));
                        }
                    }
                }
                continue;
            }
            let token = scanner.next();
            match token {
                Token::Start { name, span, .. } => {
                    seen.push(Seen::Start(
                        name.to_owned(),
                        scanner.attributes().len(),
                        span,
                    ));
                }
                Token::End { span, .. } => seen.push(Seen::End(span)),
                Token::Text { span, .. } | Token::CData { span, .. } => {
                    text(&mut seen, &token.text().unwrap_or_default(), span);
                }
                Token::Eof => return (seen, scanner.finish(), plain),
            }
        }
    }

    #[test]
    fn what_is_bare_is_read_so() {
        let text = "<game>\n  <head>\n    <round>1.15</round>\n    <gamedate></gamedate>\n  </head>\n</game>";
        let (seen, violations, plain) = read(text, &Limits::default(), true);
        // All but the start of the root.
        assert_eq!((seen.len(), violations.len(), plain), (9, 0, 5));
    }

    const PARTS: [&str; 30] = [
        "<a>",
        "</a>",
        "<a>",
        "</a>",
        "<gamedates>",
        "</gamedates>",
        "<b/>",
        "<a x='1'>",
        "<a >",
        "</a >",
        "<a:b>",
        "</a:b>",
        "<xmlns>",
        "<a",
        "</",
        "<",
        ">",
        "\n  ",
        "\n          ",
        "\t",
        "text",
        "a longer text",
        "&amp;",
        "&",
        "]]>",
        "<!--c-->",
        "<![CDATA[ ]]>",
        "<?p?>",
        "\r\n",
        "\u{1}é",
    ];

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(3000))]

        /// Whatever the text is, the fast path sees the same, and the same
        /// faults.
        #[test]
        fn both_ways_see_the_same(
            parts in prop::collection::vec(0..PARTS.len(), 0..24),
            depth in 1_usize..6,
            name in 4_usize..12,
            value in 3_usize..20,
        ) {
            let limits = Limits { depth, name, value, ..Limits::default() };
            let text: String = parts.iter().map(|&part| PARTS[part]).collect();
            let text = format!("<a>{text}</a>");
            let (tokens, faults, _) = read(&text, &limits, false);
            let (seen, found, _) = read(&text, &limits, true);
            prop_assert_eq!(seen, tokens);
            prop_assert_eq!(found, faults);
        }
    }
}
