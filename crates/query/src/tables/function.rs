//! Tables of files as functions: `plies('games.pgn')`.

use std::path::PathBuf;
use std::sync::Arc;

use cif_tables::Table;
use datafusion::catalog::{TableFunctionArgs, TableFunctionImpl, TableProvider};
use datafusion::common::plan_err;
use datafusion::error::Result;
use datafusion::logical_expr::Expr;

use super::files;
use super::provider::GamesTable;

/// The function that gives a table of the files that it names.
#[derive(Debug)]
pub(super) struct OfFiles {
    pub(super) table: Table,
}

impl TableFunctionImpl for OfFiles {
    fn call_with_args(&self, args: TableFunctionArgs<'_, '_>) -> Result<Arc<dyn TableProvider>> {
        let mut paths = Vec::new();
        for expr in args.exprs() {
            match expr {
                Expr::Literal(value, _) if let Some(Some(name)) = value.try_as_str() => {
                    paths.push(PathBuf::from(name));
                }
                _ => {
                    return plan_err!(
                        "{0}('FILE', ...) takes names of files and folders",
                        self.table
                    );
                }
            }
        }
        if paths.is_empty() {
            return plan_err!("{0}('FILE', ...) needs a file", self.table);
        }
        Ok(Arc::new(GamesTable::new(
            self.table,
            files::sources(&paths)?,
        )))
    }
}
