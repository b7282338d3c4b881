//! Nothing takes the place of a file, and no new file is made, unless a game of which anything is
//! known came through: a table of inputs without one, and every command that writes.

mod common;

use std::fs;
use std::path::Path;

use common::{Run, cif_reading};

/// Inputs without a game of which anything is known.
const BARREN: &[(&str, &str)] = &[
    ("empty", ""),
    ("blanks", "\n \n\n"),
    ("text", "Nothing to see here.\n\nReally.\n"),
    ("page", "<!doctype html>\n<title>404</title>\n"),
    ("list", "[1,2]"),
    ("no-items", "<cif></cif>"),
    ("no-tags", "<cif/>"),
    ("no-content", "<cif>lost <b>words</b></cif>"),
    ("cut", "<cif>\n  <game"),
    ("blank-game", "<cif><game><info/><moves/></game></cif>"),
    (
        "blank-head",
        "<cif><game><info><head/></info><moves> </moves></game></cif>",
    ),
    ("empty-json", "{\"archive\":[],\"info\":{}}"),
];

/// Every command that makes a file of games, with the input for `IN` and the file for `OUT`.
const WRITERS: &[&str] = &[
    "annotate IN --log LOG -o OUT",
    "convert IN OUT --from pgn --to cif",
    "convert IN OUT --from pgn --to cif --namebase",
    "convert IN OUT --from cif --to pgn",
    "convert IN NEW --from cif --to cif --flat",
    "html IN -o OUT",
    "json IN --lenient -o OUT",
    "json IN --lenient --pretty -o OUT",
    "json IN --to cif --lenient -o OUT",
    "fix IN -o OUT",
    "show IN --picture OUT",
    "eval IN --picture OUT",
];

/// A game, which every one of them takes in its form.
const PGN: &str = "[White \"A\"]\n\n1. e4 *\n";

fn run(folder: &Path, command: &str, input: &str, text: &str) -> Run {
    let words = command.split(' ').map(|word| match word {
        "IN" if input == "-" => "-".to_owned(),
        "IN" => folder.join(input).to_str().unwrap().to_owned(),
        "OUT" | "NEW" | "LOG" => folder.join(word).to_str().unwrap().to_owned(),
        word => word.to_owned(),
    });
    cif_reading(words, text.as_bytes())
}

#[test]
fn nothing_replaces_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("LOG"), "info depth 1 score cp 1 pv e2e4\n").unwrap();
    for (input, text) in BARREN {
        fs::write(folder.join(input), text).unwrap();
        for command in WRITERS {
            for is_stdin in [false, true] {
                if is_stdin && command.contains("LOG") {
                    continue;
                }
                for is_there in [true, false] {
                    let out = folder.join("OUT");
                    if is_there {
                        fs::write(&out, "old").unwrap();
                    }
                    let input = if is_stdin { "-" } else { input };
                    let run = run(folder, command, input, text);
                    let told = format!("{command}, {input}: {text:?}\n{run:?}");
                    if is_there {
                        assert_eq!(fs::read_to_string(&out).unwrap(), "old", "{told}");
                        fs::remove_file(&out).unwrap();
                    }
                    assert!(!out.exists() && !folder.join("NEW").exists(), "{told}");
                    // What is wrong with JSON is a finding.
                    let is_finding = command.starts_with("json") && run.status == Some(1);
                    assert!(run.status == Some(2) || is_finding, "{told}");
                    assert!(run.stderr.contains("error"), "{told}");
                    let hidden = fs::read_dir(folder).unwrap().flatten();
                    let hidden =
                        hidden.filter(|it| it.file_name().to_str().unwrap().starts_with('.'));
                    assert_eq!(hidden.count(), 0, "{told}");
                }
            }
        }
    }
}

#[test]
fn what_an_input_looks_like_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("LOG"), "info depth 1 score cp 1 pv e2e4\n").unwrap();
    for (command, text, said) in [
        (WRITERS[0], "<cif></cif>", "it looks like an archive in CIF"),
        (WRITERS[1], "words\n", "it looks like text of another kind"),
        (WRITERS[3], "<cif></cif>", "it looks like an archive in CIF"),
        (WRITERS[5], "<cif></cif>", "it looks like an archive in CIF"),
        (WRITERS[6], "<cif></cif>", "it looks like an archive in CIF"),
        (WRITERS[6], "[1,2]", "looks like JSON"),
        (WRITERS[9], "<cif></cif>", "it looks like an archive in CIF"),
        ("uci IN", "words\n", "looks like text of another kind"),
        ("uci IN", "[1,2]", "looks like JSON"),
        (
            "uci IN",
            "",
            "is empty, where the log of an engine should be",
        ),
        ("uci IN", "go depth 3\n", "looks like text of another kind"),
        ("uci --all IN", "\n", "is empty"),
        ("uci IN", PGN, "looks like PGN"),
        ("json --to cif IN", "", "is empty, where JSON should be"),
    ] {
        fs::write(folder.join("a"), text).unwrap();
        for input in ["a", "-"] {
            if input == "-" && command.contains("LOG") {
                continue;
            }
            let run = run(folder, command, input, text);
            assert_eq!(run.status, Some(2), "{command}: {run:?}");
            assert!(run.stderr.contains(said), "{command}: {run:?}");
        }
    }
}

/// A text that says anything comes through, and an archive without faults whatever it holds.
#[test]
fn something_does() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let log = "position startpos moves e2e4\ngo depth 1\ninfo depth 1 score cp 1 pv e7e5\n";
    fs::write(folder.join("LOG"), log).unwrap();
    let empty = "<cif><info><version>1.0</version><creator/><created>2026-01-31</created>\
                 <content/></info></cif>";
    let moves = "<cif><game><info/><moves>e2e4</moves></game></cif>";
    let head =
        "<cif><game><info><head><event><title>x</title></event></head></info><moves/></game></cif>";
    // A lead may be longer than what is looked at first.
    let [led_pgn, led_moves] = [PGN, moves].map(|text| format!("{}{text}", "\n".repeat(5000)));
    let preface = format!("{}{PGN}", "; a line of a preface\n".repeat(300));
    let instruction = format!("<?x {}?>{moves}", "x".repeat(5000));
    for command in WRITERS {
        let is_pgn = !command.contains("--from cif")
            && !command.starts_with("fix")
            && !command.starts_with("json");
        let is_archive = !command.contains("--from pgn") && !command.contains("--to cif --lenient");
        let keeps = ["NEW", "fix", "json IN --lenient"];
        // What an engine thought of has moves.
        let needs_moves = command.starts_with("annotate");
        let is_copy = keeps.iter().any(|it| command.contains(it));
        for (text, is_taken) in [
            (PGN, is_pgn),
            ("1. e4", is_pgn),
            ("[Event \"x\"]\n", is_pgn && !needs_moves),
            (moves, is_archive),
            (&led_pgn, is_pgn),
            (&preface, is_pgn),
            (&led_moves, is_archive),
            (&instruction, is_archive),
            (head, is_archive && !needs_moves),
            (empty, is_copy),
        ] {
            fs::write(folder.join("a"), text).unwrap();
            fs::write(folder.join("OUT"), "old").unwrap();
            let run = run(folder, command, "a", "");
            let is_written = folder.join("NEW").exists()
                || fs::read_to_string(folder.join("OUT")).unwrap() != "old";
            assert_eq!(is_written, is_taken, "{command}: {text}\n{run:?}");
            let _ = fs::remove_file(folder.join("NEW"));
        }
    }
}
