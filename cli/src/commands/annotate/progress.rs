//! The progress on a terminal: games, positions, and the time
//! that it still takes, by the share of the games that is done. Before there is one to go by,
//! nothing is said of the time.

use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::options::Annotate;
use super::source::Source;
use crate::input::Input;
use crate::progress::left;
use crate::status_line::{self, Shown};

/// Steps of the line for each game.
const STEPS: u64 = 1000;

/// A line, if there is somebody who sees it.
pub(super) struct Progress {
    shown: Option<Shown>,
    begin: Instant,
    state: Mutex<State>,
}

/// The work done. Its position never goes back.
struct State {
    /// The number of games, if that is known.
    games: Option<u64>,
    finished: u64,
    /// Those of them that were finished before.
    kept: u64,
    positions: u64,
    /// The steps that each engine has done of its game.
    parts: Vec<u64>,
}

impl Progress {
    /// Begins to show. The games of a file are counted first; that takes no
    /// time compared to what comes.
    pub(super) fn new(input: &Input, arguments: &Annotate) -> Self {
        let is_shown = !arguments.quiet && status_line::is_visible(arguments.output());
        let games = match input {
            Input::File(_) if is_shown => Source::open(input, arguments)
                .and_then(Source::count)
                .ok()
                .map(|count| arguments.games.among(count)),
            _ => None,
        };
        let shown = is_shown.then(|| {
            Shown::new(
                games.map(|games| games * STEPS),
                "{wide_bar} {msg}",
                "{spinner} {msg}, {elapsed}",
            )
        });
        let progress = Self {
            shown,
            begin: Instant::now(),
            state: Mutex::new(State::new(games, arguments.jobs)),
        };
        progress.show(&progress.state());
        progress
    }

    /// An engine has searched so many positions of its game.
    pub(super) fn watch(&self, engine: usize, done: usize, all: usize) {
        let mut state = self.state();
        state.watch(engine, done, all);
        self.show(&state);
    }

    /// An engine is through with its game.
    pub(super) fn finished(&self, engine: usize) {
        let mut state = self.state();
        state.finish(Some(engine));
        self.show(&state);
    }

    /// A game was finished before.
    pub(super) fn kept(&self) {
        let mut state = self.state();
        state.finish(None);
        self.show(&state);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn show(&self, state: &State) {
        if let Some(shown) = &self.shown {
            let left = state.left(self.begin.elapsed()).unwrap_or_default();
            shown.set(state.position(), format!("{state}{left}"));
        }
    }
}

impl State {
    fn new(games: Option<u64>, engines: usize) -> Self {
        Self {
            games,
            finished: 0,
            kept: 0,
            positions: 0,
            parts: vec![0; engines],
        }
    }

    fn watch(&mut self, engine: usize, done: usize, all: usize) {
        self.positions += u64::from(done > 0);
        if let Some(part) = self.parts.get_mut(engine) {
            *part = STEPS * done as u64 / all.max(1) as u64;
        }
    }

    /// Its part becomes a whole game in one step.
    fn finish(&mut self, engine: Option<usize>) {
        if let Some(part) = engine.and_then(|engine| self.parts.get_mut(engine)) {
            *part = 0;
        } else {
            self.kept += 1;
        }
        self.finished += 1;
    }

    fn position(&self) -> u64 {
        self.finished * STEPS + self.parts.iter().sum::<u64>()
    }

    /// The time for the rest, by what was done in this time.
    fn left(&self, time: Duration) -> Option<String> {
        let before = self.kept * STEPS;
        let all = self.games? * STEPS;
        left(all.checked_sub(before)?, self.position() - before, time)
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.finished)?;
        if let Some(games) = self.games {
            write!(f, "/{games}")?;
        }
        write!(f, " games, {} positions", self.positions)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_never_goes_back() {
        let mut state = State::new(Some(4), 2);
        let mut last = 0;
        let mut is_further = |state: &State| {
            let is_further = state.position() >= last;
            last = state.position();
            is_further
        };
        state.finish(None);
        for (engine, plies) in [(0, 40), (1, 1), (0, 7)] {
            for done in 0..=plies {
                state.watch(engine, done, plies);
                assert!(is_further(&state), "{engine}: {done} of {plies}");
            }
            state.finish(Some(engine));
            assert!(is_further(&state), "{engine} is through");
        }
        assert_eq!(state.position(), 4 * STEPS);
        assert_eq!(state.to_string(), "4/4 games, 48 positions");
    }

    #[test]
    fn what_was_done_before_is_no_measure() {
        let mut state = State::new(Some(4), 1);
        let left = |state: &State| state.left(Duration::from_mins(1));
        assert_eq!(left(&state), None);
        state.finish(None);
        state.watch(0, 0, 10);
        assert_eq!(left(&state), None);
        state.watch(0, 5, 10);
        assert_eq!(left(&state).as_deref(), Some(", 5m left"));
    }
}
