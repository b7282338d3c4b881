//! The macros behind generated types. A type is one declaration, whose fields
//! carry their places in the schema:
//!
//! ```text
//! /// A line with its trips.
//! #[element(tables::LINE)]
//! pub struct Line<'a> {
//!     /// The attribute `number`.
//!     #[attribute(0, "number")]
//!     pub number: Spanned<u16>,
//!     /// The element `trip`.
//!     #[child(1, "trip")]
//!     pub trip: Vec<Spanned<Trip<'a>>>,
//! }
//! ```
//!
//! Reader, writer, constructor, accessors, JSON, the owned form and what shows
//! the fields to a visitor follow from it; how a field takes what the engine
//! hands over follows from its type (`cif_runtime::record`). The macros are meant
//! for what `cif-codegen` writes and trust it: what its settings refuse is not
//! checked again.
//!
//! - `#[attribute(NUMBER, "name")]`; with `default = "..."` an accessor follows.
//! - `#[child(SLOT, "name")]`: one element; `max = N` bounds how many.
//! - `#[part(FIRST..=LAST)]`: a part of the content model with a type of its own; a
//!   name behind the slots is its name in JSON.
//! - `#[text]`, `#[nodes]`, `#[nodes(mixed)]`: what else stands between the tags.
//! - `#[base(SLOTS)]`: the type that this one extends, which has so many slots;
//!   with `optional` it can do without any value.
//! - `renamed` behind a name: JSON has the name of the field, not that of XML.
//! - `#[declared("name")]`, `#[named("name")]`: a type that may stand for that of an
//!   element, which documents name by `xsi:type` unless it is the declared one.
//! - `#[note("key", "value")]`: what the schema says of the field to programs.

mod choice;
mod field;
mod record;
mod types;

use proc_macro::TokenStream;
use syn::DeriveInput;

/// A complex type, over its table.
#[proc_macro_attribute]
pub fn element(table: TokenStream, declaration: TokenStream) -> TokenStream {
    expand(declaration, |input| {
        record::element(&syn::parse(table)?, input)
    })
}

/// A part of a content model that stands as a whole.
#[proc_macro_attribute]
pub fn sequence(_: TokenStream, declaration: TokenStream) -> TokenStream {
    expand(declaration, record::sequence)
}

/// A part of a content model of which one alternative stands; the argument
/// names the one that a placeholder has, where it is not the first.
#[proc_macro_attribute]
pub fn choice(placeholder: TokenStream, declaration: TokenStream) -> TokenStream {
    expand(declaration, |input| {
        let placeholder = (!placeholder.is_empty())
            .then(|| syn::parse(placeholder))
            .transpose()?;
        choice::choice(placeholder.as_ref(), input)
    })
}

/// The types that may stand for the one that an element is declared with; the argument
/// names the one that a placeholder has, where it is not the first.
#[proc_macro_attribute]
pub fn types(placeholder: TokenStream, declaration: TokenStream) -> TokenStream {
    expand(declaration, |input| {
        let placeholder = (!placeholder.is_empty())
            .then(|| syn::parse(placeholder))
            .transpose()?;
        types::types(placeholder.as_ref(), input)
    })
}

/// The nodes of an element whose children are one list.
#[proc_macro_attribute]
pub fn nodes(_: TokenStream, declaration: TokenStream) -> TokenStream {
    expand(declaration, choice::nodes)
}

fn expand(
    declaration: TokenStream,
    macro_: impl FnOnce(DeriveInput) -> syn::Result<proc_macro2::TokenStream>,
) -> TokenStream {
    syn::parse(declaration)
        .and_then(macro_)
        .unwrap_or_else(|error| error.to_compile_error())
        .into()
}

/// The program in the README, which has to compile.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
