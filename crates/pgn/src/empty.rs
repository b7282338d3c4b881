//! The game that conversions begin with.

use cif_types::{Game, GameInfo, MoveSection};

/// A game of which nothing is known.
pub(crate) fn game() -> Game<'static> {
    Game {
        variant: None,
        tandem: None,
        startposition: None,
        controlposition: None,
        invalid: None,
        pieces: None,
        rules: None,
        boardsize: None,
        boardpath: None,
        coloration: None,
        signature: None,
        languages: None,
        fragment: None,
        info: GameInfo::default().into(),
        moves: MoveSection::default().into(),
        data: None,
    }
}
