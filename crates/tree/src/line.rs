//! A line of moves.

use cif_types::{Comment, Spanned};

use crate::item::same;
use crate::{Item, Line, Ply};

impl<'a> Line<'a> {
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
}

/// Lines are equal when they hold the same; white space takes no part in it.
impl PartialEq for Line<'_> {
    fn eq(&self, other: &Self) -> bool {
        same(&self.opening, &other.opening) && self.plies == other.plies
    }
}

impl Eq for Line<'_> {}
