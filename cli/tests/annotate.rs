//! `cif annotate` with an engine that follows a script: what is written,
//! what is left alone, and what is left of a run that did not end well.

mod common;

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use cif::check::{Options, check_str};
use common::{Run, cif, cif_reading, command, corpus, signal, valid_archives, wait_until};

const GAMES: &str = "\
[Event \"One\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n\n\
[Event \"Two\"]\n[Result \"*\"]\n\n1. d4 (1. c4 c5) d5 *\n\n\
[Event \"Three\"]\n[Result \"*\"]\n\n1. Nf3 c5 2. b3 *\n";

/// A folder with the games, and what a run of the command needs.
struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("in.pgn"), GAMES).unwrap();
        Self { folder }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// The words of a command: from a file of the folder to another one.
    fn words(&self, script: &str, more: &[&str]) -> Vec<String> {
        let mut words = vec!["annotate".to_owned()];
        words.push(self.path("in.pgn").display().to_string());
        words.extend(["-o".to_owned(), self.path("out.cif").display().to_string()]);
        words.extend(["--engine".to_owned(), engine(script)]);
        let fixed = ["--depth", "3", "--created", "2026-01-31"];
        words.extend(fixed.iter().chain(more).map(|&word| word.to_owned()));
        words
    }

    fn run(&self, script: &str, more: &[&str]) -> Run {
        cif(self.words(script, more))
    }

    /// The names of the files, sorted.
    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.folder.path()).unwrap();
        let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
        let mut names: Vec<_> = entries.map(|entry| name(entry.unwrap())).collect();
        names.sort();
        names
    }

    /// The output of a run without errors.
    fn whole(&self) -> String {
        let run = self.run("", &["--quiet"]);
        assert_eq!((run.status, run.stderr.as_str()), (Some(0), ""));
        let whole = self.read("out.cif");
        fs::remove_file(self.path("out.cif")).unwrap();
        whole
    }
}

/// The command of the scripted engine.
fn engine(script: &str) -> String {
    let program = cif_oracles::scripted_engine().expect("the scripted engine compiles");
    format!("'{}' {script}", program.display())
}

/// Nothing is found in an archive, and so many evaluation tables.
fn assert_good(text: &str, tables: usize) {
    let findings = check_str(text, &Options::default()).expect("a text that can be read");
    assert!(findings.is_empty(), "{findings:?}\n{text}");
    let found = text
        .matches("<table content=\"evaluation\" engine=\"0\">")
        .count();
    assert_eq!(found, tables, "{text}");
}

#[test]
fn a_pgn_file_becomes_an_annotated_archive() {
    let place = Place::new();
    let run = place.run("", &[]);
    assert_eq!(run.status, Some(0), "{run:?}");
    assert_eq!(
        run.stderr,
        "3 of 3 games annotated, 11 positions searched\n"
    );
    assert_eq!(place.files(), ["in.pgn", "out.cif"]);
    let text = place.read("out.cif");
    assert_good(&text, 3);
    // The engine sees the plies; Black's scores are turned.
    assert!(
        text.contains("engine=\"0\">-15:2#3,+25:3#3,-35:4#3</table>"),
        "{text}"
    );
    assert!(text.contains("<eval engine=\"0\">+5:1#3</eval>"));
    assert!(text.contains("<engine id=\"0\">Scripted 1.0</engine>"));
}

#[test]
fn what_is_written_does_not_depend_on_jobs() {
    let place = Place::new();
    let whole = place.whole();
    let run = place.run("sleep=5", &["--jobs", "3", "-q"]);
    assert_eq!(run.status, Some(0), "{run:?}");
    assert_eq!(place.read("out.cif"), whole);
    let mut words = place.words("", &["-q"]);
    words.drain(2..4);
    let run = cif(words);
    assert_eq!((run.status, run.stdout), (Some(0), whole));
}

#[test]
fn a_dash_is_standard_output() {
    let place = Place::new();
    let input = place.path("in.pgn").display().to_string();
    let words = ["annotate", &input, "-q", "-d1", "-e", &engine(""), "-o"].map(str::to_owned);
    let run = cif(words.into_iter().chain(["-".to_owned()]));
    assert!(run.stdout.ends_with("</cif>\n"), "{run:?}");
    assert_eq!(place.files(), ["in.pgn"]);
}

#[test]
fn only_games_that_are_wanted_are_touched() {
    for path in valid_archives() {
        let before = fs::read_to_string(&path).unwrap();
        let arguments = |games: &str| {
            let file = path.display().to_string();
            [
                "annotate",
                &file,
                "-q",
                "-d1",
                "--games",
                games,
                "--engine",
                &engine(""),
            ]
            .map(str::to_owned)
        };
        let run = cif(arguments("100000-"));
        let warned = run.stderr.contains("`--games 100000-` names none of ");
        assert!(warned, "{run:?}");
        let archive = cif::read::text(&before).value.value;
        let is_game = |item: &_| matches!(item, cif::model::ArchiveItem::Game(_));
        if !archive.items.iter().any(is_game) {
            assert_eq!((run.status, &*run.stdout), (Some(2), ""), "{run:?}");
            continue;
        }
        assert_eq!(run.status, Some(1), "{run:?}");
        assert!(run.stdout == before, "{}", path.display());
        // The same findings, once what stands there twice is left out.
        let run = cif(arguments("all"));
        let ids = |text: &str| {
            let findings = check_str(text, &Options::default()).expect("a text that can be read");
            let ids = findings.iter().map(|it| it.id.to_string());
            ids.filter(|id| id != "HD-005").collect::<Vec<_>>()
        };
        let (old, new) = (ids(&before), ids(&run.stdout));
        if old.contains(&"MV-001".to_owned()) {
            // A prelude that stood behind text goes where it belongs.
            assert!(new.iter().all(|id| old.contains(id)), "{}", path.display());
        } else {
            assert_eq!(new, old, "{}", path.display());
        }
    }
}

