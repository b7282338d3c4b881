//! No input takes more memory than the documentation promises, whatever it is:
//! a table of hostile inputs, each with the commands that it goes to. The address
//! space is limited, so that a miss ends at once. Linux reports the peak.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{self, Read as _, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// The memory that the documentation promises.
const PROMISED: u64 = 256 << 20;

const MB: usize = 1 << 20;

/// A little less than a game of PGN may have: bytes, and tokens.
const GAME: usize = 8 * MB - 64;
const TOKENS: usize = 262_000;

/// A little less than the moves and elements of a game that is looked at.
const LOOKED_AT: usize = 131_000;

/// The address space that the system grants: enough for stacks and arenas that are
/// never touched.
const GRANTED: u64 = 1 << 30;

/// Seconds of a processor, far more than any of them needs, and the time that these take
/// where others use the machine as well.
const GRANTED_SECONDS: u64 = 120;
const PATIENCE: Duration = Duration::from_mins(20);

/// The commands that read an archive.
const ALL: &[&str] = &[
    "check -",
    "check --format json -",
    "fix --output - -",
    "json --lenient -",
    "show -",
    "convert --from cif --to pgn - -",
    "convert --from cif --to cif --flat - -",
];
const ITEM: &[&str] = &[
    "convert --from cif --to pgn - -",
    "convert --from cif --to cif --flat - -",
];
const READ: &[&str] = &[
    "check -",
    "json --lenient -",
    "convert --from cif --to cif --flat - -",
];
const BY_MANY: &[&str] = &[
    "check --jobs 16 -",
    "check --jobs 16 --format json -",
    "fix --jobs 16 --output - -",
    "json --lenient -",
    "convert --jobs 16 --from cif --to pgn - -",
    "convert --jobs 16 --from cif --to cif --flat - -",
];
const HOLD: &[&str] = &["check -", "fix --output - -", "json --lenient -", "show -"];
const CHECK: &[&str] = &["check -"];
const TO_PGN_SHOWN: &[&str] = &[
    "convert --from cif --to pgn - -",
    "convert --from cif --to pgn --format json - -",
    "convert --from cif --to pgn --max-findings 0 - -",
];
const FROM_JSON: &[&str] = &["json --to cif -"];
const PGN: &[&str] = &["convert --from pgn --to cif - -"];
const PGN_BY_MANY: &[&str] = &["convert --from pgn --to cif --jobs 16 - -"];
const PGN_SHOWN: &[&str] = &["show -", "eval --pgn -", "eval --pgn --format json -"];
const PGN_READ: &[&str] = &[
    "convert --from pgn --to cif - -",
    "show -",
    "eval -",
    "eval --players -",
    "html --output - -",
    "annotate --log /dev/null --output - FILE",
];
const ANNOTATE: &[&str] = &["annotate --log /dev/null --output - FILE"];
const LISTED: &[&str] = &["html --output - -", "eval --players -"];
const HTML_BY_MANY: &[&str] = &["html --jobs 16 --output - -"];
const TO_PGN: &[&str] = &["convert --from cif --to pgn - -"];
const READ_MARKUP: &[&str] = &[
    "check -",
    "fix --diff -",
    "show -",
    "html --output - -",
    "convert --from cif --to pgn - -",
];
const DIFF: &[&str] = &["fix --diff -"];

/// A hostile input.
struct Case {
    name: &'static str,
    commands: &'static [&'static str],
    input: Input,
    /// Bytes of memory at the most.
    most: u64,
}

struct Input {
    before: &'static str,
    /// The text that is repeated, and the number of its bytes.
    flood: &'static [u8],
    size: usize,
    /// Each repetition has its number behind it, so that no two are alike.
    numbered: bool,
    after: &'static str,
    packing: Packing,
}

#[derive(Clone, Copy, PartialEq)]
enum Packing {
    Plain,
    Gzip,
    Zstd,
    /// With the largest window that is read, which blanks behind the root's tag fill, and not so
    /// well that the expansion would be refused.
    ZstdWindow,
}

