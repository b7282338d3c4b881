//! CSV with lines in cells, and with keys of positions. It is read by DataFusion, which parts a text
//! for its schema at any line feed, those in cells among them, and takes whole numbers of 2^63 and
//! more for text; so the records that say the schema are found here, and the columns of such numbers.

use std::collections::HashMap;
use std::sync::Arc;

use async_trait::async_trait;
use datafusion::arrow::array::AsArray as _;
use datafusion::arrow::csv::ReaderBuilder;
use datafusion::arrow::datatypes::{DataType, Field, Schema, SchemaRef};
use datafusion::catalog::Session;
use datafusion::common::config::CsvOptions;
use datafusion::common::{GetExt, Statistics};
use datafusion::datasource::file_format::csv::{CsvFormat, CsvFormatFactory};
use datafusion::datasource::file_format::file_compression_type::FileCompressionType;
use datafusion::datasource::file_format::{FileFormat, FileFormatFactory};
use datafusion::datasource::physical_plan::{FileScanConfig, FileSource};
use datafusion::datasource::table_schema::TableSchema;
use datafusion::error::Result;
use datafusion::object_store::{ObjectMeta, ObjectStore, ObjectStoreExt as _};
use datafusion::physical_plan::ExecutionPlan;
use futures::{Stream, StreamExt as _, TryStreamExt as _, stream};

/// Records that say the schema, if nobody asks for another number.
const RECORDS: usize = 1000;

/// The maker of the format.
#[derive(Debug)]
pub(crate) struct CsvFactory(CsvFormatFactory);

impl CsvFactory {
    pub(crate) fn new() -> Self {
        Self(CsvFormatFactory::new())
    }
}

impl GetExt for CsvFactory {
    fn get_ext(&self) -> String {
        self.0.get_ext()
    }
}

impl FileFormatFactory for CsvFactory {
    fn create(
        &self,
        state: &dyn Session,
        options: &HashMap<String, String>,
    ) -> Result<Arc<dyn FileFormat>> {
        Ok(Arc::new(Csv(self.0.create(state, options)?)))
    }

    fn default(&self) -> Arc<dyn FileFormat> {
        Arc::new(Csv(self.0.default()))
    }
}

/// The format of DataFusion, but for the schema.
#[derive(Debug)]
struct Csv(Arc<dyn FileFormat>);

#[async_trait]
impl FileFormat for Csv {
    fn get_ext(&self) -> String {
        self.0.get_ext()
    }

    fn get_ext_with_compression(&self, compression: &FileCompressionType) -> Result<String> {
        self.0.get_ext_with_compression(compression)
    }

    fn compression_type(&self) -> Option<FileCompressionType> {
        self.0.compression_type()
    }

    async fn infer_schema(
        &self,
        state: &dyn Session,
        store: &Arc<dyn ObjectStore>,
        objects: &[ObjectMeta],
    ) -> Result<SchemaRef> {
        let Some(format) = self.0.downcast_ref::<CsvFormat>() else {
            return self.0.infer_schema(state, store, objects).await;
        };
        let options = format.options();
        let mut left = options.schema_infer_max_rec.unwrap_or(RECORDS);
        let mut schemas = Vec::new();
        for object in objects {
            let file = store.get(&object.location).await?.into_stream();
            let compression = FileCompressionType::from(options.compression);
            let text = compression.convert_stream(file.map_err(Into::into).boxed())?;
            let text = beginning(text, options, left).await?;
            let has_header = state.config_options().catalog.has_header;
            let records = stream::iter([Ok(text.clone().into())]);
            let (schema, read) = format
                .infer_schema_from_stream(state, left, records)
                .await?;
            schemas.push(with_keys(&schema, &text, options, has_header)?);
            left -= read;
            if left == 0 {
                break;
            }
        }
        Ok(Arc::new(merged(&schemas)?))
    }

    async fn infer_stats(
        &self,
        state: &dyn Session,
        store: &Arc<dyn ObjectStore>,
        schema: SchemaRef,
        object: &ObjectMeta,
    ) -> Result<Statistics> {
        self.0.infer_stats(state, store, schema, object).await
    }

    async fn create_physical_plan(
        &self,
        state: &dyn Session,
        scan: FileScanConfig,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        self.0.create_physical_plan(state, scan).await
    }

    fn file_source(&self, schema: TableSchema) -> Arc<dyn FileSource> {
        self.0.file_source(schema)
    }
}

/// The schema of files with these: text where a column has other types in each of them, or no
/// value at all.
fn merged(schemas: &[Schema]) -> Result<Schema> {
    let mut types: HashMap<&str, &DataType> = HashMap::new();
    for field in schemas.iter().flat_map(Schema::fields) {
        let found = field.data_type();
        let known = types.entry(field.name()).or_insert(found);
        if known.is_null() {
            *known = found;
        } else if !found.is_null() && *known != found {
            *known = &DataType::Utf8;
        }
    }
    let alike = schemas.iter().map(|schema| {
        let fields = schema.fields().iter().map(|field| {
            let found = types.get(field.name().as_str()).filter(|it| !it.is_null());
            let found = found.map_or(DataType::Utf8, |it| (*it).clone());
            Field::clone(field).with_data_type(found)
        });
        Schema::new(fields.collect::<Vec<_>>())
    });
    Ok(Schema::try_merge(alike)?)
}

/// The schema with the columns of text as numbers without a sign that have nothing else.
fn with_keys(
    schema: &Schema,
    text: &[u8],
    options: &CsvOptions,
    has_header: bool,
) -> Result<Schema> {
    let mut fields = schema.fields().to_vec();
    let mut reader = ReaderBuilder::new(Arc::new(schema.clone()))
        .with_header(options.has_header.unwrap_or(has_header))
        .with_delimiter(options.delimiter)
        .with_quote(options.quote);
    if let Some(escape) = options.escape {
        reader = reader.with_escape(escape);
    }
    let rows = reader.build(text)?.collect::<Result<Vec<_>, _>>()?;
    for (at, field) in fields.iter_mut().enumerate() {
        let texts = rows
            .iter()
            .filter_map(|it| it.column(at).as_string_opt::<i32>());
        let values = texts.flatten().flatten();
        let mut values = values.filter(|it| !it.is_empty()).peekable();
        let is_there = values.peek().is_some();
        if is_there && values.all(|it| it.parse::<u64>().is_ok()) {
            let key = Field::clone(field).with_data_type(DataType::UInt64);
            *field = Arc::new(key);
        }
    }
    Ok(Schema::new(fields))
}

/// The header and so many records of a text.
async fn beginning(
    mut text: impl Stream<Item = Result<impl AsRef<[u8]>>> + Unpin,
    options: &CsvOptions,
    records: usize,
) -> Result<Vec<u8>> {
    let mut found = Vec::new();
    let mut ends = 0;
    let (mut is_quoted, mut is_escaped) = (false, false);
    while let Some(part) = text.next().await.transpose()? {
        for byte in part.as_ref() {
            found.push(*byte);
            if is_escaped {
                is_escaped = false;
            } else if Some(*byte) == options.escape {
                is_escaped = true;
            } else if *byte == options.quote {
                is_quoted = !is_quoted;
            } else if *byte == b'\n' && !is_quoted {
                ends += 1;
                if ends > records {
                    return Ok(found);
                }
            }
        }
    }
    Ok(found)
}
