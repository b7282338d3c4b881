//! The picture of a position: boards with their pieces, the squares of
//! the last move, pockets. A tandem game has two boards, one in three or four
//! dimensions has one for each level.

mod draw;
mod pen;
mod svg;

use std::collections::{BTreeMap, BTreeSet};

use cif_chess::{Game as Replay, Position};
use cif_text::board::Board;
use cif_text::legality::{Piece, Play, Side};
use cif_text::moves::{Move, PieceLetter};
use cif_text::square::{BoardLetter, Square};

pub use svg::{Look, Players, Theme, UnknownTheme, write};

/// File and rank, from zero.
pub type Field = (u8, u8);

/// The boards of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Each of them.
    pub faces: Vec<Face>,
    /// The number of files.
    pub files: u8,
    /// The number of ranks.
    pub ranks: u8,
    /// True if there are two boards of one game.
    pub tandem: bool,
    /// The number of boards side by side.
    pub across: usize,
}

/// One board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    letter: Option<BoardLetter>,
    row: Option<u8>,
    /// True if Black sits below.
    pub flipped: bool,
    /// The pieces on it.
    pub pieces: BTreeMap<Field, Piece>,
    /// The squares of the last move.
    pub last: BTreeSet<Field>,
    /// The square of a king in check.
    pub check: Option<Field>,
    /// The pieces in the pockets, where there are any pockets.
    pub pocket: Option<Vec<Piece>>,
    /// The position in FEN, where the rules are known.
    pub fen: Option<String>,
    /// The side to move.
    pub turn: Option<Side>,
}

impl Picture {
    /// The boards as they stand after the last move.
    pub fn of(replay: &Replay, board: Board, last: Option<&Move<'_>>, flipped: bool) -> Self {
        let size = board.size();
        let (letters, rows) = if board.is_tandem() {
            (2, 1)
        } else {
            (size.third(), size.fourth())
        };
        let mut picture = Self {
            faces: Vec::new(),
            files: size.files(),
            ranks: size.ranks(),
            tandem: board.is_tandem(),
            across: usize::from(letters),
        };
        for row in 0..rows {
            for letter in 0..letters {
                let letter = BoardLetter::new(letter).filter(|_| board.has_letters());
                // Partners sit side by side, with different colours.
                let second = board.is_tandem() && letter == Some(BoardLetter::B);
                let asked = letter.filter(|_| board.is_tandem());
                let mut face = Face {
                    letter,
                    row: (rows > 1).then_some(row),
                    flipped: flipped != second,
                    pieces: BTreeMap::new(),
                    last: BTreeSet::new(),
                    check: None,
                    pocket: None,
                    fen: replay.position(asked).map(Position::fen),
                    turn: replay.turn(asked),
                };
                face.fill(replay, &picture);
                let king = replay.position(asked).and_then(checked_king);
                face.check = king.and_then(|king| face.field(king));
                face.pocket = face.fen.as_deref().and_then(pocket);
                picture.faces.push(face);
            }
        }
        for square in last.into_iter().flat_map(Move::squares) {
            if let Some((face, field)) = picture.place(square)
                && let Some(face) = picture.faces.get_mut(face)
            {
                face.last.insert(field);
            }
        }
        picture
    }

    /// The board and the field of a square, where it is in the picture.
    pub fn place(&self, square: Square) -> Option<(usize, Field)> {
        if square.file() >= self.files || square.rank() >= self.ranks {
            return None;
        }
        let mut faces = self.faces.iter();
        let fits = |face: &Face| {
            face.letter == square.board() && (face.row.is_none() || face.row == square.row())
        };
        Some((faces.position(fits)?, (square.file(), square.rank())))
    }

    /// Files in the order they are seen in.
    pub fn files(&self, face: &Face) -> Vec<u8> {
        ordered(self.files, face.flipped)
    }

    /// Ranks from top to bottom.
    pub fn ranks(&self, face: &Face) -> Vec<u8> {
        ordered(self.ranks, !face.flipped)
    }
}

impl Face {
    /// Its letter, where there are several boards.
    pub(crate) const fn board(&self) -> Option<BoardLetter> {
        self.letter
    }

    /// Returns the name of the board, where there are several.
    pub fn name(&self) -> Option<String> {
        let letter = self.letter?.as_char();
        Some(match self.row {
            Some(row) => format!("Board {letter}{}", row + 1),
            None => format!("Board {letter}"),
        })
    }

    /// The first field of a piece.
    fn field(&self, wanted: Piece) -> Option<Field> {
        let mut pieces = self.pieces.iter();
        let found = pieces.find(|(_, piece)| **piece == wanted);
        found.map(|(field, _)| *field)
    }

    fn fill(&mut self, replay: &Replay, picture: &Picture) {
        for file in 0..picture.files {
            for rank in 0..picture.ranks {
                if let Some(piece) = self.square(file, rank).and_then(|it| replay.piece(it)) {
                    self.pieces.insert((file, rank), piece);
                }
            }
        }
    }

    /// The square of this file and rank on the board.
    pub(crate) fn square(&self, file: u8, rank: u8) -> Option<Square> {
        let square = Square::new(file, rank)?;
        let Some(letter) = self.letter else {
            return Some(square);
        };
        let square = square.on_board(letter);
        match self.row {
            Some(row) => square.in_row(row),
            None => Some(square),
        }
    }
}

/// The name of a file.
pub fn file_name(file: u8) -> String {
    let name = Square::new(file, 0).map(|square| square.to_string());
    name.unwrap_or_default().trim_end_matches('1').to_owned()
}

/// The king that is in check in a position.
pub(crate) fn checked_king(position: &Position) -> Option<Piece> {
    let king = || {
        Some(Piece {
            side: position.turn(),
            letter: PieceLetter::new('K')?,
        })
    };
    position.is_check().then(king)?
}

/// The pieces between the brackets of a FEN.
pub(crate) fn pocket(fen: &str) -> Option<Vec<Piece>> {
    let (_, rest) = fen.split_once('[')?;
    let (pocket, _) = rest.split_once(']')?;
    let piece = |letter: char| {
        Some(Piece {
            side: if letter.is_ascii_uppercase() {
                Side::White
            } else {
                Side::Black
            },
            letter: PieceLetter::new(letter)?,
        })
    };
    Some(pocket.chars().filter_map(piece).collect())
}

fn ordered(count: u8, backwards: bool) -> Vec<u8> {
    if backwards {
        (0..count).rev().collect()
    } else {
        (0..count).collect()
    }
}
