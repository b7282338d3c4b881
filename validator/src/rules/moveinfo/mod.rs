//! Rules on tables of move information.

pub mod clock_runs_backwards;
pub mod dangling_engine_reference;
pub mod duplicate_engine_id;
pub mod duplicate_moveinfo_table;
pub mod engine_on_other_table;
pub mod moveinfo_given_twice;
pub mod moveinfo_item_malformed;
pub mod moveinfo_longer_than_game;
pub mod trailing_empty_items;
