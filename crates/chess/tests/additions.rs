//! A legal move with anything added that it cannot have is never legal: a
//! promotion, another leg, the letter of a board or a row, a flag. Tried on the
//! moves of random games of all variants, and on castling of every kind.

use cif_chess::{Game, Position, Variant};
use cif_tests::rng::Rng;
use cif_text::legality::{Play, Verdict};
use cif_text::moves::{Action, Boards, Flag, Leg, Legs, Move, PieceLetter};
use cif_text::square::{BoardLetter, Square};

/// The move with other flags, each a pair of which the second can only be
/// `:i`.
fn flagged(played: Move<'_>) -> Vec<Move<'_>> {
    let plain = Move::new(played.action());
    let mut moves = vec![plain.with_illegal()];
    for flag in Flag::ALL {
        moves.push(plain.with_flag(flag));
        moves.push(plain.with_flag(flag).with_illegal());
    }
    moves.push(plain);
    moves.retain(|it| *it != played);
    moves
}

/// Moves of other legs, with the flags of the move.
fn with_legs(played: &Move<'_>, legs: &[Leg], tried: &mut impl FnMut(&Move<'_>)) {
    let Some(legs) = Legs::new(legs) else { return };
    let made = Move::new(Action::Legs(legs));
    tried(&match played.flag() {
        Some(flag) => made.with_flag(flag),
        None => made,
    });
}

/// The square with the letter of another board, or in a row.
fn elsewhere(square: Square) -> Vec<Square> {
    let letters = BoardLetter::ALL.into_iter().take(3);
    let others = letters.filter(|letter| square.board() != Some(*letter));
    let mut squares: Vec<_> = others.map(|letter| square.on_board(letter)).collect();
    let on_a = square.on_board(square.board().unwrap_or(BoardLetter::A));
    squares.extend(on_a.in_row(1));
    if square.board().is_some() {
        squares.extend(Square::new(square.file(), square.rank()));
    }
    squares
}

/// Every move that a legal one becomes by an addition.
fn additions(played: &Move<'_>, rng: &mut Rng, mut tried: impl FnMut(&Move<'_>)) {
    let letters = || ('A'..='Z').filter_map(PieceLetter::new);
    match played.action() {
        Action::Null(here) => {
            for board in BoardLetter::ALL.into_iter().map(Some).chain([None]) {
                if board != here {
                    tried(&Move::new(Action::Null(board)));
                }
            }
            for flag in [
                Flag::EnPassant,
                Flag::HandicapCastling,
                Flag::MirroredCastling,
            ] {
                tried(&Move::new(played.action()).with_flag(flag));
            }
            return;
        }
        Action::Drop { piece, square } => {
            for square in elsewhere(square) {
                tried(&Move::new(Action::Drop { piece, square }));
            }
        }
        Action::Legs(legs) => {
            let leg = legs.first();
            for promotion in letters() {
                let promotion = Some(promotion);
                let known = matches!(
                    promotion.map(PieceLetter::upper),
                    Some('Q' | 'R' | 'B' | 'N' | 'K')
                );
                // One promotion in place of another may be legal.
                if leg.promotion.is_none() || !known {
                    with_legs(played, &[Leg { promotion, ..leg }], &mut tried);
                }
            }
            for from in elsewhere(leg.from) {
                with_legs(played, &[Leg { from, ..leg }], &mut tried);
                for to in elsewhere(leg.to) {
                    with_legs(played, &[Leg { from, to, ..leg }], &mut tried);
                }
            }
            for to in elsewhere(leg.to) {
                with_legs(played, &[Leg { to, ..leg }], &mut tried);
            }
            for _ in 0..4 {
                let file = u8::try_from(rng.below(8)).unwrap();
                let rank = u8::try_from(rng.below(8)).unwrap();
                let mut to = Square::new(file, rank).unwrap();
                if let Some(letter) = leg.to.board() {
                    to = to.on_board(letter);
                }
                with_legs(played, &[leg, Leg::new(leg.to, to)], &mut tried);
                with_legs(
                    played,
                    &[Leg::new(leg.from, to), Leg::new(to, leg.to)],
                    &mut tried,
                );
            }
            with_legs(played, &[leg, leg], &mut tried);
        }
    }
    for other in flagged(*played) {
        tried(&other);
    }
}

