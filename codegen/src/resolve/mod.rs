//! From the components as written to the resolved model: references are
//! followed, groups put in their places, derivations worked out.

mod complex;
mod facets;
mod simple;

use std::collections::HashMap;

use crate::error::Error;
use crate::model::{Child, ComplexType, Content, Particle, Schema, SimpleType, Type};
use crate::source::{self, Name, Source, TypeUse};

/// Resolves all components of a schema.
pub(crate) fn resolve(source: &Source) -> Result<Schema, Error> {
    let mut resolver = Resolver::new(source)?;
    for (index, ty) in source.simple_types.iter().enumerate() {
        resolver.named_simple(index, ty.line)?;
    }
    for (index, ty) in source.complex_types.iter().enumerate() {
        resolver.named_complex(index, ty.line)?;
    }
    let mut roots = Vec::new();
    for element in &source.elements {
        roots.push(resolver.element(element, "")?);
    }
    resolver.finish(roots)
}

/// Where the resolution of a named component stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Waiting,
    /// Under way: meeting it again as a base is a circle.
    Open,
    Done,
}

struct Resolver<'s> {
    source: &'s Source,
    /// All simple types; `None` while the type is waiting.
    simple: Vec<Option<SimpleType>>,
    complex: Vec<Option<ComplexType>>,
    built_in: HashMap<String, usize>,
    /// For each named type of the source, its number here and its state.
    named_simple: Vec<(usize, State)>,
    named_complex: Vec<(usize, State)>,
    groups: HashMap<String, Option<Particle>>,
    open_attribute_groups: Vec<String>,
    /// Elements with a default or fixed value, which must have simple content.
    with_value: Vec<(String, Type, u32)>,
}

impl<'s> Resolver<'s> {
    fn new(source: &'s Source) -> Result<Self, Error> {
        let simple = source.simple_types.len();
        let complex = source.complex_types.len();
        let mut names = HashMap::new();
        let types = source
            .simple_types
            .iter()
            .map(|ty| (&ty.name, ty.line))
            .chain(source.complex_types.iter().map(|ty| (&ty.name, ty.line)));
        for (name, line) in types {
            if names.insert(name, line).is_some() {
                return Err(Error::new(name, line, "two types of one name"));
            }
        }
        Ok(Self {
            source,
            simple: vec![None; simple],
            complex: vec![None; complex],
            built_in: HashMap::new(),
            named_simple: (0..simple).map(|id| (id, State::Waiting)).collect(),
            named_complex: (0..complex).map(|id| (id, State::Waiting)).collect(),
            groups: HashMap::new(),
            open_attribute_groups: Vec::new(),
            with_value: Vec::new(),
        })
    }

    fn finish(self, roots: Vec<Child>) -> Result<Schema, Error> {
        let lost = || Error::new("", 0, "a type was never resolved");
        let schema = Schema {
            simple: self
                .simple
                .into_iter()
                .collect::<Option<_>>()
                .ok_or_else(lost)?,
            complex: self
                .complex
                .into_iter()
                .collect::<Option<_>>()
                .ok_or_else(lost)?,
            roots,
        };
        for (component, ty, line) in self.with_value {
            let has_text = match ty {
                Type::Simple(_) => true,
                Type::Complex(id) => matches!(schema.complex[id].content, Content::Simple(_)),
            };
            if !has_text {
                let message = "a default or fixed value without simple content is not supported";
                return Err(Error::new(component, line, message));
            }
        }
        Ok(schema)
    }

    /// Resolves an element declaration; `owner` is the component around it.
    fn element(&mut self, element: &source::Element, owner: &str) -> Result<Child, Error> {
        if element.is_reference {
            let source = self.source;
            let target = source.elements.iter().find(|it| it.name == element.name);
            let target = target.ok_or_else(|| {
                Error::new(
                    owner,
                    element.line,
                    format!("no element `{}`", element.name),
                )
            })?;
            return self.element(target, "");
        }
        let component = path(owner, &element.name);
        let ty = match &element.type_use {
            Some(type_use) => self.element_type(type_use, &component, element.line)?,
            None => return Err(Error::new(component, element.line, "no type")),
        };
        if element.default.is_some() || element.fixed.is_some() {
            self.with_value.push((component, ty, element.line));
        }
        Ok(Child {
            name: element.name.clone(),
            ty,
            default: element.default.clone(),
            fixed: element.fixed.clone(),
            documentation: element.documentation.clone(),
            line: element.line,
        })
    }

    fn element_type(&mut self, ty: &TypeUse, component: &str, line: u32) -> Result<Type, Error> {
        match ty {
            TypeUse::Complex(ty) => {
                let id = self.complex.len();
                self.complex.push(None);
                self.complex_type(ty, id, component)?;
                Ok(Type::Complex(id))
            }
            TypeUse::Named(Name::Own(name)) => {
                let complex = self
                    .source
                    .complex_types
                    .iter()
                    .position(|it| it.name == *name);
                match complex {
                    Some(index) => Ok(Type::Complex(self.named_complex[index].0)),
                    None => self.simple_use(ty, component, line).map(Type::Simple),
                }
            }
            TypeUse::Named(Name::BuiltIn(_)) | TypeUse::Simple(_) => {
                self.simple_use(ty, component, line).map(Type::Simple)
            }
        }
    }
}

/// The path of a component within another.
fn path(owner: &str, name: &str) -> String {
    if owner.is_empty() {
        name.to_owned()
    } else {
        format!("{owner}/{name}")
    }
}
