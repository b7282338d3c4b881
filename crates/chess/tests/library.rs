//! The library's own positions as a second opinion: the legal moves and the keys of random
//! games, of every variant that it knows. What is ours alone, castling in
//! Giveaway, python-chess judges.

use std::collections::BTreeSet;

use cif_chess::{CastlingForm, Position, Variant};
use cif_tests::rng::Rng;
use cif_text::start::Idn;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::variant::{Variant as Library, VariantPosition};
use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingMode, EnPassantMode, Position as _};

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
fn the_library_knows_the_same_moves_and_keys() {
    let mut compared = 0;
    for variant in Variant::ALL {
        let Some(library) = library(variant) else {
            continue;
        };
        let mut rng = Rng::new(variant as u64);
        for game in 0..50 {
            let start = Idn::new(game * 17).filter(|_| game % 2 == 1);
            let start = start.and_then(|number| Position::numbered(variant, number));
            let mut position = start.unwrap_or_else(|| Position::standard(variant));
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
                    .or_else(shakmaty::PositionError::ignore_impossible_check)
                    .expect(&fen);
                if variant != Variant::Crazyhouse {
                    // It writes pockets in another order.
                    let written = Fen::from_position(&theirs, EnPassantMode::Legal).to_string();
                    assert_eq!(written, fen, "{}", variant.name());
                }
                let (read, _) = Position::from_fen(variant, &fen).expect(&fen);
                let Zobrist64(key) = theirs.zobrist_hash(EnPassantMode::PseudoLegal);
                assert_eq!(read.key(), key, "{} {fen}", variant.name());
                let theirs: BTreeSet<_> = theirs
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
