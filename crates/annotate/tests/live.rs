//! Engines that run: the same searches asked for by python-chess, Chess960,
//! variants, and the commands for an engine.

use std::fs;
use std::process::Command;
use std::time::Duration;

use cif_annotate::live::{Live, LiveError, LiveOptions, Outcome, Setting, knows};
use cif_annotate::{Fields, Lines, WriteOptions};
use cif_oracles::{scripted_engine, stockfish};
use cif_types::{ArchiveItem, Cif, Game};
use cif_uci::engine::{CommandLine, Limit, Options};
use cif_validator::{Options as CheckOptions, check_str};

fn archive(game: &str) -> String {
    format!(
        "<cif>{game}<info><version>1.0</version><creator/><created>2026-01-31</created>\
         <content games=\"1\"/></info></cif>"
    )
}

fn game<'g, 'a>(archive: &'g mut Cif<'a>) -> &'g mut Game<'a> {
    match archive.items.first_mut() {
        Some(ArchiveItem::Game(game)) => game,
        _ => panic!("the archive begins with a game"),
    }
}

fn nodes(nodes: u64) -> LiveOptions {
    LiveOptions {
        limit: Limit {
            nodes: Some(nodes),
            ..Limit::default()
        },
        ..LiveOptions::default()
    }
}

fn scripted(script: &[&str]) -> Live {
    let program = scripted_engine().expect("the scripted engine compiles");
    let command = CommandLine::new(program, script.iter().copied());
    let options = Options {
        search: Duration::from_secs(1),
        stop: Duration::from_millis(500),
        ..Options::default()
    };
    Live::start(&command, options, &[]).expect("it starts")
}

/// Annotates the game of an archive; gives the archive, in which nothing is
/// found.
fn annotated(
    live: &mut Live,
    text: &str,
    options: &LiveOptions,
) -> Result<(String, Outcome), LiveError> {
    let text = archive(text);
    let mut reading = cif_types::read(&text);
    assert_eq!(reading.violations, [], "{text}");
    let mut watched = Vec::new();
    let outcome = live.annotate(game(&mut reading.value), options, &mut |done, all| {
        watched.push((done, all));
    })?;
    assert!(knows(game(&mut reading.value), &live.engine().name));
    let all = outcome.searched + outcome.ended;
    let expected: Vec<_> = (0..=all).map(|done| (done, all)).collect();
    assert_eq!(watched, expected);
    let text = cif_types::write(&reading.value).unwrap();
    let findings = check_str(&text, &CheckOptions::default()).expect("a text that can be read");
    assert!(findings.is_empty(), "{findings:?}\n{text}");
    Ok((text, outcome))
}

/// The evaluations of a game, from the position at its start on, as scores
/// and depths.
fn evaluations(text: &str) -> Vec<String> {
    let mut reading = cif_types::read(text);
    let game = game(&mut reading.value);
    let start = text.split_once("<eval").map(|(_, rest)| {
        let (_, rest) = rest.split_once('>').unwrap();
        rest.split('<').next().unwrap().to_owned()
    });
    let table = &game.info.moveinfo[0].table;
    let table = table.iter().find(|table| table.engine.is_some()).unwrap();
    let items = table.text.as_str().split(',').map(str::to_owned);
    let all = start.into_iter().chain(items);
    all.map(|item| item.split('#').next().unwrap().to_owned())
        .collect()
}

