//! The movetext into a move section: moves by the rules of chess, comments by
//! the place they stand in, and everything else kept as tags in its place.

use std::borrow::Cow;

use cif_chess::{Game as Replay, Position};
use cif_text::legality::{Ending, Play, Side, Standing};
use cif_text::moves::Move;
use cif_text::square::BoardLetter;
use cif_types::{MoveInfo, MoveSection, model::Result as Score};

use super::line::{Last, Line, Next};
use super::names;
use super::notation;
use super::spelling;
use super::tables::Rows;
use crate::command::Notation;
use crate::context::ImportContext;
use crate::ending::{self, result_for};
use crate::report::FindingKind;
use crate::text::{self, Kind, Token};

/// The result of reading the movetext.
pub(crate) struct Moves<'g> {
    pub(crate) section: MoveSection<'g>,
    pub(crate) tables: Vec<MoveInfo<'static>>,
    /// The sides whose engines wrote scores into comments, White first.
    pub(crate) scorers: [bool; 2],
    /// The plies of the main line.
    pub(crate) plies: usize,
    /// Some of the main line is kept as text.
    pub(crate) is_partial: bool,
    /// The result by the rules, where the game has ended with another than is
    /// given.
    pub(crate) ended: Option<Score>,
}

/// The facts that the caller knows already.
#[derive(Clone, Copy)]
pub(crate) struct Expected {
    /// The result of the game, if one is given.
    pub(crate) result: Option<Score>,
    pub(crate) tandem: bool,
    /// The limit on variations inside each other.
    pub(crate) depth: usize,
    /// White and Black are the same engine.
    pub(crate) is_one_engine: bool,
}

// Each is a fact of its own.
#[allow(clippy::struct_excessive_bools)]
pub(super) struct Reader<'d, 'g> {
    pub(super) context: &'d mut ImportContext<'g>,
    pub(super) lines: Vec<Line<'g>>,
    pub(super) replay: Replay,
    pub(super) rows: Rows,
    pub(super) tandem: bool,
    /// The way in which the engines of the game write scores.
    pub(super) notation: Notation,
    pub(super) depth: usize,
    /// The token that is the result at the end of the game.
    pub(super) final_result: Option<usize>,
    /// The token that is the last number, since the last move.
    pub(super) number: Option<usize>,
    /// The first number, where it is not that of the position.
    first_number: Option<u64>,
    has_number: bool,
    result: Option<Score>,
    /// The result by the rules, if it is another.
    ended: Option<Score>,
    pub(super) is_partial: bool,
    /// The number of data that comments may still hold in commands.
    pub(super) data_left: usize,
}

/// The limit on data in commands in the comments of a game, in round
/// figures: so much that nobody misses any, and so little that commands take
/// no more memory than a game has else.
const DATA: usize = 1 << 17;

/// Reads the movetext that begins with the token `from`.
pub(crate) fn read<'g>(
    context: &mut ImportContext<'g>,
    from: usize,
    replay: Option<Replay>,
    expected: Expected,
) -> Moves<'g> {
    let has_rules = replay
        .as_ref()
        .is_some_and(|replay| replay.position(None).is_some());
    let board = expected.tandem.then_some(BoardLetter::A);
    // A move and a half number in the file are a word of five letters.
    let capacity = context
        .game
        .tokens()
        .len()
        .saturating_sub(from)
        .min(1 << 11)
        * 4;
    let final_result = text::final_result(context.game.tokens());
    let notation = notation::of_game(&context.game, from);
    let mut reader = Reader {
        context,
        lines: vec![Line::new(board, String::with_capacity(capacity))],
        replay: replay.unwrap_or_default(),
        rows: Rows::new(expected.is_one_engine),
        tandem: expected.tandem,
        notation,
        depth: expected.depth,
        final_result,
        number: None,
        first_number: None,
        has_number: false,
        result: expected.result,
        ended: None,
        is_partial: false,
        data_left: DATA,
    };
    reader.run(from, has_rules);
    reader.finish()
}

/// The result by the rules, where the game has ended with another than is given.
pub(crate) fn contradiction(
    result: Score,
    ended: impl FnOnce() -> Option<Ending>,
) -> Option<Score> {
    if result == Score::Unknown {
        return None;
    }
    let ended = result_for(ended()?.winner);
    (ended != result).then_some(ended)
}

