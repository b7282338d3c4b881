//! The players and events of an archive. Their names are made of syllables, so
//! that they are nobody's; they are drawn once, so that games share them as in
//! a real archive.

use super::super::rng::Rng;

/// A player.
#[derive(Clone, Debug)]
pub(in crate::bench) struct Player {
    pub(in crate::bench) surname: String,
    pub(in crate::bench) forename: String,
    pub(in crate::bench) nation: &'static str,
    pub(in crate::bench) rating: u32,
    pub(in crate::bench) title: Option<&'static str>,
    pub(in crate::bench) female: bool,
    pub(in crate::bench) born: u32,
    pub(in crate::bench) id: u32,
}

/// An event.
#[derive(Clone, Debug)]
pub(in crate::bench) struct Event {
    pub(in crate::bench) title: String,
    pub(in crate::bench) site: String,
    pub(in crate::bench) country: &'static str,
    pub(in crate::bench) year: u32,
    pub(in crate::bench) month: u32,
    pub(in crate::bench) kind: &'static str,
    pub(in crate::bench) online: bool,
    pub(in crate::bench) rounds: u32,
    pub(in crate::bench) time: Time,
}

/// The time control of an event.
#[derive(Clone, Copy, Debug)]
pub(in crate::bench) struct Time {
    pub(in crate::bench) mode: &'static str,
    /// Seconds at the start.
    pub(in crate::bench) base: u32,
    /// Seconds added for each move.
    pub(in crate::bench) increment: u32,
}

/// Everybody and everything that the games of an archive name.
#[derive(Clone, Debug)]
pub(in crate::bench) struct World {
    pub(in crate::bench) players: Vec<Player>,
    pub(in crate::bench) events: Vec<Event>,
}

const SYLLABLES: [&str; 28] = [
    "ba", "do", "fi", "gu", "he", "jo", "ka", "lu", "mi", "no", "pe", "ra", "si", "ta", "vo", "we",
    "xa", "zu", "bré", "dö", "ñe", "tša", "år", "gło", "wü", "ço", "ždi", "ðu",
];
const NATIONS: [&str; 16] = [
    "ARG", "AUT", "BRA", "CZE", "ENG", "ESP", "FRA", "GER", "HUN", "IND", "ITA", "NED", "NOR",
    "POL", "SWE", "USA",
];
const KINDS: [&str; 5] = ["tournament", "swiss", "team", "match", "knockout"];
/// Controls that agree with their modes, increments counted 60 times.
const OVER_THE_BOARD: [Time; 4] = [
    Time::new("normal", 5400, 30),
    Time::new("normal", 7200, 0),
    Time::new("normal", 6000, 30),
    Time::new("rapid", 900, 10),
];
const ONLINE: [Time; 4] = [
    Time::new("blitz", 180, 2),
    Time::new("blitz", 300, 0),
    Time::new("bullet", 60, 0),
    Time::new("rapid", 600, 5),
];

impl Time {
    const fn new(mode: &'static str, base: u32, increment: u32) -> Self {
        Self {
            mode,
            base,
            increment,
        }
    }
}

impl World {
    pub(in crate::bench) fn new(rng: &mut Rng) -> Self {
        Self {
            players: (1..=3000).map(|id| player(rng, id)).collect(),
            events: (0..400).map(|_| event(rng)).collect(),
        }
    }
}

fn player(rng: &mut Rng, id: u32) -> Player {
    let rating = 1400 + rng.below(700) + rng.below(700);
    let female = rng.chance(15);
    let title = match rating {
        2500.. => Some(":GM"),
        2400..2500 => Some(if female { ":WGM" } else { ":IM" }),
        2300..2400 => Some(if female { ":WIM" } else { ":FM" }),
        2200..2300 if female => Some(":WFM"),
        2200..2300 => Some(":CM"),
        _ => None,
    };
    Player {
        surname: word(rng, 2, 4),
        forename: word(rng, 2, 3),
        nation: rng.pick(&NATIONS),
        rating,
        title,
        female,
        born: rng.between(1940, 2005),
        id: 1_000_000 + id * 37,
    }
}

fn event(rng: &mut Rng) -> Event {
    let online = rng.chance(35);
    let site = word(rng, 2, 3);
    let year = rng.between(2015, 2024);
    let kind = if online { "casual" } else { rng.pick(&KINDS) };
    let title = match kind {
        "casual" => "Rated game".to_owned(),
        "match" => format!("{site} match {year}"),
        "team" => format!("{site} team league {year}/{}", (year + 1) % 100),
        "knockout" => format!("Cup of {site}"),
        _ => format!("Open of {site} {year}"),
    };
    Event {
        title,
        site,
        country: if online { "NET" } else { rng.pick(&NATIONS) },
        year,
        month: rng.between(1, 12),
        kind,
        online,
        rounds: rng.between(5, 11),
        time: rng.pick(if online { &ONLINE } else { &OVER_THE_BOARD }),
    }
}

/// A word of some syllables, the first letter a capital.
pub(in crate::bench) fn word(rng: &mut Rng, fewest: u32, most: u32) -> String {
    let mut letters = String::new();
    for _ in 0..rng.between(fewest, most) {
        letters.push_str(rng.pick(&SYLLABLES));
    }
    let mut characters = letters.chars();
    characters
        .next()
        .map(|first| first.to_uppercase().chain(characters).collect())
        .unwrap_or_default()
}
