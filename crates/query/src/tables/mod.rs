//! Files of games as tables: those of a session by the names of the tables, and any file by
//! its own name.

mod csv;
mod external;
mod files;
mod filter;
mod function;
mod json;
mod plan;
mod provider;

use std::path::PathBuf;
use std::sync::Arc;

use cif_tables::Table;
use datafusion::catalog::DynamicFileCatalog;
use datafusion::error::Result;
use datafusion::prelude::SessionContext;

pub(crate) use self::csv::CsvFactory;
pub(crate) use self::external::know_encodings;
use self::files::Files;
use self::function::OfFiles;
pub(crate) use self::json::JsonFactory;
pub use self::plan::{ScanExec, Unread};
pub(crate) use self::provider::Expansion;
pub use self::provider::GamesTable;

/// Lets a session read files of games: `FROM 'games.pgn.zst'` is the table `games` of that file,
/// and `plies('games.pgn', ...)` another table of one or more.
pub(crate) fn by_name(session: SessionContext) -> SessionContext {
    for table in Table::ALL {
        session.register_udtf(table.name(), Arc::new(OfFiles { table }));
    }
    let files = Arc::new(Files::default());
    let inner = Arc::clone(session.state().catalog_list());
    let catalogs = DynamicFileCatalog::new(inner, Arc::clone(&files) as _);
    let id = session.session_id();
    let builder = session.into_state_builder().with_session_id(id);
    let session: SessionContext = builder.with_catalog_list(Arc::new(catalogs)).build().into();
    files.know(&session);
    session
}

/// Gives a session the tables of these files, by the names of the tables.
///
/// # Errors
/// When the session has other tables of these names.
pub fn register(session: &SessionContext, files: &[PathBuf]) -> Result<()> {
    for table in Table::ALL {
        let games = GamesTable::new(table, files.to_vec());
        session.register_table(table.name(), Arc::new(games))?;
    }
    Ok(())
}