#[test]
fn an_archive_is_changed_game_by_game() {
    let run = cif([
        "annotate",
        "variations.cif",
        "--depth=2",
        "--variations",
        "--engine",
        &engine("'say=info depth 4 score cp 20 nodes 7 pv a2a3'"),
        "--tag=nodes,pv",
    ]);
    assert_eq!(run.status, Some(0), "{run:?}");
    let before = fs::read_to_string(corpus().join("variations.cif")).unwrap();
    let (head, _) = before.split_once("<game").unwrap();
    let (_, tail) = before.rsplit_once("</game>").unwrap();
    assert!(run.stdout.starts_with(head) && run.stdout.ends_with(tail));
    assert!(run.stdout.contains("<tag name=\"UCI:nodes\">7</tag>"));
    assert!(run.stdout.contains("<tag name=\"UCI:pv\">a2a3</tag>"));
    let findings = check_str(&run.stdout, &Options::default()).expect("a text that can be read");
    assert!(
        findings.iter().all(|it| !it.id.starts_with("MI")),
        "{findings:?}"
    );
}

/// An archive that asks not to be changed is annotated elsewhere, and only there.
#[test]
fn an_archive_that_is_to_stay_as_it_is_does() {
    let place = Place::new();
    let whole = place.whole().replace(
        "<info>\n    <version",
        "<info readonly=\"true\">\n    <version",
    );
    assert!(whole.contains("readonly"), "{whole}");
    fs::write(place.path("in.cif"), &whole).unwrap();
    let said = "position startpos moves d2d4\ngo\ninfo score cp 1\nbestmove d7d5\n";
    fs::write(place.path("fish.log"), said).unwrap();
    let files = place.files();
    let [archive, log, output] =
        ["in.cif", "fish.log", "out.cif"].map(|it| place.path(it).display().to_string());
    let engine = engine("");
    for way in [["--engine", &engine, "--depth=3"], ["--log", &log, "--pv"]] {
        let run = cif(["annotate", &archive, "-o", &archive].iter().chain(&way));
        assert_eq!(run.status, Some(2), "{run:?}");
        assert!(run.stderr.contains("asks not to be changed"), "{run:?}");
        assert_eq!(place.read("in.cif"), whole);
        assert_eq!(place.files(), files);
        let run = cif(["annotate", &archive, "-o", &output].iter().chain(&way));
        assert_eq!(run.status, Some(0), "{run:?}");
        assert!(place.read("out.cif").contains("readonly=\"true\""));
        fs::remove_file(&output).unwrap();
    }
}

#[test]
fn an_engine_that_fails_costs_its_game_and_no_other() {
    let place = Place::new();
    for (script, reason) in [
        (
            "crash",
            "the engine crashed in a search (signal: 6 (SIGABRT)); its last words: `assertion failed: depth > 0`",
        ),
        ("exit", "the engine ended in a search, with status 3"),
        (
            "late-score",
            "the engine gave a score after its `bestmove`: `info depth 99 score cp 12345`",
        ),
    ] {
        let script = format!("{script} when=d2d4");
        let run = place.run(&script, &[]);
        assert_eq!(run.status, Some(1), "{run:?}");
        let stderr = run.stderr.replace(" (core dumped)", "");
        let name = place.path("in.pgn").display().to_string();
        assert_eq!(
            stderr,
            format!(
                "warning: `{name}`, game 2: not annotated: {reason}\n\
                 2 of 3 games annotated, 9 positions searched, 1 that could not be annotated\n"
            )
        );
        assert_good(&place.read("out.cif"), 2);
    }
}

#[test]
fn a_hung_engine_is_replaced() {
    let place = Place::new();
    let begin = Instant::now();
    let run = place.run("ignore-stop when=d2d4", &["--timeout", "1"]);
    assert_eq!(run.status, Some(1), "{run:?}");
    assert!(
        run.stderr
            .contains("the engine gave no answer in a search in 6.0 s")
    );
    assert_good(&place.read("out.cif"), 2);
    assert!(begin.elapsed() < Duration::from_secs(30));
}

#[test]
fn an_engine_that_fails_always_is_given_up() {
    let place = Place::new();
    let run = place.run("crash", &["--failures", "2"]);
    assert_eq!(run.status, Some(2), "{run:?}");
    assert!(run.stderr.contains("the engine failed too often"));
    assert!(
        run.stderr.contains("2 that could not be annotated, 1 left"),
        "{run:?}"
    );
    assert_good(&place.read("out.cif"), 0);
}

#[test]
fn an_engine_without_scores_annotates_nothing() {
    let place = Place::new();
    let run = place.run("no-score", &[]);
    assert_eq!(run.status, Some(1), "{run:?}");
    let reason = "game 1: not annotated: the engine gave no score of any of 4 positions";
    assert!(run.stderr.contains(reason), "{run:?}");
    let summary = "0 of 3 games annotated, 11 positions searched, 3 that could not be annotated\n";
    assert!(run.stderr.ends_with(summary), "{run:?}");
    let text = place.read("out.cif");
    assert_good(&text, 0);
    assert!(!text.contains("Scripted"), "{text}");
    // What stands there is not replaced by games without evaluations.
    fs::write(place.path("out.cif"), "evaluated before").unwrap();
    for (more, said) in [
        (&[][..], "no game was annotated; `"),
        (&["--games=9"], "no game was annotated; `"),
        (
            &["--failures=2"],
            "the engine failed too often, and no game",
        ),
    ] {
        let run = place.run("no-score", more);
        assert_eq!(run.status, Some(2), "{run:?}");
        assert!(run.stderr.contains(said), "{run:?}");
        assert_eq!(place.files(), ["in.pgn", "out.cif"], "{run:?}");
        assert_eq!(place.read("out.cif"), "evaluated before");
    }
    fs::remove_file(place.path("out.cif")).unwrap();
    // Such games count for giving up.
    let run = place.run("no-score", &["--failures", "2"]);
    assert_eq!(run.status, Some(2), "{run:?}");
    assert!(
        run.stderr.contains("the engine failed too often"),
        "{run:?}"
    );
    assert!(
        run.stderr.contains("2 that could not be annotated, 1 left"),
        "{run:?}"
    );
    // One score is enough.
    let run = place.run("no-score when=e2e4", &["--games=1"]);
    assert!(
        run.stderr.contains("3 of 4 searches without a score"),
        "{run:?}"
    );
    assert!(run.stderr.contains("1 of 3 games annotated"), "{run:?}");
}

