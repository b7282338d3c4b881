//! The grammar of one move. Where a text leaves it, the first fault is
//! reported and the rest of the text is not looked at.

use core::ops::Range;

use super::action::{Action, Leg, Legs, PieceLetter, promotion};
use super::deviation::Deviation;
use super::fault::{Malformed, MalformedKind};
use super::flag::Flag;
use super::played::Move;
use crate::board::{Board, Misfit};
use crate::square::{self, BoardLetter, Square, SquareErrorKind};
use crate::terminals;

/// Reads a text that is one move.
pub(super) fn parse(text: &str, board: Board) -> Result<Move<'_>, Malformed> {
    let parser = Parser {
        text,
        bytes: text.as_bytes(),
        board,
    };
    let (action, deviation, end) = parser.action()?;
    parser.flags(Move::new(action).deviating(deviation), end)
}

impl<'t> Move<'t> {
    /// Reads a text that is one move and nothing else.
    ///
    /// # Errors
    /// The first fault, with its place in `text`.
    pub fn parse(text: &'t str, board: &Board) -> Result<Self, Malformed> {
        parse(text, *board)
    }
}

/// The action of a move, a deviation from the canonical spelling, and the end
/// of its text.
type Parsed<'t> = (Action<'t>, Option<Deviation>, usize);

struct Parser<'t> {
    text: &'t str,
    bytes: &'t [u8],
    board: Board,
}

