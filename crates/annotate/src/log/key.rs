//! Keys by which a position of a log and one of a game are the same: the start
//! position and the moves from there, or the position itself with its
//! counters. Of both only a hash is kept, of so many bits that two never meet
//! by chance.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use cif_chess::{CastlingForm, Position};
use cif_text::legality::Side;
use cif_text::moves::Move;

use crate::{Lines, Place};

/// The hash of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

/// A position, and the key of the moves that led to it.
#[derive(Clone, Debug)]
pub(super) struct Reached {
    position: Position,
    key: Key,
    plies: usize,
}

impl Reached {
    pub(super) fn new(position: Position) -> Self {
        let fen = position.fen();
        // The counters play no part where a game begins.
        let fields: Vec<&str> = fen.split(' ').collect();
        let fields = fields.get(..fields.len().saturating_sub(2));
        let key = hash((position.variant(), fields));
        Self {
            position,
            key,
            plies: 0,
        }
    }

    fn play(&mut self, played: &Move<'_>) {
        let text = self.position.uci(played, CastlingForm::Rook);
        self.position.play(played);
        self.key = hash((self.key, text));
        self.plies += 1;
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

    /// The key of the position with its counters.
    fn by_position(&self) -> Key {
        hash((self.position.variant(), self.position.fen()))
    }

    /// The key of start and moves, and that of the position where it counts.
    pub(super) fn both(&self, by_position: bool) -> [Option<Key>; 2] {
        let position = by_position.then(|| self.by_position());
        [Some(self.key), position]
    }

    /// The plies before the position, as its counters have them.
    pub(super) fn count(&self) -> u64 {
        let half = u64::from(self.position.turn() == Side::Black);
        2 * u64::from(self.position.move_number()) + half
    }
}

/// A place of a game, and the keys of its position.
pub(super) struct KeyedPlace {
    pub(super) keys: [Key; 2],
    /// The plies before it, as its counters have them.
    pub(super) count: u64,
    pub(super) place: Place,
}

/// The places of a game with the keys of their positions.
pub(super) struct Keyed<'l> {
    lines: &'l Lines,
    /// The number of the next line.
    next: usize,
    /// The variations of each line, in the order of the text.
    variations: Vec<Vec<usize>>,
    /// The positions that lines begin with that are still to come.
    starts: HashMap<usize, Reached>,
    found: std::vec::IntoIter<KeyedPlace>,
}

impl<'l> Keyed<'l> {
    pub(super) fn of(lines: &'l Lines) -> Self {
        let mut variations = vec![Vec::new(); lines.all().len()];
        for (number, line) in lines.all().iter().enumerate() {
            if let Some(of) = line.parent.and_then(|parent| variations.get_mut(parent)) {
                of.push(number);
            }
        }
        let start = Reached::new(lines.start().position().clone());
        Self {
            lines,
            next: 0,
            variations,
            starts: HashMap::from([(0, start)]),
            found: Vec::new().into_iter(),
        }
    }

    /// The places of the next line. Where variations of it begin is remembered.
    fn line(&mut self) -> Option<Vec<KeyedPlace>> {
        let line = self.lines.all().get(self.next)?;
        let variations = self.variations.get_mut(self.next).map(std::mem::take);
        let mut variations = variations.into_iter().flatten().peekable();
        let start = self.starts.remove(&self.next);
        self.next += 1;
        let mut found = Vec::new();
        let Some(mut reached) = start else {
            return Some(found);
        };
        let mut played = line.own.iter();
        loop {
            if line.is_main() || reached.plies > line.first {
                found.push(KeyedPlace {
                    keys: [reached.key, reached.by_position()],
                    count: reached.count(),
                    place: Place {
                        path: line.path.clone(),
                        ply: reached.plies,
                    },
                });
            }
            while let Some(number) =
                variations.next_if(|&number| self.begins(number) == Some(reached.plies))
            {
                self.starts.insert(number, reached.clone());
            }
            match played.next() {
                Some(played) if reached.play_uci(played) => {}
                _ => return Some(found),
            }
        }
    }

    /// The plies that lead to a line.
    fn begins(&self, number: usize) -> Option<usize> {
        self.lines.all().get(number).map(|line| line.inherited)
    }
}

impl Iterator for Keyed<'_> {
    type Item = KeyedPlace;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(found) = self.found.next() {
                return Some(found);
            }
            self.found = self.line()?.into_iter();
        }
    }
}
