//! `cargo xtask bench growth`: how time and memory of `cif check` grow with
//! the size of an archive, and with one thing in it alone. Each shape is
//! measured at several extents; what a MB costs at one extent is compared with
//! what it cost at the one before.

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
    options: &'static [&'static str],
    /// True if the check must refuse the archive.
    refused: bool,
}

const MB: u64 = 1_000_000;

const SERIES: &[Series] = &[
    Series {
        shape: Shape::Bytes,
        title: "Size, with games as they come",
        unit: ("MB", MB),
        extents: &[MB, 10 * MB, 100 * MB, 1000 * MB],
        options: &[],
        refused: false,
    },
    Series {
        shape: Shape::Games,
        title: "Short games with an index",
        unit: ("games", 1),
        extents: &[10_000, 100_000, 1_000_000],
        options: &[],
        refused: false,
    },
    Series {
        shape: Shape::Names,
        title: "Entries of the namebase",
        unit: ("entries", 1),
        extents: &[10_000, 100_000, 1_000_000],
        options: &[],
        refused: false,
    },
    Series {
        shape: Shape::Game,
        title: "One single game",
        unit: ("MB", MB),
        extents: &[MB, 10 * MB, 100 * MB],
        options: &[],
        refused: false,
    },
    Series {
        shape: Shape::Depth,
        title: "Variations of variations in 20 MB, the limit raised",
        unit: ("levels", 1),
        extents: &[50, 500, DEEPEST as u64],
        options: &["--max-depth", "6000"],
        refused: false,
    },
    Series {
        shape: Shape::Deep,
        title: "Size, with variations of 5000 levels",
        unit: ("MB", MB),
        extents: &[MB, 10 * MB, 100 * MB],
        options: &["--max-depth", "6000"],
        refused: false,
    },
    Series {
        shape: Shape::Attributes,
        title: "Attributes of one element, refused",
        unit: ("attributes", 1),
        extents: &[1000, 10_000, 100_000],
        options: &[],
        refused: true,
    },
];

/// The two ways of checking.
const WAYS: [(&str, &[&str]); 2] = [("schema alone", &["--schema-only"]), ("all rules", &[])];

/// The cost of one extent of a series, each way.
struct Point {
    extent: u64,
    bytes: u64,
    ways: [Spent; 2],
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
    let mut page = Page {
        runs: args.runs,
        start: runner.start()?,
        series: Vec::new(),
    };
    for series in SERIES {
        eprintln!("{}", series.title);
        let extents = series.extents.iter();
        let extents: Vec<u64> = extents.map(|it| (it / args.divide).max(1)).collect();
        page.series.push((series, runner.points(series, &extents)?));
    }
    publish(&page.to_string(), args.write.as_deref())
}

struct Runner {
    program: PathBuf,
    folder: PathBuf,
    runs: u32,
}

/// An archive to be measured, and what each way cost.
struct Archive {
    path: PathBuf,
    bytes: u64,
    costs: [Vec<Cost>; 2],
}

impl Runner {
    /// The seconds of a check that has nothing to do, each way.
    fn start(&self) -> Result<[f64; 2], Box<dyn std::error::Error>> {
        let info = INFO.replace("games=\"1\"", "games=\"0\"");
        let mut empty = [self.archive(0, |out| write!(out, "<cif>{info}</cif>"))?];
        self.measure(&mut empty, &[], false)?;
        let [empty] = empty;
        fs::remove_file(empty.path)?;
        Ok(empty.costs.map(|costs| Spent::of(&costs).seconds))
    }

    /// Measures a shape at some extents. They take turns, for a machine may be
    /// now faster and now slower.
    fn points(
        &self,
        series: &Series,
        extents: &[u64],
    ) -> Result<Vec<Point>, Box<dyn std::error::Error>> {
        let archives = extents.iter().enumerate();
        let archives =
            archives.map(|(number, &it)| self.archive(number, |out| series.shape.write(out, it)));
        let mut archives: Vec<Archive> = archives.collect::<io::Result<_>>()?;
        self.measure(&mut archives, series.options, series.refused)?;
        let points = archives.into_iter().zip(extents);
        let points = points.map(|(archive, &extent)| {
            fs::remove_file(archive.path)?;
            Ok(Point {
                extent,
                bytes: archive.bytes,
                ways: archive.costs.map(|costs| Spent::of(&costs)),
            })
        });
        points.collect()
    }

