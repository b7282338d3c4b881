//! The engines at work, each in a thread, one game at a time. An engine that
//! fails is started anew for the next game, until too many games have failed
//! one after the other.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::Scope;

use cif::annotate::Fields;
use cif::annotate::live::{Live, LiveError, LiveOptions, Outcome, Setting};
use cif::uci::engine::{CommandLine, EngineError, Options};
use cif_pool::{Jobs, Results, pool};

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

/// The outcome of a job: the text of the game in any case.
pub(super) struct Done {
    pub(super) text: Result<Vec<u8>, String>,
    pub(super) fate: Fate,
}

/// The outcome of a game.
pub(super) enum Fate {
    Annotated(Box<Outcome>),
    /// It was not annotated, for this reason, with so many positions searched for nothing.
    Failed(String, usize),
    /// The work was interrupted or given up, with so many searched.
    Untried(usize),
}

/// The engines.
pub(super) struct EnginePool<'scope, 'env> {
    jobs: Jobs<'scope, 'env, Candidate, Done>,
    results: Results<Candidate, Done>,
    size: usize,
    board: Arc<Board>,
}

/// The state that the threads share.
struct Board {
    /// Games that failed since the last one that did not.
    failed: AtomicU64,
    most: u64,
}

impl<'scope, 'env> EnginePool<'scope, 'env> {
    /// Engines in threads of this scope; one of them runs already.
    pub(super) fn new(
        scope: &'scope Scope<'scope, 'env>,
        launch: &'scope Launch,
        options: &'scope LiveOptions,
        first: Live,
        size: usize,
        most: u64,
        progress: &'scope Progress,
    ) -> Self {
        let board = Arc::new(Board {
            failed: AtomicU64::new(0),
            most,
        });
        let shared = Arc::clone(&board);
        let mut first = Engine(Some(first));
        let mut numbers = 0..;
        let threads = cif_pool::Options {
            threads: size,
            stack: None,
        };
        let (jobs, results) = pool(scope, threads, move || {
            let mut worker = Worker {
                number: numbers.next().unwrap_or_default(),
                launch,
                options,
                engine: Engine(first.0.take()),
                board: Arc::clone(&shared),
                progress,
            };
            move |candidate| worker.work(candidate)
        });
        Self {
            jobs,
            results,
            size,
            board,
        }
    }

    /// Returns the number of games that may be under way, so that nobody waits.
    pub(super) fn window(&self) -> usize {
        4 * self.size + 4
    }

    /// Takes in a game; `false` when nobody works any more.
    pub(super) fn take(&mut self, candidate: Candidate) -> bool {
        self.jobs.send(candidate)
    }

    /// The outcome of the next game in the order in which they were taken in.
    pub(super) fn give(&mut self) -> Option<Done> {
        self.results.next()
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

/// An engine that runs, or that is to be started; it is asked to quit at the end.
struct Engine(Option<Live>);

impl Drop for Engine {
    fn drop(&mut self) {
        if let Some(live) = self.0.take() {
            live.quit();
        }
    }
}

struct Worker<'s> {
    number: usize,
    launch: &'s Launch,
    options: &'s LiveOptions,
    engine: Engine,
    board: Arc<Board>,
    progress: &'s Progress,
}

impl Worker<'_> {
    fn work(&mut self, mut candidate: Candidate) -> Done {
        let fate = self.annotate(&mut candidate);
        if !matches!(fate, Fate::Untried(_)) {
            self.progress.finished(self.number);
        }
        let text = match &fate {
            Fate::Annotated(_) => text_of(&candidate.game),
            Fate::Failed(..) | Fate::Untried(_) => candidate.into_text(),
        };
        Done { text, fate }
    }

    fn annotate(&mut self, candidate: &mut Candidate) -> Fate {
        // After an interrupt the games under way go on, and no other begins.
        let is_over = signals::received().is_some() || self.launch.is_stopped();
        if is_over || self.board.has_given_up() {
            return Fate::Untried(0);
        }
        let live = match self.engine.0.take() {
            Some(live) => Ok(live),
            None => self.launch.start(),
        };
        let mut live = match live {
            Ok(live) => live,
            Err(error) => return self.failed(&error, 0),
        };
        let (number, progress) = (self.number, self.progress);
        let mut searched = 0;
        let mut watch = |done, all| {
            searched = done;
            progress.watch(number, done, all);
        };
        let outcome = live.annotate(&mut candidate.game, self.options, &mut watch);
        match outcome {
            Ok(outcome) => {
                self.board.failed.store(0, Ordering::Relaxed);
                self.engine.0 = Some(live);
                Fate::Annotated(Box::new(outcome))
            }
            // Whatever it was, another one may do better.
            Err(LiveError::Engine(error)) => self.failed(&error, searched),
            Err(LiveError::Interrupted) => Fate::Untried(searched),
            Err(error @ LiveError::Silent { .. }) => {
                self.board.failed.fetch_add(1, Ordering::Relaxed);
                self.engine.0 = Some(live);
                Fate::Failed(error.to_string(), searched)
            }
            Err(error) => {
                self.engine.0 = Some(live);
                Fate::Failed(error.to_string(), searched)
            }
        }
    }

    fn failed(&self, error: &EngineError, searched: usize) -> Fate {
        // An engine that is stopped in the midst of something fails, too.
        if self.launch.is_stopped() {
            return Fate::Untried(searched);
        }
        self.board.failed.fetch_add(1, Ordering::Relaxed);
        Fate::Failed(error.to_string(), searched)
    }
}
