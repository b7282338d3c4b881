//! The evaluation table of an engine: the items that it has, and those that
//! are new.

use cif_text::tables::{Evaluation, items};
use cif_types::built_in::NonNegativeInteger;
use cif_types::{Game, MoveInfo, MoveInfoItems, MoveInfoTable, TableContent};

use super::engines::Numbered;

/// A table in the midst of being written.
pub(super) struct Table {
    items: Vec<String>,
    engine: NonNegativeInteger<'static>,
    /// Its places: the section of tables, and the table in it. All but the
    /// first say the same again, or something else.
    at: Vec<(usize, usize)>,
    changed: bool,
}

impl Table {
    /// The table of the engine, or a new one. Of several each item is the
    /// first that there is; what is no evaluation, and what stands beyond the
    /// plies, is left out.
    pub(super) fn of(game: &Game<'_>, engine: &Numbered, plies: usize) -> Self {
        let mut found = Self {
            items: Vec::new(),
            engine: engine.value(),
            at: Vec::new(),
            changed: false,
        };
        for (section, info) in game.info.moveinfo.iter().enumerate() {
            for (number, table) in info.table.iter().enumerate() {
                let content = table.content.value;
                if content == TableContent::Evaluation && engine.is(table.engine.as_ref()) {
                    found.at.push((section, number));
                    found.merge(&table.text, plies);
                }
            }
        }
        found
    }

    /// Takes in what is not known yet.
    fn merge(&mut self, table: &str, plies: usize) {
        for (at, item) in items(table).take(plies).enumerate() {
            if item.text.parse::<Evaluation>().is_ok() && !self.has(at + 1) {
                self.put(at + 1, item.text.to_owned());
            }
        }
    }

    /// Returns true if something is known of the position after a ply, counted
    /// from 1.
    pub(super) fn has(&self, ply: usize) -> bool {
        let item = ply.checked_sub(1).and_then(|at| self.items.get(at));
        item.is_some_and(|item| !item.is_empty())
    }

    /// Sets the item of a ply, counted from 1.
    pub(super) fn set(&mut self, ply: usize, item: String) {
        self.put(ply, item);
        self.changed = true;
    }

    fn put(&mut self, ply: usize, item: String) {
        let Some(at) = ply.checked_sub(1) else { return };
        if self.items.len() < ply {
            self.items.resize_with(ply, String::new);
        }
        if let Some(slot) = self.items.get_mut(at) {
            *slot = item;
        }
    }

    /// Puts the table into the game. Where nothing was set, none is made.
    pub(super) fn write(self, game: &mut Game<'_>) {
        if !self.changed {
            return;
        }
        let Ok(text) = MoveInfoItems::new(self.items.join(",")) else {
            return;
        };
        let sections = &mut game.info.moveinfo;
        let mut known = self.at.into_iter().peekable();
        let first = known.next();
        for (section, info) in sections.iter_mut().enumerate() {
            let mut number = 0;
            info.table.retain(|_| {
                let place = (section, number);
                number += 1;
                known.next_if_eq(&place).is_none()
            });
        }
        let first = first.and_then(|(section, number)| {
            let info = sections.get_mut(section)?;
            info.table.get_mut(number)
        });
        if let Some(table) = first {
            table.text = text.into();
            return;
        }
        if sections.is_empty() {
            sections.push(MoveInfo::default().into());
        }
        let mut table = MoveInfoTable::new(TableContent::Evaluation, text);
        table.engine = Some(self.engine.into());
        if let Some(info) = sections.first_mut() {
            info.table.push(table.into());
        }
    }
}
