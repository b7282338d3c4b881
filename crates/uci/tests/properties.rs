//! Properties of every line: no panic, and what was understood survives
//! being printed and read again.

use cif_uci::info::{Bound, Currline, Info, Refutation, Score, ScoreValue, Wdl};
use cif_uci::line::Line;
use cif_uci::log::{Log, split_prefix};
use cif_uci::moves::Moves;
use cif_uci::warning::Warning;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

/// Words that lines are made of, and some that break them.
const WORDS: &[&str] = &[
    "info",
    "depth",
    "seldepth",
    "time",
    "nodes",
    "pv",
    "multipv",
    "score",
    "wdl",
    "currmove",
    "currmovenumber",
    "hashfull",
    "nps",
    "tbhits",
    "sbhits",
    "cpuload",
    "movesleft",
    "ebf",
    "2.35",
    "string",
    "refutation",
    "currline",
    "cp",
    "mate",
    "lowerbound",
    "upperbound",
    "id",
    "name",
    "author",
    "option",
    "type",
    "default",
    "min",
    "max",
    "var",
    "check",
    "spin",
    "combo",
    "button",
    "bestmove",
    "ponder",
    "position",
    "startpos",
    "fen",
    "moves",
    "go",
    "wtime",
    "searchmoves",
    "infinite",
    "setoption",
    "value",
    "register",
    "later",
    "code",
    "debug",
    "on",
    "uciok",
    "true",
    "<empty>",
    "e2e4",
    "0000",
    "0",
    "1",
    "-1",
    "20",
    "1000",
    "1001",
    "9223372036854775808",
    "+3",
    "1.5",
    "x",
    "\u{e9}",
    "<",
    ">>",
    "--->",
    "<--1:info",
    ">Engine(0):",
    "[x]",
    "12:00:01",
    "Fish:",
    "\n",
    "\r",
    "\u{b}",
];

fn word_soup() -> impl Strategy<Value = String> {
    let blank = select(vec![" ", " ", " ", "  ", "\t"]);
    vec((select(WORDS), blank), 0..24).prop_map(|words| {
        words
            .into_iter()
            .flat_map(|(word, blank)| [word, blank])
            .collect()
    })
}

/// A line of words that begins as a line of the protocol does.
fn protocol_soup() -> impl Strategy<Value = String> {
    let first = select(vec![
        "info",
        "info",
        "info",
        "id",
        "option name a type",
        "bestmove",
        "position",
        "go",
        "setoption name",
        "register",
        "debug",
    ]);
    (first, word_soup()).prop_map(|(first, rest)| format!("{first} {rest}"))
}

/// Texts to follow the word `info`: keywords, most of them with a number, which
/// may be none or too large, odd words between them, and now and then no
/// number.
fn fields() -> impl Strategy<Value = Vec<String>> {
    let number = prop_oneof![
        4 => "-?[0-9]{1,20}",
        1 => "[-+0-9a.]{1,9}",
        1 => select(WORDS).prop_map(str::to_owned),
    ];
    // A string keeps its blanks.
    let words = WORDS.iter().copied().filter(|&word| word != "string");
    let keywords = &WORDS[1..23];
    let keywords = keywords.iter().copied().filter(|&word| word != "string");
    let field = (select(keywords.collect::<Vec<_>>()), number)
        .prop_filter("no string", |(_, number)| number != "string")
        .prop_map(|(keyword, number)| vec![keyword.to_owned(), number]);
    let word = select(words.collect::<Vec<_>>()).prop_map(|word| vec![word.to_owned()]);
    vec(prop_oneof![6 => field, 1 => word], 0..20).prop_map(|fields| fields.concat())
}

fn reads_the_same(line: &str) -> Result<(), TestCaseError> {
    let reading = Line::parse(line);
    for warning in &reading.warnings {
        prop_assert_eq!(&line[warning.range.clone()], warning.token);
        prop_assert_eq!(
            line[..warning.range.start].chars().count() + 1,
            warning.column
        );
        prop_assert!(!warning.to_string().is_empty());
    }
    let printed = reading.value.to_string();
    let again = Line::parse(&printed);
    prop_assert_eq!(&again.value, &reading.value, "{:?}", printed);
    prop_assert_eq!(again.value.to_string(), printed);
    Ok(())
}

const MOVES: &[&str] = &["e2e4", "e7e8q", "0000", "e1g1", "N@f3", "Nf3"];

fn moves() -> impl Strategy<Value = String> {
    vec(select(MOVES), 1..5).prop_map(|moves| moves.join(" "))
}

fn count() -> impl Strategy<Value = Option<u64>> {
    option::of(0..=i64::MAX.cast_unsigned())
}

