//! The grammar of patterns: branches, pieces, atoms and quantifiers.

use regex_syntax::hir::{Class, ClassUnicode, ClassUnicodeRange, Hir, Repetition};

use super::PatternError;
use super::class;

/// How deep groups, and classes inside classes, may nest.
pub(super) const DEPTH: usize = 64;
/// The greatest number that a quantifier may name.
const REPETITIONS: u32 = 10_000;

/// Parses one pattern.
pub(super) fn parse(pattern: &str) -> Result<Hir, PatternError> {
    let mut parser = Parser {
        pattern,
        characters: pattern.chars().collect(),
        at: 0,
    };
    let expression = parser.alternatives(0)?;
    match parser.peek() {
        None => Ok(expression),
        Some(_) => Err(parser.error("no group is open that ) could close")),
    }
}

/// A place in a pattern.
pub(super) struct Parser<'a> {
    pattern: &'a str,
    characters: Vec<char>,
    at: usize,
}

impl Parser<'_> {
    pub(super) fn peek(&self) -> Option<char> {
        self.peek_at(0)
    }

    pub(super) fn peek_at(&self, ahead: usize) -> Option<char> {
        self.characters.get(self.at + ahead).copied()
    }

    /// Whether these characters come next.
    pub(super) fn looks_at(&self, text: &str) -> bool {
        let next = self.characters.get(self.at..).unwrap_or_default();
        text.chars()
            .enumerate()
            .all(|(at, it)| next.get(at) == Some(&it))
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let character = self.peek()?;
        self.at += 1;
        Some(character)
    }

    pub(super) fn eat(&mut self, character: char) -> bool {
        let found = self.peek() == Some(character);
        if found {
            self.at += 1;
        }
        found
    }

    /// An error at the next character.
    pub(super) fn error(&self, message: impl Into<String>) -> PatternError {
        PatternError {
            pattern: self.pattern.to_owned(),
            position: Some(self.at + 1),
            message: message.into(),
        }
    }

    /// An error at the character just read.
    pub(super) fn error_before(&self, message: impl Into<String>) -> PatternError {
        PatternError {
            position: Some(self.at.max(1)),
            ..self.error(message)
        }
    }

    /// `regExp`: branches, up to the end or an unopened bracket.
    fn alternatives(&mut self, depth: usize) -> Result<Hir, PatternError> {
        let mut branches = vec![self.branch(depth)?];
        while self.eat('|') {
            branches.push(self.branch(depth)?);
        }
        Ok(Hir::alternation(branches))
    }

    /// `branch`: pieces, perhaps none.
    fn branch(&mut self, depth: usize) -> Result<Hir, PatternError> {
        let mut pieces = Vec::new();
        while let Some(character) = self.peek() {
            if matches!(character, '|' | ')') {
                break;
            }
            let atom = self.atom(depth)?;
            pieces.push(self.quantified(atom)?);
        }
        Ok(Hir::concat(pieces))
    }

    /// `atom`: a character, a class, or a group.
    fn atom(&mut self, depth: usize) -> Result<Hir, PatternError> {
        let class = match self.peek() {
            Some('(') => return self.group(depth),
            Some('[') => class::expression(self, depth)?,
            Some('\\') => class::escape(self)?.into_class(),
            Some('.') => {
                self.next();
                class::not_line_end()
            }
            Some(meta @ ('?' | '*' | '+' | '{' | '}' | ']')) => {
                let what = match meta {
                    '}' | ']' => "closes nothing",
                    _ => "has nothing to repeat",
                };
                return Err(self.error(format!("{meta} {what}; \\{meta} is the character")));
            }
            Some(character) => {
                self.next();
                ClassUnicode::new([ClassUnicodeRange::new(character, character)])
            }
            None => return Err(self.error("the pattern ends too early")),
        };
        Ok(Hir::class(Class::Unicode(class)))
    }

    fn group(&mut self, depth: usize) -> Result<Hir, PatternError> {
        if depth >= DEPTH {
            return Err(self.error(format!("groups nest more than {DEPTH} deep")));
        }
        self.next();
        let expression = self.alternatives(depth + 1)?;
        if self.eat(')') {
            Ok(expression)
        } else {
            Err(self.error("a group is not closed with )"))
        }
    }

    /// `quantifier`, where one follows.
    fn quantified(&mut self, atom: Hir) -> Result<Hir, PatternError> {
        let (min, max) = match self.peek() {
            Some('?') => (0, Some(1)),
            Some('*') => (0, None),
            Some('+') => (1, None),
            Some('{') => self.quantity()?,
            _ => return Ok(atom),
        };
        self.next();
        Ok(Hir::repetition(Repetition {
            min,
            max,
            greedy: true,
            sub: Box::new(atom),
        }))
    }

    /// `{n}`, `{n,}` or `{n,m}`, up to the closing brace.
    fn quantity(&mut self) -> Result<(u32, Option<u32>), PatternError> {
        self.next();
        let min = self.number()?;
        let max = match self.peek() {
            Some('}') => Some(min),
            Some(',') if self.peek_at(1) == Some('}') => {
                self.next();
                None
            }
            Some(',') => {
                self.next();
                Some(self.number()?)
            }
            _ => return Err(self.error("a quantifier is not closed with }")),
        };
        if self.peek() != Some('}') {
            return Err(self.error("a quantifier is not closed with }"));
        }
        if max.is_some_and(|max| max < min) {
            return Err(self.error("a quantifier asks for more at the least than at the most"));
        }
        Ok((min, max))
    }

    fn number(&mut self) -> Result<u32, PatternError> {
        let mut number = None;
        while let Some(digit) = self.peek().and_then(|character| character.to_digit(10)) {
            let value = number.unwrap_or(0) * 10 + digit;
            if value > REPETITIONS {
                return Err(self.error(format!("more than {REPETITIONS} repetitions")));
            }
            number = Some(value);
            self.next();
        }
        number.ok_or_else(|| self.error("a quantifier has no number"))
    }
}
