//! Games looked at by an engine that runs, position by position, and what it
//! says written into them.

mod play;

use cif_types::Game;
use cif_uci::engine::{CommandLine, EngineError, Limit, Options, Stopped};
use cif_uci::line::{Position, Start as From};
use cif_uci::moves::Moves;

pub use self::play::Unfit;

use crate::write::write_all;
use crate::{Assessment, Engine, Fields, GameLine, Lines, NoLines, Place, Search, Stop};
use crate::{WriteOptions, Written};

/// An engine that runs, with the last command for it.
///
/// ```no_run
/// use cif_annotate::live::{Live, LiveOptions, Setting};
/// use cif_uci::engine::{CommandLine, Limit, Options};
///
/// # fn annotate(game: &mut cif_types::Game<'_>) -> Result<(), Box<dyn std::error::Error>> {
/// let command = CommandLine::parse("stockfish")?;
/// let settings = [Setting::parse("Threads=1"), Setting::parse("Hash=64")];
/// let mut live = Live::start(&command, Options::default(), &settings)?;
/// let options = LiveOptions {
///     limit: Limit { depth: Some(16), ..Limit::default() },
///     ..LiveOptions::default()
/// };
/// let outcome = live.annotate(game, &options, &mut |done, all| println!("{done} of {all}"))?;
/// println!("{} evaluations", outcome.written.items);
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Live {
    engine: cif_uci::engine::Engine,
    /// The value of `UCI_Variant` that was set, and of `UCI_Chess960`.
    variant: Option<String>,
    chess960: Option<bool>,
}

/// An option of an engine with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The name.
    pub name: String,
    /// The value; a button has none.
    pub value: Option<String>,
}

impl Setting {
    /// Takes `NAME=VALUE` apart; what has no `=` is the name of a button.
    pub fn parse(text: &str) -> Self {
        let (name, value) = match text.split_once('=') {
            Some((name, value)) => (name, Some(value.trim().to_owned())),
            None => (text, None),
        };
        Self {
            name: name.trim().to_owned(),
            value,
        }
    }
}

/// The positions to search, and the data to write.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LiveOptions {
    /// When the search of a position ends.
    pub limit: Limit,
    /// True if the positions of variations are searched too.
    pub variations: bool,
    /// The data to write.
    pub write: WriteOptions,
}

/// The result of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// The positions that were searched.
    pub searched: usize,
    /// Those that end the game. They are not searched: the rules say what the
    /// score is.
    pub ended: usize,
    /// Those of them of which the engine gave no score.
    pub silent: usize,
    /// Those whose search did not end of itself in time.
    pub cut: usize,
    /// The place where the main line ends for the engine, if it goes on in the
    /// game.
    pub stop: Option<Stop>,
    /// The data that were written.
    pub written: Written,
}

/// The reason why a game was not annotated. It stays as it was.
#[derive(Debug)]
#[non_exhaustive]
pub enum LiveError {
    /// The game cannot be put to any engine.
    NoLines(NoLines),
    /// This engine does not play it.
    Unfit(Unfit),
    /// The engine failed. It may be no more.
    Engine(EngineError),
    /// The engine gave no score of any position.
    Silent {
        /// The number of positions that it was asked about.
        searched: usize,
    },
    /// The search was interrupted.
    Interrupted,
}

impl Live {
    /// Starts an engine and sets its options. Where it is to report more than
    /// engines do of themselves, see [`Live::show`].
    ///
    /// # Errors
    /// As for [`cif_uci::engine::Engine::start`] and
    /// [`cif_uci::engine::Engine::set_option`].
    pub fn start(
        command: &CommandLine,
        options: Options,
        settings: &[Setting],
    ) -> Result<Self, EngineError> {
        let mut engine = cif_uci::engine::Engine::start(command, options)?;
        for setting in settings {
            engine.set_option(&setting.name, setting.value.as_deref())?;
        }
        Ok(Self {
            engine,
            variant: None,
            chess960: None,
        })
    }

    /// The engine, as games know it.
    pub fn engine(&self) -> Engine {
        Engine {
            name: self.engine.name().to_owned(),
            author: self.engine.author().map(str::to_owned),
        }
    }

    /// Asks the engine to go, and kills it if it does not soon.
    pub fn quit(self) {
        self.engine.quit();
    }

    /// Makes the engine report the fields that are wanted, where it has an option
    /// for that.
    ///
    /// # Errors
    /// When the engine is no more.
    pub fn show(&mut self, fields: &Fields) -> Result<(), EngineError> {
        for (field, option) in [
            ("wdl", "UCI_ShowWDL"),
            ("refutation", "UCI_ShowRefutations"),
            ("currline", "UCI_ShowCurrLine"),
        ] {
            if fields.has(field) {
                self.set_if_known(option, "true")?;
            }
        }
        Ok(())
    }

    fn set_if_known(&mut self, name: &str, value: &str) -> Result<(), EngineError> {
        if self.engine.option(name).is_some() {
            self.engine.set_option(name, Some(value))?;
        }
        Ok(())
    }

