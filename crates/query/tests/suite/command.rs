//! The command as people run it.

use std::io::Write;
#[cfg(unix)]
use std::path::Path;
use std::process::{Command, Output, Stdio};
#[cfg(unix)]
use std::time::{Duration, Instant};

pub(crate) fn query(arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cif-query"))
        .args(arguments)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests"))
        .env_remove("CLICOLOR_FORCE")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    // It may end without reading.
    let _ = child
        .stdin
        .take()
        .expect("an input")
        .write_all(input.as_bytes());
    let Output {
        status,
        stdout,
        stderr,
    } = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (status.code(), text(stdout), text(stderr))
}

#[test]
fn results_have_the_form_that_is_asked_for() {
    let sql = "SELECT 'a' AS x, [1, 2] AS y UNION ALL SELECT NULL, NULL ORDER BY x";
    for (format, expected) in [
        ("csv", "x,y\na,\"[1, 2]\"\n,\n"),
        (
            "json",
            "{\"x\":\"a\",\"y\":[1,2]}\n{\"x\":null,\"y\":null}\n",
        ),
        (
            "table",
            "+---+--------+\n| x | y      |\n+---+--------+\n| a | [1, 2] |\n|   |        |\n+---+--------+\n",
        ),
    ] {
        let found = query(&[sql, "--format", format, "-o", "-"], "");
        assert_eq!(found, (Some(0), expected.to_owned(), String::new()));
    }
}

/// A table for people has some of the rows, and no more are said to be written.
#[test]
fn rows_that_were_written_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    for (name, options, rows) in [
        ("x.txt", &[][..], "100 rows"),
        ("x.txt", &["--max-rows", "3"], "3 rows"),
        ("x.txt", &["--max-rows", "0"], "20000 rows"),
        ("x.csv", &["--max-rows", "3"], "20000 rows"),
    ] {
        let path = folder.path().join(name);
        let path = path.to_str().unwrap();
        let sql = "SELECT unnest(range(20000)) AS x";
        let (status, _, said) = query(&[&[sql, "-o", path], options].concat(), "");
        assert_eq!((status, said), (Some(0), format!("{rows} written\n")));
    }
}

#[test]
fn brackets_say_how_far_a_comparison_goes() {
    let sql = "SELECT (true IS DISTINCT FROM true) OR true AS a, \
               true IS DISTINCT FROM (true AND false) AS b, 1 IS NOT DISTINCT FROM 1 AS c";
    let found = query(&[sql, "--format", "csv"], "");
    assert_eq!(
        found,
        (Some(0), "a,b,c\ntrue,true,true\n".to_owned(), String::new())
    );
}

/// Statements that define something have no result; one that was prepared has its own.
#[test]
fn prepared_queries_have_their_results() {
    let prepared = "SET datafusion.execution.batch_size = 100; CREATE TABLE t AS SELECT 42 AS x; \
                    PREPARE p AS SELECT x + $1 AS x FROM t; EXECUTE p(1)";
    for sql in [
        prepared.to_owned(),
        format!("{prepared}; DEALLOCATE p; DROP TABLE t"),
    ] {
        let found = query(&[&sql, "--format", "csv"], "");
        assert_eq!(found, (Some(0), "x\n43\n".to_owned(), String::new()));
    }
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (games, out) = (path("games.csv"), path("x.csv"));
    std::fs::write(&games, "x\n1\n").unwrap();
    assert_eq!(query(&[prepared, "-o", &out], "").0, Some(0));
    assert_eq!(std::fs::read_to_string(&out).unwrap(), "x\n43\n");
    let overwrite = format!("PREPARE p AS SELECT x FROM '{games}'; EXECUTE p");
    for (sql, output, message) in [
        (
            &*format!("{prepared}; SELECT 1"),
            &out,
            "only the last may have a result",
        ),
        (&overwrite, &games, "would be overwritten"),
        ("PREPARE p AS COPY t TO 'x.csv'", &out, ""),
    ] {
        let (status, _, said) = query(&[sql, "-o", output], "");
        assert_eq!(status, Some(2), "{sql}");
        assert!(said.contains(message), "{sql}: {said}");
    }
    assert_eq!(std::fs::read_to_string(&games).unwrap(), "x\n1\n");
}

