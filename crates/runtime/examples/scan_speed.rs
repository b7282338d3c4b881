//! Measures the scanner and the cutter beside quick-xml, on a document that
//! is made up on the spot: first dense with tags, then with long runs of text.
//! Run it with `cargo run --release -p cif-runtime --example scan_speed`.

use std::fmt::Write as _;
use std::hint::black_box;
use std::time::Instant;

use cif_runtime::Limits;
use cif_runtime::cut::Cutter;
use cif_runtime::scan::{Mode, Scanner, Token, decode_input};

const SIZE: usize = 50_000_000;
const ROUNDS: usize = 15;

fn document(text: usize) -> String {
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<root>\n");
    let words = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 ";
    let mut number = 0;
    while out.len() < SIZE {
        number += 1;
        // Writing to a string cannot fail.
        let _ = write!(
            out,
            "  <item id=\"{number}\" kind=\"plain\" size='8x8'>\n    <head>\n      <name>Name {number}</name>\n      <date utc=\"true\">2001-02-03</date>\n      <mark at=\"e4\" color=\"red\"/>\n    </head>\n    <text>"
        );
        for _ in 0..text {
            out.push_str(words);
        }
        out.push_str("</text>\n    <note lang=\"en\">fine &amp; good</note>\n  </item>\n");
    }
    out.push_str("</root>\n");
    out
}

/// One thing to measure: its name, and the work.
type Work = (&'static str, fn(&[u8]) -> usize);

/// Prints the best of several rounds, in which all take turns: a busy machine
/// then slows all of them alike.
fn measure(bytes: &[u8], works: &[Work]) {
    let mut best = vec![f64::INFINITY; works.len()];
    for _ in 0..ROUNDS {
        for ((_, work), best) in works.iter().zip(&mut best) {
            let begin = Instant::now();
            black_box(work(bytes));
            *best = best.min(begin.elapsed().as_secs_f64());
        }
    }
    for ((name, _), seconds) in works.iter().zip(best) {
        #[allow(clippy::cast_precision_loss, reason = "a figure for people")]
        let speed = bytes.len() as f64 / 1e6 / seconds;
        println!("  {name:<34} {speed:>7.0} MB/s");
    }
}

fn scan(bytes: &[u8]) -> usize {
    let text = decode_input(bytes, &mut Vec::new()).expect("UTF-8");
    let mut scanner = Scanner::new(&text, &Limits::default(), Mode::Document);
    let mut seen = 0;
    loop {
        match scanner.next() {
            Token::Start { name, .. } => {
                seen += name.len();
                for attribute in scanner.attributes() {
                    seen += attribute.name.len() + attribute.raw.len();
                }
            }
            Token::End { name, .. } => seen += name.len(),
            Token::Text { raw, .. } | Token::CData { raw, .. } => seen += raw.len(),
            Token::Eof => break,
        }
    }
    assert!(scanner.violations().is_empty());
    seen
}

fn quick_xml(bytes: &[u8]) -> usize {
    use quick_xml::events::Event;
    let mut reader = quick_xml::Reader::from_reader(bytes);
    let mut seen = 0;
    loop {
        match reader.read_event().expect("well-formed") {
            Event::Start(tag) | Event::Empty(tag) => {
                seen += tag.name().as_ref().len();
                for attribute in tag.attributes() {
                    let attribute = attribute.expect("well-formed");
                    seen += attribute.key.as_ref().len() + attribute.value.len();
                }
            }
            Event::End(tag) => seen += tag.name().as_ref().len(),
            Event::Text(text) => seen += text.len(),
            Event::CData(text) => seen += text.len(),
            Event::Eof => break,
            _ => {}
        }
    }
    seen
}

fn cut(bytes: &[u8]) -> usize {
    let mut cutter = Cutter::new(bytes, &Limits::default());
    let mut pieces = 0;
    while let Some(piece) = cutter.next_piece().expect("readable") {
        pieces += 1;
        black_box(piece.bytes);
    }
    pieces
}

fn main() {
    for (title, text) in [
        ("dense with tags", 1),
        ("items of 4 KB", 60),
        ("long texts", 2000),
    ] {
        let document = document(text);
        println!("{title}:");
        let works: &[Work] = &[
            ("scanner, with UTF-8 check", scan),
            ("quick-xml events and attributes", quick_xml),
            ("cutter", cut),
        ];
        measure(document.as_bytes(), works);
    }
}
