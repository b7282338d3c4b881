//! The library's own positions as a second opinion: the legal moves of random
//! games, of every variant that it knows. What is ours alone, castling in
//! Giveaway, python-chess judges.

use std::collections::BTreeSet;

use cif_chess::{CastlingForm, Position, Variant};
use cif_tests::rng::Rng;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::variant::{Variant as Library, VariantPosition};
use shakmaty::{CastlingMode, Position as _};

fn library(variant: Variant) -> Option<Library> {
    Some(match variant {
        Variant::Chess => Library::Chess,
        Variant::Crazyhouse => Library::Crazyhouse,
        Variant::ThreeCheck => Library::ThreeCheck,
        Variant::KingOfTheHill => Library::KingOfTheHill,
        Variant::Atomic => Library::Atomic,
        Variant::Antichess | Variant::Suicide => Library::Antichess,
        Variant::Horde => Library::Horde,
        Variant::RacingKings => Library::RacingKings,
        Variant::Bughouse | Variant::Giveaway => return None,
    })
}

#[test]
fn the_library_knows_the_same_moves() {
    let mut compared = 0;
    for variant in Variant::ALL {
        let Some(library) = library(variant) else {
            continue;
        };
        let mut rng = Rng::new(variant as u64);
        for _ in 0..25 {
            let mut position = Position::standard(variant);
            for _ in 0..120 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let ours: BTreeSet<_> = moves
                    .iter()
                    .map(|played| position.uci(played, CastlingForm::Rook))
                    .collect();
                let fen = position.fen();
                let setup = fen.parse::<Fen>().expect(&fen).into_setup();
                let theirs = VariantPosition::from_setup(library, setup, CastlingMode::Chess960)
                    .or_else(shakmaty::PositionError::ignore_too_much_material)
                    .or_else(shakmaty::PositionError::ignore_impossible_check);
                let theirs: BTreeSet<_> = theirs
                    .expect(&fen)
                    .legal_moves()
                    .into_iter()
                    .map(|it| UciMove::from_chess960(it).to_string())
                    .collect();
                assert_eq!(ours, theirs, "{} {fen}", variant.name());
                compared += 1;
                position.play(rng.pick(&moves));
            }
        }
    }
    assert!(compared > 5_000, "{compared}");
}
