//! The engines of a game by their numbers: one map, so that a game of many
//! engines, and of many references to them, takes time in proportion.

use std::collections::HashMap;

use cif_runtime::value::built_in::NonNegativeInteger;

use crate::{Engine, Game, GameDataChoice};

/// The engines of a game by their numbers.
#[derive(Debug, Default)]
pub struct Engines<'g> {
    all: HashMap<&'g str, &'g Engine<'g>>,
}

impl<'g> Engines<'g> {
    /// The engines of the game's data.
    pub fn of(game: &'g Game<'_>) -> Self {
        let mut all = HashMap::new();
        for item in game.data.iter().flat_map(|data| &data.items) {
            if let GameDataChoice::Engine(engine) = item
                && let Some(id) = &engine.id
            {
                all.entry(id.digits()).or_insert(&engine.value);
            }
        }
        Self { all }
    }

    /// The engine of this number, the first where there are several.
    pub fn get(&self, number: &NonNegativeInteger<'_>) -> Option<&'g Engine<'g>> {
        self.with_digits(number.digits())
    }

    /// The engine whose number has these digits ([`NonNegativeInteger::digits`]).
    pub fn with_digits(&self, digits: &str) -> Option<&'g Engine<'g>> {
        self.all.get(digits).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ArchiveItem;

    #[test]
    fn numbers_have_several_spellings() {
        let text = "<cif><game><info/><moves/><data><engine>N</engine><engine id='+1'>A</engine>\
                    <engine id='-0'>B</engine><engine id='01'>C</engine></data></game></cif>";
        let archive = crate::read(text).value;
        let Some(ArchiveItem::Game(game)) = archive.items.first() else {
            panic!("there is no game");
        };
        let engines = Engines::of(game);
        let name = |text: &'static str| {
            let number = NonNegativeInteger::new(text).unwrap();
            engines.get(&number).map(|it| it.text.as_str())
        };
        assert_eq!(["001", "1"].map(name), [Some("A"); 2]);
        assert_eq!(["0", "+00"].map(name), [Some("B"); 2]);
        assert_eq!(name("10"), None);
    }
}
