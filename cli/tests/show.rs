//! `cif show` on what is rare: pictures as files, colours, and archives made
//! to do harm.

mod common;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use common::{Run, cif, cif_reading, corpus};

const QUICK: Duration = Duration::from_mins(1);

/// Shows an archive that comes over standard input, and asks that it is quick
/// and sends no command to the terminal.
fn show(arguments: &[&str], input: &str) -> Run {
    let run = cif_reading(["show", "-"].iter().chain(arguments), input.as_bytes());
    assert!(run.time < QUICK, "it took {:?}", run.time);
    assert!(!run.stdout.contains('\u{1B}') && !run.stdout.contains('\u{202E}'));
    run
}

fn game(attributes: &str, moves: &str) -> String {
    format!(
        "<cif><game {attributes}><info/><moves>{moves}</moves></game><info>\
         <version>1.0</version><creator/><created>2026-01-31</created><content games='1'/>\
         </info></cif>"
    )
}

/// xmllint finds the picture well-formed, and it holds so many texts and pieces.
fn assert_picture(path: &Path, texts: usize, pieces: usize) {
    let lint = Command::new("xmllint").arg("--noout").arg(path).output();
    let lint = lint.expect("xmllint is installed");
    assert!(
        lint.status.success(),
        "{}",
        String::from_utf8_lossy(&lint.stderr)
    );
    let svg = fs::read_to_string(path).expect("the picture is there");
    assert_eq!(svg.matches("<text ").count(), texts, "{svg}");
    assert_eq!(svg.matches("<use ").count(), pieces, "{svg}");
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
}

#[test]
fn pictures_are_files_replaced_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("board.svg");
    let archive = corpus().join("../../cli/tests/archives/show.cif");
    let archive = archive.to_str().expect("a path");
    let svg = path.to_str().expect("a path");
    // Coordinates, texts that are drawn, letters of unusual pieces; and the other pieces.
    for (number, texts, pieces) in [
        ("1", 16 + 3, 32),
        ("2", 16, 29 + 4),
        ("3", 18 + 3, 35),
        ("4", 20 + 2, 20),
    ] {
        let run = cif(["show", archive, "--game", number, "--svg", svg]);
        assert_eq!(run.status, Some(0), "{}", run.stderr);
        assert_picture(&path, texts, pieces);
    }
    let copy = folder.path().join("archive.cif");
    fs::copy(archive, &copy).expect("a copy");
    let copy = copy.to_str().expect("a path");
    let run = cif(["show", copy, "--svg", copy]);
    assert_eq!(run.status, Some(2), "{}", run.stdout);
    assert_eq!(fs::read(copy).ok(), fs::read(archive).ok());
    fs::remove_file(copy).expect("it is there");
    let before = fs::read_to_string(&path).expect("the picture is there");
    let run = cif(["show", archive, "--game", "5", "--svg", svg]);
    assert_eq!(run.status, Some(2));
    assert_eq!(
        fs::read_to_string(&path).expect("the picture is there"),
        before
    );
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
    let run = cif(["show", "bughouse.cif", "--svg", svg]);
    assert_eq!(run.status, Some(0), "{}", run.stderr);
    // The names of the boards, and the clocks.
    assert_picture(&path, 2 * 16 + 2 + 4, 2 * 32);
    let look = ["--theme", "grey", "--size", "720"];
    let run = cif(["show", "namebase.cif", "--svg", svg].iter().chain(&look));
    assert_eq!(run.status, Some(0), "{}", run.stderr);
    let drawn = fs::read_to_string(&path).expect("the picture is there");
    assert!(drawn.contains("width=\"816\""), "{drawn}");
    assert!(drawn.contains("Emanuel Lasker</text>"), "{drawn}");
}

/// The name of the file says the format; a build that cannot draw it says so.
#[test]
fn pixels_are_for_builds_that_draw_them() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, begin) in [
        ("board.png", &b"\x89PNG\r\n\x1A\n"[..]),
        ("game.gif", b"GIF89a"),
        ("game.apng", b"\x89PNG\r\n\x1A\n"),
    ] {
        let path = folder.path().join(name);
        let file = path.to_str().expect("a path");
        let run = cif(["show", "variations.cif", "--size", "160", "--picture", file]);
        if cfg!(feature = "raster") {
            assert_eq!(run.status, Some(0), "{}", run.stderr);
            let picture = fs::read(&path).expect("the picture is there");
            assert!(picture.starts_with(begin), "{name}");
        } else {
            assert_eq!(run.status, Some(2), "{}", run.stdout);
            assert!(run.stderr.contains("pictures in SVG alone"), "{run:?}");
            assert!(!path.exists());
        }
    }
    let chart = folder.path().join("chart.gif");
    let run = cif([
        "eval",
        "variations.cif",
        "--picture",
        chart.to_str().expect("a path"),
    ]);
    assert_eq!(run.status, Some(2), "{}", run.stdout);
    assert!(!chart.exists());
}

