//! The rules that need the pieces on a board, where they meet others: who is
//! silent, the severity of an illegal move by the trust that an archive deserves,
//! and its fix.

mod support;

use cif_validator::fix::Fixer;
use cif_validator::{Finding, Legality, Options, Selection, Severity, Summary, check, check_str};

/// An archive of some items, with what its `info` says of its writers.
fn archive(items: &str, writers: &str) -> String {
    format!(
        "<cif>{items}<info><version>1.0</version>{writers}\
         <created>2014-12-21</created><content/></info></cif>"
    )
}

fn game(attributes: &str, moves: &str) -> String {
    format!("<game{attributes}><info/><moves>{moves}</moves></game>")
}

/// Returns the ids found for one game by a writer who signs it.
fn ids(attributes: &str, moves: &str) -> Vec<String> {
    let text = archive(&game(attributes, moves), "<creator>cif</creator>");
    let found = check_str(&text, &support::options()).expect("a text that can be read");
    found.into_iter().map(|it| it.id.into_owned()).collect()
}

fn summary(text: &str, options: &Options) -> (Summary, Vec<Finding>) {
    let mut found = Vec::new();
    let summary = check(text.as_bytes(), options, &mut |it| found.push(it));
    (summary.expect("a text that can be read"), found)
}

#[test]
fn one_fault_is_one_finding() {
    let cases: &[(&str, &str, &[&str])] = &[
        // A move that cannot be read leaves positions unknown.
        ("", "e2e5 e4", &["MV-001"]),
        ("", "e2e5 <var>Nf3</var>", &["MV-001"]),
        ("", "e2e5 <epilogue>.</epilogue> e7e5", &["MV-001"]),
        ("", "e2e5 e7Ae5A", &["TD-004"]),
        // So does a start position, and a part of a game without one.
        (
            " startposition='8/8/8/8/8/8/8/8 w - - 0 1'",
            "e2e5",
            &["GM-004"],
        ),
        (" fragment='middle game'", "e7e8", &[]),
        // Nobody knows the rules of these.
        (" variant=':Alice-Chess'", "e2e5", &[]),
        (" variant=':Bughouse'", "e2e5", &[]),
        (" boardsize='10x8'", "e2e5", &[]),
        (
            " variant='Double-move' pieces='K=K' rules='royal{K}'",
            "e2e5",
            &[],
        ),
        // What the schema refuses is not judged again.
        (" tandem='maybe'", "e2e5", &["xsd:Game/@tandem/datatype"]),
        // After an illegal move the game goes on.
        ("", "e2e5 e7e6 e5e6 d7e6", &["MV-003", "MV-003"]),
        ("", "e2e5:v e7e6 d2d4", &[]),
        ("", "e2e5:v e7e6 e5e4", &["MV-003"]),
        // Variations begin where the move before them did.
        (
            "",
            "e2e4 <var>e2e3 <var>e2e4 e7e5</var> e7e5</var> e7e5",
            &[],
        ),
        ("", "e2e4 <var>e7e5</var>", &["MV-003"]),
        // Null moves need no flag, nor are they en passant.
        ("", "e2e4 ---- ---- f7f6 d1h5 ----", &[]),
        ("", "e2e4 ----:i ----:v", &[]),
        (
            "",
            "---- ----:e ----:h ----:m:i",
            &["MV-005", "MV-004", "MV-004"],
        ),
        // No part of a move is passed over.
        (
            "",
            "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1h1Q e8g8n",
            &["MV-003", "MV-002", "MV-003"],
        ),
        ("", "e2e4 e7e5 g1f3Q e8e7e7e6", &["MV-003", "MV-003"]),
        // Castling in two kinds of antichess.
        (
            " variant=':Giveaway'",
            "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1h1",
            &[],
        ),
        (
            " variant=':Suicide'",
            "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1h1",
            &["MV-003"],
        ),
        // A wrong flag of a move that is not legal is one fault.
        ("", "e2e5:e", &["MV-003"]),
        ("", "e2e5:i", &[]),
        // Castling, in its spelling and against the rules.
        ("", "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1g1 e8h8", &["MV-002"]),
        (
            "",
            "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1g1:h e8h8",
            &["MV-002", "MV-004"],
        ),
        (
            "",
            "g1f3 a7a6 g2g3 a6a5 f1g2 a5a4 e1f1 b7b6 f1e1 b6b5 e1g1",
            &["MV-002", "MV-003"],
        ),
        // After the end it is said once in a line.
        (
            "",
            "f2f3 e7e5 g2g4 d8h4 ---- ---- <var>----</var>",
            &["MV-010"],
        ),
    ];
    for (attributes, moves, expected) in cases {
        assert_eq!(ids(attributes, moves), *expected, "{attributes} {moves}");
    }
}

