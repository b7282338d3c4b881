//! The players and events of an archive. Their names are made of syllables, so
//! that they are nobody's; they are drawn once, so that games share them as in
//! a real archive.

use super::rng::Rng;

/// A player.
#[derive(Clone, Debug)]
pub(super) struct Player {
    pub(super) surname: String,
    pub(super) forename: String,
    pub(super) nation: &'static str,
    pub(super) rating: u32,
    pub(super) title: Option<&'static str>,
    pub(super) female: bool,
    pub(super) born: u32,
    pub(super) id: u32,
}

/// An event.
#[derive(Clone, Debug)]
pub(super) struct Event {
    pub(super) title: String,
    pub(super) site: String,
    pub(super) country: &'static str,
    pub(super) year: u32,
    pub(super) month: u32,
    pub(super) kind: &'static str,
    pub(super) online: bool,
    pub(super) rounds: u32,
    pub(super) time: Time,
}

/// A time control: its mode, the seconds at the start, those added for each move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Time(pub(super) &'static str, pub(super) u32, pub(super) u32);

/// Everybody and everything that the games of an archive name.
#[derive(Clone, Debug)]
pub(super) struct World {
    pub(super) players: Vec<Player>,
    pub(super) events: Vec<Event>,
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
    Time("normal", 5400, 30),
    Time("normal", 7200, 0),
    Time("normal", 6000, 30),
    Time("rapid", 900, 10),
];
const ONLINE: [Time; 4] = [
    Time("blitz", 180, 2),
    Time("blitz", 300, 0),
    Time("bullet", 60, 0),
    Time("rapid", 600, 5),
];

impl World {
    pub(super) fn new(rng: &mut Rng) -> Self {
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
        2400.. => Some(if female { ":WGM" } else { ":IM" }),
        2300.. => Some(if female { ":WIM" } else { ":FM" }),
        2200.. => Some(if female { ":WFM" } else { ":CM" }),
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
fn word(rng: &mut Rng, fewest: u32, most: u32) -> String {
    let count = rng.between(fewest, most);
    let letters: String = (0..count).map(|_| rng.pick(&SYLLABLES)).collect();
    let mut letters = letters.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
