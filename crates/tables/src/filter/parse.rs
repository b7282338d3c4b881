//! Conditions from their text: a parser by descent, over words, numbers, texts and signs.

use std::fmt;
use std::ops::Range;

use super::{Filter, HeadColumn, Literal, Operator};
use crate::Kind;

/// A condition that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FilterError {
    /// The bytes of the text that it is about.
    pub range: Range<usize>,
    /// The character of the text at which they begin, from 1.
    pub character: usize,
    /// The fault, in one line without a full stop.
    pub message: String,
}

impl fmt::Display for FilterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (character {})", self.message, self.character)
    }
}

impl FilterError {
    fn new(text: &str, range: Range<usize>, message: impl Into<String>) -> Self {
        let before = text.get(..range.start).unwrap_or(text);
        Self {
            range,
            character: before.chars().count() + 1,
            message: message.into(),
        }
    }
}

impl std::error::Error for FilterError {}

/// Parentheses and `NOT`s within each other at the most.
const DEEPEST: usize = 64;
/// Words and signs at the most, so that no condition is a tree too deep to be dropped.
const LONGEST: usize = 1000;

#[derive(Clone, PartialEq, Debug)]
enum Token {
    Word(String),
    Text(String),
    Number(f64),
    Sign(&'static str),
}

struct Parser<'t> {
    text: &'t str,
    tokens: Vec<(Token, Range<usize>)>,
    at: usize,
    depth: usize,
}

pub(super) fn parse(text: &str) -> Result<Filter, FilterError> {
    let tokens = tokens(text)?;
    if let Some((_, range)) = tokens.get(LONGEST) {
        let message = format!("a condition has at most {LONGEST} words and signs");
        return Err(FilterError::new(text, range.clone(), message));
    }
    let mut parser = Parser {
        text,
        tokens,
        at: 0,
        depth: 0,
    };
    let filter = parser.either()?;
    match parser.tokens.get(parser.at) {
        None => Ok(filter),
        Some(_) => Err(parser.error("`AND` or `OR` is missing here")),
    }
}

fn tokens(text: &str) -> Result<Vec<(Token, Range<usize>)>, FilterError> {
    const SIGNS: [&str; 11] = ["<=", ">=", "<>", "!=", "==", "=", "<", ">", "(", ")", ","];
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|it| !it.is_empty()) {
        let first = rest.chars().next().unwrap_or(' ');
        let length_of = |fits: fn(char) -> bool| rest.find(|it| !fits(it)).unwrap_or(rest.len());
        let (token, length) = if first.is_whitespace() {
            at += first.len_utf8();
            continue;
        } else if first == '\'' || first == '"' {
            let Some((inner, length)) = quoted(rest, first) else {
                let message = format!("the text is not closed by `{first}`");
                return Err(FilterError::new(text, at..text.len(), message));
            };
            let token = if first == '"' {
                Token::Word(inner)
            } else {
                Token::Text(inner)
            };
            (token, length)
        } else if first.is_ascii_digit() || first == '-' || first == '.' {
            let length = 1 + rest[1..]
                .find(|it: char| !it.is_ascii_digit() && it != '.')
                .unwrap_or(rest.len() - 1);
            let Some(number) = rest.get(..length).and_then(|it| it.parse().ok()) else {
                let range = at..at + length;
                return Err(FilterError::new(text, range, "this is no number"));
            };
            (Token::Number(number), length)
        } else if first.is_alphabetic() || first == '_' {
            let length = length_of(|it| it.is_alphanumeric() || it == '_');
            (
                Token::Word(rest.get(..length).unwrap_or_default().to_owned()),
                length,
            )
        } else if let Some(sign) = SIGNS.into_iter().find(|it| rest.starts_with(it)) {
            (Token::Sign(sign), sign.len())
        } else {
            let message = format!("`{first}` has no meaning here");
            return Err(FilterError::new(text, at..at + first.len_utf8(), message));
        };
        found.push((token, at..at + length));
        at += length;
    }
    Ok(found)
}

