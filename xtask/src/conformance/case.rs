//! A case as the manifest has it; `conformance/manifest.schema.json` describes the members.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

/// The layers by which a program judges an archive, each layer with those before it; and what it judges
/// beside archives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Layer {
    Wellformed,
    Schema,
    Rules,
    Moves,
    /// Things that only bounds of the reader forbid, which others need not have.
    Limits,
    Pgn,
    Uci,
}

impl Layer {
    /// The layers of archives.
    pub(crate) const ARCHIVES: [Self; 4] =
        [Self::Wellformed, Self::Schema, Self::Rules, Self::Moves];
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Verdict {
    Valid,
    Invalid,
}

impl Verdict {
    pub(crate) fn of(is_valid: bool) -> Self {
        if is_valid { Self::Valid } else { Self::Invalid }
    }
}

/// The ground of what is expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Basis {
    /// The tests say the id and the place.
    Place,
    /// The tests say the id, and the place is the checker's.
    Id,
    /// The checker says both.
    Recorded,
}

/// A finding that is expected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Expected {
    pub(crate) id: String,
    pub(crate) layer: Layer,
    /// The last layer that says so, where a higher one says it in other words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) until: Option<Layer>,
    pub(crate) line: u64,
    pub(crate) column: u64,
    pub(crate) severity: String,
    pub(crate) basis: Basis,
}

/// The thing that is judged.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Input {
    /// A file, by its path from the folder of the manifest.
    File(String),
    /// A short text.
    Text(String),
    /// Short bytes that are no UTF-8, each as two digits.
    Hex(String),
}

/// A game that PGN becomes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Game {
    pub(crate) result: Option<String>,
    /// The element `moves`.
    pub(crate) moves: String,
    pub(crate) tables: Vec<Table>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Table {
    pub(crate) content: String,
    pub(crate) text: String,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Case {
    pub(crate) id: String,
    /// The layer that the case is about.
    pub(crate) layer: Layer,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) title: String,
    #[serde(flatten)]
    pub(crate) input: Input,
    /// The verdict of a program that judges up to a layer.
    pub(crate) verdicts: BTreeMap<Layer, Verdict>,
    pub(crate) findings: Vec<Expected>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) games: Option<Vec<Game>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) objects: Option<Vec<Value>>,
    /// Other programs whose verdict is known to differ, with the reason.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) differs: BTreeMap<&'static str, &'static str>,
}

impl Case {
    /// The ids that are expected.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        self.findings.iter().map(|it| &*it.id)
    }
}
