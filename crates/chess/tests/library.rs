//! The library's own positions as a second opinion: the legal moves, the FENs, the
//! keys and the ends of random games, of every variant that it knows. What is ours alone, castling in
//! Giveaway, python-chess judges.

use std::collections::BTreeSet;

use cif_chess::{CastlingForm, Game, Position, Variant};
use cif_tests::rng::Rng;
use cif_text::legality::{Play as _, Side};
use cif_text::moves::{Action, Move, PieceLetter};
use cif_text::square as text;
use cif_text::start::Idn;
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::variant::{Variant as Library, VariantPosition};
use shakmaty::zobrist::Zobrist64;
use shakmaty::{
    CastlingMode, Chess, Color, EnPassantMode, FromSetup as _, KnownOutcome, Outcome, Piece,
    Position as _, Square,
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

/// Returns true if it is mate. Where a variant has ended the game the library knows no move any
/// more, and the rules of chess are asked.
fn is_mate(position: &VariantPosition) -> bool {
    match position.variant() {
        Library::ThreeCheck | Library::KingOfTheHill => {
            let setup = position.to_setup(EnPassantMode::Always);
            let chess = Chess::from_setup(setup, CastlingMode::Chess960).expect("a position");
            chess.is_checkmate()
        }
        _ => position.is_checkmate() && position.variant_outcome() == Outcome::Unknown,
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

/// Plays a move by itself, packed, in a game, by its squares and by its SAN, and reads it in long
/// algebraic notation. True if the SAN is understood at a glance.
fn play_each_way(position: &mut Position, game: &mut Game, played: &Move<'_>, san: &str) -> bool {
    let context = format!("{san}: {}", position.fen());
    let long = position.long_algebraic(played);
    assert_eq!(position.read_san(&long).as_ref(), Ok(played), "{context}");
    let packed = position.pack(played).expect("a move of chess");
    assert_eq!(&position.unpack(packed), played, "{context}");
    let mut unpacked = position.clone();
    assert!(unpacked.play_packed(packed).is_legal(), "{context}");
    let mut at_a_glance = position.clone();
    let is_seen = at_a_glance.play_san(san.as_bytes()) == Some(packed);
    let verdict = match played.action() {
        Action::Legs(legs) if legs.first().promotion.is_none() && played.flag().is_none() => {
            let leg = legs.first();
            assert_eq!(packed.leg(), Some(leg), "{context}");
            let [from, to] = [leg.from, leg.to].map(|it| [it.file(), it.rank()]);
            game.play_plain([from[0], from[1], to[0], to[1]])
        }
        Action::Legs(legs) => {
            let piece = legs.first().promotion.map(PieceLetter::upper);
            assert_eq!(packed.piece(), piece, "{context}");
            Some(game.play(played))
        }
        Action::Drop { piece, .. } => {
            assert!(packed.is_drop() && packed.piece() == Some(piece.upper()));
            Some(game.play(played))
        }
        Action::Null(_) => panic!("{context}"),
    };
    assert!(verdict.is_none_or(|it| it.is_legal()), "{context}");
    let before = game.position_before(None).map(Position::fen);
    assert_eq!(before, Some(position.fen()), "{context}");
    position.play(played);
    let fen = position.fen();
    assert_eq!(game.fen().as_ref(), Some(&fen), "{context}");
    assert_eq!(unpacked.fen(), fen, "{context}");
    assert!(!is_seen || at_a_glance.fen() == fen, "{context}");
    is_seen
}

#[test]
fn the_library_plays_the_same_games() {
    let (mut compared, mut seen) = (0, 0);
    for variant in Variant::ALL {
        let Some(library) = library(variant) else {
            continue;
        };
        let mut rng = Rng::new(variant as u64);
        for number in 0..50 {
            let start = Idn::new(number * 17).filter(|_| number % 2 == 1);
            let start = start.and_then(|number| Position::numbered(variant, number));
            let mut position = start.unwrap_or_else(|| Position::standard(variant));
            let setup = position.fen().parse::<Fen>().expect("a FEN").into_setup();
            let mut theirs = VariantPosition::from_setup(library, setup, CastlingMode::Chess960)
                .expect("a position");
            let mut game = Game::new(position.clone());
            for _ in 0..120 {
                let fen = position.fen();
                let context = format!("{} {fen}", variant.name());
                let written = Fen::from_position(&theirs, EnPassantMode::Legal).to_string();
                assert_eq!(sorted_pockets(&written), sorted_pockets(&fen), "{context}");
                let Zobrist64(key) = theirs.zobrist_hash(EnPassantMode::PseudoLegal);
                assert_eq!(position.key(), key, "{context}");
                if variant != Variant::Suicide {
                    let end = outcome(&theirs);
                    assert_eq!(our_outcome(&position), end, "{context}");
                    assert_eq!(position.is_checkmate(), is_mate(&theirs), "{context}");
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
                seen += usize::from(play_each_way(&mut position, &mut game, played, &san));
            }
        }
    }
    assert!(compared > 5_000 && seen > 5_000, "{compared} {seen}");
}
