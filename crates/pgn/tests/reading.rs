//! Text that is nearly PGN: what the archive says of it, and what is
//! said of the file.

mod common;

use cif_chess::Rules;
use cif_pgn::{Finding, Layout};
use cif_validator::{Options, Severity, check_str};
use common::{archive, trip};

/// A game, what the archive says, and what is found.
type Case = (
    &'static str,
    &'static [&'static str],
    &'static [&'static str],
);

fn hold(cases: &[Case]) {
    for (text, said, found) in cases {
        let (_, findings) = archive(text.as_bytes());
        let trip = trip(text.as_bytes(), Layout::Lines);
        let xml = &trip.xml;
        for part in *said {
            assert!(xml.contains(part), "{text}\n{part}\n{xml}");
        }
        let said = |it: &Finding| format!("{}: {}", it.location, it.kind);
        let findings: Vec<String> = findings.iter().map(said).collect();
        assert_eq!(findings, *found, "{text}\n{xml}");
        let options = Options {
            rulebook: Some(&Rules),
            ..Options::default()
        };
        let mut faults = check_str(xml, &options).expect("a text that can be read");
        faults.retain(|fault| fault.severity == Severity::Error);
        assert!(faults.is_empty(), "{text}\n{faults:?}\n{xml}");
        assert_eq!(trip.there, trip.back, "{text}\n{}", trip.pgn);
        assert!(trip.losses.is_empty(), "{text}\n{:?}", trip.losses);
    }
}

#[test]
fn castling_and_results_in_other_spellings() {
    hold(&[
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. 00 Be7 1-0",
            &["e1h1 f8e7"],
            &[],
        ),
        ("1. e4 1.0-0.0", &["<result>1-0</result>"], &[]),
        ("1. e4 0.0-1.0", &["<result>0-1</result>"], &[]),
        ("1. e4 0,5-0,5", &["<result>1/2-1/2</result>"], &[]),
        // The king could step into the corner, and nobody says so.
        (
            "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O 5. O-O *",
            &["e1h1 e8h8"],
            &[
                "1:46: `O-O`: no move of the position is meant; kept as text with the rest of its line",
            ],
        ),
        (
            "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/6Kn w - - 0 1\"]\n\n1. O-O {there} *",
            &["there"],
            &[
                "4:4: `O-O`: no move of the position is meant; kept as text with the rest of its line",
            ],
        ),
        // In the variant there is no castling, but it was played.
        (
            "[Variant \"Suicide\"]\n\n1. Nh3 Nh6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O 5. Kg1-h1 *",
            &["e1h1:v e8h8:v g1h1:i"],
            &[
                "3:35: `O-O` is against the rules",
                "3:39: `O-O` is against the rules",
                "3:46: `Kg1-h1` is against the rules",
            ],
        ),
    ]);
}

#[test]
fn a_result_closes_variations() {
    hold(&[
        (
            "1. e4 e5 2. Nf3 (2. Bc4\n1-0",
            &["<var>f1c4</var>", "<result>1-0</result>"],
            &["1:17: the variation is not closed"],
        ),
        (
            "1. e4 Ke3 (2. Nf3 *",
            &["e2e4 <tag name=\"PGN:movetext\">Ke3 (2. Nf3)</tag></moves>"],
            &[
                "1:7: `Ke3`: no move of the position is meant; kept as text with the rest of its line",
                "1:11: the variation is not closed",
            ],
        ),
        (
            "1. e4 (1. Zz (1. d4 1-0 {x}",
            &["(1. d4)</tag>", "<result>1-0</result>"],
            &[
                "1:7: the variation is not closed",
                "1:11: `Zz`: this is no notation of a move; kept as text with the rest of its line",
                "1:14: the variation is not closed",
            ],
        ),
    ]);
}

#[test]
fn a_broken_tag_is_of_the_game_below() {
    hold(&[(
        "[Site \"a\"]\n\n1. e4 1-0\n\n[Event \"two]\n[Site \"b\"]\n\n1. d4 *",
        &["\"PGN:unknown\">[Event \"two]</tag>"],
        &["5:1: the tag pair cannot be read"],
    )]);
}

#[test]
fn moves_behind_the_end_are_kept() {
    hold(&[
        (
            "1. f3 e5 2. g4 Qh4# 3. a3 a6 0-1",
            &["d8h4 a2a3:i a7a6</moves>"],
            &["1:24: `a3` is against the rules"],
        ),
        (
            "1. f3 e5 2. g4 Qh4# 3. -- (3. Nc3 d6) Nc6 *",
            &["d8h4 ---- <var>b1c3:i d7d6</var> b8c6</moves>"],
            &[
                "1:24: `--` is against the rules",
                "1:31: `Nc3` is against the rules",
            ],
        ),
        (
            "1. f3 e5 2. g4 Qh4# 3. Nd5 *",
            &["d8h4 <tag name=\"PGN:movetext\">Nd5</tag>"],
            &[
                "1:24: `Nd5`: no move of the position is meant; kept as text with the rest of its line",
            ],
        ),
    ]);
}

