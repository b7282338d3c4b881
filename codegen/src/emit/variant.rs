//! The variants of an enum that stands for a choice, each with all code that
//! concerns it.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::doc::doc;
use super::member::one_placeholder;
use super::{Emitter, life};
use crate::error::Error;
use crate::model::{Child, Type};
use crate::names::{self, Scope};
use crate::shape::{Count, Field, Group, Holds};

/// An alternative of a choice, with all code that concerns it.
pub(super) struct Variant {
    pub(super) name: Ident,
    pub(super) definition: TokenStream,
    pub(super) placeholder: TokenStream,
    /// Whether its placeholder does not need another of the same choice.
    pub(super) finite: bool,
    /// Whether it is one element.
    pub(super) is_plain: bool,
    pub(super) accepts: TokenStream,
    pub(super) start: TokenStream,
    pub(super) place: TokenStream,
    pub(super) write: TokenStream,
}

impl Emitter<'_> {
    pub(super) fn variant(
        &self,
        owners: &[usize],
        owner: &str,
        field: &Field,
        index: usize,
        scope: &mut Scope,
    ) -> Result<Variant, Error> {
        match &field.holds {
            Holds::Element(child) => self.element_variant(owners, owner, field, child, scope),
            Holds::Group(group) => self.group_variant(owner, field, group, index, scope),
        }
    }

    /// An element, or several of one name.
    fn element_variant(
        &self,
        owners: &[usize],
        owner: &str,
        field: &Field,
        child: &Child,
        scope: &mut Scope,
    ) -> Result<Variant, Error> {
        let first = field.first;
        let is_many = matches!(field.count, Count::Many(_));
        let component = format!("{owner}/{}", child.name);
        let name = scope.claim(
            &self.config.variant_name(&component, &child.name),
            &component,
            child.line,
        )?;
        let (value, held) = self.element_type(owners, child.ty);
        let item = held.wrap(&value);
        let (method, writes) = (held.reads(), held.writes());
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
                start: quote!(#first => Self::#name(::std::vec![reader.#method()]),),
                place: quote!(Self::#name(it) => it.push(reader.#method()),),
                write: quote!(Self::#name(it) => for it in it {
                    writer.#writes(#xml, &it.value);
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
                start: quote!(#first => Self::#name(reader.#method()),),
                place: quote!(Self::#name(it) => *it = reader.#method(),),
                write: quote!(Self::#name(it) => writer.#writes(#xml, &it.value),),
                name,
            }
        })
    }

    /// What has a type of its own, once or several times.
    fn group_variant(
        &self,
        owner: &str,
        field: &Field,
        group: &Group,
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
