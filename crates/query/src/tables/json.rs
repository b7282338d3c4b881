//! JSON with one object a line, by the other endings that such files have.

use std::collections::HashMap;
use std::sync::Arc;

use datafusion::catalog::Session;
use datafusion::common::GetExt;
use datafusion::datasource::file_format::json::JsonFormatFactory;
use datafusion::datasource::file_format::{FileFormat, FileFormatFactory};
use datafusion::error::Result;

/// The maker of the format for files with another ending.
#[derive(Debug)]
pub(crate) struct JsonFactory {
    ending: &'static str,
    inner: JsonFormatFactory,
}

impl JsonFactory {
    /// The makers for the endings beside `json`, which DataFusion knows.
    pub(crate) fn all() -> [Self; 2] {
        ["ndjson", "jsonl"].map(|ending| Self {
            ending,
            inner: JsonFormatFactory::new(),
        })
    }
}

impl GetExt for JsonFactory {
    fn get_ext(&self) -> String {
        self.ending.to_owned()
    }
}

impl FileFormatFactory for JsonFactory {
    fn create(
        &self,
        state: &dyn Session,
        options: &HashMap<String, String>,
    ) -> Result<Arc<dyn FileFormat>> {
        self.inner.create(state, options)
    }

    fn default(&self) -> Arc<dyn FileFormat> {
        self.inner.default()
    }
}
