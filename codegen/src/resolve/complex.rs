//! Complex types: groups put in place, extension and restriction worked out.

use super::{Resolver, State, path};
use crate::error::Error;
use crate::model::{Attribute, ComplexType, Content, Particle, Term};
use crate::source::{self, AttributeUse, Name, TypeUse, Usage};

impl Resolver<'_> {
    /// The named complex type at `index` of the source, resolved.
    pub(super) fn named_complex(&mut self, index: usize, line: u32) -> Result<usize, Error> {
        let (id, state) = self.named_complex[index];
        let source = self.source;
        let ty = &source.complex_types[index];
        match state {
            State::Done => {}
            State::Open => return Err(Error::new(&ty.name, line, "the type derives from itself")),
            State::Waiting => {
                self.named_complex[index].1 = State::Open;
                self.complex_type(ty, id, &ty.name)?;
                self.named_complex[index].1 = State::Done;
            }
        }
        Ok(id)
    }

    pub(super) fn complex_type(
        &mut self,
        ty: &source::ComplexType,
        id: usize,
        component: &str,
    ) -> Result<(), Error> {
        let mut resolved = ComplexType {
            component: component.to_owned(),
            extends: None,
            attributes: Vec::new(),
            content: Content::Empty,
            added: None,
            documentation: ty.documentation.clone(),
            line: ty.line,
        };
        match &ty.content {
            source::Content::Plain(particle, attributes) => {
                let particle = self.optional_particle(particle.as_ref(), component)?;
                self.attributes(attributes, component, &mut resolved.attributes)?;
                resolved.content = content(particle, ty.mixed);
            }
            source::Content::Simple {
                base,
                is_extension,
                inner,
                facets,
                attributes,
            } => {
                self.simple_content(&mut resolved, base, *is_extension)?;
                let Content::Simple(mut text) = resolved.content else {
                    return Err(Error::new(
                        component,
                        ty.line,
                        "the base has no simple content",
                    ));
                };
                let place = format!("{component}/text()");
                if let Some(inner) = inner {
                    text = self.anonymous_simple(inner, &format!("{place}/base"))?;
                }
                if !facets.is_empty() {
                    text = self.restricted(text, facets, &place, ty.line)?;
                }
                resolved.content = Content::Simple(text);
                self.attributes(attributes, component, &mut resolved.attributes)?;
            }
            source::Content::Complex {
                base,
                is_extension,
                particle,
                attributes,
            } => {
                let base_id = self.base(base, component, ty.line)?;
                let Some(base) = &self.complex[base_id] else {
                    return Err(Error::new(
                        component,
                        ty.line,
                        "the type derives from itself",
                    ));
                };
                let base_content = base.content.clone();
                resolved.attributes.clone_from(&base.attributes);
                let own = self.optional_particle(particle.as_ref(), component)?;
                if *is_extension {
                    resolved.extends = Some(base_id);
                    resolved.added.clone_from(&own);
                    resolved.content = extended(base_content, own, ty, component)?;
                } else {
                    resolved.content = content(own, ty.mixed);
                }
                self.attributes(attributes, component, &mut resolved.attributes)?;
            }
        }
        if resolved.attributes.len() > 64 {
            return Err(Error::new(
                component,
                ty.line,
                "more than 64 attributes are not supported",
            ));
        }
        self.complex[id] = Some(resolved);
        Ok(())
    }

    fn base(&mut self, base: &Name, component: &str, line: u32) -> Result<usize, Error> {
        let index = match base {
            Name::Own(name) => self
                .source
                .complex_types
                .iter()
                .position(|it| it.name == *name),
            Name::BuiltIn(_) => None,
        };
        match index {
            Some(index) => self.named_complex(index, line),
            None => Err(Error::new(
                component,
                line,
                "the base is no complex type of this schema",
            )),
        }
    }

    /// Attributes and text of the base of a type with simple content.
    fn simple_content(
        &mut self,
        ty: &mut ComplexType,
        base: &Name,
        is_extension: bool,
    ) -> Result<(), Error> {
        let is_complex = matches!(base, Name::Own(name)
            if self.source.complex_types.iter().any(|it| it.name == *name));
        if !is_complex {
            let component = ty.component.clone();
            let id = self.simple_use(&TypeUse::Named(base.clone()), &component, ty.line)?;
            ty.content = Content::Simple(id);
            return Ok(());
        }
        let id = self.base(base, &ty.component, ty.line)?;
        if let Some(base) = &self.complex[id] {
            ty.attributes.clone_from(&base.attributes);
            ty.content = base.content.clone();
            ty.extends = is_extension.then_some(id);
        }
        Ok(())
    }

    fn attributes(
        &mut self,
        uses: &[AttributeUse],
        component: &str,
        attributes: &mut Vec<Attribute>,
    ) -> Result<(), Error> {
        for attribute in uses {
            match attribute {
                AttributeUse::Attribute(it) => self.attribute(it, component, attributes)?,
                AttributeUse::Group(name, line) => {
                    let source = self.source;
                    let group = source.attribute_groups.iter().find(|it| it.name == *name);
                    let group = group.ok_or_else(|| {
                        Error::new(component, *line, format!("no attribute group `{name}`"))
                    })?;
                    if self.open_attribute_groups.contains(name) {
                        return Err(Error::new(
                            name,
                            *line,
                            "the attribute group contains itself",
                        ));
                    }
                    self.open_attribute_groups.push(name.clone());
                    self.attributes(&group.attributes, name, attributes)?;
                    self.open_attribute_groups.pop();
                }
            }
        }
        Ok(())
    }

    fn attribute(
        &mut self,
        attribute: &source::Attribute,
        component: &str,
        attributes: &mut Vec<Attribute>,
    ) -> Result<(), Error> {
        let place = path(component, &format!("@{}", attribute.name));
        let source = self.source;
        let declaration = if attribute.is_reference {
            source
                .attributes
                .iter()
                .find(|it| it.name == attribute.name)
                .ok_or_else(|| {
                    Error::new(
                        &place,
                        attribute.line,
                        format!("no attribute `{}`", attribute.name),
                    )
                })?
        } else {
            attribute
        };
        let position = attributes.iter().position(|it| it.name == attribute.name);
        if attribute.usage == Usage::Prohibited {
            if let Some(position) = position {
                attributes.remove(position);
            }
            return Ok(());
        }
        let any = TypeUse::Named(Name::BuiltIn("anySimpleType".to_owned()));
        let type_use = declaration.type_use.as_ref().unwrap_or(&any);
        let resolved = Attribute {
            name: attribute.name.clone(),
            ty: self.simple_use(type_use, &place, attribute.line)?,
            required: attribute.usage == Usage::Required,
            default: attribute
                .default
                .clone()
                .or_else(|| declaration.default.clone()),
            fixed: attribute
                .fixed
                .clone()
                .or_else(|| declaration.fixed.clone()),
            documentation: if attribute.documentation.is_empty() {
                declaration.documentation.clone()
            } else {
                attribute.documentation.clone()
            },
            line: attribute.line,
        };
        match position {
            Some(position) => attributes[position] = resolved,
            None => attributes.push(resolved),
        }
        Ok(())
    }

    fn optional_particle(
        &mut self,
        particle: Option<&source::Particle>,
        component: &str,
    ) -> Result<Option<Particle>, Error> {
        match particle {
            Some(particle) if particle.max != Some(0) => {
                let particle = self.particle(particle, component)?;
                Ok((!particle.children().is_empty()).then_some(particle))
            }
            _ => Ok(None),
        }
    }

    fn particle(&mut self, particle: &source::Particle, owner: &str) -> Result<Particle, Error> {
        if particle.max.is_some_and(|max| max < particle.min) {
            return Err(Error::new(
                owner,
                particle.line,
                "maxOccurs is less than minOccurs",
            ));
        }
        let mut group = None;
        let term = match &particle.term {
            source::Term::Element(element) => Term::Element(self.element(element, owner)?),
            source::Term::Sequence(parts) => Term::Sequence(self.parts(parts, owner)?),
            source::Term::Choice(parts) => Term::Choice(self.parts(parts, owner)?),
            source::Term::All(parts) => Term::All(self.all(parts, owner)?),
            source::Term::Group(name) => {
                group = Some(name.clone());
                let content = self.group(name, owner, particle.line)?;
                if content.min != 1 || content.max != Some(1) {
                    Term::Sequence(vec![content])
                } else {
                    content.term
                }
            }
        };
        Ok(Particle {
            min: particle.min,
            max: particle.max,
            term,
            group,
            line: particle.line,
        })
    }

    fn parts(&mut self, parts: &[source::Particle], owner: &str) -> Result<Vec<Particle>, Error> {
        let mut resolved = Vec::new();
        for part in parts.iter().filter(|part| part.max != Some(0)) {
            let particle = self.particle(part, owner)?;
            if matches!(particle.term, Term::All(_)) {
                return Err(Error::new(
                    owner,
                    part.line,
                    "`all` inside another model group",
                ));
            }
            resolved.push(particle);
        }
        Ok(resolved)
    }

    fn all(&mut self, parts: &[source::Particle], owner: &str) -> Result<Vec<Particle>, Error> {
        let mut resolved = Vec::new();
        for part in parts.iter().filter(|part| part.max != Some(0)) {
            let particle = self.particle(part, owner)?;
            if !matches!(particle.term, Term::Element(_)) || particle.max != Some(1) {
                return Err(Error::new(
                    owner,
                    part.line,
                    "`all` holds elements only, each at most once",
                ));
            }
            resolved.push(particle);
        }
        if resolved.len() > 64 {
            return Err(Error::new(
                owner,
                0,
                "more than 64 elements in `all` are not supported",
            ));
        }
        Ok(resolved)
    }

    fn group(&mut self, name: &str, owner: &str, line: u32) -> Result<Particle, Error> {
        if let Some(known) = self.groups.get(name) {
            return known
                .clone()
                .ok_or_else(|| Error::new(name, line, "the group contains itself"));
        }
        let source = self.source;
        let group = source
            .groups
            .iter()
            .find(|it| it.name == name)
            .ok_or_else(|| Error::new(owner, line, format!("no group `{name}`")))?;
        self.groups.insert(name.to_owned(), None);
        let particle = self.particle(&group.particle, name)?;
        self.groups.insert(name.to_owned(), Some(particle.clone()));
        Ok(particle)
    }
}

