//! `cargo bench -p cif-uci`: reading `info` lines beside other parsers, on
//! lines as engines print them. Each parser reads the same lines in one
//! thread; they take turns, and the figures are medians. python-chess takes
//! its own time, without its start; it follows the moves of each line on a
//! board, which the others do not. Where it is missing it is left out. Words
//! on the command line choose parsers that have one of them in their names.

use std::hint::black_box;
use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Instant;

use cif_uci::info::Info;
use cif_uci::line::{Line, Message};
use cif_uci::log::Log;
use vampirc_uci::{UciInfoAttribute, UciMessage};

const LINES: usize = 200_000;
/// The slow ones read as many of them.
const FEW: usize = 10_000;
const RUNS: usize = 7;

/// A game from the start position, of which each line shows the beginning.
const GAME: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 \
                    e8g8 h2h3 c6a5 b3c2 c7c5 d2d4 d8c7 b1d2 c5d4 c3d4";

/// Reads lines; gives the number of those with a score, and the seconds when
/// it knows better. `None` when it cannot be had.
type Read<'a> = dyn Fn(&[String]) -> Option<(usize, Option<f64>)> + 'a;

/// A parser, and how many lines it reads.
struct Parser<'a> {
    name: String,
    lines: usize,
    read: Box<Read<'a>>,
}

fn main() {
    let lines = lines();
    let log = lines.concat();
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|it| !it.starts_with('-'))
        .collect();
    let mut parsers = vec![
        Parser {
            name: "cif-uci, info lines".to_owned(),
            lines: LINES,
            read: Box::new(|lines| Some((lines.iter().filter(|line| ours(line)).count(), None))),
        },
        Parser {
            name: "cif-uci, a log".to_owned(),
            lines: LINES,
            read: Box::new(|_| Some((through_log(&log), None))),
        },
        Parser {
            name: "vampirc-uci 0.11".to_owned(),
            lines: FEW,
            read: Box::new(|lines| Some((lines.iter().filter(|line| vampirc(line)).count(), None))),
        },
        Parser {
            name: "python-chess".to_owned(),
            lines: FEW,
            read: Box::new(python_chess),
        },
    ];
    parsers
        .retain(|parser| words.is_empty() || words.iter().any(|word| parser.name.contains(word)));
    let mut seconds = vec![Vec::new(); parsers.len()];
    for _ in 0..RUNS {
        for (parser, seconds) in parsers.iter().zip(&mut seconds) {
            let lines = &lines[..parser.lines];
            let begin = Instant::now();
            let Some((scores, measured)) = (parser.read)(lines) else {
                continue;
            };
            let elapsed = begin.elapsed().as_secs_f64();
            assert_eq!(scores, lines.len(), "{} reads all scores", parser.name);
            seconds.push(measured.unwrap_or(elapsed));
        }
    }
    let length = log.len() / lines.len();
    println!("{LINES} lines of {length} bytes on the average, medians of {RUNS} runs\n");
    println!(
        "| parser | lines a second | to vampirc-uci | to python-chess | in the fastest run |\n\
         | --- | ---: | ---: | ---: | ---: |"
    );
    let speeds: Vec<_> = parsers
        .iter()
        .zip(seconds)
        .map(|(parser, mut seconds)| {
            seconds.sort_by(f64::total_cmp);
            let count = u32::try_from(parser.lines).map_or(0.0, f64::from);
            let median = count / seconds.get(seconds.len() / 2)?;
            Some((median, count / seconds.first()?))
        })
        .collect();
    let of = |name: &str| {
        let at = parsers
            .iter()
            .position(|parser| parser.name.starts_with(name));
        at.and_then(|at| speeds[at])
    };
    let others = [of("vampirc-uci"), of("python-chess")];
    for (parser, speed) in parsers.iter().zip(&speeds) {
        let Some((median, fastest)) = speed else {
            println!("| {} | is missing: pip install chess | | | |", parser.name);
            continue;
        };
        let ratio = |other: Option<(f64, f64)>| match other {
            Some((other, _)) => format!("{:.1}", median / other),
            None => String::new(),
        };
        let [vampirc, python] = others.map(ratio);
        println!(
            "| {} | {median:.0} | {vampirc} | {python} | {fastest:.0} |",
            parser.name
        );
    }
}

fn ours(line: &str) -> bool {
    Info::parse(black_box(line)).is_some_and(|reading| black_box(reading).value.score.is_some())
}

fn through_log(text: &str) -> usize {
    let mut log = Log::new(text.as_bytes());
    let mut scores = 0;
    while let Some(entry) = log.next_entry().expect("memory can be read") {
        if let Line::Engine(Message::Info(info)) = &entry.reading.value {
            scores += usize::from(info.score.is_some());
        }
    }
    scores
}

fn vampirc(line: &str) -> bool {
    let message = vampirc_uci::parse_one(black_box(line));
    let UciMessage::Info(attributes) = &message else {
        return false;
    };
    let is_score =
        |attribute: &UciInfoAttribute| matches!(attribute, UciInfoAttribute::Score { .. });
    black_box(attributes).iter().any(is_score)
}

const PYTHON: &str = "\
import sys, time
import chess, chess.engine
lines = [line.rstrip('\\n')[5:] for line in sys.stdin]
board = chess.Board()
begin = time.perf_counter()
scores = 0
for line in lines:
    scores += 'score' in chess.engine._parse_uci_info(line, board)
print(scores, time.perf_counter() - begin)
";

fn python_chess(lines: &[String]) -> Option<(usize, Option<f64>)> {
    let mut child = Command::new("python3")
        .args(["-c", PYTHON])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    // It ends early when the library is missing, and says so by its silence.
    let _ = child.stdin.take()?.write_all(lines.concat().as_bytes());
    let output = child.wait_with_output().ok()?;
    let said = String::from_utf8(output.stdout).ok()?;
    let (scores, seconds) = said.trim().split_once(' ')?;
    Some((scores.parse().ok()?, Some(seconds.parse().ok()?)))
}

/// Lines with the fields of a strong engine, in its order.
fn lines() -> Vec<String> {
    let moves: Vec<_> = GAME.split_whitespace().collect();
    let mut state = 1_u64;
    let mut below = |bound: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) % bound
    };
    let line = |_| {
        let depth = below(40) + 1;
        let length = usize::try_from(depth).map_or(1, |depth| depth.min(moves.len()));
        let score = match below(10) {
            0 => format!("mate {}", below(20) + 1),
            1 => format!("cp -{} upperbound", below(300)),
            2 => format!("cp {} lowerbound", below(300)),
            _ => format!("cp {}", below(300)),
        };
        format!(
            "info depth {depth} seldepth {} multipv 1 score {score} nodes {} nps {} hashfull {} \
             tbhits 0 time {} pv {}\n",
            depth + below(20),
            below(100_000_000),
            below(2_000_000),
            below(1001),
            below(100_000),
            moves[..length].join(" "),
        )
    };
    (0..LINES).map(line).collect()
}
