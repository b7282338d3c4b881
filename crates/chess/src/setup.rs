//! Positions from their names, numbers and FENs.

use core::ops::Range;

use cif_text::board::BoardSize;
use cif_text::fen::Fen;
use cif_text::legality::{Flaw, Side, Unplayable, UnplayableKind};
use cif_text::start::{Idn, Order};
use shakmaty::variant::VariantPosition;
use shakmaty::{
    Bitboard, Board as Library, CastlingMode, Color, File, Piece, PositionErrorKinds, Rank, Role,
    Setup, Square,
};

use crate::board::Board;
use crate::position::{Position, index, library_square};
use crate::quiet::Quiet;
use crate::variant::Variant;

/// The result of reading a FEN: the position, and the part that had to be left
/// out of it.
pub type FromFen = Result<(Position, Vec<Flaw>), Unplayable>;

/// Faults that make a position impossible, the most severe first.
const IMPOSSIBLE: [(PositionErrorKinds, &str); 6] = [
    (PositionErrorKinds::EMPTY_BOARD, "the board is empty"),
    (PositionErrorKinds::MISSING_KING, "a king is missing"),
    (
        PositionErrorKinds::TOO_MANY_KINGS,
        "a side has more than one king",
    ),
    (
        PositionErrorKinds::PAWNS_ON_BACKRANK,
        "a pawn stands on the first or the last rank",
    ),
    (
        PositionErrorKinds::OPPOSITE_CHECK,
        "the side that is not to move is in check",
    ),
    (
        PositionErrorKinds::VARIANT,
        "the variant does not allow this position",
    ),
];

impl Position {
    /// The variant's own start position.
    pub fn standard(variant: Variant) -> Self {
        let (board, castling) = match variant {
            Variant::Horde => (Library::horde(), Bitboard::CORNERS & Rank::Eighth),
            Variant::RacingKings => (Library::racing_kings(), Bitboard::EMPTY),
            _ if variant.has_castling() => (Library::new(), Bitboard::CORNERS),
            _ => (Library::new(), Bitboard::EMPTY),
        };
        Self {
            board: board.into(),
            castling,
            ..Self::empty(variant)
        }
    }

    /// The start position of this number; `None` for the variants that do not
    /// begin with two ranks of chessmen on each side.
    pub fn numbered(variant: Variant, number: Idn) -> Option<Self> {
        if matches!(variant, Variant::Horde | Variant::RacingKings) {
            return None;
        }
        let mut position = Self::empty(variant);
        for (file, letter) in File::ALL.into_iter().zip(number.back_rank()) {
            let role = Role::from_char(char::from(letter))?;
            for color in [Color::White, Color::Black] {
                let at = |rank| Square::from_coords(file, color.relative_rank(rank));
                let pawn = Role::Pawn.of(color);
                position.board.set_piece_at(at(Rank::Second), pawn);
                let first = at(Rank::First);
                position.board.set_piece_at(first, role.of(color));
                let castles = variant.has_castling() && number.order() == Order::Chess960;
                if role == Role::Rook && castles {
                    position.castling.add(first);
                }
            }
        }
        Some(position)
    }

    pub(crate) fn empty(variant: Variant) -> Self {
        Self {
            variant,
            letter: None,
            turn: Color::White,
            ep: None,
            checks: [3; 2],
            pockets: [[0; 5]; 2],
            board: Board::EMPTY,
            promoted: Bitboard::EMPTY,
            castling: Bitboard::EMPTY,
            handicap: Bitboard::EMPTY,
            halfmoves: 0,
            number: 1,
            plies: 0,
            quiet: Quiet::UNKNOWN,
        }
    }

    /// The position of a FEN: plain, X-FEN or Shredder-FEN, with pockets and
    /// counted checks where the variant has them. Castling rights and an en
    /// passant square that do not fit are left out, and said. More material
    /// than a game could bring about is accepted, and so are checks that no
    /// last move could have given: composed positions have them.
    ///
    /// # Errors
    /// The text is no FEN, or its position is none of the variant.
    pub fn from_fen(variant: Variant, text: &str) -> FromFen {
        let fen = parse(text)?;
        let impossible = |message| Unplayable {
            kind: UnplayableKind::Impossible,
            range: fen.placement.clone(),
            message,
        };
        if fen.pocket.iter().flatten().next().is_some() && !variant.has_pockets() {
            return Err(impossible("there are no pockets in this variant"));
        }
        let (position, flaws, kinds) = Self::placed(variant, text, &fen)?;
        match IMPOSSIBLE.iter().find(|(kind, _)| kinds.intersects(*kind)) {
            Some((_, message)) => Err(impossible(message)),
            None => Ok((position, flaws)),
        }
    }

    /// The position that a FEN describes, even if no game could come to it: to compare it with
    /// others. Without a variant it is one that has the pockets or the checks of the FEN, or chess.
    /// What does not fit is left out, and said, as by [`from_fen`](Self::from_fen).
    ///
    /// # Errors
    /// The text is no FEN.
    pub fn described(variant: Option<Variant>, text: &str) -> FromFen {
        let fen = parse(text)?;
        let variant = variant.unwrap_or(match (&fen.pocket, fen.checks) {
            (Some(_), _) => Variant::Crazyhouse,
            (None, Some(_)) => Variant::ThreeCheck,
            (None, None) => Variant::Chess,
        });
        Self::placed(variant, text, &fen).map(|(position, flaws, _)| (position, flaws))
    }

