//! Rows of plies: each move with the positions before and after it.

use std::cell::RefCell;

use cif_chess::{CastlingForm, Fens, Game as Replay, Keys, Position, Variant};
use cif_runtime::Value as _;
use cif_text::fen::Fen;
use cif_text::legality::{Play as _, Side, Special, Verdict};
use cif_text::moves::Action;
use cif_text::square::BoardLetter;
use cif_text::start::Start;
use cif_types::Game;

use super::Place;
use super::at::At;
use super::game::replay;
use super::moves::{Moves, Ply};

/// A move as the columns see it.
pub(crate) struct PlyRow<'r> {
    pub(crate) place: Place<'r>,
    pub(crate) ply: &'r Ply<'r>,
    pub(crate) parent: Option<u32>,
    pub(crate) move_number: u64,
    pub(crate) side: Side,
    pub(crate) replayed: Option<Replayed<'r>>,
}

/// The positions on the board of a move.
pub(crate) struct Replayed<'r> {
    pub(crate) before: &'r Position,
    pub(crate) after: &'r Position,
    pub(crate) verdict: Verdict,
    pub(crate) form: CastlingForm,
    followed: &'r RefCell<Followed>,
}

/// The part of one position that stays for the next.
#[derive(Default)]
struct Followed {
    keys: Keys,
    fens: Fens,
}

impl Replayed<'_> {
    /// The key of the position after the move.
    pub(crate) fn key(&self) -> u64 {
        self.followed.borrow_mut().keys.key(self.after)
    }

    /// Writes the position before or after the move as FEN.
    pub(crate) fn write_fen(&self, position: &Position, out: &mut String) {
        self.followed.borrow_mut().fens.write(position, out);
    }
}

impl PlyRow<'_> {
    pub(crate) fn is(&self, fits: impl Fn(Special) -> bool) -> Option<bool> {
        let verdict = self.replayed.as_ref()?.verdict;
        Some(verdict.special.is_some_and(fits))
    }

    /// The letter of the piece that moves.
    pub(crate) fn piece(&self) -> Option<char> {
        let replayed = self.replayed.as_ref()?;
        match self.ply.played.action() {
            Action::Null(_) => None,
            Action::Drop { piece, .. } => Some(piece.upper()),
            Action::Legs(legs) => {
                let piece = replayed.before.piece(legs.first().from)?;
                Some(piece.letter.upper())
            }
        }
    }

    /// The letter of the piece that is taken.
    pub(crate) fn captured(&self) -> Option<char> {
        let replayed = self.replayed.as_ref()?;
        let Action::Legs(legs) = self.ply.played.action() else {
            return None;
        };
        match replayed.verdict.special {
            Some(Special::EnPassant) => Some('P'),
            Some(Special::Castling | Special::HandicapCastling | Special::MirroredCastling) => None,
            _ => {
                let taken = replayed.before.piece(legs.first().to)?;
                Some(taken.letter.upper())
            }
        }
    }

    /// The letter of the piece that a pawn becomes.
    pub(crate) fn promotion(&self) -> Option<char> {
        match self.ply.played.action() {
            Action::Legs(legs) => Some(legs.first().promotion?.upper()),
            _ => None,
        }
    }

    /// Writes the move in UCI, or as the archive has it where the rules are not known.
    pub(crate) fn write_uci(&self, out: &mut String) {
        match &self.replayed {
            Some(it) => it.before.write_uci(&self.ply.played, it.form, out),
            None => self.ply.played.push_to(out),
        }
    }
}

/// The beginning of a game: what the numbers of its moves depend on.
struct Beginning {
    replay: Option<Replay>,
    /// On each board.
    number: [u64; 2],
    side: [Side; 2],
    form: [CastlingForm; 2],
}

const LETTERS: [BoardLetter; 2] = [BoardLetter::A, BoardLetter::B];

