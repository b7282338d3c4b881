//! A field and its text.

use std::borrow::Cow;

use cif_runtime::{Spanned, Value};

/// Sets a field from a text, if it fits.
pub(super) fn put<'g, T: Value<'g>>(slot: &mut Option<Spanned<T>>, text: impl Into<Cow<'g, str>>) {
    if let Ok(value) = T::parse(text.into()) {
        *slot = Some(value.into());
    }
}

/// The text of a field.
pub(super) fn show<'s, 'v: 's, T: Value<'v>>(slot: Option<&'s Spanned<T>>) -> Option<Cow<'s, str>> {
    slot.map(|value| value.value.lexical())
}
