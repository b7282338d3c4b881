//! Rules on the move section.

pub mod duplicate_move_style;
pub mod malformed_move;
pub mod noncanonical_move;
pub mod unclosed_style;
pub mod undefined_move_style;
pub mod unopened_style;
pub mod variation_without_move;
