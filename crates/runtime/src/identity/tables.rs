//! Identity constraints, judged: what the paths of a document have found comes as
//! [`Event`]s in the order of the text, piece by piece, and goes into a table for each
//! constraint of an element that is open. When such an element ends, its references are
//! looked up, and its keys go up to the elements around it that refer to them (XML
//! Schema Part 1, 3.11.4 and 3.11.5).

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::paths::{FieldOf, Open, Selected};
use super::place;
use crate::scan::quoted;
use crate::schema::{IdentityConstraint, IdentityKind};
use crate::source::{Position, Source};
use crate::span::Span;
use crate::violation::Violation;

/// A step of the search for what constraints compare.
#[derive(Debug)]
pub(crate) enum Event {
    /// An element with constraints begins.
    Scope(&'static [&'static IdentityConstraint]),
    /// A selector has found an element.
    Target(Selected, Span),
    /// A field has found a value.
    Value(FieldOf, Value, Span),
    /// A field has found an element that may be nil.
    Nillable(FieldOf, Span),
    /// An element ends, with it all that is not open around it.
    End(Open, Span),
}

/// The value of a field.
#[derive(Debug)]
pub(crate) enum Value {
    /// A value of a type.
    Known(Known),
    /// One that does not fit its type, which is reported.
    Unknown,
    /// An element that can have no simple value.
    Complex,
    /// An element that is nil.
    Nil,
}

/// The node that a field leads to in an element.
#[derive(Debug)]
enum Slot {
    Nothing,
    Nil,
    Value(Known),
}

/// A value that fits its type.
#[derive(Debug)]
pub(crate) struct Known {
    /// Equal to that of equal values.
    pub(crate) key: Box<[u8]>,
    /// The text, for messages.
    pub(crate) shown: Box<str>,
}

/// The tables of the elements that are open.
#[derive(Default)]
pub(super) struct Tables {
    scopes: Vec<Scope>,
    targets: Vec<Target>,
    /// The number of pieces taken.
    pieces: u64,
}

/// An element with constraints.
struct Scope {
    constraints: &'static [&'static IdentityConstraint],
    /// A table for each of them.
    tables: Vec<Table>,
    /// The keys of elements inside that references here may need.
    inherited: Vec<(&'static IdentityConstraint, Inherited)>,
    /// The bytes that all this takes.
    memory: usize,
}

/// All that a constraint has found.
enum Table {
    Keys(HashMap<Box<[u8]>, Position>),
    References(Vec<Reference>),
}

/// Keys of elements inside; false where several have one, which then does not count.
type Inherited = HashMap<Box<[u8]>, bool>;

/// A reference to a key that has not come yet.
struct Reference {
    key: Box<[u8]>,
    shown: String,
    place: Place,
}

/// A place in the document.
#[derive(Clone, Copy)]
struct Place {
    span: Span,
    position: Position,
    /// The number of the piece.
    piece: u64,
}

/// An element that a selector has found, still open.
struct Target {
    selected: Selected,
    place: Place,
    fields: Vec<Slot>,
    /// True if something is wrong with a field, which is reported.
    is_faulty: bool,
}

/// The memory that is left, and where violations go.
pub(super) struct Judge<'j, F> {
    pub(super) remaining: &'j mut usize,
    pub(super) report: &'j mut F,
}

/// There is no memory for what stands there.
pub(super) struct OutOfMemory(pub(super) Span);

/// About so many bytes are remembered for a value or a row of a table, beside its text.
const ROW: usize = 128;

impl Event {
    /// About so many bytes.
    pub(super) fn weight(&self) -> usize {
        match self {
            Self::Value(_, Value::Known(it), _) => ROW + it.key.len() + it.shown.len(),
            _ => size_of::<Self>(),
        }
    }
}

