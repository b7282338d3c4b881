//! `IS [NOT] DISTINCT FROM` before AND, OR and XOR: the parser takes all that follows for the
//! right side. Goes with the first release of sqlparser behind 0.62.

use std::ops::ControlFlow;

use datafusion::sql::parser::Statement;
use datafusion::sql::sqlparser::ast::{BinaryOperator, Expr, visit_expressions};

use crate::error::QueryError;

/// Refuses statements that would be taken for others than they are.
pub(crate) fn check(statement: &Statement) -> Result<(), QueryError> {
    let found = match statement {
        Statement::Statement(statement) => visit_expressions(statement, look),
        Statement::Explain(explain) => return check(&explain.statement),
        _ => ControlFlow::Continue(()),
    };
    match found {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(QueryError::new(
            "`IS DISTINCT FROM` before AND or OR is not understood: write brackets, \
             `(a IS DISTINCT FROM b) AND c`",
        )),
    }
}

fn look(expression: &Expr) -> ControlFlow<()> {
    use BinaryOperator::{And, Or, Xor};
    // An operand in brackets is a node of its own.
    if let Expr::IsDistinctFrom(_, right) | Expr::IsNotDistinctFrom(_, right) = expression
        && matches!(
            &**right,
            Expr::BinaryOp {
                op: And | Or | Xor,
                ..
            }
        )
    {
        return ControlFlow::Break(());
    }
    ControlFlow::Continue(())
}
