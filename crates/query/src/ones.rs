//! `count(*)` beside `count(DISTINCT x)` becomes a sum of ones. DataFusion counts distinct values by
//! grouping twice where what else is asked of a group can be put together of parts, as a sum can;
//! else it keeps a set for each group, which takes several times as long.

use datafusion::common::tree_node::Transformed;
use datafusion::error::Result;
use datafusion::functions::expr_fn::coalesce;
use datafusion::functions_aggregate::expr_fn::sum;
use datafusion::logical_expr::expr::AggregateFunction;
use datafusion::logical_expr::{Aggregate, Expr, LogicalPlan, LogicalPlanBuilder, lit};
use datafusion::optimizer::{ApplyOrder, OptimizerConfig, OptimizerRule};

/// The rule of the optimizer.
#[derive(Debug)]
pub(crate) struct SumOnes;

impl OptimizerRule for SumOnes {
    fn name(&self) -> &'static str {
        "sum_ones"
    }

    fn apply_order(&self) -> Option<ApplyOrder> {
        Some(ApplyOrder::BottomUp)
    }

    fn rewrite(
        &self,
        plan: LogicalPlan,
        _: &dyn OptimizerConfig,
    ) -> Result<Transformed<LogicalPlan>> {
        match &plan {
            LogicalPlan::Aggregate(aggregate) if is_wanted(&aggregate.aggr_expr) => {
                Ok(Transformed::yes(summed(aggregate)?))
            }
            _ => Ok(Transformed::no(plan)),
        }
    }
}

fn ones() -> Expr {
    sum(lit(1_i64))
}

fn is_wanted(calls: &[Expr]) -> bool {
    let is_distinct =
        |it: &Expr| matches!(it, Expr::AggregateFunction(call) if call.params.distinct);
    calls.iter().any(is_distinct) && calls.iter().any(counts_rows) && !calls.contains(&ones())
}

/// `count(*)`, which DataFusion has as `count(1)`.
fn counts_rows(expr: &Expr) -> bool {
    let Expr::AggregateFunction(AggregateFunction { func, params }) = expr else {
        return false;
    };
    let is_plain = !params.distinct && params.filter.is_none() && params.order_by.is_empty();
    let is_value = matches!(&*params.args, [Expr::Literal(value, _)] if !value.is_null());
    func.name() == "count" && is_plain && is_value
}

/// The aggregate with sums, under a projection that gives them the names of the counts. No row
/// is none and not null.
fn summed(aggregate: &Aggregate) -> Result<LogicalPlan> {
    let calls = aggregate.aggr_expr.iter();
    let calls = calls.map(|it| if counts_rows(it) { ones() } else { it.clone() });
    let input = LogicalPlanBuilder::from(aggregate.input.clone());
    let plan = input.aggregate(aggregate.group_expr.clone(), calls)?;
    let sum = ones().schema_name().to_string();
    let names = aggregate.schema.iter();
    let columns = plan.schema().columns().into_iter().zip(names);
    let columns = columns.map(|(column, (qualifier, field))| {
        if column.name != sum {
            return Expr::Column(column);
        }
        let number = coalesce(vec![Expr::Column(column), lit(0_i64)]);
        number.alias_qualified(qualifier.cloned(), field.name())
    });
    plan.project(columns.collect::<Vec<_>>())?.build()
}

#[cfg(test)]
mod tests {
    use datafusion::arrow::util::pretty::pretty_format_batches;
    use datafusion::prelude::SessionContext;

    use crate::{Settings, session};

    /// Queries of games, and whether sets are left in their plans.
    const QUERIES: &[(&str, bool)] = &[
        (
            "SELECT white, count(*) AS n, max(elo), count(DISTINCT black) FROM games \
             GROUP BY white ORDER BY white",
            false,
        ),
        (
            "SELECT count(*), count(DISTINCT black) FROM games WHERE elo > 9000",
            false,
        ),
        (
            "SELECT count(1), count(DISTINCT black), count(*) FROM games",
            false,
        ),
        (
            "SELECT white FROM games GROUP BY white HAVING count(DISTINCT black) < count(*) ORDER BY 1",
            false,
        ),
        // A sum of ones is there already; a count of values is none of rows.
        (
            "SELECT count(*), sum(1), count(DISTINCT black) FROM games",
            true,
        ),
        ("SELECT count(elo), count(DISTINCT black) FROM games", true),
        (
            "SELECT count(*) FILTER (WHERE elo > 2000), count(DISTINCT black) FROM games",
            true,
        ),
        (
            "SELECT count(*), count(DISTINCT black), count(DISTINCT white) FROM games",
            true,
        ),
        (
            "SELECT white, elo, count(*), count(DISTINCT black) FROM games \
             GROUP BY ROLLUP (white, elo) ORDER BY 1, 2, 3",
            true,
        ),
    ];

    #[tokio::test]
    async fn rows_are_counted_beside_distinct_values() {
        let ours = session(&Settings::default()).unwrap();
        let plain = SessionContext::new();
        for (sql, has_sets) in QUERIES {
            let games = "(VALUES ('A', 'B', 2100), ('A', 'B', NULL), ('A', NULL, 1900), \
                         ('C', 'A', 2300)) AS games (white, black, elo)";
            let sql = sql.replace("FROM games", &format!("FROM {games}"));
            let frame = ours.sql(&sql).await.unwrap();
            let optimized = frame.clone().into_optimized_plan().unwrap().to_string();
            let is_grouped_once = optimized.matches("Aggregate:").count() == 1;
            assert_eq!(is_grouped_once, *has_sets, "{sql}\n{optimized}");
            let rows = frame.collect().await.unwrap();
            let same = plain.sql(&sql).await.unwrap().collect().await.unwrap();
            let shown = |it| pretty_format_batches(it).unwrap().to_string();
            assert_eq!(shown(&rows), shown(&same), "{sql}");
        }
    }
}
