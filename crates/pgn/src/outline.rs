//! The head and the main line of a game, for those who want nothing else of it: the same as
//! [`import`](crate::import()) says, sooner.

use cif_chess::packed::PackedMove;
use cif_types::Game;

use crate::context::ImportContext;
use crate::head::{self, Facts};
use crate::import::Begun;
use crate::moves;
use crate::text;

/// A game with its main line apart.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline<'g> {
    /// The game without its moves and what is said of them.
    pub game: Game<'g>,
    /// The main line, from the usual position.
    pub moves: Vec<PackedMove>,
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
    let line = moves::main_line(game, begun.from)?;
    let result = begun.result();
    let ended = result.and_then(|result| moves::contradiction(result, || line.end.ended()));
    let facts = Facts {
        result: result.filter(|_| ended.is_none()),
        ended,
        plies: line.moves.len(),
        is_partial: false,
    };
    head::read(&begun.lines, &mut begun.game, facts);
    Some(Outline {
        game: begun.game,
        moves: line.moves,
    })
}
