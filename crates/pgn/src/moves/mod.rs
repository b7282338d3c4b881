//! The movetext and the move section.

mod data_only;
mod gather;
mod kept;
mod level;
mod line;
mod notes;
mod out;
mod place;
mod plan;
mod ply;
mod raw;
mod read;
mod scores;
mod setting;
mod spelling;
mod tables;
mod taken;
mod write;

use cif_text::board::{Board, BoardSize};

pub(crate) use read::{Expected, read};
pub(crate) use write::{WriteOptions, write};

/// The boards of a game: one, or the two of a tandem game.
pub(crate) fn boards(tandem: bool) -> Board {
    Board::new(BoardSize::default(), tandem)
}

/// The names of the tags that keep what the format has no element for.
pub(crate) mod names {
    /// A NAG that is none: its number.
    pub(crate) const NAG: &str = "PGN:nag";
    /// The result as it is spelt, where it stands; empty where it is missing.
    pub(crate) const RESULT: &str = "PGN:result";
    /// Moves that could not be read.
    pub(crate) const MOVETEXT: &str = "PGN:movetext";
    /// The name of tags for text that is no PGN.
    pub(crate) const UNKNOWN: &str = "PGN:unknown";
    /// `<...>`.
    pub(crate) const RESERVED: &str = "PGN:reserved";
    /// A line that begins with `%`, without the sign.
    pub(crate) const ESCAPE: &str = "PGN:escape";
    /// The comments of the ply hold its commands already.
    pub(crate) const KEPT: &str = "PGN:kept";
    /// Before the name of a command.
    pub(crate) const COMMAND: &str = "PGN:%";
    /// That of evaluations.
    pub(crate) const EVAL: &str = "PGN:%eval";

    /// Tags that stand for tokens of their own.
    pub(crate) const TOKENS: [&str; 6] = [NAG, RESULT, MOVETEXT, UNKNOWN, RESERVED, ESCAPE];
}
