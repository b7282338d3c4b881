//! `cargo xtask bench growth`: how time and memory of `cif check` and `cif convert`
//! grow with the size of a file, and with one thing in it alone. Each shape is
//! measured at several extents; what a MB costs at one extent is compared with
//! what it cost at the one before.

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

use super::documents::{INFO, written};
use super::driver::{Driver, Row, is_named, mega};
use super::page::{page, publish, short, table};
use super::shapes::{self, DEEPEST, Shape};
use super::{machine, programs};
use crate::{TaskResult, workspace};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Runs of each measurement.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// Only the tables whose title contains this; may be repeated. The page keeps the others.
    #[arg(long, value_name = "TITLE")]
    only: Vec<String>,
    /// Divides every extent, for a quick look.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1000))]
    divide: u64,
    /// Write the page to this file as well, from the root of the workspace.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

/// A shape at some extents.
struct Series {
    title: &'static str,
    /// The unit of the extents.
    unit: &'static str,
    extents: &'static [u64],
    ways: &'static [Way],
    /// The exit status of every run.
    status: i32,
    shape: Shape,
}

/// A name, and a command.
type Way = (&'static str, &'static str);

const MB: u64 = 1_000_000;
const SIZES: &[u64] = &[MB, 10 * MB, 100 * MB];
const THOUSANDS: &[u64] = &[10_000, 100_000, 1_000_000];

const CHECK: &[Way] = &[
    (
        "schema alone",
        "CIF check --jobs 1 -q --max-item 4G --max-depth 6000 --schema-only FILE",
    ),
    (
        "all rules",
        "CIF check --jobs 1 -q --max-item 4G --max-depth 6000 FILE",
    ),
];
const RULES: &[Way] = &[CHECK[1]];
const FROM_PGN: &[Way] = &[(
    "PGN to CIF",
    "CIF convert --jobs 1 -q --max-game 4G --from pgn --to cif FILE -",
)];
const TO_PGN: &[Way] = &[(
    "CIF to PGN",
    "CIF convert --jobs 1 -q --max-item 4G --from cif --to pgn FILE -",
)];

/// Declares series: title; extents, unit, shape; ways, exit status.
macro_rules! series {
    ($($title:literal: $extents:expr, $unit:literal, $shape:ident; $ways:ident, $status:literal)+) => {
        &[$(Series {
            title: $title,
            unit: $unit,
            extents: $extents,
            ways: $ways,
            status: $status,
            shape: shapes::$shape,
        }),+]
    };
}

const SERIES: &[Series] = series! {
    "Size, with games as they come": &[MB, 10 * MB, 100 * MB, 1000 * MB], "MB", bytes; CHECK, 0
    "Short games with an index": THOUSANDS, "games", games; CHECK, 0
    "Entries of the namebase": THOUSANDS, "entries", names; CHECK, 0
    "One single game": SIZES, "MB", game; CHECK, 0
    "Variations of variations in 20 MB, the limit raised":
        &[50, 500, DEEPEST], "levels", depth; CHECK, 0
    "Size, with variations of 5000 levels": SIZES, "MB", deep; CHECK, 0
    "Attributes of one element, refused":
        &[1000, 10_000, 100_000], "attributes", attributes; CHECK, 1
    "Findings in one game": THOUSANDS, "findings", illegal; RULES, 1
    "Commands in one comment of PGN": THOUSANDS, "commands", pgn_commands; FROM_PGN, 1
    "Markers of one move, commands in PGN": THOUSANDS, "markers", markers; TO_PGN, 1
    "Tag pairs of one game of PGN": THOUSANDS, "tag pairs", pgn_tags; FROM_PGN, 0
    "Tags of one game, tag pairs in PGN": THOUSANDS, "tags", tags; TO_PGN, 0
    "Moves of one game of PGN": SIZES, "MB", pgn_moves; FROM_PGN, 0
    "Moves of one game, to PGN": SIZES, "MB", moves; TO_PGN, 0
};

