//! `cargo xtask bench pgn`: our reading of PGN beside that of other programs,
//! each as a whole process, on a plain and on an annotated file.

use std::io;
use std::path::PathBuf;

use super::archive::pgn::write_file;
use super::documents::{Input, written};
use super::driver::{Driver, Row, mega};
use super::page::{footer, page, publish, spread, table, turns};
use super::programs::{CIF, PGN_EXTRACT, PGN_READER, PYTHON_CHESS, Program};
use crate::TaskResult;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Size of each file in MB (1,000,000 bytes).
    #[arg(long, value_name = "MB", default_value_t = 100)]
    size: u32,
    /// Runs of each program.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// Only the programs whose name contains this; may be repeated.
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Only this file.
    #[arg(long, value_name = "plain|annotated")]
    file: Option<String>,
    /// Write the page to this file as well, from the root of the workspace.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

/// Programs that others are compared to.
const EXTRACT: &str = "pgn-extract -r";
const PYTHON: &str = "python-chess";
const REPLAY: &str = "pgn-reader + shakmaty";

/// The size that the slow program reads, in bytes.
const SLICE: u64 = 2_000_000;

/// Name, program, command.
const ENTRIES: [(&str, &Program, &str); 9] = [
    (
        "cif convert --jobs 1",
        CIF,
        "CIF convert --quiet --no-progress --jobs 1 --to cif FILE FOLDER/written",
    ),
    (
        "cif convert",
        CIF,
        "CIF convert --quiet --no-progress --to cif FILE FOLDER/written",
    ),
    ("cif-pgn, tokens", PGN_READER, "XTASK work tokens FILE"),
    ("cif-pgn, import", PGN_READER, "XTASK work import FILE"),
    (
        "cif-pgn, import and write",
        PGN_READER,
        "XTASK work convert FILE",
    ),
    ("pgn-reader", PGN_READER, "XTASK work reader FILE"),
    (REPLAY, PGN_READER, "XTASK work replay FILE"),
    (EXTRACT, PGN_EXTRACT, "pgn-extract -s -r FILE"),
    (
        PYTHON,
        PYTHON_CHESS,
        "python3 ROOT/xtask/python/read_chess.py FILE",
    ),
];

/// The files: name, heading.
const FILES: [(&str, &str); 2] = [
    ("plain", "Plain: tag pairs and moves."),
    (
        "annotated",
        "Annotated: of ten games, four with clocks and evaluations as servers write them, five \
         with comments, NAGs and variations.",
    ),
];

/// A PGN file and the number of its games.
type PgnFile = (Input, u64);

/// The programs on a file; the slow one reads a part of it.
struct Section {
    heading: &'static str,
    whole: PgnFile,
    slice: PgnFile,
    rows: Vec<Row>,
}

pub(super) fn run(args: &Args) -> TaskResult {
    let mut driver = Driver::new(args.runs, &args.only)?;
    let mut sections = Vec::new();
    let size = u64::from(args.size) * 1_000_000;
    let is_wanted = |name: &str| args.file.as_ref().is_none_or(|it| it == name);
    for (name, heading) in FILES.into_iter().filter(|it| is_wanted(it.0)) {
        let whole = file(&driver, name, size)?;
        let slice = file(&driver, name, SLICE.min(size))?;
        let mut rows = Vec::new();
        for (name, program, command) in ENTRIES {
            let (input, _) = if name == PYTHON { &slice } else { &whole };
            rows.extend(driver.row(name, program, command, input));
        }
        let rows = driver.run(rows)?;
        sections.push(Section {
            heading,
            whole,
            slice,
            rows,
        });
    }
    publish(&report(&driver, &sections), args.write.as_deref())
}

/// The file of `size` bytes, made anew: that takes no longer than one of the runs.
fn file(driver: &Driver, name: &str, size: u64) -> io::Result<PgnFile> {
    let path = driver.paths.folder.join(format!("{name}-{size}.pgn"));
    let mut games = 0;
    let input = written(path, |out| {
        games = write_file(out, name == "annotated", size)?;
        Ok(())
    })?;
    Ok((input, games))
}

