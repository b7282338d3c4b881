//! Documentation of generated items: the schema's own words where it has some.

use proc_macro2::TokenStream;
use quote::quote;

/// Doc attributes for a text, or for `fallback` where it is empty.
pub(super) fn doc(text: &str, fallback: &str) -> TokenStream {
    let text = if text.is_empty() { fallback } else { text };
    let lines = text.lines().map(|line| {
        let line = format!(" {}", escape(line));
        if line.trim().is_empty() {
            quote!(#[doc = ""])
        } else {
            quote!(#[doc = #line])
        }
    });
    quote!(#(#lines)*)
}

/// Keeps rustdoc from reading markup into a schema's prose; code spans stay.
fn escape(line: &str) -> String {
    let mut escaped = String::with_capacity(line.len());
    let mut in_code = false;
    for c in line.chars() {
        match c {
            '`' => in_code = !in_code,
            '<' | '[' | ']' | '*' | '_' if !in_code => escaped.push('\\'),
            _ => {}
        }
        escaped.push(c);
    }
    escaped
}
