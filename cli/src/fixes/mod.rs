//! Fixing archives: fixes are applied while a text is checked, in rounds,
//! because one can be in the way of another.

mod diff;
mod edits;
mod pass;
mod reach;
mod rounds;

pub(crate) use self::diff::Diff;
pub(crate) use self::pass::Left;
pub(crate) use self::reach::Reach;
pub(crate) use self::rounds::{Fixed, Fixer, Refusal, Scratch, ScratchLocation};
