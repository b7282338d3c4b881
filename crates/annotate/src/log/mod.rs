//! Searches out of logs: what an engine said, or what a program wrote down
//! that ran several, matched with the games that the searches were about.
//!
//! ```
//! use cif_annotate::Lines;
//! use cif_annotate::log::LogBook;
//! # let text = r#"<cif><game><info/><moves>e2e4 e7e5</moves></game>
//! # <info><version>1.0</version><creator/><created>2026-01-31</created>
//! # <content games="1"/></info></cif>"#;
//! # let archive = cif_types::read(text).value;
//! # let cif_types::ArchiveItem::Game(game) = &archive.items[0] else { panic!() };
//! // <moves>e2e4 e7e5</moves>
//! let said = "\
//! position startpos moves e2e4
//! go depth 9
//! info depth 9 score cp -31 pv e7e5
//! bestmove e7e5
//! position startpos moves d2d4
//! go depth 9
//! info depth 9 score cp -20 pv g8f6
//! bestmove g8f6";
//! let mut book = LogBook::default();
//! book.read("fish.log", said.as_bytes())?;
//! let lines = Lines::of(game).unwrap();
//! book.offer(0, &lines);
//! book.settle();
//! let (engine, searches) = &book.searches(0, &lines)[0];
//! assert_eq!((engine.name.as_str(), searches[0].place.ply), ("?", 1));
//! let unmatched = book.unmatched();
//! assert_eq!((unmatched[0].line, unmatched[0].reason), (6, "no game has this position"));
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # How searches find their games
//!
//! A search is of the position that the engine was given last. It fits a place
//! of a game where the start position and the moves are the same; where the
//! log gives a position in FEN, the same position with the same counters will
//! do, so that programs are understood that leave out the moves before.
//!
//! Searches of one engine whose positions follow each other, as in a game that
//! is played or gone through, form a stretch; with `ucinewgame` another begins. A stretch belongs to one game:
//! the one that has the most of its positions; of several the one where the
//! most moves were played that the engine found; of several still the one that
//! ends the soonest; in the end the one that the fewest stretches
//! of the engine belong to, and then the first. So the games of a match with
//! the same opening are kept apart.
//!
//! Several searches of one position by one engine count as one
//! search. Positions that were only thought about while the opponent was to
//! move, and searches of some moves only, are not used.
//!
//! # Names
//!
//! An engine is called what it says after `id name`, else as the log calls
//! it. Where the log has two names for engines that say the same, its names
//! are added in brackets.

mod key;
mod parser;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::io::{self, BufRead};

use crate::{Engine, Gathered, Lines, Place, Search};
use key::{Key, Keyed};
use parser::{LogParser, LoggedSearch};

/// The searches of one log or several.
#[derive(Debug, Default)]
pub struct LogBook {
    logs: Vec<String>,
    names: Vec<Name>,
    searches: Vec<LoggedSearch>,
    stretches: Vec<Stretch>,
    /// Searches by the positions they are of.
    by_key: HashMap<Key, Vec<usize>>,
}

/// The names of an engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Name {
    /// By itself.
    own: Option<String>,
    author: Option<String>,
    /// By the log.
    given: Option<String>,
}

/// Searches of an engine whose positions follow each other.
#[derive(Debug, Default)]
struct Stretch {
    name: usize,
    best: Fit,
    /// The games that fit best.
    games: Vec<usize>,
    game: Option<usize>,
}

/// The rank of a game among those for a stretch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Fit {
    searches: usize,
    /// Those whose move was played.
    played: usize,
    /// The plies of the game behind the last of them, counted down.
    near: std::cmp::Reverse<usize>,
}

/// A search that no game took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unmatched<'b> {
    /// The log, by the name it was given.
    pub log: &'b str,
    /// The line where the search begins, from 1.
    pub line: u64,
    /// The reason why none did: one short line.
    pub reason: &'static str,
}

impl LogBook {
    /// Reads a log and adds its searches. Lines that say nothing about a
    /// search are passed over, whatever they are.
    ///
    /// # Errors
    /// The source cannot be read.
    pub fn read(&mut self, name: &str, source: impl BufRead) -> io::Result<()> {
        let log = self.logs.len();
        self.logs.push(name.to_owned());
        let mut parser = LogParser::new(log);
        let read = parser.read(source);
        let found = parser.finish();
        let names: Vec<usize> = found.names.into_iter().map(|it| self.name(it)).collect();
        let before = self.stretches.len();
        for name in found.stretches {
            let name = names.get(name).copied().unwrap_or_default();
            self.stretches.push(Stretch {
                name,
                ..Stretch::default()
            });
        }
        for mut search in found.searches {
            search.stretch += before;
            let number = self.searches.len();
            for key in search.keys.into_iter().flatten() {
                self.by_key.entry(key).or_default().push(number);
            }
            self.searches.push(search);
        }
        read
    }

