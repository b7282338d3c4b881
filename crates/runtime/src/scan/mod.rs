//! A pull scanner for XML 1.0 with namespaces that reports every fault of
//! well-formedness and goes on: its tokens are balanced whatever the text is,
//! and its time is linear in the text's length. It reads a whole document, or
//! one of the pieces that [`crate::cut`] makes of a stream; the faults of the
//! pieces are together those of the document. There is no DTD and no entity
//! but the five of XML.

pub(crate) mod boundary;
mod chars;
mod declaration;
mod ids;
mod input;
mod misc;
mod mode;
mod plain;
mod prefixes;
mod reference;
pub(crate) mod report;
mod tag;
mod text;
mod token;

use std::fmt;
use std::ops::Range;

pub use self::chars::{is_char, is_name, is_name_char, is_name_start, is_ncname};
pub use self::ids::IDS;
pub use self::input::{decode_input, decode_utf8, foreign_encoding};
pub use self::mode::{Context, Mode};
pub(crate) use self::reference::{Reference, reference};
pub use self::reference::{decode_attribute, decode_cdata, decode_text};
pub use self::token::{RawAttribute, Token};

pub(crate) use self::chars::{any_suspect, byte_table, find_forbidden, suspicion};
pub(crate) use self::input::is_same_text;
pub(crate) use self::plain::PlainTag;
pub(crate) use self::report::quoted;

use self::boundary::Markup;
use self::prefixes::Prefixes;
pub(crate) use self::report::Reports;
use self::text::Cursors;
use crate::limits::{Limits, MOST};
use crate::schema::Namespaces;
use crate::span::Span;
use crate::violation::Violation;

/// The scanner; [`Scanner::next`] yields token after token.
pub struct Scanner<'a> {
    text: &'a str,
    at: usize,
    mode: Mode<'a>,
    limits: Limits,
    stack: Vec<Open<'a>>,
    /// Number of entries of the stack that belong to the text around this piece.
    floor: usize,
    region: Region,
    closing: Closing,
    attributes: Vec<RawAttribute<'a>>,
    prefixes: Prefixes<'a>,
    cursors: Cursors,
    reports: Reports,
    /// True if a non-ASCII character contradicts the declared encoding.
    ascii: bool,
    finished: bool,
    ended: bool,
}

impl fmt::Debug for Scanner<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scanner")
            .field("at", &self.at)
            .field("depth", &self.depth())
            .field("violations", &self.violations())
            .finish_non_exhaustive()
    }
}

/// The distance to which marks are looked for ahead: no farther than the caches reach.
const WINDOW: usize = 1 << 15;

/// An open element.
struct Open<'a> {
    name: &'a str,
    tag: Span,
}

/// The region of the document that the scanner is in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Region {
    Prolog,
    Content,
    Epilog,
}

/// End tokens that are still to be yielded.
struct Closing {
    count: usize,
    /// The span of the last one, which has a tag.
    tag: Span,
    /// The span of those before it, whose tags are missing.
    missing: Span,
}

impl<'a> Scanner<'a> {
    /// A scanner at the beginning of a text.
    pub fn new(text: &'a str, limits: &Limits, mode: Mode<'a>) -> Self {
        let mut scanner = Self {
            text,
            at: 0,
            mode,
            limits: limits.clone(),
            stack: Vec::new(),
            floor: 0,
            region: Region::Prolog,
            closing: Closing {
                count: 0,
                tag: Span::NONE,
                missing: Span::NONE,
            },
            attributes: Vec::new(),
            prefixes: Prefixes::default(),
            cursors: Cursors::default(),
            reports: Reports::new(limits.violations),
            ascii: false,
            finished: false,
            ended: false,
        };
        scanner.begin();
        scanner
    }

