//! Replay with full legality from the move text, and writing SAN, beside
//! shakmaty alone and python-chess on the same moves: `cargo bench -p
//! cif-chess`. The figures are medians of runs that take turns.

use std::fmt::Write as _;
use std::hint::black_box;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use cif_chess::{CastlingForm, Position, Rules, Variant};
use cif_tests::rng::Rng;
use cif_text::board::Board;
use cif_text::legality::{Rulebook, SetUp};
use cif_text::moves::{Move, Token, tokens};
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position as _};

const GAMES: usize = 2000;
const RUNS: usize = 7;

/// Goes through games in UCI, one a line, and prints the seconds it took.
const PYTHON: &str = "
import sys, time, chess
games = [line.split() for line in sys.stdin]
start = time.perf_counter()
for game in games:
    board = chess.Board()
    for text in game:
        board.push_uci(text)
print(time.perf_counter() - start)
";

/// A name and how to go through a game.
type Way = (&'static str, fn(&Game) -> usize);

/// A game in the move text, and in UCI for the library.
struct Game {
    text: String,
    uci: String,
}

fn games() -> Vec<Game> {
    let mut rng = Rng::new(1);
    (0..GAMES)
        .map(|_| {
            let mut position = Position::standard(Variant::Chess);
            let (mut text, mut uci) = (String::new(), String::new());
            for _ in 0..100 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let played = *rng.pick(&moves);
                // Writing to a String cannot fail.
                let _ = write!(text, "{played} ");
                uci.push_str(&position.uci(&played, CastlingForm::King));
                uci.push(' ');
                position.play(&played);
            }
            Game { text, uci }
        })
        .collect()
}

/// Each way of replaying a game returns the number of plies replayed.
fn ours(game: &Game) -> usize {
    let board = Board::default();
    let set_up = SetUp {
        variant: ":Chess",
        start: ":standard",
        board,
    };
    let mut play = Rules.set_up(&set_up).expect("a game").play;
    let mut legal = 0;
    for found in tokens(&game.text, &board) {
        if let Token::Move(played) = found.token {
            legal += usize::from(black_box(play.play(&played)).is_legal());
        }
    }
    legal
}

fn library(game: &Game) -> usize {
    let mut position = Chess::default();
    let mut legal = 0;
    for text in game.uci.split_ascii_whitespace() {
        let uci = UciMove::from_ascii(text.as_bytes()).expect("a move");
        let played = uci.to_move(&position).expect("a legal move");
        position.play_unchecked(black_box(played));
        legal += 1;
    }
    legal
}

fn our_san(game: &Game) -> usize {
    let board = Board::default();
    let mut replay = cif_chess::Game::new(Position::standard(Variant::Chess));
    let (mut out, mut plies) = (String::new(), 0);
    for text in game.text.split_ascii_whitespace() {
        let played = Move::parse(text, &board).expect("a move");
        out.clear();
        replay.play_into_san(&played, &mut out);
        black_box(&out);
        plies += 1;
    }
    plies
}

fn library_san(game: &Game) -> usize {
    let mut position = Chess::default();
    let (mut out, mut plies) = (String::new(), 0);
    for text in game.uci.split_ascii_whitespace() {
        let uci = UciMove::from_ascii(text.as_bytes()).expect("a move");
        let played = uci.to_move(&position).expect("a legal move");
        out.clear();
        SanPlus::from_move_and_play_unchecked(&mut position, played).append_to_string(&mut out);
        black_box(&out);
        plies += 1;
    }
    plies
}

fn main() {
    let games = games();
    let ways: [Way; 4] = [
        ("replay", ours),
        ("replay, shakmaty alone", library),
        ("SAN", our_san),
        ("SAN, shakmaty alone", library_san),
    ];
    let mut times = [const { Vec::new() }; 4];
    let mut plies = 0;
    for _ in 0..RUNS {
        for ((_, way), times) in ways.iter().zip(&mut times) {
            let start = Instant::now();
            plies = games.iter().map(way).sum::<usize>();
            times.push(start.elapsed());
        }
    }
    for ((name, _), times) in ways.iter().zip(&mut times) {
        times.sort();
        let median: Duration = times[RUNS / 2];
        report(name, plies, median.as_secs_f64());
    }
    let slice = &games[..GAMES / 20];
    let plies = slice.iter().map(library).sum();
    match python(slice) {
        Some(seconds) => report("replay, python-chess", plies, seconds),
        None => println!("python-chess is left out: `pip install chess` brings it"),
    }
}

fn report(name: &str, plies: usize, seconds: f64) {
    let plies = u32::try_from(plies).expect("some hundred thousand");
    let rate = f64::from(plies) / seconds / 1e6;
    println!("{name}: {rate:.3} million plies/s ({plies} plies)");
}

/// The seconds that python-chess takes, when it is there.
fn python(games: &[Game]) -> Option<f64> {
    let mut child = Command::new("python3")
        .args(["-c", PYTHON])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut input = child.stdin.take()?;
    for game in games {
        writeln!(input, "{}", game.uci).ok()?;
    }
    drop(input);
    let output = child.wait_with_output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}
