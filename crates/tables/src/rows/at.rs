//! Places among the moves of a game.

/// A place among the moves.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct At {
    pub(crate) line: u32,
    /// 0 for the first board, 1 for the second.
    pub(crate) board: u8,
    /// The plies on the board from the start position to here.
    pub(crate) ply: u32,
}

impl At {
    pub(crate) const fn board_name(self) -> &'static str {
        if self.board == 0 { "a" } else { "b" }
    }
}
