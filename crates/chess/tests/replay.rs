//! Games replayed: what each move was worth, what was special about it, and
//! where the game stood in the end. The list `games.txt`, and what a list
//! cannot decide.

mod games;

use cif_chess::{CastlingForm, NotationError, Position, Rules, Variant};
use cif_text::board::Board;
use cif_text::legality::{
    EndingKind, Play, Ready, Rulebook, SetUp, Side, Standing, UnplayableKind, Verdict,
};
use cif_text::moves::{Move, Token, tokens};
use cif_text::square::BoardLetter;

fn set_up(variant: &str, start: &str, board: Board) -> Ready {
    let set_up = SetUp {
        variant,
        start,
        board,
    };
    Rules.set_up(&set_up).expect(start)
}

fn play(game: &mut dyn Play, text: &str, board: Board) -> Vec<Verdict> {
    tokens(text, &board)
        .map(|found| match found.token {
            Token::Move(played) => game.play(&played),
            other => panic!("{text}: {other:?}"),
        })
        .collect()
}

#[test]
fn games_are_corrected() {
    let board = Board::default();
    let list = include_str!("games.txt");
    for games::Game {
        variant,
        start,
        text,
        right,
    } in games::games(list)
    {
        let mut game = set_up(variant, start, board).play;
        let mut corrected = Vec::new();
        for found in tokens(text, &board) {
            let Token::Move(played) = found.token else {
                panic!("{text}");
            };
            let verdict = game.play(&played);
            assert_eq!(verdict.reason.is_empty(), verdict.is_legal(), "{text}");
            corrected.push(verdict.corrected(&played).to_string());
        }
        assert_eq!(corrected.join(" "), right, "{variant} {start}");
        assert_eq!(
            game.plies(None),
            u32::try_from(corrected.len()).expect("few")
        );
    }
}

#[test]
fn variations_begin_before_the_last_move() {
    let board = Board::default();
    let mut game = set_up(":Chess", ":standard", board).play;
    play(&mut *game, "e2e4 e7e5 g1f3", board);
    game.enter_variation();
    assert_eq!((game.plies(None), game.turn(None)), (2, Some(Side::White)));
    assert!(
        play(&mut *game, "f2f4 e5f4", board)
            .iter()
            .all(Verdict::is_legal)
    );
    game.enter_variation();
    assert!(
        play(&mut *game, "d7d5", board)
            .iter()
            .all(Verdict::is_legal)
    );
    game.enter_variation();
    // A variation without moves, and one in it.
    game.enter_variation();
    assert_eq!(game.plies(None), 3);
    for _ in 0..2 {
        game.leave_variation();
    }
    assert_eq!(game.plies(None), 4);
    for _ in 0..2 {
        game.leave_variation();
    }
    assert_eq!(game.plies(None), 3);
    assert!(
        play(&mut *game, "b8c6", board)
            .iter()
            .all(Verdict::is_legal)
    );
    game.leave_variation();
    assert_eq!(game.plies(None), 4);
}

#[test]
fn moves_after_the_end_say_so() {
    let board = Board::default();
    let mut game = set_up(":Chess", ":standard", board).play;
    let verdicts = play(&mut *game, "f2f3 e7e5 g2g4 d8h4", board);
    assert!(verdicts.iter().all(|verdict| verdict.after.is_none()));
    let ending = game.ended().expect("mate");
    assert_eq!(
        (ending.kind, ending.winner),
        (EndingKind::Checkmate, Some(Side::Black))
    );
    let verdict = play(&mut *game, "a2a3", board)[0];
    assert_eq!(
        (verdict.standing, verdict.after),
        (Standing::Illegal, Some(ending))
    );
    let mut game = set_up(":Chess", "7k/8/6Q1/8/8/8/8/K7 b - - 0 1", board).play;
    let verdict = play(&mut *game, "----", board)[0];
    assert_eq!(
        verdict.after.map(|ending| ending.kind),
        Some(EndingKind::Stalemate)
    );
    assert!(verdict.is_legal());
}

