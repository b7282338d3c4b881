//! Games that earlier runs have finished. They are read beside those of the
//! input, one by one: where one of them has something of the engine, and is not
//! as the input has it, it is kept. A file that was cut off is good up to there.

use std::fs;
use std::path::Path;

use cif::annotate::live::knows;
use cif::model::Game;
use cif::moves::Section;

use super::options::Annotate;
use super::source::{Body, Candidate, Source};
use crate::input::Input;
use crate::status::CliError;
use crate::terminal::{complain_mildly, visible};
use cif::files::kind::FileKind;

/// The bytes of `<?xml`, with which a result begins.
const SHORTEST: u64 = 5;

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

impl Earlier {
    /// Adds the file of a run.
    pub(super) fn add(&mut self, file: &Path, arguments: &Annotate) -> Result<(), CliError> {
        let input = Input::of(file);
        // It ended before it wrote anything that shows its form.
        let is_short = fs::metadata(file).is_ok_and(|it| it.len() < SHORTEST);
        if is_short || input.open()?.kind == FileKind::Empty {
            return Ok(());
        }
        self.runs.push(Run {
            name: input.name(),
            source: Some(Source::open(&input, arguments)?),
        });
        Ok(())
    }

    /// Goes on to the next game, which is this one unless it cannot be read,
    /// and gives its text if a run has finished it.
    pub(super) fn next(
        &mut self,
        engine: &str,
        candidate: Option<&Candidate>,
    ) -> Result<Option<Vec<u8>>, CliError> {
        self.games += 1;
        let mut found = None;
        // All runs go on, wherever the game is found.
        for run in &mut self.runs {
            if let Some(earlier) = run.next(self.games)
                && let Some(candidate) = candidate
                && found.is_none()
                && knows(&earlier.game, engine)
            {
                found = run.finished(earlier, candidate)?;
            }
        }
        Ok(found)
    }
}

impl Run {
    /// The next game, if it can be read. A run that cannot be read any further
    /// is over, with a warning where that is not just its end.
    fn next(&mut self, number: u64) -> Option<Candidate> {
        loop {
            let item = match self.source.as_mut()?.next() {
                Ok(Some(item)) => item,
                end => {
                    self.source = None;
                    if let Err(error) = end {
                        let message =
                            format!("{error}; from game {number} on nothing of it is used");
                        complain_mildly(&message, None);
                    }
                    return None;
                }
            };
            match item.body {
                Body::Bytes(_) => {}
                Body::Game(candidate) if candidate.number == number => return Some(*candidate),
                Body::Faulty { .. } | Body::Game(_) => return None,
            }
        }
    }

    /// The text of a game, which has to be that of the input with something
    /// more. Nothing more is there where it was written as it was, though the
    /// engine may have been at work on it long ago.
    fn finished(
        &self,
        earlier: Candidate,
        candidate: &Candidate,
    ) -> Result<Option<Vec<u8>>, CliError> {
        if moves(&earlier.game) != moves(&candidate.game) {
            let name = visible(&self.name);
            let message = format!(
                "`{name}` is no earlier result of this file: game {} has other moves",
                candidate.number
            );
            return Err(CliError::new(message));
        }
        let before = candidate.text().map_err(CliError::new)?;
        let text = earlier.into_text().map_err(CliError::new)?;
        Ok((*text != *before).then_some(text))
    }
}

/// The start position and the moves of the main line.
fn moves(game: &Game<'_>) -> (String, Vec<String>) {
    let section = Section::read(game.moves.value.clone(), &game.board());
    let plies = section.line.plies().iter();
    let moves = plies.map(|ply| ply.text().to_owned()).collect();
    (game.startposition().to_string(), moves)
}
