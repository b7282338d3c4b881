//! Conditions on the heads of games: which games a scan gives. They are judged before a move
//! is played.

mod evaluate;
mod parse;

use std::fmt;

pub use parse::FilterError;

/// A condition on the head of a game, with the logic of SQL: what is null is neither true nor
/// false, and only games of which the condition is true are given.
///
/// ```
/// use cif_tables::Filter;
///
/// let filter = Filter::parse("white_elo > 2600 and year >= 2020 and eco like 'B9%'")?;
/// assert_eq!(filter.to_string(), "((white_elo > 2600 AND year >= 2020) AND eco LIKE 'B9%')");
/// assert!(Filter::parse("white_elo > tall").is_err());
/// # Ok::<(), cif_tables::FilterError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Filter {
    /// Both are true.
    And(Box<Filter>, Box<Filter>),
    /// One of them is true.
    Or(Box<Filter>, Box<Filter>),
    /// It is false.
    Not(Box<Filter>),
    /// A column compared with a value.
    Compare {
        /// The column.
        column: HeadColumn,
        /// The comparison.
        operator: Operator,
        /// The value.
        value: Literal,
    },
    /// A column that is one of some values.
    In {
        /// The column.
        column: HeadColumn,
        /// The values.
        values: Vec<Literal>,
    },
    /// A text that is like a pattern, in which `%` is any text and `_` any character.
    Like {
        /// The column.
        column: HeadColumn,
        /// The pattern.
        pattern: String,
        /// True if capitals and small letters are the same.
        ignores_case: bool,
    },
    /// A column that is null.
    IsNull(HeadColumn),
}

/// A column of the games table that stands in the head of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HeadColumn(usize);

impl HeadColumn {
    /// The column of this name; none where no head has it.
    pub fn named(name: &str) -> Option<Self> {
        let at = crate::Table::Games.column(name)?;
        let column = crate::columns::games::COLUMNS.get(at)?.column;
        column.in_head.then_some(Self(at))
    }

    /// The column.
    pub fn column(self) -> &'static crate::Column {
        // Only numbers of columns get in here.
        &crate::columns::games::COLUMNS[self.0].column
    }
}

/// A comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operator {
    /// `=`
    Equal,
    /// `<>`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessOrEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterOrEqual,
}

/// A value that a column is compared with.
#[derive(Clone, PartialEq, Debug)]
pub enum Literal {
    /// A text.
    Text(String),
    /// A number.
    Number(f64),
}

impl Operator {
    /// The sign in SQL.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Equal => "=",
            Self::NotEqual => "<>",
            Self::Less => "<",
            Self::LessOrEqual => "<=",
            Self::Greater => ">",
            Self::GreaterOrEqual => ">=",
        }
    }

    /// The comparison that says the same with its sides exchanged.
    const fn swapped(self) -> Self {
        match self {
            Self::Equal | Self::NotEqual => self,
            Self::Less => Self::Greater,
            Self::LessOrEqual => Self::GreaterOrEqual,
            Self::Greater => Self::Less,
            Self::GreaterOrEqual => Self::LessOrEqual,
        }
    }
}

impl Filter {
    /// Reads a condition as SQL has it after `WHERE`: comparisons of a column with a value, `IN`,
    /// `LIKE`, `ILIKE`, `BETWEEN`, `IS NULL`, joined by `AND`, `OR`, `NOT` and parentheses.
    ///
    /// # Errors
    /// The first fault, with its place: a column that no head has, a text where a number is
    /// due, a word out of place.
    pub fn parse(text: &str) -> Result<Self, FilterError> {
        parse::parse(text)
    }

    /// Shows the columns that it looks at.
    pub(crate) fn each_column(&self, show: &mut impl FnMut(HeadColumn)) {
        match self {
            Self::And(one, other) | Self::Or(one, other) => {
                one.each_column(show);
                other.each_column(show);
            }
            Self::Not(it) => it.each_column(show),
            Self::Compare { column, .. }
            | Self::In { column, .. }
            | Self::Like { column, .. }
            | Self::IsNull(column) => show(*column),
        }
    }

    /// Both conditions.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self::And(Box::new(self), Box::new(other))
    }
}

impl fmt::Display for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => write!(f, "'{}'", text.replace('\'', "''")),
            Self::Number(number) => number.fmt(f),
        }
    }
}

impl fmt::Display for Filter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |column: &HeadColumn| column.column().name;
        match self {
            Self::And(one, other) => write!(f, "({one} AND {other})"),
            Self::Or(one, other) => write!(f, "({one} OR {other})"),
            Self::Not(it) => write!(f, "NOT {it}"),
            Self::Compare {
                column,
                operator,
                value,
            } => write!(f, "{} {} {value}", name(column), operator.sign()),
            Self::In { column, values } => {
                write!(f, "{} IN (", name(column))?;
                for (number, value) in values.iter().enumerate() {
                    let comma = if number > 0 { ", " } else { "" };
                    write!(f, "{comma}{value}")?;
                }
                f.write_str(")")
            }
            Self::Like {
                column,
                pattern,
                ignores_case,
            } => {
                let like = if *ignores_case { "ILIKE" } else { "LIKE" };
                let pattern = Literal::Text(pattern.clone());
                write!(f, "{} {like} {pattern}", name(column))
            }
            Self::IsNull(column) => write!(f, "{} IS NULL", name(column)),
        }
    }
}
