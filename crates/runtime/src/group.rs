//! Parts of a content model that are types of their own: what a choice becomes,
//! and what repeats as a whole. Children are put into them by their slots.

use crate::engine::Reader;
use crate::nested::Nested;
use crate::span::Spanned;

/// A part of a content model; slots count from its first element.
pub trait Group<'a>: Sized {
    /// One with placeholders for what it must have.
    fn placeholder() -> Self;

    /// Whether a child can still go into this one: nothing that comes after it
    /// is there, and there is room.
    fn accepts(&self, slot: usize) -> bool;

    /// Begins one with its first child.
    fn start(slot: usize, reader: &mut Reader<'a>) -> Self;

    /// Takes another child.
    fn place(&mut self, slot: usize, reader: &mut Reader<'a>);
}

/// A place for children: empty, or not.
pub trait Place {
    /// Whether nothing is there.
    fn is_vacant(&self) -> bool;
}

impl<T> Place for Option<T> {
    fn is_vacant(&self) -> bool {
        self.is_none()
    }
}

impl<T> Place for Vec<T> {
    fn is_vacant(&self) -> bool {
        self.is_empty()
    }
}

impl<T> Place for Spanned<T> {
    /// A placeholder has no span.
    fn is_vacant(&self) -> bool {
        self.span.is_none()
    }
}

impl<T: Place> Place for Box<T> {
    fn is_vacant(&self) -> bool {
        (**self).is_vacant()
    }
}

impl<T> Place for Nested<T> {
    fn is_vacant(&self) -> bool {
        self.span.is_none()
    }
}

/// Puts a child into a group that always stands.
pub fn put_one<'a, G: Group<'a>>(group: &mut G, slot: usize, reader: &mut Reader<'a>) {
    if group.accepts(slot) {
        group.place(slot, reader);
    } else {
        *group = G::start(slot, reader);
    }
}

/// Puts a child into a group that may stand.
pub fn put_optional<'a, G: Group<'a>>(group: &mut Option<G>, slot: usize, reader: &mut Reader<'a>) {
    match group {
        Some(group) => put_one(group, slot, reader),
        None => *group = Some(G::start(slot, reader)),
    }
}

/// Puts a child into the last of several groups, or begins another.
pub fn put_many<'a, G: Group<'a>>(groups: &mut Vec<G>, slot: usize, reader: &mut Reader<'a>) {
    match groups.last_mut() {
        Some(group) if group.accepts(slot) => group.place(slot, reader),
        _ => push(groups, G::start(slot, reader)),
    }
}

/// Adds to what an element holds. Most lists have one entry and few have many,
/// so that the room for others is taken when they come, and not doubled.
pub fn push<T>(list: &mut Vec<T>, entry: T) {
    if list.len() == list.capacity() {
        list.reserve_exact(list.len() / 4 + 1);
    }
    list.push(entry);
}

/// Whether a group that may stand takes this child.
pub fn takes<'a, G: Group<'a>>(group: Option<&G>, slot: usize) -> bool {
    group.is_none_or(|group| group.accepts(slot))
}
