//! Fixes that need the whole of an element: of the order of its children, of
//! a wrong name in both of its tags, of a value that belongs to another
//! element. They are made when the element around the fault ends, by looking
//! at its text again; a document without such faults pays nothing.
//!
//! Each fix leaves fewer faults than there were, whatever other fixes are
//! applied with it, so that applying them in rounds comes to an end.

use std::ops::Range;

use super::order::{self, Move};
use super::parts::{Part, parts};
use super::{Frame, Reader};
use crate::escape;
use crate::schema::{Child, Content, Model, Type};
use crate::space::SPACES;
use crate::span::Span;
use crate::violation::{Edit, Fix};

/// Budget for looking at text again, in multiples of its length; beyond it
/// faults have no fix. Elements may nest deeper, and all have their children
/// out of order.
pub(super) const AGAIN: usize = 16;

/// A fault whose fix is made when an element ends.
#[derive(Debug)]
pub(super) struct PendingFix {
    /// Number of open elements, with those around the one that ends and itself.
    depth: usize,
    /// The violation that gets the fix.
    pub(super) violation: usize,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    /// Children in the wrong order: where each that comes too late begins, with its violation.
    Order(Vec<(usize, usize)>),
    /// Another name for the element.
    Name {
        tag: Span,
        found: usize,
        right: &'static str,
    },
    /// A child that gets this name, which only one child may have.
    Renamed(&'static str),
    /// A value that belongs to a child of the element, at the end of a path.
    Relocated {
        path: &'static str,
        element: Span,
        value: String,
    },
}

/// The content of an element and its children in it.
pub(super) struct Inside {
    pub(super) model: &'static Model,
    content: Range<usize>,
    pub(super) parts: Vec<Part>,
}

impl Inside {
    fn symbols(&self) -> Vec<usize> {
        self.parts.iter().map(|part| part.symbol).collect()
    }

    /// Returns where a part begins, or the last one ends.
    fn start(&self, part: usize) -> usize {
        let last = || self.parts.last().map(|part| part.whole.end);
        let part = self.parts.get(part);
        part.map(|part| part.whole.start)
            .or_else(last)
            .unwrap_or(self.content.start)
    }
}

impl Reader<'_> {
    /// Has the children of the innermost open element moved when it ends. The
    /// first violation gets the fix for all of them.
    ///
    /// The root is left out: a stream never holds all of it.
    pub(super) fn move_later(&mut self, depth: usize, violation: Option<usize>, child: Span) {
        let Some(violation) = violation.filter(|_| depth > 1) else {
            return;
        };
        let late = (child.range().start, violation);
        for it in &mut self.pending_fixes {
            if let Kind::Order(known) = &mut it.kind
                && it.depth == depth
            {
                known.push(late);
                return;
            }
        }
        self.pending_fixes.push(PendingFix {
            depth,
            violation,
            kind: Kind::Order(vec![late]),
        });
    }

    /// Has the element entered last renamed, which may have ended already.
    pub(super) fn rename_later(
        &mut self,
        depth: usize,
        violation: Option<usize>,
        found: &str,
        tag: Span,
        child: &'static Child,
    ) {
        let Some(violation) = violation else { return };
        let right = child.name;
        if !child.repeats {
            self.pending_fixes.push(PendingFix {
                depth,
                violation,
                kind: Kind::Renamed(right),
            });
        }
        if self.frames.len() > depth {
            self.pending_fixes.push(PendingFix {
                depth: depth + 1,
                violation,
                kind: Kind::Name {
                    tag,
                    found: found.len(),
                    right,
                },
            });
            return;
        }
        let fix = self.rename(tag, found.len(), right);
        self.fix(violation, fix);
    }

    /// Leaves the name of an element of the innermost open one as it is: another one has the right
    /// name, and only the names tell the two apart.
    pub(super) fn keep_name(&mut self, depth: usize, right: &str) {
        let is_it = |it: &&PendingFix| {
            it.depth == depth && matches!(it.kind, Kind::Renamed(name) if name == right)
        };
        if let Some(violation) = self.pending_fixes.iter().find(is_it).map(|it| it.violation) {
            self.fix(violation, None);
        }
    }

