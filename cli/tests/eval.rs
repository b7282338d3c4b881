//! The chart of `cif eval`: well-formed, the same with every run, and with
//! what it has to show.

mod common;

use common::{cif, cif_reading};

const GAME: &str = "../../cli/tests/inputs/evals.pgn";

fn chart(arguments: &[&str]) -> String {
    let run = cif(["eval", "--svg", "-"].iter().chain(arguments));
    assert_eq!((run.status, run.stderr.as_str()), (Some(0), ""));
    run.stdout
}

/// The texts of a chart, which is well-formed.
fn texts(svg: &str) -> Vec<String> {
    let mut reader = quick_xml::Reader::from_str(svg);
    let mut texts = Vec::new();
    let mut text = String::new();
    loop {
        use quick_xml::events::Event;
        match reader.read_event().unwrap() {
            Event::Text(part) => text += &part,
            Event::GeneralRef(name) => text.extend(["&", &*name, ";"]),
            Event::End(end) if end.name().as_ref() == "text" => {
                texts.push(std::mem::take(&mut text).trim().to_owned());
            }
            Event::Start(_) => text.clear(),
            Event::Eof => return texts,
            _ => {}
        }
    }
}

/// A first move has an accuracy, though no score is before it.
#[test]
fn a_side_of_one_move_is_not_left_out() {
    let game = b"[Event \"x\"]\n\n1. e4 {[%eval 0.2]} e5 {[%eval 0.3]} *\n";
    let run = cif_reading(["eval", "-"], game);
    let shown = run.stdout.split("\n\n").last().unwrap_or_default();
    assert_eq!(
        shown,
        "White  accuracy 100.0%, by win chance: 0 inaccuracies, 0 mistakes, 0 blunders\n\
         Black  0.10 a move over 1 move: 0 inaccuracies, 0 mistakes, 0 blunders\n       \
         accuracy 96.0%, by win chance: 0 inaccuracies, 0 mistakes, 0 blunders\n"
    );
}

#[test]
fn a_chart_shows_scores_marks_and_clocks() {
    let svg = chart(&[GAME]);
    assert_eq!(svg, chart(&[GAME]));
    let texts = texts(&svg);
    for text in [
        "Knight &amp; Co - The &lt;Rooks&gt;",
        "evaluated by an unnamed engine",
        "White&apos;s win chance, %",
        "move",
        "3... Nf6??",
        "minutes left",
        "White",
        "Black",
        "pawns",
    ] {
        assert!(texts.iter().any(|it| it == text), "{text}: {texts:?}");
    }
    // One inaccuracy and one blunder, each a disc with a rim.
    assert_eq!(svg.matches("<circle").count(), 4);
}

/// No text makes a picture something else than XML, a chart or a board.
#[test]
fn pictures_hold_no_characters_that_xml_has_not() {
    for forbidden in ['\u{1}', '\u{FFFE}', '\u{FFFF}'] {
        let game = format!(
            "<cif><game><info><head><white><name>A{forbidden}B</name></white></head></info>\
             <moves>e2e4 <eval engine='1'>+30</eval> <value at='e4'>{forbidden}</value></moves>\
             <data><engine id='1'>C{forbidden}</engine></data></game></cif>"
        );
        for (command, shown) in [("eval", "evaluated by C"), ("show", "font-weight")] {
            let run = cif_reading([command, "--picture", "-", "-"], game.as_bytes());
            assert_eq!(run.status, Some(1), "{}", run.stderr);
            assert!(run.stdout.contains(shown), "{}", run.stdout);
            assert!(!run.stdout.contains(forbidden), "{}", run.stdout);
        }
    }
}

/// A narrow chart has all that a wide one has, within its width.
#[test]
fn a_chart_is_as_wide_as_is_wanted() {
    for width in ["320", "2400"] {
        let svg = chart(&["--size", width, "../../docs/immortal.cif"]);
        assert!(svg.starts_with(&format!("<svg width=\"{width}\"")), "{svg}");
        let texts = texts(&svg);
        for text in ["middlegame", "pawns", "18. Bd6??"] {
            assert!(texts.iter().any(|it| it == text), "{text}: {texts:?}");
        }
    }
    let run = cif(["eval", "--size", "10", GAME]);
    assert_eq!(run.status, Some(2));
}

#[test]
fn a_chart_of_nothing_is_a_chart() {
    let run = cif(["eval", "--svg", "-", "variations.cif"]);
    assert_eq!(run.status, Some(0));
    assert!(!texts(&run.stdout).is_empty());
    assert!(!run.stdout.contains("<circle"));
}

