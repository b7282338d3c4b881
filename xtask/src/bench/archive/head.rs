//! The head of a game: what a list of games shows.

use super::pool::{PoolGame, Step};
use super::rng::Rng;
use super::world::{Event, Player, Time, World};
use super::xml::Xml;

/// The contents of a game's head, besides the moves.
#[derive(Debug)]
pub(super) struct Setting<'w> {
    pub(super) event: &'w Event,
    white: &'w Player,
    black: &'w Player,
    round: u32,
    day: u32,
    id: u64,
}

impl<'w> Setting<'w> {
    /// Draws an event and two players for the game of this number.
    pub(super) fn draw(world: &'w World, rng: &mut Rng, number: u64) -> Self {
        let event = rng.pick_ref(&world.events);
        let white = rng.pick_ref(&world.players);
        let mut black = rng.pick_ref(&world.players);
        while black.id == white.id {
            black = rng.pick_ref(&world.players);
        }
        let round = rng.between(1, event.rounds);
        Self {
            event,
            white,
            black,
            round,
            day: (1 + rng.below(12) + round).min(28),
            id: 10_000_000 + number,
        }
    }
}

const FLAGS: [&str; 12] = [
    "bestGame",
    "blunder",
    "counterAttack",
    "defense",
    "endGame",
    "kingSide",
    "middleGame",
    "novelty",
    "pawnStructure",
    "queenSide",
    "sacrifice",
    "tactics",
];

/// First moves and the code of their opening, the longest first.
const OPENINGS: [(&str, &str, &str); 13] = [
    ("e2e4 e7e5 g1f3 b8c6 f1b5 ", "C60", "Spanish Game"),
    ("e2e4 e7e5 g1f3 b8c6 f1c4 ", "C50", "Italian Game"),
    ("e2e4 e7e5 ", "C20", "Open Game"),
    ("e2e4 c7c5 ", "B20", "Sicilian Defence"),
    ("e2e4 e7e6 ", "C00", "French Defence"),
    ("e2e4 c7c6 ", "B10", "Caro-Kann Defence"),
    ("e2e4 ", "B00", "King's Pawn"),
    ("d2d4 d7d5 ", "D00", "Closed Game"),
    ("d2d4 g8f6 ", "A45", "Indian Defence"),
    ("d2d4 ", "A40", "Queen's Pawn"),
    ("c2c4 ", "A10", "English Opening"),
    ("g1f3 ", "A04", "Réti Opening"),
    ("", "A00", "Irregular Opening"),
];

/// Writes the head of a game, of which it is known whether it has annotations
/// and variations.
pub(super) fn write(
    xml: &mut Xml,
    game: &PoolGame,
    setting: &Setting<'_>,
    [annotated, variations]: [bool; 2],
    rng: &mut Rng,
) {
    let Event { site, year, .. } = setting.event;
    let Time(mode, base, increment) = setting.event.time;
    xml.open("head");
    let mut flags = Vec::new();
    flags.extend(annotated.then_some("annotated"));
    flags.extend(variations.then_some("recursive"));
    if rng.chance(25) {
        let first = rng.below(8) as usize;
        flags.extend(&FLAGS[first..][..rng.between(1, 3) as usize]);
    }
    if !flags.is_empty() {
        xml.open("flags");
        xml.line();
        for name in flags {
            xml.raw(format_args!("<{name}/>"));
        }
        xml.close("flags");
    }
    characteristics(xml, game, setting, rng);
    event(xml, setting.event, rng);
    player(xml, "white", setting.white, setting.event, rng);
    player(xml, "black", setting.black, setting.event, rng);
    if rng.chance(5) {
        xml.open("source");
        xml.leaf("title", format_args!("{site} bulletin"));
        xml.leaf("publication", year);
        xml.leaf("quality", rng.between(1, 3));
        xml.close("source");
    }
    if setting.event.online || rng.chance(30) {
        xml.open("time");
        xml.leaf("mode", mode);
        xml.leaf("control", format_args!("{base}+{increment}"));
        xml.close("time");
    }
    opening(xml, game, rng);
    extraneous(xml, setting, annotated, rng);
    if rng.chance(15) {
        tags(xml, setting, rng);
    }
    xml.close("head");
}

