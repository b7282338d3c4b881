//! Games replayed: what each move was worth, what was special about it, and
//! where the game stood in the end. The list `games.txt`, and what a list
//! cannot decide.

mod games;

use cif_chess::{Game, Position, Rules, Variant};
use cif_text::board::Board;
use cif_text::legality::{
    EndingKind, Play, Ready, Rulebook, SetUp, Side, Standing, UnplayableKind, Verdict,
};
use cif_text::moves::{Move, Token, tokens};
use cif_text::square::BoardLetter;
use cif_text::start::Idn;

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
fn a_variant_may_end_a_game_that_is_mate_besides() {
    let mate = "R5k1/5ppp/8/8/4K3/8/8/8 b - - 1 1";
    let check = "R5k1/5p1p/8/8/4K3/8/8/8 b - - 1 1";
    for (variant, checks) in [
        (Variant::Chess, ""),
        (Variant::ThreeCheck, " +3+0"),
        (Variant::ThreeCheck, " +1+0"),
        (Variant::KingOfTheHill, ""),
    ] {
        for (fen, is_mate) in [(mate, true), (check, false)] {
            let fen = format!("{fen}{checks}");
            let (position, _) = Position::described(Some(variant), &fen).expect("a position");
            assert_eq!(position.is_checkmate(), is_mate, "{fen}");
        }
    }
}

#[test]
fn a_king_that_nobody_moves_stays_in_check() {
    let fen = "4k3/8/8/8/8/8/4R3/K7 b - - 0 1";
    let (mut position, _) = Position::from_fen(Variant::Chess, fen).expect("a position");
    for text in ["----", "a1b1"] {
        position.play(&Move::parse(text, &Board::default()).expect(text));
    }
    assert!(position.is_check());
}

