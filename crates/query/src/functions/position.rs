//! Positions of games.

use std::sync::Arc;

use cif_chess::{Position, Variant};
use datafusion::arrow::array::{ArrayRef, BooleanArray, StringBuilder, UInt64Array};
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
        name: "fen_at",
        alias: None,
        arguments: &[MOVES, required("ply", Kind::Integer), START_FEN, VARIANT],
        about: "The position after so many plies, as FEN: 0 is the start, -1 the end, -2 before \
                the last move. Null beyond the game, and behind a move that cannot be played.",
        example: "fen_at('e4 c5 Nf3', 2)",
        gives: "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        returns: || DataType::Utf8,
        call: fen_at,
    },
    Function {
        name: "position_key",
        alias: None,
        arguments: &[FEN],
        about: "Polyglot's key of a position, as in the column `zobrist` of the table `plies`: \
                pockets and checks that the FEN counts add to it. An en passant square counts if a pawn stands \
                beside it, and a FEN leaves it out where no such capture is legal, so that the column may have \
                another key than this gives for the column `fen`. Null if the FEN cannot be read.",
        example: "position_key('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')",
        gives: "5060803636482931868",
        returns: || DataType::UInt64,
        call: position_key,
    },
    Function {
        name: "has_position",
        alias: None,
        arguments: &[MOVES, FEN, START_FEN, VARIANT],
        about: "True if the main line reaches the position. Of the FEN the pieces count, and where \
                they are written the side to move, castling rights and en passant captures; the \
                counts of moves never do. A position that the variant cannot have is never reached, \
                nor one with rights that its pieces do not allow.",
        example: "has_position('e4 e6 d4 d5', 'rnbqkbnr/ppp2ppp/4p3/3p4/3PP3/8/PPP2PPP/RNBQKBNR')",
        gives: "true",
        returns: || DataType::Boolean,
        call: has_position,
    },
];

fn fen_at(inputs: &Inputs) -> Result<ArrayRef> {
    let mut starts = Starts::new(inputs, 2);
    let mut fens = StringBuilder::new();
    for row in inputs.rows() {
        let fen = inputs.moves(0, row).and_then(|moves| {
            let plies = plies(moves, inputs.integer(1, row)?)?;
            let mut replay = moves.replay(starts.get(row)?);
            let mut steps = (0..plies).map(|_| replay.step());
            let is_reached = steps.all(|played| played == Some(true));
            is_reached.then(|| replay.position.fen())
        });
        fens.append_option(fen);
    }
    Ok(Arc::new(fens.finish()))
}

/// The plies to play, where a negative number counts from the end.
fn plies(moves: Moves<'_>, wanted: i64) -> Option<usize> {
    if let Ok(plies) = usize::try_from(wanted) {
        return Some(plies);
    }
    let back = usize::try_from(wanted.unsigned_abs()).ok()?;
    (moves.count() + 1).checked_sub(back)
}

fn position_key(inputs: &Inputs) -> Result<ArrayRef> {
    let key = |row| {
        let read = Position::described(None, inputs.text(0, row)?);
        Some(read.ok()?.0.key())
    };
    let keys: UInt64Array = inputs.rows().map(key).collect();
    Ok(Arc::new(keys))
}

/// The part of a position that is looked for.
struct Wanted {
    position: Position,
    /// False if castling rights or an en passant square do not fit the pieces: no game comes to
    /// that.
    is_possible: bool,
    /// Fields of the FEN that are written: 1 is the placement alone.
    fields: usize,
}

impl Wanted {
    fn read(fen: &str, variant: Variant) -> Result<Self> {
        let fields: Vec<&str> = fen.split_whitespace().collect();
        let rest = ["", "w", "-", "-", "0", "1"];
        let whole = (fields.iter().chain(rest.iter().skip(fields.len()))).copied();
        match Position::described(Some(variant), &whole.collect::<Vec<_>>().join(" ")) {
            Ok((position, flaws)) => Ok(Self {
                position,
                is_possible: flaws.is_empty(),
                fields: fields.len(),
            }),
            Err(error) => exec_err!("has_position: `{fen}`: {}", error.message),
        }
    }

    #[inline]
    fn is(&self, position: &Position) -> bool {
        self.position.has_placement_of(position)
            && match self.fields {
                1 => true,
                2 => self.position.turn() == position.turn(),
                3 => {
                    self.position.turn() == position.turn()
                        && self.position.has_castling_rights_of(position)
                }
                _ => self.position.repeats(position),
            }
    }
}

fn has_position(inputs: &Inputs) -> Result<ArrayRef> {
    let mut starts = Starts::new(inputs, 2);
    let mut last: Option<((&str, Variant), Option<Wanted>)> = None;
    let mut found = Vec::with_capacity(inputs.rows().len());
    for row in inputs.rows() {
        let given = inputs.moves(0, row).zip(inputs.text(1, row));
        let Some(((moves, fen), start)) = given.zip(starts.get(row)) else {
            found.push(None);
            continue;
        };
        let key = (fen, start.variant());
        let wanted = match &last {
            Some((known, wanted)) if *known == key => wanted,
            _ => {
                let read = Wanted::read(fen, key.1);
                &last.insert((key, inputs.pattern(1, read)?)).1
            }
        };
        let wanted = wanted.as_ref();
        found.push(wanted.map(|wanted| reaches(moves, start, wanted)));
    }
    Ok(Arc::new(BooleanArray::from(found)))
}

fn reaches(moves: Moves<'_>, start: Position, wanted: &Wanted) -> bool {
    if !wanted.is_possible {
        return false;
    }
    let mut replay = moves.replay(start);
    loop {
        if wanted.is(&replay.position) {
            return true;
        }
        if replay.step() != Some(true) {
            return false;
        }
    }
}
