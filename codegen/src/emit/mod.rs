//! From the resolved model to Rust: types, what reads and writes them, the
//! tables that validate, and the catalogue of constraints. One file for each.

mod catalogue;
mod complex;
mod doc;
mod groups;
mod member;
mod nodes;
mod owned;
mod roots;
mod simple;
mod table_names;
mod tables;
mod variant;

use std::collections::BTreeMap;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::config::Config;
use crate::error::Error;
use crate::model::{Schema, Type, Variety};
use crate::names::{self, Scope};
use crate::shape::{self, Count, Field, Group, GroupKind, Holds, Shape};
use crate::values::Automata;

/// Emits the code for a schema.
pub(crate) fn emit(schema: &Schema, config: &Config, automata: &Automata) -> Result<String, Error> {
    let emitter = Emitter::new(schema, config, automata)?;
    let simple = emitter.simple_types()?;
    let complex = emitter.complex_types()?;
    let roots = emitter.roots()?;
    let tables = emitter.tables()?;
    let catalogue = emitter.catalogue();
    let file = quote! {
        #(#simple)*
        #(#complex)*
        #roots
        #catalogue
        #tables
    };
    let file = syn::parse2(file).map_err(|error| {
        Error::new("", 0, format!("the generated code does not parse: {error}"))
    })?;
    Ok(prettyplease::unparse(&file))
}

/// What all parts of the emission share.
struct Emitter<'s> {
    schema: &'s Schema,
    config: &'s Config,
    automata: &'s Automata,
    /// The names of the types, by their numbers; a built-in type has none.
    simple: Vec<Option<Ident>>,
    complex: Vec<Ident>,
    /// The shapes of the complex types.
    shapes: Vec<Shape>,
    /// The names of groups and node lists, by component.
    extra: BTreeMap<String, Ident>,
    /// The complex types whose content a group is part of, by component.
    owners: BTreeMap<String, Vec<usize>>,
    /// The names of the tables.
    tables: table_names::TableNames,
    /// Whether a type borrows from the document.
    simple_borrows: Vec<bool>,
    complex_borrows: Vec<bool>,
    /// The complex types that contain their own kind, by the number of the
    /// circle they are in.
    circles: Vec<Option<usize>>,
    /// Whether an element of the type can exist at all.
    finite: Vec<bool>,
}

impl<'s> Emitter<'s> {
    fn new(schema: &'s Schema, config: &'s Config, automata: &'s Automata) -> Result<Self, Error> {
        config.check(schema)?;
        let mut scope = Scope::default();
        for module in ["roots", "tables"] {
            scope.claim(module, &format!("module {module}"), 0)?;
        }
        let mut simple = Vec::new();
        for ty in &schema.simple {
            let is_atomic = matches!(ty.variety, Variety::Atomic(_));
            simple.push(if ty.is_built_in && is_atomic {
                None
            } else {
                let name = config.type_name(&ty.component);
                Some(scope.claim(&name, &ty.component, ty.line)?)
            });
        }
        let mut complex = Vec::new();
        for ty in &schema.complex {
            let name = config.type_name(&ty.component);
            complex.push(scope.claim(&name, &ty.component, ty.line)?);
        }
        let shapes: Vec<_> = schema
            .complex
            .iter()
            .map(|ty| shape::shape(schema, ty))
            .collect();
        let mut emitter = Self {
            schema,
            config,
            automata,
            tables: table_names::TableNames::new(&simple, &complex),
            owners: BTreeMap::new(),
            simple,
            complex,
            shapes,
            extra: BTreeMap::new(),
            simple_borrows: Vec::new(),
            complex_borrows: Vec::new(),
            circles: Vec::new(),
            finite: Vec::new(),
        };
        emitter.name_groups(&mut scope)?;
        emitter.circles = emitter.find_circles();
        emitter.finite = emitter.find_finite();
        emitter.simple_borrows = emitter.find_simple_borrows();
        emitter.complex_borrows = emitter.find_complex_borrows();
        Ok(emitter)
    }

