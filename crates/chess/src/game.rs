//! A game being replayed, with its variations: on one board, on the two of a
//! tandem game, or on a board whose rules are not known.

use cif_text::legality::{Ending, Piece, Play, Side, Special, Verdict};
use cif_text::moves::{Leg, Move};
use cif_text::square::{BoardLetter, Square};

use crate::judge::Judged;
use crate::loose::Loose;
use crate::position::Position;
use crate::variant::Variant;

/// A game being replayed; [`Play`] has its methods.
#[derive(Clone, Debug)]
pub struct Game(Table);

#[derive(Clone, Debug)]
enum Table {
    One(Line<Position>),
    Two(Line<Box<[Position; 2]>>),
    Loose(Line<Loose>),
}

/// The state of a line, its state before its last move, and the same of the
/// lines it branched off.
#[derive(Clone, Debug)]
struct Line<S> {
    now: S,
    before: S,
    outer: Vec<(S, S)>,
}

impl<S: Clone> Line<S> {
    fn new(start: S) -> Self {
        Self {
            before: start.clone(),
            now: start,
            outer: Vec::new(),
        }
    }

    fn enter(&mut self) {
        let before = self.before.clone();
        let now = core::mem::replace(&mut self.now, before.clone());
        self.outer.push((now, before));
    }

    fn leave(&mut self) {
        if let Some((now, before)) = self.outer.pop() {
            (self.now, self.before) = (now, before);
        }
    }

    #[inline]
    fn remember(&mut self) {
        self.before.clone_from(&self.now);
    }
}

impl Game {
    /// A game on one board.
    pub fn new(position: Position) -> Self {
        Self(Table::One(Line::new(position)))
    }

    /// A tandem game; in Bughouse the pieces taken on one board go into the
    /// pockets of the other.
    pub fn tandem(first: Position, second: Position) -> Self {
        let mut boards = Box::new([first, second]);
        boards[0].letter = Some(BoardLetter::A);
        boards[1].letter = Some(BoardLetter::B);
        Self(Table::Two(Line::new(boards)))
    }

    pub(crate) fn loose(board: Loose) -> Self {
        Self(Table::Loose(Line::new(board)))
    }

    /// The position, in a tandem game that of one board (the first where none
    /// is named); `None` where the rules are not known or there is no such
    /// board.
    pub fn position(&self, board: Option<BoardLetter>) -> Option<&Position> {
        match (&self.0, board) {
            (Table::One(line), None) => Some(&line.now),
            (Table::Two(line), board) => on_board(&line.now, board),
            _ => None,
        }
    }

    /// The same before the last move of the line, whichever board it was made on.
    pub fn position_before(&self, board: Option<BoardLetter>) -> Option<&Position> {
        match (&self.0, board) {
            (Table::One(line), None) => Some(&line.before),
            (Table::Two(line), board) => on_board(&line.before, board),
            _ => None,
        }
    }

    /// Plays the move that a text in SAN means and gives its squares, if that
    /// is seen at a glance: it is legal, in chess without variant on one
    /// board, goes straight from one square to another, and is spelt in the
    /// common way. Else nothing is played; [`Position::read_any`] knows all
    /// other moves and spellings.
    #[inline]
    pub fn play_san(&mut self, text: &[u8]) -> Option<Leg> {
        let Table::One(line) = &mut self.0 else {
            return None;
        };
        let (from, to) = line
            .now
            .find_san(text)
            .filter(|_| line.now.letter.is_none())?;
        let leg = Leg::new(line.now.text_square(from)?, line.now.text_square(to)?);
        line.remember();
        line.now.apply_ordinary(from, to);
        Some(leg)
    }

    /// Plays a move as [`Play::play`] does, and writes it behind what is in `out` as
    /// [`Position::write_san`] does before it, where the rules are known.
    pub fn play_into_san(&mut self, played: &Move<'_>, out: &mut String) -> Verdict {
        if let Table::One(line) = &mut self.0
            && let Some((from, to)) = line.now.ordinary(played)
        {
            line.remember();
            line.now.apply_ordinary(from, to);
            line.before.write_ordinary(from, to, &line.now, out);
            return Verdict::LEGAL;
        }
        let board = match self.0 {
            Table::Two(_) => played.tandem_board(),
            _ => None,
        };
        if let Some(position) = self.position(board) {
            position.write_san(played, out);
        }
        self.play(played)
    }
}

impl Position {
    /// Judges a move here without playing it.
    pub fn verdict(&self, played: &Move<'_>) -> Verdict {
        self.conclude(self.judge_text(played))
    }

    /// Plays a move, whatever it is worth.
    #[inline]
    pub fn play(&mut self, played: &Move<'_>) -> Verdict {
        match self.ordinary(played) {
            Some((from, to)) => {
                self.apply_ordinary(from, to);
                Verdict::LEGAL
            }
            None => self.play_judged(played),
        }
    }

