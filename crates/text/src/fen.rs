//! FEN and its extensions, on boards of any size: pockets (`[QRp]`, or one
//! row more), promoted pieces (`Q~`), counted checks (`3+3` before the counters,
//! `+0+0` behind them). Every fault has its place in the text. What a position
//! means, and whether it is possible, is not known here.

use core::fmt;
use core::ops::Range;

use crate::board::BoardSize;
use crate::legality::{Piece, Side};
use crate::moves::PieceLetter;
use crate::square::Square;

/// A position as a FEN gives it.
///
/// ```
/// use cif_text::board::BoardSize;
/// use cif_text::fen::Fen;
/// let fen = Fen::parse("4k3/8/8/8/8/8/8/4K2R w K - 0 1", BoardSize::default()).unwrap();
/// assert_eq!((fen.pieces.len(), fen.castling.text, fen.number), (3, "K", 1));
/// let fault = Fen::parse("4k3/9/8/8/8/8/8/4K3 w - - 0 1", BoardSize::default()).unwrap_err();
/// assert_eq!((fault.range, fault.message), (4..5, "more squares than the rank has"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fen<'t> {
    /// The pieces on the board.
    pub pieces: Vec<Placed>,
    /// Their bytes in the text.
    pub placement: Range<usize>,
    /// The pieces in the pockets, where there are pockets.
    pub pocket: Option<Vec<Piece>>,
    /// The side to move.
    pub side: Side,
    /// The castling rights: letters, empty for none.
    pub castling: Field<'t>,
    /// The en passant square, where there is one.
    pub en_passant: Option<Square>,
    /// Its bytes in the text.
    pub en_passant_at: Range<usize>,
    /// The checks that White and Black still have to give.
    pub checks: Option<[u8; 2]>,
    /// Plies since the last capture or pawn move; 0 where left out.
    pub halfmoves: u32,
    /// The number of the move; 1 where left out.
    pub number: u32,
}

/// A piece on its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The square.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
    /// True if it was a pawn.
    pub promoted: bool,
}

/// A field and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field<'t> {
    /// The text; empty for a dash.
    pub text: &'t str,
    /// Its bytes in the FEN.
    pub range: Range<usize>,
}

/// A fault of a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FenError {
    /// The bytes it concerns; empty where something is missing.
    pub range: Range<usize>,
    /// One short line.
    pub message: &'static str,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message)
    }
}

impl core::error::Error for FenError {}

/// The checks that win the game of three checks.
const CHECKS: u8 = 3;

impl<'t> Fen<'t> {
    /// Reads a FEN. The counters may be missing, the rest not.
    ///
    /// # Errors
    /// The first fault, with its place.
    pub fn parse(text: &'t str, size: BoardSize) -> Result<Self, FenError> {
        let mut fields = fields(text);
        let mut next = |message| {
            fields.next().ok_or(FenError {
                range: text.len()..text.len(),
                message,
            })
        };
        let placement = next("a FEN begins with the pieces, rank by rank")?;
        let (pieces, pocket) = place(&placement, size)?;
        let turn = next("the side to move is missing")?;
        let castling = next("the castling rights are missing")?;
        let en_passant = next("the en passant square is missing")?;
        let turn = match turn.text {
            "w" => Side::White,
            "b" => Side::Black,
            _ => return Err(turn.error("the side to move is w or b")),
        };
        if let Some(at) = castling
            .text
            .find(|letter: char| !letter.is_ascii_alphabetic())
            && castling.text != "-"
        {
            let at = castling.range.start + at;
            return Err(FenError {
                range: at..crate::square::char_end(text.as_bytes(), at),
                message: "castling rights are letters, or a dash",
            });
        }
        let square = match en_passant.text {
            "-" => None,
            name => Some(
                name.parse::<Square>()
                    .ok()
                    .filter(|square| square.board().is_none())
                    .filter(|square| square.file() < size.files() && square.rank() < size.ranks())
                    .ok_or_else(|| en_passant.error("no square of the board, and no dash"))?,
            ),
        };
        let mut fen = Self {
            pieces,
            placement: placement.range,
            pocket,
            side: turn,
            castling: castling.or_dash(),
            en_passant: square,
            en_passant_at: en_passant.range,
            checks: None,
            halfmoves: 0,
            number: 1,
        };
        fen.counters(fields)?;
        Ok(fen)
    }

