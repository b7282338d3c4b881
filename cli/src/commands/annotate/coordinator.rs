//! The coordinator of the work: pieces are handed out as they are read, written in
//! their order. Few are under way at a time, so that memory is bounded by the
//! largest of them.

use std::collections::VecDeque;
use std::path::Path;

use cif::annotate::{Lines, Stop};
use cif::files::filename;
use cif_files::program::counted;

use super::earlier::Earlier;
use super::engine_pool::{Done, EnginePool, Fate};
use super::progress::Progress;
use super::source::{Body, Item, Problem, Source};
use super::target::Target;
use crate::games::Games;
use crate::input::Input;
use crate::signals;
use crate::sink::Nothing;
use crate::status::{CliError, Status};
use crate::status_line;
use crate::terminal::{complain_at_length, complain_mildly, visible};

/// The most that is said of games one by one.
pub(super) const SHOWN: u64 = 200;

/// All that the work needs.
pub(super) struct Coordinator<'d, 'scope, 'env> {
    pub(super) input: &'d Input,
    pub(super) source: Source,
    pub(super) games: &'d Games,
    pub(super) earlier: Earlier,
    pub(super) engine: &'d str,
    pub(super) pool: EnginePool<'scope, 'env>,
    pub(super) target: Target,
    pub(super) progress: &'d Progress,
    pub(super) quiet: bool,
    pub(super) sum: Sum,
}

/// Sums over the games done so far.
#[derive(Default)]
pub(super) struct Sum {
    games: u64,
    annotated: u64,
    kept: u64,
    failed: u64,
    untried: u64,
    searched: u64,
    problems: u64,
    /// True once nothing is left to be read.
    is_whole: bool,
}

impl Sum {
    /// True if a game is finished, now or before.
    const fn has_finished(&self) -> bool {
        self.annotated + self.kept > 0
    }

    /// The work done, in a line. The number of games that were not read is not known.
    fn shown(&self) -> String {
        let (annotated, left) = if self.is_whole {
            let games = counted(self.games, "game");
            (format!("{} of {games}", self.annotated), self.untried)
        } else {
            (counted(self.annotated, "game"), 0)
        };
        let searched = counted(self.searched, "position");
        let mut text = format!("{annotated} annotated, {searched} searched");
        for (count, what) in [
            (self.kept, "kept from before"),
            (self.failed, "that could not be annotated"),
            (left, "left"),
        ] {
            if count > 0 {
                text = format!("{text}, {count} {what}");
            }
        }
        if !self.is_whole {
            text += ", the others left";
        }
        text
    }
}

/// A piece under way.
struct Slot {
    before: Vec<u8>,
    /// Its text, once it is known.
    text: Option<Vec<u8>>,
    /// The number of the game, if it is one.
    number: Option<u64>,
    /// True once it is a game that is finished.
    is_finished: bool,
    problems: Vec<Problem>,
}

