//! One line of the protocol, whoever wrote it.

mod command;
mod go;
mod message;
mod option;
mod sections;

use core::fmt;

pub use self::command::{Command, Position, Register, Start};
pub use self::go::Go;
pub use self::message::{BestMove, Check, Id, Message};
pub use self::option::{OptionDeclaration, OptionKind};

use crate::info::{self, Keyword};
use crate::reader::Reader;
use crate::tokens::{Tokens, trim};
use crate::warning::Reading;

/// One line of the protocol. Printed, it is a line that reads the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// Written by an engine.
    Engine(Message<'a>),
    /// Written to an engine.
    Gui(Command<'a>),
    /// Neither, or a line of the protocol that lacks what makes it one: the
    /// text without the blanks around it.
    Unknown(&'a str),
}

impl<'a> Line<'a> {
    /// Reads a line.
    ///
    /// A line whose first word is none of the protocol, but in which `info` and
    /// one of its fields come later, is an `info` line with unknown tokens
    /// before it.
    pub fn parse(line: &'a str) -> Reading<'a, Self> {
        let mut tokens = Tokens::new(line);
        let Some(first) = tokens.next() else {
            return Reader::new(tokens).finish(Self::Unknown(""));
        };
        if first.text() == "info" {
            return info::read(tokens, Vec::new()).map(|info| Self::Engine(Message::Info(info)));
        }
        let mut reader = Reader::new(tokens);
        if is_message(first.text()) {
            return match reader.message(first) {
                Some(message) => reader.finish(Self::Engine(message)),
                None => reader.finish(Self::Unknown(trim(line))),
            };
        }
        if is_command(first.text()) {
            return match reader.command(first) {
                Some(command) => reader.finish(Self::Gui(command)),
                None => reader.finish(Self::Unknown(trim(line))),
            };
        }
        late_info(line).unwrap_or_else(|| reader.finish(Self::Unknown(trim(line))))
    }
}

/// An `info` line with other tokens before it.
fn late_info(line: &str) -> Option<Reading<'_, Line<'_>>> {
    let mut tokens = Tokens::new(line);
    let mut before = Vec::new();
    loop {
        let token = tokens.next()?;
        if token.text() == "info" && tokens.peek().is_some_and(Keyword::begins_field) {
            let reading = info::read(tokens, before);
            return Some(reading.map(|info| Line::Engine(Message::Info(info))));
        }
        // A keyword among those tokens would be one after the word `info`, too.
        if Keyword::begins_field(token) {
            return None;
        }
        before.push(token.text());
    }
}

/// Returns true if a word begins a line that an engine writes.
pub(crate) fn is_message(word: &str) -> bool {
    matches!(
        word,
        "info"
            | "id"
            | "option"
            | "uciok"
            | "readyok"
            | "bestmove"
            | "copyprotection"
            | "registration"
    )
}

/// Returns true if a word begins a line that is written to an engine.
pub(crate) fn is_command(word: &str) -> bool {
    matches!(
        word,
        "uci"
            | "debug"
            | "isready"
            | "setoption"
            | "register"
            | "ucinewgame"
            | "position"
            | "go"
            | "stop"
            | "ponderhit"
            | "quit"
    )
}

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Engine(message) => message.fmt(f),
            Self::Gui(command) => command.fmt(f),
            Self::Unknown(text) => f.write_str(text),
        }
    }
}
