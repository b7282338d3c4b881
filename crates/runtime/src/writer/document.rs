//! Whole documents, written by the declaration of their root.

use super::{WriteError, Writer};
use crate::document::Root;
use crate::record::Content as _;

/// Writes a document with the root `R`, which declares the namespaces of its schema.
///
/// # Errors
/// When it holds a character that XML cannot hold.
pub fn write<R: Root>(document: &R::Document<'_>) -> Result<String, WriteError> {
    let mut writer = Writer::declaring(R::SCHEMA.namespaces);
    document.write(R::ELEMENT.name, &mut writer);
    if writer.lacks_prefix {
        writer = Writer::prefixed(R::SCHEMA.namespaces);
        document.write(R::ELEMENT.name, &mut writer);
    }
    writer.finish()
}
