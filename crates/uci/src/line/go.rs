//! The command `go`: what to search, and how long.

use core::fmt::{self, Display, Formatter};

use crate::moves::Moves;
use crate::reader::{Opening, Reader};
use crate::tokens::Token;
use crate::warning::WarningKind;

/// The moves to search, and the limits. What the command does not say is
/// absent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Go<'a> {
    /// The moves to choose from.
    pub searchmoves: Option<Moves<'a>>,
    /// True if the engine thinks in its opponent's time.
    pub ponder: bool,
    /// White's time in milliseconds; some programs let it fall below 0.
    pub wtime: Option<i64>,
    /// Black's time in milliseconds, likewise.
    pub btime: Option<i64>,
    /// White's increment in milliseconds.
    pub winc: Option<u64>,
    /// Black's increment in milliseconds.
    pub binc: Option<u64>,
    /// Moves to the next time control.
    pub movestogo: Option<u64>,
    /// Plies to search.
    pub depth: Option<u64>,
    /// Nodes to search.
    pub nodes: Option<u64>,
    /// Moves to a mate that is looked for.
    pub mate: Option<u64>,
    /// Milliseconds to search.
    pub movetime: Option<u64>,
    /// True for a search without a limit, until `stop`.
    pub infinite: bool,
}

const KEYWORDS: [&str; 12] = [
    "searchmoves",
    "ponder",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "depth",
    "nodes",
    "mate",
    "movetime",
    "infinite",
];

fn is_keyword(token: Token<'_>) -> bool {
    KEYWORDS.contains(&token.text())
}

impl<'a> Reader<'a> {
    pub(super) fn go(&mut self) -> Go<'a> {
        let mut go = Go::default();
        while let Some(token) = self.tokens.next() {
            let Some(&field) = KEYWORDS.iter().find(|&&keyword| keyword == token.text()) else {
                self.warn("go", token, WarningKind::Unexpected);
                continue;
            };
            let opening = Opening { field, token };
            let count = match field {
                "searchmoves" => {
                    let moves = self.moves(&opening, is_keyword);
                    self.set(&mut go.searchmoves, &opening, moves);
                    continue;
                }
                "ponder" | "infinite" => {
                    let flag = if field == "ponder" {
                        &mut go.ponder
                    } else {
                        &mut go.infinite
                    };
                    if core::mem::replace(flag, true) {
                        self.warn(field, token, WarningKind::Repeated);
                    }
                    continue;
                }
                "wtime" | "btime" => {
                    let time = self.number(&opening, i64::MIN, i64::MAX, is_keyword);
                    let slot = if field == "wtime" {
                        &mut go.wtime
                    } else {
                        &mut go.btime
                    };
                    self.set(slot, &opening, time);
                    continue;
                }
                "winc" => &mut go.winc,
                "binc" => &mut go.binc,
                "movestogo" => &mut go.movestogo,
                "depth" => &mut go.depth,
                "nodes" => &mut go.nodes,
                "mate" => &mut go.mate,
                _ => &mut go.movetime,
            };
            let number = self.count(&opening, 0, is_keyword);
            self.set(count, &opening, number);
        }
        go
    }
}

impl Display for Go<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        part(f, "searchmoves", self.searchmoves)?;
        if self.ponder {
            f.write_str(" ponder")?;
        }
        part(f, "wtime", self.wtime)?;
        part(f, "btime", self.btime)?;
        part(f, "winc", self.winc)?;
        part(f, "binc", self.binc)?;
        part(f, "movestogo", self.movestogo)?;
        part(f, "depth", self.depth)?;
        part(f, "nodes", self.nodes)?;
        part(f, "mate", self.mate)?;
        part(f, "movetime", self.movetime)?;
        if self.infinite {
            f.write_str(" infinite")?;
        }
        Ok(())
    }
}

fn part(f: &mut Formatter<'_>, keyword: &str, value: Option<impl Display>) -> fmt::Result {
    match value {
        Some(value) => write!(f, " {keyword} {value}"),
        None => Ok(()),
    }
}
