//! Tables by the names of files: games by ours, Parquet, CSV and JSON by DataFusion.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use async_trait::async_trait;
use cif_files::walk::{CIF, PGN, is_like};
use cif_tables::Table;
use datafusion::catalog::{TableProvider, UrlTableFactory};
use datafusion::common::plan_err;
use datafusion::datasource::dynamic_file::DynamicListTableFactory;
use datafusion::error::Result;
use datafusion::prelude::SessionContext;

use super::provider::GamesTable;

/// The maker of tables of files.
#[derive(Debug, Default)]
pub(super) struct Files {
    others: DynamicListTableFactory,
}

impl Files {
    /// Remembers the session in which the tables are.
    pub(super) fn know(&self, session: &SessionContext) {
        let state = session.state_weak_ref();
        self.others.session_store().with_state(state);
    }
}

#[async_trait]
impl UrlTableFactory for Files {
    async fn try_new(&self, name: &str) -> Result<Option<Arc<dyn TableProvider>>> {
        let path = Path::new(name);
        if !is_of_games(path) {
            return self.others.try_new(name).await;
        }
        check(path)?;
        let table = GamesTable::new(Table::Games, vec![PathBuf::from(name)]);
        Ok(Some(Arc::new(table)))
    }
}

/// Returns true for a name that files of games have.
fn is_of_games(path: &Path) -> bool {
    is_like(path, CIF) || is_like(path, PGN)
}

/// Sees to it that a file can be opened, so that a wrong name is an error of the query.
pub(super) fn check(path: &Path) -> Result<()> {
    match cif_files::open_file(path) {
        Ok(_) => Ok(()),
        Err(error) => {
            let name = cif_files::filename::shown(path);
            plan_err!("cannot read `{name}`: {error}")
        }
    }
}
