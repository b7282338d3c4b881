//! Heads of definitions: the part before the equal sign.

use core::fmt;
use core::ops::Range;

use crate::notation::cursor::Cursor;
use crate::notation::piece::Letters;
use crate::notation::{NotationError, Number, PieceName};

const HELP: &str = "a definition is a piece, an equal sign and its moves (K=WF); the piece may \
                    have a sign before (+P), a suffix, a comment (P|Pawn|) and boards (P<1,2>)";

const BOARDS: &str = "boards are <*>, <1,2>, <<1>> or, with a fourth dimension, <<1>;<2>> and \
                      <<1;2>>";

/// The part before the equal sign.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Identifier<'t> {
    /// The piece or macro.
    pub name: Name<'t>,
    /// Letters and digits after the piece.
    pub suffix: Option<&'t str>,
    /// The boards it is meant for.
    pub boards: Option<BoardIdentifier<'t>>,
    /// The comment between two bars.
    pub comment: Option<&'t str>,
    /// All of it.
    pub text: &'t str,
    /// Its bytes in the definition.
    pub range: Range<usize>,
}

/// The subject of a definition.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Name<'t> {
    /// A piece.
    Piece(PieceName<'t>),
    /// A macro; its name without `@`.
    Macro(&'t str),
}

/// The boards a definition is meant for, in angle brackets.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BoardIdentifier<'t> {
    /// The boards of the third dimension.
    pub first: BoardNumbers<'t>,
    /// Those of the fourth, after a semicolon.
    pub second: Option<BoardNumbers<'t>>,
    /// All of it, with its brackets.
    pub text: &'t str,
    /// Its bytes in the definition.
    pub range: Range<usize>,
}

/// Numbers of boards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum BoardNumbers<'t> {
    /// `*`: all of them.
    All,
    /// These, at least one.
    These(Vec<Number<'t>>),
}

impl<'t> Identifier<'t> {
    pub(super) fn parse(cursor: &mut Cursor<'t>) -> Result<Self, NotationError> {
        let alphanumeric = |byte: u8| byte.is_ascii_alphanumeric();
        let start = cursor.at();
        let mut suffix = "";
        let name = if cursor.eat(b'@') {
            let name = cursor.run(alphanumeric);
            if name.is_empty() {
                return Err(cursor.missing("the macro has no name", HELP));
            }
            Name::Macro(name)
        } else if cursor.sees(|byte| byte == b'=') || cursor.peek().is_none() {
            return Err(cursor.missing("the piece is missing", HELP));
        } else {
            let piece = PieceName::parse(cursor, Letters::Any, true)?;
            suffix = cursor.run(alphanumeric);
            Name::Piece(piece)
        };
        let boards = if cursor.sees(|byte| byte == b'<') {
            Some(BoardIdentifier::parse(cursor)?)
        } else {
            None
        };
        let bar = cursor.at();
        let comment = if cursor.eat(b'|') {
            if !cursor.seek(b'|') {
                let mut error = cursor.missing("the comment has no second bar", HELP);
                error.range = bar..bar + 1;
                return Err(error);
            }
            let comment = cursor.text_since(bar + 1);
            cursor.eat(b'|');
            Some(comment)
        } else {
            None
        };
        let range = cursor.since(start);
        let text = cursor.text_since(start);
        if !cursor.eat(b'=') {
            return Err(cursor.wrong("an equal sign is missing after the piece", HELP));
        }
        Ok(Self {
            name,
            suffix: (!suffix.is_empty()).then_some(suffix),
            boards,
            comment,
            text,
            range,
        })
    }
}

impl<'t> BoardIdentifier<'t> {
    /// Reads boards; an opening angle bracket comes next. With three
    /// dimensions they have one or two pairs of brackets; with four, one pair
    /// around two of these, or two pairs around both lists of numbers.
    fn parse(cursor: &mut Cursor<'t>) -> Result<Self, NotationError> {
        let start = cursor.at();
        let opening = Self::open(cursor);
        let first = BoardNumbers::parse(cursor)?;
        let second = match opening {
            1 => {
                Self::close(cursor, 1)?;
                None
            }
            2 if cursor.eat(b';') => {
                let second = BoardNumbers::parse(cursor)?;
                Self::close(cursor, 2)?;
                Some(second)
            }
            _ => {
                Self::close(cursor, opening - 1)?;
                if cursor.eat(b';') {
                    let opening = Self::open(cursor);
                    if !matches!(opening, 1 | 2) {
                        return Err(cursor.wrong("the second boards have no bracket", BOARDS));
                    }
                    let second = BoardNumbers::parse(cursor)?;
                    Self::close(cursor, opening + 1)?;
                    Some(second)
                } else if opening == 2 {
                    Self::close(cursor, 1)?;
                    None
                } else {
                    return Err(cursor.wrong("the second boards are missing", BOARDS));
                }
            }
        };
        Ok(Self {
            first,
            second,
            text: cursor.text_since(start),
            range: cursor.since(start),
        })
    }

    /// Passes over up to three opening brackets.
    fn open(cursor: &mut Cursor<'t>) -> usize {
        (0..3).take_while(|_| cursor.eat(b'<')).count()
    }

    fn close(cursor: &mut Cursor<'t>, brackets: usize) -> Result<(), NotationError> {
        for _ in 0..brackets {
            if !cursor.eat(b'>') {
                return Err(cursor.wrong("a closing angle bracket is missing", BOARDS));
            }
        }
        Ok(())
    }
}

impl<'t> BoardNumbers<'t> {
    fn parse(cursor: &mut Cursor<'t>) -> Result<Self, NotationError> {
        if cursor.eat(b'*') {
            return Ok(Self::All);
        }
        let mut numbers = Vec::new();
        loop {
            let number = cursor.number();
            let message = "the number of a board is missing";
            numbers.push(number.ok_or_else(|| cursor.wrong(message, BOARDS))?);
            if !cursor.eat(b',') {
                return Ok(Self::These(numbers));
            }
        }
    }
}

impl fmt::Display for Identifier<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.name {
            Name::Piece(piece) => piece.fmt(f)?,
            Name::Macro(name) => write!(f, "@{name}")?,
        }
        f.write_str(self.suffix.unwrap_or_default())?;
        f.write_str(self.boards.as_ref().map_or("", |boards| boards.text))?;
        self.comment.map_or(Ok(()), |text| write!(f, "|{text}|"))
    }
}
