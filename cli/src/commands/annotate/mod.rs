//! `cif annotate`: what an engine thinks of the games of an archive or of a
//! PGN file, or what its log says, written into them. Games are handed out to
//! engines, and come back in their order; everything else goes through as it
//! is.

mod crew;
mod desk;
mod earlier;
mod games;
mod log;
mod progress;
mod source;
mod target;

use std::path::{Path, PathBuf};
use std::time::Duration;

use cif_annotate::live::{LiveOptions, Setting};
use cif_annotate::{Fields, WriteOptions};
use cif_uci::engine::{CommandLine, Limit};
use clap::Args;

use crate::args::LimitArguments;
use crate::filename;
use crate::gather::PGN;
use crate::input::{Input, is_like};
use crate::pgn::PgnReading;
use crate::signals;
use crate::status::{Status, Trouble};

use self::crew::{Crew, Launch};
use self::desk::Desk;
use self::games::Games;
use self::progress::Progress;
use self::source::Source;
use self::target::Target;

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
#[command(group = clap::ArgGroup::new("limit").multiple(true).args(["plies", "movetime", "nodes"]))]
pub(crate) struct Annotate {
    /// The archive or PGN file, or - for standard input
    #[arg(value_name = "FILE")]
    input: PathBuf,

    /// The archive to write, or - for standard output [default: standard output]
    ///
    /// It is replaced whole when all is done. Until then finished games are kept in a file beside
    /// it, from which --resume goes on.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// The engine: its program, and arguments with blanks between them as in a shell
    #[arg(
        short,
        long,
        value_name = "COMMAND",
        requires = "limit",
        required_unless_present = "logs"
    )]
    engine: Option<String>,

    /// Take what engines said from this log of theirs instead, or from standard input for -; can be
    /// given several times
    ///
    /// Logs are the bare output of an engine with the commands it was told, or what a program wrote
    /// that ran engines. Each search goes to the game that it was about.
    #[arg(long = "log", value_name = "LOG", conflicts_with_all = ["engine", "limit", "options", "jobs", "timeout", "failures"])]
    logs: Vec<PathBuf>,

    /// Search so many plies deep
    #[arg(id = "plies", short = 'd', long = "depth", value_name = "PLIES", value_parser = count, help_heading = "Search")]
    depth: Option<u64>,

    /// Search each position so many milliseconds
    #[arg(short = 't', long, value_name = "MS", value_parser = count, help_heading = "Search")]
    movetime: Option<u64>,

    /// Search so many nodes of each position
    #[arg(short, long, value_name = "N", value_parser = count, help_heading = "Search")]
    nodes: Option<u64>,

    /// Set an option of the engine; a button has no value
    #[arg(long = "option", value_name = "NAME=VALUE", help_heading = "Search")]
    options: Vec<String>,

    /// Search so many lines; those beside the first become tags, those of a log too
    #[arg(long, value_name = "K", value_parser = count, help_heading = "Search")]
    multipv: Option<u64>,

    /// Only these games, by number, like 3, 2-5, 7- or 1,4-6
    #[arg(long, value_name = "RANGE", default_value_t, help_heading = "Search")]
    games: Games,

    /// Search so many games at one time, each with an engine of its own
    #[arg(short, long, value_name = "N", default_value_t = 1, value_parser = crate::args::at_least_one)]
    #[arg(help_heading = "Search")]
    jobs: usize,

    /// Stop a search by depth or nodes after so many seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 600, value_parser = count)]
    #[arg(help_heading = "Search")]
    timeout: u64,

    /// Give up when the engine has failed in so many games in a row
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = count, help_heading = "Search")]
    failures: u64,

    /// Evaluate the positions of variations too, as elements
    #[arg(long, help_heading = "What is written")]
    variations: bool,

    /// Add the expected line of each position as a variation
    #[arg(long, help_heading = "What is written")]
    pv: bool,

    /// Add tags UCI:FIELD to plies: a list of seldepth, wdl, nodes, nps, hashfull, tbhits,
    /// sbhits, cpuload, movesleft, ebf, pv, currmove, currmovenumber, refutation, currline and string, or all
    #[arg(
        long = "tag",
        value_name = "FIELDS",
        default_value = "none",
        hide_default_value = true
    )]
    #[arg(value_parser = fields, help_heading = "What is written")]
    tags: Fields,

    /// Go on after an interruption: games that the output has from this engine are kept; for work with
    /// an engine only
    #[arg(long, requires = "output", help_heading = "What is written")]
    resume: bool,

    /// The time that the archive made of a PGN file says it was created, like 2014-12-21 or
    /// 2014-12-21T10:30:00Z [default: now]
    #[arg(long, value_name = "TIME", help_heading = "What is written")]
    created: Option<String>,

    /// Say nothing but warnings and errors
    #[arg(short, long)]
    quiet: bool,

    #[command(flatten)]
    limits: LimitArguments,

    #[command(flatten)]
    reading: PgnReading,
}

