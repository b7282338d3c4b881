//! PGN files of any size, the same on every machine: the pool's games in SAN
//! under heads of made-up names. One file is plain, as tournaments are
//! published; the other is annotated: games with clocks and evaluations on one
//! line as servers write them, and games with comments and variations.

use std::fmt::Write as _;
use std::io::{self, Write};

use cif_chess::{Game, Position, Variant};
use cif_text::board::Board;
use cif_text::legality::{Play as _, Side};
use cif_text::moves::Move;

use super::phrases::LANGUAGES;
use super::pool::{PoolGame, Step, pool};
use super::rng::Rng;
use super::world::{Event, Time, World};
use crate::bench::counts::Counts;

/// Writes a file of `size` bytes or a few more; its games, and the plies of their
/// main lines.
pub(in crate::bench) fn write_file(
    out: &mut dyn Write,
    annotated: bool,
    size: u64,
) -> io::Result<Counts> {
    let mut rng = Rng::new(65);
    let world = World::new(&mut rng);
    let pool = pool();
    let games: Vec<_> = pool.iter().map(|game| (game, words(game))).collect();
    let (mut written, mut counts) = (0, Counts::default());
    while written < size {
        let (game, words) = rng.pick_ref(&games);
        let text = text(game, words, annotated, &world, counts.games, &mut rng);
        out.write_all(text.as_bytes())?;
        written += text.len() as u64;
        counts.add(game.plies);
    }
    Ok(counts)
}

/// A word of the movetext; a move with its number, its side and its SAN.
enum Word {
    Open,
    Close,
    Move(u32, Side, String),
}

/// A game of the pool in SAN.
fn words(game: &PoolGame) -> Vec<Word> {
    let board = Board::default();
    let mut replay = Game::new(Position::standard(Variant::Chess));
    let words = game.steps().filter_map(|step| match step {
        Step::Open => {
            replay.enter_variation();
            Some(Word::Open)
        }
        Step::Close => {
            replay.leave_variation();
            Some(Word::Close)
        }
        Step::Move(text) => {
            let played = Move::parse(text, &board).ok()?;
            let position = replay.position(None)?;
            let san = position.san(&played);
            let word = Word::Move(position.move_number(), position.turn(), san);
            replay.play(&played);
            Some(word)
        }
    });
    words.collect()
}

/// Text in lines of up to 80 bytes, or on one line.
struct Lines {
    text: String,
    column: usize,
    is_endless: bool,
}

impl Lines {
    fn word(&mut self, word: &str) {
        if self.column > 0 {
            let is_full = !self.is_endless && self.column + 1 + word.len() > 80;
            self.text.push(if is_full { '\n' } else { ' ' });
            self.column = if is_full { 0 } else { self.column + 1 };
        }
        self.text.push_str(word);
        self.column += word.len();
    }
}

/// The notes beside the moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Notes {
    None,
    Server,
    Annotator,
}

fn text(
    game: &PoolGame,
    words: &[Word],
    annotated: bool,
    world: &World,
    number: u64,
    rng: &mut Rng,
) -> String {
    let event = rng.pick_ref(&world.events);
    let notes = match rng.below(10) {
        1..5 if annotated => Notes::Server,
        5.. if annotated => Notes::Annotator,
        _ => Notes::None,
    };
    let mut lines = Lines {
        text: head(game, event, world, number, rng),
        column: 0,
        is_endless: notes == Notes::Server,
    };
    movetext(&mut lines, game, words, notes, event.time.1, rng);
    lines.word(game.result);
    lines.text.push_str("\n\n");
    lines.text
}

fn head(game: &PoolGame, event: &Event, world: &World, number: u64, rng: &mut Rng) -> String {
    let (white, black) = (rng.pick_ref(&world.players), rng.pick_ref(&world.players));
    let round = rng.between(1, event.rounds);
    let day = (1 + rng.below(12) + round).min(28);
    let month = format!("{}.{:02}", event.year, event.month);
    let eco = match game.steps().find(|step| *step != Step::Open) {
        Some(Step::Move("e2e4")) => "C20",
        Some(Step::Move("d2d4")) => "D00",
        _ => "A00",
    };
    let mut text = String::with_capacity(8192);
    let mut pair = |name, value: &str| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    pair("Event", &event.title);
    pair("Site", &event.site);
    pair("Date", &format!("{month}.{day:02}"));
    pair("Round", &round.to_string());
    pair("White", &format!("{}, {}", white.surname, white.forename));
    pair("Black", &format!("{}, {}", black.surname, black.forename));
    pair("Result", game.result);
    pair("WhiteElo", &white.rating.to_string());
    pair("BlackElo", &black.rating.to_string());
    pair("ECO", eco);
    pair("PlyCount", &game.plies.to_string());
    if event.online {
        let Time(_, base, increment) = event.time;
        pair("TimeControl", &format!("{base}+{increment}"));
        pair("GameId", &(10_000_000 + number).to_string());
    } else {
        pair("EventDate", &format!("{month}.01"));
    }
    text.push('\n');
    text
}

