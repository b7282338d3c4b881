//! The numbers of moves on their way out.

use cif_text::legality::{Play, Side};
use cif_text::square::BoardLetter;
use cif_types::{MoveSection, VariationNode};

use super::level::End;
use super::line::Last;
use super::names;
use super::write::{Writer, board_in};
use crate::layout::Word;
use crate::text::MOST_NUMBER;

impl Writer<'_> {
    /// Takes the number that the section gives the first move.
    pub(super) fn take_number(&mut self, section: &MoveSection<'_>) {
        let Some(first) = &section.movenumber else {
            return;
        };
        let first = first.value.to_string().parse::<i64>().ok();
        match first.filter(|first| *first <= MOST_NUMBER) {
            Some(first) => self.number_offset = first - self.number_of(self.first),
            None => self.lose("a movenumber of so many digits"),
        }
    }

    /// Takes the number that a text of moves on one of two boards begins with for that of the
    /// first move, where none stands before it.
    pub(super) fn take_number_of_text(&mut self, text: &str) {
        let is_first = self.levels.len() == 1 && !self.is_numbered && !self.has_result;
        if !is_first || !self.options.is_readable || behind_board_number(text).is_none() {
            return;
        }
        self.is_numbered = true;
        let (number, letter) = text.split_at(digits(text));
        let is_second = letter.starts_with(['B', 'b']);
        let on = match self.number_offset {
            0 if is_second => Some(BoardLetter::B),
            _ => self.first,
        };
        let of_position = self.number_of(on);
        // A zero is none.
        let read = number.parse().map(|number| match number {
            0 => of_position,
            number => number,
        });
        if read != Ok(of_position + self.number_offset) {
            self.lose("the number of the first move");
        }
    }

    /// Returns whether no number says yet which the first move would have, and it is not that
    /// of the position.
    pub(super) const fn owes_number(&self) -> bool {
        self.number_offset != 0 && !self.is_numbered
    }

    /// Writes the number of the first move where there is none, and only its number tells.
    pub(super) fn number_without_move(&mut self) {
        if !self.owes_number() {
            return;
        }
        let is_text = self.levels.first().is_some_and(|main| main.end != End::No);
        if self.options.is_readable && !is_text {
            self.number(self.first);
        } else {
            self.is_numbered = true;
            self.lose("a movenumber without a move");
        }
    }

    /// The number of the next move in the position.
    fn number_of(&self, on: Option<BoardLetter>) -> i64 {
        let position = self.replay.position(on);
        position.map_or(1, |position| i64::from(position.move_number()))
    }

    /// Writes a number, if nothing else tells yet that a game is here.
    pub(super) fn begin_game(&mut self) {
        if !self.is_begun {
            self.number(self.first);
        }
    }

    pub(super) fn number(&mut self, on: Option<BoardLetter>) {
        self.is_begun = true;
        self.is_numbered |= self.levels.len() == 1;
        let mut number = core::mem::take(&mut self.word);
        number.clear();
        self.push_number(on, &mut number);
        self.words.push(&Word::plain(number.as_str()));
        self.word = number;
        self.level().last = Last::Number;
    }

    /// Writes the number of the next move behind what is in `out`.
    pub(super) fn push_number(&self, on: Option<BoardLetter>, out: &mut String) {
        // One of more digits would be no number.
        let number = (self.number_of(on) + self.number_offset).min(MOST_NUMBER);
        let is_black = self.replay.turn(on) == Some(Side::Black);
        out.push_str(itoa::Buffer::new().format(number));
        out.push_str(match (on, is_black) {
            (None, false) => ".",
            (None, true) => "...",
            (Some(BoardLetter::A), false) => "A.",
            (Some(BoardLetter::A), true) => "a.",
            (Some(_), false) => "B.",
            (Some(_), true) => "b.",
        });
    }

    /// Writes the number of the next move, for a comment between the two. In a
    /// tandem game it depends on that move.
    pub(super) fn number_before(&mut self, at: usize) {
        if !self.board.is_tandem() {
            self.number(None);
            return;
        }
        match self.next_board(at) {
            Some(on) => self.number(Some(on)),
            None => self.gap(),
        }
    }

    /// The board of the next move, unless it is kept as text.
    fn next_board(&mut self, at: usize) -> Option<BoardLetter> {
        let board = self.board;
        let level = self.level();
        if level.next_board.is_none_or(|(found, _)| found < at) {
            let rest = level.nodes.iter().enumerate().skip(at);
            let mut found = rest.filter_map(|(at, node)| match node {
                VariationNode::Text(text) => Some((at, Some(board_in(text, board)?))),
                VariationNode::Tag(tag) if tag.name.as_str() == names::MOVETEXT => Some((at, None)),
                _ => None,
            });
            level.next_board = found.next().or(Some((usize::MAX, None)));
        }
        level.next_board.and_then(|(_, board)| board)
    }
}

/// The number of digits that a text begins with.
fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// The text behind the number of a move on one of two boards.
pub(super) fn behind_board_number(text: &str) -> Option<&str> {
    let (number, letter) = text.split_at(digits(text));
    let behind = letter.strip_prefix(['A', 'a', 'B', 'b'])?;
    (!number.is_empty()).then(|| behind.trim_start_matches('.'))
}
