//! The native part of the package `chess_cif`: tables as Arrow streams, their rows as Python
//! values, and the command.

mod error;
mod input;
mod moves;
mod rows;
mod scan;
mod value;
mod watched;

use std::ffi::OsString;

use pyo3::prelude::*;

/// Tables, rows and the command.
#[pymodule(gil_used = false)]
mod _native {
    #[pymodule_export]
    use super::moves::san;
    #[pymodule_export]
    use super::rows::{RowIterator, Rows};
    #[pymodule_export]
    use super::scan::{Scan, parts};
    #[pymodule_export]
    use super::{Column, columns, run, tables};
}

/// Runs the command `cif` with these words, the program's name first, and returns its exit
/// code.
#[pyfunction]
fn run(py: Python<'_>, words: Vec<OsString>) -> u8 {
    py.detach(|| cif_cli::run(words))
}

/// The names of the tables with the meaning of each.
#[pyfunction]
fn tables() -> Vec<(&'static str, &'static str)> {
    let all = cif_tables::Table::ALL.into_iter();
    all.map(|it| (it.name(), it.meaning())).collect()
}

/// A column of a table.
#[pyclass(frozen, get_all, module = "chess_cif._native")]
struct Column {
    name: &'static str,
    /// The type in Arrow.
    r#type: &'static str,
    /// True if it may be null: where the source says nothing.
    nullable: bool,
    /// True if it is computed only when it is named.
    on_demand: bool,
    /// True if it stands in the head of a game: conditions may name it.
    in_head: bool,
    /// The meaning, with its unit.
    meaning: &'static str,
}

#[pymethods]
impl Column {
    fn __repr__(&self) -> String {
        let null = if self.nullable { "?" } else { "" };
        format!("<column {}: {}{null}>", self.name, self.r#type)
    }
}

/// The columns of a table, in order.
#[pyfunction]
fn columns(table: &str) -> PyResult<Vec<Column>> {
    let columns = error::table(table)?.columns().into_iter();
    let columns = columns.map(|it| Column {
        name: it.name,
        r#type: it.kind.name(),
        nullable: it.nullable,
        on_demand: it.on_demand,
        in_head: it.in_head,
        meaning: it.meaning,
    });
    Ok(columns.collect())
}