impl Coordinator<'_, '_, '_> {
    /// Does everything but the last steps.
    pub(super) fn work(&mut self) -> Result<(), CliError> {
        let mut under_way: VecDeque<Slot> = VecDeque::new();
        let mut at_end = false;
        loop {
            at_end |= self.is_cut_short();
            while !at_end && under_way.len() < self.pool.window() {
                match self.source.next()? {
                    None => {
                        at_end = true;
                        self.sum.is_whole = true;
                    }
                    Some(item) => {
                        let slot = self.place(item)?;
                        under_way.push_back(slot);
                    }
                }
                self.write(&mut under_way)?;
            }
            if under_way.is_empty() || self.target.is_closed() {
                return Ok(());
            }
            let Some(done) = self.pool.give() else {
                return Err(CliError::new("the engines are gone"));
            };
            if let Some(slot) = under_way.front_mut() {
                self.settle(slot, done)?;
            }
            self.write(&mut under_way)?;
        }
    }

    /// Returns whether there is no time for what is left: it stays for a later run.
    fn is_cut_short(&self) -> bool {
        let signal = signals::received();
        self.target.is_file() && signal.is_some_and(|signal| !signal.is_interrupt())
    }

    /// Decides what becomes of a piece.
    fn place(&mut self, item: Item) -> Result<Slot, CliError> {
        let Item {
            before,
            body,
            problems,
            is_worth,
        } = item;
        self.target.gate().open_if(is_worth);
        let mut slot = Slot {
            before,
            text: None,
            number: None,
            is_finished: false,
            problems,
        };
        match body {
            Body::Bytes(bytes) => slot.text = Some(bytes),
            Body::Faulty { number, bytes } => {
                self.earlier.next(self.engine, None)?;
                slot.number = Some(number);
                slot.text = Some(bytes);
                self.sum.failed += u64::from(self.games.has(number));
            }
            Body::Game(candidate) => {
                slot.number = Some(candidate.number);
                let known = self.earlier.next(self.engine, Some(&candidate))?;
                let is_wanted = self.games.has(candidate.number);
                if let Some(text) = known {
                    slot.text = Some(text);
                    slot.is_finished = true;
                    self.sum.kept += 1;
                    if is_wanted {
                        self.progress.kept();
                        let lines = Lines::of(&candidate.game).ok();
                        let stop = lines.as_ref().and_then(|it| it.main().stop.as_ref());
                        slot.problems.extend(stop.map(stopped));
                    }
                } else if !is_wanted {
                    slot.text = Some(candidate.into_text().map_err(CliError::new)?);
                } else if !self.pool.take(*candidate) {
                    return Err(CliError::new("the engines are gone"));
                }
            }
        }
        if let Some(number) = slot.number {
            self.sum.games += 1;
            // What nobody wants to be annotated is nobody's worry.
            if !self.games.has(number) {
                slot.problems.clear();
            }
        }
        Ok(slot)
    }

    /// Takes in what came of a game.
    fn settle(&mut self, slot: &mut Slot, done: Done) -> Result<(), CliError> {
        match done.fate {
            Fate::Annotated(outcome) => {
                slot.is_finished = true;
                self.sum.annotated += 1;
                self.sum.searched += outcome.searched as u64;
                let counts = [
                    (outcome.silent, "without a score"),
                    (outcome.cut, "stopped by --timeout"),
                    (outcome.written.clamped.len(), "beyond what a table holds"),
                    (outcome.written.odd_lines.len(), "with an impossible line"),
                ];
                for (count, what) in counts.into_iter().filter(|(count, _)| *count > 0) {
                    let problem = format!("{count} of {} searches {what}", outcome.searched);
                    slot.problems.push(problem.into());
                }
                if let Some(odd) = outcome.written.odd_lines.first() {
                    let problem = format!("the first move that does not fit: {odd}");
                    slot.problems.push(problem.into());
                }
                slot.problems.extend(outcome.stop.as_ref().map(stopped));
            }
            Fate::Failed(reason, searched) => {
                self.sum.failed += 1;
                self.sum.searched += searched as u64;
                slot.problems
                    .push(format!("not annotated: {reason}").into());
            }
            Fate::Untried(searched) => {
                self.sum.untried += 1;
                self.sum.searched += searched as u64;
            }
        }
        let text = done.text.map_err(|error| {
            let number = slot.number.unwrap_or_default();
            CliError::new(format!("game {number} cannot be written: {error}"))
        })?;
        slot.text = Some(text);
        Ok(())
    }

    /// Writes what is ready, up to the first game that is not.
    fn write(&mut self, under_way: &mut VecDeque<Slot>) -> Result<(), CliError> {
        while let Some(text) = under_way.front_mut().and_then(|slot| slot.text.take()) {
            let Some(slot) = under_way.pop_front() else {
                break;
            };
            self.target.write(&slot.before)?;
            self.target.write(&text)?;
            if let Some(number) = slot.number {
                // A game that is finished is not to be lost.
                self.target.flush()?;
                if slot.is_finished {
                    self.target.keep();
                }
                for problem in &slot.problems {
                    self.sum.problems += 1;
                    self.report(number, problem);
                }
            }
        }
        Ok(())
    }

    /// Says what is wrong with a game. There is an end to it.
    fn report(&self, number: u64, problem: &Problem) {
        let message = match self.sum.problems {
            ..SHOWN => problem.message(&self.input.name(), number),
            SHOWN => "there are more of these; they are not shown".to_owned(),
            _ => return,
        };
        complain_mildly(&message, None);
    }

    /// Ends work that failed. Games that are finished stay for a later run, and nothing else does.
    pub(super) fn give_up(self, error: CliError) -> CliError {
        let Self { target, sum, .. } = self;
        if !target.is_file() {
            return error;
        }
        if !sum.has_finished() {
            return match target.discard() {
                Ok(()) => error,
                Err(kept) => {
                    error.report();
                    kept
                }
            };
        }
        let unfinished = target.unfinished();
        match target.leave() {
            Ok(()) => error.with_further(&format!(
                "the games that are finished stand in `{unfinished}`; the same command with \
                 --resume goes on from there"
            )),
            // Why more cannot be written was said.
            Err(_) => error,
        }
    }

    /// Puts the archive into its place, and says what was done.
    pub(super) fn finish(self) -> Result<Status, CliError> {
        let is_done = self.sum.is_whole && self.sum.untried == 0;
        let is_cut_short = self.is_cut_short() && !is_done;
        let Self {
            input,
            target,
            sum,
            pool,
            quiet,
            games,
            ..
        } = self;
        status_line::clear();
        let is_idle = games.among(sum.games) == 0 && !games.is_all();
        if is_idle {
            let there = counted(sum.games, "game");
            complain_mildly(&format!("`--games {games}` names none of {there}"), None);
        }
        let status = if sum.problems > 0 || is_idle {
            Status::Findings
        } else {
            Status::Clean
        };
        let gave_up = pool.has_given_up();
        drop(pool);
        if target.is_closed() {
            return Ok(status);
        }
        if sum.is_whole && !target.gate().is_open() {
            target.discard()?;
            return Err(nothing(input, sum.games));
        }
        let is_nothing = !sum.has_finished() && sum.games > 0;
        if is_nothing
            && sum.is_whole
            && signals::received().is_none()
            && let Some(path) = target.replaced()
        {
            let reason = if gave_up {
                "the engine failed too often, and no game was annotated"
            } else {
                "no game was annotated"
            };
            let error = kept(reason, path);
            target.discard()?;
            return Err(error);
        }
        let is_file = target.is_file();
        let interrupted = signals::received();
        // What was done shows beside what was there before, and nowhere else.
        let stays = interrupted.is_some() && sum.untried > 0 && target.replaces(input);
        let unfinished = target.unfinished();
        let leaves = stays || is_cut_short;
        match (leaves, sum.has_finished()) {
            (false, _) => target.finish()?,
            (true, true) => target.leave()?,
            (true, false) => target.discard()?,
        }
        if !quiet {
            complain_at_length(&format!("{}\n", sum.shown()));
        }
        if let Some(signal) = interrupted {
            let rest = if sum.has_finished() {
                format!("the games that are finished stand in `{unfinished}`")
            } else {
                "no game is finished, and nothing was written".to_owned()
            };
            let error = CliError::new(if is_cut_short {
                format!("ended; {rest}")
            } else if stays {
                format!(
                    "interrupted; the file stays as it was until all games are annotated; {rest}"
                )
            } else {
                "interrupted; all games were written, annotated or not".to_owned()
            });
            let error = if is_file && (sum.has_finished() || !leaves) {
                error.with_help("the same command with --resume goes on")
            } else {
                error
            };
            error.report();
            return Ok(Status::Interrupted(signal));
        }
        if gave_up && sum.untried > 0 {
            return Err(CliError::new(
                "the engine failed too often; the games that were left were written as they are",
            )
            .with_help("--failures sets how often it may fail in a row"));
        }
        Ok(status)
    }
}

/// The problem of a game of which a part cannot be put to an engine.
fn stopped(stop: &Stop) -> Problem {
    let Stop {
        ply, text, reason, ..
    } = stop;
    format!("searched only up to ply {ply}; the next is `{text}`: {reason}").into()
}

/// The error where no game came through.
pub(super) fn nothing(input: &Input, games: u64) -> CliError {
    let nothing = match games {
        0 => Nothing::NoGame,
        _ => Nothing::Unreadable,
    };
    nothing.of(&[input])
}

/// The error where nothing was annotated, and so a file that is there is not replaced.
pub(super) fn kept(reason: &str, path: &Path) -> CliError {
    let path = filename::shown(path);
    CliError::new(format!("{reason}; `{}` stays as it was", visible(&path)))
}
