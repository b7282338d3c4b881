//! The columns of all tables. What a schema, the documentation and the computations know of a
//! column stands here once.

pub(crate) mod comments;
pub(crate) mod evaluations;
pub(crate) mod findings;
pub(crate) mod games;
pub(crate) mod lines;
pub(crate) mod plies;
pub(crate) mod tags;

use crate::column::{Definition, Rows};
use crate::kind::Kind;
use crate::rows::Place;
use crate::rows::at::At;

/// A row of something in a game.
pub(crate) trait InGame {
    /// The place of the game.
    fn place(&self) -> Place<'_>;
}

/// A row of something in a line of a game.
pub(crate) trait InLine: InGame {
    /// The line, and the ply in it.
    fn at(&self) -> At;
}

const fn source<T: Rows>() -> Definition<T>
where
    for<'r> T::Row<'r>: InGame,
{
    let meaning = "The file as it was given.";
    Definition::new("source", Kind::Utf8, meaning, |row, out| {
        out.text(row.place().source);
    })
}

const fn game<T: Rows>() -> Definition<T>
where
    for<'r> T::Row<'r>: InGame,
{
    let meaning = "The number of the game in its source, from 1.";
    Definition::new("game", Kind::UInt32, meaning, |row, out| {
        out.number(Some(row.place().game));
    })
}

const fn board<T: Rows>() -> Definition<T>
where
    for<'r> T::Row<'r>: InLine,
{
    let meaning = "The board: `a`, or `b` for the second of two.";
    Definition::new("board", Kind::Utf8, meaning, |row, out| {
        out.text(row.at().board_name());
    })
}

const fn line<T: Rows>() -> Definition<T>
where
    for<'r> T::Row<'r>: InLine,
{
    let meaning = "The number of the line in the game: 0 is the main line, variations follow \
                   in the order of the text.";
    Definition::new("line", Kind::UInt32, meaning, |row, out| {
        out.number(Some(row.at().line));
    })
}
