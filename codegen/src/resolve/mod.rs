//! From the components as written to the resolved model: references are
//! followed, groups put in their places, derivations worked out.

mod any;
mod attributes;
mod complex;
mod facets;
mod identity;
mod particles;
mod redefined;
mod simple;
mod steps;
mod substitution;
mod unused;
mod values;
mod white_space;

use std::collections::{HashMap, HashSet};
use std::mem::take;

use crate::derivation;
use crate::error::{Error, ErrorKind};
use crate::index::Index;
use crate::lines::Line;
use crate::model::{
    Attribute, Child, ComplexType, Content, Equal, Particle, Schema, SimpleType, Type, Unused,
};
use crate::source::{self, Name, Source, TypeUse};

/// Derivations, groups and unions that stand on each other in more steps than
/// this are refused.
const MAX_STEPS: usize = 64;

/// Content models with more elements and groups than this are refused: groups
/// that refer to each other can make them grow without bound.
const MAX_PARTICLES: usize = 4096;

/// Content models with more parts in all than this are refused: types that refer to one
/// large group have all of it each.
const MAX_PARTICLES_IN_ALL: usize = 1 << 17;

/// Resolves all components of a schema.
pub(crate) fn resolve(source: &Source) -> Result<Schema, Error> {
    let mut resolver = Resolver::new(source)?;
    let schema = resolver.resolve()?;
    if resolver.has_left_out {
        as_written(source)?;
    }
    Ok(schema)
}

/// Refuses content models that are ambiguous, or inconsistent in their types, by what no
/// document can have: abstract elements, and what stands behind a choice of nothing.
fn as_written(source: &Source) -> Result<(), Error> {
    let mut resolver = Resolver::new(source)?;
    resolver.as_written = true;
    match resolver.resolve() {
        Ok(schema) => schema
            .complex
            .iter()
            .try_for_each(crate::values::unambiguous),
        // No code comes of it: limits do not count.
        Err(error) if error.kind == ErrorKind::Unsupported => Ok(()),
        Err(error) => Err(error),
    }
}

/// The progress of the resolution of a named component.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Waiting,
    /// Under way: meeting it again as a base is a circle.
    Open,
    Done,
}

struct Resolver<'s> {
    source: &'s Source,
    index: Index<'s>,
    /// All simple types; `None` while the type is waiting.
    simple: Vec<Option<SimpleType>>,
    complex: Vec<Option<ComplexType>>,
    built_in: HashMap<String, usize>,
    /// For each named type of the source, its number here and its state.
    named_simple: Vec<(usize, State)>,
    named_complex: Vec<(usize, State)>,
    /// The number of `xs:anyType`, once it is used.
    any: Option<usize>,
    groups: HashMap<String, Option<Particle>>,
    /// The types of attributes, by the place and line of their declarations.
    attribute_types: HashMap<(String, Line), usize>,
    /// The elements that name each element as their head.
    members: HashMap<&'s str, Vec<usize>>,
    /// The global elements met so far.
    elements: Vec<Option<Child>>,
    open_attribute_groups: Vec<String>,
    /// The types of elements that wait for what is open, with their numbers and
    /// components.
    deferred: Vec<(&'s source::ComplexType, usize, String)>,
    /// Number of open components that need the one at hand.
    steps: usize,
    /// Number of particles in the content models so far.
    particles: usize,
    /// Elements with a default or fixed value, which must have simple content.
    with_value: Vec<(String, Type, Line)>,
    equal: Vec<Equal>,
    /// True if what no document can have stays in content models.
    as_written: bool,
    /// True if some of that was left out.
    has_left_out: bool,
}

impl<'s> Resolver<'s> {
    fn new(source: &'s Source) -> Result<Self, Error> {
        let simple = source.simple_types.len();
        let complex = source.complex_types.len();
        source.check_names()?;
        let index = Index::of(source);
        steps::check(source, &index)?;
        substitution::check_circles(source, &index)?;
        Ok(Self {
            source,
            index,
            simple: vec![None; simple],
            complex: vec![None; complex],
            built_in: HashMap::new(),
            named_simple: (0..simple).map(|id| (id, State::Waiting)).collect(),
            named_complex: (0..complex).map(|id| (id, State::Waiting)).collect(),
            any: None,
            groups: HashMap::new(),
            attribute_types: HashMap::new(),
            members: substitution::members(source),
            elements: vec![None; source.elements.len()],
            open_attribute_groups: Vec::new(),
            deferred: Vec::new(),
            steps: 0,
            particles: 0,
            with_value: Vec::new(),
            equal: Vec::new(),
            as_written: false,
            has_left_out: false,
        })
    }

