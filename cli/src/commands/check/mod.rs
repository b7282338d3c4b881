//! `cif check`: what is wrong with archives. Several files are checked at the
//! same time, and a file by several threads where there are fewer; what is found
//! is shown in the order of the files as if one thread did it all, through
//! bounded queues.

mod outputs;
mod pool;
mod reporter;

use std::path::PathBuf;
use std::time::Instant;

use cif::check::Options;
use clap::Args;

use self::outputs::Outputs;
use self::pool::Pool;
use crate::gather::{CIF, gather};
use crate::links::Links;
use crate::options::{JobArguments, LimitArguments};
use crate::progress::Progress;
use crate::report::Tally;
use crate::report::formats::{Run, WantedFormat};
use crate::selection::CheckSelectionArgs;
use crate::signals;
use crate::status::{CliError, Status};
use crate::status_line;

/// Check archives against the schema and the rules of the format
///
/// Findings are shown in the order of the files and, within a file, of its text. An archive is
/// read as a stream: what memory it takes is decided by its largest item and by its ids, not by its
/// size.
#[derive(Debug, Args)]
pub(crate) struct Check {
    /// Files, directories (all *.cif below them), patterns like `games/**/*.cif`, or - for
    /// standard input
    #[arg(required = true, value_name = "FILE")]
    inputs: Vec<PathBuf>,

    /// Write nothing to standard output; the exit status says it all
    #[arg(short, long)]
    quiet: bool,

    #[command(flatten)]
    output: OutputArgs,

    /// Check the schema alone, not the rules
    #[arg(long, conflicts_with = "legality")]
    schema_only: bool,

    #[command(flatten)]
    jobs: JobArguments,

    #[command(flatten)]
    selection: CheckSelectionArgs,

    #[command(flatten)]
    limits: LimitArguments,
}

/// Options that say how findings are written.
#[derive(Debug, Args)]
#[command(next_help_heading = "Output")]
pub(crate) struct OutputArgs {
    /// For whom findings are written: human, concise, grouped, json (one object a line, see `cif
    /// schema --findings`), json-array, sarif, junit, github, gitlab, checkstyle or csv; with a file
    /// it goes there, and so several at once [default: human]
    #[arg(long = "format", value_name = "FORMAT[=FILE]")]
    formats: Vec<WantedFormat>,

    /// Write into this file what would go to standard output
    #[arg(long, value_name = "FILE")]
    output_file: Option<PathBuf>,

    /// Count the findings of each id instead of listing them
    #[arg(long)]
    statistics: bool,

    /// Findings shown of each file, 0 for all; the others are only counted
    /// [default: 200 for people, all for programs]
    #[arg(long, value_name = "N")]
    max_findings: Option<usize>,
}

impl Check {
    /// Returns the number of files that are checked at the same time, and of the threads of
    /// each.
    fn jobs(&self, inputs: usize) -> (usize, usize) {
        let jobs = self.jobs.threads();
        let files = jobs.min(inputs).max(1);
        (files, jobs / files)
    }
}

/// Checks all inputs.
pub(crate) fn run(arguments: &Check) -> Result<Status, CliError> {
    let begin = Instant::now();
    let settings = arguments.selection.settings()?;
    let (inputs, errors) = gather(&arguments.inputs, CIF, &settings.exclude);
    let links = Links::on_terminal();
    let formats = outputs::formats(&arguments.output, arguments.quiet, links)?;
    let mut outputs = Outputs::open(&formats, &inputs)?;
    let mut tally = Tally::default();
    let mut status = Status::Clean;
    for error in errors {
        status = status.max(error.report());
        tally.errors += 1;
    }
    let missing = tally.errors;
    let (files, jobs) = arguments.jobs(inputs.len());
    let options = Options {
        schema_only: arguments.schema_only,
        limits: arguments.limits.limits(),
        excerpts: formats.iter().any(|it| it.format.needs_excerpts()),
        game_identities: formats.iter().any(|it| it.format.needs_games()),
        max_findings: formats.iter().map(|it| it.max_findings).max().unwrap_or(0),
        jobs,
        ..settings.options()
    };
    let progress = Progress::of(&inputs, !arguments.quiet);
    let pool = Pool::new(&inputs, files, &formats, &settings, options, progress);
    signals::defer("");
    status = status.max(pool.check_all(&mut outputs, &mut tally)?);
    status_line::clear();
    let ended = tally.files + tally.errors - missing;
    let left = (inputs.len() as u64).saturating_sub(ended);
    if let Some(signal) = signals::received()
        && left > 0
    {
        tally.left = Some(left);
        status = Status::Interrupted(signal);
    }
    outputs.finish(&Run {
        tally: &tally,
        line: &tally.line(arguments.schema_only, begin.elapsed()),
    })?;
    Ok(status)
}
