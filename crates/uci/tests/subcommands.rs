//! Every subcommand of `info`, with examples: the line, the line as it is
//! printed, and the warnings, each as its field, its column and its message.

use cif_uci::info::Info;

struct Case {
    line: &'static str,
    printed: &'static str,
    warnings: &'static [(&'static str, usize, &'static str)],
}

/// A line that prints as it stands.
const fn same(line: &'static str) -> Case {
    case(line, line, &[])
}

const fn case(
    line: &'static str,
    printed: &'static str,
    warnings: &'static [(&'static str, usize, &'static str)],
) -> Case {
    Case {
        line,
        printed,
        warnings,
    }
}

const MAX: &str = "9223372036854775807";

fn check(cases: &[Case]) {
    for Case {
        line,
        printed,
        warnings,
    } in cases
    {
        check_line(line, printed, warnings);
        // Near its end a line is read with more care.
        check_line(&format!("{line}\n{:50}", ""), printed, warnings);
    }
}

fn check_line(line: &str, printed: &str, warnings: &[(&'static str, usize, &'static str)]) {
    let reading = Info::parse(line).expect(line);
    assert_eq!(reading.value.to_string(), printed, "{line}");
    let found: Vec<_> = reading
        .warnings
        .iter()
        .map(|warning| (warning.field, warning.column, warning.to_string()))
        .collect();
    let expected: Vec<_> = warnings
        .iter()
        .map(|&(field, column, message)| (field, column, message.replace("MAX", MAX)))
        .collect();
    assert_eq!(found, expected, "{line}");
    for warning in &reading.warnings {
        assert_eq!(&line[warning.range.clone()], warning.token, "{line}");
    }
    let again = Info::parse(printed).expect(printed);
    assert_eq!(again.value, reading.value, "{line}");
    assert_eq!(again.warnings, [], "{line}");
}

#[test]
fn info_alone() {
    check(&[same("info"), case(" \tinfo \r\n", "info", &[])]);
    for line in ["", " ", "infox depth 1", "Info depth 1", "depth 1"] {
        assert_eq!(Info::parse(line), None, "{line}");
    }
}

#[test]
fn depth() {
    check(&[
        same("info depth 12"),
        same("info depth 0"),
        case(
            "info depth",
            "info",
            &[("depth", 6, "the value of `depth` is missing")],
        ),
        case(
            "info depth x",
            "info",
            &[("depth", 12, "`x` is not a whole number")],
        ),
        case(
            "info depth 1.5",
            "info",
            &[("depth", 12, "`1.5` is not a whole number")],
        ),
        case(
            "info depth -1",
            "info",
            &[("depth", 12, "-1 is not between 0 and MAX")],
        ),
        case(
            "info depth seldepth 3",
            "info seldepth 3",
            &[("depth", 6, "the value of `depth` is missing")],
        ),
    ]);
}

#[test]
fn seldepth() {
    check(&[
        same("info depth 12 seldepth 20"),
        case("info seldepth +7", "info seldepth 7", &[]),
    ]);
}

#[test]
fn time() {
    check(&[
        same("info time 1242"),
        same("info time 9223372036854775807"),
    ]);
}

#[test]
fn nodes() {
    check(&[
        same("info nodes 2124"),
        case(
            "info nodes -1",
            "info",
            &[("nodes", 12, "-1 is not between 0 and MAX")],
        ),
        case(
            "info nodes 9223372036854775808 nps 5",
            "info nps 5",
            &[("nodes", 12, "9223372036854775808 is not between 0 and MAX")],
        ),
        case(
            "info nodes 99999999999999999999999999",
            "info",
            &[(
                "nodes",
                12,
                "99999999999999999999999999 is not between 0 and MAX",
            )],
        ),
        case("info nodes 00000000000000000000000005", "info nodes 5", &[]),
    ]);
}

#[test]
fn pv() {
    check(&[
        same("info pv e2e4"),
        case(
            "info pv e2e4  e7e5\tg1f3 nodes 5",
            "info nodes 5 pv e2e4 e7e5 g1f3",
            &[],
        ),
        // Whatever is no keyword is a move, as text.
        same("info pv e2e4 O-O e7e8q 0000 Nf3 what cp"),
        case(
            "info pv",
            "info",
            &[("pv", 6, "the value of `pv` is missing")],
        ),
        case(
            "info pv depth 3",
            "info depth 3",
            &[("pv", 6, "the value of `pv` is missing")],
        ),
    ]);
}

#[test]
fn multipv() {
    check(&[
        same("info multipv 1"),
        case(
            "info multipv 0",
            "info",
            &[("multipv", 14, "0 is not between 1 and MAX")],
        ),
    ]);
}

