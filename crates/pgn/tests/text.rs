//! The text layer: tokens and games of files, good and bad, read in pieces of
//! any size.

use std::io::{self, Read};

use cif_pgn::text::{Charset, Encoding, FaultKind, Game, Kind, Limits, ReadError, Reader};
use proptest::prelude::*;

/// A source that hands out a few bytes at a time.
struct Drip<'b>(&'b [u8], usize);

impl Read for Drip<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.1.min(self.0.len()).min(buffer.len());
        let (now, later) = self.0.split_at(count);
        buffer[..count].copy_from_slice(now);
        self.0 = later;
        Ok(count)
    }
}

fn letter(kind: Kind) -> String {
    match kind {
        Kind::Tag => "T".into(),
        Kind::Comment => "C".into(),
        Kind::LineComment => "L".into(),
        Kind::Escape => "E".into(),
        Kind::Open => "(".into(),
        Kind::Close => ")".into(),
        Kind::Nag => "$".into(),
        Kind::Glyph(nag) => format!("G{nag}"),
        Kind::Number => "#".into(),
        Kind::Move => "M".into(),
        Kind::Suffix => "S".into(),
        Kind::Result => "R".into(),
        Kind::Reserved => "<".into(),
        Kind::Unknown => "U".into(),
    }
}

fn shown(game: &Game<'_>) -> Vec<String> {
    let tokens = game.tokens().iter();
    tokens
        .map(|token| format!("{} {}", letter(token.kind), game.text(token)))
        .collect()
}

fn games(text: &[u8], step: usize) -> Vec<Vec<String>> {
    let mut reader = Reader::new(Drip(text, step));
    let mut all = Vec::new();
    while let Some(game) = reader.next_game().unwrap() {
        all.push(shown(&game));
    }
    all
}

fn one(text: &str) -> String {
    let all = games(text.as_bytes(), 1 << 20);
    assert_eq!(all.len(), 1, "{text}: {all:?}");
    all[0].join(" | ")
}

#[test]
fn games_read_whole_come_before_the_error_of_the_source() {
    struct Fails;
    impl Read for Fails {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("the line is dead"))
        }
    }
    let text = "[White \"A\"]\n\n1. e4 {\u{fc}} *\n\n".repeat(5);
    for step in [1, 7, 1 << 20] {
        let mut reader = Reader::new(Drip(text.as_bytes(), step).chain(Fails));
        // Nobody knows whether the last one is whole.
        for _ in 0..4 {
            assert!(matches!(reader.next_game(), Ok(Some(_))), "{step}");
        }
        assert!(
            matches!(reader.next_game(), Err(ReadError::Io(_))),
            "{step}"
        );
    }
}

