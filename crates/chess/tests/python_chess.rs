//! python-chess as a second opinion: on every move between two squares of
//! thousands of positions, on the legal moves and the end of random games of
//! every variant, on SAN, and on the positions of Chess960.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use cif_chess::{CastlingForm, Position, Variant};
use cif_tests::rng::Rng;
use cif_text::board::Board;
use cif_text::legality::{EndingKind, Side, Special, Standing};
use cif_text::moves::{Action, Leg, Move, PieceLetter};
use cif_text::square::Square;
use cif_text::start::Idn;

struct Python {
    child: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
}

struct Answer {
    legal: BTreeSet<String>,
    pseudo: BTreeSet<String>,
    state: String,
    fen: String,
    /// UCI and SAN of each legal move.
    san: Vec<(String, String)>,
}

impl Python {
    fn new() -> Self {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/python/judge.py");
        let mut child = Command::new("python3")
            .arg(script)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("python3 with the package chess: pip install chess==1.11.2");
        let to = child.stdin.take();
        let from = BufReader::new(child.stdout.take().expect("its output"));
        Self { child, to, from }
    }

    fn line(&mut self, question: &str) -> String {
        let to = self.to.as_mut().expect("its input");
        writeln!(to, "{question}").expect("python listens");
        let mut line = String::new();
        self.from.read_line(&mut line).expect("python answers");
        assert!(
            !line.is_empty(),
            "python failed; it needs the package chess: pip install chess==1.11.2"
        );
        line.trim_end_matches('\n').to_owned()
    }

    fn ask(&mut self, position: &Position, san: bool) -> Answer {
        let (variant, fen) = (position.variant().name(), position.fen());
        let line = self.line(&format!("{}\t{variant}\t{fen}", u8::from(san)));
        let fields: Vec<&str> = line.split('\t').collect();
        let set = |field: &str| field.split_whitespace().map(str::to_owned).collect();
        let legal = fields[0].split_whitespace();
        Answer {
            legal: set(fields[0]),
            pseudo: set(fields[1]),
            state: fields[2].to_owned(),
            fen: fields[3].to_owned(),
            san: legal
                .zip(fields[4].split_whitespace())
                .map(|(uci, san)| (uci.to_owned(), san.to_owned()))
                .collect(),
        }
    }
}

impl Drop for Python {
    fn drop(&mut self) {
        self.to = None;
        let _ = self.child.wait();
    }
}

/// Every leg from square to square, every promotion of a leg of the side to
/// move, every drop.
fn candidates(position: &Position) -> Vec<Move<'static>> {
    let squares = || (0..64).filter_map(|at| Square::new(at % 8, at / 8));
    let letter = |piece| PieceLetter::new(piece).expect("a letter");
    let mut moves = Vec::new();
    for from in squares() {
        let found = position.piece(from);
        let promotions = match found.map(|piece| (piece.side, piece.letter.upper())) {
            Some((_, 'P')) => "QRBNK",
            // Nothing else promotes, castling least of all.
            Some((side, _)) if side == position.turn() => "Q",
            _ => "",
        };
        for to in squares() {
            moves.push(Move::leg(Leg::new(from, to)));
            for promotion in promotions.chars().map(letter) {
                moves.push(Move::leg(Leg {
                    from,
                    to,
                    promotion: Some(promotion),
                }));
            }
        }
    }
    if position.variant() == Variant::Crazyhouse {
        for square in squares() {
            for piece in "PNBRQK".chars().map(letter) {
                moves.push(Move::new(Action::Drop { piece, square }));
            }
        }
    }
    moves
}