impl<'t> Parser<'t> {
    fn action(&self) -> Result<Parsed<'t>, Malformed> {
        if let Some((deviation, end)) = self.null() {
            let (board, end) = self.null_board(end)?;
            return Ok((Action::Null(board), deviation, end));
        }
        if let Some((piece, at)) = self.drop_first() {
            let (square, end) = self.first_square(at)?;
            let action = Action::Drop { piece, square };
            return Ok((action, Some(Deviation::PieceBeforeSquare), end));
        }
        if !self
            .bytes
            .first()
            .is_some_and(|byte| terminals::FILE.matches(*byte))
        {
            return Err(self.not_a_move());
        }
        let (from, at) = self.first_square(0)?;
        if let Some(piece) = self.drop_piece(at) {
            return Ok((
                Action::Drop {
                    piece,
                    square: from,
                },
                None,
                at + 1,
            ));
        }
        self.legs(from, at)
    }

    /// The sign of a null move, its deviation, and where it ends.
    fn null(&self) -> Option<(Option<Deviation>, usize)> {
        [
            (terminals::NULL, None),
            (terminals::NULL_SHORT, Some(Deviation::ShortNull)),
            (terminals::NULL_ZERO, Some(Deviation::ZeroNull)),
        ]
        .into_iter()
        .find_map(|(null, deviation)| Some((deviation, null.len_at(self.bytes, 0)?)))
    }

    fn null_board(&self, at: usize) -> Result<(Option<BoardLetter>, usize), Malformed> {
        self.no_letter(at)?;
        let letter = self
            .bytes
            .get(at)
            .filter(|byte| terminals::BOARD.matches(**byte));
        match letter.copied().and_then(BoardLetter::from_byte) {
            Some(board) if !self.board.is_tandem() && board.index() >= self.board.letters() => {
                Err(off_board(at..at + 1))
            }
            Some(board) => Ok((Some(board), at + 1)),
            None => Ok((None, at)),
        }
    }

    /// The piece of a drop that stands before its square, and where the
    /// square begins.
    fn drop_first(&self) -> Option<(PieceLetter, usize)> {
        let byte = *self.bytes.first()?;
        let sign = terminals::DROP_SIGN.len_at(self.bytes, 1)?;
        let piece = PieceLetter::from_byte(byte).filter(|_| terminals::DROP_FIRST.matches(byte))?;
        Some((piece, 1 + sign))
    }

    /// The piece of a drop after its square: one letter and then the end of
    /// the move or a flag.
    fn drop_piece(&self, at: usize) -> Option<PieceLetter> {
        let byte = *self.bytes.get(at)?;
        let last = self.ends_action(at + 1) && terminals::DROP.matches(byte);
        PieceLetter::from_byte(byte).filter(|_| last)
    }

    fn legs(&self, from: Square, at: usize) -> Result<Parsed<'t>, Malformed> {
        let (first, mut deviation, first_end) = self.leg_from(from, at)?;
        let mut end = first_end;
        while !self.ends_action(end) {
            if !self
                .bytes
                .get(end)
                .is_some_and(|byte| terminals::FILE.matches(*byte))
            {
                return Err(self.unexpected(end));
            }
            let (from, at) = self.first_square(end)?;
            let (_, deviates, leg_end) = self.leg_from(from, at)?;
            deviation = deviation.or(deviates);
            end = leg_end;
        }
        let more = self.text.get(first_end..end).unwrap_or_default();
        let legs = Legs::read(first, more, self.board.has_letters());
        Ok((Action::Legs(legs), deviation, end))
    }

    /// The rest of a leg whose first square ends at `at`.
    fn leg_from(
        &self,
        from: Square,
        at: usize,
    ) -> Result<(Leg, Option<Deviation>, usize), Malformed> {
        if self.ends_action(at) {
            return Err(Malformed {
                kind: MalformedKind::MissingSquare,
                range: at..at,
                message: "a move without its second square",
                help: "a move names the square it leaves and the square it reaches, like e2e4",
            });
        }
        if !self
            .bytes
            .get(at)
            .is_some_and(|byte| terminals::FILE.matches(*byte))
        {
            return Err(self.unexpected(at));
        }
        let (to, at) = self.square(at)?;
        let (promotion, deviation, end) = promotion(self.bytes, at);
        Ok((
            Leg {
                from,
                to,
                promotion,
            },
            deviation,
            end,
        ))
    }

    /// A square after which, on one flat board, no capital may stand.
    fn first_square(&self, at: usize) -> Result<(Square, usize), Malformed> {
        let (square, end) = self.square(at)?;
        self.no_letter(end)?;
        Ok((square, end))
    }

    fn square(&self, at: usize) -> Result<(Square, usize), Malformed> {
        let (square, end) = match square::scan(self.bytes, at, self.board.has_letters()) {
            Ok(found) => found,
            Err(error) => {
                return Err(match error.kind {
                    SquareErrorKind::FileTooFar
                    | SquareErrorKind::RankTooFar
                    | SquareErrorKind::RowTooFar => off_board(error.range),
                    _ if at == 0 => self.not_a_move(),
                    kind => Malformed {
                        kind: MalformedKind::Unexpected,
                        range: error.range,
                        message: kind.message(),
                        help: SQUARES,
                    },
                });
            }
        };
        match self.board.check(square) {
            Ok(()) => Ok((square, end)),
            // Which boards a tandem game has is for rule TD-003 to say.
            Err(Misfit::Letter) if self.board.is_tandem() => Ok((square, end)),
            Err(_) => Err(off_board(at..end)),
        }
    }

    /// Refuses a board letter at `at` on one flat board.
    fn no_letter(&self, at: usize) -> Result<(), Malformed> {
        let letter = self
            .bytes
            .get(at)
            .is_some_and(|byte| terminals::BOARD.matches(*byte));
        if letter && !self.board.has_letters() {
            return Err(Malformed {
                kind: MalformedKind::BoardLetter,
                range: at..at + 1,
                message: Misfit::LetterOnOneBoard.message(),
                help: "leave the letter out; a game on two boards has tandem=\"true\", \
                       a 3D board has a third number in boardsize",
            });
        }
        Ok(())
    }

    /// Returns true if the move is at its end or at its flags at `at`.
    fn ends_action(&self, at: usize) -> bool {
        at >= self.bytes.len() || self.bytes.get(at) == Some(&FLAG_SIGN)
    }

    fn flags(&self, played: Move<'t>, at: usize) -> Result<Move<'t>, Malformed> {
        let len = self.bytes.len();
        if at == len {
            return Ok(played);
        }
        if !self.ends_action(at) {
            return Err(self.unexpected(at));
        }
        let fault = |from: usize, message| Malformed {
            kind: MalformedKind::Flag,
            range: from..len,
            message,
            help: FLAGS,
        };
        let Some((flag, end)) = Flag::at(self.bytes, at) else {
            return Err(fault(at, "an unknown flag"));
        };
        let flagged = played.with_flag(flag);
        if end == len {
            return Ok(flagged);
        }
        match terminals::ILLEGAL.len_at(self.bytes, end) {
            Some(more) if end + more == len => {
                let repeated = (flag == Flag::Illegal).then_some(Deviation::RepeatedFlag);
                Ok(flagged.with_illegal().deviating(repeated))
            }
            _ => Err(fault(end, "unexpected text after the flag")),
        }
    }

    fn unexpected(&self, at: usize) -> Malformed {
        let help = match self.bytes.get(at) {
            Some(b'A'..=b'Z') => PIECES,
            Some(b'=') => "a promotion follows its square at once (e7e8Q)",
            Some(b'+' | b'#') => "check and mate are not marked",
            Some(b'!' | b'?') => ASSESSMENT,
            _ => SQUARES,
        };
        Malformed {
            kind: MalformedKind::Unexpected,
            range: at..square::char_end(self.bytes, at),
            message: "unexpected text in a move",
            help,
        }
    }

    /// A text that does not begin as a move: say what it looks like.
    fn not_a_move(&self) -> Malformed {
        let first = self.bytes.first().copied().unwrap_or_default();
        let number = self
            .bytes
            .iter()
            .all(|byte| byte.is_ascii_digit() || *byte == b'.');
        let help = if self.bytes.is_empty() {
            SQUARES
        } else if number {
            "move numbers are not written; the attribute movenumber has that of the first move"
        } else if matches!(self.text, "1-0" | "0-1" | "1/2-1/2" | "0-0" | "*") {
            "the result of the game stands in its head"
        } else if first.is_ascii_alphabetic() || first == b'0' {
            "write the two squares of the move (e2e4; castling as king takes rook, e1h1), not SAN"
        } else if matches!(first, b'!' | b'?') {
            ASSESSMENT
        } else if matches!(first, b'{' | b'}' | b'(' | b')' | b';') {
            "comments and variations are elements: pre, post, var"
        } else {
            SQUARES
        };
        Malformed {
            kind: MalformedKind::NotAMove,
            range: 0..self.bytes.len(),
            message: "this is no move",
            help,
        }
    }
}

