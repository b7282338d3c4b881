//! Perft through the move text: every move is written, read back and found
//! the same, in the six usual positions and in some of Chess960. The moves of a list that
//! another program made are those that are found.

#[path = "games/positions.rs"]
mod positions;

use cif_chess::{Position, Variant};
use cif_text::board::Board;
use cif_text::moves::Move;
use cif_text::start::Idn;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};

fn perft(position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves();
    let mut nodes = 0;
    for played in moves {
        let text = played.to_string();
        let read = Move::parse(&text, &Board::default()).expect("a move");
        assert_eq!(read, played);
        if depth > 1 {
            let mut after = position.clone();
            let verdict = after.play(&read);
            assert!(verdict.is_legal() && verdict.flags_fit(&read), "{text}");
            nodes += perft(&after, depth - 1);
        } else {
            nodes += 1;
        }
    }
    nodes
}

#[test]
fn the_usual_positions() {
    for (fen, depth, nodes) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            3,
            8902,
        ),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            3,
            97_862,
        ),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43_238),
        (
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            3,
            9467,
        ),
        (
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            3,
            62_379,
        ),
        (
            "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
            3,
            89_890,
        ),
    ] {
        let (position, flaws) = Position::from_fen(Variant::Chess, fen).expect(fen);
        assert_eq!(
            (perft(&position, depth), flaws),
            (nodes, Vec::new()),
            "{fen}"
        );
    }
}

#[test]
fn chess960_as_the_library_counts() {
    for fen in [
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
        "1rkr4/8/8/8/8/8/8/1RKR3q w BDbd - 0 1",
        "rk2r3/8/8/8/8/8/8/RK2R3 b AEae - 0 1",
    ] {
        let (position, flaws) = Position::from_fen(Variant::Chess, fen).expect(fen);
        let library: Chess = fen
            .parse::<Fen>()
            .expect(fen)
            .into_position(CastlingMode::Chess960)
            .expect(fen);
        assert_eq!(flaws, []);
        assert_eq!(perft(&position, 3), shakmaty::perft(&library, 3), "{fen}");
    }
    for number in (1..=960).step_by(97) {
        let idn = Idn::new(number).expect("a number");
        let position = Position::numbered(Variant::Chess, idn).expect("a position");
        let library: Chess = position
            .fen()
            .parse::<Fen>()
            .expect("a FEN")
            .into_position(CastlingMode::Chess960)
            .expect("a position");
        assert_eq!(
            perft(&position, 2),
            shakmaty::perft(&library, 2),
            "{number}"
        );
    }
}

#[test]
fn another_program_finds_the_same_moves() {
    for listed in positions::positions(include_str!("positions.txt")) {
        let variant = Variant::ALL
            .into_iter()
            .find(|it| it.name() == listed.variant);
        let variant = variant.expect("a known variant");
        let (position, flaws) = Position::from_fen(variant, listed.fen).expect(listed.fen);
        assert_eq!(flaws, [], "{}", listed.fen);
        let mut ours: Vec<_> = position.legal_moves().iter().map(Move::to_string).collect();
        let mut theirs = listed.legal.concat();
        ours.sort();
        theirs.sort_unstable();
        assert_eq!(ours, theirs, "{} {}", listed.variant, listed.fen);
        for text in listed.illegal {
            let played = Move::parse(text, &Board::default()).expect(text);
            assert!(
                !position.verdict(&played).is_legal(),
                "{} {text}",
                listed.fen
            );
        }
    }
}
