//! The validation engine: one pass over a document against the tables of its
//! schema. It decides what is valid, for readers that build values and for
//! those that do not; so the two can never disagree.

mod any;
mod attributes;
mod config;
mod constraints;
mod content;
mod early;
mod element;
mod fixable;
mod fixes;
mod identity;
mod instance;
mod locate;
mod mixed;
mod named;
mod namespaces;
mod nil;
mod order;
mod parts;
mod recover;
mod text;

use std::borrow::Cow;
use std::fmt;

use crate::any::{AnyAttribute, AnyName};
use crate::identity::Mentions;
use crate::identity::paths::Paths;
use crate::limits::Limits;
use crate::scan::{Scanner, Token};
use crate::schema::{Child, ComplexType, NamedType, Schema};
use crate::span::{Span, Spanned};
use crate::value::Value;
use crate::violation::Violation;

pub use element::Element;
pub use fixable::may_fix;
pub use locate::{Places, locate};

/// Reads one text against a schema: a document, or one item of a stream.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says one thing of the place that is reached"
)]
pub struct Reader<'a> {
    scanner: Scanner<'a>,
    schema: &'static Schema,
    /// The elements that are open, the root first.
    frames: Vec<Frame>,
    /// The counters of their content models, those of the innermost last; few have any.
    counts: Vec<u32>,
    /// The paths of identity constraints in them, if there are any.
    paths: Option<Box<Paths>>,
    /// A token that was read ahead.
    ahead: Option<Token<'a>>,
    /// The attributes of the element entered last, those that are valid.
    attributes: Vec<AttributeValue<'a>>,
    /// The text of the element entered last, where its content is a text.
    text: Spanned<Cow<'a, str>>,
    /// True if attributes are wanted with their names.
    names_attributes: bool,
    /// The beginning of the element entered last.
    entered: u32,
    /// The start tag of the nillable element entered last.
    nillable: Span,
    /// The start tag of the element entered last that a wildcard allows undeclared.
    undeclared: Span,
    /// The types that documents can name by `xsi:type`, if they can.
    types: Option<&'static [NamedType]>,
    /// The beginning of the element entered last whose type its document names, and
    /// that type.
    named: Option<(u32, &'static ComplexType)>,
    /// Attributes that the value has no place for.
    dropped: Vec<AnyAttribute<'a>>,
    /// True if the element entered last lacks an attribute for which no placeholder can stand.
    lacking: bool,
    /// True if the value of the element read last would say something that its text does not.
    misfit: bool,
    /// The end of the element left last.
    left: u32,
    /// True if the text is at its end.
    ended: bool,
    /// True if anybody asks for values.
    building: bool,
    missing: Vec<recover::Missing>,
    pending_fixes: Vec<fixes::PendingFix>,
    /// Number of bytes that may still be looked at again, for fixes.
    again: usize,
    misplaced: Vec<MisplacedValue<'a>>,
    mentions: Mentions,
    /// The mentions of a whole document, as far as they are compared already.
    comparison: Option<Box<identity::Comparison<'a>>>,
    violations: Vec<Violation>,
    /// The greatest number of violations that are kept.
    most_violations: usize,
}

impl fmt::Debug for Reader<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reader")
            .field("scanner", &self.scanner)
            .field("violations", &self.violations)
            .finish_non_exhaustive()
    }
}

/// The elements that are open, with the counters of their content models, and the paths
/// of identity constraints in them.
#[derive(Clone, PartialEq, Default)]
pub(crate) struct Open {
    pub(crate) frames: Vec<Frame>,
    pub(crate) counts: Vec<u32>,
    pub(crate) paths: Option<Box<Paths>>,
}

/// An element with complex content that is open.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    child: &'static Child,
    ty: &'static ComplexType,
    /// The state of the content model.
    state: u16,
    /// True if text that may not stand here was reported since the last child.
    text_reported: bool,
    /// The slots met so far, as far as they fit.
    seen: u64,
    /// The start tag.
    tag: Span,
}