#[test]
fn score() {
    check(&[
        same("info score cp 20"),
        same("info score cp -214"),
        same("info score mate 5"),
        same("info score mate -2147483647"),
        same("info score mate 0"),
        case(
            "info score lowerbound cp 20",
            "info score cp 20 lowerbound",
            &[],
        ),
        case(
            "info score upperbound cp -20",
            "info score cp -20 upperbound",
            &[],
        ),
        case(
            "info score lowerbound mate 2",
            "info score mate 2 lowerbound",
            &[],
        ),
        case(
            "info score upperbound mate -2",
            "info score mate -2 upperbound",
            &[],
        ),
        same("info score cp 20 lowerbound"),
        same("info score mate 10 lowerbound"),
        // Neither an unknown token nor the wdl hides a part of a score.
        case(
            "info score about cp 20 or upperbound depth 3",
            "info about or depth 3 score cp 20 upperbound",
            &[],
        ),
        case(
            "info score cp 20 wdl 1 998 1 lowerbound",
            "info score cp 20 lowerbound wdl 1 998 1",
            &[],
        ),
        // Outside of a score its parts are unknown tokens.
        case(
            "info cp 20 depth 3 lowerbound",
            "info cp 20 lowerbound depth 3",
            &[],
        ),
        case(
            "info score",
            "info",
            &[("score", 6, "the value of `score` is missing")],
        ),
        case(
            "info score lowerbound depth 3",
            "info depth 3",
            &[("score", 6, "the value of `score` is missing")],
        ),
        case(
            "info score cp lowerbound",
            "info",
            &[("score", 12, "the value of `cp` is missing")],
        ),
        case(
            "info score cp depth 3",
            "info depth 3",
            &[("score", 12, "the value of `cp` is missing")],
        ),
        case(
            "info score cp 0.35",
            "info",
            &[("score", 15, "`0.35` is not a whole number")],
        ),
        case(
            "info score cp 20 mate 3",
            "info score mate 3",
            &[(
                "score",
                18,
                "`mate` was given before; the last value counts",
            )],
        ),
        case(
            "info score lowerbound cp 20 upperbound",
            "info score cp 20 upperbound",
            &[(
                "score",
                29,
                "`upperbound` was given before; the last value counts",
            )],
        ),
    ]);
}

#[test]
fn wdl() {
    check(&[
        same("info score cp 20 wdl 100 800 100"),
        same("info wdl 0 0 1000"),
        case(
            "info wdl 1 2 depth 3",
            "info depth 3",
            &[("wdl", 6, "the value of `wdl` is missing")],
        ),
        case(
            "info wdl 1 x 3 depth 3",
            "info depth 3",
            &[("wdl", 12, "`x` is not a whole number")],
        ),
    ]);
}

#[test]
fn currmove() {
    check(&[
        same("info currmove e2e4 currmovenumber 1"),
        case(
            "info currmove",
            "info",
            &[("currmove", 6, "the value of `currmove` is missing")],
        ),
        case(
            "info currmove currmovenumber 2",
            "info currmovenumber 2",
            &[("currmove", 6, "the value of `currmove` is missing")],
        ),
    ]);
}

#[test]
fn currmovenumber() {
    check(&[
        same("info currmovenumber 1"),
        case(
            "info currmovenumber 0",
            "info",
            &[("currmovenumber", 21, "0 is not between 1 and MAX")],
        ),
    ]);
}

#[test]
fn hashfull() {
    check(&[
        same("info hashfull 0"),
        same("info hashfull 1000"),
        case(
            "info hashfull 1001",
            "info",
            &[("hashfull", 15, "1001 is not between 0 and 1000")],
        ),
    ]);
}

#[test]
fn nps() {
    check(&[same("info nps 1500000")]);
}

#[test]
fn tbhits() {
    check(&[same("info tbhits 0")]);
}

#[test]
fn sbhits() {
    check(&[same("info tbhits 3 sbhits 5")]);
}

#[test]
fn movesleft() {
    check(&[
        same("info depth 3 movesleft 85 pv e2e4"),
        case(
            "info score cp 3 movesleft -1",
            "info score cp 3",
            &[("movesleft", 27, "-1 is not between 0 and MAX")],
        ),
    ]);
}