#[test]
fn tokens_of_a_line() {
    for (text, tokens) in [
        (
            "1.e4 e5 2. Nf3 2...Nc6 1/2",
            "# 1. | M e4 | M e5 | # 2. | M Nf3 | # 2... | M Nc6 | R 1/2",
        ),
        (
            "1 e4 e5 2 Nf3\u{2026} *",
            "# 1 | M e4 | M e5 | # 2 | M Nf3 | # \u{2026} | R *",
        ),
        (
            "1A. e4 1a. e5 1B. d4",
            "# 1A. | M e4 | # 1a. | M e5 | # 1B. | M d4",
        ),
        (
            "1. e4!! e5?! $14 $",
            "# 1. | M e4 | G3 !! | M e5 | G6 ?! | $ $14 | U $",
        ),
        (
            "e4!!! \u{b1} d5+- Kf1= Kf2 =",
            "M e4 | G3 !! | G1 ! | G16 \u{b1} | M d5 | G18 +- | M Kf1 | G10 = | M Kf2 | G10 =",
        ),
        (
            "0-0 0-0-0 O-O 0000 -- Z0 @@@@ N@f3 @e4",
            "M 0-0 | M 0-0-0 | M O-O | M 0000 | M -- | M Z0 | M @@@@ | M N@f3 | M @e4",
        ),
        (
            "e8Q e8=Q+ e8(Q) exd6e.p. exd6 e.p. dxe1/R# Qa1 ++",
            "M e8Q | M e8=Q+ | M e8(Q) | M exd6e.p. | M exd6 | S e.p. | M dxe1/R# | M Qa1 | S ++",
        ),
        ("{a} {} ;b {\n{c}", "C {a} | C {} | L ;b { | C {c}"),
        (
            "{a {b} c} e4 {smile :{ } e5 {d}",
            "C {a {b} c} | M e4 | C {smile :{ } | M e5 | C {d}",
        ),
        (
            "(1. e4) ((d4)) )",
            "( ( | # 1. | M e4 | ) ) | ( ( | ( ( | M d4 | ) ) | ) ) | ) )",
        ),
        (
            "e4 <x y> e5 <z\n% no e6\n%yes } {\nd4",
            "M e4 | < <x y> | M e5 | U < | M z | E % no e6 | E %yes } { | M d4",
        ),
        (
            "[A \"x\r[B \"y\"]\r1. e4",
            "U [A \"x | T [B \"y\"] | # 1. | M e4",
        ),
        (
            "e4+ O-O e8=Q+ e8(Q)# Nf3= Qh5++ ep mate e.p. 1-0",
            "M e4+ | M O-O | M e8=Q+ | M e8(Q)# | M Nf3 | G10 = | M Qh5++ | S ep | S mate | S e.p. | R 1-0",
        ),
        (
            "1. e4.. 2.\u{2026}d5 3...\u{2026}c4 4..d4",
            "# 1. | M e4 | # .. | # 2.\u{2026} | M d5 | # 3...\u{2026} | M c4 | # 4.. | M d4",
        ),
        ("e4 [%clk 0:01] x]", "M e4 | U [%clk 0:01] | M x | U ]"),
        ("e4 1-0 White wins", "M e4 | R 1-0 | M White | M wins"),
        ("e4 1 - 0", "M e4 | R 1 - 0"),
        ("\u{bd}-\u{bd}", "R \u{bd}-\u{bd}"),
        (
            "\u{2658}f3 O\u{2013}O 1\u{2013}0",
            "M \u{2658}f3 | M O\u{2013}O | R 1\u{2013}0",
        ),
        (
            "2Nf3 1b4 12.\u{a0}e4",
            "# 2 | M Nf3 | # 1 | M b4 | # 12. | M e4",
        ),
        (
            "[A \"1\"][B \"2\"] [ C  \"3\" ]\n[D\"4\"]",
            "T [A \"1\"] | T [B \"2\"] | T [ C  \"3\" ] | T [D\"4\"]",
        ),
        ("[A \"x \"y\" z\"]", "T [A \"x \"y\" z\"]"),
        (
            "[A \"x]\n[B \"y\"]\n[C y]\n[D \"z\n1. e4",
            "U [A \"x] | T [B \"y\"] | U [C y] | U [D \"z | # 1. | M e4",
        ),
        (
            "[A \"c:\\\"]\n[B \"\\\"\\\\\"]",
            "T [A \"c:\\\"] | T [B \"\\\"\\\\\"]",
        ),
        ("e4 [%clk] & e5", "M e4 | U [%clk] | U & | M e5"),
        (
            "[Result \"0-0\"]\n1. Nf3 0-0 2. d4 0-0",
            "T [Result \"0-0\"] | # 1. | M Nf3 | M 0-0 | # 2. | M d4 | R 0-0",
        ),
        (
            "[Result \"0-0\"]\n1. 0-0",
            "T [Result \"0-0\"] | # 1. | M 0-0",
        ),
    ] {
        assert_eq!(one(text), tokens, "{text}");
    }
}