#[test]
fn files_are_written_whole_and_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let sql = "SELECT value AS n, pack_moves('e4 e5') AS moves FROM generate_series(1, 20000)";
    for name in ["n.parquet", "n.csv", "n.json", "n.ndjson", "n.jsonl"] {
        let path = folder.path().join(name);
        let path = path.to_str().unwrap();
        let written = query(&[sql, "-o", path], "");
        let said = "20000 rows written\n".to_owned();
        assert_eq!(written, (Some(0), String::new(), said));
        let again = format!("SELECT sum(n) AS n, count(moves) AS m FROM '{path}'");
        let (status, text, stderr) = query(&[&again, "--format", "csv"], "");
        assert_eq!(
            (status, &*text),
            (Some(0), "n,m\n200010000,20000\n"),
            "{stderr}"
        );
    }
    // A query that fails leaves the old file.
    let path = folder.path().join("n.csv");
    let sql = "SELECT 1 / (value - 20000) FROM generate_series(1, 20000)";
    let (status, _, _) = query(&[sql, "-o", path.to_str().unwrap()], "");
    assert_eq!(status, Some(2));
    assert!(
        std::fs::read_to_string(path)
            .unwrap()
            .starts_with("n,moves\n")
    );
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 5);
}

#[test]
fn columns_of_one_name_are_for_people_alone() {
    let sql = "SELECT a.value, b.value FROM generate_series(1, 1) a, generate_series(7, 7) b";
    assert_eq!(query(&[sql], "").0, Some(0));
    let folder = tempfile::tempdir().unwrap();
    for form in ["csv", "json", "parquet"] {
        let out = folder.path().join(form);
        let arguments = [sql, "--format", form, "-o", out.to_str().unwrap()];
        let (status, _, said) = query(&arguments, "");
        assert_eq!(status, Some(2), "{form}");
        assert!(
            said.contains("two columns of the result are named `value`"),
            "{said}"
        );
        assert!(!out.exists(), "{form}");
    }
}

#[test]
fn what_has_no_result_writes_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.csv");
    std::fs::write(&path, "precious\n").unwrap();
    for sql in [
        "CREATE VIEW v AS SELECT 1",
        "CREATE TABLE t AS SELECT 1",
        "SET datafusion.catalog.newlines_in_values = false",
    ] {
        let (status, _, said) = query(&[sql, "-o", path.to_str().unwrap()], "");
        assert_eq!(status, Some(2), "{sql}");
        assert!(said.contains("has no result"), "{sql}: {said}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "precious\n");
    }
}

#[test]
fn what_is_piped_to_the_prompt_is_answered_to_the_last() {
    let csv = |input: &str| {
        let (status, text, said) = query(&["-i", "--format", "csv"], input);
        (status, text.replace('\n', " "), said)
    };
    for (input, status, answered, message) in [
        ("SELECT 5 AS a", 0, "a 5 ", ""),
        ("SELECT 5 AS a;\nSELECT 6\nAS b\n", 0, "a 5 b 6 ", ""),
        ("\u{feff}SELECT 5 AS a;\n\n  \n", 0, "a 5 ", ""),
        (
            "SELECT nope;\nSELECT 6 AS b",
            2,
            "b 6 ",
            "a query was not answered",
        ),
        (
            "SELECT nope;\nSELECT no",
            2,
            "",
            "2 queries were not answered",
        ),
        ("SELECT 'a;\nb' AS x;\n", 0, "x \"a; b\" ", ""),
        (
            "/* a ;\n*/ SELECT 10 AS d;\nSELECT 1 AS -- ;\ne;",
            0,
            "d 10 e 1 ",
            "",
        ),
        ("SELECT 'a;\n", 2, "", "Unterminated string literal"),
        (&wide("SELECT 5 AS a;\nSELECT 6 AS b;\n"), 0, "a 5 b 6 ", ""),
        ("\\quit\nSELECT 6 AS b", 0, "", ""),
        ("", 0, "", ""),
    ] {
        let found = csv(input);
        assert_eq!(
            (found.0, &*found.1),
            (Some(status), answered),
            "{input}: {}",
            found.2
        );
        assert!(found.2.contains(message), "{input}: {}", found.2);
    }
}

/// A text in UTF-16LE, without the mark of that.
fn wide(text: &str) -> String {
    text.chars().flat_map(|it| [it, '\0']).collect()
}

