//! The sections that games of an archive share: an index holds their heads,
//! a namebase the names in them. A [`Builder`] moves heads there, a
//! [`Flattener`] moves them back.
//!
//! ```
//! use cif_index::{Batches, Flattener, Sharing};
//! use cif_types::{CifItem, Limits, read_item, stream};
//!
//! let text = "<cif>
//!   <game>
//!     <info><head><white><name>Paul Morphy</name></white></head></info>
//!     <moves>e2e4</moves>
//!   </game>
//!   <game>
//!     <info><head><black><name>Paul Morphy</name></black></head></info>
//!     <moves>d2d4</moves>
//!   </game>
//!   <info>
//!     <version>1.0</version><creator/><created>2026-01-31</created><content games='2'/>
//!   </info>
//! </cif>";
//!
//! let mut games = Vec::new();
//! let mut source = stream(text.as_bytes(), &Limits::default());
//! while let Some(mut piece) = source.next_piece()? {
//!     if let Some(CifItem::Game(game)) = read_item(&mut piece).item {
//!         games.push(CifItem::Game(cif_types::IntoOwned::into_owned(game)));
//!     }
//! }
//!
//! let sharing = Sharing { index: true, namebase: true, creator: None };
//! let mut batches = Batches::new(sharing);
//! let mut items = Vec::new();
//! for game in games.clone() {
//!     items.extend(batches.push(game)?);
//! }
//! items.extend(batches.finish());
//!
//! // One player, two heads, two games.
//! let [CifItem::Namebase(names), CifItem::Index(heads), _, _] = &items[..] else {
//!     panic!("two sections and two games");
//! };
//! assert_eq!((names.items.len(), heads.items.len()), (1, 2));
//! assert_eq!(batches.counts().games, 2);
//!
//! let mut flattener = Flattener::new();
//! let flat: Vec<_> = items.into_iter().filter_map(|item| flattener.item(item)).collect();
//! assert_eq!(flat, games);
//! assert!(flattener.finish().next().is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What moves where
//!
//! - With an index, the whole head moves; the game keeps its id there, and its
//!   signature, which both carry. Documents get ids as well.
//! - With a namebase, players, teams, events, sites, sponsors, sources,
//!   annotators, creators and comments on games move, each distinct one once.
//!   What is not part of the name (ratings, titles, clocks) stays in the head.
//! - Names that have the same values in different spellings (`1.5` and `1.50`) are
//!   one name to the format; the first spelling met moves, the others stay.
//! - Ids are numbers from 1 in the order of first use.
//! - Entries of a namebase that a builder makes refer to nothing: event, site
//!   and sponsor stand side by side in the head, and so do player and team.
//!
//! # Limits
//!
//! - Games that refer to sections already are flattened before they are given
//!   to a builder, which refuses them.
//! - There are 16,777,215 ids of a kind. When those of a namebase are used up,
//!   further names stay in the heads; an archive whose index is full takes no
//!   more games.
//! - Ids are not kept: a link among the moves to another game of the archive
//!   keeps its text alone.
//! - What a section says of itself (creator, signature, version) goes with the
//!   section.
//! - A game whose head is empty cannot be distinguished from one without a head once
//!   its head was in an index: it has none afterwards.
//! - In memory are, for a [`Builder`], at most 60 bytes for each distinct name,
//!   of 1.8 million names, and what was not yet asked for; for a [`Flattener`],
//!   5 MB and 11 to 170 bytes for each entry, 128 MB together, and the text of
//!   entries goes to a temporary file. `cargo bench -p cif-index` measures it.
//! - A [`Builder`] runs in one thread; what is slow, reading and writing, is the
//!   caller's and can be spread, and so can what a [`Claim`] does.
//!
//! # Map
//!
//! - [`Builder`]: games in place, sections when they are asked for;
//! - [`Batches`]: the same, items in and items out;
//! - [`Flattener`]: whole heads again, with [`Written`] and [`Claim`] for
//!   several threads;
//! - [`Loss`]: what a flat archive cannot keep;
//! - [`Counts`]: what the archive's information says of its content.

mod batches;
mod builder;
mod counts;
mod entries;
mod flatten;
mod loss;
mod names;
mod refers;
mod settle;
mod shared;
mod store;
mod weight;

pub use batches::Batches;
pub use builder::{Builder, Refused, Sharing};
pub use cif_types::EntryKind;
pub use counts::Counts;
pub use entries::Written;
pub use flatten::{Claim, Flattener};
pub use loss::{Loss, Place, Reason};

/// The greatest id.
const LAST_ID: u32 = 16_777_215;

/// The program in the README, which has to compile.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
