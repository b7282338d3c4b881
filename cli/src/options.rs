//! Options of the command line that several subcommands share.

use cif::read::Limits;
use cif::read::limits::MOST;
use cif_files::program::{bytes, number};
use clap::{Args, ValueEnum};

/// For whom a listing is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    #[default]
    Human,
    Json,
}

/// Bounds on what a file may ask of the reader.
#[derive(Debug, Args)]
#[command(next_help_heading = "Limits")]
pub(crate) struct LimitArguments {
    /// Elements open at one time
    #[arg(long = "max-depth", value_name = "N", default_value_t = Limits::default().depth)]
    #[arg(value_parser = number::<usize>(1..=u64::MAX))]
    depth: usize,

    /// Attributes of one element
    #[arg(long = "max-attributes", value_name = "N", default_value_t = Limits::default().attributes)]
    #[arg(value_parser = number::<usize>(1..=u64::MAX))]
    attributes: usize,

    /// Bytes of one attribute value or one run of text; K, M and G are understood
    #[arg(long = "max-value", value_name = "BYTES", default_value = "1G", value_parser = bytes)]
    value: usize,

    /// Items of one value that is a list, as of titles
    #[arg(long = "max-list", value_name = "N", default_value_t = Limits::default().list)]
    #[arg(value_parser = number::<usize>(1..=u64::MAX))]
    list: usize,

    /// Bytes of one game or other item of an archive, where each element counts for 256 more; at
    /// most 4G. A larger item is passed over and reported
    #[arg(long = "max-item", value_name = "BYTES", default_value = "32M", value_parser = item)]
    item: usize,

    /// Faults of one item that are kept, for the schema and for each rule; the rest is counted
    #[arg(long = "max-violations", value_name = "N", default_value_t = Limits::default().violations)]
    #[arg(value_parser = number::<usize>(1..=u64::MAX))]
    violations: usize,

    /// Bytes that what is remembered of the ids of an archive takes; of ids beyond it the rules say
    /// nothing, which is reported
    #[arg(long = "max-ids", value_name = "BYTES", default_value = "128M", value_parser = bytes)]
    ids: usize,
}

impl LimitArguments {
    /// The limits as the reader takes them.
    pub(crate) fn limits(&self) -> Limits {
        Limits {
            depth: self.depth,
            attributes: self.attributes,
            value: self.value,
            list: self.list,
            item: self.item.min(MOST),
            violations: self.violations,
            ids: self.ids,
            ..Limits::default()
        }
    }
}

/// The option that raises a limit, by the id of what is beyond it.
pub(crate) fn option_of(id: &str) -> Option<&'static str> {
    match id {
        "xml:depth-limit" => Some("--max-depth"),
        "xml:attribute-limit" => Some("--max-attributes"),
        "xml:value-limit" => Some("--max-value"),
        "xml:list-limit" => Some("--max-list"),
        "xml:size-limit" => Some("--max-item"),
        "xml:violation-limit" => Some("--max-violations"),
        "xml:id-limit" => Some("--max-ids"),
        _ => None,
    }
}

/// The number of threads that share the work of a command.
#[derive(Debug, Args)]
pub(crate) struct JobArguments {
    /// Threads that share the work; what is found or written does not depend on their number
    /// [default: one for each processor]
    #[arg(short, long, value_name = "N", value_parser = number::<u16>(1..=65_535))]
    jobs: Option<u16>,
}

impl JobArguments {
    /// The number of threads, at least one.
    pub(crate) fn threads(&self) -> usize {
        self.jobs.map_or_else(processors, usize::from)
    }
}

/// One thread for each processor.
pub(crate) fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Findings shown to people unless they ask otherwise.
pub(crate) const SHOWN: usize = 200;

/// Returns the number of findings to show: that of `--max-findings`, where 0 is all.
pub(crate) fn max_findings(given: Option<usize>, format: Format) -> usize {
    match (given, format) {
        (Some(0), _) | (None, Format::Json) => usize::MAX,
        (Some(number), _) => number,
        (None, Format::Human) => SHOWN,
    }
}

/// A number of bytes that an item may have.
fn item(text: &str) -> Result<usize, String> {
    const MOST: usize = 4 << 30;
    match bytes(text)? {
        bytes if bytes > MOST => Err("4G is the most".to_owned()),
        bytes => Ok(bytes),
    }
}
