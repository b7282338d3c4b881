//! Rules on the head of a game.

pub mod tandem_section_in_single_game;
