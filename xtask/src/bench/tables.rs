//! `cargo xtask bench tables`: tables of PGN and archives, and questions about them, beside other
//! programs for the same, each as a whole process.

use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use cif_tables::{Scan, Table};

use super::archive::pgn::write_file;
use super::documents::{self, Input, written};
use super::driver::{Driver, Row, mega};
use super::measure;
use super::page::{footer, page, publish, spread, table, turns};
use super::programs::{
    AIX, DUCKDB, EXPORT, PGN_READER, PGN2DATA, PYTHON_CHESS, Program, QUERY, RUST_PGN,
};
use crate::TaskResult;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Size of each file in MB (1,000,000 bytes); memory is measured with ten times as much.
    #[arg(long, value_name = "MB", default_value_t = 100)]
    size: u32,
    /// Runs of each program.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// Only the programs whose name contains this; may be repeated.
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Write the page to this file as well, from the root of the workspace.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

/// The files that programs read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum File {
    /// PGN: tag pairs and moves.
    Pgn,
    /// A part of it, for what needs much memory.
    Part,
    /// A smaller one, for what is slow.
    Slice,
    /// An archive of CIF.
    Archive,
    /// The PGN as the table of games, in Parquet.
    Packed,
    /// Its moves in UCI, a game a line.
    Moves,
    /// Ten times as much PGN.
    Large,
}

