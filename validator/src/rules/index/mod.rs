//! Rules on index sections and what refers to them.

pub mod dangling_index_reference;
pub mod duplicate_index_id;
pub mod game_missing_from_index;
pub mod game_referenced_twice;
pub mod index_entry_without_game;
pub mod index_game_without_id;
pub mod index_reference_before_definition;
pub mod inherited_attribute_set;
pub mod inherited_element_overridden;
pub mod listing_referenced;
pub mod reserved_index_creator;
pub mod signature_mismatch;
