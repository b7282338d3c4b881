//! Substitution groups: a reference to an element stands for all that may take its
//! place (XML Schema Part 1, 3.3.6).

use std::collections::{HashMap, HashSet};

use super::{MAX_STEPS, Resolver};
use crate::components::Components;
use crate::error::Error;
use crate::index::Index;
use crate::model::{Particle, Schema, Term, Type};
use crate::source::{Methods, Name, Source, TypeUse};
use crate::{derivation, source};

/// An element that names a head, with the types of both.
#[derive(Debug)]
pub(super) struct Substitution {
    element: usize,
    head: usize,
    types: [Type; 2],
    /// The ways in which the type of the element comes from that of the head.
    ways: Methods,
}

/// The elements that name each element as their head, by number.
pub(super) fn members(source: &Source) -> HashMap<&str, Vec<usize>> {
    let mut members: HashMap<&str, Vec<usize>> = HashMap::new();
    for (index, element) in source.elements.iter().enumerate() {
        if let Some(head) = &element.head {
            members.entry(head).or_default().push(index);
        }
    }
    members
}

impl<'s> Resolver<'s> {
    /// The number of the head that an element names.
    pub(super) fn head(&self, element: &source::Element) -> Result<Option<usize>, Error> {
        let Some(head) = &element.head else {
            return Ok(None);
        };
        let found = self.index.elements.get(head.as_str());
        found.copied().map(Some).ok_or_else(|| {
            let message = format!("no element `{head}` to take the place of");
            Error::new(&element.name, element.line, message)
        })
    }

    /// Looks at the substitution groups, all elements being resolved.
    pub(super) fn substitutions(&mut self) -> Result<Vec<Substitution>, Error> {
        let mut found = Vec::new();
        for (element, declaration) in self.source.elements.iter().enumerate() {
            if let Some(head) = self.head(declaration)? {
                let types = [
                    self.global_element(element)?.ty,
                    self.global_element(head)?.ty,
                ];
                found.push(Substitution {
                    element,
                    head,
                    types,
                    ways: self.ways(element, head).0,
                });
            }
        }
        Ok(found)
    }

    /// The term for a reference to a global element: itself, or a choice of all that
    /// may stand there.
    pub(super) fn reference(
        &mut self,
        reference: &'s source::Element,
        owner: &str,
    ) -> Result<Particle, Error> {
        let declared = self.index.elements.get(reference.name.as_str()).copied();
        let single = |term| Particle {
            min: 1,
            max: Some(1),
            term,
            group: None,
            line: reference.line,
        };
        let head = self.element(reference, owner)?;
        let Some(declared) = declared else {
            return Ok(single(Term::Element(head)));
        };
        let is_left_out = self.leaves_out(declared);
        let mut children = Vec::new();
        for member in self.substitutes(declared) {
            children.push(self.global_element(member)?);
        }
        if is_left_out && children.is_empty() {
            return Ok(single(Term::Element(head.impossible())));
        }
        if !is_left_out {
            children.insert(0, head);
        }
        let mut parts: Vec<_> = (children.into_iter())
            .map(|it| single(Term::Element(it)))
            .collect();
        if parts.len() == 1 {
            return Ok(parts.remove(0));
        }
        let mut choice = single(Term::Choice(parts));
        choice.group = Some(format!("{}/group", reference.name));
        Ok(choice)
    }

    /// The elements that may take the place of another, in the order of the schema.
    fn substitutes(&mut self, head: usize) -> Vec<usize> {
        let source = self.source;
        let elements = &source.elements;
        let mut found = Vec::new();
        let mut known = HashSet::from([head]);
        let mut waiting = vec![head];
        if elements[head].block.has(Methods::SUBSTITUTION) {
            return found;
        }
        while let Some(next) = waiting.pop() {
            for &member in self
                .members
                .get(elements[next].name.as_str())
                .into_iter()
                .flatten()
            {
                if known.insert(member) {
                    found.push(member);
                    waiting.push(member);
                }
            }
        }
        let block = elements[head].block;
        found.retain(|&member| {
            let (ways, blocks) = self.ways(member, head);
            !block.and(blocks).has(ways) && !self.leaves_out(member)
        });
        found.sort_unstable();
        found
    }

