//! Nothing panics: any text as start position, any moves in any position,
//! any notation; and a legal move has a text that reads as legal again.

use cif_chess::{CastlingForm, Game, Position, Rules, Variant};
use cif_text::board::Board;
use cif_text::legality::{Play, Rulebook, SetUp, Standing};
use cif_text::moves::{Token, tokens};
use proptest::prelude::*;

fn variants() -> impl Strategy<Value = String> {
    let names: Vec<String> = Variant::ALL
        .iter()
        .map(|variant| variant.name().to_owned())
        .chain([":Unknown".to_owned(), String::new()])
        .collect();
    prop::sample::select(names)
}

fn boards() -> impl Strategy<Value = Board> {
    let sizes = prop::sample::select(vec![
        "8x8", "8x8", "8x8", "1x1", "9x3", "64x64", "8x8x2", "4x4x4x4",
    ]);
    (sizes, any::<bool>())
        .prop_map(|(size, tandem)| Board::new(size.parse().expect("a size"), tandem))
}

fn starts() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => Just(":standard".to_owned()),
        2 => (0..4000_u32).prop_map(|number| number.to_string()),
        2 => "[pnbrqkPNBRQK1-8/~\\[\\]| ]{0,90} [wb] [KQkqA-Ha-h-]{1,4} [a-h-][36]?.{0,8}",
        2 => "([pnbrqkPNBRQK]{8}/){7}[pnbrqkPNBRQK]{8}[a-zA-Z/\\[\\]]{0,4} [wb] [KQkqAh]{1,4} [a-h][36]",
        1 => any::<String>(),
    ]
}

/// Text like moves: random squares, with letters and flags now and then.
fn moves() -> impl Strategy<Value = String> {
    let one = "[a-h][1-8][AB]?([a-h][1-8][AB]?[QNRBKPX]?|[pnbrqk])(:[eivhm]){0,2}|----[AB]?|[e-h][18][a-h][18]";
    prop::collection::vec(one, 0..60).prop_map(|moves| moves.join(" "))
}

fn replay(game: &mut dyn Play, text: &str, board: Board) -> Result<(), TestCaseError> {
    for (index, found) in tokens(text, &board).enumerate() {
        let Token::Move(played) = found.token else {
            continue;
        };
        let verdict = game.play(&played);
        prop_assert_eq!(
            game.is_judged() || verdict.standing == Standing::Unknown,
            true
        );
        prop_assert_eq!(verdict.reason.is_empty(), verdict.is_legal());
        match index % 7 {
            3 => game.enter_variation(),
            5 => game.leave_variation(),
            6 => {
                game.ended();
            }
            _ => {}
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn any_game_is_replayed(
        variant in variants(),
        start in starts(),
        board in boards(),
        text in moves(),
        noise in any::<String>(),
    ) {
        let set_up = SetUp { variant: &variant, start: &start, board };
        match Rules.set_up(&set_up) {
            Ok(ready) => {
                for flaw in ready.flaws {
                    prop_assert!(start.get(flaw.range).is_some());
                }
                let mut game = ready.play;
                replay(&mut *game, &text, board)?;
                replay(&mut *game, &noise, board)?;
            }
            Err(fault) => prop_assert!(start.get(fault.range).is_some()),
        }
    }

    #[test]
    fn broken_positions_still_speak(variant in 0..11_usize, text in moves(), san in ".{0,12}") {
        let board = Board::default();
        let mut position = Position::standard(Variant::ALL[variant]);
        for found in tokens(&text, &board) {
            let Token::Move(played) = found.token else { continue };
            position.san(&played);
            position.long_algebraic(&played);
            position.uci(&played, CastlingForm::King);
            position.play(&played);
            // A refusal is as good as a move here; a panic is not.
            let _ = position.read_san(&san);
            let _ = position.read_uci(&san);
            let _ = Position::from_fen(position.variant(), &position.fen());
        }
        for played in position.legal_moves() {
            let verdict = position.verdict(&played);
            prop_assert!(verdict.is_legal() && verdict.flags_fit(&played));
            let san = position.san(&played);
            prop_assert_eq!(position.read_san(&san), Ok(played), "{} {}", position.fen(), san);
        }
        let mut game = Game::new(position);
        game.enter_variation();
        game.leave_variation();
    }
}
