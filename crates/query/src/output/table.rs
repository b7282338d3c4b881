//! A result as a table for people: so many rows, and cells cut to a width.

use std::fmt::Write;
use std::sync::Arc;

use cif_files::program::encoded;
use cif_view::visible;
use datafusion::arrow::array::RecordBatch;
use datafusion::arrow::datatypes::{DataType, Field, Schema, SchemaRef};
use datafusion::arrow::util::pretty::pretty_format_batches_with_schema;
use datafusion::error::Result;

use super::text;

/// The bounds of a table for people.
#[derive(Clone, Copy, Debug)]
pub struct TableOptions {
    /// Rows that are shown; 0 is all.
    pub rows: usize,
    /// Characters of a cell that are shown; 0 is all.
    pub width: usize,
    /// True if it goes to a terminal, which gets ASCII where the locale names another encoding
    /// than UTF-8.
    pub is_for_terminal: bool,
}

impl Default for TableOptions {
    fn default() -> Self {
        Self {
            rows: 100,
            width: 80,
            is_for_terminal: false,
        }
    }
}

/// The rows to show.
pub(super) struct Table {
    schema: SchemaRef,
    options: TableOptions,
    batches: Vec<RecordBatch>,
    rows: usize,
    is_cut: bool,
}

impl Table {
    pub(super) fn new(schema: &SchemaRef, options: TableOptions) -> Self {
        let text = |field: &Arc<Field>| {
            let name = visible(field.name());
            let name = encoded(&name, options.is_for_terminal);
            Field::new(name, DataType::Utf8, true)
        };
        let fields: Vec<Field> = schema.fields().iter().map(text).collect();
        Self {
            schema: Arc::new(Schema::new(fields)),
            options,
            batches: Vec::new(),
            rows: 0,
            is_cut: false,
        }
    }

    /// Takes the rows that there is room for; returns their number.
    pub(super) fn push(&mut self, batch: &RecordBatch) -> Result<usize> {
        let room = match self.options.rows {
            0 => usize::MAX,
            rows => rows - self.rows,
        };
        let taken = batch.num_rows().min(room);
        self.is_cut = taken < batch.num_rows();
        self.rows += taken;
        let columns = batch.slice(0, taken);
        let columns = columns.columns().iter();
        let columns = columns
            .map(|column| text::map(column, |text| self.cell(&text)))
            .collect::<Result<_, _>>()?;
        let batch = RecordBatch::try_new(Arc::clone(&self.schema), columns)?;
        self.batches.push(batch);
        Ok(taken)
    }

    /// A cell: harmless for the terminal, and not too wide.
    fn cell(&self, text: &str) -> String {
        let width = match self.options.width {
            0 => usize::MAX,
            width => width,
        };
        let mut cell = String::with_capacity(text.len());
        for (number, line) in text.split('\n').enumerate() {
            if number > 0 {
                cell.push('\n');
            }
            let line = visible(line);
            let line = encoded(&line, self.options.is_for_terminal);
            match line.char_indices().nth(width) {
                Some((end, _)) => {
                    let more = encoded("…", self.options.is_for_terminal);
                    cell.extend([&line[..end], &more]);
                }
                None => cell.push_str(&line),
            }
        }
        cell
    }

    pub(super) fn render(&self) -> Result<String> {
        let schema = Arc::clone(&self.schema);
        let mut text = pretty_format_batches_with_schema(schema, &self.batches)?.to_string();
        text.push('\n');
        if self.is_cut {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "the first {} rows; --max-rows 0 shows all", self.rows);
        }
        Ok(text)
    }
}