#[test]
fn tokens_in_rare_spellings() {
    for (text, tokens) in [
        (
            "4. 00 000 5. 00+ 000! 00",
            "# 4. | M 00 | M 000 | # 5. | M 00+ | M 000 | G1 ! | M 00",
        ),
        (
            "a8 = Q bxa1= N+ c8 =R# d7xe8 = B d1 = Q",
            "M a8 = Q | M bxa1= N+ | M c8 =R# | M d7xe8 = B | M d1 = Q",
        ),
        (
            "a8 = Qd1 b8= {x} Na8 = Q a8 = a4 = Q a8  = Q e8=Q",
            "M a8 | G10 = | M Qd1 | M b8 | G10 = | C {x} | M Na8 | G10 = | M Q | M a8 | G10 = \
             | M a4 | G10 = | M Q | M a8 | G10 = | M Q | M e8=Q",
        ),
        (
            "Ng5\u{21c4} Nf3 =\u{221e} Nf6=\u{221e} e4\u{221e} =",
            "M Ng5 | G132 \u{21c4} | M Nf3 | G44 =\u{221e} | M Nf6 | G44 =\u{221e} | M e4 \
             | G13 \u{221e} | G10 =",
        ),
        ("exd6ep exd6ep+ exd6e.p", "M exd6ep | M exd6ep+ | M exd6e.p"),
        ("e4 0.5-0.5", "M e4 | R 0.5-0.5"),
        ("1. e4 1.0-0.0", "# 1. | M e4 | R 1.0-0.0"),
        ("e4 0.0-1.0", "M e4 | R 0.0-1.0"),
        ("e4 0,5-0,5", "M e4 | R 0,5-0,5"),
        (
            "1.0-0 4.0-0-0 10.0-0",
            "# 1. | M 0-0 | # 4. | M 0-0-0 | # 10. | M 0-0",
        ),
    ] {
        assert_eq!(one(text), tokens, "{text}");
    }
}

#[test]
fn games_end_where_the_next_begins() {
    for (text, counts) in [
        ("", vec![]),
        (" \r\n\n", vec![]),
        ("[A \"\"]\n\n1. e4 *\n\n[A \"\"]\n\n*\n", vec![4, 2]),
        ("[A \"\"]\r\n1. e4 *\r\n[A \"\"]\r\n1. d4", vec![4, 3]),
        ("1. e4 e5 *\n1. d4 d5 *\n", vec![4, 4]),
        ("1. e4 e5\n\n1. d4 d5", vec![3, 3]),
        ("1. e4 {c} 1... e5\n\n2. d4 (1. d4) d5", vec![12]),
        ("[A \"\"]\n\n[B \"\"]\n\n1. e4", vec![4]),
        ("[A \"\"]\n[B \"\"]\n\n[A \"\"]\n\n1. e4", vec![2, 3]),
        ("[A \"\"]\n[A \"\"]\n1. e4", vec![4]),
        ("1. e4 (1. d4 *\n[A \"\"]\n1. d4", vec![6, 3]),
        ("1. e4 1-0 1. d4 0-1 1. O-O", vec![3, 3, 2]),
        ("1. e4 1-0 1. place, 1 e4", vec![8]),
        ("1. e4 *\n\n(1. d4 d5) *", vec![3, 6]),
        ("1. e4 *\n\n(time forfeit)", vec![7]),
        ("1. e4\n\n(1. d4)", vec![6]),
        ("1. e4\n\n%e\n{c} 1. d4", vec![2, 4]),
        ("1. e4\n%e\n\n{c}\n1. d4", vec![3, 3]),
        ("1. e4\n%e\n1. d4", vec![5]),
        ("1. e4\n\n{c} e5\n1. d4", vec![6]),
        ("1. e4 {open\r[Event \"x\"]\r*", vec![3, 2]),
        ("1. e4 * {same} ;same\n\n{next}\n[A \"\"]", vec![5, 2]),
        ("1. e4 * {same}\n\n;also this\n", vec![5]),
        ("1. e4 {open\n[Event \"x\"]\n*", vec![3, 2]),
        ("Some words\n\n[A \"\"]\n*", vec![2, 2]),
        ("1. e4 (1. d4 1-0\n\n1. g3 0-1", vec![6, 3]),
        ("1. e4 (1. d4 1-0 {same}\n\n1. g3 0-1", vec![7, 3]),
        (
            "1. e4 (1. d4 1-0 ;same\n{same}\n\n{next}\n1. g3\n\n1. e4",
            vec![8, 3, 2],
        ),
        (
            "1. e4 (1. d4 1-0 ;same\n{same}\n\n{next}\n\n1. g3\n\n1. e4",
            vec![8, 3, 2],
        ),
        ("1. e4 (1. d4 1-0\n1. g3) 0-1", vec![10]),
        ("1. e4 (1. d4 d5\n\n1. c4 1-0\n\n1. g3 0-1", vec![9, 3]),
        ("1. e4 1-0\n\n[A \"x]\n[B \"y\"]\n1. e4", vec![3, 4]),
        ("1. e4 1-0\r[A \"x]\r[B y]\r[C \"z\"]\r1. e4", vec![3, 5]),
        ("1. e4\n\n{c}\n[A \"x]\n[B \"y\"]\n*", vec![3, 3]),
        ("1. e4 * {c}\n\n{d}\n[A \"x]\n[B \"y\"]\n*", vec![4, 4]),
        ("1. e4 1-0\n\n[A \"x]\n\n[B \"y\"]\n1. e4", vec![4, 3]),
        ("1. e4 1-0\n[%clk 1]\n[B \"y\"]\n1. e4", vec![4, 3]),
        ("1. e4 1-0 [A \"x]\n[B \"y\"]\n1. e4", vec![4, 3]),
    ] {
        let found: Vec<usize> = games(text.as_bytes(), 1 << 20)
            .iter()
            .map(Vec::len)
            .collect();
        assert_eq!(found, counts, "{text}");
    }
}

