//! Texts in all encodings, alone and one behind the other.

use super::*;
use std::io::{BufReader, Read};

use proptest::prelude::*;

fn encoded(text: &str, wide: Wide) -> Vec<u8> {
    let units16 = || text.encode_utf16();
    let units32 = || text.chars().map(u32::from);
    match wide {
        Wide::Utf16Le => units16().flat_map(u16::to_le_bytes).collect(),
        Wide::Utf16Be => units16().flat_map(u16::to_be_bytes).collect(),
        Wide::Utf32Le => units32().flat_map(u32::to_le_bytes).collect(),
        Wide::Utf32Be => units32().flat_map(u32::to_be_bytes).collect(),
    }
}

/// All of a source that gives so many bytes at a time.
fn read(bytes: &[u8], at_a_time: usize) -> (Vec<u8>, Option<Wide>) {
    let mut source = Unwidened::new(BufReader::with_capacity(at_a_time, bytes));
    let mut text = Vec::new();
    source.read_to_end(&mut text).unwrap();
    (text, source.wide())
}

#[test]
fn text_is_the_same_in_all_encodings() {
    for text in [
        "[Event \"M\u{fc}nchen\"]\n\n1. e4 {\u{1F600} \u{41f}\u{451}\u{442}\u{440}} *\n",
        "info depth 1\r\n",
        "e4",
    ] {
        for wide in Wide::ALL {
            let bare = encoded(text, wide);
            let marked = [wide.mark(), &bare].concat();
            for at_a_time in [1, 2, 3, 5, 4096] {
                let expected = (text.as_bytes().to_vec(), Some(wide));
                assert_eq!(read(&marked, at_a_time), expected, "{wide}, {at_a_time}");
                assert_eq!(read(&bare, at_a_time), expected, "{wide}, {at_a_time}");
            }
            assert_eq!(wide.name().to_lowercase().parse(), Ok(wide));
        }
    }
    assert_eq!("utf-16".parse(), Ok(Wide::Utf16Le));
    assert!("utf-8".parse::<Wide>().is_err());
}

#[test]
fn text_may_go_on_in_another_encoding() {
    let second = "[B \"\u{416}\u{438}\u{43b}\"]\n1. d4 {\u{43b}\u{438}} *\n";
    // With and without the end of a line, short and longer than what is looked at.
    for first in ["[A \"M\u{fc}\"]\n1. e4 *\n\n", "[A \"M\u{fc}\"]\n1. e4 *"] {
        for second in [
            second,
            &second.repeat(300),
            &format!("\n{}", second.repeat(300)),
        ] {
            let unmarked = Wide::ALL.map(|wide| (wide, &[][..]));
            let marked = Wide::ALL.map(|wide| (wide, wide.mark()));
            for (wide, mark) in unmarked.into_iter().chain(marked) {
                let bytes = [first.as_bytes(), mark, &encoded(second, wide)].concat();
                for at_a_time in [1, 2, 7, 4096] {
                    let (text, found) = read(&bytes, at_a_time);
                    let text = String::from_utf8(text).unwrap();
                    assert!(text == [first, second].concat(), "{wide}: {text}");
                    assert_eq!(found, Some(wide), "{at_a_time}");
                }
            }
        }
    }
    // ASCII is the same in either order, and most texts end with a line.
    let plain = "[B \"b\"]\n1. d4 *\n".repeat(300);
    for (wide, first) in [(Wide::Utf16Le, "1. e4 *"), (Wide::Utf16Be, "1. e4 *\n")] {
        let bytes = [first.as_bytes(), &encoded(&plain, wide)].concat();
        let expected = [first, &plain].concat().into_bytes();
        assert!(read(&bytes, 512) == (expected, Some(wide)), "{wide}");
    }
    let bytes = [
        b"1. e4 e5 2. Nf3 Nc6",
        &*encoded(" {[%eval 0.3]}", Wide::Utf16Le),
    ]
    .concat();
    let mut source = Unwidened::new(&bytes[..]);
    let mut text = String::new();
    source.read_to_string(&mut text).unwrap();
    assert_eq!(text, "1. e4 e5 2. Nf3 Nc6 {[%eval 0.3]}");
    assert_eq!(source.wide_at(18), None);
    assert_eq!(source.wide_at(19), Some(Wide::Utf16Le));
    // What is said of it counts.
    let mut source = Unwidened::of_bytes(&bytes[..]);
    let mut plain = Vec::new();
    source.read_to_end(&mut plain).unwrap();
    assert_eq!(plain, bytes);
}