/// A text in quotes, which stands twice for itself, and its bytes.
fn quoted(rest: &str, quote: char) -> Option<(String, usize)> {
    let mut inner = String::new();
    let mut chars = rest.char_indices().skip(1).peekable();
    while let Some((at, char)) = chars.next() {
        if char != quote {
            inner.push(char);
        } else if chars.peek().is_some_and(|(_, next)| *next == quote) {
            inner.push(quote);
            chars.next();
        } else {
            return Some((inner, at + 1));
        }
    }
    None
}

impl Parser<'_> {
    fn error(&self, message: impl Into<String>) -> FilterError {
        let range = self.tokens.get(self.at).map(|(_, range)| range.clone());
        let end = self.text.len();
        FilterError::new(self.text, range.unwrap_or(end..end), message)
    }

    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at).map(|(token, _)| token)
    }

    fn word(&mut self, word: &str) -> bool {
        let is = matches!(self.peek(), Some(Token::Word(it)) if it.eq_ignore_ascii_case(word));
        self.at += usize::from(is);
        is
    }

    fn sign(&mut self, sign: &str) -> bool {
        let is = matches!(self.peek(), Some(Token::Sign(it)) if *it == sign);
        self.at += usize::from(is);
        is
    }

    fn deeper<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, FilterError>,
    ) -> Result<T, FilterError> {
        if self.depth == DEEPEST {
            return Err(self.error("the condition is nested too deep"));
        }
        self.depth += 1;
        let read = read(self);
        self.depth -= 1;
        read
    }

    fn either(&mut self) -> Result<Filter, FilterError> {
        let mut filter = self.both()?;
        while self.word("or") {
            filter = Filter::Or(Box::new(filter), Box::new(self.both()?));
        }
        Ok(filter)
    }

    fn both(&mut self) -> Result<Filter, FilterError> {
        let mut filter = self.one()?;
        while self.word("and") {
            filter = filter.and(self.one()?);
        }
        Ok(filter)
    }

    fn one(&mut self) -> Result<Filter, FilterError> {
        if self.word("not") {
            let inner = self.deeper(Self::one)?;
            return Ok(Filter::Not(Box::new(inner)));
        }
        if self.sign("(") {
            let inner = self.deeper(Self::either)?;
            if !self.sign(")") {
                return Err(self.error("`)` is missing here"));
            }
            return Ok(inner);
        }
        if let Some(Token::Text(_) | Token::Number(_)) = self.peek() {
            return self.value_first();
        }
        let column = self.column()?;
        if self.word("is") {
            let is_negated = self.word("not");
            if !self.word("null") {
                return Err(self.error("`NULL` is missing here"));
            }
            let is_null = Filter::IsNull(column);
            return Ok(if is_negated { not(is_null) } else { is_null });
        }
        let is_negated = self.word("not");
        let filter = if self.word("in") {
            self.one_of(column)?
        } else if self.word("between") {
            let least = self.value(column)?;
            if !self.word("and") {
                return Err(self.error("`AND` and the greatest value are missing here"));
            }
            let most = self.value(column)?;
            compare(column, Operator::GreaterOrEqual, least).and(compare(
                column,
                Operator::LessOrEqual,
                most,
            ))
        } else if self.word("like") {
            self.like(column, false)?
        } else if self.word("ilike") {
            self.like(column, true)?
        } else if is_negated {
            return Err(self.error("`IN`, `LIKE` or `BETWEEN` is missing here"));
        } else {
            let operator = self.operator()?;
            let value = self.value(column)?;
            compare(column, operator, value)
        };
        Ok(if is_negated { not(filter) } else { filter })
    }

    /// A comparison with the value before the column.
    fn value_first(&mut self) -> Result<Filter, FilterError> {
        let value_at = self.at;
        self.at += 1;
        let operator = self.operator()?.swapped();
        let column = self.column()?;
        // Only now is the type known.
        let end = std::mem::replace(&mut self.at, value_at);
        let value = self.value(column)?;
        self.at = end;
        Ok(compare(column, operator, value))
    }

    fn column(&mut self) -> Result<HeadColumn, FilterError> {
        let Some(Token::Word(name)) = self.peek() else {
            return Err(self.error("the name of a column is missing here"));
        };
        let Some(column) = HeadColumn::named(&name.to_ascii_lowercase()) else {
            return Err(self.error(unknown(name)));
        };
        self.at += 1;
        Ok(column)
    }

    fn operator(&mut self) -> Result<Operator, FilterError> {
        let operator = match self.peek() {
            Some(Token::Sign("=" | "==")) => Operator::Equal,
            Some(Token::Sign("<>" | "!=")) => Operator::NotEqual,
            Some(Token::Sign("<")) => Operator::Less,
            Some(Token::Sign("<=")) => Operator::LessOrEqual,
            Some(Token::Sign(">")) => Operator::Greater,
            Some(Token::Sign(">=")) => Operator::GreaterOrEqual,
            _ => return Err(self.error("a comparison like `=` or `>=` is missing here")),
        };
        self.at += 1;
        Ok(operator)
    }

    /// A value of the type of the column.
    fn value(&mut self, column: HeadColumn) -> Result<Literal, FilterError> {
        let is_text = column.column().kind == Kind::Utf8;
        let value = match self.peek() {
            Some(Token::Text(text)) if is_text => Literal::Text(text.clone()),
            Some(Token::Number(number)) if !is_text => Literal::Number(*number),
            found => {
                let name = column.column().name;
                let word = match found {
                    Some(Token::Word(word)) => word.to_ascii_lowercase(),
                    _ => String::new(),
                };
                return Err(self.error(if word == "null" {
                    format!("nothing equals `NULL`: write `{name} IS NULL` or `{name} IS NOT NULL`")
                } else if HeadColumn::named(&word).is_some() {
                    "a value is missing here; `cif query` compares columns with each other"
                        .to_owned()
                } else if is_text {
                    format!("`{name}` is a text: write one in single quotes, like 'B90'")
                } else {
                    format!("`{name}` is a number: write one without quotes, like 2020")
                }));
            }
        };
        self.at += 1;
        Ok(value)
    }

    fn one_of(&mut self, column: HeadColumn) -> Result<Filter, FilterError> {
        if !self.sign("(") {
            return Err(self.error("`(` and values are missing here"));
        }
        let mut values = vec![self.value(column)?];
        while self.sign(",") {
            values.push(self.value(column)?);
        }
        if !self.sign(")") {
            return Err(self.error("`,` or `)` is missing here"));
        }
        Ok(Filter::In { column, values })
    }

    fn like(&mut self, column: HeadColumn, ignores_case: bool) -> Result<Filter, FilterError> {
        match self.peek() {
            Some(Token::Text(pattern)) if column.column().kind == Kind::Utf8 => {
                let pattern = pattern.clone();
                self.at += 1;
                Ok(Filter::Like {
                    column,
                    pattern,
                    ignores_case,
                })
            }
            _ => Err(self.error("a column of text is like a pattern in quotes, '%Carlsen%'")),
        }
    }
}