impl Input {
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let (root, before) = self.before.split_at(self.before.len().min("<cif>".len()));
        out.write_all(root.as_bytes())?;
        if self.packing == Packing::ZstdWindow {
            io::copy(&mut io::repeat(b' ').take(130 << 20), out)?;
        }
        out.write_all(before.as_bytes())?;
        if self.numbered {
            let mut out = io::BufWriter::new(&mut *out);
            for number in 0..self.size / self.flood.len() {
                out.write_all(self.flood)?;
                write!(out, "{number} ")?;
            }
            out.flush()?;
        }
        let block = self.flood.repeat(65_536 / self.flood.len() + 1);
        let mut left = if self.numbered {
            0
        } else {
            self.size / self.flood.len()
        };
        while left > 0 {
            let count = left.min(block.len() / self.flood.len());
            out.write_all(&block[..count * self.flood.len()])?;
            left -= count;
        }
        out.write_all(self.after.as_bytes())
    }

    fn packed(&self, path: &Path) -> io::Result<()> {
        let file = io::BufWriter::new(fs::File::create(path)?);
        match self.packing {
            Packing::Plain => {
                let mut file = file;
                self.write(&mut file)?;
                file.flush()
            }
            Packing::Gzip => {
                let mut out = flate2::write::GzEncoder::new(file, flate2::Compression::fast());
                self.write(&mut out)?;
                out.finish()?.flush()
            }
            Packing::Zstd => {
                let mut out = zstd::Encoder::new(file, 1)?;
                self.write(&mut out)?;
                out.finish()?.flush()
            }
            Packing::ZstdWindow => {
                let mut out = zstd::Encoder::new(file, 1)?;
                out.window_log(27)?;
                let mut out = Flushing(out);
                self.write(&mut out)?;
                out.0.finish()?.flush()
            }
        }
    }
}

/// Ends a block of the compression at each write.
struct Flushing<W: Write>(zstd::Encoder<'static, W>);

impl<W: Write> Write for Flushing<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.0.write(&bytes[..bytes.len().min(512)])?;
        self.0.flush()?;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// A text ten times.
macro_rules! ten {
    ($text:expr) => {
        concat!(
            $text, $text, $text, $text, $text, $text, $text, $text, $text, $text
        )
    };
}

/// Games as large as those that several threads work on at the same time.
const COMMENTED_GAME: &str = concat!(
    "<game><info/><moves>e2e4 <post>",
    ten!(ten!(ten!(ten!("a comment that goes on, ")))),
    "</post></moves></game>"
);
const GAME_OF_ELEMENTS: &str = concat!(
    "<game><info/><moves>e2e4",
    ten!(ten!(ten!("<pre/>"))),
    "</moves></game>"
);

const WIDE_TABLE: &str = concat!(
    "<table content=\"evaluation\" engine=\"1\">",
    ten!(ten!(ten!(ten!("+1,+1,+1,+1,+1,+1,+1,+1,+1,+1,")))),
    "+1</table>"
);

const LONG_GAME: &str = concat!(
    "[A \"b\"]\n\n",
    ten!(ten!(ten!(
        "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 "
    ))),
    "*\n\n"
);

const LONG_EVENT: &str = concat!(
    "[Event \"",
    ten!(ten!(ten!("a name of an event, "))),
    "\"]\n\n1. e4 *\n\n"
);

const fn flood(
    name: &'static str,
    before: &'static str,
    flood: &'static [u8],
    size: usize,
    after: &'static str,
) -> Case {
    Case {
        name,
        commands: ALL,
        input: Input {
            before,
            flood,
            size,
            numbered: false,
            after,
            packing: Packing::Plain,
        },
        most: PROMISED,
    }
}

impl Case {
    /// The same, with a lower bound, because the input is small.
    const fn within(mut self, megabytes: u64) -> Self {
        self.most = megabytes << 20;
        self
    }

    const fn numbered(mut self) -> Self {
        self.input.numbered = true;
        self
    }

    const fn packed(mut self, packing: Packing) -> Self {
        self.input.packing = packing;
        self
    }

    const fn to(mut self, commands: &'static [&'static str]) -> Self {
        self.commands = commands;
        self
    }
}

const MOVES: &str = "<cif><game><info/><moves>";
const ENDED: &str = "</moves></game><info><version>1.0</version><creator/>\
    <created>2020-01-01</created><content/></info></cif>";
