//! The places that results are written to.

use std::fs;
use std::process::{Command, Stdio};

/// A disk that is full or a limit on the size of files: the error names the place, in every
/// format, and nothing is left behind.
#[cfg(target_os = "linux")]
#[test]
fn errors_of_writing_name_the_place() {
    let folder = tempfile::tempdir().unwrap();
    let shell = |line: &str, words: &[&str]| {
        let sql = "SELECT repeat('ab', value % 7) AS x, value AS y FROM generate_series(1, 60000)";
        let output = Command::new("sh")
            .args(["-c", line, env!("CARGO_BIN_EXE_cif-query"), sql])
            .args(words)
            .current_dir(folder.path())
            .env_remove("CLICOLOR_FORCE")
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        (output.status.code(), said)
    };
    for name in ["x.parquet", "x.csv", "x.ndjson", "x.txt", "x.csv.gz"] {
        let words = ["-o", name, "--max-rows", "0"];
        let found = shell("ulimit -f 4; exec \"$0\" \"$@\"", &words);
        let said = format!("error: cannot write `{name}`: File too large\n");
        assert_eq!(found, (Some(2), said));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "{name}");
    }
    for format in ["parquet", "csv", "json", "table"] {
        let words = ["--format", format];
        let found = shell("exec \"$0\" \"$@\" >/dev/full", &words);
        let said = "error: cannot write `<stdout>`: No space left on device\n";
        assert_eq!(found, (Some(2), said.to_owned()), "{format}");
        // Whoever has seen enough is no fault.
        for line in [
            "\"$0\" \"$@\" | true",
            "\"$0\" \"$@\" -o /dev/stdout | true",
        ] {
            let found = shell(line, &words);
            assert_eq!(found, (Some(0), String::new()), "{format}: {line}");
        }
    }
}

/// Address space for the stacks of the threads is asked for before any work begins.
#[cfg(target_os = "linux")]
#[test]
fn a_system_without_room_for_threads_is_said() {
    let line = "ulimit -v 1048576; exec \"$0\" --jobs 2 'SELECT 1'";
    let output = Command::new("sh")
        .args(["-c", line, env!("CARGO_BIN_EXE_cif-query")])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    let is_said = said.starts_with("error: cannot begin a thread: ");
    assert!(output.status.code() == Some(2) && is_said, "{said}");
}

/// Whoever has seen enough of the prompt is no fault.
#[cfg(target_os = "linux")]
#[test]
fn the_prompt_has_readers_that_go_away() {
    for asked in ["\\help", "\\functions", "\\functions fen_at", "SELECT 1;"] {
        let line = "{ sleep 0.2; echo \"$1\" | \"$0\" -i; echo $? >&2; } | true";
        let output = Command::new("bash")
            .args(["-c", line, env!("CARGO_BIN_EXE_cif-query"), asked])
            .output()
            .unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "0\n", "{asked}");
    }
}

/// Devices and pipes cannot be replaced, and have what is written at once.
#[cfg(target_os = "linux")]
#[test]
fn devices_and_pipes_are_written_through() {
    let folder = tempfile::tempdir().unwrap();
    for line in [
        "\"$0\" 'SELECT 1 AS x' --format csv -o /dev/stdout | cat",
        "echo y >log; \"$0\" 'SELECT 1 AS x' --format csv -o /dev/stdout >>log; sed 1d log",
        "mkfifo q.csv.gz; cat q.csv.gz & \"$0\" 'SELECT 1 AS x' -o q.csv.gz; wait",
        "\"$0\" 'SELECT 1 AS x' --format csv -o /dev/null; printf 'x\\n1\\n'",
    ] {
        let output = Command::new("sh")
            .args(["-c", line, env!("CARGO_BIN_EXE_cif-query")])
            .current_dir(folder.path())
            .env_remove("CLICOLOR_FORCE")
            .output()
            .unwrap();
        let [text, said] = [output.stdout, output.stderr].map(|it| String::from_utf8(it).unwrap());
        assert_eq!((&*text, &*said), ("x\n1\n", "1 row written\n"), "{line}");
    }
}

/// The text that a terminal gets of these words.
#[cfg(target_os = "linux")]
fn on_terminal(words: &str, locale: &str) -> String {
    let line = format!("exec {} {words}", env!("CARGO_BIN_EXE_cif-query"));
    let output = Command::new("script")
        .args(["--quiet", "--command", &line, "/dev/null"])
        .env_remove("CLICOLOR_FORCE")
        .env("NO_COLOR", "1")
        .env("LC_ALL", locale)
        .stdin(Stdio::null())
        .output()
        .expect("script is here");
    String::from_utf8_lossy(&output.stdout).replace("\r\n", "\n")
}

#[cfg(target_os = "linux")]
#[test]
fn terminals_get_text() {
    let sql = "'SELECT 1 AS x' --format";
    let refused = "error: Parquet is no text for a terminal: write it to a file, `-o FILE`\n";
    for (words, expected) in [
        (format!("{sql} csv"), "x\n1\n"),
        (format!("{sql} parquet"), refused),
        (format!("{sql} parquet -o /dev/tty"), refused),
    ] {
        assert_eq!(on_terminal(&words, "C.UTF-8"), expected, "{words}");
    }
}

/// A table on a terminal of another encoding than UTF-8 is ASCII, in columns of its own widths;
/// so is an error.
#[cfg(target_os = "linux")]
#[test]
fn tables_have_the_encoding_of_the_terminal() {
    let sql = r#""SELECT 'Öå' || chr(8364) || 'Élan' AS \"é\"" --max-width 6"#;
    let utf8 = "+---------+\n| é       |\n+---------+\n| Öå€Éla… |\n+---------+\n";
    let ascii = "+-----------+\n| e         |\n+-----------+\n| OaEURE... |\n+-----------+\n";
    for (locale, expected) in [("C.UTF-8", utf8), ("C", ascii)] {
        assert_eq!(on_terminal(sql, locale), expected);
    }
    let missing = on_terminal("'SELECT 1 FROM \"é\"'", "C");
    assert!(
        missing.starts_with("error: table 'e' not found"),
        "{missing}"
    );
    let output = Command::new("sh")
        .args(["-c", &format!("\"$0\" {sql} | cat")])
        .arg(env!("CARGO_BIN_EXE_cif-query"))
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), utf8);
}