#[test]
fn ebf() {
    check(&[
        same("info depth 3 ebf 2.35"),
        same("info score cp 3 ebf 2"),
        same("info movesleft 85 ebf 0.0 string ebf x"),
        case(
            "info ebf 2.35 ebf 1.9",
            "info ebf 1.9",
            &[("ebf", 15, "`ebf` was given before; the last value counts")],
        ),
        case(
            "info ebf .5 depth 3",
            "info depth 3",
            &[("ebf", 10, "`.5` is not a decimal number")],
        ),
        case(
            "info ebf depth 3",
            "info depth 3",
            &[("ebf", 6, "the value of `ebf` is missing")],
        ),
    ]);
}

#[test]
fn cpuload() {
    check(&[
        same("info cpuload 672"),
        case(
            "info cpuload -1",
            "info",
            &[("cpuload", 14, "-1 is not between 0 and 1000")],
        ),
    ]);
}

#[test]
fn string() {
    check(&[
        same("info string depth 3  score  cp 5 "),
        same("info string  two blanks before"),
        case("info string", "info string", &[]),
        case("info string a\r\n", "info string a", &[]),
        case(
            "info string depth 3 string x",
            "info string depth 3 string x",
            &[],
        ),
        case(
            "info depth 3 string NNUE on",
            "info depth 3 string NNUE on",
            &[],
        ),
    ]);
}

#[test]
fn refutation() {
    check(&[
        same("info refutation d1h5 g6h5"),
        // No refutation was found.
        same("info refutation d1h5"),
        case(
            "info refutation d1h5 g6h5 depth 3",
            "info depth 3 refutation d1h5 g6h5",
            &[],
        ),
        case(
            "info refutation",
            "info",
            &[("refutation", 6, "the value of `refutation` is missing")],
        ),
    ]);
}

#[test]
fn currline() {
    check(&[
        same("info currline e2e4 e7e5"),
        same("info currline 1 e2e4 e7e5"),
        same("info currline 1 e2e4 currline 2 d2d4 currline c2c4"),
        // The null move is no number of a processor.
        same("info currline 0000 e7e5"),
        case(
            "info currline 2",
            "info",
            &[("currline", 6, "the value of `currline` is missing")],
        ),
        case(
            "info currline -1 e2e4",
            "info",
            &[("currline", 15, "-1 is not between 0 and MAX")],
        ),
    ]);
}

#[test]
fn bundles() {
    check(&[
        same(
            "info depth 18 seldepth 24 multipv 1 score cp 35 wdl 120 800 80 nodes 1234567 \
             nps 1500000 hashfull 250 tbhits 0 time 823 pv e2e4 e7e5 g1f3",
        ),
        case(
            "info pv e2e4  e7e5  time 823 nodes 5 score upperbound cp 3 depth 18",
            "info depth 18 score cp 3 upperbound nodes 5 time 823 pv e2e4 e7e5",
            &[],
        ),
    ]);
}

#[test]
fn unknown_tokens_hide_nothing() {
    check(&[case(
        "info depth 3 foo nodes 5 bar 7 nps 9",
        "info foo bar 7 depth 3 nodes 5 nps 9",
        &[],
    )]);
}

#[test]
fn the_last_of_several_counts() {
    check(&[
        case(
            "info depth 3 nodes 1 depth 4 depth 5",
            "info depth 5 nodes 1",
            &[
                (
                    "depth",
                    22,
                    "`depth` was given before; the last value counts",
                ),
                (
                    "depth",
                    30,
                    "`depth` was given before; the last value counts",
                ),
            ],
        ),
        case(
            "info score cp 1 lowerbound depth 2 score mate 1",
            "info depth 2 score mate 1",
            &[(
                "score",
                36,
                "`score` was given before; the last value counts",
            )],
        ),
        case(
            "info pv e2e4 pv d2d4",
            "info pv d2d4",
            &[("pv", 14, "`pv` was given before; the last value counts")],
        ),
        // The last one counts where it cannot be read, too.
        case(
            "info depth 3 depth x",
            "info",
            &[
                (
                    "depth",
                    14,
                    "`depth` was given before; the last value counts",
                ),
                ("depth", 20, "`x` is not a whole number"),
            ],
        ),
        case(
            "info score cp 1 depth 2 score cp",
            "info depth 2",
            &[
                (
                    "score",
                    25,
                    "`score` was given before; the last value counts",
                ),
                ("score", 31, "the value of `cp` is missing"),
            ],
        ),
    ]);
}

#[test]
fn columns_count_characters() {
    check(&[case(
        "info \u{e9}\u{1f600} depth x nodes y",
        "info \u{e9}\u{1f600}",
        &[
            ("depth", 15, "`x` is not a whole number"),
            ("nodes", 23, "`y` is not a whole number"),
        ],
    )]);
}
