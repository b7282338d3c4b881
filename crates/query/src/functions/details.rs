//! The moves of a game one by one.

use std::sync::Arc;

use cif_chess::packed::PackedMove;
use cif_chess::{CastlingForm, Position};
use cif_text::legality::{Side, Special, Verdict};
use datafusion::arrow::array::{
    ArrayRef, BooleanBuilder, ListArray, StringBuilder, StructArray, UInt16Builder,
};
use datafusion::arrow::buffer::{NullBuffer, OffsetBuffer};
use datafusion::arrow::datatypes::{DataType, Fields};
use datafusion::error::Result;

use super::Function;
use super::argument::{MOVES, START_FEN, VARIANT};
use super::members::{CAPTURED, FLAGS, Kept, Members, TEXTS};
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

/// Writes to `out` what a text of a move is by its place in [`TEXTS`], as the position before it
/// says; none where it is null.
fn write_text(
    before: &Position,
    packed: PackedMove,
    form: CastlingForm,
    at: usize,
    out: &mut String,
) -> Option<()> {
    let (from, to) = (packed.from_square(), packed.to_square());
    let is_drop = packed.is_drop();
    let is_move = from != to || is_drop;
    let square = |out: &mut String, square: u8| {
        out.extend([char::from(b'a' + square % 8), char::from(b'1' + square / 8)]);
    };
    match at {
        0 => out.push(match before.turn() {
            Side::White => 'w',
            Side::Black => 'b',
        }),
        1 => uci(before, packed, form, out),
        2 => san(before, packed, out),
        3 if is_drop => out.push(packed.piece()?),
        3 => out.push(before.letter_at(from).filter(|_| is_move)?),
        4 if is_move && !is_drop => square(out, from),
        5 if is_move => square(out, to),
        CAPTURED => out.push(before.letter_at(to)?),
        7 => out.push(packed.piece().filter(|_| !is_drop)?),
        _ => return None,
    }
    Some(())
}

/// A move between two positions.
struct Played<'p> {
    before: &'p Position,
    after: &'p Position,
    packed: PackedMove,
    form: CastlingForm,
    verdict: Verdict,
}

impl Played<'_> {
    /// The text of a member by its place in [`TEXTS`], written to `out`; none where it is null.
    fn write_text(&self, at: usize, out: &mut String) -> Option<()> {
        match self.verdict.special {
            Some(Special::EnPassant) if at == CAPTURED => out.push('P'),
            Some(_) if at == CAPTURED => return None,
            _ => return write_text(self.before, self.packed, self.form, at, out),
        }
        Some(())
    }

    /// The flag of a member by its place in [`FLAGS`].
    fn flag(&self, at: usize) -> bool {
        match at {
            0 => self.after.is_check(),
            1 => self.after.is_checkmate(),
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

    /// Returns true if a move is left out by its text of a member.
    fn leaves_out(&mut self, kept: &Kept, write: impl FnOnce(&mut String) -> Option<()>) -> bool {
        self.buffer.clear();
        let written = write(&mut self.buffer);
        // Texts are too short for a call.
        written.is_none() || !self.buffer.bytes().eq(kept.text.bytes())
    }

    /// Appends a move; all but its ply is null where it cannot be played.
    fn append(&mut self, ply: usize, played: Option<&Played<'_>>) {
        let buffer = &mut self.buffer;
        for column in &mut self.columns {
            match column {
                Column::Ply(column) => column.append_value(u16::try_from(ply).unwrap_or(u16::MAX)),
                Column::Text(at, column) => {
                    buffer.clear();
                    let written = played.and_then(|it| it.write_text(*at, buffer));
                    column.append_option(written.map(|()| &*buffer));
                }
                Column::Flag(at, column) => {
                    column.append_option(played.map(|it| it.flag(*at)));
                }
            }
        }
    }

    fn finish(mut self) -> Result<StructArray> {
        let columns = self.columns.iter_mut().map(Column::finish).collect();
        Ok(StructArray::try_new(self.fields, columns, None)?)
    }
}

fn move_details(inputs: &Inputs) -> Result<ArrayRef> {
    let mut starts = Starts::new(inputs, 1);
    let mut details = Details::new(inputs.members);
    let kept = inputs.kept.as_ref();
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
            let packed = next.ok().filter(|_| !is_broken);
            // Most of what is left out is so by the position before it.
            if let (Some(kept), Some(packed)) = (kept, packed)
                && kept.at != CAPTURED
                && details.leaves_out(kept, |out| {
                    write_text(&replay.position, packed, replay.form, kept.at, out)
                })
            {
                is_broken |= replay.play(packed).is_none();
                continue;
            }
            let before = replay.position.clone();
            let played = packed.and_then(|packed| {
                let verdict = replay.play(packed)?;
                Some(Played {
                    before: &before,
                    after: &replay.position,
                    packed,
                    form: replay.form,
                    verdict,
                })
            });
            is_broken |= played.is_none();
            let played = played.as_ref();
            let text = |at| move |out: &mut String| played?.write_text(at, out);
            if kept.is_none_or(|kept| !details.leaves_out(kept, text(kept.at))) {
                details.append(ply, played);
                length += 1;
            }
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
