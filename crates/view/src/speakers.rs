//! The engines whose evaluations a game has: where there are several, a score says whose it is.

use cif_types::{Engines, Game, GameDataChoice, MoveInfoEval};

use crate::data::score_words;

/// The engines of a game.
#[derive(Debug, Default)]
pub struct Speakers<'g> {
    engines: Engines<'g>,
    is_several: bool,
}

/// The characters of the name of an engine that are shown: each score has it.
const NAME: usize = 80;

impl<'g> Speakers<'g> {
    /// The engines of the game's data.
    pub fn of(game: &'g Game<'_>) -> Self {
        let items = game.data.iter().flat_map(|data| &data.items);
        let engines = items.filter(|it| matches!(it, GameDataChoice::Engine(_)));
        Self {
            engines: Engines::of(game),
            is_several: engines.take(2).count() > 1,
        }
    }

    /// Returns whether there are several.
    pub const fn is_several(&self) -> bool {
        self.is_several
    }

    /// The name of the engine whose number has these digits ([`Engines::with_digits`]), the
    /// beginning of a long one.
    pub fn name(&self, digits: &str) -> Option<String> {
        let engine = self.engines.with_digits(digits)?;
        Some(engine.text.as_str().chars().take(NAME).collect())
    }

    /// An evaluation in brackets, with the name of its engine where there are several.
    pub fn words(&self, eval: &MoveInfoEval<'_>) -> String {
        let words = match eval.text.as_str().parse() {
            Ok(evaluation) => score_words(&evaluation),
            Err(_) => eval.text.value.to_string(),
        };
        let number = eval.engine.as_ref().filter(|_| self.is_several);
        match number.and_then(|number| self.name(number.digits())) {
            Some(name) => format!("[{name}: {words}]"),
            None => format!("[{words}]"),
        }
    }
}