/// Text as it comes, and what it is in UTF-8.
#[derive(Clone)]
struct Piece {
    bytes: Vec<u8>,
    text: String,
    wide: Option<Wide>,
}

/// A text in all encodings, with and without a mark.
fn pieces(text: &str) -> Vec<Piece> {
    let wide = Wide::ALL.into_iter().flat_map(|wide| {
        let bare = encoded(text, wide);
        let marked = [wide.mark(), &bare].concat();
        [bare, marked].map(|bytes| (bytes, Some(wide)))
    });
    let all = wide.chain([(text.as_bytes().to_vec(), None)]);
    all.map(|(bytes, wide)| Piece {
        bytes,
        text: text.to_owned(),
        wide,
    })
    .collect()
}

/// Every encoding behind every other, and single bytes once more behind them.
#[test]
fn text_may_change_its_encoding_again_and_again() {
    let games = [
        "[White \"\u{416}\u{438}\u{43b}\"]\n1. e4 {\u{43b}} *\n\n",
        "info depth 1 score cp 3\r\nbestmove e2e4\n",
    ];
    let ends = ["1. d4 d5 0-1\n", "1. d4 d5 0-1", "go depth 5\nquit\n"];
    for first in games.iter().flat_map(|text| pieces(text)) {
        for second in games.iter().flat_map(|text| pieces(&text.repeat(5))) {
            for third in games.iter().chain(&ends).flat_map(|text| pieces(text)) {
                if third.wide.is_some() && third.text.len() < 20 {
                    continue;
                }
                let parts = [&first, &second, &third];
                let bytes = parts.map(|it| it.bytes.as_slice()).concat();
                let text = parts.map(|it| it.text.as_str()).concat();
                for at_a_time in [1, 4096] {
                    let (read, wide) = read(&bytes, at_a_time);
                    let read = String::from_utf8_lossy(&read);
                    let names = parts.map(|it| it.wide);
                    assert!(read == text, "{names:?}: {read:?}");
                    assert_eq!(wide, third.wide, "{names:?}");
                }
            }
        }
    }
}

/// Lines of single bytes between wide units, and in other encodings behind them.
#[test]
fn single_bytes_may_stand_behind_wide_units() {
    let first = "[White \"\u{738b}\u{7693}\"]\n1. e4 *\n";
    let russian = b"[Event \"\xD7\xE5\xEC\xEF\xE8\xEE\xED\xE0\xF2\"]\n1. d4 *\n";
    let japanese = b"{\x83\x7D\x83\x58\x83\x5E\x81\x5B} 1. d4 d5 *\n";
    let marked = [b"\xEF\xBB\xBF", "{\u{e9}} 1. d4 *\n".as_bytes()].concat();
    for wide in Wide::ALL {
        for second in [&russian[..], japanese, &marked, b"0-1\n", b"quit\n"] {
            let bytes = [&*encoded(first, wide), second].concat();
            let expected = [first.as_bytes(), second].concat();
            assert_eq!(read(&bytes, 3), (expected, None), "{wide}");
        }
        let bytes = [
            &*encoded(first, wide),
            b"go depth 5\n",
            &encoded(first, wide),
        ]
        .concat();
        let expected = [first, "go depth 5\n", first].concat().into_bytes();
        assert_eq!(read(&bytes, 3), (expected, Some(wide)));
    }
}

/// A sentence on chess in many languages.
const LANGUAGES: [&str; 10] = [
    "Партия чемпионата мира, белые начинают",
    "Παρτίδα πρωταθλήματος, τα λευκά παίζουν",
    "世界国际象棋锦标赛，白方先走。这是第一盘棋。",
    "世界選手権の第一局、白のナイトが中央にある",
    "משחק באליפות העולם, הלבן פותח",
    "مباراة بطولة العالم، الأبيض بدأ",
    "विश्व चैंपियनशिप का पहला खेल",
    "세계 선수권 제일국, 백이 먼저 둡니다",
    "การแข่งขันชิงแชมป์โลก",
    "Großmeister führt Weiß, élégant et décisif à Noël",
];

