//! Ends of games, and all legal moves of a position.

use cif_text::legality::{Ending, EndingKind};
use shakmaty::{Bitboard, Color, Rank, Role, Square, attacks};

use crate::judge::Step;
use crate::position::{Position, side};
use crate::variant::Variant;

/// An end that the variant sets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VariantEnd {
    /// The side that has won; `None` for a draw.
    pub(crate) winner: Option<Color>,
}

/// An end that this side has won; always one.
#[allow(clippy::unnecessary_wraps)] // It ends chains of options.
const fn won(winner: Color) -> Option<VariantEnd> {
    Some(VariantEnd {
        winner: Some(winner),
    })
}

/// The pieces that a pawn may become, the likeliest first.
const PROMOTIONS: [Role; 5] = [
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::King,
];
/// The pieces that may be dropped.
const DROPS: [Role; 5] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
];

impl Position {
    /// Returns true if the side to move is in check and cannot get out of it, though the
    /// variant may have ended the game in another way as well.
    pub fn is_checkmate(&self) -> bool {
        if !self.is_check() {
            return false;
        }
        match self.variant {
            // But for their ends these are chess, and behind an end no move is legal.
            Variant::ThreeCheck | Variant::KingOfTheHill => {
                let mut plain = self.clone();
                plain.variant = Variant::Chess;
                !plain.has_legal_move()
            }
            _ => (self.ended()).is_some_and(|ending| ending.kind == EndingKind::Checkmate),
        }
    }

    /// Returns the end of the game by this position, if it is one: mate,
    /// stalemate, or the variant's own end.
    ///
    /// One board of a Bughouse game ends only by a mate that no drop could
    /// parry, since the partner may still win the piece for it.
    pub fn ended(&self) -> Option<Ending> {
        let ending = |kind, winner: Option<Color>| Ending {
            kind,
            winner: winner.map(side),
            board: self.letter,
        };
        if let Some(end) = self.variant_end() {
            return Some(ending(EndingKind::Variant, end.winner));
        }
        if self.variant == Variant::Bughouse {
            let mut rich = self.clone();
            rich.pockets = [[1; 5]; 2];
            return (rich.is_check() && !rich.has_legal_move())
                .then(|| ending(EndingKind::Checkmate, Some(self.turn.other())));
        }
        if self.has_legal_move() {
            return None;
        }
        if self.is_check() {
            return Some(ending(EndingKind::Checkmate, Some(self.turn.other())));
        }
        let (ours, theirs) = (
            self.board.by_color(self.turn).count(),
            self.board.by_color(self.turn.other()).count(),
        );
        let winner = match self.variant {
            Variant::Antichess | Variant::Giveaway => Some(self.turn),
            Variant::Suicide if ours < theirs => Some(self.turn),
            Variant::Suicide if ours > theirs => Some(self.turn.other()),
            _ => None,
        };
        Some(ending(EndingKind::Stalemate, winner))
    }

    /// The end that the variant sets, and who has won by it.
    pub(crate) fn variant_end(&self) -> Option<VariantEnd> {
        let kings = |color| self.kings(color);
        let (white, black) = (Color::White, Color::Black);
        match self.variant {
            Variant::Chess | Variant::Crazyhouse | Variant::Bughouse => None,
            Variant::ThreeCheck => match self.checks {
                [0, _] => won(white),
                [_, 0] => won(black),
                _ => None,
            },
            Variant::KingOfTheHill => [white, black]
                .into_iter()
                .find(|color| (kings(*color) & Bitboard::CENTER).any())
                .and_then(won),
            Variant::Atomic => [white, black]
                .into_iter()
                .find(|color| kings(*color).is_empty())
                .and_then(|color| won(color.other())),
            Variant::Antichess | Variant::Giveaway | Variant::Suicide => [white, black]
                .into_iter()
                .find(|color| self.board.by_color(*color).is_empty())
                .and_then(won),
            Variant::Horde => self.board.white().is_empty().then_some(black).and_then(won),
            Variant::RacingKings => self.race_end(),
        }
    }

    /// Black may still draw level in the move after White's arrival.
    fn race_end(&self) -> Option<VariantEnd> {
        let goal = |color| (self.kings(color) & Rank::Eighth).any();
        let (white, black) = (goal(Color::White), goal(Color::Black));
        match (white, black) {
            (false, false) => None,
            (true, true) => Some(VariantEnd { winner: None }),
            (false, true) => won(Color::Black),
            (true, false) => {
                let can_follow = self.turn == Color::Black
                    && self.kings(Color::Black).into_iter().any(|king| {
                        let targets = attacks::king_attacks(king)
                            & Bitboard::from(Rank::Eighth)
                            & !self.board.black();
                        let (occupied, none) = (self.board.occupied(), Bitboard::EMPTY);
                        targets
                            .into_iter()
                            .any(|target| !self.threatened(target, Color::White, occupied, none))
                    });
                (!can_follow).then_some(Color::White).and_then(won)
            }
        }
    }

    pub(crate) fn has_legal_move(&self) -> bool {
        // The king nearly always has one, in check too.
        let ordinary = |from| {
            let mut squares = attacks::king_attacks(from).into_iter();
            squares.any(|to| self.is_ordinary(from, to))
        };
        self.kings(self.turn).into_iter().any(ordinary)
            || self.any_step(|step| self.judge(step, None).is_legal())
    }

    pub(crate) fn legal_steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        self.any_step(|step| {
            if self.judge(step, None).is_legal() {
                steps.push(step);
            }
            false
        });
        steps
    }

    /// Hands over every move that could be legal, until one is enough.
    fn any_step(&self, mut enough: impl FnMut(Step) -> bool) -> bool {
        let us = self.board.by_color(self.turn);
        for from in us {
            let is_pawn = self.board.pawns().contains(from);
            let targets = if is_pawn {
                self.pawn_targets(from)
            } else {
                self.board.attacks_from(from) & !us
            };
            let last = self.turn.relative_rank(Rank::Eighth);
            for to in targets {
                let promotions: &[Role] = if is_pawn && to.rank() == last {
                    &PROMOTIONS
                } else {
                    &[]
                };
                let plain = promotions.is_empty().then_some(None);
                let promotions = promotions.iter().map(|role| Some(*role));
                for promotion in plain.into_iter().chain(promotions) {
                    let step = Step::Leg {
                        from,
                        to,
                        promotion,
                    };
                    if enough(step) {
                        return true;
                    }
                }
            }
        }
        for king in self.kings(self.turn) {
            for to in self.castling & us & self.turn.backrank() {
                let step = Step::Leg {
                    from: king,
                    to,
                    promotion: None,
                };
                if enough(step) {
                    return true;
                }
            }
        }
        self.variant.has_pockets()
            && DROPS
                .into_iter()
                .filter(|role| self.pocket(self.turn, *role) > 0)
                .any(|role| {
                    (!self.board.occupied())
                        .into_iter()
                        .any(|to| enough(Step::Drop { role, to }))
                })
    }

    /// The squares that a pawn could go to, en passant included.
    fn pawn_targets(&self, from: Square) -> Bitboard {
        let ahead = self.turn.fold_wb(8, -8);
        let them = self.board.by_color(self.turn.other());
        let captures =
            attacks::pawn_attacks(self.turn, from) & (them | Bitboard::from_iter(self.ep));
        let one = from.offset(ahead);
        let two = one.and_then(|one| one.offset(ahead));
        let steps: Bitboard = one.into_iter().chain(two).collect();
        captures | (steps & !self.board.occupied())
    }
}
