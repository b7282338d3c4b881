//! Members of moves that a query does not ask for are left out of what `move_details` gives. SAN
//! takes longer than all else of a move, and each member is copied by `unnest`.

use std::sync::Arc;

use datafusion::common::tree_node::{Transformed, TreeNode, TreeNodeRecursion};
use datafusion::common::{DFSchema, ScalarValue};
use datafusion::error::Result;
use datafusion::functions::core::getfield::GetFieldFunc;
use datafusion::logical_expr::expr::ScalarFunction;
use datafusion::logical_expr::utils::merge_schema;
use datafusion::logical_expr::{Expr, ExprSchemable, LogicalPlan, ScalarUDF};
use datafusion::optimizer::{OptimizerConfig, OptimizerRule};

use crate::functions::{Members, Udf};

/// The rule of the optimizer.
#[derive(Debug)]
pub(crate) struct NarrowMoves;

impl OptimizerRule for NarrowMoves {
    fn name(&self) -> &'static str {
        "narrow_moves"
    }

    fn rewrite(
        &self,
        plan: LogicalPlan,
        _: &dyn OptimizerConfig,
    ) -> Result<Transformed<LogicalPlan>> {
        let Some(members) = asked_for(&plan)? else {
            return Ok(Transformed::no(plan));
        };
        plan.transform_up_with_subqueries(|node| {
            node.map_expressions(|expr| expr.transform_up(|it| Ok(narrowed(it, members))))?
                .map_data(LogicalPlan::recompute_schema)
        })
    }
}

/// The call with the members that are wanted, if it is one of `move_details`.
fn narrowed(expr: Expr, members: Members) -> Transformed<Expr> {
    if let Expr::ScalarFunction(call) = &expr
        && let Some(udf) = call.func.inner().downcast_ref::<Udf>()
        && let Some(udf) = udf.narrowed(members)
    {
        let func = Arc::new(ScalarUDF::from(udf));
        let args = call.args.clone();
        return Transformed::yes(Expr::ScalarFunction(ScalarFunction { func, args }));
    }
    Transformed::no(expr)
}

/// The members of moves that a plan asks for by name; none if there is no move in it, or moves are
/// used as a whole.
fn asked_for(plan: &LogicalPlan) -> Result<Option<Members>> {
    if has_moves(plan.schema()) {
        return Ok(None);
    }
    let mut uses = Uses::default();
    plan.apply_with_subqueries(|node| {
        uses.of_node(node)?;
        Ok(uses.next())
    })?;
    Ok((uses.are_calls && !uses.are_whole).then_some(uses.members))
}

fn has_moves(schema: &DFSchema) -> bool {
    let mut types = schema.fields().iter().map(|it| it.data_type());
    types.any(Members::are_in)
}

/// The uses of moves in a plan.
#[derive(Default)]
struct Uses {
    members: Members,
    are_calls: bool,
    are_whole: bool,
}

impl Uses {
    const fn next(&self) -> TreeNodeRecursion {
        if self.are_whole {
            TreeNodeRecursion::Stop
        } else {
            TreeNodeRecursion::Continue
        }
    }

    fn of_node(&mut self, node: &LogicalPlan) -> Result<()> {
        let schema = match node {
            // Its conditions are on all columns of the table.
            LogicalPlan::TableScan(scan) => {
                let columns = scan.source.schema();
                DFSchema::try_from_qualified_schema(scan.table_name.clone(), &columns)?
            }
            _ => merge_schema(&node.inputs()),
        };
        // Moves go through these as they are; a projection hands them on under a name, and `unnest`
        // makes moves of lists.
        let hands_on = match node {
            LogicalPlan::Projection(_) => true,
            LogicalPlan::Unnest(unnest) => unnest.struct_type_columns.is_empty(),
            LogicalPlan::Filter(_)
            | LogicalPlan::Sort(_)
            | LogicalPlan::Limit(_)
            | LogicalPlan::Aggregate(_)
            | LogicalPlan::Join(_)
            | LogicalPlan::Subquery(_)
            | LogicalPlan::SubqueryAlias(_) => false,
            _ => {
                self.are_whole |= has_moves(&schema);
                false
            }
        };
        node.apply_expressions(|expr| {
            if hands_on {
                self.of_source(expr, &schema)?;
            } else {
                self.of_expr(expr, &schema)?;
            }
            Ok(self.next())
        })?;
        Ok(())
    }

    /// An expression whose moves are not used here.
    fn of_source(&mut self, expr: &Expr, schema: &DFSchema) -> Result<()> {
        match expr {
            Expr::Column(_) => Ok(()),
            Expr::Alias(alias) => self.of_source(&alias.expr, schema),
            Expr::ScalarFunction(call) if call.func.inner().is::<Udf>() => {
                self.are_calls |= Members::are_in(&expr.get_type(schema)?);
                call.args.iter().try_for_each(|it| self.of_expr(it, schema))
            }
            Expr::ScalarFunction(call) if call.name() == "array_element" => {
                let (list, number) = call.args.split_at(1);
                list.iter().try_for_each(|it| self.of_source(it, schema))?;
                number.iter().try_for_each(|it| self.of_expr(it, schema))
            }
            _ => self.of_expr(expr, schema),
        }
    }

