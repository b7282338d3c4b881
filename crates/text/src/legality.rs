//! Questions of a checker or a viewer to the rules of chess, in plain types: to
//! set a game up, to play its moves one by one, and to say what becomes of
//! each. No rule of chess is known here; whoever knows them implements
//! [`Rulebook`] and [`Play`], and whoever needs them takes them as they come.

use core::ops::Range;

use crate::board::Board;
use crate::moves::{Action, Flag, Leg, Legs, Move, PieceLetter};
use crate::square::{BoardLetter, Square};

/// The rules of one or more variants.
pub trait Rulebook: core::fmt::Debug + Sync {
    /// Puts up the pieces of a game.
    ///
    /// A variant whose rules are not known can be played anyway, as far
    /// as the text of its moves carries: see [`Play::is_judged`].
    ///
    /// # Errors
    /// The start position is none of the variant; nothing can be played then.
    fn set_up(&self, game: &SetUp<'_>) -> Result<Ready, Unplayable>;
}

/// A game to be set up.
#[derive(Clone, Copy, Debug)]
pub struct SetUp<'t> {
    /// The value of `game/@variant`, like `:Chess`.
    pub variant: &'t str,
    /// The value of `game/@startposition`: a number, `:standard` or a FEN.
    pub start: &'t str,
    /// The board, and whether there are two of them.
    pub board: Board,
}

/// A game that can be played.
pub struct Ready {
    /// The game at its start position.
    pub play: Box<dyn Play>,
    /// The parts that do not fit the position and were left out or put right,
    /// so that the game can be played: castling rights, the en passant square.
    pub flaws: Vec<Flaw>,
}

impl core::fmt::Debug for Ready {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Ready")
            .field("flaws", &self.flaws)
            .finish_non_exhaustive()
    }
}

/// A fault of a start position that leaves it playable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The bytes of the start position's text it concerns.
    pub range: Range<usize>,
    /// One short line.
    pub message: &'static str,
}

/// Why a start position cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unplayable {
    /// The kind of fault.
    pub kind: UnplayableKind,
    /// The bytes of the start position's text it concerns.
    pub range: Range<usize>,
    /// One short line.
    pub message: &'static str,
}

/// A kind of fault that makes a start position unplayable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnplayableKind {
    /// The text is no number of a start position, no name and no FEN.
    Malformed,
    /// The text says well what the variant does not allow.
    Impossible,
}

impl core::fmt::Display for Unplayable {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.message)
    }
}

impl core::error::Error for Unplayable {}

/// A game in the midst of being played, line by line.
///
/// Moves are played whatever they are worth, as a viewer does that knows no
/// rules: from square, to square, promotion, flags. So a move that is not
/// legal is judged, and the game goes on behind it.
pub trait Play: Send {
    /// Plays the next move of the line, and says what it was worth in the
    /// position before it. It never refuses.
    fn play(&mut self, played: &Move<'_>) -> Verdict;

    /// Plays a move that is one leg without promotion and flag, like `e2e4`: what most
    /// moves are. It is given by the numbers of its files and ranks, from 0. `None` stands
    /// for a verdict that says nothing but that the move is legal.
    fn play_plain(&mut self, squares: [u8; 4]) -> Option<Verdict> {
        let [from_file, from_rank, to_file, to_rank] = squares;
        let from = Square::new(from_file, from_rank)?;
        let to = Square::new(to_file, to_rank)?;
        let verdict = self.play(&Move::leg(Leg::new(from, to)));
        (verdict != Verdict::LEGAL).then_some(verdict)
    }

    /// Begins a variation: goes back to the position before the last move of
    /// the line, and remembers where the line stood. Where the line has no
    /// move yet, the variation begins where the line does.
    fn enter_variation(&mut self);

    /// Ends the variation entered last: goes on where its parent line stood.
    /// Nothing happens in the main line.
    fn leave_variation(&mut self);

    /// Returns the end of the game by its position, if it is one: mate,
    /// stalemate, or the end that the variant sets. To be asked at the end of a
    /// line; an end on the way is in [`Verdict::after`].
    fn ended(&self) -> Option<Ending>;

    /// Returns true if the rules are known. If not, every verdict is
    /// [`Standing::Unknown`].
    fn is_judged(&self) -> bool;

    /// The side to move; in a tandem game on the board of this letter (the
    /// first where none is given). `None` where there is no such board.
    fn turn(&self, board: Option<BoardLetter>) -> Option<Side>;

    /// The plies from the start position to here, all of them or those on one
    /// board of a tandem game.
    fn plies(&self, board: Option<BoardLetter>) -> u32;

    /// The piece on a square; in a tandem game with its board letter.
    fn piece(&self, square: Square) -> Option<Piece>;

    /// The position as FEN, in a tandem game that of both boards with a
    /// vertical bar between them; `None` where the rules are not known.
    fn fen(&self) -> Option<String>;
}

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// White, who moves first.
    White,
    /// Black.
    Black,
}

impl Side {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// A piece of one side, pawns included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its side.
    pub side: Side,
    /// Its letter in FEN, such as `N`.
    pub letter: PieceLetter,
}

/// The judgement on a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Legal or not.
    pub standing: Standing,
    /// Why not, or why nothing can be said: one short line, empty for a legal
    /// move.
    pub reason: &'static str,
    /// A special kind of move, legal or not.
    pub special: Option<Special>,
    /// The rook's square, where castling was written as the king's move
    /// (`e1g1`; rule MV-002).
    pub rook: Option<Square>,
    /// The end of the game that the move comes after. It is looked for only
    /// where the move is not legal or a null move: no other move can follow
    /// an end.
    pub after: Option<Ending>,
}

