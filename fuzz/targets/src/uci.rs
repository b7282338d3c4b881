//! Any bytes are the log of an engine: what a line of it means is the same when printed and
//! read again, and what is found about a game makes an archive without faults by the schema.

use cif::annotate::log::LogBook;
use cif::annotate::{Lines, WriteOptions, write};
use cif::model::ArchiveItem;
use cif::uci::info::Info;
use cif::uci::line::Line;

const GAME: &str = include_str!("../../../docs/immortal.cif");

pub(crate) fn run(bytes: &[u8]) {
    for line in bytes.split(|byte| *byte == b'\n') {
        let Ok(line) = str::from_utf8(line) else {
            continue;
        };
        let _ = Line::parse(line);
        if let Some(reading) = Info::parse(line) {
            let printed = reading.value.to_string();
            let again = Info::parse(&printed).map(|it| it.value.to_string());
            assert_eq!(again.as_deref(), Some(&*printed));
        }
    }
    let mut archive = cif::read::text(GAME).value.value;
    for item in &mut archive.items {
        if let ArchiveItem::Game(game) = item {
            let lines = Lines::of(&game.value).expect("a game of chess");
            let mut book = LogBook::default();
            book.read("log", bytes).expect("memory can be read");
            book.offer(0, &lines);
            book.settle();
            for (engine, searches) in book.searches(0, &lines) {
                write(
                    &mut game.value,
                    &engine,
                    &searches,
                    &WriteOptions::default(),
                )
                .expect("a game of chess");
            }
        }
    }
    let text = cif::write::text(&archive).expect("a text without characters that XML lacks");
    assert_eq!(cif::read::text(&text).violations, [], "{text}");
}
