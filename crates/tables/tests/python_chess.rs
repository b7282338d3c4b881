//! Every column of plies and games beside python-chess, on random games of all variants with
//! variations, NAGs, clocks and evaluations.

mod common;

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use cif_chess::{Position, Variant};
use cif_tables::Table;
use cif_tests::rng::Rng;
use cif_text::moves::Move;
use cif_text::start::Idn;

/// The variants that both know, by their names in PGN.
const VARIANTS: [(&str, Variant); 9] = [
    ("Standard", Variant::Chess),
    ("Crazyhouse", Variant::Crazyhouse),
    ("Three-check", Variant::ThreeCheck),
    ("King of the Hill", Variant::KingOfTheHill),
    ("Atomic", Variant::Atomic),
    ("Antichess", Variant::Antichess),
    ("Horde", Variant::Horde),
    ("Racing Kings", Variant::RacingKings),
    ("Chess960", Variant::Chess),
];

const PLIES: [&str; 25] = [
    "game",
    "line",
    "parent_line",
    "ply",
    "move_number",
    "side",
    "uci",
    "san",
    "fen_before",
    "fen",
    "zobrist",
    "piece",
    "captured",
    "promotion",
    "is_check",
    "is_mate",
    "is_castling",
    "is_en_passant",
    "is_legal",
    "clock_ms",
    "elapsed_ms",
    "eval_cp",
    "eval_mate",
    "eval_depth",
    "nags",
];
const KEY: usize = 10;

struct Game {
    rng: Rng,
    text: String,
}

impl Game {
    /// Writes moves from a position, with variations down to a depth.
    fn line(&mut self, mut position: Position, plies: usize, depth: usize) {
        for _ in 0..plies {
            if position.ended().is_some() {
                break;
            }
            let moves = position.legal_moves();
            let Some(played) = self.choice(&moves) else {
                break;
            };
            self.ply(&position, &played);
            if depth > 0 && moves.len() > 1 && self.rng.chance(6) {
                let mut rest = moves.clone();
                rest.retain(|it| *it != played);
                let other = rest[self.rng.below(rest.len())];
                self.text.push('(');
                self.ply(&position, &other);
                let mut after = position.clone();
                after.play(&other);
                let plies = self.rng.below(6);
                self.line(after, plies, depth - 1);
                self.text.push_str(") ");
            }
            position.play(&played);
        }
    }

    /// A move, rather one that is rare.
    fn choice(&mut self, moves: &[Move<'static>]) -> Option<Move<'static>> {
        if moves.is_empty() {
            return None;
        }
        let rare: Vec<&Move<'_>> = moves
            .iter()
            .filter(|it| it.flag().is_some() || it.to_string().len() != 4)
            .collect();
        if !rare.is_empty() && self.rng.chance(30) {
            return Some(*rare[self.rng.below(rare.len())]);
        }
        Some(moves[self.rng.below(moves.len())])
    }

    fn ply(&mut self, position: &Position, played: &Move<'_>) {
        let number = position.move_number();
        let dots = match position.turn() {
            cif_text::legality::Side::White => ".",
            cif_text::legality::Side::Black => "...",
        };
        let san = position.san(played);
        let _ = write!(self.text, "{number}{dots} {san} ");
        if self.rng.chance(10) {
            let nag = 1 + self.rng.below(139);
            let _ = write!(self.text, "${nag} ");
        }
        if self.rng.chance(40) {
            let (minutes, seconds) = (self.rng.below(60), self.rng.below(60));
            let clock = format!("[%clk 0:{minutes:02}:{seconds:02}]");
            let used = self.rng.below(60);
            let evaluation = match self.rng.below(4) {
                0 => format!("[%eval #{}]", 1 + self.rng.below(30)),
                1 => format!(
                    "[%eval #-{},{}]",
                    1 + self.rng.below(30),
                    self.rng.below(40)
                ),
                2 => format!("[%eval -{}.{:02}]", self.rng.below(9), self.rng.below(100)),
                _ => {
                    let (whole, rest) = (self.rng.below(20), self.rng.below(100));
                    format!("[%eval {whole}.{rest:02},{}]", self.rng.below(60))
                }
            };
            let parts = match self.rng.below(3) {
                0 => format!("{clock} {evaluation}"),
                1 => format!("{clock} [%emt 0:00:{used:02}]"),
                _ => evaluation,
            };
            let _ = write!(self.text, "{{ {parts} }} ");
        }
    }
}

/// PGN of random games.
fn games(count: usize) -> String {
    let mut game = Game {
        rng: Rng::new(7),
        text: String::new(),
    };
    for number in 0..count {
        let (name, variant) = VARIANTS[number % VARIANTS.len()];
        let position = if name == "Chess960" {
            // The usual position alone does not say that it is Chess960.
            let number = 1 + game.rng.below(960);
            let number = u16::try_from(number).unwrap_or(1);
            Idn::new(if number == 518 { 1 } else { number })
                .and_then(|it| Position::numbered(variant, it))
                .expect("a position")
        } else {
            Position::standard(variant)
        };
        let _ = writeln!(
            game.text,
            "[Event \"{number}\"]\n[Result \"*\"]\n[Variant \"{name}\"]"
        );
        if matches!(name, "Chess960" | "Horde" | "Racing Kings") {
            let fen = position.fen();
            let _ = writeln!(game.text, "[SetUp \"1\"]\n[FEN \"{fen}\"]");
        }
        game.text.push('\n');
        game.line(position, 120, 2);
        game.text.push_str("*\n\n");
    }
    game.text
}

fn python(pgn: &str) -> String {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/python/plies.py");
    let mut child = Command::new("python3")
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 with the package chess: pip install chess==1.11.2");
    let mut input = child.stdin.take().expect("its input");
    let pgn = pgn.to_owned();
    let writer = std::thread::spawn(move || input.write_all(pgn.as_bytes()));
    let output = child.wait_with_output().expect("python ends");
    writer.join().expect("no panic").expect("python reads");
    assert!(output.status.success(), "python-chess reads it");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn compare(pgn: &str, path: &Path) {
    let answer = python(pgn);
    let (plies, games) = answer.split_once("\n\n").expect("two parts");
    let ours = common::table(Table::Plies, &PLIES, path);
    let theirs: Vec<Vec<&str>> = plies
        .lines()
        .map(|line| line.split('\t').collect())
        .collect();
    for (ours, theirs) in ours.iter().zip(&theirs) {
        for (column, (one, other)) in ours.iter().zip(theirs).enumerate() {
            // Of variants, Polyglot has no keys.
            if column != KEY || *other != "-" {
                assert_eq!(one, other, "{} of {theirs:?}", PLIES[column]);
            }
        }
    }
    assert_eq!(ours.len(), theirs.len());
    let columns = ["result", "plies", "moves_uci", "moves_san", "final_fen"];
    let ours = common::table(Table::Games, &columns, path);
    let theirs: Vec<Vec<&str>> = games
        .lines()
        .map(|line| line.split('\t').collect())
        .collect();
    assert_eq!(ours, theirs);
}

#[test]
fn every_column_is_what_python_chess_says() {
    let pgn = games(270);
    let (_folder, path) = common::file("games.pgn", &pgn);
    compare(&pgn, &path);
}