impl PartialEq for Frame {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.child, other.child)
            && std::ptr::eq(self.ty, other.ty)
            && (self.state, self.text_reported, self.seen, self.tag)
                == (other.state, other.text_reported, other.seen, other.tag)
    }
}

/// An attribute that is valid.
#[derive(Debug)]
pub struct AttributeValue<'a> {
    /// Its number in the type.
    pub index: usize,
    /// Its name, where that is wanted.
    name: Option<Box<AnyName<'a>>>,
    text: Spanned<Cow<'a, str>>,
}

impl<'a> AttributeValue<'a> {
    /// The value, typed.
    pub fn get<T: Value<'a>>(self) -> Spanned<T> {
        self.text.map(T::from_valid)
    }
}

/// A value that stood where a lenient reader takes it for something else; see
/// [`crate::schema::Target::Relocated`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MisplacedValue<'a> {
    /// The place to which the value belongs.
    pub place: &'static str,
    /// The value, with the span of its element.
    pub value: Spanned<Cow<'a, str>>,
}

/// The next thing inside an element.
enum Node<'a> {
    Child(usize),
    Text(Spanned<Cow<'a, str>>),
    End,
}

impl<'a> Reader<'a> {
    /// A reader over a scanner, with the elements open that are open where the
    /// text begins.
    pub(crate) fn new(
        mut scanner: Scanner<'a>,
        open: Open,
        schema: &'static Schema,
        building: bool,
        limits: &Limits,
    ) -> Self {
        scanner.map_to(&schema.namespaces);
        let again = scanner.text().len().saturating_mul(fixes::AGAIN);
        Self {
            scanner,
            schema,
            frames: open.frames,
            counts: open.counts,
            paths: open.paths,
            ahead: None,
            attributes: Vec::new(),
            text: Spanned::default(),
            names_attributes: false,
            entered: 0,
            nillable: Span::NONE,
            undeclared: Span::NONE,
            types: schema.types,
            named: None,
            dropped: Vec::new(),
            lacking: false,
            misfit: false,
            left: 0,
            ended: false,
            building,
            missing: Vec::new(),
            pending_fixes: Vec::new(),
            again,
            misplaced: Vec::new(),
            mentions: Mentions::default(),
            comparison: None,
            violations: Vec::new(),
            most_violations: limits.violations,
        }
    }

    /// Returns true if the value of the element read last would say something that its text does
    /// not: its type is simple and the text does not fit it, or a required value is none of its
    /// list.
    pub(crate) fn take_misfit(&mut self) -> bool {
        std::mem::take(&mut self.misfit)
    }

