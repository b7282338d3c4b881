//! Evaluations and times read back from games, and what moves cost.

use cif_annotate::review::{Mark, Review, ReviewOptions, Thresholds, score_text};
use cif_text::legality::Side;
use cif_text::square::BoardLetter;
use cif_types::ArchiveItem;
use cif_uci::info::Bound;

fn review(game: &str, options: &ReviewOptions) -> Review {
    let text = format!(
        "<cif>{game}<info><version>1.0</version><creator/><created>2026-01-31</created>\
         <content games=\"1\"/></info></cif>"
    );
    let reading = cif_types::read(&text);
    assert_eq!(reading.violations, []);
    match reading.value.items.first() {
        Some(ArchiveItem::Game(game)) => Review::of(game, options),
        _ => panic!("there is a game"),
    }
}

/// The plies in short: side, score, bound, depth, clock, time, loss, mark.
fn short(review: &Review) -> Vec<String> {
    let ply = |ply: &cif_annotate::review::Reviewed| {
        let mut text = if ply.side == Side::White { "w" } else { "b" }.to_owned();
        if let Some(said) = &ply.said {
            text += match said.bound {
                Bound::Exact => " ",
                Bound::Lower => " >",
                Bound::Upper => " <",
            };
            text += &score_text(&said.evaluation);
            if let Some(depth) = said.evaluation.depth {
                text = format!("{text}:{depth}");
            }
        }
        if let Some(clock) = &ply.clock {
            text = format!("{text} @{clock}");
        }
        if let Some(spent) = ply.spent {
            text = format!("{text} {spent}ms");
        }
        if let Some(loss) = ply.loss {
            text = format!("{text} -{loss}");
        }
        text + ply.mark.map_or("", Mark::sign)
    };
    review.plies.iter().map(ply).collect()
}

const TWO: &str = "<game><info><moveinfo>\
    <table content=\"evaluation\" engine=\"1\">+20:9, +31990:12, -45</table>\
    <table content=\"evaluation\" engine=\"02\">+30</table>\
    <table content=\"clock\">0:03:00,,0:02:59.5</table>\
    <table content=\"elapsedmilliseconds\">,1500</table></moveinfo></info>\
    <moves><prelude><eval engine=\"1\">+90</eval></prelude>\
    e2e4<tag name=\"UCI:bound\">lower</tag> f7f6<eval engine=\"2\">+300</eval>\
    <clock>0:02:00</clock><tag name=\"UCI:engine\">2</tag><tag name=\"UCI:bound\">upper</tag>\
    d1h5 g7g6<eval engine=\"1\">-10</eval></moves>\
    <data><engine id=\"1\">Fish 1</engine><engine id=\"2\">Bird 2</engine></data></game>";

#[test]
fn tables_and_elements_together() {
    let review = self::review(TWO, &ReviewOptions::default());
    assert_eq!(review.chosen().unwrap().name.as_deref(), Some("Fish 1"));
    assert_eq!(
        short(&review),
        [
            "w >+0.20:9 @00:03:00 -70?!",
            "b #10:12 @00:02:00 1500ms -980??",
            "w -0.45 @00:02:59.5 -1045??",
            "b -0.10 -35",
        ]
    );
    let white = review.summary(Side::White);
    assert_eq!(
        (white.moves, white.average(), white.marks),
        (2, Some(558), [1, 0, 1])
    );
    for name in ["2", "bird"] {
        let options = ReviewOptions {
            engine: Some(name.to_owned()),
            ..ReviewOptions::default()
        };
        let review = self::review(TWO, &options);
        let said = ["w +0.30 @00:03:00", "b <+3.00 @00:02:00 1500ms -270?"];
        assert_eq!(short(&review)[..2], said);
    }
    let options = ReviewOptions {
        engine: Some("nobody".to_owned()),
        ..ReviewOptions::default()
    };
    assert_eq!(self::review(TWO, &options).chosen(), None);
}

