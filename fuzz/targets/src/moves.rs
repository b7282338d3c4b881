//! Any text is moves or faults, with places that follow each other; what is a
//! move prints as something that reads back as the same move, and can be
//! played.

use cif::chess::Rules;
use cif::text::board::{Board, BoardSize};
use cif::text::legality::{Rulebook, SetUp};
use cif::text::moves::{Boards, Move, Token, tokens};

const VARIANTS: [&str; 11] = [
    ":Chess",
    ":Crazyhouse",
    ":Atomic",
    ":Antichess",
    ":Horde",
    ":Racing-Kings",
    ":Three-check",
    ":King-of-the-Hill",
    ":Suicide",
    ":Bughouse",
    ":Unheard-of",
];

pub(crate) fn run(bytes: &[u8]) {
    let Some((first, text)) = bytes.split_first() else {
        return;
    };
    let Ok(text) = str::from_utf8(text) else {
        return;
    };
    let board = Board::new(BoardSize::default(), first & 0x80 != 0);
    let variant = VARIANTS[usize::from(first & 0x7f) % VARIANTS.len()];
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
}
