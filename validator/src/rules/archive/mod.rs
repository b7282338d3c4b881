//! Rules on the archive as a whole.

pub mod content_count_mismatch;
pub mod doctype;
pub mod info_not_last;
pub mod modified_before_created;
pub mod unknown_instruction;
pub mod unknown_predefined_name;
