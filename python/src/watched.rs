//! Batches on their way to Python.

use std::io;
use std::sync::{Mutex, PoisonError};
use std::task::Poll;
use std::time::Duration;

use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, SchemaRef};
use cif_tables::{Batches, Scan};
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;

use crate::error;

/// The time after which Python may stop the work, however long a batch takes.
const PATIENCE: Duration = Duration::from_millis(50);

/// Batches, between which Python may stop the work and hears how far it is.
pub(crate) struct Watched {
    schema: SchemaRef,
    /// Never locked: whoever takes a batch has it alone.
    batches: Mutex<Batches>,
    progress: Option<Py<PyAny>>,
    rows: usize,
}

impl Watched {
    pub(crate) fn new(scan: &Scan, progress: Option<Py<PyAny>>) -> Self {
        Self {
            schema: scan.schema(),
            batches: Mutex::new(scan.clone().batches()),
            progress,
            rows: 0,
        }
    }

    /// The next batch. The threads that make it need no lock of Python's.
    pub(crate) fn next(&mut self, py: Python<'_>) -> PyResult<Option<RecordBatch>> {
        let batches = self.batches.get_mut();
        let batches = batches.unwrap_or_else(PoisonError::into_inner);
        let batch = loop {
            let batch = py.detach(|| batches.next_within(PATIENCE));
            py.check_signals()?;
            if let Poll::Ready(batch) = batch {
                break batch;
            }
        };
        let Some(batch) = batch else {
            return Ok(None);
        };
        let batch = batch.map_err(|it| error::scan(&it))?;
        self.rows += batch.num_rows();
        if let Some(progress) = &self.progress {
            progress.call1(py, (self.rows,))?;
        }
        Ok(Some(batch))
    }
}

impl Iterator for Watched {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        Python::attach(|py| {
            let batch = Watched::next(self, py);
            // Only this kind reaches the other side as what it is.
            let outside = |error: PyErr| {
                if error.is_instance_of::<PyOSError>(py) {
                    ArrowError::IoError(error.to_string(), io::Error::other(error))
                } else {
                    ArrowError::ExternalError(Box::new(error))
                }
            };
            batch.map_err(outside).transpose()
        })
    }
}

impl RecordBatchReader for Watched {
    fn schema(&self) -> SchemaRef {
        SchemaRef::clone(&self.schema)
    }
}
