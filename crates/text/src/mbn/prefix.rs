//! The prefix of a move, before its modifiers: signs, transitions to other
//! boards, conditions, the range it starts in.

use core::fmt;
use core::ops::Range;

use crate::notation::cursor::Cursor;
use crate::notation::piece::Letters;
use crate::notation::{BoardRange, NotationError, PieceName, PieceSet};

const TRANSITION: &str = "a transition to another board is a number with an optional sign \
                          (+1, -1, +-1), or numbers (1,2), each perhaps with d (diagonal) or o \
                          (orthogonal); two of them are joined by a semicolon";

const CONDITION: &str = "a condition is a piece or a set of pieces, and a square or a range, \
                         between slashes: /Ka1/, /{KR}[a-h]/";

/// A prefix of a move; they stand in this order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Prefix<'t> {
    /// `#`: a decision.
    Decision,
    /// `!`.
    Exclamation,
    /// `!` and pieces: the setup.
    Setup(PieceSet<'t>),
    /// To which board the move goes.
    Transition(BoardTransition<'t>),
    /// Which piece must stand where.
    Condition(Condition<'t>),
    /// The squares that the move may start from.
    Range(BoardRange<'t>),
}

impl<'t> Prefix<'t> {
    /// Reads all that come next. The two signs may come in either order.
    pub(super) fn parse_all(cursor: &mut Cursor<'t>) -> Result<Vec<Self>, NotationError> {
        let mut found = Vec::new();
        let decision = cursor.eat(b'#');
        if decision {
            found.push(Self::Decision);
        }
        if cursor.eat(b'!') {
            found.push(if cursor.peek() == Some(b'{') {
                Self::Setup(PieceSet::parse(cursor, Letters::Any)?)
            } else {
                Self::Exclamation
            });
        }
        if !decision && cursor.eat(b'#') {
            found.push(Self::Decision);
        }
        if cursor.sees(|byte| matches!(byte, b'<' | b'+' | b'-' | b'0'..=b'9')) {
            found.push(Self::Transition(BoardTransition::parse(cursor)?));
        }
        if cursor.peek() == Some(b'/') {
            found.push(Self::Condition(Condition::parse(cursor)?));
        }
        if cursor.peek() == Some(b'[') {
            found.push(Self::Range(BoardRange::parse(cursor)?));
        }
        Ok(found)
    }
}

impl fmt::Display for Prefix<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decision => f.write_str("#"),
            Self::Exclamation => f.write_str("!"),
            Self::Setup(pieces) => write!(f, "!{pieces}"),
            Self::Transition(transition) => transition.fmt(f),
            Self::Condition(condition) => condition.fmt(f),
            Self::Range(range) => range.fmt(f),
        }
    }
}

/// A transition between boards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BoardTransition<'t> {
    /// In the third dimension.
    pub first: Level<'t>,
    /// In the fourth.
    pub second: Option<Level<'t>>,
    /// True if one pair of angle brackets stands around both.
    pub enclosed: bool,
    /// Its bytes in the definition.
    pub range: Range<usize>,
}

/// A transition in one dimension.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Level<'t> {
    /// Its signs, numbers and letters.
    pub text: &'t str,
    /// True if angle brackets stand around it alone.
    pub enclosed: bool,
    /// The bytes of the text.
    pub range: Range<usize>,
}

impl<'t> BoardTransition<'t> {
    fn parse(cursor: &mut Cursor<'t>) -> Result<Self, NotationError> {
        let close = |cursor: &mut Cursor<'t>| {
            if cursor.eat(b'>') {
                Ok(())
            } else {
                Err(cursor.wrong("the transition is not closed", TRANSITION))
            }
        };
        let start = cursor.at();
        let bracket = cursor.eat(b'<');
        let mut first = Level::parse(cursor)?;
        let enclosed = bracket && cursor.peek() == Some(b';');
        if bracket && !enclosed {
            close(cursor)?;
            first.enclosed = true;
        }
        let second = if cursor.eat(b';') {
            let bracket = !enclosed && cursor.eat(b'<');
            let mut second = Level::parse(cursor)?;
            if bracket || enclosed {
                close(cursor)?;
            }
            second.enclosed = bracket;
            Some(second)
        } else {
            None
        };
        Ok(Self {
            first,
            second,
            enclosed,
            range: cursor.since(start),
        })
    }
}

impl<'t> Level<'t> {
    fn parse(cursor: &mut Cursor<'t>) -> Result<Self, NotationError> {
        let start = cursor.at();
        let plus = cursor.eat(b'+');
        let signed = cursor.eat(b'-') || plus;
        loop {
            if cursor.number().is_none() {
                return Err(cursor.wrong("the number of the transition is missing", TRANSITION));
            }
            cursor.one(|byte| matches!(byte, b'd' | b'o'));
            if signed || !cursor.eat(b',') {
                break;
            }
        }
        Ok(Self {
            text: cursor.text_since(start),
            enclosed: false,
            range: cursor.since(start),
        })
    }
}

impl fmt::Display for BoardTransition<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.enclosed { "<" } else { "" })?;
        self.first.fmt(f)?;
        if let Some(second) = &self.second {
            write!(f, ";{second}")?;
        }
        f.write_str(if self.enclosed { ">" } else { "" })
    }
}

impl fmt::Display for Level<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.enclosed {
            write!(f, "<{}>", self.text)
        } else {
            f.write_str(self.text)
        }
    }
}

/// A condition between slashes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Condition<'t> {
    /// Which piece.
    pub subject: Subject<'t>,
    /// The squares where it must stand.
    pub target: Target<'t>,
    /// Its bytes in the definition.
    pub range: Range<usize>,
}

/// The pieces of a condition.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Subject<'t> {
    /// One piece.
    Piece(PieceName<'t>),
    /// One of a set.
    Set(PieceSet<'t>),
}

/// The place of a condition.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Target<'t> {
    /// A square: file, rank, and perhaps board and row.
    Square(&'t str),
    /// A range.
    Range(BoardRange<'t>),
}

impl<'t> Condition<'t> {
    fn parse(cursor: &mut Cursor<'t>) -> Result<Self, NotationError> {
        let start = cursor.at();
        cursor.eat(b'/');
        let subject = if cursor.peek() == Some(b'{') {
            Subject::Set(PieceSet::parse(cursor, Letters::Any)?)
        } else {
            Subject::Piece(PieceName::parse(cursor, Letters::Any, false)?)
        };
        let target = if cursor.peek() == Some(b'[') {
            Target::Range(BoardRange::parse(cursor)?)
        } else {
            let square = cursor.at();
            if cursor.one(|byte| byte.is_ascii_lowercase()).is_none() || cursor.number().is_none() {
                return Err(cursor.wrong("the condition has no square", CONDITION));
            }
            let board = cursor.one(|byte| matches!(byte, b'A'..=b'H'));
            if board.is_some() {
                cursor.one(|byte| matches!(byte, b'1'..=b'8'));
            }
            Target::Square(cursor.text_since(square))
        };
        if !cursor.eat(b'/') {
            return Err(cursor.wrong("the condition has no second slash", CONDITION));
        }
        Ok(Self {
            subject,
            target,
            range: cursor.since(start),
        })
    }
}

impl fmt::Display for Condition<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("/")?;
        match &self.subject {
            Subject::Piece(piece) => piece.fmt(f)?,
            Subject::Set(set) => set.fmt(f)?,
        }
        match &self.target {
            Target::Square(square) => f.write_str(square)?,
            Target::Range(range) => range.fmt(f)?,
        }
        f.write_str("/")
    }
}
