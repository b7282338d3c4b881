//! PGN, cut into games by one thread and read by others.

use std::io::{self, Read};

use cif_pgn::text::{Batch, Location, ReadError, Reader};
use cif_pgn::{ImportOptions, head, import, outline, plies};

use super::{Parts, Portion, Unread, Visit, check};
use crate::error::ScanError;
use crate::rows::Place;
use crate::rows::finding::FindingRow;
use crate::rows::game::GameRow;

/// Tokens and a game of CIF take so many times the bytes of the text.
const WEIGHT: usize = 12;

/// Some games, as tokens.
pub(super) struct Games {
    /// The number of the first.
    first: u64,
    /// The first byte of their text in the source.
    base: u64,
    batch: Batch,
    /// The game behind them that is too large: where it begins, and why.
    skipped: Option<(Location, String)>,
    /// True if what is found in them is wanted, and nothing else.
    finds: bool,
}

/// A text, and what stands before it.
pub(super) struct Text<R> {
    pub(super) source: R,
    /// Its first byte in the source.
    pub(super) base: u64,
    pub(super) games_before: u64,
}

/// Counts the games of a text, those that cannot be read among them.
pub(super) fn count(source: impl Read) -> io::Result<u64> {
    let mut reader = Reader::new(source);
    let mut games = 0;
    loop {
        match reader.next_game() {
            Ok(None) => return Ok(games),
            Err(ReadError::Io(error)) => return Err(error),
            Ok(Some(_)) | Err(_) => games += 1,
        }
    }
}

/// Cuts a text into portions of games.
pub(super) fn cut(
    text: Text<impl Read>,
    name: &str,
    number: usize,
    finds: bool,
    hand_out: &mut dyn FnMut(Portion) -> bool,
) -> Result<(), ScanError> {
    let base = text.base;
    let mut reader = Reader::new(text.source);
    let mut batch = Batch::default();
    let mut first = text.games_before + 1;
    // What was read before is handed out first.
    let mut failure = None;
    loop {
        let (ended, skipped) = match reader.next_game() {
            Ok(Some(game)) => {
                batch.push(&game);
                (false, None)
            }
            Ok(None) => (true, None),
            Err(ReadError::TooLarge { location, limit }) => {
                (false, Some((location, limit.to_string())))
            }
            Err(error) => {
                let error = match error {
                    ReadError::Io(error) => error,
                    error => io::Error::other(error),
                };
                failure = Some(ScanError::read(name, error));
                (true, None)
            }
        };
        if !ended && skipped.is_none() && batch.size() < super::PORTION {
            continue;
        }
        let weight = batch.size().saturating_mul(WEIGHT);
        let games = Games {
            first,
            base,
            batch: batch.replace(),
            skipped,
            finds,
        };
        first += games.batch.len() as u64 + u64::from(games.skipped.is_some());
        let portion = Portion {
            source: number,
            weight,
            games: super::Games::Pgn(games),
        };
        if !hand_out(portion) || ended {
            return failure.map_or(Ok(()), Err);
        }
    }
}

impl Games {
    pub(super) fn visit(self, source: &str, visitor: &mut impl Visit) -> Unread {
        let options = ImportOptions::default();
        let mut blank = 0;
        let mut line = Vec::new();
        for (number, text) in (self.first..).zip(self.batch.games()) {
            let place = Place {
                source,
                game: number,
                offset: self.base + text.start().offset,
                length: text.bytes().len() as u64,
            };
            if self.finds {
                check::of_pgn(&text, options, |finding| {
                    visitor.finding(&FindingRow {
                        source,
                        game: Some(number),
                        finding: &finding,
                    });
                });
                continue;
            }
            // What is no PGN becomes games without tag pairs and moves.
            let is_untagged = text.tags().next().is_none();
            let parts = match visitor.parts() {
                Parts::Head if is_untagged => Parts::MainLine,
                parts => parts,
            };
            let mut is_wanted = (!visitor.is_choosy()).then_some(true);
            if visitor.is_choosy() || parts == Parts::Head {
                let head = head(&text);
                if visitor.is_choosy() {
                    is_wanted = visitor.wants(&place, &head);
                }
                if is_wanted == Some(false) {
                    continue;
                }
                if parts == Parts::Head {
                    visitor.game(&GameRow::new(place, &head));
                    continue;
                }
            }
            if is_wanted == Some(true)
                && let Some(allowed) = visitor.main_line_tokens()
                && plies(&text, allowed, &mut line)
                && !line.is_empty()
            {
                visitor.line(place, &line);
                continue;
            }
            if parts == Parts::MainLine
                && let Some(outline) = outline(&text)
            {
                blank += u64::from(is_untagged && outline.moves.is_empty());
                visitor.game(&GameRow::with_moves(place, &outline.game, outline.moves));
                continue;
            }
            let game = import(&text, &options).game;
            blank += u64::from(is_untagged && !game.has_moves());
            visitor.game(&GameRow::new(place, &game));
        }
        if let Some((place, limit)) = &self.skipped
            && self.finds
        {
            visitor.finding(&FindingRow {
                source,
                game: Some(self.first + self.batch.len() as u64),
                finding: &check::too_large(*place, limit),
            });
        }
        Unread {
            skipped: u64::from(self.skipped.is_some()),
            blank,
            faulty: 0,
            is_malformed: false,
        }
    }
}
