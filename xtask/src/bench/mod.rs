//! `cargo xtask bench`: our reading, checking and writing beside those of
//! others, on one archive; and on archives and files of other kinds. The figures
//! are of whole child processes that take turns. Programs, documents and pages are
//! declared in `xtask/data/bench.toml`.

mod archive;
mod command;
mod compare;
mod counts;
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
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    other: Option<Other>,
    #[command(flatten)]
    archive: SizedArgs,
}

#[derive(Debug, clap::Subcommand)]
enum Other {
    /// Archives of other sizes and shapes: what grows, and how.
    Growth(growth::Args),
    /// Measure the reading of PGN beside other programs for it.
    Pgn(SizedArgs),
    /// Measure tables and questions about them beside other programs.
    Tables(SizedArgs),
}

/// Arguments of every benchmark.
#[derive(Debug, clap::Args)]
struct CommonArgs {
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

#[derive(Debug, clap::Args)]
struct SizedArgs {
    /// Size of each file: 100MB, 1GB. A MB is 1,000,000 bytes.
    #[arg(long, value_name = "SIZE", default_value = "100MB", value_parser = size)]
    size: u64,
    #[command(flatten)]
    common: CommonArgs,
}

pub(crate) fn run(args: &Args) -> TaskResult {
    let (page, args) = match &args.other {
        Some(Other::Growth(args)) => return growth::run(args),
        Some(Other::Pgn(args)) => ("pgn", args),
        Some(Other::Tables(args)) => ("tables", args),
        None => ("archive", &args.archive),
    };
    let mut driver = Driver::new(&args.common)?;
    let page = compare::compare(&mut driver, &PLAN.pages[page], args.size)?;
    page::publish(&page, args.common.write.as_deref())
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
    let bytes = number.checked_mul(unit).filter(|&bytes| bytes > 0);
    bytes.ok_or_else(|| "out of range".to_owned())
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