    fn resolve(&mut self) -> Result<Schema, Error> {
        let source = self.source;
        for (index, ty) in source.simple_types.iter().enumerate() {
            self.named_simple(index, ty.line)?;
        }
        for (index, ty) in source.complex_types.iter().enumerate() {
            self.named_complex(index, ty.line)?;
        }
        let (mut roots, mut abstract_elements) = (Vec::new(), Vec::new());
        for (index, element) in source.elements.iter().enumerate() {
            let root = self.global_element(index)?;
            if element.is_abstract {
                abstract_elements.push(root);
            } else {
                roots.push(root);
            }
        }
        let substitutions = self.substitutions()?;
        self.deferred()?;
        let attributes = self.global_attributes()?;
        let unused = self.unused()?;
        self.deferred()?;
        let schema = self.finish([roots, abstract_elements], attributes, unused)?;
        substitution::check(&schema, source, &substitutions)?;
        Ok(schema)
    }

    fn finish(
        &mut self,
        [roots, abstract_elements]: [Vec<Child>; 2],
        attributes: Vec<Attribute>,
        unused: Unused,
    ) -> Result<Schema, Error> {
        let lost = || Error::new("", Line::NONE, "a type was never resolved");
        let mut schema = Schema {
            namespaces: self.source.namespaces.clone(),
            simple: take(&mut self.simple)
                .into_iter()
                .collect::<Option<_>>()
                .ok_or_else(lost)?,
            complex: take(&mut self.complex)
                .into_iter()
                .collect::<Option<_>>()
                .ok_or_else(lost)?,
            roots,
            abstract_elements,
            named_simple: self.source.simple_types.len(),
            named_complex: self.source.complex_types.len(),
            attributes,
            unused,
            equal: take(&mut self.equal),
            identity: identity::resolve(self.source, &self.index)?,
        };
        for (component, ty, line) in take(&mut self.with_value) {
            let may_have_it = match ty {
                Type::Simple(_) => true,
                Type::Complex(id) => match &schema.complex[id].content {
                    Content::Simple(_) => true,
                    Content::Mixed(particle) => {
                        derivation::is_emptiable(particle.as_ref(), &component)?
                    }
                    Content::Empty | Content::Elements(_) => false,
                },
            };
            if !may_have_it {
                let message = "a default or fixed value is of simple content, \
                               or of mixed content that may be empty";
                return Err(Error::new(component, line, message));
            }
        }
        schema.normalise_values();
        Ok(schema)
    }

    /// Resolves what a component needs, one step further from where it began.
    fn deeper<T>(
        &mut self,
        component: &str,
        line: Line,
        resolve: impl FnOnce(&mut Self) -> Result<T, Error>,
    ) -> Result<T, Error> {
        if self.steps == MAX_STEPS {
            return Err(steps::too_many(component, line));
        }
        self.steps += 1;
        let resolved = resolve(self);
        self.steps -= 1;
        resolved
    }

    /// Resolves an element declaration; `owner` is the component around it.
    fn element(&mut self, element: &'s source::Element, owner: &str) -> Result<Child, Error> {
        if element.is_reference {
            let index = self.index.elements.get(element.name.as_str());
            return if let Some(&index) = index {
                self.global_element(index)
            } else {
                let message = format!("no element `{}`", element.name);
                Err(Error::new(owner, element.line, message))
            };
        }
        let component = path(owner, &element.name);
        let ty = match &element.type_use {
            Some(type_use) => self.element_type(type_use, &component, element.line)?,
            None => match self.head(element)? {
                Some(head) => {
                    self.deeper(&component, element.line, |it| it.global_element(head))?
                        .ty
                }
                None => Type::Complex(self.any_type()),
            },
        };
        if element.default.is_some() || element.fixed.is_some() {
            self.with_value.push((component, ty, element.line));
        }
        Ok(self.child(element, ty))
    }

