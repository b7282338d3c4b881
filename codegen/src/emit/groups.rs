//! Types for parts of content models: enums for choices, structs for what
//! repeats as a whole, and the nodes of content whose order is data.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::doc::doc;
use super::member::{Member, one_placeholder};
use super::{Emitter, any_life, life, node_component};
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
        let places = variants.iter().map(|it| &it.place);
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
                        #(#places)*
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

    fn variant(
        &self,
        owners: &[usize],
        owner: &str,
        field: &Field,
        index: usize,
        scope: &mut Scope,
    ) -> Result<Variant, Error> {
        let (first, end) = (field.first, field.first + field.slots);
        let last = end - 1;
        let pattern = if first == last {
            quote!(#first)
        } else {
            quote!(#first..=#last)
        };
        let is_many = matches!(field.count, Count::Many(_));
        match &field.holds {
            Holds::Element(child) => {
                let component = format!("{owner}/{}", child.name);
                let name = scope.claim(
                    &self.config.variant_name(&component, &child.name),
                    &component,
                    child.line,
                )?;
                let (value, held) = self.element_type(owners, child.ty);
                let item = held.wrap(&value);
                let method = held.method();
                let xml = &child.name;
                let doc = doc(&child.documentation, &format!("The element `{xml}`."));
                let finite = is_many
                    || match child.ty {
                        Type::Simple(_) => true,
                        Type::Complex(id) => self.finite[id],
                    };
                let placeholder = one_placeholder(held);
                Ok(if is_many {
                    let accepts = if let Count::Many(Some(max)) = field.count {
                        quote!(Self::#name(it) => slot == #first && it.len() < #max,)
                    } else {
                        quote!(Self::#name(_) => slot == #first,)
                    };
                    Variant {
                        definition: quote!(#doc #[serde(rename = #xml)] #name(::std::vec::Vec<#item>),),
                        placeholder: quote!(Self::#name(::std::vec::Vec::new())),
                        finite,
                        is_plain: false,
                        accepts,
                        start: quote!(#pattern => Self::#name(::std::vec![reader.#method()]),),
                        place: quote!(Self::#name(it) => it.push(reader.#method()),),
                        write: quote!(Self::#name(it) => for it in it {
                            writer.#method(#xml, &it.value);
                        },),
                        name,
                    }
                } else {
                    Variant {
                        definition: quote!(#doc #[serde(rename = #xml)] #name(#item),),
                        placeholder: quote!(Self::#name(#placeholder)),
                        finite,
                        is_plain: true,
                        accepts: quote!(Self::#name(_) => false,),
                        start: quote!(#pattern => Self::#name(reader.#method()),),
                        place: quote!(Self::#name(it) => *it = reader.#method(),),
                        write: quote!(Self::#name(it) => writer.#method(#xml, &it.value),),
                        name,
                    }
                })
            }
            Holds::Group(group) => {
                let ty = self.group_name(owner, group, index);
                let life = life(self.group_borrows(group));
                let component = format!("{owner}/{ty}()");
                let name = scope.claim(
                    &self
                        .config
                        .variant_name(&component, &names::type_name(&ty.to_string())),
                    &component,
                    group.line,
                )?;
                let doc = doc("", "A part of the content model.");
                let relative = if first == 0 {
                    quote!(slot)
                } else {
                    quote!(slot - #first)
                };
                let here = if first == 0 {
                    quote!(slot < #end)
                } else {
                    quote!((#first..#end).contains(&slot))
                };
                Ok(if is_many {
                    Variant {
                        definition: quote!(#doc #name(::std::vec::Vec<#ty #life>),),
                        placeholder: quote!(Self::#name(::std::vec::Vec::new())),
                        finite: true,
                        is_plain: false,
                        accepts: quote!(Self::#name(_) => #here,),
                        start: quote!(#pattern => Self::#name(::std::vec![
                            ::cif_runtime::group::Group::start(#relative, reader)
                        ]),),
                        place: quote!(Self::#name(it) => {
                            ::cif_runtime::group::put_many(it, #relative, reader);
                        }),
                        write: quote!(Self::#name(it) => for it in it {
                            ::cif_runtime::WriteElement::write_content(it, writer);
                        },),
                        name,
                    }
                } else {
                    Variant {
                        definition: quote!(#doc #name(#ty #life),),
                        placeholder: quote!(Self::#name(::cif_runtime::group::Group::placeholder())),
                        finite: self.group_is_finite(group, &self.finite),
                        is_plain: false,
                        accepts: quote!(Self::#name(it) => #here && it.accepts(#relative),),
                        start: quote!(#pattern => Self::#name(
                            ::cif_runtime::group::Group::start(#relative, reader)
                        ),),
                        place: quote!(Self::#name(it) => it.place(#relative, reader),),
                        write: quote!(Self::#name(it) => {
                            ::cif_runtime::WriteElement::write_content(it, writer);
                        }),
                        name,
                    }
                })
            }
        }
    }

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
            let (value, held) = self.element_type(&[id], child.ty);
            let item = held.wrap(&value);
            let method = held.method();
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
            let (_, held) = self.element_type(&[id], child.ty);
            let method = held.method();
            quote!(#(#slots)|* => #node::#variant(reader.#method()),)
        });
        Some(quote! {
            fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
                self.nodes.push(match slot {
                    #(#arms)*
                    _ => return,
                });
            }
        })
    }
}

/// An alternative of a choice, with all code that concerns it.
struct Variant {
    name: Ident,
    definition: TokenStream,
    placeholder: TokenStream,
    /// Whether its placeholder does not need another of the same choice.
    finite: bool,
    /// Whether it is one element.
    is_plain: bool,
    accepts: TokenStream,
    start: TokenStream,
    place: TokenStream,
    write: TokenStream,
}

fn owned_struct(name: &Ident, names: &[&Ident], borrows: bool) -> TokenStream {
    if !borrows {
        return owned_as_is(name);
    }
    quote! {
        impl ::cif_runtime::IntoOwned for #name<'_> {
            type Owned = #name<'static>;

            fn into_owned(self) -> Self::Owned {
                #name {
                    #(#names: ::cif_runtime::IntoOwned::into_owned(self.#names),)*
                }
            }
        }
    }
}

fn owned_enum(name: &Ident, variants: &[&Ident], borrows: bool) -> TokenStream {
    if !borrows {
        return owned_as_is(name);
    }
    quote! {
        impl ::cif_runtime::IntoOwned for #name<'_> {
            type Owned = #name<'static>;

            fn into_owned(self) -> Self::Owned {
                match self {
                    #(Self::#variants(it) => #name::#variants(::cif_runtime::IntoOwned::into_owned(it)),)*
                }
            }
        }
    }
}

fn owned_as_is(name: &Ident) -> TokenStream {
    quote! {
        impl ::cif_runtime::IntoOwned for #name {
            type Owned = Self;

            fn into_owned(self) -> Self {
                self
            }
        }
    }
}
