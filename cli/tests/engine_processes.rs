//! Processes of engines, when the command that runs them is ended by whatever means.
#![cfg(target_os = "linux")]

mod common;

use std::fs;
use std::path::Path;
use std::process::{Child, Stdio};

use cif_oracles::{scripted_engine, stockfish};
use common::{command, signal, wait_until};

const PGN: &str = "[Event \"One\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n";

/// A run with this engine, once that runs, and the engine's process.
fn searching(folder: &Path, engine: &str) -> (Child, u32) {
    fs::write(folder.join("in.pgn"), PGN).unwrap();
    let child = command()
        .arg("annotate")
        .arg(folder.join("in.pgn"))
        .arg("-o")
        .arg(folder.join("out.cif"))
        .args(["--movetime", "600000", "--jobs", "1", "--engine", engine])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut found = None;
    wait_until("an engine works", || {
        found = child_of(child.id());
        found.is_some_and(sleeps_or_works)
    });
    (child, found.unwrap())
}

/// The first process that another one has started.
fn child_of(parent: u32) -> Option<u32> {
    let threads = fs::read_dir(format!("/proc/{parent}/task")).ok()?;
    let children =
        threads.filter_map(|it| fs::read_to_string(it.ok()?.path().join("children")).ok());
    let children: String = children.collect();
    children.split_whitespace().next()?.parse().ok()
}

/// True if the process has been replaced by the engine, which has threads or a name of its own.
fn sleeps_or_works(id: u32) -> bool {
    let name = fs::read_to_string(format!("/proc/{id}/comm")).unwrap_or_default();
    !name.starts_with("cif") && !name.is_empty()
}

fn is_there(id: u32) -> bool {
    let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    !status.is_empty() && !status.contains("State:\tZ")
}

/// An engine that is told to quit, or whose input is closed, goes; and so it does when nobody is
/// left to tell it.
#[test]
fn an_engine_does_not_outlive_a_command_that_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    for engine in [stockfish(), scripted_engine().unwrap()] {
        let words = format!("{} sleep=600000", engine.display());
        let words = if engine == stockfish() {
            engine.to_str().unwrap()
        } else {
            &words
        };
        let (mut child, id) = searching(folder.path(), words);
        signal(&child, "-KILL");
        child.wait().unwrap();
        wait_until("the engine is gone", || !is_there(id));
    }
}

/// An engine that heeds nothing is killed at every end that a program is told of.
#[test]
fn a_stubborn_engine_is_killed() {
    let engine = scripted_engine().unwrap();
    let words = format!("{} deaf", engine.display());
    for name in ["-INT", "-TERM", "-HUP"] {
        let folder = tempfile::tempdir().unwrap();
        let (mut child, id) = searching(folder.path(), &words);
        signal(&child, name);
        // The second one ends it at once.
        signal(&child, name);
        wait_until("the engine is gone", || !is_there(id));
        child.wait().unwrap();
    }
}

/// Before the first engine is ready there is nothing to finish.
#[test]
fn one_interrupt_ends_a_command_whose_engine_does_not_start() {
    let folder = tempfile::tempdir().unwrap();
    let (mut child, id) = searching(folder.path(), "sleep 600");
    signal(&child, "-INT");
    wait_until("the engine is gone", || !is_there(id));
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(!folder.path().join("out.cif").exists());
}