/// Positions of variations have names of their own.
#[test]
fn a_ply_may_be_one_of_a_variation() {
    let text = game("", "e2e4 e7e5 <var>c7c5 g1f3 <var>b1c3</var></var> g1f3");
    for (ply, after) in [
        ("2.1.1", "After 1... c5 (ply 2.1.1); White to move"),
        ("2.1", "After 2. Nf3 (ply 2.1.2); Black to move"),
        ("2.1.2.1", "After 2. Nc3 (ply 2.1.2.1.1); Black to move"),
    ] {
        let run = show(&["--ply", ply], &text);
        assert_eq!(run.status, Some(0), "{}", run.stderr);
        assert!(run.stdout.contains(after), "{}", run.stdout);
    }
    let run = show(&["--ply", "1.1"], &text);
    assert_eq!(run.status, Some(2));
    assert!(
        run.stderr.contains("ply 1 has no variations"),
        "{}",
        run.stderr
    );
}

/// Comments in another language are left out, and those in none stay.
#[test]
fn data_before_the_first_move_are_shown() {
    let prelude = |eval: &str| format!("<prelude><eval>{eval}</eval></prelude>");
    let moves = format!(
        "{}e2e4<var>{}d2d4</var>e7e5",
        prelude("+20"),
        prelude("+30")
    );
    let run = show(&[], &game("", &moves));
    let shown = "[+0.20] 1. e4 ([+0.30] 1. d4) 1... e5";
    assert!(run.stdout.contains(shown), "{}", run.stdout);
}

/// Whose score it is, is said wherever it stands, also where the other engines say nothing.
#[test]
fn scores_of_several_engines_have_their_names() {
    let eval = |engine: &str, text: &str| format!("<eval engine='{engine}'>{text}</eval>");
    let (one, two) = (eval("1", "+20"), eval("2", "+30:4"));
    let moves = format!("<prelude>{one}{two}</prelude>e2e4 e7e5 {one}<var>c7c5 {two}</var>g1f3");
    let table = "<moveinfo><table content='evaluation' engine='1'>+5,+6,+7</table>\
                 <table content='evaluation' engine='2'>+8</table></moveinfo>";
    let text = game("", &moves).replace("<info/>", &format!("<info>{table}</info>"));
    let engines = "<data><engine id='1'>One</engine><engine id='2'>Two</engine></data>";
    let run = show(&[], &text.replace("</game>", &format!("{engines}</game>")));
    let shown = "[One: +0.20] [Two: +0.30, depth 4] 1. e4 [One: +0.05] [Two: +0.08] e5 [One: +0.06] \
                 [One: +0.20] (1... c5 [Two: +0.30, depth 4]) 2. Nf3 [One: +0.07]";
    let words: Vec<&str> = run.stdout.split_whitespace().collect();
    assert!(words.join(" ").contains(shown), "{}", run.stdout);
}

/// An empty comment says something to those who write PGN, and nothing to people.
#[test]
fn empty_comments_are_not_shown() {
    let moves = "e2e4 <post lang='*'/><post lang='*'>Good.</post> e7e5";
    let run = show(&[], &game("", moves));
    let shown = "1. e4 {Good.} 1... e5";
    assert!(run.stdout.contains(shown), "{}", run.stdout);
}

#[test]
fn a_language_may_be_chosen() {
    let text = game(
        "",
        "e2e4 <post lang='en-GB'>Best.</post><post lang='de'>Gut.</post><post>(0:05)</post>",
    );
    for (wanted, shown) in [("EN", "[en-GB] Best."), ("ger", "[de] Gut.")] {
        let run = show(&["--language", wanted], &text);
        let shown = format!("1. e4 {{{shown}}} {{(0:05)}}");
        assert!(run.stdout.contains(&shown), "{}", run.stdout);
        assert_eq!((run.status, run.stderr.as_str()), (Some(0), ""));
    }
    let run = show(&["--language", "fr"], &text);
    assert!(
        !run.stdout.contains("Best") && !run.stdout.contains("Gut"),
        "{}",
        run.stdout
    );
    assert!(
        run.stderr.contains("comments are in de, en-GB"),
        "{}",
        run.stderr
    );
}

#[test]
fn colours_are_for_those_who_want_them() {
    let plain = cif(["show", "index.cif"]);
    let never = cif(["--color", "never", "show", "index.cif"]);
    let always = cif(["--color", "always", "show", "index.cif"]);
    assert_eq!(plain.stdout, never.stdout);
    assert!(!plain.stdout.contains('\u{1B}') && plain.stdout.contains('\u{B7}'));
    assert!(always.stdout.contains("\u{1B}[48;2;") || always.stdout.contains("48;2;"));
    assert!(!always.stdout.contains('\u{B7}'));
}

#[test]
fn depth_is_no_matter() {
    const DEPTH: usize = 5_000;
    let (open, close) = ("e2e4<var>".repeat(DEPTH), "</var>".repeat(DEPTH));
    let text = game("", &format!("{open}d2d4{close}"));
    let run = show(&["--max-depth", "5100"], &text);
    assert_eq!(run.status, Some(0), "{}", run.stderr);
    assert_eq!(run.stdout.matches('(').count(), DEPTH + 1);
    // Within the usual limit the rest is a fault, and what is above is shown.
    let run = show(&[], &text);
    assert_eq!(run.status, Some(1));
    assert!(run.stdout.contains("1. e4 (1. e4"));
    assert!(run.stderr.contains("found in what is shown"));
}

