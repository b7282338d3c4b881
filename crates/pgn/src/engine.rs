//! The name of the engine whose evaluations are written. PGN has no place for it but a tag pair of
//! its own, and that names one engine.

use cif_types::{Engines, Game, TableContent};

use crate::players::Players;
use crate::report::Loss;
use crate::tag_line::Line;

/// The tag pair.
const NAME: &str = "Engine";

/// The parts of a game's engines that are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kept {
    Nothing,
    /// The name of the engine of the table, and there are others.
    OfTable,
    /// The name of the only one.
    All,
}

/// Adds the tag pair, where the first table of evaluations refers to an engine with a name.
/// That of a player is named as such.
pub(crate) fn add(
    game: &Game<'_>,
    engines: &Engines<'_>,
    lines: &mut Vec<Line<'_>>,
    players: &Players,
) -> Kept {
    let tables = game.info.moveinfo.iter().flat_map(|info| &info.table);
    let mut tables = tables.filter(|table| {
        let engine = table.engine.as_ref();
        let plays = engine.is_some_and(|it| players.sides_of(engines, it).contains(&true));
        table.content.value == TableContent::Evaluation && !plays
    });
    let wanted = tables.next().and_then(|table| table.engine.as_ref());
    let (Some(wanted), Some(data)) = (wanted, &game.data) else {
        return Kept::Nothing;
    };
    let Some(named) = engines.get(wanted) else {
        return Kept::Nothing;
    };
    let name = named.text.value.as_str();
    let is_there = |line: &Line<'_>| matches!(line, Line::Pair(known, _) if &**known == NAME);
    match lines.iter().find(|line| is_there(line)) {
        Some(Line::Pair(_, value)) if **value != *name => return Kept::Nothing,
        Some(_) => {}
        None => {
            let last = lines
                .iter()
                .rposition(|line| matches!(line, Line::Pair(..)));
            let pair = Line::Pair(NAME.into(), name.to_owned().into());
            lines.insert(last.map_or(0, |last| last + 1), pair);
        }
    }
    if data.items.len() == 1 {
        Kept::All
    } else {
        Kept::OfTable
    }
}

impl Kept {
    /// Returns true for what is not lost.
    pub(crate) fn has(self, loss: &Loss) -> bool {
        let kept: &[&str] = match self {
            Self::Nothing => &[],
            Self::OfTable => &["table/@engine"],
            Self::All => &["table/@engine", "eval/@engine", "game/data"],
        };
        kept.contains(&&*loss.what)
    }
}
