//! Rules on the move section.

pub mod duplicate_move_style;
pub mod malformed_move;
pub mod missing_en_passant_flag;
pub mod move_after_game_end;
pub mod noncanonical_move;
pub mod unclosed_style;
pub mod undefined_move_style;
pub mod unflagged_illegal_move;
pub mod unneeded_move_flag;
pub mod unopened_style;
pub mod variation_without_move;
