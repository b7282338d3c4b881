//! Types that documents name by `xsi:type`: their table, and for each declared type that
//! others are derived from the enum of what may stand there.

use std::collections::HashMap;

use cif_runtime::simple::Builtin;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::doc::doc;
use super::{Emitter, life};
use crate::config::Config;
use crate::error::{Error, ErrorKind};
use crate::model::{Child, Content, Particle, Schema, Type};
use crate::names::{self, Scope};
use crate::source::Methods;

/// The types that may stand for a complex type.
#[derive(Default)]
pub(super) struct StandIns {
    /// The name of their enum, where an element needs one.
    name: Option<Ident>,
    /// The type itself, unless it is abstract, and those derived from it.
    types: Vec<usize>,
    /// The ways in which each of those is derived; those of the type itself are none.
    ways: Vec<Methods>,
}

impl StandIns {
    pub(super) fn types(&self) -> Vec<usize> {
        self.types.clone()
    }

    /// Returns true if others may stand for the type of an element.
    fn are_needed(&self, child: &Child) -> bool {
        let derived = |it: &&Methods| **it != Methods::default();
        let mut ways = self.ways.iter().filter(derived);
        child.wildcard.is_none() && ways.any(|it| !child.block.has(*it))
    }
}

/// Finds the types that may stand for each complex type, and names the enums of those
/// that elements have.
pub(super) fn stand_ins(schema: &Schema, config: &Config, scope: &mut Scope<'_>) -> Vec<StandIns> {
    let mut found: Vec<StandIns> = Vec::new();
    found.resize_with(schema.complex.len(), StandIns::default);
    if config.refuses_xsi_type {
        return found;
    }
    for (id, ty) in schema.complex.iter().enumerate() {
        if !ty.is_abstract {
            found[id].types.push(id);
            found[id].ways.push(Methods::default());
        }
    }
    for (id, ty) in schema.complex.iter().enumerate().take(schema.named_complex) {
        // What a redefinition builds on has no name of its own.
        if ty.is_abstract || ty.component.contains('/') {
            continue;
        }
        let (mut at, mut ways) = (ty, Methods::default());
        while let Some((base, way)) = base(at) {
            at = &schema.complex[base];
            ways = ways.and(way);
            if !at.is_any && !at.block.has(ways) {
                found[base].types.push(id);
                found[base].ways.push(ways);
            }
        }
    }
    let particles = schema.complex.iter().filter_map(|it| it.content.particle());
    let children = particles.flat_map(Particle::children).chain(&schema.roots);
    for child in children {
        let Type::Complex(id) = child.ty else {
            continue;
        };
        if found[id].name.is_none() && found[id].are_needed(child) {
            let ty = &schema.complex[id];
            let component = format!("{}/any()", ty.component);
            let renamed = config.renames.get(&component).cloned();
            let name = renamed.unwrap_or_else(|| format!("Any{}", config.type_name(&ty.component)));
            found[id].name = Some(scope.claim(&name, &component, ty.line));
        }
    }
    found
}

/// The type that a complex type is derived from, and how.
fn base(ty: &crate::model::ComplexType) -> Option<(usize, Methods)> {
    let extended = ty.extends.map(|base| (base, Methods::EXTENSION));
    extended.or(ty.restricts.map(|base| (base, Methods::RESTRICTION)))
}

