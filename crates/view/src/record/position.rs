//! Positions as their squares, and the squares that a move changed.

use std::fmt::Write as _;

use cif_chess::{Game as Replay, Position};
use cif_text::legality::{Piece, Play, Side};
use cif_text::moves::Move;
use cif_text::square::Square;

use crate::picture::{Face, Picture, checked_king, pocket};

/// The squares of all boards of a game, one board behind the other, each from its first rank.
pub(super) struct Squares {
    picture: Picture,
    squares: Vec<Option<Square>>,
}

/// The position of a game on its boards.
#[derive(Clone, Default)]
pub(super) struct Cells {
    /// The letter of each square, or a dot.
    pub(super) letters: Vec<u8>,
    /// The pockets of each board, where there are any.
    pub(super) pockets: Vec<String>,
    pub(super) fen: Option<String>,
    /// The square of a king in check.
    pub(super) check: Option<usize>,
}

impl Squares {
    pub(super) fn of(picture: Picture) -> Self {
        let (files, ranks) = (picture.files, picture.ranks);
        let on = |face: &'_ Face| {
            let fields = (0..ranks).flat_map(move |rank| (0..files).map(move |file| (file, rank)));
            let squares: Vec<_> = fields.map(|(file, rank)| face.square(file, rank)).collect();
            squares
        };
        Self {
            squares: picture.faces.iter().flat_map(on).collect(),
            picture,
        }
    }

    pub(super) const fn picture(&self) -> &Picture {
        &self.picture
    }

    /// The number of a field on a board.
    pub(super) fn cell(&self, face: usize, (file, rank): (u8, u8)) -> usize {
        let files = usize::from(self.picture.files);
        let area = files * usize::from(self.picture.ranks);
        face * area + usize::from(rank) * files + usize::from(file)
    }

    /// The position of a game.
    pub(super) fn cells(&self, replay: &Replay) -> Cells {
        let on = |square: &Option<Square>| {
            let piece = square.and_then(|square| replay.piece(square));
            piece.map_or(b'.', letter)
        };
        let mut cells = Cells {
            letters: self.squares.iter().map(on).collect(),
            ..Cells::default()
        };
        let mut pockets = Vec::new();
        for (number, face) in self.picture.faces.iter().enumerate() {
            let on = face.board().filter(|_| self.picture.tandem);
            let Some(position) = replay.position(on) else {
                continue;
            };
            let fen = position.fen();
            let pieces = self::pocket(&fen);
            if let Some(pieces) = &pieces {
                pockets.push(pieces.iter().map(|it| char::from(letter(*it))).collect());
            }
            if self.picture.faces.len() == 1 {
                let rest = fen.split_once(' ').map(|(_, rest)| rest.to_owned());
                cells.fen = if pieces.is_some() { Some(fen) } else { rest };
            }
            cells.check = cells.check.or_else(|| self.king(number, &cells, position));
        }
        if self.picture.tandem {
            cells.fen = replay.fen();
        }
        cells.pockets = pockets;
        cells
    }

    /// The square of a king in check on a board.
    fn king(&self, face: usize, cells: &Cells, position: &Position) -> Option<usize> {
        let king = letter(checked_king(position)?);
        let area = usize::from(self.picture.files) * usize::from(self.picture.ranks);
        let begin = face * area;
        let letters = cells.letters.get(begin..begin + area)?;
        let at = letters.iter().position(|it| *it == king)?;
        Some(begin + at)
    }

    /// The squares of a move.
    pub(super) fn of_move(&self, played: &Move<'_>) -> Vec<usize> {
        let places = played.squares().filter_map(|it| self.picture.place(it));
        let mut cells: Vec<_> = places.map(|(face, field)| self.cell(face, field)).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The letters of each board.
    pub(super) fn boards(&self, cells: &Cells) -> Vec<String> {
        let area = usize::from(self.picture.files) * usize::from(self.picture.ranks);
        let boards = cells.letters.chunks(area.max(1));
        boards
            .map(|it| String::from_utf8_lossy(it).into_owned())
            .collect()
    }
}

/// The letter of a piece, upper case for White; all of them are of ASCII.
fn letter(piece: Piece) -> u8 {
    let letter = match piece.side {
        Side::White => piece.letter.upper(),
        Side::Black => piece.letter.lower(),
    };
    u8::try_from(letter).unwrap_or(b'?')
}

/// The squares that are others in the later position, and their numbers.
pub(super) fn changed(before: &Cells, after: &Cells) -> (String, Vec<usize>) {
    let mut text = String::new();
    let mut numbers = Vec::new();
    let pairs = before.letters.iter().zip(&after.letters).enumerate();
    for (number, (_, letter)) in pairs.filter(|(_, (before, after))| before != after) {
        // Writing to a String cannot fail.
        let _ = write!(text, "{number}{}", char::from(*letter));
        numbers.push(number);
    }
    (text, numbers)
}