    fn name(&mut self, name: Name) -> usize {
        if let Some(known) = self.names.iter().position(|it| *it == name) {
            return known;
        }
        self.names.push(name);
        self.names.len() - 1
    }

    /// The number of searches that said something of a position.
    pub fn len(&self) -> usize {
        self.searches.len()
    }

    /// Returns true if there is none.
    pub fn is_empty(&self) -> bool {
        self.searches.is_empty()
    }

    /// Shows a game, with a number of the caller's choice. All games are to
    /// be shown before [`LogBook::settle`].
    pub fn offer(&mut self, game: usize, lines: &Lines) {
        let keys: HashSet<Key> = Keyed::of(lines).flat_map(|(keys, _)| keys).collect();
        let mut fits: BTreeMap<usize, (usize, usize, usize)> = BTreeMap::new();
        for (number, place) in self.places(lines) {
            let Some(search) = self.searches.get(number) else {
                continue;
            };
            let (searches, played, last) = fits.entry(search.stretch).or_default();
            *searches += 1;
            let mut answer = search.answer.iter().flatten();
            *played += usize::from(answer.any(|key| keys.contains(key)));
            if place.path.0.is_empty() {
                *last = place.ply.max(*last);
            }
        }
        let length = lines.main().plies();
        for (stretch, (searches, played, last)) in fits {
            let Some(stretch) = self.stretches.get_mut(stretch) else {
                continue;
            };
            let fit = Fit {
                searches,
                played,
                near: std::cmp::Reverse(length.saturating_sub(last)),
            };
            if fit > stretch.best {
                stretch.best = fit;
                stretch.games.clear();
            }
            if fit == stretch.best {
                stretch.games.push(game);
            }
        }
    }

    /// Gives every stretch to a game, once all games were shown.
    pub fn settle(&mut self) {
        let mut dealt: HashMap<(usize, usize), usize> = HashMap::new();
        for stretch in &mut self.stretches {
            let count = |game: &usize| dealt.get(&(*game, stretch.name)).copied();
            let game = stretch
                .games
                .iter()
                .copied()
                .min_by_key(|game| count(game).unwrap_or(0));
            stretch.game = game;
            if let Some(game) = game {
                *dealt.entry((game, stretch.name)).or_default() += 1;
            }
        }
    }

    /// The searches that belong to a game, engine by engine. The lines are
    /// those that it was shown with.
    pub fn searches(&mut self, game: usize, lines: &Lines) -> Vec<(Engine, Vec<Search>)> {
        let mut found: BTreeMap<usize, BTreeMap<Place, Gathered>> = BTreeMap::new();
        for (number, place) in self.places(lines) {
            let Some(search) = self.searches.get_mut(number) else {
                continue;
            };
            let stretch = self.stretches.get(search.stretch);
            if let Some(stretch) = stretch.filter(|stretch| stretch.game == Some(game)) {
                search.is_used = true;
                let places = found.entry(stretch.name).or_default();
                places.entry(place).or_default().merge(search.said.clone());
            }
        }
        let search = |(place, said): (Place, Gathered)| Search {
            place,
            lines: said.finish(),
        };
        found
            .into_iter()
            .map(|(name, places)| (self.engine(name), places.into_iter().map(search).collect()))
            .collect()
    }

    /// The searches that no game took, in the order of the logs; to be asked
    /// when the searches of all games were taken.
    pub fn unmatched(&self) -> Vec<Unmatched<'_>> {
        let all = self.searches.iter();
        all.filter_map(|search| {
            let reason = match search.fault {
                Some(fault) => fault,
                None if search.is_used => return None,
                None => "no game has this position",
            };
            Some(Unmatched {
                log: self.logs.get(search.log).map_or("", String::as_str),
                line: search.line,
                reason,
            })
        })
        .collect()
    }

    /// The places of searches in a game, in the order of the logs.
    fn places(&self, lines: &Lines) -> BTreeMap<usize, Place> {
        let mut found: BTreeMap<usize, Place> = BTreeMap::new();
        for (keys, place) in Keyed::of(lines) {
            for key in keys {
                for search in self.by_key.get(&key).into_iter().flatten() {
                    found.entry(*search).or_insert_with(|| place.clone());
                }
            }
        }
        found
    }

    /// The engine of a name.
    fn engine(&self, number: usize) -> Engine {
        let Some(name) = self.names.get(number) else {
            return Engine::new("?");
        };
        let (own, given) = (name.own.as_deref(), name.given.as_deref());
        let is_shared = self
            .names
            .iter()
            .any(|it| it.own == name.own && it.given != name.given);
        Engine {
            name: match (own, given) {
                (Some(own), Some(given)) if is_shared => format!("{own} ({given})"),
                (own, given) => own.or(given).unwrap_or("?").to_owned(),
            },
            author: name.author.clone(),
        }
    }
}