    /// Has a value put where it belongs, when the element around the innermost
    /// open one ends. Where names have namespaces it stays: how the elements of its
    /// place are written depends on what is declared there.
    pub(super) fn relocate(
        &mut self,
        violation: Option<usize>,
        path: &'static str,
        element: Span,
        value: &str,
    ) {
        let depth = self.frames.len().saturating_sub(1);
        if let Some(violation) = violation
            && depth > 1
            && self.scanner.namespaces().is_empty()
        {
            self.pending_fixes.push(PendingFix {
                depth,
                violation,
                kind: Kind::Relocated {
                    path,
                    element,
                    value: value.to_owned(),
                },
            });
        }
    }

    fn fix(&mut self, violation: usize, fix: Option<Fix>) {
        if let Some(violation) = self.violations.get_mut(violation) {
            violation.fix = fix;
        }
    }

    /// Fixes what waits for the end of an element; `end` is its end tag.
    #[cold]
    pub(super) fn fix_pending(&mut self, frame: &Frame, end: Span) {
        let depth = self.frames.len();
        if self.pending_fixes.iter().all(|it| it.depth <= depth) {
            return;
        }
        let (mine, others) = std::mem::take(&mut self.pending_fixes)
            .into_iter()
            .partition(|it| it.depth > depth);
        self.pending_fixes = others;
        let mine: Vec<PendingFix> = mine;
        let needs_parts =
            |it: &PendingFix| matches!(it.kind, Kind::Order(_) | Kind::Relocated { .. });
        let inside = if !frame.tag.is_none() && mine.iter().any(needs_parts) {
            let start = frame.tag.range().end;
            self.inside(Type::Complex(frame.ty), start..end.range().start)
        } else {
            None
        };
        let mut settled = Vec::new();
        let mut late = Vec::new();
        for fault in mine {
            let inside = inside.as_ref();
            let fix = match fault.kind {
                Kind::Order(children) => {
                    late = children;
                    continue;
                }
                Kind::Name { tag, found, right } => self.rename(tag, found, right),
                Kind::Renamed(_) => continue,
                // Of several values for one place the first counts.
                Kind::Relocated { path, .. } if settled.contains(&path) => None,
                Kind::Relocated {
                    path,
                    element,
                    value,
                } => {
                    settled.push(path);
                    inside.and_then(|inside| self.settle(inside, path, element, &value))
                }
            };
            self.fix(fault.violation, fix);
        }
        if let (Some(inside), Some(&(_, first))) = (&inside, late.first()) {
            let sorting = order::sorting(inside.model, &inside.symbols());
            let first = self
                .report_early(frame, inside, &sorting, &late)
                .unwrap_or(first);
            self.fix(first, self.reorder(inside, &sorting.moves));
        }
    }

    /// Looks at the children of an element again.
    fn inside(&mut self, ty: Type, content: Range<usize>) -> Option<Inside> {
        let Type::Complex(ty) = ty else { return None };
        // Between text, order is data.
        let Content::Elements(model) = ty.content else {
            return None;
        };
        let length = content.len() + self.scanner.scope_length();
        self.again = self.again.checked_sub(length)?;
        let parts = parts(&self.scanner, &content, model)?;
        Some(Inside {
            model,
            content,
            parts,
        })
    }

    /// Puts the children of an element in order.
    fn reorder(&self, inside: &Inside, moves: &[Move]) -> Option<Fix> {
        let mut removals = Vec::new();
        let mut edits = Vec::new();
        for it in moves {
            let whole = inside.parts.get(it.child)?.whole.clone();
            edits.push(insert(
                inside.start(it.before),
                self.scanner.text().get(whole.clone())?.to_owned(),
            ));
            removals.push(edit(whole, String::new()));
        }
        edits.extend(removals);
        (!edits.is_empty()).then(|| fix(edits))
    }

