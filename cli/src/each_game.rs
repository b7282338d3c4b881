//! The games of inputs in portions: those of an archive with whole heads, and those of PGN, which
//! are imported by whoever takes a portion, in any thread.

use cif::model::{Game, VariationNode};
use cif::pgn::text::Batch;
use cif::pgn::{ImportOptions, import, is_readable};
use cif::read::limits::ELEMENT;
use cif::read::{CutError, Games as ArchiveGames, Limits, Violation};
use cif::view::{GameFinding, MOST_FINDINGS};

use crate::games::Games;
use crate::input::Input;
use crate::pgn::{Next, PgnReading, next};
use crate::report::Ending;
use crate::status::CliError;
use crate::terminal::complain_mildly;
use cif::files::kind::{FileKind, Opened, Wanted};

/// Memory that a game takes for each of its bytes, about, while it is worked on.
const VALUE: usize = 128;

/// Games of an input that stand one behind the other.
pub(crate) struct Portion {
    /// The number of the first.
    first: u64,
    content: Content,
    /// The faults against XML and the schema behind the last game of an archive.
    rest: usize,
    /// The reason why a game of PGN behind them is too large, where there is one.
    too_large: Option<String>,
    /// Their bytes, about.
    pub(crate) size: usize,
    /// The moves and elements that a game may have.
    most: usize,
}

enum Content {
    Archive(Vec<(Game<'static>, Vec<Violation>)>),
    Pgn(Batch),
}

/// A game of a portion.
pub(crate) enum Read<'g> {
    /// The game, and what reading it found.
    Game {
        game: &'g Game<'g>,
        /// True if anything of it could be read.
        is_readable: bool,
        findings: Vec<GameFinding>,
        /// The faults against XML and the schema among them.
        faults: usize,
    },
    /// A game that is larger than a limit.
    TooLarge(TooLarge),
    /// The faults against XML and the schema behind the last game.
    Rest(usize),
}

/// The reason why a game is too large, and the option that allows larger ones.
pub(crate) struct TooLarge {
    why: String,
    option: &'static str,
}

impl TooLarge {
    /// Reports on standard error that the game of this number is left out.
    pub(crate) fn warn(&self, number: u64) {
        let Self { why, option } = self;
        let message = format!("game {number} is left out: {why}");
        complain_mildly(&message, Some(&format!("`{option}` allows larger ones")));
    }
}

impl Portion {
    /// About the memory that it takes while it is worked on.
    pub(crate) fn weight(&self) -> usize {
        self.size.saturating_mul(VALUE)
    }

    /// The number of the last game.
    pub(crate) fn last(&self) -> u64 {
        let games = match &self.content {
            Content::Archive(games) => games.len(),
            Content::Pgn(batch) => batch.len(),
        };
        self.first + games as u64 + u64::from(self.too_large.is_some()) - 1
    }

    /// Hands out the games that are wanted, each with its number.
    pub(crate) fn each<E>(
        self,
        wanted: &Games,
        mut take: impl FnMut(u64, Read<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        let (last, most) = (self.last(), self.most);
        let numbers = self.first..=last;
        let mut hand_in = |number, read: Read<'_>| match read {
            _ if !wanted.has(number) => Ok(()),
            Read::Game { game, .. } if has_more_than(most, game) => {
                let too_large = TooLarge {
                    why: format!("it has more than {most} moves and elements"),
                    option: "--max-item",
                };
                take(number, Read::TooLarge(too_large))
            }
            read => take(number, read),
        };
        match self.content {
            Content::Archive(games) => {
                for (number, (game, violations)) in numbers.zip(games) {
                    let read = Read::Game {
                        game: &game,
                        is_readable: !game.is_blank(),
                        faults: violations.len(),
                        findings: bounded(violations),
                    };
                    hand_in(number, read)?;
                }
            }
            Content::Pgn(batch) => {
                let wanted = numbers.zip(batch.games()).filter(|(it, _)| wanted.has(*it));
                for (number, game) in wanted {
                    let imported = import(&game, &ImportOptions::default());
                    let read = Read::Game {
                        game: &imported.game,
                        is_readable: is_readable(&game, &imported.game),
                        faults: 0,
                        findings: bounded(&imported.findings),
                    };
                    hand_in(number, read)?;
                }
            }
        }
        if let Some(why) = self.too_large {
            let option = "--max-game";
            hand_in(last, Read::TooLarge(TooLarge { why, option }))?;
        }
        match self.rest {
            0 => Ok(()),
            rest => take(last, Read::Rest(rest)),
        }
    }
}

/// Returns true where a game has more moves and elements among its moves.
fn has_more_than(most: usize, game: &Game<'_>) -> bool {
    let mut count = 0;
    let mut lines = vec![&game.moves.base];
    while let Some(line) = lines.pop() {
        for node in &line.nodes {
            count += match node {
                VariationNode::Text(text) => text.split_ascii_whitespace().count(),
                VariationNode::Prelude(prelude) => 1 + prelude.items.len(),
                VariationNode::Var(line) => {
                    lines.push(&line.value);
                    1
                }
                _ => 1,
            };
        }
        if count > most {
            return true;
        }
    }
    false
}

/// As many findings of a game as are shown.
fn bounded<F>(findings: impl IntoIterator<Item = F>) -> Vec<GameFinding>
where
    GameFinding: From<F>,
{
    let findings = findings.into_iter().take(MOST_FINDINGS);
    findings.map(GameFinding::from).collect()
}

/// Cuts inputs into portions of games, which are numbered through.
pub(crate) struct GameCutter<'c> {
    limits: Limits,
    reading: PgnReading,
    wanted: &'c Games,
    /// The bytes after which a portion is handed out.
    size: usize,
    /// The games so far.
    count: u64,
}

