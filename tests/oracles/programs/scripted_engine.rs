//! A chess engine that knows no chess: it speaks UCI and does wrong what it
//! is told to do wrong. The arguments are its script:
//!
//! - `log=FILE`: appends every command that it reads to a file;
//! - `name=TEXT`: the name that it gives itself;
//! - `variant=NAME`: offers UCI_Variant with `chess` and this;
//! - `option=TEXT`: offers an option that is declared so;
//! - `when=TEXT`: misbehaves only in searches of positions with this text;
//! - `say=LINE`: says this in each search; without it, one score;
//! - `sleep=MS`: takes this long for each search, unless told to stop;
//! - any other word: how it misbehaves.

use std::fs::OpenOptions;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

#[derive(Default)]
struct Script {
    log: Option<String>,
    name: Option<String>,
    variant: Option<String>,
    options: Vec<String>,
    when: Option<String>,
    say: Vec<String>,
    sleep: u64,
    wrong: String,
}

fn main() {
    let mut script = Script::default();
    for argument in std::env::args().skip(1) {
        match argument.split_once('=') {
            Some(("log", value)) => script.log = Some(value.to_owned()),
            Some(("name", value)) => script.name = Some(value.to_owned()),
            Some(("variant", value)) => script.variant = Some(value.to_owned()),
            Some(("option", value)) => script.options.push(value.to_owned()),
            Some(("when", value)) => script.when = Some(value.to_owned()),
            Some(("say", value)) => script.say.push(value.to_owned()),
            Some(("sleep", value)) => script.sleep = value.parse().unwrap(),
            _ => script.wrong = argument,
        }
    }
    match script.wrong.as_str() {
        "exit-at-once" => {
            eprintln!("no network file");
            std::process::exit(7);
        }
        "deaf" => loop {
            std::thread::sleep(Duration::from_secs(60));
        },
        "no-uci" => {
            println!("GNU Chess 6");
            println!("Invalid move: uci");
            hang();
        }
        "nonsense-flood" => loop {
            println!("y");
        },
        "info-flood" => loop {
            println!("info depth 1");
        },
        _ => {}
    }
    let (send, commands) = channel();
    std::thread::spawn(move || {
        for line in io::stdin().lock().lines() {
            if send.send(line.unwrap()).is_err() {
                return;
            }
        }
    });
    let mut position = String::new();
    while let Ok(line) = commands.recv() {
        if let Some(path) = &script.log {
            let file = OpenOptions::new().append(true).create(true).open(path);
            writeln!(file.unwrap(), "{line}").unwrap();
        }
        let word = line.split(' ').next().unwrap_or_default();
        match word {
            "uci" => greet(&script),
            "isready" => {
                if script.wrong == "never-ready" {
                    hang();
                }
                println!("readyok");
            }
            "position" => position = line,
            "go" => {
                let when = script.when.as_ref();
                let is_wrong = when.is_none_or(|text| position.contains(text.as_str()));
                search(&script, if is_wrong { &script.wrong } else { "" }, &position, &commands);
            }
            "quit" => return,
            _ => {}
        }
        io::stdout().flush().unwrap();
    }
}

/// As long as anybody listens.
fn hang() -> ! {
    io::stdout().flush().unwrap();
    loop {
        std::thread::sleep(Duration::from_secs(60));
    }
}

fn greet(script: &Script) {
    if script.wrong == "hang-at-uci" {
        hang();
    }
    println!("Scripted by nobody");
    println!("id name {}", script.name.as_deref().unwrap_or("Scripted 1.0"));
    println!("id author Nobody");
    println!("option name Hash type spin default 16 min 1 max 1024");
    println!("option name MultiPV type spin default 1 min 1 max 500");
    println!("option name UCI_Chess960 type check default false");
    if let Some(variant) = &script.variant {
        println!("option name UCI_Variant type combo default chess var chess var {variant}");
    }
    for option in &script.options {
        println!("option {option}");
    }
    if script.wrong == "garbage" {
        println!("option name type spin");
        println!("id");
        println!("\u{1b}[2J option info bestmove");
        println!("option name X type spin default 99999999999999999999999 min a max");
    }
    if script.wrong == "not-utf-8" {
        io::stdout().write_all(b"id name Se\xf1or 1.0\n").unwrap();
    }
    println!("uciok");
}

fn search(script: &Script, wrong: &str, position: &str, commands: &Receiver<String>) {
    // A score that only the position gives.
    let plies = position.split_once(" moves ");
    let plies = plies.map_or(0, |(_, moves)| moves.split(' ').count());
    let score = format!("info depth {} score cp {} time 25 nodes 100", plies + 1, 10 * plies + 5);
    match wrong {
        "hang-at-go" => hang(),
        "ignore-stop" => {
            println!("{score}");
            hang();
        }
        "crash" => {
            println!("{score}");
            eprintln!("assertion failed: depth > 0");
            io::stdout().flush().unwrap();
            std::process::abort();
        }
        "exit" => std::process::exit(3),
        "flood" => {
            // A search without end that hears `stop`, at first.
            let long = "e2e4 ".repeat(20_000);
            for depth in 0_u64.. {
                println!("info depth {depth} score cp 1 multipv {depth} pv {long}");
                if depth == 1000 {
                    println!("info string {}", "x".repeat(1 << 26));
                }
                if commands.try_recv().is_ok_and(|line| line == "stop") {
                    break;
                }
            }
            println!("bestmove e2e4");
            return;
        }
        "flood-for-ever" => loop {
            println!("{score}");
        },
        "stderr-flood" => {
            for number in 0..200_000 {
                eprintln!("warning {number}");
            }
        }
        "not-utf-8" => {
            io::stdout().write_all(b"info string \xff\xfe \xe9t\xe9\n").unwrap();
        }
        "garbage" => {
            println!("\0\u{1}info depth");
            println!("info score cp depth 99999999999999999999999999 score mate");
            println!("{}", "\u{feff}".repeat(100));
        }
        "bounds" => {
            println!("info depth 5 score cp 30 lowerbound");
            println!("info depth 6 score upperbound cp 40");
            println!("info depth 4 score cp 50 lowerbound");
            println!("bestmove e2e4");
            return;
        }
        "mate-0" => {
            println!("info depth 0 score mate 0");
            println!("bestmove (none)");
            return;
        }
        "no-score" => {
            println!("info string book move");
            println!("bestmove e2e4");
            return;
        }
        _ => {}
    }
    if script.say.is_empty() {
        println!("{score}");
    }
    for line in &script.say {
        println!("{line}");
    }
    io::stdout().flush().unwrap();
    if wrong == "no-bestmove" {
        // Goes on hearing commands, but never says the word.
        return;
    }
    if script.sleep > 0 || wrong == "think" {
        let time = if wrong == "think" { 1 << 40 } else { script.sleep };
        loop {
            match commands.recv_timeout(Duration::from_millis(time)) {
                Ok(line) if line == "stop" => break,
                Ok(line) if line == "quit" => std::process::exit(0),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => std::process::exit(0),
            }
        }
    }
    if wrong == "bestmove-of-nothing" {
        println!("bestmove");
        return;
    }
    println!("bestmove e2e4 ponder e7e5");
    if wrong == "late-score" {
        println!("info depth 99 score cp 12345");
    }
}
