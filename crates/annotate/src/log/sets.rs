//! Sets of games, each kept once. What is common to two sets is found once:
//! most searches of a log are of few positions that many games share, or of
//! many that few do.

use std::collections::HashMap;
use std::rc::Rc;

/// A set of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct SetId(usize);

/// The sets, and what was found out about pairs of them.
#[derive(Debug, Default)]
pub(super) struct GameSets {
    /// The games of each, in order.
    all: Vec<Rc<[usize]>>,
    ids: HashMap<Rc<[usize]>, SetId>,
    common: HashMap<(SetId, SetId), SetId>,
}

impl GameSets {
    /// The set of these games, which are in order.
    pub(super) fn add(&mut self, games: Vec<usize>) -> SetId {
        let games: Rc<[usize]> = games.into();
        if let Some(known) = self.ids.get(&games) {
            return *known;
        }
        let id = SetId(self.all.len());
        self.all.push(Rc::clone(&games));
        self.ids.insert(games, id);
        id
    }

    /// The games of a set, in order.
    pub(super) fn games(&self, set: SetId) -> Rc<[usize]> {
        self.all.get(set.0).cloned().unwrap_or_default()
    }

    /// The only game of a set.
    pub(super) fn only(&self, set: SetId) -> Option<usize> {
        match self.all.get(set.0).map(|games| &**games) {
            Some([game]) => Some(*game),
            _ => None,
        }
    }

    pub(super) fn is_empty(&self, set: SetId) -> bool {
        self.all.get(set.0).is_none_or(|games| games.is_empty())
    }

    pub(super) fn has(&self, set: SetId, game: usize) -> bool {
        let games = self.all.get(set.0);
        games.is_some_and(|games| games.binary_search(&game).is_ok())
    }

    /// The games that are in both sets. It takes the time of the smaller one.
    pub(super) fn common(&mut self, one: SetId, other: SetId) -> SetId {
        if one == other {
            return one;
        }
        if let Some(known) = self.common.get(&(one, other)) {
            return *known;
        }
        let (few, many) = (self.games(one), self.games(other));
        let (few, many) = if few.len() <= many.len() {
            (few, many)
        } else {
            (many, few)
        };
        let is_common = |game: &usize| many.binary_search(game).is_ok();
        let games = few.iter().copied().filter(is_common).collect();
        let found = self.add(games);
        self.common.insert((one, other), found);
        found
    }
}
