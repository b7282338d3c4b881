//! The parser of logs: the engine of each line, the positions that engines were
//! given, and the results of each search.

use std::collections::BTreeMap;
use std::io::{self, BufRead};

use cif_chess::{Position, Variant};
use cif_uci::line::{Command, Id, Line, Message, Position as PositionCommand, Start};
use cif_uci::log::{Log, Speaker};

use super::Name;
use super::key::{Key, Reached};
use crate::Gathered;
use crate::variants::variant;

/// A search of a log that said something.
#[derive(Debug)]
pub(super) struct LoggedSearch {
    pub(super) log: usize,
    /// The line where it begins.
    pub(super) line: u64,
    pub(super) round: usize,
    /// The plies before its position, as its counters have them.
    pub(super) count: u64,
    /// The keys of its position.
    pub(super) keys: [Option<Key>; 2],
    /// Those of the position after the move that it found.
    pub(super) answer: [Option<Key>; 2],
    pub(super) said: Gathered,
    /// The reason why it cannot be used.
    pub(super) fault: Option<&'static str>,
}

/// The searches of an engine from one `ucinewgame` to the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Round {
    /// The number of its name.
    pub(super) name: usize,
    /// The number of the engine: that of its first round.
    pub(super) engine: usize,
}

/// The engines and searches of a log.
#[derive(Debug, Default)]
pub(super) struct Found {
    pub(super) names: Vec<Name>,
    pub(super) rounds: Vec<Round>,
    pub(super) searches: Vec<LoggedSearch>,
}

/// Collects the searches of a log.
pub(super) struct LogParser {
    log: usize,
    found: Found,
    /// Engines by name, number and thread.
    speakers: BTreeMap<(Option<String>, [Option<u64>; 2]), Engine>,
}

/// An engine of the log.
#[derive(Default)]
struct Engine {
    name: Name,
    variant: Option<Variant>,
    /// The last `position` command, and the moves that it leads to.
    position: Option<(String, Result<Reached, &'static str>)>,
    /// The current round, once a search of it has begun.
    round: Option<usize>,
    /// The first round of this name.
    first: Option<(Name, usize)>,
    /// The active search.
    now: Option<ActiveSearch>,
    /// The search that begins once the active one has stopped.
    next: Option<ActiveSearch>,
    stopped: bool,
    /// True if the log has the ends of searches.
    has_ends: bool,
}

/// A search that has not ended yet.
struct ActiveSearch {
    line: u64,
    round: usize,
    reached: Option<Result<Reached, &'static str>>,
    by_fen: bool,
    is_ponder: bool,
    is_narrow: bool,
    said: Gathered,
    best: Option<String>,
}

const NO_POSITION: &str = "the log does not say of which position";
const PONDER: &str = "the engine only expected this position";
const NARROW: &str = "only some moves of the position were searched";
const BAD_FEN: &str = "the position cannot be played";
const BAD_MOVE: &str = "a move does not fit the position";

impl LogParser {
    pub(super) fn new(log: usize) -> Self {
        Self {
            log,
            found: Found::default(),
            speakers: BTreeMap::new(),
        }
    }

    /// Reads to the end, or until the source fails.
    pub(super) fn read(&mut self, source: impl BufRead) -> io::Result<()> {
        let mut log = Log::new(source);
        while let Some(entry) = log.next_entry()? {
            let value = &entry.reading.value;
            if entry.is_quote || matches!(value, Line::Unknown(_)) {
                continue;
            }
            let speaker = entry.speaker.unwrap_or(Speaker {
                name: None,
                number: None,
                thread: None,
            });
            let numbers = [speaker.number, speaker.thread];
            let key = (speaker.name.map(str::to_owned), numbers);
            let engine = self.speakers.entry(key).or_insert_with(|| Engine {
                name: Name {
                    given: speaker.name.map(str::to_owned),
                    ..Name::default()
                },
                ..Engine::default()
            });
            engine.take(value, entry.number, self.log, &mut self.found);
        }
        Ok(())
    }