    /// The position, the parts that do not fit it, and the faults that the library finds.
    fn placed(
        variant: Variant,
        text: &str,
        fen: &Fen<'_>,
    ) -> Result<(Self, Vec<Flaw>, PositionErrorKinds), Unplayable> {
        let mut position = Self::empty(variant);
        for placed in &fen.pieces {
            let role = Role::from_char(placed.piece.letter.upper());
            let (Some(role), Some(square)) = (role, library_square(placed.square)) else {
                return Err(no_piece(text, &fen.placement));
            };
            let piece = role.of(color(placed.piece.side));
            position.board.set_piece_at(square, piece);
            position.promoted.set(square, placed.promoted);
        }
        for piece in fen.pocket.iter().flatten() {
            let role = Role::from_char(piece.letter.upper());
            match role {
                None | Some(Role::King) => return Err(no_piece(text, &fen.placement)),
                Some(role) => position.hand(Piece {
                    color: color(piece.side),
                    role,
                }),
            }
        }
        position.turn = color(fen.side);
        position.halfmoves = fen.halfmoves;
        position.number = fen.number;
        if let Some(checks) = fen.checks {
            position.checks = checks;
        }
        let mut flaws = Vec::new();
        for (at, letter) in fen.castling.text.char_indices() {
            let rook = position.rook_of(letter).filter(|_| variant.has_castling());
            match rook {
                Some(rook) => position.castling.add(rook),
                None if flaws.is_empty() => {
                    let at = fen.castling.range.start + at;
                    flaws.push(Flaw {
                        range: at..at + letter.len_utf8(),
                        message: "a castling right does not fit the position",
                    });
                }
                None => {}
            }
        }
        position.ep = fen.en_passant.and_then(library_square);
        let kinds = position.faults();
        if kinds.contains(PositionErrorKinds::INVALID_EP_SQUARE) {
            position.ep = None;
            flaws.push(Flaw {
                range: fen.en_passant_at.clone(),
                message: "the en passant square does not fit the position",
            });
        }
        position.find_odds();
        Ok((position, flaws, kinds))
    }

    /// The rook of a letter of the castling field.
    fn rook_of(&self, letter: char) -> Option<Square> {
        let color = Color::from_white(letter.is_ascii_uppercase());
        let row = self.board.by_color(color) & color.backrank();
        let king = (row & self.castling_kings()).last()?;
        let rooks = row & self.board.rooks();
        match letter.to_ascii_uppercase() {
            'K' => rooks.last().filter(|rook| *rook > king),
            'Q' => rooks.first().filter(|rook| *rook < king),
            file => {
                let file = File::from_char(file.to_ascii_lowercase())?;
                let rook = Square::from_coords(file, color.backrank());
                Some(rook).filter(|rook| rooks.contains(*rook))
            }
        }
    }

    /// The faults that the library finds.
    fn faults(&self) -> PositionErrorKinds {
        let mut setup = Setup::empty();
        setup.board = self.board.to_library();
        setup.promoted = self.promoted;
        setup.turn = self.turn;
        setup.ep_square = self.ep;
        let position =
            VariantPosition::from_setup(self.variant.library(), setup, CastlingMode::Chess960);
        match position {
            Ok(_) => PositionErrorKinds::empty(),
            Err(error) => error.kinds(),
        }
    }

    /// The corners from which a rook was given as odds.
    fn find_odds(&mut self) {
        if self.variant != Variant::Chess {
            return;
        }
        for color in [Color::White, Color::Black] {
            let home = Square::from_coords(File::E, color.backrank());
            if self.kings(color).contains(home) {
                let rooks = self.board.rooks() & self.board.by_color(color);
                self.handicap |= Bitboard::CORNERS & color.backrank() & !rooks;
            }
        }
    }

    /// The en passant square, where a capture there is legal.
    pub(crate) fn legal_en_passant(&self) -> Option<Square> {
        let ep = self.ep?;
        let pawns = self.board.pawns() & self.board.by_color(self.turn);
        let pawns = pawns & shakmaty::attacks::pawn_attacks(self.turn.other(), ep);
        let is_legal = |from| {
            let step = crate::judge::Step::Leg {
                from,
                to: ep,
                promotion: None,
            };
            self.judge(step, None).is_legal()
        };
        pawns.into_iter().any(is_legal).then_some(ep)
    }

    /// The checks that a side still has to give, in the variant of three.
    pub const fn checks_left(&self, side: Side) -> u8 {
        self.checks[index(color(side))]
    }
}

pub(crate) const fn color(side: Side) -> Color {
    match side {
        Side::White => Color::White,
        Side::Black => Color::Black,
    }
}

/// Reads a FEN of a board of eight by eight squares.
fn parse(text: &str) -> Result<Fen<'_>, Unplayable> {
    Fen::parse(text, BoardSize::default()).map_err(|fault| Unplayable {
        kind: UnplayableKind::Malformed,
        range: fault.range,
        message: fault.message,
    })
}

/// The letter that is no chessman.
fn no_piece(text: &str, placement: &Range<usize>) -> Unplayable {
    let letters = text.get(placement.clone()).unwrap_or_default();
    let is_odd = |letter: char| letter.is_ascii_alphabetic() && !"PNBRQKpnbrqk".contains(letter);
    let range = match letters.find(is_odd) {
        Some(at) => placement.start + at..placement.start + at + 1,
        None => placement.clone(),
    };
    Unplayable {
        kind: UnplayableKind::Impossible,
        range,
        message: "no piece of this variant",
    }
}
