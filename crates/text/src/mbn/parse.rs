//! Reads a definition in linear time. Square brackets and braces are either
//! a group of moves, or a range and a set of pieces that belong to the move
//! after them: what follows the closing bracket decides which. So brackets are
//! paired in a first pass, which also bounds how deep they are nested.

use super::head::Identifier;
use super::prefix::Prefix;
use super::tree::{
    CombinedMove, Definition, Directions, Leap, Leaper, Leg, Link, Modification, ModifiedBy, Move,
    PartialMove, Repeat, Rider, Sequence, Steps, StepsKind,
};
use crate::notation::cursor::Cursor;
use crate::notation::piece::Letters;
use crate::notation::{BoardRange, NotationError, NotationErrorKind, PieceSet};

/// The greatest depth of nested brackets.
pub const MAX_NESTING: usize = 64;

const MOVE: &str = "a move is modifiers in small letters and base letters in capitals (mfW), or \
                    moves in parentheses; moves are joined by + (either) or - (one after the other)";

const BRACKETS: &str = "brackets come in pairs: (..), [..], {..}";

impl<'t> Definition<'t> {
    /// Reads one definition, without white space around it.
    ///
    /// # Errors
    /// The first fault, with its place in the text; brackets without partner
    /// come before other faults after the equal sign.
    pub fn parse(text: &'t str) -> Result<Self, NotationError> {
        NotationError::of_length(text)?;
        let mut cursor = Cursor::new(text);
        let identifier = Identifier::parse(&mut cursor)?;
        let partners = pair(text, cursor.at())?;
        let mut parser = Parser { cursor, partners };
        let moves = parser.sequence()?;
        if parser.cursor.peek().is_some() {
            return Err(parser.after_move());
        }
        Ok(Self { identifier, moves })
    }
}

/// The place of the partner of each opening bracket; 0 elsewhere.
fn pair(text: &str, from: usize) -> Result<Vec<usize>, NotationError> {
    let fault = |kind, at, message, help| NotationError {
        kind,
        range: at..at + 1,
        message,
        help,
    };
    let bracket = NotationErrorKind::Bracket;
    let mut partners = vec![0; text.len()];
    let mut open: Vec<(usize, u8)> = Vec::new();
    for (at, byte) in text.bytes().enumerate().skip(from) {
        let closing = match byte {
            b'(' => b')',
            b'[' => b']',
            b'{' => b'}',
            b')' | b']' | b'}' => {
                let Some((opening, expected)) = open.pop() else {
                    return Err(fault(bracket, at, "this bracket closes nothing", BRACKETS));
                };
                if expected != byte {
                    let message = "this bracket closes another kind of bracket";
                    return Err(fault(bracket, at, message, BRACKETS));
                }
                if let Some(partner) = partners.get_mut(opening) {
                    *partner = at;
                }
                continue;
            }
            _ => continue,
        };
        if open.len() == MAX_NESTING {
            let help = "at most 64 brackets may stand in one another";
            let kind = NotationErrorKind::TooDeep;
            return Err(fault(kind, at, "brackets are nested too deep", help));
        }
        open.push((at, closing));
    }
    match open.pop() {
        Some((at, _)) => Err(fault(bracket, at, "this bracket is not closed", BRACKETS)),
        None => Ok(partners),
    }
}

const fn is_direction(byte: u8) -> bool {
    matches!(
        byte,
        b'b' | b'd' | b'f' | b'l' | b'r' | b's' | b't' | b'v' | b'z'
    )
}

struct Parser<'t> {
    cursor: Cursor<'t>,
    partners: Vec<usize>,
}

