//! Moves that a query passes over are left out of what `move_details` gives: where a filter behind
//! `unnest` wants a text of a member, as in `m['piece'] = 'K'`, moves that have another one are
//! not written, copied and compared first.

use std::sync::Arc;

use datafusion::common::tree_node::Transformed;
use datafusion::error::Result;
use datafusion::functions::core::getfield::GetFieldFunc;
use datafusion::logical_expr::expr::ScalarFunction;
use datafusion::logical_expr::utils::split_conjunction;
use datafusion::logical_expr::{
    BinaryExpr, Expr, Filter, LogicalPlan, Operator, Projection, ScalarUDF, Unnest,
};
use datafusion::optimizer::{ApplyOrder, OptimizerConfig, OptimizerRule};

use crate::functions::{Kept, Udf};

/// The rule of the optimizer.
#[derive(Debug)]
pub(crate) struct KeepMoves;

impl OptimizerRule for KeepMoves {
    fn name(&self) -> &'static str {
        "keep_moves"
    }

    fn apply_order(&self) -> Option<ApplyOrder> {
        Some(ApplyOrder::TopDown)
    }

    fn rewrite(
        &self,
        plan: LogicalPlan,
        _: &dyn OptimizerConfig,
    ) -> Result<Transformed<LogicalPlan>> {
        let LogicalPlan::Filter(filter) = &plan else {
            return Ok(Transformed::no(plan));
        };
        let conditions = split_conjunction(&filter.predicate).into_iter();
        let conditions = conditions.filter_map(condition).collect();
        let Some(input) = filtered(conditions, &filter.input)? else {
            return Ok(Transformed::no(plan));
        };
        let filter = Filter::try_new(filter.predicate.clone(), Arc::new(input))?;
        Ok(Transformed::yes(LogicalPlan::Filter(filter)))
    }
}

/// An expression that has to be equal to a text.
type Condition<'p> = (&'p Expr, &'p str);

fn condition(expr: &Expr) -> Option<Condition<'_>> {
    match expr {
        Expr::BinaryExpr(BinaryExpr {
            left,
            op: Operator::Eq,
            right,
        }) => match &**right {
            Expr::Literal(text, _) => Some((left, text.try_as_str()??)),
            _ => None,
        },
        _ => None,
    }
}

/// The input of a filter, if it is moves that can be left out.
fn filtered(conditions: Vec<Condition<'_>>, input: &LogicalPlan) -> Result<Option<LogicalPlan>> {
    match input {
        LogicalPlan::Projection(projection) => {
            // The expressions that stand behind the names.
            let behind = |(expr, text)| Some((behind(expr, projection)?, text));
            let conditions = conditions.into_iter().filter_map(behind).collect();
            let Some(input) = filtered(conditions, &projection.input)? else {
                return Ok(None);
            };
            Ok(Some(projected(
                projection,
                projection.expr.clone(),
                Arc::new(input),
            )?))
        }
        LogicalPlan::Unnest(unnest) => unnested(&conditions, unnest),
        _ => Ok(None),
    }
}

fn behind<'p>(expr: &Expr, projection: &'p Projection) -> Option<&'p Expr> {
    let column = expr.try_as_col()?;
    let at = projection.schema.maybe_index_of_column(column)?;
    Some(unaliased(&projection.expr[at]))
}

fn unaliased(mut expr: &Expr) -> &Expr {
    while let Expr::Alias(alias) = expr {
        expr = &alias.expr;
    }
    expr
}

fn projected(
    projection: &Projection,
    exprs: Vec<Expr>,
    input: Arc<LogicalPlan>,
) -> Result<LogicalPlan> {
    let schema = Arc::clone(&projection.schema);
    let projection = Projection::try_new_with_schema(exprs, input, schema)?;
    Ok(LogicalPlan::Projection(projection))
}

