//! The parts that MBN and FBR have in common: lists of definitions, names and sets of
//! pieces, areas of the board, and errors. The two notations
//! themselves are [`crate::mbn`] and [`crate::fbr`].

pub(crate) mod area;
pub(crate) mod cursor;
mod error;
mod list;
pub(crate) mod piece;

pub use area::{Area, BoardRange, Interval};
pub use cursor::Number;
pub use error::{MAX_LENGTH, NotationError, NotationErrorKind};
pub use list::{Definitions, Listed, definitions};
pub use piece::{PieceName, PieceSet};