/// The first byte of every flag.
const FLAG_SIGN: u8 = terminals::ILLEGAL.first();

const SQUARES: &str = "a move is two squares (e2e4), a drop (f3n) or a null move (----)";

const FLAGS: &str = "flags are :e (en passant), :i (illegal), :v (invalid), :h (handicap castling) \
                   and :m (mirrored castling); a second flag can only be :i";

const PIECES: &str = "the piece of a drop is in lower case (f3n), a promotion stands after \
                 the second square (e7e8Q)";

const ASSESSMENT: &str = "an assessment is written as a NAG, like $1";

fn off_board(range: Range<usize>) -> Malformed {
    Malformed {
        kind: MalformedKind::OffBoard,
        range,
        message: "the square lies outside the board",
        help: "the attribute boardsize says how many files, ranks and boards there are",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_names_the_terminals_of_the_table() {
        for flag in Flag::ALL {
            assert!(FLAGS.contains(flag.terminal().text()), "{flag}");
        }
        assert!(SQUARES.contains(&format!("({})", terminals::NULL.text())));
        assert!(ASSESSMENT.contains(terminals::NAG.text()));
        for help in [SQUARES, PIECES] {
            for example in help
                .split('(')
                .skip(1)
                .filter_map(|part| part.split(')').next())
            {
                let read = parse(example, Board::default());
                assert!(read.is_ok_and(|read| read.is_canonical()), "{example}");
            }
        }
    }
}
