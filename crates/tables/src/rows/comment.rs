//! Rows of comments.

use cif_types::Comment;

use super::Place;
use super::moves::At;

/// A comment, and where it stands.
pub(crate) struct CommentAt<'g> {
    pub(crate) at: At,
    pub(crate) side: Side,
    pub(crate) comment: &'g Comment<'g>,
}

/// The side of a place on which a comment stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// It is about the game, and stands in its head.
    Game,
    /// Before the line as a whole.
    Prelude,
    Before,
    After,
    /// After the line as a whole.
    Epilogue,
}

impl Side {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Prelude => "prelude",
            Self::Before => "before",
            Self::After => "after",
            Self::Epilogue => "epilogue",
        }
    }
}

/// A comment as the columns see it.
pub(crate) struct CommentRow<'r> {
    pub(crate) place: Place<'r>,
    pub(crate) of: &'r CommentAt<'r>,
}
