//! Parquet: Zstandard, dictionaries, statistics of pages, and Bloom filters on what people look
//! for by its value alone.

use std::io;

use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;
use parquet::arrow::ArrowWriter;
use parquet::basic::{Compression, ZstdLevel};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::schema::types::ColumnPath;

use super::{Facts, TableWriter, Target};

/// The columns that have Bloom filters, and how many values each has in a group of rows at the
/// most.
const FILTERED: [(&str, u64); 5] = [
    ("white", 100_000),
    ("black", 100_000),
    ("White", 100_000),
    ("Black", 100_000),
    ("zobrist", 1_000_000),
];
/// Rows of a group.
const GROUP: usize = 1 << 20;
/// Bytes of rows that wait in memory for their group at the most.
const WAITING: usize = 64 << 20;

pub(super) struct Parquet(ArrowWriter<Target>);

impl Parquet {
    pub(super) fn new(target: Target, schema: &SchemaRef, facts: &Facts) -> io::Result<Self> {
        let fact = |name: &str, value: &str| KeyValue::new(name.to_owned(), value.to_owned());
        let version = env!("CARGO_PKG_VERSION");
        let mut properties = WriterProperties::builder()
            .set_compression(Compression::ZSTD(ZstdLevel::try_new(3).map_err(failed)?))
            .set_statistics_enabled(EnabledStatistics::Page)
            .set_max_row_group_row_count(Some(GROUP))
            .set_created_by(format!("cif-export {version}"))
            .set_key_value_metadata(Some(vec![
                fact("cif.table", facts.table),
                fact("cif.version", version),
                fact("cif.sources", &facts.sources),
            ]));
        for (name, values) in FILTERED {
            if schema.column_with_name(name).is_some() {
                let path = ColumnPath::from(name);
                properties = properties
                    .set_column_bloom_filter_enabled(path.clone(), true)
                    .set_column_bloom_filter_max_ndv(path, values);
            }
        }
        let writer = ArrowWriter::try_new(target, schema.clone(), Some(properties.build()));
        writer.map(Self).map_err(failed)
    }
}

impl TableWriter for Parquet {
    fn write(&mut self, batch: &RecordBatch) -> io::Result<()> {
        self.0.write(batch).map_err(failed)?;
        if self.0.in_progress_size() > WAITING {
            self.0.flush().map_err(failed)?;
        }
        Ok(())
    }

    fn finish(self: Box<Self>) -> io::Result<()> {
        self.0.into_inner().map_err(failed)?.place()
    }
}

fn failed(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(error) => match error.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(error) => io::Error::other(error),
        },
        other => io::Error::other(other),
    }
}
