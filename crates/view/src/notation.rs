//! Moves and NAGs as people write them.

use cif_chess::Game;
use cif_text::legality::{Piece, Play, Side, Standing};
use cif_text::moves::{Action, Flag, Leg, Move};

/// A move in the position before it: SAN where the rules are known, else long
/// algebraic notation.
pub fn written(game: &Game, played: &Move<'_>, figurine: bool) -> String {
    match game.position(played.tandem_board()) {
        Some(position) => {
            let san = position.san(played);
            if figurine {
                // Files are lower case, castling has the letter O.
                san.chars().map(self::figurine).collect()
            } else {
                san
            }
        }
        None => long(game, played, figurine),
    }
}

/// Long algebraic notation on any board, with board letters.
fn long(game: &Game, played: &Move<'_>, figurine: bool) -> String {
    let letter = |piece: char| match piece {
        'P' => String::new(),
        _ if figurine => self::figurine(piece).to_string(),
        _ => piece.to_string(),
    };
    match played.action() {
        Action::Null(_) => "--".to_owned(),
        Action::Drop { piece, square } => format!("{}@{square}", letter(piece.upper())),
        Action::Legs(legs) => {
            let first = legs.first();
            let mover = game.piece(first.from);
            if let Some(castling) = castling(mover, game.piece(first.to), first) {
                return castling.to_owned();
            }
            let mut text = mover
                .map(|piece| letter(piece.letter.upper()))
                .unwrap_or_default();
            text += &first.from.to_string();
            for leg in legs {
                text.push(if game.piece(leg.to).is_some() {
                    'x'
                } else {
                    '-'
                });
                text += &leg.to.to_string();
                if let Some(piece) = leg.promotion {
                    text.push('=');
                    text += &if piece.upper() == 'P' {
                        "P".to_owned()
                    } else {
                        letter(piece.upper())
                    };
                }
            }
            text
        }
    }
}

fn castling(king: Option<Piece>, rook: Option<Piece>, leg: Leg) -> Option<&'static str> {
    let (king, rook) = (king?, rook?);
    let fits = king.side == rook.side && king.letter.upper() == 'K' && rook.letter.upper() == 'R';
    let short = leg.to.file() > leg.from.file();
    (fits && leg.from.rank() == leg.to.rank()).then_some(if short { "O-O" } else { "O-O-O" })
}

/// The figurine of a piece's letter; another character stays.
const fn figurine(letter: char) -> char {
    match letter {
        'K' => '\u{2654}',
        'Q' => '\u{2655}',
        'R' => '\u{2656}',
        'B' => '\u{2657}',
        'N' => '\u{2658}',
        _ => letter,
    }
}

/// The piece of a man as a character of its side, a filled one on demand; a
/// letter where the piece is none of chess.
pub fn glyph(piece: Piece, filled: bool) -> char {
    let outlined = piece.side == Side::White && !filled;
    let (outline, solid) = match piece.letter.upper() {
        'K' => ('\u{2654}', '\u{265A}'),
        'Q' => ('\u{2655}', '\u{265B}'),
        'R' => ('\u{2656}', '\u{265C}'),
        'B' => ('\u{2657}', '\u{265D}'),
        'N' => ('\u{2658}', '\u{265E}'),
        'P' => ('\u{2659}', '\u{265F}'),
        _ if piece.side == Side::White => return piece.letter.upper(),
        _ => return piece.letter.lower(),
    };
    if outlined { outline } else { solid }
}

/// A NAG: the sign that books print for it, as PGN numbers them, else its
/// number.
pub fn nag(number: u16) -> String {
    let sign = match number {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        7 | 8 => "\u{25A1}",
        10 | 11 => "=",
        13 => "\u{221E}",
        14 => "\u{2A72}",
        15 => "\u{2A71}",
        16 => "\u{B1}",
        17 => "\u{2213}",
        18 => "+-",
        19 => "-+",
        22 | 23 => "\u{2299}",
        146 => "N",
        _ => return format!("${number}"),
    };
    sign.to_owned()
}

/// Returns whether the sign of a NAG stands right behind the move.
pub const fn is_close(number: u16) -> bool {
    matches!(number, 1..=6)
}

/// The mark of a move that should not have been played: by the rules, or where they are not
/// known by its flags.
pub fn mark(standing: Standing, played: &Move<'_>) -> Option<&'static str> {
    match standing {
        Standing::Illegal => Some("illegal"),
        Standing::Invalid => Some("invalid"),
        Standing::Unknown if played.has(Flag::Invalid) => Some("invalid"),
        Standing::Unknown if played.has(Flag::Illegal) => Some("illegal"),
        Standing::Legal | Standing::Unknown => None,
    }
}