#[test]
fn engines_that_played_each_other_speak_in_turn() {
    let text = "<game><info><moveinfo>\
        <table content=\"evaluation\" engine=\"0\">+20:9,,-400:9,,+10</table>\
        <table content=\"evaluation\" engine=\"1\">,+30:8,,+500:8</table></moveinfo></info>\
        <moves>e2e4 e7e5 d1h5 b8c6 f1c4</moves>\
        <data><engine id=\"0\">Fish</engine><engine id=\"1\">Bird</engine></data></game>";
    let review = self::review(text, &ReviewOptions::default());
    assert_eq!((review.source, review.by_side), (None, Some([0, 1])));
    let name = |side| review.speaker(side).unwrap().name.as_deref();
    assert_eq!(
        [name(Side::White), name(Side::Black)],
        [Some("Fish"), Some("Bird")]
    );
    // What two engines differ by is no loss.
    let said = [
        "w +0.20:9",
        "b +0.30:8",
        "w -4.00:9",
        "b +5.00:8",
        "w +0.10",
    ];
    assert_eq!(short(&review), said);
    let options = ReviewOptions {
        engine: Some("bird".to_owned()),
        ..ReviewOptions::default()
    };
    let review = self::review(text, &options);
    assert_eq!((review.source, review.by_side), (Some(1), None));
    assert_eq!(short(&review), ["w", "b +0.30:8", "w", "b +5.00:8", "w"]);
    // Whoever has looked at all of it says more than one that has not.
    let all = text.replace(
        "</moveinfo>",
        "<table content=\"evaluation\">+1,+2,+3,+4,+5,+6</table></moveinfo>",
    );
    let all = all.replace("f1c4", "f1c4 g8f6");
    let review = self::review(&all, &ReviewOptions::default());
    assert_eq!((review.source, review.by_side), (Some(2), None));
}

#[test]
fn a_number_is_first_that_of_an_engine() {
    let text = "<game><info><moveinfo>\
        <table content=\"evaluation\" engine=\"7\">+20</table>\
        <table content=\"evaluation\" engine=\"1\">+30</table></moveinfo></info>\
        <moves>e2e4</moves>\
        <data><engine id=\"7\">Fish 1.8</engine><engine id=\"1\">Bird</engine></data></game>";
    for (wanted, name) in [("1", "Bird"), ("7", "Fish 1.8"), ("8", "Fish 1.8")] {
        let options = ReviewOptions {
            engine: Some(wanted.to_owned()),
            ..ReviewOptions::default()
        };
        let review = self::review(text, &options);
        let chosen = review.chosen().unwrap();
        assert_eq!(chosen.name.as_deref(), Some(name), "{wanted}");
    }
}

#[test]
fn the_measure_is_the_callers() {
    let thresholds = Thresholds {
        inaccuracy: 30,
        mistake: 60,
        blunder: 100,
        cap: 100,
    };
    let options = ReviewOptions {
        thresholds,
        ..ReviewOptions::default()
    };
    let review = self::review(TWO, &options);
    let marks: Vec<_> = review
        .plies
        .iter()
        .map(|ply| (ply.loss, ply.mark))
        .collect();
    assert_eq!(
        marks,
        [
            (Some(70), Some(Mark::Mistake)),
            (Some(80), Some(Mark::Mistake)),
            (Some(145), Some(Mark::Blunder)),
            (Some(35), Some(Mark::Inaccuracy)),
        ]
    );
}

