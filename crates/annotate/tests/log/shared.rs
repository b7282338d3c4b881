//! Positions that several games have: which of them a search goes to, and that the
//! time this takes grows with the number of games alone.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use cif_annotate::Search;
use cif_chess::{CastlingForm, Position, Variant};
use cif_uci::info::ScoreValue;
use proptest::prelude::*;

use super::{matched, short};

/// A log in which an engine searches positions after these moves, given in FEN; the
/// score is the number of the search. An `N` stands for `ucinewgame`, `s` for
/// `startpos` in the place of FEN.
fn log_of(searches: &str) -> String {
    let mut log = String::new();
    let searches = searches.split_whitespace();
    let mut number = 0;
    for search in searches {
        if search == "N" {
            log += "ucinewgame\n";
            continue;
        }
        let mut position = Position::standard(Variant::Chess);
        for text in search.split(',').filter(|it| !it.is_empty() && *it != "s") {
            let played = position.read_uci(text).unwrap();
            position.play(&played);
        }
        let place = match search {
            "s" => "startpos".to_owned(),
            _ => format!("fen {}", position.fen()),
        };
        writeln!(
            log,
            "position {place}\ngo depth 1\ninfo depth 1 score cp {number}\nbestmove a1a1"
        )
        .unwrap();
        number += 1;
    }
    log
}

/// The point of a case, games, the searches of a log as [`log_of`] has them, and those that
/// each game gets; at the end the searches that none gets, by their lines.
type Case = (
    &'static str,
    &'static [&'static str],
    &'static str,
    &'static [&'static str],
    &'static [&'static str],
);

const CASES: [Case; 11] = [
    (
        "the search behind one of the start position decides",
        &["g2g4 a7a6 h2h3", "e2e3"],
        "N , g2g4 g2g4,a7a6 g2g4,a7a6,h2h3 N , e2e3",
        &["0 cp 0, 1 cp 1, 2 cp 2, 3 cp 3", "0 cp 4, 1 cp 5"],
        &[],
    ),
    (
        "so it does where the start position has no FEN",
        &["g2g4 a7a6 h2h3", "e2e3"],
        "N s g2g4 g2g4,a7a6 N s e2e3",
        &["0 cp 0, 1 cp 1, 2 cp 2", "0 cp 3, 1 cp 4"],
        &[],
    ),
    (
        "without `ucinewgame` the plies go back to the next game",
        &["g2g4 a7a6 h2h3", "e2e3"],
        ", g2g4 g2g4,a7a6 g2g4,a7a6,h2h3 , e2e3",
        &["0 cp 0, 1 cp 1, 2 cp 2, 3 cp 3", "0 cp 4, 1 cp 5"],
        &[],
    ),
    (
        "also from a short game",
        &["g2g4", "e2e3"],
        ", g2g4 , e2e3",
        &["0 cp 0, 1 cp 1", "0 cp 2, 1 cp 3"],
        &[],
    ),
    (
        "games are gone through from the end",
        &["g2g4 a7a6 h2h3", "e2e3 e7e6"],
        "g2g4,a7a6,h2h3 g2g4,a7a6 g2g4 , e2e3,e7e6 e2e3 ,",
        &["0 cp 3, 1 cp 2, 2 cp 1, 3 cp 0", "0 cp 6, 1 cp 5, 2 cp 4"],
        &[],
    ),
    (
        "`ucinewgame` before each search says nothing",
        &["g2g4 a7a6", "e2e3"],
        "N , N g2g4 N g2g4,a7a6 N , N e2e3",
        &["0 cp 0, 1 cp 1, 2 cp 2", "0 cp 3, 1 cp 4"],
        &[],
    ),
    (
        "a game that another one begins like ends where its searches do",
        &["e2e4 e7e5", "e2e4 e7e5 g1f3 g8f6 f3g1"],
        "N , e2e4 e2e4,e7e5 N , e2e4 e2e4,e7e5 e2e4,e7e5,g1f3",
        &["0 cp 0, 1 cp 1, 2 cp 2", "0 cp 3, 1 cp 4, 2 cp 5, 3 cp 6"],
        &[],
    ),
    (
        "the other round is of the other game",
        &["e2e4 e7e5 g1f3 g8f6", "e2e4 e7e5 f1c4 g8f6"],
        "N , e2e4 N , e2e4 e2e4,e7e5 e2e4,e7e5,f1c4",
        &["0 cp 0, 1 cp 1", "0 cp 2, 1 cp 3, 2 cp 4, 3 cp 5"],
        &[],
    ),
    (
        "a search that nothing decides goes to nobody",
        &["e2e4 e7e5 g1f3", "e2e4 c7c5 g1f3", "e2e4 e7e6 d2d4"],
        "N , N , e2e4 e2e4,c7c5",
        &["", "0 cp 1, 1 cp 2, 2 cp 3", ""],
        &["3: several games have this position"],
    ),
    (
        "a game that comes back to its start position has it twice",
        &["g1f3 g8f6 f3g1 f6g8 e2e4"],
        "N , g1f3 g1f3,g8f6,f3g1,f6g8",
        &["0 cp 0, 1 cp 1, 4 cp 2"],
        &[],
    ),
    (
        "whoever steps back stays in the game",
        &["e2e4 e7e5 g1f3 g8f6", "e2e4 e7e5 f1c4 g8f6"],
        ", e2e4 e2e4,e7e5 e2e4,e7e5,g1f3 , e2e4",
        // What is said last of a position counts.
        &["0 cp 4, 1 cp 5, 2 cp 2, 3 cp 3", ""],
        &[],
    ),
];

