//! Games made up as archives have them, of all variants, with moves good and
//! bad and all that PGN has a form for: out and back they are the same, and
//! what comes back keeps the format's rules and those of chess.

#[path = "common/choices.rs"]
mod choices;
#[path = "common/normal.rs"]
mod normal;

use choices::Choices;
use core::fmt::Write as _;

use cif_chess::{Game as Replay, Rules};
use cif_pgn::{ExportOptions, ImportOptions, Layout, archive_info, export, import, text::Reader};
use cif_text::board::{Board, BoardSize};
use cif_text::legality::{Play as _, SetUp, Standing};
use cif_text::moves::Move;
use cif_text::square::BoardLetter;
use cif_types::{ArchiveItem, Cif, Game, IntoOwned as _};
use cif_validator::{Options, Severity, check_str};
use normal::normal;
use proptest::prelude::*;

const VARIANTS: [&str; 13] = [
    ":Chess",
    ":Chess",
    ":Bughouse",
    ":Bughouse",
    ":Crazyhouse",
    ":Three-check",
    ":King-of-the-Hill",
    ":Atomic",
    ":Antichess",
    ":Horde",
    ":Racing-Kings",
    ":Suicide",
    ":Giveaway",
];

const TEXTS: [&str; 14] = [
    "word",
    "two words",
    "120",
    "1. d4 (c4) $1 1-0",
    "; no more",
    "a line\nand another",
    "[Event] & <more>",
    "% \u{e9}\u{2658}",
    "in {braces} and }",
    "{a}\n[Event \"x\"]",
    "a&#13;[Event \"x\"]",
    "[%clk 0:10:00]",
    "x [%csl Rc4]",
    "",
];

const DATA: [&str; 11] = [
    r#"<marker type="full" color="red" at="c4"/>"#,
    r##"<marker type="circle" color="#00ff00" at="d5"/>"##,
    r#"<arrow color="green" from="h5" to="f7"/>"#,
    r#"<arrow color="orange" from="a1" to="h8"/>"#,
    r#"<tag name="PGN:%foo">bar</tag>"#,
    r#"<tag name="PGN:%eval">0.1</tag>"#,
    r#"<tag name="PGN:%clk">5:00</tag>"#,
    r#"<tag name="PGN:kept"/>"#,
    r#"<marker type="my-sym" color="red" at="c4"/>"#,
    "<eval>-25:18</eval>",
    r#"<clock content="elapsedmovetime">0.235</clock>"#,
];

const TOKENS: [&str; 13] = [
    r#"<tag name="PGN:nag">0</tag>"#,
    r#"<tag name="PGN:nag">5</tag>"#,
    r#"<tag name="PGN:nag">070000</tag>"#,
    r#"<tag name="PGN:reserved">r</tag>"#,
    r#"<tag name="PGN:unknown">&amp;</tag>"#,
    r#"<tag name="PGN:unknown">)</tag>"#,
    r#"<tag name="PGN:escape">e</tag>"#,
    r#"<tag name="PGN:movetext">Zz9 {x} ) 1-0</tag>"#,
    r#"<tag name="PGN:movetext">Zz9 $5 {x}</tag>"#,
    r#"<tag name="PGN:result">*</tag>"#,
    r#"<tag name="PGN:result">1/2</tag>"#,
    r#"<tag name="PGN:result"></tag>"#,
    r#"<tag name="PGN:result">x</tag>"#,
];

struct Maker<'c> {
    choices: Choices<'c>,
    replay: Replay,
    board: Board,
    out: String,
}

