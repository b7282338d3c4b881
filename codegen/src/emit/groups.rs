//! Parts of content models with types of their own, found and named.

use super::Emitter;
use crate::model::{Child, Particle};
use crate::shape::{Field, Group, GroupKind, Holds};

/// The component of a group: its own name, or its place in its owner.
pub(super) fn component(owner: &str, group: &Group, index: usize) -> String {
    if let Some(name) = &group.name {
        return name.clone();
    }
    let kind = match group.kind {
        GroupKind::Struct(_) => "sequence",
        GroupKind::Enum(_) => "choice",
    };
    if index == 0 {
        format!("{owner}/{kind}")
    } else {
        format!("{owner}/{kind}{}", index + 1)
    }
}

/// Finds all groups below some fields.
pub(super) fn collect<'f>(fields: &'f [Field], owner: &str, found: &mut Vec<(String, &'f Group)>) {
    for (index, field) in fields.iter().enumerate() {
        if let Holds::Group(group) = &field.holds {
            let component = component(owner, group, index);
            let (GroupKind::Struct(inner) | GroupKind::Enum(inner)) = &group.kind;
            collect(inner, &component, found);
            found.push((component, group));
        }
    }
}

/// The elements below some fields.
fn elements<'f>(fields: &'f [Field], found: &mut Vec<&'f Child>) {
    for field in fields {
        match &field.holds {
            Holds::Element(child) => found.push(child),
            Holds::Group(group) => {
                let (GroupKind::Struct(inner) | GroupKind::Enum(inner)) = &group.kind;
                elements(inner, found);
            }
        }
    }
}

impl Emitter<'_> {
    /// Returns true if the values in a group borrow.
    pub(super) fn group_borrows(&self, group: &Group) -> bool {
        let (GroupKind::Struct(fields) | GroupKind::Enum(fields)) = &group.kind;
        let mut children = Vec::new();
        elements(fields, &mut children);
        children.iter().any(|child| self.borrows(child))
    }

    /// Returns true if the nodes of a type borrow.
    pub(super) fn nodes_borrow(&self, id: usize, mixed: bool) -> bool {
        let particle = self.schema.complex[id].content.particle();
        let children = particle.map(Particle::children).unwrap_or_default();
        mixed || children.iter().any(|child| self.borrows(child))
    }
}