#[test]
fn faults_are_said() {
    use FaultKind::{
        BareQuote, MalformedTag, NoResult, UnclosedComment, UnclosedVariation, UnopenedVariation,
    };
    for (text, faults) in [
        ("[A \"\"]\n*", vec![]),
        ("[A \"\"]\n", vec![(NoResult, 0)]),
        ("1. e4 {x", vec![(UnclosedComment, 6), (NoResult, 6)]),
        ("1. e4 (d4 (c4) *", vec![(UnclosedVariation, 6)]),
        ("1. e4 (d4 * {x}", vec![(UnclosedVariation, 6)]),
        (
            "1. e4 (d4 * c4",
            vec![(UnclosedVariation, 6), (NoResult, 12)],
        ),
        ("1. e4 ) *", vec![(UnopenedVariation, 6)]),
        ("[A x\n*", vec![(MalformedTag, 0)]),
        ("[A \"\\\"x\\\" C:\\y\\\\\" ]\n*", vec![]),
        ("[A \"x\"]\n[B \"y\"z\"]\n*", vec![(BareQuote, 8)]),
        ("[A \"xB \"y\"]\n*", vec![(BareQuote, 0)]),
        ("[A \"C:\\\"]\n*", vec![(BareQuote, 0)]),
        ("[A \"C:\\\"]", vec![(BareQuote, 0), (NoResult, 0)]),
    ] {
        let mut reader = Reader::new(text.as_bytes());
        let game = reader.next_game().unwrap().unwrap();
        let found: Vec<_> = game.faults().iter().map(|it| (it.kind, it.at)).collect();
        assert_eq!(found, faults, "{text}");
    }
}

#[test]
fn places_count_all_kinds_of_lines() {
    let text = b"\xEF\xBB\xBF[A \"\"]\r\n1. e4 *\r\r\n\n[B \"\"]\n  1. d4\n";
    let mut reader = Reader::new(Drip(text, 3));
    let mut places = Vec::new();
    while let Some(game) = reader.next_game().unwrap() {
        for token in game.tokens() {
            let place = game.location_of(token);
            let at = usize::try_from(place.offset).unwrap();
            assert!(text[at..].starts_with(game.spelling(token)));
            places.push((place.line, place.column));
        }
    }
    let expected = [(1, 1), (2, 1), (2, 4), (2, 7), (5, 1), (6, 3), (6, 6)];
    assert_eq!(places, expected);
}

#[test]
fn encodings_are_found_game_by_game() {
    let text = b"[A \"M\xC3\xBC\"]\n*\n[A \"M\xFC\"]\n*\n[A \"\xC3\xBC\"] [B \"\xFC\"]\n*";
    let mut reader = Reader::new(&text[..]);
    let mut found = Vec::new();
    while let Some(game) = reader.next_game().unwrap() {
        let values: String = game.tags().map(|tag| tag.value.into_owned()).collect();
        found.push((game.charset(), values, game.faults().len()));
    }
    let expected = [
        (Charset::Utf8, "M\u{fc}".to_owned(), 0),
        (Charset::Windows1252, "M\u{fc}".to_owned(), 0),
        (Charset::Mixed, "\u{fc}\u{fc}".to_owned(), 1),
    ];
    assert_eq!(found, expected);
}

