//! `cargo xtask bench`: our reading, checking and writing beside those of
//! others, on archives and files of PGN. The figures are of whole child processes
//! that take turns. Programs, documents and pages are declared in `xtask/data/bench.toml`.

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

use clap::builder::PossibleValuesParser;

use self::driver::Driver;
use self::plan::PLAN;
use crate::TaskResult;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The pages: archives, PGN, what grows with their sizes and shapes, the work of several
    /// cores, tables and questions about them.
    #[arg(default_values = ["archive", "pgn"], value_parser = PossibleValuesParser::new(PLAN.pages.keys().map(String::as_str)))]
    pages: Vec<String>,
    /// Size of each file in MB, of 1,000,000 bytes each; those of growth in proportion.
    #[arg(long, value_name = "MB", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    size: u64,
    /// Runs of each measurement.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// Only what has this in its name or in the title of its section; may be repeated.
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Measure the games of this file of PGN, not those that are made.
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// Write the pages to the documentation as well.
    #[arg(long)]
    write: bool,
}

pub(crate) fn run(args: &Args) -> TaskResult {
    for (name, plan) in &PLAN.pages {
        if args.pages.contains(name) {
            let mut driver = Driver::new(args.runs, &args.only, args.pgn.clone())?;
            let page = compare::compare(&mut driver, plan, args.size * 1_000_000)?;
            let file = args.write.then_some(plan.file.as_ref());
            page::publish(&page, file)?;
        }
    }
    Ok(())
}
