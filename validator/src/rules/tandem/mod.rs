//! Rules on games on two boards.

pub mod board_letter_in_single_game;
pub mod tandem_move_without_board;
pub mod tandem_section_count;
pub mod tandem_tags_missing;