#[test]
fn a_chart_does_not_take_the_place_of_its_game() {
    let run = cif(["eval", "--svg", GAME, GAME]);
    assert_eq!(run.status, Some(2));
    assert!(
        run.stderr.contains("would be overwritten"),
        "{}",
        run.stderr
    );
}

#[test]
fn a_mark_that_is_below_the_one_before_is_named() {
    for (marks, said) in [
        (
            ["300", "100", "500"],
            "a mistake loses at least what an inaccuracy loses",
        ),
        (
            ["50", "300", "100"],
            "a blunder loses at least what a mistake loses",
        ),
        (
            ["300", "200", "100"],
            "a mistake loses at least what an inaccuracy loses",
        ),
    ] {
        let [inaccuracy, mistake, blunder] = marks;
        let options = [
            "--inaccuracy",
            inaccuracy,
            "--mistake",
            mistake,
            "--blunder",
            blunder,
        ];
        let run = cif(["eval", GAME].iter().chain(&options));
        assert_eq!(run.status, Some(2));
        assert!(
            run.stderr.starts_with(&format!("error: {said}\n")),
            "{}",
            run.stderr
        );
    }
}

#[test]
fn games_come_from_standard_input_too() {
    let pgn = b"[A \"b\"]\n\n1. e4 {[%eval 0.2]} e5 {[%eval 0.1]} 2. Nf3 {[%eval 0.3]} *\n";
    let run = cif_reading(["eval", "-"], pgn);
    assert_eq!(run.status, Some(0), "{}", run.stderr);
    assert!(run.stdout.contains("Nf3"), "{}", run.stdout);
    // The labels of a short game are whole numbers, each once.
    let run = cif_reading(["eval", "--svg", "-", "-"], pgn);
    let labels = texts(&run.stdout);
    for label in ["1", "+1", "-1", "+2"] {
        let found = labels.iter().filter(|it| *it == label);
        assert_eq!(found.count(), 1, "{label}: {labels:?}");
    }
}

/// Moves stand at the same places whether the game begins one ply earlier or not.
#[test]
fn a_chart_has_room_for_whites_half_of_the_first_move() {
    let moves =
        "1... e5 {[%eval 0.2]} 2. Nf3 {[%eval -3.0]} Nc6 {[%eval 3.0]} 3. Bb5 {[%eval 0.3]} *\n";
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let [whole, late] = [
        format!("[White \"x\"]\n\n1. e4 {moves}"),
        format!("[White \"x\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves}"),
    ]
    .map(|pgn| cif_reading(["eval", "--svg", "-", "-"], pgn.as_bytes()).stdout);
    let marks = |svg: &str| -> Vec<String> {
        let tags = svg.lines().filter(|line| line.starts_with("<circle"));
        tags.map(str::to_owned).collect()
    };
    assert_eq!(marks(&whole).len(), 6);
    assert_eq!(marks(&whole), marks(&late));
    assert_eq!(texts(&whole), texts(&late));
}

#[test]
fn a_board_that_is_not_there_is_said() {
    let run = cif(["eval", "--board", "b", GAME]);
    assert_eq!(run.status, Some(2));
    assert!(
        run.stderr.contains("game 1 is on one board"),
        "{}",
        run.stderr
    );
}

/// Each board of two has players and an opening of its own.
#[test]
fn the_second_board_has_its_own_players() {
    let game = b"<cif><game variant=\":Bughouse\" tandem=\"true\"><info><head>\
        <white><name>Ada</name></white><black><name>Bea</name></black>\
        <white><name>Cleo</name></white><black><name>Dora</name></black>\
        <opening><eco>C40</eco></opening><opening><eco>D02</eco></opening></head>\
        <moveinfo><table content=\"evaluation\">+1,+400,+1</table></moveinfo>\
        <moveinfo><table content=\"evaluation\">+1,+2,-300</table></moveinfo></info>\
        <moves>e2Ae4A d2Bd4B e7Ae5A d7Bd5B g1Af3A g1Bf3B</moves></game>\
        <info><version>1.0</version><creator/><created>2024-01-01</created>\
        <content tandem=\"true\"/></info></cif>";
    for (board, title, opening, players) in [
        ("a", "Ada - Bea", "C40", ["Ada", "Bea"]),
        ("b", "Cleo - Dora", "D02", ["Cleo", "Dora"]),
    ] {
        let run = cif_reading(["eval", "-", "--board", board], game);
        assert_eq!(run.status, Some(0), "{}", run.stderr);
        for part in [title, opening] {
            assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
        }
        let games = [
            "eval", "-", "--board", board, "--games", "1", "--format", "csv",
        ];
        let run = cif_reading(games, game);
        let row = run.stdout.lines().nth(1).unwrap_or_default();
        assert!(
            row.starts_with(&format!("1,{},{},", players[0], players[1])),
            "{row}"
        );
        assert!(row.contains(opening), "{row}");
        let run = cif_reading(
            [
                "eval",
                "-",
                "--board",
                board,
                "--players",
                "--format",
                "csv",
            ],
            game,
        );
        for player in players {
            let is_there = run
                .stdout
                .lines()
                .any(|it| it.starts_with(&format!("{player},")));
            assert!(is_there, "{player}: {}", run.stdout);
        }
    }
}

