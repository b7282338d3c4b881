//! The command as people run it, and what it wrote as others read it.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Games that are hard on formats: quotes, commas, formulas, letters of all kinds, variations,
/// comments, evaluations, tags, a result that is missing, and one that cannot be played.
const PGN: &str = r#"[Event "Club, \"spring\""]
[Site "=HYPERLINK(\"x\")"]
[Date "2020.03.??"]
[Round "3.2"]
[White "Müller, Jürgen"]
[Black "Ольга"]
[Result "1-0"]
[WhiteElo "2701"]
[WhiteTitle "GM"]
[TimeControl "180+2"]
[ECO "C20"]
[Odd "one"]
[Odder "two; three"]

1. e4 {[%clk 0:03:00] [%eval 0.30,20] "best", by test} e5 $1 (1... c5 {=1+1} 2. Nf3 (2. c3)) 2. Ke2?! 1-0

[Event "Empty"]
[Date "1999.12.31"]
[Result "*"]

*

[Event "Atomic"]
[Variant "Atomic"]
[Date "2020.01.02"]
[White "A"]
[Black "B"]
[Result "0-1"]

1. e4 d5 2. exd5 e6 0-1

[Event "Unknown"]
[Variant "Hexagonal"]
[Result "*"]

1. e4 e5 *
"#;

/// Findings as `cif check --format json` writes them.
const FINDINGS: &str = r#"{"file":"a.cif","game":2,"line":3,"column":4,"offset":50,"length":6,"id":"MV-003","name":"illegal-move","severity":"warning","message":"no","help":"look","clause":"moves"}

{"file":"b.cif","line":1,"column":1,"offset":0,"length":0,"id":"xml:doctype","name":"doctype","severity":"error","message":"=1+1","clause":"XML"}
"#;

#[test]
fn findings_that_were_written_become_a_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    fs::write(path("found.ndjson"), FINDINGS).expect("a file");
    let table = exported(folder.path(), "found.ndjson -t findings -o - -f csv -q");
    assert_eq!(
        table,
        "source,game,line,column,offset,length,id,name,severity,message,help\n\
         a.cif,2,3,4,50,6,MV-003,illegal-move,warning,no,look\n\
         b.cif,,1,1,0,0,xml:doctype,doctype,error,'=1+1,\n"
    );
    fs::write(path("cut.ndjson"), &FINDINGS[..300]).expect("a file");
    let output = export(folder.path(), "cut.ndjson -t findings -o cut.parquet -q");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("line 3 is no finding"), "{said}");
    assert!(!path("cut.parquet").exists());
    // A check that finds nothing writes nothing.
    fs::write(path("none.ndjson"), "").expect("a file");
    let table = exported(folder.path(), "none.ndjson -t findings -o - -f csv -q");
    assert_eq!(table.lines().count(), 1, "{table}");
    // Games are not findings.
    let output = export(folder.path(), "found.ndjson -o games.csv -q");
    assert_eq!(output.status.code(), Some(2));
}

fn export(folder: &Path, line: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cif-export"))
        .args(line.split_whitespace().map(|it| it.replace('~', " ")))
        .current_dir(folder)
        .output()
        .expect("the command runs")
}

/// The text that a script beside the tests prints on the files in a folder.
fn python(script: &str, arguments: &[&str], folder: &Path) -> String {
    let scripts = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/python");
    let output = Command::new("python3")
        .arg(format!("{scripts}/{script}"))
        .args(arguments)
        .current_dir(folder)
        .output()
        .expect("python3");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{errors}\nit needs: pip install chess==1.11.2 pyarrow duckdb polars"
    );
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The standard output of a run that is to end well.
fn exported(folder: &Path, line: &str) -> String {
    let output = export(folder, line);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{line}: {errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("games.pgn"), PGN).expect("a file");
    folder
}

/// The files below a folder, sorted.
fn files(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).expect("below it");
                found.push(name.display().to_string());
            }
        }
    }
    found.sort();
    found
}

