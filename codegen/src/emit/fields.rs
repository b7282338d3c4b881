//! Fields of structs and variants of enums as they are declared: documentation,
//! place in the schema, name and type. What they do follows from that.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::doc::doc;
use super::{Emitter, Held, life};
use crate::error::{Error, ErrorKind};
use crate::lines::Line;
use crate::lines::Notes;
use crate::model::{Attribute, Child, ComplexType};
use crate::names::{self, Scope};
use crate::shape::{Count, Field, Group, GroupKind, Holds};

/// An owner of fields: the complex types whose content it is part of, its
/// component, and whether it is a part of a content model itself.
pub(super) struct Owner<'o> {
    pub(super) types: &'o [usize],
    pub(super) component: &'o str,
    pub(super) is_part: bool,
}

/// An alternative of a choice.
pub(super) struct Variant {
    pub(super) name: Ident,
    pub(super) declaration: TokenStream,
    /// True if its placeholder does not need another of the same choice.
    pub(super) finite: bool,
}

impl Emitter<'_> {
    pub(super) fn attribute_field(
        &self,
        ty: &ComplexType,
        attribute: &Attribute,
        index: usize,
        scope: &mut Scope<'_>,
    ) -> TokenStream {
        let component = format!("{}/@{}", ty.component, attribute.name);
        let xml = &attribute.name;
        let value = attribute.default.as_ref().or(attribute.fixed.as_ref());
        let default = value
            .filter(|_| !attribute.required)
            .map(|value| quote!(, default = #value));
        if default.is_some() && self.config.field_name(&component, xml) == "new" {
            // Its method must not hide the constructor.
            scope.claim("new", "the constructor", attribute.line);
        }
        let (name, renamed) = self.field(&component, xml, attribute.line, scope);
        let item = self.wrap(Held::Value, &self.simple_type(attribute.ty));
        let count = if attribute.required {
            Count::One
        } else {
            Count::Optional
        };
        let doc = doc(&attribute.documentation, &format!("The attribute `{xml}`."));
        let index = Literal::usize_unsuffixed(index);
        let notes = notes(&attribute.notes);
        let ty = self.counted(&item, count);
        quote! {
            #doc
            #[attribute(#index, #xml #default #renamed)]
            #notes
            pub #name: #ty,
        }
    }

    /// The fields of children, in their order.
    pub(super) fn child_fields(
        &self,
        owner: &Owner<'_>,
        fields: &[Field],
        scope: &mut Scope<'_>,
    ) -> Result<Vec<TokenStream>, Error> {
        let mut declared = Vec::new();
        let is_optional =
            |it: &&Field| it.count == Count::Optional && matches!(it.holds, Holds::Element(_));
        let boxes = self.config.boxes(fields.iter().filter(is_optional).count());
        for (index, field) in fields.iter().enumerate() {
            declared.push(match &field.holds {
                Holds::Element(child) => self.child_field(owner, field, child, boxes, scope)?,
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
                    let ty = self.group_name(owner.component, group, index);
                    self.part_field(owner, field, group, ty, &default, scope)
                }
            });
        }
        Ok(declared)
    }

    fn child_field(
        &self,
        owner: &Owner<'_>,
        field: &Field,
        child: &Child,
        boxes: bool,
        scope: &mut Scope<'_>,
    ) -> Result<TokenStream, Error> {
        let component = format!("{}/{}", owner.component, child.name);
        let xml = &child.name;
        let (name, renamed) = self.field(&component, xml, child.line, scope);
        let (value, mut held) = self.element_type(owner.types, child);
        let is_named = self.config.boxed.contains(&component);
        let is_optional = field.count == Count::Optional;
        if is_named && !is_optional {
            let message = "only an optional child can be held in a box";
            return Err(Error::new(&component, child.line, message).of_kind(ErrorKind::Setting));
        }
        if is_named || (boxes && is_optional) {
            held = held.in_a_box();
        }
        let max = bound(field.count).filter(|_| owner.is_part);
        let slot = Literal::usize_unsuffixed(field.first);
        let place = place(child, &quote!(#slot), &quote!(#max #renamed));
        let ty = self.counted(&self.wrap(held, &value), field.count);
        Ok(quote!(#place pub #name: #ty,))
    }

    fn part_field(
        &self,
        owner: &Owner<'_>,
        field: &Field,
        group: &Group,
        ty: &Ident,
        default: &str,
        scope: &mut Scope<'_>,
    ) -> TokenStream {
        let component = format!("{}/{default}()", owner.component);
        let (name, renamed) = self.field(&component, default, group.line, scope);
        let key = renamed.map(|_| {
            let key = names::field_name(default);
            quote!(, #key)
        });
        let doc = doc("", &format!("The part `{default}` of the content."));
        let slots = slots(field);
        let ty = self.part_type(field, group, ty);
        quote! {
            #doc
            #[part(#slots #key)]
            pub #name: #ty,
        }
    }

    /// An alternative of a choice.
    pub(super) fn variant(
        &self,
        owner: &Owner<'_>,
        field: &Field,
        index: usize,
        scope: &mut Scope<'_>,
    ) -> Variant {
        let is_many = matches!(field.count, Count::Many(_));
        match &field.holds {
            Holds::Element(child) => {
                let xml = &child.name;
                let component = format!("{}/{xml}", owner.component);
                let mut name = self.config.element_variant(&component, xml);
                if child.wildcard.is_some() {
                    name = scope.numbered(name);
                }
                let name = scope.claim(&name, &component, child.line);
                let (value, held) = self.element_type(owner.types, child);
                let item = self.counted(&self.wrap(held, &value), field.count);
                let max = bound(field.count).unwrap_or_default();
                let slot = Literal::usize_unsuffixed(field.first);
                let place = place(child, &quote!(#slot), &max);
                let finite = is_many || self.child_is_finite(child, &self.finite);
                Variant {
                    declaration: quote!(#place #name(#item),),
                    name,
                    finite,
                }
            }
            Holds::Group(group) => {
                let ty = self.group_name(owner.component, group, index);
                let plain = names::plain(ty);
                let component = format!("{}/{plain}()", owner.component);
                let name = self
                    .config
                    .variant_name(&component, &names::type_name(&plain));
                let name = scope.claim(&name, &component, group.line);
                let doc = doc("", "A part of the content model.");
                let slots = slots(field);
                let item = self.part_type(field, group, ty);
                Variant {
                    declaration: quote!(#doc #[part(#slots)] #name(#item),),
                    name,
                    finite: is_many || self.group_is_finite(group, &self.finite),
                }
            }
        }
    }

    /// The name of a field, and the mark of a name that JSON has too.
    fn field(
        &self,
        component: &str,
        xml: &str,
        line: Line,
        scope: &mut Scope<'_>,
    ) -> (Ident, Option<TokenStream>) {
        let mut name = self.config.field_name(component, xml);
        if xml.starts_with("##") {
            name = scope.numbered(name);
        }
        let renamed = self.config.renames.contains_key(component) && name != xml;
        let mark = renamed.then(|| quote!(, renamed));
        (scope.claim(&name, component, line), mark)
    }

    /// The type around a child's type.
    pub(super) fn wrap(&self, held: Held, ty: &TokenStream) -> TokenStream {
        let Paths {
            spanned,
            nested,
            boxed,
            ..
        } = &self.paths;
        match held {
            Held::Value | Held::Element => quote!(#spanned<#ty>),
            Held::Boxed => quote!(#boxed<#spanned<#ty>>),
            Held::Nested => quote!(#nested<#ty>),
        }
    }

    /// The type of a part of a content model where it is held.
    fn part_type(&self, field: &Field, group: &Group, name: &Ident) -> TokenStream {
        let life = life(self.group_borrows(group));
        self.counted(&quote!(#name #life), field.count)
    }

    fn counted(&self, item: &TokenStream, count: Count) -> TokenStream {
        let Paths { option, vec, .. } = &self.paths;
        match count {
            Count::One => item.clone(),
            Count::Optional => quote!(#option<#item>),
            Count::Many(_) => quote!(#vec<#item>),
        }
    }
}

/// Names of the run-time and of Rust: short, unless a type of the schema has the
/// same.
pub(super) struct Paths {
    pub(super) spanned: TokenStream,
    pub(super) nested: TokenStream,
    pub(super) cow: TokenStream,
    pub(super) option: TokenStream,
    pub(super) vec: TokenStream,
    pub(super) boxed: TokenStream,
}

impl Paths {
    /// The names, and what has to be imported for them.
    pub(super) fn new(scope: &Scope<'_>, has_types: bool) -> (Self, TokenStream) {
        let types = has_types.then(|| quote!(types,));
        let mut imports = quote! {
            #[allow(unused_imports)]
            use ::cif_runtime::{choice, element, nodes, sequence, #types value::built_in};
        };
        let mut path = |name: &str, full: TokenStream, is_known: bool| {
            if scope.has(name) {
                return full;
            }
            if !is_known {
                imports.extend(quote! {
                    #[allow(unused_imports)]
                    use #full;
                });
            }
            let name = names::ident(name);
            quote!(#name)
        };
        let paths = Self {
            spanned: path("Spanned", quote!(::cif_runtime::Spanned), false),
            nested: path("Nested", quote!(::cif_runtime::Nested), false),
            cow: path("Cow", quote!(::std::borrow::Cow), false),
            option: path("Option", quote!(::core::option::Option), true),
            vec: path("Vec", quote!(::std::vec::Vec), true),
            boxed: path("Box", quote!(::std::boxed::Box), true),
        };
        (paths, imports)
    }
}

/// The name of the field of a group, unless there are several.
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

/// The greatest number of what a field holds.
fn bound(count: Count) -> Option<TokenStream> {
    let Count::Many(Some(max)) = count else {
        return None;
    };
    let max = Literal::usize_unsuffixed(max);
    Some(quote!(, max = #max))
}

/// The declaration of a child up to its name in Rust: documentation, slots,
/// options and notes.
pub(super) fn place(child: &Child, slots: &TokenStream, options: &TokenStream) -> TokenStream {
    let xml = &child.name;
    let doc = doc(&child.documentation, &format!("The element `{xml}`."));
    let notes = notes(&child.notes);
    quote! {
        #doc
        #[child(#slots, #xml #options)]
        #notes
    }
}

/// The notes of a field.
fn notes(notes: &Notes) -> TokenStream {
    let notes = notes
        .iter()
        .map(|(key, value)| quote!(#[note(#key, #value)]));
    quote!(#(#notes)*)
}

/// The slots of a part.
fn slots(field: &Field) -> TokenStream {
    let first = Literal::usize_unsuffixed(field.first);
    if field.slots == 1 {
        return quote!(#first);
    }
    let last = Literal::usize_unsuffixed(field.first + field.slots - 1);
    quote!(#first..=#last)
}
