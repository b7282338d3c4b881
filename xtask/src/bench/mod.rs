//! `cargo xtask bench`: our reading, checking and writing beside those of
//! others, on one archive; and on archives and files of other kinds. The figures
//! are of whole child processes that take turns. Programs, documents and pages are
//! declared in `xtask/data/bench.toml`.

mod archive;
mod command;
mod compare;
mod documents;
mod driver;
mod goals;
mod growth;
pub(crate) mod machine;
mod measure;
pub(crate) mod page;
mod plan;
mod programs;
pub(crate) mod work;

use std::path::PathBuf;

use self::driver::Driver;
use self::plan::PLAN;
use crate::TaskResult;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The page: archives, what grows with their sizes and shapes, PGN, the work of several
    /// cores, or tables and questions about them.
    #[arg(default_value = "archive", value_parser = ["archive", "growth", "pgn", "scale-up", "tables"])]
    page: String,
    /// Size of each file in MB, of 1,000,000 bytes each; in percent, for growth.
    #[arg(long, value_name = "MB", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    size: u64,
    /// Runs of each measurement.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// Only what has this in its name or in the title of its section; may be repeated.
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Write the page to this file as well, from the root of the workspace.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> TaskResult {
    let mut driver = Driver::new(args.runs, &args.only)?;
    let page = match PLAN.pages.get(&args.page) {
        Some(page) => compare::compare(&mut driver, page, args.size * 1_000_000)?,
        None => growth::page(&mut driver, args.size, args.write.as_deref())?,
    };
    page::publish(&page, args.write.as_deref())
}
