//! The games of inputs in portions: those of an archive with whole heads, and those of PGN, which
//! are imported by whoever takes a portion, in any thread.

use cif::model::Game;
use cif::pgn::text::Batch;
use cif::pgn::{ImportOptions, import};
use cif::read::{Games as ArchiveGames, Limits, Violation};
use cif::view::{GameFinding, MOST_FINDINGS};

use crate::games::Games;
use crate::input::Input;
use crate::pgn::{Next, PgnReading, next};
use crate::report::Ending;
use crate::status::CliError;
use crate::terminal::visible;
use cif::files::kind::{FileKind, Opened, Wanted};

/// Memory that a game takes for each of its bytes, about, while it is worked on.
const VALUE: usize = 32;

/// Games of an input that stand one behind the other.
pub(crate) struct Portion {
    /// The number of the first.
    first: u64,
    content: Content,
    /// The reason why a game of PGN behind them is too large, where there is one.
    too_large: Option<String>,
    /// Their bytes, about.
    pub(crate) size: usize,
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
        findings: Vec<GameFinding>,
        /// The faults against XML and the schema among them.
        faults: usize,
    },
    /// A game of PGN that is larger than the limit, with the reason.
    TooLarge(String),
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
        let last = self.last();
        let numbers = self.first..=last;
        match self.content {
            Content::Archive(games) => {
                for (number, (game, violations)) in numbers.zip(games) {
                    if wanted.has(number) {
                        let read = Read::Game {
                            game: &game,
                            faults: violations.len(),
                            findings: bounded(violations),
                        };
                        take(number, read)?;
                    }
                }
            }
            Content::Pgn(batch) => {
                for (number, game) in numbers.zip(batch.games()) {
                    if wanted.has(number) {
                        let imported = import(&game, &ImportOptions::default());
                        let read = Read::Game {
                            findings: bounded(&imported.findings),
                            game: &imported.game,
                            faults: 0,
                        };
                        take(number, read)?;
                    }
                }
            }
        }
        match self.too_large {
            Some(why) if wanted.has(last) => take(last, Read::TooLarge(why)),
            _ => Ok(()),
        }
    }
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
    /// `is_pgn` it is PGN whatever its first bytes say. Returns true if more may be wanted.
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

    /// Hands out a portion, unless it is empty. Returns true if more may be wanted.
    fn hand_out(
        &mut self,
        content: Content,
        too_large: Option<String>,
        size: usize,
        hand_out: &mut dyn FnMut(Portion) -> bool,
    ) -> bool {
        let portion = Portion {
            first: self.count + 1,
            content,
            too_large,
            size,
        };
        if portion.last() == self.count {
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
        for read in ArchiveGames::new(opened.source, &self.limits) {
            let read = read.map_err(|error| match Ending::of(&name, error) {
                Ending::Finding(finding) => {
                    let name = visible(&name);
                    CliError::new(format!("cannot read `{name}`: {}", finding.message))
                }
                Ending::Error(error) => error,
            })?;
            end = read.offset;
            games.push((read.game, read.violations));
            let size = usize::try_from(end - begin).unwrap_or(usize::MAX);
            if self.is_open(games.len(), size) {
                continue;
            }
            begin = end;
            let content = Content::Archive(std::mem::take(&mut games));
            if !self.hand_out(content, None, size, hand_out) {
                return Ok(false);
            }
        }
        let size = usize::try_from(end - begin).unwrap_or(usize::MAX);
        Ok(self.hand_out(Content::Archive(games), None, size, hand_out))
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
            let (ended, too_large) = match next(&mut reader, input)? {
                Next::Game(game) => {
                    batch.push(&game);
                    (false, None)
                }
                Next::TooLarge(_, why) => (false, Some(why)),
                Next::End => (true, None),
            };
            let size = batch.size();
            if !ended && too_large.is_none() && self.is_open(batch.len(), size) {
                continue;
            }
            let content = Content::Pgn(batch.replace());
            let more = self.hand_out(content, too_large, size, hand_out);
            if ended || !more {
                return Ok(more);
            }
        }
    }
}
