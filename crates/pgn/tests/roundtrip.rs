//! Games made up at random, with everything that PGN has: there and back the
//! same tokens, back and there the same archive.

#[path = "common/choices.rs"]
mod choices;
mod common;

use choices::Choices;
use cif_chess::{Position, Variant};
use cif_pgn::Layout;
use common::{archive, pgn, trip};
use proptest::prelude::*;

const COMMENTS: [&str; 23] = [
    "word",
    "two words",
    "[%clk 0:00:30]",
    "[%eval 0.17] [%clk 0:00:30]",
    "[%clk 0:01:00] text",
    "text [%clk 0:01:00]",
    "[%eval 0.1]",
    "[%foo bar]",
    "[%csl Rc4,Gd5]",
    "[%cal Gh5f7] x",
    "[%csl Rc4][%cal Ga1a2]",
    "[%emt 0.235]",
    "[%emt 0:00:05] [%emt 1]",
    "",
    " ",
    "[%mct 0:01:00]",
    "[%vt 1.05] [%eval #-3,12]",
    "line\nbreak",
    "; semicolon",
    "[%clk",
    "(1. d4) $1 1-0",
    "[%eval 3:0.25]",
    "in {braces}",
];

/// Writes a line of moves with all that can stand between them.
fn line(position: &mut Position, choices: &mut Choices<'_>, depth: usize, out: &mut String) {
    let count = choices.of(6) + usize::from(depth > 0);
    let trivia = |choices: &mut Choices<'_>, out: &mut String| {
        for _ in 0..choices.of(4).saturating_sub(1) {
            match choices.of(12) {
                0 => out.push_str("$3 "),
                1 => out.push_str("!? "),
                2 => out.push_str("$0 "),
                3 => out.push_str("\n%escape\n"),
                4 => out.push_str("; to the end }\n"),
                5 => out.push_str("<r> "),
                6 => out.push_str("& "),
                _ => {
                    let comment = COMMENTS[choices.of(COMMENTS.len())];
                    out.extend(["{", comment, "} "]);
                }
            }
        }
    };
    trivia(choices, out);
    for _ in 0..count {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        if choices.of(2) == 0 {
            out.push_str("7... ");
            trivia(choices, out);
        }
        let before = position.clone();
        let played = moves[choices.of(moves.len())];
        out.push_str(&position.san(&played));
        out.push(' ');
        position.play(&played);
        trivia(choices, out);
        while depth < 4 && choices.of(4) == 0 {
            out.push('(');
            line(&mut before.clone(), choices, depth + 1, out);
            out.push(')');
            trivia(choices, out);
        }
    }
    if choices.of(6) == 0 {
        out.push_str("7. ");
        trivia(choices, out);
    }
    if choices.of(8) == 0 {
        out.push_str(["Zz9 ", "e9 {x} ", "1-0 ", "-- ", "Ka1 $1 "][choices.of(5)]);
    }
}

fn game(choices: &mut Choices<'_>) -> String {
    let mut out = String::new();
    let names = [
        "Event",
        "Site",
        "Date",
        "Round",
        "White",
        "Result",
        "WhiteElo",
        "ECO",
        "Foo",
        "TimeControl",
        "SetUp",
        "Mode",
        "BlackTitle",
        "Termination",
    ];
    let values = [
        "?",
        "x",
        "2014.12.??",
        "1",
        "-",
        "1-0",
        "A00",
        "",
        "a \\\\ b",
        " \\\"q\\\" ",
        "180+2",
        "OTB",
        "Time forfeit",
        "GM",
    ];
    for _ in 0..choices.of(6) {
        let name = names[choices.of(names.len())];
        let value = values[choices.of(values.len())];
        out.extend([
            "[", name, " \"", value, "\"]
",
        ]);
    }
    out.push('\n');
    line(
        &mut Position::standard(Variant::Chess),
        choices,
        0,
        &mut out,
    );
    out.push_str(["*", "1-0", "1/2", "", "0-1 {behind} text", "1-0 *"][choices.of(6)]);
    out.push_str("\n\n");
    out
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn there_and_back(numbers in prop::collection::vec(any::<u32>(), 0..150), lines: bool) {
        let text = game(&mut Choices(numbers.iter()));
        let layout = if lines { Layout::Lines } else { Layout::OneLine };
        let trip = trip(text.as_bytes(), layout);
        prop_assert_eq!(&trip.there, &trip.back, "{}\n{}\n{}", text, trip.pgn, trip.xml);
        prop_assert!(trip.losses.is_empty(), "{:?}\n{}\n{}", trip.losses, trip.pgn, trip.xml);
        let (first, _) = archive(trip.pgn.as_bytes());
        let (again, _) = pgn(&first, layout);
        let (second, _) = archive(again.as_bytes());
        prop_assert_eq!(first, second, "{}\n{}", trip.pgn, again);
    }
}
