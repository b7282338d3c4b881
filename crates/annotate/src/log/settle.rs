//! The game of each run: where several have its positions, what else the log
//! says decides, or nobody gets it.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::key::Key;
use super::runs::{self, Fitting, Run};
use super::sets::{GameSets, SetId};

/// A game that was shown.
#[derive(Debug)]
pub(super) struct Offered {
    /// The number that the caller gave it.
    pub(super) number: usize,
    /// The plies before its last position.
    pub(super) count: u64,
    /// The key of the moves of its main line.
    pub(super) moves: Option<Key>,
}

/// A search that can be used.
#[derive(Clone, Copy, Debug)]
pub(super) struct Usable {
    pub(super) search: usize,
    pub(super) round: usize,
    pub(super) engine: usize,
    pub(super) count: u64,
    pub(super) keys: [Option<Key>; 2],
}

/// The game that a search belongs to, by its place among those shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Owner {
    /// No game has the position.
    #[default]
    Nobody,
    /// Several have it, and nothing tells them apart.
    Undecided,
    /// The game has searches of as many engines as one takes.
    Crowded,
    Game(usize),
}

/// The plies of a game that may come behind the last search: its engine's move,
/// and the one that answers it.
const NEAR: u64 = 2;

/// Finds the games of searches.
pub(super) struct Settler<'b> {
    games: &'b [Offered],
    /// The games that have a position, in order.
    games_of: &'b HashMap<Key, Vec<usize>>,
    sets: GameSets,
    by_keys: HashMap<[Option<Key>; 2], SetId>,
    /// Games that end soon behind so many plies.
    near: HashMap<(SetId, u64), SetId>,
    /// Games, each with an engine of which it has a run.
    dealt: HashSet<(usize, usize)>,
    /// True for an engine whose searches end where their games do, as far as those
    /// are sure.
    finishes: HashMap<usize, bool>,
}

impl<'b> Settler<'b> {
    pub(super) fn new(games: &'b [Offered], games_of: &'b HashMap<Key, Vec<usize>>) -> Self {
        Self {
            games,
            games_of,
            sets: GameSets::default(),
            by_keys: HashMap::new(),
            near: HashMap::new(),
            dealt: HashSet::new(),
            finishes: HashMap::new(),
        }
    }

    /// The owners of searches, which come engine by engine and in the order of
    /// the log; `answers` has the keys of the positions that all searches led to.
    pub(super) fn settle(
        mut self,
        searches: &[Usable],
        answers: &[[Option<Key>; 2]],
    ) -> Vec<Owner> {
        let mut owners = vec![Owner::Nobody; answers.len()];
        let mut runs = Vec::new();
        let mut engines = Vec::new();
        for of_engine in searches.chunk_by(|one, other| one.engine == other.engine) {
            let mut fitting = Vec::new();
            for usable in of_engine {
                let games = self.having(usable.keys);
                if !self.sets.is_empty(games) {
                    fitting.push(Fitting {
                        search: usable.search,
                        round: usable.round,
                        count: usable.count,
                        games,
                    });
                }
            }
            runs::cut(&fitting, &mut self.sets, &mut runs);
            let engine = of_engine.first().map_or(0, |usable| usable.engine);
            engines.resize(runs.len(), engine);
        }
        let played: Vec<_> = runs.iter().map(|run| self.played(run, answers)).collect();
        let found = played.iter().map(|set| self.sets.only(*set));
        let mut found: Vec<_> = found.collect();
        self.learn(&runs, &found, &engines);
        let around = neighbours(&runs, &found);
        let places = places(&runs, answers.len());
        let mut left: BTreeMap<(usize, SetId), Vec<usize>> = BTreeMap::new();
        for (number, run) in runs.iter().enumerate() {
            let (Some(engine), Some(played)) = (engines.get(number), played.get(number)) else {
                continue;
            };
            let around = around.get(number).copied().unwrap_or_default();
            if found.get(number).copied().flatten().is_some() {
                continue;
            }
            let beside = beside(run, &places, &found);
            let Some(game) = found.get_mut(number) else {
                continue;
            };
            match self.decide(run, *played, (beside, around), *engine) {
                Ok(decided) => {
                    self.dealt.insert((decided, *engine));
                    *game = Some(decided);
                }
                Err(set) => left.entry((*engine, set)).or_default().push(number),
            }
        }
        for (number, game) in self.deal(&left) {
            if let Some(found) = found.get_mut(number) {
                *found = Some(game);
            }
        }
        for (run, game) in runs.iter().zip(&found) {
            for search in &run.searches {
                if let Some(owner) = owners.get_mut(search.search) {
                    *owner = game.map_or(Owner::Undecided, Owner::Game);
                }
            }
        }
        owners
    }

