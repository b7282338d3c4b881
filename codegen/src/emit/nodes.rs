//! The nodes of content whose order is data: one enum for text and elements.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::doc::doc;
use super::owned::owned_enum;
use super::{Emitter, Held, any_life, life, node_component};
use crate::error::Error;
use crate::model::{Content, Type};
use crate::names::{self, Scope};
use crate::shape::Shape;

impl Emitter<'_> {
    /// The nodes of a type whose order is data.
    pub(super) fn nodes(&self, id: usize, mixed: bool) -> Result<TokenStream, Error> {
        let ty = &self.schema.complex[id];
        let component = node_component(&ty.component);
        let name = &self.extra[&component];
        let borrows = self.nodes_borrow(id, mixed);
        let life = life(borrows);
        let any = any_life(borrows);
        let mut scope = Scope::default();
        let mut definitions = Vec::new();
        let mut writes = Vec::new();
        let mut names = Vec::new();
        if mixed {
            let text = scope.claim("Text", &component, ty.line)?;
            definitions.push(quote! {
                /// Text between the elements.
                #[serde(rename = "#text")]
                #text(::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>),
            });
            writes.push(quote!(Self::#text(it) => writer.text(it),));
            names.push(text);
        }
        for (child, variant) in self.node_variants(id) {
            let variant = scope.claim(
                &variant,
                &format!("{}/{}", ty.component, child.name),
                child.line,
            )?;
            let (value, held) = self.node_type(id, child.ty);
            let item = held.wrap(&value);
            let method = held.writes();
            let xml = &child.name;
            let doc = doc(&child.documentation, &format!("The element `{xml}`."));
            definitions.push(quote!(#doc #[serde(rename = #xml)] #variant(#item),));
            writes.push(quote!(Self::#variant(it) => writer.#method(#xml, &it.value),));
            names.push(variant);
        }
        let owned = owned_enum(name, &names.iter().collect::<Vec<_>>(), borrows);
        let doc = doc("", &format!("What stands in a `{}`.", ty.component));
        let body = if writes.is_empty() {
            quote!(match *self {})
        } else {
            quote!(match self { #(#writes)* })
        };
        Ok(quote! {
            #doc
            #[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
            pub enum #name #life {
                #(#definitions)*
            }

            impl #name #any {
                fn write(&self, writer: &mut ::cif_runtime::Writer) {
                    #body
                }
            }

            #owned
        })
    }

    /// The type of a node, and how it is held: most nodes are text, and none
    /// should take much more room than one.
    fn node_type(&self, owner: usize, ty: Type) -> (TokenStream, Held) {
        let (value, held) = self.element_type(&[owner], ty);
        match (held, ty) {
            (Held::Element, Type::Complex(id)) if self.is_large(id) => (value, Held::Boxed),
            _ => (value, held),
        }
    }

    /// Whether a struct holds more than one thing.
    fn is_large(&self, id: usize) -> bool {
        let ty = &self.schema.complex[id];
        let content = match (&ty.content, &self.shapes[id]) {
            (Content::Simple(_), _) | (_, Shape::Nodes { .. }) => 1,
            (_, Shape::None) => 0,
            (_, Shape::Fields(fields)) => fields.len(),
        };
        ty.attributes.len() + content > 1
    }

    /// The distinct children of a type, with the names of their variants.
    fn node_variants(&self, id: usize) -> Vec<(&crate::model::Child, String)> {
        let ty = &self.schema.complex[id];
        let mut variants: Vec<(&crate::model::Child, String)> = Vec::new();
        for child in ty
            .content
            .particle()
            .map(crate::model::Particle::children)
            .unwrap_or_default()
        {
            if variants.iter().all(|(known, _)| known.name != child.name) {
                let component = format!("{}/{}", ty.component, child.name);
                variants.push((child, self.config.variant_name(&component, &child.name)));
            }
        }
        variants
    }

    /// What takes the children of a type whose order is data.
    pub(super) fn node_child_fn(&self, id: usize, node: &Ident) -> Option<TokenStream> {
        let ty = &self.schema.complex[id];
        let children = ty
            .content
            .particle()
            .map(crate::model::Particle::children)?;
        let variants = self.node_variants(id);
        let arms = variants.iter().map(|(child, variant)| {
            let slots = children
                .iter()
                .enumerate()
                .filter(|(_, it)| it.name == child.name)
                .map(|(slot, _)| slot);
            let variant = names::ident(variant);
            let (_, held) = self.node_type(id, child.ty);
            let method = held.reads();
            quote!(#(#slots)|* => #node::#variant(reader.#method()),)
        });
        Some(quote! {
            fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
                let node = match slot {
                    #(#arms)*
                    _ => return,
                };
                ::cif_runtime::group::push(&mut self.nodes, node);
            }
        })
    }
}
