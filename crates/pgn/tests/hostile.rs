//! Text made to take long: each kind at two sizes. What takes time that grows
//! with the square of the size takes sixteen times as long at four times the
//! size; much less is asked for.

use std::io::Read as _;
use std::time::{Duration, Instant};

use cif_pgn::text::{Limits, Reader};
use cif_pgn::{ExportOptions, ImportOptions};

/// Reads all games; the tokens.
fn tokens(text: &[u8], limits: Limits) -> usize {
    let mut reader = Reader::new(text).limits(limits);
    let mut count = 0;
    loop {
        match reader.next_game() {
            Ok(Some(game)) => {
                count += game.tokens().len();
            }
            Ok(None) => return count,
            Err(_) => count += 1,
        }
    }
}

/// A text that is repeated, and the texts before and behind it all.
const TEXTS: [(&str, &str, &str); 47] = [
    ("", "(", ""),
    ("1. e4 ", "(", ""),
    ("1. e4 ", "(1. d4 ", ""),
    ("1. e4 ", "() ", ""),
    ("", ")", ""),
    ("1. e4 ", "(1. d4) ", ""),
    ("", "{", ""),
    ("", "{", "}"),
    ("", "}", ""),
    ("", "{{}", ""),
    ("", "{}{{}", ""),
    ("{", "{} ", "}"),
    ("", "{x} ", ""),
    ("{", "x\n[Event ", ""),
    ("", "[", ""),
    ("", "[x ", ""),
    ("", "[x \"", ""),
    ("", "[x \"\\", ""),
    ("", "[x \"y\" ", ""),
    ("", "[x \"\n", ""),
    ("", "[x \"y\"]\n\n", ""),
    ("", "]", ""),
    ("", "\"", ""),
    ("[x \"", "\"", "\"]"),
    ("[x \"", "\\\"", "\"]"),
    ("", "<", ""),
    ("", "< ", "\n"),
    ("", ";", ""),
    ("", ";\n", ""),
    ("", "%\n", ""),
    ("", ".", ""),
    ("", "1", ""),
    ("", "1. ", ""),
    ("", "1.\n\n", ""),
    ("", "a", ""),
    ("", "+", ""),
    ("", "!", ""),
    ("", "$", ""),
    ("", "$1 ", ""),
    ("", "1-0 ", ""),
    ("", "* 1. ", ""),
    ("1. e4 (", "1-0 {x} 1. ", ""),
    ("1. e4 (1-0\n\n", "{x} ", "1. e4"),
    ("1. e4 1-0\n", "[x \"y\n", "[x \"y\"]"),
    ("", "*\n\n{x} ", ""),
    ("", "\u{bd}\u{2a72}\u{ff}", ""),
    ("1. e4 {", "[%clk 1] ", "}"),
];

/// Makes games of CIF of all games, and PGN of those; how much comes of it.
fn trips(text: &[u8]) -> usize {
    let mut reader = Reader::new(text);
    let mut count = 0;
    while let Ok(Some(game)) = reader.next_game() {
        let made = cif_pgn::import(&game, &ImportOptions::default());
        let exported = cif_pgn::export(&made.game, &ExportOptions::default()).unwrap();
        count += 1 + exported.text.len() + made.findings.len();
    }
    count
}

/// Writes an archive as PGN.
fn exports(xml: &[u8]) -> usize {
    let xml = core::str::from_utf8(xml).unwrap();
    let reading = cif_types::read(xml);
    let mut count = 0;
    for item in &reading.value.value.items {
        if let cif_types::ArchiveItem::Game(game) = item {
            let exported = cif_pgn::export(game, &ExportOptions::default()).unwrap();
            count += 1 + exported.text.len();
        }
    }
    count
}

const INFO: &str = "<info><version>1.0</version><creator>:PGN</creator>\
    <created>2014-12-21</created><content games=\"1\"/></info>";

/// Moves of archives, with what is said again and again in them.
const EXPORTED: [(&str, &str, &str); 12] = [
    ("e2e4 ", "<tag name=\"PGN:%foo\">bar</tag>", ""),
    ("e2e4 ", "<tag name=\"PGN:%clk\">5:00</tag>", ""),
    (
        "e2e4 ",
        "<marker type=\"full\" color=\"red\" at=\"c4\"/>",
        "",
    ),
    (
        "e2e4 ",
        "<arrow color=\"red\" from=\"c4\" to=\"d4\"/><marker type=\"full\" color=\"red\" at=\"c4\"/>",
        "",
    ),
    ("e2e4 ", "<eval>+30</eval>", ""),
    (
        "e2e4 <tag name=\"PGN:kept\"/>",
        "<post>[%eval 0.1]</post>",
        "",
    ),
    ("e2e4 ", "<post>x</post>", ""),
    ("e2e4 <var>d2d4</var> ", "<post>x</post>", ""),
    ("e2e4 <var>d2d4</var> ", "<pre>x</pre>", ""),
    ("e2e4 ", "<epilogue>x</epilogue>", ""),
    ("e2e4 ", "<tag name=\"PGN:unknown\">&amp;</tag>", ""),
    ("e2e4 ", "$1 ", "e7e5"),
];

