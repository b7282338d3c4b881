//! A game whose rules are not known, or whose board is no board of chess:
//! pieces are moved as far as the text of the moves carries (squares, promotion,
//! flags, castling by the rook's square), and nothing is said of legality.

use std::collections::BTreeMap;

use cif_text::board::Board;
use cif_text::fen::Fen;
use cif_text::legality::{Piece, Side, Verdict};
use cif_text::moves::{Action, Flag, Leg, Move, PieceLetter};
use cif_text::square::{BoardLetter, Square};
use cif_text::start::{Idn, Start};

/// Pieces on a board, and who is to move.
#[derive(Clone, Debug)]
pub(crate) struct Loose {
    pieces: BTreeMap<Square, Piece>,
    files: u8,
    /// Of each board of a tandem game; else only the first counts.
    counts: [Count; 2],
    tandem: bool,
}

#[derive(Clone, Copy, Debug)]
struct Count {
    turn: Side,
    plies: u32,
}

impl Loose {
    /// The board with the pieces of the start position; without any where
    /// it cannot be read, or is that of an unknown variant on a board of
    /// another size than that of chess.
    pub(crate) fn new(start: &str, board: Board) -> Self {
        let size = board.size();
        let mut loose = Self {
            pieces: BTreeMap::new(),
            files: size.files(),
            counts: [Count {
                turn: Side::White,
                plies: 0,
            }; 2],
            tandem: board.is_tandem(),
        };
        let is_chess = size.files() == 8 && size.ranks() == 8;
        match Start::parse(start) {
            Ok(Start::Standard) if is_chess => loose.place_rank(Idn::STANDARD, board),
            Ok(Start::Number(number)) if is_chess => loose.place_rank(number, board),
            Ok(Start::Fen(fens)) => {
                // One FEN stands for both boards.
                let mut fens = fens.split('|');
                let first = fens.next().unwrap_or_default();
                let second = fens.next().unwrap_or(first);
                for (fen, letter) in [(first, BoardLetter::A), (second, BoardLetter::B)] {
                    loose.place_fen(fen, letter, board);
                }
            }
            _ => {}
        }
        loose
    }

    fn place_fen(&mut self, fen: &str, letter: BoardLetter, board: Board) {
        if letter != BoardLetter::A && !self.tandem {
            return;
        }
        let Ok(fen) = Fen::parse(fen, board.size()) else {
            return;
        };
        for placed in &fen.pieces {
            let square = lettered(placed.square, letter, board);
            self.pieces.insert(square, placed.piece);
        }
        if let Some(count) = self.count_mut(Some(letter)) {
            count.turn = fen.side;
        }
    }

    fn place_rank(&mut self, number: Idn, board: Board) {
        let letters = if self.tandem { 2 } else { 1 };
        for letter in BoardLetter::ALL.into_iter().take(letters) {
            for (file, piece) in (0..).zip(number.back_rank()) {
                for (rank, side, piece) in [
                    (0, Side::White, piece),
                    (1, Side::White, b'P'),
                    (6, Side::Black, b'P'),
                    (7, Side::Black, piece),
                ] {
                    let square = Square::new(file, rank);
                    let piece = PieceLetter::new(char::from(piece));
                    if let (Some(square), Some(piece)) = (square, piece) {
                        let square = lettered(square, letter, board);
                        self.pieces.insert(
                            square,
                            Piece {
                                side,
                                letter: piece,
                            },
                        );
                    }
                }
            }
        }
    }

    fn count_mut(&mut self, board: Option<BoardLetter>) -> Option<&mut Count> {
        let index = board.filter(|_| self.tandem).map_or(0, BoardLetter::index);
        self.counts.get_mut(usize::from(index))
    }

    pub(crate) fn turn(&self, board: Option<BoardLetter>) -> Option<Side> {
        let index = board.filter(|_| self.tandem).map_or(0, BoardLetter::index);
        self.counts.get(usize::from(index)).map(|count| count.turn)
    }

