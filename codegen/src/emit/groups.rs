//! Types for parts of content models: enums for choices, structs for what
//! repeats as a whole.

use proc_macro2::TokenStream;
use quote::quote;

use super::doc::doc;
use super::member::Member;
use super::owned::{owned_enum, owned_struct};
use super::{Emitter, any_life, life};
use crate::error::Error;
use crate::model::Type;
use crate::names::{self, Scope};
use crate::shape::{Count, Field, Group, GroupKind, Holds};

/// The component of a group: its own name, or its place in its owner.
pub(super) fn component(owner: &str, group: &Group, index: usize) -> String {
    if let Some(name) = &group.name {
        return name.clone();
    }
    let kind = match group.kind {
        GroupKind::Struct(_) => "sequence",
        GroupKind::Enum(_) => "choice",
    };
    if index == 0 {
        format!("{owner}/{kind}")
    } else {
        format!("{owner}/{kind}{}", index + 1)
    }
}

/// Finds all groups below some fields.
pub(super) fn collect<'f>(fields: &'f [Field], owner: &str, found: &mut Vec<(String, &'f Group)>) {
    for (index, field) in fields.iter().enumerate() {
        if let Holds::Group(group) = &field.holds {
            let component = component(owner, group, index);
            let (GroupKind::Struct(inner) | GroupKind::Enum(inner)) = &group.kind;
            collect(inner, &component, found);
            found.push((component, group));
        }
    }
}

/// The elements below some fields.
pub(super) fn elements<'f>(fields: &'f [Field], found: &mut Vec<&'f crate::model::Child>) {
    for field in fields {
        match &field.holds {
            Holds::Element(child) => found.push(child),
            Holds::Group(group) => {
                let (GroupKind::Struct(inner) | GroupKind::Enum(inner)) = &group.kind;
                elements(inner, found);
            }
        }
    }
}

