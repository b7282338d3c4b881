//! Enums: choices of a content model, and the nodes of content whose order is
//! data.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Generics, Ident, Type, Visibility};

use crate::field::{Declared, Role, derives, pattern, relative};
use crate::record::{data, owned};

/// An enum as it is declared.
struct Choice {
    attributes: Vec<syn::Attribute>,
    visibility: Visibility,
    name: Ident,
    generics: Generics,
    variants: Vec<Variant>,
}

struct Variant {
    name: Ident,
    ty: Type,
    declared: Declared,
}

/// The code for a choice.
pub(crate) fn choice(placeholder: Option<&Ident>, input: DeriveInput) -> syn::Result<TokenStream> {
    let choice = Choice::read(input)?;
    let definition = choice.definition();
    let Choice {
        name,
        generics,
        variants,
        ..
    } = &choice;
    let Some(first) = variants.first() else {
        return Err(syn::Error::new(name.span(), "it has no alternatives"));
    };
    let placeholder = placeholder.unwrap_or(&first.name);
    let accepts = variants.iter().map(|variant| {
        let pattern = pattern(variant.declared.slots());
        let accepts = variant.declared.accepts(&variant.ty, &quote!((*it)));
        let name = &variant.name;
        quote!(Self::#name(it) => ::core::matches!(slot, #pattern) && #accepts,)
    });
    let starts = variants.iter().map(|variant| {
        let slots = variant.declared.slots();
        let (pattern, relative) = (pattern(slots), relative(slots));
        let name = &variant.name;
        quote!(#pattern => Self::#name(::cif_runtime::record::Part::start(#relative, reader)),)
    });
    let places = variants.iter().map(|variant| {
        let relative = relative(variant.declared.slots());
        let name = &variant.name;
        quote!(Self::#name(it) => ::cif_runtime::record::Part::place(it, #relative, reader),)
    });
    let writes = variants.iter().map(|variant| {
        let (name, xml) = (&variant.name, variant.declared.name());
        quote!(Self::#name(it) => ::cif_runtime::record::Part::write(it, #xml, writer),)
    });
    let owned = choice.owned();
    let data = choice.data();
    Ok(quote! {
        #definition

        impl<'a> ::cif_runtime::record::Part<'a> for #name #generics {
            fn placeholder() -> Self {
                Self::#placeholder(::cif_runtime::record::Part::placeholder())
            }
            fn accepts(&self, slot: usize) -> bool {
                match self {
                    #(#accepts)*
                }
            }
            fn start(slot: usize, reader: &mut ::cif_runtime::Reader<'a>) -> Self {
                match slot {
                    #(#starts)*
                    _ => <Self as ::cif_runtime::record::Part<'a>>::placeholder(),
                }
            }
            fn place(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
                let _ = slot;
                match self {
                    #(#places)*
                }
            }
            fn write(&self, _: &'static str, writer: &mut ::cif_runtime::Writer) {
                match self {
                    #(#writes)*
                }
            }
        }

        #data
        #owned
    })
}

/// The code for nodes.
pub(crate) fn nodes(input: DeriveInput) -> syn::Result<TokenStream> {
    let nodes = Choice::read(input)?;
    let definition = nodes.definition();
    let Choice {
        name,
        generics,
        variants,
        ..
    } = &nodes;
    let mut text = quote!(::core::option::Option::None);
    let mut reads = Vec::new();
    let mut writes = Vec::new();
    for variant in variants {
        let name = &variant.name;
        if let Role::Text = variant.declared.role {
            text = quote!(::core::option::Option::Some(Self::#name(text)));
            writes.push(quote!(Self::#name(it) => writer.text(it),));
            continue;
        }
        let pattern = pattern(variant.declared.slots());
        let xml = variant.declared.name();
        reads.push(quote!(#pattern => Self::#name(::cif_runtime::record::Part::start(0, reader)),));
        writes
            .push(quote!(Self::#name(it) => ::cif_runtime::record::Part::write(it, #xml, writer),));
    }
    let read = if reads.is_empty() {
        quote! {
            let _ = (slot, reader);
            ::core::option::Option::None
        }
    } else {
        quote! {
            ::core::option::Option::Some(match slot {
                #(#reads)*
                _ => return ::core::option::Option::None,
            })
        }
    };
    let write = if writes.is_empty() {
        quote! {
            let _ = writer;
            match *self {}
        }
    } else {
        quote!(match self { #(#writes)* })
    };
    let owned = nodes.owned();
    let data = nodes.data();
    Ok(quote! {
        #definition

        impl<'a> ::cif_runtime::record::Node<'a> for #name #generics {
            fn read(
                slot: usize,
                reader: &mut ::cif_runtime::Reader<'a>,
            ) -> ::core::option::Option<Self> {
                #read
            }
            fn text(
                text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, ::core::primitive::str>>,
            ) -> ::core::option::Option<Self> {
                let _ = &text;
                #text
            }
            fn write(&self, writer: &mut ::cif_runtime::Writer) {
                #write
            }
        }

        #data
        #owned
    })
}

impl Choice {
    fn read(input: DeriveInput) -> syn::Result<Self> {
        let Data::Enum(data) = input.data else {
            return Err(syn::Error::new(input.ident.span(), "it is no enum"));
        };
        let variants = data.variants.into_iter().map(|variant| {
            let name = variant.ident;
            let field = variant.fields.into_iter().next();
            let field = field.ok_or_else(|| syn::Error::new(name.span(), "it holds nothing"))?;
            Ok(Variant {
                declared: Declared::read(variant.attrs, name.span())?,
                name,
                ty: field.ty,
            })
        });
        Ok(Self {
            variants: variants.collect::<syn::Result<_>>()?,
            attributes: input.attrs,
            visibility: input.vis,
            name: input.ident,
            generics: input.generics,
        })
    }

    fn definition(&self) -> TokenStream {
        let Self {
            attributes,
            visibility,
            name,
            generics,
            variants,
        } = self;
        let derives = derives(false, &TokenStream::new());
        let variants = variants.iter().map(|variant| {
            let Variant { name, ty, declared } = variant;
            let kept = &declared.kept;
            let key = match &declared.role {
                Role::Text => Some("#text".to_owned()),
                Role::Child { name, .. } => Some(name.value()),
                _ => None,
            };
            let serde = key.map(|key| quote!(#[serde(rename = #key)]));
            quote!(#(#kept)* #serde #name(#ty),)
        });
        quote! {
            #(#attributes)*
            #derives
            #visibility enum #name #generics {
                #(#variants)*
            }
        }
    }

    fn owned(&self) -> TokenStream {
        let Self {
            name,
            generics,
            variants,
            ..
        } = self;
        let variants = variants.iter().map(|it| &it.name);
        owned(
            name,
            generics,
            &quote! {
                match self {
                    #(Self::#variants(it) => #name::#variants(::cif_runtime::IntoOwned::into_owned(it)),)*
                }
            },
        )
    }

    fn data(&self) -> TokenStream {
        let variants: Vec<_> = self.variants.iter().map(|it| &it.name).collect();
        let fields = self
            .variants
            .iter()
            .map(|it| it.declared.description(&it.name));
        let body = if variants.is_empty() {
            quote! {
                let _ = visitor;
                match *self {}
            }
        } else {
            quote! {
                match self {
                    #(Self::#variants(it) => {
                        visitor.field(const { &#fields }, it);
                    })*
                }
            }
        };
        let span = if variants.is_empty() {
            quote!(match *self {})
        } else {
            quote! {
                match self {
                    #(Self::#variants(it) => ::cif_runtime::record::Data::span(it),)*
                }
            }
        };
        data(&self.name, &self.generics, &span, &body)
    }
}