impl Tables {
    /// Takes the next events of a piece.
    pub(super) fn take<F: FnMut(Violation)>(
        &mut self,
        events: Vec<Event>,
        piece: &Source<'_>,
        judge: &mut Judge<'_, F>,
    ) -> Result<(), OutOfMemory> {
        for event in events {
            match event {
                Event::Scope(constraints) => self.scopes.push(Scope::new(constraints)),
                Event::Target(selected, span) => self.select(selected, self.place(span, piece)),
                Event::Value(field, value, span) => self.value(field, value, span, judge),
                Event::Nillable(field, span) => self.nillable(field, span, judge),
                Event::End(open, span) => self.end(open, span, judge)?,
            }
        }
        Ok(())
    }

    /// Ends the piece: all that is taken from here on is of another one.
    pub(super) fn next_piece(&mut self) {
        self.pieces += 1;
    }

    fn place(&self, span: Span, piece: &Source<'_>) -> Place {
        Place {
            span,
            position: piece.position(span.start as usize),
            piece: self.pieces,
        }
    }

    fn select(&mut self, selected: Selected, place: Place) {
        let fields = selected.constraint.fields.iter();
        self.targets.push(Target {
            selected,
            place,
            fields: fields.map(|_| Slot::Nothing).collect(),
            is_faulty: false,
        });
    }

    fn value<F: FnMut(Violation)>(
        &mut self,
        field: FieldOf,
        value: Value,
        span: Span,
        judge: &mut Judge<'_, F>,
    ) {
        let Some(target) = self.targets.get_mut(field.target as usize) else {
            return;
        };
        let slot = &mut target.fields[field.field as usize];
        match value {
            Value::Known(_) | Value::Nil if !matches!(slot, Slot::Nothing) => {
                self.fault(
                    field,
                    "ambiguous",
                    "has more than one value here",
                    span,
                    judge,
                );
            }
            Value::Known(known) => *slot = Slot::Value(known),
            Value::Nil => *slot = Slot::Nil,
            Value::Unknown => target.is_faulty = true,
            Value::Complex => {
                let message = "leads to an element that has no simple value";
                self.fault(field, "complex", message, span, judge);
            }
        }
    }

    /// No element with the value of a key may be nil.
    fn nillable<F: FnMut(Violation)>(
        &mut self,
        field: FieldOf,
        span: Span,
        judge: &mut Judge<'_, F>,
    ) {
        let target = self.targets.get(field.target as usize);
        let kind = target.map(|it| it.selected.constraint.kind);
        if let Some(IdentityKind::Key) = kind {
            self.fault(
                field,
                "nillable",
                "leads to an element that may be nil",
                span,
                judge,
            );
        }
    }

    /// Reports a fault of a field; one is enough for an element.
    fn fault<F: FnMut(Violation)>(
        &mut self,
        field: FieldOf,
        kind: &str,
        message: &str,
        span: Span,
        judge: &mut Judge<'_, F>,
    ) {
        let Some(target) = self.targets.get_mut(field.target as usize) else {
            return;
        };
        let constraint = target.selected.constraint;
        if !std::mem::replace(&mut target.is_faulty, true) {
            let text = constraint.fields[field.field as usize].text;
            let message = format!("the field `{text}` of {} {message}", named(constraint));
            (judge.report)(violation(constraint, kind, span, message));
        }
    }

    /// An element ends: what was selected has all its values, and what is in the scope of
    /// constraints is known.
    fn end<F: FnMut(Violation)>(
        &mut self,
        open: Open,
        span: Span,
        judge: &mut Judge<'_, F>,
    ) -> Result<(), OutOfMemory> {
        let first = self.targets.len().min(open.targets as usize);
        for target in self.targets.split_off(first) {
            self.enter(target, span, judge)?;
        }
        while self.scopes.len() > open.scopes as usize
            && let Some(scope) = self.scopes.pop()
        {
            scope.refer(self.pieces, span, judge.report);
            *judge.remaining += scope.memory;
            self.inherit(scope, span, judge)?;
        }
        Ok(())
    }