/// Compares the reports of Stockfish to us and to python-chess.
fn both(text: &str, limit: u64) {
    let program = stockfish();
    let command = CommandLine::new(&program, [] as [&str; 0]);
    let settings = ["Threads=1", "Hash=16"].map(Setting::parse);
    let mut live = Live::start(&command, Options::default(), &settings).unwrap();
    let (ours, outcome) = annotated(&mut live, text, &nodes(limit)).unwrap();
    assert_eq!((outcome.silent, outcome.cut), (0, 0));
    let ours = evaluations(&ours);

    let text = archive(text);
    let mut reading = cif_types::read(&text);
    let lines = Lines::of(game(&mut reading.value)).unwrap();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/python/search.py");
    let output = Command::new("python3")
        .arg(script)
        .arg(program)
        .args([&limit.to_string(), &lines.start().is_chess960.to_string()])
        .arg(&lines.start().fen)
        .args(lines.moves(lines.main()))
        .output()
        .expect("python3 with the package chess: pip install chess==1.11.2");
    assert!(
        output.status.success(),
        "python failed; it needs the package chess: pip install chess==1.11.2\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let theirs = String::from_utf8(output.stdout).unwrap();
    let theirs: Vec<String> = theirs
        .lines()
        .map(|line| {
            let fields: Vec<&str> = line.split(' ').collect();
            format!("{}:{}", fields[2], fields[1])
        })
        .collect();
    assert_eq!(ours, theirs);
}

/// It ends in mate, so that there is a mate in one and a mate that is there.
const MATED: &str = "<game><info/><moves>e2e4 e7e5 g1f3 d7d6 f1c4 c8g4 b1c3 g7g6 f3e5 g4d1 c4f7 \
                     e8e7 c3d5</moves></game>";

#[test]
fn stockfish_says_the_same_through_python_chess() {
    both(MATED, 3_000);
}

#[test]
fn stockfish_says_the_same_of_chess960() {
    let text = "<game startposition=\"r3k1r1/pppppppp/8/8/8/8/PPPPPPPP/R3K1R1 w KQkq - 0 1\">\
                <info/><moves>e2e4 d7d5 e1g1 e8a8 e4d5 d8d5</moves></game>";
    let whole = archive(text);
    let mut reading = cif_types::read(&whole);
    let lines = Lines::of(game(&mut reading.value)).unwrap();
    assert!(lines.start().is_chess960);
    assert_eq!(lines.moves(lines.main())[2..4], ["e1g1", "e8a8"]);
    both(text, 3_000);
}

/// The rules know the score of a position that ends the game, also where an
/// engine has no words for it: in Antichess who cannot move has won.
#[test]
fn the_end_of_a_game_is_not_searched() {
    let mated = "<moves>f2f3 e7e5 g2g4 d8h4</moves>";
    for (attributes, moves, variant, searched, item) in [
        ("", mated, "atomic", 4, "-32000:0"),
        (
            "startposition=\"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1\"",
            "<moves>f1f7</moves>",
            "atomic",
            1,
            "+0:0",
        ),
        (
            "variant=\":Antichess\" startposition=\"8/8/8/p7/8/P7/8/8 b - - 0 1\"",
            "<moves>a5a4</moves>",
            "antichess",
            1,
            "+32000:0",
        ),
        (
            "variant=\":King-of-the-Hill\"",
            "<moves>e2e4 a7a6 e1e2 a6a5 e2e3 a5a4 e3d4</moves>",
            "kingofthehill",
            7,
            "+32000:0",
        ),
    ] {
        let game = format!("<game {attributes}><info/>{moves}</game>");
        let mut live = scripted(&[&format!("variant={variant}")]);
        let (text, outcome) = annotated(&mut live, &game, &nodes(1)).unwrap();
        assert_eq!((outcome.searched, outcome.ended), (searched, 1), "{text}");
        assert_eq!(evaluations(&text).last().map(String::as_str), Some(item));
    }
}

/// The commands for an engine, without those that every search has.
fn commands(script: &[&str], games: &[&str]) -> (Vec<String>, Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("commands");
    let log = format!("log={}", file.display());
    let script: Vec<&str> = script.iter().copied().chain([log.as_str()]).collect();
    let mut live = scripted(&script);
    let mut errors = Vec::new();
    for game in games {
        if let Err(error) = annotated(&mut live, game, &nodes(1)) {
            errors.push(error.to_string());
        }
    }
    drop(live);
    let said = fs::read_to_string(file).unwrap();
    let said = said
        .lines()
        .filter(|line| !matches!(*line, "isready" | "uci" | "go nodes 1"));
    (said.map(str::to_owned).collect(), errors)
}

#[test]
fn engines_are_told_what_is_played() {
    let chess = "<game><info/><moves>e2e4</moves></game>";
    let atomic = "<game variant=\":Atomic\"><info/><moves>g1f3</moves></game>";
    let horde = "<game variant=\":Horde\"><info/><moves>a4a5</moves></game>";
    let chess960 = "<game startposition=\"1\"><info/><moves>e2e4</moves></game>";
    let fen = "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w KQkq - 0 1";
    let (said, errors) = commands(
        &["variant=Atomic"],
        &[chess, atomic, horde, chess960, chess],
    );
    assert_eq!(
        said,
        [
            "setoption name UCI_Variant value chess",
            "setoption name UCI_Chess960 value false",
            "ucinewgame",
            "position startpos",
            "position startpos moves e2e4",
            "setoption name UCI_Variant value Atomic",
            "setoption name UCI_Chess960 value false",
            "ucinewgame",
            "position startpos",
            "position startpos moves g1f3",
            "setoption name UCI_Variant value chess",
            "setoption name UCI_Chess960 value true",
            "ucinewgame",
            &format!("position fen {fen}"),
            &format!("position fen {fen} moves e2e4"),
            "setoption name UCI_Chess960 value false",
            "ucinewgame",
            "position startpos",
            "position startpos moves e2e4",
        ]
    );
    assert_eq!(errors, ["the engine does not play :Horde"]);
    let (said, errors) = commands(&[], &[atomic]);
    assert_eq!(said, [] as [&str; 0]);
    assert_eq!(errors, ["the engine does not play :Atomic"]);
}

#[test]
fn the_variant_of_a_game_does_not_outlast_it() {
    let chess = "<game><info/><moves>e2e4</moves></game>";
    let atomic = "<game variant=\":Atomic\"><info/><moves>g1f3</moves></game>";
    let declared = "option=name UCI_Variant type";
    for (option, plain, errors) in [
        ("string default chess", "chess", 0),
        ("combo default <none> var atomic", "<none>", 0),
        (
            "combo default normal var crazyhouse var atomic",
            "normal",
            0,
        ),
        // Nothing makes it play chess again.
        ("combo var atomic", "", 1),
        ("combo default atomic var atomic", "", 1),
    ] {
        let (said, failed) = commands(&[&format!("{declared} {option}")], &[atomic, chess]);
        let mut set = said
            .iter()
            .filter_map(|line| line.strip_prefix("setoption name UCI_Variant value "));
        assert_eq!(set.next(), Some("atomic"), "{said:?}");
        assert_eq!(set.next().unwrap_or_default(), plain, "{said:?}");
        assert_eq!(failed.len(), errors, "{failed:?}");
    }
}

#[test]
fn what_is_wanted_is_written() {
    let text = "<game><info/><moves>e2e4 <var>d2d4 d7d5</var> e7e5</moves></game>";
    let say = [
        "say=info depth 4 multipv 1 score cp 20 time 14 wdl 100 850 50 pv g1f3 b8c6",
        "say=info depth 4 multipv 2 score cp 10 pv f1c4",
    ];
    let options = LiveOptions {
        variations: true,
        write: WriteOptions {
            fields: Fields::These(vec!["wdl".to_owned()]),
            variations: true,
            lines: u64::MAX,
            keep: false,
        },
        ..nodes(1)
    };
    let (text, outcome) = annotated(&mut scripted(&say), text, &options).unwrap();
    assert_eq!(outcome.searched, 5);
    assert_eq!((outcome.written.items, outcome.written.elements), (2, 3));
    assert!(text.contains("<table content=\"evaluation\" engine=\"0\">-20:4#1,+20:4#1</table>"));
    assert!(text.contains("<engine id=\"0\">Scripted 1.0</engine>"));
    assert!(text.contains("<tag name=\"UCI:wdl\">100 850 50</tag>"));
    assert!(text.contains("g1f3 b8c6</var>"), "{text}");
}

#[test]
fn engines_are_told_what_is_wanted() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("commands");
    let options = ["UCI_ShowWDL", "UCI_ShowRefutations"]
        .map(|name| format!("option=name {name} type check default false"));
    let log = format!("log={}", file.display());
    let mut live = scripted(&[&log, &options[0], &options[1]]);
    live.show(&Fields::These(vec![
        "wdl".to_owned(),
        "currline".to_owned(),
    ]))
    .unwrap();
    live.show(&Fields::All).unwrap();
    live.quit();
    let said = fs::read_to_string(file).unwrap();
    let set: Vec<_> = said
        .lines()
        .filter(|it| it.starts_with("setoption"))
        .collect();
    let [wdl, refutations] =
        ["WDL", "Refutations"].map(|it| format!("setoption name UCI_Show{it} value true"));
    assert_eq!(set, [&wdl, &wdl, &refutations]);
    assert!(said.ends_with("\nquit\n"), "{said}");
}

