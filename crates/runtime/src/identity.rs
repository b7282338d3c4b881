//! Identifiers and the references to them: values of `xs:ID` and `xs:IDREF`, which
//! mean something in their document as a whole, and those that identity constraints
//! compare. Reading a text gathers its [`Mentions`]; [`Identities`] takes those of all
//! pieces of a document in order, and says which identifiers and keys stand twice and
//! which are missing.

pub(crate) mod paths;
mod tables;

use std::collections::HashMap;
use std::fmt;

use crate::limits::Limits;
use crate::scan::Reports;
use crate::simple::{Builtin, SimpleType, Variety, value};
use crate::source::{Position, Source};
use crate::span::Span;
use crate::violation::Violation;
pub(crate) use tables::{Event, Known, Value};
use tables::{Judge, OutOfMemory, Tables};

/// The component that a text belongs to, as ids name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Component {
    /// An attribute of a type; the owner of a global one is empty.
    Attribute(&'static str, &'static str),
    /// The text of a type.
    Text(&'static str),
    /// An element of a simple type; its owner is empty for a root.
    Element(&'static str, &'static str),
    /// An element of a simple type that the document names by `xsi:type`.
    Named,
}

impl fmt::Display for Component {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Attribute("", name) => write!(f, "@{name}"),
            Self::Attribute(owner, name) => write!(f, "{owner}/@{name}"),
            Self::Text(owner) => write!(f, "{owner}/text()"),
            Self::Element("", name) => f.write_str(name),
            Self::Element(owner, name) => write!(f, "{owner}/{name}"),
            Self::Named => f.write_str("type()"),
        }
    }
}

/// An identifier, or a reference to one.
#[derive(Debug)]
struct Mention {
    name: Box<str>,
    is_reference: bool,
    component: Component,
    span: Span,
}

/// The identifiers and references of a text, in its order, and what its identity
/// constraints have found.
#[derive(Debug, Default)]
pub struct Mentions {
    list: Vec<Mention>,
    events: Vec<Event>,
    memory: usize,
    /// True if some are left out, because the text has too many.
    is_cut: bool,
}

impl Mentions {
    /// Adds those of a value that fits its type. Gives the first name of an entity:
    /// none is ever declared, because a document type declaration is refused.
    pub(crate) fn add(
        &mut self,
        ty: &SimpleType,
        text: &str,
        component: Component,
        span: Span,
        limits: &Limits,
    ) -> Option<Box<str>> {
        let mut entity = None;
        for_each(ty, text, &mut |built_in, name| match built_in {
            Builtin::Id | Builtin::IdRef if self.has_room(weight(name), limits) => {
                self.list.push(Mention {
                    name: name.into(),
                    is_reference: built_in == Builtin::IdRef,
                    component,
                    span,
                });
            }
            Builtin::Entity if entity.is_none() => entity = Some(name.into()),
            _ => {}
        });
        entity
    }

    /// Adds what an identity constraint has found.
    pub(crate) fn push(&mut self, event: Event, limits: &Limits) {
        if self.has_room(event.weight(), limits) {
            self.events.push(event);
        }
    }

    /// Returns true if so many bytes more may be remembered; after the first that may
    /// not, nothing is.
    fn has_room(&mut self, weight: usize, limits: &Limits) -> bool {
        self.memory = self.memory.saturating_add(weight);
        self.is_cut |= self.memory > limits.ids;
        !self.is_cut
    }

    /// Those of a piece that nobody reads.
    pub(crate) fn unknown() -> Self {
        Self {
            is_cut: true,
            ..Self::default()
        }
    }

    /// Returns true if there are so many that a reader of a whole document should have
    /// them compared.
    pub(crate) fn are_many(&self) -> bool {
        self.memory > BATCH
    }

    /// Returns true if the text has none.
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty() && self.events.is_empty() && !self.is_cut
    }
}

/// A whole document is compared in parts of about so many bytes, so that what is only
/// gathered takes none of the memory that there is for what is remembered.
const BATCH: usize = 1 << 16;

/// About so many bytes are remembered for a name.
fn weight(name: &str) -> usize {
    128 + name.len()
}

/// Finds the atomic values in a text, each with its type.
fn for_each(ty: &SimpleType, text: &str, found: &mut impl FnMut(Builtin, &str)) {
    match ty.variety {
        Variety::Atomic(built_in) => found(built_in, text),
        Variety::List(item) => value::items(text).for_each(|text| for_each(item, text, found)),
        Variety::Union(members) => {
            if let Some(member) = ty.member(text).map(|index| members[index]) {
                for_each(member, &member.normalise(text.into()), found);
            }
        }
    }
}

