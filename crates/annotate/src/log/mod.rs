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
//! Searches of one engine that follow each other, and whose positions one game
//! has, form a run, which belongs to one game; at `ucinewgame` a run ends, and
//! where the plies go back, to the next game that begins like the last one. Where
//! several games have all positions of a run, it belongs to
//!
//! - the one in which the moves were played that the engine found, two at least: a single
//!   one may be chance;
//! - the one that ends where the run does, if all other games of the engine do;
//! - the game of the runs before and after it, where no `ucinewgame` stands between;
//! - the one that no other run of the engine belongs to, nor may belong to.
//!
//! Games with the same moves get runs in turn. A run that all of this leaves
//! undecided belongs to no game, and [`LogBook::unmatched`] says so. So the games of
//! a match with the same opening are kept apart.
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
mod runs;
mod sets;
mod settle;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::io::{self, BufRead};

use crate::{Engine, Gathered, Lines, Place, Search};
use key::{Key, Keyed, KeyedPlace};
use parser::{LogParser, LoggedSearch, Round};
use settle::{Offered, Owner, Settler, Usable};

/// Engines whose searches a game takes: each of them is work on the whole game.
const ENGINES: usize = 256;

/// The searches of one log or several.
#[derive(Debug, Default)]
pub struct LogBook {
    logs: Vec<String>,
    names: Vec<Name>,
    searches: Vec<LoggedSearch>,
    rounds: Vec<Round>,
    /// The positions of searches, and the games that have them.
    games_of: HashMap<Key, Vec<usize>>,
    games: Vec<Offered>,
    /// The owner of each search.
    owners: Vec<Owner>,
    /// The searches of each game, by its number.
    owned: HashMap<usize, Vec<usize>>,
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

/// A search that no game got.
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
        let before = self.rounds.len();
        for round in found.rounds {
            self.rounds.push(Round {
                name: names.get(round.name).copied().unwrap_or_default(),
                engine: round.engine + before,
            });
        }
        for mut search in found.searches {
            search.round += before;
            for key in search.keys.into_iter().chain(search.answer).flatten() {
                self.games_of.entry(key).or_default();
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
        let number = self.games.len();
        let (mut count, mut moves) = (0, None);
        for keyed in Keyed::of(lines) {
            if keyed.place.is_in_main() {
                count = keyed.count;
                moves = keyed.keys.first().copied();
            }
            for key in keyed.keys {
                if let Some(games) = self.games_of.get_mut(&key)
                    && games.last() != Some(&number)
                {
                    games.push(number);
                }
            }
        }
        self.games.push(Offered {
            number: game,
            count,
            moves,
        });
    }

    /// Gives every search to a game or to none, once all games were shown.
    pub fn settle(&mut self) {
        let usable = |(number, search): (usize, &LoggedSearch)| {
            let round = self.rounds.get(search.round)?;
            search.fault.is_none().then_some(Usable {
                search: number,
                round: search.round,
                engine: round.engine,
                count: search.count,
                keys: search.keys,
            })
        };
        let mut searches: Vec<_> = self
            .searches
            .iter()
            .enumerate()
            .filter_map(usable)
            .collect();
        searches.sort_by_key(|usable| usable.engine);
        let answers: Vec<_> = self.searches.iter().map(|search| search.answer).collect();
        let settler = Settler::new(&self.games, &self.games_of);
        self.owners = settler.settle(&searches, &answers);
        self.owned.clear();
        let mut engines: HashMap<usize, HashSet<usize>> = HashMap::new();
        let searches = self.owners.iter_mut().zip(&self.searches);
        for (number, (owner, search)) in searches.enumerate() {
            if let Owner::Game(game) = owner
                && let Some(game) = self.games.get(*game)
                && let Some(round) = self.rounds.get(search.round)
            {
                let engines = engines.entry(game.number).or_default();
                if engines.len() < ENGINES || engines.contains(&round.name) {
                    engines.insert(round.name);
                    self.owned.entry(game.number).or_default().push(number);
                } else {
                    *owner = Owner::Crowded;
                }
            }
        }
    }

    /// The searches that belong to a game, engine by engine. The lines are
    /// those that it was shown with.
    pub fn searches(&self, game: usize, lines: &Lines) -> Vec<(Engine, Vec<Search>)> {
        let Some(owned) = self.owned.get(&game) else {
            return Vec::new();
        };
        let places = self.places(lines);
        let mut found: BTreeMap<usize, BTreeMap<&Place, Gathered>> = BTreeMap::new();
        for number in owned {
            let Some(search) = self.searches.get(*number) else {
                continue;
            };
            // The position with its counters comes first: one that a game came back to
            // may be without them that at its start.
            let mut keys = search.keys.iter().rev().flatten();
            let place = keys.find_map(|key| places.get(key));
            if let (Some(place), Some(round)) = (place, self.rounds.get(search.round)) {
                let gathered = found.entry(round.name).or_default();
                gathered
                    .entry(place)
                    .or_default()
                    .merge(search.said.clone());
            }
        }
        let search = |(place, said): (&Place, Gathered)| Search {
            place: place.clone(),
            lines: said.finish(),
        };
        found
            .into_iter()
            .map(|(name, places)| (self.engine(name), places.into_iter().map(search).collect()))
            .collect()
    }

    /// The searches that no game got, in the order of the logs; to be asked
    /// when all is settled.
    pub fn unmatched(&self) -> Vec<Unmatched<'_>> {
        let owners = self.owners.iter().copied();
        let owners = owners.chain(std::iter::repeat(Owner::Nobody));
        let all = self.searches.iter().zip(owners);
        all.filter_map(|(search, owner)| {
            let reason = match (search.fault, owner) {
                (Some(fault), _) => fault,
                (None, Owner::Game(_)) => return None,
                (None, Owner::Undecided) => "several games have this position",
                (None, Owner::Crowded) => "256 other engines have searched this game",
                (None, Owner::Nobody) => "no game has this position",
            };
            Some(Unmatched {
                log: self.logs.get(search.log).map_or("", String::as_str),
                line: search.line,
                reason,
            })
        })
        .collect()
    }

    /// The first places of a game that have the positions of searches.
    fn places(&self, lines: &Lines) -> HashMap<Key, Place> {
        let mut found = HashMap::new();
        for KeyedPlace { keys, place, .. } in Keyed::of(lines) {
            for key in keys {
                if self.games_of.contains_key(&key) {
                    found.entry(key).or_insert_with(|| place.clone());
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