impl<'t> Parser<'t> {
    fn sequence(&mut self) -> Result<Sequence<'t>, NotationError> {
        let start = self.cursor.at();
        let mut legs = Vec::new();
        let mut link = Link::First;
        loop {
            let moves = self.combined()?;
            legs.push(Leg { link, moves });
            if !self.cursor.eat(b'-') {
                break;
            }
            link = if self.cursor.eat(b'-') {
                Link::DoubleHyphen
            } else {
                Link::Hyphen
            };
        }
        Ok(Sequence {
            legs,
            range: self.cursor.since(start),
        })
    }

    /// Returns true if the bracket that comes next encloses moves, and not a
    /// range or a set of the move that follows.
    fn opens_group(&self) -> bool {
        let partner = self.partners.get(self.cursor.at());
        let after = partner.and_then(|partner| self.cursor.byte_at(partner + 1));
        !after.is_some_and(|byte| {
            byte.is_ascii_alphabetic() || matches!(byte, b'(' | b'{' | b':' | b'@')
        })
    }

    fn combined(&mut self) -> Result<CombinedMove<'t>, NotationError> {
        let bracket = self.cursor.peek();
        if let Some(opening @ (b'[' | b'{')) = bracket
            && self.opens_group()
        {
            self.cursor.eat(opening);
            let moves = self.sequence()?;
            return if opening == b'[' {
                self.close(b']')?;
                Ok(CombinedMove::Optional(moves))
            } else {
                self.close(b'}')?;
                Ok(CombinedMove::Braced(moves))
            };
        }
        let mut choice = vec![self.partial()?];
        while self.cursor.eat(b'+') {
            choice.push(self.partial()?);
        }
        Ok(CombinedMove::Choice(choice))
    }

    fn close(&mut self, closing: u8) -> Result<(), NotationError> {
        if self.cursor.eat(closing) {
            Ok(())
        } else {
            Err(self.after_move())
        }
    }

    /// The error of what follows a complete move.
    fn after_move(&self) -> NotationError {
        if self.cursor.sees(|byte| byte.is_ascii_lowercase()) {
            let help = "moves with modifiers of their own are joined by +: mfW+cfF";
            return self.cursor.wrong("a modifier after a move", help);
        }
        self.cursor.wrong("unexpected text after a move", MOVE)
    }

    fn partial(&mut self) -> Result<PartialMove<'t>, NotationError> {
        let start = self.cursor.at();
        let prefixes = Prefix::parse_all(&mut self.cursor)?;
        let mut attackers = Vec::new();
        while self.cursor.peek() == Some(b'{') {
            attackers.push(PieceSet::parse(&mut self.cursor, Letters::Any)?);
        }
        let mut modifications = Vec::new();
        while let Some(modification) = self.modification()? {
            modifications.push(modification);
        }
        let mut moves = Vec::new();
        while let Some(found) = self.basic()? {
            moves.push(found);
        }
        if moves.is_empty() {
            return Err(self.cursor.wrong("a move is missing", MOVE));
        }
        let target = if self.cursor.peek() == Some(b'[') {
            Some(BoardRange::parse(&mut self.cursor)?)
        } else {
            None
        };
        Ok(PartialMove {
            prefixes,
            attackers,
            modifications,
            moves,
            target,
            range: self.cursor.since(start),
        })
    }

    /// Directions in parentheses, if nothing else stands in them.
    fn enclosed_directions(&mut self) -> Option<Directions<'t>> {
        let start = self.cursor.at();
        let mut ahead = self.cursor.clone();
        if !ahead.eat(b'(') {
            return None;
        }
        let letters = ahead.run(is_direction);
        if letters.is_empty() || !ahead.eat(b')') {
            return None;
        }
        self.cursor = ahead;
        Some(Directions {
            letters,
            enclosed: true,
            range: self.cursor.since(start),
        })
    }

    fn two_directions(&self, found: Directions<'t>) -> Result<Directions<'t>, NotationError> {
        if found.letters.len() == 2 {
            return Ok(found);
        }
        let help = "two directions stand in the parentheses, as in (fl)";
        let mut error = self.cursor.wrong("not two directions", help);
        error.kind = NotationErrorKind::Unexpected;
        error.range = found.range;
        Err(error)
    }

    fn modification(&mut self) -> Result<Option<Modification<'t>>, NotationError> {
        let start = self.cursor.at();
        let mut takes_pieces = false;
        let modifier = if let Some(found) = self.enclosed_directions() {
            ModifiedBy::Amalgamated(self.two_directions(found)?)
        } else if let Some(letter) = self.cursor.one(|byte| byte.is_ascii_lowercase()) {
            let byte = letter.bytes().next().unwrap_or_default();
            takes_pieces = !is_direction(byte);
            let repeat = if self.cursor.eat(byte) {
                Repeat::Doubled
            } else if takes_pieces && self.cursor.eat(b'y') {
                Repeat::Any
            } else {
                Repeat::Once
            };
            let letter = char::from(byte);
            ModifiedBy::Letter { letter, repeat }
        } else {
            return Ok(None);
        };
        let mut optional = self.mark();
        let pieces = if takes_pieces && self.cursor.peek() == Some(b'{') {
            Some(PieceSet::parse(&mut self.cursor, Letters::Any)?)
        } else {
            None
        };
        optional = optional.or_else(|| self.mark());
        Ok(Some(Modification {
            modifier,
            pieces,
            optional,
            range: self.cursor.since(start),
        }))
    }

    fn mark(&mut self) -> Option<usize> {
        let at = self.cursor.at();
        self.cursor.eat(b'?').then_some(at)
    }

    fn basic(&mut self) -> Result<Option<Move<'t>>, NotationError> {
        let start = self.cursor.at();
        if self.cursor.eat(b'(') {
            let moves = self.sequence()?;
            self.close(b')')?;
            let directions = if let Some(found) = self.enclosed_directions() {
                Some(self.two_directions(found)?)
            } else {
                let at = self.cursor.at();
                self.cursor.one(is_direction).map(|letters| Directions {
                    letters,
                    enclosed: false,
                    range: at..at + 1,
                })
            };
            let steps = self.steps();
            return Ok(Some(Move::Rider(Rider {
                moves,
                directions,
                steps,
                range: self.cursor.since(start),
            })));
        }
        let leap = if let Some(letter) = self.cursor.one(|byte| byte.is_ascii_uppercase()) {
            Leap::Base(letter.chars().next().unwrap_or_default())
        } else if self.cursor.eat(b':') {
            self.extended()?
        } else if self.cursor.eat(b'@') {
            let name = self.cursor.run(|byte| byte.is_ascii_alphanumeric());
            if name.is_empty() {
                let help = "a macro is @ and its name, in letters and digits";
                return Err(self.cursor.wrong("the macro has no name", help));
            }
            Leap::Macro(name)
        } else {
            return Ok(None);
        };
        let circular = self.enclosed_directions();
        let steps = self.steps();
        if circular.is_some() && steps.is_none() {
            let help = "directions after a base letter say how its steps turn: N(lr)0";
            return Err(self.cursor.wrong("the number of steps is missing", help));
        }
        Ok(Some(Move::Leaper(Leaper {
            leap,
            circular,
            steps,
            range: self.cursor.since(start),
        })))
    }

    /// The two numbers of a leap, after the first colon.
    fn extended(&mut self) -> Result<Leap<'t>, NotationError> {
        const HELP: &str = "a leap is two numbers between colons, the smaller one first: :1,3:";
        let cursor = &mut self.cursor;
        let start = cursor.at();
        let number = |cursor: &mut Cursor<'t>| {
            let number = cursor.number();
            number.ok_or_else(|| cursor.wrong("a number of the leap is missing", HELP))
        };
        let small = number(cursor)?;
        if !cursor.eat(b',') {
            return Err(cursor.wrong("a comma is missing in the leap", HELP));
        }
        let large = number(cursor)?;
        if large.magnitude() < small.magnitude() {
            return Err(NotationError {
                kind: NotationErrorKind::Order,
                range: cursor.since(start),
                message: "the larger number stands first",
                help: HELP,
            });
        }
        if !cursor.eat(b':') {
            return Err(cursor.wrong("the leap does not end with a colon", HELP));
        }
        Ok(Leap::Extended(small, large))
    }

    fn steps(&mut self) -> Option<Steps<'t>> {
        let start = self.cursor.at();
        let kind = if self.cursor.eat(b'0') {
            if self.cursor.eat(b'*') {
                StepsKind::Farthest
            } else if self.cursor.number().is_some() {
                StepsKind::Exactly
            } else {
                StepsKind::Any
            }
        } else if self.cursor.number().is_some() {
            StepsKind::UpTo
        } else if self.cursor.eat(b'*') {
            self.cursor.eat(b'*');
            StepsKind::Edge
        } else if self.cursor.eat(b'#') {
            StepsKind::NumberSign
        } else {
            return None;
        };
        Some(Steps {
            kind,
            text: self.cursor.text_since(start),
            range: self.cursor.since(start),
        })
    }
}
