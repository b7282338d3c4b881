//! PGN files of any size, the same on every machine: the pool's games in SAN
//! under heads of made-up names. One file is plain, as tournaments are
//! published; the other is annotated: games with clocks and evaluations on one
//! line as servers write them, and games with comments and variations.

use std::fmt::Write as _;
use std::io::{self, Write};

use cif_chess::{Game, Position, Variant};
use cif_text::board::Board;
use cif_text::legality::Play as _;
use cif_text::moves::Move;

use super::super::archive::phrases::LANGUAGES;
use super::super::archive::world::{Event, World};
use super::super::pool::{PoolGame, Step, pool};
use super::super::rng::Rng;

/// The contents of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    Plain,
    Annotated,
}

impl Style {
    pub(super) const ALL: [Self; 2] = [Self::Plain, Self::Annotated];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Annotated => "annotated",
        }
    }
}

/// Writes a file of `size` bytes or a few more; the number of its games.
pub(super) fn write_file(out: &mut impl Write, style: Style, size: u64) -> io::Result<u64> {
    let mut rng = Rng::new(65);
    let world = World::new(&mut rng);
    let games: Vec<_> = pool().iter().map(words).collect();
    let (mut written, mut count) = (0, 0);
    while written < size && !games.is_empty() {
        let (game, words) = rng.pick_ref(&games);
        let text = text(game, words, style, &world, count, &mut rng);
        out.write_all(text.as_bytes())?;
        written += text.len() as u64;
        count += 1;
    }
    Ok(count)
}

/// A word of the movetext.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Word {
    Open,
    Close,
    Move {
        number: u32,
        is_white: bool,
        san: String,
    },
}

/// A game of the pool in SAN.
fn words(game: &PoolGame) -> (PoolGame, Vec<Word>) {
    let board = Board::default();
    let mut replay = Game::new(Position::standard(Variant::Chess));
    let mut words = Vec::new();
    for step in game.steps() {
        match step {
            Step::Open => {
                replay.enter_variation();
                words.push(Word::Open);
            }
            Step::Close => {
                replay.leave_variation();
                words.push(Word::Close);
            }
            Step::Move(text) => {
                let (Ok(played), Some(position)) =
                    (Move::parse(text, &board), replay.position(None))
                else {
                    continue;
                };
                words.push(Word::Move {
                    number: position.move_number(),
                    is_white: position.turn() == cif_text::legality::Side::White,
                    san: position.san(&played),
                });
                replay.play(&played);
            }
        }
    }
    (*game, words)
}

/// Text in lines of up to 80 bytes, or on one line.
#[derive(Default)]
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

    fn glue(&mut self, sign: char) {
        self.text.push(sign);
        self.column += 1;
    }
}

/// The notes beside the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Notes {
    None,
    Server,
    Annotator,
}

fn text(
    game: &PoolGame,
    words: &[Word],
    style: Style,
    world: &World,
    number: u64,
    rng: &mut Rng,
) -> String {
    let event = rng.pick_ref(&world.events);
    let notes = match (style, rng.below(10)) {
        (Style::Plain, _) | (Style::Annotated, 0) => Notes::None,
        (Style::Annotated, 1..5) => Notes::Server,
        (Style::Annotated, _) => Notes::Annotator,
    };
    let mut lines = Lines {
        text: head(game, event, world, number, rng),
        is_endless: notes == Notes::Server,
        ..Lines::default()
    };
    movetext(&mut lines, game, words, notes, event.time.base, rng);
    lines.word(game.result);
    lines.text.push_str("\n\n");
    lines.text
}

