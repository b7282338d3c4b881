//! Tables by the names of files: games by ours, Parquet, CSV and JSON by DataFusion.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use async_trait::async_trait;
use cif_files::filename;
use cif_files::walk::{self, CIF, Exclude, PGN, STDIN, is_like};
use cif_tables::Table;
use cif_text::wide::Wide;
use datafusion::catalog::{Session, TableProvider, UrlTableFactory};
use datafusion::common::{plan_datafusion_err, plan_err};
use datafusion::datasource::dynamic_file::DynamicListTableFactory;
use datafusion::datasource::file_format::file_compression_type::FileCompressionType;
use datafusion::datasource::listing::{
    ListingTable, ListingTableConfig, ListingTableConfigExt as _, ListingTableUrl,
};
use datafusion::error::Result;
use datafusion::execution::SessionState;
use datafusion::object_store::ObjectStoreExt as _;
use datafusion::prelude::SessionContext;
use futures::{StreamExt as _, TryStreamExt as _};

use super::provider::GamesTable;

/// The formats of rows that DataFusion reads, by their extensions.
const ROWS: &[&str] = &["parquet", "csv", "json", "ndjson", "jsonl"];

/// The end of the name of a folder for rows without a value, in folders that are parted by columns.
const NULLS: &str = "__HIVE_DEFAULT_PARTITION__";

/// The maker of tables of files.
#[derive(Debug, Default)]
pub(super) struct Files {
    /// Knows the session.
    others: DynamicListTableFactory,
}

impl Files {
    /// Remembers the session in which the tables are.
    pub(super) fn know(&self, session: &SessionContext) {
        let state = session.state_weak_ref();
        self.others.session_store().with_state(state);
    }

    fn state(&self) -> Option<SessionState> {
        let session = self.others.session_store().get_session().upgrade()?;
        let session = session.read();
        session.as_any().downcast_ref::<SessionState>().cloned()
    }
}

#[async_trait]
impl UrlTableFactory for Files {
    async fn try_new(&self, name: &str) -> Result<Option<Arc<dyn TableProvider>>> {
        match games(name) {
            Some(found) => Ok(Some(Arc::new(GamesTable::new(Table::Games, found?)))),
            None => match self.state() {
                Some(state) => rows(name, &state).await,
                None => Ok(None),
            },
        }
    }
}

/// The table of the rows in files of other formats; none if there is no such file. The folders of
/// a table that is parted by columns give these, where the files have them not.
async fn rows(name: &str, state: &SessionState) -> Result<Option<Arc<dyn TableProvider>>> {
    let config = ListingTableConfig::new_with_multi_paths(places(name)?);
    let Ok(config) = config.infer_options(state).await else {
        return Ok(None);
    };
    if config.options.is_none() {
        return Ok(None);
    }
    if let Some(options) = &config.options
        && let Some(compression) = options.format.compression_type()
    {
        for place in &config.table_paths {
            refuse_wide(place, &options.file_extension, compression, state).await?;
        }
    }
    let config = config.infer_partitions_from_path(state).await?;
    let mut config = config.infer_schema(state).await?;
    if let (Some(options), Some(schema)) = (&mut config.options, &config.file_schema) {
        let parted = &mut options.table_partition_cols;
        if parted
            .iter()
            .all(|(name, _)| schema.column_with_name(name).is_some())
        {
            parted.clear();
        } else if has_folder_of_nulls(name) {
            return plan_err!(
                "`{name}` has a folder of nulls ({NULLS}), and its files lack the column"
            );
        }
    }
    Ok(Some(Arc::new(ListingTable::try_new(config)?)))
}

/// Refuses files of text whose letters have two or four bytes: their readers know UTF-8 alone.
pub(super) async fn refuse_wide(
    place: &ListingTableUrl,
    ending: &str,
    compression: FileCompressionType,
    state: &dyn Session,
) -> Result<()> {
    let store = state.runtime_env().object_store(place)?;
    let mut files = place.list_all_files(state, &store, ending).await?;
    while let Some(file) = files.try_next().await? {
        let bytes = store.get(&file.location).await?.into_stream();
        let mut text = compression.convert_stream(bytes.map_err(Into::into).boxed())?;
        let begin = text.try_next().await?.unwrap_or_default();
        if let Some(wide) = wide(&begin) {
            let name = file.location.filename().unwrap_or_default();
            return plan_err!("`{name}` is in {wide}: save it in UTF-8");
        }
    }
    Ok(())
}

/// The encoding of rows. The names of columns may have no sign of ASCII but between them, and bytes
/// that are zero are only there in wide units.
fn wide(begin: &[u8]) -> Option<Wide> {
    let behind_name = || {
        let zero = begin.iter().position(|byte| *byte == 0)?;
        Wide::detect(begin.get(zero & !1..)?)
    };
    let (wide, _) = Wide::detect(begin).or_else(behind_name)?;
    Some(wide)
}

/// Returns whether a folder that is parted by columns has one for rows without a value.
fn has_folder_of_nulls(name: &str) -> bool {
    let found = walk::gather(&[PathBuf::from(name)], ROWS, &Exclude::default());
    let is_of_nulls = |file: &PathBuf| file.to_string_lossy().contains(NULLS);
    found.files.iter().any(is_of_nulls)
}

/// The places that a name stands for, if any: the files that match it if it is a pattern.
fn places(name: &str) -> Result<Vec<ListingTableUrl>> {
    let path = Path::new(name);
    if path.exists() && (walk::is_wild(name) || name.contains(':')) {
        return Ok(vec![place(path)?]);
    }
    if !walk::is_wild(name) {
        return Ok(ListingTableUrl::parse(name).into_iter().collect());
    }
    let found = walk::gather(&[path.to_owned()], ROWS, &Exclude::default());
    if let Some(error) = found.errors.first() {
        return plan_err!("{error}");
    }
    found.files.iter().map(|it| place(it)).collect()
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

/// The place of a file or folder, whatever signs its name has.
fn place(path: &Path) -> Result<ListingTableUrl> {
    let absolute = std::path::absolute(path)?;
    let name = absolute
        .to_str()
        .ok_or_else(|| plan_datafusion_err!("the name `{}` is not UTF-8", filename::shown(path)))?;
    let name = name.replace(std::path::MAIN_SEPARATOR, "/");
    let mut url = format!("file:///{}", name.trim_start_matches('/'));
    for sign in ["%", "*", "?", "[", "]", "#", " "] {
        let code = format!("%{:02X}", sign.as_bytes()[0]);
        url = url.replace(sign, &code);
    }
    ListingTableUrl::parse(url)
}

/// The files that names in a query stand for, each of which can be opened, so that a wrong name
/// is an error of the query.
pub(super) fn sources(names: &[PathBuf]) -> Result<Vec<PathBuf>> {
    walk::games(names).or_else(|error| plan_err!("{error}"))
}
