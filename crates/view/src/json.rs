//! JSON of the records and rows that a viewer takes.

use std::borrow::Cow;

use serde::Serialize;

use crate::visible_isolated;

/// A record, a row or a title as JSON, in which no text holds characters that change the order
/// in which others are shown: a viewer has [others](visible_isolated) in their places, and gives
/// each text a direction of its own. Line feeds are escapes there, and stay.
///
/// # Errors
/// When it cannot be written as JSON.
pub fn shown_json(value: &impl Serialize) -> serde_json::Result<String> {
    let json = serde_json::to_string(value)?;
    Ok(match visible_isolated(&json) {
        // Without a copy of what may be large.
        Cow::Borrowed(_) => json,
        Cow::Owned(shown) => shown,
    })
}