/// Files and the tokens read from them: encodings, values of tags, comments, faults.
fn read_in(bytes: &[u8], encoding: Encoding, step: usize) -> Vec<String> {
    let mut reader = Reader::in_encoding(Drip(bytes, step), encoding);
    let mut found = Vec::new();
    while let Some(game) = reader.next_game().unwrap() {
        let name = game.decoded().unwrap_or(game.charset().name());
        let values = game.tags().map(|tag| tag.value.into_owned());
        let comments = game
            .tokens()
            .iter()
            .filter(|token| token.kind == Kind::Comment);
        let comments = comments.map(|token| game.inner_text(token).into_owned());
        let texts: Vec<String> = values.chain(comments).collect();
        found.push(format!(
            "{name}|{}|{}",
            texts.join("|"),
            game.faults().len()
        ));
    }
    found
}

#[test]
fn files_of_all_countries_are_read() {
    use encoding_rs as e;
    let wide = |text: &str, mark: bool| -> Vec<u8> {
        let mark = mark.then_some(0xFEFF);
        let units = mark.into_iter().chain(text.encode_utf16());
        units.flat_map(u16::to_le_bytes).collect()
    };
    // Letters whose bytes are those of braces and brackets are among them.
    let game = |event: &str, comment: &str| {
        format!("[Event \"{event}\"]\n[Result \"*\"]\n\n1. e4 {{{comment}}} e5 *\n\n")
    };
    for (encoding, name, event, comment) in [
        (
            e::WINDOWS_1251,
            "windows-1251",
            "\u{41f}\u{451}\u{442}\u{440}",
            "\u{43f}\u{43b}\u{43e}\u{445}\u{43e}",
        ),
        (
            e::WINDOWS_1250,
            "windows-1250",
            "Dvo\u{159}\u{e1}k",
            "dob\u{159}e",
        ),
        (
            e::SHIFT_JIS,
            "Shift_JIS",
            "\u{7fbd}\u{751f}\u{5584}\u{6cbb}",
            "\u{30de}\u{30b9}\u{30bf}\u{30fc} \u{30dc}",
        ),
        (
            e::GBK,
            "GBK",
            "\u{4e01}\u{7acb}\u{4eba}",
            "\u{4e2d}\u{56fd}\u{56fd}\u{9645}\u{8c61}\u{68cb}\u{7532}\u{7ea7}\u{8054}\u{8d5b}",
        ),
        (
            e::BIG5,
            "Big5",
            "\u{9673}\u{5927}\u{6587}",
            "\u{81fa}\u{5317}\u{516c}\u{958b}\u{8cfd}",
        ),
        (e::EUC_KR, "EUC-KR", "\u{ae40}\u{bbfc}\u{c218}", "\u{bbfc}"),
        (
            e::WINDOWS_1252,
            "Windows-1252",
            "M\u{fc}nchen",
            "gr\u{f6}\u{df}er",
        ),
    ] {
        let text = game(event, comment) + &game("Club", "fine") + &game(comment, event);
        let (bytes, _, is_damaged) = encoding.encode(&text);
        assert!(!is_damaged, "{name}");
        let plain = if ["Shift_JIS", "GBK", "Big5"].contains(&name) {
            name
        } else {
            "UTF-8"
        };
        let expected = [
            format!("{name}|{event}|*|{comment}|0"),
            format!("{plain}|Club|*|fine|0"),
            format!("{name}|{comment}|*|{event}|0"),
        ];
        let named: Encoding = name.parse().unwrap();
        for step in [1, 7, usize::MAX] {
            assert_eq!(read_in(&bytes, Encoding::Detect, step), expected);
            let read = read_in(&bytes, named, step);
            assert_eq!(read[0], expected[0]);
            assert_eq!(read[2], expected[2]);
            for mark in [true, false] {
                let found = read_in(&wide(&text, mark), Encoding::Detect, step);
                assert_eq!(
                    found,
                    expected.clone().map(|it| {
                        let (_, rest) = it.split_once('|').unwrap();
                        format!("UTF-16LE|{rest}")
                    })
                );
            }
        }
    }
}

