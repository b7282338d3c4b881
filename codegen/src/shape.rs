//! The way from the children of an element to fields. Sequences become fields in
//! place; a choice becomes an enum; what repeats as a whole becomes a type of
//! its own; and where the order of the children is data (mixed content, or one
//! name in two places) they become one list of nodes.

use crate::lines::Line;
use crate::model::{Child, ComplexType, Content, Particle, Schema, Term};

/// The form of the children of a type.
#[derive(Debug)]
pub(crate) enum Shape {
    /// No children.
    None,
    /// Fields, one after the other.
    Fields(Vec<Field>),
    /// One list in document order.
    Nodes { mixed: bool },
}

/// A field that holds children.
#[derive(Debug)]
pub(crate) struct Field {
    pub(crate) holds: Holds,
    pub(crate) count: Count,
    /// The slots of the children, relative to the type that has the field.
    pub(crate) first: usize,
    pub(crate) slots: usize,
}

/// The content of a field.
#[derive(Debug)]
pub(crate) enum Holds {
    Element(Child),
    Group(Group),
}

/// The number of values in a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Count {
    One,
    Optional,
    /// With the greatest number, where there is one.
    Many(Option<usize>),
}

/// A part of a content model with a type of its own.
#[derive(Debug)]
pub(crate) struct Group {
    /// The named group of the schema that it is, if it is one.
    pub(crate) name: Option<String>,
    pub(crate) kind: GroupKind,
    pub(crate) slots: usize,
    pub(crate) line: Line,
}

/// The kind of a group, with its members.
#[derive(Debug)]
pub(crate) enum GroupKind {
    Struct(Vec<Field>),
    Enum(Vec<Field>),
}

/// The type that a type embeds as its `base`: the one it extends, unless their
/// children have to stand in one list.
pub(crate) fn base(schema: &Schema, ty: &ComplexType) -> Option<usize> {
    let base = ty.extends?;
    let inherited = &schema.complex[base].content;
    let is_mixed = |content: &Content| matches!(content, Content::Mixed(_));
    let embeds = ty.added.is_none() && is_mixed(inherited) == is_mixed(&ty.content)
        || !is_ordered(inherited) && !is_ordered(&ty.content);
    embeds.then_some(base)
}

/// The shape of what a type has itself, its embedded base aside.
pub(crate) fn shape(schema: &Schema, ty: &ComplexType) -> Shape {
    if ty.is_any {
        return Shape::None;
    }
    if base(schema, ty).is_some() {
        return match &ty.added {
            Some(added) => fields(added),
            None => Shape::None,
        };
    }
    match &ty.content {
        Content::Empty | Content::Simple(_) => Shape::None,
        Content::Mixed(_) => Shape::Nodes { mixed: true },
        content if is_ordered(content) => Shape::Nodes { mixed: false },
        Content::Elements(particle) => fields(particle),
    }
}

/// Returns true if the order of the children is data.
fn is_ordered(content: &Content) -> bool {
    match content {
        Content::Empty | Content::Simple(_) => false,
        Content::Mixed(_) => true,
        Content::Elements(particle) => {
            let children = particle.children();
            let mut names: Vec<_> = children.iter().map(|child| &child.name).collect();
            names.sort();
            names.windows(2).any(|pair| pair[0] == pair[1])
        }
    }
}

fn fields(particle: &Particle) -> Shape {
    let mut fields = Vec::new();
    add(particle, false, false, &mut 0, &mut fields);
    Shape::Fields(fields)
}

