//! The threads that check files, and what they say on its way to the outputs.

use std::io::{self, Read};
use std::slice::Iter;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use cif::check::{CheckError, Finding, Options, STACK, Severity, Summary};

use super::cache::{Cache, Recorded};
use super::left_out::LeftOut;
use super::message::{Done, End, Message};
use super::outputs::{Outputs, WrittenFormat};
use super::reporter::Reporter;
use crate::input::{self, Input};
use crate::progress::Progress;
use crate::report::{self, Ending, Tally};
use crate::selection::Settings;
use crate::signals;
use crate::status::{CliError, Status};
use cif::files::kind::Wanted;

/// The state that all threads share.
pub(super) struct Pool<'a> {
    /// The number of files that are checked at the same time.
    pub(super) files: usize,
    pub(super) formats: &'a [WrittenFormat],
    pub(super) settings: &'a Settings,
    pub(super) left_out: &'a LeftOut,
    pub(super) cache: Option<Cache>,
    pub(super) options: Options,
    pub(super) inputs: &'a [Input],
    /// True once the rest does not matter any more.
    pub(super) stop: AtomicBool,
    pub(super) progress: Progress,
}

/// A thread that is so many portions, or files, ahead of what is shown waits.
const AHEAD: usize = 64;

/// Returns whether nothing has interrupted the work.
fn is_wanted() -> bool {
    signals::received().is_none()
}

impl Pool<'_> {
    /// Checks all inputs and shows what is found, file after file. Threads
    /// take files in their order, so the file that is being shown is always
    /// being checked, and no thread waits for ever.
    pub(super) fn check_all(
        &self,
        outputs: &mut Outputs<'_>,
        tally: &mut Tally,
    ) -> Result<Status, CliError> {
        let inputs = &Mutex::new(self.inputs.iter());
        let (announce, announced) = sync_channel(AHEAD);
        thread::scope(|scope| {
            for begun in 0..self.files {
                let announce = announce.clone();
                let thread = thread::Builder::new()
                    .stack_size(STACK)
                    .spawn_scoped(scope, move || self.work(inputs, &announce));
                match thread {
                    Ok(_) => {}
                    Err(error) if begun == 0 => {
                        return Err(CliError::new(format!("cannot begin a thread: {error}")));
                    }
                    // Those that there are do the work of all.
                    Err(_) => break,
                }
            }
            drop(announce);
            let outcome = self.show_all(announced, outputs, tally);
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
            let done = self.check_one(input, &sender);
            // Nobody to take it means that nothing matters any more.
            let _ = sender.send(Message::Done(done));
        }
    }

    /// Shows what the threads say, in the order of the files.
    fn show_all(
        &self,
        announced: Receiver<Receiver<Message>>,
        outputs: &mut Outputs<'_>,
        tally: &mut Tally,
    ) -> Result<Status, CliError> {
        let mut status = Status::Clean;
        self.label(tally);
        for receiver in announced {
            for message in receiver {
                match message {
                    Message::Text {
                        format,
                        text,
                        failed,
                    } => {
                        outputs.write(format, &text)?;
                        if failed {
                            status = status.max(Status::Findings);
                        }
                    }
                    Message::Done(Done {
                        summary,
                        left_out,
                        end,
                    }) => {
                        tally.left_out += left_out;
                        if self.settings.fail_on.is_met_by(summary.worst()) {
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
                if outputs.are_closed() && status > Status::Clean {
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

    fn check_one(&self, input: &Input, sender: &SyncSender<Message>) -> Done {
        let mut reporter = Reporter::new(
            self.formats,
            self.left_out,
            self.settings.fail_on,
            input,
            sender,
        );
        let options = self.settings.options_of(input, &self.options);
        let key = self.cache.as_ref().and_then(|it| it.key(input, &options));
        let cached = self.cache.as_ref().zip(key.as_ref());
        let take = &mut |finding: Finding| reporter.take(finding);
        let known = cached.and_then(|(cache, key)| cache.replay(key, take));
        let (mut summary, mut end) = if let Some(summary) = known {
            (summary, End::Whole)
        } else {
            let mut recorded = cached.map(|_| Recorded::new());
            let take = &mut |finding: Finding| {
                if let Some(recorded) = &mut recorded {
                    recorded.take(&finding);
                }
                reporter.take(finding);
            };
            let (summary, end) = self.read(input, &options, take);
            if let (Some((cache, key)), Some(recorded), End::Whole) = (cached, recorded, &end) {
                cache.store(key, input, recorded, &summary);
            }
            (summary, end)
        };
        let mut left_out = 0;
        match reporter.finish(&mut summary, end.error()) {
            Ok(number) => left_out = number,
            Err(error) => {
                end = End::Error(CliError::file("cannot report on", &input.name(), &error));
            }
        }
        Done {
            summary,
            left_out,
            end,
        }
    }

    /// Reads an input and hands over what is found.
    fn read(
        &self,
        input: &Input,
        options: &Options,
        take: &mut dyn FnMut(Finding),
    ) -> (Summary, End) {
        let opened = input.open_while(is_wanted, &self.progress.read);
        let opened = opened.and_then(|opened| input.fit(opened, Wanted::AnyXml));
        let source = match opened {
            Ok(opened) => Stoppable {
                source: self.progress.watch(opened.source, None),
                stop: &self.stop,
            },
            Err(error) => return (Summary::default(), ended(error)),
        };
        let mut dropped = Summary::default();
        let mut is_cut = false;
        let take = &mut |finding: Finding| {
            // The text may be cut short by a signal that ended its writer, too.
            is_cut |= input::settle();
            if is_cut {
                dropped.count(finding.severity);
            } else {
                take(finding);
            }
        };
        let (mut summary, end) = match cif::check::check(source, options, take) {
            Ok(summary) => (summary, End::Whole),
            Err(CheckError { reason, summary }) => match Ending::of(&input.name(), *reason) {
                Ending::Finding(finding) => {
                    let mut summary = summary;
                    summary.count(Severity::Error);
                    take(*finding);
                    (summary, End::Whole)
                }
                Ending::Error(error) => (summary, ended(error)),
            },
        };
        // Findings may be counted alone.
        if is_cut || (summary.findings() > 0 && input::settle()) {
            summary.errors = summary.errors.saturating_sub(dropped.errors);
            summary.warnings = summary.warnings.saturating_sub(dropped.warnings);
            summary.infos = summary.infos.saturating_sub(dropped.infos);
            return (summary, End::Interrupted);
        }
        (summary, end)
    }
}

/// The end of a file that cannot be read, unless a signal is the reason.
fn ended(error: CliError) -> End {
    input::settle();
    if is_wanted() {
        End::Error(error)
    } else {
        End::Interrupted
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
