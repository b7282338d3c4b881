//! Whole documents: from text to a typed root with every violation, or to the
//! violations alone.

use std::borrow::Cow;
use std::convert::Infallible;

use crate::any::AnyAttribute;
use crate::engine::{MisplacedValue, Open, Reader};
use crate::limits::Limits;
use crate::record::{Content, Node};
use crate::scan::{Mode, Scanner};
use crate::schema::{Child, Schema};
use crate::span::{Span, Spanned};
use crate::violation::Violation;
use crate::writer::Writer;

/// A global element: what a document may have as its root.
pub trait Root {
    /// The typed root.
    type Document<'a>: Content<'a>;

    /// One child of the root; there is none where it has no children.
    type Item<'a>: Node<'a>;

    /// The element as the schema declares it.
    const ELEMENT: &'static Child;

    /// The schema that declares it.
    const SCHEMA: &'static Schema;
}

impl<'a> Node<'a> for Infallible {
    fn read(_: usize, _: &mut Reader<'a>) -> Option<Self> {
        None
    }

    fn text(_: Spanned<Cow<'a, str>>) -> Option<Self> {
        None
    }

    fn write(&self, _: &mut Writer) {
        match *self {}
    }
}

/// The outcome of reading a document, or one item of it: always a value, and all
/// its violations. Where something required is missing or does not fit, a
/// placeholder stands for it and a violation says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading<'a, T> {
    /// The value.
    pub value: Spanned<T>,
    /// All violations, in the order of the text.
    pub violations: Vec<Violation>,
    /// Values that stood in a place where only a lenient reader understands
    /// them.
    pub misplaced: Vec<MisplacedValue<'a>>,
    /// Attributes that the value has no place for: `xsi:type` in an element of a simple
    /// type, and those that the complex type brings which it names there.
    pub dropped: Vec<AnyAttribute<'a>>,
}

impl<T> Reading<'_, T> {
    /// The value, when nothing is wrong.
    ///
    /// # Errors
    /// The violations, when there are any.
    pub fn strict(self) -> Result<T, Vec<Violation>> {
        if self.violations.is_empty() {
            Ok(self.value.value)
        } else {
            Err(self.violations)
        }
    }
}

/// Reads a document with the root `R`.
pub fn read<'a, R: Root>(text: &'a str, limits: &Limits) -> Reading<'a, R::Document<'a>> {
    let scanner = Scanner::new(text, limits, Mode::Document);
    let mut reader = Reader::new(scanner, Open::default(), R::SCHEMA, true, limits);
    let value = if reader
        .open(std::slice::from_ref(R::ELEMENT), false)
        .is_some()
    {
        let value = R::Document::read(&mut reader);
        reader.close();
        value
    } else {
        R::Document::placeholder().into()
    };
    reader.compare_identities();
    let outcome = reader.finish();
    Reading {
        value,
        violations: outcome.violations,
        misplaced: outcome.misplaced,
        dropped: outcome.dropped,
    }
}

/// Checks a document against a schema, building nothing.
pub fn validate(text: &str, schema: &'static Schema, limits: &Limits) -> Vec<Violation> {
    validate_roots(text, schema, schema.roots, limits)
}

fn validate_roots(
    text: &str,
    schema: &'static Schema,
    roots: &'static [Child],
    limits: &Limits,
) -> Vec<Violation> {
    let scanner = Scanner::new(text, limits, Mode::Document);
    let mut reader = Reader::new(scanner, Open::default(), schema, false, limits);
    let is_whole = std::ptr::eq(roots, schema.roots);
    reader.open(roots, is_whole);
    reader.close();
    reader.compare_identities();
    reader.finish().violations
}

/// Checks a text that is the content of an element: markup that is kept
/// escaped inside another document. The namespaces of the schema are declared around
/// it. Spans are those of the text.
pub fn validate_content(
    text: &str,
    schema: &'static Schema,
    element: &'static Child,
    limits: &Limits,
) -> Vec<Violation> {
    let name = element.name;
    let mut document = format!("<{name}");
    schema.namespaces.declare("", &mut document);
    document.push('>');
    // What stands at a tag put around it stands at an end of the text.
    let before = document.len();
    document.extend([text, "</", name, ">"]);
    let mut violations = validate_roots(&document, schema, std::slice::from_ref(element), limits);
    let within = |offset: u32| (offset as usize).saturating_sub(before).min(text.len());
    let shifted = |span: Span| {
        if span.is_none() {
            span
        } else {
            Span::new(within(span.start), within(span.end))
        }
    };
    for violation in &mut violations {
        violation.span = shifted(violation.span);
        for edit in violation.fix.iter_mut().flat_map(|fix| &mut fix.edits) {
            edit.span = shifted(edit.span);
        }
    }
    violations
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::{ComplexType, Content, Model, Order, Step};

    static BOLD: ComplexType = ComplexType {
        name: "Bold",
        attributes: &[],
        required: 0,
        attribute: |_| None,
        others: None,
        content: Content::Mixed(&Model {
            children: &[],
            symbol: |_| None,
            order: Order::Automaton {
                names: 0,
                steps: &[],
                accepting: &[true],
            },
            aliases: &[],
            wildcards: &[],
        }),
    };

    static TEXT_TYPE: ComplexType = ComplexType {
        name: "Text",
        attributes: &[],
        required: 0,
        attribute: |_| None,
        others: None,
        content: Content::Mixed(&Model {
            children: &[Child::complex("b", &BOLD).repeated()],
            symbol: |name| (name == b"b").then_some(0),
            order: Order::Automaton {
                names: 1,
                steps: &[Step::to(0, 0)],
                accepting: &[true],
            },
            aliases: &[],
            wildcards: &[],
        }),
    };

    static TEXT: Child = Child::complex("text", &TEXT_TYPE);

    /// The first violation of a content, and where it is.
    fn first(text: &str) -> Option<(String, std::ops::Range<usize>)> {
        static SCHEMA: Schema = Schema::new(&[]);
        let violations = validate_content(text, &SCHEMA, &TEXT, &Limits::default());
        let first = violations.into_iter().next()?;
        Some((first.id.into_owned(), first.span.range()))
    }

    #[test]
    fn contents_are_checked_in_their_own_places() {
        assert_eq!(first(""), None);
        assert_eq!(first("a <b>b</b> c &amp; d"), None);
        let broken = [
            ("a <i>b</i>", "xsd:Text/undeclared-element", 2..5),
            ("a &b; c", "xml:undefined-entity", 2..5),
            ("a <b>b", "xml:unclosed-element", 2..5),
            ("a</text>b", "xml:text-outside-root", 8..9),
        ];
        for (text, id, place) in broken {
            assert_eq!(first(text), Some((id.to_owned(), place)), "{text}");
        }
    }
}