#[test]
fn trust_makes_an_illegal_move_an_error() {
    let cases = [
        ("", "<creator>cif</creator>", Severity::Error),
        ("", "<creator/>", Severity::Warning),
        ("", "<creator>:PGN</creator>", Severity::Warning),
        (
            "",
            "<creator>cif</creator><modifiedby>other</modifiedby>",
            Severity::Error,
        ),
        (
            "",
            "<creator>cif</creator><modifiedby>other</modifiedby><modifiedby>:PGN</modifiedby>",
            Severity::Warning,
        ),
        (
            " signature='cif'",
            "<creator>:PGN</creator>",
            Severity::Error,
        ),
        (" signature=':PGN'", "<creator/>", Severity::Warning),
        (
            " signature=':PGN'",
            "<creator>cif</creator>",
            Severity::Error,
        ),
        (" signature=''", "<creator/>", Severity::Warning),
    ];
    for (attributes, writers, severity) in cases {
        let text = archive(&game(attributes, "e2e5"), writers);
        let (sum, found) = summary(&text, &support::options());
        let found: Vec<_> = found.iter().map(|it| (&*it.id, it.severity)).collect();
        assert_eq!(found, [("MV-003", severity)], "{attributes} {writers}");
        assert_eq!(sum.worst(), Some(severity));
        // So it is with those that are only counted.
        let mut options = support::options();
        options.limits.violations = 1;
        let moves = "e2e4 <var>e2e5</var> <var>d2d5</var>";
        let (sum, found) = summary(&archive(&game(attributes, moves), writers), &options);
        assert_eq!(
            (found.len(), sum.findings(), sum.infos),
            (2, 3, 1),
            "{attributes} {writers}"
        );
        let alike = [sum.errors, sum.warnings].contains(&2);
        assert!(
            alike && sum.worst() == Some(severity),
            "{attributes} {writers}"
        );
    }
}

/// A finding that waits for the end keeps its place, and one that cannot wait is
/// counted anyway.
#[test]
fn trust_is_waited_for_in_the_order_of_the_text() {
    let games = [game("", "e2e5"), game("", "e4"), game("", "e2e6")].concat();
    let creator = "<creator>:PGN</creator>";
    let text = archive(&games, creator);
    let late = archive(&games, "").replace("</cif>", &format!("{}</cif>", game("", "d2d5")));
    let late = late.replace("<created>", &format!("{creator}<created>"));
    for (text, errors, warnings) in [(&text, 1, 2), (&late, 2, 3)] {
        for room in [0, 1, 2, 3, 100] {
            let options = Options {
                max_findings: room,
                ..support::options()
            };
            let (sum, found) = summary(text, &options);
            assert_eq!((sum.errors, sum.warnings), (errors, warnings), "{room}");
            let all = usize::try_from(errors + warnings).expect("a small number");
            assert_eq!(found.len(), room.min(all));
            let offsets: Vec<_> = found.iter().map(|it| it.location.offset).collect();
            assert!(offsets.is_sorted());
        }
    }
    // A check that stops hands over what it has; nobody has signed it.
    let cut = text.find("<info><version>").expect("an info");
    let cut = format!("{}<game variant=\"{}\"/>", &text[..cut], "x".repeat(1000));
    let options = Options {
        limits: cif_validator::Limits {
            item: 500,
            ..cif_validator::Limits::default()
        },
        ..support::options()
    };
    let mut seen = Vec::new();
    let stopped = check(cut.as_bytes(), &options, &mut |it| seen.push(it.severity));
    let sum = stopped.expect_err("a tag that is too long").summary;
    let (warning, error) = (Severity::Warning, Severity::Error);
    assert_eq!(seen, [warning, error, warning]);
    assert_eq!((sum.errors, sum.warnings), (1, 2));
}

/// Nothing waits for trust that does not matter.
#[test]
fn a_wish_for_one_severity_lets_findings_out_at_once() {
    let text = archive(&game("", "e2e5"), "<creator>cif</creator>");
    let unclosed = text.replace("<info><version>", "<game><game><game>");
    let first_finding = |options: &Options| {
        let mut first = None;
        let _ = check(unclosed.as_bytes(), options, &mut |it| {
            first.get_or_insert((it.id.into_owned(), it.severity));
        });
        first
    };
    let wish = |level| Options {
        selection: Selection::default().level("MV-003".parse().expect("a rule"), level),
        ..support::options()
    };
    let info = Some(("MV-003".to_owned(), Severity::Info));
    assert_eq!(first_finding(&wish(Some(Severity::Info))), info);
    assert_ne!(first_finding(&wish(None)), info);
    let (sum, found) = summary(&text, &wish(None));
    assert_eq!((sum.findings(), found.len()), (0, 0));
}