#[test]
fn so_are_those_behind_the_end_that_a_variant_sets() {
    hold(&[(
        "[Variant \"KOTH\"]\n\n1. e4 d5 2. Ke2 dxe4 3. Ke3 a6 4. Kxe4 a5 5. a3 *",
        &["e3e4 a6a5:i a2a3:i</moves>"],
        &[
            "3:40: `a5` is against the rules",
            "3:46: `a3` is against the rules",
        ],
    )]);
}

#[test]
fn variants_have_names_in_all_spellings() {
    hold(&[
        (
            "[Variant \"From Position\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *",
            &["<game startposition=\"4k3/", ">From Position</tag>", "e1h1"],
            &[],
        ),
        (
            "[Variant \"CrazyHouse\"]\n\n1. e4 *",
            &["<game variant=\":Crazyhouse\">", ">CrazyHouse</tag>"],
            &[],
        ),
        (
            "[Variant \"chess 960\"]\n\n1. e4 *",
            &["<game>", ">chess 960</tag>", "e2e4"],
            &[],
        ),
        (
            "[Variant \"Three_Check\"]\n\n1. e4 *",
            &["<game variant=\":Three-check\">", ">Three_Check</tag>"],
            &[],
        ),
        (
            "[Variant \"king of the hill\"]\n\n1. e4 *",
            &["<game variant=\":King-of-the-Hill\">"],
            &[],
        ),
        (
            "[Variant \"Knightmate\"]\n\n1. e4 *",
            &["<game variant=\":Knightmate\">"],
            &["3:1: the rules of the variant are not known; the moves are kept as text"],
        ),
    ]);
}

#[test]
fn empty_variations_are_kept() {
    hold(&[
        (
            "1. e4 (1.) e5 (1...) 2. d4 () exd4 ({ } {}) 3. c3 ({}) *",
            &[
                "\"PGN:movetext\">(1.)</tag>",
                "\"PGN:movetext\">(1...)</tag>",
                "\"PGN:movetext\">()</tag>",
                "\"PGN:movetext\">({ } {})</tag>",
                "\"PGN:movetext\">({})</tag>",
            ],
            &[],
        ),
        (
            "1. e4 (1. d4 d5 (1... *",
            &["<var>d2d4 d7d5 <tag name=\"PGN:movetext\">(1...)</tag></var>"],
            &[
                "1:7: the variation is not closed",
                "1:17: the variation is not closed",
            ],
        ),
    ]);
}

#[test]
fn moves_and_signs_in_rare_spellings() {
    hold(&[
        (
            "1. e4 a6 2. e5 d5 3. exd6ep (3. Nf3 f5 4. exf6e.p Nh6) cxd6 *",
            &["e5d6:e <var>", "e5f6:e g8h6</var> c7d6"],
            &[],
        ),
        (
            "[FEN \"1n5k/P1P5/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. axb8 = N Kg8 2. c8= Q+ Kh7 *",
            &["a7b8N h8g8 c7c8Q g8h7</moves>"],
            &[],
        ),
        (
            "1. e4=\u{221e} e5\u{21c4} *",
            &["e2e4 $44 e7e5 $132</moves>"],
            &[],
        ),
    ]);
}

#[test]
fn contradictions_name_the_value_and_the_fact() {
    hold(&[
        (
            "[PlyCount \"64\"]\n[Round \"1.300\"]\n[Date \"2014.02.30\"]\n\n1. e4 e5 2. Nf3 *",
            &["<tag name=\"PlyCount\">64</tag>"],
            &[
                "1:1: PlyCount says `64`, the moves are 3 plies; kept as a tag pair alone",
                "2:1: Round says `1.300`, rounds and their parts are counted from 1 to 255; kept as \
                 a tag pair alone",
                "3:1: Date says `2014.02.30`, which is no day of the calendar; kept as a tag pair \
                 alone",
            ],
        ),
        (
            "[Result \"1-0\"]\n[PlyCount \"four\"]\n\n1. f3 e5 2. g4 Qh4# 1-0",
            &["<tag name=\"Result\">1-0</tag>"],
            &[
                "1:1: Result says `1-0`, by the rules the game has ended 0-1; kept as a tag pair \
                 alone",
                "2:1: PlyCount says `four`, the moves are 4 plies; kept as a tag pair alone",
            ],
        ),
    ]);
}