impl Emitter<'_> {
    /// The enum of what may stand for the type of an element, with the types.
    pub(super) fn enum_of(&self, child: &Child) -> Option<(&Ident, &[usize])> {
        let Type::Complex(id) = child.ty else {
            return None;
        };
        let found = &self.stand_ins[id];
        let name = found.name.as_ref().filter(|_| found.are_needed(child))?;
        Some((name, &found.types))
    }

    /// The enums of what may stand for each type.
    pub(super) fn type_enums(&self) -> Result<Vec<TokenStream>, Error> {
        let found = self.stand_ins.iter().enumerate();
        let named = found.filter_map(|(id, it)| Some((id, it, it.name.as_ref()?)));
        named
            .map(|(id, it, name)| self.type_enum(id, it, name))
            .collect()
    }

    fn type_enum(&self, id: usize, found: &StandIns, name: &Ident) -> Result<TokenStream, Error> {
        let ty = &self.schema.complex[id];
        let mut scope = Scope::new(&self.config.clashes);
        let mut variants = Vec::new();
        for &other in &found.types {
            let component = &self.schema.complex[other].component;
            let ident = names::plain(&self.complex[other]);
            let place = format!("{}/any()/{component}", ty.component);
            let variant = self.config.renames.get(&place).unwrap_or(&ident);
            variants.push(scope.claim(variant, &place, ty.line));
        }
        let finite = found.types.iter().position(|&it| self.finite[it]);
        let Some(finite) = finite else {
            let message = "every element of this type would contain another without end";
            return Err(Error::new(&ty.component, ty.line, message).of_kind(ErrorKind::Unsupported));
        };
        let placeholder = &variants[finite];
        let placeholder = (finite > 0).then(|| quote!((#placeholder)));
        let (spanned, boxed) = (&self.paths.spanned, &self.paths.boxed);
        let variants = found.types.iter().zip(&variants).map(|(&other, variant)| {
            let component = &self.schema.complex[other].component;
            let (content, life) = (&self.complex[other], life(self.complex_borrows[other]));
            let doc = doc("", &format!("The type `{component}`."));
            if other == id {
                quote!(#doc #[declared(#component)] #variant(#spanned<#content #life>),)
            } else {
                quote!(#doc #[named(#component)] #variant(#boxed<#spanned<#content #life>>),)
            }
        });
        let borrows = found.types.iter().any(|&it| self.complex_borrows[it]);
        let life = life(borrows);
        let text = format!(
            "The types that may stand for `{}`; `xsi:type` names all but that itself.",
            ty.component
        );
        let doc = doc("", &text);
        Ok(quote! {
            #doc
            #[types #placeholder]
            pub enum #name #life {
                #(#variants)*
            }
        })
    }

    /// The table of all types with names, in the order of these.
    pub(super) fn named_types(&self) -> Option<TokenStream> {
        if self.config.refuses_xsi_type {
            return None;
        }
        let simple = (0..self.schema.named_simple).map(Type::Simple);
        let mut types: Vec<_> = simple
            .chain((0..self.schema.named_complex).map(Type::Complex))
            .map(|it| (self.component_of(it), it))
            .collect();
        types.sort_by_key(|(component, _)| *component);
        let numbers: HashMap<_, _> = types.iter().map(|it| it.0).zip(0..).collect();
        let tables = types.iter().map(|&(component, ty)| match ty {
            Type::Simple(id) => {
                let table = self.table_reference(id);
                let base = self.base_of_simple(self.schema.simple[id].base, &numbers);
                quote!(NamedType::simple(#component, #table).restricts(#base))
            }
            Type::Complex(id) => {
                let ty = &self.schema.complex[id];
                let table = self.complex_table(id);
                let derived = match (base(ty), &ty.content) {
                    (Some((base, way)), _) => {
                        let base = &self.schema.complex[base];
                        (!base.is_any).then(|| {
                            let number = Literal::usize_unsuffixed(numbers[&*base.component]);
                            derived(way, &quote!(Base::Named(#number)))
                        })
                    }
                    (None, Content::Simple(text)) => {
                        let base = self.base_of_simple(Some(*text), &numbers);
                        Some(derived(Methods::EXTENSION, &base))
                    }
                    _ => None,
                };
                let is_abstract = ty.is_abstract.then(|| quote!(.abstract_type()));
                quote!(NamedType::complex(#component, &#table) #derived #is_abstract)
            }
        });
        let count = Literal::usize_unsuffixed(types.len());
        Some(quote! {
            /// The types with names, in their order.
            pub static TYPES: [NamedType; #count] = [#(#tables),*];
        })
    }

    fn component_of(&self, ty: Type) -> &str {
        match ty {
            Type::Simple(id) => &self.schema.simple[id].component,
            Type::Complex(id) => &self.schema.complex[id].component,
        }
    }

    /// The nearest simple type with a name that a type is derived from, or is itself.
    fn base_of_simple(&self, mut ty: Option<usize>, numbers: &HashMap<&str, usize>) -> TokenStream {
        while let Some(id) = ty {
            let base = &self.schema.simple[id];
            if base.is_built_in {
                let table = self.table_reference(id);
                return quote!(Base::BuiltIn(#table));
            }
            if id < self.schema.named_simple {
                let number = Literal::usize_unsuffixed(numbers[&*base.component]);
                return quote!(Base::Named(#number));
            }
            ty = base.base;
        }
        let ur_type = names::ident(&format!("{:?}", Builtin::AnySimpleType));
        quote!(Base::BuiltIn(Builtin::#ur_type.simple_type()))
    }

    /// The ways in which no type that a document names may come from that of an element.
    pub(super) fn block(&self, child: &Child) -> Option<TokenStream> {
        let own = match child.ty {
            Type::Complex(id) => self.schema.complex[id].block,
            Type::Simple(_) => Methods::default(),
        };
        let block = child.block.and(own);
        let methods = match (
            block.has(Methods::EXTENSION),
            block.has(Methods::RESTRICTION),
        ) {
            _ if self.config.refuses_xsi_type => return None,
            (false, false) => return None,
            (true, false) => quote!(EXTENSION),
            (false, true) => quote!(RESTRICTION),
            (true, true) => quote!(ALL),
        };
        Some(quote!(.block(Methods::#methods)))
    }

    /// Returns true if a type with simple content may be that of an element with a fixed
    /// value.
    pub(super) fn may_have(&self, id: usize, child: &Child) -> bool {
        if self.config.refuses_xsi_type {
            return child.ty == Type::Complex(id);
        }
        crate::derivation::of(self.schema, Type::Complex(id), child.ty).is_some()
    }
}

fn derived(way: Methods, base: &TokenStream) -> TokenStream {
    if way == Methods::EXTENSION {
        quote!(.extends(#base))
    } else {
        quote!(.restricts(#base))
    }
}