    /// Names the types that stand for parts of content models.
    fn name_groups(&mut self, scope: &mut Scope) -> Result<(), Error> {
        for (id, ty) in self.schema.complex.iter().enumerate() {
            match &self.shapes[id] {
                Shape::None => {}
                Shape::Nodes { .. } => {
                    let component = node_component(&ty.component);
                    let name = self.config.type_name(&component);
                    let ident = scope.claim(&name, &component, ty.line)?;
                    self.extra.insert(component, ident);
                }
                Shape::Fields(fields) => {
                    let mut found = Vec::new();
                    groups::collect(fields, &ty.component, &mut found);
                    for (component, group) in found {
                        self.owners.entry(component.clone()).or_default().push(id);
                        if !self.extra.contains_key(&component) {
                            let name = self.config.type_name(&component);
                            let ident = scope.claim(&name, &component, group.line)?;
                            self.extra.insert(component, ident);
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// The type of a simple type's values.
    fn simple_type(&self, id: usize) -> TokenStream {
        let ty = &self.schema.simple[id];
        match (&self.simple[id], &ty.variety) {
            (Some(name), _) => {
                let life = life(self.simple_borrows[id]);
                quote!(#name #life)
            }
            (None, Variety::Atomic(built_in)) => simple::built_in(*built_in),
            (None, _) => quote!(()),
        }
    }

    /// The type of an element's value, and how it is held by its owners (more
    /// than one where they share a named group).
    fn element_type(&self, owners: &[usize], ty: Type) -> (TokenStream, Held) {
        match ty {
            Type::Simple(id) => (self.simple_type(id), Held::Value),
            Type::Complex(id) => {
                let name = &self.complex[id];
                let life = life(self.complex_borrows[id]);
                let circle = self.circles[id];
                let in_circle = |&owner: &usize| self.circles[owner] == circle;
                let held = if circle.is_some() && owners.iter().any(in_circle) {
                    Held::Nested
                } else {
                    Held::Element
                };
                (quote!(#name #life), held)
            }
        }
    }

    /// The complex types that a type has as children, or embeds.
    fn children_of(&self, id: usize) -> Vec<usize> {
        let ty = &self.schema.complex[id];
        let children = ty.content.particle().map(crate::model::Particle::children);
        children
            .into_iter()
            .flatten()
            .filter_map(|child| match child.ty {
                Type::Complex(id) => Some(id),
                Type::Simple(_) => None,
            })
            .chain(shape::base(self.schema, ty))
            .collect()
    }

    /// For each complex type the circle of containment that it is in.
    fn find_circles(&self) -> Vec<Option<usize>> {
        let count = self.schema.complex.len();
        let reach: Vec<Vec<bool>> = (0..count)
            .map(|start| {
                let mut seen = vec![false; count];
                let mut waiting = self.children_of(start);
                while let Some(id) = waiting.pop() {
                    if !std::mem::replace(&mut seen[id], true) {
                        waiting.extend(self.children_of(id));
                    }
                }
                seen
            })
            .collect();
        (0..count)
            .map(|id| {
                reach[id][id].then(|| {
                    (0..count)
                        .find(|&other| reach[id][other] && reach[other][id])
                        .unwrap_or(id)
                })
            })
            .collect()
    }

    /// Which types have elements at all: those that need not contain their own
    /// kind without end.
    fn find_finite(&self) -> Vec<bool> {
        let mut finite = vec![false; self.shapes.len()];
        loop {
            let mut changed = false;
            for (id, ty) in self.schema.complex.iter().enumerate() {
                let base = shape::base(self.schema, ty);
                let own = match &self.shapes[id] {
                    Shape::None | Shape::Nodes { .. } => true,
                    Shape::Fields(fields) => fields
                        .iter()
                        .all(|field| self.field_is_finite(field, &finite)),
                };
                if !finite[id] && own && base.is_none_or(|base| finite[base]) {
                    finite[id] = true;
                    changed = true;
                }
            }
            if !changed {
                return finite;
            }
        }
    }

    fn field_is_finite(&self, field: &Field, finite: &[bool]) -> bool {
        field.count != Count::One
            || match &field.holds {
                Holds::Element(child) => match child.ty {
                    Type::Simple(_) => true,
                    Type::Complex(id) => finite[id],
                },
                Holds::Group(group) => self.group_is_finite(group, finite),
            }
    }

    /// Whether a group can stand without another of its kind inside.
    fn group_is_finite(&self, group: &Group, finite: &[bool]) -> bool {
        match &group.kind {
            GroupKind::Struct(fields) => fields
                .iter()
                .all(|field| self.field_is_finite(field, finite)),
            GroupKind::Enum(fields) => fields
                .iter()
                .any(|field| self.field_is_finite(field, finite)),
        }
    }

    fn find_simple_borrows(&self) -> Vec<bool> {
        (0..self.schema.simple.len())
            .map(|id| self.simple_borrows_now(id))
            .collect()
    }

    /// Simple types cannot contain themselves, so this ends.
    fn simple_borrows_now(&self, id: usize) -> bool {
        match simple::kind(self.schema, id) {
            simple::Kind::Text => true,
            simple::Kind::Number(_) | simple::Kind::Enum => false,
            simple::Kind::BuiltIn(built_in) => simple::built_in_borrows(built_in),
            simple::Kind::List(item) => self.simple_borrows_now(item),
            simple::Kind::Union(members) => members
                .iter()
                .any(|&member| self.simple_borrows_now(member)),
        }
    }

    fn find_complex_borrows(&self) -> Vec<bool> {
        let mut borrows = vec![false; self.schema.complex.len()];
        loop {
            let mut changed = false;
            for (id, ty) in self.schema.complex.iter().enumerate() {
                if borrows[id] {
                    continue;
                }
                let by_attribute = ty.attributes.iter().any(|it| self.simple_borrows[it.ty]);
                let by_content = match &ty.content {
                    crate::model::Content::Simple(text) => self.simple_borrows[*text],
                    crate::model::Content::Mixed(_) => true,
                    content => content.particle().is_some_and(|particle| {
                        particle.children().iter().any(|child| match child.ty {
                            Type::Simple(id) => self.simple_borrows[id],
                            Type::Complex(id) => borrows[id],
                        })
                    }),
                };
                if by_attribute || by_content {
                    borrows[id] = true;
                    changed = true;
                }
            }
            if !changed {
                return borrows;
            }
        }
    }

    fn group_name(&self, owner: &str, group: &Group, index: usize) -> &Ident {
        &self.extra[&groups::component(owner, group, index)]
    }
}

/// How a child is held and read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Held {
    Value,
    Element,
    /// In a box: what would make large what is mostly something else.
    Boxed,
    BoxedValue,
    Nested,
}

impl Held {
    /// The same in a box; what is nested has one.
    fn in_a_box(self) -> Self {
        match self {
            Self::Value | Self::BoxedValue => Self::BoxedValue,
            Self::Element | Self::Boxed => Self::Boxed,
            Self::Nested => Self::Nested,
        }
    }

    /// The type around a child's type.
    fn wrap(self, ty: &TokenStream) -> TokenStream {
        match self {
            Self::Value | Self::Element => quote!(::cif_runtime::Spanned<#ty>),
            Self::Boxed | Self::BoxedValue => {
                quote!(::std::boxed::Box<::cif_runtime::Spanned<#ty>>)
            }
            Self::Nested => quote!(::cif_runtime::Nested<#ty>),
        }
    }

    /// The method that reads it.
    fn reads(self) -> Ident {
        names::ident(match self {
            Self::Value => "value",
            Self::Element => "element",
            Self::Boxed => "boxed",
            Self::BoxedValue => "boxed_value",
            Self::Nested => "nested",
        })
    }

    /// The method that writes it.
    fn writes(self) -> Ident {
        names::ident(match self {
            Self::Value | Self::BoxedValue => "value",
            Self::Element | Self::Boxed => "element",
            Self::Nested => "nested",
        })
    }
}

/// The component of the nodes of a type.
fn node_component(component: &str) -> String {
    format!("{component}/node()")
}

fn life(borrows: bool) -> TokenStream {
    if borrows {
        quote!(<'a>)
    } else {
        TokenStream::new()
    }
}

fn any_life(borrows: bool) -> TokenStream {
    if borrows {
        quote!(<'_>)
    } else {
        TokenStream::new()
    }
}
