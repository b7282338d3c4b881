//! Rules on namebase sections and what refers to them.

pub mod dangling_namebase_reference;
pub mod namebase_element_overridden;
pub mod namebase_reference_before_definition;
