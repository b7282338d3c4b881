//! Types, reader, writer and structural validator of CIF, the XML Chess
//! Interchange Format, generated from its schema.
//!
//! ```
//! let text = r#"<cif>
//!   <game>
//!     <info><head><event><title>Club evening</title></event></head></info>
//!     <moves>e2e4 e7e5 <post lang="en">Open game.</post></moves>
//!   </game>
//!   <info>
//!     <version>1.0</version><creator/>
//!     <created>2026-01-31</created><content games="1"/>
//!   </info>
//! </cif>"#;
//!
//! let reading = cif_types::read(text);
//! assert!(reading.violations.is_empty());
//!
//! let archive = reading.value;
//! for item in &archive.items {
//!     if let cif_types::ArchiveItem::Game(game) = item {
//!         let head = game.info.head.as_ref().expect("it has a head");
//!         let event = head.event.as_ref().expect("it has an event");
//!         assert_eq!(event.title.as_ref().map(|it| it.as_str()), Some("Club evening"));
//!         assert_eq!(game.variant().to_string(), ":Chess");
//!     }
//! }
//!
//! let written = cif_types::write(&archive)?;
//! assert_eq!(cif_types::read(&written).value, archive);
//! # Ok::<(), cif_types::WriteError>(())
//! ```
//!
//! - A document that fits in memory: [`read`], [`read_bytes`], [`read_from`],
//!   [`read_path`], or [`check`] for its violations alone.
//! - An archive of any size: [`stream`] or [`stream_path`], one game after the
//!   other.
//! - Every value stands in a [`Spanned`], which knows its place in the text;
//!   lines and columns come from a [`source::Source`].
//! - Reading never stops at a fault. It gives the value with all violations,
//!   each with a permanent id of [`CONSTRAINTS`] or, for what is no XML at
//!   all, of [`scan::IDS`].
//! - A lenient reader's knowledge of common faults is always at work: children
//!   of a head in another order, dates with dots and the like are reported
//!   and read as what they mean. Each of these violations has a [`Fix`] that
//!   writes what was understood; children out of order have one together, at
//!   the first of them. Fixes that touch each other are applied one after the
//!   other, with a check between; there is an end to it.
//! - JSON comes from serde, on every type. Simple types are made from text
//!   (`FromStr`, `TryFrom<&str>`), and are displayed as the text that a document
//!   holds.
//! - The types stand in [`model`], and at the root for short.
//!
//! The feature `regenerate` (on by default) generates the code from the schema
//! when the crate is built. Without it the committed snapshot of the same code
//! is used, which builds faster. The feature `charset` (on by default) lets findings
//! on a text that is not in UTF-8 say which encoding it looks like, and `deep` (on by default)
//! lets variations nest as deep as [`Limits::depth`] says, on stacks that grow; without it
//! there is room for 256 in each other. With `threads`, several threads read the items of a
//! stream (`Stream::in_threads`).

mod accessors;
mod engines;
mod entry;
mod explain;
pub mod frame;
mod input;
mod lenient;
pub mod model;
mod references;
mod section;

use std::io::Read;
#[expect(hidden_glob_reexports)] // The result of a game is `model::Result`.
use std::result::Result;

use cif_runtime::schema::Child;

pub use cif_runtime::cut::{self, CutError, Cutter, PieceKind};
pub use cif_runtime::engine::{Places, locate, may_fix};
pub use cif_runtime::record;
pub use cif_runtime::schema::Constraint;
pub use cif_runtime::stream::{ItemReading, Piece, Progress, Stream};
#[cfg(feature = "threads")]
pub use cif_runtime::threads;
pub use cif_runtime::value::built_in;
pub use cif_runtime::{
    Edit, Fix, IntoOwned, Limits, Nested, Reading, Severity, Span, Spanned, UnknownSeverity,
    Violation, WriteElement, WriteError, Writer, escape, scan, simple, source,
};
pub use cif_runtime::{excerpt, limits, space};

pub use engines::Engines;
pub use entry::EntryKind;
pub use references::{Reference, references, references_within, referred, referred_inside};

pub use input::{read_bytes, read_from, read_path, stream_path};
pub use lenient::seat_at_one_board;

pub use section::{OpenSection, Part, SECTIONS, Section};

pub use model::roots::CifItem;
pub use model::*;

/// The generated code itself, for whoever keeps the snapshot fresh.
#[cfg(feature = "regenerate")]
#[doc(hidden)]
pub const GENERATED: &str = include_str!(concat!(env!("OUT_DIR"), "/cif.rs"));

/// Reads a whole archive.
pub fn read(text: &str) -> Reading<'_, Cif<'_>> {
    read_with(text, &Limits::default())
}

/// Reads a whole archive within limits of your own.
pub fn read_with<'a>(text: &'a str, limits: &Limits) -> Reading<'a, Cif<'a>> {
    let mut reading = cif_runtime::document::read::<roots::Cif>(text, limits);
    lenient::settle_archive(text, &mut reading, limits.violations);
    reading
}

/// Checks a whole archive against the schema, building nothing but what the order of players takes.
pub fn check(text: &str) -> Vec<Violation> {
    if lenient::may_be_reversed(text) {
        return read(text).violations;
    }
    cif_runtime::document::validate(text, &tables::SCHEMA, &Limits::default())
}

/// Checks a piece of a [`stream`] in the same way.
pub fn check_item(piece: &mut Piece<'_>) -> Vec<Violation> {
    if lenient::head_may_be_reversed(piece.text().as_bytes()) {
        read_item(piece).violations
    } else {
        piece.check()
    }
}

/// Checks the text of a comment that is marked up as XML: it fits
/// [`XMLContent`]. Spans are those of the text.
pub fn check_markup(text: &str) -> Vec<Violation> {
    static COMMENT: Child = Child::complex("comment", &tables::XML_CONTENT);
    cif_runtime::document::validate_content(text, &tables::SCHEMA, &COMMENT, &Limits::default())
}

/// Reads an archive of any size piece by piece: the head, each game, index or
/// other part, and the tail. See [`read_item`].
pub fn stream<S: Read>(source: S, limits: &Limits) -> Stream<S> {
    Stream::new(source, &tables::SCHEMA, limits)
}

/// Reads a piece of a [`stream`] as the part of an archive that it is.
pub fn read_item<'p>(piece: &'p mut Piece<'_>) -> ItemReading<'p, CifItem<'p>> {
    let mut reading = piece.read::<roots::Cif>();
    lenient::settle_item(&mut reading);
    reading
}

/// Writes a whole archive in its canonical form.
///
/// # Errors
/// When a text holds a character that XML cannot hold.
pub fn write(archive: &Cif<'_>) -> Result<String, WriteError> {
    cif_runtime::writer::write::<roots::Cif>(archive)
}

/// The program in the README, which has to compile.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
