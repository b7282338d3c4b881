//! The same lines read by python-chess: scores from White's point of view,
//! mates, chances, bounds, depths and times agree on thousands of lines.
//!
//! Left out is what it is known to read otherwise: a bound before `cp`, whose
//! score it drops; values that are missing or wrong, after which it takes the
//! next word for a value; a line of expected moves, which it looks at on a
//! board.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

use cif_text::tables::{Score, Side};
use cif_uci::info::{Bound, Info};
use cif_uci::meaning::evaluation;

const PYTHON: &str = "\
import sys, chess, chess.engine
boards = {'w': chess.Board(), 'b': chess.Board('4k3/8/8/8/8/8/8/4K3 b - - 0 1')}
for line in sys.stdin:
    turn, said = line.rstrip('\\n').split('|', 1)
    info = chess.engine._parse_uci_info(said, boards[turn])
    score = info.get('score')
    wdl = info.get('wdl')
    chances = wdl.white() if wdl else None
    bound = 'lower' if 'lowerbound' in info else 'upper' if 'upperbound' in info else '-'
    print(
        str(score.white()) if score else '-',
        bound,
        '%d/%d/%d' % (chances.wins, chances.draws, chances.losses) if wdl else '-',
        info.get('depth', '-'),
        round(info['time'] * 1000) if 'time' in info else '-',
        info.get('nodes', '-'), info.get('multipv', '-'), info.get('string', '-'),
    )
";

/// Numbers that are the same with every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    /// A number with a sign, small ones as often as great ones.
    fn signed(&mut self, greatest: u64) -> i64 {
        let bound = [1, 10, 500, greatest + 1][usize::try_from(self.below(4)).unwrap()];
        let size = self.below(bound).cast_signed();
        if self.below(2) == 0 { size } else { -size }
    }

    fn field(&mut self) -> String {
        match self.below(9) {
            0 => format!("depth {}", self.below(200)),
            1 => format!("seldepth {}", self.below(200)),
            2 => format!("time {}", self.below(10_000_000)),
            3 => format!("nodes {}", self.below(1 << 31) * self.below(1 << 20)),
            4 => format!("multipv {}", 1 + self.below(20)),
            5 => format!("hashfull {}", self.below(1001)),
            6 => format!(
                "wdl {} {} {}",
                self.below(1001),
                self.below(1001),
                self.below(1001)
            ),
            7 => format!("nps {} tbhits {}", self.below(1 << 30), self.below(1 << 30)),
            _ => {
                let bound = ["", "", " lowerbound", " upperbound"];
                let bound = bound[usize::try_from(self.below(4)).unwrap()];
                let value = match self.below(3) {
                    0 => format!("mate {}", self.signed(1000)),
                    _ => format!("cp {}", self.signed(30_999)),
                };
                format!("score {value}{bound}")
            }
        }
    }

    /// Fields in any order, each once.
    fn line(&mut self) -> String {
        let mut fields: Vec<String> = Vec::new();
        for _ in 0..=self.below(8) {
            let field = self.field();
            let word = |field: &str| field.split(' ').next().map(str::to_owned);
            if fields.iter().all(|it| word(it) != word(&field)) {
                fields.push(field);
            }
        }
        if self.below(5) == 0 {
            fields.push("string depth 3 and score cp 5".to_owned());
        }
        let blank = if self.below(4) == 0 { "  " } else { " " };
        fields.join(blank)
    }
}

/// The fields that are compared, as python-chess prints them.
fn ours(line: &str, to_move: Side) -> String {
    let line = format!("info {line}");
    let reading = Info::parse(&line).unwrap();
    assert_eq!(reading.warnings, [], "{line}");
    let info = reading.value;
    let score = evaluation(&info, to_move).map(|found| match found.item.score() {
        Score::Centipawns(0) => "0".to_owned(),
        Score::Centipawns(score) => format!("{score:+}"),
        Score::Mate {
            winner: Side::White,
            moves,
        } => format!("#+{moves}"),
        Score::Mate {
            winner: Side::Black,
            moves,
        } => format!("#-{moves}"),
    });
    let bound = match info.score.map(|score| score.bound) {
        Some(Bound::Lower) => "lower",
        Some(Bound::Upper) => "upper",
        _ => "-",
    };
    let wdl = info.wdl.map(|wdl| match to_move {
        Side::White => format!("{}/{}/{}", wdl.win, wdl.draw, wdl.loss),
        Side::Black => format!("{}/{}/{}", wdl.loss, wdl.draw, wdl.win),
    });
    let or = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
    let number = |number: Option<u64>| or(number.map(|number| number.to_string()));
    format!(
        "{} {bound} {} {} {} {} {} {}",
        or(score),
        or(wdl),
        number(info.depth),
        number(info.time),
        number(info.nodes),
        number(info.multipv),
        info.string.unwrap_or("-"),
    )
}

#[test]
fn python_chess_takes_lines_to_mean_the_same() {
    const LINES: usize = 6000;
    let mut dice = Dice(7);
    let mut input = String::new();
    let mut expected = Vec::new();
    for number in 0..LINES {
        let line = dice.line();
        let (turn, to_move) = [("w", Side::White), ("b", Side::Black)][number % 2];
        writeln!(input, "{turn}|{line}").unwrap();
        expected.push((line.clone(), ours(&line, to_move)));
    }
    let mut python = Command::new("python3")
        .args(["-c", PYTHON])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 runs");
    let mut stdin = python.stdin.take().unwrap();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = python.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(
        output.status.success(),
        "python-chess is there: pip install chess"
    );
    let said = String::from_utf8(output.stdout).unwrap();
    let said: Vec<&str> = said.lines().collect();
    assert_eq!(said.len(), LINES);
    for ((line, ours), theirs) in expected.iter().zip(said) {
        assert_eq!(ours, theirs, "{line}");
    }
}
