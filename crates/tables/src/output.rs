//! Rows brought together into batches.

use std::sync::Arc;

use arrow_array::{RecordBatch, RecordBatchOptions};
use arrow_schema::{ArrowError, SchemaRef};

use crate::column::{Definition, Rows};
use crate::sink::Sink;

/// The batches that come of a portion, while rows are added.
pub(crate) struct Output<'d, T: Rows> {
    columns: Vec<(&'d Definition<T>, Sink)>,
    schema: SchemaRef,
    /// Rows of a batch at the most.
    most: usize,
    rows: usize,
    batches: Result<Vec<RecordBatch>, ArrowError>,
}

impl<'d, T: Rows> Output<'d, T> {
    pub(crate) fn new(definitions: &[&'d Definition<T>], schema: &SchemaRef, most: usize) -> Self {
        let column = |it: &&'d Definition<T>| (*it, Sink::array(it.column.kind));
        Self {
            columns: definitions.iter().map(column).collect(),
            schema: Arc::clone(schema),
            most: most.max(1),
            rows: 0,
            batches: Ok(Vec::new()),
        }
    }

    /// Returns true if a column wants the moves to be played.
    pub(crate) fn replays(&self) -> bool {
        self.columns.iter().any(|(column, _)| column.replays)
    }

    /// Returns true if a column wants comments, NAGs, clocks or evaluations.
    pub(crate) fn wants_annotations(&self) -> bool {
        self.columns.iter().any(|(column, _)| column.is_annotation)
    }

    /// Adds a row.
    pub(crate) fn row(&mut self, row: &T::Row<'_>) {
        for (column, sink) in &mut self.columns {
            (column.value)(row, sink);
        }
        self.rows += 1;
        if self.rows == self.most {
            self.end_batch();
        }
    }

    fn end_batch(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        let arrays = self.columns.iter_mut().map(|(_, sink)| sink.finish());
        let arrays = arrays.collect();
        let options = RecordBatchOptions::new().with_row_count(Some(rows));
        let schema = Arc::clone(&self.schema);
        let batch = RecordBatch::try_new_with_options(schema, arrays, &options);
        match (&mut self.batches, batch) {
            (Ok(batches), Ok(batch)) => batches.push(batch),
            (Ok(_), Err(error)) => self.batches = Err(error),
            (Err(_), _) => {}
        }
    }

    pub(crate) fn finish(mut self) -> Result<Vec<RecordBatch>, ArrowError> {
        if self.rows > 0 {
            self.end_batch();
        }
        self.batches
    }
}
