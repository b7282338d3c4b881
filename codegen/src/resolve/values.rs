//! The values that a schema writes for attributes and elements: defaults, fixed ones, and
//! those that have to be equal. All of them are brought into a form by one walk.

use crate::lines::Line;
use crate::model::{Attribute, Child, Content, Schema, SimpleType, Type};

impl Schema {
    /// Changes each value, given its type and the line that it stands on.
    pub(crate) fn for_each_value(
        &mut self,
        mut change: impl FnMut(&[SimpleType], usize, Line, &mut String),
    ) {
        let (simple, complex) = (&self.simple, &mut self.complex);
        let texts: Vec<_> = complex.iter().map(|ty| text(&ty.content)).collect();
        let mut change = |ty, line, value: &mut String| change(simple, ty, line, value);
        for equal in &mut self.equal {
            for (value, line) in &mut equal.values {
                change(equal.ty, *line, value);
            }
        }
        let unused = &mut self.unused.attributes;
        let global = self.attributes.iter_mut();
        let global = global.chain(unused.iter_mut().map(|(_, it)| it));
        let of_types = complex.iter_mut().flat_map(|ty| &mut ty.attributes);
        for attribute in of_types.chain(global) {
            let Attribute { default, fixed, .. } = attribute;
            for value in default.iter_mut().chain(fixed) {
                change(attribute.ty, attribute.value_line, value);
            }
        }
        let mut of_child = |child: &mut Child| {
            let ty = match child.ty {
                Type::Simple(id) => Some(id),
                Type::Complex(id) => texts[id],
            };
            if let Some(ty) = ty {
                for value in child.default.iter_mut().chain(&mut child.fixed) {
                    change(ty, child.line, value);
                }
            }
        };
        for ty in complex {
            if let Content::Elements(particle) | Content::Mixed(Some(particle)) = &mut ty.content {
                particle.for_each_child(&mut of_child);
            }
            if let Some(added) = &mut ty.added {
                added.for_each_child(&mut of_child);
            }
        }
        let roots = self.roots.iter_mut();
        roots.chain(&mut self.abstract_elements).for_each(of_child);
    }
}

/// The type of a text between the tags.
fn text(content: &Content) -> Option<usize> {
    match content {
        Content::Simple(text) => Some(*text),
        Content::Empty | Content::Elements(_) | Content::Mixed(_) => None,
    }
}
