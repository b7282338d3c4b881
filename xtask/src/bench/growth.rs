//! `cargo xtask bench growth`: how time and memory of `cif check` and `cif convert`
//! grow with the size of a file, and with one thing in it alone. Each shape is
//! measured at several extents; what a MB costs at one extent is compared with
//! what it cost at the one before.

use std::error::Error;
use std::fmt::{self, Display, Formatter};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::documents::INFO;
use super::measure::{self, CommandLine, Cost, Says};
use super::report::{median, mega, short};
use super::shapes::{DEEPEST, Shape};
use super::{machine, programs, publish};
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
    shape: Shape,
    title: &'static str,
    /// The unit of the extent, and its size.
    unit: (&'static str, u64),
    extents: &'static [u64],
    ways: &'static [Way],
    /// The exit status of every run.
    status: u8,
}

/// A name, and the arguments of the command; `FILE` is what it reads.
type Way = (&'static str, &'static str);

const MB: u64 = 1_000_000;

const CHECK: &[Way] = &[
    (
        "schema alone",
        "check --jobs 1 -q --max-item 4G --schema-only FILE",
    ),
    ("all rules", "check --jobs 1 -q --max-item 4G FILE"),
];
const CHECK_DEEP: &[Way] = &[
    (
        "schema alone",
        "check --jobs 1 -q --max-depth 6000 --schema-only FILE",
    ),
    ("all rules", "check --jobs 1 -q --max-depth 6000 FILE"),
];
const CHECK_LARGE: &[Way] = &[("all rules", "check --jobs 1 -q --max-item 4G FILE")];
const FROM_PGN: &[Way] = &[(
    "PGN to CIF",
    "convert --jobs 1 -q --max-game 4G --from pgn --to cif FILE -",
)];
const TO_PGN: &[Way] = &[(
    "CIF to PGN",
    "convert --jobs 1 -q --max-item 4G --from cif --to pgn FILE -",
)];

const fn series(
    shape: Shape,
    title: &'static str,
    unit: &'static str,
    extents: &'static [u64],
    ways: &'static [Way],
    status: u8,
) -> Series {
    let size = if matches!(unit.as_bytes(), b"MB") {
        MB
    } else {
        1
    };
    Series {
        shape,
        title,
        unit: (unit, size),
        extents,
        ways,
        status,
    }
}

const SIZES: &[u64] = &[MB, 10 * MB, 100 * MB];
const THOUSANDS: &[u64] = &[10_000, 100_000, 1_000_000];

const SERIES: &[Series] = &[
    series(
        Shape::Bytes,
        "Size, with games as they come",
        "MB",
        &[MB, 10 * MB, 100 * MB, 1000 * MB],
        CHECK,
        0,
    ),
    series(
        Shape::Games,
        "Short games with an index",
        "games",
        THOUSANDS,
        CHECK,
        0,
    ),
    series(
        Shape::Names,
        "Entries of the namebase",
        "entries",
        THOUSANDS,
        CHECK,
        0,
    ),
    series(Shape::Game, "One single game", "MB", SIZES, CHECK, 0),
    series(
        Shape::Depth,
        "Variations of variations in 20 MB, the limit raised",
        "levels",
        &[50, 500, DEEPEST as u64],
        CHECK_DEEP,
        0,
    ),
    series(
        Shape::Deep,
        "Size, with variations of 5000 levels",
        "MB",
        SIZES,
        CHECK_DEEP,
        0,
    ),
    series(
        Shape::Attributes,
        "Attributes of one element, refused",
        "attributes",
        &[1000, 10_000, 100_000],
        CHECK,
        1,
    ),
    series(
        Shape::Illegal,
        "Findings in one game",
        "findings",
        THOUSANDS,
        CHECK_LARGE,
        1,
    ),
    series(
        Shape::PgnCommands,
        "Commands in one comment of PGN",
        "commands",
        THOUSANDS,
        FROM_PGN,
        1,
    ),
    series(
        Shape::Markers,
        "Markers of one move, commands in PGN",
        "markers",
        THOUSANDS,
        TO_PGN,
        1,
    ),
    series(
        Shape::PgnTags,
        "Tag pairs of one game of PGN",
        "tag pairs",
        THOUSANDS,
        FROM_PGN,
        0,
    ),
    series(
        Shape::Tags,
        "Tags of one game, tag pairs in PGN",
        "tags",
        THOUSANDS,
        TO_PGN,
        0,
    ),
    series(
        Shape::PgnMoves,
        "Moves of one game of PGN",
        "MB",
        SIZES,
        FROM_PGN,
        0,
    ),
    series(
        Shape::Moves,
        "Moves of one game, to PGN",
        "MB",
        SIZES,
        TO_PGN,
        0,
    ),
];

/// The cost of one extent of a series, each way.
struct Point {
    extent: u64,
    bytes: u64,
    ways: Vec<Spent>,
}

/// Medians, the peak the highest.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Spent {
    seconds: f64,
    peak: u64,
}

