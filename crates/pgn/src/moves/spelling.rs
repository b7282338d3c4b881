//! The spelling of moves in PGN: figurines and typographic dashes on the way
//! in; on the way out SAN, or what else leaves no doubt of a move that is not
//! legal or castles in an unusual way.

use core::fmt::Write as _;
use std::borrow::Cow;

use cif_chess::{NotationError, Position};
use cif_text::moves::{Action, Flag, Move};

/// The move without figurines, typographic dashes, blanks, what is not seen and words for
/// check, and with `e.p.` spelt so.
pub(super) fn plain(text: &str) -> Cow<'_, str> {
    let text = passing(without_sign(text));
    if text.is_ascii() && !text.contains([' ', '\t']) {
        return text;
    }
    let plain = text
        .chars()
        .filter(|char| !is_unseen(*char))
        .filter_map(|char| match char {
            // Figurines, and what those of publishers' fonts look like in others.
            '\u{2654}' | '\u{265a}' | '\u{a2}' => Some('K'),
            '\u{2655}' | '\u{265b}' | '\u{a3}' => Some('Q'),
            '\u{2656}' | '\u{265c}' | '\u{a6}' => Some('R'),
            '\u{2657}' | '\u{265d}' | '\u{a5}' => Some('B'),
            '\u{2658}' | '\u{265e}' | '\u{a4}' => Some('N'),
            '\u{2659}' | '\u{265f}' => None,
            '\u{2010}'..='\u{2015}' | '\u{2212}' => Some('-'),
            '\u{d7}' => Some('x'),
            _ => Some(char),
        })
        .collect();
    Cow::Owned(plain)
}

/// Returns whether a character is a blank, or one that is not seen at all.
const fn is_unseen(char: char) -> bool {
    matches!(
        char,
        ' ' | '\t'
            | '\u{a0}'
            | '\u{ad}'
            | '\u{2000}'..='\u{200f}'
            | '\u{202a}'..='\u{202f}'
            | '\u{205f}'..='\u{206f}'
            | '\u{3000}'
    )
}

/// The move without a word for check right behind it: `Qh5ch`.
fn without_sign(text: &str) -> &str {
    let found = ["ch", "mate"]
        .iter()
        .find_map(|sign| text.strip_suffix(sign));
    let is_move =
        |it: &&str| it.ends_with(|end: char| end.is_ascii_digit() || "+#QRBN".contains(end));
    found.filter(is_move).unwrap_or(text)
}

/// The move without the signs for check at its end.
fn without_check(text: &str) -> &str {
    text.trim_end_matches(['+', '#'])
}

/// The move with `e.p.` for `ep`, `e.p` and either behind a sign for check.
fn passing(text: &str) -> Cow<'_, str> {
    let found = without_check(text);
    let mut signs = ["ep", "e.p", "e.p."].iter();
    let found = signs.find_map(|sign| found.strip_suffix(sign));
    match found
        .map(without_check)
        .filter(|played| played.ends_with(['3', '6']))
    {
        Some(played) => Cow::Owned(format!("{played}e.p.")),
        None => Cow::Borrowed(text),
    }
}

/// Reads a move as it stands in PGN, or says why it is none.
pub(super) fn read(position: &Position, text: &str) -> Result<Move<'static>, &'static str> {
    let played = position
        .read_any(&plain(text))
        .map_err(|error| match error {
            NotationError::NoMove => "no move of the position is meant",
            NotationError::Ambiguous => "more than one move of the position is meant",
            _ => "this is no notation of a move",
        })?;
    let comes_back = match played.flag() {
        None | Some(Flag::EnPassant) if !played.has(Flag::Illegal) => true,
        _ => spell(position, &played, &mut String::new()),
    };
    if comes_back {
        Ok(played)
    } else {
        Err("it cannot be written as it was meant")
    }
}

/// Writes a move behind what is in `out`, and says whether it reads back as
/// the same move with the same flags.
pub(super) fn spell(position: &Position, played: &Move<'_>, out: &mut String) -> bool {
    let start = out.len();
    position.write_san(played, out);
    let reads_back = |out: &str| {
        let text = out.get(start..).unwrap_or_default();
        position.read_any(text).is_ok_and(|read| read == *played)
    };
    if reads_back(out) {
        return true;
    }
    let end = out.len();
    if played.has(Flag::EnPassant) {
        out.push_str("e.p.");
        if reads_back(out) {
            return true;
        }
        out.truncate(end);
    }
    if played.has(Flag::MirroredCastling)
        && let Action::Legs(legs) = played.action()
    {
        // The king's own way: two squares towards its rook.
        let leg = legs.first();
        let (goal, rank) = (
            if leg.from.file() < leg.to.file() {
                'f'
            } else {
                'b'
            },
            leg.from.rank() + 1,
        );
        let san = out.split_off(start);
        // Writing to a string never fails.
        let _ = write!(out, "Kd{rank}-{goal}{rank}");
        if reads_back(out) {
            return true;
        }
        out.truncate(start);
        out.push_str(&san);
    }
    false
}
