//! An engine as a program that is run: started, given its options, asked about
//! positions, and ended. Nothing is believed of it: every step has a limit of
//! time, what it writes is read with bounded memory, and when an [`Engine`]
//! goes out of scope its process is gone.
//!
//! ```no_run
//! use cif_uci::engine::{CommandLine, Engine, Limit, Options};
//! use cif_uci::line::{Position, Start};
//! use cif_uci::moves::Moves;
//!
//! let command = CommandLine::parse("stockfish")?;
//! let mut engine = Engine::start(&command, Options::default())?;
//! engine.set_option("Hash", Some("64"))?;
//! engine.new_game()?;
//! let position = Position { start: Start::StartPos, moves: Moves::new("e2e4 e7e5") };
//! let search = engine.search(&position, &Limit { depth: Some(12), ..Limit::default() })?;
//! if let Some(info) = search.principal() {
//!     println!("{}: {info}", engine.name());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is decided where the protocol is silent
//!
//! - Options are set by their names without regard to case, as the protocol
//!   says; a value that the engine did not announce is an error, not sent.
//! - After each search the engine is asked whether it is ready, so that what
//!   comes late cannot be taken for the next search. A score that comes then
//!   is an error ([`EngineError::LateScore`]): it belongs to no answer.
//! - A search that outlasts its limit gets `stop`; if it ends, its result
//!   counts and says so ([`Search::stopped`]).
//! - After an error of the process or of time the engine is ended; after any
//!   other it can still be used.
//! - Engines have process groups of their own, which no signal of a terminal
//!   reaches; a program that exits at once ends them with [`end_all`].

mod command_line;
mod error;
mod options;
mod process;
mod running;
mod search;
mod settings;

use std::time::{Duration, Instant};

pub use self::command_line::{CommandLine, CommandLineError};
pub use self::error::{EngineError, Fate, Step};
pub use self::options::OptionError;
pub use self::running::end_all;
pub use self::search::{Limit, Search, Stopped};
pub use self::settings::Options;

use self::options::Announced;
use self::process::{Process, Received};
use crate::line::{Command, Id, Line, Message, Position};

/// An engine that runs. Dropped, it is killed and waited for.
#[derive(Debug)]
pub struct Engine {
    process: Process,
    options: Options,
    name: Option<String>,
    author: Option<String>,
    announced: Announced,
}

/// The time that one waits for the engine before looking if the search is to be
/// given up.
const SLICE: Duration = Duration::from_millis(20);

/// Lines in a row that are no UCI, after which a program that should begin to
/// speak it is given up.
const NONSENSE: u32 = 10_000;

/// The time that an engine may take to quit.
const FAREWELL: Duration = Duration::from_secs(1);

/// The most options that are kept of what an engine announces.
const MOST_OPTIONS: usize = 10_000;

impl Engine {
    /// Starts an engine, reads what it announces, and waits until it is
    /// ready.
    ///
    /// # Errors
    /// The program cannot be started, ends, speaks no UCI or is not ready in
    /// time.
    pub fn start(command: &CommandLine, options: Options) -> Result<Self, EngineError> {
        let mut engine = Self {
            process: Process::start(command)?,
            options,
            name: None,
            author: None,
            announced: Announced::default(),
        };
        engine.shake_hands()?;
        engine.ready(Step::Start)?;
        Ok(engine)
    }

    fn shake_hands(&mut self) -> Result<(), EngineError> {
        let step = Step::Start;
        let deadline = Instant::now() + self.options.start;
        self.say(&Command::Uci, step)?;
        let (mut nonsense, mut first) = (0, None);
        loop {
            let received = self.receive(deadline);
            // A flood of lines can keep one busy for ever.
            if Instant::now() >= deadline {
                self.process.end();
                return Err(match first {
                    Some(line) => EngineError::NoUci { line },
                    None => self.hung(step, self.options.start),
                });
            }
            let line = match received {
                Received::Line(line) => line,
                Received::Nothing => continue,
                Received::End => return Err(self.process.autopsy(step)),
            };
            match Line::parse(&line).value {
                Line::Engine(Message::UciOk) => return Ok(()),
                Line::Engine(Message::Id(Id::Name(name))) => self.name = Some(name.to_owned()),
                Line::Engine(Message::Id(Id::Author(name))) => self.author = Some(name.to_owned()),
                Line::Engine(Message::Option(option)) if self.announced.len() < MOST_OPTIONS => {
                    self.announced.add(option.name, &line);
                }
                // Banners of programs, and programs that give back what they
                // get.
                Line::Unknown(_) | Line::Gui(_) if !line.trim().is_empty() => {
                    nonsense += 1;
                    if nonsense > NONSENSE {
                        self.process.end();
                        return Err(EngineError::NoUci {
                            line: first.unwrap_or(line),
                        });
                    }
                    first.get_or_insert(line);
                }
                _ => {}
            }
        }
    }

    /// The name that the engine gives itself, with its version; where it
    /// gives none, that of the program.
    pub fn name(&self) -> &str {
        self.name.as_deref().unwrap_or(self.process.program())
    }