/// Signs and damage among the moves are no letters.
#[test]
fn the_encoding_is_guessed_from_comments_and_tags_alone() {
    for sign in [&b"\xB1"[..], b"\x90", b"\x81", b"\xB2\xB2", b"\x87\x87"] {
        let game = |comment: &[u8]| {
            let before = b"[Event \"Club\"]\n\n1. e4";
            [
                before,
                sign,
                b"e5 {",
                comment,
                b"} 2. Nf3",
                sign,
                b"Nc6 *\n\n",
            ]
            .concat()
        };
        let russian = "\u{43f}\u{43b}\u{43e}\u{445}\u{43e}";
        let (bytes, _, _) = encoding_rs::WINDOWS_1251.encode(russian);
        for (text, expected) in [
            (game(b"x"), &["Windows-1252|Club|x"]),
            (game(&bytes), &[&*format!("windows-1251|Club|{russian}")]),
        ] {
            let mut found = read_in(&text, Encoding::Detect, usize::MAX);
            // How many faults there are, depends on the sign.
            for game in &mut found {
                game.truncate(game.rfind('|').unwrap());
            }
            assert_eq!(found, expected, "{}", sign.escape_ascii());
        }
    }
}

/// PowerShell's `>>` adds UTF-16 to a file that is UTF-8, and other programs add bytes to one of
/// PowerShell.
#[test]
fn a_file_may_go_on_in_another_encoding() {
    let game = |event: &str| format!("[Event \"{event}\"]\n\n1. e4 {{{event}}} *\n\n");
    let units = |text: &str, bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
        text.encode_utf16().flat_map(bytes).collect()
    };
    let event = "M\u{fc}nchen";
    let utf8 = game(event).repeat(3);
    let (latin, _, _) = encoding_rs::WINDOWS_1252.encode(&utf8);
    let low_first = units(&utf8, u16::to_le_bytes);
    let high_first = units(&utf8, u16::to_be_bytes);
    let parts = [
        ("UTF-8", utf8.as_bytes().to_vec()),
        ("Windows-1252", latin.into_owned()),
        ("UTF-16LE", low_first.clone()),
        ("UTF-16LE", [b"\xFF\xFE", &*low_first].concat()),
        ("UTF-16BE", high_first.clone()),
        ("UTF-16BE", [b"\xFE\xFF", &*high_first].concat()),
    ];
    for (begin, first) in &parts {
        for (end, second) in &parts {
            let bytes = [first.as_slice(), second].concat();
            let expected = [*begin, begin, begin, end, end, end];
            let expected = expected.map(|name| format!("{name}|{event}|{event}|0"));
            for step in [1, 7, usize::MAX] {
                assert_eq!(read_in(&bytes, Encoding::Detect, step), expected, "{step}");
            }
        }
    }
}

#[test]
fn what_the_caller_says_of_an_encoding_counts() {
    let bytes = b"[Event \"\xCF\xB8\xF2\xF0\"]\n\n1. e4 *\n";
    for (name, found) in [
        ("auto", "windows-1251|\u{41f}\u{451}\u{442}\u{440}|0"),
        (
            "windows-1251",
            "windows-1251|\u{41f}\u{451}\u{442}\u{440}|0",
        ),
        ("koi8-r", "KOI8-R|\u{43e}\u{2566}\u{420}\u{41f}|0"),
        ("latin1", "Windows-1252|\u{cf}\u{b8}\u{f2}\u{f0}|0"),
        ("utf-8", "UTF-8 and Windows-1252|\u{3f8}\u{f2}\u{f0}|1"),
    ] {
        assert_eq!(read_in(bytes, name.parse().unwrap(), 9), [found], "{name}");
    }
    for name in [
        "utf-7",
        "klingon",
        "",
        "iso-2022-jp",
        "x-user-defined",
        "replacement",
    ] {
        assert!(name.parse::<Encoding>().is_err(), "{name}");
    }
    // A mark is believed anyway; damage is reported.
    let damaged = b"\xFF\xFE[\0A\0 \0\"\0\x3D\xD8\"\0]\0*\0";
    for encoding in [Encoding::Detect, Encoding::Latin1] {
        assert_eq!(read_in(damaged, encoding, 3), ["UTF-16LE|\u{fffd}|1"]);
    }
}

