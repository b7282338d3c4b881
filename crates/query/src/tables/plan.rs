//! The step of a plan that reads files of games.

use std::fmt;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cif_files::filename;
use cif_files::walk::STDIN;
use cif_tables::{Scan, Table, Tally};
use datafusion::arrow::compute::SortOptions;
use datafusion::common::exec_err;
use datafusion::common::tree_node::TreeNodeRecursion;
use datafusion::error::{DataFusionError, Result};
use datafusion::execution::TaskContext;
use datafusion::physical_expr::expressions::Column;
use datafusion::physical_expr::{
    EquivalenceProperties, Partitioning, PhysicalExpr, PhysicalSortExpr,
};
use datafusion::physical_plan::execution_plan::{Boundedness, EmissionType};
use datafusion::physical_plan::metrics::{ExecutionPlanMetricsSet, MetricBuilder, MetricsSet};
use datafusion::physical_plan::stream::RecordBatchReceiverStream;
use datafusion::physical_plan::{
    DisplayAs, DisplayFormatType, ExecutionPlan, PlanProperties, SendableRecordBatchStream,
};

/// Set once a scan has read standard input.
static STDIN_IS_READ: AtomicBool = AtomicBool::new(false);

/// Games that scans of a session could not read, or not as a whole.
#[derive(Debug, Default)]
pub struct Unread {
    tally: Mutex<Tally>,
    empty: AtomicBool,
}

impl Unread {
    fn add(&self, tally: Tally) {
        self.tally().add(tally);
    }

    fn tally(&self) -> MutexGuard<'_, Tally> {
        self.tally.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add_empty(&self) {
        self.empty.store(true, Ordering::Relaxed);
    }

    /// Sentences on all that was left out so far; then nothing is remembered any more.
    pub fn take(&self) -> impl Iterator<Item = &'static str> {
        let is_empty = self.empty.swap(false, Ordering::Relaxed);
        let empty = is_empty.then_some("there is no game in what is read");
        std::mem::take(&mut *self.tally()).warnings().chain(empty)
    }
}

/// The names of the files.
fn shown(scan: &Scan) -> String {
    let names = scan.sources.iter().map(|it| filename::shown(it));
    names.collect::<Vec<_>>().join(", ")
}

/// Reads files of games. There is one stream of rows, in the order of the files; the threads
/// of the scan make them side by side.
#[derive(Clone, Debug)]
pub struct ScanExec {
    scan: Scan,
    properties: Arc<PlanProperties>,
    metrics: ExecutionPlanMetricsSet,
}

impl ScanExec {
    pub(super) fn new(scan: Scan) -> Self {
        let schema = scan.schema();
        let number = schema.index_of("game").ok();
        // Findings of no game stand anywhere.
        let is_sorted = scan.sources.len() == 1 && scan.table != Table::Findings;
        let number = number.filter(|_| is_sorted);
        let sorted = number.map(|at| {
            let options = SortOptions::default();
            [PhysicalSortExpr::new(
                Arc::new(Column::new("game", at)),
                options,
            )]
        });
        let properties = PlanProperties::new(
            EquivalenceProperties::new_with_orderings(schema, sorted),
            Partitioning::UnknownPartitioning(1),
            EmissionType::Incremental,
            Boundedness::Bounded,
        );
        Self {
            scan,
            properties: Arc::new(properties),
            metrics: ExecutionPlanMetricsSet::new(),
        }
    }

    /// The scan.
    pub const fn scan(&self) -> &Scan {
        &self.scan
    }
}

impl DisplayAs for ScanExec {
    fn fmt_as(&self, _: DisplayFormatType, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scan = &self.scan;
        let schema = scan.schema();
        let columns: Vec<&str> = schema
            .fields()
            .iter()
            .map(|it| it.name().as_str())
            .collect();
        let files: Vec<_> = scan
            .sources
            .iter()
            .map(|it| it.display().to_string())
            .collect();
        let (table, columns, files) = (scan.table, columns.join(", "), files.join(", "));
        write!(
            f,
            "ScanExec: table={table}, files=[{files}], columns=[{columns}]"
        )?;
        if let Some(filter) = &scan.filter {
            write!(f, ", where={filter}")?;
        }
        if let Some(limit) = scan.limit {
            write!(f, ", limit={limit}")?;
        }
        Ok(())
    }
}

impl ExecutionPlan for ScanExec {
    fn name(&self) -> &'static str {
        "ScanExec"
    }

    fn properties(&self) -> &Arc<PlanProperties> {
        &self.properties
    }

    fn children(&self) -> Vec<&Arc<dyn ExecutionPlan>> {
        Vec::new()
    }

    fn apply_expressions(
        &self,
        _: &mut dyn FnMut(&Arc<dyn PhysicalExpr>) -> Result<TreeNodeRecursion>,
    ) -> Result<TreeNodeRecursion> {
        Ok(TreeNodeRecursion::Continue)
    }

    fn with_new_children(
        self: Arc<Self>,
        _: Vec<Arc<dyn ExecutionPlan>>,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        Ok(self)
    }

    fn execute(
        &self,
        partition: usize,
        context: Arc<TaskContext>,
    ) -> Result<SendableRecordBatchStream> {
        let unread = context.session_config().get_extension::<Unread>();
        let counter =
            |name: &'static str| MetricBuilder::new(&self.metrics).counter(name, partition);
        let games = counter("games_read");
        let unplayable = counter("games_unplayable");
        let skipped = counter("games_skipped");
        let rows = MetricBuilder::new(&self.metrics).output_rows(partition);
        let scan = self.scan.clone();
        let reads_stdin = scan.sources.iter().any(|it| it.as_os_str() == STDIN);
        if reads_stdin && STDIN_IS_READ.swap(true, Ordering::Relaxed) {
            return exec_err!(
                "standard input can be read once, and the query reads it again: save it in a file"
            );
        }
        let mut builder = RecordBatchReceiverStream::builder(scan.schema(), 2);
        let sender = builder.tx();
        builder.spawn_blocking(move || {
            let mut is_cut = scan.limit.is_some();
            let outcome = scan.run(|batch| {
                rows.add(batch.num_rows());
                if sender.blocking_send(Ok(batch)).is_ok() {
                    return ControlFlow::Continue(());
                }
                is_cut = true;
                ControlFlow::Break(())
            });
            let tally = outcome.map_err(|error| DataFusionError::External(Box::new(error)))?;
            let count = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
            games.add(count(tally.games));
            unplayable.add(count(tally.unplayable));
            skipped.add(count(tally.skipped));
            let is_empty = tally.games + tally.faulty == 0;
            if let Some(unread) = unread {
                unread.add(tally);
                // Findings are made without a look at games.
                if is_empty && !is_cut && scan.table != Table::Findings {
                    unread.add_empty();
                }
            }
            if !is_empty && !is_cut && tally.has_nothing() {
                return exec_err!(
                    "there is no game in {}: no tag pair and no move can be read",
                    shown(&scan)
                );
            }
            Ok(())
        });
        Ok(builder.build())
    }

    fn metrics(&self) -> Option<MetricsSet> {
        Some(self.metrics.clone_inner())
    }

    fn supports_limit_pushdown(&self) -> bool {
        false
    }

    fn with_fetch(&self, limit: Option<usize>) -> Option<Arc<dyn ExecutionPlan>> {
        let limit = limit.map(|rows| rows as u64);
        Some(Arc::new(Self::new(Scan {
            limit,
            ..self.scan.clone()
        })))
    }

    fn fetch(&self) -> Option<usize> {
        self.scan.limit.and_then(|rows| usize::try_from(rows).ok())
    }
}
