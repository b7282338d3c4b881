//! A game set up, and what numbers its moves have.

use std::fmt;

use cif_chess::{Game as Replay, Rules};
use cif_text::board::Board;
use cif_text::fen::Fen;
use cif_text::legality::{Play, SetUp, Side};
use cif_text::moves::Move;
use cif_text::square::BoardLetter;
use cif_text::start::Start;
use cif_types::Game;

/// The start position of a game, and the number of its first move.
pub struct Beginning {
    /// The game at its start position, where that can be played.
    pub replay: Option<Replay>,
    /// The flaws of the start position.
    pub flaws: Vec<&'static str>,
    /// The number of the first move on each board.
    first: [u64; 2],
    /// The side that begins on each board.
    side: [Side; 2],
    tandem: bool,
}

impl fmt::Debug for Beginning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Beginning")
            .field("flaws", &self.flaws)
            .field("first", &self.first)
            .field("side", &self.side)
            .field("tandem", &self.tandem)
            .finish_non_exhaustive()
    }
}

impl Beginning {
    /// The beginning of a game on its board.
    pub fn of(game: &Game<'_>, board: Board) -> Self {
        let start = game.startposition().to_string();
        let variant = game.variant().to_string();
        let set_up = SetUp {
            variant: &variant,
            start: &start,
            board,
        };
        let (replay, flaws) = match Rules.game(&set_up) {
            Ok((replay, flaws)) => (
                Some(replay),
                flaws.iter().map(|flaw| flaw.message).collect(),
            ),
            Err(unplayable) => (None, vec![unplayable.message]),
        };
        let mut first = [1; 2];
        if let Ok(Start::Fen(fens)) = Start::parse(&start) {
            let (one, two) = fens.split_once('|').unwrap_or((fens, fens));
            for (number, fen) in first.iter_mut().zip([one, two]) {
                if let Ok(fen) = Fen::parse(fen, board.size()) {
                    *number = u64::from(fen.number);
                }
            }
        }
        let said = game.moves.movenumber.as_ref();
        if let Some(said) = said.and_then(|number| number.as_str().parse().ok()) {
            first = [said; 2];
        }
        let side = [BoardLetter::A, BoardLetter::B].map(|letter| {
            let letter = board.is_tandem().then_some(letter);
            let side = replay.as_ref().and_then(|replay| replay.turn(letter));
            side.unwrap_or(Side::White)
        });
        Self {
            replay,
            flaws,
            first,
            side,
            tandem: board.is_tandem(),
        }
    }

    /// The number of the next move, and whose it is.
    pub fn number(&self, replay: &Replay, letter: Option<BoardLetter>) -> (u64, Side) {
        let index = usize::from(letter == Some(BoardLetter::B));
        let first = self.first.get(index).copied().unwrap_or(1);
        let began = self.side.get(index).copied().unwrap_or(Side::White);
        let plies = u64::from(replay.plies(letter)) + u64::from(began == Side::Black);
        let side = replay.turn(letter).unwrap_or(Side::White);
        (first.saturating_add(plies / 2), side)
    }

    /// The number and the dots before a move: `12.`, `12...`; in a tandem game
    /// `12A.` or `12a.`, as players of Bughouse write it.
    pub fn label(&self, replay: &Replay, played: &Move<'_>) -> (String, Side) {
        let letter = played.tandem_board().filter(|_| self.tandem);
        let (number, side) = self.number(replay, letter);
        let label = match (letter.map(BoardLetter::as_char), side) {
            (Some(letter), Side::White) => format!("{number}{letter}."),
            (Some(letter), Side::Black) => format!("{number}{}.", letter.to_ascii_lowercase()),
            (None, Side::White) => format!("{number}."),
            (None, Side::Black) => format!("{number}..."),
        };
        (label, side)
    }
}
