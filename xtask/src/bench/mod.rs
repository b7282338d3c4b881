//! `cargo xtask bench`: `cif check` beside other validators on one archive.
//!
//! Each program runs as a whole child process, start included, and must accept
//! the archive. The programs take turns, so that what else the machine does
//! falls on all alike; the figures are medians. A program that is not there is
//! named with the package to install and left out: this is a benchmark, not a
//! test.

mod archive;
pub(crate) mod crowd;
mod machine;
mod measure;
mod peers;
mod pgn;
mod pool;
mod report;
mod rng;

use std::fs::{self, File};
use std::io;
use std::path::PathBuf;

use self::measure::Measure;
use self::report::{Page, Row};
use crate::{TaskResult, workspace};

#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    other: Option<Other>,
    /// Size of the archive in MB (1,000,000 bytes).
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

/// What can be measured beside the checker.
#[derive(Debug, clap::Subcommand)]
enum Other {
    /// Measure the reading of PGN beside other programs for it.
    Pgn(pgn::Args),
}

pub(crate) fn run(args: &Args) -> TaskResult {
    match &args.other {
        Some(Other::Pgn(args)) => pgn::run(args),
        None => check(args),
    }
}

fn check(args: &Args) -> TaskResult {
    measure::available()?;
    let folder = workspace::target().join("bench");
    let archive = archive::archive_file(&folder, u64::from(args.size) * 1_000_000)?;
    // From the page cache for all, the first included.
    io::copy(&mut File::open(&archive.path)?, &mut io::sink())?;

    let prepared = peers::prepare(&folder, &archive.path, |name| {
        args.only.is_empty() || args.only.iter().any(|part| name.contains(part.as_str()))
    })?;
    if prepared.peers.is_empty() && prepared.notes.is_empty() {
        return Err(format!("no program is named like {}", args.only.join(", ")).into());
    }
    let mut notes = prepared.notes;
    let mut rows: Vec<Row> = prepared.peers.into_iter().map(Row::new).collect();
    for run in 1..=args.runs {
        for row in &mut rows {
            if row.refused.is_some() {
                continue;
            }
            eprintln!("run {run} of {}: {}", args.runs, row.peer.name);
            match measure::measure(&row.peer.command, &folder)? {
                Measure::Accepted(cost) => row.costs.push(cost),
                Measure::Failed(reason) => row.refused = Some(reason),
            }
        }
    }
    for row in &rows {
        if let Some(reason) = &row.refused {
            notes.push(format!("`{}` is left out: {reason}", row.peer.name));
        }
    }
    rows.retain(|row| row.refused.is_none());
    let page = Page {
        archive: &archive,
        runs: args.runs,
        rows: &rows,
        notes: &notes,
    }
    .to_string();
    println!("{page}");
    if let Some(path) = &args.write {
        fs::write(workspace::root().join(path), page)?;
    }
    Ok(())
}
