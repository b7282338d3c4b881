//! The setting of a ply, which says what its comments may mean: tables are those
//! of the main line, a number alone is a clock in a game on two boards, and the
//! score of an engine is that of the side that moved.

use cif_text::legality::Side;

use super::table::Table;
use crate::command::{Notation, Record};

/// The place of a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Setting {
    /// In the main line, which has tables.
    pub(super) main: bool,
    /// In a game on two boards.
    pub(super) tandem: bool,
    /// The side that played it, where its engine's score may stand behind it.
    pub(super) mover: Option<Side>,
    /// The side that moved last, in any line, where the position tells.
    pub(super) moved: Option<Side>,
    /// The way in which the engines of the game write scores.
    pub(super) notation: Notation,
}

impl Setting {
    /// Before the first move of a line.
    pub(super) const START: Self = Self {
        main: false,
        tandem: false,
        mover: None,
        moved: None,
        notation: Notation::NEW,
    };

    /// The same before a move of this side.
    pub(super) fn start(turn: Option<Side>) -> Self {
        Self {
            moved: turn.map(Side::other),
            ..Self::START
        }
    }

    /// The side that moved last, as evaluations call it.
    pub(super) fn moved(self) -> Option<cif_text::tables::Side> {
        self.moved.map(Into::into)
    }

    /// Reads the engine's record in a comment, as items of tables.
    pub(super) fn record(self, comment: &str) -> Vec<(Table, String)> {
        let mover = self.mover;
        let record = mover.and_then(|mover| Record::parse(comment, mover, self.notation));
        let items = record.map(|record| {
            let score = (Table::Score, record.evaluation.to_string());
            let time = record.time.map(|time| (Table::ElapsedMove, time));
            [Some(score), time]
        });
        items.into_iter().flatten().flatten().collect()
    }
}

/// Reads the engine's record in comments: the first of each kind.
pub(super) fn recorded(texts: &[&str], setting: Setting) -> Vec<(Table, String)> {
    let mut found: Vec<(Table, String)> = Vec::new();
    for (table, item) in texts.iter().flat_map(|text| setting.record(text)) {
        if found.iter().all(|(known, _)| *known != table) {
            found.push((table, item));
        }
    }
    found
}
