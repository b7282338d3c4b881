//! The pool of games, `data/games.txt`: real moves with real evaluations, from
//! which the archives of the benchmark are made. `data/games.py` makes the
//! pool and proves every move legal.

/// A game of the pool.
#[derive(Clone, Copy, Debug)]
pub(super) struct PoolGame {
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub(super) result: &'static str,
    /// Its ending: `mate`, `resigned`, `agreed`, `repetition` and so on.
    pub(super) ending: &'static str,
    /// Move text; variations in parentheses after the move that they replace.
    moves: &'static str,
    /// Items of a table of evaluations; empty where there are none.
    evaluations: &'static str,
    /// Plies of the main line.
    pub(super) plies: usize,
}

/// A piece of the moves of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// A variation begins.
    Open,
    /// A move in CIF text.
    Move(&'static str),
    /// A variation ends.
    Close,
}

const TEXT: &str = include_str!("../../../data/games.txt");

/// The games of the pool. A line that is no game is left out; a test counts.
pub(super) fn pool() -> Vec<PoolGame> {
    TEXT.lines().filter_map(game).collect()
}

fn game(line: &'static str) -> Option<PoolGame> {
    if line.starts_with('#') {
        return None;
    }
    let mut fields = line.split('\t');
    let mut game = PoolGame {
        result: fields.next()?,
        ending: fields.next()?,
        moves: fields.next()?,
        evaluations: fields.next()?,
        plies: 0,
    };
    let mut depth = 0_usize;
    for step in game.steps() {
        match step {
            Step::Open => depth += 1,
            Step::Close => depth = depth.checked_sub(1)?,
            Step::Move(_) if depth == 0 => game.plies += 1,
            Step::Move(_) => {}
        }
    }
    (depth == 0 && fields.next().is_none()).then_some(game)
}

impl PoolGame {
    /// The moves and the bounds of variations, in the order of the text.
    pub(super) fn steps(&self) -> impl Iterator<Item = Step> + use<> {
        self.moves.split(' ').flat_map(|word| {
            let played = word.trim_matches(['(', ')']);
            let opened = word.len() - word.trim_start_matches('(').len();
            let closed = word.len() - word.trim_end_matches(')').len();
            std::iter::repeat_n(Step::Open, opened)
                .chain([Step::Move(played)])
                .chain(std::iter::repeat_n(Step::Close, closed))
        })
    }

    /// The evaluations, one per ply of the main line, or none at all.
    pub(super) fn evaluations(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.evaluations.split(',').filter(|item| !item.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use cif_text::board::Board;
    use cif_text::moves::{Token, tokens};

    use super::*;

    #[test]
    fn every_line_is_a_game() {
        let lines = TEXT.lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!(pool().len(), lines);
        assert!(lines >= 400);
    }

    #[test]
    fn every_move_is_canonical_move_text() {
        let board = Board::new("8x8".parse().expect("a size"), false);
        for game in pool() {
            for step in game.steps() {
                let Step::Move(text) = step else { continue };
                let read: Vec<_> = tokens(text, &board).map(|found| found.token).collect();
                let [Token::Move(played)] = &read[..] else {
                    panic!("{text}: {read:?}");
                };
                assert!(played.is_canonical(), "{text}");
            }
        }
    }

    #[test]
    fn evaluations_fit_the_plies() {
        for game in pool() {
            let items = game.evaluations().count();
            assert!(items == 0 || items == game.plies);
        }
    }
}
