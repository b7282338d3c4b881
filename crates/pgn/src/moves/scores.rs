//! The tables of engines that play, on their way out: the comments of a match
//! hold their items already, and what they do not hold is written as an
//! evaluation of nobody in particular.

use cif_text::legality::Side;
use cif_text::tables::{Items, items};
use cif_types::{Engines, Game, MoveInfoTable, TableContent, VariationNode};

use super::table::{Row, Table};
use crate::players::{self, Players};
use crate::report::Loss;

/// The evaluation tables of the players' engines.
#[derive(Default)]
pub(super) struct Scores<'n> {
    tables: Vec<Scored<'n>>,
    /// True once it is reported that a table, or its engine, is lost.
    said: [bool; 2],
}

/// A table of an engine that plays.
struct Scored<'n> {
    /// The sides that its engine plays, White first.
    sides: [bool; 2],
    items: Items<'n>,
    /// The number of items taken.
    taken: usize,
}

impl<'n> Scored<'n> {
    /// The item of a ply, which counts from 0 and is behind that of the last call; nothing where
    /// the table has come to its end.
    fn item(&mut self, ply: usize) -> Option<&'n str> {
        let item = self.items.nth(ply.checked_sub(self.taken)?)?;
        self.taken = ply + 1;
        Some(item.text.trim())
    }
}

/// A number of plies that the main line does not come to, by the bytes of its moves: an item
/// at that place of a table tells that it is longer.
pub(super) fn more_than_plies(game: &Game<'_>) -> usize {
    let bytes = game.moves.base.nodes.iter().map(|node| match node {
        VariationNode::Text(text) => text.len() / 4,
        _ => 0,
    });
    bytes.sum::<usize>() + 1
}

const SECOND: (usize, &str) = (0, "table evaluation");
const NAMED: (usize, &str) = (1, "table/@engine");

impl<'n> Scores<'n> {
    /// Takes a table if it is of an engine that plays.
    pub(super) fn take(
        &mut self,
        table: &'n MoveInfoTable<'_>,
        engines: &Engines<'_>,
        players: &Players,
    ) -> bool {
        let engine = table.engine.as_ref();
        let engine = engine.filter(|_| table.content.value == TableContent::Evaluation);
        let sides = engine.map(|engine| players.sides_of(engines, engine));
        let Some(sides) = sides.filter(|sides| sides.contains(&true)) else {
            return false;
        };
        self.tables.push(Scored {
            sides,
            items: items(table.text.value.as_str()),
            taken: 0,
        });
        true
    }

    /// Returns whether there is none.
    pub(super) const fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// Returns whether a table goes on behind so many plies.
    pub(super) fn are_longer_than(&mut self, plies: usize) -> bool {
        let mut tables = self.tables.iter_mut();
        tables.any(|table| table.item(plies).is_some())
    }

    /// Puts the score of the engine that moved into the row of its ply, which
    /// counts from 0; `held` is what the comments of the ply hold.
    pub(super) fn put(
        &mut self,
        row: &mut Row<'n>,
        (ply, mover): (usize, Side),
        held: &[(Table, String)],
        report: &mut dyn FnMut(Loss),
    ) {
        let side = players::index(mover);
        let mut of_mover = None;
        let mut is_second = false;
        // What has come to its end is not looked at again.
        self.tables.retain_mut(|table| {
            match table.item(ply) {
                None => return false,
                Some("") => {}
                Some(item) if of_mover.is_none() && table.sides.get(side) == Some(&true) => {
                    of_mover = Some(item);
                }
                Some(_) => is_second = true,
            }
            true
        });
        if let Some(item) = of_mover {
            let is_held = held
                .iter()
                .any(|(table, text)| *table == Table::Score && text == item);
            if is_held {
                row[Table::Score] = Some(item.into());
            } else if row[Table::Evaluation].is_none() {
                row[Table::Evaluation] = Some(item.into());
                self.lose(NAMED, report);
            } else {
                is_second = true;
            }
        }
        if is_second {
            self.lose(SECOND, report);
        }
    }

    /// Says once what is lost of all tables.
    fn lose(&mut self, (which, what): (usize, &'static str), report: &mut dyn FnMut(Loss)) {
        if let Some(said @ false) = self.said.get_mut(which) {
            *said = true;
            report(Loss::whole(what));
        }
    }
}
