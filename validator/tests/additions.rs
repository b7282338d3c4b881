//! Random games of all variants, each legal move with additions that it cannot
//! have in variations beside it: a rule finds fault with every one of them,
//! and with none of the moves themselves.

use std::ops::Range;

use cif_chess::{Position, Variant};
use cif_tests::rng::Rng;
use cif_text::board::Board;
use cif_text::moves::{Action, Flag, Move};
use cif_validator::{Options, check_str};

/// The texts that a move becomes by an addition.
fn additions(played: &Move<'_>) -> Vec<String> {
    let text = played.to_string();
    let (plain, flags) = text.split_once(':').unwrap_or((&text, ""));
    let flags = if flags.is_empty() {
        String::new()
    } else {
        format!(":{flags}")
    };
    let mut texts = Vec::new();
    for flag in Flag::ALL {
        if !(played.has(flag)
            || matches!(played.action(), Action::Null(_))
                && matches!(flag, Flag::Illegal | Flag::Invalid))
        {
            texts.push(format!("{plain}{flag}"));
            texts.push(format!("{plain}{flag}:i"));
        }
    }
    if !flags.is_empty() {
        texts.push(format!("{text}:i"));
    }
    let more: &[&str] = match played.action() {
        Action::Null(_) | Action::Drop { .. } => &["Q", "A", "e4", "x"],
        Action::Legs(legs) if legs.first().promotion.is_some() => &["Q", "a8", "a8h8", "="],
        Action::Legs(_) => &["Q", "n", "K", "X", "a", "a8", "a8h8", "h1a1Q", "--", "=Q"],
    };
    texts.extend(more.iter().map(|more| format!("{plain}{more}{flags}")));
    if let (Some(from), Some(rest)) = (plain.get(..2), plain.get(2..)) {
        texts.push(format!("{from}A{rest}{flags}"));
        texts.push(format!("{from}A1{rest}{flags}"));
    }
    texts
}

/// Checks a game, given by its moves and the places of what is at fault there.
fn check(variant: Variant, moves: &str, faulty: &[Range<usize>]) {
    let options = Options {
        rulebook: Some(&cif_chess::Rules),
        ..Options::default()
    };
    let (before, after) = (
        format!("<cif><game variant='{}'><info/><moves>", variant.name()),
        "</moves></game><info><version>1.0</version><creator>cif</creator>\
         <created>2014-12-21</created><content/></info></cif>",
    );
    let found =
        check_str(&format!("{before}{moves}{after}"), &options).expect("a text that can be read");
    let offsets: Vec<_> = found
        .iter()
        .map(|it| usize::try_from(it.location.offset).expect("small") - before.len())
        .collect();
    for range in faulty {
        let found = offsets
            .iter()
            .any(|offset| (range.start..=range.end).contains(offset));
        assert!(
            found,
            "{}: {:?}\n{moves}",
            variant.name(),
            &moves[range.clone()]
        );
    }
    for (offset, finding) in offsets.iter().zip(&found) {
        let expected = faulty
            .iter()
            .any(|range| (range.start..=range.end).contains(offset));
        assert!(expected, "{}: {finding:?}", variant.name());
    }
}

#[test]
fn no_addition_goes_unnoticed() {
    let board = Board::default();
    let mut tried = 0;
    for variant in Variant::ALL {
        // One board alone of a Bughouse game is not judged.
        if variant == Variant::Bughouse {
            continue;
        }
        let mut rng = Rng::new(variant as u64);
        for _ in 0..4 {
            let mut position = Position::standard(variant);
            let (mut line, mut moves) = (String::new(), String::new());
            let mut faulty = Vec::new();
            for ply in 0..80 {
                let legal = position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                let played = if ply % 9 == 8 && !position.is_check() {
                    Move::new(Action::Null(None))
                } else {
                    *rng.pick(&legal)
                };
                for text in [&mut line, &mut moves] {
                    played.push_to(text);
                    text.push(' ');
                }
                for text in additions(&played) {
                    tried += 1;
                    if Move::parse(&text, &board).is_ok() {
                        moves.push_str("<var>");
                        faulty.push(moves.len()..moves.len() + text.len());
                        moves.push_str(&text);
                        moves.push_str("</var>");
                    } else if ply % 20 == 0 {
                        // It cannot be read, and ends the replay.
                        let moves = format!("{line}<var>{text}</var>");
                        let at = line.len() + "<var>".len();
                        check(
                            variant,
                            &moves,
                            std::slice::from_ref(&(at..at + text.len())),
                        );
                    }
                }
                position.play(&played);
                // Only so many faults of one game are reported one by one.
                if faulty.len() > 500 {
                    check(variant, &moves, &faulty);
                    moves.clone_from(&line);
                    faulty.clear();
                }
                if position.ended().is_some() {
                    break;
                }
            }
            check(variant, &moves, &faulty);
        }
    }
    assert!(tried > 20_000, "{tried}");
}
