//! Rules on tables of move information.

pub mod moveinfo_longer_than_game;
