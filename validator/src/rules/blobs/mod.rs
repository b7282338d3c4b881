//! Rules on binary data.

pub mod blob_size_mismatch;
pub mod malformed_blob;