#[test]
fn what_is_said_in_several_lines_is_brought_together() {
    let text = "<game><info/><moves>e2e4</moves></game>";
    let say = [
        "say=info depth 7",
        "say=info nodes 12345 hashfull 7 refutation d2d4 d7d5 currline 1 e2e4",
        "say=info score cp 1",
        "say=info wdl 1 2 997",
        "say=info currmove e7e5 currmovenumber 4",
    ];
    let options = LiveOptions {
        write: WriteOptions {
            fields: Fields::All,
            ..WriteOptions::default()
        },
        ..nodes(1)
    };
    let (text, _) = annotated(&mut scripted(&say), text, &options).unwrap();
    assert!(text.contains("-1:7</table>"), "{text}");
    for (name, value) in [
        ("nodes", "12345"),
        ("hashfull", "7"),
        ("wdl", "1 2 997"),
        ("refutation", "d2d4 d7d5"),
        ("currline", "1 e2e4"),
        ("currmove", "e7e5"),
        ("currmovenumber", "4"),
    ] {
        let tag = format!("<tag name=\"UCI:{name}\">{value}</tag>");
        assert_eq!(text.matches(&tag).count(), 2, "{tag}\n{text}");
    }
}

#[test]
fn a_second_engine_gets_a_table_of_its_own() {
    let text = "<game><info><moveinfo><table content=\"evaluation\">+30</table></moveinfo></info>\
                <moves>e2e4</moves></game>";
    let (once, _) = annotated(&mut scripted(&[]), text, &nodes(1)).unwrap();
    let game = once
        .split_once("<game")
        .unwrap()
        .1
        .split_once("</game>")
        .unwrap()
        .0;
    let game = format!("<game{game}</game>");
    let mut other = scripted(&["name=Other 2"]);
    let (twice, _) = annotated(&mut other, &game, &nodes(1)).unwrap();
    for table in [
        "<table content=\"evaluation\">+30</table>",
        "<table content=\"evaluation\" engine=\"0\">-15:2#3</table>",
        "<table content=\"evaluation\" engine=\"1\">-15:2#3</table>",
    ] {
        assert!(twice.contains(table), "{twice}");
    }
    assert!(twice.contains("<engine id=\"1\">Other 2</engine>"));
}

