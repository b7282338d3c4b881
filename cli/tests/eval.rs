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

#[test]
fn a_chart_shows_scores_marks_and_clocks() {
    let svg = chart(&[GAME]);
    assert_eq!(svg, chart(&[GAME]));
    let texts = texts(&svg);
    let title = "Knight &amp; Co - The &lt;Rooks&gt;, evaluated by an unnamed engine";
    for text in [
        title,
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