#[test]
fn a_shared_position_goes_to_the_game_of_the_searches_around_it() {
    for (what, games, searches, found, unmatched) in CASES {
        let games: Vec<_> = games.iter().map(|moves| ("", *moves)).collect();
        let result = short(&games, &[&log_of(searches)]);
        let found = found.iter().map(|it| match *it {
            "" => String::new(),
            searches => format!("?: {searches}"),
        });
        let unmatched = unmatched.iter().map(|it| (*it).to_owned());
        assert_eq!(result, (found.collect(), unmatched.collect()), "{what}");
    }
}

/// Numbers without order, the same ones for a seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        usize::try_from(self.0 >> 33).unwrap() % end
    }
}

/// The spelling of positions in a log.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Given {
    Moves,
    Fen,
    /// In FEN, but for the start position.
    StartPos,
    Mixed,
}

/// Random games, and the log of an engine that was shown them in turn: all positions,
/// or the start position and half of the others.
fn random(dice: &mut Dice, given: Given, is_whole: bool) -> (Vec<String>, String) {
    let (mut games, mut log) = (Vec::new(), String::new());
    for _ in 0..30 {
        let mut position = Position::standard(Variant::Chess);
        let mut moves = String::new();
        log += "ucinewgame\n";
        // Who has not searched the first game to its end, as is seen by a position that no other
        // has, need not have the others.
        let plies = if games.is_empty() {
            12
        } else {
            dice.below(12) + 1
        };
        for ply in 0..=plies {
            let is_wanted = match (dice.below(2) == 0, games.is_empty()) {
                (by_chance, true) => ply == 5 || (by_chance && ply < 5),
                (by_chance, false) => by_chance,
            };
            if ply == 0 || is_whole || is_wanted {
                let by_moves = match given {
                    Given::Moves => true,
                    Given::Fen => false,
                    Given::StartPos => ply == 0,
                    Given::Mixed => dice.below(2) == 0,
                };
                let place = match (by_moves, ply) {
                    (true, 0) => "startpos".to_owned(),
                    (true, _) => format!("startpos moves{moves}"),
                    (false, _) => format!("fen {}", position.fen()),
                };
                let number = 100 * games.len() + ply;
                writeln!(log, "position {place}\ngo\ninfo depth 1 score cp {number}").unwrap();
                log += "bestmove a1a1\n";
            }
            let legal = position.legal_moves();
            if legal.is_empty() || ply == plies {
                break;
            }
            let played = &legal[dice.below(legal.len())];
            write!(moves, " {}", position.uci(played, CastlingForm::King)).unwrap();
            position.play(played);
        }
        games.push(moves);
    }
    (games, log)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// No game gets the searches of another one; where a log has
    /// all positions, nothing stays undecided.
    #[test]
    fn searches_of_random_games_find_them(
        seed: u64,
        given in prop::sample::select(
            vec![Given::Moves, Given::Fen, Given::StartPos, Given::Mixed],
        ),
        is_whole: bool,
    ) {
        let (games, log) = random(&mut Dice(seed), given, is_whole);
        let games: Vec<_> = games.iter().map(|moves| ("", moves.as_str())).collect();
        let (found, unmatched) = matched(&games, &[&log]);
        let score = |search: &Search| match search.principal().unwrap().score.value {
            ScoreValue::Centipawns(score) => usize::try_from(score).unwrap(),
            ScoreValue::Mate(_) => panic!("no mates were said"),
        };
        let mut count = 0;
        for (number, engines) in found.iter().enumerate() {
            for search in engines.iter().flat_map(|(_, searches)| searches) {
                let score = score(search);
                // Games with the same moves may have each other's.
                prop_assert_eq!(games[score / 100], games[number]);
                prop_assert_eq!(score % 100, search.place.ply);
                count += 1;
            }
        }
        let undecided = unmatched.iter().filter(|it| it.ends_with("several games have this position"));
        prop_assert_eq!(undecided.count(), unmatched.len());
        prop_assert_eq!(count + unmatched.len(), log.matches("bestmove").count());
        prop_assert!(!is_whole || unmatched.is_empty(), "{:?}", unmatched);
    }
}

