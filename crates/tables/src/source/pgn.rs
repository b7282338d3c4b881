//! PGN, cut into games by one thread and read by others.

use std::io::Read;

use cif_pgn::text::{Batch, ReadError, Reader};
use cif_pgn::{ImportOptions, import};

use super::{Portion, Unread, Visit, check, has_moves};
use crate::error::ScanError;
use crate::rows::Place;
use crate::rows::finding::FindingRow;

/// Tokens and a game of CIF take so many times the bytes of the text.
const WEIGHT: usize = 12;

/// Some games, as tokens.
pub(super) struct Games {
    /// The number of the first.
    first: u64,
    batch: Batch,
    /// Games behind them that are too large.
    skipped: u64,
    /// True if what is found in them is wanted, and nothing else.
    finds: bool,
}

pub(super) fn cut(
    source: impl Read,
    name: &str,
    number: usize,
    finds: bool,
    hand_out: &mut dyn FnMut(Portion) -> bool,
) -> Result<(), ScanError> {
    let mut reader = Reader::new(source);
    let mut batch = Batch::default();
    let mut first = 1;
    loop {
        let (ended, skipped) = match reader.next_game() {
            Ok(Some(game)) => {
                batch.push(&game);
                (false, 0)
            }
            Ok(None) => (true, 0),
            Err(ReadError::Io(error)) => return Err(ScanError::read(name, error)),
            Err(_) => (false, 1),
        };
        if !ended && skipped == 0 && batch.size() < super::PORTION {
            continue;
        }
        let weight = batch.size().saturating_mul(WEIGHT);
        let games = Games {
            first,
            batch: batch.replace(),
            skipped,
            finds,
        };
        first += games.batch.len() as u64 + skipped;
        let portion = Portion {
            source: number,
            weight,
            games: super::Games::Pgn(games),
        };
        if !hand_out(portion) || ended {
            return Ok(());
        }
    }
}

impl Games {
    pub(super) fn visit(self, source: &str, visitor: &mut impl Visit) -> Unread {
        let options = ImportOptions::default();
        let mut blank = 0;
        for (number, text) in (self.first..).zip(self.batch.games()) {
            let place = Place {
                source,
                game: number,
                offset: text.start().offset,
                length: text.bytes().len() as u64,
            };
            if self.finds {
                for found in &import(&text, &options).findings {
                    visitor.finding(&FindingRow {
                        source,
                        game: Some(number),
                        finding: &check::of_pgn(&text, found),
                    });
                }
                continue;
            }
            if visitor.is_choosy() {
                let head = import(&text.tag_section(), &options);
                if !visitor.wants(&place, &head.game) {
                    continue;
                }
            }
            let game = import(&text, &options).game;
            // What is no PGN becomes such a game.
            blank += u64::from(text.tags().next().is_none() && !has_moves(&game));
            visitor.game(place, &game);
        }
        Unread {
            skipped: self.skipped,
            blank,
        }
    }
}
