//! One game for display: found in an archive or in PGN, with the head and the
//! names that it inherits.

mod archive;
mod faults;
mod find;

use cif::model::GameHead;

pub(crate) use self::archive::Found;
pub(crate) use self::faults::Faults;
pub(crate) use self::find::find;
use crate::terminal::visible;
pub(crate) use cif::view::notation::{glyph, is_close, nag, written};
pub(crate) use cif::view::{Beginning, Names};

/// A line as a title for the whole: who against whom on a board, 0 for the first.
pub(crate) fn title(head: &GameHead<'_>, names: &Names, board: usize) -> String {
    visible(&cif::view::title(head, names, board)).into_owned()
}

/// The title of a game, of all its boards.
pub(crate) fn titles(head: &GameHead<'_>, names: &Names) -> String {
    visible(&cif::view::titles(head, names)).into_owned()
}