#[test]
fn games_without_anything_and_of_other_kinds() {
    let plain = "<game><info/><moves>e2e4 e7e5</moves></game>";
    assert!(review(plain, &ReviewOptions::default()).is_empty());
    let black = "<game startposition=\"4k3/8/8/8/8/8/4p3/K7 b - - 0 40\"><info><moveinfo>\
                 <table content=\"evaluation\">-800,-900</table></moveinfo></info>\
                 <moves>e8d8 a1a2</moves></game>";
    let review = self::review(black, &ReviewOptions::default());
    assert_eq!(short(&review), ["b -8.00", "w -9.00 -100?"]);
    // Scores that no 64 bits hold the difference of.
    let far = "<game><info><moveinfo><table content=\"evaluation\">+9223372036854775807,\
               -9223372036854775808</table></moveinfo></info><moves>e2e4 e7e5</moves></game>";
    let options = ReviewOptions {
        thresholds: Thresholds {
            cap: u64::MAX,
            ..Thresholds::default()
        },
        ..ReviewOptions::default()
    };
    assert_eq!(self::review(far, &options).plies[1].loss, Some(0));
}

#[test]
fn a_board_of_a_tandem_game() {
    let game = "<game tandem=\"true\" variant=\":Bughouse\"><info><head><flags/><flags/><tags/><tags/>\
                </head><moveinfo><table content=\"clock\">0:03:00,0:02:00</table></moveinfo>\
                <moveinfo><table content=\"clock\">0:01:00</table></moveinfo></info>\
                <moves>e2Ae4A d2Bd4B e7Ae5A</moves></game>";
    let on = |board| ReviewOptions {
        board,
        ..ReviewOptions::default()
    };
    let first = ["w @00:03:00", "b @00:02:00"];
    assert_eq!(short(&review(game, &on(None))), first);
    assert_eq!(short(&review(game, &on(Some(BoardLetter::A)))), first);
    assert_eq!(
        short(&review(game, &on(Some(BoardLetter::B)))),
        ["w @00:01:00"]
    );
}

/// Two games whose accuracies were worked out by another implementation, in Python.
#[test]
fn accuracies_of_games_are_those_of_the_formulas() {
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let long: Vec<i32> = (0..44).map(|at| ((at * 37) % 101 - 50) * 4).collect();
    for (scores, white, black) in [
        (vec![30, 25, -400], 29.620_271_940_139_894, 100.0),
        (long, 70.398_089_304_767_98, 70.982_569_290_226_37),
    ] {
        let table: Vec<String> = scores.iter().map(|it| format!("{it:+}")).collect();
        let moves: Vec<&str> = shuffle.into_iter().cycle().take(scores.len()).collect();
        let game = format!(
            "<game><info><moveinfo><table content=\"evaluation\">{}</table></moveinfo></info>\
             <moves>{}</moves></game>",
            table.join(", "),
            moves.join(" ")
        );
        let review = self::review(&game, &ReviewOptions::default());
        for (side, wanted) in [(Side::White, white), (Side::Black, black)] {
            let found = review.summary(side).accuracy.unwrap();
            assert!((found - wanted).abs() < 1e-9, "{found} is not {wanted}");
        }
    }
}

#[test]
fn moves_are_judged_by_the_win_chance_they_gave_away() {
    let game = "<game><info><moveinfo><table content=\"evaluation\">+0,+130,+800,+300</table>\
        </moveinfo></info><moves>e2e4 e7e5 g1f3 b8c6</moves></game>";
    let review = self::review(game, &ReviewOptions::default());
    let judgements: Vec<_> = review.plies.iter().map(|ply| ply.judgement).collect();
    assert_eq!(judgements, [None, Some(Mark::Mistake), None, None]);
    // By centipawns a move that only makes sure of the win is a mistake, and by chances none.
    assert_eq!(review.summary(Side::Black).judgements, [0, 1, 0]);
}

#[test]
fn phases_begin_where_pieces_are_gone() {
    let game = "<game startposition=\"4k3/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1\"><info/>\
        <moves>e2e4 e7e5</moves></game>";
    let phases = self::review(game, &ReviewOptions::default()).phases;
    assert_eq!((phases.middlegame, phases.endgame), (Some(0), None));
    let game = "<game startposition=\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"><info/>\
        <moves>h1h8</moves></game>";
    let phases = self::review(game, &ReviewOptions::default()).phases;
    assert_eq!((phases.middlegame, phases.endgame), (Some(0), Some(0)));
}
