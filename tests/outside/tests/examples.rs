//! Runs each example on an archive of the corpus, and compares what it prints.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A file of the corpus.
fn corpus(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus").join(name)
}

/// The program of an example.
fn example(name: &str) -> Command {
    let test = std::env::current_exe().expect("a path");
    let folder = test.parent().and_then(Path::parent).expect("a folder of the build");
    Command::new(folder.join("examples").join(name))
}

/// Returns what an example prints.
fn run(name: &str, arguments: &[&Path]) -> String {
    let output = example(name).args(arguments).output().expect("it runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{name}: {errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn players_are_renamed() {
    let archive = corpus("published-example.cif");
    let names = ["ADJUSTOR", "Adjustor"].map(Path::new);
    let text = run("rename_player", &[&archive, names[0], names[1]]);
    assert!(text.contains("<name>Adjustor</name>"), "{text}");
    assert!(text.contains("<post>Renamed.</post>"), "{text}");
}

#[test]
fn players_are_renamed_where_their_names_are_shared() {
    let folder = tempfile::tempdir().expect("a folder");
    let pgn = folder.path().join("games.pgn");
    let game = |white| format!("[White \"{white}\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n\n");
    std::fs::write(&pgn, ["Ada", "Ben", "Ada"].map(game).concat()).expect("it can be written");
    let archive = folder.path().join("games.cif");
    run("pgn_to_archive", &[&pgn, &archive]);
    let names = ["Ada", "Eve"].map(Path::new);
    let text = run("rename_player", &[&archive, names[0], names[1]]);
    assert_eq!(text.matches("<name>Eve</name>").count(), 1, "{text}");
    assert!(!text.contains("Ada"), "{text}");
    assert_eq!(text.matches("<post>Renamed.</post>").count(), 2, "{text}");
}

#[test]
fn what_is_no_whole_archive_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.cif");
    let cut_short = "<cif><game><info/><moves>e2e4</moves></game>";
    for text in ["<html><body>404</body></html>", cut_short] {
        std::fs::write(&file, text).expect("it can be written");
        let output = example("count_results").arg(&file).output().expect("it runs");
        assert!(!output.status.success(), "{text}");
        let output = example("rename_player").arg(&file).args(["A", "B"]).output();
        assert!(!output.expect("it runs").status.success(), "{text}");
    }
}

#[test]
fn pgn_becomes_an_archive() {
    let folder = tempfile::tempdir().expect("a folder");
    let pgn = folder.path().join("games.pgn");
    let games = "[White \"Ada\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0\n\n";
    std::fs::write(&pgn, games.repeat(3)).expect("it can be written");
    let archive = folder.path().join("games.cif.zst");
    let printed = run("pgn_to_archive", &[&pgn, &archive]);
    assert_eq!(printed, "3 games, 0 findings\n");
    assert_eq!(run("count_results", &[&archive]), "1-0              3\n");
}

#[test]
fn evaluations_are_a_table() {
    let printed = run("evaluations", &[&corpus("everything/moves.cif")]);
    assert!(printed.starts_with("ply,move,pawns,depth,loss\n1,e2e4,"), "{printed}");
}

#[test]
fn archives_are_checked_side_by_side() {
    let paths = [corpus("minimal.cif"), corpus("namebase.cif")];
    let printed = run("tokio", &[&paths[0], &paths[1]]);
    assert_eq!(printed.lines().filter(|it| it.ends_with(": 0 findings")).count(), 2, "{printed}");
}

#[test]
fn an_own_rule_reports() {
    let printed = run("own_rule", &[&corpus("namebase.cif")]);
    assert!(printed.contains("CLUB-001"), "{printed}");
}
