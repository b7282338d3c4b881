//! `cif check`: what is wrong with archives. Several files are checked at the
//! same time, and a file by several threads where there are fewer; what is found
//! is shown in the order of the files as if one thread did it all, through
//! bounded queues.

use std::io::{self, Read};
use std::path::PathBuf;
use std::slice::Iter;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use cif::check::{CheckError, Finding, Options, STACK, Severity, Summary};
use clap::Args;

use crate::gather::{CIF, gather};
use crate::input::Input;
use crate::options::{Format, JobArguments, LimitArguments, max_findings, option_of};
use crate::output::Output;
use crate::progress::Progress;
use crate::report::{self, Ending, Human, Lines, Tally};
use crate::selection::CheckSelectionArgs;
use crate::signals;
use crate::status::{CliError, Status};
use crate::status_line;
use crate::terminal;
use cif::files::kind::Wanted;

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

    /// For whom findings are written; json is one object a line, see `cif schema --findings`
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    format: Format,

    /// Check the schema alone, not the rules
    #[arg(long, conflicts_with = "legality")]
    schema_only: bool,

    #[command(flatten)]
    jobs: JobArguments,

    /// Findings shown of each file, 0 for all; the others are only counted
    /// [default: 200 for people, all in json]
    #[arg(long, value_name = "N")]
    max_findings: Option<usize>,

    #[command(flatten)]
    selection: CheckSelectionArgs,

    #[command(flatten)]
    limits: LimitArguments,
}

impl Check {
    fn max_findings(&self) -> usize {
        if self.quiet {
            return 0;
        }
        max_findings(self.max_findings, self.format)
    }

    /// Returns the number of files that are checked at the same time, and of the threads of
    /// each.
    fn jobs(&self, inputs: usize) -> (usize, usize) {
        let jobs = self.jobs.threads();
        let files = jobs.min(inputs).max(1);
        (files, jobs / files)
    }
}

/// Returns whether nothing has interrupted the work.
fn is_wanted() -> bool {
    signals::received().is_none()
}

/// Checks all inputs.
pub(crate) fn run(arguments: &Check) -> Result<Status, CliError> {
    let begin = Instant::now();
    let settings = arguments.selection.settings()?;
    let (inputs, errors) = gather(&arguments.inputs, CIF, &settings.exclude);
    let mut tally = Tally::default();
    let mut status = Status::Clean;
    for error in errors {
        status = status.max(error.report());
        tally.errors += 1;
    }
    let missing = tally.errors;
    let mut output = Output::new();
    let (files, jobs) = arguments.jobs(inputs.len());
    let checker = Checker {
        arguments,
        files,
        fail_on: settings.fail_on,
        options: Options {
            schema_only: arguments.schema_only,
            limits: arguments.limits.limits(),
            excerpts: arguments.format == Format::Human && !arguments.quiet,
            max_findings: arguments.max_findings(),
            jobs,
            ..settings.options()
        },
        human: Human::new(terminal::width()),
        inputs: &inputs,
        stop: AtomicBool::new(false),
        progress: Progress::of(&inputs, !arguments.quiet),
    };
    signals::defer("");
    status = status.max(checker.check_all(&mut output, &mut tally)?);
    status_line::clear();
    let ended = tally.files + tally.errors - missing;
    let left = (inputs.len() as u64).saturating_sub(ended);
    if let Some(signal) = signals::received()
        && left > 0
    {
        tally.left = Some(left);
        status = Status::Interrupted(signal);
    }
    if arguments.format == Format::Human && !arguments.quiet {
        output.print(&tally.line(arguments.schema_only, begin.elapsed()))?;
    }
    output.finish()?;
    Ok(status)
}

/// The state that all threads share.
struct Checker<'a> {
    arguments: &'a Check,
    /// The number of files that are checked at the same time.
    files: usize,
    fail_on: Severity,
    options: Options,
    human: Human,
    inputs: &'a [Input],
    /// True once the rest does not matter any more.
    stop: AtomicBool,
    progress: Progress,
}

