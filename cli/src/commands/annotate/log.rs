//! `cif annotate --log`: what engines said while games were played or looked
//! at, from the logs that programs keep. The games are read twice: once to
//! find out which of them each search was about, once to write.

use cif::annotate::log::LogBook;
use cif::annotate::{Lines, OddLine, Place, Written, write};
use cif_files::kind::{FileKind, Wanted};
use cif_files::program::counted;

use super::coordinator;
use super::options::Annotate;
use super::source::{Body, Candidate, Problem, Source, text_of};
use super::target::Target;
use crate::input::Input;
use crate::status::{CliError, Status};
use crate::terminal::{complain_at_length, complain_mildly, visible};

/// Annotates from logs.
pub(super) fn run(arguments: &Annotate) -> Result<Status, CliError> {
    let input = Input::of(&arguments.input);
    if arguments.resume {
        let error = CliError::new("`--resume` is for work with an engine, not for logs");
        return Err(error.with_help("the same command without it soon does everything again"));
    }
    let from_stdin = arguments.logs.iter().map(|log| Input::of(log));
    let from_stdin = from_stdin.filter(|log| *log == Input::Stdin).count();
    if from_stdin > 1 || (from_stdin > 0 && input == Input::Stdin) {
        let error = CliError::new("standard input can be read only once");
        return Err(error.with_help("give `-` for one log, and files for everything else"));
    }
    if input == Input::Stdin {
        let error = CliError::new("the games are read twice, and standard input only once");
        return Err(error.with_help("give a file"));
    }
    let mut book = LogBook::default();
    let mut empty = Vec::new();
    for log in &arguments.logs {
        let log = Input::of(log);
        log.spare(arguments.output())?;
        let read = book.read(&log.name(), arguments.reading.charset.log(&log)?);
        read.map_err(|error| log.unreadable(&error))?;
        if book.is_empty() {
            empty.push(log);
        }
    }
    if book.is_empty() {
        return Err(without_searches(&empty));
    }
    let mut first = Source::open(&input, arguments)?;
    while let Some(item) = first.next()? {
        if let Body::Game(candidate) = item.body
            && arguments.games.has(candidate.number)
            && let Ok(lines) = Lines::of(&candidate.game)
        {
            book.offer(place(&candidate), &lines);
        }
    }
    book.settle();
    let source = Source::open(&input, arguments)?;
    let target = Target::whole(arguments)?;
    let mut writer = LogWriter {
        arguments,
        input,
        book,
        target,
        games: 0,
        annotated: 0,
        searches: 0,
        problems: 0,
    };
    writer.work(source)?;
    writer.finish()
}

/// The error that there is no search in these logs.
fn without_searches(logs: &[Input]) -> CliError {
    let strange = logs.iter().find_map(|log| {
        let kind = log.kind().filter(|kind| *kind != FileKind::Log)?;
        Some(kind.unfit(&log.name(), Wanted::Log).into())
    });
    let names = match logs {
        [log] => format!("`{}`", visible(&log.name())),
        logs => format!("the {} logs", logs.len()),
    };
    strange.unwrap_or_else(|| CliError::new(format!("no engine searches in {names}")))
}

/// Returns the key of a game in the log book.
fn place(candidate: &Candidate) -> usize {
    usize::try_from(candidate.number).unwrap_or(usize::MAX)
}

/// The remarks on a game, of all its engines together.
#[derive(Default)]
struct Odd {
    clamped: usize,
    lines: usize,
    /// The first move that does not fit.
    first: Option<OddLine>,
    skipped: usize,
}

impl Odd {
    fn add(&mut self, written: &Written) {
        self.clamped += written.clamped.len();
        self.lines += written.odd_lines.len();
        if self.first.is_none() {
            self.first = written.odd_lines.first().cloned();
        }
        self.skipped += written.skipped.len();
    }
}

struct LogWriter<'s> {
    arguments: &'s Annotate,
    input: Input,
    book: LogBook,
    target: Target,
    games: u64,
    annotated: u64,
    searches: u64,
    problems: u64,
}