impl Maker<'_> {
    fn comments(&mut self, name: &str, one_in: usize) {
        for _ in 0..3 {
            if self.choices.of(one_in) != 2 {
                break;
            }
            let text = TEXTS[self.choices.of(TEXTS.len())];
            let text = text.replace("& ", "&amp; ").replace('<', "&lt;");
            let comment = format!("<{name} lang=\"*\">{text}</{name}>");
            self.out.push_str(&comment);
        }
    }

    /// Data of one ply, each kind once.
    fn data(&mut self, main: bool) {
        let mut next = self.choices.of(DATA.len() + 4);
        let until = if main { 9 } else { DATA.len() };
        while next < until {
            self.out.push_str(DATA[next]);
            next += 1 + self.choices.of(3);
        }
    }

    /// A move of the position: mostly a legal one, else any flagged as what it
    /// is.
    fn next(&mut self) -> Option<Move<'static>> {
        if self.replay.ended().is_some() {
            return None;
        }
        let on = self.board.is_tandem().then(|| {
            let second = self.choices.of(2) == 1;
            if second {
                BoardLetter::B
            } else {
                BoardLetter::A
            }
        });
        let position = self.replay.position(on)?;
        let moves = position.legal_moves();
        if moves.is_empty() {
            return None;
        }
        let played = moves[self.choices.of(moves.len())];
        if self.choices.of(9) != 1 {
            return Some(played);
        }
        let letter = on.map_or(String::new(), |on| on.as_char().to_string());
        let square = |number: usize| {
            let file = char::from(b'a' + u8::try_from(number % 8).unwrap());
            format!("{file}{}{letter}", number / 8 % 8 + 1)
        };
        let (from, to) = (square(self.choices.of(64)), square(self.choices.of(64)));
        let text = match self.choices.of(4) {
            0 => format!("----{letter}"),
            1 => format!("{to}n"),
            _ => format!("{from}{to}"),
        };
        let wild = Move::parse(&text, &self.board).ok()?;
        let verdict = position.verdict(&wild);
        let right = verdict.corrected(&wild);
        let text = right.to_string();
        // Castling and the like may be written otherwise.
        let again = Move::parse(&text, &self.board).ok()?;
        (verdict.standing != Standing::Unknown && again == right).then_some(played)?;
        // The choices own nothing, so the move has to be made anew.
        Some(own(&text, self.board))
    }

    fn line(&mut self, depth: usize) {
        self.comments("prologue", 3);
        if self.choices.of(4) == 1 {
            let before = self.out.len();
            self.out.push_str("<prelude>");
            let inside = self.out.len();
            self.data(false);
            if self.out.len() == inside {
                self.out.truncate(before);
            } else {
                self.out.push_str("</prelude>");
            }
        }
        let count = 1 + self.choices.of(8 >> depth);
        let mut has_moves = false;
        for _ in 0..count {
            let Some(played) = self.next() else { break };
            self.comments("pre", 6);
            self.replay.play(&played);
            has_moves = true;
            write!(self.out, " {played} ").unwrap();
            for nag in 0..self.choices.of(4).saturating_sub(1) {
                write!(self.out, " ${} ", [3, 1, 139][nag]).unwrap();
            }
            self.data(depth == 0);
            self.comments("post", 4);
            if self.choices.of(20) == 1 {
                self.out.push_str(TOKENS[self.choices.of(TOKENS.len())]);
            }
            if self.choices.of(12) == 1 {
                self.data(depth == 0);
            }
            for _ in 0..2 {
                if depth == 3 || self.choices.of(5) != 1 {
                    break;
                }
                let before = self.out.len();
                self.out.push_str("<var>");
                self.replay.enter_variation();
                let has_some = self.var(depth + 1);
                self.replay.leave_variation();
                self.out.push_str("</var>");
                if !has_some {
                    self.out.truncate(before);
                }
                if self.choices.of(12) == 1 {
                    self.data(depth == 0);
                }
            }
        }
        if has_moves {
            self.comments("epilogue", 5);
        }
    }

    /// A variation; whether it has a move.
    fn var(&mut self, depth: usize) -> bool {
        let before = self.replay.plies(None);
        self.line(depth);
        self.replay.plies(None) > before
    }
}

/// A move whose text is kept for as long as the test runs.
fn own(text: &str, board: Board) -> Move<'static> {
    Move::parse(Box::leak(text.to_owned().into_boxed_str()), &board).unwrap()
}

