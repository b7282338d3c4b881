//! The main line alone, of games that need no long look: every move is legal, stands in its
//! place, and is spelt as files do.

use cif_chess::packed::PackedMove;
use cif_chess::{Position, Variant};
use cif_text::legality::Verdict;
use cif_text::moves::{Flag, Move};

use super::spelling;
use crate::text::{Depth, Game, Kind, Token, final_result};

/// The tokens that may stand among the moves of a main line that is read alone: each kind
/// allows those before it too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MainLineTokens {
    /// Move numbers, of which the first is 1.
    Numbers,
    /// Comments and NAGs.
    Annotations,
    /// Variations, and numbers of any kind.
    Variations,
}

/// Reads the main line of a game of chess that begins with the token `from` and with the usual
/// position, and gives the last one: as [`read`](super::read()) does, or not at all where that
/// has anything to say of it, or where anything stands there that may not. Each move is played
/// by `play`, which gives nothing where it is not legal.
pub(crate) fn main_line(
    game: &Game<'_>,
    from: usize,
    allowed: MainLineTokens,
    mut play: impl FnMut(&mut Position, &Token) -> Option<()>,
) -> Option<Position> {
    let tokens = game.tokens();
    let last = final_result(tokens);
    // Nothing but comments stands behind the result.
    let until = last.unwrap_or(tokens.len());
    let behind = tokens.get(until..)?.iter();
    if allowed == MainLineTokens::Numbers && behind.clone().any(|token| token.kind.is_comment()) {
        return None;
    }
    let tokens = tokens.get(from..until)?;
    let mut end = Position::standard(Variant::Chess);
    let mut depth = Depth::default();
    let mut has_moves = false;
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
                play(&mut end, token)?;
                has_moves = true;
            }
            Kind::Open if has_moves && allowed == MainLineTokens::Variations => {
                depth.pass(Kind::Open);
            }
            // Another number than that of the position counts for all behind it.
            Kind::Number
                if has_moves
                    || allowed == MainLineTokens::Variations
                    || matches!(game.spelling(token), b"1." | b"1") => {}
            Kind::Comment | Kind::LineComment | Kind::Nag | Kind::Glyph(_) | Kind::Escape
                if allowed >= MainLineTokens::Annotations => {}
            _ => return None,
        }
    }
    depth.is_outside().then_some(end)
}

/// Plays a legal move.
pub(crate) fn play(position: &mut Position, game: &Game<'_>, token: &Token) -> Option<PackedMove> {
    if let Some(played) = position.play_san(game.spelling(token)) {
        return Some(played);
    }
    let packed = position.pack(&meant(position, game, token)?)?;
    position.play_packed(packed).is_legal().then_some(packed)
}

/// Plays a legal move, and judges it.
pub(crate) fn judge(
    position: &mut Position,
    game: &Game<'_>,
    token: &Token,
) -> Option<(Move<'static>, Verdict)> {
    if let Some(played) = position.play_san(game.spelling(token)) {
        return Some((Move::leg(played.leg()?), Verdict::LEGAL));
    }
    let played = meant(position, game, token)?;
    let verdict = position.play(&played);
    verdict.is_legal().then_some((played, verdict))
}

/// The move that a token means, if it leaves no doubt of it.
fn meant(position: &Position, game: &Game<'_>, token: &Token) -> Option<Move<'static>> {
    let played = position
        .read_any(&spelling::plain(&game.text(token)))
        .ok()?;
    matches!(played.flag(), None | Some(Flag::EnPassant)).then_some(played)
}
