//! How far the work has come, on a terminal: games, positions, and the time
//! that it still takes, by the share of the games that is done.

use std::io::IsTerminal;
use std::sync::{Mutex, PoisonError};

use indicatif::{ProgressBar, ProgressStyle};

use super::Annotate;
use super::source::Source;
use crate::input::Input;

/// Steps of the bar for each game.
const STEPS: u64 = 1000;

/// A bar, if there is somebody who sees it.
pub(super) struct Progress {
    bar: Option<ProgressBar>,
    state: Mutex<State>,
}

struct State {
    /// How many games there are, if that is known.
    games: Option<u64>,
    finished: u64,
    positions: u64,
    /// What each engine has done of its game, in steps.
    parts: Vec<u64>,
}

impl Progress {
    /// Begins to show. The games of a file are counted first; that takes no
    /// time compared to what comes.
    pub(super) fn new(input: &Input, arguments: &Annotate) -> Self {
        let is_shown = !arguments.quiet && std::io::stderr().is_terminal();
        let count = match input {
            Input::File(_) if is_shown => Source::open(input, arguments)
                .and_then(Source::count)
                .ok()
                .map(|count| arguments.games.among(count)),
            _ => None,
        };
        let bar = is_shown.then(|| {
            let (bar, template) = match count {
                Some(count) => (
                    ProgressBar::new(count * STEPS),
                    "{wide_bar} {msg}, {eta} left",
                ),
                None => (ProgressBar::new_spinner(), "{spinner} {msg}, {elapsed}"),
            };
            match ProgressStyle::with_template(template) {
                Ok(style) => bar.with_style(style),
                Err(_) => bar,
            }
        });
        Self {
            bar,
            state: Mutex::new(State {
                games: count,
                finished: 0,
                positions: 0,
                parts: vec![0; arguments.jobs],
            }),
        }
    }

    /// An engine has searched so many positions of its game.
    pub(super) fn watch(&self, engine: usize, done: usize, all: usize) {
        self.update(|state| {
            state.positions += u64::from(done > 0);
            if let Some(part) = state.parts.get_mut(engine) {
                *part = STEPS * done as u64 / all.max(1) as u64;
            }
        });
    }

    /// An engine has no game.
    pub(super) fn idle(&self, engine: usize) {
        self.update(|state| {
            if let Some(part) = state.parts.get_mut(engine) {
                *part = 0;
            }
        });
    }

    /// A game is finished.
    pub(super) fn finished(&self) {
        self.update(|state| state.finished += 1);
    }

    fn update(&self, change: impl FnOnce(&mut State)) {
        let Some(bar) = &self.bar else { return };
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        change(&mut state);
        let of = state
            .games
            .map_or(String::new(), |games| format!("/{games}"));
        bar.set_message(format!(
            "{}{of} games, {} positions",
            state.finished, state.positions
        ));
        bar.set_position(state.finished * STEPS + state.parts.iter().sum::<u64>());
    }

    /// Says something between.
    pub(super) fn aside(&self, say: impl FnOnce()) {
        match &self.bar {
            Some(bar) => bar.suspend(say),
            None => say(),
        }
    }

    /// Takes the bar away.
    pub(super) fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