const DATA: &str = "<cif><game><info/><moves/></game><data>";
const INFO: &str = "<game><info/><moves/></game><info><version>1.0</version><creator/>\
    <created>2020-01-01</created><content/></info></cif>";
const TABLES_OF_A_PLAYER: &str =
    "<cif><game><info><head><white><name>E</name></white></head><moveinfo>";
const MOVES_OF_A_PLAYER: &str = concat!(
    "</moveinfo></info><moves>",
    ten!(ten!(ten!(ten!(
        "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 "
    )))),
    "</moves><data><engine id=\"1\">E</engine></data></game></cif>"
);
const FLAGS: &str = "<cif><game><info><head><flags>";
const FLAGGED: &str = "</flags></head></info><moves/></game></cif>";
const RUSSIAN: &str = "<cif><game><info/><moves>e2e4 <post lang=\"ru\">";
const MARKED: &str = "<cif><game><info/><moves>e2e4 <post format=\"html\">&lt;a ";
const COMMENTED: &str = "</post></moves></game></cif>";
const JSON_MOVES: &str = "{\"archive\":[{\"game\":{\"info\":{},\"moves\":{\"base\":{\"nodes\":[";
const JSON_TEXT: &str =
    "{\"archive\":[{\"game\":{\"info\":{},\"moves\":{\"base\":{\"nodes\":[{\"#text\":\"";
const JSON_AUTHORS: &str = "{\"archive\":[],\"info\":{\"author\":[";
const JSON_GAME: &[u8] = b"{\"game\":{\"info\":{},\"moves\":{}}},";