pub(super) fn run(args: &Args) -> TaskResult {
    let mut driver = Driver::new(args.runs, &[])?;
    let old = args.write.as_deref().map(|it| workspace::root().join(it));
    let old = old.map_or_else(String::new, |it| fs::read_to_string(it).unwrap_or_default());
    let mut tables = Vec::new();
    for series in SERIES {
        if is_named(series.title, &args.only) {
            eprintln!("{}", series.title);
            tables.push(series.measured(&mut driver, args.divide)?);
        } else {
            tables.extend(kept(&old, series.title).map(str::to_owned));
        }
    }
    publish(&shown(&tables), args.write.as_deref())
}

/// The page of these tables.
fn shown(tables: &[String]) -> String {
    let intro = format!(
        "Time and memory of `cif check` and `cif convert` with `--jobs 1`, whole processes, medians \
         of several runs, peaks the highest; the files of a table take turns. Growth is what a MB \
         costs beside what it cost in the line above, the time of a run that has nothing to do \
         subtracted: 1.00 is linear, at most {GOAL:.2} is the goal, and what is more stands in bold. \
         Times below 20 ms are too short to compare. The archive with too many attributes is refused \
         at the limit, and costs nothing beyond the reading. One game as large as some that are \
         measured here is only read where `--max-item` or `--max-game` allows it."
    );
    let [machine, compiler, _] = machine::account();
    let command = "bench growth --write docs/growth.md";
    page(command, "Growth", &intro, tables, &[machine, compiler])
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

/// One extent of a series: its rows, one for each way.
struct Point {
    extent: u64,
    rows: Vec<Row>,
}

impl Series {
    /// Measures the extents in turns, for a machine may be now faster and now
    /// slower; the table.
    fn measured(&self, driver: &mut Driver, divide: u64) -> Result<String, Box<dyn Error>> {
        let is_pgn = self.ways[0].1.contains("--from pgn");
        let game = "<game><info/><moves>e2e4</moves></game>";
        let least = if is_pgn {
            "1. e4 *\n".to_owned()
        } else {
            format!("<cif>{game}{INFO}</cif>")
        };
        let start = self.point(driver, 0, &|out, _| write!(out, "{least}"))?;
        let mut start = [start];
        start[0].rows.iter_mut().for_each(|row| row.status = None);
        self.take_turns(driver, &mut start)?;
        let extents = self.extents.iter().map(|it| (it / divide).max(1));
        let mut extents: Vec<_> = extents.collect();
        extents.dedup();
        let points = extents.into_iter();
        let points = points.map(|it| self.point(driver, it, &self.shape));
        let mut points: Vec<_> = points.collect::<Result<_, _>>()?;
        self.take_turns(driver, &mut points)?;
        Ok(self.table(&start[0], &points, driver.runs))
    }

    fn point(
        &self,
        driver: &mut Driver,
        extent: u64,
        write: &dyn Fn(&mut dyn Write, u64) -> std::io::Result<()>,
    ) -> Result<Point, Box<dyn Error>> {
        let path = driver.paths.folder.join(format!("shape-{extent}"));
        let input = written(path, |out| write(out, extent))?;
        let mut row = |&(name, command)| {
            let row = driver.row(name, programs::CIF, command, &input);
            let status = Some(self.status);
            row.map(|row| Row { status, ..row })
        };
        let rows = self.ways.iter().map(&mut row).collect::<Option<_>>();
        let rows = rows.ok_or(programs::CIF.missing)?;
        Ok(Point { extent, rows })
    }

    /// Measures all points, and removes their files.
    fn take_turns(&self, driver: &Driver, points: &mut [Point]) -> TaskResult {
        let folder = &driver.paths.folder;
        for _ in 0..driver.runs {
            for row in points.iter_mut().flat_map(|point| &mut point.rows) {
                row.measure(folder)?;
                if let Some(failure) = &row.failure {
                    let status = self.status;
                    return Err(format!("{failure}, where {status} is expected").into());
                }
            }
        }
        for point in points {
            fs::remove_file(folder.join(format!("shape-{}", point.extent)))?;
        }
        Ok(())
    }

    fn table(&self, start: &Point, points: &[Point], runs: u32) -> String {
        let unit = if self.unit == "MB" { MB } else { 1 };
        let mut columns = vec![format!("{}:", self.unit), "file MB:".to_owned()];
        for (way, _) in self.ways {
            columns.push(format!("{way}: s:"));
            columns.extend(["MB/s:", "growth:", "peak MB:"].map(str::to_owned));
        }
        let columns: Vec<_> = columns.iter().map(|it| &**it).collect();
        let lines = points.iter().enumerate().map(|(number, point)| {
            let before = number.checked_sub(1).map(|it| &points[it]);
            let size = mega(point.rows[0].input);
            let mut cells = vec![
                point.extent.div_ceil(unit).to_string(),
                format!("{size:.1}"),
            ];
            for (way, row) in point.rows.iter().enumerate() {
                let start = start.rows[way].wall();
                let growth = before.and_then(|it| growth(start, &it.rows[way], row));
                cells.push(format!("{:.3}", row.wall()));
                cells.push(short(row.speed()));
                cells.push(growth.unwrap_or_else(|| "-".to_owned()));
                cells.push(format!("{:.1}", row.peak()));
            }
            cells
        });
        let (title, table, day) = (self.title, table(&columns, lines), machine::day());
        let times = match runs {
            1 => "once".to_owned(),
            runs => format!("medians of {runs} runs"),
        };
        format!("\n## {title}\n\n{table}\nMeasured on {day}, {times}.\n")
    }
}

/// The growth that is allowed, as it is shown.
const GOAL: f64 = 1.10;

/// The cost of a MB in one row beside that in another, in bold where it
/// is more than is allowed; nothing where the times are too short.
fn growth(start: f64, before: &Row, row: &Row) -> Option<String> {
    const TOO_SHORT: f64 = 0.02;
    let each = |row: &Row| {
        let seconds = row.wall();
        (seconds >= TOO_SHORT).then(|| (seconds - start) / mega(row.input))
    };
    let growth = each(row)? / each(before)?;
    let bold = if growth < GOAL + 0.005 { "" } else { "**" };
    Some(format!("{bold}{growth:.2}{bold}"))
}

#[cfg(test)]
mod tests {
    use super::super::measure::Cost;
    use super::*;

    #[test]
    fn growth_is_what_a_mb_costs() {
        let point = |megabytes: u64, wall: f64| {
            let (cpu, peak, part) = (0.0, 5 * MB, None);
            let row = Row {
                input: megabytes * MB,
                costs: vec![Cost {
                    wall,
                    cpu,
                    peak,
                    part,
                }],
                ..Row::default()
            };
            let rows = vec![row; 2];
            Point {
                extent: megabytes * MB,
                rows,
            }
        };
        let points = [point(1, 0.015), point(10, 0.11), point(100, 1.51)];
        let table = SERIES[0].table(&point(0, 0.01), &points, 1);
        let page = shown(&[table.clone(), "\n## Other\n".to_owned()]);
        assert_eq!(kept(&page, SERIES[0].title), Some(&*table));
        assert_eq!(kept(&page, "No title"), None);
        for line in [
            "| MB | file MB | schema alone: s | MB/s | growth | peak MB | all rules: s |",
            "| 1 | 1.0 | 0.015 | 67 | - | 5.0 |",
            "| 10 | 10.0 | 0.110 | 91 | - | 5.0 |",
            "| 100 | 100.0 | 1.510 | 66 | **1.50** | 5.0 |",
        ] {
            assert!(page.contains(line), "{line} is not in {page}");
        }
    }
}
