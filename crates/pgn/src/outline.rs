//! The head and the main line of a game, for those who want nothing else of it: the same as
//! [`import`](crate::import()) says, sooner.

use cif_chess::Position;
use cif_chess::packed::PackedMove;
use cif_text::legality::Verdict;
use cif_text::moves::Move;
use cif_types::Game;

use crate::context::ImportContext;
use crate::head::{self, Facts};
use crate::import::{Begun, usual};
use crate::moves::{self, MainLineTokens};
use crate::text;

/// A game with its main line apart.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline<'g> {
    /// The game without its moves and what is said of them.
    pub game: Game<'g>,
    /// The main line, from the usual position.
    pub moves: Vec<PackedMove>,
}

/// A ply of a main line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub played: Move<'static>,
    /// The judgement of it.
    pub verdict: Verdict,
    /// The position after it.
    pub after: Position,
}

/// The head of a game. What depends on the moves is as far known as the tag pairs say: the
/// result, and those kept as they stand.
pub fn head<'g>(game: &text::Game<'g>) -> Game<'g> {
    let mut context = ImportContext::new(*game);
    let mut begun = Begun::of(&mut context);
    let facts = Facts {
        result: begun.result(),
        ended: None,
        plies: 0,
        is_partial: true,
    };
    head::read(&begun.lines, &mut begun.game, facts);
    begun.game
}

/// The head and the main line of a game, where nothing is to be said of that: it is chess from
/// the usual position, and each of its moves is legal.
///
/// ```
/// use cif_pgn::{outline, text::Reader};
///
/// let mut reader = Reader::new(&b"[White \"Ada\"]\n\n1. e4 e5 (1... c5) 2. Nf3 *"[..]);
/// let outline = outline(&reader.next_game()?.unwrap()).unwrap();
/// assert_eq!(outline.moves.len(), 3);
/// assert!(outline.game.white().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn outline<'g>(game: &text::Game<'g>) -> Option<Outline<'g>> {
    let mut context = ImportContext::new(*game);
    let mut begun = Begun::of(&mut context);
    if !begun.is_usual() {
        return None;
    }
    let mut moves = Vec::with_capacity(game.tokens().len().min(1 << 10));
    let end = moves::main_line(
        game,
        begun.from,
        MainLineTokens::Variations,
        |position, token| {
            moves.push(moves::play(position, game, token)?);
            Some(())
        },
    )?;
    let result = begun.result();
    let ended = result.and_then(|result| moves::contradiction(result, || end.ended()));
    let facts = Facts {
        result: result.filter(|_| ended.is_none()),
        ended,
        plies: moves.len(),
        is_partial: false,
    };
    head::read(&begun.lines, &mut begun.game, facts);
    Some(Outline {
        game: begun.game,
        moves,
    })
}

/// Reads the main line of a game into `plies`. Returns false, with anything in `plies`, unless
/// the game is chess from the usual position, each move is legal, the first move number is 1
/// where there is one, and nothing but what is allowed stands among the moves.
///
/// ```
/// use cif_pgn::{MainLineTokens, plies, text::Reader};
///
/// let mut reader = Reader::new(&b"1. e4 e5 {Hm.} 2. Nf3 *"[..]);
/// let game = reader.next_game()?.unwrap();
/// let mut line = Vec::new();
/// assert!(!plies(&game, MainLineTokens::Numbers, &mut line));
/// assert!(plies(&game, MainLineTokens::Annotations, &mut line));
/// assert_eq!(line.len(), 3);
/// assert!(line[2].after.fen().starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn plies(game: &text::Game<'_>, allowed: MainLineTokens, plies: &mut Vec<Ply>) -> bool {
    plies.clear();
    let play = |position: &mut Position, token: &text::Token| {
        let (played, verdict) = moves::judge(position, game, token)?;
        let after = position.clone();
        plies.push(Ply {
            played,
            verdict,
            after,
        });
        Some(())
    };
    let line = usual(game).and_then(|from| moves::main_line(game, from, allowed, play));
    line.is_some()
}