    /// Takes in the runs whose games are sure.
    fn learn(&mut self, runs: &[Run], sure: &[Option<usize>], engines: &[usize]) {
        let mut last: HashMap<(usize, usize), u64> = HashMap::new();
        for ((run, game), engine) in runs.iter().zip(sure).zip(engines) {
            if let Some(game) = game {
                let last = last.entry((*game, *engine)).or_default();
                *last = run.last().max(*last);
            }
        }
        for ((game, engine), last) in last {
            let is_near = self.left(game, last).is_some();
            *self.finishes.entry(engine).or_insert(true) &= is_near;
            self.dealt.insert((game, engine));
        }
    }

    /// The games that have a position.
    fn having(&mut self, keys: [Option<Key>; 2]) -> SetId {
        if let Some(known) = self.by_keys.get(&keys) {
            return *known;
        }
        let mut games = Vec::new();
        for key in keys.into_iter().flatten() {
            games.extend(self.games_of.get(&key).into_iter().flatten());
        }
        games.sort_unstable();
        games.dedup();
        let set = self.sets.add(games);
        self.by_keys.insert(keys, set);
        set
    }

    /// Those games of a set that end the soonest behind so many plies, if any
    /// does soon; else all.
    fn near(&mut self, set: SetId, last: u64) -> SetId {
        if self.sets.only(set).is_some() {
            return set;
        }
        if let Some(known) = self.near.get(&(set, last)) {
            return *known;
        }
        let games = self.sets.games(set);
        let left = games.iter().filter_map(|game| self.left(*game, last));
        let soonest = left.min();
        let is_near = |game: &usize| soonest.is_none() || self.left(*game, last) == soonest;
        let near = games.iter().copied().filter(is_near).collect();
        let near = self.sets.add(near);
        self.near.insert((set, last), near);
        near
    }

    /// The plies of a game behind so many, if they are few.
    fn left(&self, game: usize, last: u64) -> Option<u64> {
        let left = self.games.get(game)?.count.checked_sub(last)?;
        (left <= NEAR).then_some(left)
    }

    /// The game of a run that several have the positions of, or those between which
    /// nothing decides.
    fn decide(
        &mut self,
        run: &Run,
        played: SetId,
        (beside, around): (Option<usize>, [Option<usize>; 2]),
        engine: usize,
    ) -> Result<usize, SetId> {
        if let Some(game) = beside.filter(|game| self.sets.has(run.games, *game)) {
            return Ok(game);
        }
        let mut set = played;
        if self.finishes.get(&engine) == Some(&true) {
            set = self.near(set, run.last());
        }
        let is_dealt = |game: &usize| self.dealt.contains(&(*game, engine));
        if let Some(only) = self.sets.only(set) {
            if !is_dealt(&only) {
                return Ok(only);
            }
            set = run.games;
        }
        let around = around.map(|game| game.filter(|game| self.sets.has(set, *game)));
        match around {
            [Some(one), None] | [None, Some(one)] => Ok(one),
            [Some(one), Some(other)] if one == other => Ok(one),
            _ => Err(set),
        }
    }

    /// Those games of a run in which all moves were played that the engine found,
    /// but perhaps the last; all games where no game is such a one, or where a
    /// single move may have been found by chance.
    fn played(&mut self, run: &Run, answers: &[[Option<Key>; 2]]) -> SetId {
        let mut set = run.games;
        let mut count = 0;
        for (number, search) in run.searches.iter().enumerate() {
            let Some(answer) = answers.get(search.search) else {
                continue;
            };
            let answered = self.having(*answer);
            let played = self.sets.common(set, answered);
            if !self.sets.is_empty(played) {
                set = played;
                count += 1;
            } else if number + 1 < run.searches.len() {
                return run.games;
            }
        }
        if count < 2 { run.games } else { set }
    }

