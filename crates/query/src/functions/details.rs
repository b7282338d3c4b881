//! The moves of a game one by one.

use std::sync::{Arc, LazyLock};

use cif_chess::Position;
use cif_chess::packed::PackedMove;
use cif_text::legality::{Side, Special, Verdict};
use cif_text::square::Square;
use datafusion::arrow::array::{
    ArrayRef, BooleanBuilder, ListArray, StringBuilder, StructArray, UInt16Builder,
};
use datafusion::arrow::buffer::{NullBuffer, OffsetBuffer};
use datafusion::arrow::datatypes::{DataType, Field, Fields};
use datafusion::error::Result;

use super::Function;
use super::argument::{MOVES, START_FEN, VARIANT};
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
    returns: || DataType::List(Arc::clone(&ITEM)),
    call: move_details,
}];

static FIELDS: LazyLock<Fields> = LazyLock::new(|| {
    let texts = [
        "side",
        "uci",
        "san",
        "piece",
        "from_square",
        "to_square",
        "captured",
        "promotion",
    ];
    let flags = ["is_check", "is_mate", "is_castling", "is_en_passant"];
    let ply = Field::new("ply", DataType::UInt16, false);
    let texts = texts.map(|name| Field::new(name, DataType::Utf8, true));
    let flags = flags.map(|name| Field::new(name, DataType::Boolean, true));
    std::iter::once(ply).chain(texts).chain(flags).collect()
});

static ITEM: LazyLock<Arc<Field>> = LazyLock::new(|| {
    Arc::new(Field::new_list_field(
        DataType::Struct(FIELDS.clone()),
        true,
    ))
});

/// The columns of the structure.
#[derive(Default)]
struct Details {
    ply: UInt16Builder,
    texts: [StringBuilder; 8],
    flags: [BooleanBuilder; 4],
}

/// A move between two positions.
struct Played<'p> {
    before: &'p Position,
    after: &'p Position,
    packed: PackedMove,
    verdict: Verdict,
}

impl Details {
    fn append(&mut self, played: &Played<'_>, text: &mut String) {
        let Played {
            before,
            after,
            packed,
            verdict,
        } = played;
        let [side, uci_, san_, piece, from, to, captured, promotion] = &mut self.texts;
        side.append_value(match before.turn() {
            Side::White => "w",
            Side::Black => "b",
        });
        text.clear();
        uci(before, *packed, text);
        uci_.append_value(&*text);
        text.clear();
        san(before, *packed, text);
        san_.append_value(&*text);
        let is_castling = matches!(
            verdict.special,
            Some(Special::Castling | Special::HandicapCastling | Special::MirroredCastling)
        );
        let is_en_passant = verdict.special == Some(Special::EnPassant);
        let is_null = verdict.special == Some(Special::Null);
        let on = |square: u8| {
            let found = before.piece(Square::new(square % 8, square / 8)?)?;
            Some(found.letter.upper())
        };
        let moved = if packed.is_drop() {
            packed.piece()
        } else {
            on(packed.from_square())
        };
        let taken = match verdict.special {
            Some(Special::EnPassant) => Some('P'),
            None => on(packed.to_square()),
            _ => None,
        };
        let becomes = packed.piece().filter(|_| !packed.is_drop());
        let letter = |builder: &mut StringBuilder, letter: Option<char>| {
            builder.append_option(letter.map(String::from));
        };
        letter(piece, moved.filter(|_| !is_null));
        let square = |builder: &mut StringBuilder, square: Option<u8>| {
            builder.append_option(square.map(|it| {
                String::from_iter([char::from(b'a' + it % 8), char::from(b'1' + it / 8)])
            }));
        };
        square(
            from,
            Some(packed.from_square()).filter(|_| !is_null && !packed.is_drop()),
        );
        square(to, Some(packed.to_square()).filter(|_| !is_null));
        letter(captured, taken);
        letter(promotion, becomes);
        let [check, mate, castling, en_passant] = &mut self.flags;
        check.append_value(after.is_check());
        mate.append_value(text.ends_with('#'));
        castling.append_value(is_castling);
        en_passant.append_value(is_en_passant);
    }

    fn append_null(&mut self) {
        self.texts.iter_mut().for_each(StringBuilder::append_null);
        self.flags.iter_mut().for_each(BooleanBuilder::append_null);
    }

    fn finish(mut self) -> Result<StructArray> {
        let mut columns: Vec<ArrayRef> = vec![Arc::new(self.ply.finish())];
        columns.extend(
            self.texts
                .iter_mut()
                .map(|it| Arc::new(it.finish()) as ArrayRef),
        );
        columns.extend(
            self.flags
                .iter_mut()
                .map(|it| Arc::new(it.finish()) as ArrayRef),
        );
        Ok(StructArray::try_new(FIELDS.clone(), columns, None)?)
    }
}

fn move_details(inputs: &Inputs) -> Result<ArrayRef> {
    let mut starts = Starts::new(inputs, 1);
    let mut details = Details::default();
    let mut lengths = Vec::with_capacity(inputs.rows().len());
    let mut valid = Vec::with_capacity(inputs.rows().len());
    let mut text = String::new();
    for row in inputs.rows() {
        let start = inputs.moves(0, row).zip(starts.get(row));
        valid.push(start.is_some());
        let Some((moves, start)) = start else {
            lengths.push(0);
            continue;
        };
        let mut replay = moves.replay(start);
        let mut is_broken = false;
        let mut length = 0_usize;
        while let Some(next) = replay.next_move() {
            length += 1;
            details
                .ply
                .append_value(u16::try_from(length).unwrap_or(u16::MAX));
            let before = replay.position.clone();
            let played = next.ok().filter(|_| !is_broken).and_then(|packed| {
                let verdict = replay.play(packed)?;
                Some((packed, verdict))
            });
            if let Some((packed, verdict)) = played {
                let played = Played {
                    before: &before,
                    after: &replay.position,
                    packed,
                    verdict,
                };
                details.append(&played, &mut text);
            } else {
                is_broken = true;
                details.append_null();
            }
        }
        lengths.push(length);
    }
    let items = Arc::new(details.finish()?);
    let offsets = OffsetBuffer::from_lengths(lengths);
    let nulls = NullBuffer::from(valid);
    Ok(Arc::new(ListArray::try_new(
        Arc::clone(&ITEM),
        offsets,
        items,
        Some(nulls),
    )?))
}
