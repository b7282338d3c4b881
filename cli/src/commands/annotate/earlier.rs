//! What earlier runs have finished. Their games are read beside those of the
//! input, one by one: where one of them has something of the engine, it is
//! kept. A file that was cut off is good up to there.

use std::path::Path;

use cif_annotate::live::knows;
use cif_text::board::Board;
use cif_tree::Section;
use cif_types::{Game, Limits};

use super::source::{Body, Candidate, Source};
use crate::input::Input;
use crate::pgn::GameLimit;
use crate::status::Trouble;
use crate::terminal::visible;

/// The results of earlier runs, the latest first.
#[derive(Default)]
pub(super) struct Earlier {
    runs: Vec<Run>,
    games: u64,
}

struct Run {
    name: String,
    /// None after its end.
    source: Option<Source>,
}

/// A game that was finished.
pub(super) struct Known {
    name: String,
    candidate: Candidate,
}

impl Earlier {
    /// Adds the file of a run.
    pub(super) fn add(&mut self, file: &Path, limits: &Limits) -> Result<(), Trouble> {
        let input = Input::of(file);
        self.runs.push(Run {
            name: input.name(),
            source: Some(Source::open(&input, limits, GameLimit::default())?),
        });
        Ok(())
    }

    /// The next game, if a run has finished it.
    pub(super) fn next(&mut self, engine: &str) -> Option<Known> {
        self.games += 1;
        let mut found = None;
        // All runs go on, wherever the game is found.
        for run in &mut self.runs {
            let Some(candidate) = run.next(self.games) else {
                continue;
            };
            if found.is_none() && knows(&candidate.game, engine) {
                let name = run.name.clone();
                found = Some(Known { name, candidate });
            }
        }
        found
    }
}

impl Run {
    /// The next game, if it can be read. A run that cannot be read any further
    /// is over.
    fn next(&mut self, number: u64) -> Option<Candidate> {
        loop {
            let Ok(Some(item)) = self.source.as_mut()?.next() else {
                self.source = None;
                return None;
            };
            match item.body {
                Body::Bytes(_) => {}
                Body::Game(candidate) if candidate.number == number => return Some(*candidate),
                Body::Faulty { .. } | Body::Game(_) => return None,
            }
        }
    }
}

impl Known {
    /// The text of the game, which has to be that of the input with something
    /// more.
    pub(super) fn of(self, candidate: &Candidate) -> Result<Vec<u8>, Trouble> {
        if moves(&self.candidate.game) != moves(&candidate.game) {
            let name = visible(&self.name);
            let message = format!(
                "`{name}` is no earlier result of this file: game {} has other moves",
                candidate.number
            );
            return Err(Trouble::new(message));
        }
        self.candidate.into_text().map_err(Trouble::new)
    }
}

/// The start position and the moves of the main line.
fn moves(game: &Game<'_>) -> (String, Vec<String>) {
    let size = game.boardsize().as_str().parse().unwrap_or_default();
    let board = Board::new(size, game.tandem());
    let section = Section::read(game.moves.value.clone(), &board);
    let plies = section.line.plies().iter();
    let moves = plies.map(|ply| ply.text().to_owned()).collect();
    (game.startposition().to_string(), moves)
}
