//! Moves of a game, packed or as text, and their replay.

use std::sync::Arc;

use cif_chess::packed::PackedMove;
use cif_chess::{CastlingForm, Position, Variant};
use cif_text::legality::{Standing, Verdict};
use datafusion::arrow::array::{
    Array, ArrayRef, AsArray, BooleanArray, Int32Array, ListBuilder, UInt16Builder,
};
use datafusion::arrow::datatypes::{DataType, UInt16Type};
use datafusion::common::exec_err;
use datafusion::error::DataFusionError;

use super::Function;
use super::argument::{Kind, MOVES, START_FEN, VARIANT, packed, required};
use super::start::Starts;
use super::udf::Inputs;

pub(super) const FUNCTIONS: &[Function] = &[
    Function {
        name: "ply_count",
        alias: None,
        arguments: &[MOVES],
        about: "The number of moves of both sides. Nothing is replayed.",
        example: "ply_count('1. e4 e5 2. Nf3 {open} *')",
        gives: "3",
        returns: || DataType::Int32,
        call: ply_count,
    },
    Function {
        name: "has_opening",
        alias: None,
        arguments: &[MOVES, required("opening", Kind::Text), START_FEN],
        about: "True if the game begins with these moves, which are SAN or UCI, from the standard \
                position. A game with a `start_fen` of its own does not.",
        example: "has_opening('e2e4 c7c5 g1f3', 'e4 c5')",
        gives: "true",
        returns: || DataType::Boolean,
        call: has_opening,
    },
    Function {
        name: "pack_moves",
        alias: None,
        arguments: &[MOVES, START_FEN, VARIANT],
        about: "The moves in 16 bits each, as in the column `moves` of the table `games`. Null if \
                one of them cannot be played.",
        example: "pack_moves('e4 e5')",
        gives: "[1804, 2356]",
        returns: packed,
        call: pack_moves,
    },
];

/// The moves of a game.
#[derive(Clone, Copy)]
pub(super) enum Moves<'a> {
    /// As tables hold them.
    Packed(&'a [u16]),
    /// SAN or UCI.
    Text(&'a str),
}

impl Inputs {
    /// Moves; none if a move of them is null.
    pub(super) fn moves(&self, at: usize, row: usize) -> Option<Moves<'_>> {
        let column = self.column(at, row)?;
        if let Some(texts) = column.as_string_opt::<i32>() {
            return Some(Moves::Text(texts.value(row)));
        }
        let lists = column.as_list_opt::<i32>()?;
        let offsets = lists.value_offsets();
        let range = usize::try_from(offsets[row]).ok()?..usize::try_from(offsets[row + 1]).ok()?;
        let values = lists.values().as_primitive_opt::<UInt16Type>()?;
        let has_null = values.null_count() > 0 && range.clone().any(|at| values.is_null(at));
        (!has_null).then(|| Moves::Packed(&values.values()[range]))
    }
}

impl<'a> Moves<'a> {
    /// The number of moves.
    pub(super) fn count(self) -> usize {
        match self {
            Self::Packed(moves) => moves.len(),
            Self::Text(text) => Words(text).count(),
        }
    }

    /// Begins to replay them.
    pub(super) fn replay(self, start: Position) -> Replay<'a> {
        let (packed, words): (&[u16], _) = match self {
            Self::Packed(moves) => (moves, ""),
            Self::Text(text) => (&[], text),
        };
        Replay {
            form: start.castling_form(),
            position: start,
            packed: packed.iter(),
            words: Words(words),
        }
    }
}

/// A text that is no move in the position reached.
#[derive(Clone, Copy)]
pub(super) struct NoMove;

/// A game being replayed.
pub(super) struct Replay<'a> {
    /// The position reached.
    pub(super) position: Position,
    /// The form of castling in UCI, from the first move to the last.
    pub(super) form: CastlingForm,
    packed: std::slice::Iter<'a, u16>,
    words: Words<'a>,
}

impl Replay<'_> {
    /// The next move, which is not played yet.
    #[inline]
    pub(super) fn next_move(&mut self) -> Option<Result<PackedMove, NoMove>> {
        if let Some(bits) = self.packed.next() {
            return Some(Ok(PackedMove::from_bits(*bits)));
        }
        let word = self.words.next()?;
        let read = self.position.read_any(word);
        let read = read.or_else(|_| self.position.read_uci(word)).ok();
        let packed = read.and_then(|played| self.position.pack(&played));
        Some(packed.ok_or(NoMove))
    }

    /// Plays a move; none if there is no such move here.
    #[inline]
    pub(super) fn play(&mut self, packed: PackedMove) -> Option<Verdict> {
        let verdict = self.position.play_packed(packed);
        (verdict.standing != Standing::Invalid).then_some(verdict)
    }

    /// Plays the next move: true if it is played, none at the end of the game.
    #[inline]
    pub(super) fn step(&mut self) -> Option<bool> {
        let next = self.next_move()?;
        Some(next.is_ok_and(|packed| self.play(packed).is_some()))
    }
}

/// The moves in a text, without numbers, comments, variations, NAGs and results.
pub(super) struct Words<'a>(&'a str);