#[test]
fn what_goes_wrong_leaves_the_game_alone() {
    let text = archive("<game><info/><moves>e2e4 e7e5</moves></game>");
    for (script, message) in [
        ("crash", "the engine crashed in a search"),
        ("ignore-stop", "the engine gave no answer in a search"),
        ("late-score", "the engine gave a score after its `bestmove`"),
    ] {
        let mut live = scripted(&[script, "when=e7e5"]);
        let mut reading = cif_types::read(&text);
        let before = reading.value.clone();
        let error = live
            .annotate(game(&mut reading.value), &nodes(1), &mut |_, _| {})
            .unwrap_err();
        assert!(error.to_string().starts_with(message), "{error}");
        assert_eq!(reading.value, before);
    }
    // Nor is anything written where no score came, or none of the first line.
    for script in ["no-score", "say=info depth 3 multipv 2 score cp 15"] {
        let mut reading = cif_types::read(&text);
        let before = reading.value.clone();
        let error = scripted(&[script])
            .annotate(game(&mut reading.value), &nodes(1), &mut |_, _| {})
            .unwrap_err();
        assert!(
            matches!(error, LiveError::Silent { searched: 3 }),
            "{error}"
        );
        assert_eq!(reading.value, before);
    }
    // One that says nothing of a position is asked about the next.
    let mut reading = cif_types::read(&text);
    let mut live = scripted(&["no-score", "when=e7e5"]);
    let outcome = live.annotate(game(&mut reading.value), &nodes(1), &mut |_, _| {});
    let outcome = outcome.unwrap();
    assert_eq!(
        (outcome.searched, outcome.silent, outcome.written.items),
        (3, 1, 1)
    );
}