/// Mate and stalemate need no engine; one that is asked may say nothing.
#[test]
fn the_end_of_a_game_needs_no_engine() {
    let place = Place::new();
    let games = "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n\
                 [FEN \"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1\"]\n[Result \"1/2-1/2\"]\n\n1. Qf7 1/2-1/2\n\n\
                 [FEN \"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\"]\n[Result \"1/2-1/2\"]\n\n1/2-1/2\n";
    fs::write(place.path("in.pgn"), games).unwrap();
    let log = unique(&place);
    let run = place.run(&format!("no-score when=d8h4 {log}"), &[]);
    assert_eq!(
        (run.status, &*run.stderr),
        (Some(0), "3 of 3 games annotated, 5 positions searched\n")
    );
    let text = place.read("out.cif");
    assert_good(&text, 2);
    for item in [
        ",-32000:0</table>",
        ">+0:0</table>",
        "<eval engine=\"0\">+0:0</eval>",
    ] {
        assert!(text.contains(item), "{item}: {text}");
    }
    let said = place.read("commands");
    assert!(!said.contains("d8h4") && !said.contains("f1f7"), "{said}");
}

/// Games that were not read are not counted, and positions of a game that is left are.
#[test]
#[cfg(target_os = "linux")]
fn termination_says_that_games_are_left() {
    let place = Place::new();
    fs::write(place.path("in.pgn"), GAMES.repeat(10)).unwrap();
    let child = endless(&place, "think when=d2d4", &[]);
    signal(&child, "-TERM");
    let output = child.wait_with_output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    let sum = "1 game annotated, 5 positions searched, the others left\n";
    assert!(stderr.contains(sum), "{stderr}");
}

/// A signal that comes before a game is finished leaves nothing, and says so. What is done of a
/// game that is not wanted is none.
#[test]
#[cfg(target_os = "linux")]
fn termination_before_the_first_game_leaves_nothing() {
    for (script, more) in [
        ("think when=e2e4", &[][..]),
        ("think when=d2d4", &["--games=2"]),
    ] {
        let place = Place::new();
        let child = started(&place, script, more);
        wait_until("an engine searches", || {
            let commands = fs::read_to_string(place.path("commands"));
            commands.is_ok_and(|text| text.contains("position startpos moves"))
        });
        signal(&child, "-TERM");
        let output = child.wait_with_output().unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(143), "{stderr}");
        for part in [
            "0 of 3 games annotated, 1 position searched, ",
            "ended; no game is finished, and nothing was written\n",
        ] {
            assert!(stderr.contains(part), "{stderr}");
        }
        assert!(!stderr.contains("--resume"), "{stderr}");
        assert_eq!(place.files(), ["commands", "in.pgn"]);
    }
}

/// The status does not depend on an interruption.
#[test]
fn a_game_that_no_engine_takes_to_its_end_is_named_again() {
    let place = Place::new();
    fs::write(place.path("in.pgn"), "1. e4 e5 2. -- Nc6 3. Nf3 *\n").unwrap();
    let stop = "game 1: searched only up to ply 2; the next is `----`: ";
    for (options, sum) in [
        (&[][..], "1 of 1 game annotated, 3 positions searched\n"),
        (
            &["--resume"],
            "0 of 1 game annotated, 0 positions searched, 1 kept from before\n",
        ),
    ] {
        let run = place.run("", options);
        assert_eq!(run.status, Some(1), "{run:?}");
        assert!(run.stderr.contains(stop), "{run:?}");
        assert!(run.stderr.ends_with(sum), "{run:?}");
    }
}

/// The signal of `docker stop`: there is no time for a search that takes long, and
/// the work can be gone on with.
#[test]
#[cfg(target_os = "linux")]
fn termination_does_not_wait_for_searches() {
    for script in ["think when=d2d4", "ignore-stop when=d2d4"] {
        let place = Place::new();
        let whole = place.whole();
        let child = endless(&place, script, &[]);
        let begin = Instant::now();
        signal(&child, "-TERM");
        let output = child.wait_with_output().unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(143), "{stderr}");
        assert!(
            begin.elapsed() < Duration::from_secs(9),
            "{:?}",
            begin.elapsed()
        );
        assert!(stderr.contains("out.cif.unfinished`"), "{stderr}");
        assert!(stderr.contains("--resume goes on"), "{stderr}");
        assert_no_engine(&place);
        assert_eq!(place.files(), ["commands", "in.pgn", "out.cif.unfinished"]);
        let run = place.run("", &["--resume"]);
        assert_eq!(
            run.stderr,
            "2 of 3 games annotated, 7 positions searched, 1 kept from before\n"
        );
        assert_eq!(place.read("out.cif"), whole);
    }
}

#[test]
#[cfg(unix)]
fn the_output_keeps_its_permissions() {
    use std::os::unix::fs::PermissionsExt as _;

    let place = Place::new();
    let output = place.path("out.cif");
    fs::write(&output, "old").unwrap();
    fs::set_permissions(&output, fs::Permissions::from_mode(0o4640)).unwrap();
    fs::hard_link(&output, place.path("other.cif")).unwrap();
    let run = place.run("", &[]);
    assert_eq!(run.status, Some(0), "{run:?}");
    assert!(run.stderr.contains("was one of 2 names"), "{run:?}");
    let mode = fs::metadata(&output).unwrap().permissions().mode();
    assert_eq!(mode & 0o7777, 0o640);
    assert_eq!(place.read("other.cif"), "old");
    // A link may lead to what is not there yet.
    fs::remove_file(&output).unwrap();
    std::os::unix::fs::symlink("new.cif", &output).unwrap();
    assert_eq!(place.run("", &["-q"]).status, Some(0));
    assert!(output.is_symlink());
    assert_good(&place.read("new.cif"), 3);
}

