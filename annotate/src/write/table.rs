//! The evaluation table of an engine: the items that it has, and those that
//! are new.

use cif_text::tables::items;
use cif_types::{Game, MoveInfo, MoveInfoItems, MoveInfoTable, TableContent};

use super::engines::Numbered;

/// A table in the midst of being written.
pub(super) struct Table {
    items: Vec<String>,
    engine: cif_types::built_in::NonNegativeInteger<'static>,
    /// Its place: the section of tables, and the table in it.
    at: Option<(usize, usize)>,
    changed: bool,
}

impl Table {
    /// The table of the engine, or a new one.
    pub(super) fn of(game: &Game<'_>, engine: &Numbered) -> Self {
        let sections = game.info.moveinfo.iter().enumerate();
        let mut tables = sections.flat_map(|(section, info)| {
            let tables = info.table.iter().enumerate();
            tables.map(move |(number, table)| ((section, number), table))
        });
        let found = tables.find(|(_, table)| {
            let content = table.content.value;
            content == TableContent::Evaluation && engine.is(table.engine.as_ref())
        });
        let texts = found.map(|(_, table)| items(&table.text).map(|item| item.text.to_owned()));
        Self {
            items: texts.map(Iterator::collect).unwrap_or_default(),
            engine: engine.value(),
            at: found.map(|(at, _)| at),
            changed: false,
        }
    }

    /// Whether something is known of the position after a ply, counted
    /// from 1.
    pub(super) fn has(&self, ply: usize) -> bool {
        let item = ply.checked_sub(1).and_then(|at| self.items.get(at));
        item.is_some_and(|item| !item.is_empty())
    }

    /// Sets the item of a ply, counted from 1.
    pub(super) fn set(&mut self, ply: usize, item: String) {
        let Some(at) = ply.checked_sub(1) else { return };
        if self.items.len() < ply {
            self.items.resize_with(ply, String::new);
        }
        if let Some(slot) = self.items.get_mut(at) {
            *slot = item;
            self.changed = true;
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
        let known = self.at.and_then(|(section, number)| {
            let info = sections.get_mut(section)?;
            info.table.get_mut(number)
        });
        if let Some(table) = known {
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
