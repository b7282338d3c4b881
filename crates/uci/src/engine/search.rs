//! The limits of a search, and its outcome.

use std::time::Duration;

use super::{EngineError, Options};
use crate::gathered::Gathered;
use crate::info::Info;
use crate::line::{Go, Line, Message};

/// When a search ends. Where nothing is given it goes on until
/// [`Options::search`] is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limit {
    /// Plies.
    pub depth: Option<u64>,
    /// The time for one position.
    pub movetime: Option<Duration>,
    /// Nodes.
    pub nodes: Option<u64>,
}

impl Limit {
    pub(super) fn command(&self) -> Go<'static> {
        let milliseconds =
            |time: Duration| u64::try_from(time.as_millis()).unwrap_or(i64::MAX as u64);
        Go {
            depth: self.depth,
            nodes: self.nodes,
            movetime: self.movetime.map(milliseconds),
            infinite: *self == Self::default(),
            ..Go::default()
        }
    }

    /// The time it may take before the engine gets `stop`.
    pub(super) fn time(&self, options: &Options) -> Duration {
        let time = self.movetime.map(|time| time.saturating_add(options.grace));
        // A time beyond all measure is none.
        time.unwrap_or(options.search)
            .min(Duration::from_secs(1 << 31))
    }
}

/// The reason why a search was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stopped {
    /// Its time was over.
    Limit,
    /// Somebody interrupted it.
    Interrupt,
}

/// The result of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// The lines that count.
    found: Gathered,
    /// The best move as the engine wrote it; `None` where it says that there
    /// is none.
    pub best: Option<String>,
    /// The answer that it expects.
    pub ponder: Option<String>,
    /// The reason why the engine had to be stopped, if it had.
    pub stopped: Option<Stopped>,
}

impl Search {
    /// The line that speaks for the search, by the same measure as
    /// [`principal`](crate::meaning::principal).
    pub fn principal(&self) -> Option<Info<'_>> {
        self.found.principal()
    }

    /// For each rank the line that speaks for it, in the order of ranks.
    pub fn ranked(&self) -> impl Iterator<Item = (u64, Info<'_>)> {
        self.found.ranked()
    }

    /// Takes in a line. At the end of the search says how it ended.
    pub(super) fn take(&mut self, line: &str) -> Option<Result<(), EngineError>> {
        match Line::parse(line).value {
            Line::Engine(Message::Info(info)) => self.found.take(&info),
            Line::Engine(Message::BestMove(answer)) => {
                self.best = move_of(answer.best);
                self.ponder = answer.ponder.and_then(move_of);
                return Some(Ok(()));
            }
            Line::Unknown("bestmove") => return Some(Err(EngineError::NoMove)),
            _ => {}
        }
        None
    }
}

/// Engines write that there is no move in several ways.
fn move_of(text: &str) -> Option<String> {
    let none = matches!(text, "(none)" | "none" | "0000" | "NULL" | "null");
    (!none).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meaning::principal;

    #[test]
    fn what_is_kept_is_what_speaks_for_the_search() {
        let said = [
            "info depth 3 multipv 2 score cp 7",
            "info depth 1 score cp 1",
            "info depth 2 multipv 1 score cp 2 lowerbound",
            "info depth 2 multipv 1 score cp 3",
            "info depth 9 score cp 4 upperbound",
            "info depth 9 currmove e2e4",
            "info depth 2 score cp 5 pv e2e4",
            "info depth 1 multipv 2 score cp 9",
            "hello",
        ];
        let mut search = Search::default();
        for line in said {
            assert!(search.take(line).is_none());
            let before = said.iter().take_while(|it| **it != line);
            let infos: Vec<Info<'_>> = before
                .chain([&line])
                .filter_map(|line| Info::parse(line))
                .map(|reading| reading.value)
                .collect();
            assert_eq!(search.principal().as_ref(), principal(&infos), "{line}");
        }
        let ranks: Vec<String> = search.ranked().map(|(_, info)| info.to_string()).collect();
        assert_eq!(
            ranks,
            [
                "info depth 2 score cp 5 pv e2e4",
                "info depth 3 multipv 2 score cp 7"
            ]
        );
    }

    #[test]
    fn limits_become_commands() {
        let limit = Limit {
            depth: Some(3),
            movetime: Some(Duration::from_millis(1500)),
            nodes: None,
        };
        assert_eq!(limit.command().to_string(), "go depth 3 movetime 1500");
        assert_eq!(Limit::default().command().to_string(), "go infinite");
        let options = Options::default();
        assert_eq!(limit.time(&options), Duration::from_millis(3500));
        let nodes = Limit {
            nodes: Some(1),
            ..Limit::default()
        };
        assert_eq!(nodes.time(&options), options.search);
    }
}
