//! Rows: what of a game the columns of a table are computed from.

pub(crate) mod at;
pub(crate) mod comment;
pub(crate) mod evaluation;
pub(crate) mod finding;
pub(crate) mod game;
pub(crate) mod moves;
pub(crate) mod ply;
pub(crate) mod walk;

/// The place of a game: what the rows of all tables begin with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<'r> {
    /// The file as it was given.
    pub(crate) source: &'r str,
    /// The number of the game in it, from 1.
    pub(crate) game: u64,
    /// Its first byte in the text of the source.
    pub(crate) offset: u64,
    /// Its bytes.
    pub(crate) length: u64,
}