    /// An expression that uses what is in it.
    fn of_expr(&mut self, expr: &Expr, schema: &DFSchema) -> Result<()> {
        expr.apply(|it| {
            if let Expr::ScalarFunction(call) = it
                && call.func.inner().is::<GetFieldFunc>()
                && let [moves, Expr::Literal(ScalarValue::Utf8(Some(name)), _), ..] = &*call.args
                && Members::are_in(&moves.get_type(schema)?)
            {
                self.members.add(name);
                self.of_source(moves, schema)?;
                return Ok(TreeNodeRecursion::Jump);
            }
            let is_value = matches!(
                it,
                Expr::Column(_) | Expr::OuterReferenceColumn(..) | Expr::ScalarFunction(_)
            );
            self.are_whole |= is_value && Members::are_in(&it.get_type(schema)?);
            Ok(self.next())
        })?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use datafusion::arrow::util::pretty::pretty_format_batches;
    use datafusion::prelude::SessionContext;

    use super::*;
    use crate::{Settings, session};

    const GAMES: &str = "(VALUES ('e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7'), ('d4 Nf6'), ('e4 e6 Ke3')) \
                         AS games (moves)";

    fn members(names: &str) -> Members {
        let mut members = Members::default();
        names.split_whitespace().for_each(|it| members.add(it));
        members
    }

    /// The query with `FROM games`, and the members that its calls write; none for all.
    const QUERIES: &[(&str, Option<&str>)] = &[
        (
            "SELECT m['to_square'], count(*) FROM (SELECT unnest(move_details(moves)) AS m FROM games) \
             WHERE m['piece'] = 'K' GROUP BY 1 ORDER BY 1",
            Some("to_square piece"),
        ),
        (
            "SELECT move_details(moves)[7]['is_mate'] FROM games",
            Some("is_mate"),
        ),
        (
            "SELECT a.m['ply'] + b.m['ply'] FROM \
             (SELECT moves, unnest(move_details(moves)) AS m FROM games) AS a JOIN \
             (SELECT moves, unnest(move_details(moves)) AS m FROM games) AS b \
             ON a.moves = b.moves AND a.m['san'] = b.m['san'] ORDER BY 1",
            Some("ply san"),
        ),
        (
            "SELECT count(*) FROM games WHERE EXISTS (SELECT 1 FROM \
             (SELECT unnest(move_details(g.moves)) AS m FROM games AS g) AS t \
             WHERE t.m['captured'] = 'P')",
            Some("captured"),
        ),
        (
            "SELECT m FROM (SELECT unnest(move_details(moves)) AS m FROM games) WHERE m['ply'] = 2",
            None,
        ),
        (
            "SELECT count(DISTINCT m) FROM (SELECT unnest(move_details(moves)) AS m FROM games)",
            None,
        ),
        (
            "SELECT DISTINCT m['san'] FROM \
             (SELECT DISTINCT unnest(move_details(moves)) AS m FROM games) ORDER BY 1",
            None,
        ),
        ("SELECT array_length(move_details(moves)) FROM games", None),
        (
            "SELECT unnest(m) FROM (SELECT unnest(move_details(moves)) AS m FROM games)",
            None,
        ),
        (
            "SELECT m['san'] FROM (SELECT unnest(move_details(moves)) AS m FROM games \
             UNION ALL SELECT unnest(move_details(moves)) FROM games) ORDER BY 1",
            Some("san"),
        ),
        (
            "SELECT m['san'] FROM (SELECT unnest(move_details(moves)) AS m FROM games) \
             WHERE m IS NOT NULL ORDER BY m",
            None,
        ),
    ];

    /// The members that the calls of a plan write.
    fn written(plan: &LogicalPlan) -> Vec<Members> {
        let mut found = Vec::new();
        plan.apply_with_subqueries(|node| {
            node.apply_expressions(|expr| {
                expr.apply(|it| {
                    if let Expr::ScalarFunction(call) = it
                        && let Some(udf) = call.func.inner().downcast_ref::<Udf>()
                    {
                        found.push(udf.members());
                    }
                    Ok(TreeNodeRecursion::Continue)
                })
            })
        })
        .unwrap();
        found
    }

    #[tokio::test]
    async fn moves_have_the_members_that_are_asked_for_and_queries_the_same_rows() {
        let narrow = session(&Settings::default()).unwrap();
        let whole = SessionContext::new();
        crate::functions::all().for_each(|it| whole.register_udf(it.udf()));
        for (sql, names) in QUERIES {
            let sql = sql.replace("FROM games", &format!("FROM {GAMES}"));
            let sql = sql.replace("AS games (moves) AS g", "AS g (moves)");
            let frame = narrow.sql(&sql).await.unwrap();
            let plan = frame.clone().into_optimized_plan().unwrap();
            let found = written(&plan);
            let expected = names.map_or(Members::ALL, members);
            assert!(!found.is_empty(), "{sql}\n{plan}");
            assert!(found.iter().all(|it| *it == expected), "{sql}\n{plan}");
            let rows = frame.collect().await.unwrap();
            let same = whole.sql(&sql).await.unwrap().collect().await.unwrap();
            let shown = |it| pretty_format_batches(it).unwrap().to_string();
            assert_eq!(shown(&rows), shown(&same), "{sql}");
        }
    }
}
