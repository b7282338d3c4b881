//! Reading SAN and its kin, tolerantly: `0-0`, `e8Q`, `e8=Q`, more of the
//! square than needed, `x`, `-`, `+` and `#` missing or too many, long
//! algebraic notation, and the marks `!` and `?` behind.

use core::cmp::Ordering;
use core::fmt;

use cif_text::moves::{Flag, Move};
use shakmaty::{Bitboard, File, Rank, Role, Square, attacks};

use crate::judge::{Judged, Step};
use crate::position::{Change, Position};

/// Why a notation names no move of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NotationError {
    /// It is no notation of a move.
    Syntax,
    /// No move fits.
    NoMove,
    /// More than one move fits.
    Ambiguous,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Syntax => "this is no notation of a move",
            Self::NoMove => "no move of the position is meant",
            Self::Ambiguous => "more than one move of the position is meant",
        })
    }
}

impl core::error::Error for NotationError {}

/// A move as its notation gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Parsed {
    Null,
    Castling {
        kings_side: bool,
    },
    Drop {
        role: Role,
        to: Square,
    },
    Piece {
        /// Unknown where only squares are given.
        role: Option<Role>,
        file: Option<File>,
        rank: Option<Rank>,
        to: Square,
        promotion: Option<Role>,
    },
}

const NULL: [&str; 7] = ["--", "----", "Z0", "@@@@", "null", "pass", "0000"];

