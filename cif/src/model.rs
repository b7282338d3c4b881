//! The types of an archive, generated from its schema, with what they are made
//! of.
//!
//! A value that stands in the text is [`Spanned`]: it knows its bytes there, which
//! take no part in comparing. What contains its own kind is [`Nested`]. Each type shows
//! its members to a [`record::Visitor`], so that what holds for all of them is written
//! once.

pub use cif_types::model::*;
pub use cif_types::{
    CifItem, Constraint, Engines, EntryKind, IntoOwned, Nested, Reference, Span, Spanned, built_in,
    record, references, references_within, seat_at_one_board, simple,
};
