//! The engines at work, each in a thread, one game at a time. An engine that
//! fails is started anew for the next game, until too many games have failed
//! one after the other.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::Scope;

use cif_annotate::Fields;
use cif_annotate::live::{Live, LiveError, LiveOptions, Outcome, Setting};
use cif_uci::engine::{CommandLine, EngineError, Options};

use super::progress::Progress;
use super::source::{Candidate, text_of};
use crate::signals;

/// The way to start an engine.
pub(super) struct Launch {
    pub(super) command: CommandLine,
    pub(super) options: Options,
    pub(super) settings: Vec<Setting>,
    /// The fields that the engine is asked for.
    pub(super) fields: Fields,
}

impl Launch {
    pub(super) fn start(&self) -> Result<Live, EngineError> {
        let mut live = Live::start(&self.command, self.options.clone(), &self.settings)?;
        live.show(&self.fields)?;
        Ok(live)
    }

    /// Ends all searches.
    pub(super) fn stop(&self) {
        if let Some(interrupt) = &self.options.interrupt {
            interrupt.store(true, Ordering::Relaxed);
        }
    }

    fn is_stopped(&self) -> bool {
        let interrupt = self.options.interrupt.as_ref();
        interrupt.is_some_and(|interrupt| interrupt.load(Ordering::Relaxed))
    }
}

/// A game to be annotated, and its place in the archive.
pub(super) struct Job {
    pub(super) place: u64,
    pub(super) candidate: Candidate,
}

/// The outcome of a job: the text of the game in any case.
pub(super) struct Done {
    pub(super) place: u64,
    pub(super) text: Result<Vec<u8>, String>,
    pub(super) fate: Fate,
}

/// The outcome of a game.
pub(super) enum Fate {
    Annotated(Box<Outcome>),
    /// It was not annotated, for this reason.
    Failed(String),
    /// Nothing was tried: the work was interrupted, or given up.
    Untried,
}

/// The engines.
pub(super) struct EnginePool {
    jobs: Sender<Job>,
    done: Receiver<Done>,
    size: usize,
    board: Arc<Board>,
}

/// The state that the threads share.
struct Board {
    jobs: Mutex<Receiver<Job>>,
    /// Games that failed since the last one that did not.
    failed: AtomicU64,
    most: u64,
}

impl EnginePool {
    /// Engines in threads of this scope; one of them runs already.
    pub(super) fn new<'scope>(
        scope: &'scope Scope<'scope, '_>,
        launch: &'scope Launch,
        options: &'scope LiveOptions,
        first: Live,
        size: usize,
        most: u64,
        progress: &'scope Progress,
    ) -> Self {
        let (jobs, to_do) = channel();
        let (to_us, done) = channel();
        let board = Arc::new(Board {
            jobs: Mutex::new(to_do),
            failed: AtomicU64::new(0),
            most,
        });
        let mut first = Some(first);
        for number in 0..size {
            let mut worker = Worker {
                number,
                launch,
                options,
                live: first.take(),
                board: Arc::clone(&board),
                progress,
            };
            let done = to_us.clone();
            scope.spawn(move || worker.work(&done));
        }
        Self {
            jobs,
            done,
            size,
            board,
        }
    }

    /// Returns the number of games that may be under way, so that nobody waits.
    pub(super) fn window(&self) -> usize {
        4 * self.size + 4
    }

    /// Takes in a game; `false` when nobody works any more.
    pub(super) fn take(&self, job: Job) -> bool {
        self.jobs.send(job).is_ok()
    }

    /// The next game that is done, whichever it is.
    pub(super) fn give(&self) -> Option<Done> {
        self.done.recv().ok()
    }

    /// Returns whether the engine failed too often.
    pub(super) fn has_given_up(&self) -> bool {
        self.board.has_given_up()
    }
}

impl Board {
    fn has_given_up(&self) -> bool {
        self.failed.load(Ordering::Relaxed) >= self.most
    }
}

struct Worker<'s> {
    number: usize,
    launch: &'s Launch,
    options: &'s LiveOptions,
    live: Option<Live>,
    board: Arc<Board>,
    progress: &'s Progress,
}

impl Worker<'_> {
    fn work(&mut self, done: &Sender<Done>) {
        loop {
            let jobs = self.board.jobs.lock();
            let job = jobs.unwrap_or_else(PoisonError::into_inner).recv();
            let Ok(Job {
                place,
                mut candidate,
            }) = job
            else {
                break;
            };
            let fate = self.annotate(&mut candidate);
            self.progress.finished(self.number);
            let text = match &fate {
                Fate::Annotated(_) => text_of(&candidate.game),
                Fate::Failed(_) | Fate::Untried => candidate.into_text(),
            };
            if done.send(Done { place, text, fate }).is_err() {
                break;
            }
        }
        if let Some(live) = self.live.take() {
            live.quit();
        }
    }

    fn annotate(&mut self, candidate: &mut Candidate) -> Fate {
        // After an interrupt the games under way go on, and no other begins.
        let is_over = signals::received().is_some() || self.launch.is_stopped();
        if is_over || self.board.has_given_up() {
            return Fate::Untried;
        }
        let live = match self.live.take() {
            Some(live) => Ok(live),
            None => self.launch.start(),
        };
        let mut live = match live {
            Ok(live) => live,
            Err(error) => return self.failed(&error),
        };
        let (number, progress) = (self.number, self.progress);
        let mut watch = |done, all| progress.watch(number, done, all);
        let outcome = live.annotate(&mut candidate.game, self.options, &mut watch);
        match outcome {
            Ok(outcome) => {
                self.board.failed.store(0, Ordering::Relaxed);
                self.live = Some(live);
                Fate::Annotated(Box::new(outcome))
            }
            // Whatever it was, another one may do better.
            Err(LiveError::Engine(error)) => self.failed(&error),
            Err(LiveError::Interrupted) => Fate::Untried,
            Err(error @ LiveError::Silent { .. }) => {
                self.board.failed.fetch_add(1, Ordering::Relaxed);
                self.live = Some(live);
                Fate::Failed(error.to_string())
            }
            Err(error) => {
                self.live = Some(live);
                Fate::Failed(error.to_string())
            }
        }
    }

    fn failed(&self, error: &EngineError) -> Fate {
        // An engine that is stopped in the midst of something fails, too.
        if self.launch.is_stopped() {
            return Fate::Untried;
        }
        self.board.failed.fetch_add(1, Ordering::Relaxed);
        Fate::Failed(error.to_string())
    }
}
