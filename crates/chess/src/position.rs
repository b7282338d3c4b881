//! A position of one board, and how it changes. Unlike the library's, it may
//! be any: kings missing or in check out of turn, pawns on the last rank, so
//! that a game can be replayed beyond a move that should not have been made.
//! The library lends its tables of attacks.

use cif_text::legality::{Piece as TextPiece, Side};
use cif_text::moves::PieceLetter;
use cif_text::square::{BoardLetter, Square as TextSquare};
use shakmaty::{Bitboard, Color, File, Piece, Rank, Role, Square, attacks};

use crate::CastlingForm;
use crate::board::Board;
use crate::quiet::Quiet;
use crate::variant::Variant;

/// A position.
///
/// It is made by [`Position::standard`], [`Position::numbered`] or
/// [`Position::from_fen`], and changed by [`Position::play`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(crate) variant: Variant,
    /// The board's letter in a tandem game.
    pub(crate) letter: Option<BoardLetter>,
    pub(crate) turn: Color,
    pub(crate) ep: Option<Square>,
    /// The checks that White and Black still have to give.
    pub(crate) checks: [u8; 2],
    /// Pawns to queens of White and of Black.
    pub(crate) pockets: [[u8; 5]; 2],
    pub(crate) board: Board,
    pub(crate) promoted: Bitboard,
    /// Rooks with which castling is still allowed.
    pub(crate) castling: Bitboard,
    /// Corners from which a rook was missing at the start, while the king has
    /// not moved from its square.
    pub(crate) handicap: Bitboard,
    pub(crate) halfmoves: u32,
    pub(crate) number: u32,
    pub(crate) plies: u32,
    pub(crate) quiet: Quiet,
}

/// A change of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// Only the side to move does.
    Turn,
    Normal {
        from: Square,
        to: Square,
        promotion: Option<Role>,
    },
    EnPassant {
        from: Square,
        to: Square,
        victim: Square,
    },
    Castle {
        king: Square,
        king_to: Square,
        /// From where to where; nothing where there is no rook.
        rook: Option<(Square, Square)>,
    },
    Drop {
        role: Role,
        to: Square,
    },
}

/// White comes first here, unlike in the library.
pub(crate) const fn index(color: Color) -> usize {
    match color {
        Color::White => 0,
        Color::Black => 1,
    }
}

/// The place of a role in a pocket; kings have none.
pub(crate) const fn pocket_index(role: Role) -> Option<usize> {
    match role {
        Role::Pawn => Some(0),
        Role::Knight => Some(1),
        Role::Bishop => Some(2),
        Role::Rook => Some(3),
        Role::Queen => Some(4),
        Role::King => None,
    }
}

impl Position {
    /// The side to move.
    pub fn turn(&self) -> Side {
        side(self.turn)
    }

    /// The variant.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The number of the next move.
    pub const fn move_number(&self) -> u32 {
        self.number
    }

    /// The plies played since the position was set up.
    pub const fn plies(&self) -> u32 {
        self.plies
    }

    /// A square of the text; `None` where it lies outside this board or on
    /// another one.
    #[inline]
    pub(crate) fn square(&self, square: TextSquare) -> Option<Square> {
        // Bytes compare faster than options do, and each move asks twice.
        let letter = |board: Option<BoardLetter>| board.map_or(u8::MAX, BoardLetter::index);
        if letter(square.board()) != letter(self.letter) || square.row().is_some() {
            return None;
        }
        library_square(square)
    }

    /// The piece on a square.
    pub fn piece(&self, square: TextSquare) -> Option<TextPiece> {
        let piece = self.board.piece_at(library_square(square)?)?;
        Some(TextPiece {
            side: side(piece.color),
            letter: PieceLetter::new(piece.role.upper_char())?,
        })
    }

    /// Returns true if a side may castle other than with a king on the e-file and a rook
    /// in the corner, as in most games of Chess960.
    pub fn is_chess960(&self) -> bool {
        self.castling_form() == CastlingForm::Rook
    }

    /// Returns true if the side to move is in check.
    pub fn is_check(&self) -> bool {
        self.in_check(self.turn)
    }