#[test]
fn queries_in_units_of_two_bytes_are_read_and_rows_are_refused_by_the_encoding() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    for mark in [&b""[..], b"\xFF\xFE"] {
        for (name, text) in [
            ("a.csv", "x,y\n1,2\n"),
            ("a.ndjson", "{\"x\": 1}\n"),
            ("a.jsonl", "{\"x\": 1}\n"),
            ("a.json", "{\"x\": 1}\n"),
            ("a.sql", "SELECT 5 AS a"),
        ] {
            let name = path(name);
            std::fs::write(&name, [mark, wide(text).as_bytes()].concat()).unwrap();
            if name.ends_with("sql") {
                let found = query(&["-f", &name, "--format", "csv"], "");
                assert_eq!(found, (Some(0), "a\n5\n".to_owned(), String::new()));
                continue;
            }
            let (status, _, said) = query(&[&format!("SELECT * FROM '{name}'")], "");
            assert_eq!(status, Some(2), "{name}");
            assert!(said.contains("is in UTF-16LE: save it in UTF-8"), "{said}");
        }
    }
    // The encoding is told by what is between the names of the columns.
    let russian = "\u{438}\u{43c}\u{44f},\u{441}\u{447}\u{451}\u{442}\n\u{416}\u{438},1\n";
    let low = russian.encode_utf16().flat_map(u16::to_le_bytes);
    let high = russian.encode_utf16().flat_map(u16::to_be_bytes);
    let name = path("b.csv");
    for (bytes, encoding) in [
        (low.collect::<Vec<u8>>(), "UTF-16LE"),
        (high.collect(), "UTF-16BE"),
    ] {
        std::fs::write(&name, bytes).unwrap();
        for sql in [
            format!("SELECT * FROM '{name}'"),
            format!("CREATE EXTERNAL TABLE t STORED AS CSV LOCATION '{name}'"),
            format!("CREATE EXTERNAL TABLE t (a INT) STORED AS CSV LOCATION '{name}'"),
        ] {
            let (status, _, said) = query(&[&sql], "");
            assert_eq!(status, Some(2), "{sql}");
            let refusal = format!("`b.csv` is in {encoding}: save it in UTF-8");
            assert!(said.contains(&refusal), "{sql}: {said}");
        }
    }
}

#[test]
fn patterns_of_rows_may_be_none() {
    for (call, bad, good, found) in [
        (
            "has_position('e4', column1)",
            "junk",
            "8/8/8/8/8/8/8/8",
            "false",
        ),
        ("has_opening('e4 e5', column1)", "Emil", "e4", "true"),
        ("has_material('e4', column1)", "KX", "Kk", "false"),
    ] {
        let sql = format!("SELECT {call} AS f FROM (VALUES ('{bad}'), ('{good}'), ('{bad}'))");
        let (status, text, said) = query(&[&sql, "--format", "json"], "");
        let expected = ["null", found, "null"].map(|it| format!("{{\"f\":{it}}}\n"));
        assert_eq!(
            (status, text),
            (Some(0), expected.concat()),
            "{call}: {said}"
        );
        let written = sql.replace("column1", &format!("'{bad}'"));
        assert_eq!(query(&[&written], "").0, Some(2), "{written}");
    }
}

