//! Rules on the move section.

pub mod malformed_move;