fn movetext(
    lines: &mut Lines,
    game: &PoolGame,
    words: &[Word],
    notes: Notes,
    base: u32,
    rng: &mut Rng,
) {
    let mut evaluations = game.evaluations();
    let mut clock = [base, base];
    let mut depth = 0_usize;
    let mut is_parted = true;
    let mut bracket = "";
    for word in words {
        let (number, side, san) = match word {
            Word::Open => {
                depth += 1;
                bracket = "(";
                continue;
            }
            Word::Close => {
                depth -= 1;
                // Variations are for annotators.
                if notes == Notes::Annotator {
                    lines.text.push(')');
                    lines.column += 1;
                    is_parted = true;
                }
                continue;
            }
            Word::Move(..) if depth > 0 && notes != Notes::Annotator => continue,
            Word::Move(number, side, san) => (number, *side, san),
        };
        if notes != Notes::Annotator {
            bracket = "";
        }
        let is_white = side == Side::White;
        if is_white || is_parted || !bracket.is_empty() {
            let dots = if is_white { "." } else { "..." };
            lines.word(&format!("{bracket}{number}{dots}"));
        }
        lines.word(san);
        is_parted = false;
        bracket = "";
        if notes == Notes::Server {
            let clock = &mut clock[usize::from(!is_white)];
            *clock = clock.saturating_sub(rng.below(base / 40)).max(1);
            let eval = evaluations.next().and_then(pawns);
            let eval = eval.map_or_else(String::new, |eval| format!("[%eval {eval}] "));
            let (hours, minutes, seconds) = (*clock / 3600, *clock / 60 % 60, *clock % 60);
            let clock = format!("[%clk {hours}:{minutes:02}:{seconds:02}]");
            lines.word(&format!("{{ {eval}{clock} }}"));
            is_parted = true;
        }
        if notes == Notes::Annotator && rng.chance(14) {
            let nag = rng.pick(&[1, 2, 3, 5, 6, 10, 14, 18]);
            lines.word(&format!("${nag}"));
        }
        if notes == Notes::Annotator && rng.chance(9) {
            let comment = rng.pick_ref(&LANGUAGES).comment(rng);
            let comment = format!("{{{comment}}}");
            comment.split(' ').for_each(|word| lines.word(word));
            is_parted = true;
        }
    }
}

/// An evaluation of a CIF table as servers write it.
fn pawns(item: &str) -> Option<String> {
    let centipawns: i32 = item.split(':').next()?.parse().ok()?;
    let (sign, size) = (centipawns.signum(), centipawns.abs());
    if size > 31_000 {
        return Some(format!("#{}", (32_000 - size) * sign));
    }
    let sign = if sign < 0 { "-" } else { "" };
    Some(format!("{sign}{}.{:02}", size / 100, size % 100))
}

#[cfg(test)]
mod tests {
    use cif_pgn::text::{Kind, Reader};
    use cif_pgn::{ImportOptions, import};

    use super::*;

    #[test]
    fn files_are_whole_and_legal() {
        for annotated in [false, true] {
            let mut file = Vec::new();
            let counts = write_file(&mut file, annotated, 100_000).expect("a text");
            let mut reader = Reader::new(&file[..]);
            let (mut games, mut notes) = (0, [0_u64; 3]);
            while let Some(game) = reader.next_game().expect("a game") {
                games += 1;
                let tokens = game.tokens().iter();
                for kind in tokens.map(|token| token.kind) {
                    notes[0] += u64::from(kind == Kind::Comment);
                    notes[1] += u64::from(kind == Kind::Nag);
                    notes[2] += u64::from(kind == Kind::Open);
                }
                let imported = import(&game, &ImportOptions::default());
                assert!(imported.findings.is_empty(), "{:?}", imported.findings);
            }
            assert_eq!(games, counts.games);
            assert!(notes.iter().all(|it| (*it > 0) == annotated));
        }
    }

    #[test]
    fn evaluations_as_servers_write_them() {
        for (item, text) in [
            ("+16:4", "0.16"),
            ("-142:9", "-1.42"),
            ("+31997:20", "#3"),
            ("-31998:20", "#-2"),
        ] {
            assert_eq!(pawns(item).as_deref(), Some(text));
        }
    }
}
