//! Formats of text: CSV, and JSON line by line.

use std::io::{self, BufWriter, Write};

use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;
use serde_json::{Map, Value};

use super::{TableWriter, Target};
use crate::cell;

pub(super) struct Csv(csv::Writer<Target>);

impl Csv {
    pub(super) fn new(target: Target, schema: &SchemaRef) -> io::Result<Self> {
        let mut writer = csv::Writer::from_writer(target);
        writer.write_record(schema.fields().iter().map(|it| it.name()))?;
        Ok(Self(writer))
    }
}

impl TableWriter for Csv {
    fn write(&mut self, batch: &RecordBatch) -> io::Result<()> {
        for row in 0..batch.num_rows() {
            for column in batch.columns() {
                self.0.write_field(cell::plain(column, row))?;
            }
            self.0.write_record(None::<&[u8]>)?;
        }
        Ok(())
    }

    fn finish(self: Box<Self>) -> io::Result<()> {
        let target = self.0.into_inner();
        target.map_err(csv::IntoInnerError::into_error)?.place()
    }
}

pub(super) struct Ndjson(BufWriter<Target>);

impl Ndjson {
    pub(super) fn new(target: Target) -> Self {
        Self(BufWriter::with_capacity(64 << 10, target))
    }
}

impl TableWriter for Ndjson {
    fn write(&mut self, batch: &RecordBatch) -> io::Result<()> {
        let schema = batch.schema();
        for row in 0..batch.num_rows() {
            let columns = schema.fields().iter().zip(batch.columns());
            let members = columns.map(|(field, it)| (field.name().clone(), cell::json(it, row)));
            let object: Map<String, Value> = members.collect();
            serde_json::to_writer(&mut self.0, &object)?;
            self.0.write_all(b"\n")?;
        }
        Ok(())
    }

    fn finish(self: Box<Self>) -> io::Result<()> {
        let target = self.0.into_inner();
        target.map_err(io::IntoInnerError::into_error)?.place()
    }
}