    /// A global element, resolved once: its type may refer to it.
    fn global_element(&mut self, index: usize) -> Result<Child, Error> {
        if let Some(known) = &self.elements[index] {
            return Ok(known.clone());
        }
        let source = self.source;
        let element = &source.elements[index];
        if let Some(TypeUse::Complex(ty)) = &element.type_use {
            let id = self.complex.len();
            self.complex.push(None);
            self.elements[index] = Some(self.child(element, Type::Complex(id)));
            self.deeper(&element.name, element.line, |it| {
                it.anonymous_complex(ty, id, &element.name)
            })?;
            if element.default.is_some() || element.fixed.is_some() {
                let with_value = (element.name.clone(), Type::Complex(id), element.line);
                self.with_value.push(with_value);
            }
            return Ok(self.child(element, Type::Complex(id)));
        }
        let resolved = self.element(element, "")?;
        self.elements[index] = Some(resolved.clone());
        Ok(resolved)
    }

    fn child(&self, element: &source::Element, ty: Type) -> Child {
        Child {
            namespace: self.source.namespaces.of_name(&element.name).to_owned(),
            name: element.name.clone(),
            wildcard: None,
            nillable: element.nillable,
            identity: self.identity(element),
            ty,
            default: element.default.clone(),
            fixed: element.fixed.clone(),
            block: element.block,
            documentation: element.documentation.clone(),
            notes: element.notes.clone(),
            line: element.line,
        }
    }

    fn element_type(
        &mut self,
        ty: &'s TypeUse,
        component: &str,
        line: Line,
    ) -> Result<Type, Error> {
        match ty {
            TypeUse::Complex(ty) => {
                let id = self.complex.len();
                self.complex.push(None);
                self.anonymous_complex(ty, id, component)?;
                Ok(Type::Complex(id))
            }
            TypeUse::Named(Name::Own(name)) => match self.index.complex_types.get(name.as_str()) {
                Some(&index) => Ok(Type::Complex(self.named_complex[index].0)),
                None => self.simple_use(ty, component, line).map(Type::Simple),
            },
            TypeUse::Named(Name::BuiltIn(name)) if name == "anyType" => {
                Ok(Type::Complex(self.any_type()))
            }
            TypeUse::Named(Name::BuiltIn(_)) | TypeUse::Simple(_) => {
                self.simple_use(ty, component, line).map(Type::Simple)
            }
        }
    }
}

impl Source {
    /// Refuses two components of one kind and name.
    pub(crate) fn check_names(&self) -> Result<(), Error> {
        let types = self.simple_types.iter().map(|it| (&it.name, it.line));
        let types = types.chain(self.complex_types.iter().map(|it| (&it.name, it.line)));
        unique("types", types)?;
        let elements = self.elements.iter().map(|it| (&it.name, it.line));
        unique("elements", elements)?;
        let attributes = self.attributes.iter().map(|it| (&it.name, it.line));
        unique("attributes", attributes)?;
        let groups = self.groups.iter().map(|it| (&it.name, it.line));
        unique("groups", groups)?;
        let identity = self.identity.iter().map(|it| (&it.name, it.line));
        unique("identity constraints", identity)?;
        let notations = self.notations.iter().map(|it| (&it.name, it.line));
        unique("notations", notations)?;
        let groups = self.attribute_groups.iter().map(|it| (&it.name, it.line));
        unique("attribute groups", groups)
    }
}

fn unique<'n>(kind: &str, names: impl Iterator<Item = (&'n String, Line)>) -> Result<(), Error> {
    let mut known = HashSet::new();
    for (name, line) in names {
        if !known.insert(name) {
            return Err(Error::new(name, line, format!("two {kind} of one name")));
        }
    }
    Ok(())
}

/// The path of a component within another.
fn path(owner: &str, name: &str) -> String {
    if owner.is_empty() {
        name.to_owned()
    } else {
        format!("{owner}/{name}")
    }
}
