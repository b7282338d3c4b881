//! Archives of chess games in [CIF](https://ccif.sourceforge.net/), the XML
//! Chess Interchange Format: read, written, checked and fixed, converted from PGN and
//! to it without loss, and annotated by engines.
//!
//! # What people do with it
//!
//! Read games, one after the other, with all that they inherit (feature `index`):
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # #[cfg(feature = "index")] {
//! # let archive = "<cif><index><game id='1'><event><title>Club evening</title></event></game></index>
//! # <game><info><head id='1'><white><name>Ada</name></white></head></info><moves>e2e4 e7e5</moves></game>
//! # <info><version>1.0</version><creator/><created>2026-01-31</created><content/></info></cif>".as_bytes();
//! let mut games = cif::read::games(archive);
//! for read in &mut games {
//!     let game = read?.game;
//!     let white = game.white().and_then(|it| it.display_name());
//!     let event = game.head().and_then(|it| it.event());
//!     println!("{white:?}, {event:?}: {} plies", game.main_line().count());
//!     # assert_eq!((white.as_deref(), event), (Some("Ada"), Some("Club evening")));
//! }
//! // What is wrong behind the last game: a text that is cut short, or is no archive.
//! assert!(games.violations().is_empty());
//! # }
//! # Ok(())
//! # }
//! ```
//!
//! Check an archive, and fix what can be fixed (feature `check`):
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # #[cfg(feature = "check")] {
//! let text = "<cif>
//!   <game>
//!     <info><head><characteristics><gamedate>2014.12.21</gamedate></characteristics></head></info>
//!     <moves>e2e4</moves>
//!   </game>
//!   <info><version>1.0</version><creator/><created>2026-01-31</created><content/></info>
//! </cif>";
//! let report = cif::check::text(text)?;
//! assert_eq!(report.findings[0].id, "xsd:Date/text()/pattern");
//! println!("{}", report.findings[0]); // 3:50: error[xsd:Date/text()/pattern]: ..
//!
//! let fixed = cif::fix::text(text)?;
//! assert_eq!(fixed.remaining.findings, 0);
//! # }
//! # Ok(())
//! # }
//! ```
//!
//! Change a game and write the archive:
//!
//! ```
//! use cif::model::{CifItem, ArchiveItem};
//! # let text = "<cif><game><info/><moves>e2e4</moves></game><info><version>1.0</version><creator/><created>2026-01-31</created><content/></info></cif>";
//! let mut archive = cif::read::text(text).value;
//! for item in &mut archive.items {
//!     if let ArchiveItem::Game(game) = item {
//!         game.invalid = Some(false.into());
//!     }
//! }
//! let written = cif::write::text(&archive)?;
//! assert!(written.contains("invalid=\"false\""));
//! # Ok::<(), cif::write::WriteError>(())
//! ```
//!
//! Read PGN, and write it (feature `chess`):
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # #[cfg(feature = "chess")] {
//! let pgn = "[White \"Ada\"]\n\n1. e4 {best by test} e5 $1 *\n";
//! for read in cif::pgn::games(pgn.as_bytes()) {
//!     let game = read?.game;
//!     assert_eq!(game.comments(None).count(), 1);
//!     let written = cif::pgn::export(&game, &Default::default())?;
//!     assert!(written.losses.is_empty());
//!     println!("{}", written.text);
//! }
//! # }
//! # Ok(())
//! # }
//! ```
//!
//! Work with evaluations:
//!
//! ```
//! # let text = "<cif><game><info><moveinfo><table content='evaluation'>+20:12, +35:14</table></moveinfo></info><moves>e2e4 e7e5</moves></game><info><version>1.0</version><creator/><created>2026-01-31</created><content/></info></cif>";
//! # let archive = cif::read::text(text).value;
//! # let cif::model::ArchiveItem::Game(game) = &archive.items[0] else { panic!() };
//! for (ply, evaluation) in game.evaluations() {
//!     println!("{ply}: {:?}, depth {:?}", evaluation.score(), evaluation.depth);
//! }
//! # assert_eq!(game.evaluations().count(), 2);
//! ```
//!
//! # Map
//!
//! | module | what it has | feature | licence |
//! | --- | --- | --- | --- |
//! | [`model`] | the types of an archive, its games, heads, players | | MIT OR Apache-2.0 |
//! | [`mod@read`], [`mod@write`] | archives as values, streams of their items | | MIT OR Apache-2.0 |
//! | [`schema`] | the XML Schema of CIF, and what was repaired in it | | MIT OR Apache-2.0 |
//! | `check`, `fix` | findings of schema and rules, and their fixes | `check` | MIT OR Apache-2.0 |
//! | [`moves`], [`text`] | the move section as plies; the small languages in strings | | MIT OR Apache-2.0 |
//! | | the encoding that other text looks like, in findings | `charset` | MIT OR Apache-2.0 |
//! | | variations in each other beyond 256, on stacks that grow | `deep` | MIT OR Apache-2.0 |
//! | `index` | heads and names that games share; games one by one in `read` and `write` | `index` | MIT OR Apache-2.0 |
//! | `files` | compressed files, replaced whole | `files` | MIT OR Apache-2.0 |
//! | `uci` | lines, logs and programs of engines | `uci` | MIT OR Apache-2.0 |
//! | `chess` | the rules of chess and ten variants | `chess` | GPL-3.0-or-later |
//! | `pgn` | PGN there and back | `chess` | GPL-3.0-or-later |
//! | `annotate` | evaluations of engines, in games | `chess` | GPL-3.0-or-later |
//! | `view` | games to look at, and reports in HTML | `view` | GPL-3.0-or-later |
//! | `view::raster` | pictures as PNG, and animated ones | `raster` | GPL-3.0-or-later |
//!
//! Without features, which is the default, the crate has no code under the GPL, needs no C
//! compiler, and has a handful of dependencies.
//!
//! # Limits
//!
//! - Reading never stops at the first fault: a value comes with all violations,
//!   and an `Err` means that the work could not be done. A text that is no archive is
//!   one of violations: whoever ignores these reads an empty archive. A stream of games
//!   has them with each game, and the rest at the end (`read::Games::violations`).
//! - Everything is synchronous. In asynchronous programs it belongs on a
//!   thread that may block, as the example `tokio` shows.
//! - Without the feature `chess` nobody looks whether moves are legal;
//!   `check::Options::silent_rules` names the rules that are silent.

#[cfg(feature = "chess")]
pub use cif_annotate as annotate;
#[cfg(feature = "chess")]
pub use cif_chess as chess;
#[cfg(feature = "files")]
pub use cif_files as files;
#[cfg(feature = "index")]
pub use cif_index as index;
pub use cif_schema as schema;
pub use cif_text as text;
pub use cif_tree as moves;
#[cfg(feature = "uci")]
pub use cif_uci as uci;
#[cfg(feature = "view")]
pub use cif_view as view;

#[cfg(feature = "check")]
pub mod check;
#[cfg(feature = "check")]
pub mod fix;
pub mod model;
#[cfg(feature = "chess")]
pub mod pgn;
pub mod read;
pub mod write;

/// The program in the README, which has to compile.
#[cfg(all(doctest, feature = "check"))]
#[doc = include_str!("../README.md")]
struct Readme;