fn rank() -> impl Strategy<Value = Option<u64>> {
    option::of(1..=i64::MAX.cast_unsigned())
}

fn score() -> impl Strategy<Value = Option<Score>> {
    let value = prop_oneof![
        any::<i64>().prop_map(ScoreValue::Centipawns),
        any::<i64>().prop_map(ScoreValue::Mate),
    ];
    let bound = select(vec![Bound::Exact, Bound::Lower, Bound::Upper]);
    option::of((value, bound).prop_map(|(value, bound)| Score { value, bound }))
}

/// The texts that the fields of a line borrow.
#[derive(Debug)]
struct Texts {
    pv: Option<String>,
    string: Option<String>,
    refutation: Option<String>,
    currlines: Vec<(Option<u64>, String)>,
    unknown: Vec<&'static str>,
}

fn texts() -> impl Strategy<Value = Texts> {
    (
        option::of(moves()),
        option::of("[ -~\u{e9}\t]{0,20}"),
        option::of(moves()),
        vec((count(), moves()), 0..3),
        vec(select(vec!["foo", "7", "cp", "info", "\u{e9}"]), 0..3),
    )
        .prop_map(|(pv, string, refutation, currlines, unknown)| Texts {
            pv,
            string,
            refutation,
            currlines,
            unknown,
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read(line in any::<String>()) {
        reads_the_same(&line)?;
    }

    #[test]
    fn any_words_are_read(line in word_soup()) {
        reads_the_same(&line)?;
        let found = split_prefix(&line);
        prop_assert_eq!(&line[found.offset..], found.text);
    }

    #[test]
    fn lines_of_the_protocol_read_the_same(line in protocol_soup()) {
        reads_the_same(&line)?;
    }

    #[test]
    fn the_width_of_blanks_does_not_count(fields in fields()) {
        // The blanks at the end are many, as near there lines are read with more care.
        let [narrow, wide] =
            [" ", " \t "].map(|blank| format!("info {}{:50}", fields.join(blank), ""));
        let [narrow, wide] = [&narrow, &wide].map(|line| Info::parse(line).unwrap());
        let listed = |warnings: &[Warning<'_>]| -> Vec<_> {
            let listed = warnings.iter().map(|it| (it.field, it.token.to_owned(), it.kind));
            listed.collect()
        };
        prop_assert_eq!(listed(&narrow.warnings), listed(&wide.warnings));
        prop_assert_eq!(narrow.value, wide.value);
    }

    #[test]
    fn any_log_is_read(bytes in vec(any::<u8>(), 0..200), limit in 1_u64..100) {
        let lines = bytes.split_inclusive(|&byte| byte == b'\n').count();
        let mut log = Log::with_limit(bytes.as_slice(), limit);
        let mut entries = 0;
        while log.next_entry().unwrap().is_some() {
            entries += 1;
        }
        prop_assert_eq!(entries, lines);
    }

    #[test]
    fn what_is_printed_is_read(
        (depth, seldepth, time, nodes) in (count(), count(), count(), count()),
        (nps, tbhits, sbhits, multipv) in (count(), count(), count(), rank()),
        (movesleft, ebf) in (count(), option::of(select(&["1", "2.35", "0.0"][..]))),
        (currmovenumber, hashfull, cpuload) in
            (rank(), option::of(0_u16..=1000), option::of(0_u16..=1000)),
        (score, wdl) in (score(), option::of((0_u64..1001, 0_u64..1001, 0_u64..1001))),
        currmove in option::of(select(MOVES)),
        texts in texts(),
    ) {
        let info = Info {
            depth,
            seldepth,
            time,
            nodes,
            pv: texts.pv.as_deref().map(Moves::new),
            multipv,
            score,
            wdl: wdl.map(|(win, draw, loss)| Wdl { win, draw, loss }),
            currmove,
            currmovenumber,
            hashfull,
            nps,
            tbhits,
            sbhits,
            cpuload,
            movesleft,
            ebf,
            string: texts.string.as_deref(),
            refutation: texts.refutation.as_deref().map(|moves| {
                let (refuted, line) = moves.split_once(' ').unwrap_or((moves, ""));
                Refutation { refuted, line: Moves::new(line) }
            }),
            currlines: texts
                .currlines
                .iter()
                .map(|(cpu, moves)| Currline { cpu: *cpu, moves: Moves::new(moves) })
                .collect(),
            unknown: texts.unknown.clone(),
        };
        let line = info.to_string();
        let reading = Info::parse(&line).unwrap();
        prop_assert_eq!(reading.warnings, []);
        prop_assert_eq!(reading.value, info, "{}", line);
    }
}