/// The fault of a name that is no column of heads.
fn unknown(name: &str) -> String {
    let columns = crate::columns::games::COLUMNS.iter().map(|it| it.column);
    if columns.clone().any(|it| it.name.eq_ignore_ascii_case(name)) {
        return format!("`{name}` is not in the head of a game; `cif query` asks for any column");
    }
    let names = columns.filter(|it| it.in_head).map(|it| it.name);
    let letters = |name: &str| name.replace('_', "").to_ascii_lowercase();
    let mut meant = names.clone().filter(|it| letters(it) == letters(name));
    match meant.next() {
        Some(meant) => format!("`{name}` is no column; write `{meant}`"),
        None => format!(
            "`{name}` is no column of the head of a game; there are {}",
            names.collect::<Vec<_>>().join(", ")
        ),
    }
}

fn not(filter: Filter) -> Filter {
    Filter::Not(Box::new(filter))
}

fn compare(column: HeadColumn, operator: Operator, value: Literal) -> Filter {
    Filter::Compare {
        column,
        operator,
        value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_are_read() {
        for (text, read) in [
            ("year = 2020", "year = 2020"),
            (
                "white = 'O''Kelly' or not black is null",
                "(white = 'O''Kelly' OR NOT black IS NULL)",
            ),
            (
                "year between 1990 and 1999 and eco in ('A00', 'B01')",
                "((year >= 1990 AND year <= 1999) AND eco IN ('A00', 'B01'))",
            ),
            ("NOT (year<-1)", "NOT year < -1"),
            ("event not ilike '%blitz%'", "NOT event ILIKE '%blitz%'"),
            ("year != 2020", "year <> 2020"),
            ("Year == 2020", "year = 2020"),
            (
                "'B90' = eco and 2400 < white_elo and not 2000 >= black_elo",
                "((eco = 'B90' AND white_elo > 2400) AND NOT black_elo <= 2000)",
            ),
        ] {
            let filter = parse(text).map(|it| it.to_string());
            assert_eq!(filter.as_deref(), Ok(read));
            assert_eq!(parse(read).map(|it| it.to_string()).as_deref(), Ok(read));
        }
    }

    #[test]
    fn faults_have_their_places() {
        for (text, at, message) in [
            ("", 0, "the name of a column is missing here"),
            ("year", 4, "a comparison like `=` or `>=` is missing here"),
            (
                "year = 'x'",
                7,
                "`year` is a number: write one without quotes, like 2020",
            ),
            (
                "white = 3",
                8,
                "`white` is a text: write one in single quotes, like 'B90'",
            ),
            (
                "white = \"Carlsen\"",
                8,
                "`white` is a text: write one in single quotes, like 'B90'",
            ),
            (
                "year <> Null",
                8,
                "nothing equals `NULL`: write `year IS NULL` or `year IS NOT NULL`",
            ),
            (
                "WhiteElo > 1",
                0,
                "`WhiteElo` is no column; write `white_elo`",
            ),
            (
                "year = 1 and moves = 'e4'",
                13,
                "`moves` is not in the head of a game; `cif query` asks for any column",
            ),
            (
                "'B90' = year",
                0,
                "`year` is a number: write one without quotes, like 2020",
            ),
            ("1 = 1", 4, "the name of a column is missing here"),
            (
                "'A' in (white, black)",
                4,
                "a comparison like `=` or `>=` is missing here",
            ),
            (
                "white_elo > Black_Elo",
                12,
                "a value is missing here; `cif query` compares columns with each other",
            ),
            ("white = 'x", 8, "the text is not closed by `'`"),
            ("year = 1 year = 2", 9, "`AND` or `OR` is missing here"),
            ("year = 1;", 8, "`;` has no meaning here"),
            ("year = 1.2.3", 7, "this is no number"),
        ] {
            let error = parse(text).unwrap_err();
            assert_eq!(
                (error.range.start, &*error.message),
                (at, message),
                "{text}"
            );
        }
        let message = parse("whom = 'A'").unwrap_err().message;
        assert!(
            message.starts_with("`whom` is no column of the head of a game; there are source, ")
        );
        // Characters, not bytes.
        let error = parse("white = 'é' xor year = 1").unwrap_err();
        assert!(error.to_string().ends_with("(character 13)"), "{error}");
    }

    #[test]
    fn nothing_grows_without_bound() {
        let deep = "(".repeat(100_000);
        assert!(parse(&deep).is_err());
        assert!(parse(&"not ".repeat(500)).is_err());
        assert!(parse(&"year = 1 or ".repeat(100_000)).is_err());
    }
}