/// An object of JSON has a name once.
#[test]
fn maps_are_lists_of_pairs_in_json() {
    let map = "MAP {'a': [1, 2]}";
    let pair = r#"[{"key":"a","value":[1,2]}]"#;
    let sql = format!("SELECT {map} AS m, [{map}] AS l, struct({map}) AS s, 1 AS n");
    let (status, text, said) = query(&[&sql, "--format", "json"], "");
    let expected = format!(r#"{{"m":{pair},"l":[{pair}],"s":{{"c0":{pair}}},"n":1}}"#);
    assert_eq!((status, text.trim()), (Some(0), &*expected), "{said}");
}

#[test]
fn errors_are_said_with_status_2() {
    for (arguments, message) in [
        (&["CHOOSE 1"][..], "CHOOSE"),
        (&["SELECT fen_a('e4', 1)"], "fen_at"),
        (
            &["SELECT * FROM games"],
            "table 'games' not found\n help: name the files behind the query",
        ),
        (
            &["SELECT * FROM game", "corpus/club.pgn"],
            "table 'game' not found\n help: the tables are comments, evaluations, findings, games, \
             lines, plies, tags; a file",
        ),
        (
            &["CREATE TABLE t AS SELECT 1; DESCRIBE u"],
            "help: the tables are t; a file is one by its name",
        ),
        (
            &["SELECT 1 FROM 'inputs.zip'"],
            "'inputs.zip' not found\n help: ",
        ),
        (
            &["SELECT 1 FROM 'suite/main.rs'"],
            "table 'suite/main.rs' not found\n help: it is there, and no table by its name",
        ),
        (
            &["SELECT 1 FROM corpus", "corpus/club.pgn"],
            "table 'corpus' not found\n help: it is there",
        ),
        (
            &[
                "SELECT count(*) FROM plies WHERE EXISTS (SELECT 1 FROM games \
               WHERE games.game = plies.game)",
                "corpus/club.pgn",
            ],
            "help: a column of a nearer table has the name of the table",
        ),
        (
            &["PREPARE p AS SELECT NOT true IS DISTINCT FROM $1 AND false"],
            "write brackets, `(a IS DISTINCT FROM b) AND c`",
        ),
        (
            &["EXPLAIN SELECT 1 WHERE 1 IS NOT DISTINCT FROM 1 OR false"],
            "write brackets",
        ),
        (&["SELECT 1", "-o", "x.odt"], "names no format"),
        (&["SELECT 1", "-o", "x.parquet.gz"], "Parquet"),
        (&["COPY (SELECT 1) TO 'x.csv'"], "-o FILE"),
        (&["-f", "missing.sql"], "missing.sql"),
        (&[""], "no query"),
        (
            &[concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")],
            "Cargo.toml` is a file, and the query comes before it",
        ),
        (&["--memory", "0", "SELECT 1"], "--memory"),
        (
            &["--memory", "x", "SELECT 1"],
            "'--memory <SIZE>': a size is needed, like 512M or 2G",
        ),
        (
            &["--max-rows", "x", "SELECT 1"],
            "'--max-rows <N>': a whole number is needed",
        ),
    ] {
        let (status, stdout, stderr) = query(arguments, "");
        assert_eq!((status, &*stdout), (Some(2), ""), "{arguments:?}");
        assert!(stderr.contains(message), "{arguments:?}: {stderr}");
    }
    for (text, message) in [
        ("<!doctype html><html>", "(HTML), not like games"),
        ("{\"a\": 1}", "JSON, not like games"),
    ] {
        let (status, _, stderr) = query(&["SELECT * FROM games", "-"], text);
        assert_eq!(status, Some(2), "{stderr}");
        assert!(stderr.contains(message), "{stderr}");
        assert!(stderr.contains("\n help: "), "{stderr}");
    }
}

/// Queries as deep as they may be are answered, and deeper ones refused.
#[test]
fn deep_queries_are_bounded() {
    let chain = |item: &str, operator: &str, count| vec![item; count].join(operator);
    for (item, operator, most) in [("1", "+", 900), ("'a'", "||", 600)] {
        for (count, expected) in [(most, Some(0)), (4 * most, Some(2))] {
            let chain = chain(item, operator, count);
            let sql = format!("SELECT count(*) FROM (SELECT {chain} FROM range(3))");
            let (status, _, stderr) = query(&[&sql, "-j", "2"], "");
            let stderr: String = stderr.chars().take(300).collect();
            assert_eq!(status, expected, "{count} {operator}: {stderr}");
        }
    }
    let nested = format!("SELECT {}1{}", "(".repeat(900), ")".repeat(900));
    assert_eq!(query(&[&nested], "").0, Some(2));
}

/// Sorting more than memory holds goes by the disk.
#[test]
fn what_memory_does_not_hold_is_spilled() {
    let sql = "SELECT count(*) AS n FROM (SELECT DISTINCT md FROM (SELECT \
               repeat(CAST(value % 300000 AS varchar), 60) AS md FROM generate_series(1, 600000)))";
    let last = "SELECT min(x) AS n FROM (SELECT value AS x FROM generate_series(1, 300000) \
                ORDER BY repeat(CAST(value AS varchar), 60) LIMIT 3 OFFSET 299990)";
    let sorted = "SELECT max(r) AS n FROM (SELECT row_number() OVER (ORDER BY repeat(CAST(value AS varchar), 60)) \
                  AS r FROM generate_series(1, 300000))";
    for (sql, n) in [(sql, 300_000), (sorted, 300_000), (last, 99_994)] {
        let (status, stdout, stderr) =
            query(&[sql, "--format", "csv", "--memory", "64M", "-j", "2"], "");
        assert_eq!((status, stdout), (Some(0), format!("n\n{n}\n")), "{stderr}");
    }
    let held = "SELECT count(DISTINCT a), count(DISTINCT b) FROM (SELECT repeat(CAST(value AS varchar), 60) AS a, \
                repeat(CAST(-value AS varchar), 60) AS b FROM generate_series(1, 300000))";
    let (status, stdout, stderr) = query(&[held, "--memory", "16M"], "");
    assert_eq!((status, &*stdout), (Some(2), ""));
    assert!(
        stderr.starts_with("error: the memory is at an end: "),
        "{stderr}"
    );
    assert!(
        stderr.contains("\n help: `--memory` gives more"),
        "{stderr}"
    );
}

/// Files, folders, patterns and standard input are the same games, wherever they are named.
#[test]
fn games_come_from_folders_patterns_and_standard_input() {
    let pgn = include_str!("../corpus/club.pgn");
    let count = |from: &str| format!("SELECT count(*) AS n, count(DISTINCT game) AS g FROM {from}");
    for (sql, files, rows) in [
        (count("games"), &["corpus"][..], "26,24"),
        (count("games"), &["corpus/*.pgn"], "24,24"),
        (count("games"), &["corpus/club.cif", "corpus"], "26,24"),
        (count("games"), &["-"], "24,24"),
        (count("'corpus/'"), &[], "26,24"),
        (count("'corpus/*.pgn'"), &[], "24,24"),
        (count("'corpus/club.{pgn,cif}'"), &[], "26,24"),
        (count("'-'"), &[], "24,24"),
        (count("games('corpus')"), &[], "26,24"),
        (count("games('corpus/c*.cif')"), &[], "2,2"),
        (count("games('-')"), &[], "24,24"),
    ] {
        let arguments = [&[&*sql, "--format", "csv"], files].concat();
        let (status, stdout, stderr) = query(&arguments, pgn);
        let found = (status, &*stdout, &*stderr);
        let expected = format!("n,g\n{rows}\n");
        assert_eq!(found, (Some(0), &*expected, ""), "{arguments:?}");
    }
    for (arguments, said) in [
        (
            &["SELECT 1", "suite"][..],
            "no files like *.cif, *.pgn, *.bpgn in `suite`",
        ),
        (
            &["SELECT 1", "corpus/*.zip"],
            "no file matches `corpus/*.zip`",
        ),
        (&["SELECT * FROM 'corpus/x*.pgn'"], "no file matches"),
        (&["SELECT * FROM plies('suite')"], "no files like"),
        (&["SELECT * FROM corpus"], "corpus"),
        (&["-f", "-", "-"], "games and queries at once"),
        (
            &["SELECT 1", "--spill", "no/folder"],
            "cannot spill into `no/folder`: ",
        ),
        (&["-i", "-"], "games and queries at once"),
        (
            &["SELECT * FROM games a JOIN games b USING (game)", "-"],
            "standard input can be read once",
        ),
    ] {
        let (status, stdout, stderr) = query(arguments, pgn);
        assert_eq!((status, &*stdout), (Some(2), ""), "{arguments:?}");
        assert!(stderr.contains(said), "{arguments:?}: {stderr}");
    }
}

#[test]
fn what_could_not_be_read_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let cut = write("cut.cif", "<cif><game><info/><moves>e2e4 e7e5");
    let large = format!("1. e4 {{{}}} *\n\n1. d4 *\n", "x".repeat(9_500_000));
    let large = write("large.pgn", &large);
    let sql = "SELECT count(*) AS n FROM games";
    for (file, said) in [(cut, "have faults"), (large, "too large")] {
        let (status, stdout, stderr) = query(&[sql, "--format", "csv", &file], "");
        assert_eq!((status, &*stdout), (Some(1), "n\n1\n"), "{file}: {stderr}");
        assert!(stderr.contains(said), "{stderr}");
    }
    let letter = write("letter.pgn", "Dear all\n");
    let out = folder.path().join("out.csv");
    let (status, _, stderr) = query(&[sql, &letter, "-o", out.to_str().unwrap()], "");
    assert_eq!(status, Some(2), "{stderr}");
    assert!(stderr.starts_with("error: there is no game in"), "{stderr}");
    assert!(!out.exists());
}

#[test]
fn csv_is_safe_to_open_in_a_spreadsheet() {
    let sql = "SELECT '=1+1' AS \"=x\", '-' AS a, -1 AS b, ['=1'] AS c, arrow_cast('@x', 'Utf8View') AS d";
    let (status, stdout, stderr) = query(&[sql, "--format", "csv"], "");
    let expected = "'=x,a,b,c,d\n'=1+1,-,-1,[=1],'@x\n";
    assert_eq!((status, &*stdout), (Some(0), expected), "{stderr}");
}

#[test]
fn the_prompt_answers_until_its_input_ends() {
    let input = "\\format csv\nSELECT 1 + 1\n AS two;\n\\functions ply_count\nSELECT nothing;\n\
                 \\nonsense\n\\quit\nSELECT 3;\n";
    let (status, stdout, stderr) = query(&[], input);
    assert_eq!(status, Some(2), "{stderr}");
    assert!(stdout.contains("two\n2\n"), "{stdout}{stderr}");
    assert!(stdout.contains("ply_count(moves): Int32"), "{stdout}");
    assert!(
        !stdout.contains('3') || !stdout.contains("Int64(3)"),
        "{stdout}"
    );
    assert!(
        stderr.contains("nothing") && stderr.contains("\\nonsense"),
        "{stderr}"
    );
}

/// A script gives it a terminal, and waits for its answers.
#[cfg(target_os = "linux")]
#[test]
fn lines_at_the_prompt_are_kept() {
    let home = tempfile::tempdir().unwrap();
    let output = Command::new("python3")
        .args([
            "-c",
            include_str!("terminal.py"),
            env!("CARGO_BIN_EXE_cif-query"),
        ])
        .env("XDG_STATE_HOME", home.path())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let history = std::fs::read_to_string(home.path().join("cif/query-history")).unwrap();
    let kept: Vec<_> = history.lines().skip(1).collect();
    assert_eq!(
        kept,
        [
            r"SELECT 40 + 2\nAS two;",
            r"\\functions ply_count",
            "SELECT nothing;",
            "SELECT count(*) FROM range(1000000) a, range(1000000) b WHERE a.value + b.value < 0;",
            "SELECT sum(a.value + b.value) FROM range(1000000) a, range(1000000) b;",
            "SELECT 6 * 7;",
        ]
    );
}

#[test]
fn a_result_takes_the_place_of_no_file_that_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (games, packed) = (path("games.pgn"), path("games.parquet"));
    let text = "[White \"a\"]\n\n1. e4 *\n";
    std::fs::write(&games, text).unwrap();
    let all = "SELECT * FROM games";
    assert_eq!(query(&[all, &games, "-o", &packed], "").0, Some(0));
    let before = std::fs::read(&packed).unwrap();
    for (sql, output) in [
        ("SELECT white FROM games".to_owned(), &games),
        (format!("SELECT white FROM '{games}'"), &games),
        (format!("SELECT san FROM plies('{games}')"), &games),
        (
            format!("SELECT 1 WHERE EXISTS (SELECT 1 FROM '{}')", path("*.pgn")),
            &games,
        ),
        (format!("SELECT white FROM '{packed}'"), &packed),
    ] {
        let (status, _, said) = query(&[&sql, &games, "--format", "csv", "-o", output], "");
        assert_eq!(status, Some(2), "{sql}");
        assert!(
            said.contains("` would be overwritten by the output\n help: give"),
            "{sql}: {said}"
        );
    }
    assert_eq!(std::fs::read_to_string(&games).unwrap(), text);
    assert_eq!(std::fs::read(&packed).unwrap(), before);
}

