//! Rules on index sections and what refers to them.

pub mod dangling_index_reference;
pub mod index_reference_before_definition;
pub mod inherited_attribute_set;
pub mod inherited_element_overridden;
