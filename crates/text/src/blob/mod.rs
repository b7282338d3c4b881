//! Binary data in an archive (published page `cif--blob`): bytes, compressed
//! or not, written in basE91. [`raw_length()`] answers whether the text
//! decodes and inflates, and to how many bytes, without keeping them;
//! [`unpack()`] hands them over; [`pack()`] writes them.
//!
//! ```
//! use cif_text::blob::{BlobError, Compression, pack, raw_length};
//!
//! let text = pack(b"A poster of the tournament", Compression::Zlib);
//! assert_eq!(raw_length(&text, Compression::Zlib, 1 << 20), Ok(26));
//! let error = raw_length(&text, Compression::Zlib, 25).unwrap_err();
//! assert_eq!(error, BlobError::TooLong { limit: 25 });
//! let error = raw_length("Nn<!", Compression::None, 100).unwrap_err();
//! assert_eq!(error.range(), Some(2..3));
//! ```
//!
//! # Limits
//!
//! - basE91 has several texts for some bytes: the bits that fill up the last
//!   characters are not looked at. A text of an odd number of characters is
//!   legal.
//! - A blob is decoded in memory of fixed size, whatever it holds; the bound
//!   that the caller sets is on the raw bytes.

mod base91;
mod error;
mod inflate;

pub use base91::{Decoder, encode};
pub use error::BlobError;
pub use inflate::{Compression, decode, pack, raw_length, unpack};