/// A number that is not 0.
fn count(text: &str) -> Result<u64, String> {
    crate::args::at_least_one(text).map(|number| number as u64)
}

fn fields(text: &str) -> Result<Fields, String> {
    text.parse()
}

/// Annotates.
pub(crate) fn run(arguments: &Annotate) -> Result<Status, Trouble> {
    if arguments.resume && arguments.output().is_none() {
        let trouble = Trouble::new("`--resume` goes on from a file, and not from standard output");
        return Err(trouble.with_help("name the file with --output"));
    }
    let Some(command) = &arguments.engine else {
        return log::run(arguments);
    };
    let command = CommandLine::parse(command);
    let command = command.map_err(|error| Trouble::new(error.to_string()))?;
    let options = arguments.live();
    signals::defer("what is under way is finished; another interrupt ends it at once");
    let launch = Launch {
        command,
        options: cif_uci::engine::Options {
            search: Duration::from_secs(arguments.timeout),
            interrupt: Some(signals::urgent()),
            ..cif_uci::engine::Options::default()
        },
        settings: arguments.settings(),
        fields: arguments.tags.clone(),
    };
    // What cannot be done at all is found out before anything is written.
    let input = Input::of(&arguments.input);
    let source = arguments.source(&input)?;
    let first = launch.start().map_err(|error| refused(&error))?;
    let name = first.engine().name;
    let (target, earlier) = Target::open(arguments)?;
    let progress = Progress::new(&input, arguments);
    std::thread::scope(|scope| {
        let crew = Crew::new(
            scope,
            &launch,
            &options,
            first,
            arguments.jobs,
            arguments.failures,
            &progress,
        );
        let mut desk = Desk {
            input: &input,
            source,
            games: &arguments.games,
            earlier,
            engine: &name,
            crew,
            target,
            progress: &progress,
            quiet: arguments.quiet,
            sum: desk::Sum::default(),
        };
        let worked = desk.work();
        if worked.is_err() || desk.target.is_gone() {
            // The engines need not finish what nobody takes.
            launch.stop();
        }
        worked?;
        desk.finish()
    })
}

/// The trouble when an engine cannot be used at all.
fn refused(error: &cif_uci::engine::EngineError) -> Trouble {
    use cif_uci::engine::EngineError;
    let trouble = Trouble::new(crate::terminal::visible(&error.to_string()).into_owned());
    match error {
        EngineError::Option(_) => {
            trouble.with_help("`echo uci | ENGINE` shows the options of an engine")
        }
        EngineError::Start { program, error } => Trouble::file("cannot start", program, error)
            .with_help("--engine takes the path of a program, too"),
        _ => trouble,
    }
}

impl Annotate {
    /// The file to write, unless it is standard output.
    fn output(&self) -> Option<&Path> {
        self.output
            .as_deref()
            .filter(|path| *path != Path::new("-"))
    }

    fn source(&self, input: &Input) -> Result<Source, Trouble> {
        let source = Source::open(input, self)?;
        if source.is_pgn() {
            input.spare(self.output())?;
        } else if self.logs.is_empty() {
            self.reading.charset.refuse()?;
        }
        if let Some(output) = self.output().filter(|path| is_like(path, PGN)) {
            let name = filename::shown(output);
            let name = crate::terminal::visible(&name);
            let message = format!("an archive in CIF is written, and `{name}` is a name of PGN");
            return Err(Trouble::new(message).with_help(
                "annotations have no whole form in PGN: write .cif, then `cif convert`",
            ));
        }
        Ok(source)
    }

    fn live(&self) -> LiveOptions {
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
                lines: self.multipv.is_some(),
                keep: false,
            },
        }
    }

    fn settings(&self) -> Vec<Setting> {
        let lines = self.multipv.map(|lines| format!("MultiPV={lines}"));
        let all = self.options.iter().chain(&lines);
        all.map(|text| Setting::parse(text)).collect()
    }
}
