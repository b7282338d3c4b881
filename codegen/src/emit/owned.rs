//! What frees a value from the document that it borrows from.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// For a struct, field by field.
pub(super) fn owned_struct(name: &Ident, names: &[&Ident], borrows: bool) -> TokenStream {
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

/// For an enum, variant by variant.
pub(super) fn owned_enum(name: &Ident, variants: &[&Ident], borrows: bool) -> TokenStream {
    if !borrows {
        return owned_as_is(name);
    }
    quote! {
        impl ::cif_runtime::IntoOwned for #name<'_> {
            type Owned = #name<'static>;

            // A variant may be called `Owned`.
            fn into_owned(self) -> #name<'static> {
                match self {
                    #(Self::#variants(it) => #name::#variants(::cif_runtime::IntoOwned::into_owned(it)),)*
                }
            }
        }
    }
}

/// For what does not borrow.
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