#[test]
fn files_without_a_game_are_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let full = path("full.pgn");
    std::fs::write(&full, "[Event \"a\"]\n\n1. e4 *\n").unwrap();
    let sql = "SELECT count(*) AS n FROM games";
    for empty in ["empty.pgn", "empty.cif"].map(path) {
        std::fs::write(&empty, "\n").unwrap();
        let (status, text, said) = query(&[sql, &empty, "--format", "csv"], "");
        assert_eq!((status, &*text), (Some(1), "n\n0\n"), "{said}");
        assert_eq!(said, "warning: there is no game in what is read\n");
        let beside = query(&[sql, &empty, &full, "--format", "csv"], "");
        assert_eq!(beside, (Some(0), "n\n1\n".to_owned(), String::new()));
    }
}

/// Numbers that take more memory than there is to sort them.
#[cfg(unix)]
const SORTED: &str = "SELECT count(*) FROM (SELECT value FROM generate_series(1, 300000000) \
                      ORDER BY -value OFFSET 1)";

#[test]
#[cfg(unix)]
fn what_was_spilled_goes_when_a_signal_ends_the_query() {
    let folder = tempfile::tempdir().unwrap();
    let is_empty = |path: &Path| path.read_dir().unwrap().next().is_none();
    // An interrupt is one more, but ignored where the tests run in the background.
    for (signal, status) in [("-TERM", 143), ("-HUP", 129)] {
        for is_named in [true, false] {
            let mut command = Command::new(env!("CARGO_BIN_EXE_cif-query"));
            command
                .args([SORTED, "--memory", "20M"])
                .stdout(Stdio::null());
            if is_named {
                command.arg("--spill").arg(folder.path());
            } else {
                command.env("TMPDIR", folder.path());
            }
            let mut running = command.spawn().unwrap();
            await_files(folder.path());
            let id = running.id().to_string();
            let killed = Command::new("kill").args([signal, &id]).status();
            assert!(killed.unwrap().success());
            assert_eq!(running.wait().unwrap().code(), Some(status));
            assert!(is_empty(folder.path()), "{signal}, {is_named}");
        }
    }
    // The folder that is named is made; without one for temporary files nothing can be spilled.
    let new = folder.path().join("new");
    let path = new.to_str().unwrap();
    assert_eq!(query(&["SELECT 1", "--spill", path], "").0, Some(0));
    assert!(is_empty(&new));
    let mut command = Command::new(env!("CARGO_BIN_EXE_cif-query"));
    let output = command.arg("SELECT 1").env("TMPDIR", "/nowhere").output();
    assert_eq!(output.unwrap().status.code(), Some(0));
}

