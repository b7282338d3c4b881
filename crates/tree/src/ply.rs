//! A move and what stands behind it up to the next one.

use std::borrow::Cow;

use cif_text::board::Board;
use cif_text::moves::{Action, Malformed, Move};
use cif_types::{AnnotationChoice, Comment, GameLink, Spanned};

use crate::item::same;
use crate::{Item, Line, Ply};

impl<'a> Ply<'a> {
    /// A ply from the text of its move, in the spelling that is to be written.
    ///
    /// # Errors
    /// The text is no move on this board.
    pub fn parse(text: impl Into<Cow<'a, str>>, board: &Board) -> Result<Self, Malformed> {
        let text = text.into();
        Move::parse(&text, board)?;
        Ok(Self::read(text, *board))
    }

    /// A ply whose text has been read without fault.
    pub(crate) const fn read(text: Cow<'a, str>, board: Board) -> Self {
        Self {
            text,
            board,
            gap: Vec::new(),
        }
    }

    /// The move.
    pub fn played(&self) -> Move<'_> {
        // No other text gets in here.
        Move::parse(&self.text, &self.board).unwrap_or(Move::new(Action::Null(None)))
    }

    /// The move as it is spelt.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Plays another move instead; what belongs to the old one stays.
    ///
    /// # Errors
    /// The text is no move on the board of this ply.
    pub fn set_text(&mut self, text: impl Into<Cow<'a, str>>) -> Result<(), Malformed> {
        let text = text.into();
        Move::parse(&text, &self.board)?;
        self.text = text;
        Ok(())
    }

    /// The items between the move and the next one, in order.
    pub fn gap(&self) -> &[Item<'a>] {
        &self.gap
    }

    /// The same, for editing.
    pub fn gap_mut(&mut self) -> &mut Vec<Item<'a>> {
        &mut self.gap
    }

    /// The items that belong to the move, in order.
    pub fn own(&self) -> impl Iterator<Item = &Item<'a>> {
        self.gap.iter().filter(|item| item.follows())
    }

    /// The NAGs, in order.
    pub fn nags(&self) -> impl Iterator<Item = u16> {
        self.gap.iter().filter_map(|item| match item {
            Item::Nag(nag) => Some(*nag),
            _ => None,
        })
    }

    /// The annotation data: evaluations, clocks, arrows and so on.
    pub fn data(&self) -> impl Iterator<Item = &AnnotationChoice<'a>> {
        self.gap.iter().filter_map(|item| match item {
            Item::Data(data) => Some(&**data),
            _ => None,
        })
    }

    /// The comments after the move.
    pub fn comments(&self) -> impl Iterator<Item = &Spanned<Comment<'a>>> {
        self.gap.iter().filter_map(|item| match item {
            Item::Post(comment) => Some(&**comment),
            _ => None,
        })
    }

    /// The alternatives to the move.
    pub fn variations(&self) -> impl Iterator<Item = &Line<'a>> {
        self.gap.iter().filter_map(|item| match item {
            Item::Variation(line) => Some(&line.value),
            _ => None,
        })
    }

    /// The alternatives to the move, for editing.
    pub fn variations_mut(&mut self) -> impl Iterator<Item = &mut Line<'a>> {
        self.gap.iter_mut().filter_map(|item| match item {
            Item::Variation(line) => Some(&mut line.value),
            _ => None,
        })
    }

    /// The links to other games.
    pub fn links(&self) -> impl Iterator<Item = &Spanned<GameLink<'a>>> {
        self.gap.iter().filter_map(|item| match item {
            Item::Link(link) => Some(&**link),
            _ => None,
        })
    }

    /// Returns true if a draw was offered with the move.
    pub fn offers_draw(&self) -> bool {
        self.gap.iter().any(|item| matches!(item, Item::Draw(_)))
    }
}

impl PartialEq for Ply<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text && same(&self.gap, &other.gap)
    }
}

impl Eq for Ply<'_> {}
