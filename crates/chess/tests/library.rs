//! The library's own positions as a second opinion: the legal moves, the FENs, the
//! keys and the ends of random games, of every variant that it knows. What is ours alone, castling in
//! Giveaway, python-chess judges.

use std::collections::BTreeSet;

use cif_chess::{CastlingForm, Position, Variant};
use cif_tests::rng::Rng;
use cif_text::legality::Side;
use cif_text::square as text;
use cif_text::start::Idn;
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::variant::{Variant as Library, VariantPosition};
use shakmaty::zobrist::Zobrist64;
use shakmaty::{
    CastlingMode, Color, EnPassantMode, KnownOutcome, Outcome, Piece, Position as _, Square,
};

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

/// A FEN with the letters of its pockets in one order.
fn sorted_pockets(fen: &str) -> String {
    let Some((before, (pocket, behind))) = fen
        .split_once('[')
        .and_then(|(before, rest)| Some((before, rest.split_once(']')?)))
    else {
        return fen.to_owned();
    };
    let mut letters: Vec<_> = pocket.chars().collect();
    letters.sort_unstable();
    format!("{before}[{}]{behind}", String::from_iter(letters))
}

/// The end that the position makes of the game, if it is one.
fn outcome(position: &VariantPosition) -> Outcome {
    match position.variant_outcome() {
        Outcome::Unknown if position.is_checkmate() => won(position.turn().other()),
        Outcome::Unknown if position.is_stalemate() => Outcome::Known(KnownOutcome::Draw),
        other => other,
    }
}

fn our_outcome(position: &Position) -> Outcome {
    let Some(ending) = position.ended() else {
        return Outcome::Unknown;
    };
    match ending.winner {
        Some(winner) => won(Color::from_white(winner == Side::White)),
        None => Outcome::Known(KnownOutcome::Draw),
    }
}

fn our_piece(position: &Position, square: Square) -> Option<char> {
    let (file, rank) = (u8::from(square.file()), u8::from(square.rank()));
    let piece = position.piece(text::Square::new(file, rank)?)?;
    assert_eq!(
        position.letter_at(rank * 8 + file),
        Some(piece.letter.upper())
    );
    Some(match piece.side {
        Side::White => piece.letter.upper(),
        Side::Black => piece.letter.lower(),
    })
}

fn won(winner: Color) -> Outcome {
    Outcome::Known(KnownOutcome::Decisive { winner })
}

#[test]
fn the_library_plays_the_same_games() {
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
            let setup = position.fen().parse::<Fen>().expect("a FEN").into_setup();
            let mut theirs = VariantPosition::from_setup(library, setup, CastlingMode::Chess960)
                .expect("a position");
            for _ in 0..120 {
                let fen = position.fen();
                let context = format!("{} {fen}", variant.name());
                let written = Fen::from_position(&theirs, EnPassantMode::Legal).to_string();
                assert_eq!(sorted_pockets(&written), sorted_pockets(&fen), "{context}");
                let Zobrist64(key) = theirs.zobrist_hash(EnPassantMode::PseudoLegal);
                assert_eq!(position.key(), key, "{context}");
                if variant != Variant::Suicide {
                    assert_eq!(our_outcome(&position), outcome(&theirs), "{context}");
                }
                for square in Square::ALL {
                    let piece = theirs.board().piece_at(square).map(Piece::char);
                    assert_eq!(our_piece(&position, square), piece, "{square} {context}");
                }
                let moves = position.legal_moves();
                let ours: BTreeSet<_> = moves
                    .iter()
                    .map(|played| position.uci(played, CastlingForm::Rook))
                    .collect();
                let legal = theirs.legal_moves();
                let named = |it: &shakmaty::Move| UciMove::from_chess960(*it).to_string();
                assert_eq!(ours, legal.iter().map(named).collect(), "{context}");
                compared += 1;
                let Some(played) = moves.get(rng.below(moves.len())) else {
                    break;
                };
                let name = position.uci(played, CastlingForm::Rook);
                let same = legal
                    .iter()
                    .find(|it| named(it) == name)
                    .expect("the same move");
                let san = SanPlus::from_move(theirs.clone(), *same).to_string();
                assert_eq!(position.san(played), san, "{context}");
                theirs.play_unchecked(*same);
                assert_eq!(position.read_san(&san).as_ref(), Ok(played), "{context}");
                let long = position.long_algebraic(played);
                assert_eq!(position.read_san(&long).as_ref(), Ok(played), "{context}");
                let packed = position.pack(played).expect("a move of chess");
                assert_eq!(&position.unpack(packed), played, "{context}");
                let mut unpacked = position.clone();
                assert!(unpacked.play_packed(packed).is_legal(), "{san}: {context}");
                let mut at_a_glance = position.clone();
                let is_seen = at_a_glance.play_san(san.as_bytes()).is_some();
                position.play(played);
                assert_eq!(unpacked.fen(), position.fen(), "{san}: {context}");
                if is_seen {
                    assert_eq!(at_a_glance.fen(), position.fen(), "{san}: {context}");
                }
            }
        }
    }
    assert!(compared > 5_000, "{compared}");
}