    fn counters(&mut self, fields: impl Iterator<Item = Field<'t>>) -> Result<(), FenError> {
        let mut counters = 0;
        for field in fields {
            // With one number it is a counter that has a sign, if anything.
            if field.text.trim_matches('+').contains('+') {
                if self.checks.is_some() {
                    return Err(field.error("the checks are counted twice"));
                }
                let counted = checks(field.text);
                self.checks = Some(counted.ok_or_else(|| {
                    field.error("checks are counted like 3+3 (to give) or +0+0 (given)")
                })?);
                continue;
            }
            if !field.text.bytes().all(|byte| byte.is_ascii_digit()) {
                return Err(field.error("a counter is a number"));
            }
            // Digits alone fail only where they are too many.
            let number = field.text.parse::<u32>();
            let number =
                number.map_err(|_| field.error("the counter is larger than 4294967295"))?;
            match counters {
                0 => self.halfmoves = number,
                // Some programs count from zero.
                1 => self.number = number.max(1),
                _ => return Err(field.error("more text after the FEN")),
            }
            counters += 1;
        }
        Ok(())
    }
}

impl Field<'_> {
    fn error(&self, message: &'static str) -> FenError {
        FenError {
            range: self.range.clone(),
            message,
        }
    }

    fn or_dash(self) -> Self {
        Self {
            text: self.text.trim_matches('-'),
            ..self
        }
    }
}

/// The parts of a text between white space.
fn fields(text: &str) -> impl Iterator<Item = Field<'_>> {
    let mut at = 0;
    core::iter::from_fn(move || {
        let rest = text.get(at..)?;
        let start = at + rest.find(|letter: char| !letter.is_ascii_whitespace())?;
        let rest = text.get(start..)?;
        let end = rest.find(|letter: char| letter.is_ascii_whitespace());
        at = start + end.unwrap_or(rest.len());
        Some(Field {
            text: text.get(start..at)?,
            range: start..at,
        })
    })
}

type Placement = (Vec<Placed>, Option<Vec<Piece>>);

/// The pieces on the board and in the pockets.
fn place(field: &Field<'_>, size: BoardSize) -> Result<Placement, FenError> {
    let error = |at: Range<usize>, message| FenError {
        range: field.range.start + at.start..field.range.start + at.end,
        message,
    };
    let bytes = field.text.as_bytes();
    let mut pieces: Vec<Placed> = Vec::new();
    // The rank being filled, counted from the top, and the squares filled.
    let (mut row, mut file) = (0_u8, 0_u8);
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let start = at;
        at += 1;
        let width = match byte {
            b'[' => {
                let inside = field.text.get(at..).unwrap_or_default();
                let Some(inside) = inside.strip_suffix(']') else {
                    return Err(error(start..bytes.len(), "the pocket is not closed"));
                };
                short(file, size.files()).map_err(|message| error(start..start, message))?;
                rows(row, size.ranks()).map_err(|message| error(start..start, message))?;
                return Ok((pieces, Some(pocket(inside, field.range.start + at)?)));
            }
            b'/' => {
                short(file, size.files()).map_err(|message| error(start..at, message))?;
                (row, file) = (row + 1, 0);
                if row == size.ranks() {
                    let inside = field.text.get(at..).unwrap_or_default();
                    return Ok((pieces, Some(pocket(inside, field.range.start + at)?)));
                }
                continue;
            }
            b'~' => {
                match pieces.last_mut().filter(|_| {
                    start > 0 && bytes.get(start - 1).is_some_and(u8::is_ascii_alphabetic)
                }) {
                    Some(last) => last.promoted = true,
                    None => return Err(error(start..at, "the sign ~ follows a piece")),
                }
                continue;
            }
            b'1'..=b'9' => {
                let mut width = byte - b'0';
                if size.files() > 9 {
                    while let Some(digit) = bytes.get(at).filter(|byte| byte.is_ascii_digit()) {
                        width = width.saturating_mul(10).saturating_add(digit - b'0');
                        at += 1;
                    }
                }
                width
            }
            _ => {
                let Some(piece) = piece(char::from(byte)) else {
                    let end = crate::square::char_end(bytes, start);
                    return Err(error(start..end, "no piece, no number of empty squares"));
                };
                let rank = size.ranks() - 1 - row;
                if let Some(square) = Square::new(file, rank).filter(|_| file < size.files()) {
                    pieces.push(Placed {
                        square,
                        piece,
                        promoted: false,
                    });
                }
                1
            }
        };
        file = file.saturating_add(width);
        if file > size.files() {
            return Err(error(start..at, "more squares than the rank has"));
        }
    }
    let end = bytes.len();
    short(file, size.files()).map_err(|message| error(end..end, message))?;
    rows(row, size.ranks()).map_err(|message| error(end..end, message))?;
    Ok((pieces, None))
}

fn short(file: u8, files: u8) -> Result<(), &'static str> {
    if file < files {
        return Err("fewer squares than the rank has");
    }
    Ok(())
}

fn rows(row: u8, ranks: u8) -> Result<(), &'static str> {
    if row + 1 < ranks {
        return Err("fewer ranks than the board has");
    }
    Ok(())
}