    /// Enters an element with its values into the table of its constraint.
    fn enter<F: FnMut(Violation)>(
        &mut self,
        target: Target,
        end: Span,
        judge: &mut Judge<'_, F>,
    ) -> Result<(), OutOfMemory> {
        let Target {
            selected, place, ..
        } = target;
        let constraint = selected.constraint;
        // The start tag may stand in another piece.
        let span = if place.piece == self.pieces {
            place.span
        } else {
            end
        };
        if target.is_faulty {
            return Ok(());
        }
        let is_missing = |slot: &Slot| !matches!(slot, Slot::Value(_));
        if let Some(missing) = target.fields.iter().position(is_missing) {
            if let IdentityKind::Key = constraint.kind {
                let text = constraint.fields[missing].text;
                let message = format!("`{text}` is missing, which {} needs", named(constraint));
                (judge.report)(violation(constraint, "incomplete", span, message));
            }
            return Ok(());
        }
        let values = target.fields.into_iter().filter_map(|slot| match slot {
            Slot::Value(known) => Some(known),
            Slot::Nothing | Slot::Nil => None,
        });
        let values: Vec<_> = values.collect();
        let key: Box<[u8]> = values.iter().flat_map(|it| &it.key).copied().collect();
        let shown = || {
            let values = values.iter().map(|it| quoted(&it.shown));
            values.collect::<Vec<_>>().join(", ")
        };
        let scope = &mut self.scopes[selected.scope as usize];
        let weight = ROW + key.len();
        let row = match constraint.kind {
            IdentityKind::KeyRef(referred) => {
                if scope.has_own(referred, &key) {
                    return Ok(());
                }
                let shown = shown();
                Row::Reference(Reference { key, shown, place })
            }
            IdentityKind::Unique | IdentityKind::Key => Row::Key(key, place.position),
        };
        let Some(remaining) = judge.remaining.checked_sub(weight) else {
            return Err(OutOfMemory(span));
        };
        match (&mut scope.tables[selected.number as usize], row) {
            (Table::References(references), Row::Reference(reference)) => {
                references.push(reference);
            }
            (Table::Keys(keys), Row::Key(key, position)) => match keys.entry(key) {
                Entry::Occupied(first) => {
                    let first = super::place(*first.get());
                    let (name, shown) = (named(constraint), shown());
                    let message = format!("{shown} of {name} stands twice; the first is {first}");
                    (judge.report)(violation(constraint, "duplicate", span, message));
                    return Ok(());
                }
                Entry::Vacant(free) => {
                    free.insert(position);
                }
            },
            _ => return Ok(()),
        }
        scope.memory += weight;
        *judge.remaining = remaining;
        Ok(())
    }

    /// Gives the keys of an element that has ended to the one around it, where something
    /// that is open refers to them.
    fn inherit<F>(
        &mut self,
        inner: Scope,
        span: Span,
        judge: &mut Judge<'_, F>,
    ) -> Result<(), OutOfMemory> {
        let scopes = &self.scopes;
        let is_wanted = |key: &IdentityConstraint| {
            let mut constraints = scopes.iter().flat_map(|it| it.constraints);
            constraints.any(|it| match it.kind {
                IdentityKind::KeyRef(referred) => std::ptr::eq(referred, key),
                IdentityKind::Unique | IdentityKind::Key => false,
            })
        };
        let wanted: Vec<_> = inner
            .keys()
            .into_iter()
            .filter(|it| is_wanted(it.0))
            .collect();
        let Some(outer) = self.scopes.last_mut() else {
            return Ok(());
        };
        for (constraint, mut keys) in wanted {
            let weight: usize = keys.keys().map(|it| ROW + it.len()).sum();
            let Some(remaining) = judge.remaining.checked_sub(weight) else {
                return Err(OutOfMemory(span));
            };
            *judge.remaining = remaining;
            outer.memory += weight;
            let known = outer.inherited.iter_mut();
            match known
                .map(|(it, keys)| (*it, keys))
                .find(|(it, _)| std::ptr::eq(*it, constraint))
            {
                None => outer.inherited.push((constraint, keys)),
                Some((_, known)) => {
                    if known.len() < keys.len() {
                        std::mem::swap(known, &mut keys);
                    }
                    for (key, counts) in keys {
                        let entry = known.entry(key);
                        entry.and_modify(|it| *it = false).or_insert(counts);
                    }
                }
            }
        }
        Ok(())
    }
}

