//! Reads a rule in linear time; nothing in FBR is nested.

use core::mem::discriminant;

use super::known;
use super::tree::{Argument, Arguments, Attribute, Definition, Name};
use crate::notation::cursor::Cursor;
use crate::notation::piece::{Letters, is_sign};
use crate::notation::{BoardRange, NotationError, NotationErrorKind, PieceSet};

const RULE: &str = "a rule is a name, perhaps with a sign (+), a number (<1>), pieces ({K}) and a \
                    range of the board ([8]), then an equal sign and its attributes: royal{K}=bare";

const ATTRIBUTE: &str = "attributes are separated by commas; each is a name, perhaps with a sign \
                         (+), an amount in parentheses (3), pieces ({R}) and a range ([a-h])";

/// The owner of a name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Owner {
    Rule,
    Attribute,
}

impl<'t> Definition<'t> {
    /// Reads one definition, without white space around it.
    ///
    /// # Errors
    /// The first fault, with its place in the text.
    pub fn parse(text: &'t str) -> Result<Self, NotationError> {
        NotationError::of_length(text)?;
        let cursor = &mut Cursor::new(text);
        let negated = cursor.eat(b'!');
        let name = name(cursor, Owner::Rule)?;
        let arguments = arguments(cursor, Owner::Rule)?;
        let mut attributes = Vec::new();
        if cursor.eat(b'=') {
            attributes.push(attribute(cursor)?);
            while cursor.eat(b',') {
                attributes.push(attribute(cursor)?);
            }
        }
        match cursor.peek() {
            None => Ok(Self {
                negated,
                name,
                arguments,
                attributes,
            }),
            Some(_) if attributes.is_empty() => {
                Err(cursor.wrong("unexpected text after a rule", RULE))
            }
            Some(_) => Err(cursor.wrong("unexpected text after an attribute", ATTRIBUTE)),
        }
    }
}

fn attribute<'t>(cursor: &mut Cursor<'t>) -> Result<Attribute<'t>, NotationError> {
    let start = cursor.at();
    Ok(Attribute {
        negated: cursor.eat(b'!'),
        name: name(cursor, Owner::Attribute)?,
        arguments: arguments(cursor, Owner::Attribute)?,
        range: cursor.since(start),
    })
}

fn name<'t>(cursor: &mut Cursor<'t>, owner: Owner) -> Result<Name<'t>, NotationError> {
    let start = cursor.at();
    match owner {
        Owner::Rule => {
            if !cursor.sees(|byte| byte.is_ascii_alphabetic()) {
                return Err(cursor.wrong("the name of the rule is missing", RULE));
            }
        }
        Owner::Attribute => {
            if !cursor.sees(|byte| byte.is_ascii_alphanumeric()) {
                return Err(cursor.wrong("the name of an attribute is missing", ATTRIBUTE));
            }
        }
    }
    let text = cursor.run(|byte| byte.is_ascii_alphanumeric());
    // Elsewhere the asterisk is the sign of the pieces that are meant.
    let asterisk = cursor.sees(|byte| byte == b'*');
    if asterisk && owner == Owner::Attribute && known::ends_in_asterisk(text) {
        cursor.eat(b'*');
    }
    Ok(Name {
        text: cursor.text_since(start),
        range: cursor.since(start),
    })
}

/// Reads what follows a name. The published lists do not keep to one order.
fn arguments<'t>(cursor: &mut Cursor<'t>, owner: Owner) -> Result<Arguments<'t>, NotationError> {
    let mut list: Vec<Argument<'t>> = Vec::new();
    loop {
        let start = cursor.at();
        let found = match cursor.peek() {
            Some(sign) if is_sign(sign) => {
                cursor.eat(sign);
                Argument::Prefix(char::from(sign))
            }
            Some(b'{') => Argument::Pieces(PieceSet::parse(cursor, Letters::Capital)?),
            Some(b'[') => Argument::Board(BoardRange::parse(cursor)?),
            Some(b'<') if owner == Owner::Rule => {
                Argument::Sequence(enclosed(cursor, b'<', b'>', RULE)?)
            }
            Some(b'(') if owner == Owner::Attribute => {
                Argument::Amount(enclosed(cursor, b'(', b')', ATTRIBUTE)?)
            }
            _ => return Ok(Arguments { list }),
        };
        let kind = discriminant(&found);
        if list.iter().any(|other| discriminant(other) == kind) {
            return Err(NotationError {
                kind: NotationErrorKind::Repeated,
                range: cursor.since(start),
                message: "the same kind of argument stands here twice",
                help: match owner {
                    Owner::Rule => RULE,
                    Owner::Attribute => ATTRIBUTE,
                },
            });
        }
        list.push(found);
    }
}

/// A number between brackets.
fn enclosed<'t>(
    cursor: &mut Cursor<'t>,
    open: u8,
    close: u8,
    help: &'static str,
) -> Result<crate::notation::Number<'t>, NotationError> {
    cursor.eat(open);
    let Some(number) = cursor.number() else {
        return Err(cursor.wrong("a number is missing in the brackets", help));
    };
    if !cursor.eat(close) {
        return Err(cursor.wrong("the bracket after the number is not closed", help));
    }
    Ok(number)
}