#[test]
fn games_over_the_limit_are_skipped() {
    let long = format!(
        "1. e4 *\n[A \"\"]\n1. d4 {{{}\n[B \"no\"]}} d5 *\n[A \"\"]\n1. c4 *\n",
        "x".repeat(3 << 20)
    );
    for (limit, step) in [(100, 1 << 20), (1 << 20, 5000), (1 << 20, 1 << 22)] {
        let mut reader = Reader::new(Drip(long.as_bytes(), step)).limits(Limits { game: limit });
        assert_eq!(reader.next_game().unwrap().unwrap().tokens().len(), 3);
        let Err(ReadError::TooLarge { location, .. }) = reader.next_game() else {
            panic!("the second game is too large");
        };
        assert_eq!((location.line, location.column), (2, 1));
        let third = reader.next_game().unwrap().unwrap();
        assert_eq!(shown(&third).join(" "), "T [A \"\"] # 1. M c4 R *");
        assert_eq!(third.start().line, 5);
        assert!(reader.next_game().unwrap().is_none());
    }
}

proptest! {
    /// Any text, in pieces of any size: no byte but white space is lost, and
    /// the pieces make no difference.
    #[test]
    fn nothing_is_lost(
        parts in prop::collection::vec(
            prop::sample::select(vec![
                "[Event \"x\"]", "[", "]", "\"", "\\", "{", "}", "(", ")", "\n", "\n\n", "\r\n",
                " ", "e4", "1.", "1...", "0-0", "1-0", "*", "$1", "$", "!", "?!", ";", "%", "<",
                ">", "\u{bd}", "\u{b1}", "\u{feff}", "\u{2026}", "+-", "e.p.", "1 - 0", "12", "a",
                "00", "0.5-0.5", "1.0-0", "a8", "=", "Q", "[Event \"x]", "=\u{221e}",
            ]),
            0..60,
        ),
        step in 1_usize..9,
    ) {
        let text = parts.concat();
        let whole = games(text.as_bytes(), usize::MAX);
        prop_assert_eq!(&games(text.as_bytes(), step), &whole);
        let mut reader = Reader::new(text.as_bytes());
        let mut at = 0;
        let gap = |from: usize, to: usize| {
            text[from..to].chars().all(|it| it.is_whitespace() || it == '\u{feff}')
        };
        while let Some(game) = reader.next_game().unwrap() {
            for token in game.tokens() {
                let start = usize::try_from(game.start().offset).unwrap() + token.range().start;
                prop_assert!(gap(at, start), "lost before {}", start);
                at = start + token.range().len();
            }
        }
        prop_assert!(gap(at, text.len()));
    }

    /// Lines may end with LF, CR LF or CR.
    #[test]
    fn ends_of_lines_are_alike(
        parts in prop::collection::vec(
            prop::sample::select(vec![
                "[X \"op\\\"]\n", "[Y \"6\"]\n", "[Event \"x\"]", "[", "]", "\"", "\\", "{", "}", "(",
                ")", "\n", "\n\n", " ", "e4", "1.", "1-0", "*", "; a", "% b\n", "<", ">", "1/2 -", "O-O",
            ]),
            0..40,
        ),
        step in 1_usize..9,
    ) {
        let text = parts.concat();
        let expected = games(text.as_bytes(), step);
        for end in ["\r", "\r\n"] {
            let found = games(text.replace('\n', end).as_bytes(), step).into_iter();
            let found: Vec<Vec<_>> = found
                .map(|game| game.into_iter().map(|token| token.replace(end, "\n")).collect())
                .collect();
            prop_assert_eq!(&found, &expected, "{:?}", text);
        }
    }

    /// Bytes of any kind do no harm.
    #[test]
    fn bytes_of_any_kind(bytes in prop::collection::vec(any::<u8>(), 0..200), step in 1_usize..9) {
        prop_assert_eq!(games(&bytes, step), games(&bytes, usize::MAX));
    }
}
