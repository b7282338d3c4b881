//! Enums of the types that may stand for the declared type of an element.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, Data, DeriveInput, Generics, Ident, LitStr, Type};

use crate::field::{derives, inside};
use crate::record::owned;

/// A type that may stand there.
struct Variant {
    name: Ident,
    /// The attributes that stay with it.
    kept: Vec<Attribute>,
    /// The element as it is held, in a box or not.
    held: Type,
    /// The type of its content.
    content: Type,
    /// The canonical name of the type.
    ty: LitStr,
    is_declared: bool,
}

/// The code for such an enum.
pub(crate) fn types(placeholder: Option<&Ident>, input: DeriveInput) -> syn::Result<TokenStream> {
    let Data::Enum(data) = input.data else {
        return Err(syn::Error::new(input.ident.span(), "it is no enum"));
    };
    let variants = data.variants.into_iter().map(Variant::new);
    let variants = variants.collect::<syn::Result<Vec<_>>>()?;
    let (name, generics) = (&input.ident, &input.generics);
    let (attributes, visibility) = (&input.attrs, &input.vis);
    let Some(first) = variants.first() else {
        return Err(syn::Error::new(name.span(), "it has no types"));
    };
    let placeholder = placeholder.unwrap_or(&first.name);
    let derives = derives(false, &TokenStream::new());
    let definitions = variants.iter().map(Variant::definition);
    let declared = variants.iter().find(|it| it.is_declared);
    let declared = declared.map_or_else(
        || {
            quote! {
                (reader.pass(), <Self as ::cif_runtime::record::Content<'a>>::placeholder())
            }
        },
        Variant::read,
    );
    let others = variants.iter().filter(|it| !it.is_declared);
    let others = others.map(Variant::read_named);
    let writes = variants.iter().map(Variant::write);
    let shows = variants.iter().map(Variant::show);
    let conversions = variants.iter().map(|it| it.from(name, generics));
    let names = variants.iter().map(|it| &it.name);
    let owned = owned(
        name,
        generics,
        &quote! {
            match self {
                #(Self::#names(it) => #name::#names(::cif_runtime::IntoOwned::into_owned(it)),)*
            }
        },
    );
    Ok(quote! {
        #(#attributes)*
        #derives
        #visibility enum #name #generics {
            #(#definitions)*
        }

        impl<'a> ::cif_runtime::record::Content<'a> for #name #generics {
            fn placeholder() -> Self {
                Self::#placeholder(::cif_runtime::record::Part::placeholder())
            }
            fn read(reader: &mut ::cif_runtime::Reader<'a>) -> ::cif_runtime::Spanned<Self> {
                let (span, value) = match reader.named_type() {
                    #(#others)*
                    _ => #declared,
                };
                ::cif_runtime::Spanned::new(value, span)
            }
            fn write(
                &self,
                name: &'static ::core::primitive::str,
                writer: &mut ::cif_runtime::Writer,
            ) {
                match self {
                    #(#writes)*
                }
            }
            fn show<V: ::cif_runtime::record::Visitor>(
                content: &::cif_runtime::Spanned<Self>,
                visitor: &mut V,
            ) {
                match &content.value {
                    #(#shows)*
                }
            }
        }

        #(#conversions)*
        #owned
    })
}

impl Variant {
    fn new(variant: syn::Variant) -> syn::Result<Self> {
        let name = variant.ident;
        let fault = |what: &str| syn::Error::new(name.span(), what);
        let field = variant.fields.into_iter().next();
        let held = field.ok_or_else(|| fault("it holds nothing"))?.ty;
        let mut content = inside(&held).ok_or_else(|| fault("it holds no element"))?;
        if let Some(inner) = inside(content) {
            content = inner;
        }
        let is_place =
            |it: &Attribute| it.path().is_ident("declared") || it.path().is_ident("named");
        let (places, kept): (Vec<_>, Vec<_>) = variant.attrs.into_iter().partition(is_place);
        let place = places
            .first()
            .ok_or_else(|| fault("it has no place in the schema"))?;
        Ok(Self {
            content: content.clone(),
            ty: place.parse_args()?,
            is_declared: place.path().is_ident("declared"),
            kept,
            held,
            name,
        })
    }

    fn definition(&self) -> TokenStream {
        let Self {
            name,
            kept,
            held,
            ty,
            ..
        } = self;
        quote!(#(#kept)* #[serde(rename = #ty)] #name(#held),)
    }

    /// The code that reads an element of this type: its span and the variant.
    fn read(&self) -> TokenStream {
        let Self { name, held, .. } = self;
        quote! {{
            let it = <#held as ::cif_runtime::record::Part<'a>>::start(0, reader);
            (it.span, Self::#name(it))
        }}
    }

    /// The arm for an element that names this type.
    fn read_named(&self) -> TokenStream {
        let (content, read) = (&self.content, self.read());
        quote! {
            ::core::option::Option::Some(it)
                if ::core::ptr::eq(it, <#content as ::cif_runtime::Element<'a>>::TYPE) => #read
        }
    }

    fn write(&self) -> TokenStream {
        let Self { name, ty, .. } = self;
        let named = (!self.is_declared).then(|| quote!(writer.named(#ty);));
        quote! {
            Self::#name(it) => {
                #named
                ::cif_runtime::record::Content::write(&it.value, name, writer);
            }
        }
    }

    fn show(&self) -> TokenStream {
        let Self { name, content, .. } = self;
        quote! {
            Self::#name(it) => <#content as ::cif_runtime::record::Content<'a>>::show(it, visitor),
        }
    }

    /// The conversion from the content of such an element.
    fn from(&self, of: &Ident, generics: &Generics) -> TokenStream {
        let Self { name, content, .. } = self;
        quote! {
            impl #generics ::core::convert::From<#content> for #of #generics {
                fn from(content: #content) -> Self {
                    Self::#name(::core::convert::Into::into(::cif_runtime::Spanned::from(content)))
                }
            }
        }
    }
}
