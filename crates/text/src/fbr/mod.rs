//! FBR, the Formalized Board Rules: the rules of a variant's board, in the
//! items of `game/@rules` (published page `formal-board-rules`). A definition
//! is a rule with attributes. The published grammar does not define
//! attributes; they are read as its examples have them. The published lists
//! of rules and attributes are not complete, so an unknown name is no error:
//! [`Definition::unknown_names`] lists them.
//!
//! ```
//! use cif_text::fbr::Definition;
//!
//! let rule = Definition::parse("royal{K}=castle{R},bear")?;
//! assert_eq!(rule.name.text, "royal");
//! assert_eq!(rule.attributes[0].arguments.pieces().unwrap().to_string(), "{R}");
//! let unknown = &rule.unknown_names()[0];
//! assert_eq!((unknown.name.text, unknown.name.range.clone()), ("bear", 19..23));
//! assert!(unknown.known().any(|name| name == "bare"));
//! # Ok::<(), cif_text::fbr::FbrError>(())
//! ```

mod known;
mod parse;
mod tree;
mod unknown;

pub use known::{KnownRule, RULES};
pub use tree::{Argument, Arguments, Attribute, Definition, Name};
pub use unknown::{NameKind, UnknownName};

/// Why a text is no definition in FBR.
pub type FbrError = crate::notation::NotationError;