/// The prompt takes an interrupt itself, and ends by other signals.
#[test]
#[cfg(target_os = "linux")]
fn what_was_spilled_goes_when_a_signal_ends_the_prompt() {
    let folder = tempfile::tempdir().unwrap();
    let (id, spilled) = (folder.path().join("id"), folder.path().join("spilled"));
    for (signal, status) in [("-TERM", 143), ("-HUP", 129)] {
        let prompt = format!(
            "echo $$ > {}; exec {} --interactive --memory 20M --spill {}",
            id.display(),
            env!("CARGO_BIN_EXE_cif-query"),
            spilled.display()
        );
        let mut running = Command::new("script")
            .args(["--quiet", "--return", "--command", &prompt, "/dev/null"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let mut typed = running.stdin.take().unwrap();
        writeln!(typed, "{SORTED};").unwrap();
        await_files(&spilled);
        let id = std::fs::read_to_string(&id).unwrap();
        let killed = Command::new("kill").args([signal, id.trim()]).status();
        assert!(killed.unwrap().success());
        assert_eq!(running.wait().unwrap().code(), Some(status), "{signal}");
        assert!(!has_files(&spilled), "{signal}");
    }
}

#[cfg(unix)]
fn await_files(folder: &Path) {
    let deadline = Instant::now() + Duration::from_mins(1);
    while !has_files(folder) {
        assert!(Instant::now() < deadline, "nothing is spilled");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// True if there are files in a folder, at any depth.
#[cfg(unix)]
fn has_files(folder: &Path) -> bool {
    let entries = folder.read_dir().into_iter().flatten().flatten();
    entries
        .map(|it| it.path())
        .any(|it| it.is_file() || has_files(&it))
}

#[test]
#[cfg(target_os = "linux")]
fn a_system_without_threads_is_said() {
    // Strace counts the calls of each thread: those of the first ten, of two that work and eight
    // beside them.
    for first in 1..=10 {
        let ended = Command::new("timeout")
            .args([
                "--signal=KILL",
                "60",
                "strace",
                "-f",
                "-qq",
                "--seccomp-bpf",
            ])
            .args(["-o", "/dev/null", "--trace=clone,clone3"])
            .arg(format!("--inject=clone,clone3:error=EAGAIN:when={first}+"))
            .arg(env!("CARGO_BIN_EXE_cif-query"))
            .args(["SELECT 1", "--jobs", "2"])
            .env_remove("CLICOLOR_FORCE")
            .stdin(Stdio::null())
            .output()
            .expect("strace is here");
        let said = String::from_utf8_lossy(&ended.stderr);
        let is_said = said.starts_with("error: cannot begin a thread: ");
        assert!(
            ended.status.code() == Some(2) && is_said,
            "{first}: {:?}, {said}",
            ended.status
        );
    }
}
