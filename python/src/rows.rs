//! Rows of tables as Python values, made when they are looked at.

use arrow_array::cast::AsArray as _;
use arrow_array::types::UInt32Type;
use arrow_array::{Array as _, RecordBatch};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::value;
use crate::watched::Watched;

/// The rows of a scan, from its beginning on.
#[pyclass(module = "chess_cif._native")]
pub(crate) struct RowIterator {
    batches: Watched,
    /// The batch under way, and the rows of it that were taken.
    batch: Option<RecordBatch>,
    taken: usize,
}

impl RowIterator {
    pub(crate) fn new(batches: Watched) -> Self {
        Self {
            batches,
            batch: None,
            taken: 0,
        }
    }

    /// The batch with the next row.
    fn fill(&mut self, py: Python<'_>) -> PyResult<Option<RecordBatch>> {
        let rows = |batch: &Option<RecordBatch>| batch.as_ref().map(RecordBatch::num_rows);
        while rows(&self.batch).is_none_or(|it| it == self.taken) {
            self.taken = 0;
            self.batch = self.batches.next(py)?;
            if self.batch.is_none() {
                break;
            }
        }
        Ok(self.batch.clone())
    }
}

#[pymethods]
impl RowIterator {
    fn __iter__(this: Py<Self>) -> Py<Self> {
        this
    }

    fn __next__<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        let Some(batch) = self.fill(py)? else {
            return Ok(None);
        };
        let row = value::row(py, &batch, self.taken)?;
        self.taken += 1;
        Ok(Some(row))
    }

    /// The number of the game that the next row is of; its column is the second.
    fn peek(&mut self, py: Python<'_>) -> PyResult<Option<u32>> {
        let batch = self.fill(py)?;
        Ok(batch.map(|it| number(&it, self.taken)))
    }

    /// Takes all rows of the game that the next row is of.
    fn take_game(&mut self, py: Python<'_>) -> PyResult<Rows> {
        let mut parts: Vec<RecordBatch> = Vec::new();
        while let Some(batch) = self.fill(py)? {
            let start = self.taken;
            let game = parts
                .first()
                .map_or(number(&batch, start), |it| number(it, 0));
            let rows = start..batch.num_rows();
            let length = rows.take_while(|at| number(&batch, *at) == game).count();
            if length == 0 {
                break;
            }
            self.taken += length;
            parts.push(batch.slice(start, length));
        }
        Ok(Rows { parts })
    }
}

/// The number of the game of a row; 0 for one of no game.
fn number(batch: &RecordBatch, at: usize) -> u32 {
    let numbers = batch.column(1).as_primitive::<UInt32Type>();
    if numbers.is_null(at) {
        0
    } else {
        numbers.value(at)
    }
}

/// Some rows, as a sequence of tuples.
#[pyclass(frozen, sequence, module = "chess_cif._native")]
pub(crate) struct Rows {
    parts: Vec<RecordBatch>,
}

#[pymethods]
impl Rows {
    fn __len__(&self) -> usize {
        self.parts.iter().map(RecordBatch::num_rows).sum()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, mut at: usize) -> PyResult<Bound<'py, PyTuple>> {
        for part in &self.parts {
            if at < part.num_rows() {
                return value::row(py, part, at);
            }
            at -= part.num_rows();
        }
        Err(PyIndexError::new_err("no such row"))
    }
}