/// Adds the fields of a particle. `optional`: something around it may be
/// absent; `inside`: it stands in a group that repeats.
fn add(
    particle: &Particle,
    optional: bool,
    inside: bool,
    slot: &mut usize,
    fields: &mut Vec<Field>,
) {
    let optional = optional || is_nullable(particle);
    let first = *slot;
    let is_single = particle.max == Some(1);
    match (&particle.term, sole_element(particle)) {
        (Term::Element(child), _) if is_single => {
            *slot += 1;
            let count = if optional {
                Count::Optional
            } else {
                Count::One
            };
            let holds = Holds::Element(child.clone());
            fields.push(Field {
                holds,
                count,
                first,
                slots: 1,
            });
        }
        (_, Some((child, max))) => {
            *slot += 1;
            let count = match max {
                Some(1) if optional => Count::Optional,
                Some(1) => Count::One,
                max => Count::Many(max),
            };
            let holds = Holds::Element(child.clone());
            fields.push(Field {
                holds,
                count,
                first,
                slots: 1,
            });
        }
        (Term::Choice(parts), _) if parts.is_empty() => {}
        (Term::Sequence(parts) | Term::All(parts), None) if is_single => {
            for part in parts {
                add(part, optional, inside, slot, fields);
            }
        }
        _ => {
            let group = group(particle, slot);
            let count = match particle.max {
                // In a group that repeats, an empty place tells where the next one begins.
                Some(1) if optional || inside => Count::Optional,
                Some(1) => Count::One,
                max => Count::Many(max),
            };
            let slots = group.slots;
            fields.push(Field {
                holds: Holds::Group(group),
                count,
                first,
                slots,
            });
        }
    }
}

/// A particle with a type of its own; its slots count from 0.
fn group(particle: &Particle, slot: &mut usize) -> Group {
    let mut inner = 0;
    let mut fields = Vec::new();
    let kind = match &particle.term {
        Term::Choice(parts) => {
            alternatives(parts, &mut inner, &mut fields);
            GroupKind::Enum(fields)
        }
        Term::Sequence(parts) | Term::All(parts) => {
            for part in parts {
                add(part, false, true, &mut inner, &mut fields);
            }
            GroupKind::Struct(fields)
        }
        Term::Element(child) => {
            inner = 1;
            let holds = Holds::Element(child.clone());
            fields.push(Field {
                holds,
                count: Count::One,
                first: 0,
                slots: 1,
            });
            GroupKind::Struct(fields)
        }
    };
    *slot += inner;
    Group {
        name: particle.group.clone(),
        kind,
        slots: inner,
        line: particle.line,
    }
}

/// The alternatives of a choice; a choice among them adds its own.
fn alternatives(parts: &[Particle], slot: &mut usize, fields: &mut Vec<Field>) {
    for part in parts {
        let first = *slot;
        if let Some((child, max)) = sole_element(part) {
            *slot += 1;
            let count = if max == Some(1) {
                Count::One
            } else {
                Count::Many(max)
            };
            let holds = Holds::Element(child.clone());
            fields.push(Field {
                holds,
                count,
                first,
                slots: 1,
            });
        } else if let Term::Choice(parts) = &part.term
            && (part.max == Some(1) || parts.is_empty())
        {
            alternatives(parts, slot, fields);
        } else {
            let group = group(part, slot);
            let count = if part.max == Some(1) {
                Count::One
            } else {
                Count::Many(part.max)
            };
            let slots = group.slots;
            fields.push(Field {
                holds: Holds::Group(group),
                count,
                first,
                slots,
            });
        }
    }
}

/// The element that is all a particle holds, and how often it may occur.
fn sole_element(particle: &Particle) -> Option<(&Child, Option<usize>)> {
    match &particle.term {
        Term::Element(child) => Some((child, particle.max)),
        Term::Sequence(parts) | Term::Choice(parts) | Term::All(parts) => {
            let [part] = parts.as_slice() else {
                return None;
            };
            let (child, max) = sole_element(part)?;
            let max = match (max, particle.max) {
                (Some(inner), Some(outer)) => inner.checked_mul(outer),
                _ => None,
            };
            Some((child, max))
        }
    }
}

fn is_nullable(particle: &Particle) -> bool {
    particle.min == 0
        || match &particle.term {
            Term::Element(_) => false,
            Term::Sequence(parts) | Term::All(parts) => parts.iter().all(is_nullable),
            Term::Choice(parts) => parts.iter().any(is_nullable),
        }
}

#[cfg(test)]
mod tests;