/// The identifiers of a document so far, and the references to those that are still
/// to come.
pub struct Identities {
    known: HashMap<Box<str>, Position>,
    waiting: HashMap<Box<str>, Vec<Reference>>,
    tables: Tables,
    /// The bytes that may still be remembered.
    remaining: usize,
    limit: usize,
    most_violations: usize,
    /// True if identifiers may exist that are not remembered.
    is_cut: bool,
}

impl fmt::Debug for Identities {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Identities")
            .field("known", &self.known.len())
            .field("waiting", &self.waiting.len())
            .field("is_cut", &self.is_cut)
            .finish_non_exhaustive()
    }
}

/// A reference to an identifier that has not come yet.
struct Reference {
    component: Component,
    span: Span,
    position: Position,
}

impl Identities {
    /// Those of a document of which nothing was read yet; [`Limits::ids`] bounds the
    /// memory.
    pub fn new(limits: &Limits) -> Self {
        Self {
            known: HashMap::new(),
            waiting: HashMap::new(),
            tables: Tables::default(),
            remaining: limits.ids,
            limit: limits.ids,
            most_violations: limits.violations,
            is_cut: false,
        }
    }

    /// Takes those of the next piece: an identifier or a key that stands twice is a
    /// violation.
    pub fn take(&mut self, mentions: Mentions, piece: &Source<'_>) -> Vec<Violation> {
        if mentions.is_empty() {
            return Vec::new();
        }
        let mut reports = Reports::new(self.most_violations);
        self.take_each(mentions, piece, &mut |violation| reports.add(violation));
        self.tables.next_piece();
        reports.finish(Vec::new())
    }

    /// The references that lead nowhere, once all pieces are taken; each stands at
    /// `end`, because its own piece is gone.
    pub fn finish(self, end: Span) -> Vec<Violation> {
        let mut reports = Reports::new(self.most_violations);
        self.finish_each(Some(end), &mut |violation| reports.add(violation));
        reports.finish(Vec::new())
    }

    /// The same for a part of a piece.
    pub(crate) fn take_each(
        &mut self,
        mentions: Mentions,
        piece: &Source<'_>,
        report: &mut impl FnMut(Violation),
    ) {
        for mention in mentions.list {
            if self.is_cut {
                return;
            }
            let Mention { name, span, .. } = mention;
            let position = piece.position(span.start as usize);
            if let Some(first) = self.known.get(&name) {
                if !mention.is_reference {
                    let id = format!("xsd:{}/id-twice", mention.component);
                    let first = place(*first);
                    let message =
                        format!("the identifier `{name}` stands twice; the first is {first}");
                    report(Violation::new(id, span, message));
                }
                continue;
            }
            if !mention.is_reference
                && let Some(found) = self.waiting.remove(&name)
            {
                self.remaining += found.len() * weight(&name);
            }
            match self.remaining.checked_sub(weight(&name)) {
                Some(remaining) => self.remaining = remaining,
                None => return self.give_up(span, report),
            }
            if mention.is_reference {
                self.waiting.entry(name).or_default().push(Reference {
                    component: mention.component,
                    span,
                    position,
                });
            } else {
                self.known.insert(name, position);
            }
        }
        if self.is_cut {
            return;
        }
        let mut judge = Judge {
            remaining: &mut self.remaining,
            report,
        };
        if let Err(OutOfMemory(span)) = self.tables.take(mentions.events, piece, &mut judge) {
            return self.give_up(span, report);
        }
        if mentions.memory > self.limit {
            self.give_up(Span::new(0, 0), report);
        }
        self.is_cut |= mentions.is_cut;
    }

    /// Compares no more, so that nothing seems to be missing that is not.
    fn give_up(&mut self, span: Span, report: &mut impl FnMut(Violation)) {
        self.is_cut = true;
        let limit = self.limit;
        let message = format!(
            "the identifiers and keys take more than {limit} bytes, which is the limit; \
             those that follow are not compared"
        );
        report(Violation::new("xml:id-limit", span, message).with_help("raise the limit"));
    }

    /// Without an `end` the text is the whole document, and each has its own place.
    pub(crate) fn finish_each(self, end: Option<Span>, report: &mut impl FnMut(Violation)) {
        if self.is_cut {
            return;
        }
        let mut waiting = Vec::new();
        for (name, references) in self.waiting {
            waiting.extend(references.into_iter().map(|it| (name.clone(), it)));
        }
        waiting.sort_by(|(name, one), (other_name, other)| {
            (one.position.offset, name).cmp(&(other.position.offset, other_name))
        });
        for (name, reference) in waiting {
            let id = format!("xsd:{}/idref-unknown", reference.component);
            let mut message = format!("no identifier `{name}` is in the document");
            if end.is_some() {
                let from = place(reference.position);
                message = format!("{message}, but a reference to it {from}");
            }
            report(Violation::new(id, end.unwrap_or(reference.span), message));
        }
    }
}

/// A position in words.
fn place(position: Position) -> String {
    format!("in line {}, column {}", position.line, position.column)
}
