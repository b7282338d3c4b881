//! PGN, the text form of chess games that everybody reads. The module
//! [`text`] reads files of any kind of it, good or bad, one game at a time,
//! and keeps every token with its place and its spelling; it knows neither
//! the rules of chess nor CIF. The module [`command`] reads the data that
//! programs put into comments.
//!
//! ```
//! use cif_pgn::text::{Kind, Reader};
//!
//! let file = b"[Event \"Club\"]\n\n1.e4! {fine} e5 (1...c5) 1/2\n";
//! let mut reader = Reader::new(&file[..]);
//! while let Some(game) = reader.next_game()? {
//!     let tag = game.tags().next().unwrap();
//!     assert_eq!((&*tag.name, &*tag.value), ("Event", "Club"));
//!     let moves = game.tokens().iter().filter(|token| token.kind == Kind::Move);
//!     assert_eq!(moves.count(), 3);
//!     let glyph = game.tokens().iter().find(|token| token.kind == Kind::Glyph(1));
//!     let place = game.position(glyph.unwrap());
//!     assert_eq!((place.line, place.column), (3, 5));
//! }
//! # Ok::<(), cif_pgn::text::ReadError>(())
//! ```

pub mod command;
pub mod text;