    fn archive(
        &self,
        number: usize,
        write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
    ) -> io::Result<Archive> {
        let path = self.folder.join(format!("shape-{number}.cif"));
        let mut out = BufWriter::new(File::create(&path)?);
        write(&mut out)?;
        let bytes = out.into_inner()?.metadata()?.len();
        // From the page cache for all, the first run included.
        io::copy(&mut File::open(&path)?, &mut io::sink())?;
        Ok(Archive {
            path,
            bytes,
            costs: [Vec::new(), Vec::new()],
        })
    }

    fn measure(
        &self,
        archives: &mut [Archive],
        options: &[&str],
        refused: bool,
    ) -> Result<(), Box<dyn std::error::Error>> {
        for _ in 0..self.runs {
            for archive in &mut *archives {
                for (costs, (_, way)) in archive.costs.iter_mut().zip(WAYS) {
                    costs.push(self.cost(&archive.path, way, options, refused)?);
                }
            }
        }
        Ok(())
    }

    fn cost(
        &self,
        path: &Path,
        way: &[&str],
        options: &[&str],
        refused: bool,
    ) -> Result<Cost, Box<dyn std::error::Error>> {
        let fixed = ["check", "--jobs", "1", "-q"];
        let arguments = fixed.iter().chain(way).chain(options);
        let command = CommandLine {
            program: self.program.clone(),
            arguments: arguments
                .map(|&it| it.to_owned())
                .chain([path.display().to_string()])
                .collect(),
        };
        let measure = measure::measure(&command, Says::Whatever, &self.folder)?;
        match (measure.failure, refused) {
            (None, false) => Ok(measure.cost),
            // Findings, and no trouble with the file.
            (Some(reason), true) if reason.starts_with("exit status: 1") => Ok(measure.cost),
            (None, true) => Err("an archive is accepted that should be refused".into()),
            (Some(reason), _) => Err(reason.into()),
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

struct Page<'a> {
    runs: u32,
    /// Seconds of a check that has nothing to do, each way.
    start: [f64; 2],
    series: Vec<(&'a Series, Vec<Point>)>,
}

impl Display for Page<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let [schema, rules] = self.start.map(|seconds| seconds * 1e3);
        writeln!(
            f,
            "<!-- Made by `cargo xtask bench growth --write docs/growth.md`. -->\n\n\
             # Growth\n\n\
             Time and memory of `cif check --jobs 1`, whole processes, medians of {} runs, peaks \
             the highest; the archives of a table take turns. Growth is what a MB costs beside \
             what it cost in the line above, the time of a check that has nothing to do \
             ({schema:.1} and {rules:.1} ms) subtracted: 1.00 is linear, at most {GOAL:.2} is the \
             goal, and what is more stands in bold. Times below 20 ms are too short to compare. The archive with too many attributes is refused at the limit, and costs \
             nothing beyond the reading.",
            self.runs
        )?;
        for (series, points) in &self.series {
            self.table(f, series, points)?;
        }
        writeln!(f)?;
        for line in machine::account() {
            writeln!(f, "- {line}")?;
        }
        Ok(())
    }
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

impl Page<'_> {
    fn table(&self, f: &mut Formatter<'_>, series: &Series, points: &[Point]) -> fmt::Result {
        let (unit, size) = series.unit;
        write!(f, "\n## {}\n\n| {unit} | file MB |", series.title)?;
        for (way, _) in WAYS {
            write!(f, " {way}: s | MB/s | growth | peak MB |")?;
        }
        writeln!(f, "\n| ---: | ---: |{}", " ---: |".repeat(4 * WAYS.len()))?;
        let mut before: Option<&Point> = None;
        for point in points {
            let extent = point.extent.div_ceil(size);
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
        Ok(())
    }

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
            ways: [Spent {
                seconds,
                peak: 5 * MB,
            }; 2],
        };
        let page = Page {
            runs: 1,
            start: [0.01; 2],
            series: vec![(
                &SERIES[0],
                vec![point(1, 0.015), point(10, 0.11), point(100, 1.51)],
            )],
        };
        let page = page.to_string();
        for line in [
            "| 1 | 1.0 | 0.015 | 67 | - | 5.0 |",
            "| 10 | 10.0 | 0.110 | 91 | - | 5.0 |",
            "| 100 | 100.0 | 1.510 | 66 | **1.50** | 5.0 |",
        ] {
            assert!(page.contains(line), "{line} is not in {page}");
        }
    }
}