/// The rows of lists of moves, without other lists beside them.
fn unnested(conditions: &[Condition<'_>], unnest: &Unnest) -> Result<Option<LogicalPlan>> {
    let ([(at, list)], LogicalPlan::Projection(projection)) =
        (&*unnest.list_type_columns, &*unnest.input)
    else {
        return Ok(None);
    };
    let is_moves = |expr: &Expr| expr.try_as_col() == Some(&list.output_column);
    let wanted = conditions.iter().find_map(|(expr, text)| match expr {
        Expr::ScalarFunction(call) if call.func.inner().is::<GetFieldFunc>() => match &*call.args {
            [moves, Expr::Literal(name, _)] if is_moves(moves) => {
                Kept::new(name.try_as_str()??, text)
            }
            _ => None,
        },
        _ => None,
    });
    let is_plain = list.depth == 1 && unnest.struct_type_columns.is_empty();
    let Some(kept) = wanted.filter(|_| is_plain) else {
        return Ok(None);
    };
    let Some(call) = keeping(unaliased(&projection.expr[*at]), kept) else {
        return Ok(None);
    };
    let (qualifier, field) = projection.schema.qualified_field(*at);
    let mut exprs = projection.expr.clone();
    exprs[*at] = call.alias_qualified(qualifier.cloned(), field.name());
    let input = projected(projection, exprs, Arc::clone(&projection.input))?;
    Ok(Some(LogicalPlan::Unnest(Unnest {
        input: Arc::new(input),
        ..unnest.clone()
    })))
}

/// The call that keeps these moves alone, if it is one of `move_details` that does not yet.
fn keeping(expr: &Expr, kept: Kept) -> Option<Expr> {
    let Expr::ScalarFunction(call) = expr else {
        return None;
    };
    let udf = call.func.inner().downcast_ref::<Udf>()?.keeping(kept)?;
    let func = Arc::new(ScalarUDF::from(udf));
    let args = call.args.clone();
    Some(Expr::ScalarFunction(ScalarFunction { func, args }))
}

#[cfg(test)]
mod tests {
    use datafusion::arrow::util::pretty::pretty_format_batches;
    use datafusion::common::tree_node::{TreeNode, TreeNodeRecursion};
    use datafusion::prelude::SessionContext;

    use super::*;
    use crate::{Settings, session};

    const GAMES: &str = "(VALUES ('e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7'), ('d4 Nf6'), ('e4 e6 Ke3'), \
                         (NULL), ('')) AS games (moves)";

    /// The queries of `FROM games`, and whether their calls keep some moves alone.
    const QUERIES: &[(&str, bool)] = &[
        (
            "SELECT m['to_square'] FROM (SELECT unnest(move_details(moves)) AS m FROM games) \
             WHERE m['piece'] = 'N' AND m['ply'] > 2",
            true,
        ),
        (
            "SELECT moves, m FROM (SELECT moves, unnest(move_details(moves)) AS m FROM games) AS t \
             WHERE t.m['san'] = 'Qxf7#'",
            true,
        ),
        (
            "SELECT count(*) FROM (SELECT unnest(move_details(moves)) AS m FROM games) AS t \
             WHERE m['side'] = 'b' AND m['captured'] IS NULL",
            true,
        ),
        // Other moves are wanted too.
        (
            "SELECT m FROM (SELECT unnest(move_details(moves)) AS m FROM games) \
             WHERE m['piece'] = 'N' OR m['ply'] = 1",
            false,
        ),
        (
            "SELECT m FROM (SELECT unnest(move_details(moves)) AS m FROM games) \
             WHERE m['piece'] <> 'N'",
            false,
        ),
        // Lists beside each other have rows in common.
        (
            "SELECT m['san'], n FROM (SELECT unnest(move_details(moves)) AS m, \
             unnest([1, 2, 3, 4, 5, 6, 7]) AS n FROM games) WHERE m['piece'] = 'Q'",
            false,
        ),
        (
            "SELECT array_length(move_details(moves)) FROM games \
             WHERE move_details(moves)[1]['piece'] = 'P'",
            false,
        ),
        // The number of a row is asked for.
        (
            "SELECT * FROM (SELECT m['piece'] AS piece, row_number() OVER () AS n FROM \
             (SELECT unnest(move_details(moves)) AS m FROM games)) WHERE piece = 'Q'",
            false,
        ),
    ];

    fn keeps(plan: &LogicalPlan) -> bool {
        let mut found = false;
        plan.apply_with_subqueries(|node| {
            node.apply_expressions(|expr| {
                expr.apply(|it| {
                    if let Expr::ScalarFunction(call) = it
                        && let Some(udf) = call.func.inner().downcast_ref::<Udf>()
                    {
                        found |= udf.is_keeping();
                    }
                    Ok(TreeNodeRecursion::Continue)
                })
            })
        })
        .unwrap();
        found
    }

    #[tokio::test]
    async fn moves_that_are_passed_over_are_left_out_and_queries_have_the_same_rows() {
        let ours = session(&Settings::default()).unwrap();
        let whole = SessionContext::new();
        crate::functions::all().for_each(|it| whole.register_udf(it.udf()));
        for (sql, is_keeping) in QUERIES {
            let sql = sql.replace("FROM games", &format!("FROM {GAMES}"));
            let frame = ours.sql(&sql).await.unwrap();
            let plan = frame.clone().into_optimized_plan().unwrap();
            assert_eq!(keeps(&plan), *is_keeping, "{sql}\n{plan}");
            let rows = frame.collect().await.unwrap();
            let same = whole.sql(&sql).await.unwrap().collect().await.unwrap();
            let shown = |it| pretty_format_batches(it).unwrap().to_string();
            assert_eq!(shown(&rows), shown(&same), "{sql}");
        }
    }
}
