//! Defaults and fixed values with the white space that their types leave: that
//! is what stands in the tables, and what an absent value reads as.

use crate::model::{Attribute, Child, Content, Schema, SimpleType, Type};

impl Schema {
    /// Normalises the defaults and fixed values of all attributes and elements.
    pub(super) fn normalise_values(&mut self) {
        let (simple, complex) = (&self.simple, &mut self.complex);
        let texts: Vec<_> = complex.iter().map(|ty| text(&ty.content)).collect();
        let mut of_child = |child: &mut Child| {
            let ty = match child.ty {
                Type::Simple(id) => Some(id),
                Type::Complex(id) => texts[id],
            };
            if let Some(ty) = ty {
                normalise(&simple[ty], [&mut child.default, &mut child.fixed]);
            }
        };
        for ty in &mut *complex {
            for attribute in &mut ty.attributes {
                of_attribute(simple, attribute);
            }
            if let Content::Elements(particle) | Content::Mixed(Some(particle)) = &mut ty.content {
                particle.for_each_child(&mut of_child);
            }
            if let Some(added) = &mut ty.added {
                added.for_each_child(&mut of_child);
            }
        }
        self.roots.iter_mut().for_each(&mut of_child);
        for attribute in &mut self.attributes {
            of_attribute(simple, attribute);
        }
        for (_, child) in &mut self.unused.children {
            of_child(child);
        }
        for (_, attribute) in &mut self.unused.attributes {
            of_attribute(simple, attribute);
        }
    }
}

/// The type of a text between the tags.
fn text(content: &Content) -> Option<usize> {
    match content {
        Content::Simple(text) => Some(*text),
        Content::Empty | Content::Elements(_) | Content::Mixed(_) => None,
    }
}

fn of_attribute(simple: &[SimpleType], attribute: &mut Attribute) {
    let values = [&mut attribute.default, &mut attribute.fixed];
    normalise(&simple[attribute.ty], values);
}

fn normalise(ty: &SimpleType, values: [&mut Option<String>; 2]) {
    for value in values.into_iter().flatten() {
        *value = ty.white_space.normalise(value.as_str().into()).into_owned();
    }
}