fn characteristics(xml: &mut Xml, game: &PoolGame, setting: &Setting<'_>, rng: &mut Rng) {
    let (year, month, day) = (setting.event.year, setting.event.month, setting.day);
    let (online, round) = (setting.event.online, setting.round);
    xml.open("characteristics");
    let utc = if online { " utc=\"true\"" } else { "" };
    let date = format_args!("{year}-{month:02}-{day:02}");
    xml.leaf(&format!("gamedate{utc}"), date);
    if online || rng.chance(20) {
        let (hour, minute, second) = (rng.between(8, 22), rng.below(60), rng.below(60));
        let time = format_args!("{hour:02}:{minute:02}:{second:02}");
        xml.leaf("gametime", time);
    }
    xml.leaf("result", game.result);
    if rng.chance(40) {
        xml.leaf("termination", "Normal");
    }
    if !online && rng.chance(40) {
        let board = rng.between(1, 40);
        xml.leaf("round", format_args!("{round}.{board}"));
        xml.leaf("board", board);
    } else if !online {
        xml.leaf("round", round);
    }
    xml.leaf("plycount", game.plies);
    xml.close("characteristics");
}

fn event(xml: &mut Xml, event: &Event, rng: &mut Rng) {
    xml.open("event");
    xml.leaf("location", &event.site);
    if rng.chance(50) {
        xml.leaf("country", event.country);
    }
    xml.leaf("title", &event.title);
    if rng.chance(60) {
        xml.leaf("date", format_args!("{}-{:02}-01", event.year, event.month));
    }
    if rng.chance(30) {
        xml.leaf("type", event.kind);
        xml.leaf("mode", if event.online { "ics" } else { "otb" });
    }
    if !event.online && rng.chance(20) {
        xml.leaf("rounds", event.rounds);
        xml.leaf("category", rng.between(5, 20));
    }
    xml.close("event");
}

fn player(xml: &mut Xml, color: &str, player: &Player, event: &Event, rng: &mut Rng) {
    let name = format!("{}, {}", player.surname, player.forename);
    xml.open(color);
    xml.leaf("name", name);
    if !event.online && rng.chance(15) {
        xml.leaf("nation", player.nation);
        xml.leaf("species", "human");
        xml.leaf("gender", if player.female { "female" } else { "male" });
        xml.leaf("birth", player.born);
    }
    if event.kind == "team" {
        xml.open("team");
        xml.leaf("name", format_args!("SK {}", player.surname));
        xml.leaf("number", rng.between(1, 3));
        xml.close("team");
    }
    if let Some(title) = player.title {
        xml.leaf("title", title);
    }
    if !event.online {
        xml.leaf("federation", player.nation);
    }
    if !event.online && rng.chance(25) {
        xml.open("identifier");
        xml.leaf("id organization=\":FIDE\"", player.id);
        xml.close("identifier");
    }
    if !rng.chance(30) {
        let rating = player.rating + rng.below(60);
        xml.open("rating");
        if event.online {
            let mode = event.time.0;
            let tag = format!("score organization=\":FICS\" timemode=\"{mode}\"");
            xml.leaf(&tag, rating);
        } else {
            xml.leaf("score organization=\":FIDE\"", rating);
            if player.nation == "GER" {
                let tag = "score organization=\":DSB\" country=\"GER\"";
                xml.leaf(tag, rating.saturating_sub(40));
            }
        }
        xml.close("rating");
    }
    xml.close(color);
}

fn opening(xml: &mut Xml, game: &PoolGame, rng: &mut Rng) {
    let mut moves = String::new();
    for step in game.steps().take(5) {
        let Step::Move(text) = step else { break };
        moves.extend([text, " "]);
    }
    let known = OPENINGS.iter().find(|(first, ..)| moves.starts_with(first));
    let (_, eco, name) = known.unwrap_or(&OPENINGS[12]);
    xml.open("opening");
    xml.leaf("eco", eco);
    if rng.chance(20) {
        xml.leaf("classification", name);
    }
    xml.close("opening");
}

fn extraneous(xml: &mut Xml, setting: &Setting<'_>, annotated: bool, rng: &mut Rng) {
    xml.open("extraneous");
    if annotated && rng.chance(50) {
        let players = [setting.black, setting.white];
        let Player {
            surname, forename, ..
        } = players[usize::from(rng.chance(50))];
        xml.leaf("annotator", format_args!("{surname}, {forename}"));
    }
    xml.leaf("creator", ":PGN");
    if setting.event.online || rng.chance(20) {
        xml.leaf("gameid tag=\"GameId\"", setting.id);
    }
    xml.close("extraneous");
}

fn tags(xml: &mut Xml, setting: &Setting<'_>, rng: &mut Rng) {
    let (site, surname) = (&setting.event.site, &setting.white.surname);
    let (id, round) = (setting.id, setting.round);
    xml.open("tags");
    xml.leaf("tag name=\"ImportId\"", id * 7);
    if rng.chance(50) {
        let name = format_args!("{site} & {surname}");
        xml.leaf("tag name=\"Broadcast\"", name);
    }
    if rng.chance(30) {
        let address = format_args!("https://example.org/{id}?board={round}");
        xml.leaf("tag name=\"Address\"", address);
    }
    xml.close("tags");
}
