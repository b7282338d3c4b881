//! Rules on namebase sections and what refers to them.

pub mod dangling_namebase_reference;
pub mod duplicate_namebase_entry;
pub mod duplicate_namebase_id;
pub mod namebase_element_overridden;
pub mod namebase_reference_before_definition;
pub mod unreferenced_namebase_entry;
