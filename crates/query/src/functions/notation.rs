//! Moves written out.

use std::sync::Arc;

use cif_chess::packed::PackedMove;
use cif_chess::{CastlingForm, Position};
use datafusion::arrow::array::{ArrayRef, StringBuilder};
use datafusion::arrow::datatypes::DataType;
use datafusion::error::Result;

use super::Function;
use super::argument::{MOVES, START_FEN, VARIANT};
use super::start::Starts;
use super::udf::Inputs;

pub(super) const FUNCTIONS: &[Function] = &[
    Function {
        name: "moves_uci",
        alias: Some("san_to_uci"),
        arguments: &[MOVES, START_FEN, VARIANT],
        about: "The moves in UCI. Null if one of them cannot be played.",
        example: "moves_uci('1. e4 e5 2. Nf3')",
        gives: "e2e4 e7e5 g1f3",
        returns: || DataType::Utf8,
        call: |inputs| written(inputs, uci),
    },
    Function {
        name: "moves_san",
        alias: Some("uci_to_san"),
        arguments: &[MOVES, START_FEN, VARIANT],
        about: "The moves in SAN, without numbers. Null if one of them cannot be played.",
        example: "moves_san('e2e4 e7e5 g1f3')",
        gives: "e4 e5 Nf3",
        returns: || DataType::Utf8,
        call: |inputs| {
            written(inputs, |position, packed, _, out| {
                san(position, packed, out);
            })
        },
    },
];

pub(super) fn san(position: &Position, packed: PackedMove, out: &mut String) {
    position.write_san(&position.unpack(packed), out);
}

pub(super) fn uci(position: &Position, packed: PackedMove, form: CastlingForm, out: &mut String) {
    position.write_uci(&position.unpack(packed), form, out);
}

/// The moves with blanks between them, castling as games from the start position have it.
fn written(
    inputs: &Inputs,
    write: impl Fn(&Position, PackedMove, CastlingForm, &mut String),
) -> Result<ArrayRef> {
    let mut starts = Starts::new(inputs, 1);
    let mut texts = StringBuilder::new();
    let mut text = String::new();
    for row in inputs.rows() {
        text.clear();
        let is_whole = inputs.moves(0, row).and_then(|moves| {
            let mut replay = moves.replay(starts.get(row)?);
            while let Some(next) = replay.next_move() {
                if !text.is_empty() {
                    text.push(' ');
                }
                let next = next.ok()?;
                write(&replay.position, next, replay.form, &mut text);
                replay.play(next)?;
            }
            Some(())
        });
        texts.append_option(is_whole.map(|()| &text));
    }
    Ok(Arc::new(texts.finish()))
}