#[test]
fn games_are_replayed_as_is_wished() {
    let plain = game("", "e2e5");
    let signed = game(" signature='cif'", "e2e5");
    let start = game(" signature='cif' startposition='x'", "e2e5");
    let text = archive(&[plain, signed, start].concat(), "<creator/>");
    let found = |legality, rules: bool| {
        let mut options = Options {
            legality,
            ..support::options()
        };
        options.rulebook = options.rulebook.filter(|_| rules);
        let found = check_str(&text, &options).expect("a text that can be read");
        found.into_iter().map(|it| it.id).collect::<Vec<_>>()
    };
    assert_eq!(
        found(Legality::Always, true),
        ["MV-003", "MV-003", "GM-004"]
    );
    assert_eq!(found(Legality::Auto, true), ["MV-003", "GM-004"]);
    assert_eq!(found(Legality::Never, true), [""; 0]);
    assert_eq!(found(Legality::Always, false), [""; 0]);
    for legality in Legality::ALL {
        assert_eq!(legality.to_string().parse(), Ok(legality));
    }
}

#[test]
fn flags_are_fixed() {
    let cases = [
        ("e2e5", "e2e5:v"),
        ("e2e4:i", "e2e4"),
        ("e2e4:v:i", "e2e4"),
        ("----:e", "----"),
        ("e2e5:e", "e2e5:v"),
        ("e2e5:e:i", "e2e5:i"),
        (
            "g1f3 a7a6 g2g3 a6a5 f1g2 a5a4 e1f1 b7b6 f1e1 b6b5 e1g1",
            "g1f3 a7a6 g2g3 a6a5 f1g2 a5a4 e1f1 b7b6 f1e1 b6b5 e1h1:i",
        ),
        (
            "e2e4 f7f6 d1h5 a7a6 h5e8 b7b6",
            "e2e4 f7f6 d1h5 a7a6:i h5e8:i b7b6",
        ),
        ("e2e4 a7a6 e4e5 d7d5 e5d6", "e2e4 a7a6 e4e5 d7d5 e5d6:e"),
        ("e2e4 a7a6 e4e5 d7d5 e5d6:i", "e2e4 a7a6 e4e5 d7d5 e5d6:e"),
        ("e2e4 a7a6 e4e5 d7d5 e5d6:e:i", "e2e4 a7a6 e4e5 d7d5 e5d6:e"),
        (
            "e2e4 d7d5 e4e5 a7a6 a2a3 h7h6 e5d6:e",
            "e2e4 d7d5 e4e5 a7a6 a2a3 h7h6 e5d6:e:i",
        ),
        ("e2e5<!-- why -->", "e2e5:v<!-- why -->"),
        ("<![CDATA[e2e5 e7e6]]>", "<![CDATA[e2e5:v e7e6]]>"),
    ];
    for (moves, right) in cases {
        let text = archive(&game("", moves), "<creator>cif</creator>");
        let fixed = support::fixed(moves, &text);
        let expected = archive(&game("", right), "<creator>cif</creator>");
        assert_eq!(fixed, Some(expected), "{moves}");
    }
}

