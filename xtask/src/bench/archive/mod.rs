//! A valid archive of any size, the same on every machine: real games of the
//! pool under heads of made-up names, with tables, comments, variations and
//! marks in about the proportions of real archives; and files of PGN with them.

mod entries;
mod head;
mod moves;
mod phrases;
mod pool;
mod rng;
mod tables;
mod world;
mod xml;

pub(super) mod pgn;

use std::io::{self, Write};

pub(super) use self::entries::Entries;
use self::head::Setting;
use self::pool::{PoolGame, pool};
use self::rng::Rng;
use self::world::World;
use self::xml::Xml;
use super::counts::Counts;

/// Writes an archive of `size` bytes or a few more, with this start tag of its root;
/// its games, and the plies of their main lines.
pub(super) fn write_archive(out: &mut dyn Write, root: &str, size: u64) -> io::Result<Counts> {
    let mut rng = Rng::new(64);
    let world = World::new(&mut rng);
    let pool = pool();
    let mut xml = Xml::default();
    xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    xml.raw(root);
    let mut written = flush(out, &mut xml)?;
    let mut counts = Counts::default();
    while written < size {
        let played = rng.pick(&pool);
        game(&mut xml, played, &world, counts.games, &mut rng);
        written += flush(out, &mut xml)?;
        counts.add(played.plies);
    }
    info(&mut xml, counts.games);
    flush(out, &mut xml)?;
    Ok(counts)
}

fn flush(out: &mut dyn Write, xml: &mut Xml) -> io::Result<u64> {
    out.write_all(xml.text.as_bytes())?;
    let length = xml.text.len() as u64;
    xml.text.clear();
    Ok(length)
}

/// Writes one game; its move section is made before the head, which speaks of it.
fn game(xml: &mut Xml, game: PoolGame, world: &World, number: u64, rng: &mut Rng) {
    let setting = Setting::draw(world, rng, number);
    let mut section = Xml {
        text: String::new(),
        depth: 1,
    };
    let written = moves::write(&mut section, &game, rng);
    match written.languages() {
        none if none.is_empty() => xml.open("game"),
        languages => xml.open(&format!("game languages=\"{languages}\"")),
    }
    xml.open("info");
    let flags = [written.annotated, written.variations];
    head::write(xml, &game, &setting, flags, rng);
    let engine = rng.chance(34) && tables::write(xml, &game, setting.event.time, rng);
    xml.close("info");
    xml.raw(section.text);
    if engine {
        xml.open("data");
        xml.leaf("engine id=\"1\"", "Stockfish 15.1");
        xml.close("data");
    }
    xml.close("game");
}

fn info(xml: &mut Xml, games: u64) {
    xml.open("info");
    xml.leaf("version", "1.0");
    xml.leaf("creator", "cif bench");
    xml.leaf("created", "2024-12-31T12:00:00Z");
    xml.line();
    xml.raw(format_args!(
        "<content games=\"{games}\" documents=\"0\" variants=\":Chess\"/>"
    ));
    xml.open("description");
    let text = "Games of an engine against itself, under names of nobody.";
    xml.leaf("text lang=\"en\"", text);
    xml.close("description");
    xml.close("info");
    xml.raw("\n</cif>\n");
}

#[cfg(test)]
mod tests;
