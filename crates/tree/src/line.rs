//! A line of moves.

use cif_text::board::Board;
use cif_types::{Comment, Spanned};

use crate::{Item, Ply};

/// The main line or a variation: the gap before its first move, and the plies,
/// each with the gap behind it. The default is an empty line.
#[derive(Clone, Debug, Default)]
pub struct Line<'a> {
    pub(crate) opening: Vec<Item<'a>>,
    pub(crate) plies: Vec<Ply<'a>>,
}

impl<'a> Line<'a> {
    /// A line from move text: moves and NAGs. Words that are neither are kept
    /// as [`Item::Unread`].
    pub fn parse(text: &'a str, board: &Board) -> Self {
        let mut line = Self::default();
        crate::read::text(&mut line, text.into(), *board, false);
        line
    }

    /// The number of plies.
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    /// Returns true if there is no ply; there may be comments.
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// The plies.
    pub fn plies(&self) -> &[Ply<'a>] {
        &self.plies
    }

    /// The plies, for editing each. To add and remove plies see
    /// [`Line::insert`] and [`Line::remove`].
    pub fn plies_mut(&mut self) -> &mut [Ply<'a>] {
        &mut self.plies
    }

    /// The items before the first move.
    pub fn opening(&self) -> &[Item<'a>] {
        &self.opening
    }

    /// The same, for editing.
    pub fn opening_mut(&mut self) -> &mut Vec<Item<'a>> {
        &mut self.opening
    }

    /// The items before this ply, counted from zero: behind the ply before it,
    /// or at the beginning. Behind the last ply there is a gap too.
    pub fn gap(&self, number: usize) -> &[Item<'a>] {
        match number.checked_sub(1) {
            None => &self.opening,
            Some(before) => self.plies.get(before).map_or(&[], |ply| &ply.gap),
        }
    }

    pub(crate) fn gap_mut(&mut self, number: usize) -> Option<&mut Vec<Item<'a>>> {
        match number.checked_sub(1) {
            None => Some(&mut self.opening),
            Some(before) => self.plies.get_mut(before).map(|ply| &mut ply.gap),
        }
    }

    /// The items that lead to this ply, counted from zero, and belong to it.
    pub fn leading(&self, number: usize) -> impl Iterator<Item = &Item<'a>> {
        self.gap(number).iter().filter(|item| item.leads())
    }

    /// The comments before this ply, counted from zero.
    pub fn comments_before(&self, number: usize) -> impl Iterator<Item = &Spanned<Comment<'a>>> {
        self.gap(number).iter().filter_map(|item| match item {
            Item::Pre(comment) => Some(&**comment),
            _ => None,
        })
    }

    /// The comments before the line as a whole.
    pub fn prologue(&self) -> impl Iterator<Item = &Spanned<Comment<'a>>> {
        self.opening.iter().filter_map(|item| match item {
            Item::Prologue(comment) => Some(&**comment),
            _ => None,
        })
    }

    /// The comments after the line as a whole.
    pub fn epilogue(&self) -> impl Iterator<Item = &Spanned<Comment<'a>>> {
        self.gap(self.len()).iter().filter_map(|item| match item {
            Item::Epilogue(comment) => Some(&**comment),
            _ => None,
        })
    }

    /// Goes through the line and all its variations, in the order of the text.
    pub fn walk(&self) -> crate::Walk<'_, 'a> {
        crate::Walk::new(self)
    }
}

/// Lines are equal when they hold the same; white space takes no part in it.
impl PartialEq for Line<'_> {
    fn eq(&self, other: &Self) -> bool {
        same(&self.opening, &other.opening) && self.plies == other.plies
    }
}

/// Returns true if two gaps hold the same but for white space. Variations see
/// to their stack.
pub(crate) fn same(one: &[Item<'_>], other: &[Item<'_>]) -> bool {
    let seen = |item: &&Item<'_>| !item.is_space();
    one.iter().filter(seen).eq(other.iter().filter(seen))
}
