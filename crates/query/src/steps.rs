//! Steps of a plan that are changed one by one, when all else is decided.

use std::sync::Arc;

use datafusion::common::config::ConfigOptions;
use datafusion::common::tree_node::{Transformed, TreeNode};
use datafusion::error::Result;
use datafusion::physical_optimizer::PhysicalOptimizerRule;
use datafusion::physical_plan::ExecutionPlan;

/// A step of a plan.
pub(crate) type Step = Arc<dyn ExecutionPlan>;

/// A rule that looks at each step, those below it first.
#[derive(Debug)]
pub(crate) struct ChangeSteps {
    pub(crate) name: &'static str,
    pub(crate) change: fn(Step) -> Result<Transformed<Step>>,
}

impl PhysicalOptimizerRule for ChangeSteps {
    fn name(&self) -> &'static str {
        self.name
    }

    fn schema_check(&self) -> bool {
        true
    }

    fn optimize(&self, plan: Step, _: &ConfigOptions) -> Result<Step> {
        plan.transform_up(self.change).map(|changed| changed.data)
    }
}
