//! The content of an archive, counted while it goes by.

use std::borrow::Cow;

use cif_runtime::{IntoOwned, Value};
use cif_types::built_in::NonNegativeInteger;
use cif_types::{CifItem, Content, Game, ListOfVariants, Variant};

/// Counts of the items of an archive, for its `content`.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Games.
    pub games: u64,
    /// Documents.
    pub documents: u64,
    /// True if there are games on two boards.
    pub tandem: bool,
    variants: Vec<Variant<'static>>,
    /// True if a game is one of chess itself, which no attribute need say.
    chess: bool,
}

impl Counts {
    /// Counts an item; sections of an index or a namebase, data and
    /// information do not count.
    pub fn add(&mut self, item: &CifItem<'_>) {
        match item {
            CifItem::Game(game) => self.game(game),
            CifItem::Document(_) => self.documents += 1,
            CifItem::Data(_) | CifItem::Namebase(_) | CifItem::Index(_) | CifItem::Info(_) => {}
        }
    }

    /// Counts a game.
    pub fn game(&mut self, game: &Game<'_>) {
        self.games += 1;
        self.tandem |= game.tandem.as_ref().is_some_and(|it| it.value);
        match &game.variant {
            Some(variant) if !self.variants.contains(variant) => {
                self.variants.push(variant.value.clone().into_owned());
            }
            Some(_) => {}
            None => self.chess = true,
        }
    }

    /// The element `content` that says so. Variants are listed in the order
    /// in which they came, and chess first, once there is another one.
    pub fn content(&self) -> Content<'static> {
        let number = |count: u64| {
            let text = Cow::Owned(count.to_string());
            Some(NonNegativeInteger::from_valid(text).into())
        };
        let mut variants = self.variants.clone();
        let default = Variant::from_valid(Cow::Borrowed(":Chess"));
        if self.chess && !variants.contains(&default) {
            variants.insert(0, default.clone());
        }
        let others = variants.iter().any(|it| *it != default);
        Content {
            games: number(self.games),
            documents: number(self.documents).filter(|_| self.documents > 0),
            variants: others
                .then(|| ListOfVariants::new(variants).ok())
                .flatten()
                .map(Into::into),
            tandem: self.tandem.then(|| true.into()),
        }
    }
}
