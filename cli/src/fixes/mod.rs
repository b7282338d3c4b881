//! Fixing files: drafts of new texts, the progress of the rounds, and what
//! would be changed as a diff.

mod diff;
mod reach;
mod scratch;

pub(crate) use self::diff::Diff;
pub(crate) use self::reach::Reach;
pub(crate) use self::scratch::{Scratch, ScratchLocation};