pub(super) fn run(args: &Args) -> TaskResult {
    let folder = workspace::target().join("bench");
    fs::create_dir_all(&folder)?;
    let program = programs::release_cif()?;
    let runner = Runner {
        program,
        folder,
        runs: args.runs,
    };
    let old = args.write.as_deref().map(|it| workspace::root().join(it));
    let old = old.map_or_else(String::new, |it| fs::read_to_string(it).unwrap_or_default());
    let mut tables = Vec::new();
    for series in SERIES {
        let is_named = |part: &String| series.title.contains(&**part);
        if args.only.is_empty() || args.only.iter().any(is_named) {
            eprintln!("{}", series.title);
            let extents = series.extents.iter();
            let extents: Vec<u64> = extents.map(|it| (it / args.divide).max(1)).collect();
            let table = Table {
                runs: args.runs,
                series,
                start: runner.start(series)?,
                points: runner.points(series, &extents)?,
            };
            tables.push(table.to_string());
        } else {
            tables.extend(kept(&old, series.title).map(str::to_owned));
        }
    }
    publish(&page(&tables), args.write.as_deref())
}

/// The table of this title on a page.
fn kept<'p>(page: &'p str, title: &str) -> Option<&'p str> {
    let heading = format!("\n## {title}\n");
    let (from, rest) = (page.find(&heading)?, |at: usize| &page[at..]);
    let inside = from + heading.len();
    let length = ["\n## ", "\n- "]
        .iter()
        .filter_map(|it| rest(inside).find(it))
        .min();
    Some(&page[from..length.map_or(page.len(), |length| inside + length)])
}

struct Runner {
    program: PathBuf,
    folder: PathBuf,
    runs: u32,
}

/// A file to be measured, and what each way cost.
struct Subject {
    path: PathBuf,
    bytes: u64,
    costs: Vec<Vec<Cost>>,
}

impl Runner {
    /// The seconds of each way where there is nothing to do.
    fn start(&self, series: &Series) -> Result<Vec<f64>, Box<dyn Error>> {
        let least = if series.shape.is_pgn() {
            "1. e4 *\n".to_owned()
        } else {
            format!("<cif><game><info/><moves>e2e4</moves></game>{INFO}</cif>")
        };
        let subject = self.subject(0, series.ways, |out| out.write_all(least.as_bytes()))?;
        let mut subjects = [subject];
        self.measure(&mut subjects, series.ways, None)?;
        let [subject] = subjects;
        fs::remove_file(subject.path)?;
        Ok(subject
            .costs
            .iter()
            .map(|it| Spent::of(it).seconds)
            .collect())
    }

    /// Measures a shape at some extents. They take turns, for a machine may be
    /// now faster and now slower.
    fn points(&self, series: &Series, extents: &[u64]) -> Result<Vec<Point>, Box<dyn Error>> {
        let subjects = extents.iter().enumerate();
        let subjects = subjects.map(|(number, &it)| {
            self.subject(number, series.ways, |out| series.shape.write(out, it))
        });
        let mut subjects: Vec<Subject> = subjects.collect::<io::Result<_>>()?;
        self.measure(&mut subjects, series.ways, Some(series.status))?;
        let points = subjects.into_iter().zip(extents);
        let points = points.map(|(subject, &extent)| {
            fs::remove_file(subject.path)?;
            Ok(Point {
                extent,
                bytes: subject.bytes,
                ways: subject.costs.iter().map(|it| Spent::of(it)).collect(),
            })
        });
        points.collect()
    }

    fn subject(
        &self,
        number: usize,
        ways: &[Way],
        write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
    ) -> io::Result<Subject> {
        let path = self.folder.join(format!("shape-{number}"));
        let mut out = BufWriter::new(File::create(&path)?);
        write(&mut out)?;
        let bytes = out.into_inner()?.metadata()?.len();
        // From the page cache for all, the first run included.
        io::copy(&mut File::open(&path)?, &mut io::sink())?;
        Ok(Subject {
            path,
            bytes,
            costs: vec![Vec::new(); ways.len()],
        })
    }

    fn measure(
        &self,
        subjects: &mut [Subject],
        ways: &[Way],
        status: Option<u8>,
    ) -> Result<(), Box<dyn Error>> {
        for _ in 0..self.runs {
            for subject in &mut *subjects {
                for (costs, (_, arguments)) in subject.costs.iter_mut().zip(ways) {
                    costs.push(self.cost(&subject.path, arguments, status)?);
                }
            }
        }
        Ok(())
    }

    /// The cost of a command, which must end with the status, if one is given.
    fn cost(
        &self,
        path: &Path,
        arguments: &str,
        status: Option<u8>,
    ) -> Result<Cost, Box<dyn Error>> {
        let file = path.display().to_string();
        let arguments = arguments.split(' ').map(|it| match it {
            "FILE" => file.clone(),
            _ => it.to_owned(),
        });
        let command = CommandLine {
            program: self.program.clone(),
            arguments: arguments.collect(),
        };
        let measure = measure::measure(&command, Says::Whatever, &self.folder)?;
        let ended = measure.failure.as_deref().unwrap_or("exit status: 0");
        match status {
            Some(status) if !ended.starts_with(&format!("exit status: {status}")) => {
                Err(format!("{ended}, where {status} is expected").into())
            }
            _ => Ok(measure.cost),
        }
    }
}

