//! Results as a table for people, or as CSV, JSON or Parquet for programs.

mod pairs;
mod table;
mod text;

use std::collections::HashSet;
use std::io::Write;
use std::path::Path;

use datafusion::arrow::csv::WriterBuilder as CsvWriter;
use datafusion::arrow::datatypes::{Schema, SchemaRef};
use datafusion::arrow::json::{LineDelimitedWriter, WriterBuilder as JsonWriter};
use datafusion::arrow::record_batch::RecordBatch;
use datafusion::common::exec_err;
use datafusion::error::DataFusionError;
use datafusion::parquet::arrow::ArrowWriter;
use datafusion::parquet::basic::{Compression, ZstdLevel};
use datafusion::parquet::errors::ParquetError;
use datafusion::parquet::file::properties::WriterProperties;
use datafusion::physical_plan::SendableRecordBatchStream;
use futures::StreamExt;

pub use self::table::TableOptions;

/// The form of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A table for people, cut to a size that can be looked at.
    Table,
    /// Comma-separated values with a line of names; lists and the like as text.
    Csv,
    /// An object a line, which has all columns; maps are lists of pairs.
    Json,
    /// Parquet, compressed by Zstandard.
    Parquet,
}

impl Format {
    /// The format that the name of a file asks for, behind which a compression may stand.
    pub fn of_name(path: &Path) -> Option<Self> {
        let plain = cif_files::without_extension(path);
        match plain.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "csv" => Some(Self::Csv),
            "json" | "ndjson" | "jsonl" => Some(Self::Json),
            "parquet" => Some(Self::Parquet),
            "txt" => Some(Self::Table),
            _ => None,
        }
    }
}

/// Writes a result, batch by batch; returns the number of rows that were written: of a table for
/// people no more than its bounds allow, else all.
///
/// # Errors
/// When the query fails on its way, or the result cannot be written.
pub async fn write<W: Write + Send>(
    mut result: SendableRecordBatchStream,
    format: Format,
    options: TableOptions,
    out: W,
) -> Result<usize, DataFusionError> {
    let schema = result.schema();
    if format != Format::Table {
        distinct(&schema)?;
    }
    let mut writer = Writer::new(format, options, schema, out)?;
    let mut rows = 0;
    while let Some(batch) = result.next().await {
        let batch = batch?;
        let taken = writer.write(&batch)?;
        rows += taken;
        if taken < batch.num_rows() {
            break;
        }
    }
    writer.finish()?;
    Ok(rows)
}

/// Refuses columns of one name, of which programs would read one.
///
/// # Errors
/// When there are such.
fn distinct(schema: &Schema) -> Result<(), DataFusionError> {
    let mut names = HashSet::new();
    let twice = schema.fields().iter().find(|it| !names.insert(it.name()));
    match twice.map(|it| it.name()) {
        None => Ok(()),
        Some(name) => exec_err!(
            "two columns of the result are named `{name}`: give one of them another name, \
             `SELECT a.{name}, b.{name} AS other`"
        ),
    }
}

enum Writer<W: Write + Send> {
    Table(table::Table, W),
    Csv(Box<datafusion::arrow::csv::Writer<W>>),
    Json(LineDelimitedWriter<W>),
    Parquet(Box<ArrowWriter<W>>),
}

impl<W: Write + Send> Writer<W> {
    fn new(
        format: Format,
        options: TableOptions,
        schema: SchemaRef,
        out: W,
    ) -> Result<Self, DataFusionError> {
        Ok(match format {
            Format::Table => Self::Table(table::Table::new(&schema, options), out),
            Format::Csv => {
                let mut writer = CsvWriter::new().with_header(true).build(out);
                // The line of names is there even if no row is.
                writer.write(&text::flat(&RecordBatch::new_empty(schema))?)?;
                Self::Csv(Box::new(writer))
            }
            Format::Json => {
                // A column whose values are null is there nevertheless.
                Self::Json(JsonWriter::new().with_explicit_nulls(true).build(out))
            }
            Format::Parquet => {
                let properties = WriterProperties::builder()
                    .set_compression(Compression::ZSTD(ZstdLevel::default()))
                    .build();
                let writer = ArrowWriter::try_new(out, schema, Some(properties));
                Self::Parquet(Box::new(writer.map_err(parquet)?))
            }
        })
    }

    /// Returns the number of rows taken: fewer than there are if no more are wanted.
    fn write(&mut self, batch: &RecordBatch) -> Result<usize, DataFusionError> {
        match self {
            Self::Table(table, _) => return table.push(batch),
            Self::Csv(writer) => writer.write(&text::flat(batch)?)?,
            Self::Json(writer) => writer.write(&pairs::listed(batch)?)?,
            Self::Parquet(writer) => writer.write(batch).map_err(parquet)?,
        }
        Ok(batch.num_rows())
    }

    fn finish(self) -> Result<(), DataFusionError> {
        match self {
            Self::Table(table, mut out) => {
                out.write_all(table.render()?.as_bytes())?;
                out.flush()?;
            }
            Self::Csv(writer) => writer.into_inner().flush()?,
            Self::Json(mut writer) => {
                writer.finish()?;
                writer.into_inner().flush()?;
            }
            Self::Parquet(writer) => writer.close().map(drop).map_err(parquet)?,
        }
        Ok(())
    }
}

fn parquet(error: ParquetError) -> DataFusionError {
    DataFusionError::ParquetError(Box::new(error))
}
