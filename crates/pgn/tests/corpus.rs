//! Files that are hard to keep, there and back: the same tokens, nothing
//! lost, and the same archive from what was written.

mod common;

use std::fs;
use std::path::Path;

use cif_chess::Rules;
use cif_pgn::Layout;
use cif_validator::{Options, Severity, check_str};
use common::{archive, pgn, trip};

#[test]
fn the_same_tokens_come_back() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|it| it == "pgn"))
        .collect();
    files.sort();
    assert!(files.len() >= 50);
    let mut failures = Vec::new();
    for path in files {
        let bytes = fs::read(&path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let mut fail = |what: String| failures.push(format!("{name}: {what}"));
        for layout in [Layout::Lines, Layout::OneLine] {
            let trip = trip(&bytes, layout);
            assert!(!trip.there.is_empty(), "{name}");
            for (there, back) in trip.there.iter().zip(&trip.back) {
                if there != back {
                    fail(format!(
                        "\nthere {there:?}\nback  {back:?}\n{}\n{}",
                        trip.pgn, trip.xml
                    ));
                }
            }
            if trip.there.len() != trip.back.len() {
                fail(format!("the games differ in number\n{}", trip.pgn));
            }
            if !trip.losses.is_empty() {
                fail(format!("{:?}", trip.losses));
            }
        }
        // The archive keeps the format's rules and those of chess.
        let (first, _) = archive(&bytes);
        let xml = cif_types::write(&first).unwrap();
        let options = Options {
            rulebook: Some(&Rules),
            ..Options::default()
        };
        for finding in check_str(&xml, &options).expect("a text that can be read") {
            if finding.severity != Severity::Info {
                let (id, message) = (&finding.id, &finding.message);
                fail(format!("{} {id} {message}\n{xml}", finding.location.line));
            }
        }
        // What is written once is written so for ever, and means the same.
        let (text, _) = pgn(&first, Layout::Lines);
        let (second, _) = archive(text.as_bytes());
        let again = pgn(&second, Layout::Lines).0;
        if again != text {
            fail(format!("first {text}\nthen {again}"));
        }
        if !name.starts_with("broken") && second != first {
            let [first, second] = [first, second].map(|it| cif_types::write(&it).unwrap());
            fail(format!("first {first}\nsecond {second}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_file_says_what_it_shows() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let table = fs::read_to_string(folder.join("README.md")).unwrap();
    let mut named: Vec<&str> = table
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once('`'))
        .map(|(name, _)| name)
        .collect();
    named.sort_unstable();
    let mut files: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != "README.md")
        .collect();
    files.sort_unstable();
    assert_eq!(named, files);
}

#[test]
fn commands_behind_text_are_data_too() {
    let file = "tests/corpus/comments-before-commands.pgn";
    let bytes = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    let xml = cif_types::write(&archive(&bytes).0).unwrap();
    for data in [
        ">+17,+21,-43,-31<",
        ">0:03:00,0:02:59,0:02:55<",
        "<eval>+30</eval>",
    ] {
        assert!(xml.contains(data), "{data}: {xml}");
    }
}

#[test]
fn folded_lines_hide_no_data() {
    let file = "tests/corpus/folded-lines.pgn";
    let bytes = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    let xml = cif_types::write(&archive(&bytes).0).unwrap();
    for data in [
        ">+145,-283,-269,-152,+139,-204,-33<",
        ">0:50:44,0:29:49,0:10:07,0:34:06,0:26:17,0:51:04,0:08:00,0:18:20<",
        "<clock>0:07:00</clock>",
        ">0:02:03,0:19:22,0:22:54,0:37:53<",
        ">0.52,0.5<",
    ] {
        assert!(xml.contains(data), "{data}: {xml}");
    }
}

#[test]
fn a_spelling_needs_no_comment() {
    let game = b"1. e4 {[%eval 0.2] [%clk 0:02:59]} 1... e5 {[%eval 0.0] [%clk 0:01:02] even} *\n";
    let xml = cif_types::write(&archive(game).0).unwrap();
    assert!(xml.contains(">+20,+0<"), "{xml}");
    assert!(!xml.contains("PGN:kept"), "{xml}");
    let there = trip(game, Layout::OneLine);
    assert_eq!(there.there, there.back);
}
