//! One writer for rows that are divided anew. Where memory is at an end, `RepartitionExec` writes
//! them to files, and with several inputs a reader may wait for the end of one input's file while
//! the row that it needs is in that of another: the query then never ends
//! (<https://github.com/apache/datafusion/issues/24883>, in all versions to 55.2).

use std::sync::Arc;

use datafusion::common::tree_node::Transformed;
use datafusion::error::Result;
use datafusion::physical_plan::coalesce_partitions::CoalescePartitionsExec;
use datafusion::physical_plan::repartition::RepartitionExec;
use datafusion::physical_plan::{ExecutionPlanProperties, replace_children_if_necessary};

use crate::steps::{ChangeSteps, Step};

/// Gathers the inputs of each such step into one. What is below it goes on in as many tasks.
pub(crate) const GATHER_INPUTS: ChangeSteps = ChangeSteps {
    name: "gather_inputs",
    change: gather,
};

fn gather(step: Step) -> Result<Transformed<Step>> {
    match step.downcast_ref::<RepartitionExec>() {
        Some(divided) if share_a_file(divided) => {
            let inputs = Arc::clone(divided.input());
            let one = Arc::new(CoalescePartitionsExec::new(inputs));
            replace_children_if_necessary(step, vec![one]).map(Transformed::yes)
        }
        _ => Ok(Transformed::no(step)),
    }
}

/// Returns whether several inputs write to one file; those whose order is kept never do.
fn share_a_file(divided: &RepartitionExec) -> bool {
    !divided.preserve_order() && divided.input().output_partitioning().partition_count() > 1
}
