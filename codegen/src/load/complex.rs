//! Complex types and their derivations.

use xsd_parser::models::schema::xs;

use super::{Loaded, Loader, documentation};
use crate::source::{AttributeUse, ComplexType, Content, Facet, Name, Particle, SimpleType, Term};

impl Loader {
    pub(super) fn complex_type(&mut self, ty: &xs::ComplexBaseType) -> Loaded<ComplexType> {
        use xs::ComplexBaseTypeContent as C;
        let line = self.lines.next("complexType");
        let name = ty.name.clone().unwrap_or_default();
        if !name.is_empty() {
            self.path.push(name.clone());
        }
        let mut mixed = ty.mixed.unwrap_or(false);
        let mut particle = None;
        let mut attributes = Vec::new();
        let mut derived = None;
        for content in &ty.content {
            match content {
                C::Annotation(_) => {}
                C::SimpleContent(it) => derived = Some(self.simple_content(it)?),
                C::ComplexContent(it) => {
                    mixed = it.mixed.unwrap_or(mixed);
                    derived = Some(self.complex_content(it)?);
                }
                C::Group(it) => particle = Some(self.group_reference(it)?),
                C::All(it) => particle = Some(self.model_group(it, "all", Term::All)?),
                C::Choice(it) => particle = Some(self.model_group(it, "choice", Term::Choice)?),
                C::Sequence(it) => {
                    particle = Some(self.model_group(it, "sequence", Term::Sequence)?);
                }
                C::Attribute(it) => attributes.push(AttributeUse::Attribute(self.attribute(it)?)),
                C::AttributeGroup(it) => attributes.push(self.attribute_group_reference(it)?),
                C::OpenContent(_) => return self.refuse("openContent"),
                C::AnyAttribute(_) => return self.refuse("anyAttribute"),
                C::Assert(_) => return self.refuse("assert"),
            }
        }
        if !name.is_empty() {
            self.path.pop();
        }
        Ok(ComplexType {
            name,
            mixed,
            content: derived.unwrap_or(Content::Plain(particle, attributes)),
            documentation: documentation(ty.content.iter().filter_map(|it| match it {
                C::Annotation(it) => Some(it),
                _ => None,
            })),
            line,
        })
    }

    fn simple_content(&mut self, content: &xs::SimpleContent) -> Loaded<Content> {
        self.lines.next("simpleContent");
        for derivation in &content.content {
            match derivation {
                xs::SimpleContentContent::Annotation(_) => {}
                xs::SimpleContentContent::Extension(it) => {
                    let parts = self.extension(it)?;
                    return Ok(Content::Simple {
                        base: parts.base,
                        is_extension: true,
                        inner: None,
                        facets: Vec::new(),
                        attributes: parts.attributes,
                    });
                }
                xs::SimpleContentContent::Restriction(it) => {
                    let parts = self.restriction(it)?;
                    return Ok(Content::Simple {
                        base: parts.base,
                        is_extension: false,
                        inner: parts.inner,
                        facets: parts.facets,
                        attributes: parts.attributes,
                    });
                }
            }
        }
        self.refuse("simpleContent")
    }

    fn complex_content(&mut self, content: &xs::ComplexContent) -> Loaded<Content> {
        self.lines.next("complexContent");
        for derivation in &content.content {
            let (parts, is_extension) = match derivation {
                xs::ComplexContentContent::Annotation(_) => continue,
                xs::ComplexContentContent::Extension(it) => (self.extension(it)?, true),
                xs::ComplexContentContent::Restriction(it) => (self.restriction(it)?, false),
            };
            return Ok(Content::Complex {
                base: parts.base,
                is_extension,
                particle: parts.particle,
                attributes: parts.attributes,
            });
        }
        self.refuse("complexContent")
    }

    fn extension(&mut self, extension: &xs::ExtensionType) -> Loaded<Parts> {
        use xs::ExtensionTypeContent as E;
        let line = self.lines.next("extension");
        let mut parts = Parts::new(self.name(&extension.base, line)?);
        for content in &extension.content {
            match content {
                E::Annotation(_) => {}
                E::Group(it) => parts.particle = Some(self.group_reference(it)?),
                E::All(it) => parts.particle = Some(self.model_group(it, "all", Term::All)?),
                E::Choice(it) => {
                    parts.particle = Some(self.model_group(it, "choice", Term::Choice)?);
                }
                E::Sequence(it) => {
                    parts.particle = Some(self.model_group(it, "sequence", Term::Sequence)?);
                }
                E::Attribute(it) => {
                    parts
                        .attributes
                        .push(AttributeUse::Attribute(self.attribute(it)?));
                }
                E::AttributeGroup(it) => {
                    parts.attributes.push(self.attribute_group_reference(it)?);
                }
                E::OpenContent(_) => return self.refuse("openContent"),
                E::AnyAttribute(_) => return self.refuse("anyAttribute"),
                E::Assert(_) => return self.refuse("assert"),
            }
        }
        Ok(parts)
    }

    fn restriction(&mut self, restriction: &xs::RestrictionType) -> Loaded<Parts> {
        use xs::RestrictionTypeContent as R;
        let line = self.lines.next("restriction");
        let mut parts = Parts::new(self.name(&restriction.base, line)?);
        for content in &restriction.content {
            match content {
                R::Annotation(_) => {}
                R::SimpleType(it) => parts.inner = Some(Box::new(self.simple_type(it)?)),
                R::Facet(it) => parts.facets.push(self.facet(it)?),
                R::Group(it) => parts.particle = Some(self.group_reference(it)?),
                R::All(it) => parts.particle = Some(self.model_group(it, "all", Term::All)?),
                R::Choice(it) => {
                    parts.particle = Some(self.model_group(it, "choice", Term::Choice)?);
                }
                R::Sequence(it) => {
                    parts.particle = Some(self.model_group(it, "sequence", Term::Sequence)?);
                }
                R::Attribute(it) => {
                    parts
                        .attributes
                        .push(AttributeUse::Attribute(self.attribute(it)?));
                }
                R::AttributeGroup(it) => {
                    parts.attributes.push(self.attribute_group_reference(it)?);
                }
                R::OpenContent(_) => return self.refuse("openContent"),
                R::AnyAttribute(_) => return self.refuse("anyAttribute"),
                R::Assert(_) => return self.refuse("assert"),
            }
        }
        Ok(parts)
    }
}

/// The contents of a derivation of a complex type.
struct Parts {
    base: Name,
    particle: Option<Particle>,
    attributes: Vec<AttributeUse>,
    inner: Option<Box<SimpleType>>,
    facets: Vec<Facet>,
}

impl Parts {
    fn new(base: Name) -> Self {
        Self {
            base,
            particle: None,
            attributes: Vec::new(),
            inner: None,
            facets: Vec::new(),
        }
    }
}