#[test]
fn what_others_wrote_to_the_output_stays() {
    let place = Place::new();
    fs::write(place.path("out.cif"), "mine").unwrap();
    let child = command()
        .args(place.words("sleep=100", &[]))
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    wait_until("it is at work", || place.files().len() > 2);
    fs::write(place.path("out.cif"), "theirs").unwrap();
    let output = child.wait_with_output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(stderr.contains("out.cif.unfinished`"), "{stderr}");
    assert_eq!(place.read("out.cif"), "theirs");
    assert_good(&place.read("out.cif.unfinished"), 3);
}

#[test]
fn an_archive_that_was_removed_is_not_made_anew() {
    for name in ["a.cif", "a.cif.gz"] {
        let place = Place::new();
        let archive = place.path(name);
        let run = cif([Path::new("convert"), &place.path("in.pgn"), &archive]);
        assert_eq!(run.status, Some(0), "{run:?}");
        let mut words = place.words("sleep=100", &[]);
        words[1] = archive.display().to_string();
        words[3] = archive.display().to_string();
        let child = command()
            .args(words)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        wait_until("it is at work", || place.files().len() > 2);
        fs::remove_file(&archive).unwrap();
        let output = child.wait_with_output().unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{stderr}");
        let said = "it was removed by another program meanwhile; the new text is in `";
        assert!(stderr.contains(said), "{stderr}");
        let unfinished = format!("{name}.unfinished");
        assert_eq!(place.files(), [&*unfinished, "in.pgn"]);
        assert_good(&place.read(&unfinished), 3);
    }
}

#[test]
fn what_an_engine_does_not_know_is_reported() {
    let place = Place::new();
    let games = "[Variant \"Atomic\"]\n[Result \"*\"]\n\n1. e4 *\n\n\
                 [Result \"*\"]\n\n1. e4 e5 2. Ke3 *\n";
    fs::write(place.path("in.pgn"), games).unwrap();
    let run = place.run("", &[]);
    assert_eq!(run.status, Some(1));
    assert!(
        run.stderr
            .contains("game 1: not annotated: the engine does not play :Atomic")
    );
    let expected = "in.pgn:8:13: game 2, move 2: `Ke3`";
    assert!(run.stderr.contains(expected), "{run:?}");
    assert_good(&place.read("out.cif"), 1);
    let run = place.run("variant=atomic", &["-q"]);
    assert_eq!(run.status, Some(1));
    assert_good(&place.read("out.cif"), 2);
}

#[test]
fn a_game_without_its_start_position_is_not_searched() {
    let place = Place::new();
    let games = "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n[Result \"*\"]\n\n1. e4 *\n\n\
                 [Result \"*\"]\n\n1. e4 *\n";
    fs::write(place.path("in.pgn"), games).unwrap();
    let run = place.run("", &[]);
    assert_eq!(run.status, Some(1), "{run:?}");
    assert!(run.stderr.contains("game 1: not annotated: "), "{run:?}");
    let summary = "1 of 2 games annotated, 2 positions searched, 1 that could not be annotated";
    assert!(run.stderr.contains(summary), "{run:?}");
    let text = place.read("out.cif");
    assert_good(&text, 1);
    let (first, _) = text.split_once("</game>").unwrap();
    assert!(!first.contains("<eval"), "{text}");
}

/// Starts a run with an engine that thinks for ever, or does worse, and waits
/// until it has written the first game.
fn endless(place: &Place, script: &str, more: &[&str]) -> Child {
    let child = started(place, script, more);
    wait_until("the first game is written", || {
        let mut files = place.files().into_iter().rev();
        let file = files.find(|name| name.starts_with("out.cif.unfinished"));
        file.is_some_and(|name| place.read(&name).contains("</game>"))
    });
    // It searches the second game.
    wait_until("an engine runs", || count_engines(place) > 0);
    child
}

fn started(place: &Place, script: &str, more: &[&str]) -> Child {
    let script = format!("{script} {}", unique(place));
    let mut command = command();
    command.args(place.words(&script, more));
    command.stdin(Stdio::null()).stdout(Stdio::null());
    command.stderr(Stdio::piped()).spawn().unwrap()
}

/// A word of the command line by which the engines of a test are known.
fn unique(place: &Place) -> String {
    format!("log={}", place.path("commands").display())
}

/// The engines of a test that are there.
fn count_engines(place: &Place) -> usize {
    let word = unique(place);
    let entries = fs::read_dir("/proc").unwrap();
    let lines = entries.filter_map(|entry| fs::read(entry.unwrap().path().join("cmdline")).ok());
    lines
        .filter(|line| {
            line.split(|byte| *byte == 0)
                .any(|it| it == word.as_bytes())
        })
        .count()
}

