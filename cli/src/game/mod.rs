//! One game for display: found in an archive or in PGN, with the head and the
//! names that it inherits, its title, its start position and its moves as
//! people write them.

mod archive;
mod find;
mod names;
mod notation;
mod start;
mod title;

pub(crate) use self::archive::Found;
pub(crate) use self::find::find;
pub(crate) use self::names::Names;
pub(crate) use self::notation::{glyph, is_close, nag, written};
pub(crate) use self::start::Beginning;
pub(crate) use self::title::{join, name_of, or, title};
