//! Messages of engines, apart from `info` lines.

use core::fmt::{self, Display, Formatter};

use super::OptionDeclaration;
use crate::info::Info;
use crate::reader::{Opening, Reader};
use crate::tokens::Token;
use crate::warning::WarningKind;

/// A line that an engine writes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::large_enum_variant,
    reason = "nearly all lines of a log are of the largest kind"
)]
pub enum Message<'a> {
    /// The engine's name or author.
    Id(Id<'a>),
    /// An option that can be set.
    Option(OptionDeclaration<'a>),
    /// All options are declared.
    UciOk,
    /// The engine has done what was asked before.
    ReadyOk,
    /// A report of the search.
    Info(Info<'a>),
    /// The search is over.
    BestMove(BestMove<'a>),
    /// The state of the copy protection.
    CopyProtection(Check),
    /// The state of the registration.
    Registration(Check),
}

/// The identity of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Id<'a> {
    /// Its name, with its version.
    Name(&'a str),
    /// Its author.
    Author(&'a str),
}

/// The move that a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestMove<'a> {
    /// The move; some engines say `(none)` or `0000` when there is none.
    pub best: &'a str,
    /// The answer that the engine would think about.
    pub ponder: Option<&'a str>,
}

/// The state of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// It is under way.
    Checking,
    /// It went well.
    Ok,
    /// It failed.
    Error,
}

impl<'a> Reader<'a> {
    /// Reads what follows the first word. `None` when the line lacks what it
    /// cannot be without; a warning says so.
    pub(super) fn message(&mut self, first: Token<'a>) -> Option<Message<'a>> {
        let message = match first.text() {
            "id" => self.id(first).map(Message::Id)?,
            "option" => self.option(first).map(Message::Option)?,
            "uciok" => Message::UciOk,
            "readyok" => Message::ReadyOk,
            "bestmove" => self.best_move(first).map(Message::BestMove)?,
            "copyprotection" => self
                .check("copyprotection", first)
                .map(Message::CopyProtection)?,
            "registration" => self
                .check("registration", first)
                .map(Message::Registration)?,
            _ => return None,
        };
        self.end(message.keyword());
        Some(message)
    }

    fn id(&mut self, first: Token<'a>) -> Option<Id<'a>> {
        let field = "id";
        let token = first;
        let what = self.value(&Opening { field, token }, |_| false)?;
        let id = match what.text() {
            "name" => Id::Name,
            "author" => Id::Author,
            _ => {
                self.warn(field, what, WarningKind::NotAChoice);
                return None;
            }
        };
        let text = self.rest();
        if text.is_empty() {
            self.warn(field, what, WarningKind::Missing);
            return None;
        }
        Some(id(text))
    }

    fn best_move(&mut self, first: Token<'a>) -> Option<BestMove<'a>> {
        let field = "bestmove";
        let is_keyword = |token: Token<'_>| token.text() == "ponder";
        let token = first;
        let best = self.value(&Opening { field, token }, is_keyword)?.text();
        let mut ponder = None;
        while let Some(token) = self.tokens.next() {
            let opening = Opening {
                field: "ponder",
                token,
            };
            if is_keyword(token) {
                let found = self.value(&opening, is_keyword).map(|token| token.text());
                self.set(&mut ponder, &opening, found);
            } else {
                self.warn(field, token, WarningKind::Unexpected);
            }
        }
        Some(BestMove { best, ponder })
    }

    fn check(&mut self, field: &'static str, first: Token<'a>) -> Option<Check> {
        let token = first;
        let state = self.value(&Opening { field, token }, |_| false)?;
        match state.text() {
            "checking" => Some(Check::Checking),
            "ok" => Some(Check::Ok),
            "error" => Some(Check::Error),
            _ => {
                self.warn(field, state, WarningKind::NotAChoice);
                None
            }
        }
    }
}

impl Message<'_> {
    /// The word that begins the line.
    pub const fn keyword(&self) -> &'static str {
        match self {
            Self::Id(_) => "id",
            Self::Option(_) => "option",
            Self::UciOk => "uciok",
            Self::ReadyOk => "readyok",
            Self::Info(_) => "info",
            Self::BestMove(_) => "bestmove",
            Self::CopyProtection(_) => "copyprotection",
            Self::Registration(_) => "registration",
        }
    }
}

impl Display for Message<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Id(Id::Name(name)) => write!(f, "id name {name}"),
            Self::Id(Id::Author(author)) => write!(f, "id author {author}"),
            Self::Option(option) => option.fmt(f),
            Self::UciOk | Self::ReadyOk => f.write_str(self.keyword()),
            Self::Info(info) => info.fmt(f),
            Self::BestMove(found) => {
                write!(f, "bestmove {}", found.best)?;
                match found.ponder {
                    Some(ponder) => write!(f, " ponder {ponder}"),
                    None => Ok(()),
                }
            }
            Self::CopyProtection(state) | Self::Registration(state) => {
                let state = match state {
                    Check::Checking => "checking",
                    Check::Ok => "ok",
                    Check::Error => "error",
                };
                write!(f, "{} {state}", self.keyword())
            }
        }
    }
}
