//! Commands to engines.

use core::fmt::{self, Display, Formatter};

use super::Go;
use crate::moves::Moves;
use crate::reader::{Opening, Reader};
use crate::tokens::{Token, trim};
use crate::warning::WarningKind;

/// A line that is written to an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command<'a> {
    /// Speak UCI.
    Uci,
    /// Say more of what you do, or no more.
    Debug(bool),
    /// Answer when you are ready.
    IsReady,
    /// Set an option.
    SetOption {
        /// Its name, of one word or more.
        name: &'a str,
        /// Its value; a button has none.
        value: Option<&'a str>,
    },
    /// Register the user.
    Register(Register<'a>),
    /// Another game begins.
    UciNewGame,
    /// Look at this position.
    Position(Position<'a>),
    /// Search.
    Go(Go<'a>),
    /// Search no more.
    Stop,
    /// The expected move was played.
    PonderHit,
    /// Go away.
    Quit,
}

/// The owner that registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Register<'a> {
    /// Nobody, for now.
    Later,
    /// A user.
    User {
        /// The name.
        name: Option<&'a str>,
        /// The code.
        code: Option<&'a str>,
    },
}

/// A position: where it begins, and the moves from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position<'a> {
    /// The position before the moves.
    pub start: Start<'a>,
    /// The moves played from there.
    pub moves: Moves<'a>,
}

/// The position that the moves of a command begin at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start<'a> {
    /// The start position of chess.
    StartPos,
    /// A position in FEN, as text.
    Fen(&'a str),
}

impl<'a> Reader<'a> {
    /// Reads what follows the first word. `None` when the line lacks what it
    /// cannot be without; a warning says so.
    pub(super) fn command(&mut self, first: Token<'a>) -> Option<Command<'a>> {
        let command = match first.text() {
            "uci" => Command::Uci,
            "debug" => Command::Debug(self.debug(first)?),
            "isready" => Command::IsReady,
            "setoption" => self.set_option(first)?,
            "register" => Command::Register(self.register(first)?),
            "ucinewgame" => Command::UciNewGame,
            "position" => Command::Position(self.position(first)?),
            "go" => Command::Go(self.go()),
            "stop" => Command::Stop,
            "ponderhit" => Command::PonderHit,
            "quit" => Command::Quit,
            _ => return None,
        };
        self.end(command.keyword());
        Some(command)
    }

    fn debug(&mut self, first: Token<'a>) -> Option<bool> {
        let field = "debug";
        let token = first;
        let state = self.value(&Opening { field, token }, |_| false)?;
        match state.text() {
            "on" => Some(true),
            "off" => Some(false),
            _ => {
                self.warn(field, state, WarningKind::NotAChoice);
                None
            }
        }
    }

    fn set_option(&mut self, first: Token<'a>) -> Option<Command<'a>> {
        let field = "setoption";
        let token = first;
        let word = self.value(&Opening { field, token }, |_| false)?;
        if word.text() != "name" {
            self.warn(field, word, WarningKind::Unexpected);
            return None;
        }
        let name = self.run(|token| token.text() == "value");
        if name.is_empty() {
            self.warn("name", word, WarningKind::Missing);
            return None;
        }
        // An empty value is a value: it makes a text empty.
        let value = self.tokens.next().map(|_| trim(self.tokens.rest()));
        Some(Command::SetOption { name, value })
    }

    fn register(&mut self, first: Token<'a>) -> Option<Register<'a>> {
        let field = "register";
        let token = first;
        let word = self.value(&Opening { field, token }, |_| false)?;
        if word.text() == "later" {
            return Some(Register::Later);
        }
        self.tokens = {
            let mut again = crate::tokens::Tokens::new(self.tokens.line());
            again.pass(first);
            again
        };
        let (mut name, mut code) = (None, None);
        while let Some(section) = self.section(field, &["name", "code"]) {
            let token = section.keyword;
            let (field, slot) = if token.text() == "name" {
                ("name", &mut name)
            } else {
                ("code", &mut code)
            };
            if section.text.is_empty() {
                self.warn(field, token, WarningKind::Missing);
            } else {
                self.set(slot, &Opening { field, token }, Some(section.text));
            }
        }
        (name.is_some() || code.is_some()).then_some(Register::User { name, code })
    }

    fn position(&mut self, first: Token<'a>) -> Option<Position<'a>> {
        let field = "position";
        let token = first;
        let word = self.value(&Opening { field, token }, |_| false)?;
        let start = match word.text() {
            "startpos" => Start::StartPos,
            "fen" => {
                let fen = self.run(|token| token.text() == "moves");
                if fen.is_empty() {
                    self.warn("fen", word, WarningKind::Missing);
                    return None;
                }
                Start::Fen(fen)
            }
            _ => {
                self.warn(field, word, WarningKind::NotAChoice);
                return None;
            }
        };
        let mut moves = Moves::default();
        while let Some(token) = self.tokens.next() {
            // Programs write the word when no move follows, too.
            if token.text() == "moves" {
                moves = Moves::new(self.run(|_| false));
            } else {
                self.warn(field, token, WarningKind::Unexpected);
            }
        }
        Some(Position { start, moves })
    }
}

impl Command<'_> {
    /// The word that begins the line.
    pub const fn keyword(&self) -> &'static str {
        match self {
            Self::Uci => "uci",
            Self::Debug(_) => "debug",
            Self::IsReady => "isready",
            Self::SetOption { .. } => "setoption",
            Self::Register(_) => "register",
            Self::UciNewGame => "ucinewgame",
            Self::Position(_) => "position",
            Self::Go(_) => "go",
            Self::Stop => "stop",
            Self::PonderHit => "ponderhit",
            Self::Quit => "quit",
        }
    }
}

impl Display for Command<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Debug(on) => f.write_str(if *on { "debug on" } else { "debug off" }),
            Self::SetOption { name, value } => {
                write!(f, "setoption name {name}")?;
                part(f, "value", *value)
            }
            Self::Register(Register::Later) => f.write_str("register later"),
            Self::Register(Register::User { name, code }) => {
                f.write_str("register")?;
                part(f, "name", *name)?;
                part(f, "code", *code)
            }
            Self::Position(position) => {
                match position.start {
                    Start::StartPos => f.write_str("position startpos")?,
                    Start::Fen(fen) => write!(f, "position fen {fen}")?,
                }
                if position.moves.is_empty() {
                    return Ok(());
                }
                write!(f, " moves {}", position.moves)
            }
            Self::Go(go) => go.fmt(f),
            _ => f.write_str(self.keyword()),
        }
    }
}

fn part(f: &mut Formatter<'_>, keyword: &str, value: Option<&str>) -> fmt::Result {
    match value {
        Some("") => write!(f, " {keyword}"),
        Some(value) => write!(f, " {keyword} {value}"),
        None => Ok(()),
    }
}
