//! MBN, the Modified Betza Notation: how a piece moves, in the items of
//! `game/@pieces` (published page `modified-betza-notation`). A definition is
//! read to a tree that knows where each part stands, and that prints as the
//! same text. The published grammar is incomplete; what only its examples
//! have is read too.
//!
//! ```
//! use cif_text::mbn::{Definition, Move};
//! use cif_text::notation::definitions;
//!
//! for item in definitions("P|Pawn|=mfW+cefF+[2]mfW02 K=WF") {
//!     let definition = Definition::parse(item.text)?;
//!     assert_eq!(definition.to_string(), item.text);
//! }
//! let knight = Definition::parse("N=:1,2:")?;
//! assert_eq!(knight.identifier.text, "N");
//! let error = Definition::parse("N=:2,1:").unwrap_err();
//! assert_eq!((error.range, error.message), (3..6, "the larger number stands first"));
//! # Ok::<(), cif_text::mbn::MbnError>(())
//! ```

mod head;
mod known;
mod parse;
mod prefix;
mod print;
mod tree;

pub use head::{BoardIdentifier, BoardNumbers, Identifier, Name};
pub use known::{BASES, KnownBase, KnownModifier, MODIFIERS};
pub use parse::MAX_NESTING;
pub use prefix::{BoardTransition, Condition, Level, Prefix, Subject, Target};
pub use tree::{
    CombinedMove, Definition, Directions, Leap, Leaper, Leg, Link, Modification, ModifiedBy, Move,
    PartialMove, Repeat, Rider, Sequence, Steps, StepsKind,
};

/// Why a text is no definition in MBN.
pub type MbnError = crate::notation::NotationError;