impl Position {
    /// The move that a text in SAN or long algebraic notation means. Where no
    /// legal move fits but one illegal, that one is given, marked `:i`.
    ///
    /// # Errors
    /// The text means no move, or more than one.
    pub fn read_san(&self, text: &str) -> Result<Move<'static>, NotationError> {
        let parsed = parse(text).ok_or(NotationError::Syntax)?;
        match parsed {
            Parsed::Null => self.one(Step::Null),
            Parsed::Drop { role, to } => self.one(Step::Drop { role, to }),
            Parsed::Castling { kings_side } => self.read_castling(kings_side),
            Parsed::Piece {
                role,
                file,
                rank,
                to,
                promotion,
            } => {
                let ours = self.board.by_color(self.turn);
                if says_capture(text) && ours.contains(to) {
                    return Err(NotationError::NoMove);
                }
                let mut from = match role {
                    Some(role) => self.origins(role, to),
                    None => ours,
                };
                let of_file = match (role, rank) {
                    // A square alone is that of a pawn that goes straight ahead.
                    (Some(Role::Pawn), None) if !says_capture(text) => file.or(Some(to.file())),
                    _ => file,
                };
                if let Some(file) = of_file {
                    from &= Bitboard::from(file);
                }
                if let Some(rank) = rank {
                    from &= Bitboard::from(rank);
                }
                self.choose(from.into_iter().map(|from| Step::Leg {
                    from,
                    to,
                    promotion,
                }))
            }
        }
    }

    /// Reads as [`read_san`](Self::read_san) does, and what has no rules on
    /// its side too, if the text leaves no doubt of it: castling without the
    /// rook or with something in the way, drops of what is not in the pocket,
    /// and moves that name both their squares. They are marked as what they
    /// are: `:h`, `:m`, `:v`, and `:e:i` where the text says `e.p.`
    ///
    /// ```
    /// use cif_chess::{Position, Variant};
    /// let position = Position::standard(Variant::Chess);
    /// assert!(position.read_san("Na3-b1").is_err());
    /// assert_eq!(position.read_any("e2-e5").unwrap().to_string(), "e2e5:v");
    /// ```
    ///
    /// # Errors
    /// The text means no move, or more than one.
    pub fn read_any(&self, text: &str) -> Result<Move<'static>, NotationError> {
        let error = match self.read_san(text) {
            Err(NotationError::NoMove) => NotationError::NoMove,
            read => return read,
        };
        let parsed = parse(text).ok_or(NotationError::Syntax)?;
        let castles = matches!(parsed, Parsed::Castling { .. });
        let (step, flag) = self.without_rules(parsed, text).ok_or(error)?;
        let judged = self.judge(step, flag);
        // Towards a corner without a rook the king may be able to step, which nobody has said.
        if castles && !matches!(judged.change, Change::Castle { .. }) {
            return Err(error);
        }
        self.text_move(step, &judged).ok_or(error)
    }

    /// Reads a text without regard to the rules: the step, and the flag that it
    /// implies.
    fn without_rules(&self, parsed: Parsed, text: &str) -> Option<(Step, Option<Flag>)> {
        match parsed {
            Parsed::Null => None,
            Parsed::Drop { role, to } => Some((Step::Drop { role, to }, None)),
            Parsed::Castling { kings_side } => {
                let row = self.board.by_color(self.turn) & self.turn.backrank();
                let king = (row & self.castling_kings()).last()?;
                let corner = if kings_side { File::H } else { File::A };
                let (_, outermost) = self.castling_rooks(king, kings_side);
                let (to, flag) = match outermost {
                    Some(rook) => (rook, None),
                    None => (
                        Square::from_coords(corner, king.rank()),
                        Some(Flag::HandicapCastling),
                    ),
                };
                let (from, promotion) = (king, None);
                Some((
                    Step::Leg {
                        from,
                        to,
                        promotion,
                    },
                    flag,
                ))
            }
            Parsed::Piece {
                role,
                file,
                rank,
                to,
                promotion,
            } => {
                let passing = text.contains("e.p");
                let fifth = passing.then(|| self.turn.relative_rank(Rank::Fifth));
                let from = Square::from_coords(file?, rank.or(fifth)?);
                let found = self.board.role_at(from);
                if role.is_some() && role != found {
                    return None;
                }
                let step = |to| Step::Leg {
                    from,
                    to,
                    promotion,
                };
                if found == Some(Role::King)
                    && let Some(rook) = self.mirrored_rook(from, to)
                {
                    return Some((step(rook), Some(Flag::MirroredCastling)));
                }
                Some((step(to), passing.then_some(Flag::EnPassant)))
            }
        }
    }

    /// The rook with which a king of the d-file castles, king and queen being
    /// exchanged, where it goes two squares to the side.
    fn mirrored_rook(&self, king: Square, to: Square) -> Option<Square> {
        let same_rank = king.rank() == self.turn.backrank() && to.rank() == king.rank();
        if king.file() != File::D || !same_rank {
            return None;
        }
        let row = self.board.by_color(self.turn) & self.board.rooks() & king.rank();
        match to.file() {
            File::B => row.first().filter(|rook| *rook < king),
            File::F => row.last().filter(|rook| *rook > king),
            _ => None,
        }
    }

    /// From where a piece could come.
    fn origins(&self, role: Role, to: Square) -> Bitboard {
        let ours = self.board.by_role(role) & self.board.by_color(self.turn);
        if role == Role::Pawn {
            let behind = attacks::pawn_attacks(self.turn.other(), to);
            return ours & (behind | Bitboard::from(to.file()));
        }
        let reach = attacks::attacks(to, role.of(self.turn), self.board.occupied());
        if role == Role::King {
            // `Kg1` may be meant as castling.
            return ours;
        }
        ours & reach
    }

    /// The rooks on one side of a king, in its row, and the outermost of them.
    fn castling_rooks(&self, king: Square, kings_side: bool) -> (Bitboard, Option<Square>) {
        let row = self.board.by_color(self.turn) & self.turn.backrank();
        let rooks = (row & self.board.rooks()).into_iter();
        let side: Bitboard = rooks.filter(|rook| (*rook > king) == kings_side).collect();
        let outermost = if kings_side {
            side.last()
        } else {
            side.first()
        };
        (side, outermost)
    }

    /// The king that castles is the only one that can, where a side has several.
    fn read_castling(&self, kings_side: bool) -> Result<Move<'static>, NotationError> {
        let row = self.board.by_color(self.turn) & self.turn.backrank();
        let kings = (row & self.castling_kings()).into_iter();
        self.choose(kings.filter_map(|king| {
            let (side, outermost) = self.castling_rooks(king, kings_side);
            let to = (side & self.castling).first().or(outermost)?;
            Some(Step::Leg {
                from: king,
                to,
                promotion: None,
            })
        }))
    }

    fn one(&self, step: Step) -> Result<Move<'static>, NotationError> {
        self.choose([step].into_iter())
    }

    /// The only legal move among these, else the only illegal one. A step
    /// comes before castling, which may be written as a move of the king.
    fn choose(&self, steps: impl Iterator<Item = Step>) -> Result<Move<'static>, NotationError> {
        use cif_text::legality::Standing;
        let mut best: Option<(Step, Judged)> = None;
        let mut twice = false;
        for step in steps {
            let judged = self.judge(step, None);
            if judged.standing == Standing::Invalid {
                continue;
            }
            let rank = |judged: &Judged| {
                let castles = matches!(judged.change, Change::Castle { .. });
                (judged.is_legal(), !castles)
            };
            match best
                .as_ref()
                .map(|(_, best)| rank(&judged).cmp(&rank(best)))
            {
                Some(Ordering::Equal) => twice = true,
                Some(Ordering::Less) => {}
                Some(Ordering::Greater) | None => {
                    best = Some((step, judged));
                    twice = false;
                }
            }
        }
        if twice {
            return Err(NotationError::Ambiguous);
        }
        let (step, judged) = best.ok_or(NotationError::NoMove)?;
        self.text_move(step, &judged).ok_or(NotationError::NoMove)
    }
}