/// A document of one game.
fn document(numbers: &[u32]) -> String {
    let mut choices = Choices(numbers.iter());
    let variant = VARIANTS[choices.of(VARIANTS.len())];
    let tandem = variant == ":Bughouse";
    let numbered = !tandem && variant == ":Chess" && choices.of(3) == 1;
    let start = match numbered.then(|| choices.of(960) + 1) {
        Some(number) => number.to_string(),
        None => ":standard".to_owned(),
    };
    let board = Board::new(BoardSize::default(), tandem);
    let set_up = SetUp {
        variant,
        start: &start,
        board,
    };
    let (replay, _) = Rules.game(&set_up).unwrap();
    let mut maker = Maker {
        choices,
        replay,
        board,
        out: String::new(),
    };
    maker.line(0);
    let plies = |board| maker.replay.plies(board);
    let table = |count: u32, first: &str| {
        let items: Vec<String> = (0..count).map(|ply| format!("{first}{ply:02}")).collect();
        format!(
            "<moveinfo><table content=\"clock\">{}</table></moveinfo>",
            items.join(",")
        )
    };
    let (info, tags) = if tandem {
        let first = table(plies(Some(BoardLetter::A)), "1");
        let second = table(plies(Some(BoardLetter::B)), "0:00:");
        (first + &second, "<tags/><tags/>")
    } else {
        (
            table(plies(None), "0:10:"),
            "<tags><tag name=\"Foo\">bar</tag></tags>",
        )
    };
    let flags = if tandem { "<flags/><flags/>" } else { "" };
    let text = &maker.out;
    format!(
        "<cif><game variant=\"{variant}\" tandem=\"{tandem}\" startposition=\"{start}\"><info><head>\
         {flags}<event><title>t</title></event>{tags}</head>{info}</info><moves>{text}</moves></game>\
         <info><version>1.0</version><creator>:PGN</creator><created>2014-12-21</created>\
         <content games=\"1\"/></info></cif>"
    )
}

fn back(text: &str) -> Game<'static> {
    let mut reader = Reader::new(text.as_bytes());
    let game = reader.next_game().unwrap().unwrap();
    let imported = import(&game, &ImportOptions::default()).game.into_owned();
    assert!(reader.next_game().unwrap().is_none(), "{text}");
    imported
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn out_and_back(numbers in prop::collection::vec(any::<u32>(), 1..200)) {
        let text = document(&numbers);
        let reading = cif_types::read(&text);
        prop_assert!(reading.violations.is_empty(), "{:?}\n{}", reading.violations, text);
        let ArchiveItem::Game(game) = &reading.value.items[0] else {
            panic!("{text}");
        };
        let options = ExportOptions { layout: Layout::Lines, ..ExportOptions::default() };
        let exported = export(game, &options).unwrap();
        // A comment that is too long for a line has one of its own.
        let is_short = |line: &str| line.chars().count() < 80 || line.starts_with(['{', ';']);
        prop_assert!(exported.text.lines().all(is_short), "{}", exported.text);
        let again = back(&exported.text);
        let (there, back) = (normal(game), normal(&again));
        if exported.losses.is_empty() {
            prop_assert_eq!(there, back, "{}\n{}", text, exported.text);
        } else {
            prop_assert!(there != back, "{:?}\n{}\n{}", exported.losses, text, exported.text);
        }
        let cif = Cif {
            items: vec![ArchiveItem::Game(again.into())],
            info: archive_info(1, "2014-12-21").unwrap().into(),
        };
        let xml = cif_types::write(&cif).unwrap();
        let options = Options { rulebook: Some(&Rules), ..Options::default() };
        let mut found = check_str(&xml, &options).expect("a text that can be read");
        found.retain(|finding| finding.severity != Severity::Info);
        prop_assert!(found.is_empty(), "{:?}\n{}", found, xml);
    }
}
