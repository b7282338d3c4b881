//! Tables by the names of files: games by ours, Parquet, CSV and JSON by DataFusion.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use async_trait::async_trait;
use cif_files::walk::{self, CIF, PGN, STDIN, is_like};
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
        match games(name) {
            Some(found) => Ok(Some(Arc::new(GamesTable::new(Table::Games, found?)))),
            None => self.others.try_new(name).await,
        }
    }
}

/// The files of games that a name in a query stands for; none if it stands for other files, or
/// for no file at all. A folder is one where its name is written as a path.
fn games(name: &str) -> Option<Result<Vec<PathBuf>>> {
    let path = Path::new(name);
    if path.is_dir() && !name.contains(['/', '\\']) {
        return None;
    }
    let found = sources(&[path.to_owned()]);
    let is_of_games =
        |path: &Path| path.as_os_str() == STDIN || is_like(path, &[CIF, PGN].concat());
    let is_wanted = match &found {
        Ok(files) => files.iter().all(|it| is_of_games(it)),
        Err(_) => is_of_games(path),
    };
    is_wanted.then_some(found)
}

/// The files that names in a query stand for, each of which can be opened, so that a wrong name
/// is an error of the query.
pub(super) fn sources(names: &[PathBuf]) -> Result<Vec<PathBuf>> {
    walk::games(names).or_else(|error| plan_err!("{error}"))
}