/// A message of a thread about a file.
enum Message {
    /// Findings, ready to be shown.
    Findings {
        text: String,
        /// True if one of those seen so far makes the check fail.
        failed: bool,
    },
    /// Nothing more is read of the file.
    Done { summary: Summary, end: End },
}

/// The reason why nothing more is read of a file.
enum End {
    /// It is at its end.
    Whole,
    /// A signal ended the check.
    Interrupted,
    /// It cannot be read any further.
    Error(CliError),
}

/// Texts are handed over in portions of about this size, and a thread that is
/// so many portions, or files, ahead of what is shown waits.
const PORTION: usize = 16 * 1024;
const AHEAD: usize = 64;

impl Checker<'_> {
    /// Checks all inputs and shows what is found, file after file. Threads
    /// take files in their order, so the file that is being shown is always
    /// being checked, and no thread waits for ever.
    fn check_all(&self, output: &mut Output, tally: &mut Tally) -> Result<Status, CliError> {
        let inputs = &Mutex::new(self.inputs.iter());
        let (announce, announced) = sync_channel(AHEAD);
        thread::scope(|scope| {
            for _ in 0..self.files {
                let announce = announce.clone();
                thread::Builder::new()
                    .stack_size(STACK)
                    .spawn_scoped(scope, move || self.work(inputs, &announce))
                    .map_err(|error| CliError::new(format!("cannot begin a thread: {error}")))?;
            }
            drop(announce);
            let outcome = self.show_all(announced, output, tally);
            self.stop.store(true, Ordering::Relaxed);
            outcome
        })
    }

    /// Runs in each thread: takes the next file, until there is none or
    /// nobody listens.
    fn work(&self, inputs: &Mutex<Iter<'_, Input>>, announce: &SyncSender<Receiver<Message>>) {
        while !self.stop.load(Ordering::Relaxed) && is_wanted() {
            let (sender, receiver) = sync_channel(AHEAD);
            // Announced under the lock, files stay in their order.
            let mut inputs = inputs.lock().unwrap_or_else(PoisonError::into_inner);
            let Some(input) = inputs.next() else { return };
            if announce.send(receiver).is_err() {
                return;
            }
            drop(inputs);
            self.check_one(input, &sender);
        }
    }

    /// Shows what the threads say, in the order of the files.
    fn show_all(
        &self,
        announced: Receiver<Receiver<Message>>,
        output: &mut Output,
        tally: &mut Tally,
    ) -> Result<Status, CliError> {
        let mut status = Status::Clean;
        self.label(tally);
        for receiver in announced {
            for message in receiver {
                match message {
                    Message::Findings { text, failed } => {
                        output.print(&text)?;
                        if failed {
                            status = status.max(Status::Findings);
                        }
                    }
                    Message::Done { summary, end } => {
                        if summary.worst() >= Some(self.fail_on) {
                            status = status.max(Status::Findings);
                        }
                        match end {
                            End::Whole => tally.add(&summary),
                            End::Interrupted => tally.found.add(&summary),
                            End::Error(error) => {
                                status = status.max(error.report());
                                tally.errors += 1;
                            }
                        }
                        self.label(tally);
                    }
                }
                if output.is_closed() && status > Status::Clean {
                    return Ok(status);
                }
            }
        }
        Ok(status)
    }

    /// Says how many of the files are done.
    fn label(&self, tally: &Tally) {
        if self.inputs.len() > 1 {
            let files = report::count(tally.files, "file");
            let label = format_args!("{files} of {}", self.inputs.len());
            self.progress.label(label);
        }
    }

    fn check_one(&self, input: &Input, sender: &SyncSender<Message>) {
        let mut reporter = Reporter {
            checker: self,
            name: input.name(),
            lines: None,
            input,
            sender,
            text: String::new(),
            failed: false,
            shown: 0,
        };
        let opened = input.open_while(is_wanted, &self.progress.read);
        let opened = opened.and_then(|opened| input.fit(opened, Wanted::AnyXml));
        let (mut summary, error) = match opened.map(|opened| opened.source) {
            Ok(source) => {
                let source = Stoppable {
                    source: self.progress.watch(source, None),
                    stop: &self.stop,
                };
                let take = &mut |finding: Finding| reporter.take(finding);
                match cif::check::check(source, &self.options, take) {
                    Ok(summary) => (summary, None),
                    Err(CheckError { reason, summary }) => (summary, Some(reason)),
                }
            }
            Err(error) => {
                let summary = Summary::default();
                let end = if is_wanted() {
                    End::Error(error)
                } else {
                    End::Interrupted
                };
                // Nobody to take it means that nothing matters any more.
                let _ = sender.send(Message::Done { summary, end });
                return;
            }
        };
        let ending = error.map(|error| Ending::of(&reporter.name, *error));
        let end = match ending {
            Some(Ending::Finding(finding)) => {
                summary.count(Severity::Error);
                reporter.take(*finding);
                End::Whole
            }
            Some(Ending::Error(_)) if !is_wanted() => End::Interrupted,
            Some(Ending::Error(error)) => End::Error(error),
            None => End::Whole,
        };
        reporter.finish(&summary);
        // As above.
        let _ = sender.send(Message::Done { summary, end });
    }
}