#[test]
fn bughouse_passes_men_over() {
    use Standing::{Invalid, Legal};
    let board = Board::new("8x8".parse().expect("a size"), true);
    let mut game = set_up(":Bughouse", ":standard", board).play;
    // White takes a pawn on A; Black of B, the partner, may drop it.
    let verdicts = play(
        &mut *game,
        "e2Ae4A d7Ad5A e4Ad5A e2Be4B e5Bp f3Ap d8Ad5A d2Bd4B",
        board,
    );
    let standings: Vec<_> = verdicts.iter().map(|verdict| verdict.standing).collect();
    assert_eq!(
        standings,
        [Legal, Legal, Legal, Legal, Legal, Invalid, Invalid, Legal]
    );
    assert_eq!(game.plies(None), 8);
    assert_eq!(game.plies(Some(BoardLetter::B)), 3);
    assert_eq!(game.turn(Some(BoardLetter::B)), Some(Side::Black));
    assert_eq!(game.turn(Some(BoardLetter::C)), None);
    let without = play(&mut *game, "a2a3", board)[0];
    assert_eq!(without.standing, Standing::Unknown);
}

#[test]
fn bughouse_ends_by_mate_that_no_drop_parries() {
    use Standing::{Invalid, Legal};
    let board = Board::new("8x8".parse().expect("a size"), true);
    let fens = |mate: &str| format!("{mate} | 4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    let far = fens("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    assert_eq!(set_up(":Bughouse", &far, board).play.ended(), None);
    let near = fens("5Rk1/5ppp/5Q2/8/8/8/8/6K1 b - - 0 1").replace("5ppp", "5p1p");
    let ended = set_up(":Bughouse", &near, board).play.ended();
    assert_eq!(ended, None, "the king takes the rook");
    let smothered = fens("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1");
    let ended = set_up(":Bughouse", &smothered, board).play.ended();
    assert_eq!(ended.map(|ending| ending.board), Some(Some(BoardLetter::A)));
    // A promoted piece goes over as a pawn.
    let start = fens("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    let mut game = set_up(":Bughouse", &start, board).play;
    let verdicts = play(&mut *game, "a7Aa8AQ b8Aa8A e4Bq e4Bp", board);
    let standings: Vec<_> = verdicts.iter().map(|verdict| verdict.standing).collect();
    assert_eq!(standings, [Legal, Legal, Invalid, Invalid]);
}

#[test]
fn start_positions_that_cannot_be_played() {
    use UnplayableKind::{Impossible, Malformed};
    let board = Board::default();
    for (variant, start, kind, range) in [
        (":Chess", "0", Malformed, 0..1),
        (":Chess", "3841", Malformed, 0..4),
        (":Chess", "no position", Malformed, 2..2),
        (":Chess", "8/8/8/8/8/8/8/K7 w - - 0 1", Impossible, 0..16),
        (":Chess", "k7/8/8/8/8/8/8/KK6 w - - 0 1", Impossible, 0..18),
        (":Chess", "k6P/8/8/8/8/8/8/K7 w - - 0 1", Impossible, 0..18),
        (":Chess", "k6R/8/8/8/8/8/8/K7 w - - 0 1", Impossible, 0..18),
        (":Chess", "k6E/8/8/8/8/8/8/K7 w - - 0 1", Impossible, 2..3),
        (
            ":Chess",
            "k7/8/8/8/8/8/8/K7[Q] w - - 0 1",
            Impossible,
            0..20,
        ),
        (":Horde", "518", Impossible, 0..3),
    ] {
        let set_up = SetUp {
            variant,
            start,
            board,
        };
        let fault = Rules.set_up(&set_up).expect_err(start);
        assert_eq!((fault.kind, fault.range), (kind, range), "{start}");
    }
    let tandem = Board::new("8x8".parse().expect("a size"), true);
    let set_up = SetUp {
        variant: ":Bughouse",
        start: "k7/8/8/8/8/8/8/K7 w - - 0 1|k7/9/8/8/8/8/8/K7 w - - 0 1",
        board: tandem,
    };
    assert_eq!(
        Rules.set_up(&set_up).err().map(|fault| fault.range),
        Some(31..32)
    );
}

#[test]
fn start_positions_put_right() {
    let board = Board::default();
    for (start, misfits) in [
        ("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", "Q"),
        ("4k3/8/8/8/8/8/8/4K2R w K e6 0 1", "e6"),
        ("4k3/8/8/8/8/8/8/4K2R w Hx - 0 1", "x"),
        ("4k3/8/8/8/8/8/8/4K2R w KQ e6 0 1", "Q e6"),
    ] {
        let ready = set_up(":Chess", start, board);
        let said: Vec<_> = ready.flaws.into_iter().map(|it| &start[it.range]).collect();
        assert_eq!(said.join(" "), misfits, "{start}");
        let mut game = ready.play;
        assert!(play(&mut *game, "e1h1", board)[0].is_legal());
    }
    // More than a game could bring about.
    let queens = "4k3/8/8/8/8/8/PPPPPPPP/QQQQKQQQ w - - 0 1";
    assert!(set_up(":Chess", queens, board).flaws.is_empty());
}

#[test]
fn rights_are_read_in_every_fen() {
    let castles = |fen: &str, text: &str| {
        let (position, flaws) = Position::from_fen(Variant::Chess, fen).expect(fen);
        assert_eq!(flaws, [], "{fen}");
        let played = Move::parse(text, &Board::default()).expect(text);
        (position.verdict(&played).is_legal(), position.fen())
    };
    // Two rooks on one side: K is the outer one, whose castling the inner one
    // blocks; its file names the other.
    let fen = |rights: &str| format!("4k3/8/8/8/8/8/8/1K3R1R w {rights} - 0 1");
    assert_eq!(castles(&fen("K"), "b1f1"), (false, fen("K")));
    assert_eq!(castles(&fen("H"), "b1h1"), (false, fen("K")));
    assert_eq!(castles(&fen("F"), "b1f1"), (true, fen("F")));
    assert_eq!(castles(&fen("F"), "b1h1"), (false, fen("F")));
    assert_eq!(castles(&fen("-"), "b1h1"), (false, fen("-")));
}

#[test]
fn pockets_and_checks_are_read_and_written() {
    for (variant, fen, written) in [
        (
            Variant::Crazyhouse,
            "4k3/8/8/8/8/8/8/Q~3K3/pNq w - - 0 1",
            "4k3/8/8/8/8/8/8/Q~3K3[Nqp] w - - 0 1",
        ),
        (
            Variant::ThreeCheck,
            "4k3/8/8/8/8/8/8/4K3 b - - 0 1 +2+0",
            "4k3/8/8/8/8/8/8/4K3 b - - 1+3 0 1",
        ),
    ] {
        let (position, flaws) = Position::from_fen(variant, fen).expect(fen);
        assert_eq!((position.fen().as_str(), flaws), (written, Vec::new()));
        let (again, _) = Position::from_fen(variant, written).expect(written);
        assert_eq!(again.fen(), written);
        if variant == Variant::ThreeCheck {
            let left = [Side::White, Side::Black].map(|side| again.checks_left(side));
            assert_eq!(left, [1, 3]);
        }
    }
}

#[test]
fn unknown_rules_carry_as_far_as_the_text() {
    let board = Board::new("10x8".parse().expect("a size"), false);
    let fen = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/R4K3R w - - 0 1";
    let mut game = set_up(":Gothic", fen, board).play;
    assert!(!game.is_judged());
    let verdicts = play(&mut *game, "f1j1 a7a5", board);
    assert!(
        verdicts
            .iter()
            .all(|verdict| verdict.standing == Standing::Unknown)
    );
    let at = |square: &str| {
        let piece = game.piece(square.parse().expect("a square"))?;
        Some((piece.side, piece.letter.upper()))
    };
    assert_eq!(at("h1"), Some((Side::White, 'K')));
    assert_eq!(at("g1"), Some((Side::White, 'R')));
    assert_eq!((at("j1"), at("f1")), (None, None));
    assert_eq!(game.turn(None), Some(Side::White));
    assert_eq!(game.ended(), None);
}

#[test]
fn notations_are_read_tolerantly() {
    let fen = "r3k2r/1P4pp/8/2pP4/1b6/2N2N2/6PP/R3K2R w KQkq c6 0 1";
    let (position, _) = Position::from_fen(Variant::Chess, fen).expect(fen);
    for (text, means) in [
        ("O-O", "e1h1"),
        ("0-0-0+", "e1a1"),
        ("Kg1", "e1h1"),
        ("bxa8=Q+", "b7a8Q"),
        ("ba8Q", "b7a8Q"),
        ("b7-b8(N)", "b7b8N"),
        ("b8/r", "b7b8R"),
        ("b8=q!?", "b7b8Q"),
        ("dc6", "d5c6:e"),
        ("d5xc6 e.p.", "d5c6:e"),
        ("Nf3-d4", "f3d4"),
        ("Nfd4", "f3d4"),
        ("N3d4", "f3d4"),
        ("f3d4", "f3d4"),
        ("nd4++", "f3d4"),
        ("Pg3", "g2g3"),
        ("Nb5", "c3b5:i"),
        ("--", "----"),
        ("Z0", "----"),
    ] {
        let read = position.read_san(text).map(|played| played.to_string());
        assert_eq!(read.as_deref(), Ok(means), "{text}");
    }
    // Without a letter a rank is that of a pawn.
    let start = Position::standard(Variant::Chess);
    assert_eq!(start.read_san("1f3"), Err(NotationError::NoMove));
    let read = start.read_san("2f3").map(|played| played.to_string());
    assert_eq!(read.as_deref(), Ok("f2f3"));
    for (text, error) in [
        ("", NotationError::Syntax),
        ("Nx", NotationError::Syntax),
        ("Nf9", NotationError::Syntax),
        ("Nabcf3", NotationError::Syntax),
        ("Nh8", NotationError::NoMove),
        ("b8", NotationError::NoMove),
        ("\u{e9}4", NotationError::Syntax),
    ] {
        assert_eq!(position.read_san(text), Err(error), "{text}");
    }
    let (position, _) =
        Position::from_fen(Variant::Chess, "4k3/8/8/8/8/8/8/R3K2R w - - 0 1").expect("a FEN");
    assert_eq!(
        position
            .read_san("Rf1")
            .map(|played| played.to_string())
            .as_deref(),
        Ok("h1f1")
    );
    let (position, _) =
        Position::from_fen(Variant::Chess, "4k3/8/8/8/8/8/4K3/R6R w - - 0 1").expect("a FEN");
    assert_eq!(position.read_san("Rd1"), Err(NotationError::Ambiguous));
    for (text, means, form) in [
        ("a1d1", "a1d1", CastlingForm::King),
        ("0000", "----", CastlingForm::King),
    ] {
        let played = position.read_uci(text).expect(text);
        assert_eq!(played.to_string(), means);
        assert_eq!(position.uci(&played, form), text);
    }
    let (position, _) = Position::from_fen(Variant::Chess, fen).expect(fen);
    for text in ["e1g1", "e1h1"] {
        let played = position.read_uci(text).expect(text);
        assert_eq!(
            played,
            Move::parse("e1h1", &Board::default()).expect("a move")
        );
        assert_eq!(position.uci(&played, CastlingForm::King), "e1g1");
        assert_eq!(position.uci(&played, CastlingForm::Rook), "e1h1");
    }
    assert_eq!(position.read_uci("e1e5"), Err(NotationError::NoMove));
    assert_eq!(position.read_uci("Nf3"), Err(NotationError::Syntax));
    // With a pawn made a second king, a step comes before castling.
    let (mut position, _) =
        Position::from_fen(Variant::Chess, "4k2r/5p2/8/8/8/8/8/4K3 b k - 0 1").expect("a FEN");
    for text in ["f7k", "e1e2"] {
        position.play(&Move::parse(text, &Board::default()).expect("a move"));
    }
    assert_eq!(
        position
            .read_san("Kg8")
            .map(|played| played.to_string())
            .as_deref(),
        Ok("f7g8")
    );
}