    pub(crate) fn kings(&self, color: Color) -> Bitboard {
        self.board.kings() & self.board.by_color(color)
    }

    /// The kings of both sides that were none of a promoted pawn's making.
    pub(crate) fn castling_kings(&self) -> Bitboard {
        self.board.kings() & !self.promoted
    }

    pub(crate) fn in_check(&self, color: Color) -> bool {
        if self.quiet.is_known() || self.variant.is_antichess() {
            return false;
        }
        let occupied = self.board.occupied();
        self.kings(color)
            .into_iter()
            .any(|king| self.threatened(king, color.other(), occupied, Bitboard::EMPTY))
    }

    /// Returns true if a king on `square` would be in check from pieces of
    /// `by`, those on `gone` left out. Kings side by side protect each other in
    /// atomic chess.
    #[inline]
    pub(crate) fn threatened(
        &self,
        square: Square,
        by: Color,
        occupied: Bitboard,
        gone: Bitboard,
    ) -> bool {
        if self.variant == Variant::Atomic
            && (attacks::king_attacks(square) & self.kings(by) & !gone).any()
        {
            return false;
        }
        let (board, them) = (&self.board, self.board.by_color(by) & !gone);
        self.threatened_from_far(square, them, occupied)
            || (attacks::knight_attacks(square) & them & board.knights()).any()
            || (attacks::pawn_attacks(by.other(), square) & them & board.pawns()).any()
            || (attacks::king_attacks(square) & them & board.kings()).any()
    }

    /// Makes a change, and returns the piece it took, for the partner's pocket.
    pub(crate) fn apply(&mut self, change: Change) -> Option<Piece> {
        self.plies = self.plies.saturating_add(1);
        self.halfmoves = self.halfmoves.saturating_add(1);
        self.quiet = Quiet::UNKNOWN;
        self.ep = None;
        let mut mover = self.turn;
        let mut taken = None;
        match change {
            Change::Turn => {}
            Change::Normal {
                from,
                to,
                promotion,
            } => {
                if let Some(piece) = self.board.piece_at(from) {
                    mover = piece.color;
                    taken = self.normal(piece, from, to, promotion);
                }
            }
            Change::EnPassant { from, to, victim } => {
                if let Some(piece) = self.board.piece_at(from) {
                    mover = piece.color;
                    taken = self.take(victim);
                    self.normal(piece, from, to, None);
                    if taken.is_some() && self.variant == Variant::Atomic {
                        self.explode(to);
                    }
                }
            }
            Change::Castle {
                king,
                king_to,
                rook,
            } => {
                if let Some(piece) = self.board.piece_at(king) {
                    mover = piece.color;
                    self.castle(piece, king, king_to, rook);
                }
            }
            Change::Drop { role, to } => {
                self.board.set_piece_at(to, role.of(self.turn));
                self.promoted.discard(to);
                if role == Role::Pawn {
                    self.halfmoves = 0;
                }
                if let Some(count) = self.pocket_mut(self.turn, role) {
                    *count = count.saturating_sub(1);
                }
            }
        }
        if self.variant == Variant::ThreeCheck && self.in_check(mover.other()) {
            let left = &mut self.checks[index(mover)];
            *left = left.saturating_sub(1);
        }
        if mover == Color::Black {
            self.number = self.number.saturating_add(1);
        }
        self.turn = mover.other();
        taken
    }

