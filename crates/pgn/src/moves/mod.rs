//! The movetext and the move section, and the way from each to the other.
//!
//! # Comments
//!
//! A comment of PGN has no name: its place says what it belongs to, and within it
//! commands (`[%clk 0:03:00]`) hold data, which CIF has tables and elements for.
//!
//! ```text
//!  {a} 1. e4 {[%clk 0:03:00] b} {c} 1... {d} e5 ( ... ) {e} *
//!   │         └──────┬─────┘ │   │        │              │
//!   prologue       table    post post    pre          epilogue
//! ```
//!
//! The way in, as [`read`](mod@read) goes from token to token:
//!
//! ```text
//! comment ── data_only ──────────────────────────────┐  nothing but usual commands
//!    │                                               ▼
//!    └─ place ─ waits in line ─ settle ─ plan ─ tables (main line), elements, tags
//!                                          │
//!                                          └─── prologue, post, pre, epilogue
//! ```
//!
//! - Where a comment belongs is known only when something else comes; until then it
//!   waits in its [`line`].
//! - The [`plan`] takes commands at the beginning of the comments behind a move out
//!   of them. Whether they can be separated from the text again is tried out: the plan is
//!   written, and where that gives other comments, all of them stay whole, the data
//!   stand beside them, and the tag `PGN:kept` says that the comments hold them.
//! - A command that would be written otherwise than it was spelt keeps its spelling
//!   in a tag `PGN:%name`; so does one that has no element.
//!
//! The way out, as [`write`](mod@write) goes from node to node:
//!
//! ```text
//! move ─ gather ─ row of the tables, elements, posts ─ notes ─ commands ─ pending
//!                            │                                              │
//!                            └── plan: is the same read again? ── loss      ▼
//! post ────────────────────────────────────────────────────── out ─ one comment
//! ```
//!
//! - Commands wait for the first comment behind their move and are written at its
//!   beginning, or as a comment of their own.
//! - Where a reader would make something else of them, the same [`plan`] finds out,
//!   and that is a loss.

mod data_only;
mod gather;
mod kept;
mod level;
mod line;
mod main_line;
mod notation;
mod notes;
mod numbers;
mod out;
mod place;
mod plan;
mod ply;
mod raw;
mod read;
mod scores;
mod setting;
mod spelling;
mod table;
mod tables;
mod taken;
mod write;

pub use main_line::MainLineTokens;
pub(crate) use main_line::{judge, main_line, play};
pub(crate) use read::{Expected, contradiction, read};
pub(crate) use write::{WriteOptions, Written, has_movetext, write};

/// The names of the tags that keep what the format has no element for.
pub(crate) mod names {
    /// A NAG that is none: its number.
    pub(crate) const NAG: &str = "PGN:nag";
    /// The result as it is spelt, where it stands; empty where it is missing.
    pub(crate) const RESULT: &str = "PGN:result";
    /// Moves that could not be read.
    pub(crate) const MOVETEXT: &str = "PGN:movetext";
    /// The name of tags for text that is no PGN.
    pub(crate) const UNKNOWN: &str = "PGN:unknown";
    /// `<...>`.
    pub(crate) const RESERVED: &str = "PGN:reserved";
    /// A line that begins with `%`, without the sign.
    pub(crate) const ESCAPE: &str = "PGN:escape";
    /// The comments of the ply hold its commands already.
    pub(crate) const KEPT: &str = "PGN:kept";
    /// Before the name of a command.
    pub(crate) const COMMAND: &str = "PGN:%";
    /// That of evaluations.
    pub(crate) const EVAL: &str = "PGN:%eval";

    /// Tags that stand for tokens of their own.
    pub(crate) const TOKENS: [&str; 6] = [NAG, RESULT, MOVETEXT, UNKNOWN, RESERVED, ESCAPE];
}