impl<'c> GameCutter<'c> {
    /// Cuts as far as games are wanted, after so many bytes each time; after each game where that
    /// is 0.
    pub(crate) fn new(limits: Limits, reading: PgnReading, wanted: &'c Games, size: usize) -> Self {
        Self {
            limits,
            reading,
            wanted,
            size,
            count: 0,
        }
    }

    /// Hands out the games of an input that was opened, until `hand_out` returns false. With
    /// `is_pgn` it is PGN whatever its first bytes say. Returns true if more may be wanted. Games
    /// before the place where reading fails are handed out before the error.
    pub(crate) fn cut(
        &mut self,
        input: &Input,
        opened: Opened,
        is_pgn: bool,
        hand_out: &mut dyn FnMut(Portion) -> bool,
    ) -> Result<bool, CliError> {
        if is_pgn {
            return self.pgn(input, opened, hand_out);
        }
        let opened = self.reading.charset.fit(opened, input, Wanted::Games)?;
        if opened.kind == FileKind::Archive {
            self.reading.charset.refuse()?;
            self.archive(input, opened, hand_out)
        } else {
            self.pgn(input, opened, hand_out)
        }
    }

    /// Returns true where a portion of so many games and bytes is to go on.
    fn is_open(&self, games: usize, size: usize) -> bool {
        size < self.size && !self.wanted.are_before(self.count + games as u64 + 1)
    }

    /// Hands out a portion, unless there is nothing in it. Returns true if more may be wanted.
    fn hand_out(
        &mut self,
        content: Content,
        rest: usize,
        too_large: Option<String>,
        size: usize,
        hand_out: &mut dyn FnMut(Portion) -> bool,
    ) -> bool {
        let portion = Portion {
            first: self.count + 1,
            content,
            rest,
            too_large,
            size,
            // A move counts as elements do.
            most: self.limits.item / ELEMENT,
        };
        if portion.last() == self.count && rest == 0 {
            return true;
        }
        self.count = portion.last();
        hand_out(portion) && !self.wanted.are_before(self.count + 1)
    }

    fn archive(
        &mut self,
        input: &Input,
        opened: Opened,
        hand_out: &mut dyn FnMut(Portion) -> bool,
    ) -> Result<bool, CliError> {
        let name = input.name();
        let mut games = Vec::new();
        let (mut begin, mut end) = (0, 0);
        let mut archive = ArchiveGames::new(opened.source, &self.limits);
        let mut ended = Ok(());
        for read in &mut archive {
            let read = match read {
                Ok(read) => read,
                Err(error) => {
                    ended = Err(unreadable(&name, error));
                    break;
                }
            };
            end = read.offset;
            games.push((read.game, read.violations));
            let size = usize::try_from(end - begin).unwrap_or(usize::MAX);
            if self.is_open(games.len(), size) {
                continue;
            }
            begin = end;
            let content = Content::Archive(std::mem::take(&mut games));
            if !self.hand_out(content, 0, None, size, hand_out) {
                return Ok(false);
            }
        }
        let size = usize::try_from(end - begin).unwrap_or(usize::MAX);
        let rest = archive.violations().len();
        let more = self.hand_out(Content::Archive(games), rest, None, size, hand_out);
        ended.map(|()| more)
    }

    fn pgn(
        &mut self,
        input: &Input,
        opened: Opened,
        hand_out: &mut dyn FnMut(Portion) -> bool,
    ) -> Result<bool, CliError> {
        let mut reader = self.reading.reader(opened.source);
        let mut batch = Batch::default();
        loop {
            let (ended, too_large) = match next(&mut reader, input) {
                Ok(Next::Game(game)) => {
                    batch.push(&game);
                    (None, None)
                }
                Ok(Next::TooLarge(_, why)) => (None, Some(why)),
                Ok(Next::End) => (Some(Ok(())), None),
                Err(error) => (Some(Err(error)), None),
            };
            let size = batch.size();
            if ended.is_none() && too_large.is_none() && self.is_open(batch.len(), size) {
                continue;
            }
            let content = Content::Pgn(batch.replace());
            let more = self.hand_out(content, 0, too_large, size, hand_out);
            if let Some(ended) = ended {
                return ended.map(|()| more);
            }
            if !more {
                return Ok(false);
            }
        }
    }
}

/// The error that ends the reading of an archive of this name.
fn unreadable(name: &str, error: CutError) -> CliError {
    Ending::error("read", name, error)
}