/// Returns true for a text that says that something is captured.
fn says_capture(text: &str) -> bool {
    text.contains(['x', ':']) || text.contains("e.p")
}

fn parse(text: &str) -> Option<Parsed> {
    let text = text.trim();
    if NULL.contains(&text) {
        return Some(Parsed::Null);
    }
    let text = text.trim_end_matches(['+', '#', '!', '?']);
    let text = text.strip_suffix("e.p.").unwrap_or(text).trim_end();
    match text {
        "O-O" | "0-0" | "o-o" | "OO" | "00" => return Some(Parsed::Castling { kings_side: true }),
        "O-O-O" | "0-0-0" | "o-o-o" | "OOO" | "000" => {
            return Some(Parsed::Castling { kings_side: false });
        }
        _ => {}
    }
    let bytes = text.as_bytes();
    if let Some((piece, square)) = text.split_once('@') {
        let role = match piece {
            "" => Role::Pawn,
            _ => Role::from_char(single(piece)?)?,
        };
        let to = Square::from_ascii(square.as_bytes()).ok()?;
        return Some(Parsed::Drop { role, to });
    }
    let (role, rest) = match bytes {
        [
            letter @ (b'K' | b'Q' | b'R' | b'B' | b'N' | b'P'),
            rest @ ..,
        ] => (Some(Role::from_char(char::from(*letter))?), rest),
        // `b` is a file; a bishop has to be a capital.
        [letter @ (b'k' | b'q' | b'r' | b'n'), rest @ ..] => {
            (Some(Role::from_char(char::from(*letter))?), rest)
        }
        _ => (None, bytes),
    };
    let (rest, promotion) = promotion(rest)?;
    let (origin, to) = rest.split_at_checked(rest.len().checked_sub(2)?)?;
    let to = Square::from_ascii(to).ok()?;
    let origin = match origin {
        [origin @ .., b'x' | b'-' | b':'] => origin,
        _ => origin,
    };
    let of_file = |byte: u8| File::from_char(char::from(byte));
    let of_rank = |byte: u8| Rank::from_char(char::from(byte));
    let (file, rank) = match *origin {
        [] => (None, None),
        [byte] => match of_file(byte) {
            Some(file) => (Some(file), None),
            None => (None, Some(of_rank(byte)?)),
        },
        [file, rank] => (Some(of_file(file)?), Some(of_rank(rank)?)),
        _ => return None,
    };
    // Two squares alone may be any piece's; less is a pawn's.
    let role = role.or((file.is_none() || rank.is_none()).then_some(Role::Pawn));
    Some(Parsed::Piece {
        role,
        file,
        rank,
        to,
        promotion,
    })
}

/// Cuts off the promotion: `=Q`, `(Q)`, `/Q` or `Q`; in lower case too.
fn promotion(text: &[u8]) -> Option<(&[u8], Option<Role>)> {
    let (rest, letter) = match text {
        [rest @ .., b'(', letter, b')'] | [rest @ .., b'=' | b'/', letter] => (rest, letter),
        [rest @ .., letter] if letter.is_ascii_alphabetic() => (rest, letter),
        _ => return Some((text, None)),
    };
    Some((rest, Some(Role::from_char(char::from(*letter))?)))
}

fn single(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    #[test]
    fn castling_is_no_step_into_a_corner() {
        for (fen, text, expected) in [
            ("8/8/8/4k3/8/8/8/6K1 w - - 0 1", "O-O", None),
            ("8/8/8/4k3/8/8/8/6Kn w - - 0 1", "O-O", None),
            ("6k1/8/8/4K3/8/8/8/8 b - - 0 1", "O-O", None),
            ("8/8/8/4k3/8/8/8/1K6 w - - 0 1", "O-O-O", None),
            ("8/8/8/4k3/8/8/8/7K w - - 0 1", "O-O", None),
            ("8/8/8/4k3/8/8/8/3K4 w - - 0 1", "O-O-O", None),
            ("8/8/8/4k3/8/8/8/4K2R w - - 0 1", "O-O", Some("e1h1:i")),
            ("8/8/8/4k3/8/8/8/R5K1 w - - 0 1", "O-O-O", Some("g1a1:i")),
        ] {
            for variant in [Variant::Chess, Variant::Crazyhouse, Variant::KingOfTheHill] {
                let (position, _) = Position::from_fen(variant, fen).unwrap();
                let read = position.read_any(text).ok();
                let written = read.as_ref().map(ToString::to_string);
                assert_eq!(written.as_deref(), expected, "{fen}");
                if let Some(played) = read {
                    assert_eq!(position.san(&played), text, "{fen}");
                }
            }
        }
    }
}
