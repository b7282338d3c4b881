//! The pieces that are left.

use std::sync::Arc;

use cif_chess::Position;
use cif_text::legality::Side;
use datafusion::arrow::array::{ArrayRef, BooleanArray, StringBuilder};
use datafusion::arrow::datatypes::DataType;
use datafusion::common::exec_err;
use datafusion::error::Result;

use super::Function;
use super::argument::{FEN, Kind, MOVES, START_FEN, VARIANT, required};
use super::moves::Moves;
use super::start::Starts;
use super::udf::Inputs;

pub(super) const FUNCTIONS: &[Function] = &[
    Function {
        name: "material",
        alias: None,
        arguments: &[FEN],
        about: "The pieces of a position, White's in capitals and first, from the king to the \
                pawns. Null if the FEN cannot be read.",
        example: "material('8/5k2/8/3r4/8/8/PP6/1K1R4 w - - 0 1')",
        gives: "KRPPkr",
        returns: || DataType::Utf8,
        call: material,
    },
    Function {
        name: "has_material",
        alias: None,
        arguments: &[MOVES, required("pieces", Kind::Text), START_FEN, VARIANT],
        about: "True if the main line comes to a position with exactly these pieces, White's in \
                capitals, in any order: `'KRPkr'` is rook and pawn against rook.",
        example: "has_material('e4 d5 exd5 Qxd5', 'KQRRBBNNPPPPPPPkqrrbbnnppppppp')",
        gives: "true",
        returns: || DataType::Boolean,
        call: has_material,
    },
];

/// The pieces in the order in which they are counted.
const LETTERS: [char; 6] = ['K', 'Q', 'R', 'B', 'N', 'P'];

/// The pieces of White and of Black.
type Material = [[u8; 6]; 2];

fn of(position: &Position) -> Material {
    [Side::White, Side::Black].map(|side| position.material(side))
}

fn material(inputs: &Inputs) -> Result<ArrayRef> {
    let mut texts = StringBuilder::new();
    for row in inputs.rows() {
        let read = inputs.text(0, row);
        let read = read.and_then(|fen| Position::described(None, fen).ok());
        texts.append_option(read.map(|(position, _)| written(of(&position))));
    }
    Ok(Arc::new(texts.finish()))
}

fn written([white, black]: Material) -> String {
    let mut text = String::new();
    for (letter, count) in LETTERS.iter().zip(white) {
        text.extend((0..count).map(|_| *letter));
    }
    for (letter, count) in LETTERS.iter().zip(black) {
        text.extend((0..count).map(|_| letter.to_ascii_lowercase()));
    }
    text
}

/// The pieces that a query looks for.
fn wanted(text: &str) -> Result<Material> {
    let mut found = Material::default();
    for letter in text.chars() {
        let place = LETTERS
            .iter()
            .position(|it| it.eq_ignore_ascii_case(&letter));
        let Some(place) = place else {
            return exec_err!("has_material: `{letter}` in `{text}` is none of KQRBNPkqrbnp");
        };
        let count = &mut found[usize::from(letter.is_ascii_lowercase())][place];
        *count = count.saturating_add(1);
    }
    Ok(found)
}

fn reaches(moves: Moves<'_>, start: Position, wanted: &Material) -> bool {
    let mut replay = moves.replay(start);
    let pieces: usize = wanted
        .as_flattened()
        .iter()
        .map(|it| usize::from(*it))
        .sum();
    loop {
        // Most positions have another number of pieces, which is quickly seen.
        if replay.position.pieces() == pieces && of(&replay.position) == *wanted {
            return true;
        }
        if replay.step() != Some(true) {
            return false;
        }
    }
}

fn has_material(inputs: &Inputs) -> Result<ArrayRef> {
    let mut starts = Starts::new(inputs, 2);
    let mut last: Option<(&str, Option<Material>)> = None;
    let mut found = Vec::with_capacity(inputs.rows().len());
    for row in inputs.rows() {
        let given = inputs.moves(0, row).zip(inputs.text(1, row));
        let Some(((moves, text), start)) = given.zip(starts.get(row)) else {
            found.push(None);
            continue;
        };
        let material = match last {
            Some((known, material)) if known == text => material,
            _ => last.insert((text, inputs.pattern(1, wanted(text))?)).1,
        };
        found.push(material.map(|material| reaches(moves, start, &material)));
    }
    Ok(Arc::new(BooleanArray::from(found)))
}