/// Texts in every language and encoding, alone and with another behind them.
#[test]
fn texts_in_any_language_may_follow_each_other() {
    let texts = LANGUAGES.map(|it| {
        let game = format!("[Event \"{it}\"]\n[White \"{it}\"]\n\n1. e4 {{{it}}} e5 *\n\n");
        let line = format!("; {it}\n{game}");
        [line, format!("{{{it} {it}}}\n{game}"), game]
    });
    for (first, second) in texts.iter().flatten().zip(texts.iter().flatten().rev()) {
        for before in pieces(first) {
            let expected = (first.clone().into_bytes(), before.wide);
            assert_eq!(read(&before.bytes, 512), expected, "{:?}", before.wide);
            for behind in pieces(second) {
                // Units of another kind without a mark are told by signs of ASCII.
                let has_mark = behind
                    .wide
                    .is_some_and(|it| behind.bytes.starts_with(it.mark()));
                let is_other = behind.wide.is_some() && behind.wide != before.wide;
                if is_other && !has_mark && !second.starts_with('[') {
                    continue;
                }
                let bytes = [before.bytes.as_slice(), &behind.bytes].concat();
                let (text, wide) = read(&bytes, 512);
                let text = String::from_utf8_lossy(&text);
                let names = (before.wide, behind.wide);
                assert!(
                    text == [first.as_str(), second].concat(),
                    "{names:?}: {text:?}"
                );
                assert_eq!(wide, behind.wide, "{names:?}");
            }
        }
    }
}

/// UTF-8 in every language behind wide units in every language.
#[test]
fn utf_8_may_stand_behind_wide_units() {
    for first in LANGUAGES {
        let first = format!("[Event \"{first}\"]\n\n1. e4 {{{first}}} *\n");
        for second in LANGUAGES {
            let some: String = second.chars().take(3).collect();
            let long = second.repeat(60);
            for second in [
                format!("[Event \"{second}\"]\n\n1. e4 {{{second}}} *\n\n").repeat(2),
                format!("{second}\n1. e4 *\n"),
                format!("1. e4 e5 2. Nf3 {{{second}}} *\n"),
                format!("{{{long}}} 1. e4 *\n"),
                format!("; {some}\n"),
            ] {
                let expected = [first.as_str(), &second].concat().into_bytes();
                for piece in pieces(&first) {
                    let bytes = [&*piece.bytes, second.as_bytes()].concat();
                    let is_same = read(&bytes, 4096) == (expected.clone(), None);
                    assert!(is_same, "{:?}: {first}{second}", piece.wide);
                }
            }
        }
    }
    // The last line may have no end.
    let first = "[Event \"A\"]\n1. e4 *\n; \u{418}\u{433}\u{440}\u{430}";
    let second = format!("[Event \"{}\"]\n1. d4 *\n", LANGUAGES[0]);
    for piece in pieces(first) {
        let bytes = [&*piece.bytes, second.as_bytes()].concat();
        let expected = [first, &second].concat().into_bytes();
        for at_a_time in [1, 4096] {
            assert!(
                read(&bytes, at_a_time) == (expected.clone(), None),
                "{:?}",
                piece.wide
            );
        }
    }
}

/// A long comment is all that there is to tell the encoding by.
#[test]
fn a_text_may_begin_with_a_long_comment() {
    for language in LANGUAGES {
        let words: String = language.split_ascii_whitespace().collect();
        for comment in [language.repeat(20), words.repeat(20)] {
            for text in [
                format!("{{{comment}}} 1. e4 *\n"),
                format!("; {comment}\n"),
                format!("%{comment}\r\n"),
            ] {
                for piece in pieces(&text) {
                    let expected = (text.clone().into_bytes(), piece.wide);
                    assert!(
                        read(&piece.bytes, 4096) == expected,
                        "{:?}: {text}",
                        piece.wide
                    );
                }
            }
        }
    }
}

/// Letters and signs whose bytes may be those of ASCII.
#[test]
fn wide_letters_stay_letters() {
    let hiragana = "\u{3042}\u{308a}\u{304c}\u{3068}\u{3046}\u{3054}\u{3056}\u{3044}";
    let texts = [
        "\u{4e0a}\u{6d77}\u{4e0d}\u{4e0b}\u{738b}\u{7693}",
        "\u{5bf9}\u{5c40}\u{3002}\u{4e0a}\u{5348}\u{ff0c}\u{4e00}\u{4e2a}\u{4e2d}\u{56fd}\u{4e0a}",
        hiragana,
        "\u{300a}\u{68cb}\u{7d4c}\u{300b}\u{3000}\u{3000}\u{3000}",
        "\u{2026}\u{2026}\u{2026}",
        "\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}",
        "\u{a15}\u{a20}\u{a2e}\u{a32}\u{a30}\u{a38}",
        "\u{7693}\u{1f600}\u{ac00}\u{fffd}\u{ff21}",
        "\u{2550}\u{2654}\u{2122}",
        "\u{2020}\u{2021}",
        "\u{200a}\u{2000}\u{2003}",
    ];
    for text in texts {
        for times in [1, 7, 700] {
            let letters = text.repeat(times);
            let text = format!("[Event \"{letters}\"]\n{{{letters}\r\n{letters}\n{letters}}} *\n");
            for piece in pieces(&text) {
                let expected = (text.clone().into_bytes(), piece.wide);
                assert!(
                    read(&piece.bytes, 512) == expected,
                    "{letters}, {:?}",
                    piece.wide
                );
            }
        }
    }
}

