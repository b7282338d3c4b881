//! `cargo xtask bench pgn`: our reading of PGN beside that of other programs,
//! each as a whole process, on a plain and on an annotated file.

mod games;
mod page;
mod peers;

use std::fs::{self, File};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use self::games::Style;
use self::page::{Page, Table};
use super::measure::{self, Says};
use super::report::Row;
use crate::{TaskResult, workspace};

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

/// The size that the slow programs read, in bytes.
const SLICE: u64 = 2_000_000;

/// A PGN file of the benchmark.
#[derive(Clone, Debug)]
struct PgnFile {
    path: PathBuf,
    bytes: u64,
    games: u64,
}

pub(crate) fn run(args: &Args) -> TaskResult {
    measure::available()?;
    let folder = workspace::target().join("bench");
    fs::create_dir_all(&folder)?;
    let mut tables = Vec::new();
    let mut notes = Vec::new();
    for style in Style::ALL {
        if args
            .file
            .as_deref()
            .is_some_and(|name| name != style.name())
        {
            continue;
        }
        let whole = file(&folder, style, u64::from(args.size) * 1_000_000)?;
        let slice = file(&folder, style, SLICE.min(u64::from(args.size) * 1_000_000))?;
        let rows = rows(args, &folder, &whole, &slice, &mut notes)?;
        tables.push(Table {
            style,
            whole,
            slice,
            rows,
        });
    }
    let page = Page {
        runs: args.runs,
        tables: &tables,
        notes: &notes,
    }
    .to_string();
    println!("{page}");
    if let Some(path) = &args.write {
        fs::write(workspace::root().join(path), page)?;
    }
    Ok(())
}

fn rows(
    args: &Args,
    folder: &Path,
    whole: &PgnFile,
    slice: &PgnFile,
    notes: &mut Vec<String>,
) -> io::Result<Vec<Row>> {
    let wanted = |name: &str| {
        args.only.is_empty() || args.only.iter().any(|part| name.contains(part.as_str()))
    };
    let prepared = peers::prepare(folder, &whole.path, &slice.path, wanted);
    for note in prepared.notes {
        if !notes.contains(&note) {
            notes.push(note);
        }
    }
    // From the page cache for all, the first included.
    io::copy(&mut File::open(&whole.path)?, &mut io::sink())?;
    let mut rows: Vec<Row> = prepared.peers.into_iter().map(Row::new).collect();
    for run in 1..=args.runs {
        for row in rows.iter_mut().filter(|row| row.refused.is_none()) {
            eprintln!("run {run} of {}: {}", args.runs, row.peer.name);
            remove(&folder.join(peers::CONVERTED))?;
            let measure = measure::measure(&row.peer.command, Says::Whatever, folder)?;
            row.costs.push(measure.cost);
            if let Some(reason) = measure.failure {
                notes.push(format!("`{}` is left out: {reason}", row.peer.name));
                row.refused = Some(reason);
            }
        }
    }
    rows.retain(|row| row.refused.is_none());
    Ok(rows)
}

/// Removes what a run may have written.
fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The file of `size` bytes in `folder`, made anew: that takes no longer than
/// one of the runs.
fn file(folder: &Path, style: Style, size: u64) -> io::Result<PgnFile> {
    let path = folder.join(format!("{}-{size}.pgn", style.name()));
    let mut out = BufWriter::new(File::create(&path)?);
    let games = games::write_file(&mut out, style, size)?;
    out.flush()?;
    let bytes = fs::metadata(&path)?.len();
    Ok(PgnFile { path, bytes, games })
}
