//! Packed moves as text.

use cif_chess::packed::PackedMove;
use cif_chess::{Position, Variant};
use pyo3::prelude::*;

/// The moves of a main line in SAN; None where the rules are not known, the start position
/// cannot be played, or one of them is no move.
#[pyfunction]
pub(crate) fn san(moves: Vec<u16>, variant: Option<&str>, start: Option<&str>) -> Option<String> {
    let variant = Variant::from_name(variant.unwrap_or(":Chess"))?;
    let mut position = match start {
        Some(fen) => Position::from_fen(variant, fen).ok()?.0,
        None => Position::standard(variant),
    };
    let mut text = String::new();
    for bits in moves {
        let packed = Some(PackedMove::from_bits(bits)).filter(|it| it.is_move())?;
        if !text.is_empty() {
            text.push(' ');
        }
        position.write_san(&position.unpack(packed), &mut text);
        position.play_packed(packed);
    }
    Some(text)
}
