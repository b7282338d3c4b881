//! The head of a game: what a list of games shows.

use super::super::pool::{PoolGame, Step};
use super::super::rng::Rng;
use super::world::{Event, Player, World};
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
    /// True if there are comments, NAGs, marks or variations.
    pub(super) annotated: bool,
    /// True if there are variations.
    pub(super) variations: bool,
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
            annotated: false,
            variations: false,
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
const OPENINGS: [(&str, &str, &str); 12] = [
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
];

/// Writes the head.
pub(super) fn write(xml: &mut Xml, game: &PoolGame, setting: &Setting<'_>, rng: &mut Rng) {
    xml.open("head", &[]);
    flags(xml, setting, rng);
    characteristics(xml, game, setting, rng);
    event(xml, setting, rng);
    for (color, player) in [("white", setting.white), ("black", setting.black)] {
        self::player(xml, color, player, setting, rng);
    }
    if rng.chance(5) {
        xml.open("source", &[]);
        xml.leaf("title", format_args!("{} bulletin", setting.event.site));
        xml.leaf_with("publication", &[], setting.event.year);
        xml.leaf("quality", rng.between(1, 3));
        xml.close("source");
    }
    if setting.event.online || rng.chance(30) {
        let time = setting.event.time;
        xml.open("time", &[]);
        xml.leaf("mode", time.mode);
        xml.leaf("control", format_args!("{}+{}", time.base, time.increment));
        xml.close("time");
    }
    opening(xml, game, rng);
    extraneous(xml, setting, rng);
    if rng.chance(15) {
        tags(xml, setting, rng);
    }
    xml.close("head");
}

fn flags(xml: &mut Xml, setting: &Setting<'_>, rng: &mut Rng) {
    let mut names: Vec<&str> = Vec::new();
    if setting.annotated {
        names.push("annotated");
    }
    if setting.variations {
        names.push("recursive");
    }
    if rng.chance(25) {
        let first = rng.below(8) as usize;
        names.extend(FLAGS.iter().skip(first).take(rng.between(1, 3) as usize));
    }
    if names.is_empty() {
        return;
    }
    xml.open("flags", &[]);
    xml.line();
    for name in names {
        xml.empty(name, &[]);
    }
    xml.close("flags");
}

fn characteristics(xml: &mut Xml, game: &PoolGame, setting: &Setting<'_>, rng: &mut Rng) {
    let Event { year, month, .. } = setting.event;
    xml.open("characteristics", &[]);
    xml.leaf_with(
        "gamedate",
        if setting.event.online {
            &[("utc", &true)]
        } else {
            &[]
        },
        format_args!("{year}-{month:02}-{:02}", setting.day),
    );
    if setting.event.online || rng.chance(20) {
        let (hour, minute) = (rng.between(8, 22), rng.below(60));
        xml.leaf(
            "gametime",
            format_args!("{hour:02}:{minute:02}:{:02}", rng.below(60)),
        );
    }
    xml.leaf("result", game.result);
    if rng.chance(40) {
        xml.leaf("termination", "Normal");
    }
    if !setting.event.online {
        if rng.chance(40) {
            let board = rng.between(1, 40);
            xml.leaf("round", format_args!("{}.{board}", setting.round));
            xml.leaf("board", board);
        } else {
            xml.leaf("round", setting.round);
        }
    }
    xml.leaf("plycount", game.plies);
    xml.close("characteristics");
}

fn event(xml: &mut Xml, setting: &Setting<'_>, rng: &mut Rng) {
    let Event {
        title,
        site,
        country,
        year,
        month,
        kind,
        online,
        rounds,
        ..
    } = setting.event;
    xml.open("event", &[]);
    xml.leaf("location", site);
    if rng.chance(50) {
        xml.leaf("country", country);
    }
    xml.leaf("title", title);
    if rng.chance(60) {
        xml.leaf("date", format_args!("{year}-{month:02}-01"));
    }
    if rng.chance(30) {
        xml.leaf("type", kind);
        xml.leaf("mode", if *online { "ics" } else { "otb" });
    }
    if !online && rng.chance(20) {
        xml.leaf("rounds", rounds);
        xml.leaf("category", rng.between(5, 20));
    }
    xml.close("event");
}