    /// Looks at all positions of a game, the start position first, and writes
    /// into it what the engine says. A position that ends the game gets what the
    /// rules say of it, and no engine is asked. `watch` is called with the number of positions
    /// that are done, and of all.
    ///
    /// # Errors
    /// The game cannot be put to the engine, the engine fails or gives no
    /// score at all, or the search was interrupted. The game stays as it was.
    pub fn annotate(
        &mut self,
        game: &mut Game<'_>,
        options: &LiveOptions,
        watch: &mut dyn FnMut(usize, usize),
    ) -> Result<Outcome, LiveError> {
        let lines = Lines::of(game).map_err(LiveError::NoLines)?;
        self.prepare(lines.start())?;
        self.engine.new_game().map_err(LiveError::Engine)?;
        let mut outcome = Outcome {
            stop: lines.main().stop.clone(),
            ..Outcome::default()
        };
        let all = if options.variations {
            lines.all()
        } else {
            lines.all().get(..1).unwrap_or_default()
        };
        let count = all.iter().map(|line| places(line).count()).sum();
        let mut searches = Vec::with_capacity(count);
        let mut endings = Vec::new();
        for line in all {
            let moves = LineMoves::of(lines.moves(line));
            let ending = line.ending;
            for ply in places(line) {
                watch(outcome.searched + endings.len(), count);
                let path = line.path.clone();
                let place = Place { path, ply };
                if let Some(ending) = ending
                    && ply == line.plies()
                {
                    endings.push((place, ending));
                    continue;
                }
                let search = self.search(&lines, &moves, ply, &options.limit)?;
                outcome.searched += 1;
                outcome.cut += usize::from(search.stopped.is_some());
                let found = search.ranked();
                let found: Vec<_> = found
                    .filter_map(|(rank, info)| Some((rank, Assessment::of(&info)?)))
                    .collect();
                // The first line speaks for the search.
                if found.first().is_none_or(|(rank, _)| *rank != 1) {
                    outcome.silent += 1;
                    continue;
                }
                let found = found
                    .into_iter()
                    .map(|(_, assessment)| assessment)
                    .collect();
                searches.push(Search {
                    place,
                    lines: found,
                });
            }
        }
        watch(count, count);
        outcome.ended = endings.len();
        if outcome.searched > 0 && searches.is_empty() {
            return Err(LiveError::Silent {
                searched: outcome.searched,
            });
        }
        let engine = self.engine();
        let written = write_all(game, &engine, &searches, &endings, &options.write);
        outcome.written = written.map_err(LiveError::NoLines)?;
        Ok(outcome)
    }

    fn search(
        &mut self,
        lines: &Lines,
        moves: &LineMoves,
        ply: usize,
        limit: &Limit,
    ) -> Result<cif_uci::engine::Search, LiveError> {
        let start = lines.start();
        let position = Position {
            start: if start.is_standard {
                From::StartPos
            } else {
                From::Fen(&start.fen)
            },
            moves: Moves::new(moves.first(ply)),
        };
        let search = self.engine.search(&position, limit);
        let search = search.map_err(LiveError::Engine)?;
        if search.stopped == Some(Stopped::Interrupt) {
            return Err(LiveError::Interrupted);
        }
        Ok(search)
    }
}

/// The positions of a line, by the plies before them. That before the first
/// move of a variation is one of its parent.
fn places(line: &GameLine) -> std::ops::RangeInclusive<usize> {
    let first = if line.is_main() { 0 } else { line.first + 1 };
    first..=line.plies()
}

/// The moves of a line as one text, of which each search sends the beginning.
struct LineMoves {
    text: String,
    /// The length of the text for each number of plies.
    ends: Vec<usize>,
}

impl LineMoves {
    fn of(moves: Vec<&str>) -> Self {
        let (mut text, mut ends) = (String::new(), vec![0]);
        for played in moves {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(played);
            ends.push(text.len());
        }
        Self { text, ends }
    }

    /// The first moves, so many plies of them.
    fn first(&self, plies: usize) -> &str {
        let end = self.ends.get(plies).copied();
        self.text
            .get(..end.unwrap_or(self.text.len()))
            .unwrap_or_default()
    }
}

/// Returns true if a game has something of an engine of this name already: one of its
/// engines is called so and has a number, as `write()` gives it one.
pub fn knows(game: &Game<'_>, engine: &str) -> bool {
    let words = |name: &str| {
        name.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let engine = words(engine);
    let data = game.data.iter().flat_map(|data| &data.items);
    let mut engines = data.filter_map(|item| match item {
        cif_types::GameDataChoice::Engine(engine) => Some(&engine.value),
        cif_types::GameDataChoice::Blob(_) => None,
    });
    engines.any(|it| it.id.is_some() && words(it.text.as_str()) == engine)
}

impl core::fmt::Display for LiveError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::NoLines(error) => error.fmt(f),
            Self::Unfit(error) => error.fmt(f),
            Self::Engine(error) => error.fmt(f),
            Self::Silent { searched: 1 } => f.write_str("the engine gave no score"),
            Self::Silent { searched } => {
                write!(f, "the engine gave no score of any of {searched} positions")
            }
            Self::Interrupted => f.write_str("it was interrupted"),
        }
    }
}

impl core::error::Error for LiveError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::NoLines(error) => Some(error),
            Self::Unfit(error) => Some(error),
            Self::Engine(error) => Some(error),
            Self::Silent { .. } | Self::Interrupted => None,
        }
    }
}