#[test]
fn an_export_takes_the_place_of_no_file_that_is_read() {
    let folder = folder();
    let path = folder.path().join("games.pgn");
    for line in ["games.pgn -f csv -o games.pgn", ". -f csv -o ./games.pgn"] {
        let output = export(folder.path(), line);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{line}: {said}");
        assert!(
            said.contains("games.pgn` would be overwritten by the output\n help: give"),
            "{line}: {said}"
        );
        assert_eq!(fs::read_to_string(&path).expect("a file"), PGN);
    }
}

#[test]
fn the_examples_of_the_help_end_well() {
    let folder = folder();
    let help = exported(folder.path(), "--help");
    let lines = help.lines().map(str::trim);
    let examples: Vec<&str> = lines
        .filter_map(|line| line.strip_prefix("cif export "))
        .collect();
    assert!(examples.len() >= 2, "{help}");
    for example in examples {
        exported(folder.path(), example);
    }
    assert_eq!(
        files(folder.path()),
        ["games.parquet", "games.pgn", "plies.csv.gz"]
    );
}

#[test]
#[cfg(unix)]
fn the_scripts_of_the_pages_end_well() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name);
    fs::create_dir(path("lichess")).expect("a folder");
    fs::copy(path("games.pgn"), path("lichess/games.pgn")).expect("a file");
    let archive = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/immortal.cif");
    fs::copy(archive, path("games.cif")).expect("a file");
    let packed = zstd::encode_all(PGN.as_bytes(), 0).expect("it is compressed");
    fs::write(path("games.pgn.zst"), packed).expect("a file");
    let pages = ["README.md", "docs/commands/export.md", "docs/scale.md"];
    let program = env!("CARGO_BIN_EXE_cif-export");
    let lines = cif_tests::manual::run_command_lines(&pages, "export", program, folder.path());
    assert!(lines >= 6, "only {lines} lines");
}

#[test]
fn others_read_the_same_in_every_format() {
    let folder = folder();
    let tables = "games,plies,lines,comments,evaluations,tags,findings";
    let corpus = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus");
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/immortal.cif");
    for format in ["parquet", "arrow", "csv", "ndjson"] {
        let sources =
            format!("games.pgn {docs} {corpus}/namebase.cif {corpus}/published-example.cif");
        exported(
            folder.path(),
            &format!("{sources} -t {tables} --columns all -f {format} -o out -q"),
        );
    }
    let counts = python("read_back.py", &["out"], folder.path());
    assert!(counts.contains("games 7"), "{counts}");
}

