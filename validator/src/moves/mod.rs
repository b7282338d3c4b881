//! The walk over a move section, made once for all rules: it counts the plies
//! of the main line and keeps what is at fault, and what says something beside
//! the moves that rules compare. Moves are looked at and forgotten.

mod chunks;
mod drawn;
mod fix;
mod styles;
mod walk;

use std::collections::BTreeMap;

use cif_text::board::Board;
use cif_text::moves::{Action, Flag, Move, Plies};
use cif_text::square::BoardLetter;
use cif_types::{Game, Span, components};

pub(crate) use styles::name as style_name;

use crate::fault::{FaultKind, Faults};
use crate::head::{MoveFlag, MoveFlags};
use crate::moveinfo::Inline;
use crate::rejected::RejectedParts;
use crate::replay::{Replay, Replayed};
use walk::Walk;

/// The contents of a move section.
#[derive(Default, Debug)]
pub(crate) struct Moves<'n> {
    /// Its faults.
    pub(crate) faults: Faults,
    /// Elements on moves beside the tables, in the order of the text.
    pub(crate) inlines: Vec<Inline<'n>>,
    /// The styles that are not predefined: where each is used first.
    pub(crate) styles: BTreeMap<&'n str, Span>,
    /// The result of replaying the game; nothing where it was not replayed, or
    /// where a move cannot be read.
    pub(crate) replayed: Option<Replayed>,
    shown: MoveFlags,
    /// True if a move of any line cannot be read.
    lost: bool,
    plies: Plies,
    /// Plies of the main line beside them: plain moves, which name no board.
    plain: u64,
    /// True if the plies are known: a fault of the moves leaves them open.
    unsure: bool,
    /// True if the main line may have moves that were not read.
    open: bool,
}

impl<'n> Moves<'n> {
    /// Returns whether nothing is at fault with the moves.
    pub(crate) fn is_faultless(&self) -> bool {
        let replayed = self.replayed.as_ref();
        self.faults.is_empty() && replayed.is_none_or(|it| it.faults.is_empty())
    }

    /// The plies of the main line; nothing where they cannot be counted.
    pub(crate) fn plies(&self) -> Option<u64> {
        (!self.unsure).then_some(self.plies.total() + self.plain)
    }

    /// The plies of the main line on one of two boards.
    pub(crate) fn plies_on(&self, board: BoardLetter) -> Option<u64> {
        (!self.unsure).then_some(self.plies.on(board))
    }

    /// Returns whether the main line shows by its text what a flag of the game
    /// says, or by what came of replaying it; nothing where that is not known.
    pub(crate) fn shows(&self, flag: MoveFlag, board: usize) -> Option<bool> {
        if self.lost {
            return None;
        }
        let judged = matches!(flag, MoveFlag::IllegalMove | MoveFlag::InvalidMove);
        let replayed = self.replayed.as_ref();
        if self.shown.contains(flag, board) {
            return Some(true);
        }
        match replayed {
            Some(replayed) => Some(replayed.shown.contains(flag, board)),
            None => (!judged).then_some(false),
        }
    }

    /// Walks over the main line and all variations, and replays them.
    pub(crate) fn read(
        game: &'n Game<'n>,
        board: Board,
        rejected: &RejectedParts<'_>,
        replay: Option<Replay>,
        most_faults: usize,
    ) -> Self {
        let mut walk = Walk::new(board, rejected, replay);
        walk.moves.faults = Faults::up_to(most_faults);
        walk.section(&game.moves, first_ply(game, board));
        if rejected.has_another(components::game::MOVES, game.moves.span) {
            walk.leave_open();
        }
        for board in 0..2 {
            if walk.annotated {
                walk.moves.shown.insert(MoveFlag::Annotated, board);
            }
        }
        let finish = if walk.moves.open {
            Replay::break_off
        } else {
            Replay::finish
        };
        walk.moves.replayed = walk.replay.map(finish);
        if walk.other_boards {
            // The game may have been played on two boards: without letters
            // nobody could tell them apart.
            let faults = &mut walk.moves.faults;
            faults.leave_uncorrected(FaultKind::BoardLetter);
        }
        walk.moves
    }
}

/// The number of the first ply by the numbers of moves; nothing where they may be other ones: in a
/// game from another position, a part of one, and on two boards.
fn first_ply(game: &Game<'_>, board: Board) -> Option<usize> {
    if game.startposition.is_some() || game.fragment.is_some() || board.is_tandem() {
        return None;
    }
    let Some(number) = &game.moves.movenumber else {
        return Some(0);
    };
    let number: usize = number.value.as_str().parse().ok()?;
    number.checked_sub(1)?.checked_mul(2)
}

impl Moves<'_> {
    /// Notes what a move of the main line says of itself.
    fn show(&mut self, played: &Move<'_>) {
        let board = played.tandem_board().map_or(0, |it| it.index().into());
        let null = matches!(played.action(), Action::Null(_));
        let flags = [
            (null, MoveFlag::NullMove),
            (played.has(Flag::Illegal), MoveFlag::IllegalMove),
            (played.has(Flag::Invalid), MoveFlag::InvalidMove),
            (
                played.has(Flag::HandicapCastling),
                MoveFlag::HandicapCastling,
            ),
            (
                played.has(Flag::MirroredCastling),
                MoveFlag::MirroredCastling,
            ),
        ];
        for (_, flag) in flags.into_iter().filter(|(shown, _)| *shown) {
            self.shown.insert(flag, board);
        }
    }
}
