//! Properties of any text and any move: nothing panics, ranges lie in the
//! text and in order, and what is written reads back as the same move.

use cif_text::board::{Board, BoardSize};
use cif_text::moves::{Action, Flag, Leg, Legs, Move, PieceLetter, Token, tokens};
use cif_text::square::{BoardLetter, Square, squares};
use cif_text::tables::{
    Count, Evaluation, ItemGrammar, Time, TimeForm, Timestamp, count_items, items,
};
use proptest::collection::vec;
use proptest::prelude::*;

/// Flat, tandem, 3D and 4D boards of any size.
fn boards() -> impl Strategy<Value = Board> {
    let sides = (1_u8..=64, 1_u8..=64);
    let depths = vec(2_u8..=8, 0..=2);
    (sides, depths, any::<bool>()).prop_map(|((files, ranks), depths, tandem)| {
        let size = BoardSize::new(files, ranks).unwrap();
        // A tandem game has the letters for its two boards.
        let depths = if tandem { &[][..] } else { &depths[..] };
        let grow = |size: BoardSize, steps: &u8| size.with_dimension(*steps).unwrap();
        Board::new(depths.iter().fold(size, grow), tandem)
    })
}

/// A square of the board, with all its coordinates.
fn square(board: Board) -> impl Strategy<Value = Square> {
    let size = board.size();
    let places = (
        0..size.files(),
        0..size.ranks(),
        0..board.letters(),
        0..size.fourth(),
    );
    places.prop_map(move |(file, rank, letter, row)| {
        let square = Square::new(file, rank).unwrap();
        if !board.has_letters() {
            return square;
        }
        let square = square.on_board(BoardLetter::new(letter).unwrap());
        if size.dimensions() == 4 {
            square.in_row(row).unwrap()
        } else {
            square
        }
    })
}

/// The parts of a move.
#[derive(Clone, Debug)]
enum Made {
    Null(Option<BoardLetter>),
    Drop(PieceLetter, Square),
    Legs(Vec<Leg>),
}

fn piece() -> impl Strategy<Value = PieceLetter> {
    proptest::char::range('A', 'Z').prop_map(|letter| PieceLetter::new(letter).unwrap())
}

fn made(board: Board) -> impl Strategy<Value = Made> {
    let promotion = proptest::option::of(piece());
    let leg = (square(board), square(board), promotion).prop_map(|(from, to, promotion)| Leg {
        from,
        to,
        promotion,
    });
    let letter = proptest::option::of(0..board.letters()).prop_map(move |letter| {
        let letter = letter.filter(|_| board.has_letters())?;
        BoardLetter::new(letter)
    });
    prop_oneof![
        1 => letter.prop_map(Made::Null),
        2 => (piece(), square(board)).prop_map(|(piece, square)| Made::Drop(piece, square)),
        6 => vec(leg, 1..5).prop_map(Made::Legs),
    ]
}

fn flagged(made: &Made, flag: Option<Flag>, illegal: bool) -> Move<'_> {
    let action = match made {
        Made::Null(board) => Action::Null(*board),
        Made::Drop(piece, square) => Action::Drop {
            piece: *piece,
            square: *square,
        },
        Made::Legs(legs) => Action::Legs(Legs::new(legs).unwrap()),
    };
    let mut played = Move::new(action);
    if let Some(flag) = flag {
        played = played.with_flag(flag);
    }
    if illegal {
        played.with_illegal()
    } else {
        played
    }
}

/// Text that often comes close to the move text.
fn near_moves() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[a-h1-8A-HNQ:$@ \\-0eivhm\u{e9}]{0,60}",
        "([a-c]{1,4}[0-9]{0,3}[A-J]?[0-9]?[qQ]?){0,6}(:[eivhmx]){0,3}(\\$[0-9]{0,6})?",
    ]
}

