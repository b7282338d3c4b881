//! Engines that play: in matches of engines the scores that stand behind the
//! moves are those of the player who moved, whose name is the engine's.

use std::collections::HashSet;

use cif_text::legality::Side;
use cif_types::built_in::NonNegativeInteger;
use cif_types::{Engine, Engines, Game, GameData, GameDataChoice, Token};

use crate::tag_line::{self, Line};

/// The names of the players, White's first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Players {
    names: [String; 2],
}

/// The name where nobody gives one.
const UNKNOWN: &str = "?";

/// The place of a side.
pub(crate) const fn index(side: Side) -> usize {
    match side {
        Side::White => 0,
        Side::Black => 1,
    }
}

/// A name with single blanks between its words, as that of an engine is.
fn tidy(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Players {
    pub(crate) fn of(lines: &[Line<'_>]) -> Self {
        let name = |wanted: &str| {
            let mut pairs = tag_line::pairs(lines).filter(|(name, _)| *name == wanted);
            let name = pairs.next().map(|(_, value)| tidy(value));
            name.filter(|name| !name.is_empty())
                .unwrap_or_else(|| UNKNOWN.to_owned())
        };
        Self {
            names: [name("White"), name("Black")],
        }
    }

    /// Returns whether one engine plays itself.
    pub(crate) fn are_one(&self) -> bool {
        let [white, black] = &self.names;
        white == black && white != UNKNOWN
    }

    /// The sides that an engine of the game plays, White first.
    pub(crate) fn sides_of(
        &self,
        engines: &Engines<'_>,
        engine: &NonNegativeInteger<'_>,
    ) -> [bool; 2] {
        let name = engines.get(engine).map(|it| tidy(it.text.as_str()));
        [0, 1].map(|at| name.is_some() && self.names.get(at) == name.as_ref())
    }

    /// Returns whether the data of the game are engines that play, and whose scores
    /// the game has: PGN says all of it.
    pub(crate) fn are_all_data(&self, game: &Game<'_>, engines: &Engines<'_>) -> bool {
        let tables = game.info.moveinfo.iter().flat_map(|info| &info.table);
        let scored = tables.filter_map(|table| table.engine.as_ref());
        let scored: HashSet<_> = scored.map(|engine| engine.digits()).collect();
        let data = game.data.iter().flat_map(|data| &data.items);
        let is_said = |item: &GameDataChoice<'_>| match item {
            GameDataChoice::Engine(engine) => engine.id.as_ref().is_some_and(|id| {
                scored.contains(id.digits()) && self.sides_of(engines, id).contains(&true)
            }),
            GameDataChoice::Blob(_) => false,
        };
        let mut data = data.peekable();
        data.peek().is_some() && data.all(is_said)
    }

    /// Adds to a game the engines of these sides, numbered as the sides are.
    pub(crate) fn add_to(&self, game: &mut Game<'_>, sides: [bool; 2]) {
        for ((number, name), plays) in ["0", "1"].iter().zip(&self.names).zip(sides) {
            let (Ok(id), Ok(name)) = (NonNegativeInteger::new(*number), Token::new(name.clone()))
            else {
                continue;
            };
            if plays {
                let mut engine = Engine::new(name);
                engine.id = Some(id.into());
                let data = game.data.get_or_insert_with(|| GameData::default().into());
                data.items.push(GameDataChoice::Engine(engine.into()));
            }
        }
    }
}