impl Beginning {
    fn of(game: &Game<'_>) -> Self {
        let replay = replay(game);
        let board = game.board();
        let letter = |at: usize| LETTERS.get(at).copied().filter(|_| board.is_tandem());
        let mut number = [1; 2];
        let start = game.startposition.as_ref().map(|it| it.lexical());
        if let Some(Ok(Start::Fen(fens))) = start.as_deref().map(Start::parse) {
            let (one, two) = fens.split_once('|').unwrap_or((fens, fens));
            for (number, fen) in number.iter_mut().zip([one, two]) {
                if let Ok(fen) = Fen::parse(fen, board.size()) {
                    *number = u64::from(fen.number);
                }
            }
        }
        let said = game.moves.movenumber.as_ref();
        if let Some(said) = said.and_then(|it| it.as_str().parse().ok()) {
            number = [said; 2];
        }
        let side = [0, 1].map(|at| {
            let turn = replay.as_ref().and_then(|it| it.turn(letter(at)));
            turn.unwrap_or(Side::White)
        });
        let form = [0, 1].map(|at| {
            let position = replay.as_ref().and_then(|it| it.position(letter(at)));
            position.map_or(CastlingForm::King, Position::castling_form)
        });
        Self {
            replay,
            number,
            side,
            form,
        }
    }
}

/// Shows all plies of a game; returns false where they could not be played.
pub(crate) fn plies(
    place: Place<'_>,
    game: &Game<'_>,
    replays: bool,
    show: &mut impl FnMut(&PlyRow<'_>),
) -> bool {
    let moves = Moves::of(game);
    let mut beginning = Beginning::of(game);
    let is_tandem = game.tandem();
    let mut replay = beginning.replay.take().filter(|_| replays);
    let is_judged = !replays || replay.as_ref().is_some_and(Replay::is_judged);
    let mut open = vec![0_u32];
    let followed = RefCell::default();
    for ply in &moves.plies {
        follow(&moves, &mut open, ply.at.line, replay.as_mut());
        let board = usize::from(ply.at.board);
        let letter = LETTERS.get(board).copied().filter(|_| is_tandem);
        let began = beginning.side[board];
        let passed = u64::from(ply.at.ply).saturating_sub(1) + u64::from(began == Side::Black);
        let by_count = if passed.is_multiple_of(2) {
            Side::White
        } else {
            Side::Black
        };
        let turn = replay.as_ref().and_then(|it| it.turn(letter));
        let mut row = PlyRow {
            place,
            ply,
            parent: moves
                .lines
                .get(ply.at.line as usize)
                .and_then(|it| it.parent),
            move_number: beginning.number[board].saturating_add(passed / 2),
            side: turn.unwrap_or(by_count),
            replayed: None,
        };
        let Some(replay) = &mut replay else {
            show(&row);
            continue;
        };
        let verdict = replay.play(&ply.played);
        let before = replay.position_before(letter);
        if let (Some(before), Some(after)) = (before, replay.position(letter)) {
            row.replayed = Some(Replayed {
                before,
                after,
                verdict,
                form: beginning.form[board],
                followed: &followed,
            });
        }
        show(&row);
    }
    is_judged
}

/// Shows the plies of a game of chess that is one line from the usual position, of which
/// nothing is said.
pub(crate) fn one_line(
    place: Place<'_>,
    line: &[cif_pgn::Ply],
    show: &mut impl FnMut(&PlyRow<'_>),
) {
    let Some(first) = line.first() else { return };
    let start = Position::standard(Variant::Chess);
    let followed = RefCell::default();
    let mut ply = Ply::new(At::default(), first.played);
    let mut before = &start;
    for (passed, it) in (0..).zip(line) {
        ply.at.ply = passed + 1;
        ply.played = it.played;
        show(&PlyRow {
            place,
            ply: &ply,
            parent: None,
            move_number: u64::from(passed / 2 + 1),
            side: before.turn(),
            replayed: Some(Replayed {
                before,
                after: &it.after,
                verdict: it.verdict,
                form: CastlingForm::King,
                followed: &followed,
            }),
        });
        before = &it.after;
    }
}

/// Goes from the line that is open to another, through those that they are variations of.
fn follow(moves: &Moves<'_>, open: &mut Vec<u32>, line: u32, mut replay: Option<&mut Replay>) {
    let parent = |line: u32| moves.lines.get(line as usize).and_then(|it| it.parent);
    let mut path = Vec::new();
    let mut at = line;
    while !open.contains(&at) {
        path.push(at);
        match parent(at) {
            Some(parent) => at = parent,
            None => return,
        }
    }
    while open.last() != Some(&at) {
        open.pop();
        if let Some(replay) = replay.as_mut() {
            replay.leave_variation();
        }
    }
    for line in path.into_iter().rev() {
        open.push(line);
        if let Some(replay) = replay.as_mut() {
            replay.enter_variation();
        }
    }
}