/// The points of the thick lines of a chart, in pixels from the upper left corner,
/// with the colour of each line; what shows it in the legend has two points only.
fn lines(svg: &str) -> Vec<(&str, Vec<(u32, u32)>)> {
    let value = |line: &'_ str, name: &str| -> Option<(usize, usize)> {
        let from = line.find(name)? + name.len();
        Some((from, from + line[from..].find('"')?))
    };
    let thick = svg.lines().filter(|line| line.starts_with("<polyline"));
    let thick = thick.filter(|line| line.contains("stroke-width=\"2\""));
    let lines = thick.map(|line| {
        let (from, to) = value(line, " stroke=\"").unwrap();
        let (first, last) = value(line, " points=\"").unwrap();
        let points = line[first..last].split_whitespace().map(|point| {
            let (x, y) = point.split_once(',').unwrap();
            (x.parse().unwrap(), y.parse().unwrap())
        });
        (&line[from..to], points.collect::<Vec<_>>())
    });
    lines.filter(|(_, points)| points.len() > 2).collect()
}

#[test]
fn two_engines_have_a_line_each() {
    let archive = "<cif><game><info><head><white><name>Fish</name></white>\
        <black><name>Bird</name></black></head><moveinfo>\
        <table content='evaluation' engine='0'>+100,,+110,,+120</table>\
        <table content='evaluation' engine='1'>,-50,,-60,,-70</table></moveinfo></info>\
        <moves>e2e4 e7e5 g1f3 b8c6 f1b5 a7a6</moves>\
        <data><engine id='0'>Fish 1</engine><engine id='1'>Bird &amp; 2</engine></data></game>\
        <info><version>1.0</version><creator/><created>2026-01-31</created>\
        <content games='1'/></info></cif>";
    let run = cif_reading(["eval", "--svg", "-", "-"], archive.as_bytes());
    assert_eq!((run.status, run.stderr.as_str()), (Some(0), ""));
    let texts = texts(&run.stdout);
    for text in [
        "Fish - Bird",
        "evaluated by Fish 1 and Bird &amp; 2",
        "White: Fish 1",
        "Black: Bird &amp; 2",
    ] {
        assert!(texts.iter().any(|it| it == text), "{text}: {texts:?}");
    }
    let lines = lines(&run.stdout);
    let [(of_white, white), (of_black, black)] = lines.as_slice() else {
        panic!("{lines:?}");
    };
    // A light line and a dark one.
    assert_eq!((*of_white, *of_black), ("#CD9646", "#46372D"));
    // In turns from the left to the right, White's engine above the other.
    assert_eq!((white.len(), black.len()), (3, 3));
    let turns: Vec<u32> = (white.iter().zip(black))
        .flat_map(|(white, black)| [white.0, black.0])
        .collect();
    assert!(turns.is_sorted_by(|one, next| one < next), "{lines:?}");
    let lowest = white.iter().map(|(_, y)| y).max();
    assert!(lowest < black.iter().map(|(_, y)| y).min(), "{lines:?}");
}

#[test]
fn a_score_between_moves_without_any_is_a_dot() {
    let pgn = b"[A \"b\"]\n\n1. e4 e5 2. Nf3 {[%eval 0.3]} Nc6 3. Bb5 *\n";
    let run = cif_reading(["eval", "--svg", "-", "-"], pgn);
    assert_eq!(run.stdout.matches("<circle").count(), 1);
}

/// A number that was rounded once is not rounded again.
#[test]
fn accuracy_is_the_same_of_one_game_and_of_many() {
    let text = b"1. e4 {[%eval -0.86]} e5 {[%eval 4.03]} 2. Qh5 {[%eval -0.7]} Nc6 {[%eval 0.1]} \
                 3. Bc4 {[%eval -0.6]} Nf6 {[%eval #1]} *";
    for options in [&["eval", "-"][..], &["eval", "--games", "1", "-"]] {
        let run = cif_reading(options, text);
        assert!(run.stdout.contains(" 16.5%"), "{}", run.stdout);
    }
    let run = cif_reading(["eval", "--games", "1", "--format", "json", "-"], text);
    let is_rounded = run.stdout.contains("\"black_accuracy\":16.45,");
    assert!(is_rounded, "{}", run.stdout);
}