    #[inline]
    pub(crate) fn normal(
        &mut self,
        piece: Piece,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Option<Piece> {
        let was_promoted = self.promoted.contains(from);
        let is_promoted = was_promoted || promotion.is_some();
        let taken = self.take(to);
        self.board.discard_piece_at(from);
        let becomes = promotion.map_or(piece, |role| role.of(piece.color));
        self.board.set_piece_at(to, becomes);
        self.promoted.discard(from);
        self.promoted.set(to, is_promoted);
        self.castling.discard(from);
        match piece.role {
            // A king that was a pawn has no part in castling.
            Role::King if !was_promoted => {
                self.castling.discard(piece.color.backrank());
                self.handicap.discard(piece.color.backrank());
            }
            Role::Pawn => {
                self.halfmoves = 0;
                // The double step of the horde from its first rank cannot be
                // answered en passant.
                let (first, last) = (u32::from(from), u32::from(to));
                let second = piece.color.relative_rank(Rank::Second);
                if first.abs_diff(last) == 16 && from.rank() == second {
                    self.ep = Square::try_from(u32::midpoint(first, last)).ok();
                }
            }
            _ => {}
        }
        if taken.is_some() && self.variant == Variant::Atomic {
            self.explode(to);
        }
        taken
    }

    fn castle(
        &mut self,
        piece: Piece,
        king: Square,
        king_to: Square,
        rook: Option<(Square, Square)>,
    ) {
        self.board.discard_piece_at(king);
        let moved = rook.and_then(|(from, to)| Some((self.board.remove_piece_at(from)?, to)));
        self.take(king_to);
        self.board.set_piece_at(king_to, piece);
        if let Some((rook, to)) = moved {
            self.take(to);
            self.board.set_piece_at(to, rook);
        }
        self.castling.discard(piece.color.backrank());
        self.handicap.discard(piece.color.backrank());
    }

    /// Takes what stands on a square.
    fn take(&mut self, square: Square) -> Option<Piece> {
        if !self.board.occupied().contains(square) {
            return None;
        }
        let mut taken = self.board.remove_piece_at(square)?;
        self.halfmoves = 0;
        self.castling.discard(square);
        let was_promoted = self.promoted.remove(square);
        match taken.role {
            Role::King if !was_promoted => self.castling.discard(taken.color.backrank()),
            Role::King => {}
            _ if was_promoted => taken.role = Role::Pawn,
            _ => {}
        }
        if self.variant == Variant::Crazyhouse {
            self.hand(Piece {
                color: taken.color.other(),
                role: taken.role,
            });
        }
        Some(taken)
    }

    /// Puts a piece into the pocket of its side.
    pub(crate) fn hand(&mut self, piece: Piece) {
        if let Some(count) = self.pocket_mut(piece.color, piece.role) {
            *count = count.saturating_add(1);
        }
    }

    fn pocket_mut(&mut self, color: Color, role: Role) -> Option<&mut u8> {
        self.pockets[index(color)].get_mut(pocket_index(role)?)
    }

    pub(crate) fn pocket(&self, color: Color, role: Role) -> u8 {
        pocket_index(role)
            .and_then(|at| self.pockets[index(color)].get(at))
            .copied()
            .unwrap_or_default()
    }

    /// Removes the pieces that a capture takes along in atomic chess.
    fn explode(&mut self, center: Square) {
        let around = attacks::king_attacks(center) & self.board.occupied() & !self.board.pawns();
        for square in around.with(center) {
            if let Some(piece) = self.board.remove_piece_at(square)
                && piece.role == Role::King
            {
                self.castling.discard(piece.color.backrank());
            }
            self.castling.discard(square);
            self.promoted.discard(square);
        }
    }
}

pub(crate) const fn side(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}

/// A square of the text on the library's board, whatever board it names.
#[inline]
pub(crate) fn library_square(square: TextSquare) -> Option<Square> {
    if square.file() < 8 && square.rank() < 8 {
        let (file, rank) = (u32::from(square.file()), u32::from(square.rank()));
        Some(Square::from_coords(File::new(file), Rank::new(rank)))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position is copied with every ply, for the variation that may follow.
    #[test]
    fn a_position_stays_small() {
        assert!(size_of::<Position>() <= 112, "{}", size_of::<Position>());
    }

    #[test]
    fn threats_are_those_of_the_library() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "4k3/1Q6/8/3r4/8/n1B2b2/4p3/R3K2q w - - 0 1",
        ] {
            let (position, _) = Position::from_fen(Variant::Chess, fen).unwrap();
            let occupied = position.board.occupied();
            let library = position.board.to_library();
            for square in Square::ALL {
                for by in Color::ALL {
                    for gone in Square::ALL {
                        let attackers = library.attacks_to(square, by, occupied);
                        let threatened = position.threatened(square, by, occupied, gone.into());
                        assert_eq!(threatened, attackers.without(gone).any(), "{square}");
                    }
                }
            }
        }
    }
}