/// Renders the findings of one file and hands them over in portions.
struct Reporter<'a> {
    checker: &'a Checker<'a>,
    name: String,
    input: &'a Input,
    /// Opened when the first finding needs it.
    lines: Option<Lines>,
    sender: &'a SyncSender<Message>,
    text: String,
    failed: bool,
    shown: usize,
}

impl Reporter<'_> {
    fn take(&mut self, mut finding: Finding) {
        self.failed |= finding.severity >= self.checker.fail_on;
        let is_shown = self.shown < self.checker.options.max_findings;
        // Without it nobody knows that rules are silent.
        let is_limit = finding.id == "xml:id-limit";
        if self.checker.arguments.quiet || !is_shown && !is_limit {
            return;
        }
        self.shown += 1;
        if let Some(option) = option_of(&finding.id) {
            finding.help = Some(format!("`{option}` raises the limit"));
        }
        match self.checker.arguments.format {
            Format::Human => {
                let input = self.input;
                let lines = self.lines.get_or_insert_with(|| Lines::of(input));
                lines.complete(&mut finding);
                self.text += &self.checker.human.render(&self.name, &finding);
            }
            Format::Json => match report::line(&self.name, &finding) {
                Ok(line) => self.text += &line,
                // Strings and numbers have no other way to fail than memory.
                Err(error) => debug_assert!(false, "{error}"),
            },
        }
        if self.text.len() >= PORTION {
            self.send();
        }
    }

    fn finish(&mut self, summary: &Summary) {
        let hidden = summary.findings().saturating_sub(self.shown as u64);
        if hidden > 0
            && !self.checker.arguments.quiet
            && self.checker.arguments.format == Format::Human
        {
            let remedy = if self.shown < self.checker.options.max_findings {
                "`--max-violations` says how many of an item are kept"
            } else {
                "`--max-findings 0` shows more"
            };
            self.text += &report::hidden(&self.name, hidden, remedy);
        }
        self.send();
    }

    /// Nobody to take it means that nothing matters any more.
    fn send(&mut self) {
        let text = std::mem::take(&mut self.text);
        let failed = self.failed;
        let _ = self.sender.send(Message::Findings { text, failed });
    }
}

/// A source that fails once the check is to stop.
struct Stoppable<'a, R> {
    source: R,
    stop: &'a AtomicBool,
}

impl<R: Read> Read for Stoppable<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.stop.load(Ordering::Relaxed) || !is_wanted() {
            return Err(io::Error::other("the check was stopped"));
        }
        self.source.read(buffer)
    }
}