fn report(driver: &Driver, sections: &[Section]) -> String {
    let turns = turns(driver.runs);
    let intro = format!(
        "Games of an engine against itself under made-up heads, as PGN files. Each program \
         runs as a whole process, start included; the programs take turns, {turns}. A MB is \
         1,000,000 bytes. The ratios are of speed: 2.00 is twice as fast. `cif convert` \
         reads, judges every move, and writes the archive; `cif-pgn` is the same library \
         without the command, in one thread: tokens alone, with import into games of CIF, and \
         with XML written besides. `pgn-extract -r` and `{REPLAY}` judge every move and write \
         nothing. python-chess reads a part of the file."
    );
    let rows = || sections.iter().flat_map(|it| &it.rows);
    let footer = footer(rows(), &driver.notes);
    let spread = spread(rows(), driver.runs);
    let sections: Vec<_> = sections
        .iter()
        .map(Section::shown)
        .chain([spread])
        .collect();
    let command = "bench pgn --write docs/benchmarks-pgn.md";
    page(command, "Benchmarks of PGN", &intro, &sections, &footer)
}

impl Section {
    fn shown(&self) -> String {
        let peers = [EXTRACT, PYTHON, REPLAY];
        let speed_of = |name| {
            self.rows
                .iter()
                .find(|row| row.name == name)
                .map(Row::speed)
        };
        let cells = |row: &Row| {
            let is_slow = row.name == PYTHON;
            let (_, games) = if is_slow { &self.slice } else { &self.whole };
            let games = mega(games * 1_000_000) / row.wall();
            let speed = row.speed();
            let mut cells = vec![
                format!("`{}`", row.name),
                format!("{speed:.1}"),
                format!("{games:.0}"),
            ];
            let shown = |to: Option<f64>| to.map_or_else(|| "-".to_owned(), |to| ratio(speed / to));
            cells.extend(peers.map(speed_of).map(shown));
            cells.extend([row.wall(), row.cpu()].map(|seconds| format!("{seconds:.2}")));
            cells.push(format!("{:.1}", row.peak()));
            cells
        };
        let to = peers.map(|name| format!("to `{name}`:"));
        let columns = [
            "program", "MB/s:", "games/s:", &to[0], &to[1], &to[2], "s:", "CPU s:",
        ];
        let columns = [&columns[..], &["peak MB:"]].concat();
        let table = table(&columns, self.rows.iter().map(cells));
        let (heading, (whole, games)) = (self.heading, &self.whole);
        let size = mega(whole.bytes);
        format!("\n## {heading}\n\n{size:.1} MB, {games} games.\n\n{table}")
    }
}

/// Three digits at least, as far as they mean anything.
fn ratio(ratio: f64) -> String {
    if ratio < 20.0 {
        format!("{ratio:.2}")
    } else {
        format!("{ratio:.0}")
    }
}

#[cfg(test)]
mod tests {
    use super::super::measure::Cost;
    use super::*;

    #[test]
    fn the_slow_are_compared_by_what_they_read() {
        let file = |bytes, games| {
            let path = PathBuf::new();
            (Input { path, bytes }, games)
        };
        let row = |name, wall, input| Row {
            name,
            input,
            costs: vec![Cost {
                wall,
                cpu: 0.5,
                peak: 3_000_000,
                part: None,
            }],
            ..Row::default()
        };
        let rows = vec![
            row("x", 0.1, 10_000_000),
            row(EXTRACT, 1.0, 10_000_000),
            row(PYTHON, 1.0, 1_000_000),
        ];
        let section = Section {
            heading: "Plain",
            whole: file(10_000_000, 10_000),
            slice: file(1_000_000, 1_000),
            rows,
        };
        let page = section.shown();
        for line in [
            "\n| `x` | 100.0 | 100000 | 10.00 | 100 | - | 0.10 | 0.50 | 3.0 |\n",
            "\n| `python-chess` | 1.0 | 1000 | 0.10 | 1.00 | - | 1.00 | 0.50 | 3.0 |\n",
        ] {
            assert!(page.contains(line), "{line} is not in {page}");
        }
    }
}
