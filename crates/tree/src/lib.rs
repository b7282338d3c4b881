//! The move section of a CIF game as lines of plies. In the archive moves and
//! NAGs are words in running text and everything else are elements between
//! them; here each ply has its move and all that belongs to it.
//!
//! ```
//! use cif_text::board::Board;
//! use cif_tree::{Line, Ply, Section};
//! # let text = r#"<cif><game><info/>
//! # <moves>e2e4 <post>Best by test.</post> e7e5 $1 <var>c7c5 g1f3</var></moves>
//! # </game><info><version>1.0</version><creator/><created>2026-01-31</created>
//! # <content games="1"/></info></cif>"#;
//! # let mut archive = cif_types::read(text).value;
//! # let cif_types::ArchiveItem::Game(game) = archive.items.remove(0) else { panic!() };
//! // <moves>e2e4 <post>Best by test.</post> e7e5 $1 <var>c7c5 g1f3</var></moves>
//! let board = Board::default();
//! let mut section = Section::read(game.value.moves.value, &board);
//!
//! let main = &mut section.line;
//! assert_eq!(main.len(), 2);
//! let reply = &mut main.plies_mut()[1];
//! assert_eq!(reply.played().to_string(), "e7e5");
//! assert_eq!(reply.nags().collect::<Vec<_>>(), [1]);
//! assert_eq!(reply.variations().next().map(Line::len), Some(2));
//!
//! reply.add_nag(14);
//! reply.add_variation(Line::parse("c7c6", &board));
//! main.push(Ply::parse("g1f3", &board)?);
//! # let written = section.write();
//! # let nodes = &written.base.nodes;
//! # assert_eq!(nodes.len(), 6);
//! // e2e4 <post>Best by test.</post> e7e5 $1 $14 <var>c7c5 g1f3</var><var>c7c6</var> g1f3
//! # let cif_types::VariationNode::Text(text) = &nodes[2] else { panic!() };
//! # assert_eq!(*text.value, *" e7e5 $1 $14 ");
//! # let cif_types::VariationNode::Text(text) = &nodes[5] else { panic!() };
//! # assert_eq!(*text.value, *" g1f3");
//! # Ok::<(), cif_text::moves::Malformed>(())
//! ```
//!
//! # What is kept
//!
//! A line is its moves and the gaps between them. A gap holds what stands
//! there in its order, white space and unreadable text included, so a section
//! that nobody edits is written as it was read, character for character. Two
//! texts side by side, which only a program makes, come back as one.
//!
//! The contents of a gap belong to the move before it: NAGs, annotation data, the
//! offer of a draw, links, comments (`post`), variations, `endstyle`; or to
//! the move after it: comments (`pre`) and `startstyle`. Edits keep to that,
//! and put things in their customary order.
//!
//! Lines are equal when they hold the same; white space takes no part in it.
//!
//! # Limits
//!
//! - Whether a move is legal is decided by the crate `cif-chess`.
//! - Text after an `epilogue` is kept and is no move.
//! - Words that stand together without white space hang together: where one
//!   of them is not to be read and another is taken out, what is left may
//!   read as a move.
//! - Variations may nest as deep as the reader's limit allows; nothing here
//!   recurses without making sure of its stack.
//!
//! # Map
//!
//! [`Section`] is the content of `moves`, [`Line`] a line of moves, [`Ply`] a
//! move and what follows it, [`Item`] a thing in a gap; [`Walk`] goes through
//! a line with all its variations. The moves of a main line
//! alone are those of [`cif_types::Game::main_line`].

mod edit;
mod item;
mod line;
mod ply;
mod read;
mod types;
mod walk;
mod write;

pub use edit::Removed;
pub use types::{Item, Line, Ply};
pub use walk::{Step, Walk};

use cif_text::board::Board;
use cif_types::{MoveSection, Spanned, built_in::PositiveInteger};

/// The content of a game's `moves`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section<'a> {
    /// The number of the first move, where it is given.
    pub movenumber: Option<Spanned<PositiveInteger<'a>>>,
    /// The main line.
    pub line: Line<'a>,
}

impl<'a> Section<'a> {
    /// Reads a move section; the board is the game's.
    pub fn read(section: MoveSection<'a>, board: &Board) -> Self {
        Self {
            movenumber: section.movenumber,
            line: Line::read(section.base, board),
        }
    }

    /// The move section that this is.
    pub fn write(self) -> MoveSection<'a> {
        MoveSection {
            base: self.line.write(),
            movenumber: self.movenumber,
        }
    }
}

/// The program in the README, which has to compile.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
