//! Rows from the top of an order. DataFusion holds the first rows of an order in memory, however
//! many they are; more than a few are sorted here, which goes by way of the disk.

use std::sync::Arc;

use datafusion::common::config::ConfigOptions;
use datafusion::common::tree_node::{Transformed, TreeNode};
use datafusion::error::Result;
use datafusion::physical_optimizer::PhysicalOptimizerRule;
use datafusion::physical_plan::ExecutionPlan;
use datafusion::physical_plan::limit::LocalLimitExec;
use datafusion::physical_plan::sorts::sort::SortExec;

/// Rows that are held in memory.
const HELD: usize = 8192;

/// Sorts where more rows than that are wanted.
#[derive(Debug)]
pub(crate) struct SortTops;

impl PhysicalOptimizerRule for SortTops {
    fn name(&self) -> &'static str {
        "sort_tops"
    }

    fn schema_check(&self) -> bool {
        true
    }

    fn optimize(
        &self,
        plan: Arc<dyn ExecutionPlan>,
        _: &ConfigOptions,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        let sorted = plan.transform_up(|step| {
            let Some((rows, sort)) = large(&step) else {
                return Ok(Transformed::no(step));
            };
            let all = SortExec::new(sort.expr().clone(), Arc::clone(sort.input()))
                .with_preserve_partitioning(sort.preserve_partitioning());
            let first = LocalLimitExec::new(Arc::new(all), rows);
            Ok(Transformed::yes(Arc::new(first) as _))
        })?;
        Ok(sorted.data)
    }
}

/// The step as one that gives so many rows from the top of an order.
fn large(step: &Arc<dyn ExecutionPlan>) -> Option<(usize, &SortExec)> {
    let sort = step.downcast_ref::<SortExec>()?;
    let rows = sort.fetch().filter(|rows| *rows > HELD)?;
    Some((rows, sort))
}
