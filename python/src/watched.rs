//! Batches on their way to Python.

use std::ffi::CString;
use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::task::Poll;
use std::time::Duration;

use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, SchemaRef};
use cif_tables::{Batches, Scan};
use pyo3::exceptions::{PyOSError, PyUserWarning};
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
    /// The source as warnings name it, and the place on the stack of Python where they are, until
    /// they were given.
    warned: Option<(String, i32)>,
}

impl Watched {
    pub(crate) fn new(scan: &Scan, progress: Option<Py<PyAny>>, warned: Option<i32>) -> Self {
        let name = |it: &PathBuf| it.to_string_lossy().into_owned();
        let first = scan.sources.first().map_or(String::new(), name);
        let more = if scan.sources.len() > 1 { ", ..." } else { "" };
        Self {
            schema: scan.schema(),
            batches: Mutex::new(scan.clone().batches()),
            progress,
            rows: 0,
            warned: warned.map(|place| (first + more, place)),
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
            let warnings = batches.tally().warnings();
            return self.warn(py, warnings).map(|()| None);
        };
        let batch = batch.map_err(|it| error::scan(&it))?;
        self.rows += batch.num_rows();
        if let Some(progress) = &self.progress {
            progress.call1(py, (self.rows,))?;
        }
        Ok(Some(batch))
    }
}

impl Watched {
    /// Warns once all rows were taken.
    fn warn(
        &mut self,
        py: Python<'_>,
        mut warnings: impl Iterator<Item = &'static str>,
    ) -> PyResult<()> {
        let Some((source, place)) = self.warned.take() else {
            return Ok(());
        };
        let kind = py.get_type::<PyUserWarning>();
        warnings.try_for_each(|it| {
            let message = CString::new(format!("{source}: {it}"))?;
            PyErr::warn(py, &kind, &message, place)
        })
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