const CASES: &[Case] = &[
    // What is no text, or another one.
    flood("bad bytes", "", b"\xFF", MB, "")
        .packed(Packing::Gzip)
        .to(READ),
    flood("bad bytes in a game", MOVES, b"\xFF", MB / 2, ENDED),
    flood(
        "windows-1251",
        RUSSIAN,
        b"\xEF\xE0\xF0\xF2\xE8\xFF \xF8\xE0\xF5. ",
        MB / 2,
        COMMENTED,
    ),
    flood("words among tags", MOVES, b"<b>\xEF\xE0</b>", MB / 2, ENDED).to(CHECK),
    flood("zeros", "", b"\0", MB / 2, "").to(CHECK),
    flood("no markup", "", b"word ", MB, "").to(CHECK),
    // What stands between items, and around them.
    flood("blanks", "<cif>", b" ", 24 * MB, INFO)
        .packed(Packing::Zstd)
        .to(READ)
        .within(40),
    flood("blanks before the root", "", b" ", 24 * MB, "<cif/>")
        .packed(Packing::Zstd)
        .to(CHECK)
        .within(40),
    flood("blanks behind the root", "<cif/>", b" ", 24 * MB, "")
        .packed(Packing::Zstd)
        .to(CHECK)
        .within(40),
    flood("blanks without end", "<cif>", b" ", 66 * MB, INFO)
        .packed(Packing::Zstd)
        .to(CHECK)
        .within(40),
    flood("comments", "<cif>", b"<!---->", 2 * MB, INFO)
        .to(CHECK)
        .within(40),
    flood("comments before the root", "", b"<!-- -->", MB, "<cif/>").to(CHECK),
    flood(
        "a comment",
        "<cif><!--",
        b" - ",
        34 * MB,
        "--><game/></cif>",
    )
    .packed(Packing::Zstd)
    .to(CHECK),
    flood("text between games", "<cif>", b"word ", 2 * MB, INFO).to(CHECK),
    flood("text behind the root", "<cif></cif>", b"word ", 2 * MB, "").to(CHECK),
    // Elements of one item: far more than are held, and just as many.
    flood("pre", MOVES, b"<pre/>", 2 * MB, ENDED).within(60),
    flood("pre, as many as go", MOVES, b"<pre/>", 120_000 * 6, ENDED).to(HOLD),
    flood("moves and pre", MOVES, b"e2e4<pre/>", 60_000 * 10, ENDED).to(READ),
    flood("var", MOVES, b"<var/>", 2 * MB, ENDED)
        .to(CHECK)
        .within(60),
    flood(
        "var, as many as go",
        MOVES,
        b"<var>e2e4</var>",
        60_000 * 15,
        ENDED,
    )
    .to(READ),
    flood(
        "marker, as many as go",
        MOVES,
        b"<marker/>",
        120_000 * 9,
        ENDED,
    )
    .to(CHECK),
    flood(
        "flags",
        FLAGS,
        b"<user/>",
        2 * MB,
        "</flags></head></info></game></cif>",
    )
    .to(CHECK),
    flood(
        "flags, as many as go",
        FLAGS,
        b"<user/>",
        120_000 * 7,
        FLAGGED,
    )
    .to(READ),
    flood("blobs", DATA, b"<blob/>", 120_000 * 7, "</data></cif>").to(CHECK),
    flood("undeclared elements", MOVES, b"<x/>", MB / 2, ENDED).to(CHECK),
    flood("ampersands", MOVES, b"&", MB / 2, ENDED).to(CHECK),
    // Texts and values.
    flood("one comment", RUSSIAN, b"word ", 8 * MB, COMMENTED).to(CHECK),
    flood(
        "moves",
        MOVES,
        b"e2e4 e7e5 e1e2 e8e7 e2e1 e7e8 ",
        MB / 2,
        ENDED,
    ),
    flood("illegal moves", MOVES, b"a1a8 ", MB / 8, ENDED).to(CHECK),
    flood("words", MOVES, b"x", 2 * MB, ENDED)
        .numbered()
        .to(TO_PGN_SHOWN),
    flood(
        "an attribute",
        "<cif><game variant=\"",
        b"a",
        34 * MB,
        "\"/></cif>",
    )
    .packed(Packing::Zstd)
    .to(CHECK),
    flood(
        "board rules",
        "<cif><game rules=\"",
        b"pi ",
        MB / 8,
        "\"><info/><moves/></game></cif>",
    )
    .to(CHECK),
    flood(
        "a piece of many moves",
        "<cif><game variant=\"my\" pieces=\"Q=W",
        b"+W",
        2 * MB,
        "\" rules=\"bughouse\"><info/><moves/></game></cif>",
    )
    .to(HOLD)
    .within(80),
    flood(
        "a rule of many attributes",
        "<cif><game variant=\"my\" pieces=\"Q=W\" rules=\"promotion=foo",
        b",foo",
        8 * MB,
        "\"><info/><moves/></game></cif>",
    )
    .to(HOLD)
    .within(80),
    flood(
        "attacks in one comment",
        "<cif><game><info/><moves>e2e4 <post format=\"html\">",
        b"&lt;b onclick=x>",
        16 * MB,
        COMMENTED,
    )
    .to(&["check -", "check --ignore CM-004 -", "fix --output - -"])
    .within(120),
    flood(
        "attributes of a tag",
        MARKED,
        b"onx=\"\" ",
        MB,
        "&gt;</post></moves></game></cif>",
    )
    .to(READ_MARKUP)
    .within(60),
    flood(
        "attributes of a tag that is not closed",
        MARKED,
        b"\"\"",
        4 * MB,
        COMMENTED,
    )
    .to(READ_MARKUP)
    .within(60),
    flood(
        "control characters in an attribute",
        MARKED,
        b"\x7F",
        4 * MB,
        "&gt;</post></moves></game></cif>",
    )
    .to(READ_MARKUP)
    .within(60),
    flood(
        "elements of a comment",
        "<cif><game><info/><moves>e2e4 <post format=\"xml\"><![CDATA[",
        b"<br>",
        20 * MB,
        "]]></post></moves></game></cif>",
    )
    .packed(Packing::Zstd)
    .to(&["html --output - -"]),
    flood(
        "an attack in a comment of quotation marks",
        "<cif><game><info/><moves>e2e4 <post format=\"html\">&lt;b onclick=x>",
        b"\"",
        31 * MB,
        COMMENTED,
    )
    .packed(Packing::Zstd)
    .to(READ_MARKUP),
    flood(
        "a link in a comment",
        "<cif><game><info/><moves>e2e4 <post format=\"html\"><![CDATA[<a href=\"https://",
        b"\\",
        30 * MB,
        "\">a</a>]]></post></moves></game></cif>",
    )
    .packed(Packing::Zstd)
    .to(READ_MARKUP),
    flood(
        "a name",
        "<cif><game><info><head><white><name>",
        b"A",
        31 * MB,
        "</name></white></head></info><moves>e2e4</moves></game></cif>",
    )
    .packed(Packing::Zstd)
    .to(&["show -", "html --output - -", "eval --players -"]),
    flood(
        "squares of a line",
        "<cif><game><info/><moves>e2e4 <line color=\"red\">",
        b"a1",
        4 * MB,
        "</line></moves></game></cif>",
    )
    .to(&["show -", "html --output - -"])
    .within(60),
    flood(
        "titles",
        "<cif><game><info><head><white><title>",
        b":x ",
        29 * MB,
        "</title></white></head></info><moves/></game></cif>",
    )
    .packed(Packing::Zstd)
    .to(CHECK),
    flood(
        "bare signs of a table",
        "<cif><game><info><moveinfo><table content=\"evaluation\">",
        b"+,",
        29 * MB,
        "</table></moveinfo></info><moves/></game></cif>",
    )
    .packed(Packing::Zstd)
    .to(CHECK),
    flood(
        "items of a table that are of no kind",
        "<cif><game><info><moveinfo><table content=\"evaluation\">",
        b"z,",
        8 * MB,
        "+1</table></moveinfo></info><moves/></game></cif>",
    )
    .to(&["check -", "json --lenient -"])
    .within(48),
    flood(
        "tables of a game",
        "<cif><game><info><moveinfo>",
        WIDE_TABLE.as_bytes(),
        14 * MB,
        "</moveinfo></info><moves>e2e4</moves></game></cif>",
    )
    .packed(Packing::Zstd)
    .to(&["show -", "eval -"])
    .within(120),
    flood(
        "tables of an engine that plays",
        TABLES_OF_A_PLAYER,
        WIDE_TABLE.as_bytes(),
        14 * MB,
        MOVES_OF_A_PLAYER,
    )
    .packed(Packing::Zstd)
    .to(TO_PGN)
    .within(120),
    // Items, just as large as goes.
    flood(
        "one comment, as long as goes",
        RUSSIAN,
        b"word ",
        32 * MB - 300,
        COMMENTED,
    )
    .packed(Packing::Zstd)
    .to(ITEM),
    flood(
        "one comment, shown",
        RUSSIAN,
        b"long-words-for-the-sake-of-the-time-that-this-takes ",
        31 * MB,
        COMMENTED,
    )
    .packed(Packing::Zstd)
    .to(&["show -"])
    .within(160),
    flood(
        "moves, many as PGN",
        MOVES,
        b"e2e4 e7e5 e1e2 e8e7 e2e1 e7e8 ",
        6 * MB,
        ENDED,
    )
    .to(TO_PGN)
    .within(100),
    flood("a fault on every line", MOVES, b"e2-e4\n", MB / 8, ENDED).to(DIFF),
    // Items.
    flood("empty games", "<cif>", b"<game/>", 4_000 * 7, "</cif>").to(READ),
    flood(
        "games of comments",
        "<cif>",
        COMMENTED_GAME.as_bytes(),
        8 * MB,
        INFO,
    )
    .to(BY_MANY),
    flood(
        "games of elements",
        "<cif>",
        GAME_OF_ELEMENTS.as_bytes(),
        MB,
        INFO,
    )
    .to(BY_MANY),
    // As large a window as is read, and as large an item.
    flood("a window", "<cif>", b" ", MB, INFO)
        .packed(Packing::ZstdWindow)
        .to(CHECK),
    flood(
        "one comment behind a window",
        RUSSIAN,
        b"long-words-for-the-sake-of-the-time-that-this-takes ",
        31 * MB,
        COMMENTED,
    )
    .packed(Packing::ZstdWindow)
    .to(&[
        "check -",
        "show -",
        "convert --from cif --to cif --flat - -",
    ]),
    flood(
        "entries",
        "<cif><index>",
        b"<game/>",
        40_000 * 7,
        "</index></cif>",
    )
    .to(CHECK),
    // PGN: just as much as goes, and far more.
    flood("PGN comment", "1. e4 {", b"word ", GAME, "} *\n").to(PGN),
    flood("PGN tag", "[Event \"", b"a", GAME, "\"]\n\n*\n").to(PGN),
    flood("PGN commands", "1. e4 {", b"[%csl Ra1]", GAME, "} *\n").to(PGN),
    flood(
        "PGN titles",
        "[WhiteTitle \"",
        b"x ",
        GAME,
        "\"]\n\n1. e4 *\n",
    )
    .to(PGN_READ),
    flood("PGN games", "", b"[A \"b\"]\n\n1. e4 *\n\n", MB, "").to(PGN_BY_MANY),
    flood(
        "PGN moves, as many as go",
        "",
        b"Nf3 Nf6 Ng1 Ng8 ",
        TOKENS * 4,
        "*\n",
    )
    .to(PGN_BY_MANY),
    flood("PGN moves", "", b"Nf3 Nf6 Ng1 Ng8 ", 100 * MB, "*\n").to(PGN),
    flood("PGN tags", "", b"[A \"b\"]\n", TOKENS * 8, "\n*\n").to(PGN),
    flood("PGN comments", "1. e4 ", b"{a}", TOKENS * 3, " *\n").to(PGN),
    flood("PGN variations", "1. e4 ", b"(d4)", TOKENS / 3 * 4, " *\n").to(PGN),
    flood("PGN no tokens", "1. e4 ", b"] ", TOKENS * 2, " *\n").to(PGN_READ),
    flood("PGN closings", "1. e4 ", b") ", TOKENS * 2, " *\n").to(PGN_READ),
    flood(
        "PGN closings, a report",
        "1. e4 ",
        b") ",
        LOOKED_AT * 2,
        " *\n",
    )
    .to(LISTED),
    flood(
        "PGN variations late in a long game",
        "[A \"b\"]\n\n",
        b"Nf3 (Nh3) Nf6 Ng1 Ng8 ",
        16_000 * 22,
        " *\n",
    )
    .to(ANNOTATE),
    flood("PGN NAGs of none", "1. e4 ", b"$0 ", LOOKED_AT * 3, " *\n").to(PGN_READ),
    flood(
        "PGN moves and signs",
        "",
        b"Nf3 ] Nf6 ] Ng1 ] Ng8 ] ",
        TOKENS / 8 * 24,
        "*\n",
    )
    .to(PGN_READ),
    flood(
        "PGN moves, a report",
        "",
        b"Nf3 Nf6 Ng1 Ng8 ",
        LOOKED_AT * 4,
        "*\n",
    )
    .to(LISTED),
    flood(
        "PGN moves and comments, a report",
        "",
        b"Nf3 {a} Nf6 {b} Ng1 {c} Ng8 {d} ",
        LOOKED_AT * 4,
        "*\n",
    )
    .to(LISTED),
    flood(
        "PGN games of moves",
        "",
        LONG_GAME.as_bytes(),
        16 * LONG_GAME.len(),
        "",
    )
    .to(HTML_BY_MANY),
    flood(
        "PGN games of long names, a report",
        "",
        LONG_EVENT.as_bytes(),
        60 * MB,
        "",
    )
    .to(&["html --output - -"])
    .within(64),
    flood(
        "moves, a report",
        MOVES,
        b"e2e4 e7e5 e1e2 e8e7 e2e1 e7e8 ",
        6 * MB,
        ENDED,
    )
    .to(LISTED),
    // A game of PGN that is looked at.
    flood(
        "PGN moves, shown",
        "",
        b"Nf3 Nf6 Ng1 Ng8 ",
        TOKENS * 4,
        "*\n",
    )
    .to(PGN_SHOWN),
    flood(
        "PGN moves and comments, shown",
        "",
        b"Nf3 {a} Nf6 {b} Ng1 {c} Ng8 {d} ",
        TOKENS * 4,
        "*\n",
    )
    .to(PGN_SHOWN),
    flood(
        "PGN NAGs, shown",
        "",
        b"Nf3 $1 $2 $3 $4 Nf6 $1 $2 $3 $4 Ng1 $1 $2 $3 $4 Ng8 $1 $2 $3 $4 ",
        TOKENS / 20 * 64,
        "*\n",
    )
    .to(PGN_SHOWN),
    flood(
        "PGN scores, shown",
        "",
        b"Nf3 {[%eval 5]} Nf6 {[%eval -5]} Ng1 {[%eval 5]} Ng8 {[%eval -5]} ",
        131_000 / 4 * 66,
        "*\n",
    )
    .to(&["show -", "eval --pgn -"]),
    // What PGN has no place for.
    flood(
        "words that are no moves, to PGN",
        MOVES,
        b"z ",
        5 * MB,
        ENDED,
    )
    .to(TO_PGN)
    .within(100),
    flood(
        "moves with a flag, to PGN",
        MOVES,
        b"e2e4:h ",
        8 * MB,
        ENDED,
    )
    .to(TO_PGN)
    .within(100),
    // JSON.
    flood(
        "JSON of elements",
        JSON_MOVES,
        b"{\"pre\":{\"text\":\"\"}},",
        4 * MB,
        "]}}]}",
    )
    .to(FROM_JSON),
    flood("JSON of text", JSON_TEXT, b"a", 34 * MB, "\"}]}}]}")
        .packed(Packing::Zstd)
        .to(FROM_JSON),
    flood("JSON of games", "{\"archive\":[", JSON_GAME, MB, "")
        .to(FROM_JSON)
        .within(60),
    flood(
        "JSON of names",
        JSON_AUTHORS,
        b"\"a\",",
        32 * MB,
        "\"a\"]}}",
    )
    .to(FROM_JSON),
    flood("brackets", "", b"[", MB, "").to(FROM_JSON),
    flood("blanks in JSON", "", b" ", 34 * MB, "")
        .packed(Packing::Zstd)
        .to(FROM_JSON),
];

