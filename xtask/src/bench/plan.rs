//! The plan of all benchmarks, `xtask/data/bench.toml`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

/// The plan, which a test reads as well.
pub(super) static PLAN: LazyLock<Plan> = LazyLock::new(|| {
    let text = include_str!("../../data/bench.toml");
    toml::from_str(text).expect("xtask/data/bench.toml is a plan")
});

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Plan {
    /// Names in commands.
    pub(super) names: BTreeMap<String, String>,
    pub(super) programs: BTreeMap<String, Program>,
    /// Those documents that no generator makes.
    pub(super) documents: BTreeMap<String, Document>,
    pub(super) pages: BTreeMap<String, Page>,
}

/// A program of which measurements are taken.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Program {
    /// A command that makes it ready.
    pub(super) prepare: Option<String>,
    /// A command that prints its version, first of all.
    pub(super) version: Option<String>,
    /// Its name, where the version is the last word that the command prints.
    pub(super) name: Option<String>,
    /// Libraries, whose versions stand in the lock file.
    pub(super) libraries: Vec<String>,
    pub(super) lock: Option<String>,
    /// The note where it cannot be had.
    pub(super) missing: String,
}

/// A document of a text or of bytes, or one that a command makes of another.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Document {
    pub(super) before: String,
    pub(super) parts: Vec<Part>,
    pub(super) after: String,
    /// Its extent, where that is always the same.
    pub(super) extent: u64,
    /// True if the extent is in bytes, not in repeated parts.
    pub(super) sized: bool,
    pub(super) bytes: Vec<u8>,
    pub(super) command: Option<String>,
}

/// A part of a document that is repeated.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Part {
    pub(super) repeat: String,
    /// Its number in percent of the extent.
    pub(super) percent: Option<u64>,
    /// The element that holds some of them.
    pub(super) section: Option<String>,
}

/// A page of measurements that are compared.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Page {
    /// The file of the documentation that it is.
    pub(super) file: String,
    pub(super) title: String,
    pub(super) intro: String,
    /// The document that programs read, where their sections do not say.
    pub(super) document: String,
    /// A document that programs must refuse, so that one that does nothing does not win.
    pub(super) refuses: Option<String>,
    pub(super) columns: Vec<String>,
    /// Measurements with what is asked of them.
    pub(super) goals: Vec<(String, String)>,
    pub(super) sizes: Vec<Measurement>,
    /// Files of SQL.
    pub(super) queries: BTreeMap<String, String>,
    /// The measurements of sections that have none of their own.
    pub(super) rows: Vec<Measurement>,
    pub(super) sections: Vec<Section>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Section {
    pub(super) title: String,
    pub(super) about: String,
    /// The measurement that others are compared with.
    pub(super) ours: String,
    pub(super) document: Option<String>,
    /// Goals of measurements of this section.
    pub(super) goals: Vec<(String, String)>,
    pub(super) rows: Vec<Measurement>,
    /// The measurements of the page that are taken.
    pub(super) ways: Vec<String>,
    /// The extents of the document, each with all measurements, and their unit.
    pub(super) extents: Vec<u64>,
    pub(super) unit: String,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Measurement {
    pub(super) name: String,
    pub(super) program: String,
    pub(super) command: String,
    pub(super) document: Option<String>,
    /// The document is so many times as large as the others.
    pub(super) share: Option<f64>,
    /// The most MB that it has.
    pub(super) most: Option<u64>,
    /// A document that it must refuse, where not that of the page; empty where it reads nothing.
    pub(super) refuses: Option<String>,
    /// The number of times that it reads the document.
    pub(super) times: Option<f64>,
    /// True if it prints the bytes and the seconds of the part that counts.
    pub(super) prints_work: bool,
    /// Measured once, because it takes so long.
    pub(super) once: bool,
}

impl Page {
    /// The sections with their measurements.
    pub(super) fn sections(&self) -> impl Iterator<Item = (&Section, Vec<&Measurement>)> {
        self.sections.iter().map(|section| {
            let is_taken =
                |it: &&Measurement| section.ways.is_empty() || section.ways.contains(&it.name);
            let rows = match &section.rows[..] {
                [] => &self.rows,
                own => own,
            };
            (section, rows.iter().filter(is_taken).collect())
        })
    }
}
