//! Rules on namebase sections and what refers to them.

pub mod dangling_namebase_reference;
pub mod duplicate_namebase_entry;
pub mod duplicate_namebase_id;
pub mod namebase_element_overridden;
pub mod namebase_reference_before_definition;
pub mod namebase_value_repeated;
pub mod team_named_twice;
pub mod unreferenced_namebase_entry;
