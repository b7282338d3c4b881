//! Complex types: groups put in place, extension and restriction worked out.

use super::{Resolver, State};
use crate::derivation;
use crate::error::{Error, ErrorKind};
use crate::lines::Line;
use crate::model::{ComplexType, Content, Particle, Term};
use crate::source::{self, Name, TypeUse};

impl<'s> Resolver<'s> {
    /// The named complex type at `index` of the source, resolved.
    pub(super) fn named_complex(&mut self, index: usize, line: Line) -> Result<usize, Error> {
        let (id, state) = self.named_complex[index];
        let source = self.source;
        let ty = &source.complex_types[index];
        match state {
            State::Done => {}
            State::Open => return Err(Error::new(&ty.name, line, "the type derives from itself")),
            State::Waiting => {
                self.named_complex[index].1 = State::Open;
                self.deeper(&ty.name, line, |it| it.complex_type(ty, id, &ty.name))?;
                self.named_complex[index].1 = State::Done;
            }
        }
        Ok(id)
    }

    pub(super) fn complex_type(
        &mut self,
        ty: &'s source::ComplexType,
        id: usize,
        component: &str,
    ) -> Result<(), Error> {
        let mut resolved = ComplexType {
            is_abstract: ty.is_abstract,
            block: ty.block,
            is_element_only: ty.has_model() && !ty.mixed,
            documentation: ty.documentation.clone(),
            ..ComplexType::empty(component, ty.line)
        };
        if let Some((base, way)) = ty.derivation()
            && self.index.final_for(&TypeUse::Named(base.clone())).has(way)
        {
            let message = "the base lets no type be derived from it in this way";
            return Err(Error::new(component, ty.line, message));
        }
        match &ty.content {
            source::Content::Plain(particle, attributes) => {
                let particle = self.optional_particle(particle.as_ref(), component)?;
                self.own_attributes(attributes, &mut resolved)?;
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
                let text = self.text(&resolved, inner.as_deref(), facets)?;
                resolved.content = Content::Simple(text);
                self.derived_attributes(attributes, *is_extension, &mut resolved)?;
            }
            // Anything restricted to something is just that.
            source::Content::Complex {
                base: Name::BuiltIn(base),
                is_extension: false,
                particle,
                attributes,
            } if base == "anyType" => {
                let particle = self.optional_particle(particle.as_ref(), component)?;
                self.own_attributes(attributes, &mut resolved)?;
                resolved.content = content(particle, ty.mixed);
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
                let (base_content, is_any) = (base.content.clone(), base.is_any);
                let is_element_only = base.is_element_only;
                resolved.attributes.clone_from(&base.attributes);
                resolved.other_attributes.clone_from(&base.other_attributes);
                let own = self.optional_particle(particle.as_ref(), component)?;
                if *is_extension {
                    resolved.is_element_only |= is_element_only;
                    resolved.extends = (!is_any).then_some(base_id);
                    resolved.added = own.clone().filter(|_| !is_any);
                    resolved.content = extended(base_content, is_element_only, own, ty)
                        .map_err(|it| Error::new(component, ty.line, it))?;
                } else {
                    resolved.restricts = Some(base_id);
                    if matches!(base_content, Content::Simple(_)) {
                        let message = "complex content restricts a type with simple content";
                        return Err(Error::new(component, ty.line, message));
                    }
                    resolved.content = content(own, ty.mixed);
                }
                self.derived_attributes(attributes, *is_extension, &mut resolved)?;
            }
        }
        if resolved.attributes.len() > 128 {
            return Err(Error::new(
                component,
                ty.line,
                "more than 128 attributes are not supported",
            )
            .of_kind(ErrorKind::Unsupported));
        }
        self.complex[id] = Some(resolved);
        Ok(())
    }

    /// Resolves the type of an element, without a name of its own. Elements may stand in
    /// what their types need: such a type waits until that is resolved.
    pub(super) fn anonymous_complex(
        &mut self,
        ty: &'s source::ComplexType,
        id: usize,
        component: &str,
    ) -> Result<(), Error> {
        let is_in_group = self.groups.values().any(Option::is_none);
        if is_in_group || self.derives_from_open(ty) {
            self.deferred.push((ty, id, component.to_owned()));
            return Ok(());
        }
        self.complex_type(ty, id, component)
    }

    /// Resolves the types that had to wait.
    pub(super) fn deferred(&mut self) -> Result<(), Error> {
        while !self.deferred.is_empty() {
            for (ty, id, component) in std::mem::take(&mut self.deferred) {
                self.complex_type(ty, id, &component)?;
            }
        }
        Ok(())
    }

    /// Returns true if one of the bases of a type is being resolved.
    fn derives_from_open(&self, ty: &source::ComplexType) -> bool {
        let mut base = ty.derivation().map(|(base, _)| base);
        let mut seen = 0;
        while let Some(Name::Own(name)) = base
            && seen <= self.source.complex_types.len()
        {
            let types = &self.source.complex_types;
            let Some(index) = self.index.complex_types.get(name.as_str()).copied() else {
                return false;
            };
            if self.named_complex[index].1 == State::Open {
                return true;
            }
            base = types[index].derivation().map(|(base, _)| base);
            seen += 1;
        }
        false
    }