/// The message names the flags that are wrong, and the help just the change
/// that the fix makes.
#[test]
fn messages_and_fixes_speak_of_the_same_flags() {
    let flags = ["", ":e", ":i", ":v", ":h", ":m"];
    let mut compared = 0;
    for (before, played) in [
        ("", "e2e4"),
        ("", "e2e5"),
        ("", "----"),
        ("e2e4 a7a6 e4e5 d7d5 ", "e5d6"),
        ("e2e4 d7d5 e4e5 a7a6 a2a3 h7h6 ", "e5d6"),
        ("g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 ", "e1h1"),
    ] {
        for first in flags {
            for second in if first.is_empty() {
                &[""][..]
            } else {
                &["", ":i"]
            } {
                let written = format!("{first}{second}");
                let text = archive(
                    &game("", &format!("{before}{played}{written}")),
                    "<creator>cif</creator>",
                );
                for found in check_str(&text, &support::options()).expect("a text that can be read")
                {
                    if found.id == "MV-002" {
                        continue; // `:i:i`: what is spelt otherwise is spelt right first.
                    }
                    let help = found.help.expect("help");
                    if found.id == "MV-004" {
                        let named = flags
                            .iter()
                            .filter(|it| !it.is_empty() && found.message.contains(**it));
                        assert!(named.clone().count() > 0, "{written}: {}", found.message);
                        assert!(
                            named.clone().all(|it| written.contains(it)),
                            "{}",
                            found.message
                        );
                    }
                    let Some(fix) = found.fix else { continue };
                    let [edit] = &fix.edits[..] else {
                        panic!("{fix:?}")
                    };
                    let at = |offset: u64| usize::try_from(offset).expect("an offset in memory");
                    let old = &text[at(edit.start)..at(edit.end)];
                    let change = match (old, &*edit.text) {
                        ("", new) => format!("mark it with `{new}`"),
                        (old, "") => format!("leave out the `{old}`"),
                        (old, new) => format!("write `{new}` in place of `{old}`"),
                    };
                    assert!(
                        help.ends_with(&change),
                        "{played}{written}: {help}; {change}"
                    );
                    // A flag that is taken away may be the trace of a slip.
                    assert_eq!(fix.safe, old.is_empty() && found.id == "MV-005");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 20, "{compared}");
}

/// A main line that leads to another position than the game says, and one where
/// nobody can tell.
#[test]
fn the_last_position_is_compared() {
    let after = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let cases: &[(&str, &str, &str, &[&str])] = &[
        ("", after, "e2e4 e7e5", &[]),
        // Counters, and an en passant square without a capture, do not count.
        (
            "",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 9 9",
            "e2e4 e7e5",
            &[],
        ),
        (
            "",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w HAha - 0 2",
            "e2e4 e7e5",
            &[],
        ),
        ("", after, "e2e4 e7e5 <var>c7c5</var>", &[]),
        ("", after, "e2e4", &["GM-004"]),
        ("", after, "e2e4 e7e6", &["GM-004"]),
        (
            "",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2",
            "e2e4 e7e5",
            &["GM-004"],
        ),
        (
            "",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQk - 0 2",
            "e2e4 e7e5",
            &["GM-004"],
        ),
        ("", ":standard", "", &[]),
        ("", "518", "", &[]),
        ("", "1", "", &["GM-004"]),
        // A position that no game begins with, after a move that takes a king.
        (
            "",
            "rnbq1bnr/pppppQpp/8/8/4P3/8/PPPP1PPP/RNB1KBNR b KQ - 0 2",
            "e2e4 a7a6 d1e8:v a6a5",
            &["GM-004"],
        ),
        (
            "",
            "rnbqQbnr/1ppppppp/8/p7/4P3/8/PPPP1PPP/RNB1KBNR w KQ - 0 3",
            "e2e4 a7a6 d1e8:v a6a5",
            &[],
        ),
        // Nobody can tell.
        ("", after, "e2e4 e5", &["MV-001"]),
        (" fragment='middle game'", after, "e2e4", &[]),
        (" variant=':Alice-Chess'", after, "e2e4", &[]),
        // Pockets and checks where they are given.
        (
            " variant=':Crazyhouse'",
            "rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3",
            "e2e4 d7d5 e4d5 d8d5",
            &[],
        ),
        (
            " variant=':Crazyhouse'",
            "rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR[pP] w KQkq - 0 3",
            "e2e4 d7d5 e4d5 d8d5",
            &[],
        ),
        (
            " variant=':Crazyhouse'",
            "rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR[P] w KQkq - 0 3",
            "e2e4 d7d5 e4d5 d8d5",
            &["GM-004"],
        ),
        (
            " variant=':Three-check'",
            "rnbqkbnr/ppp1pppp/3p4/1B6/4P3/8/PPPP1PPP/RNBQK1NR b KQkq - 1 2",
            "e2e4 d7d6 f1b5",
            &[],
        ),
        (
            " variant=':Three-check'",
            "rnbqkbnr/ppp1pppp/3p4/1B6/4P3/8/PPPP1PPP/RNBQK1NR b KQkq - 2+3 1 2",
            "e2e4 d7d6 f1b5",
            &[],
        ),
        (
            " variant=':Three-check'",
            "rnbqkbnr/ppp1pppp/3p4/1B6/4P3/8/PPPP1PPP/RNBQK1NR b KQkq - 3+3 1 2",
            "e2e4 d7d6 f1b5",
            &["GM-004"],
        ),
    ];
    for (attributes, control, moves, expected) in cases {
        let attributes = format!("{attributes} controlposition='{control}'");
        assert_eq!(ids(&attributes, moves), *expected, "{attributes} {moves}");
    }
}

/// The severity of an illegal move is known at the end of the archive; what can be fixed does
/// not wait for it.
#[test]
fn fixes_do_not_wait_for_the_writers() {
    let games = game("", "e2e4 e7e8q g1f3").repeat(40);
    let mut options = support::options();
    options.max_waiting = 10;
    let mut seen = Vec::new();
    for writers in ["<creator>cif</creator>", "<creator>:PGN</creator>"] {
        let program = Fixer {
            options: options.clone(),
            not_safe: false,
        };
        let fixed = program.fix_str(&archive(&games, writers)).unwrap();
        assert_eq!((fixed.rounds, fixed.applied), (1, 40));
        let (summary, _) = summary(&fixed.text.unwrap(), &options);
        assert_eq!(fixed.remaining.findings, summary.findings());
        assert_eq!(fixed.remaining.worst, summary.worst());
        seen.push(summary.worst());
    }
    assert_eq!(seen, [Some(Severity::Error), Some(Severity::Warning)]);
}