/// Name, program, command, file.
type Entry = (&'static str, &'static Program, &'static str, File);

/// The sections: heading, words on it, measurements.
const SECTIONS: [(&str, &str, &[Entry]); 6] = [
    (
        "A row for each game",
        "Every program judges every move; `cif export` writes Parquet besides.",
        &[
            (
                GAMES,
                EXPORT,
                "EXPORT -q FILE -f parquet -o FOLDER/written",
                File::Pgn,
            ),
            (
                GAMES_ALONE,
                EXPORT,
                "EXPORT -q FILE -j 1 -f parquet -o FOLDER/written",
                File::Pgn,
            ),
            (REPLAY, PGN_READER, "XTASK work replay FILE", File::Pgn),
            (
                PYTHON,
                PYTHON_CHESS,
                "python3 ROOT/xtask/python/read_chess.py FILE",
                File::Slice,
            ),
        ],
    ),
    (
        "A row for each ply",
        "Batches of rows in memory, by one thread beside the one that cuts the file; \
         rust-pgn-reader-python-binding gives arrays of moves and boards, by one thread. pgn2data \
         writes games and moves as CSV, `cif export` beside it too.",
        &[
            (PLIES, PGN_READER, "XTASK work plies FILE", File::Pgn),
            (BOARDS, PGN_READER, "XTASK work boards FILE", File::Part),
            (
                BINDING,
                RUST_PGN,
                "python3 ROOT/xtask/python/read_rust_pgn.py FILE",
                File::Part,
            ),
            (
                CSV,
                EXPORT,
                "EXPORT -q FILE -t games,plies -f csv -o FOLDER/tables",
                File::Part,
            ),
            (
                DATA,
                PGN2DATA,
                "python3 ROOT/xtask/python/read_pgn2data.py FILE FOLDER",
                File::Slice,
            ),
        ],
    ),
    (
        "An archive to Parquet",
        "The table of games of an archive of CIF, with all that is said of moves.",
        &[(
            ARCHIVE,
            EXPORT,
            "EXPORT -q FILE -f parquet -o FOLDER/written",
            File::Archive,
        )],
    ),
    (
        "Questions that replay packed moves",
        "One thread, on the column `moves` in Parquet, start included; aix-chess-compression reads \
         the moves of its own packed games in memory, by levels, and asks nothing.",
        &[
            (
                KINGS,
                QUERY,
                "QUERY -j 1 -f FOLDER/kings.sql --format csv",
                File::Packed,
            ),
            (
                REACH,
                QUERY,
                "QUERY -j 1 -f FOLDER/reach.sql --format csv",
                File::Packed,
            ),
            (
                MATERIAL,
                QUERY,
                "QUERY -j 1 -f FOLDER/material.sql --format csv",
                File::Packed,
            ),
            (LEVELS[0], AIX, "AIX 0 decode FILE", File::Moves),
            (LEVELS[1], AIX, "AIX 1 decode FILE", File::Moves),
            (LEVELS[2], AIX, "AIX 2 decode FILE", File::Moves),
        ],
    ),
    (
        "Other questions",
        "One thread, on the same Parquet. DuckDB counts its own time, without the start of Python.",
        &[
            (
                SCORES[0],
                QUERY,
                "QUERY -j 1 -f FOLDER/openings.sql --format csv",
                File::Packed,
            ),
            (
                SCORES[1],
                DUCKDB,
                "python3 ROOT/xtask/python/ask_duckdb.py FOLDER/openings.sql",
                File::Packed,
            ),
            (
                PLAYERS[0],
                QUERY,
                "QUERY -j 1 -f FOLDER/players.sql --format csv",
                File::Packed,
            ),
            (
                PLAYERS[1],
                DUCKDB,
                "python3 ROOT/xtask/python/ask_duckdb.py FOLDER/players.sql",
                File::Packed,
            ),
        ],
    ),
    (
        "Memory",
        "Ten times as much PGN, once.",
        &[(
            LARGE,
            EXPORT,
            "EXPORT -q FILE -f parquet -o FOLDER/written",
            File::Large,
        )],
    ),
];

const GAMES: &str = "cif export";
const GAMES_ALONE: &str = "cif export --jobs 1";
const REPLAY: &str = "pgn-reader + shakmaty";
const PYTHON: &str = "python-chess";
const PLIES: &str = "cif-tables: san, fen, zobrist";
const BOARDS: &str = "cif-tables: uci, fen";
const BINDING: &str = "rust-pgn-reader-python-binding";
const CSV: &str = "cif export -t games,plies";
const DATA: &str = "pgn2data";
const ARCHIVE: &str = "cif export, archive";
const KINGS: &str = "cif query: squares of kings";
const REACH: &str = "cif query: games that reach a position";
const MATERIAL: &str = "cif query: games that reach an endgame";
const LEVELS: [&str; 3] = ["aix, low", "aix, medium", "aix, high"];
const SCORES: [&str; 2] = ["cif query: openings", "DuckDB: openings"];
const PLAYERS: [&str; 2] = ["cif query: players", "DuckDB: players"];
const LARGE: &str = "cif export, 1 GB";

/// Those that print the seconds of their work alone.
const PRINTING: [&str; 6] = [
    BINDING, LEVELS[0], LEVELS[1], LEVELS[2], SCORES[1], PLAYERS[1],
];

/// The questions, by the names of their files.
const QUERIES: [(&str, &str); 5] = [
    (
        "kings",
        "SELECT m['to_square'] AS square, count(*) AS moves \
         FROM (SELECT unnest(move_details(moves)) AS m FROM 'packed.parquet') \
         WHERE m['piece'] = 'K' GROUP BY square ORDER BY moves DESC",
    ),
    (
        "reach",
        "SELECT count(*) FROM 'packed.parquet' WHERE has_position(moves, \
         'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b')",
    ),
    (
        "material",
        "SELECT count(*) FROM 'packed.parquet' WHERE has_material(moves, 'KRPkr')",
    ),
    (
        "openings",
        "SELECT eco, count(*) AS games, avg(white_elo) AS elo, \
         avg(CASE result WHEN '1-0' THEN 1.0 WHEN '0-1' THEN 0.0 ELSE 0.5 END) AS score \
         FROM 'packed.parquet' GROUP BY eco ORDER BY games DESC, eco",
    ),
    (
        "players",
        "SELECT white, count(*) AS games, max(white_elo) AS elo, count(DISTINCT black) AS others \
         FROM 'packed.parquet' WHERE plies > 40 GROUP BY white ORDER BY games DESC, white LIMIT 100",
    ),
];

/// A file, with the plies of its main lines and variations.
#[derive(Clone, Debug)]
struct Source {
    input: Input,
    games: u64,
    plies: u64,
}

/// The measurements of a section.
struct Section {
    at: usize,
    rows: Vec<(Row, Source)>,
}

pub(super) fn run(args: &Args) -> TaskResult {
    let mut driver = Driver::new(args.runs, &args.only)?;
    let files = Files::made(&driver, u64::from(args.size) * 1_000_000)?;
    let mut sections = Vec::new();
    for (at, (_, _, entries)) in SECTIONS.iter().enumerate() {
        let mut rows = Vec::new();
        for (name, program, command, file) in *entries {
            let Some(source) = files.of(*file) else {
                continue;
            };
            let Some(mut row) = driver.row(name, program, command, &source.input) else {
                continue;
            };
            row.prints_work = PRINTING.contains(name);
            row.once = matches!(file, File::Large | File::Slice);
            rows.push(row);
        }
        let rows = driver.run(rows)?.into_iter();
        let entry = |row: &Row| entries.iter().find(|it| it.0 == row.name);
        let rows = rows.filter_map(|row| {
            let source = files.of(entry(&row)?.3)?.clone();
            Some((row, source))
        });
        sections.push(Section {
            at,
            rows: rows.collect(),
        });
    }
    let sizes = files.sizes(&driver)?;
    publish(&report(&driver, &sections, &sizes), args.write.as_deref())
}

/// The files, made ready.
struct Files(Vec<(File, Source)>);

impl Files {
    fn made(driver: &Driver, size: u64) -> io::Result<Self> {
        let folder = &driver.paths.folder;
        for (name, sql) in QUERIES {
            fs::write(folder.join(format!("{name}.sql")), sql)?;
        }
        let mut files = Self(Vec::new());
        for (file, name, bytes) in [
            (File::Pgn, "tables", size),
            (File::Part, "tables-part", size / 5),
            (File::Slice, "tables-slice", 1_000_000.min(size)),
            (File::Large, "tables-large", size * 10),
        ] {
            let path = folder.join(format!("{name}.pgn"));
            let input = written(path, |out| write_file(out, false, bytes).map(drop))?;
            files.add(file, input)?;
        }
        files.add(File::Archive, documents::whole(folder, size)?)?;
        // The two that `cif export` makes take the counts of the PGN.
        for (file, command) in [
            (File::Packed, "EXPORT -q FILE -o FOLDER/packed.parquet"),
            (
                File::Moves,
                "EXPORT -q FILE -c moves_uci -o FOLDER/moves.csv",
            ),
        ] {
            files.export(driver, file, command)?;
        }
        Ok(files)
    }

    fn add(&mut self, file: File, input: Input) -> io::Result<()> {
        eprintln!("counting: {}", input.path.display());
        let scan = Scan {
            columns: Vec::new(),
            threads: 2,
            ..Scan::new(Table::Lines, [input.path.clone()])
        };
        let games = Scan {
            table: Table::Games,
            ..scan.clone()
        };
        let plies = Scan {
            table: Table::Plies,
            ..scan
        };
        let count = |scan: Scan| {
            let tally = scan.run(|_| ControlFlow::Continue(()));
            tally.map(|it| it.rows).map_err(io::Error::other)
        };
        // Of the large file nothing but its memory is asked.
        let (games, plies) = match file {
            File::Large => (0, 0),
            _ => (count(games)?, count(plies)?),
        };
        self.0.push((
            file,
            Source {
                input,
                games,
                plies,
            },
        ));
        Ok(())
    }

    fn of(&self, file: File) -> Option<&Source> {
        let found = self.0.iter().find(|(it, _)| *it == file);
        found.map(|(_, source)| source)
    }

    /// A file that `cif export` makes of the PGN; none where it does not build.
    fn export(&mut self, driver: &Driver, file: File, command: &str) -> io::Result<()> {
        let Some(pgn) = self.of(File::Pgn).cloned() else {
            return Ok(());
        };
        if EXPORT.version(&driver.paths).is_none() {
            return Ok(());
        }
        let words = driver.paths.words(command, Some(&pgn.input.path));
        measure::measure(&words, false, Some(0), &driver.paths.folder)?;
        let path = PathBuf::from(words.last().map_or("", String::as_str));
        if file == File::Moves {
            // Without the name of the column.
            let text = fs::read_to_string(&path)?;
            fs::write(&path, text.split_once('\n').map_or("", |it| it.1))?;
        }
        let bytes = fs::metadata(&path)?.len();
        let input = Input { path, bytes };
        self.0.push((file, Source { input, ..pgn }));
        Ok(())
    }

    /// Bytes of a game in several forms: name and bytes.
    fn sizes(&self, driver: &Driver) -> io::Result<Vec<(String, f64)>> {
        let Some((pgn, moves)) = self.of(File::Pgn).zip(self.of(File::Moves)) else {
            return Ok(Vec::new());
        };
        let folder = &driver.paths.folder;
        let of_game = |bytes: u64| mega(bytes) / mega(pgn.games);
        let mut sizes = vec![("PGN".to_owned(), of_game(pgn.input.bytes))];
        let made = |command: &str, from: &Path| -> io::Result<Option<u64>> {
            let words = driver.paths.words(command, Some(from));
            let (_, failure) = measure::measure(&words, false, Some(0), folder)?;
            match failure {
                Some(_) => Ok(None),
                None => {
                    fs::metadata(words.last().map_or("", String::as_str)).map(|it| Some(it.len()))
                }
            }
        };
        for (name, command) in [
            ("PGN, Zstandard", "zstd -q -f FILE -o FOLDER/sized"),
            (
                "table `games` in Parquet",
                "EXPORT -q FILE -f parquet -o FOLDER/sized",
            ),
            (
                "column `moves` alone in Parquet",
                "EXPORT -q FILE -c moves -f parquet -o FOLDER/sized",
            ),
        ] {
            let bytes = made(command, &pgn.input.path)?;
            sizes.extend(bytes.map(|it| (name.to_owned(), of_game(it))));
        }
        for (level, name) in LEVELS.iter().enumerate() {
            let words = format!("AIX {level} size {}", moves.input.path.display());
            let bytes = driver.paths.first_line(&words);
            let bytes = bytes.and_then(|it| it.parse().ok());
            sizes.extend(bytes.map(|it| (format!("moves alone, {name}"), of_game(it))));
        }
        Ok(sizes)
    }
}

impl Section {
    fn shown(&self) -> String {
        let (heading, about, _) = SECTIONS[self.at];
        let cells = |(row, source): &(Row, Source)| {
            let rate = |seconds: f64| match source.plies {
                0 => "-".to_owned(),
                plies => format!("{:.2}", mega(plies) / seconds),
            };
            vec![
                format!("`{}`", row.name),
                format!("{:.1}", mega(source.input.bytes)),
                format!("{:.1}", mega(source.input.bytes) / row.wall()),
                rate(row.wall()),
                rate(row.cpu()),
                format!("{:.2}", row.wall()),
                format!("{:.2}", row.cpu()),
                format!("{:.1}", row.peak()),
            ]
        };
        let columns = [
            "program",
            "MB read:",
            "MB/s:",
            "M plies/s:",
            "M plies/CPU s:",
            "s:",
            "CPU s:",
            "peak MB:",
        ];
        let table = table(&columns, self.rows.iter().map(cells));
        format!("\n## {heading}\n\n{about}\n\n{table}")
    }
}

/// The goals: each against what was measured.
fn goals(sections: &[Section]) -> String {
    let row = |name: &str| {
        let rows = sections.iter().flat_map(|it| &it.rows);
        rows.clone().find(|(row, _)| row.name == name)
    };
    let speed = |name: &str| row(name).map(|(row, source)| mega(source.input.bytes) / row.wall());
    let ratio = |one: &str, other: &str| Some(speed(one)? / speed(other)?);
    let plies = |name: &str| row(name).map(|(row, source)| mega(source.plies) / row.cpu());
    let decoded = |name: &str| row(name).map(|(row, source)| mega(source.plies) / row.wall());
    let least = |name: &str, goal: f64, unit: &str, found: Option<f64>| {
        found.map(|it| {
            (
                name.to_owned(),
                format!("at least {goal} {unit}"),
                it,
                it >= goal,
            )
        })
    };
    let most = |name: &str, goal: f64, unit: &str, found: Option<f64>| {
        found.map(|it| {
            (
                name.to_owned(),
                format!("at most {goal} {unit}"),
                it,
                it <= goal,
            )
        })
    };
    let times = |other: &str| format!("times the speed of `{other}`");
    let rates = [KINGS, REACH, MATERIAL].map(|it| (it, plies(it)));
    let aix = LEVELS.iter().filter_map(|it| decoded(it)).reduce(f64::max);
    let mut all = vec![
        most(
            GAMES,
            1.3,
            "times the time of `pgn-reader + shakmaty`",
            ratio(REPLAY, GAMES),
        ),
        least(GAMES, 20.0, &times(PYTHON), ratio(GAMES, PYTHON)),
        least(PLIES, 1.5, "M plies a CPU second", plies(PLIES)),
        least(ARCHIVE, 150.0, "MB/s", speed(ARCHIVE)),
        least(BOARDS, 1.5, &times(BINDING), ratio(BOARDS, BINDING)),
        least(CSV, 50.0, &times(DATA), ratio(CSV, DATA)),
    ];
    for (name, rate) in rates {
        all.push(least(name, 4.0, "M plies a CPU second", rate));
        let ratio = rate.zip(aix).map(|(rate, aix)| rate / aix);
        all.push(least(
            name,
            1.0,
            "times the speed of aix at its fastest level",
            ratio,
        ));
    }
    for [ours, theirs] in [SCORES, PLAYERS] {
        let ratio = row(ours).zip(row(theirs));
        let ratio = ratio.map(|(ours, theirs)| ours.0.wall() / theirs.0.wall());
        all.push(most(ours, 2.0, "times the time of DuckDB", ratio));
    }
    all.push(most(
        LARGE,
        300.0,
        "MB of memory",
        row(LARGE).map(|it| it.0.peak()),
    ));
    let met = |met| if met { "met" } else { "**not met**" };
    let cells = all
        .into_iter()
        .flatten()
        .map(|(name, goal, found, is_met)| {
            vec![
                format!("`{name}`"),
                goal,
                format!("{found:.2}"),
                met(is_met).to_owned(),
            ]
        });
    let table = table(&["measurement", "goal", "measured:", ""], cells);
    format!("\n## Goals\n\n{table}")
}

fn report(driver: &Driver, sections: &[Section], sizes: &[(String, f64)]) -> String {
    let intro = format!(
        "Games of an engine against itself under made-up heads, as PGN and as an archive. Each program \
         runs as a whole process, start included; the programs of a section take turns, {}, those on \
         small or very large files once. A MB is 1,000,000 bytes. Slow programs read a part of the file. \
         CPU seconds are those of all threads.",
        turns(driver.runs)
    );
    let rows = || sections.iter().flat_map(|it| &it.rows).map(|it| &it.0);
    let sizes = sizes
        .iter()
        .map(|(name, bytes)| vec![name.clone(), format!("{bytes:.1}")]);
    let sizes = table(&["form", "bytes a game:"], sizes);
    let text: Vec<String> = sections
        .iter()
        .map(Section::shown)
        .chain([
            format!("\n## Size\n\n{sizes}"),
            goals(sections),
            spread(rows(), driver.runs),
        ])
        .collect();
    let footer = footer(rows(), &driver.notes);
    let command = "bench tables --write docs/benchmarks-tables.md";
    page(command, "Benchmarks of tables", &intro, &text, &footer)
}