#[test]
fn conditions_columns_and_limits() {
    let folder = folder();
    for (options, expected) in [
        (
            "-c event --where year~=~2020",
            "event\n\"Club, \"\"spring\"\"\"\nAtomic\n",
        ),
        (
            "-c game --where white_elo~is~null --limit 2",
            "game\n2\n3\n",
        ),
        (
            "-c date,year,month,day --limit 1",
            "date,year,month,day\n2020-03,2020,3,\n",
        ),
        ("-c game --where -5~=~year", "game\n"),
        ("-c site --limit 1", "site\n\"'=HYPERLINK(\"\"x\"\")\"\n"),
        (
            "-c base_seconds,increment_seconds,white_title,plies --limit 1",
            "base_seconds,increment_seconds,white_title,plies\n180,2,GM,3\n",
        ),
        (
            "-c moves,moves_uci --limit 1",
            "moves,moves_uci\n1804 2356 772,e2e4 e7e5 e1e2\n",
        ),
        (
            "-t lines -c line,parent_line,start_ply,plies --limit 3",
            "line,parent_line,start_ply,plies\n0,,1,3\n1,0,2,2\n2,1,3,1\n",
        ),
        (
            "-t plies -c line,ply,uci,eval_cp,clock_ms,nags --limit 4",
            "line,ply,uci,eval_cp,clock_ms,nags\n0,1,e2e4,30,180000,\n0,2,e7e5,,,1\n\
             1,2,c7c5,,,\n1,3,g1f3,,,\n",
        ),
        (
            "-t comments -c line,ply,place,text",
            "line,ply,place,text\n0,1,after,\"\"\"best\"\", by test\"\n1,2,after,'=1+1\n",
        ),
        (
            "-t tags -c name,value --limit 2",
            "name,value\nOdd,one\nOdder,two; three\n",
        ),
        (
            "-t evaluations -c ply,engine,score_cp,depth",
            "ply,engine,score_cp,depth\n1,,30,20\n",
        ),
    ] {
        let line = format!("games.pgn -o - -f csv -q {options}");
        assert_eq!(exported(folder.path(), &line), expected, "{options}");
    }
    for (limit, said) in [(3, "games: 3 rows, "), (9, "games: 4 rows of 4 games, ")] {
        let output = export(
            folder.path(),
            &format!("games.pgn -o a.csv --limit {limit}"),
        );
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(errors.contains(said), "{limit}: {errors}");
    }
    let lichess = exported(
        folder.path(),
        "games.pgn -o - -f ndjson -q -c lichess --limit 1",
    );
    assert!(lichess.contains(r#""WhiteElo":2701"#), "{lichess}");
    assert!(lichess.contains(r#""movetext":"e4 e5 Ke2""#), "{lichess}");
}

#[test]
fn rows_are_parted_into_files_and_an_export_goes_on() {
    let folder = folder();
    let line = "games.pgn -c game,year --partition-by year --rows-per-file 1 -f csv -o out -q";
    exported(folder.path(), line);
    let out = folder.path().join("out");
    let expected = [
        "games/year=1999/part-00001.csv",
        "games/year=2020/part-00001.csv",
        "games/year=2020/part-00002.csv",
        "games/year=__HIVE_DEFAULT_PARTITION__/part-00001.csv",
    ];
    assert_eq!(files(&out), expected);
    let text = |name: &str| fs::read_to_string(out.join(name)).expect("a file");
    let whole = expected.map(text);
    // It ends where a file cannot be made, and leaves what is whole by then.
    let blocked = out.join(expected[3]);
    fs::remove_dir_all(&out).expect("a folder");
    fs::create_dir_all(&blocked).expect("a folder");
    fs::write(out.join(".cif-export"), "files\n").expect("a file");
    assert_eq!(export(folder.path(), line).status.code(), Some(2));
    let left = files(&out);
    assert!(left[0] == ".cif-export" && left.len() > 1, "{left:?}");
    // What is listed stays, and what is not comes again, whatever is there.
    fs::remove_dir(&blocked).expect("a folder");
    fs::write(out.join(expected[0]), "kept").expect("a file");
    fs::write(&blocked, "old").expect("a file");
    for other in [
        line.replace("-c game,year", "-c year,game"),
        line.replace("games.pgn", "games.pgn games.pgn.gz"),
        format!("{line} --where year=2020"),
    ] {
        fs::write(folder.path().join("games.pgn.gz"), []).expect("a file");
        let output = export(folder.path(), &format!("{other} --resume"));
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{other}");
        assert!(said.contains("begins anew"), "{other}: {said}");
    }
    exported(folder.path(), &format!("{line} --resume"));
    assert_eq!(files(&out), expected);
    let now = expected.map(text);
    assert_eq!((&*now[0], &now[1..]), ("kept", &whole[1..]));
    // At its end there is nothing to go on with, and the files of two exports are not mixed.
    let shorter = line.replace(" --rows-per-file 1", "");
    for line in [format!("{line} --resume"), shorter] {
        let output = export(folder.path(), &line);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{line}: {said}");
        assert!(said.contains("mixed") && said.contains(" help: "), "{said}");
        assert_eq!(expected.map(text), now, "{line}");
    }
    // What was interrupted begins anew without the files that it wrote, and with those of others.
    let listed = format!("files\n1 {}\n1 ../games.pgn\n", expected[0]);
    fs::write(out.join(".cif-export"), listed).expect("a file");
    fs::write(out.join("games/notes.txt"), "ours").expect("a file");
    exported(folder.path(), &format!("{line} --where year=2020"));
    assert_eq!(files(&out), [&["games/notes.txt"], &expected[1..]].concat());
    assert!(folder.path().join("games.pgn").is_file());
    for (line, said) in [
        ("games.pgn -o x.csv --resume", "a single file"),
        ("- -o x --rows-per-file 1 --resume", "standard input"),
    ] {
        let output = export(folder.path(), line);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains(said), "{line}: {errors}");
    }

    exported(
        folder.path(),
        "games.pgn --rows-per-file 3 -f ndjson -o numbered -q",
    );
    let numbered = folder.path().join("numbered");
    assert_eq!(
        files(&numbered),
        ["games-00001.ndjson", "games-00002.ndjson"]
    );
    let longer = "games.pgn --rows-per-file 4 -f ndjson -o numbered -q";
    assert_eq!(export(folder.path(), longer).status.code(), Some(2));
}

#[test]
fn others_read_parts_with_the_types_of_their_files() {
    let folder = folder();
    exported(folder.path(), "games.pgn --partition-by year -o out -q");
    let years = python("parted.py", &["out/games"], folder.path());
    assert_eq!(years.trim(), "1999 2020 2020 None");
}

#[test]
fn compressed_and_folders() {
    let folder = folder();
    exported(folder.path(), "games.pgn -c event -o games.csv.gz -q");
    let packed = fs::read(folder.path().join("games.csv.gz")).expect("a file");
    assert_eq!(packed[..2], [0x1F, 0x8B]);
    fs::create_dir(folder.path().join("more")).expect("a folder");
    fs::copy(
        folder.path().join("games.pgn"),
        folder.path().join("more/b.pgn"),
    )
    .expect("a copy");
    let out = exported(
        folder.path(),
        "more games.pgn -c source,game -o - -f csv -q",
    );
    let last = out.lines().last();
    assert_eq!((out.lines().count(), last), (9, Some("games.pgn,4")));
}

#[test]
fn what_is_wrong_is_said() {
    let folder = folder();
    for (line, said) in [
        ("games.pgn -o games", "cannot tell the format of `games`"),
        ("none.pgn -o a.csv", "cannot read `none.pgn`"),
        ("games.pgn -o a.csv -c elo", "`elo` is no column of `games`"),
        ("games.pgn -o a.csv -t moves", "`moves` is no table"),
        (
            "games.pgn -o a.csv --where elo=1",
            "`elo` is no column of the head",
        ),
        (
            "games.pgn -o a.csv --where WhiteElo>1",
            "write `white_elo` (character 1)",
        ),
        (
            "games.pgn -o a -t games,findings --where year>1",
            "findings are those of whole files\n help: leave the condition out",
        ),
        (
            "games.pgn -o a.csv --limit x",
            "'--limit <N>': a whole number",
        ),
        (
            "games.pgn -o a.csv -j 0",
            "'--jobs <N>': a whole number from 1 to 65535",
        ),
        (
            "games.pgn -o a.csv --rows-per-file 0",
            "a whole number is needed, at least 1",
        ),
        (
            "games.pgn -o a.csv --max-expansion x",
            "a whole number is needed, at least 1",
        ),
        (
            "games.pgn -o a --partition-by eco -c white",
            "`eco` is not among the columns of `games`\n help: add it to `--columns`",
        ),
        (
            "games.pgn -o a.csv --partition-by eco",
            "several files need a folder",
        ),
        (
            "games.pgn -o a.parquet.zst",
            "the format is compressed inside",
        ),
        (
            "- -o a -t games,plies -f csv",
            "standard input can be read once",
        ),
    ] {
        let output = export(folder.path(), line);
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{line}: {errors}");
        assert!(errors.contains(said), "{line}: {errors}");
        assert!(!folder.path().join("a.csv").exists(), "{line}");
    }
}

#[cfg(unix)]
#[test]
fn readers_may_go_away_and_devices_are_written_through() {
    let folder = folder();
    let game = "[Event \"x\"]\n[White \"A\"]\n\n1. e4 e5 1-0\n\n";
    fs::write(folder.path().join("many.pgn"), game.repeat(20_000)).expect("a file");
    for format in ["csv", "ndjson"] {
        for (output, reader, lines) in [
            ("-", "head -n 3", 3),
            ("-", "true", 0),
            ("/dev/stdout", "head -n 3", 3),
            ("/dev/stdout", "true", 0),
            ("/dev/stdout", "cat", 20_000 + usize::from(format == "csv")),
        ] {
            let line = format!(
                "set -o pipefail; {} many.pgn -q --format {format} -o {output} | {reader}",
                env!("CARGO_BIN_EXE_cif-export")
            );
            let mut shell = Command::new("bash");
            shell.args(["-c", &line]).current_dir(folder.path());
            let output = shell.output().expect("bash");
            let errors = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{line}: {errors}");
            assert_eq!(errors, "", "{line}");
            let count = String::from_utf8_lossy(&output.stdout).lines().count();
            assert_eq!(count, lines, "{line}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_that_is_open_is_written_on() {
    let folder = folder();
    for (options, lines) in [("-c game -f csv", 7), ("-f parquet", 4)] {
        let line = format!(
            "(echo old; {} games.pgn {options} -o /dev/stdout -q; echo; echo new) > log",
            env!("CARGO_BIN_EXE_cif-export")
        );
        let mut shell = Command::new("sh");
        let status = shell
            .args(["-c", &line])
            .current_dir(folder.path())
            .status();
        assert!(status.expect("a shell").success(), "{line}");
        let log = fs::read(folder.path().join("log")).expect("a file");
        let log = String::from_utf8_lossy(&log);
        assert!(
            log.starts_with("old\n") && log.ends_with("\nnew\n"),
            "{line}"
        );
        assert!(log.lines().count() >= lines, "{line}");
    }
    assert_eq!(files(folder.path()).len(), 2);
}

#[test]
fn faults_of_an_archive_are_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let info =
        "<info><version>1.0</version><creator/><created>2026-01-31</created><content/></info>";
    let game = "<game><info/><moves>e2e4 e7e5</moves></game>";
    for (text, rows, items) in [
        (
            format!("<cif>{game}<game><info/><moves>d2d4"),
            "1,2\n2,1\n",
            2,
        ),
        (format!("<cif a='1'>{game}{info}</cif>"), "1,2\n", 1),
        (format!("<cif>{game}stray<?x?>{info}</cif>"), "1,2\n", 1),
        (format!("<cif>{game}{info}stray</cif>"), "1,2\n", 1),
        (format!("<cif>{game}</cif>"), "1,2\n", 1),
        (format!("<cif>{game}{info}{game}</cif>"), "1,2\n2,2\n", 1),
        (format!("<cif>{game}{info}{info}</cif>"), "1,2\n", 1),
        (format!("<cif>{game}{info}<index/></cif>"), "1,2\n", 1),
        (
            format!("<cif>{game}{info}</cif>").replace(" e", " zz9 e"),
            "1,2\n",
            1,
        ),
        (
            format!("<cif>{game}{info}</cif>").replace(" e", "<var>???</var> e"),
            "1,2\n",
            1,
        ),
        (
            format!("<cif>{game}{info}</cif>").replace("5<", "5<epilogue/>g1f3<"),
            "1,2\n",
            1,
        ),
        (
            format!("<cif>{game}{info}</cif>").replace("e4", "e4 $0"),
            "1,2\n",
            1,
        ),
        (
            format!("<cif><index><game id='1'/></index>{game}{info}</cif>").replace("e4", "e4 -"),
            "1,2\n",
            1,
        ),
        (format!("<cif>{game}{info}</cif>"), "1,2\n", 0),
    ] {
        fs::write(folder.path().join("faults.cif"), &text).expect("a file");
        let output = export(folder.path(), "faults.cif -c game,plies -o - -f csv -q");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(
            output.status.code(),
            Some(i32::from(items > 0)),
            "{text}: {errors}"
        );
        let written = String::from_utf8_lossy(&output.stdout);
        assert_eq!(written, format!("game,plies\n{rows}"), "{text}");
        let said = match items {
            0 => String::new(),
            1 => ", 1 item with faults".to_owned(),
            _ => format!(", {items} items with faults"),
        };
        assert!(errors.contains(&said), "{text}: {errors}");
    }
    // Nobody asks for the moves.
    let text = format!("<cif>{game}{info}</cif>").replace("e2", "zz");
    fs::write(folder.path().join("faults.cif"), text).expect("a file");
    let output = export(folder.path(), "faults.cif -c white -o - -f csv -q");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn what_holds_no_game_replaces_nothing() {
    let folder = folder();
    for (name, text, said) in [
        ("empty.pgn", &b""[..], "there is no game"),
        ("star.pgn", b"*\n", "there is no game"),
        (
            "letter.pgn",
            b"Dear friend,\nsee you soon.\n",
            "there is no game",
        ),
        ("page.pgn", b"<!doctype html><html>", "a page of the web"),
        (
            "games.zip",
            b"PK\x03\x04\x14\0\0\0game\n[A \"b\"]",
            "a packed file",
        ),
        ("bytes.cif", b"\x00\x01\x02\x03\x04\x05", "binary data"),
        ("none.cif", b"<cif></cif>", "there is no game"),
    ] {
        fs::write(folder.path().join(name), text).expect("a file");
        fs::write(folder.path().join("old.csv"), "kept").expect("a file");
        let output = export(folder.path(), &format!("{name} -o old.csv"));
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{name}: {errors}");
        assert!(errors.contains(said), "{name}: {errors}");
        let old = fs::read_to_string(folder.path().join("old.csv")).expect("a file");
        assert_eq!(old, "kept", "{name}");
        for options in ["-o new/a/b.csv", "-o new --partition-by year"] {
            export(folder.path(), &format!("{name} {options}"));
            assert!(!folder.path().join("new").exists(), "{name} {options}");
        }
    }
    // A table that is whole stays.
    let output = export(folder.path(), "letter.pgn -o new -t findings,games");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("nothing more was written"), "{errors}");
    assert!(folder.path().join("new/findings.parquet").is_file());
}

/// A folder stands for the same files as in every other command.
#[test]
fn excluded_files_are_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write("cif.toml", "exclude = ['/old', 'draft*']\n");
    // Git's own patterns count in its repositories alone.
    write(".git/HEAD", "");
    write(".gitignore", "build/\nb.pgn\n");
    for name in [
        "a.pgn",
        ".c.pgn",
        "b.pgn",
        "draft.pgn",
        "old/d.pgn",
        "build/e.pgn",
        ".f/g.pgn",
    ] {
        write(name, &format!("[White \"{name}\"]\n\n1. e4 *\n"));
    }
    let rows = exported(folder.path(), ". -q --columns white -o - --format csv");
    assert_eq!(rows, "white\n.c.pgn\na.pgn\nb.pgn\n");
    write("cif.toml", "exclude = ['a{']\n");
    let output = export(folder.path(), ". -o x.csv");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("cannot read `cif.toml`"), "{said}");
    assert_eq!(output.status.code(), Some(2));
}

/// A limit on the size of files is an error like others: nothing is left behind, and it names the
/// file that was asked for.
#[cfg(unix)]
#[test]
fn a_file_that_grows_too_large_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let games = (0..2000).map(|it| format!("[White \"{it}\"]\n\n1. e4 e5 {{{it}}} *\n\n"));
    fs::write(folder.path().join("a.pgn"), games.collect::<String>()).unwrap();
    for name in ["x.parquet", "x.arrow", "x.csv", "x.ndjson", "x.csv.gz"] {
        let program = env!("CARGO_BIN_EXE_cif-export");
        let output = Command::new("sh")
            .args([
                "-c",
                "ulimit -f 4; exec \"$0\" -q -t plies -o \"$1\" a.pgn",
                program,
                name,
            ])
            .current_dir(folder.path())
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        let expected = format!("error: cannot write `{name}`: File too large\n");
        assert_eq!((output.status.code(), &*said), (Some(2), &*expected));
        let names = fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(names, 1, "{name}");
    }
}

/// Queries of the manual without functions of chess give the same rows in another engine.
#[test]
fn the_cookbook_gives_the_same_rows_in_duckdb() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let tables = "games,plies,lines,comments,evaluations,tags";
    for name in ["pgn", "cif"] {
        let source = format!("{root}/crates/query/tests/corpus/club.{name}");
        let line = format!("{source} -t {tables} --columns all -o {name} -q");
        exported(folder.path(), &line);
    }
    let manual = format!("{root}/docs/query.md");
    let compared = python("cookbook.py", &[&manual, "pgn", "cif"], folder.path());
    let compared: usize = compared.trim().parse().expect("a number");
    assert!(compared >= 12, "{compared} queries");
}

/// Of many parts some are finished before the end, and have further files: an export that goes on
/// knows from the manifest how many rows each of them has.
#[test]
fn an_export_of_many_parts_goes_on_without_loss() {
    let folder = tempfile::tempdir().expect("a folder");
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(25);
    let games = format!("[White \"x\"]\n\n{moves}*\n\n").repeat(300);
    fs::write(folder.path().join("games.pgn"), games).expect("a file");
    let line = "games.pgn -t plies -c game,ply,san --partition-by ply -f csv -q -o";
    // The rows of each part, without heads.
    let rows = |out: &Path| {
        let mut parts: BTreeMap<String, String> = BTreeMap::new();
        for name in files(out) {
            let text = fs::read_to_string(out.join(&name)).expect("a file");
            let (_, rows) = text.split_once('\n').expect("a head");
            let (part, _) = name.rsplit_once('/').expect("a folder");
            parts.entry(part.to_owned()).or_default().push_str(rows);
        }
        parts
    };
    let (whole, out) = (folder.path().join("whole"), folder.path().join("out"));
    exported(folder.path(), &format!("{line} whole"));
    let expected = rows(&whole);
    assert_eq!(expected.len(), 100);
    assert!(whole.join("plies/ply=1/part-00002.csv").is_file());
    let blocked = out.join("plies/ply=90/part-00001.csv");
    fs::create_dir_all(&blocked).expect("a folder");
    fs::write(out.join(".cif-export"), "files\n").expect("a file");
    let output = export(folder.path(), &format!("{line} out"));
    assert_eq!(output.status.code(), Some(2));
    assert!(out.join("plies/ply=1/part-00001.csv").is_file());
    fs::remove_dir(&blocked).expect("a folder");
    exported(folder.path(), &format!("{line} out --resume"));
    assert_eq!(rows(&out), expected);
}

/// The last words stand in a line of their own, not behind that of the progress.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_export_takes_its_line_away() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let read = |name: &str| fs::read_to_string(path(name)).unwrap_or_default();
    let run = |program: &str, words: &[&str]| {
        let mut command = cif_oracles::interruptible(program);
        command.args(words).current_dir(folder.path());
        command
    };
    let shows_rows = |screen: &str| {
        let mut lines = screen.split("games: ").skip(1);
        lines.any(|line| !line.starts_with("0 rows"))
    };
    assert!(run("mkfifo", &["pipe"]).status().unwrap().success());
    let line = format!(
        "echo $$ > id; exec '{}' - -o a.csv < pipe",
        env!("CARGO_BIN_EXE_cif-export")
    );
    let mut terminal = run("script", &["-qefc", &line, "screen"])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let mut pipe = fs::OpenOptions::new()
        .write(true)
        .open(path("pipe"))
        .unwrap();
    for _ in 0..600 {
        pipe.write_all("[White \"A\"]\n\n1. e4 *\n\n".repeat(1000).as_bytes())
            .unwrap();
        if shows_rows(&read("screen")) {
            break;
        }
    }
    let id = read("id");
    assert!(
        run("kill", &["-INT", id.trim()])
            .status()
            .unwrap()
            .success()
    );
    terminal.wait().unwrap();
    let screen = read("screen");
    assert!(shows_rows(&screen), "{screen:?}");
    let (before, _) = screen.split_once("warning: interrupted: ").unwrap();
    assert!(before.ends_with("\r\u{1b}[2K"), "{screen:?}");
}