/// Legal, illegal, invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// The move is legal.
    Legal,
    /// The piece moves so, but the position forbids it.
    Illegal,
    /// The piece does not move so at all, or there is none.
    Invalid,
    /// It cannot be decided: the rules are not known, or the move names no board.
    Unknown,
}

/// A kind of move other than a piece going from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Special {
    /// An en passant capture.
    EnPassant,
    /// Castling.
    Castling,
    /// Castling without the rook, in a handicap game.
    HandicapCastling,
    /// Castling from a start position with king and queen exchanged.
    MirroredCastling,
    /// A drop.
    Drop,
    /// A null move.
    Null,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// By what.
    pub kind: EndingKind,
    /// The side that has won; `None` for a draw.
    pub winner: Option<Side>,
    /// On which board of a tandem game.
    pub board: Option<BoardLetter>,
}

/// A kind of end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndingKind {
    /// The side to move is mated.
    Checkmate,
    /// The side to move has no legal move and is not in check.
    Stalemate,
    /// The variant's own end: third check, king on the hill, and so on.
    Variant,
}

impl Verdict {
    /// A legal move without peculiarity.
    pub const LEGAL: Self = Self {
        standing: Standing::Legal,
        reason: "",
        special: None,
        rook: None,
        after: None,
    };

    /// Nothing can be said, for this reason.
    pub const fn unknown(reason: &'static str) -> Self {
        Self {
            standing: Standing::Unknown,
            reason,
            ..Self::LEGAL
        }
    }

    /// Returns true if the move is legal.
    pub const fn is_legal(&self) -> bool {
        matches!(self.standing, Standing::Legal)
    }

    /// The move as it should have been written: with the flags that belong to
    /// it and castling by the rook's square. Printing it gives its canonical
    /// spelling. Where nothing can be said, the move comes back as it was; a
    /// null move needs no flag and keeps those that call it illegal or invalid.
    #[must_use]
    pub fn corrected<'t>(&self, played: &Move<'t>) -> Move<'t> {
        if self.standing == Standing::Unknown {
            return *played;
        }
        if self.special == Some(Special::Null) && self.standing != Standing::Invalid {
            return match played.flag() {
                None | Some(Flag::Illegal | Flag::Invalid) => *played,
                Some(_) if played.has(Flag::Illegal) => Move::new(played.action()).with_illegal(),
                Some(_) => Move::new(played.action()),
            };
        }
        let action = match (self.rook, played.action()) {
            (Some(rook), Action::Legs(legs)) => {
                Action::Legs(Legs::one(Leg::new(legs.first().from, rook)))
            }
            (_, action) => action,
        };
        let bare = Move::new(action);
        if self.standing == Standing::Invalid {
            return bare.with_flag(Flag::Invalid);
        }
        let flagged = match self.special.and_then(Special::flag) {
            Some(flag) => bare.with_flag(flag),
            None => bare,
        };
        if self.standing == Standing::Illegal {
            flagged.with_illegal()
        } else {
            flagged
        }
    }

    /// Returns true if the move carries just the flags that belong to it.
    pub fn flags_fit(&self, played: &Move<'_>) -> bool {
        let right = self.corrected(played);
        right.flag() == played.flag() && right.has(Flag::Illegal) == played.has(Flag::Illegal)
    }
}

impl Special {
    /// The flag that says so, where there is one.
    pub const fn flag(self) -> Option<Flag> {
        match self {
            Self::EnPassant => Some(Flag::EnPassant),
            Self::HandicapCastling => Some(Flag::HandicapCastling),
            Self::MirroredCastling => Some(Flag::MirroredCastling),
            Self::Castling | Self::Drop | Self::Null => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games go from thread to thread.
    const _: () = {
        const fn is_send<T: Send>() {}
        is_send::<Ready>();
    };

    #[test]
    fn a_move_is_corrected_in_flags_and_spelling() {
        let legal = Verdict::LEGAL;
        let with = |standing, special| Verdict {
            standing,
            special,
            ..legal
        };
        for (verdict, text, right) in [
            (legal, "e2e4:i", "e2e4"),
            (with(Standing::Illegal, None), "e2e4", "e2e4:i"),
            (with(Standing::Invalid, None), "e2e4:e", "e2e4:v"),
            (Verdict::unknown("no rules"), "e2e4:e", "e2e4:e"),
            (
                with(Standing::Legal, Some(Special::EnPassant)),
                "e5d6",
                "e5d6:e",
            ),
            (
                with(Standing::Illegal, Some(Special::EnPassant)),
                "e5d6",
                "e5d6:e:i",
            ),
            (with(Standing::Illegal, Some(Special::Null)), "--", "----"),
            (
                Verdict {
                    special: Some(Special::Castling),
                    rook: Square::new(7, 0),
                    ..legal
                },
                "e1g1",
                "e1h1",
            ),
        ] {
            let played = Move::parse(text, &Board::default()).unwrap();
            assert_eq!(verdict.corrected(&played).to_string(), right, "{text}");
        }
        let played = Move::parse("e5d6:e:i", &Board::default()).unwrap();
        assert!(with(Standing::Illegal, Some(Special::EnPassant)).flags_fit(&played));
        assert!(!with(Standing::Legal, Some(Special::EnPassant)).flags_fit(&played));
        assert!(!with(Standing::Illegal, None).flags_fit(&played));
    }
}
