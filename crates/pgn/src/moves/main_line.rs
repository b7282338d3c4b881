//! The main line alone, of games that need no long look: every move is legal, stands in its
//! place, and is spelt as files do.

use cif_chess::packed::PackedMove;
use cif_chess::{Position, Variant};
use cif_text::moves::Flag;

use super::spelling;
use crate::text::{Depth, Game, Kind, Token, final_result};

/// The moves of a main line, and the position behind them.
pub(crate) struct MainLine {
    pub(crate) moves: Vec<PackedMove>,
    pub(crate) end: Position,
}

/// Plays the main line of a game of chess that begins with the token `from` and with the usual
/// position: as [`read`](super::read()) does, or not at all where that has anything to say of
/// it.
pub(crate) fn main_line(game: &Game<'_>, from: usize) -> Option<MainLine> {
    let tokens = game.tokens();
    let last = final_result(tokens);
    // Nothing but comments stands behind the result.
    let until = last.unwrap_or(tokens.len());
    let tokens = tokens.get(from..until)?;
    let mut moves = Vec::with_capacity(tokens.len().min(1 << 10));
    let mut end = Position::standard(Variant::Chess);
    let mut depth = Depth::default();
    let mut rest = tokens.iter().peekable();
    while let Some(token) = rest.next() {
        if !depth.is_outside() {
            depth.pass(token.kind);
            continue;
        }
        match token.kind {
            Kind::Move => {
                if rest.peek().is_some_and(|next| next.kind == Kind::Suffix) {
                    return None;
                }
                moves.push(play(&mut end, game, token)?);
            }
            Kind::Open if !moves.is_empty() => depth.pass(Kind::Open),
            Kind::Number
            | Kind::Comment
            | Kind::LineComment
            | Kind::Nag
            | Kind::Glyph(_)
            | Kind::Escape => {}
            _ => return None,
        }
    }
    depth.is_outside().then_some(MainLine { moves, end })
}

/// Plays a legal move.
fn play(position: &mut Position, game: &Game<'_>, token: &Token) -> Option<PackedMove> {
    if let Some(played) = position.play_san(game.spelling(token)) {
        return Some(played);
    }
    let played = position
        .read_any(&spelling::plain(&game.text(token)))
        .ok()
        .filter(|it| matches!(it.flag(), None | Some(Flag::EnPassant)))?;
    let packed = position.pack(&played)?;
    position.play_packed(packed).is_legal().then_some(packed)
}