fn compare(python: &mut Python, position: &Position, san: bool) -> Answer {
    let answer = python.ask(position, san);
    let fen = position.fen();
    let context = || format!("{} {fen}", position.variant().name());
    let mut legal = BTreeSet::new();
    for played in candidates(position) {
        let verdict = position.verdict(&played);
        if verdict.rook.is_some() {
            // `e1g1` for castling, which python-chess does not take here.
            continue;
        }
        let uci = position.uci(&played, CastlingForm::Rook);
        let expected = if answer.legal.contains(&uci) {
            Standing::Legal
        } else if answer.pseudo.contains(&uci) {
            Standing::Illegal
        } else {
            Standing::Invalid
        };
        if verdict.special == Some(Special::Castling) {
            // Of castling, python-chess calls only the legal pseudo-legal.
            assert_eq!(
                verdict.is_legal(),
                expected == Standing::Legal,
                "{} {played}",
                context()
            );
        } else {
            assert_eq!(
                verdict.standing,
                expected,
                "{} {played} {}",
                context(),
                verdict.reason
            );
        }
        if verdict.is_legal() {
            legal.insert(uci);
        }
    }
    assert_eq!(legal, answer.legal, "{}", context());
    let generated: BTreeSet<String> = position
        .legal_moves()
        .iter()
        .map(|played| position.uci(played, CastlingForm::Rook))
        .collect();
    assert_eq!(generated, answer.legal, "{}", context());
    for (uci, san) in &answer.san {
        let played = position.read_uci(uci).expect("a move");
        assert_eq!(&position.san(&played), san, "{} {uci}", context());
        assert_eq!(position.read_san(san), Ok(played), "{} {san}", context());
        let long = position.long_algebraic(&played);
        assert_eq!(position.read_san(&long), Ok(played), "{} {long}", context());
    }
    assert_eq!(state(position), answer.state, "{}", context());
    let ours: Vec<&str> = fen.split(' ').take(4).collect();
    assert_eq!(ours.join(" "), answer.fen);
    answer
}

fn state(position: &Position) -> String {
    let Some(ending) = position.ended() else {
        return "-".to_owned();
    };
    let winner = match ending.winner {
        Some(Side::White) => "white",
        Some(Side::Black) => "black",
        None => "draw",
    };
    let antichess = matches!(
        position.variant(),
        Variant::Antichess | Variant::Giveaway | Variant::Suicide
    );
    match ending.kind {
        EndingKind::Checkmate => "mate".to_owned(),
        EndingKind::Stalemate if !antichess => "stalemate".to_owned(),
        _ => format!("variant {winner}"),
    }
}

/// Plays at random; every move through its text and through its SAN.
fn random_game(
    python: &mut Python,
    rng: &mut Rng,
    mut position: Position,
    plies: usize,
    every: usize,
) -> usize {
    let mut compared = 0;
    for ply in 0..plies {
        if ply % every == 0 {
            compare(python, &position, ply % (4 * every) == 0);
            compared += 1;
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            compare(python, &position, false);
            assert!(position.ended().is_some());
            return compared + 1;
        }
        let played = *rng.pick(&moves);
        let text = played.to_string();
        let read = Move::parse(&text, &Board::default()).expect("a move");
        assert_eq!((read, read.is_canonical()), (played, true));
        assert_eq!(position.read_san(&position.san(&read)), Ok(read), "{text}");
        let verdict = position.play(&read);
        assert!(verdict.is_legal() && verdict.flags_fit(&read), "{text}");
    }
    compared
}

#[test]
fn chess_and_chess960() {
    let mut python = Python::new();
    let mut rng = Rng::new(1);
    let mut compared = 0;
    while compared < 1500 {
        let position = if rng.chance(40) {
            Position::standard(Variant::Chess)
        } else {
            let number = u16::try_from(1 + rng.below(3840)).expect("a small number");
            let number = Idn::new(number).expect("a number of a start position");
            Position::numbered(Variant::Chess, number).expect("a start position")
        };
        compared += random_game(&mut python, &mut rng, position, 160, 3);
    }
}

#[test]
fn every_variant() {
    let mut python = Python::new();
    for variant in Variant::ALL {
        if variant == Variant::Bughouse {
            continue;
        }
        let mut rng = Rng::new(variant as u64);
        let mut compared = 0;
        while compared < 120 {
            let position = Position::standard(variant);
            compared += random_game(&mut python, &mut rng, position, 200, 5);
        }
    }
}

#[test]
fn positions_of_chess960() {
    let mut python = Python::new();
    for number in 0..960_u16 {
        let fen = python.line(&format!("0\t960\t{number}"));
        let idn = Idn::new(if number == 0 { 960 } else { number }).expect("a number");
        let position = Position::numbered(Variant::Chess, idn).expect("a position");
        assert_eq!(position.fen(), fen, "{number}");
        let (read, flaws) = Position::from_fen(Variant::Chess, &fen).expect("a position");
        assert_eq!((read.fen(), flaws), (fen, Vec::new()));
    }
}
