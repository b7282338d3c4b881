//! Tables that a query makes of files with `CREATE EXTERNAL TABLE`: as DataFusion makes them, but
//! files in another encoding are refused by its name, as those in `FROM` are.

use std::sync::Arc;

use async_trait::async_trait;
use datafusion::catalog::{Session, TableProvider, TableProviderFactory};
use datafusion::datasource::file_format::FileFormatFactory;
use datafusion::datasource::listing::ListingTableUrl;
use datafusion::error::Result;
use datafusion::execution::SessionState;
use datafusion::logical_expr::CreateExternalTable;

use super::files::refuse_wide;

/// A maker of tables of a format that is text.
#[derive(Debug)]
struct TextTables {
    format: Arc<dyn FileFormatFactory>,
    inner: Arc<dyn TableProviderFactory>,
}

/// Lets the makers of tables look at the encoding.
pub(crate) fn know_encodings(state: &mut SessionState) {
    for name in ["CSV", "JSON", "NDJSON"] {
        let format = state.get_file_format_factory(name);
        let inner = state.table_factories().get(name).map(Arc::clone);
        if let (Some(format), Some(inner)) = (format, inner) {
            let tables = Arc::new(TextTables { format, inner });
            state.table_factories_mut().insert(name.to_owned(), tables);
        }
    }
}

#[async_trait]
impl TableProviderFactory for TextTables {
    async fn create(
        &self,
        state: &dyn Session,
        table: &CreateExternalTable,
    ) -> Result<Arc<dyn TableProvider>> {
        // A wrong option is reported by the maker.
        let format = self.format.create(state, &table.options);
        if let Some(compression) = format.ok().and_then(|it| it.compression_type()) {
            let ending = self.format.get_ext();
            for place in &table.locations {
                let place = ListingTableUrl::parse(place)?;
                let ending = if place.is_collection() { &ending } else { "" };
                refuse_wide(&place, ending, compression, state).await?;
            }
        }
        self.inner.create(state, table).await
    }
}