/// The same for the import and the way back.
const IMPORTED: [(&str, &str, &str); 17] = [
    ("", "[Event \"x\"]\n", "\n*"),
    ("", "[x \"y\"]\n", "\n*"),
    ("", "[PGN:order \"y\"]\n", "\n*"),
    ("", "[FEN \"x\"]\n", "\n*"),
    ("", "{x} ", "*"),
    ("1. e4 ", "{[%clk 0:00:01]} ", "*"),
    ("1. e4 ", "{[%eval 0.1]} $1 ", "*"),
    ("1. Nf3 Nf6 ", "Ng1 Ng8 Nf3 Nf6 {[%clk 0:00:01]} ", "*"),
    ("1. e4 {", "[%foo bar] ", "} *"),
    ("1. e4 {", "[%clk 0:00:01] ", "} *"),
    ("1. e4 {", "[%eval 0.1] ", "} *"),
    ("1. e4 {", "[%csl Rc4] ", "} *"),
    ("1. e4 {x ", "[%csl Rc4] ", "} *"),
    ("1. e4 {[%csl Ra1", ",Rc4", "]} *"),
    ("1. e4 e5 (1... c5 {", "[%eval 0.1] ", "}) *"),
    ("1. e4 (1. d4) ", "{x} ", "e5 *"),
    ("1. e4 ", "& ", "*"),
];

#[test]
fn time_grows_with_the_size() {
    let slow = self::slow(&TEXTS, |text| tokens(text, Limits::default()));
    assert!(slow.is_empty(), "{}", slow.join("\n"));
    let slow = self::slow(&IMPORTED, trips);
    assert!(slow.is_empty(), "{}", slow.join("\n"));
    let games = EXPORTED.map(|(before, again, behind)| {
        let begin = format!("<cif><game><info/><moves>{before}");
        (begin, again, format!("{behind}</moves></game>{INFO}</cif>"))
    });
    let games: Vec<_> = games
        .iter()
        .map(|(begin, again, end)| (&**begin, *again, &**end))
        .collect();
    let slow = self::slow(&games, exports);
    assert!(slow.is_empty(), "{}", slow.join("\n"));
}

/// The texts that take long.
fn slow(texts: &[(&str, &str, &str)], read: impl Fn(&[u8]) -> usize) -> Vec<String> {
    let mut slow = Vec::new();
    for (before, again, behind) in texts {
        let text = |size: usize| {
            let middle = again.repeat(size / again.len());
            [before, &*middle, behind].concat().into_bytes()
        };
        let time = |text: &[u8]| {
            let start = Instant::now();
            assert!(read(text) > 0);
            start.elapsed()
        };
        let (small, large) = (text(1 << 15), text(1 << 17));
        let mut times = (time(&small), time(&large));
        // Once more before it is believed: others use the machine too.
        for _ in 0..2 {
            if times.1 > times.0 * 10 {
                times = (times.0.max(time(&small)), times.1.min(time(&large)));
            }
        }
        if times.1 > times.0 * 10 && times.1 > Duration::from_millis(200) {
            slow.push(format!("{before:?} {again:?} {behind:?}: {times:?}"));
        }
    }
    slow
}

/// A megabyte of each sign is read in pieces; only time could tell that a
/// comment is looked through anew for each piece, so its limit is strict.
#[test]
fn a_large_comment_is_read_in_small_pieces() {
    struct Pieces(usize);
    impl std::io::Read for Pieces {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let count = self.0.min(100).min(buffer.len());
            self.0 -= count;
            buffer[..count].fill(b'x');
            Ok(count)
        }
    }
    let size = 4 << 20;
    let start = Instant::now();
    let mut reader = Reader::new((&b"{"[..]).chain(Pieces(size)));
    let game = reader.next_game().unwrap().unwrap();
    assert_eq!(game.bytes().len(), size + 1);
    // A new look for each piece would look at 80 gigabytes.
    assert!(start.elapsed() < Duration::from_secs(30));
}

#[test]
fn memory_is_bounded() {
    let limits = Limits { game: 1 << 16 };
    // One token, many tokens, and the game behind them.
    for many in [
        "{".to_owned() + &"x".repeat(1 << 20) + "}",
        "(".repeat(1 << 20),
    ] {
        let text = format!("1. e4 *\n\n[Event \"x\"]\n{many}\n[Event \"y\"]\n*\n");
        let mut reader = Reader::new(text.as_bytes()).limits(limits);
        let mut games = Vec::new();
        loop {
            match reader.next_game() {
                Ok(Some(game)) => games.push(game.tokens().len()),
                Ok(None) => break,
                Err(error) => {
                    assert!(error.to_string().starts_with("the game at 3:1 "), "{error}");
                    games.push(0);
                }
            }
        }
        assert_eq!(games, [3, 0, 2]);
    }
}

/// Readers of an archive refuse a longer list.
#[test]
fn more_titles_than_a_list_may_have_stay_a_tag_pair() {
    let most = cif_runtime::Limits::default().list;
    for (count, is_list) in [(most, true), (most + 1, false)] {
        let text = format!(
            "[WhiteTitle \"{}GM\"]\n\n1. e4 *\n",
            "GM ".repeat(count - 1)
        );
        let mut reader = Reader::new(text.as_bytes());
        let game = reader.next_game().unwrap().unwrap();
        let game = cif_pgn::import(&game, &ImportOptions::default()).game;
        let head = game.info.head.as_ref().unwrap();
        assert_eq!(!head.players.is_empty(), is_list, "{count}");
        let tag = head.tags.iter().flat_map(|it| &it.tag);
        let is_kept = tag.map(|it| it.name.as_str()).any(|it| it == "WhiteTitle");
        assert_eq!(is_kept, !is_list, "{count}");
    }
}