    /// The type of the text in a type with simple content, whose own content is still
    /// that of its base.
    fn text(
        &mut self,
        ty: &ComplexType,
        inner: Option<&source::SimpleType>,
        facets: &[source::Facet],
    ) -> Result<usize, Error> {
        let place = format!("{}/text()", ty.component);
        let text = match (&ty.content, inner) {
            (Content::Simple(text), None) => *text,
            (Content::Simple(_), Some(inner)) => {
                self.anonymous_simple(inner, &format!("{place}/base"))?
            }
            (Content::Mixed(particle), Some(inner))
                if derivation::is_emptiable(particle.as_ref(), &ty.component)? =>
            {
                self.anonymous_simple(inner, &format!("{place}/base"))?
            }
            _ => {
                let message = "the base has no simple content";
                return Err(Error::new(&ty.component, ty.line, message));
            }
        };
        if facets.is_empty() {
            return Ok(text);
        }
        self.restricted(text, facets, &place, ty.line)
    }

    /// The attributes of a type that is derived from nothing.
    fn own_attributes(
        &mut self,
        uses: &[source::AttributeUse],
        ty: &mut ComplexType,
    ) -> Result<(), Error> {
        let own = self.attributes(uses, &ty.component)?;
        ty.attributes = own.declared;
        ty.other_attributes = own.other;
        Ok(())
    }

    fn base(&mut self, base: &Name, component: &str, line: Line) -> Result<usize, Error> {
        let index = match base {
            Name::Own(name) => self.index.complex_types.get(name.as_str()).copied(),
            Name::BuiltIn(name) if name == "anyType" => return Ok(self.any_type()),
            Name::BuiltIn(_) => None,
        };
        if let Some(index) = index {
            return self.named_complex(index, line);
        }
        self.simple_use(&TypeUse::Named(base.clone()), component, line)?;
        let message = "the base is no complex type of this schema";
        Err(Error::new(component, line, message))
    }

    /// Attributes and text of the base of a type with simple content.
    fn simple_content(
        &mut self,
        ty: &mut ComplexType,
        base: &Name,
        is_extension: bool,
    ) -> Result<(), Error> {
        let is_complex = match base {
            Name::Own(name) => self.index.complex_types.contains_key(name.as_str()),
            Name::BuiltIn(name) => name == "anyType",
        };
        if !is_complex {
            let named = TypeUse::Named(base.clone());
            let id = self.simple_use(&named, &ty.component, ty.line)?;
            if !is_extension {
                let message = "a restriction of simple content has a complex type as its base";
                return Err(Error::new(&ty.component, ty.line, message));
            }
            ty.content = Content::Simple(id);
            return Ok(());
        }
        let id = self.base(base, &ty.component, ty.line)?;
        if let Some(base) = &self.complex[id] {
            ty.attributes.clone_from(&base.attributes);
            ty.other_attributes.clone_from(&base.other_attributes);
            ty.content = base.content.clone();
            ty.extends = is_extension.then_some(id);
            // Anything restricted to a text is just that.
            ty.restricts = (!is_extension && !base.is_any).then_some(id);
        }
        Ok(())
    }
}

/// A type with the content of a group that no type needs.
pub(super) fn of_group(name: &str, line: Line, particle: Particle) -> ComplexType {
    ComplexType {
        content: content((!particle.is_empty()).then_some(particle), false),
        ..ComplexType::empty(name, line)
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
    is_element_only: bool,
    own: Option<Particle>,
    ty: &source::ComplexType,
) -> Result<Content, &'static str> {
    let adds_nothing = !ty.has_model() && !ty.mixed;
    let is_mixed = matches!(base, Content::Mixed(_));
    let base = match base {
        // Attributes can be added to a text as well.
        Content::Simple(_) if adds_nothing => return Ok(base),
        Content::Simple(_) => return Err("complex content extends a type with simple content"),
        Content::Empty => None,
        Content::Elements(particle) => Some(particle),
        Content::Mixed(particle) => particle,
    };
    // Nothing is added: the content is that of the base.
    if adds_nothing {
        return Ok(content(base, is_mixed));
    }
    let has_model = is_mixed || is_element_only;
    if has_model && is_mixed != ty.mixed {
        return Err("a type and its extension must both be mixed, or neither");
    }
    let is_all = |it: &Option<Particle>| matches!(it, Some(it) if matches!(it.term, Term::All(_)));
    // Where it is mixed an extension without a model adds an empty sequence.
    if is_all(&own) && has_model || is_all(&base) {
        return Err("an extension cannot add to `all`");
    }
    let (base, own) = match (base, own) {
        (Some(base), Some(own)) => (base, own),
        (base, own) => return Ok(content(base.or(own), ty.mixed)),
    };
    let whole = Particle {
        min: 1,
        max: Some(1),
        term: Term::Sequence(vec![base, own]),
        group: None,
        line: ty.line,
    };
    Ok(content(Some(whole), is_mixed))
}
