//! Findings as a table, one a row, with the names of the columns first. A text that a
//! spreadsheet would take for a formula has an apostrophe before it.

use std::io;

use cif::check::Finding;

use super::{FileReport, Formatter};
use crate::terminal::visible_lines;

const COLUMNS: [&str; 11] = [
    "file", "line", "column", "offset", "length", "severity", "id", "name", "message", "help",
    "clause",
];

pub(super) struct Csv;

impl Formatter for Csv {
    fn begin(&self) -> String {
        row(&COLUMNS)
    }

    fn file(&self, name: &str) -> Box<dyn FileReport + '_> {
        Box::new(File(name.to_owned()))
    }
}

struct File(String);

impl FileReport for File {
    fn finding(&mut self, finding: &Finding, out: &mut dyn FnMut(&str)) -> io::Result<()> {
        let place = &finding.location;
        let numbers = [place.line, place.column, place.offset, place.length];
        let [line, column, offset, length] = numbers.map(|number| number.to_string());
        out(&row(&[
            &self.0,
            &line,
            &column,
            &offset,
            &length,
            finding.severity.as_str(),
            &finding.id,
            &finding.name,
            &finding.message,
            finding.help.as_deref().unwrap_or_default(),
            &finding.clause,
        ]));
        Ok(())
    }
}

/// A row; memory takes whatever is written to it.
fn row(cells: &[&str; 11]) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let cells = cells
        .iter()
        .map(|it| cif::files::spreadsheet::cell(&visible_lines(it)).into_owned());
    let written = writer.write_record(cells.collect::<Vec<_>>());
    debug_assert!(written.is_ok());
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}