/// Runs that were ended leave no engine behind; one that was killed needs a
/// moment for it.
fn assert_no_engine(place: &Place) {
    let begin = Instant::now();
    while count_engines(place) > 0 {
        assert!(
            begin.elapsed() < Duration::from_secs(20),
            "an engine is left"
        );
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Interrupts a run when the engine has begun the second game.
fn interrupt_in_second_game(place: &Place, child: &Child) {
    wait_until("the second game is searched", || {
        place.read("commands").matches("ucinewgame").count() > 1
    });
    signal(child, "-INT");
}

#[test]
#[cfg(target_os = "linux")]
fn an_interrupt_ends_the_work_properly() {
    let place = Place::new();
    let whole = place.whole();
    let child = endless(&place, "sleep=300", &[]);
    interrupt_in_second_game(&place, &child);
    let output = child.wait_with_output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(130), "{stderr}");
    assert!(stderr.contains("another interrupt ends it at once"));
    assert!(
        stderr.contains("2 of 3 games annotated, 7 positions searched, 1 left"),
        "{stderr}"
    );
    assert!(stderr.contains("the same command with --resume goes on"));
    assert_no_engine(&place);
    // Engines are asked to go.
    assert!(place.read("commands").ends_with("\nquit\n"));
    // A whole archive, in which the games under way are annotated.
    assert_good(&place.read("out.cif"), 2);
    assert_eq!(place.files(), ["commands", "in.pgn", "out.cif"]);

    assert_resumes(&place, &whole);
}

/// The game that is left is annotated, and the others are kept.
#[cfg(target_os = "linux")]
fn assert_resumes(place: &Place, whole: &str) {
    let run = place.run("", &["--resume"]);
    assert_eq!(
        run.stderr,
        "1 of 3 games annotated, 4 positions searched, 2 kept from before\n"
    );
    assert_eq!(place.read("out.cif"), whole);
}

#[test]
#[cfg(target_os = "linux")]
fn a_second_interrupt_before_the_first_game_leaves_nothing() {
    let place = Place::new();
    let child = started(&place, "hang-at-go", &[]);
    let commands = place.path("commands");
    wait_until("an engine searches", || {
        fs::read_to_string(&commands).is_ok_and(|text| text.contains("go depth"))
    });
    signal(&child, "-INT");
    std::thread::sleep(Duration::from_millis(500));
    signal(&child, "-INT");
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{output:?}");
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(!stderr.contains("unfinished"), "{stderr}");
    assert_eq!(place.files(), ["commands", "in.pgn"]);
}

#[test]
#[cfg(target_os = "linux")]
fn a_second_interrupt_ends_the_work_at_once() {
    // The second engine hears nothing any more, not even that its input ends.
    for script in ["think when=d2d4", "hang-at-go when=d2d4"] {
        let place = Place::new();
        let whole = place.whole();
        let child = endless(&place, script, &[]);
        signal(&child, "-INT");
        std::thread::sleep(Duration::from_millis(500));
        assert_eq!(count_engines(&place), 1);
        signal(&child, "-INT");
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130), "{output:?}");
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(
            stderr.contains("out.cif.unfinished`; the same command with --resume"),
            "{stderr}"
        );
        assert_no_engine(&place);
        assert_eq!(place.files(), ["commands", "in.pgn", "out.cif.unfinished"]);
        let run = place.run("", &["--resume", "-q"]);
        assert_eq!((run.status, &*run.stderr), (Some(0), ""));
        assert_eq!(place.read("out.cif"), whole);
    }
}

/// A folder whose games have evaluations of the engine from long ago, with
/// the output that gives new ones.
fn annotated_before() -> (Place, String) {
    let place = Place::new();
    let older = "'say=info depth 1 score cp 7'";
    assert_eq!(place.run(older, &["-q"]).status, Some(0));
    fs::rename(place.path("out.cif"), place.path("in.pgn")).unwrap();
    let whole = place.whole();
    (place, whole)
}

#[test]
#[cfg(target_os = "linux")]
fn evaluations_of_long_ago_are_not_taken_for_new_ones() {
    let (place, whole) = annotated_before();
    let child = endless(&place, "sleep=300", &[]);
    interrupt_in_second_game(&place, &child);
    assert_eq!(child.wait_with_output().unwrap().status.code(), Some(130));
    assert!(place.read("out.cif").contains("+7:1"));
    assert_resumes(&place, &whole);
}