fn head(game: &PoolGame, event: &Event, world: &World, number: u64, rng: &mut Rng) -> String {
    let (white, black) = (rng.pick_ref(&world.players), rng.pick_ref(&world.players));
    let round = rng.between(1, event.rounds);
    let day = (1 + rng.below(12) + round).min(28);
    let date = format!("{}.{:02}.{day:02}", event.year, event.month);
    let first = game.steps().find_map(|step| match step {
        Step::Move(text) => Some(text),
        _ => None,
    });
    let eco = match first {
        Some("e2e4") => "C20",
        Some("d2d4") => "D00",
        _ => "A00",
    };
    let mut pairs = vec![
        ("Event", event.title.clone()),
        ("Site", event.site.clone()),
        ("Date", date),
        ("Round", round.to_string()),
        ("White", format!("{}, {}", white.surname, white.forename)),
        ("Black", format!("{}, {}", black.surname, black.forename)),
        ("Result", game.result.to_owned()),
        ("WhiteElo", white.rating.to_string()),
        ("BlackElo", black.rating.to_string()),
        ("ECO", eco.to_owned()),
        ("PlyCount", game.plies.to_string()),
    ];
    if event.online {
        let control = format!("{}+{}", event.time.base, event.time.increment);
        pairs.push(("TimeControl", control));
        pairs.push(("GameId", (10_000_000 + number).to_string()));
    } else {
        pairs.push(("EventDate", format!("{}.{:02}.01", event.year, event.month)));
    }
    let mut text = String::with_capacity(8192);
    for (name, value) in pairs {
        let _ = writeln!(text, "[{name} \"{value}\"]");
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
    let mut opens = false;
    for word in words {
        let (number, is_white, san) = match word {
            // Variations are for annotators.
            Word::Open => {
                depth += 1;
                opens = notes == Notes::Annotator;
                continue;
            }
            Word::Close => {
                depth -= 1;
                if notes == Notes::Annotator {
                    lines.glue(')');
                    is_parted = true;
                }
                continue;
            }
            Word::Move {
                number,
                is_white,
                san,
            } => (*number, *is_white, san),
        };
        if depth > 0 && notes != Notes::Annotator {
            continue;
        }
        let bracket = if std::mem::take(&mut opens) { "(" } else { "" };
        if is_white || is_parted || !bracket.is_empty() {
            lines.word(&format!(
                "{bracket}{number}{}",
                if is_white { "." } else { "..." }
            ));
        }
        lines.word(san);
        is_parted = false;
        match notes {
            Notes::Server if depth == 0 => {
                let clock = &mut clock[usize::from(!is_white)];
                *clock = clock.saturating_sub(rng.below(base / 40)).max(1);
                let eval = evaluations.next().and_then(pawns);
                let eval = eval.map_or_else(String::new, |eval| format!("[%eval {eval}] "));
                let (hours, rest) = (*clock / 3600, *clock % 3600);
                let (minutes, seconds) = (rest / 60, rest % 60);
                lines.word(&format!(
                    "{{ {eval}[%clk {hours}:{minutes:02}:{seconds:02}] }}"
                ));
                is_parted = true;
            }
            Notes::Annotator => {
                if rng.chance(14) {
                    lines.word(&format!("${}", rng.pick(&[1, 2, 3, 5, 6, 10, 14, 18])));
                }
                if rng.chance(9) {
                    let comment = rng.pick_ref(&LANGUAGES).comment(rng);
                    for word in format!("{{{comment}}}").split(' ') {
                        lines.word(word);
                    }
                    is_parted = true;
                }
            }
            Notes::None | Notes::Server => {}
        }
    }
}

/// An evaluation of a CIF table as servers write it.
fn pawns(item: &str) -> Option<String> {
    let centipawns: i32 = item.split(':').next()?.parse().ok()?;
    let mate = 32_000 - centipawns.abs();
    if mate < 1000 {
        return Some(format!("#{}", mate * centipawns.signum()));
    }
    let sign = if centipawns < 0 { "-" } else { "" };
    let size = centipawns.abs();
    Some(format!("{sign}{}.{:02}", size / 100, size % 100))
}

#[cfg(test)]
mod tests {
    use cif_pgn::text::{Kind, Reader};
    use cif_pgn::{ImportOptions, import};

    use super::*;

    #[test]
    fn files_are_whole_and_legal() {
        for style in Style::ALL {
            let mut file = Vec::new();
            let count = write_file(&mut file, style, 100_000).expect("a text");
            let mut reader = Reader::new(&file[..]);
            let mut found = [0_u64; 4];
            while let Some(game) = reader.next_game().expect("a game") {
                found[0] += 1;
                for token in game.tokens() {
                    match token.kind {
                        Kind::Comment => found[1] += 1,
                        Kind::Nag => found[2] += 1,
                        Kind::Open => found[3] += 1,
                        _ => {}
                    }
                }
                let imported = import(&game, &ImportOptions::default());
                assert!(imported.findings.is_empty(), "{:?}", imported.findings);
            }
            assert_eq!(found[0], count);
            let has_notes = style == Style::Annotated;
            assert!(found[1..].iter().all(|it| (*it > 0) == has_notes));
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
