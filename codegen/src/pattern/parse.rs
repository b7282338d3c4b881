//! The grammar of patterns: branches, pieces, atoms and quantifiers.

use regex_syntax::hir::{Class, ClassUnicode, ClassUnicodeRange, Hir, Repetition};

use super::PatternError;
use super::class;
use super::cursor::{Cursor, DEPTH};

/// The greatest number that a quantifier may name.
const REPETITIONS: u32 = 10_000;

/// Parses one pattern.
pub(super) fn parse(pattern: &str) -> Result<Hir, PatternError> {
    let mut cursor = Cursor::new(pattern);
    let expression = alternatives(&mut cursor, 0)?;
    match cursor.peek() {
        None => Ok(expression),
        Some(_) => Err(cursor.error("no group is open that ) could close")),
    }
}

/// `regExp`: branches, up to the end or an unopened bracket.
fn alternatives(cursor: &mut Cursor<'_>, depth: usize) -> Result<Hir, PatternError> {
    let mut branches = vec![branch(cursor, depth)?];
    while cursor.eat('|') {
        branches.push(branch(cursor, depth)?);
    }
    Ok(Hir::alternation(branches))
}

/// `branch`: pieces, perhaps none.
fn branch(cursor: &mut Cursor<'_>, depth: usize) -> Result<Hir, PatternError> {
    let mut pieces = Vec::new();
    while let Some(character) = cursor.peek() {
        if matches!(character, '|' | ')') {
            break;
        }
        let atom = atom(cursor, depth)?;
        pieces.push(quantified(cursor, atom)?);
    }
    Ok(Hir::concat(pieces))
}

/// `atom`: a character, a class, or a group.
fn atom(cursor: &mut Cursor<'_>, depth: usize) -> Result<Hir, PatternError> {
    let class = match cursor.peek() {
        Some('(') => return group(cursor, depth),
        Some('[') => class::expression(cursor, depth)?,
        Some('\\') => class::escape(cursor)?.into_class(),
        Some('.') => {
            cursor.next();
            class::not_line_end()
        }
        Some(meta @ ('?' | '*' | '+' | '{' | '}' | ']')) => {
            let what = match meta {
                '}' | ']' => "closes nothing",
                _ => "has nothing to repeat",
            };
            return Err(cursor.error(format!("{meta} {what}; \\{meta} is the character")));
        }
        Some(character) => {
            cursor.next();
            ClassUnicode::new([ClassUnicodeRange::new(character, character)])
        }
        None => return Err(cursor.error("the pattern ends too early")),
    };
    Ok(Hir::class(Class::Unicode(class)))
}

fn group(cursor: &mut Cursor<'_>, depth: usize) -> Result<Hir, PatternError> {
    if depth >= DEPTH {
        return Err(cursor.error(format!("groups nest more than {DEPTH} deep")));
    }
    cursor.next();
    let expression = alternatives(cursor, depth + 1)?;
    if cursor.eat(')') {
        Ok(expression)
    } else {
        Err(cursor.error("a group is not closed with )"))
    }
}

/// `quantifier`, where one follows.
fn quantified(cursor: &mut Cursor<'_>, atom: Hir) -> Result<Hir, PatternError> {
    let (min, max) = match cursor.peek() {
        Some('?') => (0, Some(1)),
        Some('*') => (0, None),
        Some('+') => (1, None),
        Some('{') => quantity(cursor)?,
        _ => return Ok(atom),
    };
    cursor.next();
    Ok(Hir::repetition(Repetition {
        min,
        max,
        greedy: true,
        sub: Box::new(atom),
    }))
}

/// `{n}`, `{n,}` or `{n,m}`, up to the closing brace.
fn quantity(cursor: &mut Cursor<'_>) -> Result<(u32, Option<u32>), PatternError> {
    cursor.next();
    let min = number(cursor)?;
    let max = match cursor.peek() {
        Some('}') => Some(min),
        Some(',') if cursor.peek_at(1) == Some('}') => {
            cursor.next();
            None
        }
        Some(',') => {
            cursor.next();
            Some(number(cursor)?)
        }
        _ => return Err(cursor.error("a quantifier is not closed with }")),
    };
    if cursor.peek() != Some('}') {
        return Err(cursor.error("a quantifier is not closed with }"));
    }
    if max.is_some_and(|max| max < min) {
        return Err(cursor.error("a quantifier asks for more at the least than at the most"));
    }
    Ok((min, max))
}

fn number(cursor: &mut Cursor<'_>) -> Result<u32, PatternError> {
    let mut number = None;
    while let Some(digit) = cursor.peek().and_then(|character| character.to_digit(10)) {
        let value = number.unwrap_or(0) * 10 + digit;
        if value > REPETITIONS {
            return Err(cursor.error(format!("more than {REPETITIONS} repetitions")));
        }
        number = Some(value);
        cursor.next();
    }
    number.ok_or_else(|| cursor.error("a quantifier has no number"))
}