impl<'a> Iterator for Words<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let mut depth = 0_usize;
        loop {
            let text = self.0.trim_start();
            let first = text.chars().next()?;
            let behind = |at: Option<usize>| at.map_or("", |at| &text[at + 1..]);
            match first {
                '{' => self.0 = behind(text.find('}')),
                ';' => self.0 = behind(text.find('\n')),
                '(' | ')' => {
                    depth = if first == '(' {
                        depth + 1
                    } else {
                        depth.saturating_sub(1)
                    };
                    self.0 = &text[1..];
                }
                _ => {
                    let is_end = |it: char| it.is_whitespace() || "{}();".contains(it);
                    let end = text
                        .find(is_end)
                        .unwrap_or(text.len())
                        .max(first.len_utf8());
                    let (word, rest) = text.split_at(end);
                    self.0 = rest;
                    if let Some(word) = plain_move(word).filter(|_| depth == 0) {
                        return Some(word);
                    }
                }
            }
        }
    }
}

/// UCI's move that is none.
const NULL_MOVE: &str = "0000";

/// The word without a number before it and glyphs behind it; none if it is no move.
fn plain_move(word: &str) -> Option<&str> {
    if matches!(word, "1-0" | "0-1" | "1/2-1/2" | "*") || word.starts_with('$') {
        return None;
    }
    if word == NULL_MOVE {
        return Some(word);
    }
    let behind = word.trim_start_matches(|it: char| it.is_ascii_digit());
    let word = match behind.trim_start_matches(['.', '…']) {
        rest if rest.len() < behind.len() || rest.is_empty() => rest,
        _ => word,
    };
    Some(word.trim_end_matches(['!', '?'])).filter(|it| !it.is_empty())
}

fn ply_count(inputs: &Inputs) -> Result<ArrayRef, DataFusionError> {
    let count = |row| i32::try_from(inputs.moves(0, row)?.count()).ok();
    let counts: Int32Array = inputs.rows().map(count).collect();
    Ok(Arc::new(counts))
}

fn has_opening(inputs: &Inputs) -> Result<ArrayRef, DataFusionError> {
    let mut last: Option<(&str, Option<Vec<u16>>)> = None;
    let mut found = Vec::with_capacity(inputs.rows().len());
    for row in inputs.rows() {
        let (Some(moves), Some(text)) = (inputs.moves(0, row), inputs.text(1, row)) else {
            found.push(None);
            continue;
        };
        let opening = match &last {
            Some((known, opening)) if *known == text => opening,
            _ => &last.insert((text, inputs.pattern(1, opening(text))?)).1,
        };
        let is_usual = inputs.text(2, row).is_none();
        let begins = |opening: &Vec<u16>| is_usual && begins_with(moves, opening);
        found.push(opening.as_ref().map(begins));
    }
    Ok(Arc::new(BooleanArray::from(found)))
}

/// The moves of an opening.
fn opening(text: &str) -> Result<Vec<u16>, DataFusionError> {
    let mut replay = Moves::Text(text).replay(Position::standard(Variant::Chess));
    let mut opening = Vec::new();
    for word in Words(text) {
        match replay.next_move() {
            Some(Ok(packed)) if replay.play(packed).is_some() => opening.push(packed.bits()),
            _ => return exec_err!("has_opening: `{word}` in `{text}` is no move there"),
        }
    }
    Ok(opening)
}

fn begins_with(moves: Moves<'_>, opening: &[u16]) -> bool {
    if let Moves::Packed(moves) = moves {
        return moves.starts_with(opening);
    }
    let mut replay = moves.replay(Position::standard(Variant::Chess));
    opening.iter().all(|bits| {
        let next = replay.next_move().and_then(Result::ok);
        next.is_some_and(|packed| packed.bits() == *bits && replay.play(packed).is_some())
    })
}

fn pack_moves(inputs: &Inputs) -> Result<ArrayRef, DataFusionError> {
    let mut starts = Starts::new(inputs, 1);
    let mut lists = ListBuilder::new(UInt16Builder::new());
    for row in inputs.rows() {
        let packed = inputs.moves(0, row).and_then(|moves| {
            let mut replay = moves.replay(starts.get(row)?);
            let mut packed = Vec::with_capacity(moves.count());
            while let Some(next) = replay.next_move() {
                let next = next.ok()?;
                replay.play(next)?;
                packed.push(Some(next.bits()));
            }
            Some(packed)
        });
        lists.append_option(packed);
    }
    Ok(Arc::new(lists.finish()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_the_moves_of_the_main_line() {
        for (text, words) in [
            ("e4 e5", &["e4", "e5"][..]),
            (
                "1. e4! {best} (1. d4 {(} d5 (1... Nf6)) 1... e5?! $1 2.Nf3 ; so\nNc6 *",
                &["e4", "e5", "Nf3", "Nc6"],
            ),
            ("12... O-O 13. 0-0-0 1-0", &["O-O", "0-0-0"]),
            ("1. e4 { never ends", &["e4"]),
            ("1... ) ; ...", &[]),
            ("3", &[]),
            ("", &[]),
        ] {
            assert_eq!(Words(text).collect::<Vec<_>>(), words, "{text}");
        }
    }
}
