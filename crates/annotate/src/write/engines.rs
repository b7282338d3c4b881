//! The engines of a game: which number one has, or gets.

use std::collections::HashSet;

use cif_tree::{Item, Section, Step};
use cif_types::built_in::NonNegativeInteger;
use cif_types::{AnnotationChoice, Engine, Game, GameData, GameDataChoice, Spanned, Token};

/// An engine of the game with its number.
pub(super) struct Numbered {
    pub(super) number: u64,
    /// True for the first engine of the game.
    pub(super) is_first: bool,
    name: String,
    /// Its place in the data of the game; none when it is new.
    at: Option<usize>,
}

/// A name as the format holds it: single blanks between words, no characters
/// that XML cannot hold, and something at all.
fn tidy(name: &str) -> String {
    let name = clean(name);
    let words: Vec<&str> = name.split_whitespace().collect();
    if words.is_empty() {
        "?".to_owned()
    } else {
        words.join(" ")
    }
}

impl Numbered {
    /// The number of the engine of this name: its own, or one that nothing
    /// in the game refers to.
    pub(super) fn of(game: &Game<'_>, section: &Section<'_>, name: &str) -> Self {
        let name = tidy(name);
        let data = game.data.iter().flat_map(|data| &data.items);
        let engines: Vec<_> = data
            .enumerate()
            .filter_map(|(at, item)| match item {
                GameDataChoice::Engine(engine) => Some((at, &engine.value)),
                GameDataChoice::Blob(_) => None,
            })
            .collect();
        let named = |engine: &Engine<'_>| *engine.text.as_str() == *name;
        // One that has a number is referred to, perhaps.
        let known = engines
            .iter()
            .find(|(_, it)| named(it) && it.id.as_ref().is_some_and(|id| id.to_u64().is_some()))
            .or_else(|| engines.iter().find(|(_, it)| named(it) && it.id.is_none()));
        let own = known.and_then(|(_, engine)| engine.id.as_ref()?.to_u64());
        let number = own.unwrap_or_else(|| {
            let taken = taken(game, section, engines.iter().map(|(_, engine)| *engine));
            let mut number = 0;
            while taken.contains(&number.to_string()) {
                number += 1;
            }
            number
        });
        let at = known.map(|(at, _)| *at);
        Self {
            number,
            is_first: engines.first().is_none_or(|(first, _)| Some(*first) == at),
            name,
            at,
        }
    }

    /// The number as the format has it.
    ///
    /// # Panics
    /// Never: digits are a whole number from 0.
    pub(super) fn value<'a>(&self) -> NonNegativeInteger<'a> {
        NonNegativeInteger::new(self.number.to_string()).expect("digits are a number")
    }

    /// Returns true for the engine's number.
    pub(super) fn is(&self, number: Option<&Spanned<NonNegativeInteger<'_>>>) -> bool {
        number.is_some_and(|number| *number.digits() == *self.number.to_string())
    }

    /// Makes sure that the game has the engine.
    pub(super) fn write(&self, game: &mut Game<'_>) {
        let data = game.data.get_or_insert_with(|| GameData::default().into());
        let known = self.at.and_then(|at| data.items.get_mut(at));
        if let Some(GameDataChoice::Engine(engine)) = known {
            engine.id.get_or_insert_with(|| self.value().into());
            return;
        }
        if let Ok(name) = Token::new(self.name.clone()) {
            let mut engine = Engine::new(name);
            engine.id = Some(self.value().into());
            data.items.push(GameDataChoice::Engine(engine.into()));
        }
    }
}

/// The numbers that engines have or that something refers to.
fn taken<'e>(
    game: &'e Game<'_>,
    section: &'e Section<'_>,
    engines: impl Iterator<Item = &'e Engine<'e>>,
) -> HashSet<String> {
    let tables = game.info.moveinfo.iter().flat_map(|info| &info.table);
    let mut taken: HashSet<String> = engines
        .filter_map(|engine| engine.id.as_ref())
        .chain(tables.filter_map(|table| table.engine.as_ref()))
        .map(|number| number.digits().to_owned())
        .collect();
    let mut take = |data: &AnnotationChoice<'_>| {
        if let AnnotationChoice::Eval(eval) = data
            && let Some(engine) = &eval.engine
        {
            taken.insert(engine.digits().to_owned());
        }
    };
    for step in section.line.walk() {
        match step {
            Step::Item(Item::Data(data)) => take(data),
            Step::Item(Item::Prelude(prelude)) => prelude.items.iter().for_each(&mut take),
            _ => {}
        }
    }
    taken
}

/// The text without characters that XML cannot hold; a sign stands for each.
pub(super) fn clean(text: &str) -> String {
    let is_lost = |c: char| matches!(c, '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}');
    text.replace(is_lost, "\u{fffd}")
}
