//! Any text is moves or faults, with places that follow each other; what is a
//! move prints as something that reads back as the same move, and can be
//! played.

#![no_main]

use cif_chess::Rules;
use cif_text::board::{Board, BoardSize};
use cif_text::legality::{Rulebook, SetUp};
use cif_text::moves::{Boards, Move, Token, tokens};
use libfuzzer_sys::fuzz_target;

const VARIANTS: [&str; 4] = [":Chess", ":Crazyhouse", ":Atomic", ":Unheard-of"];

fuzz_target!(|data: (u8, &str)| {
    let (kind, text) = data;
    let board = Board::new(BoardSize::default(), kind & 4 != 0);
    let variant = VARIANTS[usize::from(kind & 3)];
    let set_up = SetUp {
        variant,
        start: ":standard",
        board,
    };
    let mut play = Rules.set_up(&set_up).ok().map(|ready| ready.play);
    let mut end = 0;
    for found in tokens(text, &board) {
        assert!(found.range.start >= end && text.get(found.range.clone()).is_some());
        end = found.range.end;
        let Token::Move(played) = found.token else {
            continue;
        };
        // A move that lacks the letters of its boards cannot be spelt right.
        if !board.has_letters() || matches!(played.boards(), Boards::One(_)) {
            let printed = played.to_string();
            let again = Move::parse(&printed, &board).map(|it| it.action());
            assert_eq!(again, Ok(played.action()), "{printed}");
        }
        if let Some(play) = &mut play {
            play.play(&played);
        }
    }
});