    /// The author, as the engine names them.
    pub fn author(&self) -> Option<&str> {
        self.author.as_deref()
    }

    /// The number of its process.
    pub fn process_id(&self) -> u32 {
        self.process.id()
    }

    /// The options that the engine announced, in their order.
    pub fn announced(&self) -> impl Iterator<Item = crate::line::OptionDeclaration<'_>> {
        self.announced.iter()
    }

    /// The option of this name, if there is one.
    pub fn option(&self, name: &str) -> Option<crate::line::OptionDeclaration<'_>> {
        self.announced.find(name)
    }

    /// Sets an option; a button has no value.
    ///
    /// # Errors
    /// The engine announced no such option, or it cannot have this value.
    pub fn set_option(&mut self, name: &str, value: Option<&str>) -> Result<(), EngineError> {
        let (name, value) = self.announced.check(name, value)?;
        let command = Command::SetOption {
            name: &name,
            value: value.as_deref(),
        };
        self.say(&command, Step::Ready)
    }

    /// Announces another game to the engine, and waits until it
    /// is ready.
    ///
    /// # Errors
    /// The engine ends or is not ready in time.
    pub fn new_game(&mut self) -> Result<(), EngineError> {
        self.say(&Command::UciNewGame, Step::Ready)?;
        self.ready(Step::Ready)
    }

    /// Asks about a position. What the engine says of it is kept as far as it
    /// may count: the line of each rank that speaks best for the search.
    ///
    /// # Errors
    /// The engine ends, does not answer in time, gives an answer without a
    /// move, or a score behind its answer.
    pub fn search(
        &mut self,
        position: &Position<'_>,
        limit: &Limit,
    ) -> Result<Search, EngineError> {
        self.say(&Command::Position(*position), Step::Search)?;
        self.say(&Command::Go(limit.command()), Step::Search)?;
        let outcome = self.listen(limit)?;
        self.ready(Step::Ready)?;
        outcome
    }

    /// Reads a search to its end. The outer error is that of an engine that
    /// is no more.
    fn listen(&mut self, limit: &Limit) -> Result<Result<Search, EngineError>, EngineError> {
        let step = Step::Search;
        let time = limit.time(&self.options);
        let mut deadline = Instant::now() + time;
        let mut search = Search::default();
        loop {
            let received = self.receive(deadline.min(Instant::now() + SLICE));
            let line = match received {
                Received::Line(line) => Some(line),
                Received::Nothing => None,
                Received::End => return Err(self.process.autopsy(step)),
            };
            if let Some(line) = line
                && let Some(outcome) = search.take(&line)
            {
                return Ok(outcome.map(|()| search));
            }
            let is_late = Instant::now() >= deadline;
            match search.stopped {
                None => {
                    search.stopped = if self.options.is_interrupted() {
                        Some(Stopped::Interrupt)
                    } else if is_late {
                        Some(Stopped::Limit)
                    } else {
                        continue;
                    };
                    self.say(&Command::Stop, step)?;
                    deadline = Instant::now() + self.options.stop;
                }
                Some(stopped) if is_late => {
                    let time = match stopped {
                        Stopped::Limit => time + self.options.stop,
                        Stopped::Interrupt => self.options.stop,
                    };
                    return Err(self.hung(step, time));
                }
                Some(_) => {}
            }
        }
    }

    /// Waits until the engine has carried out all commands.
    fn ready(&mut self, step: Step) -> Result<(), EngineError> {
        let deadline = Instant::now() + self.options.ready;
        self.say(&Command::IsReady, step)?;
        let mut late = None;
        loop {
            match self.receive(deadline) {
                Received::Line(line) => match Line::parse(&line).value {
                    Line::Engine(Message::ReadyOk) => {
                        return late.map_or(Ok(()), |line| Err(EngineError::LateScore { line }));
                    }
                    Line::Engine(Message::Info(info)) if info.score.is_some() => {
                        late.get_or_insert(line);
                    }
                    _ => {}
                },
                Received::Nothing => {}
                Received::End => return Err(self.process.autopsy(step)),
            }
            if Instant::now() >= deadline {
                return Err(self.hung(step, self.options.ready));
            }
        }
    }

    /// Asks the engine to go, and kills it if it does not do so within a
    /// second.
    pub fn quit(mut self) {
        if self.say(&Command::Quit, Step::Ready).is_ok() {
            self.process.leave(self.options.stop.min(FAREWELL));
        }
    }

    fn say(&mut self, command: &Command<'_>, step: Step) -> Result<(), EngineError> {
        if self.process.say(command.to_string()) {
            return Ok(());
        }
        if self.process.has_ended() {
            return Err(self.process.autopsy(step));
        }
        // It does not read.
        Err(self.hung(step, Duration::ZERO))
    }

    fn receive(&mut self, deadline: Instant) -> Received {
        self.process.receive(deadline)
    }

    fn hung(&mut self, step: Step, after: Duration) -> EngineError {
        self.process.end();
        EngineError::Hung {
            step,
            after,
            stderr: self.process.last_words(),
        }
    }
}
