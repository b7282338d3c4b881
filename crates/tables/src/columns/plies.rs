//! The columns of the plies table.

use cif_text::legality::{Side, Special};

use super::evaluations::{centipawns, mate};
use crate::column::{Definition, Rows};
use crate::columns;
use crate::kind::Kind;
use crate::rows::Place;
use crate::rows::at::At;
use crate::rows::comment::Remark;
use crate::rows::ply::{PlyRow, Replayed};
use crate::sink::Sink;

/// A row for each ply, variations included.
pub(crate) struct Plies;

impl Rows for Plies {
    type Row<'r> = PlyRow<'r>;
}

impl columns::InGame for PlyRow<'_> {
    fn place(&self) -> Place<'_> {
        self.place
    }
}

impl columns::InLine for PlyRow<'_> {
    fn at(&self) -> At {
        self.ply.at
    }
}

type Row = Definition<Plies>;

fn letter(letter: Option<char>, out: &mut Sink) {
    let mut text = [0; 4];
    out.text(letter.map(|it| &*it.encode_utf8(&mut text)));
}

/// The words of comments; null where there are none.
fn words(remarks: &[Remark<'_>], out: &mut Sink) {
    if remarks.iter().all(|it| it.words().is_empty()) {
        return out.text(None);
    }
    out.written(|text| {
        for remark in remarks {
            let words = remark.words();
            if !text.is_empty() && !words.is_empty() {
                text.push(' ');
            }
            text.push_str(&words);
        }
    });
}

pub(crate) static COLUMNS: &[Row] = &[
    columns::source(),
    columns::game(),
    columns::board(),
    columns::line(),
    Row::new(
        "parent_line",
        Kind::UInt32,
        "The line that this one is a variation of; null for the main line.",
        |row, out| out.number(row.parent),
    )
    .or_null(),
    Row::new(
        "ply",
        Kind::UInt16,
        "The number of the ply on its board, counted from the start position, from 1; \
         65535 for those behind it.",
        |row, out| out.number(Some(row.ply.at.ply.min(u32::from(u16::MAX)))),
    ),
    Row::new(
        "move_number",
        Kind::UInt16,
        "The number of the move, as players count; 65535 for those behind it.",
        |row, out| out.number(Some(row.move_number.min(u64::from(u16::MAX)))),
    ),
    Row::new(
        "side",
        Kind::Utf8,
        "The side that moves: `w` or `b`.",
        |row, out| out.text(if row.side == Side::White { "w" } else { "b" }),
    )
    .replayed(),
    Row::new(
        "uci",
        Kind::Utf8,
        "The move in UCI, castling as the king's move, or by the rook's square where a king or \
         rook that may castle begins elsewhere than in chess; \
         where the rules are not known, as the archive writes it.",
        |row, out| out.written(|text| row.write_uci(text)),
    )
    .replayed(),
    Row::new(
        "san",
        Kind::Utf8,
        "The move in SAN; one that is not legal in long algebraic notation.",
        |row, out| match &row.replayed {
            Some(it) => {
                out.written(|text| it.before.write_san_before(&row.ply.played, it.after, text));
            }
            None => out.text(None),
        },
    )
    .or_null()
    .replayed(),
    Row::new(
        "fen_before",
        Kind::Utf8,
        "The position before the move as FEN.",
        |row, out| match &row.replayed {
            Some(it) => out.written(|text| it.write_fen(it.before, text)),
            None => out.text(None),
        },
    )
    .or_null()
    .replayed(),
    Row::new(
        "fen",
        Kind::Utf8,
        "The position after the move as FEN.",
        |row, out| match &row.replayed {
            Some(it) => out.written(|text| it.write_fen(it.after, text)),
            None => out.text(None),
        },
    )
    .or_null()
    .replayed(),
    Row::new(
        "zobrist",
        Kind::UInt64,
        "The key of Polyglot of the position after the move, which counts an en passant square if a pawn stands beside it; \
         pockets and checks that are left add to it in the variants that have them.",
        |row, out| out.number(row.replayed.as_ref().map(Replayed::key)),
    )
    .or_null()
    .replayed(),
    Row::new(
        "piece",
        Kind::Utf8,
        "The piece that moves: P, N, B, R, Q or K.",
        |row, out| letter(row.piece(), out),
    )
    .or_null()
    .replayed(),
    Row::new(
        "captured",
        Kind::Utf8,
        "The piece that is taken.",
        |row, out| letter(row.captured(), out),
    )
    .or_null()
    .replayed(),
    Row::new(
        "promotion",
        Kind::Utf8,
        "The piece that a pawn becomes.",
        |row, out| letter(row.promotion(), out),
    )
    .or_null(),
    Row::new(
        "is_check",
        Kind::Bool,
        "The move gives check.",
        |row, out| out.flag(row.replayed.as_ref().map(|it| it.after.is_check())),
    )
    .or_null()
    .replayed(),
    Row::new("is_mate", Kind::Bool, "The move mates; an end that a variant sets is by itself no mate.", |row, out| {
        out.flag(row.replayed.as_ref().map(|it| it.after.is_checkmate()));
    })
    .or_null()
    .replayed(),
    Row::new(
        "is_castling",
        Kind::Bool,
        "The move is castling.",
        |row, out| {
            out.flag(row.is(|it| {
                matches!(
                    it,
                    Special::Castling | Special::HandicapCastling | Special::MirroredCastling
                )
            }));
        },
    )
    .or_null()
    .replayed(),
    Row::new(
        "is_en_passant",
        Kind::Bool,
        "The move takes a pawn in passing.",
        |row, out| out.flag(row.is(|it| it == Special::EnPassant)),
    )
    .or_null()
    .replayed(),
    Row::new(
        "is_legal",
        Kind::Bool,
        "The move is legal; false too where the rules are not known.",
        |row, out| {
            out.flag(
                row.replayed
                    .as_ref()
                    .is_some_and(|it| it.verdict.is_legal()),
            );
        },
    )
    .replayed(),
    Row::new(
        "clock_ms",
        Kind::Int64,
        "The time left on the player's clock after the move, in milliseconds.",
        |row, out| out.number(row.ply.clock.get()),
    )
    .or_null()
    .annotation(),
    Row::new(
        "elapsed_ms",
        Kind::Int64,
        "The time used for the move, in milliseconds.",
        |row, out| out.number(row.ply.elapsed.get()),
    )
    .or_null()
    .annotation(),
    Row::new(
        "eval_cp",
        Kind::Int32,
        "The first evaluation of the position after the move, in centipawns from White's \
         point of view; null for a mate.",
        |row, out| out.number(row.ply.evaluation.get().and_then(|it| centipawns(&it))),
    )
    .or_null()
    .annotation(),
    Row::new(
        "eval_mate",
        Kind::Int32,
        "The moves to mate in that evaluation, negative where Black mates; 0 for a mate \
         on the board.",
        |row, out| out.number(row.ply.evaluation.get().and_then(|it| mate(&it))),
    )
    .or_null()
    .annotation(),
    Row::new(
        "eval_depth",
        Kind::Int32,
        "The depth of that evaluation in plies.",
        |row, out| out.number(row.ply.evaluation.get().and_then(|it| it.depth)),
    )
    .or_null()
    .annotation(),
    Row::new(
        "nags",
        Kind::UInt16List,
        "The NAGs of the move, in their order; numbers that CIF keeps as tags, `$0` and those from 65536, are in the column `pgn`.",
        |row, out| out.words(Some(row.ply.nags.iter().copied())),
    )
    .annotation(),
    Row::new(
        "comment_before",
        Kind::Utf8,
        "The words of the comments before the move, with a blank between them.",
        |row, out| words(&row.ply.before, out),
    )
    .or_null()
    .annotation(),
    Row::new(
        "comment",
        Kind::Utf8,
        "The words of the comments after the move, with a blank between them.",
        |row, out| words(&row.ply.after, out),
    )
    .or_null()
    .annotation(),
];