#[test]
fn hostile_archives_are_shown() {
    let mut long = String::new();
    for number in 0..20_000 {
        let _ = write!(long, "{} ", if number % 2 == 0 { "g1f3" } else { "f3g1" });
    }
    let word = "x".repeat(1 << 20);
    let cases: Vec<(&str, String)> = vec![
        (
            "boards of all dimensions",
            game("boardsize='64x64x8x8'", "a1A1b2B2"),
        ),
        ("one square", game("boardsize='1x1'", "a1a1")),
        ("no board size", game("boardsize='0x0'", "e2e4")),
        ("long game", game("", &long)),
        ("long word", game("", &word)),
        (
            "long comment",
            game("", &format!("e2e4 <post>{word}</post>")),
        ),
        (
            "start of FENs",
            game(
                "tandem='true' variant=':Bughouse' startposition='|'",
                "e2Ae4A",
            ),
        ),
        (
            "no letters",
            game("tandem='true' variant=':Bughouse'", "e2e4 e2Ae4A f3n"),
        ),
        (
            "direction",
            game("", "e2e4 <post>\u{202E}abc\u{9B}31m</post>"),
        ),
        ("start", game("startposition='\u{202E}&#x9B;31m'", "e2e4")),
        ("variation first", game("", "<var>e2e4</var> <var/> e7e5")),
        (
            "far away",
            game("", "e2e4 <arrow color='red' from='lll64' to='lll64'/>"),
        ),
        (
            "same square",
            game("", "e2e4 <arrow color='red' from='e4' to='e4'/>"),
        ),
        (
            "huge number",
            game("", "e2e4").replace("<moves>", "<moves movenumber='99999999999999999999999'>"),
        ),
        (
            "after the end",
            game("", "e2e4 <epilogue>end</epilogue> e7e5"),
        ),
    ];
    for (name, text) in cases {
        let run = show(&[], &text);
        assert!(matches!(run.status, Some(0 | 1)), "{name}: {run:?}");
        assert!(!run.stdout.is_empty(), "{name}");
        let run = show(&["--svg", "-"], &text);
        assert!(run.status.is_some(), "{name}");
    }
    for text in [
        "",
        "\0\0\0",
        "<cif>",
        "<cif><game",
        "<game/>",
        "<cif><index/></cif>",
    ] {
        let run = show(&[], text);
        assert!(matches!(run.status, Some(1 | 2)), "{text:?}: {run:?}");
    }
}

/// A listing has ids of its own, what an index entry names counts before what
/// the game names, and an event brings its site along.
#[test]
fn heads_are_those_of_the_archive() {
    let run = show(
        &[],
        "<cif><namebase><site id='1'><location>Here</location></site>\
         <event id='1'><title>Right</title><siteid>1</siteid></event>\
         <event id='2'><title>Wrong</title></event></namebase>\
         <index type='listing'><game id='1'><white><name>Nobody</name></white></game></index>\
         <index><game id='1'><event eventid='1'/><white><name>Somebody</name></white></game></index>\
         <game><info><head id='1'><event eventid='2'/></head></info><moves/></game><info>\
         <version>1.0</version><creator/><created>2026-01-31</created><content games='1'/>\
         </info></cif>",
    );
    for said in ["Right", "Here", "Somebody"] {
        assert!(run.stdout.contains(said), "{said}: {}", run.stdout);
    }
    for unsaid in ["Wrong", "Nobody"] {
        assert!(!run.stdout.contains(unsaid), "{unsaid}: {}", run.stdout);
    }
}

#[test]
fn text_between_games_is_part_of_none() {
    let text = "<cif>stray<game><info/><moves>e2e4</moves></game>stray<![CDATA[<game/>]]><!-- <game/> -->\
                <game><info/><moves>d2d4</moves></game></cif>";
    for (number, first) in [("1", "1. e4"), ("2", "1. d4")] {
        let run = show(&["--game", number], text);
        assert!(run.stdout.starts_with(first), "{}", run.stdout);
        assert_eq!(run.status, Some(1), "{}", run.stderr);
    }
    let run = show(&["--game", "3"], text);
    assert!(run.stderr.contains("which holds 2 games"), "{}", run.stderr);
}

#[test]
fn warnings_of_pgn_change_no_status() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.pgn");
    let status = |text: &str, name: &str| {
        std::fs::write(&path, text).unwrap();
        let mut command = common::command();
        let output = command.arg(name).arg(&path).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        (output.status.code(), said.contains("was found"))
    };
    for name in ["show", "eval"] {
        assert_eq!(status("1. e4 e5\n", name), (Some(0), false));
        assert_eq!(status("1. e4 Ke5 *\n", name), (Some(1), true));
    }
}
