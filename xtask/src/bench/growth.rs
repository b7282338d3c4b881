//! The growth of time and memory with the size of a file, and with one thing in it alone: each
//! measurement at several extents of a document.

use std::io;

use super::documents;
use super::driver::Driver;
use super::measure::{Row, mega};
use super::plan::{Measurement, Section};

/// A measurement of a run that has nothing to do and of each extent, those of the plan
/// being for documents of 100 MB.
pub(super) fn rows(
    driver: &mut Driver,
    section: &Section,
    measurement: &'static Measurement,
    document: &'static str,
    size: u64,
) -> io::Result<Vec<Row>> {
    const WHOLE: u64 = 100;
    if !driver.is_ready(&measurement.program) {
        return Ok(Vec::new());
    }
    let least = if documents::is_pgn(document) {
        "least-pgn"
    } else {
        "least-archive"
    };
    let unit = if section.unit == "MB" { 1_000_000 } else { 1 };
    let percent = size / 1_000_000;
    let extents = section
        .extents
        .iter()
        .map(|it| (it * unit * percent / WHOLE).max(1));
    let mut rows = Vec::new();
    for (document, extent) in std::iter::once((least, 0)).chain(extents.map(|it| (document, it))) {
        let input = driver.input(document, extent)?;
        rows.push(Row {
            extent: extent.div_ceil(unit),
            ..driver.row(measurement, input)
        });
    }
    Ok(rows)
}

/// The cost of a MB in a row beside that in the row before it, which is of the same
/// measurement, in bold where it is more than the goal; nothing where the times are too short.
pub(super) fn growth(rows: &[Row], row: &Row) -> Option<String> {
    const GOAL: f64 = 1.10;
    const TOO_SHORT: f64 = 0.02;
    let mut same = rows.iter().filter(|it| it.name == row.name);
    let start = same.next()?.wall();
    let before = same.take_while(|it| it.extent < row.extent).last()?;
    let each = |row: &Row| {
        let seconds = row.wall();
        (seconds >= TOO_SHORT).then(|| (seconds - start) / mega(row.input.bytes))
    };
    let growth = each(row)? / each(before)?;
    let bold = if growth < GOAL + 0.005 { "" } else { "**" };
    Some(format!("{bold}{growth:.2}{bold}"))
}
