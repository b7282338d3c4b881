//! Rows of comments.

use cif_text::legality;
use cif_types::Comment;
use cif_view::{bookkeeping, comment};

use super::Place;
use super::at::At;

/// A comment.
#[derive(Clone, Copy)]
pub(crate) struct Remark<'g> {
    pub(crate) comment: &'g Comment<'g>,
    /// The side that moved, where the comment holds data as text, which stand in elements
    /// and tables too.
    pub(crate) data_of: Option<legality::Side>,
}

impl<'g> Remark<'g> {
    pub(super) const fn new(comment: &'g Comment<'g>) -> Self {
        Self {
            comment,
            data_of: None,
        }
    }

    /// Its words, without markup and data.
    pub(crate) fn words(&self) -> String {
        let Some(mover) = self.data_of else {
            return comment::plain_words(self.comment);
        };
        let words = bookkeeping::words(&self.comment.text, Some(mover));
        let words: Vec<&str> = words.split_whitespace().collect();
        words.join(" ")
    }
}

/// A comment, and where it stands.
pub(crate) struct CommentAt<'g> {
    pub(crate) at: At,
    pub(crate) side: Side,
    pub(crate) remark: Remark<'g>,
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
