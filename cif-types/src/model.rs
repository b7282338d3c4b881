//! The generated code: every type of the schema by its own name, the [`roots`] of
//! documents, and behind them the tables and the catalogue of constraints.
//!
//! The crate has all of it at its root too, but for two types whose names mean
//! something else there: the result of a game is [`Result`], and the
//! piece that a comment shows is [`Piece`].

// The same code serves one field and forty; some of it could be shorter.
#![allow(
    clippy::pedantic,
    clippy::clone_on_copy,
    clippy::large_enum_variant,
    clippy::single_match,
    clippy::too_many_arguments
)]

#[cfg(feature = "regenerate")]
include!(concat!(env!("OUT_DIR"), "/cif.rs"));

#[cfg(not(feature = "regenerate"))]
include!("snapshot.rs");
