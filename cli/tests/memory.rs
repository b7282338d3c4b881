//! `cif convert` and `cif check` in bounded memory: with four times the input the
//! peak is the same. The input goes through a pipe that stays open until the peak was
//! looked up, so that nothing of it is missed; Linux tells it.
#![cfg(target_os = "linux")]

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::process::{Command, Stdio};

const MEGABYTE: u64 = 1 << 20;

/// The peak of the memory of a command that ends with this status.
fn peak(arguments: &str, status: i32, input: &str) -> u64 {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cif"))
        .args(arguments.split_whitespace())
        .args(["--jobs", "1", "--quiet"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut pipe = child.stdin.take().unwrap();
    pipe.write_all(input.as_bytes()).unwrap();
    pipe.flush().unwrap();
    let memory = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    drop(pipe);
    assert_eq!(child.wait().unwrap().code(), Some(status), "{arguments}");
    let line = memory.lines().find_map(|it| it.strip_prefix("VmHWM:"));
    let number = line.and_then(|it| it.trim().strip_suffix(" kB"));
    number.unwrap().parse::<u64>().unwrap() * 1024
}

/// Requires that a command takes no more memory for four times the input, but for some room: blocks that fill, and what the allocator does not give
/// back. The smaller input is to fill all queues.
fn is_bounded(arguments: &str, input: fn(usize) -> String, megabytes: usize, room: u64) {
    let status = i32::from(arguments.starts_with("check"));
    let size = megabytes << 20;
    let small = peak(arguments, status, &input(size));
    let large = peak(arguments, status, &input(4 * size));
    assert!(
        large < small + room * MEGABYTE,
        "{arguments}: {} MB, and {} MB for four times as much",
        small / MEGABYTE,
        large / MEGABYTE
    );
    assert!(large < 100 * MEGABYTE, "{arguments}: {large}");
}

/// Games of PGN.
fn pgn(size: usize) -> String {
    let mut text = String::new();
    let mut number = 0;
    while text.len() < size {
        number += 1;
        let _ = write!(
            text,
            "[Event \"Open {}\"]\n[Site \"?\"]\n[Date \"2019.03.04\"]\n[Round \"{}\"]\n\
             [White \"Player, {number}\"]\n[Black \"Player, {}\"]\n[Result \"*\"]\n\n\
             1. e4 {{{}}} e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n",
            number % 50,
            number % 11 + 1,
            number * 7 % 1000,
            "word ".repeat(400),
        );
    }
    text
}

/// A flat archive.
fn flat(size: usize) -> String {
    let mut text = String::from("<cif>");
    push_games(&mut text, size);
    text + INFO
}

fn push_games(text: &mut String, size: usize) {
    let comment = "word ".repeat(400);
    let end = text.len() + size;
    while text.len() < end {
        let _ = write!(
            text,
            "<game><info><head><event><title>Open</title></event><white><name>Player</name></white>\
             </head></info><moves>e2e4 <post lang=\"*\">{}</post> e7e5</moves></game>",
            comment.trim_end()
        );
    }
}

/// An archive with all players in one namebase, and all heads in one index
/// before the first game; and games behind them, so that all this is done when
/// the input is read.
fn sectioned(size: usize) -> String {
    let count = size / 800;
    let tag = "word ".repeat(80);
    let mut text = String::from("<cif><namebase>");
    for id in 1..=count {
        let _ = write!(
            text,
            "<player id=\"{id}\"><name>Player, {id}</name></player>"
        );
    }
    text += "</namebase>\n<index>";
    for id in 1..=count {
        let _ = write!(
            text,
            "<game id=\"{id}\"><white id=\"{id}\"/><tags><tag name=\"a\">{tag}</tag></tags></game>"
        );
    }
    text += "</index>\n";
    for id in 1..=count {
        let _ = writeln!(
            text,
            "<game><info><head id=\"{id}\"/></info><moves>e2e4 e7e5</moves></game>"
        );
    }
    push_games(&mut text, 3 << 20);
    text + INFO
}

const INFO: &str = "<info><version>1.0</version><creator/><created>2020-01-01</created>\
    <content/></info></cif>";

#[test]
fn games_from_pgn_go_through() {
    is_bounded("convert - - --from pgn --to cif", pgn, 2, 4);
}

#[test]
fn games_of_a_flat_archive_go_through() {
    is_bounded("convert - - --from cif --to pgn", flat, 2, 4);
}

#[test]
fn entries_do_not_stay_in_memory() {
    is_bounded("convert - - --from cif --to cif --flat", sectioned, 8, 8);
}

/// Games that refer to one entry, which never comes.
fn open_references(size: usize) -> String {
    let game = "<game><info><head id=\"1\"><white><title/></white></head></info><moves/></game>";
    format!("<cif>{}{INFO}", game.repeat(size / game.len()))
}

/// Entries far apart, to which nothing refers.
fn scattered(size: usize) -> String {
    let mut text = String::from("<cif><index>");
    let mut id = 0;
    while text.len() < size {
        id += 97;
        let _ = write!(text, "<game id=\"{id}\"/>");
    }
    text + "</index>" + INFO
}

#[test]
fn ids_do_not_fill_the_memory() {
    is_bounded("check - --max-ids 256K", open_references, 1, 1);
    is_bounded("check - --max-ids 256K", scattered, 1, 1);
}
