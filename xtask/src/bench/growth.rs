//! `cargo xtask bench growth`: how time and memory of `cif check` and `cif convert`
//! grow with the size of a file, and with one thing in it alone. Each shape is
//! measured at several extents; what a MB costs at one extent is compared with
//! what it cost at the one before.

use std::error::Error;
use std::fs;
use std::path::Path;

use super::driver::Driver;
use super::measure::{Row, mega};
use super::page::{short, table};
use super::plan::{PLAN, Series};
use super::{machine, page};
use crate::workspace;

/// Measures the tables that are wanted, with extents of this percentage; the page keeps those
/// that the file has of others.
pub(super) fn page(
    driver: &mut Driver,
    percent: u64,
    file: Option<&Path>,
) -> Result<String, Box<dyn Error>> {
    let old = file.map(|it| fs::read_to_string(workspace::root().join(it)));
    let old = old.and_then(Result::ok).unwrap_or_default();
    let mut tables = Vec::new();
    for series in &PLAN.growth.series {
        if driver.wants(&[&series.title]) {
            eprintln!("{}", series.title);
            tables.push(series.measured(driver, percent)?);
        } else {
            tables.extend(kept(&old, &series.title).map(str::to_owned));
        }
    }
    Ok(shown(&tables))
}

/// The page of these tables.
fn shown(tables: &[String]) -> String {
    let plan = &PLAN.growth;
    let [machine, compiler, _] = machine::account();
    page::page(
        &plan.command,
        &plan.title,
        &plan.intro,
        tables,
        &[machine, compiler],
    )
}

/// The table of this title on a page.
fn kept<'p>(page: &'p str, title: &str) -> Option<&'p str> {
    let heading = format!("\n## {title}\n");
    let start = page.find(&heading)?;
    let inside = &page[start + heading.len()..];
    let ends = ["\n## ", "\n- "].iter().filter_map(|it| inside.find(it));
    let length = ends.min().unwrap_or(inside.len());
    Some(&page[start..][..heading.len() + length])
}

impl Series {
    /// Measures the extents in turns, for a machine may be now faster and now
    /// slower; the table.
    fn measured(
        &'static self,
        driver: &mut Driver,
        percent: u64,
    ) -> Result<String, Box<dyn Error>> {
        if !driver.is_ready("cif") {
            return Err(driver.notes.join("\n").into());
        }
        let is_pgn = self.document.starts_with("pgn-");
        let least = if is_pgn { "least-pgn" } else { "least-archive" };
        let unit = if self.unit == "MB" { 1_000_000 } else { 1 };
        let extents = self
            .extents
            .iter()
            .map(|it| (it * unit * percent / 100).max(1));
        let mut extents: Vec<_> = extents.collect();
        extents.dedup();
        let mut rows = Vec::new();
        let documents = extents.iter().map(|it| (self.document.as_str(), *it));
        for (document, extent) in std::iter::once((least, 0)).chain(documents) {
            let input = driver.input(document, extent)?;
            let row = |way| driver.row(way, "cif", &PLAN.growth.ways[way], input.clone());
            rows.extend(self.ways.iter().map(|way| row(way)));
        }
        let rows = driver.run(rows)?;
        driver.clear()?;
        if !driver.notes.is_empty() {
            return Err(driver.notes.join("\n").into());
        }
        let extents = extents.iter().map(|it| it.div_ceil(unit));
        Ok(self.table(&extents.collect::<Vec<_>>(), &rows, driver.runs))
    }

    /// The table of rows: those of a run that has nothing to do, and those of each extent.
    fn table(&self, extents: &[u64], rows: &[Row], runs: u32) -> String {
        let mut columns = vec![format!("{}:", self.unit), "file MB:".to_owned()];
        for way in &self.ways {
            columns.push(format!("{way}: s:"));
            columns.extend(["MB/s:", "growth:", "peak MB:"].map(str::to_owned));
        }
        let columns: Vec<_> = columns.iter().map(|it| &**it).collect();
        let (start, rows) = rows.split_at(self.ways.len());
        let points: Vec<_> = rows.chunks(self.ways.len()).collect();
        let lines = points.iter().enumerate().map(|(number, point)| {
            let before = number.checked_sub(1).map(|it| points[it]);
            let size = mega(point[0].input.bytes);
            let mut cells = vec![extents[number].to_string(), format!("{size:.1}")];
            for (way, row) in point.iter().enumerate() {
                let start = start[way].wall();
                let growth = before.and_then(|it| growth(start, &it[way], row));
                cells.push(format!("{:.3}", row.wall()));
                cells.push(short(row.speed()));
                cells.push(growth.unwrap_or_else(|| "-".to_owned()));
                cells.push(format!("{:.1}", row.peak()));
            }
            cells
        });
        let (title, table, day) = (&self.title, table(&columns, lines), machine::day());
        let times = match runs {
            1 => "once".to_owned(),
            runs => format!("medians of {runs} runs"),
        };
        format!("\n## {title}\n\n{table}\nMeasured on {day}, {times}.\n")
    }
}

/// The cost of a MB in one row beside that in another, in bold where it
/// is more than the goal on the page; nothing where the times are too short.
fn growth(start: f64, before: &Row, row: &Row) -> Option<String> {
    const GOAL: f64 = 1.10;
    const TOO_SHORT: f64 = 0.02;
    let each = |row: &Row| {
        let seconds = row.wall();
        (seconds >= TOO_SHORT).then(|| (seconds - start) / mega(row.input.bytes))
    };
    let growth = each(row)? / each(before)?;
    let bold = if growth < GOAL + 0.005 { "" } else { "**" };
    Some(format!("{bold}{growth:.2}{bold}"))
}

#[cfg(test)]
mod tests {
    use super::super::documents::Input;
    use super::super::measure::Cost;
    use super::*;

    #[test]
    fn growth_is_what_a_mb_costs() {
        let rows = [(0, 0.01), (1, 0.015), (10, 0.11), (100, 1.51)];
        let rows = rows.map(|(megabytes, wall)| Row {
            input: Input {
                bytes: megabytes * 1_000_000,
                ..Input::default()
            },
            costs: vec![Cost {
                wall,
                peak: 5_000_000,
                ..Cost::default()
            }],
            ..Row::default()
        });
        let rows: Vec<_> = rows
            .iter()
            .flat_map(|it| [it.clone(), it.clone()])
            .collect();
        let series = &PLAN.growth.series[0];
        let table = series.table(&[1, 10, 100], &rows, 1);
        let page = shown(&[table.clone(), "\n## Other\n".to_owned()]);
        assert_eq!(kept(&page, &series.title), Some(&*table));
        assert_eq!(kept(&page, "No title"), None);
        for line in [
            "| MB | file MB | schema alone: s | MB/s | growth | peak MB | all rules: s |",
            "| 1 | 1.0 | 0.015 | 66.7 | - | 5.0 |",
            "| 10 | 10.0 | 0.110 | 90.9 | - | 5.0 |",
            "| 100 | 100.0 | 1.510 | 66.2 | **1.50** | 5.0 |",
        ] {
            assert!(page.contains(line), "{line} is not in {page}");
        }
    }

    #[test]
    fn the_plan_names_documents_and_ways_that_there_are() {
        for series in &PLAN.growth.series {
            let written = super::super::documents::write(&mut std::io::sink(), &series.document, 1);
            assert!(written.is_ok(), "{}", series.document);
            let mut ways = series.ways.iter();
            assert!(ways.all(|it| PLAN.growth.ways.contains_key(it)));
        }
    }
}