    pub(crate) fn plies(&self, board: Option<BoardLetter>) -> u32 {
        match board.filter(|_| self.tandem) {
            None => self.counts.iter().map(|count| count.plies).sum(),
            Some(board) => {
                let count = self.counts.get(usize::from(board.index()));
                count.map_or(0, |count| count.plies)
            }
        }
    }

    pub(crate) fn piece(&self, square: Square) -> Option<Piece> {
        self.pieces.get(&square).copied()
    }

    pub(crate) fn play(&mut self, played: &Move<'_>) -> Verdict {
        let board = board_of(played);
        let side = self.turn(board);
        let mut mover = None;
        match played.action() {
            Action::Null(_) => {}
            Action::Drop { piece, square } => {
                if let Some(side) = side {
                    self.pieces.insert(
                        square,
                        Piece {
                            side,
                            letter: piece,
                        },
                    );
                }
            }
            Action::Legs(legs) => {
                mover = self.piece(legs.first().from).map(|piece| piece.side);
                for leg in legs {
                    self.leg(leg, played.has(Flag::EnPassant));
                }
            }
        }
        if let Some(count) = self.count_mut(board) {
            count.turn = mover.unwrap_or(count.turn).other();
            count.plies = count.plies.saturating_add(1);
        }
        Verdict::unknown("the rules of the variant are not known")
    }

    fn leg(&mut self, leg: Leg, en_passant: bool) {
        let Some(mut piece) = self.pieces.remove(&leg.from) else {
            return;
        };
        if let Some((king_to, rook_to)) = self.castling(piece, leg)
            && let Some(rook) = self.pieces.remove(&leg.to)
        {
            self.pieces.insert(rook_to, rook);
            self.pieces.insert(king_to, piece);
            return;
        }
        if en_passant && let Some(victim) = on_file(leg.from, leg.to.file()) {
            self.pieces.remove(&victim);
        }
        if let Some(letter) = leg.promotion {
            piece.letter = letter;
        }
        self.pieces.insert(leg.to, piece);
    }

    /// The squares of king and rook after castling: those of chess where the
    /// board has eight files, else the king goes two squares.
    fn castling(&self, king: Piece, leg: Leg) -> Option<(Square, Square)> {
        let rook = self.piece(leg.to)?;
        let letters = (king.letter.upper(), rook.letter.upper());
        if letters != ('K', 'R') || king.side != rook.side || leg.from.rank() != leg.to.rank() {
            return None;
        }
        let right = leg.from.file() < leg.to.file();
        let king_to = match (self.files, right) {
            (8, true) => 6,
            (8, false) => 2,
            (_, true) => leg.from.file() + 2,
            (_, false) => leg.from.file().checked_sub(2)?,
        };
        let rook_to = if right { king_to - 1 } else { king_to + 1 };
        if king_to >= self.files {
            return None;
        }
        Some((on_file(leg.from, king_to)?, on_file(leg.from, rook_to)?))
    }
}

/// The square on this file, in the same rank of the same board.
fn on_file(square: Square, file: u8) -> Option<Square> {
    let mut found = Square::new(file, square.rank())?;
    if let Some(board) = square.board() {
        found = found.on_board(board);
    }
    match square.row() {
        Some(row) => found.in_row(row),
        None => Some(found),
    }
}

/// The square as moves of this board name it.
fn lettered(square: Square, letter: BoardLetter, board: Board) -> Square {
    if !board.has_letters() {
        return square;
    }
    let square = square.on_board(letter);
    let row = (board.size().fourth() > 1)
        .then(|| square.in_row(0))
        .flatten();
    row.unwrap_or(square)
}

/// The board of a tandem game that a move is played on.
fn board_of(played: &Move<'_>) -> Option<BoardLetter> {
    match played.action() {
        Action::Null(board) => board,
        Action::Drop { square, .. } => square.board(),
        Action::Legs(legs) => legs.first().from.board(),
    }
}
