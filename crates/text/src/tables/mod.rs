//! The comma-separated lists of `moveinfo/table` and their items (published
//! page `cif-game-info-moveinfo`). [`items()`] cuts a list, one item for each
//! ply of the main line, empty items included; [`ItemGrammar`] says which
//! grammar the table's `content` asks for, and reads one item.
//!
//! ```
//! use cif_text::tables::{Item, ItemGrammar, ItemValue, items};
//!
//! let grammar = ItemGrammar::for_content("evaluation").unwrap();
//! let found: Vec<Item> = items("+13:18#250, ,-31997").collect();
//! assert_eq!(found[2].range, 13..19);
//! assert!(found[1].text.is_empty());
//! let Ok(ItemValue::Evaluation(first)) = grammar.parse(found[0].text) else { panic!() };
//! assert_eq!((first.centipawns, first.depth, first.centiseconds), (13, Some(18), Some(250)));
//! assert!(grammar.parse("13").is_err());
//! ```

mod count;
mod error;
mod evaluation;
mod items;
mod time;
mod timestamp;

use core::fmt;

pub use count::Count;
pub use error::{ItemError, ItemErrorKind};
pub use evaluation::{Evaluation, Score, Side};
pub use items::{Item, Items, count_items, items};
pub use time::{Time, TimeForm};
pub use timestamp::{Clock, Timestamp};

/// The grammar of a table's items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ItemGrammar {
    /// A score with depth and time.
    Evaluation,
    /// A time of a clock.
    Time,
    /// A number of milliseconds or centiseconds.
    Count,
    /// A date with or without time of day.
    Timestamp,
}

impl ItemGrammar {
    /// The grammar that a value of `table/@content` asks for; `None` for a
    /// value that is not in the format.
    pub fn for_content(content: &str) -> Option<Self> {
        Some(match content {
            "evaluation" => Self::Evaluation,
            "clocktime" | "clock" | "elapsedgametime" | "elapsedmovetime" => Self::Time,
            "elapsedmilliseconds" | "lag" | "videotime" => Self::Count,
            "sent" => Self::Timestamp,
            _ => return None,
        })
    }

    /// Reads an item that is not empty.
    ///
    /// # Errors
    /// The first fault, with its place in the item.
    pub fn parse(self, item: &str) -> Result<ItemValue, ItemError> {
        match self {
            Self::Evaluation => item.parse().map(ItemValue::Evaluation),
            Self::Time => item.parse().map(ItemValue::Time),
            Self::Count => item.parse().map(ItemValue::Count),
            Self::Timestamp => item.parse().map(ItemValue::Timestamp),
        }
    }
}

/// The value of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names are those of the types.
pub enum ItemValue {
    Evaluation(Evaluation),
    Time(Time),
    Count(Count),
    Timestamp(Timestamp),
}

impl fmt::Display for ItemValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Evaluation(value) => value.fmt(f),
            Self::Time(value) => value.fmt(f),
            Self::Count(value) => value.fmt(f),
            Self::Timestamp(value) => value.fmt(f),
        }
    }
}