proptest! {
    #[test]
    fn a_written_move_reads_back(
        (board, made) in boards().prop_flat_map(|board| (Just(board), made(board))),
        flag in proptest::option::of(proptest::sample::select(&Flag::ALL[..])),
        illegal: bool,
    ) {
        let played = flagged(&made, flag, illegal);
        let text = played.to_string();
        let read = Move::parse(&text, &board);
        prop_assert_eq!(read.as_ref(), Ok(&played), "{}", text);
        let read = read.unwrap();
        prop_assert!(read.is_canonical());
        prop_assert_eq!(read.boards(), played.boards());
        prop_assert!(read.squares().eq(played.squares()));
        prop_assert_eq!(read.to_string(), text);
    }

    #[test]
    fn any_text_gives_tokens_in_order(text in near_moves(), board in boards()) {
        let mut at = 0;
        for found in tokens(&text, &board) {
            let range = found.range;
            prop_assert!(at <= range.start && range.start < range.end);
            let skipped = text.get(at..range.start);
            let blank = skipped.is_some_and(|skipped| skipped.trim_matches([' ', '\t', '\n', '\r']).is_empty());
            prop_assert!(blank, "{:?} is passed over", skipped);
            let own = text.get(range.clone());
            prop_assert!(own.is_some());
            match found.token {
                Token::Nag(nag) => {
                    let written = format!("${nag}");
                    prop_assert_eq!(own, Some(written.as_str()));
                }
                Token::Malformed(fault) => {
                    prop_assert!(range.start <= fault.range.start && fault.range.end <= range.end);
                    prop_assert!(text.get(fault.range).is_some());
                    prop_assert!(!fault.message.is_empty() && !fault.help.is_empty());
                }
                Token::Move(played) => {
                    let written = played.to_string();
                    prop_assert_eq!(played.is_canonical(), own == Some(written.as_str()));
                    let again = Move::parse(&written, &board);
                    prop_assert_eq!(again, Ok(played));
                    if !board.is_tandem() {
                        prop_assert!(played.squares().all(|square| board.contains(square)));
                    }
                }
            }
            at = range.end;
        }
        prop_assert!(text[at..].chars().all(|c| matches!(c, ' ' | '\t' | '\n' | '\r')));
    }

    #[test]
    fn any_text_gives_squares_in_order(text in near_moves()) {
        let mut at = 0;
        for found in squares(&text) {
            match found {
                Ok((square, range)) => {
                    prop_assert_eq!(range.start, at);
                    at = range.end;
                    let own = text.get(range);
                    prop_assert_eq!(own.map(str::parse), Some(Ok(square)));
                }
                Err(error) => {
                    prop_assert!(error.range.start >= at && text.get(error.range).is_some());
                }
            }
        }
    }

    #[test]
    fn any_table_gives_items_in_order(
        table in prop_oneof![any::<String>(), "[-+0-9:#., TZ\n]{0,40}"],
    ) {
        let mut at = 0;
        for item in items(&table) {
            prop_assert!(at <= item.range.start);
            at = item.range.end;
            prop_assert_eq!(table.get(item.range), Some(item.text));
            for content in ["evaluation", "clock", "lag", "sent"] {
                let grammar = ItemGrammar::for_content(content).unwrap();
                match grammar.parse(item.text) {
                    Ok(value) => {
                        prop_assert_eq!(grammar.parse(&value.to_string()), Ok(value));
                    }
                    Err(error) => prop_assert!(item.text.get(error.range).is_some()),
                }
            }
        }
        let blank = table.trim_matches([' ', '\t', '\n', '\r']).is_empty();
        let commas = table.matches(',').count();
        prop_assert_eq!(count_items(&table), if blank { 0 } else { commas + 1 });
    }

    #[test]
    fn values_read_back(
        centipawns: i64, depth: Option<u64>, centiseconds: Option<u64>,
        milliseconds: u64, clock: bool, count: u64,
        point in "[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z?)?",
    ) {
        let evaluation = Evaluation { centipawns, depth, centiseconds };
        prop_assert_eq!(evaluation.to_string().parse(), Ok(evaluation));
        let (near, _) = Evaluation::new(evaluation.score());
        prop_assert_eq!(Evaluation::new(near.score()), (near, false));
        let form = if clock { TimeForm::Clock } else { TimeForm::Seconds };
        let time = Time { milliseconds, form };
        prop_assert_eq!(time.to_string().parse(), Ok(time));
        prop_assert_eq!(count.to_string().parse(), Ok(Count(count)));
        let read: Timestamp = point.parse().unwrap();
        prop_assert_eq!(read.to_string(), point);
    }
}

/// A long text takes time in proportion: a quadratic reader would need hours.
#[test]
fn long_texts_are_read_in_linear_time() {
    let board = Board::default();
    for (piece, moves) in [
        ("e2e4 ", 400_000),
        ("e2e4", 1),
        ("aaaa", 0),
        ("$", 0),
        ("-", 0),
    ] {
        let text = piece.repeat(400_000);
        let read = tokens(&text, &board);
        let found = read.filter(|found| matches!(found.token, Token::Move(_)));
        assert_eq!(found.count(), moves, "{piece:?}");
    }
}
