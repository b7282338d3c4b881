//! Conditions of SQL as those on heads of games that a scan takes.

use cif_tables::{Filter, HeadColumn, Literal, Operator};
use datafusion::common::ScalarValue;
use datafusion::logical_expr::expr::InList;
use datafusion::logical_expr::{Between, BinaryExpr, Expr, Like, Operator as Sign};

/// The condition with exactly the meaning of the expression; none if there is none.
pub(super) fn of(expr: &Expr) -> Option<Filter> {
    Some(match expr {
        Expr::BinaryExpr(both) => binary(both)?,
        Expr::Not(inner) => Filter::Not(Box::new(of(inner)?)),
        Expr::IsNull(inner) => Filter::IsNull(column(inner)?),
        Expr::IsNotNull(inner) => negated(true, Filter::IsNull(column(inner)?)),
        Expr::Between(between) => self::between(between)?,
        Expr::InList(list) => in_list(list)?,
        Expr::Like(like) => self::like(like)?,
        _ => return None,
    })
}

fn negated(is_negated: bool, filter: Filter) -> Filter {
    if is_negated {
        Filter::Not(Box::new(filter))
    } else {
        filter
    }
}

fn binary(both: &BinaryExpr) -> Option<Filter> {
    let BinaryExpr { left, op, right } = both;
    match op {
        Sign::And => return Some(of(left)?.and(of(right)?)),
        Sign::Or => return Some(Filter::Or(Box::new(of(left)?), Box::new(of(right)?))),
        _ => {}
    }
    if let Some(column) = column(left) {
        return compare(column, operator(*op)?, right);
    }
    compare(column(right)?, operator(op.swap()?)?, left)
}

fn compare(column: HeadColumn, operator: Operator, value: &Expr) -> Option<Filter> {
    Some(Filter::Compare {
        column,
        operator,
        value: literal(value)?,
    })
}

const fn operator(sign: Sign) -> Option<Operator> {
    Some(match sign {
        Sign::Eq => Operator::Equal,
        Sign::NotEq => Operator::NotEqual,
        Sign::Lt => Operator::Less,
        Sign::LtEq => Operator::LessOrEqual,
        Sign::Gt => Operator::Greater,
        Sign::GtEq => Operator::GreaterOrEqual,
        _ => return None,
    })
}

fn between(between: &Between) -> Option<Filter> {
    let column = column(&between.expr)?;
    let low = compare(column, Operator::GreaterOrEqual, &between.low)?;
    let high = compare(column, Operator::LessOrEqual, &between.high)?;
    Some(negated(between.negated, low.and(high)))
}

fn in_list(list: &InList) -> Option<Filter> {
    let values = list.list.iter().map(literal).collect::<Option<_>>()?;
    let column = column(&list.expr)?;
    Some(negated(list.negated, Filter::In { column, values }))
}

fn like(like: &Like) -> Option<Filter> {
    let Literal::Text(pattern) = literal(&like.pattern)? else {
        return None;
    };
    // A scan knows the backslash alone.
    if like.escape_char.is_some_and(|it| it != '\\') {
        return None;
    }
    let filter = Filter::Like {
        column: column(&like.expr)?,
        pattern,
        ignores_case: like.case_insensitive,
    };
    Some(negated(like.negated, filter))
}

fn column(expr: &Expr) -> Option<HeadColumn> {
    match expr {
        Expr::Column(column) => HeadColumn::named(&column.name),
        _ => None,
    }
}

/// A value that is not null.
fn literal(expr: &Expr) -> Option<Literal> {
    let Expr::Literal(value, _) = expr else {
        return None;
    };
    if let Some(text) = value.try_as_str() {
        return text.map(|it| Literal::Text(it.to_owned()));
    }
    let is_number = value.data_type().is_numeric() && !value.is_null();
    let number = is_number.then(|| value.cast_to(&datafusion::arrow::datatypes::DataType::Float64));
    match number?.ok()? {
        ScalarValue::Float64(Some(number)) if number.is_finite() => Some(Literal::Number(number)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use datafusion::prelude::{col, lit};

    use super::*;

    fn like_with(escape: char) -> Expr {
        let [column, pattern] = [col("eco"), lit("B!%")].map(Box::new);
        Expr::Like(Like::new(false, column, pattern, Some(escape), false))
    }

    #[test]
    fn conditions_on_heads_are_taken_over() {
        for (expr, filter) in [
            (col("white_elo").gt(lit(2600_i32)), Some("white_elo > 2600")),
            (lit(2600).lt(col("white_elo")), Some("white_elo > 2600")),
            (col("eco").like(lit("B9%")), Some("eco LIKE 'B9%'")),
            (col("white").like(lit(r"a\_%")), Some(r"white LIKE 'a\_%'")),
            (like_with('!'), None),
            (col("game").lt(col("year")), None),
            (col("moves_san").eq(lit("e4")), None),
            (
                col("year")
                    .is_not_null()
                    .and(col("white").eq(lit("O'Hara"))),
                Some("(NOT year IS NULL AND white = 'O''Hara')"),
            ),
            (
                col("result").in_list(vec![lit("1-0"), lit("0-1")], true),
                Some("NOT result IN ('1-0', '0-1')"),
            ),
        ] {
            let found = of(&expr).map(|it| it.to_string());
            assert_eq!(found.as_deref(), filter, "{expr}");
        }
    }
}
