//! Comments, processing instructions, the XML declaration and what may not
//! stand here at all. They are checked and skipped.

use memchr::memmem;

use super::boundary::{Markup, end_of};
use super::chars::{is_ncname, is_space};
use super::declaration::{Declaration, accepted_encoding};
use super::report::quoted;
use super::{Mode, Region, Scanner, Token};
use crate::span::Span;

impl<'a> Scanner<'a> {
    pub(super) fn comment(&mut self, at: usize) -> Option<Token<'a>> {
        let found = end_of(Markup::Comment, self.text.as_bytes(), at);
        self.at = found.end;
        let content = if found.closed {
            // The last hyphen but one of the content may belong to the end.
            &self.text.as_bytes()[at + 4..found.end - 2]
        } else {
            self.reports
                .push("xml:unclosed-comment", Span::new(at, at + 4), || {
                    "the comment has no `-->`".into()
                });
            &self.text.as_bytes()[at + 4..]
        };
        if let Some(inside) = memmem::find(content, b"--") {
            let inside = at + 4 + inside;
            self.reports.push_help(
                "xml:double-hyphen",
                Span::new(inside, inside + 2),
                || "two hyphens stand inside a comment".into(),
                "part them by a space",
            );
        }
        None
    }

    pub(super) fn instruction(&mut self, at: usize) -> Option<Token<'a>> {
        let found = end_of(Markup::Instruction, self.text.as_bytes(), at);
        self.at = found.end;
        if !found.closed {
            self.reports
                .push("xml:unclosed-instruction", Span::new(at, at + 2), || {
                    "the processing instruction has no `?>`".into()
                });
        }
        let end = found.end - if found.closed { 2 } else { 0 };
        let content = &self.text[at + 2..end];
        let target = content
            .find(|c: char| c.is_ascii() && is_space(c as u8))
            .map_or(content, |end| &content[..end]);
        let span = Span::new(at + 2, at + 2 + target.len());
        if target == "xml" {
            self.declaration(at, end);
        } else if target.eq_ignore_ascii_case("xml") {
            self.reports.push("xml:reserved-target", span, || {
                format!("the target {} is reserved", quoted(target))
            });
        } else if target.is_empty() {
            self.reports.push("xml:malformed-instruction", span, || {
                "the processing instruction has no target".into()
            });
        } else if target.len() > self.limits.name {
            self.name_limit(at + 2, at + 2 + target.len());
        } else if !is_ncname(target) {
            self.reports.push("xml:malformed-instruction", span, || {
                format!(
                    "{} is no target of a processing instruction",
                    quoted(target)
                )
            });
        }
        None
    }

    /// The XML declaration, whose content reaches from `<?xml` to `end`.
    fn declaration(&mut self, at: usize, end: usize) {
        let span = Span::new(at, self.at);
        let first = match self.mode {
            Mode::Before(context) | Mode::Head(context) if context.begun => false,
            Mode::Document | Mode::Before(_) | Mode::Head(_) => {
                at == 0 || (at == 3 && self.text.starts_with('\u{FEFF}'))
            }
            Mode::Open(_) | Mode::Item(_) | Mode::Tail(_) | Mode::After(_) => false,
        };
        if !first {
            self.reports.push_help(
                "xml:misplaced-declaration",
                span,
                || "the XML declaration does not stand at the very beginning".into(),
                "move it there, or remove it",
            );
        }
        let declaration = Declaration::parse(&self.text[..end], at + 5);
        if !declaration.good {
            self.reports.push_help(
                "xml:declaration",
                span,
                || "the XML declaration is malformed".into(),
                "write `<?xml version=\"1.0\" encoding=\"UTF-8\"?>`",
            );
        }
        if let Some((encoding, start)) = declaration.encoding
            && first
        {
            if encoding.eq_ignore_ascii_case("US-ASCII") {
                self.ascii = true;
            } else if !accepted_encoding(encoding) {
                self.reports.push_help(
                    "xml:encoding",
                    Span::new(start, start + encoding.len()),
                    || format!("the encoding {} is not UTF-8", quoted(encoding)),
                    "convert the text to UTF-8",
                );
            }
        }
    }

    pub(super) fn doctype(&mut self, at: usize) -> Option<Token<'a>> {
        self.at = end_of(Markup::Doctype, self.text.as_bytes(), at).end;
        self.reports.push_help(
            "xml:doctype",
            Span::new(at, self.at),
            || "a document type declaration is refused".into(),
            "remove it",
        );
        None
    }

    pub(super) fn malformed(&mut self, at: usize) -> Option<Token<'a>> {
        self.at = end_of(Markup::Malformed, self.text.as_bytes(), at).end;
        let shown = &self.text[at..self.at];
        self.reports
            .push("xml:malformed-markup", Span::new(at, self.at), || {
                format!("{} is no markup", quoted(shown))
            });
        None
    }

    pub(super) fn name_limit(&mut self, start: usize, end: usize) {
        let accepted = self.limits.name;
        self.give_up("xml:name-limit", start..end, || {
            format!(
                "a name of {} bytes; the reader accepts {accepted}",
                end - start
            )
        });
    }

    /// Notes that the root begins, or reports that it has a sibling.
    pub(super) fn root_begins(&mut self, name: &str, span: Span) {
        if self.region == Region::Epilog {
            self.reports.push("xml:several-roots", span, || {
                format!("element {} stands beside the root element", quoted(name))
            });
        } else {
            self.region = Region::Content;
        }
    }
}