    fn begin(&mut self) {
        let accepted = match self.mode {
            Mode::Document => self.limits.document.min(MOST),
            _ => MOST,
        };
        if self.text.len() > accepted {
            let have = self.text.len();
            self.reports.push("xml:size-limit", Span::new(0, 0), || {
                format!("the text has {have} bytes; the reader accepts {accepted}")
            });
            self.ended = true;
            self.finished = true;
            return;
        }
        match self.mode {
            Mode::Document => self.skip_mark(),
            Mode::Before(context) | Mode::Head(context) => {
                self.ascii = context.ascii;
                if !context.begun {
                    self.skip_mark();
                }
            }
            Mode::After(context) => {
                self.ascii = context.ascii;
                self.region = Region::Epilog;
            }
            Mode::Open(context) | Mode::Item(context) | Mode::Tail(context) => {
                self.ascii = context.ascii;
                self.prefixes = Prefixes::of(context);
                let open = |name: &'a String| Open {
                    name,
                    tag: Span::NONE,
                };
                self.stack.extend(context.open.iter().map(open));
                self.floor = self.stack.len();
                if let Mode::Tail(_) = self.mode {
                    self.floor = self.floor.saturating_sub(1);
                }
                self.region = if self.stack.is_empty() {
                    Region::Epilog
                } else {
                    Region::Content
                };
            }
        }
    }

    /// Skips the byte order mark.
    fn skip_mark(&mut self) {
        if self.text.starts_with('\u{FEFF}') {
            self.at = '\u{FEFF}'.len_utf8();
        }
    }

    /// The next token.
    #[allow(
        clippy::should_implement_trait,
        reason = "an iterator could not lend the attributes between two steps"
    )]
    #[inline]
    pub fn next(&mut self) -> Token<'a> {
        loop {
            // Outside the root the text is checked, but yields nothing.
            let silent = self.region == Region::Epilog;
            let token = if self.closing.count > 0 {
                Some(self.close_one())
            } else {
                self.step()
            };
            if self.cursors.forbidden < self.at {
                self.report_forbidden();
            }
            match token {
                Some(Token::Eof) => return Token::Eof,
                Some(token) if !silent => return token,
                _ => {}
            }
        }
    }

    /// The attributes of the last start tag, in order. Of several of one name
    /// only the first is here.
    pub fn attributes(&self) -> &[RawAttribute<'a>] {
        &self.attributes
    }

    /// Returns what was reported so far, in the order of discovery.
    pub fn violations(&self) -> &[Violation] {
        self.reports.as_slice()
    }

    /// Adds a fault that a consumer of the tokens found, within the limit.
    pub fn report(&mut self, violation: Violation) {
        self.reports.add(violation);
    }

    /// Counts a fault that a consumer of the tokens found and does not keep.
    pub(crate) fn count(&mut self, violation: Violation) {
        self.reports.count(violation);
    }

    /// All faults in document order; past the limit, the last one counts the
    /// rest.
    pub fn finish(self) -> Vec<Violation> {
        self.finish_with(Vec::new())
    }

    /// The same with the faults that a consumer of the tokens has kept.
    pub(crate) fn finish_with(self, others: Vec<Violation>) -> Vec<Violation> {
        self.reports.finish(others)
    }

    /// Returns true if a limit made the scanner give the document up. What follows in
    /// a stream is then not worth reading.
    pub fn ended(&self) -> bool {
        self.ended
    }

    /// Returns the number of open elements, counting those around the piece.
    pub fn depth(&self) -> usize {
        self.stack.len()
    }

    /// The namespace that a prefix is bound to here, and behind an end tag the one
    /// that it was bound to in its element; for an empty prefix the default namespace.
    pub fn namespace(&self, prefix: &str) -> Option<&str> {
        self.prefixes.resolve(prefix)
    }

    /// Returns true if the namespace of `xsi:type` and its like was declared somewhere.
    #[inline]
    pub(crate) fn has_instance(&self) -> bool {
        self.prefixes.has_instance()
    }

    /// Gives names their canonical form in a schema with these namespaces.
    pub(crate) fn map_to(&mut self, namespaces: &'static Namespaces) {
        self.prefixes.map_to(namespaces);
    }

    /// The namespaces of the schema.
    pub(crate) fn namespaces(&self) -> &'static Namespaces {
        self.prefixes.namespaces()
    }

    /// The canonical name of an element; nothing where its namespace is none of the
    /// schema's.
    #[inline]
    pub(crate) fn element_name<'n>(&'n mut self, name: &'n str) -> Option<&'n str> {
        self.prefixes.element(name)
    }

    /// The canonical name of an attribute; nothing where its namespace is none of the
    /// schema's.
    #[inline]
    pub(crate) fn attribute_name<'n>(&'n mut self, name: &'n str) -> Option<&'n str> {
        self.prefixes.attribute(name)
    }

    /// The name in the start tag that begins at an offset.
    pub(crate) fn name_at(&self, start: u32) -> &'a str {
        let tag = self.text.get(start as usize + 1..).unwrap_or_default();
        let ends = |it: char| matches!(it, '>' | '/') || it.is_ascii_whitespace();
        tag.split(ends).next().unwrap_or_default()
    }

    /// The text that is scanned.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// Returns what is accepted at the most.
    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    fn step(&mut self) -> Option<Token<'a>> {
        let bytes = self.text.as_bytes();
        let at = self.at;
        if self.finished {
            return Some(Token::Eof);
        }
        let Some(&byte) = bytes.get(at) else {
            return self.end_of_input();
        };
        if byte != b'<' {
            return self.text_run(at, at);
        }
        let kind = match bytes.get(at + 1) {
            Some(b'/') => Markup::End,
            Some(byte) if byte.is_ascii_alphabetic() => Markup::Start,
            _ => boundary::classify(bytes, at).0,
        };
        match kind {
            Markup::Start => self.start_tag(at),
            Markup::End => self.end_tag(at),
            Markup::Comment => self.comment(at),
            Markup::CData => self.cdata(at),
            Markup::Instruction => self.instruction(at),
            Markup::Doctype => self.doctype(at),
            Markup::Malformed => self.malformed(at),
            Markup::Stray => {
                self.reports.push_help(
                    "xml:stray-less-than",
                    Span::new(at, at + 1),
                    || "`<` begins no markup".into(),
                    "write `&lt;`",
                );
                self.text_run(at, at + 1)
            }
        }
    }

    /// Yields one of the pending ends.
    fn close_one(&mut self) -> Token<'a> {
        self.closing.count -= 1;
        let span = if self.closing.count == 0 {
            self.closing.tag
        } else {
            self.closing.missing
        };
        let name = self.close();
        Token::End { name, span }
    }

    /// Leaves the innermost element.
    #[inline]
    fn close(&mut self) -> &'a str {
        let name = self.stack.pop().map_or("", |open| open.name);
        self.prefixes.leave(self.stack.len() + 1);
        if self.stack.is_empty() {
            self.region = Region::Epilog;
        }
        name
    }

    fn end_of_input(&mut self) -> Option<Token<'a>> {
        let end = self.text.len();
        self.finished = true;
        if self.region == Region::Prolog && !matches!(self.mode, Mode::Before(_)) {
            self.reports.push("xml:no-root", Span::new(end, end), || {
                "the document has no root element".into()
            });
        }
        // An element that is read in pieces is left open, on purpose.
        let keep = self.floor + usize::from(self.leaves_open());
        self.report_unclosed(keep);
        self.close_down_to(keep, end);
        None
    }

    /// Reports the open elements above `keep` as never closed.
    fn report_unclosed(&mut self, keep: usize) {
        let end = self.text.len();
        for (depth, open) in self.stack.iter().enumerate().skip(keep) {
            // The start tag may be in another piece of the stream.
            let span = if depth == 0 || open.tag.is_none() {
                Span::new(end, end)
            } else {
                open.tag
            };
            report_unclosed(&mut self.reports, open.name, span);
        }
    }

    /// Makes the next tokens the missing ends of all elements above `keep`.
    fn close_down_to(&mut self, keep: usize, at: usize) {
        let missing = Span::new(at, at);
        self.closing = Closing {
            count: self.stack.len().saturating_sub(keep),
            tag: missing,
            missing,
        };
    }

    /// Reports a limit and gives the rest of the text up.
    fn give_up(&mut self, id: &'static str, at: Range<usize>, message: impl FnOnce() -> String) {
        self.reports.push(id, Span::new(at.start, at.end), message);
        self.close_down_to(self.floor, at.start);
        self.at = at.start;
        self.finished = true;
        self.ended = true;
        self.cursors.forbidden = usize::MAX;
    }

    /// Reports the forbidden characters before the current offset, and looks a
    /// window ahead for the next.
    #[cold]
    fn report_forbidden(&mut self) {
        while self.cursors.forbidden < self.at {
            let from = self.cursors.forbidden;
            let to = self.at.max(from + WINDOW).min(self.text.len());
            match self.find_forbidden(from, to) {
                Some(at) if at < self.at => self.cursors.forbidden = self.report_character(at),
                found => self.cursors.forbidden = found.unwrap_or(to),
            }
        }
    }

    fn find_forbidden(&self, from: usize, to: usize) -> Option<usize> {
        let bytes = self.text.as_bytes();
        if self.ascii {
            let window = &bytes[from..to];
            let found = window
                .iter()
                .position(|&byte| !byte.is_ascii() || chars::suspicion(byte) != 0);
            return found.map(|found| from + found);
        }
        chars::find_forbidden(bytes, from, to)
    }

    /// Reports a character that may not stand here; the offset after it.
    fn report_character(&mut self, at: usize) -> usize {
        let rest = &self.text[at..];
        let Some(c) = rest.chars().next() else {
            return self.text.len();
        };
        if is_char(c) {
            let foreign = |c: char| !c.is_ascii() && is_char(c);
            let length = rest.find(|c| !foreign(c)).unwrap_or(rest.len());
            self.reports
                .push("xml:encoding", Span::new(at, at + length), || {
                    "the declared encoding has no such character".into()
                });
            return at + length;
        }
        let end = at + c.len_utf8();
        self.reports
            .push("xml:forbidden-character", Span::new(at, end), || {
                format!("the character U+{:04X} is forbidden", u32::from(c))
            });
        end
    }
}

fn report_unclosed(reports: &mut Reports, name: &str, span: Span) {
    reports.push_help(
        "xml:unclosed-element",
        span,
        || format!("element {} has no end tag", report::quoted(name)),
        "close it, or correct the name in its end tag",
    );
}
