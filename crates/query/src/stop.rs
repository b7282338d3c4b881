//! Joins that end when nobody waits for them. A task ends where it yields, and joins make rows of
//! rows that were read before without that. A nested loop join tries pairs until it has a batch of
//! those that fit, however long that takes, but it asks its condition about each row.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use datafusion::arrow::datatypes::{DataType, Schema};
use datafusion::arrow::record_batch::RecordBatch;
use datafusion::common::exec_err;
use datafusion::common::tree_node::Transformed;
use datafusion::error::Result;
use datafusion::logical_expr::ColumnarValue;
use datafusion::physical_expr::PhysicalExpr;
use datafusion::physical_plan::coop::CooperativeExec;
use datafusion::physical_plan::joins::utils::JoinFilter;
use datafusion::physical_plan::joins::{NestedLoopJoinExec, NestedLoopJoinExecBuilder};

use crate::steps::{ChangeSteps, Step};

/// The times that queries were stopped.
static STOPS: AtomicU64 = AtomicU64::new(0);

/// Stops the queries that are under way, where they would not notice that they are dropped.
pub fn stop() {
    STOPS.fetch_add(1, Ordering::Relaxed);
}

/// Lets joins yield between batches, and each nested loop join ask whether it was stopped.
pub(crate) const STOP_JOINS: ChangeSteps = ChangeSteps {
    name: "stop_joins",
    change: stoppable,
};

fn stoppable(step: Step) -> Result<Transformed<Step>> {
    if step.children().len() < 2 {
        return Ok(Transformed::no(step));
    }
    let join = match step.downcast_ref::<NestedLoopJoinExec>() {
        Some(join) => conditioned(join)?.unwrap_or(step),
        None => step,
    };
    Ok(Transformed::yes(Arc::new(CooperativeExec::new(join))))
}

/// The join that asks whether it was stopped, if it has a condition.
fn conditioned(join: &NestedLoopJoinExec) -> Result<Option<Step>> {
    let Some(filter) = join.filter() else {
        return Ok(None);
    };
    let condition = Condition {
        inner: Arc::clone(filter.expression()),
        begun: STOPS.load(Ordering::Relaxed),
    };
    let columns = filter.column_indices().to_vec();
    let filter = JoinFilter::new(Arc::new(condition), columns, Arc::clone(filter.schema()));
    let join = NestedLoopJoinExecBuilder::from(join).with_filter(Some(filter));
    Ok(Some(Arc::new(join.build()?)))
}

/// A condition that is an error once its query was stopped.
#[derive(Debug, Eq)]
struct Condition {
    inner: Arc<dyn PhysicalExpr>,
    /// The stops before its query.
    begun: u64,
}

impl PartialEq for Condition {
    fn eq(&self, other: &Self) -> bool {
        self.inner.eq(&other.inner) && self.begun == other.begun
    }
}

impl Hash for Condition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.inner.hash(state);
        self.begun.hash(state);
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.inner.fmt(f)
    }
}

impl PhysicalExpr for Condition {
    fn data_type(&self, schema: &Schema) -> Result<DataType> {
        self.inner.data_type(schema)
    }

    fn nullable(&self, schema: &Schema) -> Result<bool> {
        self.inner.nullable(schema)
    }

    fn evaluate(&self, batch: &RecordBatch) -> Result<ColumnarValue> {
        if STOPS.load(Ordering::Relaxed) != self.begun {
            return exec_err!("interrupted");
        }
        self.inner.evaluate(batch)
    }

    fn children(&self) -> Vec<&Arc<dyn PhysicalExpr>> {
        vec![&self.inner]
    }

    fn with_new_children(
        self: Arc<Self>,
        children: Vec<Arc<dyn PhysicalExpr>>,
    ) -> Result<Arc<dyn PhysicalExpr>> {
        let inner = children.into_iter().next();
        let inner = inner.unwrap_or_else(|| Arc::clone(&self.inner));
        let begun = self.begun;
        Ok(Arc::new(Self { inner, begun }))
    }

    fn fmt_sql(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.inner.fmt_sql(f)
    }
}