    /// Returns true if no document can have an element, and content models go without it.
    fn leaves_out(&mut self, element: usize) -> bool {
        let leaves_out = self.source.elements[element].is_abstract && !self.as_written;
        self.has_left_out |= leaves_out;
        leaves_out
    }

    /// The ways in which the type of a member comes from that of its head, and those that
    /// the types between them block. The types may not be resolved yet.
    fn ways(&self, member: usize, head: usize) -> (Methods, Methods) {
        let none = Methods::default();
        let elements = &self.source.elements;
        let (member, head) = (self.typed(member), self.typed(head));
        if member == head {
            return (none, none);
        }
        let any = Name::BuiltIn("anyType".to_owned());
        let head = match &elements[head].type_use {
            None => Some(&any),
            Some(type_use) => type_use.name(),
        };
        let (mut name, mut ways) = match &elements[member].type_use {
            None => return (none, none),
            Some(TypeUse::Named(name)) => (name, none),
            Some(TypeUse::Complex(ty)) => ty.derivation().unwrap_or((&any, Methods::RESTRICTION)),
            Some(TypeUse::Simple(_)) => return (Methods::RESTRICTION, none),
        };
        let mut blocks = none;
        for _ in 0..MAX_STEPS {
            if ways != none {
                blocks = blocks.and(self.index.block_of(name));
            }
            if Some(name) == head {
                break;
            }
            let Some((base, way)) = self.index.derivation(name) else {
                // What is built in, and a type that names no base, is a restriction of
                // what stands above.
                ways = ways.and(Methods::RESTRICTION);
                break;
            };
            (name, ways) = (base, ways.and(way));
        }
        (ways, blocks)
    }

    /// The element whose type an element has: itself, or the first of its heads that says
    /// a type.
    fn typed(&self, mut element: usize) -> usize {
        let elements = &self.source.elements;
        for _ in 0..MAX_STEPS {
            let declaration = &elements[element];
            let head = declaration.head.as_deref();
            let head = head.and_then(|it| self.index.elements.get(it));
            match head {
                Some(&head) if declaration.type_use.is_none() => element = head,
                _ => break,
            }
        }
        element
    }
}

/// Checks that the types of members come from those of their heads as these allow.
pub(super) fn check(
    schema: &Schema,
    source: &Source,
    substitutions: &[Substitution],
) -> Result<(), Error> {
    for it in substitutions {
        let (element, head) = (&source.elements[it.element], &source.elements[it.head]);
        let refuse = |message: String| Err(Error::new(&element.name, element.line, message));
        if derivation::of(schema, it.types[0], it.types[1]).is_none() {
            let message = format!("the type is not derived from that of `{}`", head.name);
            return refuse(message);
        }
        if head.final_for.has(it.ways) {
            let message = format!("`{}` lets no such type take its place", head.name);
            return refuse(message);
        }
    }
    Ok(())
}

/// Refuses an element whose heads lead back to it.
pub(super) fn check_circles(source: &Source, index: &Index<'_>) -> Result<(), Error> {
    let head = |element: &source::Element| {
        let head = index.elements.get(element.head.as_deref()?)?;
        Some(*head)
    };
    let heads = source
        .elements
        .iter()
        .map(|it| head(it).into_iter().collect());
    let heads: Vec<Vec<usize>> = heads.collect();
    let components = Components::of(&heads);
    for (element, head) in source.elements.iter().zip(&heads) {
        let own = components.of[index.elements[element.name.as_str()]];
        if head.iter().any(|&it| components.of[it] == own) {
            let message = "the element takes its own place";
            return Err(Error::new(&element.name, element.line, message));
        }
    }
    Ok(())
}
