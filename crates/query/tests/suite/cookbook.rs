//! The manual: its queries give what it shows, and it lists the functions that there are.
//!
//! `BLESS=1 cargo test -p cif-query the_manual` writes both anew.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cif_query::functions;

const QUERY: &str = "```sql\n";
const END: &str = "\n```\n";
const FUNCTIONS: [&str; 2] = ["<!-- functions -->\n", "<!-- end -->\n"];

#[test]
fn the_manual_is_true() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/query.md");
    let shown = fs::read_to_string(&path).unwrap();
    let (now, queries) = answered(&with_functions(&shown));
    assert!(queries >= 20, "only {queries} queries were found");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, now).unwrap();
        return;
    }
    let lines = shown.lines().zip(now.lines()).enumerate();
    for (number, (shown, now)) in lines {
        assert_eq!(shown, now, "docs/query.md:{}", number + 1);
    }
    assert_eq!(shown.len(), now.len());
}

#[test]
#[cfg(unix)]
fn the_scripts_of_the_pages_end_well() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let games = fs::read(corpus.join("club.pgn")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::create_dir(path("2024")).unwrap();
    fs::write(path("club.pgn"), &games).unwrap();
    for name in ["games.pgn.zst", "2024/club.pgn.zst"] {
        fs::write(path(name), zstd::encode_all(&*games, 0).unwrap()).unwrap();
    }
    let program = env!("CARGO_BIN_EXE_cif-query");
    let table = "SELECT * FROM 'club.pgn'";
    let made = Command::new(program)
        .args([table, "-o", "games.parquet"])
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert!(made.status.success());
    let pages = ["README.md", "docs/query.md", "docs/scale.md"];
    let lines = cif_tests::manual::run_command_lines(&pages, "query", program, folder.path());
    assert!(lines >= 5, "only {lines} lines");
}

/// The manual with the list of functions.
fn with_functions(manual: &str) -> String {
    let [begin, end] = FUNCTIONS;
    let (before, rest) = manual.split_once(begin).expect("a list of functions");
    let (_, after) = rest.split_once(end).expect("its end");
    let mut list = String::new();
    for function in functions::all() {
        let (synopsis, returns, about) = (function.synopsis(), function.returns(), function.about);
        let returns = returns.to_string();
        let returns = kind(&returns);
        // Writing to a String cannot fail.
        let _ = write!(list, "- **`{synopsis}`** -> {returns}. {about}");
        if let Some(alias) = function.alias {
            let _ = write!(list, " Another name is `{alias}`.");
        }
        let _ = writeln!(list, "\n  `{}` is `{}`.", function.example, function.gives);
    }
    format!("{before}{begin}\n{list}\n{end}{after}")
}

/// A type in the words of the tables.
fn kind(name: &str) -> &str {
    match name {
        "Int32" => "int32",
        "UInt64" => "uint64",
        "Float64" => "float64",
        "Boolean" => "bool",
        "Utf8" => "utf8",
        name if name.contains("Struct") => "list of structures",
        name if name.contains("UInt16") => "list of uint16",
        name => name,
    }
}

/// The manual with the results of its queries, and how many there are.
fn answered(manual: &str) -> (String, usize) {
    let mut now = String::new();
    let mut queries = 0;
    let mut rest = manual;
    while let Some((before, after)) = rest.split_once(QUERY) {
        let (sql, after) = after.split_once(END).expect("the end of a query");
        rest = match after.strip_prefix("\n```text\n") {
            Some(result) => result.split_once(END).expect("the end of a result").1,
            None => after,
        };
        let _ = write!(now, "{before}{QUERY}{sql}{END}\n```text\n{}```\n", run(sql));
        queries += 1;
    }
    now += rest;
    (now, queries)
}

fn run(sql: &str) -> String {
    let corpus: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "corpus"]
        .iter()
        .collect();
    let output = Command::new(env!("CARGO_BIN_EXE_cif-query"))
        .args([sql, "club.pgn", "-j", "2"])
        .current_dir(corpus)
        .output()
        .expect("the command runs");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{sql}\n{stderr}");
    String::from_utf8(output.stdout).expect("UTF-8")
}
