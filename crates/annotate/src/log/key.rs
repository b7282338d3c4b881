//! Keys by which a position of a log and one of a game are the same: the start
//! position and the moves from there, or the position itself with its
//! counters. Of both only a hash is kept, of so many bits that two never meet
//! by chance.

use std::hash::{DefaultHasher, Hash, Hasher};

use cif_chess::{CastlingForm, Position};
use cif_text::moves::Move;

use crate::{Lines, Path, Place};

/// The hash of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key(u64, u64);

fn hash(of: impl Hash) -> Key {
    let seeded = |seed: u8| {
        let mut hasher = DefaultHasher::new();
        seed.hash(&mut hasher);
        of.hash(&mut hasher);
        hasher.finish()
    };
    Key(seeded(0), seeded(1))
}

/// A position, and the keys of those that led to it.
#[derive(Clone, Debug)]
pub(super) struct Chain {
    pub(super) position: Position,
    /// From the start position on.
    keys: Vec<Key>,
}

impl Chain {
    pub(super) fn new(position: Position) -> Self {
        let fen = position.fen();
        // The counters play no part where a game begins.
        let fields: Vec<&str> = fen.split(' ').collect();
        let fields = fields.get(..fields.len().saturating_sub(2));
        let keys = vec![hash((position.variant(), fields))];
        Self { position, keys }
    }

    /// Plays a move.
    pub(super) fn play(&mut self, played: &Move<'_>) {
        let text = self.position.uci(played, CastlingForm::Rook);
        self.position.play(played);
        let next = hash((self.keys.last(), text));
        self.keys.push(next);
    }

    /// Plays a move of UCI; `false` where it is no legal move.
    pub(super) fn play_uci(&mut self, text: &str) -> bool {
        let Ok(played) = self.position.read_uci(text) else {
            return false;
        };
        if !self.position.verdict(&played).is_legal() {
            return false;
        }
        self.play(&played);
        true
    }

    /// The plies played.
    pub(super) fn plies(&self) -> usize {
        self.keys.len() - 1
    }

    /// The key of start and moves.
    pub(super) fn by_moves(&self) -> Option<Key> {
        self.keys.last().copied()
    }

    /// The key of the position with its counters.
    pub(super) fn by_position(&self) -> Key {
        hash((self.position.variant(), self.position.fen()))
    }

    /// The key of start and moves, and that of the position where it counts.
    pub(super) fn both(&self, by_position: bool) -> [Option<Key>; 2] {
        let position = by_position.then(|| self.by_position());
        [self.by_moves(), position]
    }

    /// Returns true if one of the two leads to the other.
    pub(super) fn is_of_one_line(&self, other: &Self) -> bool {
        let last = self.plies().min(other.plies());
        self.keys.get(last) == other.keys.get(last)
    }
}

/// The places of a game with the keys of their positions.
pub(super) struct Keyed<'l> {
    lines: std::slice::Iter<'l, crate::GameLine>,
    start: &'l Position,
    found: std::vec::IntoIter<([Key; 2], Place)>,
}

impl<'l> Keyed<'l> {
    pub(super) fn of(lines: &'l Lines) -> Self {
        Self {
            lines: lines.all().iter(),
            start: lines.start().position(),
            found: Vec::new().into_iter(),
        }
    }
}

impl Iterator for Keyed<'_> {
    type Item = ([Key; 2], Place);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(found) = self.found.next() {
                return Some(found);
            }
            let line = self.lines.next()?;
            let mut chain = Chain::new(self.start.clone());
            let begins = if line.is_main() { 0 } else { line.first + 1 };
            let mut found = Vec::new();
            let mut note = |chain: &Chain, path: &Path| {
                if chain.plies() >= begins
                    && let Some(key) = chain.by_moves()
                {
                    let place = Place {
                        path: path.clone(),
                        ply: chain.plies(),
                    };
                    found.push(([key, chain.by_position()], place));
                }
            };
            note(&chain, &line.path);
            for played in &line.moves {
                if !chain.play_uci(played) {
                    break;
                }
                note(&chain, &line.path);
            }
            self.found = found.into_iter();
        }
    }
}