#[test]
fn other_text_goes_through() {
    for bytes in [
        &b""[..],
        b"e",
        b"e\0",
        b"\0\x2C\0",
        b"e4",
        b"\xEF\xBB\xBFe4 e5",
        b"M\xFCller",
        b"PK\x03\x04\x14\0\0\0\x08\0",
        b"\0\0\0\0\0\0",
        b"\x7FELF\x02\x01\x01\0\0\0\0\0",
        b"a\0b c d e f g",
        b"much more text\0 and\0 some\0zeros\0\0\0\0in it\xFF\xFE and \xFE\xFF marks\0",
        b"\xEF\xF0\xFF\xFE \xFF \xFE\xFF\xFE\xFF\xFE\xFF, \xEC\xEE\xFF \xFF\xFE",
    ] {
        for at_a_time in [1, 3, 4096] {
            assert_eq!(read(bytes, at_a_time), (bytes.to_vec(), None), "{bytes:?}");
        }
    }
}

#[test]
fn damage_shows() {
    for (bytes, text) in [
        (&b"\xFF\xFEa\0\x3D\xD8b\0"[..], &b"a\xFFb"[..]),
        (b"\xFF\xFEa\0\x00\xDCb\0", b"a\xFFb"),
        (b"\xFF\xFEa\0b", b"a\xFF"),
        (b"\xFF\xFEa\0\x3D\xD8", b"a\xFF"),
        (b"\xFF\xFE\0\0a\0\0\0\0\0\x11\0", b"a\xFF"),
    ] {
        for at_a_time in [1, 4096] {
            assert_eq!(read(bytes, at_a_time).0, text);
        }
    }
}

proptest! {
    /// Words of letters that are used much stay whole, whatever their bytes are.
    #[test]
    fn letters_are_never_taken_for_single_bytes(
        words in prop::collection::vec(
            "[\u{4e00}-\u{9fff}\u{3041}-\u{30ff}\u{ff01}-\u{ff5e}\u{3001}\u{3002}]{1,300}|[\u{ac00}-\u{d7a3}]{1,9}\
            |[\u{410}-\u{44f}]{1,9}|[\u{391}-\u{3c9}]{1,9}|[\u{5d0}-\u{5ea}]{1,9}|[\u{620}-\u{64a}]{1,9}\
            |[\u{904}-\u{94d}]{1,9}|[\u{e01}-\u{e4c}]{1,90}|[A-Za-z\u{df}-\u{17e}]{1,9}",
            1..40,
        ),
    ) {
        let text = format!("[Event \"{}\"]\n1. e4 {{{}}} *\n", words.join(" "), words.join("\n"));
        for piece in pieces(&text) {
            prop_assert_eq!(read(&piece.bytes, 512), (text.clone().into_bytes(), piece.wide));
        }
    }

    /// Pieces of all encodings, cut anywhere: how many bytes come at a time makes no difference.
    #[test]
    fn bytes_may_come_in_any_number(
        parts in prop::collection::vec((0..9_usize, 0..6_usize, 0..60_usize), 0..8),
    ) {
        let texts = ["1. e4 e5 *\n", "\u{427}\u{435}", "\u{738b}\u{4e0a}", "quit\n", "\n", "go depth 5\n"];
        let all = parts.iter().flat_map(|(encoding, text, cut)| {
            let text = texts[*text].repeat(3);
            let bytes = pieces(&text).swap_remove(*encoding).bytes;
            let length = bytes.len().saturating_sub(cut.saturating_sub(50));
            bytes.into_iter().take(length)
        });
        let bytes: Vec<u8> = all.collect();
        let expected = read(&bytes, 4096);
        for at_a_time in [1, 3, 50] {
            prop_assert_eq!(&read(&bytes, at_a_time), &expected);
        }
    }
}