    pub(super) fn finish(mut self) -> Found {
        let mut engines: Vec<_> = self.speakers.into_values().collect();
        for engine in &mut engines {
            engine.end(self.log, &mut self.found);
            engine.end(self.log, &mut self.found);
        }
        self.found.searches.sort_by_key(|search| search.line);
        self.found
    }
}

impl Engine {
    fn take(&mut self, line: &Line<'_>, number: u64, log: usize, found: &mut Found) {
        match line {
            Line::Engine(Message::Id(Id::Name(name))) => {
                self.name.own = Some((*name).to_owned());
                // Another one, in the same place.
                self.name.author = None;
                self.round = None;
            }
            Line::Engine(Message::Id(Id::Author(author))) => {
                self.name.author = Some((*author).to_owned());
                self.round = None;
            }
            Line::Engine(Message::Info(info)) => {
                // Without a score it says something of a search, but begins none.
                if self.now.is_none() && info.score.is_some() {
                    self.now = Some(self.begin(number, found));
                }
                if let Some(now) = &mut self.now {
                    now.said.take(info);
                }
            }
            Line::Engine(Message::BestMove(end)) => {
                self.has_ends = true;
                if let Some(now) = &mut self.now {
                    now.best = Some(end.best.to_owned());
                }
                self.end(log, found);
            }
            Line::Gui(Command::SetOption { name, value })
                if name.eq_ignore_ascii_case("UCI_Variant") =>
            {
                self.variant = value.and_then(variant);
                self.position = None;
            }
            Line::Gui(Command::UciNewGame) => self.round = None,
            Line::Gui(Command::Position(command)) => {
                if !self.stopped || !self.has_ends {
                    self.end(log, found);
                }
                self.set_position(*command);
            }
            Line::Gui(Command::Go(go)) => {
                let mut search = self.begin(number, found);
                search.is_ponder = go.ponder;
                search.is_narrow = go.searchmoves.is_some();
                if self.now.is_some() && self.stopped && self.has_ends {
                    self.next = Some(search);
                } else {
                    self.end(log, found);
                    self.now = Some(search);
                }
            }
            Line::Gui(Command::Stop) => self.stopped = self.now.is_some(),
            Line::Gui(Command::PonderHit) => {
                if let Some(now) = &mut self.now {
                    now.is_ponder = false;
                }
            }
            _ => {}
        }
    }

    fn begin(&mut self, line: u64, found: &mut Found) -> ActiveSearch {
        let round = self.round(found);
        let position = self.position.as_ref();
        ActiveSearch {
            line,
            round,
            reached: position.map(|(_, reached)| reached.clone()),
            by_fen: position.is_some_and(|(text, _)| text.starts_with("position fen")),
            is_ponder: false,
            is_narrow: false,
            said: Gathered::default(),
            best: None,
        }
    }

    /// Takes in a position. Where it goes on from the last one, only what is
    /// new is played.
    fn set_position(&mut self, command: PositionCommand<'_>) {
        let text = Command::Position(command).to_string();
        if let Some((before, Ok(reached))) = &mut self.position
            && let Some(more) = text.strip_prefix(before.as_str())
            && (more.is_empty() || more.starts_with(" moves ") || is_continued(before, more))
        {
            let more = more.strip_prefix(" moves").unwrap_or(more);
            let fits = more
                .split_ascii_whitespace()
                .all(|played| reached.play_uci(played));
            if fits {
                *before = text;
            } else {
                self.position = Some((text, Err(BAD_MOVE)));
            }
            return;
        }
        let variant = self.variant.unwrap_or(Variant::Chess);
        let position = match command.start {
            Start::StartPos => Some(Position::standard(variant)),
            Start::Fen(fen) => Position::from_fen(variant, fen).ok().map(|(it, _)| it),
        };
        let reached = position
            .map(Reached::new)
            .ok_or(BAD_FEN)
            .and_then(|mut reached| {
                let mut moves = command.moves.iter();
                let fits = moves.all(|played| reached.play_uci(played));
                if fits { Ok(reached) } else { Err(BAD_MOVE) }
            });
        self.position = Some((text, reached));
    }

    /// Ends the active search.
    fn end(&mut self, log: usize, found: &mut Found) {
        let ended = self.now.take();
        self.now = self.next.take();
        self.stopped = false;
        let Some(search) = ended.filter(|search| !search.said.is_empty()) else {
            return;
        };
        let (reached, mut fault) = match search.reached {
            None => (None, Some(NO_POSITION)),
            Some(Err(fault)) => (None, Some(fault)),
            Some(Ok(reached)) => (Some(reached), None),
        };
        if search.is_ponder {
            fault = fault.or(Some(PONDER));
        } else if search.is_narrow {
            fault = fault.or(Some(NARROW));
        }
        let (mut keys, mut answer, mut count) = ([None; 2], [None; 2], 0);
        if let Some(mut reached) = reached.filter(|_| fault.is_none()) {
            keys = reached.both(search.by_fen);
            count = reached.count();
            if search.best.is_some_and(|best| reached.play_uci(&best)) {
                answer = reached.both(search.by_fen);
            }
        }
        found.searches.push(LoggedSearch {
            log,
            line: search.line,
            round: search.round,
            count,
            keys,
            answer,
            said: search.said,
            fault,
        });
    }

    /// The round that a search begins in.
    fn round(&mut self, found: &mut Found) -> usize {
        if let Some(number) = self.round {
            return number;
        }
        let number = found.rounds.len();
        let known = found.names.iter().position(|it| *it == self.name);
        let name = known.unwrap_or_else(|| {
            found.names.push(self.name.clone());
            found.names.len() - 1
        });
        let engine = match &self.first {
            Some((name, first)) if *name == self.name => *first,
            _ => {
                self.first = Some((self.name.clone(), number));
                number
            }
        };
        found.rounds.push(Round { name, engine });
        self.round = Some(number);
        number
    }
}

/// Returns true if a text that ends in moves continues with more of them.
fn is_continued(before: &str, more: &str) -> bool {
    more.starts_with(' ') && before.contains(" moves ")
}
