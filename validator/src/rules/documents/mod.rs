//! Rules on documents.

pub mod document_id_required;
