//! A scan of files, as an Arrow stream or as rows.

use std::path::PathBuf;

use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_schema::ffi::FFI_ArrowSchema;
use cif_tables::{Filter, ScanError, Table};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

use crate::error;
use crate::input;
use crate::rows::RowIterator;
use crate::watched::Watched;

/// The caller's place on the stack of Python.
const CALLER: i32 = 1;

/// A part of a file: the bytes in which its games begin, and the games of PGN before them.
type Part = (u64, u64, u64);

/// Parts a file into so many, or fewer; into none where nothing but all of it can be read. Where
/// rows are to be numbered, the games of PGN before each part are counted.
#[pyfunction]
#[pyo3(signature = (path, count, numbered, threads, open = None))]
pub(crate) fn parts(
    py: Python<'_>,
    path: PathBuf,
    count: u64,
    numbered: bool,
    threads: usize,
    open: Option<Py<PyAny>>,
) -> PyResult<Vec<Part>> {
    let opener = input::opener(open);
    let parts = py.detach(|| {
        let mut parts = cif_tables::Part::of(&path, &opener, count)?;
        if numbered {
            cif_tables::Part::number(&mut parts, &path, &opener, threads)?;
        }
        Ok(parts)
    });
    let parts = parts.map_err(|it| error::scan(&it))?.into_iter();
    let parts = parts.map(|it| (it.range.start, it.range.end, it.games_before));
    Ok(parts.collect())
}

/// A table of some files, read anew by each stream that is made of it.
#[pyclass(frozen, module = "chess_cif._native")]
pub(crate) struct Scan {
    inner: cif_tables::Scan,
    progress: Option<Py<PyAny>>,
}

#[pymethods]
impl Scan {
    /// `columns` are names, `filter` is a condition on heads, `part` one of [`parts`]; `open`
    /// gives a file of Python for a path, or another path, and lives as long as files are read.
    /// Where the scan is `strict`, XML that is not well-formed is an error behind the last row.
    #[new]
    #[pyo3(signature = (
        table, paths, *, columns, filter, limit, batch_rows, threads, progress, part = None,
        open = None, strict = false
    ))]
    #[expect(clippy::too_many_arguments, reason = "they are options, given by name")]
    fn new(
        table: &str,
        paths: Vec<PathBuf>,
        columns: Option<Vec<String>>,
        filter: Option<&str>,
        limit: Option<u64>,
        batch_rows: usize,
        threads: usize,
        progress: Option<Py<PyAny>>,
        part: Option<Part>,
        open: Option<Py<PyAny>>,
        strict: bool,
    ) -> PyResult<Self> {
        let table = error::table(table)?;
        let mut scan = cif_tables::Scan::new(table, paths);
        if let Some(names) = columns {
            let unknown = |name: &str| error::value(format!("{table} has no column `{name}`"));
            let find = |name: &String| table.column(name).ok_or_else(|| unknown(name));
            scan.columns = names.iter().map(find).collect::<PyResult<_>>()?;
        }
        let filter = filter.map(Filter::parse).transpose();
        scan.filter = filter.map_err(error::value)?;
        if table == Table::Findings && scan.filter.is_some() {
            return Err(error::scan(&ScanError::NoHeads));
        }
        scan.limit = limit;
        scan.batch_rows = batch_rows.max(1);
        scan.threads = threads.max(1);
        scan.opener = input::opener(open);
        scan.is_strict = strict;
        if let Some((start, end, games_before)) = part {
            scan.range = Some(start..end);
            scan.games_before = games_before;
        }
        Ok(Self {
            inner: scan,
            progress,
        })
    }

    /// Names of the columns, in order.
    fn names(&self) -> Vec<String> {
        let schema = self.inner.schema();
        schema.fields().iter().map(|it| it.name().clone()).collect()
    }

    /// A new Arrow stream of the rows, as a capsule of the C interface.
    fn stream<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let batches = self.batches(py, Some(CALLER));
        let stream = FFI_ArrowArrayStream::new(Box::new(batches));
        PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
    }

    /// The Arrow schema, as a capsule of the C interface.
    fn schema<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let schema = FFI_ArrowSchema::try_from(&*self.inner.schema()).map_err(error::value)?;
        PyCapsule::new_with_value(py, schema, c"arrow_schema")
    }

    /// A new iterator over the rows, game by game or one by one. Unless it is `silent`, it warns
    /// of what rows may lack, at the caller of the generator that takes them.
    #[pyo3(signature = (silent = false))]
    fn rows(&self, py: Python<'_>, silent: bool) -> RowIterator {
        let warned = (!silent).then_some(CALLER + 1);
        RowIterator::new(self.batches(py, warned))
    }
}

impl Scan {
    fn batches(&self, py: Python<'_>, warned: Option<i32>) -> Watched {
        let progress = self.progress.as_ref().map(|it| it.clone_ref(py));
        Watched::new(&self.inner, progress, warned)
    }
}
