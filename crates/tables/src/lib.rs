//! Chess games as Arrow tables, from archives of CIF and from PGN.
//!
//! A [`Scan`] reads files, compressed or not, and gives the rows of a [`Table`] as record
//! batches: the columns that are named, of the games that a [`Filter`] on their heads lets
//! through, in the order of the sources. Heads are whole: what a game inherits from an index
//! and takes from a namebase is in its row.
//!
//! ```
//! use cif_tables::{Scan, Table};
//!
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("games.pgn");
//! # std::fs::write(&path, "[White \"Ada\"]\n\n1. e4 e5 *\n")?;
//! let mut batches = Scan::new(Table::Games, [path]).batches();
//! let names: Vec<_> = batches.schema().fields().iter().map(|it| it.name().clone()).collect();
//! assert_eq!(names[..3], ["source", "game", "event"]);
//! for batch in &mut batches {
//!     println!("{} rows", batch?.num_rows());
//! }
//! assert_eq!(batches.tally().games, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Map
//!
//! - [`Table`], [`Column`]: what there is, with the meaning of each column, which is the
//!   metadata of its field too;
//! - [`Scan`], [`Batches`], [`Tally`]: reading; [`Part`]: one file read by several scans;
//!   [`Opener`]: sources that are no files;
//! - [`Filter`]: conditions on heads, from text or as values.
//!
//! # Limits
//!
//! - Memory is bounded by what is under way, however large the sources are.
//! - A game that cannot be played has nulls in the columns that need it, and is counted.

mod column;
mod columns;
mod error;
mod filter;
mod kind;
mod output;
mod page;
mod rows;
mod scan;
mod sink;
mod source;
mod table;

pub use column::Column;
pub use error::ScanError;
pub use filter::{Filter, FilterError, HeadColumn, Literal, Operator};
pub use kind::Kind;
pub use page::tables_markdown;
pub use scan::{Batches, Scan, Tally};
pub use source::{Input, Opener, Part};
pub use table::{Table, UnknownTable};

/// The program in the README, which has to compile.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