/// Of a crowd of engines that search one game, some are taken and the others are said.
#[test]
fn a_game_takes_some_engines() {
    let mut log = String::new();
    for engine in 0..300 {
        let said = format!("<E{engine}({engine}): info depth 1 score cp 1");
        let given = format!(">E{engine}({engine}): position startpos");
        let go = format!(">E{engine}({engine}): go");
        for line in [given, go, said] {
            let _ = writeln!(log, "{engine} {line}");
        }
    }
    let (found, unmatched) = matched(&[("", "e2e4 e7e5")], &[&log]);
    assert_eq!((found[0].len(), unmatched.len()), (256, 44));
    assert!(unmatched[0].ends_with("256 other engines have searched this game"));
}

/// The time that a log takes of so many games, which share positions at least at their
/// beginning.
fn time(count: usize, plies: usize, is_random: bool) -> Duration {
    let mut dice = Dice(1);
    let mut games = Vec::new();
    let mut log = String::new();
    for _ in 0..count {
        if !is_random {
            dice = Dice(1);
        }
        let mut position = Position::standard(Variant::Chess);
        let mut moves = String::new();
        log += "ucinewgame\nposition startpos\ngo\ninfo depth 1 score cp 1\nbestmove a1a1\n";
        for _ in 0..plies {
            let legal = position.legal_moves();
            let played = &legal[dice.below(legal.len())];
            write!(moves, " {}", position.uci(played, CastlingForm::King)).unwrap();
            position.play(played);
            writeln!(log, "position startpos moves{moves}\ngo").unwrap();
            log += "info depth 1 score cp 1\nbestmove a1a1\n";
        }
        games.push(moves);
    }
    let games: Vec<_> = games.iter().map(|moves| ("", moves.as_str())).collect();
    let start = Instant::now();
    let (found, unmatched) = matched(&games, &[&log]);
    let time = start.elapsed();
    assert_eq!((found.len(), unmatched.len()), (count, 0));
    time
}

/// Time that grew with the square of the number would be sixteen times as long for four
/// times as many games.
#[test]
fn time_grows_with_the_number_of_games() {
    for (small, plies, is_random) in [(1000, 3, true), (250, 8, false)] {
        let large = 4 * small;
        let mut times = (time(small, plies, is_random), time(large, plies, is_random));
        // Once more before it is believed: others use the machine too.
        for _ in 0..2 {
            if times.1 > times.0 * 8 {
                let again = (time(small, plies, is_random), time(large, plies, is_random));
                times = (times.0.max(again.0), times.1.min(again.1));
            }
        }
        assert!(times.1 < times.0 * 8, "{small} games: {times:?}");
    }
}