/// The peak of the resident memory of a command, and how it ended.
fn peak(command: &str, input: &Path) -> (u64, Option<i32>, String) {
    let script = format!(
        "ulimit -v {}; ulimit -t {GRANTED_SECONDS}; exec \"$@\"",
        GRANTED / 1024
    );
    let begin = Instant::now();
    let mut child = Command::new("sh")
        .args(["-c", &script, "sh", env!("CARGO_BIN_EXE_cif")])
        .args(command.split_whitespace().map(|word| match word {
            "FILE" => input.as_os_str(),
            word => word.as_ref(),
        }))
        // Address space that no thread uses is not what this is about.
        .env("MALLOC_ARENA_MAX", "2")
        .stdin(fs::File::open(input).unwrap())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut errors = child.stderr.take().unwrap();
    let said = thread::spawn(move || {
        let mut said = Vec::new();
        let _ = io::Read::read_to_end(&mut errors, &mut said);
        String::from_utf8_lossy(&said).into_owned()
    });
    let mut peak = 0;
    let status = loop {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        let line = status.lines().find_map(|it| it.strip_prefix("VmHWM:"));
        let number = line.and_then(|it| it.trim().strip_suffix(" kB"));
        peak = number.map_or(peak, |it| it.parse::<u64>().unwrap() * 1024);
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if begin.elapsed() > PATIENCE {
            child.kill().unwrap();
        }
        thread::sleep(Duration::from_millis(2));
    };
    (peak, status.code(), said.join().unwrap())
}

#[test]
fn no_input_takes_more_memory_than_promised() {
    let folder = tempfile::tempdir().unwrap();
    let next = AtomicUsize::new(0);
    let failed = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(case) = CASES.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let path = folder.path().join(case.name);
                    case.input.packed(&path).unwrap();
                    for command in case.commands {
                        let begin = Instant::now();
                        let (peak, status, said) = peak(command, &path);
                        let name = case.name;
                        let (peak, time) = (peak >> 20, begin.elapsed());
                        println!("{name}: {command}: {peak} MB in {time:.1?}, {status:?}");
                        // It was refused, or has findings, or none; it was not cut short.
                        if peak > case.most >> 20 || !matches!(status, Some(0..=2)) {
                            failed.fetch_add(1, Ordering::Relaxed);
                            println!("FAILED: {}", said.lines().take(5).collect::<String>());
                        }
                    }
                    fs::remove_file(&path).unwrap();
                }
            });
        }
    });
    assert_eq!(failed.into_inner(), 0, "they are above");
}
