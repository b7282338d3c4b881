//! Content models: groups put in place, parts that hold nothing left out.

use std::collections::HashSet;

use super::{MAX_PARTICLES, MAX_PARTICLES_IN_ALL, Resolver};
use crate::error::{Error, ErrorKind};
use crate::lines::Line;
use crate::model::{Particle, Term};
use crate::source;

impl<'s> Resolver<'s> {
    pub(super) fn optional_particle(
        &mut self,
        particle: Option<&'s source::Particle>,
        component: &str,
    ) -> Result<Option<Particle>, Error> {
        match particle {
            Some(particle) if particle.max != Some(0) => {
                let line = particle.line;
                let particle = self.particle(particle, component)?;
                self.particles += particle.size();
                if self.particles > MAX_PARTICLES_IN_ALL {
                    let message = format!(
                        "content models of more than {MAX_PARTICLES_IN_ALL} parts in all \
                         are not supported"
                    );
                    let error = Error::new(component, line, message);
                    return Err(error.of_kind(ErrorKind::Unsupported));
                }
                Ok((!particle.is_empty()).then_some(particle))
            }
            _ => Ok(None),
        }
    }

    fn particle(&mut self, particle: &'s source::Particle, owner: &str) -> Result<Particle, Error> {
        let mut min = particle.min;
        let mut group = None;
        let term = match &particle.term {
            source::Term::Element(element) if element.is_reference => {
                let reference = self.reference(element, owner)?;
                group = reference.group;
                reference.term
            }
            source::Term::Element(element) => Term::Element(self.element(element, owner)?),
            source::Term::Sequence(parts) => {
                let mut parts = self.parts(parts, owner)?;
                parts.retain(|part| !part.is_empty());
                if self.as_written {
                    leave_out_nothing(&mut parts);
                }
                Term::Sequence(parts)
            }
            source::Term::Choice(parts) => {
                let mut parts = self.parts(parts, owner)?;
                leave_out_nothing(&mut parts);
                // Where one alternative is nothing, nothing is always enough.
                if parts.iter().any(Particle::is_empty) {
                    min = 0;
                    parts.retain(|part| !part.is_empty());
                }
                Term::Choice(parts)
            }
            source::Term::All(parts) => Term::All(self.all(parts, owner)?),
            source::Term::Any(wildcard) => self.any_element(wildcard),
            source::Term::Group(name) => {
                group = Some(name.clone());
                let content = self.group(name, owner, particle.line)?;
                if matches!(content.term, Term::All(_)) && particle.max != Some(1) {
                    let message =
                        format!("the group `{name}` is an `all`, which occurs at most once");
                    return Err(Error::new(owner, particle.line, message));
                }
                if content.min == 1 && content.max == Some(1) {
                    content.term
                } else {
                    Term::Sequence(vec![content])
                }
            }
        };
        let mut resolved = Particle {
            min,
            max: particle.max,
            term,
            group,
            line: particle.line,
        };
        if resolved.is_impossible() {
            self.has_left_out = true;
            if matches!(resolved.term, Term::Choice(_)) && resolved.children().is_empty() {
                // It only holds others without alternatives.
                resolved.term = Term::Choice(Vec::new());
            }
            if min == 0 {
                // It may be missing, and always is.
                resolved.term = Term::Sequence(Vec::new());
            }
            // What is never there is not there several times.
            (resolved.min, resolved.max) = (min.min(1), Some(1));
        }
        if resolved.size() > MAX_PARTICLES {
            let message =
                format!("a content model of more than {MAX_PARTICLES} parts is not supported");
            return Err(Error::new(owner, particle.line, message).of_kind(ErrorKind::Unsupported));
        }
        Ok(resolved)
    }

    fn parts(
        &mut self,
        parts: &'s [source::Particle],
        owner: &str,
    ) -> Result<Vec<Particle>, Error> {
        let mut resolved = Vec::new();
        for part in parts.iter().filter(|part| part.max != Some(0)) {
            let particle = self.particle(part, owner)?;
            if matches!(particle.term, Term::All(_)) {
                let message = "`all` inside another model group";
                return Err(Error::new(owner, part.line, message));
            }
            resolved.push(particle);
        }
        Ok(resolved)
    }

    fn all(&mut self, parts: &'s [source::Particle], owner: &str) -> Result<Vec<Particle>, Error> {
        let mut resolved: Vec<Particle> = Vec::new();
        let mut names = HashSet::new();
        for part in parts.iter().filter(|part| part.max != Some(0)) {
            let particle = self.particle(part, owner)?;
            if matches!(particle.term, Term::Choice(_)) && !self.as_written {
                let message = "an element of `all` in whose place others stand is not supported";
                return Err(Error::new(owner, part.line, message).of_kind(ErrorKind::Unsupported));
            }
            for child in particle.children() {
                if !names.insert(child.name.clone()) {
                    let message = format!(
                        "ambiguous: an element `{}` fits two places of the content model",
                        child.name.trim_start_matches("##")
                    );
                    return Err(Error::new(owner, part.line, message));
                }
            }
            if !particle.is_empty() {
                resolved.push(particle);
            }
        }
        if resolved.len() > 64 {
            let line = parts.first().map_or(Line::NONE, |part| part.line);
            let message = "more than 64 elements in `all` are not supported";
            return Err(Error::new(owner, line, message).of_kind(ErrorKind::Unsupported));
        }
        Ok(resolved)
    }

    pub(super) fn group(&mut self, name: &str, owner: &str, line: Line) -> Result<Particle, Error> {
        if let Some(known) = self.groups.get(name) {
            return known
                .clone()
                .ok_or_else(|| Error::new(name, line, "the group contains itself"));
        }
        let source = self.source;
        let group = (self.index.groups.get(name))
            .map(|&it| &source.groups[it])
            .ok_or_else(|| Error::new(owner, line, format!("no group `{name}`")))?;
        self.groups.insert(name.to_owned(), None);
        let particle = self.deeper(name, line, |it| it.particle(&group.particle, name))?;
        self.groups.insert(name.to_owned(), Some(particle.clone()));
        Ok(particle)
    }
}

/// Leaves out the parts that hold nothing and cannot be missing, but for one where there
/// are no others.
fn leave_out_nothing(parts: &mut Vec<Particle>) {
    if parts.iter().all(Particle::is_nothing) {
        parts.truncate(1);
    } else {
        parts.retain(|part| !part.is_nothing());
    }
}