/// Tries all additions to all legal moves of a position; gives how many.
fn try_all(game: &Game, board: Option<BoardLetter>, rng: &mut Rng) -> usize {
    let position = game.position(board).expect("a position");
    let mut count = 0;
    let mut moves = position.legal_moves();
    moves.push(Move::new(Action::Null(board)));
    for played in moves {
        additions(&played, rng, |other| {
            let there = other
                .tandem_board()
                .filter(|it| board.is_some_and(|here| here != *it));
            if there.is_some() {
                return; // It is a move of the other board, and may be legal there.
            }
            count += 1;
            let mut play = game.clone();
            let verdict = play.play(other);
            assert!(
                !(verdict.is_legal() && verdict.flags_fit(other)),
                "{} {}: {played} is legal, and so is {other}",
                position.variant().name(),
                position.fen()
            );
            if let Action::Legs(legs) = other.action()
                && legs.is_single()
                && legs.first().promotion.is_none()
                && other.flag().is_none()
                && other.boards() == Boards::None
                && *other != played
            {
                let Leg { from, to, .. } = legs.first();
                let squares = [from.file(), from.rank(), to.file(), to.rank()];
                let verdict = game.clone().play_plain(squares).unwrap_or(Verdict::LEGAL);
                assert!(!(verdict.is_legal() && verdict.flags_fit(other)), "{other}");
            }
        });
    }
    count
}

#[test]
fn what_a_move_cannot_have_makes_it_illegal() {
    let mut tried = 0;
    for variant in Variant::ALL {
        let mut rng = Rng::new(variant as u64);
        for _ in 0..6 {
            let start = Position::standard(variant);
            let tandem = variant == Variant::Bughouse;
            let mut game = if tandem {
                Game::tandem(start.clone(), start)
            } else {
                Game::new(start)
            };
            for ply in 0..90_usize {
                let board = tandem.then(|| BoardLetter::ALL[rng.below(2)]);
                if ply % 6 == 0 {
                    tried += try_all(&game, board, &mut rng);
                }
                let moves = game.position(board).expect("a position").legal_moves();
                if moves.is_empty() {
                    break;
                }
                game.play(rng.pick(&moves));
            }
        }
    }
    assert!(tried > 500_000, "{tried}");
}

#[test]
fn nor_can_castling_have_it() {
    let mut rng = Rng::new(1);
    for (variant, fen, castling) in [
        (
            Variant::Chess,
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "e1h1",
        ),
        (
            Variant::Chess,
            "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
            "e8a8",
        ),
        (Variant::Chess, "4k3/8/8/8/8/8/8/1R1K2R1 w BG - 0 1", "d1g1"),
        (
            Variant::Crazyhouse,
            "r3k2r/8/8/8/8/8/8/R3K2R[] w KQkq - 0 1",
            "e1a1",
        ),
        (
            Variant::Atomic,
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "e1a1",
        ),
        (
            Variant::ThreeCheck,
            "4k3/8/8/8/8/8/8/R3K2R w KQ - 3+3 0 1",
            "e1a1",
        ),
        (
            Variant::Horde,
            "r3k2r/8/8/8/8/8/8/PPPPPPPP b kq - 0 1",
            "e8h8",
        ),
        (
            Variant::Giveaway,
            "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            "e1h1",
        ),
    ] {
        let (position, _) = Position::from_fen(variant, fen).expect(fen);
        let moves: Vec<_> = position.legal_moves().iter().map(Move::to_string).collect();
        assert!(moves.iter().any(|it| it == castling), "{fen}: {moves:?}");
        try_all(&Game::new(position), None, &mut rng);
    }
    // What the squares alone do not show: without the rook, and mirrored.
    for (fen, castling) in [
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1a1:h"),
        ("r3k3/8/8/8/8/8/8/R2K3R w KQ - 0 1", "d1a1:m"),
    ] {
        let (position, _) = Position::from_fen(Variant::Chess, fen).expect(fen);
        let played = Move::parse(castling, &cif_text::board::Board::default()).expect(castling);
        assert!(position.verdict(&played).is_legal(), "{castling}");
        additions(&played, &mut rng, |other| {
            let verdict = position.verdict(other);
            let mirrored = other.flag().is_none() && verdict.is_legal();
            let fits = verdict.is_legal() && verdict.flags_fit(other);
            // With another flag it may be castling of the other kind.
            assert!(
                !fits || mirrored && castling == "d1a1:m",
                "{castling}: {other}"
            );
        });
    }
}
