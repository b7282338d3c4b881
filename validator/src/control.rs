//! The position that a game names for control, `controlposition`, and whether
//! another one is the same: in pieces, side to move, castling rights and en
//! passant square. Counters are not compared, nor pockets and counted checks
//! where the control position does not give them.

use cif_text::board::BoardSize;
use cif_text::fen::Fen;
use cif_text::legality::{Piece, Side};
use cif_text::start::Start;

/// A control position.
pub(crate) struct Control {
    /// One FEN, or those of two boards with a vertical bar between them.
    fens: String,
    gives_pockets: bool,
    gives_checks: bool,
}

impl Control {
    /// A control position by its text, and as FEN by the rules of the variant.
    /// There is none where the text is no position that a game could begin
    /// with; after illegal moves a game may yet end with it.
    pub(crate) fn new(written: &str, played: Option<String>) -> Self {
        let all = |gives: fn(&Fen<'_>) -> bool| {
            // A name or a number leaves nothing open.
            written
                .split('|')
                .all(|it| fen(it).is_none_or(|it| gives(&it)))
        };
        Self {
            gives_pockets: all(|fen| fen.pocket.is_some()),
            gives_checks: all(|fen| fen.checks.is_some()),
            fens: played.unwrap_or_else(|| written.to_owned()),
        }
    }

    /// Returns whether FENs, of as many boards, say the same.
    pub(crate) fn is(&self, fens: &str) -> bool {
        let boards = |fens: &str| fens.split('|').count();
        boards(&self.fens) == boards(fens)
            && self
                .fens
                .split('|')
                .zip(fens.split('|'))
                .all(|(one, other)| {
                    fen(one)
                        .zip(fen(other))
                        .is_some_and(|(one, other)| self.is_same(&one, &other))
                })
    }

    fn is_same(&self, one: &Fen<'_>, other: &Fen<'_>) -> bool {
        pieces(one) == pieces(other)
            && one.side == other.side
            && one.castling.text == other.castling.text
            && one.en_passant == other.en_passant
            && (!self.gives_pockets || pocket(one) == pocket(other))
            && (!self.gives_checks || one.checks == other.checks)
    }
}

/// The reason why a text is no position on any board of the usual size.
pub(crate) fn flaw(text: &str) -> Option<&'static str> {
    match Start::parse(text) {
        Err(_) => Some("start positions are numbered from 1 to 3840"),
        Ok(Start::Fen(fens)) => {
            let flaw = |fen| Fen::parse(fen, BoardSize::default()).err();
            Some(fens.split('|').find_map(flaw)?.message)
        }
        Ok(_) => None,
    }
}

fn fen(text: &str) -> Option<Fen<'_>> {
    Fen::parse(text, BoardSize::default()).ok()
}

/// The pieces on the board in the order of squares.
fn pieces(fen: &Fen<'_>) -> Vec<impl PartialEq + use<>> {
    let mut pieces: Vec<_> = fen.pieces.iter().map(|it| (it.square, it.piece)).collect();
    pieces.sort_by_key(|it| it.0);
    pieces
}

/// The pieces in the pockets in order.
fn pocket(fen: &Fen<'_>) -> Vec<impl PartialEq + use<>> {
    let pieces = fen.pocket.iter().flatten();
    let mut pieces: Vec<_> = pieces
        .map(|it: &Piece| (it.side == Side::White, it.letter))
        .collect();
    pieces.sort_unstable();
    pieces
}
