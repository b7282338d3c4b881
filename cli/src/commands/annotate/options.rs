//! The options of `cif annotate`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use cif::annotate::live::{LiveOptions, Setting};
use cif::annotate::{Fields, UnknownField, WriteOptions};
use cif::uci::engine::Limit;
use cif_files::program::number;
use clap::Args;

use crate::games::Games;
use crate::options::LimitArguments;
use crate::pgn::PgnReading;

/// Let an engine evaluate the games of an archive or a PGN file
///
/// Every position of the main line is searched, that before the first move included. The
/// evaluations become a table of the game, from White's point of view, an item for the position
/// after each ply; the engine's name goes into the game's data. Games that cannot be searched are
/// written as they are, and reported; the exit status is 1 then. Everything that is no game goes
/// through unchanged. What is written is always an archive in CIF.
#[derive(Debug, Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
#[command(group = clap::ArgGroup::new("source").required(true).args(["engine", "logs"]))]
#[command(group = clap::ArgGroup::new("limit").multiple(true).args(["plies", "movetime", "nodes"]))]
pub(crate) struct Annotate {
    /// The archive or PGN file, or - for standard input
    #[arg(value_name = "FILE")]
    pub(super) input: PathBuf,

    /// The archive to write, or - for standard output [default: standard output]
    ///
    /// It is replaced whole when all is done. Until then finished games are kept in a file beside
    /// it, from which --resume goes on.
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,

    /// The engine: its program, and arguments with blanks between them as in a shell
    #[arg(short, long, value_name = "COMMAND", requires = "limit")]
    pub(super) engine: Option<String>,

    /// Take what engines said from this log of theirs instead, or from standard input for -; can be
    /// given several times
    ///
    /// Logs are the bare output of an engine with the commands it was given, or what a program wrote
    /// that ran engines. Each search goes to the game that it was about.
    #[arg(long = "log", value_name = "LOG", conflicts_with_all = ["engine", "limit", "options", "jobs", "timeout", "failures"])]
    pub(super) logs: Vec<PathBuf>,

    /// Search so many plies deep
    #[arg(id = "plies", short = 'd', long = "depth", value_name = "PLIES", value_parser = number::<u64>(1..=u64::MAX), help_heading = "Search")]
    pub(super) depth: Option<u64>,

    /// Search each position so many milliseconds
    #[arg(short = 't', long, value_name = "MS", value_parser = number::<u64>(1..=u64::MAX), help_heading = "Search")]
    pub(super) movetime: Option<u64>,

    /// Search so many nodes of each position
    #[arg(short, long, value_name = "N", value_parser = number::<u64>(1..=u64::MAX), help_heading = "Search")]
    pub(super) nodes: Option<u64>,

    /// Set an option of the engine; a button has no value
    #[arg(long = "option", value_name = "NAME=VALUE", help_heading = "Search")]
    pub(super) options: Vec<String>,

    /// Search so many lines; those beside the first become tags, those of a log too
    #[arg(long, value_name = "K", value_parser = number::<u64>(1..=u64::MAX), help_heading = "Search")]
    pub(super) multipv: Option<u64>,

    /// Only these games, by number, like 3, 2-5, 7- or 1,4-6
    #[arg(long, value_name = "RANGE", default_value_t, help_heading = "Search")]
    pub(super) games: Games,

    /// Search so many games at one time, each with an engine of its own
    #[arg(short, long, value_name = "N", default_value_t = 1, value_parser = number::<usize>(1..=u64::MAX))]
    #[arg(help_heading = "Search")]
    pub(super) jobs: usize,

    /// Stop a search by depth or nodes after so many seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 600, value_parser = number::<u64>(1..=u64::MAX))]
    #[arg(help_heading = "Search")]
    pub(super) timeout: u64,

    /// Give up when the engine has failed in so many games in a row
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = number::<u64>(1..=u64::MAX), help_heading = "Search")]
    pub(super) failures: u64,

    /// Evaluate the positions of variations too, as elements
    #[arg(long, help_heading = "What is written")]
    pub(super) variations: bool,

    /// Add the expected line of each position as a variation
    #[arg(long, help_heading = "What is written")]
    pub(super) pv: bool,

    /// Add tags UCI:FIELD to plies: a list of seldepth, wdl, nodes, nps, hashfull, tbhits,
    /// sbhits, cpuload, movesleft, ebf, pv, currmove, currmovenumber, refutation, currline and string, or all
    #[arg(
        long = "tag",
        value_name = "FIELDS",
        default_value = "none",
        hide_default_value = true
    )]
    #[arg(value_parser = fields, help_heading = "What is written")]
    pub(super) tags: Fields,

    /// Go on after an interruption: games that the output has from this engine are kept; for work with
    /// an engine only
    #[arg(long, requires = "output", help_heading = "What is written")]
    pub(super) resume: bool,

    /// The time that the archive made of a PGN file says it was created, like 2014-12-21 or
    /// 2014-12-21T10:30:00Z [default: now]
    #[arg(long, value_name = "TIME", help_heading = "What is written")]
    pub(super) created: Option<String>,

    /// Say nothing but warnings and errors
    #[arg(short, long)]
    pub(super) quiet: bool,

    #[command(flatten)]
    pub(super) limits: LimitArguments,

    #[command(flatten)]
    pub(super) reading: PgnReading,
}

fn fields(text: &str) -> Result<Fields, UnknownField> {
    text.parse()
}

impl Annotate {
    /// The file to write, unless it is standard output.
    pub(super) fn output(&self) -> Option<&Path> {
        self.output
            .as_deref()
            .filter(|path| *path != Path::new("-"))
    }

    /// Returns the limits of searches, and the form in which answers are written.
    pub(super) fn live(&self) -> LiveOptions {
        LiveOptions {
            limit: Limit {
                depth: self.depth,
                movetime: self.movetime.map(Duration::from_millis),
                nodes: self.nodes,
            },
            variations: self.variations,
            write: WriteOptions {
                fields: self.tags.clone(),
                variations: self.pv,
                lines: self.multipv.unwrap_or_default(),
                keep: false,
            },
        }
    }

    /// The options that are set on each engine.
    pub(super) fn settings(&self) -> Vec<Setting> {
        let lines = self.multipv.map(|lines| format!("MultiPV={lines}"));
        let all = self.options.iter().chain(&lines);
        all.map(|text| Setting::parse(text)).collect()
    }
}
