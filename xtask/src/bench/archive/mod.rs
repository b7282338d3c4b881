//! A valid archive of any size, the same on every machine: real games of the
//! pool under heads of made-up names, with tables, comments, variations and
//! marks in about the proportions of real archives.

mod file;
mod head;
mod moves;
pub(super) mod phrases;
mod tables;
pub(super) mod world;
mod xml;

use std::io::{self, Write};

pub(super) use file::{Archive, archive_file};

use self::head::Setting;
use self::world::World;
use self::xml::Xml;
use super::pool::{PoolGame, pool};
use super::rng::Rng;

/// Writes an archive of `size` bytes or a few more; the number of its games.
pub(super) fn write_archive(out: &mut impl Write, size: u64) -> io::Result<u64> {
    let mut generator = Generator::new();
    let mut xml = Xml::default();
    xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<cif>");
    let mut written = flush(out, &mut xml)?;
    let mut games = 0;
    while written < size && generator.game(&mut xml, games) {
        written += flush(out, &mut xml)?;
        games += 1;
    }
    info(&mut xml, games);
    flush(out, &mut xml)?;
    Ok(games)
}

fn flush(out: &mut impl Write, xml: &mut Xml) -> io::Result<u64> {
    out.write_all(xml.as_str().as_bytes())?;
    let length = xml.as_str().len() as u64;
    xml.clear();
    Ok(length)
}

struct Generator {
    rng: Rng,
    world: World,
    pool: Vec<PoolGame>,
    /// The move section, written before the head, which speaks of it.
    moves: Xml,
}

impl Generator {
    fn new() -> Self {
        let mut rng = Rng::new(64);
        let world = World::new(&mut rng);
        Self {
            rng,
            world,
            pool: pool(),
            moves: Xml::nested(),
        }
    }

    /// Writes one game; false where there is none to write.
    fn game(&mut self, xml: &mut Xml, number: u64) -> bool {
        let Self {
            rng,
            world,
            pool,
            moves,
        } = self;
        if pool.is_empty() {
            return false;
        }
        let game = rng.pick(pool);
        let mut setting = Setting::draw(world, rng, number);
        let style = moves::Style::draw(rng);
        moves.clear();
        let written = moves::write(moves, &game, style, rng);
        setting.annotated = written.annotated;
        setting.variations = written.variations;
        let languages = written.languages();

        if languages.is_empty() {
            xml.open("game", &[]);
        } else {
            xml.open("game", &[("languages", &languages)]);
        }
        xml.open("info", &[]);
        head::write(xml, &game, &setting, rng);
        let engine = rng.chance(34) && tables::write(xml, &game, setting.event.time, rng);
        xml.close("info");
        xml.raw(moves.as_str());
        if engine {
            xml.open("data", &[]);
            xml.leaf_with("engine", &[("id", &1)], "Stockfish 15.1");
            xml.close("data");
        }
        xml.close("game");
        true
    }
}

fn info(xml: &mut Xml, games: u64) {
    xml.open("info", &[]);
    xml.leaf("version", "1.0");
    xml.leaf("creator", "cif bench");
    xml.leaf("created", "2024-12-31T12:00:00Z");
    xml.empty_line(
        "content",
        &[
            ("games", &games),
            ("documents", &0),
            ("variants", &":Chess"),
        ],
    );
    xml.open("description", &[]);
    xml.leaf_with(
        "text",
        &[("lang", &"en")],
        "Games of an engine against itself, under names of nobody.",
    );
    xml.close("description");
    xml.close("info");
    xml.raw("\n</cif>\n");
}

#[cfg(test)]
mod tests;
