//! The truth of a condition for a game: true, false, or neither.

use std::cmp::Ordering;

use super::{Filter, HeadColumn, Literal, Operator};
use crate::columns::games::{COLUMNS, is_of_tags};
use crate::rows::game::GameRow;
use crate::sink::{Sink, Value};

impl Filter {
    /// True, false, or neither, where something is null.
    pub(crate) fn of(&self, row: &GameRow<'_>) -> Option<bool> {
        self.judge(&mut |column| column.of(row))
    }

    /// The same of a game of which only the head is known: false where it is false whatever
    /// the moves are.
    pub(crate) fn of_head(&self, row: &GameRow<'_>) -> Option<bool> {
        self.judge(&mut |column| {
            if !is_of_tags(column.column()) {
                return Known::Not;
            }
            column.of(row)
        })
    }

    fn judge(&self, look: &mut impl FnMut(HeadColumn) -> Known) -> Option<bool> {
        match self {
            Self::And(one, other) => match one.judge(look) {
                Some(false) => Some(false),
                Some(true) => other.judge(look),
                None => other.judge(look).filter(|it| !it),
            },
            Self::Or(one, other) => match one.judge(look) {
                Some(true) => Some(true),
                Some(false) => other.judge(look),
                None => other.judge(look).filter(|it| *it),
            },
            Self::Not(it) => it.judge(look).map(|it| !it),
            Self::Compare {
                column,
                operator,
                value,
            } => {
                let order = compare(&look(*column).value()?, value)?;
                Some(match operator {
                    Operator::Equal => order.is_eq(),
                    Operator::NotEqual => order.is_ne(),
                    Operator::Less => order.is_lt(),
                    Operator::LessOrEqual => order.is_le(),
                    Operator::Greater => order.is_gt(),
                    Operator::GreaterOrEqual => order.is_ge(),
                })
            }
            Self::In { column, values } => {
                let found = look(*column).value()?;
                if found == Value::Null {
                    return None;
                }
                let mut values = values.iter();
                Some(values.any(|it| compare(&found, it) == Some(Ordering::Equal)))
            }
            Self::Like {
                column,
                pattern,
                ignores_case,
            } => match look(*column).value()? {
                Value::Text(text) if *ignores_case => {
                    Some(is_like(&text.to_lowercase(), &pattern.to_lowercase()))
                }
                Value::Text(text) => Some(is_like(&text, pattern)),
                _ => None,
            },
            Self::IsNull(column) => match look(*column) {
                Known::Is(value) => Some(value == Value::Null),
                Known::Not => None,
            },
        }
    }
}

impl HeadColumn {
    /// The value of a game.
    fn of(self, row: &GameRow<'_>) -> Known {
        let definition = &COLUMNS[self.0];
        let mut sink = Sink::value(definition.column.kind);
        (definition.value)(row, &mut sink);
        Known::Is(sink.into_value())
    }
}

/// A value, as far as it is known.
enum Known {
    Is(Value),
    Not,
}

impl Known {
    fn value(self) -> Option<Value> {
        match self {
            Self::Is(value) => Some(value),
            Self::Not => None,
        }
    }
}

fn compare(found: &Value, value: &Literal) -> Option<Ordering> {
    match (found, value) {
        (Value::Text(found), Literal::Text(value)) => Some(found.as_str().cmp(value)),
        // Numbers of heads are far from where floats lose whole numbers.
        #[allow(clippy::cast_precision_loss)]
        (Value::Number(found), Literal::Number(value)) => (*found as f64).partial_cmp(value),
        _ => None,
    }
}

/// Returns true if a text fits a pattern of SQL, in which a backslash makes a plain sign of
/// what follows it. It goes back to the last `%` alone, so that the time is at most the product
/// of the lengths.
fn is_like(text: &str, pattern: &str) -> bool {
    let (mut text, mut pattern) = (text.chars(), pattern.chars());
    let mut retry: Option<(std::str::Chars<'_>, std::str::Chars<'_>)> = None;
    loop {
        let mut after = pattern.clone();
        let found = text.clone().next();
        let fits = match after.next() {
            Some('%') => {
                pattern = after;
                retry = Some((text.clone(), pattern.clone()));
                continue;
            }
            Some('_') => found.is_some(),
            Some('\\') => found == Some(after.next().unwrap_or('\\')),
            None if found.is_none() => return true,
            wanted => wanted == found,
        };
        if fits {
            text.next();
            pattern = after;
            continue;
        }
        let Some((from, rest)) = &mut retry else {
            return false;
        };
        if from.next().is_none() {
            return false;
        }
        (text, pattern) = (from.clone(), rest.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::is_like;

    #[test]
    fn patterns_are_those_of_sql() {
        for (text, pattern, expected) in [
            ("", "", true),
            ("", "%", true),
            ("Carlsen, Magnus", "Carlsen%", true),
            ("Carlsen, Magnus", "%Magnus", true),
            ("Carlsen, Magnus", "%l_en%g%", true),
            ("Carlsen", "carlsen", false),
            ("B90", "B9_", true),
            ("B9", "B9_", false),
            ("aab", "%ab", true),
            ("Müller", "M_ller", true),
            ("a_b", r"a\_b", true),
            ("axb", r"a\_b", false),
            ("100%", r"1%\%", true),
            ("1000", r"1%\%", false),
            (r"a\b", r"a\\%", true),
            ("ab", r"a\\%", false),
            ("ab", r"a\b", true),
            (r"a\", r"%\", true),
            ("a", r"a\", false),
        ] {
            assert_eq!(is_like(text, pattern), expected, "{text} {pattern}");
        }
    }
}
