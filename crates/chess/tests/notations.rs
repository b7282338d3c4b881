//! Texts of moves in SAN and UCI, and the moves that they mean: the list `notations.txt`.

use cif_chess::{CastlingForm, Fens, NotationError, Position, UnknownVariant, Variant};
use cif_text::board::Board;
use cif_text::moves::Move;

fn named(read: Result<Move<'_>, NotationError>) -> String {
    match read {
        Ok(played) => played.to_string(),
        Err(NotationError::Syntax) => "syntax".to_owned(),
        Err(NotationError::NoMove) => "none".to_owned(),
        Err(NotationError::Ambiguous) => "several".to_owned(),
        Err(other) => other.to_string(),
    }
}

fn played(text: &str) -> Move<'_> {
    Move::parse(text, &Board::default()).expect(text)
}

/// The move in SAN, written when the position after it is known.
fn after(position: &Position, played: &Move<'_>) -> String {
    let mut after = position.clone();
    after.play(played);
    let mut out = String::new();
    position.write_san_before(played, &after, &mut out);
    out
}

fn uci(position: &Position, text: &str, form: CastlingForm) -> String {
    position.uci(&played(text), form)
}

#[test]
fn texts_mean_moves() {
    let mut wrong = Vec::new();
    let mut position = Position::standard(Variant::Chess);
    for line in include_str!("notations.txt").lines() {
        if let Some(head) = line.strip_prefix("== ") {
            let (name, fen) = head.split_once(' ').expect("a variant and a FEN");
            let mut variants = Variant::ALL.into_iter();
            let variant = variants.find(|it| it.name() == name).expect(name);
            position = Position::from_fen(variant, fen).expect(fen).0;
            continue;
        }
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (asked, expected) = line.rsplit_once("= ").expect(line);
        let (reader, text) = asked.split_once(' ').expect(line);
        let text = text.trim_end();
        let found = match reader {
            "san" => named(position.read_san(text)),
            "any" => named(position.read_any(text)),
            "uci" => named(position.read_uci(text)),
            "king" => uci(&position, text, CastlingForm::King),
            "rook" => uci(&position, text, CastlingForm::Rook),
            "long" => position.long_algebraic(&played(text)),
            "after" => after(&position, &played(text)),
            "form"
                if position.is_chess960() == (position.castling_form() == CastlingForm::King) =>
            {
                "two forms".to_owned()
            }
            "form" if position.castling_form() == CastlingForm::King => "king".to_owned(),
            "form" => "rook".to_owned(),
            other => panic!("{other}"),
        };
        if found != expected {
            wrong.push(format!("{}: {line}, not {found}", position.fen()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn check_is_no_obstacle_at_a_glance() {
    let (mut position, _) =
        Position::from_fen(Variant::Chess, "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1").expect("a FEN");
    assert!(position.play_san(b"Qa4+").is_some());
}

#[test]
fn errors_and_changed_marks_are_written() {
    let errors = [
        NotationError::Syntax,
        NotationError::NoMove,
        NotationError::Ambiguous,
    ];
    for said in errors.map(|it| it.to_string()) {
        assert!(said.contains("move"), "{said}");
    }
    assert!(UnknownVariant.to_string().contains("variant"));
    let mut fens = Fens::default();
    for fen in [
        "4k3/8/8/8/8/8/8/Q3K3[] w - - 0 1",
        "4k3/8/8/8/8/8/8/Q~3K3[] w - - 0 1",
        "4k3/8/8/8/8/8/8/Q3K3[] w - - 10 100",
    ] {
        let (position, _) = Position::from_fen(Variant::Crazyhouse, fen).expect(fen);
        let mut written = String::new();
        fens.write(&position, &mut written);
        assert_eq!(written, fen);
    }
}
