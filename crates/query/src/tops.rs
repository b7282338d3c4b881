//! Rows from the top of an order. DataFusion holds the first rows of an order in memory, however
//! many they are; more than a few are sorted here, which goes by way of the disk.

use std::sync::Arc;

use datafusion::common::tree_node::Transformed;
use datafusion::physical_plan::limit::LocalLimitExec;
use datafusion::physical_plan::sorts::sort::SortExec;

use crate::steps::{ChangeSteps, Step};

/// Rows that are held in memory.
const HELD: usize = 8192;

/// Sorts where more rows than that are wanted.
pub(crate) const SORT_TOPS: ChangeSteps = ChangeSteps {
    name: "sort_tops",
    change: |step| Ok(sort(step)),
};

fn sort(step: Step) -> Transformed<Step> {
    let Some((rows, sort)) = large(&step) else {
        return Transformed::no(step);
    };
    let all = SortExec::new(sort.expr().clone(), Arc::clone(sort.input()))
        .with_preserve_partitioning(sort.preserve_partitioning());
    let first = LocalLimitExec::new(Arc::new(all), rows);
    Transformed::yes(Arc::new(first))
}

/// The step as one that gives so many rows from the top of an order.
fn large(step: &Step) -> Option<(usize, &SortExec)> {
    let sort = step.downcast_ref::<SortExec>()?;
    let rows = sort.fetch().filter(|rows| *rows > HELD)?;
    Some((rows, sort))
}
