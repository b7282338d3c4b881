//! A line has plies, a ply has items behind it, and an item may be a line again.

use std::borrow::Cow;

use cif_text::board::Board;
use cif_types::{
    Annotation, AnnotationChoice, Comment, Empty, GameLink, MoveStyleID, Nested, Spanned,
};

/// The main line or a variation: the gap before its first move, and the plies,
/// each with the gap behind it. The default is an empty line.
#[derive(Clone, Debug, Default)]
pub struct Line<'a> {
    pub(crate) opening: Vec<Item<'a>>,
    pub(crate) plies: Vec<Ply<'a>>,
}

/// A move with the gap behind it. The gap may hold what belongs to the move
/// after it, or closes the line; the iterators for one kind of thing see what
/// belongs to this move.
#[derive(Clone, Debug)]
pub struct Ply<'a> {
    pub(crate) text: Cow<'a, str>,
    pub(crate) board: Board,
    pub(crate) gap: Vec<Item<'a>>,
}

/// A thing in a gap between moves. Large ones are boxed, for a game may have
/// half a million items.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item<'a> {
    /// White space, at least one character of it.
    Space(Cow<'a, str>),
    /// A NAG.
    Nag(u16),
    /// A word that is neither move nor NAG, or one after the epilogue.
    Unread(Cow<'a, str>),
    /// Comment before the line as a whole.
    Prologue(Box<Spanned<Comment<'a>>>),
    /// Annotation of the position before the first move.
    Prelude(Spanned<Annotation<'a>>),
    /// Annotation of the position after the move.
    Data(Box<AnnotationChoice<'a>>),
    /// A draw was offered with the move.
    Draw(Spanned<Empty>),
    /// Link to another game.
    Link(Box<Spanned<GameLink<'a>>>),
    /// Comment after the move.
    Post(Box<Spanned<Comment<'a>>>),
    /// Alternative to the move.
    Variation(Nested<Line<'a>>),
    /// Ends the style of that name.
    EndStyle(Spanned<MoveStyleID<'a>>),
    /// Comment before the move that follows.
    Pre(Box<Spanned<Comment<'a>>>),
    /// From the move that follows on, moves are shown in this style.
    StartStyle(Spanned<MoveStyleID<'a>>),
    /// Comment after the line as a whole.
    Epilogue(Box<Spanned<Comment<'a>>>),
}
