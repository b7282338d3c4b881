//! Global elements: what a document may have as its root, and the children of
//! the root as items that are read one after the other.

use proc_macro2::TokenStream;
use quote::quote;

use super::doc::doc;
use super::{Emitter, Held, life};
use crate::error::Error;
use crate::model::{Child, Type};
use crate::names::{self, Scope};

impl Emitter<'_> {
    /// The module `roots`.
    pub(super) fn roots(&self) -> Result<TokenStream, Error> {
        let mut scope = Scope::with(&["ALL", "PARTS"]);
        let mut items = Vec::new();
        let mut roots = Vec::new();
        let mut tables = Vec::new();
        let mut add = |root: &Child, table: TokenStream| -> Result<(), Error> {
            let renamed = self.config.renames.get(&format!("element {}", root.name));
            let name = renamed.map_or_else(|| names::type_name(&root.name), Clone::clone);
            let name = scope.claim(&name, &root.name, root.line)?;
            let item_name = names::ident(&format!("{}Item", names::type_name(&root.name)));
            let children = self.root_children(root);
            if !children.is_empty() {
                items.push(self.items(&item_name, root, &children, &mut scope)?);
            }
            roots.push(self.root(&table, &name, &item_name, root, &children));
            Ok(())
        };
        for (index, root) in self.schema.roots.iter().enumerate() {
            tables.push(self.child_table(root, false));
            add(root, quote!(ALL[#index]))?;
        }
        let parts = self.parts()?;
        let mut part_tables = Vec::new();
        for (index, part) in parts.iter().enumerate() {
            part_tables.push(self.child_table(part, false));
            add(part, quote!(PARTS[#index]))?;
        }
        let count = tables.len();
        let part_count = part_tables.len();
        let parts = (part_count > 0).then(|| {
            quote! {
                /// Children of a root that can be read part by part as a root is.
                pub static PARTS: [::cif_runtime::schema::Child; #part_count] = [#(#part_tables),*];
            }
        });
        Ok(quote! {
            /// The global elements of the schema: what a document may have as its root.
            pub mod roots {
                /// Every one of them, in the order of the schema.
                pub static ALL: [::cif_runtime::schema::Child; #count] = [#(#tables),*];

                #parts

                #(#roots)*
                #(#items)*
            }
        })
    }

    /// The children of roots that are read part by part.
    fn parts(&self) -> Result<Vec<&Child>, Error> {
        let parts = self.config.parts.iter().map(|(root, name)| {
            let roots = self.schema.roots.iter();
            let mut children = roots
                .filter(|it| it.name == *root)
                .flat_map(|root| self.root_children(root));
            let found = children.find(|child| child.name == *name);
            let component = format!("{root}/{name}");
            found.ok_or_else(|| {
                Error::new(&component, 0, "no such child of a root to read in parts")
            })
        });
        parts.collect()
    }

    fn root_children(&self, root: &Child) -> Vec<&Child> {
        let Type::Complex(id) = root.ty else {
            return Vec::new();
        };
        let particle = self.schema.complex[id].content.particle();
        particle
            .map(crate::model::Particle::children)
            .unwrap_or_default()
    }

    fn items(
        &self,
        name: &proc_macro2::Ident,
        root: &Child,
        children: &[&Child],
        outer: &mut Scope,
    ) -> Result<TokenStream, Error> {
        outer.claim(&name.to_string(), &format!("{} item", root.name), root.line)?;
        let mut scope = Scope::default();
        let mut variants = Vec::new();
        let mut names_of = Vec::new();
        let mut known: Vec<&str> = Vec::new();
        for child in children {
            if known.contains(&child.name.as_str()) {
                continue;
            }
            known.push(&child.name);
            let component = format!("{}/{}", root.name, child.name);
            let variant = scope.claim(
                &self.config.variant_name(&component, &child.name),
                &component,
                child.line,
            )?;
            let (item, _) = self.root_child(child);
            let doc = doc(
                &child.documentation,
                &format!("The element `{}`.", child.name),
            );
            let xml = &child.name;
            variants.push(
                quote!(#doc #[serde(rename = #xml)] #variant(::cif_runtime::Spanned<#item>),),
            );
            names_of.push(variant);
        }
        let borrows = children.iter().any(|child| self.type_borrows(child.ty));
        let life = life(borrows);
        let doc = doc("", &format!("A child of the root `{}`.", root.name));
        Ok(quote! {
            #doc
            #[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
            pub enum #name #life {
                #(#variants)*
            }
        })
    }

    fn type_borrows(&self, ty: Type) -> bool {
        match ty {
            Type::Simple(id) => self.simple_borrows[id],
            Type::Complex(id) => self.complex_borrows[id],
        }
    }

    /// The type of a child of the root, never nested.
    fn root_child(&self, child: &Child) -> (TokenStream, Held) {
        match child.ty {
            Type::Simple(id) => {
                let ty = self.simple_type(id);
                let is_named = self.simple[id].is_some();
                (if is_named { quote!(super::#ty) } else { ty }, Held::Value)
            }
            Type::Complex(id) => {
                let name = &self.complex[id];
                let life = life(self.complex_borrows[id]);
                (quote!(super::#name #life), Held::Element)
            }
        }
    }

    fn root(
        &self,
        table: &TokenStream,
        name: &proc_macro2::Ident,
        item_name: &proc_macro2::Ident,
        root: &Child,
        children: &[&Child],
    ) -> TokenStream {
        let (document, held) = self.root_child(root);
        let (method, root_writes) = (held.reads(), held.writes());
        let xml = &root.name;
        let doc = doc(&root.documentation, &format!("The element `{xml}`."));
        let placeholder = if held == Held::Value {
            quote!(::cif_runtime::Value::placeholder())
        } else {
            quote!(::cif_runtime::Element::placeholder())
        };
        let borrows = children.iter().any(|child| self.type_borrows(child.ty));
        let life = life(borrows);
        let (item, read, write) = if children.is_empty() {
            (
                quote!(::core::convert::Infallible),
                quote! {
                    let _ = (slot, reader);
                    ::core::option::Option::None
                },
                quote!({
                    let _ = writer;
                    match *item {}
                }),
            )
        } else {
            let mut known: Vec<(&str, Vec<usize>, &Child)> = Vec::new();
            for (slot, child) in children.iter().enumerate() {
                match known.iter_mut().find(|(name, ..)| *name == child.name) {
                    Some((_, slots, _)) => slots.push(slot),
                    None => known.push((&child.name, vec![slot], child)),
                }
            }
            let variant = |child: &Child| {
                let component = format!("{}/{}", root.name, child.name);
                names::ident(&self.config.variant_name(&component, &child.name))
            };
            let reads = known.iter().map(|(_, slots, child)| {
                let variant = variant(child);
                let (_, held) = self.root_child(child);
                let method = held.reads();
                quote!(#(#slots)|* => #item_name::#variant(reader.#method()),)
            });
            let writes = known.iter().map(|(xml, _, child)| {
                let variant = variant(child);
                let (_, held) = self.root_child(child);
                let method = held.writes();
                quote!(#item_name::#variant(it) => writer.#method(#xml, &it.value),)
            });
            (
                quote!(#item_name #life),
                quote! {
                    ::core::option::Option::Some(match slot {
                        #(#reads)*
                        _ => return ::core::option::Option::None,
                    })
                },
                quote!(match item { #(#writes)* }),
            )
        };
        quote! {
            #doc
            #[derive(Clone, Copy, Debug)]
            pub struct #name;

            impl ::cif_runtime::Root for #name {
                type Document<'a> = #document;
                type Item<'a> = #item;

                const ELEMENT: &'static ::cif_runtime::schema::Child = &#table;

                fn read<'a>(
                    reader: &mut ::cif_runtime::Reader<'a>,
                ) -> ::cif_runtime::Spanned<Self::Document<'a>> {
                    reader.#method()
                }

                fn placeholder<'a>() -> Self::Document<'a> {
                    #placeholder
                }

                fn item<'a>(
                    slot: usize,
                    reader: &mut ::cif_runtime::Reader<'a>,
                ) -> ::core::option::Option<Self::Item<'a>> {
                    #read
                }

                fn write(document: &Self::Document<'_>, writer: &mut ::cif_runtime::Writer) {
                    writer.#root_writes(#xml, document);
                }

                fn write_item(item: &Self::Item<'_>, writer: &mut ::cif_runtime::Writer) {
                    #write
                }
            }
        }
    }
}