    /// Plays a move by the full rules.
    fn play_judged(&mut self, played: &Move<'_>) -> Verdict {
        let judged = self.judge_text(played);
        let verdict = self.conclude(judged);
        self.apply(judged.change);
        verdict
    }

    #[inline]
    pub(crate) fn conclude(&self, judged: Judged) -> Verdict {
        let is_plain = judged.is_legal() && judged.special != Some(Special::Null);
        Verdict {
            standing: judged.standing,
            reason: judged.reason,
            special: judged.special,
            rook: judged.rook.and_then(|rook| self.text_square(rook)),
            after: if is_plain { None } else { self.ended() },
        }
    }
}

/// One of two boards, the first where none is named.
fn on_board(boards: &[Position; 2], board: Option<BoardLetter>) -> Option<&Position> {
    let board = board.unwrap_or(BoardLetter::A);
    boards.get(usize::from(board.index()))
}

/// Plays on one of two boards.
fn play_tandem(boards: &mut [Position; 2], played: &Move<'_>) -> Verdict {
    let [first, second] = boards;
    let (here, other) = match played.tandem_board() {
        Some(BoardLetter::A) => (first, second),
        Some(_) => (second, first),
        None => return Verdict::unknown("the move names no board"),
    };
    let judged = here.judge_text(played);
    let mut verdict = here.conclude(judged);
    let is_plain = verdict.is_legal() && verdict.special != Some(Special::Null);
    if !is_plain && verdict.after.is_none() {
        verdict.after = other.ended();
    }
    let taken = here.apply(judged.change);
    if let Some(piece) = taken.filter(|_| here.variant == Variant::Bughouse) {
        other.hand(piece);
    }
    verdict
}

/// The squares of these files and ranks, all from 0 to 7.
#[inline]
fn squares_of(
    [from_file, from_rank, to_file, to_rank]: [u8; 4],
) -> Option<(shakmaty::Square, shakmaty::Square)> {
    if (from_file | from_rank | to_file | to_rank) > 7 {
        return None;
    }
    let square = |file: u8, rank: u8| shakmaty::Square::new(u32::from(rank << 3 | file) & 63);
    Some((square(from_file, from_rank), square(to_file, to_rank)))
}

impl Play for Game {
    fn play(&mut self, played: &Move<'_>) -> Verdict {
        match &mut self.0 {
            Table::One(line) => {
                line.remember();
                line.now.play(played)
            }
            Table::Two(line) => {
                line.remember();
                play_tandem(&mut line.now, played)
            }
            Table::Loose(line) => {
                line.remember();
                line.now.play(played)
            }
        }
    }

    fn play_plain(&mut self, squares: [u8; 4]) -> Option<Verdict> {
        if let Table::One(line) = &mut self.0
            && let Some((from, to)) = squares_of(squares)
            && line.now.letter.is_none()
            && line.now.is_ordinary_here(from, to)
        {
            line.remember();
            line.now.apply_ordinary_here(from, to);
            return None;
        }
        let [from_file, from_rank, to_file, to_rank] = squares;
        let from = Square::new(from_file, from_rank)?;
        let to = Square::new(to_file, to_rank)?;
        let verdict = self.play(&Move::leg(Leg::new(from, to)));
        (verdict != Verdict::LEGAL).then_some(verdict)
    }

    fn enter_variation(&mut self) {
        match &mut self.0 {
            Table::One(line) => line.enter(),
            Table::Two(line) => line.enter(),
            Table::Loose(line) => line.enter(),
        }
    }

    fn leave_variation(&mut self) {
        match &mut self.0 {
            Table::One(line) => line.leave(),
            Table::Two(line) => line.leave(),
            Table::Loose(line) => line.leave(),
        }
    }

    fn ended(&self) -> Option<Ending> {
        match &self.0 {
            Table::One(line) => line.now.ended(),
            Table::Two(line) => line.now.iter().find_map(Position::ended),
            Table::Loose(_) => None,
        }
    }

    fn is_judged(&self) -> bool {
        !matches!(self.0, Table::Loose(_))
    }

    fn turn(&self, board: Option<BoardLetter>) -> Option<Side> {
        match &self.0 {
            Table::Loose(line) => line.now.turn(board),
            _ => self.position(board).map(Position::turn),
        }
    }

    fn plies(&self, board: Option<BoardLetter>) -> u32 {
        match (&self.0, board) {
            (Table::Two(line), None) => line.now.iter().map(Position::plies).sum(),
            (Table::Loose(line), _) => line.now.plies(board),
            _ => self.position(board).map_or(0, Position::plies),
        }
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        match &self.0 {
            Table::Loose(line) => line.now.piece(square),
            _ => self.position(square.board())?.piece(square),
        }
    }

    fn fen(&self) -> Option<String> {
        match &self.0 {
            Table::One(line) => Some(line.now.fen()),
            Table::Two(line) => Some(line.now.each_ref().map(Position::fen).join("|")),
            Table::Loose(_) => None,
        }
    }
}