#[test]
fn what_may_be_right_is_not_contradicted() {
    hold(&[
        (
            "[Date \"2020.??.15\"]\n[EventDate \"2020.5.3\"]\n\n1. e4 *",
            &[
                "<gamedate>2020</gamedate>",
                "<date>2020-05-03</date>",
                ">2020.??.15</tag>",
                ">2020.5.3</tag>",
            ],
            &[],
        ),
        (
            "[PlyCount \"4\"]\n\n1. e4 e5 2. Nz3 Nc6 *",
            &["<tag name=\"PlyCount\">4</tag>"],
            &["3:13: `Nz3`: this is no notation of a move; kept as text with the rest of its line"],
        ),
        (
            "[PlyCount \"40\"]\n[Variant \"Janus\"]\n\n1. e4 e5 *",
            &["<tag name=\"PlyCount\">40</tag>"],
            &["4:1: the rules of the variant are not known; the moves are kept as text"],
        ),
        (
            "[PlyCount \"2\"]\n\n1. e4 (1. Zz) e5 * by agreement",
            &["<plycount>2</plycount>"],
            &[
                "3:11: `Zz`: this is no notation of a move; kept as text with the rest of its line",
                "3:20: the game goes on behind its result; kept as text",
            ],
        ),
    ]);
}

/// Scores that matches of engines leave behind the moves: a table for each
/// player's engine, the time as that of the move, and the comment as it was.
#[test]
fn scores_of_matches_become_tables() {
    hold(&[
        (
            "[White \"Fish  1\"]\n[Black \"Bird 2\"]\n\n1. e4 {book} e5 {-0.25/14 1.3s} 2. Qh5 \
             {+0.30/15 0.52s} Ke7 {-M2/9 0s} 3. Qxe5# {+M1/1 0.001s, White mates} *\n",
            &[
                "<table content=\"elapsedmovetime\">,1.3,0.52,0,0.001</table>",
                "<table content=\"evaluation\" engine=\"0\">,,+30:15,,+32000:1</table>",
                "<table content=\"evaluation\" engine=\"1\">,+25:14,,+31999:9</table>",
                "<engine id=\"0\">Fish 1</engine>",
                "<engine id=\"1\">Bird 2</engine>",
                "<post lang=\"*\">+M1/1 0.001s, White mates</post>",
            ],
            &[],
        ),
        (
            "[White \"Fish\"]\n[Black \"Fish\"]\n\n1. e4 {35/12 521ms} c5 {-31/11 4ms} *\n",
            &[
                "<table content=\"evaluation\" engine=\"0\">+35:12,+31:11</table>",
                "<engine id=\"0\">Fish</engine>\n    </data>",
            ],
            &[],
        ),
        (
            "[White \"Fish\"]\n\n1. e4 {d=30, mt=12345, pv=e4, wv=0.35,} c5 {d=9, mt=00:00:32, wv=-M6,} \
             (1... e5 {+0.30/15 0.52s}) 2. Nf3 {sharp} *\n",
            &[
                "<table content=\"elapsedmovetime\">12.345,00:00:32</table>",
                "<table content=\"evaluation\" engine=\"0\">+35:30</table>",
                "<table content=\"evaluation\" engine=\"1\">,-31995:9</table>",
                "<engine id=\"1\">?</engine>",
            ],
            &[],
        ),
        // The game of two boards has no engines, and a text is no score.
        (
            "1A. e4 {+0.30/15 0.52s} *\n\n1. e4 {+0.30} e5 {1/2} *\n",
            &["<post lang=\"*\">+0.30/15 0.52s</post>"],
            &[],
        ),
    ]);
}

#[test]
fn the_score_of_a_comment_comes_back_byte_for_byte() {
    let comments = [
        "{+0.30/15 0.52s}",
        "{(-0.30/15 0.520s)}",
        "{-M4/20 1.2s, Black mates}",
        "{d=30, sd=40, mt=12345, tl=1, s=2, n=3, pv=e5 Nf3, tb=0, h=63.0, wv=0.35, R50=50,}",
        "{35/12 521ms}",
        "{[%clk 0:01:00] +0.10/9 1s}",
    ];
    for comment in comments {
        let text = format!("[White \"a\"]\n[Black \"b\"]\n\n1. e4 {comment} e5 {comment} *\n");
        let trip = trip(text.as_bytes(), Layout::OneLine);
        assert_eq!(trip.pgn.matches(comment).count(), 2, "{}", trip.pgn);
        assert!(
            trip.xml.contains("content=\"evaluation\" engine=\"1\""),
            "{}",
            trip.xml
        );
        assert!(trip.losses.is_empty(), "{:?}", trip.losses);
    }
}

/// The marks that a value may have are those within it: what ends it counts for nothing.
#[test]
fn a_value_has_as_many_marks_as_it_may() {
    for mark in ["\\\"", "\\\\"] {
        for (count, are_too_many) in [(1024, false), (1025, true)] {
            let text = format!("[White \"{}\"]\n\n1. e4 *\n", mark.repeat(count));
            let (_, findings) = archive(text.as_bytes());
            assert_eq!(!findings.is_empty(), are_too_many, "{count}: {findings:?}");
        }
    }
}