fn content(particle: Option<Particle>, mixed: bool) -> Content {
    match (particle, mixed) {
        (particle, true) => Content::Mixed(particle),
        (Some(particle), false) => Content::Elements(particle),
        (None, false) => Content::Empty,
    }
}

/// The content of an extension: the base's, then its own.
fn extended(
    base: Content,
    own: Option<Particle>,
    ty: &source::ComplexType,
    component: &str,
) -> Result<Content, Error> {
    let refuse = |message: &str| Err(Error::new(component, ty.line, message));
    let is_mixed = matches!(base, Content::Mixed(_));
    let base = match base {
        Content::Simple(_) => return refuse("complex content extends a type with simple content"),
        Content::Empty => None,
        Content::Elements(particle) => Some(particle),
        Content::Mixed(particle) => particle,
    };
    let Some(own) = own else {
        return Ok(content(base, is_mixed));
    };
    let Some(base) = base else {
        return Ok(content(Some(own), ty.mixed || is_mixed));
    };
    if is_mixed != ty.mixed {
        return refuse("a type and its extension must both be mixed, or neither");
    }
    if matches!(base.term, Term::All(_)) || matches!(own.term, Term::All(_)) {
        return refuse("an extension cannot add to `all`");
    }
    let whole = Particle {
        min: 1,
        max: Some(1),
        term: Term::Sequence(vec![base, own]),
        group: None,
        line: ty.line,
    };
    Ok(content(Some(whole), is_mixed))
}