/// Interrupted or ended, an export leaves nothing half written: a file is not there, and what was
/// there stays; in a folder the files that are whole stay, and `--resume` goes on with them.
#[cfg(unix)]
#[test]
fn an_interrupted_export_leaves_nothing_half_written() {
    let games = |count: usize| -> String {
        let game = |it| {
            format!(
                "[White \"{it}\"]\n[Date \"20{:02}.??.??\"]\n\n1. e4 *\n\n",
                it % 4
            )
        };
        (0..count).map(game).collect()
    };
    for (line, signal, status, said, left) in [
        (
            "-o a.csv",
            "-INT",
            130,
            "nothing was written (`a.csv`)",
            &["old.csv"][..],
        ),
        (
            "-o old.csv",
            "-TERM",
            143,
            "nothing was written (`old.csv`)",
            &["old.csv"],
        ),
        (
            "-o a.parquet",
            "-HUP",
            129,
            "nothing was written (`a.parquet`)",
            &["old.csv"],
        ),
        (
            "-f csv --rows-per-file 20000 -o out",
            "-INT",
            130,
            "what is whole stays, and `--resume` goes on with it (`out`)",
            &["old.csv", "out/.cif-export", "out/games-00001.csv"],
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("old.csv"), "old").unwrap();
        let mut child = cif_oracles::interruptible(env!("CARGO_BIN_EXE_cif-export"))
            .args(["-", "-q"])
            .args(line.split(' '))
            .current_dir(folder.path())
            .stdin(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(games(30_000).as_bytes()).unwrap();
        input.flush().unwrap();
        let is_begun = || {
            let files = files(folder.path());
            let is_new = |it: &&String| it.contains("/.cif-") || it.starts_with(".cif-");
            files.iter().filter(is_new).count() > 0 && files.len() > left.len()
        };
        for _ in 0..600 {
            if is_begun() {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(100));
        }
        assert!(is_begun(), "{line}: {:?}", files(folder.path()));
        let id = child.id().to_string();
        assert!(
            Command::new("kill")
                .args([signal, &id])
                .status()
                .unwrap()
                .success()
        );
        let output = child.wait_with_output().unwrap();
        drop(input);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{line}: {errors}");
        assert!(
            errors.contains(&format!("interrupted: {said}")),
            "{line}: {errors}"
        );
        assert_eq!(files(folder.path()), left, "{line}");
        let old = fs::read_to_string(folder.path().join("old.csv")).unwrap();
        assert_eq!(old, "old", "{line}");
    }
}

/// An export that waits for its first row says what there is, too.
#[cfg(unix)]
#[test]
fn an_export_that_is_interrupted_before_its_first_row_says_so() {
    for (line, said) in [
        ("-o a.csv", "nothing was written (`a.csv`)\n"),
        ("-f csv -o out", "nothing was written (`out`)\n"),
        ("-f csv -o -", "nothing was written\n"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut child = cif_oracles::interruptible(env!("CARGO_BIN_EXE_cif-export"))
            .args(["-", "-q"])
            .args(line.split(' '))
            .current_dir(folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A pipe holds so much of it that it was read when all is written.
        let mut input = child.stdin.take().unwrap();
        input.write_all(&vec![b'\n'; 1 << 20]).unwrap();
        let id = child.id().to_string();
        let kill = Command::new("kill").args(["-INT", &id]).status();
        assert!(kill.unwrap().success());
        let output = child.wait_with_output().unwrap();
        drop(input);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(130), "{line}: {errors}");
        assert_eq!(errors, format!("warning: interrupted: {said}"), "{line}");
        assert!(files(folder.path()).is_empty(), "{line}");
    }
}