#[test]
fn bughouse_passes_pieces_over() {
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
    // No mate is a position without a move and without a check.
    let full = "kNNNNNNN/PNPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/NNNNKNNN w - - 0 1";
    assert_eq!(set_up(":Bughouse", &fens(full), board).play.ended(), None);
    // A promoted piece goes over as a pawn.
    let start = fens("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    let mut game = set_up(":Bughouse", &start, board).play;
    let verdicts = play(&mut *game, "a7Aa8AQ b8Aa8A e4Bq e4Bp", board);
    let standings: Vec<_> = verdicts.iter().map(|verdict| verdict.standing).collect();
    assert_eq!(standings, [Legal, Legal, Invalid, Invalid]);
}

/// Each of two boards has its moves, and the end of the one is that of the game.
#[test]
fn two_boards_are_one_game() {
    let board = Board::new("8x8".parse().expect("a size"), true);
    let start = || Position::standard(Variant::Bughouse);
    let mut game = Game::tandem(start(), start());
    let mut text = String::new();
    for found in tokens(
        "d2Bd4B e2Ae4A e7Ae5A d1Ah5A b8Ac6A f1Ac4A g8Af6A h5Af7A",
        &board,
    ) {
        let Token::Move(played) = found.token else {
            panic!("{:?}", found.token);
        };
        assert!(game.play_into_san(&played, &mut text).is_legal());
        text.push(' ');
    }
    assert_eq!(text, "d4 e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7# ");
    let [a, b] = [BoardLetter::A, BoardLetter::B].map(Some);
    let fens = [a, b].map(|it| game.position(it).expect("a board").fen());
    assert_eq!(game.fen(), Some(fens.join("|")));
    assert_eq!(
        game.position(None).map(Position::fen),
        Some(fens[0].clone())
    );
    let queen = |it: &Position| it.piece("h5A".parse().expect("a square"));
    let before = game.position_before(a).and_then(queen);
    assert_eq!(before.map(|it| it.letter.upper()), Some('Q'));
    assert_eq!(game.position(a).and_then(queen), None);
    let ending = game.ended().expect("mate");
    assert_eq!((ending.board, ending.winner), (a, Some(Side::White)));
    let verdicts = play(&mut game, "e2Be5B d7Bd6B ----B a7Aa6A", board);
    let ends = verdicts.iter().map(|it| it.after);
    assert!(
        ends.eq([Some(ending), None, Some(ending), Some(ending)]),
        "{verdicts:?}"
    );
}

#[test]
fn ends_of_variants_have_their_winners() {
    let (white, black) = (Some(Side::White), Some(Side::Black));
    for (variant, fen, winner) in [
        // Stalemate is won by the side with fewer pieces.
        (Variant::Suicide, "8/8/8/p7/P7/8/8/8 w - - 0 1", Some(None)),
        (
            Variant::Suicide,
            "b7/8/8/p7/P7/8/8/8 w - - 0 1",
            Some(white),
        ),
        (
            Variant::Suicide,
            "8/8/8/p7/P7/P7/8/8 w - - 0 1",
            Some(black),
        ),
        (
            Variant::Antichess,
            "8/8/8/p7/P7/P7/8/8 w - - 0 1",
            Some(white),
        ),
        // Black draws level in the next move, if there is a square for the king.
        (Variant::RacingKings, "7K/k7/8/8/8/8/8/8 b - - 0 1", None),
        (
            Variant::RacingKings,
            "7K/k7/8/8/8/8/8/8 w - - 0 1",
            Some(white),
        ),
        (
            Variant::RacingKings,
            "nn5K/k7/8/8/8/8/8/8 b - - 0 1",
            Some(white),
        ),
    ] {
        let (position, _) = Position::from_fen(variant, fen).expect(fen);
        assert_eq!(position.ended().map(|it| it.winner), winner, "{fen}");
    }
}

#[test]
fn start_positions_are_those_of_their_fens() {
    for variant in Variant::ALL {
        let standard = Position::standard(variant);
        let (read, _) = Position::from_fen(variant, &standard.fen()).expect("a FEN");
        assert!(read == standard, "{variant}");
    }
    // The numbers up to 960 have castling, and those of the shuffles have not.
    let numbered = |number| {
        let number = Idn::new(number).expect("a number");
        Position::numbered(Variant::Chess, number).expect("a position")
    };
    assert!(numbered(518) == Position::standard(Variant::Chess));
    assert!(numbered(1478).fen().ends_with(" w - - 0 1"));
}

#[test]
fn squares_outside_the_board_have_nothing() {
    let position = Position::standard(Variant::Chess);
    for square in ["i1", "a9", "i9"] {
        assert_eq!(position.piece(square.parse().expect(square)), None);
    }
    let mut game = Game::new(position);
    let verdict = game.play_plain([4, 9, 4, 3]).expect("no legal move");
    assert_eq!(verdict.standing, Standing::Invalid);
}

#[test]
fn a_side_without_its_king_cannot_castle() {
    for (variant, fen, moves, after) in [
        (
            Variant::Chess,
            "4k2r/8/8/8/8/8/3Q4/4K3 w k - 0 1",
            "d2e2 ---- e2e8",
            "4Q2r/8/8/8/8/8/8/4K3 b - - 0 2",
        ),
        (
            Variant::Giveaway,
            "4k2r/8/8/8/8/8/4k~3/4R3 w k - 0 1",
            "e1e2",
            "4k2r/8/8/8/8/8/4R3/8 b k - 0 1",
        ),
    ] {
        let (mut position, _) = Position::from_fen(variant, fen).expect(fen);
        for text in moves.split(' ') {
            position.play(&Move::parse(text, &Board::default()).expect(text));
        }
        assert_eq!(position.fen(), after);
    }
}

#[test]
fn other_boards_are_not_judged() {
    for (variant, size, boards, judged) in [
        (":Chess", "8x8", 1, true),
        (":Chess", "10x8", 1, false),
        (":Bughouse", "8x8", 1, false),
        (":Bughouse", "8x8", 2, true),
    ] {
        let board = Board::new(size.parse().expect("a size"), boards == 2);
        let game = set_up(variant, ":standard", board).play;
        assert_eq!(game.is_judged(), judged, "{variant} {size} {boards}");
    }
    // What does not fit is found in the text of both boards.
    let start = "4k3/8/8/8/8/8/8/4K3 w - - 0 1|4k3/8/8/8/8/8/8/4K2R w KQ - 0 1";
    let board = Board::new("8x8".parse().expect("a size"), true);
    let flaws = set_up(":Bughouse", start, board).flaws;
    let said: Vec<_> = flaws.into_iter().map(|it| &start[it.range]).collect();
    assert_eq!(said, ["Q"]);
}

#[test]
fn reasons_are_those_of_the_move() {
    for (variant, fen, text, reason) in [
        (
            Variant::Suicide,
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            "e1h1",
            "no castling",
        ),
        (
            Variant::Chess,
            "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1",
            "e1a1:h",
            "in the way",
        ),
    ] {
        let (position, _) = Position::from_fen(variant, fen).expect(fen);
        let played = Move::parse(text, &Board::default()).expect(text);
        let found = position.verdict(&played).reason;
        assert!(found.contains(reason), "{text}: {found}");
    }
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
        ("4k3/8/8/8/8/8/8/4K2R w KQq - 0 1", "Q"),
        ("7r/4k3/8/8/8/8/8/4K2R w Kk - 0 1", "k"),
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

const GOTHIC: &str = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/R4K3R w - - 0 1";

/// Games whose rules are not known: the size and the number of boards, the start position, the
/// moves, and pieces behind them. The letters of White are capitals, `-` is an empty square.
const UNKNOWN: &[(&str, usize, &str, &str, &str)] = &[
    (
        "10x8",
        1,
        GOTHIC,
        "f1j1 a7a5",
        "h1=K g1=R j1=- f1=- a5=p a7=-",
    ),
    ("10x8", 1, GOTHIC, "f1a1", "d1=K e1=R a1=- f1=-"),
    ("10x8", 1, GOTHIC, "f1a3", "a3=K a1=R"),
    ("10x8", 1, GOTHIC, "a1j1", "j1=R a1=-"),
    ("10x8", 1, GOTHIC, "e4n a7a8q", "e4=N a8=q a7=-"),
    ("10x8", 1, ":standard", "a2a3", "a1=- a3=-"),
    ("10x8", 1, "518", "", "a1=-"),
    ("8x10", 1, ":standard", "", "a1=-"),
    (
        "8x8x2x2",
        1,
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "e2A1e4A1 e8A1e8B2",
        "e2A1=- e4A1=P e8A1=- e8B2=k e1A1=K",
    ),
    (
        "8x8",
        1,
        ":standard",
        "e2e4 e7e5 e1h1",
        "e1=- f1=R g1=K h1=- e4=P e5=p d8=q",
    ),
    ("8x8", 1, ":standard", "e8a8", "c8=k d8=r a8=- e8=-"),
    ("8x8", 1, "1", "", "a1=B f1=R g8=k a2=P h7=p e4=-"),
    (
        "8x8",
        1,
        "4k2r/8/8/8/8/8/4R3/4K2r w - - 0 1",
        "e1h1",
        "h1=K e1=-",
    ),
    (
        "8x8",
        1,
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
        "e1e2",
        "e2=K e1=-",
    ),
    (
        "8x8",
        1,
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "e5d6:e",
        "d6=P d5=- e5=-",
    ),
    (
        "8x8",
        1,
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "e5d6",
        "d6=P d5=p e5=-",
    ),
    (
        "8x8",
        1,
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1|3k4/8/8/8/8/8/8/3K4 w - - 0 1",
        "",
        "e1=K d1=-",
    ),
    ("5x5", 1, "4k/5/5/5/3KR w - - 0 1", "d1e1", "e1=K d1=-"),
    ("5x5", 1, "4k/5/5/5/RK3 w - - 0 1", "b1a1", "a1=K b1=-"),
    (
        "5x5",
        1,
        "4k/5/5/5/R1K2 w - - 0 1",
        "c1a1",
        "a1=K b1=R c1=-",
    ),
    (
        "6x5",
        1,
        "5k/6/6/6/3K1R w - - 0 1",
        "d1f1",
        "f1=K e1=R d1=-",
    ),
    (
        "8x8",
        2,
        ":standard",
        "e2Ae4A e2Be3B e7Ae5A",
        "e4A=P e3B=P e5A=p e7B=p",
    ),
    ("10x8", 2, GOTHIC, "f1Bj1B", "h1B=K g1B=R f1A=K j1A=R"),
    (
        "8x8",
        2,
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1|3k4/8/8/8/8/8/8/3K4 b - - 0 1",
        "e1Ae2A d8Bd7B",
        "e2A=K d7B=k d1B=K d1A=-",
    ),
];

#[test]
fn unknown_rules_carry_as_far_as_the_text() {
    for &(size, boards, start, moves, pieces) in UNKNOWN {
        let board = Board::new(size.parse().expect("a size"), boards == 2);
        let mut game = set_up(":Unheard", start, board).play;
        assert!(!game.is_judged());
        let verdicts = play(&mut *game, moves, board);
        let is_unknown = |it: &Verdict| it.standing == Standing::Unknown;
        assert!(verdicts.iter().all(is_unknown), "{moves}");
        for pair in pieces.split(' ') {
            let (square, expected) = pair.split_once('=').expect("a pair");
            let piece = game.piece(square.parse().expect("a square"));
            let found = piece.map_or('-', |it| match it.side {
                Side::White => it.letter.upper(),
                Side::Black => it.letter.lower(),
            });
            assert_eq!(
                found.to_string(),
                expected,
                "{size} {start} {moves}: {square}"
            );
        }
        assert_eq!(game.plies(None) as usize, verdicts.len());
        assert_eq!(game.ended(), None);
    }
}

#[test]
fn moves_of_two_boards_without_rules_are_counted_apart() {
    let board = Board::new("8x8".parse().expect("a size"), true);
    let mut game = set_up(":Unheard", ":standard", board).play;
    play(&mut *game, "e2Ae4A e7Ae5A d2Ad4A e2Be4B", board);
    let [a, b] = [BoardLetter::A, BoardLetter::B].map(Some);
    assert_eq!((game.turn(a), game.plies(a)), (Some(Side::Black), 3));
    assert_eq!((game.turn(b), game.plies(b)), (Some(Side::Black), 1));
}

#[test]
fn a_step_of_a_second_king_comes_before_castling() {
    let (mut position, _) =
        Position::from_fen(Variant::Chess, "4k2r/5p2/8/8/8/8/8/4K3 b k - 0 1").expect("a FEN");
    for text in ["f7k", "e1e2"] {
        position.play(&Move::parse(text, &Board::default()).expect("a move"));
    }
    let read = position.read_san("Kg8").map(|played| played.to_string());
    assert_eq!(read.as_deref(), Ok("f7g8"));
}