impl LogWriter<'_> {
    fn work(&mut self, mut source: Source) -> Result<(), CliError> {
        while let Some(item) = source.next()? {
            self.target.gate().open_if(item.is_worth);
            let (number, text) = match item.body {
                Body::Bytes(bytes) => (None, bytes),
                Body::Faulty { number, bytes } => (Some(number), bytes),
                Body::Game(candidate) => (Some(candidate.number), self.game(*candidate)?),
            };
            if let Some(number) = number {
                self.games += 1;
                if self.arguments.games.has(number) {
                    for problem in &item.problems {
                        self.report(number, problem);
                    }
                }
            }
            self.target.write(&item.before)?;
            self.target.write(&text)?;
            if self.target.is_closed() {
                break;
            }
        }
        Ok(())
    }

    /// The text of a game, with what was said of it.
    fn game(&mut self, mut candidate: Candidate) -> Result<Vec<u8>, CliError> {
        let number = candidate.number;
        let options = self.arguments.live().write;
        let mut is_annotated = false;
        let mut odd = Odd::default();
        if self.arguments.games.has(number) {
            let searches = Lines::of(&candidate.game)
                .map(|lines| self.book.searches(place(&candidate), &lines));
            match searches {
                Ok(searches) => {
                    for (engine, mut searches) in searches {
                        let is_wanted =
                            |place: &Place| self.arguments.variations || place.is_in_main();
                        searches.retain(|search| is_wanted(&search.place));
                        // Its lines were read right before.
                        let written = write(&mut candidate.game, &engine, &searches, &options);
                        let Ok(written) = written else { continue };
                        let count = written.items + written.elements;
                        self.searches += count as u64;
                        is_annotated |= count > 0;
                        odd.add(&written);
                    }
                }
                Err(reason) => {
                    self.report(number, &format!("not annotated: {reason}").into());
                }
            }
        }
        self.report_odd(number, &odd);
        if !is_annotated {
            return candidate.into_text().map_err(CliError::new);
        }
        self.annotated += 1;
        text_of(&candidate.game).map_err(CliError::new)
    }

    fn report_odd(&mut self, number: u64, odd: &Odd) {
        for (count, what) in [
            (odd.clamped, "scores beyond what a table holds"),
            (odd.lines, "impossible lines"),
            (odd.skipped, "searches that were not written"),
        ] {
            if count > 0 {
                self.report(number, &format!("{what}: {count}").into());
            }
        }
        if let Some(odd) = &odd.first {
            let problem = format!("the first move that does not fit: {odd}");
            self.report(number, &problem.into());
        }
    }

    fn report(&mut self, number: u64, problem: &Problem) {
        self.problems += 1;
        if self.problems <= coordinator::SHOWN {
            complain_mildly(&problem.message(&self.input.name(), number), None);
        }
    }

    fn finish(self) -> Result<Status, CliError> {
        let status = if self.problems > 0 || self.annotated == 0 {
            Status::Findings
        } else {
            Status::Clean
        };
        if self.target.is_closed() {
            return Ok(status);
        }
        if !self.target.gate().is_open() {
            self.target.discard()?;
            return Err(coordinator::nothing(&self.input, self.games));
        }
        let is_none = "no search of the log is about one of the games";
        if self.annotated == 0
            && let Some(path) = self.arguments.output().filter(|path| path.is_file())
        {
            let error = coordinator::kept(is_none, path);
            self.target.discard()?;
            return Err(error);
        }
        self.target.finish()?;
        let unmatched = self.book.unmatched();
        if !self.arguments.quiet {
            let mut text = format!(
                "{} of {} annotated, {} written",
                self.annotated,
                counted(self.games, "game"),
                counted(self.searches, "evaluation"),
            );
            if let Some(first) = unmatched.first() {
                let count = counted(unmatched.len() as u64, "search");
                text = format!(
                    "{text}; {count} not used, the first in line {} of `{}`: {}",
                    first.line,
                    visible(first.log),
                    first.reason
                );
            }
            complain_at_length(&format!("{text}\n"));
        }
        if self.annotated == 0 {
            complain_mildly(is_none, None);
        }
        Ok(status)
    }
}