/// A row of a table.
enum Row {
    Key(Box<[u8]>, Position),
    Reference(Reference),
}

impl Scope {
    fn new(constraints: &'static [&'static IdentityConstraint]) -> Self {
        let tables = constraints.iter().map(|it| match it.kind {
            IdentityKind::KeyRef(_) => Table::References(Vec::new()),
            IdentityKind::Unique | IdentityKind::Key => Table::Keys(HashMap::new()),
        });
        Self {
            constraints,
            tables: tables.collect(),
            inherited: Vec::new(),
            memory: 0,
        }
    }

    /// Returns true if an element has the key by a constraint of this very scope.
    fn has_own(&self, constraint: &IdentityConstraint, key: &[u8]) -> bool {
        let mut tables = self.constraints.iter().zip(&self.tables);
        tables.any(|(it, table)| match table {
            Table::Keys(keys) => std::ptr::eq(*it, constraint) && keys.contains_key(key),
            Table::References(_) => false,
        })
    }

    /// Returns true if there is exactly one such key, or one of this very scope.
    fn has(&self, constraint: &IdentityConstraint, key: &[u8]) -> bool {
        let mut inherited = self.inherited.iter();
        let inherited = inherited.find(|(it, _)| std::ptr::eq(*it, constraint));
        self.has_own(constraint, key)
            || inherited.is_some_and(|(_, keys)| keys.get(key) == Some(&true))
    }

    /// Reports the references that lead nowhere, all keys being known. One from another
    /// piece stands at the end.
    fn refer(&self, piece: u64, end: Span, report: &mut impl FnMut(Violation)) {
        for (constraint, table) in self.constraints.iter().zip(&self.tables) {
            let (IdentityKind::KeyRef(referred), Table::References(references)) =
                (constraint.kind, table)
            else {
                continue;
            };
            for reference in references {
                if self.has(referred, &reference.key) {
                    continue;
                }
                let (shown, name) = (&reference.shown, named(referred));
                let mut message = format!(
                    "{name} has no {shown}, to which `{}` refers",
                    constraint.name
                );
                let mut span = reference.place.span;
                if reference.place.piece != piece {
                    let from = place(reference.place.position);
                    message = format!("{message} {from}");
                    span = end;
                }
                report(violation(constraint, "unknown", span, message));
            }
        }
    }

    /// All keys, by constraint; those of the scope itself always count.
    fn keys(self) -> Vec<(&'static IdentityConstraint, Inherited)> {
        let mut all = self.inherited;
        for (constraint, table) in self.constraints.iter().zip(self.tables) {
            let Table::Keys(own) = table else {
                continue;
            };
            let own = own.into_keys().map(|it| (it, true));
            match all
                .iter_mut()
                .find(|(it, _)| std::ptr::eq(*it, *constraint))
            {
                None => all.push((constraint, own.collect())),
                Some((_, keys)) => keys.extend(own),
            }
        }
        all
    }
}

/// A constraint in words.
fn named(constraint: &IdentityConstraint) -> String {
    let kind = match constraint.kind {
        IdentityKind::Unique => "constraint",
        IdentityKind::Key => "key",
        IdentityKind::KeyRef(_) => "reference",
    };
    format!("the {kind} `{}`", constraint.name)
}

fn violation(
    constraint: &IdentityConstraint,
    kind: &str,
    span: Span,
    message: String,
) -> Violation {
    let id = format!("xsd:{}/{kind}", constraint.component);
    Violation::new(id, span, message)
}
