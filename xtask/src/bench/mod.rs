//! `cargo xtask bench`: our reading, checking and writing beside those of
//! others, on one archive.
//!
//! Each program runs as a whole child process, start included, and must accept
//! the document. The programs take turns, so that what else the machine does
//! falls on all alike; the figures are medians. A program that is not there is
//! named with the package to install and left out: this is a benchmark, not a
//! test.

mod archive;
pub(crate) mod crowd;
mod documents;
mod goals;
mod growth;
mod machine;
mod measure;
mod peers;
mod pgn;
mod pool;
mod programs;
mod report;
mod rng;
mod shapes;

use std::fs;
use std::path::{Path, PathBuf};

use self::documents::Documents;
use self::measure::Measure;
use self::report::{Page, Row};
use crate::{TaskResult, workspace};

#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    other: Option<Other>,
    #[command(flatten)]
    peers: PeersArgs,
}

#[derive(Debug, clap::Subcommand)]
enum Other {
    /// Archives of other sizes and shapes: what grows, and how.
    Growth(growth::Args),
    /// Measure the reading of PGN beside other programs for it.
    Pgn(pgn::Args),
}

#[derive(Debug, clap::Args)]
struct PeersArgs {
    /// Size of the archive: 100MB, 1GB. A MB is 1,000,000 bytes.
    #[arg(long, value_name = "SIZE", default_value = "100MB", value_parser = size)]
    size: u64,
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

pub(crate) fn run(args: &Args) -> TaskResult {
    measure::available()?;
    match &args.other {
        None => compare(&args.peers),
        Some(Other::Growth(args)) => growth::run(args),
        Some(Other::Pgn(args)) => pgn::run(args),
    }
}

/// A number of bytes: `100MB`, `1GB`, or plain megabytes.
fn size(text: &str) -> Result<u64, String> {
    let lower = text.to_ascii_lowercase();
    let (number, unit) = match (lower.strip_suffix("gb"), lower.strip_suffix("mb")) {
        (Some(number), _) => (number, 1_000_000_000),
        (_, Some(number)) => (number, 1_000_000),
        _ => (&*lower, 1_000_000),
    };
    let number: u64 = number.trim().parse().map_err(|_| "as in 100MB, 1GB")?;
    number
        .checked_mul(unit)
        .filter(|&bytes| bytes > 0)
        .ok_or_else(|| "out of range".to_owned())
}

fn compare(args: &PeersArgs) -> TaskResult {
    let folder = workspace::target().join("bench");
    let documents = Documents::new(&folder, args.size)?;
    let prepared = peers::prepare(&folder, &documents, |name| {
        args.only.is_empty() || args.only.iter().any(|part| name.contains(part.as_str()))
    })?;
    if prepared.peers.is_empty() && prepared.notes.is_empty() {
        return Err(format!("no program is named like {}", args.only.join(", ")).into());
    }
    let mut notes = prepared.notes;
    let mut rows: Vec<Row> = prepared.peers.into_iter().map(Row::new).collect();
    for run in 1..=args.runs {
        for row in &mut rows {
            take(row, run, args.runs, &folder)?;
        }
    }
    for row in &rows {
        if let Some(reason) = &row.refused {
            notes.push(format!("`{}` is left out: {reason}", row.peer.name));
        }
    }
    rows.retain(|row| row.refused.is_none());
    let page = Page {
        bytes: documents.bytes(),
        runs: args.runs,
        rows: &rows,
        notes: &notes,
    };
    publish(&page.to_string(), args.write.as_deref())
}

/// One run of a program.
fn take(row: &mut Row, run: u32, runs: u32, folder: &Path) -> TaskResult {
    if row.refused.is_some() || (row.peer.once && run > 1) {
        return Ok(());
    }
    eprintln!("run {run} of {runs}: {}", row.peer.name);
    let Measure { cost, failure } = measure::measure(&row.peer.command, row.peer.says, folder)?;
    row.costs.push(cost);
    row.refused = failure;
    Ok(())
}

/// Prints a page, and writes it where it is asked for.
fn publish(page: &str, file: Option<&Path>) -> TaskResult {
    println!("{page}");
    if let Some(path) = file {
        fs::write(workspace::root().join(path), page)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn sizes_have_units() {
        assert_eq!(super::size("100"), Ok(100_000_000));
        assert_eq!(super::size("10MB"), Ok(10_000_000));
        assert_eq!(super::size("1GB"), Ok(1_000_000_000));
        for wrong in ["", "MB", "0", "1TB", "-1", "99999999999GB"] {
            assert!(super::size(wrong).is_err(), "{wrong}");
        }
    }
}
