//! A table of files of games, as DataFusion asks for it.

use std::path::PathBuf;
use std::sync::Arc;

use async_trait::async_trait;
use cif_tables::{Filter, Scan, Table};
use datafusion::arrow::datatypes::SchemaRef;
use datafusion::catalog::{Session, TableProvider};
use datafusion::error::Result;
use datafusion::logical_expr::{Expr, TableProviderFilterPushDown, TableType};
use datafusion::physical_plan::ExecutionPlan;

use super::filter;
use super::plan::ScanExec;

/// A table of files of games. It takes over the columns, the conditions on heads and the limit
/// of a query, so that nothing else is computed. As many threads make its rows as the session
/// has partitions.
#[derive(Clone, Debug)]
pub struct GamesTable {
    table: Table,
    sources: Vec<PathBuf>,
}

/// The factor by which compressed files may grow, among the settings of a session.
pub(crate) struct Expansion(pub(crate) u64);

impl GamesTable {
    /// The table of these files.
    pub const fn new(table: Table, sources: Vec<PathBuf>) -> Self {
        Self { table, sources }
    }

    /// The files.
    pub fn sources(&self) -> &[PathBuf] {
        &self.sources
    }

    /// The columns: all but those of whole games, which are of use in files alone.
    fn columns(&self) -> Vec<usize> {
        let all = self.table.columns();
        let of_sql = (0..all.len()).filter(|at| !all[*at].is_whole());
        of_sql.collect()
    }
}

#[async_trait]
impl TableProvider for GamesTable {
    fn schema(&self) -> SchemaRef {
        self.table.schema_of(&self.columns())
    }

    fn table_type(&self) -> TableType {
        TableType::Base
    }

    fn supports_filters_pushdown(
        &self,
        filters: &[&Expr],
    ) -> Result<Vec<TableProviderFilterPushDown>> {
        // Findings have no heads, and columns of the same names.
        let has_heads = self.table != Table::Findings;
        let support = |expr: &&Expr| match filter::of(expr) {
            Some(_) if has_heads => TableProviderFilterPushDown::Exact,
            _ => TableProviderFilterPushDown::Unsupported,
        };
        Ok(filters.iter().map(support).collect())
    }

    async fn scan(
        &self,
        session: &dyn Session,
        projection: Option<&Vec<usize>>,
        filters: &[Expr],
        limit: Option<usize>,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        let all = self.columns();
        let usual = Scan::new(self.table, self.sources.iter().cloned());
        let expansion = session.config().get_extension::<Expansion>();
        let scan = Scan {
            columns: match projection {
                Some(chosen) => chosen.iter().map(|at| all[*at]).collect(),
                None => all,
            },
            filter: filters.iter().filter_map(filter::of).reduce(Filter::and),
            limit: limit.map(|rows| rows as u64),
            batch_rows: session.config().batch_size(),
            threads: session.config().target_partitions(),
            expansion: expansion.map_or(usual.expansion, |it| it.0),
            ..usual
        };
        Ok(Arc::new(ScanExec::new(scan)))
    }
}