    /// Writes another name into the tags of an element.
    fn rename(&self, tag: Span, found: usize, right: &str) -> Option<Fix> {
        let text = self.scanner.text();
        let name = |start: usize| edit(start..start + found, right.to_owned());
        let start = tag.range().start;
        let mut edits = vec![name(start + "<".len())];
        if !text.get(tag.range())?.ends_with("/>") {
            let element = text.get(start..self.left as usize)?;
            let end = element.rfind("</")? + "</".len();
            let is_same = element.get(end..end + found) == text.get(edits[0].span.range());
            if !is_same {
                return None;
            }
            edits.push(name(start + end));
        }
        Some(fix(edits))
    }

    /// Takes an element out and puts its value where it belongs, with the
    /// elements that lead there.
    fn settle(&mut self, around: &Inside, path: &str, element: Span, value: &str) -> Option<Fix> {
        let text = self.scanner.text();
        let element = element.range();
        let start = text.get(..element.start)?.trim_end_matches(SPACES).len();
        let removal = edit(start..element.end, String::new());
        let lead = lead(text, element.start);
        let names: Vec<&str> = path.split('/').collect();
        let mut inner;
        let mut inside = around;
        for (above, name) in names.iter().enumerate() {
            let (here, below) = (names.get(above..)?, names.get(above + 1..)?);
            let symbol = (inside.model.symbol)(name.as_bytes())?;
            let mut there = inside.parts.iter().filter(|part| part.symbol == symbol);
            let Some(part) = there.next() else {
                let first = inside.parts.first().map(|part| part.element.start);
                let outer = first.map_or(lead, |first| self::lead(text, first));
                let before = order::place(inside.model, &inside.symbols(), symbol)?;
                let new = nested(here, value, outer, lead);
                return Some(fix(vec![removal, insert(inside.start(before), new)]));
            };
            if there.next().is_some() || below.is_empty() {
                return None;
            }
            if text.get(part.tag.clone())?.ends_with("/>") {
                let outer = self::lead(text, part.element.start);
                let new = format!(">{}{outer}</{name}>", nested(below, value, lead, lead));
                let slash = part.tag.end - "/>".len()..part.tag.end;
                return Some(fix(vec![removal, edit(slash, new)]));
            }
            let child = inside.model.children.iter().find(|it| it.name == *name)?;
            let end = part.element.start + text.get(part.element.clone())?.rfind("</")?;
            inner = self.inside(child.ty, part.tag.end..end)?;
            inside = &inner;
        }
        None
    }
}

/// The end of a line and the white space that an element stands after, where
/// it begins its line.
fn lead(text: &str, element: usize) -> &str {
    let before = text.get(..element).unwrap_or_default();
    let blank = before.trim_end_matches([' ', '\t']);
    let line = blank.strip_suffix('\n').unwrap_or(before);
    let line = line.strip_suffix('\r').unwrap_or(line);
    before.get(line.len()..).unwrap_or_default()
}

/// A value in elements inside each other, each of the given names in the one
/// before; `outer` and `inner` stand before the first and the last.
fn nested(names: &[&str], value: &str, outer: &str, inner: &str) -> String {
    let Some((leaf, around)) = names.split_last() else {
        return String::new();
    };
    let open = around.iter().map(|name| format!("<{name}>"));
    let close = around.iter().rev().map(|name| format!("</{name}>"));
    let outer = if around.is_empty() { "" } else { outer };
    let mut text = String::from(outer);
    text.extend(open);
    text.extend([inner, "<", leaf, ">", &escape::text(value), "</", leaf, ">"]);
    text.push_str(outer);
    text.extend(close);
    text
}

fn edit(range: Range<usize>, text: String) -> Edit {
    Edit {
        span: Span::new(range.start, range.end),
        text,
    }
}

fn insert(at: usize, text: String) -> Edit {
    edit(at..at, text)
}

/// A safe fix; edits that touch each other become one.
fn fix(mut edits: Vec<Edit>) -> Fix {
    edits.sort_by_key(|edit| (edit.span.start, edit.span.end));
    edits.dedup_by(|next, edit| {
        let touches = edit.span.end == next.span.start;
        if touches {
            edit.span.end = next.span.end;
            edit.text.push_str(&next.text);
        }
        touches
    });
    Fix { edits, safe: true }
}
