//! Data of an archive, which is unpacked once however many rules ask, within
//! a bound and without keeping it.

use std::cell::OnceCell;

use cif_text::blob::{self, BlobError};
use cif_types::{BLOb, Compression, Spanned};

/// A piece of binary data.
pub(crate) struct Data<'c> {
    /// The element.
    pub(crate) blob: &'c Spanned<BLOb<'c>>,
    length: OnceCell<Result<u64, BlobError>>,
}

/// The amount of data that is unpacked in any case, and that of a long text: some
/// characters can stand for a thousand times as many bytes.
const MOST_BYTES: u64 = 64 << 20;
const MOST_GROWTH: u64 = 64;

impl<'c> Data<'c> {
    pub(super) fn new(blob: &'c Spanned<BLOb<'c>>) -> Self {
        let length = OnceCell::new();
        Self { blob, length }
    }

    /// Returns its length in bytes when it is decoded and inflated.
    pub(crate) fn raw_length(&self) -> &Result<u64, BlobError> {
        self.length.get_or_init(|| {
            let text = self.blob.text.as_str();
            let compression = match self.blob.compression.value {
                Compression::Zlib => blob::Compression::Zlib,
                Compression::None => blob::Compression::None,
            };
            let growth = (text.len() as u64).saturating_mul(MOST_GROWTH);
            blob::raw_length(text, compression, growth.max(MOST_BYTES))
        })
    }
}
