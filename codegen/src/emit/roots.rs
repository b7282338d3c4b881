//! Global elements: what a document may have as its root, and the children of
//! the root as items that are read one after the other.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::doc::doc;
use super::types::declared;
use super::{Emitter, any, life, nillable};
use crate::error::Error;
use crate::model::{Child, Particle, Type};
use crate::names::{self, Scope};

impl Emitter<'_> {
    /// The name of a root in Rust, where no setting says another.
    pub(super) fn root_name(&self, root: &Child) -> String {
        names::type_name(&self.config.namespaces.short(&root.name))
    }

    /// The module `roots`.
    pub(super) fn roots(&self) -> Result<TokenStream, Error> {
        let mut scope = Scope::with(&["ALL", "PARTS"], &self.config.clashes).of_types();
        let mut roots = Vec::new();
        let mut items = Vec::new();
        let parts = self.parts()?;
        let of_document = self.schema.roots.iter().enumerate();
        let of_document = of_document.map(|(index, root)| (root, root.name.clone(), "ALL", index));
        let of_parts = parts.iter().zip(&self.config.parts).enumerate();
        let of_parts = of_parts.map(|(index, (&part, (root, child)))| {
            // A root may have the same name.
            (part, format!("{root}/{child}"), "PARTS", index)
        });
        for (root, path, table, index) in of_document.chain(of_parts) {
            let component = format!("element {path}");
            let renamed = self.config.renames.get(&component);
            let name = renamed.map_or_else(|| self.root_name(root), Clone::clone);
            let name = scope.claim(&name, &component, root.line);
            let children = self.root_children(root);
            let mut item = quote!(::core::convert::Infallible);
            if !children.is_empty() {
                let component = format!("{path} item");
                let renamed = self.config.renames.get(&component).cloned();
                let name = renamed.unwrap_or_else(|| format!("{}Item", self.root_name(root)));
                let name = scope.claim(&name, &component, root.line);
                let life = life(children.iter().any(|child| self.borrows(child)));
                items.push(self.items(&name, root, &children));
                item = quote!(#name #life);
            }
            let document = self.root_type(root);
            let (table, index) = (names::ident(table), Literal::usize_unsuffixed(index));
            let doc = doc(
                &root.documentation,
                &format!("The element `{}`.", root.name),
            );
            roots.push(quote! {
                #doc
                #[derive(Clone, Copy, Debug)]
                pub struct #name;

                impl ::cif_runtime::Root for #name {
                    type Document<'a> = #document;
                    type Item<'a> = #item;
                    const ELEMENT: &'static ::cif_runtime::schema::Child = &#table[#index];
                    const SCHEMA: &'static ::cif_runtime::schema::Schema = &super::tables::SCHEMA;
                }
            });
        }
        let parts = (!parts.is_empty()).then(|| {
            quote!(
                pub use super::tables::PARTS;
            )
        });
        // The types of roots use the list, where there are any.
        let unused = (self.schema.roots.is_empty()).then(|| quote!(#[allow(unused_imports)]));
        Ok(quote! {
            /// The global elements of the schema: what a document may have as its root.
            pub mod roots {
                #unused
                pub use super::tables::ROOTS as ALL;
                #parts

                #(#roots)*
                #(#items)*
            }
        })
    }

    /// The children of roots that are read part by part.
    pub(super) fn parts(&self) -> Result<Vec<&Child>, Error> {
        let parts = self.config.parts.iter().map(|(root, name)| {
            let roots = self.schema.roots.iter();
            let mut children = roots
                .filter(|it| it.name == *root)
                .flat_map(|root| self.root_children(root));
            let found = children.find(|child| child.name == *name);
            let component = format!("{root}/{name}");
            found.ok_or_else(|| {
                Error::setting(&component, "no such child of a root to read in parts")
            })
        });
        parts.collect()
    }

    fn root_children(&self, root: &Child) -> Vec<&Child> {
        let Type::Complex(id) = root.ty else {
            return Vec::new();
        };
        let particle = self.schema.complex[id].content.particle();
        particle.map(Particle::children).unwrap_or_default()
    }

    fn items(&self, name: &Ident, root: &Child, children: &[&Child]) -> TokenStream {
        let mut scope = Scope::new(&self.config.clashes);
        let item = |child: &Child| {
            let ty = self.root_type(child);
            quote!(::cif_runtime::Spanned<#ty>)
        };
        let variants = self.nodes_of(&root.name, children, item, &mut scope);
        let borrows = children.iter().any(|child| self.borrows(child));
        let doc = doc("", &format!("A child of the root `{}`.", root.name));
        let (kind, head) = (quote!(::cif_runtime::nodes), quote!(pub enum #name));
        declared(&doc, &kind, &head, borrows, &variants)
    }

    /// The type of a root or a child of it, in the module `roots`.
    fn root_type(&self, child: &Child) -> TokenStream {
        let content = match child.ty {
            Type::Simple(id) if self.simple[id].is_some() => {
                let ty = self.simple_type(id);
                quote!(super::#ty)
            }
            Type::Simple(id) => {
                let module = quote!(::cif_runtime::value::built_in);
                self.built_in_type(id, &quote!(::std::borrow::Cow), &module)
            }
            Type::Complex(id) if self.schema.complex[id].is_any => any(child),
            Type::Complex(id) => {
                let name = self
                    .enum_of(child)
                    .map_or(&self.complex[id], |(name, _)| name);
                let life = life(self.borrows(child));
                quote!(super::#name #life)
            }
        };
        nillable(child, content)
    }
}
