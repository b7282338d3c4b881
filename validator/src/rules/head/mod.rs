//! Rules on the head of a game.

pub mod flag_contradicts_moves;
pub mod game_creator_missing;
pub mod gameid_without_provider;
pub mod national_rating_without_country;
pub mod repeated_flag;
pub mod round_out_of_range;
pub mod tandem_section_in_single_game;
pub mod time_mode_contradicts_control;