impl<'g> Reader<'_, 'g> {
    #[inline]
    pub(super) fn line(&mut self) -> &mut Line<'g> {
        if self.lines.is_empty() {
            self.lines.push(Line::new(None, String::new()));
        }
        let last = self.lines.len() - 1;
        &mut self.lines[last]
    }

    #[inline]
    pub(super) const fn is_main(&self) -> bool {
        self.lines.len() == 1
    }

    fn position(&mut self) -> Option<&Position> {
        let board = self.line().board;
        self.replay.position(board)
    }

    fn run(&mut self, from: usize, has_rules: bool) {
        let game = self.context.game;
        let tokens = game.tokens();
        let mut at = from;
        let mut has_result = false;
        while let Some(token) = tokens.get(at) {
            self.context.at = token.range().start;
            let is_played = !matches!(
                token.kind,
                Kind::Comment | Kind::LineComment | Kind::Escape | Kind::Reserved | Kind::Result
            );
            if has_result && token.kind == Kind::Unknown && self.is_last(at) {
                // Characters that XML cannot hold.
                self.context
                    .clean(game.slice(token.range().start..game.bytes().len()));
                break;
            }
            if !has_result && !has_rules && self.only_begins(at) {
                at += 1;
                continue;
            }
            if is_played && (has_result || !has_rules) {
                // Behind the result, or without rules, moves are mere text.
                self.settle(Next::More);
                at = if has_result {
                    self.raw(at, tokens.len());
                    tokens.len()
                } else {
                    self.raw_line(at)
                };
                continue;
            }
            at += 1;
            match token.kind {
                Kind::Comment if self.takes_data(token, tokens.get(at..).unwrap_or_default()) => {}
                Kind::Comment | Kind::LineComment => {
                    let text = self.context.inner(token);
                    self.comment(text);
                }
                Kind::Escape => self.token_tag(names::ESCAPE, game.inner_text(token)),
                Kind::Reserved => {
                    self.token_tag(names::RESERVED, game.inner_text(token));
                }
                Kind::Result => {
                    if self.final_result == Some(at - 1) {
                        self.close_all();
                    }
                    self.end(has_rules && !has_result);
                    let text = game.text(token);
                    let is_last = self.is_last(at);
                    let is_expected = text == ending::token(self.result);
                    if !(self.is_main() && !has_result && is_last && is_expected) {
                        self.token_tag(names::RESULT, text);
                    }
                    has_result |= self.is_main();
                    self.line().close_gap();
                }
                Kind::Number => self.number(at - 1, token),
                Kind::Suffix => {}
                Kind::Nag | Kind::Glyph(_) => self.nag(token),
                Kind::Move => {
                    let next = tokens.get(at).filter(|next| next.kind == Kind::Suffix);
                    if !self.played_at_once(token, next) && !self.played(token, next) {
                        at = self.raw_line(at - 1);
                    }
                }
                Kind::Open => {
                    if let Some(until) = self.open(at - 1) {
                        at = until;
                    }
                }
                Kind::Close if !self.is_main() => self.close(),
                Kind::Close | Kind::Unknown | Kind::Tag => {
                    self.token_tag(names::UNKNOWN, game.text(token));
                }
            }
        }
        self.close_all();
        if !has_result {
            self.end(has_rules);
            self.token_tag(names::RESULT, Cow::Borrowed(""));
        }
    }

    /// Returns whether a token is the number of a first move which is not there: with it alone a
    /// game begins that has neither tag pairs nor moves.
    fn only_begins(&self, at: usize) -> bool {
        let game = self.context.game;
        let token = game.tokens().get(at).filter(|it| it.kind == Kind::Number);
        let next = game.tokens().get(at + 1);
        token.is_some_and(|token| matches!(game.spelling(token), b"1." | b"1..."))
            && next.is_none_or(|next| next.kind == Kind::Result)
    }

    /// Returns whether nothing is left, empty comments aside.
    fn is_last(&self, at: usize) -> bool {
        let rest = self.context.game.tokens().get(at..).unwrap_or_default();
        rest.iter().all(|token| self.context.is_void(token))
    }

    /// Compares the result with the last position of the main line.
    fn end(&mut self, has_rules: bool) {
        let Some(result) = self.result else {
            return;
        };
        if self.tandem || !has_rules || !self.is_main() {
            return;
        }
        self.ended = contradiction(result, || self.replay.ended());
        if self.ended.is_some() {
            self.result = None;
        }
    }

    fn token_tag(&mut self, name: &'static str, text: Cow<'g, str>) {
        let text = match name {
            names::UNKNOWN => self.context.clean_token(text),
            _ => self.context.clean(text),
        };
        if name == names::UNKNOWN && text.is_empty() {
            // A character that XML cannot hold; it has been said.
            return;
        }
        self.settle(if name == names::RESULT {
            Next::Result
        } else {
            Next::More
        });
        self.leave_first_number();
        self.line().tag(name, text);
    }

    /// Before the moves a number is that of the token behind it, and says nothing of a text
    /// or a move that follows.
    pub(super) fn leave_first_number(&mut self) {
        if !self.line().has_moves {
            self.number = None;
            self.line().side = None;
        }
    }

    fn number(&mut self, at: usize, token: &Token) {
        let spelling = self.context.game.spelling(token);
        if self.tandem
            && let Some(letter) = spelling.iter().find(|byte| byte.is_ascii_alphabetic())
        {
            let board = match letter.to_ascii_uppercase() {
                b'A' => BoardLetter::A,
                _ => BoardLetter::B,
            };
            let side = if letter.is_ascii_uppercase() {
                Side::White
            } else {
                Side::Black
            };
            self.number = Some(at);
            let line = self.line();
            line.board = Some(board);
            line.side = Some(side);
        }
        let is_first = self.is_main() && !self.line().has_moves;
        if is_first && !self.has_number {
            self.has_number = true;
            let of_position = self.position().map(Position::move_number);
            let digits = spelling.iter().take_while(|byte| byte.is_ascii_digit());
            // The lexer has seen to it that there are few of them.
            let number = digits.fold(0_u64, |number, digit| number * 10 + u64::from(digit - b'0'));
            self.first_number = Some(number)
                .filter(|number| spelling.first().is_some_and(u8::is_ascii_digit) && *number > 0)
                .filter(|number| of_position.map(u64::from) != Some(*number));
        }
        self.line().last = Last::Number;
    }

    fn nag(&mut self, token: &Token) {
        self.settle(Next::More);
        self.leave_first_number();
        if let Kind::Glyph(nag) = token.kind {
            if self.line().has_moves {
                self.line().nag(u16::from(nag));
            } else {
                self.line().tag(names::NAG, nag.to_string());
            }
            return;
        }
        let text = self.context.game.text(token);
        let digits = text.trim_start_matches('$');
        let line = self.line();
        match digits.parse::<u16>() {
            Ok(nag) if nag > 0 && line.has_moves => line.nag(nag),
            Ok(nag) => line.tag(names::NAG, nag.to_string()),
            Err(_) => line.tag(names::NAG, digits.to_owned()),
        }
    }

    /// Plays a move of the common kind in the common spelling.
    fn played_at_once(&mut self, token: &Token, suffix: Option<&Token>) -> bool {
        if self.tandem || suffix.is_some() {
            return false;
        }
        // Comments belong to the position before the move.
        if self.line().waits() {
            self.settle(Next::More);
        }
        let spelling = self.context.game.spelling(token);
        let Some(leg) = self.replay.play_san(spelling) else {
            return false;
        };
        if self.is_main() {
            self.rows.count(0);
        }
        self.number = None;
        self.line().leg(leg);
        true
    }

    /// Plays a move; `false` where it names none.
    fn played(&mut self, token: &Token, suffix: Option<&Token>) -> bool {
        let mut spelling = self.context.game.text(token);
        let suffix = suffix.map(|suffix| self.context.game.spelling(suffix));
        if suffix.is_some_and(|suffix| suffix.starts_with(b"e")) {
            spelling.to_mut().push_str("e.p.");
        }
        let reason = match self.move_of(&spelling) {
            Ok(played) => {
                self.play(&played, token);
                return true;
            }
            Err(reason) => reason,
        };
        let spelling = spelling.into_owned();
        self.context
            .report(FindingKind::NoMove { spelling, reason }, token);
        false
    }

    fn move_of(&mut self, spelling: &str) -> Result<Move<'static>, &'static str> {
        let side = self.line().side;
        let Some(position) = self.position() else {
            return Err("no rules are known for it");
        };
        if side.is_some_and(|side| side != position.turn()) {
            return Err("its number names the side that is not to move");
        }
        spelling::read(position, spelling)
    }

    fn play(&mut self, played: &Move<'_>, token: &Token) {
        self.settle(Next::More);
        let verdict = self.replay.play(played);
        if matches!(verdict.standing, Standing::Illegal | Standing::Invalid) {
            let spelling = self.context.game.text(token).into_owned();
            self.context
                .report(FindingKind::IllegalMove { spelling }, token);
        }
        if self.is_main() {
            let board = self.line().board;
            self.rows
                .count(board.map_or(0, |board| usize::from(board.index())));
        }
        self.number = None;
        self.line().play(played);
    }

    fn close(&mut self) {
        self.settle(Next::End);
        let Some(line) = self.lines.pop() else { return };
        self.replay.leave_variation();
        self.number = None;
        let parent = self.line();
        parent.variation(line.ended());
        // Its commands are written before the variation.
        parent.ends_in_commands = false;
        parent.last = Last::Close;
    }

    fn close_all(&mut self) {
        while !self.is_main() {
            self.close();
        }
    }

    fn finish(mut self) -> Moves<'g> {
        self.settle(Next::End);
        let number = self.first_number.take();
        let line = self.lines.pop();
        let (base, _) = line.map(Line::ended).unwrap_or_default();
        let mut section = MoveSection {
            base,
            movenumber: None,
        };
        if let Some(number) = number
            && let Ok(number) = cif_types::built_in::PositiveInteger::new(number.to_string())
        {
            section.movenumber = Some(number.into());
        }
        Moves {
            section,
            plies: self.rows.plies(),
            is_partial: self.is_partial,
            scorers: self.rows.scorers(),
            tables: self.rows.tables(self.tandem),
            ended: self.ended,
        }
    }
}