fn player(xml: &mut Xml, color: &str, player: &Player, setting: &Setting<'_>, rng: &mut Rng) {
    xml.open(color, &[]);
    xml.leaf(
        "name",
        format_args!("{}, {}", player.surname, player.forename),
    );
    if !setting.event.online {
        if rng.chance(15) {
            xml.leaf("nation", player.nation);
            xml.leaf("species", "human");
            xml.leaf("gender", if player.female { "female" } else { "male" });
            xml.leaf("birth", player.born);
        }
        if setting.event.kind == "team" {
            xml.open("team", &[]);
            xml.leaf("name", format_args!("SK {}", &player.surname));
            xml.leaf("number", rng.between(1, 3));
            xml.close("team");
        }
    }
    if let Some(title) = player.title {
        xml.leaf("title", title);
    }
    if !setting.event.online {
        xml.leaf("federation", player.nation);
    }
    if !setting.event.online && rng.chance(25) {
        xml.open("identifier", &[]);
        xml.leaf_with("id", &[("organization", &":FIDE")], player.id);
        xml.close("identifier");
    }
    if rng.chance(30) {
        xml.close(color);
        return;
    }
    let rating = player.rating + rng.below(60);
    xml.open("rating", &[]);
    if setting.event.online {
        let mode = setting.event.time.mode;
        xml.leaf_with(
            "score",
            &[("organization", &":FICS"), ("timemode", &mode)],
            rating,
        );
    } else {
        xml.leaf_with("score", &[("organization", &":FIDE")], rating);
        if player.nation == "GER" {
            xml.leaf_with(
                "score",
                &[("organization", &":DSB"), ("country", &"GER")],
                rating.saturating_sub(40),
            );
        }
    }
    xml.close("rating");
    xml.close(color);
}

fn opening(xml: &mut Xml, game: &PoolGame, rng: &mut Rng) {
    let mut moves = String::new();
    for step in game.steps().take(5) {
        let Step::Move(text) = step else { break };
        moves.push_str(text);
        moves.push(' ');
    }
    let known = OPENINGS.iter().find(|(first, ..)| moves.starts_with(first));
    let (_, eco, name) = known.unwrap_or(&("", "A00", "Irregular Opening"));
    xml.open("opening", &[]);
    xml.leaf("eco", eco);
    if rng.chance(20) {
        xml.leaf("classification", name);
    }
    xml.close("opening");
}

fn extraneous(xml: &mut Xml, setting: &Setting<'_>, rng: &mut Rng) {
    xml.open("extraneous", &[]);
    if setting.annotated && rng.chance(50) {
        let annotator = if rng.chance(50) {
            setting.white
        } else {
            setting.black
        };
        xml.leaf(
            "annotator",
            format_args!("{}, {}", annotator.surname, annotator.forename),
        );
    }
    xml.leaf("creator", ":PGN");
    if setting.event.online || rng.chance(20) {
        xml.leaf_with("gameid", &[("tag", &"GameId")], setting.id);
    }
    xml.close("extraneous");
}

fn tags(xml: &mut Xml, setting: &Setting<'_>, rng: &mut Rng) {
    xml.open("tags", &[]);
    xml.leaf_with("tag", &[("name", &"ImportId")], setting.id * 7);
    if rng.chance(50) {
        let name = format!("{} & {}", setting.event.site, setting.white.surname);
        xml.leaf_with("tag", &[("name", &"Broadcast")], name);
    }
    if rng.chance(30) {
        let address = format!("https://example.org/{}?board={}", setting.id, setting.round);
        xml.leaf_with("tag", &[("name", &"Address")], address);
    }
    xml.close("tags");
}
