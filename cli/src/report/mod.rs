//! Findings as people and programs read them.

mod ending;
pub(crate) mod fingerprint;
pub(crate) mod formats;
mod human;
mod json;
mod lines;
mod region;
mod summary;

pub(crate) use self::ending::{Ending, refusal};
pub(crate) use self::human::Human;
pub(crate) use self::json::{GameLocation, line, line_of_game};
pub(crate) use self::lines::Lines;
pub(crate) use self::summary::{Tally, count, findings, grouped, hidden};
