//! `cif check`: what is wrong with archives. Several files are checked at the
//! same time, and a file by several threads where there are fewer; what is found
//! is shown in the order of the files as if one thread did it all, through
//! bounded queues.

mod baseline;
mod cache;
mod changed;
mod left_out;
mod message;
mod outputs;
mod pool;
mod reporter;
mod table_file;
mod watch;

use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use cif::check::Options;
use cif::read::Limits;
use cif_files::program::number;
use clap::Args;

use self::baseline::Baseline;
use self::cache::Cache;
use self::changed::Changed;
use self::left_out::LeftOut;
use self::outputs::{Outputs, WrittenFormat};
use self::pool::Pool;
use crate::gather::{CIF, gather};
use crate::links::Links;
use crate::options::{JobArguments, LimitArguments};
use crate::progress::Progress;
use crate::report::Tally;
use crate::report::formats::{FormatParser, Run, WantedFormat};
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

    /// Check again whenever an archive or the settings change
    #[arg(long, conflicts_with = "update_baseline")]
    watch: bool,

    /// Check the schema alone, not the rules
    #[arg(long, conflicts_with = "legality")]
    schema_only: bool,

    #[command(flatten)]
    jobs: JobArguments,

    #[command(flatten)]
    output: OutputArgs,

    #[command(flatten)]
    known: KnownArgs,

    #[command(flatten)]
    cache: CacheArgs,

    #[command(flatten)]
    selection: CheckSelectionArgs,

    #[command(flatten)]
    limits: LimitArguments,
}

/// Options that say how findings are written.
#[derive(Debug, Args)]
#[command(next_help_heading = "Output")]
pub(crate) struct OutputArgs {
    /// For whom findings are written; with a file, as in `sarif=findings.sarif`, it goes there, and
    /// so several at once; json is one object a line, see `cif schema --findings` [default: human]
    #[arg(long = "format", value_name = "FORMAT[=FILE]", value_parser = FormatParser)]
    formats: Vec<WantedFormat>,

    /// Write into this file what would go to standard output
    #[arg(long, value_name = "FILE")]
    output_file: Option<PathBuf>,

    /// Count the findings of each id instead of listing them
    #[arg(long)]
    statistics: bool,

    /// Findings shown of each file, 0 for all; the others are only counted
    /// [default: 200 for people, all for programs]
    #[arg(long, value_name = "N", value_parser = number::<usize>(0..=u64::MAX))]
    max_findings: Option<usize>,
}

/// Options that leave out what is known.
#[derive(Debug, Args)]
#[command(next_help_heading = "Known findings")]
pub(crate) struct KnownArgs {
    /// Leave out the findings that this file lists
    #[arg(long, value_name = "FILE")]
    baseline: Option<PathBuf>,

    /// Write all findings into the baseline, so that they are known from now on
    #[arg(long, requires = "baseline")]
    update_baseline: bool,

    /// Leave out what did not change since this revision of the Git repository: other archives, and
    /// games that stood in it
    #[arg(long, value_name = "REVISION")]
    #[arg(conflicts_with_all = ["update_baseline", "schema_only"])]
    diff_from: Option<String>,
}

/// Options of the cache.
#[derive(Debug, Args)]
#[command(next_help_heading = "Cache")]
pub(crate) struct CacheArgs {
    /// Check every file, also those that were checked before and have not changed
    #[arg(long)]
    no_cache: bool,

    /// The folder in which the findings of earlier checks are kept
    #[arg(long, value_name = "DIR", default_value = cache::NAME, conflicts_with = "no_cache")]
    cache_dir: PathBuf,
}

impl CacheArgs {
    /// The cache, unless it is not wanted.
    fn cache(&self) -> Option<Cache> {
        let is_wanted = !self.no_cache && std::env::var_os("CIF_NO_CACHE").is_none();
        is_wanted.then(|| Cache::at(&self.cache_dir))
    }
}

impl KnownArgs {
    /// Reads what is known.
    fn left_out(&self, limits: &Limits) -> Result<LeftOut, CliError> {
        let baseline = self.baseline.as_deref().filter(|_| !self.update_baseline);
        let changed = self.diff_from.as_deref();
        Ok(LeftOut {
            baseline: baseline.map(|it| Baseline::read(it, limits)).transpose()?,
            changed: changed.map(|it| Changed::since(it, limits)).transpose()?,
            everything: self.update_baseline,
        })
    }
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

/// Checks all inputs, once or whenever they change.
pub(crate) fn run(arguments: &Check) -> Result<Status, CliError> {
    if arguments.watch {
        watch::watch(arguments, || check(arguments))
    } else {
        check(arguments)
    }
}

fn check(arguments: &Check) -> Result<Status, CliError> {
    let begin = Instant::now();
    let settings = arguments.selection.settings()?;
    let limits = arguments.limits.limits();
    let left_out = arguments.known.left_out(&limits)?;
    let (mut inputs, errors) = gather(&arguments.inputs, CIF, &settings.exclude);
    if let Some(changed) = &left_out.changed {
        inputs.retain(|input| changed.has(input));
    }
    let mut formats = outputs::formats(&arguments.output, arguments.quiet, Links::on_terminal())?;
    let new_baseline = arguments.known.baseline.as_deref();
    formats.extend(
        new_baseline
            .filter(|_| arguments.known.update_baseline)
            .map(outputs::baseline),
    );
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
        limits,
        excerpts: left_out.is_some() || formats.iter().any(|it| it.needs_excerpts),
        game_identities: left_out.is_some() || formats.iter().any(|it| it.needs_games),
        max_findings: match formats.iter().map(|it| it.max_findings).max() {
            _ if left_out.is_some() => usize::MAX,
            most => most.unwrap_or(0),
        },
        jobs,
        ..settings.options()
    };
    let data = formats.iter().any(WrittenFormat::is_data_on_stdout);
    let is_shown = !arguments.quiet && (!data || status_line::is_visible(None));
    let progress = Progress::of(&inputs, is_shown);
    let pool = Pool {
        files,
        formats: &formats,
        settings: &settings,
        left_out: &left_out,
        cache: arguments.cache.cache(),
        options,
        inputs: &inputs,
        stop: AtomicBool::new(false),
        progress,
    };
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
    if let Some(cache) = pool.cache {
        cache.finish();
    }
    outputs.finish(&Run {
        tally: &tally,
        line: &tally.line(arguments.schema_only, begin.elapsed()),
    })?;
    Ok(status)
}