#[test]
fn a_result_that_was_cut_off_anywhere_is_resumed() {
    for begin in ["", "<", "<?xm", "<?xml", "<?xml version"] {
        let place = Place::new();
        fs::write(place.path("out.cif.unfinished"), begin).unwrap();
        let run = place.run("", &["-q", "--resume"]);
        assert_eq!((run.status, &*run.stderr), (Some(0), ""), "{begin}");
        assert_good(&place.read("out.cif"), 3);
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_file_in_its_own_place_is_replaced_when_all_is_done() {
    let (place, whole) = annotated_before();
    fs::rename(place.path("in.pgn"), place.path("out.cif")).unwrap();
    std::os::unix::fs::symlink(place.path("out.cif"), place.path("in.pgn")).unwrap();
    let before = place.read("out.cif");
    let child = endless(&place, "sleep=300", &[]);
    interrupt_in_second_game(&place, &child);
    let output = child.wait_with_output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(130), "{stderr}");
    assert!(stderr.contains("the file stays as it was"), "{stderr}");
    assert_eq!(place.read("out.cif"), before);
    assert_resumes(&place, &whole);
    assert_eq!(place.files(), ["commands", "in.pgn", "out.cif"]);
}

/// Of an archive that cannot be read to its end the games that are finished stay, and nothing
/// where there are none.
#[test]
fn what_cannot_be_read_leaves_finished_games_alone() {
    let game = "<game><info/><moves>e2e4</moves></game>\n";
    let large = format!("<game><info/><moves>{}</moves></game>", " ".repeat(2000));
    let wide = format!("\u{FEFF}<cif>{game}</cif>");
    let wide: Vec<u8> = wide.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (archive, stays) in [
        (wide, false),
        (format!("<cif>{large}").into_bytes(), false),
        (
            format!("<cif>{}{large}", game.repeat(60)).into_bytes(),
            true,
        ),
    ] {
        let place = Place::new();
        fs::write(place.path("in.pgn"), archive).unwrap();
        let run = place.run("", &["--max-item", "1500"]);
        assert_eq!(run.status, Some(2), "{run:?}");
        assert_eq!(run.stderr.contains("--resume goes on"), stays, "{run:?}");
        assert_eq!(place.path("out.cif.unfinished").exists(), stays, "{run:?}");
        assert!(!place.path("out.cif").exists(), "{run:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_run_that_was_killed_can_be_resumed() {
    let place = Place::new();
    let whole = place.whole();
    let child = endless(&place, "think when=d2d4", &[]);
    signal(&child, "-KILL");
    child.wait_with_output().unwrap();
    assert_no_engine(&place);
    assert_eq!(place.files(), ["commands", "in.pgn", "out.cif.unfinished"]);
    // It is not forgotten.
    let run = place.run("", &[]);
    assert_eq!(run.status, Some(2));
    assert!(run.stderr.contains("an earlier run left"), "{run:?}");
    // Nor is what was cut off believed.
    let unfinished = place.path("out.cif.unfinished");
    let mut text = fs::read_to_string(&unfinished).unwrap();
    let second = whole.match_indices("<game").nth(1).unwrap().0;
    text.push_str(&whole[text.len()..second + 60]);
    fs::write(&unfinished, text).unwrap();

    // The second run is killed, too.
    let child = endless(&place, "think when=d2d4", &["--resume"]);
    signal(&child, "-KILL");
    child.wait_with_output().unwrap();
    assert_no_engine(&place);
    let run = place.run("", &["--resume"]);
    assert_eq!(run.status, Some(0), "{run:?}");
    assert_eq!(
        run.stderr,
        "2 of 3 games annotated, 7 positions searched, 1 kept from before\n"
    );
    assert_eq!(place.read("out.cif"), whole);
    assert_eq!(place.files(), ["commands", "in.pgn", "out.cif"]);

    // Another engine begins anew, and its tables stand beside those.
    fs::rename(place.path("out.cif"), place.path("in.pgn")).unwrap();
    let run = place.run("name=Other", &["--resume"]);
    assert_eq!(
        run.stderr,
        "3 of 3 games annotated, 11 positions searched\n"
    );
    assert!(place.read("out.cif").contains("engine=\"1\""));
}

#[test]
fn the_result_of_something_else_is_not_resumed() {
    let place = Place::new();
    place.run("", &["-q"]);
    fs::write(place.path("in.pgn"), GAMES.replace("1. e4 e5", "1. e4 e6")).unwrap();
    let before = place.read("out.cif");
    let run = place.run("", &["--resume"]);
    assert_eq!(run.status, Some(2));
    assert!(
        run.stderr
            .contains("is no earlier result of this file: game 1 has other moves")
    );
    assert_eq!(place.read("out.cif"), before);
}

/// Nor is an earlier result given up in silence.
#[test]
fn an_earlier_result_that_cannot_be_read_is_reported() {
    let place = Place::new();
    place.run("", &["-q"]);
    let run = place.run("", &["--resume", "--max-item", "100"]);
    assert_eq!(run.status, Some(0), "{run:?}");
    assert!(
        run.stderr
            .contains("larger than the limit; from game 1 on nothing of it is used\n"),
        "{run:?}"
    );
    assert!(run.stderr.contains("11 positions searched\n"), "{run:?}");
}

#[test]
fn a_game_that_no_log_can_be_about_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let game = "<game tandem=\"true\"><info><head><flags/><flags/><tags/><tags/></head></info>\
                <moves>e2Ae4A</moves></game>";
    let archive = format!(
        "<cif>{game}<info><version>1.0</version><creator>T</creator>\
         <created>2026-01-31</created><content games=\"1\"/></info></cif>"
    );
    fs::write(path("in.cif"), archive).unwrap();
    let log = "position startpos moves a2a4\ninfo depth 1 score cp 9 pv a7a5\nbestmove a7a5\n";
    fs::write(path("fish.log"), log).unwrap();
    let run = cif(["annotate", &path("in.cif"), "--log", &path("fish.log")]);
    assert_eq!(run.status, Some(1), "{run:?}");
    assert!(
        run.stderr
            .contains("game 1: not annotated: the game is played on two boards\n"),
        "{run:?}"
    );
}

#[test]
fn what_cannot_be_done_is_said_before_anything_is_written() {
    let place = Place::new();
    for (script, more, message) in [
        (
            "",
            &["--option", "Hasch=1"][..],
            "the engine has no option `Hasch`; like it is `Hash`",
        ),
        (
            "",
            &["--option", "Hash=0"],
            "but a whole number from 1 to 1024 is",
        ),
        ("", &["--games", "3-1"], "3 comes after 1"),
        (
            "",
            &["--tag", "node"],
            "`node` is none of all, none, seldepth",
        ),
        (
            "",
            &["--nodes", "0"],
            "a whole number is needed, at least 1",
        ),
        (
            "'x",
            &[],
            "a quotation mark in the command of the engine is not closed",
        ),
        (
            "exit-at-once",
            &[],
            "the engine ended at its start, with status 7",
        ),
    ] {
        let run = place.run(script, more);
        assert_eq!(run.status, Some(2), "{run:?}");
        assert!(run.stderr.contains(message), "{message}: {run:?}");
        assert_eq!(place.files(), ["in.pgn"]);
    }
    let input = place.path("in.pgn").display().to_string();
    let engine = engine("");
    let run = cif(["annotate", &input, "-o", &input, "-e", &engine, "-d1"]);
    assert_eq!(run.status, Some(2));
    assert!(run.stderr.contains("would be overwritten"), "{run:?}");
    assert_eq!(place.read("in.pgn"), GAMES);
    let other = place.path("other.pgn.gz").display().to_string();
    let run = cif(["annotate", &input, "-o", &other, "-e", &engine, "-d1"]);
    assert_eq!(run.status, Some(2));
    assert!(run.stderr.contains("is a name of PGN"), "{run:?}");
    assert_eq!(place.files(), ["in.pgn"]);
    let run = cif(["annotate", &input, "--engine", "x"]);
    assert_eq!(run.status, Some(2));
    assert!(run.stderr.contains("--depth"), "{run:?}");
    let run = cif([
        "annotate",
        &input,
        "--engine",
        "x",
        "-d1",
        "--created=today",
    ]);
    assert_eq!(run.status, Some(2));
    assert!(run.stderr.contains("`--created`: "), "{run:?}");
    let run = cif(["annotate", &input, "--engine", "/nowhere/x", "--depth=1"]);
    assert_eq!(run.status, Some(2));
    assert!(run.stderr.contains("cannot start `/nowhere/x`"), "{run:?}");
    assert!(!Path::new(&place.path("out.cif")).exists());
}

#[test]
fn evaluations_come_from_logs_too() {
    let place = Place::new();
    let log = "1 >Fish(0): position startpos moves d2d4\n\
               2 >Fish(0): go depth 4\n\
               3 <Fish(0): info depth 4 score cp 12 time 30 nodes 9 pv d7d5\n\
               4 <Fish(0): bestmove d7d5\n\
               5 >Fish(0): position startpos moves a2a3\n\
               6 >Fish(0): go depth 4\n\
               7 <Fish(0): info depth 4 score cp 1\n\
               8 <Fish(0): bestmove d7d5\n";
    fs::write(place.path("fish.log"), log).unwrap();
    let words = |more: &[&str]| {
        let path = |name| place.path(name).display().to_string();
        let words = [path("in.pgn"), "--log".to_owned(), path("fish.log")];
        let more = more.iter().map(|&word| word.to_owned());
        let fixed = ["annotate".to_owned()].into_iter().chain(words);
        fixed.chain(more).collect::<Vec<_>>()
    };
    let run = cif(words(&["--tag=nodes"]));
    assert_eq!(run.status, Some(0), "{run:?}");
    let log = place.path("fish.log").display().to_string();
    assert_eq!(
        run.stderr,
        format!(
            "1 of 3 games annotated, 1 evaluation written; 1 search not used, the first in \
             line 6 of `{log}`: no game has this position\n"
        )
    );
    assert_good(&run.stdout, 1);
    assert!(
        run.stdout.contains("engine=\"0\">-12:4#3</table>"),
        "{run:?}"
    );
    assert!(run.stdout.contains("<tag name=\"UCI:nodes\">9</tag>"));
    assert!(run.stdout.contains("<engine id=\"0\">Fish</engine>"));
    let run = cif(words(&["--games=1"]));
    assert_eq!(run.status, Some(1));
    assert!(
        run.stderr
            .contains("no search of the log is about one of the games")
    );
    let run = cif(words(&["-o", &log]));
    assert_eq!(run.status, Some(2), "{run:?}");
    assert!(run.stderr.contains("would be overwritten"), "{run:?}");
    for more in ["--depth=3", "--engine=x"] {
        assert_eq!(cif(words(&[more])).status, Some(2), "{more}");
    }
    let output = place.path("out.cif").display().to_string();
    let run = cif(words(&["--resume", "-o", &output]));
    assert_eq!(run.status, Some(2), "{run:?}");
    assert!(run.stderr.contains("not for logs"), "{run:?}");
    assert_eq!(place.files(), ["fish.log", "in.pgn"]);
}

#[test]
fn work_with_logs_minds_nothing_that_engines_left() {
    let place = Place::new();
    let said = "position startpos moves d2d4\ngo\ninfo score cp 1\nbestmove d7d5\n";
    fs::write(place.path("fish.log"), said).unwrap();
    fs::write(place.path("out.cif.unfinished"), "<cif>").unwrap();
    let [games, log, output] =
        ["in.pgn", "fish.log", "out.cif"].map(|it| place.path(it).display().to_string());
    let run = cif(["annotate", &games, "--log", &log, "-o", &output]);
    assert_eq!(run.status, Some(0), "{run:?}");
    assert_good(&place.read("out.cif"), 1);
    assert_eq!(place.read("out.cif.unfinished"), "<cif>");
    let files = ["fish.log", "in.pgn", "out.cif", "out.cif.unfinished"];
    assert_eq!(place.files(), files);
}

#[test]
fn a_log_about_other_games_replaces_nothing() {
    let place = Place::new();
    let [games, log, output] =
        ["in.pgn", "fish.log", "out.cif"].map(|it| place.path(it).display().to_string());
    let other = "position startpos moves a2a4\ninfo depth 1 score cp 9 pv a7a5\nbestmove a7a5\n";
    fs::write(&log, other).unwrap();
    let run = cif(["annotate", &games, "--log", &log, "-o", &output]);
    assert_eq!(run.status, Some(1), "{run:?}");
    fs::write(&output, "evaluated before").unwrap();
    let run = cif(["annotate", &games, "--log", &log, "-o", &output]);
    assert_eq!(run.status, Some(2), "{run:?}");
    assert!(run.stderr.contains("stays as it was"), "{run:?}");
    assert_eq!(place.read("out.cif"), "evaluated before");
    fs::remove_file(&output).unwrap();
}

#[test]
fn what_is_no_log_is_refused() {
    let place = Place::new();
    let [games, log, output] =
        ["in.pgn", "fish.log", "out.cif"].map(|it| place.path(it).display().to_string());
    for (said, reason) in [
        ("", "is empty, where the log of an engine should be"),
        ("words\n", "looks like text of another kind"),
        ("uci\nuciok\n", "no engine searches in `"),
        ("\u{1}\u{2}\0", "looks like binary data"),
        ("{\"archive\": []}", "looks like JSON"),
        ("<svg/>", "looks like"),
    ] {
        fs::write(&log, said).unwrap();
        let run = cif(["annotate", &games, "--log", &log, "-o", &output]);
        assert_eq!(run.status, Some(2), "{run:?}");
        assert!(run.stderr.contains(reason), "{run:?}");
        assert_eq!(place.files(), ["fish.log", "in.pgn"]);
    }
}

#[test]
fn a_log_comes_from_standard_input_too() {
    let place = Place::new();
    let games = place.path("in.pgn").display().to_string();
    let log = "position startpos moves d2d4\ngo depth 4\n\
               info depth 4 score cp 12 pv d7d5\nbestmove d7d5\n";
    fs::write(place.path("fish.log"), log).unwrap();
    let file = place.path("fish.log").display().to_string();
    let time = "--created=2026-01-31";
    let run = cif_reading(["annotate", &games, "--log", "-", time], log.as_bytes());
    assert_eq!(run.status, Some(0), "{run:?}");
    assert_good(&run.stdout, 1);
    let from_file = cif(["annotate", &games, "--log", &file, time]);
    assert_eq!(
        (run.stdout, run.stderr),
        (from_file.stdout, from_file.stderr)
    );
    for words in [
        ["annotate", &games, "--log=-", "--log=-"],
        ["annotate", "-", "--log=-", "--quiet"],
    ] {
        let run = cif_reading(words, log.as_bytes());
        assert_eq!(run.status, Some(2), "{run:?}");
        assert!(run.stderr.contains("only once"), "{run:?}");
    }
}

#[test]
fn what_is_wrong_in_games_of_a_log_is_counted_for_each() {
    let place = Place::new();
    let search = |name: &str, number: u32, moves: &str| {
        format!(
            "1 >{name}({number}): position startpos moves {moves}\n\
             2 >{name}({number}): go depth 4\n\
             3 <{name}({number}): info depth 4 score cp 12 pv e1e5 e2e4\n\
             4 <{name}({number}): bestmove e1e5\n"
        )
    };
    let log = [
        search("Fish", 0, "d2d4"),
        search("Fish", 0, "d2d4 d7d5"),
        search("Crab", 1, "d2d4"),
    ];
    fs::write(place.path("two.log"), log.concat()).unwrap();
    let [games, log] = ["in.pgn", "two.log"].map(|it| place.path(it).display().to_string());
    let run = cif(["annotate", &games, "--log", &log, "--pv", "-q"]);
    assert_eq!(run.status, Some(1), "{run:?}");
    let expected = format!(
        "warning: `{games}`, game 2: impossible lines: 3\n\
         warning: `{games}`, game 2: the first move that does not fit: \
         after ply 1, move 1 is `e1e5`\n"
    );
    assert_eq!(run.stderr, expected);
}

#[test]
fn the_first_impossible_move_is_reported() {
    let place = Place::new();
    let run = place.run(
        "'say=info depth 2 score cp 1 pv a2a3 e1e5'",
        &["--pv", "--games=1"],
    );
    assert_eq!(run.status, Some(1), "{run:?}");
    for expected in [
        "game 1: 4 of 4 searches with an impossible line",
        "game 1: the first move that does not fit: after ply 0, move 2 is `e1e5`",
    ] {
        assert!(run.stderr.contains(expected), "{run:?}");
    }
}

#[test]
fn variations_are_evaluated_when_wanted() {
    let place = Place::new();
    let said = "position startpos moves d2d4\ngo\ninfo score cp 1\nbestmove d7d5\n\
                position startpos moves c2c4\ngo\ninfo score cp 2\nbestmove c7c5\n";
    fs::write(place.path("fish.log"), said).unwrap();
    let [games, log] = ["in.pgn", "fish.log"].map(|it| place.path(it).display().to_string());
    let run = cif(["annotate", &games, "--log", &log, "--quiet"]);
    assert_eq!(
        (run.status, run.stdout.contains("<eval ")),
        (Some(0), false)
    );
    let run = cif(["annotate", &games, "--log", &log, "--variations"]);
    assert_eq!(run.status, Some(0), "{run:?}");
    assert!(
        run.stdout.contains("<eval engine=\"0\">-2</eval>"),
        "{run:?}"
    );
}

#[test]
fn nothing_is_said_of_games_that_are_not_wanted() {
    let place = Place::new();
    let games = "[A \"b\"]\n\n1. e4 e5 2. Ke3 *\n\n[A \"c\"]\n\n1. d4 d5 *\n";
    fs::write(place.path("in.pgn"), games).unwrap();
    let run = place.run("", &["-q", "--games=2"]);
    assert_eq!((run.status, run.stderr.as_str()), (Some(0), ""));
    let text = place.read("out.cif");
    assert!(text.contains("Ke3") && text.contains("d2d4 d7d5"), "{text}");
    // What was kept from before makes no difference.
    fs::rename(place.path("out.cif"), place.path("once.cif")).unwrap();
    fs::copy(place.path("once.cif"), place.path("out.cif")).unwrap();
    let run = place.run("", &["-q", "--games=2", "--resume"]);
    assert_eq!((run.status, run.stderr.as_str()), (Some(0), ""));
    let run = place.run("", &["-q", "--games=1"]);
    assert_eq!(run.status, Some(1), "{run:?}");
    assert!(run.stderr.contains(":3:13: game 1, move 2: "), "{run:?}");
}

#[test]
fn a_game_that_is_too_large_is_left_out_and_reported() {
    let place = Place::new();
    let large = format!(
        "{GAMES}\n[Event \"Large\"]\n\n1. e4 {{{}}} *\n",
        "x".repeat(5000)
    );
    fs::write(place.path("in.pgn"), large).unwrap();
    let run = place.run("", &["--max-game", "4K"]);
    assert_eq!(run.status, Some(1), "{}", run.stderr);
    assert!(
        run.stderr
            .contains("game 4: the game is larger than 4096 bytes; left out"),
        "{}",
        run.stderr
    );
    let text = place.read("out.cif");
    assert_good(&text, 3);
    assert!(text.contains("games=\"3\""), "{text}");
}

#[test]
fn no_game_of_that_number_is_something_found() {
    let place = Place::new();
    let run = place.run("", &["--games", "9"]);
    assert_eq!(run.status, Some(1), "{}", run.stderr);
    assert!(
        run.stderr.contains("names none of 3 games"),
        "{}",
        run.stderr
    );
}

/// Findings count, also where nobody reads the archive to its end.
#[test]
fn the_status_does_not_depend_on_who_reads() {
    let place = Place::new();
    let illegal = "1. e4 e5 2. Ke3 *\n\n".repeat(200);
    fs::write(place.path("in.pgn"), illegal).unwrap();
    let mut child = command()
        .arg("annotate")
        .arg(place.path("in.pgn"))
        .args(["--engine", &engine(""), "--depth", "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut output = child.stdout.take().unwrap();
    output.read_exact(&mut [0]).unwrap();
    drop(output);
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

#[test]
fn what_is_wrong_in_pgn_is_reported_with_its_place() {
    let place = Place::new();
    fs::write(place.path("in.pgn"), "[A \"b\"]\n\n1. e4 e5 2. Ke3 *\n").unwrap();
    let run = place.run("", &["-q"]);
    assert_eq!(run.status, Some(1), "{run:?}");
    let input = place.path("in.pgn").display().to_string();
    let begin = format!("{input}:3:13: game 1, move 2: ");
    assert!(run.stderr.contains(&begin), "{run:?}");
    assert!(run.stderr.contains(" [pgn:"), "{run:?}");
}

/// Mere information of a conversion is no fault of the PGN.
#[test]
fn information_is_no_fault() {
    let place = Place::new();
    let game = "[Event \"One\"]\n[Result \"*\"]\n[PlyCount \"9\"]\n\n1. e4 *\n";
    fs::write(place.path("in.pgn"), game).unwrap();
    let run = place.run("", &[]);
    assert_eq!(run.status, Some(0), "{run:?}");
    assert!(!run.stderr.contains("pgn:"), "{run:?}");
}