    /// Deals runs to games that have none of their engine, where no other run that is
    /// left may belong to them. Games with the same moves take turns.
    fn deal(&self, left: &BTreeMap<(usize, SetId), Vec<usize>>) -> Vec<(usize, usize)> {
        let moves = |game: &usize| self.games.get(*game).and_then(|it| it.moves);
        let is_same = |games: &[usize]| {
            let first = games.first().map(moves);
            games.iter().all(|game| Some(moves(game)) == first)
        };
        let mut claims: HashMap<(usize, usize), usize> = HashMap::new();
        let mut deals = Vec::new();
        for ((engine, set), runs) in left {
            let games = self.sets.games(*set);
            let is_free = |game: &&usize| !self.dealt.contains(&(**game, *engine));
            let free: Vec<_> = games.iter().filter(is_free).copied().collect();
            for game in &free {
                *claims.entry((*game, *engine)).or_default() += runs.len();
            }
            deals.push((*engine, runs, games, free));
        }
        let mut given = Vec::new();
        for (engine, runs, games, free) in deals {
            let is_claimed =
                |game: &usize| claims.get(&(*game, engine)).copied() != Some(runs.len());
            let takers = if is_same(&games) {
                let is_taken = |game: &&usize| self.dealt.contains(&(**game, engine));
                let taken = games.iter().filter(is_taken);
                free.iter().chain(taken).copied().collect()
            } else if is_same(&free) && runs.len() <= free.len() && !free.iter().any(is_claimed) {
                free
            } else {
                Vec::new()
            };
            given.extend(runs.iter().copied().zip(takers.into_iter().cycle()));
        }
        given
    }
}

/// The plies before the position of each search, and its run.
fn places(runs: &[Run], count: usize) -> Vec<Option<(u64, usize)>> {
    let mut places = vec![None; count];
    for (number, run) in runs.iter().enumerate() {
        for search in &run.searches {
            if let Some(place) = places.get_mut(search.search) {
                *place = Some((search.count, number));
            }
        }
    }
    places
}

/// The game of another engine whose searches stand between those of a run, a ply before or behind
/// each: if it is one, and sure.
fn beside(run: &Run, places: &[Option<(u64, usize)>], sure: &[Option<usize>]) -> Option<usize> {
    let sides = |it: &Fitting| {
        let before = it.search.checked_sub(1).zip(it.count.checked_sub(1));
        [before, Some((it.search + 1, it.count + 1))]
    };
    let sides = run.searches.iter().flat_map(sides).flatten();
    let mut games = sides.filter_map(|(search, count)| {
        let (plies, run) = places.get(search).copied().flatten()?;
        sure.get(run).copied().flatten().filter(|_| plies == count)
    });
    let game = games.next()?;
    games.all(|other| other == game).then_some(game)
}

/// The games of the runs before and after each run, as far as they are known and
/// no `ucinewgame` stands between.
fn neighbours(runs: &[Run], sure: &[Option<usize>]) -> Vec<[Option<usize>; 2]> {
    let mut around = vec![[None; 2]; runs.len()];
    let mut go = |side: usize, numbers: &mut dyn Iterator<Item = usize>| {
        let mut known: Option<(usize, usize)> = None;
        for number in numbers {
            let (Some(run), Some(around)) = (runs.get(number), around.get_mut(number)) else {
                continue;
            };
            let of_section = known.filter(|(section, _)| *section == run.section);
            if let Some(place) = around.get_mut(side) {
                *place = of_section.map(|(_, game)| game);
            }
            if let Some(game) = sure.get(number).copied().flatten() {
                known = Some((run.section, game));
            }
        }
    };
    go(0, &mut (0..runs.len()));
    go(1, &mut (0..runs.len()).rev());
    around
}
