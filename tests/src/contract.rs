//! The promises of our own readers for every text, valid or not: reading,
//! checking and streaming find the same, twice the same, under known ids, and
//! whatever was read can be handed to the writer.

use std::collections::HashSet;
use std::io::{self, Read};
use std::sync::OnceLock;

use cif_types::{CifItem, CutError, Limits, PieceKind, Stream, Violation};

/// A source that gives few bytes at a time.
#[derive(Debug)]
pub struct Trickle<'b> {
    bytes: &'b [u8],
    most: usize,
}

impl<'b> Trickle<'b> {
    /// A source that gives at most so many bytes at a time, one at the least.
    pub fn new(bytes: &'b [u8], most: usize) -> Self {
        Self {
            bytes,
            most: most.max(1),
        }
    }
}

impl Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.most.min(buffer.len());
        self.bytes
            .take(length as u64)
            .read(&mut buffer[..length])
            .inspect(|&count| {
                self.bytes = &self.bytes[count..];
            })
    }
}

/// The outcome of a stream, its offsets counted from the beginning of the text.
#[derive(Debug, Default)]
pub struct Streamed {
    /// Id and offset of each violation.
    pub violations: Vec<(String, u64)>,
    /// True if another encoding was declared, which ends a stream.
    pub stopped: bool,
    /// The children of the root, as JSON.
    pub items: Vec<serde_json::Value>,
}

/// Reads a text as a stream, asking for `chunk` bytes at a time and getting
/// fewer.
///
/// # Errors
/// When the stream ends with an error, or checking a piece and reading it
/// disagree.
pub fn stream(text: &str, chunk: usize, items: bool) -> Result<Streamed, String> {
    let limits = Limits::default();
    let source = || Trickle::new(text.as_bytes(), chunk / 2 + 1);
    let mut reading = Stream::with_chunk(source(), &cif_types::tables::SCHEMA, &limits, chunk);
    let mut checking = Stream::with_chunk(source(), &cif_types::tables::SCHEMA, &limits, chunk);
    let mut streamed = Streamed::default();
    loop {
        let piece = match reading.next_piece() {
            Err(CutError::Encoding { violation, .. }) => {
                let at = u64::from(violation.span.start);
                streamed.violations.push((violation.id.into_owned(), at));
                streamed.stopped = true;
                return Ok(streamed);
            }
            piece => piece.map_err(|error| error.to_string())?,
        };
        let other = checking.next_piece().map_err(|error| error.to_string())?;
        let (Some(mut piece), Some(mut other)) = (piece, other) else {
            return Ok(streamed);
        };
        let base = piece.base.offset;
        let kind = piece.kind;
        let read = cif_types::read_item(&mut piece);
        if read.violations != cif_types::check_item(&mut other) {
            return Err(format!(
                "the piece at {base} is checked and read differently"
            ));
        }
        if kind != PieceKind::Item && read.item.is_some() {
            return Err(format!("an item in the {kind:?}"));
        }
        for violation in &read.violations {
            let at = base + u64::from(violation.span.start);
            streamed.violations.push((violation.id.to_string(), at));
        }
        if items && let Some(item) = &read.item {
            streamed.items.push(json(item)?);
        }
    }
}

/// An item as JSON.
fn json(item: &CifItem<'_>) -> Result<serde_json::Value, String> {
    serde_json::to_value(item).map_err(|error| error.to_string())
}

/// Returns true if an id stands in one of the catalogues.
pub fn is_known(id: &str) -> bool {
    static KNOWN: OnceLock<HashSet<&str>> = OnceLock::new();
    let known = KNOWN.get_or_init(|| {
        let schema = cif_types::CONSTRAINTS.iter().map(|it| it.id);
        let general = cif_runtime::schema::GENERAL.iter().map(|it| it.id);
        let xml = cif_types::scan::IDS.iter().map(|it| it.0);
        schema.chain(general).chain(xml).collect()
    });
    known.contains(id)
}

/// Examines a text; gives what is wrong with it.
///
/// # Errors
/// When a promise is broken, which one.
pub fn examine(text: &str, chunk: usize) -> Result<Vec<Violation>, String> {
    let checked = cif_types::check(text);
    let reading = cif_types::read(text);
    if reading.violations != checked {
        let (read, checked) = (ids(&reading.violations), ids(&checked));
        return Err(format!("reading finds {read:?}, checking {checked:?}"));
    }
    let again = cif_types::read(text);
    if again.violations != checked || again.value != reading.value {
        return Err("reading twice gives two results".to_owned());
    }
    if let Some(unknown) = checked.iter().find(|it| !is_known(&it.id)) {
        return Err(format!("`{}` stands in no catalogue", unknown.id));
    }
    if let Some(outside) = checked
        .iter()
        .find(|it| text.get(it.span.range()).is_none())
    {
        return Err(format!("`{}` stands outside the text", outside.id));
    }
    let Streamed {
        violations: mut streamed,
        stopped,
        ..
    } = stream(text, chunk, false)?;
    let mut whole: Vec<_> = checked
        .iter()
        .map(|it| (it.id.to_string(), u64::from(it.span.start)))
        .collect();
    // Where the root's start tag stands is forgotten when its end is read.
    for (id, at) in streamed.iter_mut().chain(&mut whole) {
        if id == "xsd:cif/incomplete" {
            *at = 0;
        }
    }
    streamed.sort();
    whole.sort();
    if stopped {
        whole.retain(|it| streamed.contains(it));
    }
    if streamed != whole {
        return Err(format!("streaming finds {streamed:?}, reading {whole:?}"));
    }
    let written = cif_types::write(&reading.value);
    if checked.is_empty() {
        let written = written.map_err(|error| error.to_string())?;
        let back = cif_types::read(&written);
        if !back.violations.is_empty() {
            let ids = ids(&back.violations);
            return Err(format!("what is written of it has faults: {ids:?}"));
        }
        if back.value != reading.value {
            return Err("what is written of it reads as something else".to_owned());
        }
    }
    Ok(checked)
}

fn ids(violations: &[Violation]) -> Vec<&str> {
    violations.iter().map(|it| it.id.as_ref()).collect()
}
