//! The moves of a game one by one.

use std::sync::Arc;

use cif_chess::Position;
use cif_chess::packed::PackedMove;
use cif_text::legality::{Side, Special, Verdict};
use datafusion::arrow::array::{
    ArrayRef, BooleanBuilder, ListArray, StringBuilder, StructArray, UInt16Builder,
};
use datafusion::arrow::buffer::{NullBuffer, OffsetBuffer};
use datafusion::arrow::datatypes::{DataType, Fields};
use datafusion::error::Result;

use super::Function;
use super::argument::{MOVES, START_FEN, VARIANT};
use super::members::{FLAGS, Kept, Members, TEXTS};
use super::notation::{san, uci};
use super::start::Starts;
use super::udf::Inputs;

pub(super) const FUNCTIONS: &[Function] = &[Function {
    name: "move_details",
    alias: None,
    arguments: &[MOVES, START_FEN, VARIANT],
    about: "The moves as a list of structures, for `unnest`: `ply` (from 1), `side` (`w` or `b`), \
            `uci`, `san`, `piece`, `from_square`, `to_square`, `captured`, `promotion`, \
            `is_check`, `is_mate`, `is_castling`, `is_en_passant`. Pieces are capital letters. \
            From the first move on that cannot be played all but `ply` is null.",
    example: "move_details('e4 d5 exd5')[3]",
    gives: "{ply: 3, side: w, uci: e4d5, san: exd5, piece: P, from_square: e4, to_square: d5, \
            captured: P, promotion: , is_check: false, is_mate: false, is_castling: false, \
            is_en_passant: false}",
    returns: || DataType::List(Members::ALL.item()),
    call: move_details,
}];

/// The columns of the structure.
struct Details {
    fields: Fields,
    columns: Vec<Column>,
    buffer: String,
}

/// A column; that of a text or a flag by its place among them.
enum Column {
    Ply(UInt16Builder),
    Text(usize, StringBuilder),
    Flag(usize, BooleanBuilder),
}

impl Column {
    fn new(name: &str) -> Self {
        let place = |names: &[&str]| names.iter().position(|it| *it == name);
        if let Some(at) = place(&TEXTS) {
            Self::Text(at, StringBuilder::new())
        } else if let Some(at) = place(&FLAGS) {
            Self::Flag(at, BooleanBuilder::new())
        } else {
            Self::Ply(UInt16Builder::new())
        }
    }

    fn finish(&mut self) -> ArrayRef {
        match self {
            Self::Ply(column) => Arc::new(column.finish()),
            Self::Text(_, column) => Arc::new(column.finish()),
            Self::Flag(_, column) => Arc::new(column.finish()),
        }
    }
}

/// A move between two positions.
struct Played<'p> {
    before: &'p Position,
    after: &'p Position,
    packed: PackedMove,
    verdict: Verdict,
}

impl Played<'_> {
    /// The text of a member by its place in [`TEXTS`], written to `out`; none where it is null.
    fn write_text(&self, at: usize, out: &mut String) -> Option<()> {
        let packed = self.packed;
        let special = self.verdict.special;
        let is_move = special != Some(Special::Null);
        let square = |out: &mut String, square: u8| {
            out.extend([char::from(b'a' + square % 8), char::from(b'1' + square / 8)]);
        };
        match at {
            0 => out.push(match self.before.turn() {
                Side::White => 'w',
                Side::Black => 'b',
            }),
            1 => uci(self.before, packed, out),
            2 => san(self.before, packed, out),
            3 if packed.is_drop() => out.push(packed.piece()?),
            3 => out.push(
                self.before
                    .letter_at(packed.from_square())
                    .filter(|_| is_move)?,
            ),
            4 if is_move && !packed.is_drop() => square(out, packed.from_square()),
            5 if is_move => square(out, packed.to_square()),
            6 => out.push(match special {
                Some(Special::EnPassant) => 'P',
                None => self.before.letter_at(packed.to_square())?,
                _ => return None,
            }),
            7 => out.push(packed.piece().filter(|_| !packed.is_drop())?),
            _ => return None,
        }
        Some(())
    }

    /// The flag of a member by its place in [`FLAGS`].
    fn flag(&self, at: usize, buffer: &mut String) -> bool {
        match at {
            0 => self.after.is_check(),
            1 => {
                buffer.clear();
                san(self.before, self.packed, buffer);
                buffer.ends_with('#')
            }
            2 => matches!(
                self.verdict.special,
                Some(Special::Castling | Special::HandicapCastling | Special::MirroredCastling)
            ),
            _ => self.verdict.special == Some(Special::EnPassant),
        }
    }
}

impl Details {
    fn new(members: Members) -> Self {
        let fields = members.fields();
        let columns = fields.iter().map(|it| Column::new(it.name())).collect();
        Self {
            fields,
            columns,
            buffer: String::new(),
        }
    }

    /// Appends a move, if it is wanted; all but its ply is null where it cannot be played.
    fn append(&mut self, ply: usize, played: Option<&Played<'_>>, kept: Option<&Kept>) -> bool {
        let buffer = &mut self.buffer;
        if let Some(kept) = kept {
            buffer.clear();
            let written = played.and_then(|it| it.write_text(kept.at, buffer));
            // Texts are too short for a call.
            if written.is_none() || !buffer.bytes().eq(kept.text.bytes()) {
                return false;
            }
        }
        for column in &mut self.columns {
            match column {
                Column::Ply(column) => column.append_value(u16::try_from(ply).unwrap_or(u16::MAX)),
                Column::Text(at, column) => {
                    buffer.clear();
                    let written = played.and_then(|it| it.write_text(*at, buffer));
                    column.append_option(written.map(|()| &*buffer));
                }
                Column::Flag(at, column) => {
                    column.append_option(played.map(|it| it.flag(*at, buffer)));
                }
            }
        }
        true
    }

    fn finish(mut self) -> Result<StructArray> {
        let columns = self.columns.iter_mut().map(Column::finish).collect();
        Ok(StructArray::try_new(self.fields, columns, None)?)
    }
}

fn move_details(inputs: &Inputs) -> Result<ArrayRef> {
    let mut starts = Starts::new(inputs, 1);
    let mut details = Details::new(inputs.members);
    let mut lengths = Vec::with_capacity(inputs.rows().len());
    let mut valid = Vec::with_capacity(inputs.rows().len());
    for row in inputs.rows() {
        let start = inputs.moves(0, row).zip(starts.get(row));
        valid.push(start.is_some());
        let Some((moves, start)) = start else {
            lengths.push(0);
            continue;
        };
        let mut replay = moves.replay(start);
        let mut is_broken = false;
        let (mut ply, mut length) = (0_usize, 0_usize);
        while let Some(next) = replay.next_move() {
            ply += 1;
            let before = replay.position.clone();
            let played = next.ok().filter(|_| !is_broken).and_then(|packed| {
                let verdict = replay.play(packed)?;
                Some(Played {
                    before: &before,
                    after: &replay.position,
                    packed,
                    verdict,
                })
            });
            is_broken |= played.is_none();
            length += usize::from(details.append(ply, played.as_ref(), inputs.kept.as_ref()));
        }
        lengths.push(length);
    }
    let items = Arc::new(details.finish()?);
    let offsets = OffsetBuffer::from_lengths(lengths);
    let nulls = NullBuffer::from(valid);
    Ok(Arc::new(ListArray::try_new(
        inputs.members.item(),
        offsets,
        items,
        Some(nulls),
    )?))
}
