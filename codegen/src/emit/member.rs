//! One field of a generated struct, with all code that concerns it.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::doc::doc;
use super::{Emitter, Held, life};
use crate::error::Error;
use crate::model::{Attribute, Child, ComplexType};
use crate::names::{self, Scope};
use crate::shape::{Count, Field, Group, GroupKind, Holds};

/// A field and what generated code does with it.
pub(super) struct Member {
    pub(super) name: Ident,
    /// The type without `Option` or `Vec` around it.
    pub(super) item: TokenStream,
    pub(super) count: Count,
    pub(super) definition: TokenStream,
    /// An expression for the field of a fresh struct.
    pub(super) placeholder: TokenStream,
    /// Takes a child: an arm of a `match` on the slot.
    pub(super) arm: TokenStream,
    /// Whether it takes one more child of `slot`.
    pub(super) room: TokenStream,
    /// Writes what it holds.
    pub(super) write: TokenStream,
    /// The slots it takes, from the first up to but without the end.
    pub(super) slots: (usize, usize),
}

impl Emitter<'_> {
    /// The field of an attribute.
    pub(super) fn attribute_member(
        &self,
        ty: &ComplexType,
        attribute: &Attribute,
        index: usize,
        scope: &mut Scope,
    ) -> Result<Member, Error> {
        let component = format!("{}/@{}", ty.component, attribute.name);
        let (name, key) = self.field(&component, &attribute.name, attribute.line, scope)?;
        let xml = &attribute.name;
        let fallback = format!("The attribute `{xml}`.");
        let value = self.simple_type(attribute.ty);
        let count = if attribute.required {
            Count::One
        } else {
            Count::Optional
        };
        let item = Held::Value.wrap(&value);
        let (arm, write) = match count {
            Count::One => (
                quote!(#index => self.#name = attribute.get(),),
                quote!(writer.attribute(#xml, &self.#name.value);),
            ),
            _ => (
                quote!(#index => self.#name = ::core::option::Option::Some(attribute.get()),),
                quote! {
                    if let ::core::option::Option::Some(value) = &self.#name {
                        writer.attribute(#xml, &value.value);
                    }
                },
            ),
        };
        Ok(Member {
            definition: definition(
                &doc(&attribute.documentation, &fallback),
                &name,
                &key,
                &item,
                count,
            ),
            placeholder: placeholder(Held::Value, count),
            arm,
            room: TokenStream::new(),
            write,
            slots: (index, index + 1),
            name,
            item,
            count,
        })
    }

    /// The field of a child or a group.
    pub(super) fn field_member(
        &self,
        owners: &[usize],
        owner: &str,
        fields: &[Field],
        index: usize,
        scope: &mut Scope,
    ) -> Result<Member, Error> {
        let field = &fields[index];
        match &field.holds {
            Holds::Element(child) => self.child_member(owners, owner, field, child, scope),
            Holds::Group(group) => {
                let default = default_name(group, field.count);
                let earlier = fields[..index].iter().filter(|field| {
                    matches!(&field.holds, Holds::Group(group)
                        if default_name(group, field.count) == default)
                });
                let default = match earlier.count() {
                    0 => default.to_owned(),
                    count => format!("{default}{}", count + 1),
                };
                self.group_member((owner, index), field, group, &default, scope)
            }
        }
    }

    fn child_member(
        &self,
        owners: &[usize],
        owner: &str,
        field: &Field,
        child: &Child,
        scope: &mut Scope,
    ) -> Result<Member, Error> {
        let component = format!("{owner}/{}", child.name);
        let (name, key) = self.field(&component, &child.name, child.line, scope)?;
        let (value, mut held) = self.element_type(owners, child.ty);
        if self.config.seldom.contains(&component) {
            if field.count != Count::Optional {
                let message = "only an optional child can be held in a box";
                return Err(Error::new(&component, child.line, message));
            }
            held = held.in_a_box();
        }
        let item = held.wrap(&value);
        let (method, writes) = (held.reads(), held.writes());
        let xml = &child.name;
        let slot = field.first;
        let count = field.count;
        let arm = match count {
            Count::One => quote!(#slot => self.#name = reader.#method(),),
            Count::Optional => {
                quote!(#slot => self.#name = ::core::option::Option::Some(reader.#method()),)
            }
            Count::Many(_) => {
                quote!(#slot => ::cif_runtime::group::push(&mut self.#name, reader.#method()),)
            }
        };
        let room = match count {
            Count::One | Count::Optional => {
                quote!(::cif_runtime::group::Place::is_vacant(&self.#name))
            }
            Count::Many(Some(max)) => quote!(self.#name.len() < #max),
            Count::Many(None) => quote!(true),
        };
        let write = each(&name, count, |it| quote!(writer.#writes(#xml, &#it.value);));
        let fallback = format!("The element `{xml}`.");
        Ok(Member {
            definition: definition(
                &doc(&child.documentation, &fallback),
                &name,
                &key,
                &item,
                count,
            ),
            placeholder: placeholder(held, count),
            arm,
            room,
            write,
            slots: (slot, slot + 1),
            name,
            item,
            count,
        })
    }

    fn group_member(
        &self,
        (owner, index): (&str, usize),
        field: &Field,
        group: &Group,
        default: &str,
        scope: &mut Scope,
    ) -> Result<Member, Error> {
        let ty = self.group_name(owner, group, index);
        let life = life(self.group_borrows(group));
        let component = format!("{owner}/{default}()");
        let (name, _) = self.field(&component, default, group.line, scope)?;
        let key = name.to_string();
        let (first, end) = (field.first, field.first + field.slots);
        let last = end - 1;
        let relative = if first == 0 {
            quote!(slot)
        } else {
            quote!(slot - #first)
        };
        let pattern = if first == last {
            quote!(#first)
        } else {
            quote!(#first..=#last)
        };
        let count = field.count;
        let (put, room) = match count {
            Count::One => ("put_one", quote!(self.#name.accepts(#relative))),
            Count::Optional => (
                "put_optional",
                quote!(::cif_runtime::group::takes(self.#name.as_ref(), #relative)),
            ),
            Count::Many(_) => ("put_many", quote!(true)),
        };
        let put = names::ident(put);
        let write = each(
            &name,
            count,
            |it| quote!(::cif_runtime::WriteElement::write_content(#it, writer);),
        );
        let item = quote!(#ty #life);
        let placeholder = match count {
            Count::One => quote!(::cif_runtime::group::Group::placeholder()),
            Count::Optional => quote!(::core::option::Option::None),
            Count::Many(_) => quote!(::std::vec::Vec::new()),
        };
        let doc = doc("", &format!("The part `{default}` of the content."));
        Ok(Member {
            definition: definition(&doc, &name, &key, &item, count),
            placeholder,
            arm: quote!(#pattern => ::cif_runtime::group::#put(&mut self.#name, #relative, reader),),
            room,
            write,
            slots: (first, end),
            name,
            item,
            count,
        })
    }

    /// The name of a field, and its key in JSON.
    fn field(
        &self,
        component: &str,
        xml: &str,
        line: u32,
        scope: &mut Scope,
    ) -> Result<(Ident, String), Error> {
        let name = self.config.field_name(component, xml);
        let renamed = self.config.renames.contains_key(component);
        let key = if renamed {
            name.clone()
        } else {
            xml.to_owned()
        };
        Ok((scope.claim(&name, component, line)?, key))
    }
}

/// What the field of a group is called, unless there are several.
fn default_name(group: &Group, count: Count) -> &str {
    match (&group.name, count) {
        (Some(name), _) => name,
        (None, Count::Many(_)) => "items",
        (None, _) => match group.kind {
            GroupKind::Enum(_) => "choice",
            GroupKind::Struct(_) => "sequence",
        },
    }
}

/// The definition of a field.
pub(super) fn definition(
    doc: &TokenStream,
    name: &Ident,
    key: &str,
    item: &TokenStream,
    count: Count,
) -> TokenStream {
    let (ty, absent) = match count {
        Count::One => (item.clone(), None),
        Count::Optional => (
            quote!(::core::option::Option<#item>),
            Some("::core::option::Option::is_none"),
        ),
        Count::Many(_) => (
            quote!(::std::vec::Vec<#item>),
            Some("::std::vec::Vec::is_empty"),
        ),
    };
    let mut arguments = Vec::new();
    if name.to_string().trim_start_matches("r#") != key {
        arguments.push(quote!(rename = #key));
    }
    if let Some(absent) = absent {
        arguments.push(quote!(default, skip_serializing_if = #absent));
    }
    let serde = (!arguments.is_empty()).then(|| quote!(#[serde(#(#arguments),*)]));
    quote! {
        #doc
        #serde
        pub #name: #ty,
    }
}

/// The field of a struct that was not read.
pub(super) fn placeholder(held: Held, count: Count) -> TokenStream {
    let one = one_placeholder(held);
    match count {
        Count::One => one,
        Count::Optional => quote!(::core::option::Option::None),
        Count::Many(_) => quote!(::std::vec::Vec::new()),
    }
}

/// A child that was not read.
pub(super) fn one_placeholder(held: Held) -> TokenStream {
    let of = match held {
        Held::Value | Held::BoxedValue => quote!(Value),
        Held::Element | Held::Boxed | Held::Nested => quote!(Element),
    };
    let spanned = quote! {
        ::cif_runtime::Spanned::new(::cif_runtime::#of::placeholder(), ::cif_runtime::Span::NONE)
    };
    match held {
        Held::Value | Held::Element => spanned,
        Held::Boxed | Held::BoxedValue => quote!(::std::boxed::Box::new(#spanned)),
        Held::Nested => quote!(::cif_runtime::Nested::new(#spanned)),
    }
}

/// Code for each thing that a field holds.
fn each(name: &Ident, count: Count, code: impl Fn(TokenStream) -> TokenStream) -> TokenStream {
    match count {
        // The one thing is a field: the code borrows it.
        Count::One => {
            let code = code(quote!(it));
            quote! {
                let it = &self.#name;
                #code
            }
        }
        Count::Optional => {
            let code = code(quote!(it));
            quote! {
                if let ::core::option::Option::Some(it) = &self.#name {
                    #code
                }
            }
        }
        Count::Many(_) => {
            let code = code(quote!(it));
            quote! {
                for it in &self.#name {
                    #code
                }
            }
        }
    }
}
