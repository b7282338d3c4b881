//! The rules of chess as a rulebook: which game a variant, a start position
//! and a board make.

use cif_text::board::BoardSize;
use cif_text::legality::{Flaw, Ready, Rulebook, SetUp, Unplayable, UnplayableKind};
use cif_text::start::Start;

use crate::game::Game;
use crate::loose::Loose;
use crate::position::Position;
use crate::setup::FromFen;
use crate::variant::Variant;

/// The rules of chess and of the variants of [`Variant`].
///
/// Any other variant, and any board but 8x8, is played without judgement. So
/// is one board alone of a Bughouse game, since nothing shows what comes into
/// its pockets.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rules;

impl Rules {
    /// The game, and what did not fit its start position.
    ///
    /// The two boards of a tandem game begin alike, or each from its own FEN
    /// with a vertical bar between them.
    ///
    /// # Errors
    /// The start position cannot be played.
    pub fn game(&self, game: &SetUp<'_>) -> Result<(Game, Vec<Flaw>), Unplayable> {
        let start = parse(game.start)?;
        let plain = game.board.size() == BoardSize::default();
        let tandem = game.board.is_tandem();
        let variant = Variant::from_name(game.variant)
            .filter(|variant| plain && (tandem || *variant != Variant::Bughouse));
        let Some(variant) = variant else {
            let board = Loose::new(game.start, game.board);
            return Ok((Game::loose(board), Vec::new()));
        };
        if !tandem {
            let (position, flaws) = position(variant, start, game.start, 0)?;
            return Ok((Game::new(position), flaws));
        }
        let (first, second) = match start {
            Start::Fen(_) => match game.start.split_once('|') {
                Some((first, rest)) => {
                    let second = position(variant, Start::Fen(rest), rest, first.len() + 1)?;
                    (position(variant, Start::Fen(first), first, 0)?, second)
                }
                None => both(position(variant, start, game.start, 0)?),
            },
            _ => both(position(variant, start, game.start, 0)?),
        };
        let flaws = [first.1, second.1].concat();
        Ok((Game::tandem(first.0, second.0), flaws))
    }
}

impl Rulebook for Rules {
    fn set_up(&self, game: &SetUp<'_>) -> Result<Ready, Unplayable> {
        let (play, flaws) = self.game(game)?;
        Ok(Ready {
            play: Box::new(play),
            flaws,
        })
    }
}

impl Default for Game {
    fn default() -> Self {
        Self::new(Position::standard(Variant::Chess))
    }
}

/// The same position on both boards; what is wrong with it is said once.
fn both(first: (Position, Vec<Flaw>)) -> ((Position, Vec<Flaw>), (Position, Vec<Flaw>)) {
    let second = (first.0.clone(), Vec::new());
    (first, second)
}

fn parse(text: &str) -> Result<Start<'_>, Unplayable> {
    Start::parse(text).map_err(|_| Unplayable {
        kind: UnplayableKind::Malformed,
        range: 0..text.len(),
        message: "the start positions are numbered from 1 to 3840",
    })
}

/// The position of a start, whose text has `base` bytes before it.
fn position(variant: Variant, start: Start<'_>, text: &str, base: usize) -> FromFen {
    match start {
        Start::Standard => Ok((Position::standard(variant), Vec::new())),
        Start::Number(number) => match Position::numbered(variant, number) {
            Some(position) => Ok((position, Vec::new())),
            None => Err(Unplayable {
                kind: UnplayableKind::Impossible,
                range: 0..text.len(),
                message: "the variant has no numbered start positions",
            }),
        },
        Start::Fen(_) => match Position::from_fen(variant, text) {
            Ok((position, mut flaws)) => {
                for Flaw { range, .. } in &mut flaws {
                    *range = range.start + base..range.end + base;
                }
                Ok((position, flaws))
            }
            Err(fault) => Err(Unplayable {
                range: fault.range.start + base..fault.range.end + base,
                ..fault
            }),
        },
    }
}
