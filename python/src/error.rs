//! Errors of reading, as exceptions of Python.

use std::fmt::Display;

use cif_tables::{ScanError, Table};
use pyo3::PyErr;
use pyo3::exceptions::{PyOSError, PyValueError};

/// A table by its name.
pub(crate) fn table(name: &str) -> Result<Table, PyErr> {
    name.parse().map_err(value)
}

/// A value that the caller gave and that is none.
pub(crate) fn value(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// A source that cannot be read. The operating system's number makes it the exception that
/// Python has for it: `FileNotFoundError`, `PermissionError`.
pub(crate) fn scan(error: &ScanError) -> PyErr {
    match error {
        ScanError::Io {
            source_name, error, ..
        } if error.raw_os_error().is_some() => {
            let text = error.to_string();
            PyOSError::new_err((error.raw_os_error(), text, source_name.clone()))
        }
        ScanError::NoHeads => value(error),
        error => PyOSError::new_err(error.to_string()),
    }
}