/// The pieces of a pocket that begins at `base`.
fn pocket(text: &str, base: usize) -> Result<Vec<Piece>, FenError> {
    let mut pieces = Vec::new();
    if text == "-" {
        return Ok(pieces);
    }
    for (at, letter) in text.char_indices() {
        let at = base + at;
        pieces.push(piece(letter).ok_or(FenError {
            range: at..at + letter.len_utf8(),
            message: "no piece in the pocket, but something else",
        })?);
    }
    Ok(pieces)
}

/// The piece of a letter: a capital is White's.
fn piece(letter: char) -> Option<Piece> {
    Some(Piece {
        side: if letter.is_ascii_uppercase() {
            Side::White
        } else {
            Side::Black
        },
        letter: PieceLetter::new(letter)?,
    })
}

/// The checks still to be given: `3+3`, or `+0+0` of those given.
fn checks(text: &str) -> Option<[u8; 2]> {
    let count = |text: &str| text.parse::<u8>().ok().filter(|count| *count <= CHECKS);
    if let Some(given) = text.strip_prefix('+') {
        let (white, black) = given.split_once('+')?;
        Some([CHECKS - count(white)?, CHECKS - count(black)?])
    } else {
        let (white, black) = text.split_once('+')?;
        Some([count(white)?, count(black)?])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Fen<'_>, FenError> {
        Fen::parse(text, BoardSize::default())
    }

    #[test]
    fn extensions_are_read() {
        let fen = parse("4k3/8/8/8/8/8/8/Q~3K3[QNp] b - e3 3+1 4 7").unwrap();
        assert_eq!((fen.halfmoves, fen.number, fen.side), (4, 7, Side::Black));
        assert_eq!(fen.pocket.as_ref().map(Vec::len), Some(3));
        assert_eq!(fen.checks, Some([3, 1]));
        assert_eq!(
            fen.pieces.iter().filter(|placed| placed.promoted).count(),
            1
        );
        assert_eq!(fen.en_passant, "e3".parse().ok());
        let fen = parse("4k3/8/8/8/8/8/8/4K3/Qp w - - 0 1 +2+0").unwrap();
        assert_eq!(fen.pocket.as_ref().map(Vec::len), Some(2));
        assert_eq!(fen.checks, Some([1, 3]));
        assert_eq!(
            parse("8/8/8/8/8/8/8/8[] w - -").unwrap().pocket,
            Some(Vec::new())
        );
        let wide = Fen::parse("12/12 w - -", "12x2".parse().unwrap()).unwrap();
        assert!(wide.pieces.is_empty());
    }

    #[test]
    fn counters_are_numbers_of_32_bits() {
        for (counters, message) in [
            ("x 1", "a counter is a number"),
            ("0 -1", "a counter is a number"),
            ("0 +1", "a counter is a number"),
            ("0+ 1", "a counter is a number"),
            ("+ 1", "a counter is a number"),
            (
                "4+3 1",
                "checks are counted like 3+3 (to give) or +0+0 (given)",
            ),
            ("0 4294967296", "the counter is larger than 4294967295"),
            (
                "99999999999999999999 1",
                "the counter is larger than 4294967295",
            ),
        ] {
            let text = format!("8/8/8/8/8/8/8/8 w - - {counters}");
            assert_eq!(parse(&text).unwrap_err().message, message, "{counters}");
        }
        let fen = parse("8/8/8/8/8/8/8/8 w - - 0 4294967295").unwrap();
        assert_eq!(fen.number, u32::MAX);
    }

    #[test]
    fn faults_have_their_place() {
        for (text, range) in [
            ("", 0..0),
            ("8/8/8/8/8/8/8/8", 15..15),
            ("8/8/8/8/8/8/8 w - -", 13..13),
            ("7/8/8/8/8/8/8/8 w - -", 1..2),
            ("8/8/8/8/8/8/8/k8 w - -", 15..16),
            ("8/8/8/8/8/8/8/7x~~\u{e9} w - -", 17..18),
            ("8/8/8/8/8/8/8/8[Q w - -", 15..17),
            ("8/8/8/8/8/8/8/8[Q1] w - -", 17..18),
            ("8/8/8/8/8/8/8/8 x - -", 16..17),
            ("8/8/8/8/8/8/8/8 w K? -", 19..20),
            ("8/8/8/8/8/8/8/8 w - e9", 20..22),
            ("8/8/8/8/8/8/8/8 w - - x 1", 22..23),
            ("8/8/8/8/8/8/8/8 w - - 0 1 2", 26..27),
            ("8/8/8/8/8/8/8/8 w - - 4+3", 22..25),
        ] {
            assert_eq!(
                parse(text).map_err(|fault| fault.range),
                Err(range),
                "{text}"
            );
        }
    }
}
