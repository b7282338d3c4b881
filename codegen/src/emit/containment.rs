//! The relations between types that decide how values are held: which contain their own
//! kind, which can be made at all, and which borrow from the document.

use super::{Emitter, simple};
use crate::components::Components;
use crate::model::{Child, Content, Particle, Type};
use crate::shape::{self, Count, Field, Group, GroupKind, Holds, Shape};

impl Emitter<'_> {
    /// The children of a type, and the type that it embeds: complex types, and behind
    /// their numbers the enums of those that may stand for each, which hold them.
    fn held_by(&self, node: usize) -> Vec<usize> {
        let count = self.complex.len();
        let Some(ty) = self.schema.complex.get(node) else {
            return self.stand_ins[node - count].types();
        };
        let children = ty.content.particle().map(Particle::children);
        children
            .into_iter()
            .flatten()
            .filter_map(|child| match child.ty {
                Type::Complex(id) if self.enum_of(child).is_some() => Some(count + id),
                Type::Complex(id) => Some(id),
                Type::Simple(_) => None,
            })
            .chain(shape::base(self.schema, ty))
            .collect()
    }

    /// For each complex type, and each of those enums, the circle of containment that it
    /// is in.
    pub(super) fn find_circles(&self) -> Vec<Option<usize>> {
        let count = 2 * self.schema.complex.len();
        let held: Vec<_> = (0..count).map(|node| self.held_by(node)).collect();
        let components = Components::of(&held);
        // A circle goes by its first node.
        let mut firsts = vec![None; components.count];
        let mut is_circle = vec![false; components.count];
        for (node, held) in held.iter().enumerate() {
            let own = components.of[node];
            firsts[own].get_or_insert(node);
            is_circle[own] |= held.iter().any(|&it| components.of[it] == own);
        }
        let circle = |own: usize| firsts[own].filter(|_| is_circle[own]);
        components.of.into_iter().map(circle).collect()
    }

    /// Which types have elements at all: those that need not contain their own
    /// kind without end.
    pub(super) fn find_finite(&self) -> Vec<bool> {
        let mut finite = vec![false; self.shapes.len()];
        loop {
            let mut changed = false;
            for (id, ty) in self.schema.complex.iter().enumerate() {
                let base = shape::base(self.schema, ty);
                let own = match &self.shapes[id] {
                    Shape::None | Shape::Nodes { .. } => true,
                    Shape::Fields(fields) => fields
                        .iter()
                        .all(|field| self.field_is_finite(field, &finite)),
                };
                if !finite[id] && own && base.is_none_or(|base| finite[base]) {
                    finite[id] = true;
                    changed = true;
                }
            }
            if !changed {
                return finite;
            }
        }
    }

    fn field_is_finite(&self, field: &Field, finite: &[bool]) -> bool {
        field.count != Count::One
            || match &field.holds {
                Holds::Element(child) => self.child_is_finite(child, finite),
                Holds::Group(group) => self.group_is_finite(group, finite),
            }
    }

    /// Returns true if an element can stand without another of its kind inside.
    pub(super) fn child_is_finite(&self, child: &Child, finite: &[bool]) -> bool {
        match (child.ty, self.enum_of(child)) {
            (Type::Simple(_), _) => true,
            (Type::Complex(_), Some((_, types))) => types.iter().any(|&id| finite[id]),
            (Type::Complex(id), None) => finite[id],
        }
    }

    /// Returns true if a group can stand without another of its kind inside.
    pub(super) fn group_is_finite(&self, group: &Group, finite: &[bool]) -> bool {
        match &group.kind {
            GroupKind::Struct(fields) => fields
                .iter()
                .all(|field| self.field_is_finite(field, finite)),
            GroupKind::Enum(fields) => fields
                .iter()
                .any(|field| self.field_is_finite(field, finite)),
        }
    }

    pub(super) fn find_simple_borrows(&self) -> Vec<bool> {
        (0..self.schema.simple.len())
            .map(|id| self.simple_borrows_now(id))
            .collect()
    }

    /// Simple types cannot contain themselves, so this ends.
    fn simple_borrows_now(&self, id: usize) -> bool {
        match simple::kind(self.schema, id) {
            simple::Kind::Text => true,
            simple::Kind::Number(_) | simple::Kind::Enum => false,
            simple::Kind::BuiltIn(built_in) => simple::built_in_borrows(built_in),
            simple::Kind::List(item) => self.simple_borrows_now(item),
            simple::Kind::Union(members) => members
                .iter()
                .any(|&member| self.simple_borrows_now(member)),
        }
    }

    pub(super) fn find_complex_borrows(&self) -> Vec<bool> {
        let mut borrows = vec![false; self.schema.complex.len()];
        loop {
            let mut changed = false;
            for (id, ty) in self.schema.complex.iter().enumerate() {
                if borrows[id] {
                    continue;
                }
                let by_attribute = ty.attributes.iter().any(|it| self.simple_borrows[it.ty]);
                let by_content = match &ty.content {
                    _ if ty.other_attributes.is_some() => true,
                    Content::Simple(text) => self.simple_borrows[*text],
                    Content::Mixed(_) => true,
                    content => content.particle().is_some_and(|particle| {
                        let mut children = particle.children().into_iter();
                        children.any(|child| self.borrows_by(child, &borrows))
                    }),
                };
                if by_attribute || by_content {
                    borrows[id] = true;
                    changed = true;
                }
            }
            if !changed {
                return borrows;
            }
        }
    }

    /// Returns true if the value of an element borrows.
    pub(super) fn borrows(&self, child: &Child) -> bool {
        self.borrows_by(child, &self.complex_borrows)
    }

    fn borrows_by(&self, child: &Child, complex: &[bool]) -> bool {
        match (child.ty, self.enum_of(child)) {
            (Type::Simple(id), _) => self.simple_borrows[id],
            (Type::Complex(_), Some((_, types))) => types.iter().any(|&id| complex[id]),
            (Type::Complex(id), None) => complex[id],
        }
    }
}