impl Emitter<'_> {
    /// The groups of a type, those not yet emitted.
    pub(super) fn groups(
        &self,
        owner: &str,
        fields: &[Field],
        emitted: &mut Vec<String>,
        types: &mut Vec<TokenStream>,
    ) -> Result<(), Error> {
        let mut found = Vec::new();
        collect(fields, owner, &mut found);
        for (component, group) in found {
            if !emitted.contains(&component) {
                types.push(match &group.kind {
                    GroupKind::Struct(fields) => self.group_struct(&component, group, fields)?,
                    GroupKind::Enum(fields) => self.group_enum(&component, group, fields)?,
                });
                emitted.push(component);
            }
        }
        Ok(())
    }

    /// Whether the values in a group borrow.
    pub(super) fn group_borrows(&self, group: &Group) -> bool {
        let (GroupKind::Struct(fields) | GroupKind::Enum(fields)) = &group.kind;
        let mut children = Vec::new();
        elements(fields, &mut children);
        children.iter().any(|child| self.borrows(child.ty))
    }

    fn borrows(&self, ty: Type) -> bool {
        match ty {
            Type::Simple(id) => self.simple_borrows[id],
            Type::Complex(id) => self.complex_borrows[id],
        }
    }

    /// Whether the nodes of a type borrow.
    pub(super) fn nodes_borrow(&self, id: usize, mixed: bool) -> bool {
        let particle = self.schema.complex[id].content.particle();
        let children = particle
            .map(crate::model::Particle::children)
            .unwrap_or_default();
        mixed || children.iter().any(|child| self.borrows(child.ty))
    }

    fn group_struct(
        &self,
        component: &str,
        group: &Group,
        fields: &[Field],
    ) -> Result<TokenStream, Error> {
        let name = &self.extra[component];
        let owners = &self.owners[component];
        let life = life(self.group_borrows(group));
        let any = any_life(self.group_borrows(group));
        let mut scope = Scope::default();
        let mut members: Vec<Member> = Vec::new();
        for index in 0..fields.len() {
            members.push(self.field_member(owners, component, fields, index, &mut scope)?);
        }
        let doc = doc("", &format!("The part `{component}` of a content model."));
        let definitions = members.iter().map(|it| &it.definition);
        let names: Vec<_> = members.iter().map(|it| &it.name).collect();
        let placeholders = members.iter().map(|it| &it.placeholder);
        let arms = members.iter().map(|it| &it.arm);
        let writes = members.iter().map(|it| &it.write);
        let accepts = members.iter().enumerate().map(|(index, member)| {
            let (first, last) = (member.slots.0, member.slots.1 - 1);
            let pattern = if first == last {
                quote!(#first)
            } else {
                quote!(#first..=#last)
            };
            let room = &member.room;
            let later = &names[index + 1..];
            quote!(#pattern => #room #(&& ::cif_runtime::group::Place::is_vacant(&self.#later))*,)
        });
        let default = members
            .iter()
            .all(|member| member.count != Count::One)
            .then(|| quote!(, Default));
        let owned = owned_struct(name, &names, self.group_borrows(group));
        Ok(quote! {
            #doc
            #[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize #default)]
            #[serde(deny_unknown_fields)]
            pub struct #name #life {
                #(#definitions)*
            }

            impl<'a> ::cif_runtime::group::Group<'a> for #name #life {
                fn placeholder() -> Self {
                    Self { #(#names: #placeholders,)* }
                }

                fn accepts(&self, slot: usize) -> bool {
                    match slot {
                        #(#accepts)*
                        _ => false,
                    }
                }

                fn start(slot: usize, reader: &mut ::cif_runtime::Reader<'a>) -> Self {
                    let mut group = Self::placeholder();
                    group.place(slot, reader);
                    group
                }

                fn place(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
                    match slot {
                        #(#arms)*
                        _ => {}
                    }
                }
            }

            impl ::cif_runtime::WriteElement for #name #any {
                fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
                    #(#writes)*
                }
            }

            #owned
        })
    }

    fn group_enum(
        &self,
        component: &str,
        group: &Group,
        fields: &[Field],
    ) -> Result<TokenStream, Error> {
        let name = &self.extra[component];
        let owners = &self.owners[component];
        let life = life(self.group_borrows(group));
        let any = any_life(self.group_borrows(group));
        let mut scope = Scope::default();
        let mut variants = Vec::new();
        for (index, field) in fields.iter().enumerate() {
            variants.push(self.variant(owners, component, field, index, &mut scope)?);
        }
        let placeholder = variants
            .iter()
            .find(|variant| variant.finite)
            .map(|variant| &variant.placeholder)
            .ok_or_else(|| {
                Error::new(
                    component,
                    group.line,
                    "no alternative of the choice can end",
                )
            })?;
        let doc = doc("", &format!("The alternatives of `{component}`."));
        let definitions = variants.iter().map(|it| &it.definition);
        // An enum of plain elements never looks at the slot again.
        let slot_if = |used: bool| names::ident(if used { "slot" } else { "_slot" });
        let accepted = slot_if(variants.iter().any(|it| !it.is_plain));
        let is_group = |field: &Field| matches!(field.holds, Holds::Group(_));
        let placed = slot_if(fields.iter().any(is_group));
        let accepts = variants.iter().map(|it| &it.accepts);
        let starts = variants.iter().map(|it| &it.start);
        let takes = variants.iter().map(|it| &it.place);
        let writes = variants.iter().map(|it| &it.write);
        let names: Vec<_> = variants.iter().map(|it| &it.name).collect();
        let owned = owned_enum(name, &names, self.group_borrows(group));
        Ok(quote! {
            #doc
            #[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
            pub enum #name #life {
                #(#definitions)*
            }

            impl<'a> ::cif_runtime::group::Group<'a> for #name #life {
                fn placeholder() -> Self {
                    #placeholder
                }

                fn accepts(&self, #accepted: usize) -> bool {
                    match self {
                        #(#accepts)*
                    }
                }

                fn start(slot: usize, reader: &mut ::cif_runtime::Reader<'a>) -> Self {
                    match slot {
                        #(#starts)*
                        _ => Self::placeholder(),
                    }
                }

                fn place(&mut self, #placed: usize, reader: &mut ::cif_runtime::Reader<'a>) {
                    match self {
                        #(#takes)*
                    }
                }
            }

            impl ::cif_runtime::WriteElement for #name #any {
                fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
                    match self {
                        #(#writes)*
                    }
                }
            }

            #owned
        })
    }
}
