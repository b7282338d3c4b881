//! Rules on what is drawn on the board.

pub mod line_too_short;
pub mod square_off_board;