impl Spent {
    fn of(costs: &[Cost]) -> Self {
        let walls = costs.iter().map(|cost| cost.wall);
        let wall = median(walls, Duration::cmp).unwrap_or_default();
        let peaks = costs.iter().map(|cost| cost.peak);
        Self {
            seconds: wall.as_secs_f64(),
            peak: peaks.max().unwrap_or_default(),
        }
    }
}

/// The page of these tables.
fn page(tables: &[String]) -> String {
    let [machine, compiler, _] = machine::account();
    format!(
        "<!-- Made by `cargo xtask bench growth --write docs/growth.md`. -->\n\n\
         # Growth\n\n\
         Time and memory of `cif check` and `cif convert` with `--jobs 1`, whole processes, medians \
         of several runs, peaks the highest; the files of a table take turns. Growth is what a MB \
         costs beside what it cost in the line above, the time of a run that has nothing to do \
         subtracted: 1.00 is linear, at most {GOAL:.2} is the goal, and what is more stands in bold. \
         Times below 20 ms are too short to compare. The archive with too many attributes is refused \
         at the limit, and costs nothing beyond the reading. One game as large as some that are \
         measured here is only read where `--max-item` or `--max-game` allows it.\n\
         {}\n- {machine}\n- {compiler}\n",
        tables.concat()
    )
}

/// The growth that is allowed, as it is shown.
const GOAL: f64 = 1.10;

fn shown(growth: f64) -> String {
    if growth < GOAL + 0.005 {
        format!("{growth:.2}")
    } else {
        format!("**{growth:.2}**")
    }
}

/// The cost of a series.
struct Table<'s> {
    runs: u32,
    series: &'s Series,
    /// Seconds of a run that has nothing to do, each way.
    start: Vec<f64>,
    points: Vec<Point>,
}

impl Display for Table<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Series {
            title, unit, ways, ..
        } = self.series;
        write!(f, "\n## {title}\n\n| {} | file MB |", unit.0)?;
        for (way, _) in *ways {
            write!(f, " {way}: s | MB/s | growth | peak MB |")?;
        }
        writeln!(f, "\n| ---: | ---: |{}", " ---: |".repeat(4 * ways.len()))?;
        let mut before: Option<&Point> = None;
        for point in &self.points {
            let extent = point.extent.div_ceil(unit.1);
            write!(f, "| {extent} | {:.1} |", mega(point.bytes))?;
            for (way, spent) in point.ways.iter().enumerate() {
                let growth = before.and_then(|before| self.growth(before, point, way));
                write!(
                    f,
                    " {:.3} | {} | {} | {:.1} |",
                    spent.seconds,
                    short(mega(point.bytes) / spent.seconds),
                    growth.map_or_else(|| "-".to_owned(), shown),
                    mega(spent.peak),
                )?;
            }
            writeln!(f)?;
            before = Some(point);
        }
        let day = machine::day();
        match self.runs {
            1 => writeln!(f, "\nMeasured on {day}, once."),
            runs => writeln!(f, "\nMeasured on {day}, medians of {runs} runs."),
        }
    }
}

impl Table<'_> {
    /// Returns what a MB costs at one point beside what it costs at another.
    fn growth(&self, before: &Point, point: &Point, way: usize) -> Option<f64> {
        const TOO_SHORT: f64 = 0.02;
        let start = self.start.get(way)?;
        let each = |point: &Point| {
            let seconds = point.ways.get(way)?.seconds;
            (seconds >= TOO_SHORT).then(|| (seconds - start) / mega(point.bytes))
        };
        Some(each(point)? / each(before)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn growth_is_what_a_mb_costs() {
        let point = |megabytes: u64, seconds: f64| Point {
            extent: megabytes * MB,
            bytes: megabytes * MB,
            ways: vec![
                Spent {
                    seconds,
                    peak: 5 * MB,
                };
                2
            ],
        };
        let table = Table {
            runs: 1,
            series: &SERIES[0],
            start: vec![0.01; 2],
            points: vec![point(1, 0.015), point(10, 0.11), point(100, 1.51)],
        };
        let table = table.to_string();
        let page = page(&[table.clone(), "\n## Other\n".to_owned()]);
        assert_eq!(kept(&page, SERIES[0].title), Some(&*table));
        assert_eq!(kept(&page, "No title"), None);
        for line in [
            "| 1 | 1.0 | 0.015 | 67 | - | 5.0 |",
            "| 10 | 10.0 | 0.110 | 91 | - | 5.0 |",
            "| 100 | 100.0 | 1.510 | 66 | **1.50** | 5.0 |",
        ] {
            assert!(page.contains(line), "{line} is not in {page}");
        }
    }
}