    /// Reads the element that was entered last, when its type is simple.
    pub fn value<T: Value<'a>>(&mut self) -> Spanned<T> {
        let text = std::mem::take(&mut self.text);
        let span = Span {
            start: self.entered,
            end: self.left,
        };
        Spanned::new(T::from_valid(text.value), span)
    }

    /// Enters the root: the first start tag. Gives its number among `roots`,
    /// or nothing when it is none of them. With `undeclared` it may be any other that
    /// names its type.
    pub(crate) fn open(&mut self, roots: &'static [Child], undeclared: bool) -> Option<usize> {
        let Token::Start { name, span, .. } = self.token() else {
            return None;
        };
        let canonical = self.scanner.element_name(name);
        let root = canonical.and_then(|name| roots.iter().position(|it| it.name == name));
        if let Some(root) = root {
            self.enter(&roots[root], "", span);
            return Some(root);
        }
        if undeclared && self.opens_named(name, span) {
            return None;
        }
        let names = roots.iter().map(|child| child.name);
        let violation = if let Some(found) = self.in_other_namespace(name, names.clone()) {
            found.violation("xsd:namespace", span)
        } else {
            let names: Vec<_> = names.map(|name| format!("`{name}`")).collect();
            let message = format!("the root is `{name}`, not {}", names.join(" or "));
            Violation::new("xsd:root", span, message)
        };
        self.report(violation);
        self.skip();
        self.close();
        None
    }

    /// Checks all that is left of the document.
    pub(crate) fn close(&mut self) {
        self.leave_to(0);
        self.pause();
    }

    /// The next child of the root, entered; nothing at the end of the root, or
    /// of the piece of a stream.
    pub(crate) fn next_child(&mut self) -> Option<usize> {
        while !self.frames.is_empty() && !self.ended {
            match self.node() {
                Node::Child(slot) => return Some(slot),
                Node::Text(_) => {}
                Node::End => return None,
            }
        }
        None
    }

    /// Checks what is left of a piece of a stream; elements that are open may
    /// go on in the next one.
    pub(crate) fn pause(&mut self) {
        while self.token() != Token::Eof {}
    }

    /// Returns the number of open elements that are known.
    pub(crate) fn depth(&self) -> usize {
        self.frames.len()
    }

    /// Returns what the scanner knows of the head of a stream.
    pub(crate) fn context(&self) -> crate::scan::Context {
        self.scanner.context()
    }

    /// Returns true if a limit made the scanner give the document up.
    pub(crate) fn gave_up(&self) -> bool {
        self.scanner.ended()
    }

    /// Checks what is left of the elements that are open beyond `depth`.
    pub(crate) fn leave_to(&mut self, depth: usize) {
        while self.frames.len() > depth && !self.ended {
            self.node();
        }
    }

    /// Keeps a violation of the schema, as far as the limit allows.
    #[cold]
    fn report(&mut self, violation: Violation) {
        if self.violations.len() < self.most_violations {
            self.violations.push(violation);
        } else {
            self.scanner.count(violation);
        }
    }

    /// The same; gives its number among the violations, if it is kept.
    fn report_kept(&mut self, violation: Violation) -> Option<usize> {
        let number = self.violations.len();
        self.report(violation);
        (self.violations.len() > number).then_some(number)
    }

    /// Ends the reading: every violation, in the order of the text.
    pub(crate) fn finish(mut self) -> Outcome<'a> {
        // The next piece does not have the start tags of this one.
        for frame in &mut self.frames {
            frame.tag = Span::NONE;
        }
        Outcome {
            open: Open {
                frames: self.frames,
                counts: self.counts,
                paths: self.paths,
            },
            misplaced: self.misplaced,
            dropped: self.dropped,
            mentions: self.mentions,
            violations: self.scanner.finish_with(self.violations),
        }
    }
}

/// Everything that stays when a text has been read.
pub(crate) struct Outcome<'a> {
    /// The elements still open: the root, between the items of a stream.
    pub(crate) open: Open,
    pub(crate) misplaced: Vec<MisplacedValue<'a>>,
    pub(crate) dropped: Vec<AnyAttribute<'a>>,
    pub(crate) mentions: Mentions,
    pub(crate) violations: Vec<Violation>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::{ANY, ANYTHING, UNCHECKED};

    static EMPTY: ComplexType = ComplexType {
        name: "Empty",
        attributes: &[],
        required: 0,
        attribute: |_| None,
        others: None,
        content: crate::schema::Content::Empty,
    };

    /// A guess of where the content of a root will stand is compared with what is found.
    #[test]
    fn open_elements_are_equal_where_all_is() {
        let frame = || Frame {
            child: &ANYTHING,
            ty: &ANY,
            state: 1,
            text_reported: false,
            seen: 1,
            tag: Span::NONE,
        };
        let changes: [fn(&mut Frame); 6] = [
            |it| it.child = &UNCHECKED,
            |it| it.ty = &EMPTY,
            |it| it.state = 2,
            |it| it.text_reported = true,
            |it| it.seen = 3,
            |it| it.tag = Span::new(1, 2),
        ];
        assert!(frame() == frame());
        for (number, change) in changes.into_iter().enumerate() {
            let mut other = frame();
            change(&mut other);
            assert!(frame() != other, "change {number}");
        }
    }
}
