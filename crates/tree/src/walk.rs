//! A walk through a line and all its variations, in the order of the text.

use std::slice::Iter;

use crate::{Item, Line, Ply};

/// A step of a [`Walk`].
#[derive(Clone, Copy, Debug)]
pub enum Step<'t, 'a> {
    /// A line begins; the depth of the main line is 0.
    Enter {
        /// The number of lines around it.
        depth: usize,
        /// The line.
        line: &'t Line<'a>,
    },
    /// A ply. What stands behind it comes next, item by item.
    Ply {
        /// Its place in the line, from zero.
        number: usize,
        /// The ply.
        ply: &'t Ply<'a>,
    },
    /// A thing between moves. A variation comes as a line instead.
    Item(&'t Item<'a>),
    /// The line ends, and its parent goes on.
    Leave,
}

/// The iterator of [`Line::walk`]. It keeps its own stack.
#[derive(Clone, Debug)]
pub struct Walk<'t, 'a> {
    /// A line that is to be entered next.
    next: Option<&'t Line<'a>>,
    open: Vec<Open<'t, 'a>>,
}

#[derive(Clone, Debug)]
struct Open<'t, 'a> {
    items: Iter<'t, Item<'a>>,
    plies: std::iter::Enumerate<Iter<'t, Ply<'a>>>,
}

impl<'a> Line<'a> {
    /// Goes through the line and all its variations, in the order of the text.
    pub fn walk(&self) -> Walk<'_, 'a> {
        Walk::new(self)
    }
}

impl<'t, 'a> Walk<'t, 'a> {
    pub(crate) const fn new(line: &'t Line<'a>) -> Self {
        Self {
            next: Some(line),
            open: Vec::new(),
        }
    }

    /// The number of lines around the current one.
    pub fn depth(&self) -> usize {
        self.open.len().saturating_sub(1)
    }
}

impl<'t, 'a> Iterator for Walk<'t, 'a> {
    type Item = Step<'t, 'a>;

    fn next(&mut self) -> Option<Step<'t, 'a>> {
        if let Some(line) = self.next.take() {
            let depth = self.open.len();
            self.open.push(Open {
                items: line.opening.iter(),
                plies: line.plies.iter().enumerate(),
            });
            return Some(Step::Enter { depth, line });
        }
        let open = self.open.last_mut()?;
        if let Some(item) = open.items.next() {
            if let Item::Variation(line) = item {
                self.next = Some(&line.value);
                return self.next();
            }
            return Some(Step::Item(item));
        }
        if let Some((number, ply)) = open.plies.next() {
            open.items = ply.gap.iter();
            return Some(Step::Ply { number, ply });
        }
        self.open.pop();
        Some(Step::Leave)
    }
}

impl std::iter::FusedIterator for Walk<'_, '_> {}
