//! Many games of a file: a row for each, and a summary for each player.

use std::collections::BTreeMap;
use std::io::{self, Write};

use cif::annotate::review::{Review, ReviewOptions, Summary};
use cif::files::spreadsheet;
use cif::model::{GPlayer, Game, GameHead};
use cif::text::legality::Side;
use cif::view::{Names, head, name_of};
use serde::{Serialize, Serializer};

use super::json::rounded;
use super::table::pawns;
use super::{Eval, Form, view};
use crate::each_game::{GameCutter, Read};
use crate::game::Faults;
use crate::games::Games;
use crate::input::Input;
use crate::output::Output;
use crate::report::count;
use crate::status::{CliError, Status};
use crate::terminal::{FAINT, styled, visible};

/// A percentage, which programs get in hundredths and people in tenths.
#[derive(Clone, Copy)]
struct Percent(f64);

impl Serialize for Percent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(rounded(self.0))
    }
}

/// A game.
#[derive(Serialize)]
struct GameRow {
    game: u64,
    white: Option<String>,
    black: Option<String>,
    event: Option<String>,
    date: Option<String>,
    result: String,
    opening: Option<String>,
    plies: usize,
    engine: Option<String>,
    /// Those whose cost is known.
    white_moves: u64,
    /// In centipawns.
    white_averageloss: Option<u64>,
    white_accuracy: Option<Percent>,
    white_inaccuracies: u64,
    white_mistakes: u64,
    white_blunders: u64,
    black_moves: u64,
    black_averageloss: Option<u64>,
    black_accuracy: Option<Percent>,
    black_inaccuracies: u64,
    black_mistakes: u64,
    black_blunders: u64,
}

impl GameRow {
    fn of(
        game: &Game<'_>,
        section: usize,
        number: u64,
        review: &Review,
        [white, black]: [&Summary; 2],
    ) -> Self {
        let none = GameHead::default();
        let head = game.head().unwrap_or(&none);
        let players = head.players.get(section);
        let said = head.characteristics.as_ref();
        let date = said.and_then(|it| it.gamedate.as_ref());
        Self {
            game: number,
            white: name(players.and_then(|it| it.white.as_deref())),
            black: name(players.and_then(|it| it.black.as_deref())),
            event: head.event().map(ToOwned::to_owned),
            date: date.map(|date| date.text.value.to_string()),
            result: game.result().to_string(),
            opening: head::opening_of(head, section),
            plies: review.plies.len(),
            engine: match view::players(review) {
                Some(_) => view::speakers(review),
                None => review.chosen().and_then(|source| source.name.clone()),
            },
            white_moves: white.moves,
            white_averageloss: white.average(),
            white_accuracy: white.accuracy.map(Percent),
            white_inaccuracies: white.marks[0],
            white_mistakes: white.marks[1],
            white_blunders: white.marks[2],
            black_moves: black.moves,
            black_averageloss: black.average(),
            black_accuracy: black.accuracy.map(Percent),
            black_inaccuracies: black.marks[0],
            black_mistakes: black.marks[1],
            black_blunders: black.marks[2],
        }
    }

    /// A line for people.
    fn line(&self) -> String {
        let unknown = || "?".to_owned();
        let title = format!(
            "{} - {}  {}",
            self.white.clone().unwrap_or_else(unknown),
            self.black.clone().unwrap_or_else(unknown),
            self.result
        );
        format!(
            "{:>6}  {:>6} {:>6}  {:>5} {:>5}  {}\n",
            self.game,
            percent(self.white_accuracy),
            percent(self.black_accuracy),
            loss(self.white_averageloss),
            loss(self.black_averageloss),
            visible(&title)
        )
    }
}

const GAMES: &str = "            accuracy  loss a move\n  game   White  Black  White Black\n";

fn name(player: Option<&GPlayer<'_>>) -> Option<String> {
    name_of(player?, &Names::default())
}

fn percent(percent: Option<Percent>) -> String {
    percent.map_or_else(String::new, |Percent(percent)| format!("{percent:.1}%"))
}

fn loss(centipawns: Option<u64>) -> String {
    centipawns.map_or_else(String::new, pawns)
}

/// The games of a player together.
#[derive(Default)]
struct Player {
    games: u64,
    all: Summary,
    /// The sum of the accuracies of games, and how many have one.
    accuracy: f64,
    judged: u32,
}

impl Player {
    fn add(&mut self, summary: &Summary) {
        self.games += 1;
        self.all.moves += summary.moves;
        self.all.loss += summary.loss;
        for (sum, count) in self.all.marks.iter_mut().zip(summary.marks) {
            *sum += count;
        }
        if let Some(accuracy) = summary.accuracy {
            self.accuracy += accuracy;
            self.judged += 1;
        }
    }

    fn row<'n>(&self, player: &'n str) -> PlayerRow<'n> {
        let [inaccuracies, mistakes, blunders] = self.all.marks;
        let mean = self.accuracy / f64::from(self.judged.max(1));
        PlayerRow {
            player,
            games: self.games,
            moves: self.all.moves,
            averageloss: self.all.average(),
            accuracy: (self.judged > 0).then_some(Percent(mean)),
            inaccuracies,
            mistakes,
            blunders,
        }
    }
}

/// A player.
#[derive(Serialize)]
struct PlayerRow<'n> {
    player: &'n str,
    games: u64,
    /// Those whose cost is known.
    moves: u64,
    /// In centipawns.
    averageloss: Option<u64>,
    /// The mean of the games' accuracies.
    accuracy: Option<Percent>,
    inaccuracies: u64,
    mistakes: u64,
    blunders: u64,
}

impl PlayerRow<'_> {
    /// A line for people.
    fn line(&self) -> String {
        format!(
            "{:>6}  {:>6}  {:>5}  {:>6}  {:>5} {:>5} {:>5}  {}\n",
            self.games,
            self.moves,
            loss(self.averageloss),
            percent(self.accuracy),
            self.inaccuracies,
            self.mistakes,
            self.blunders,
            visible(self.player)
        )
    }
}

const PLAYERS: &str = " games   moves   loss  accuracy   ?!     ?    ??  player\n";

/// Rows that are written one by one.
struct Rows {
    output: Output,
    form: Form,
    begun: bool,
}

impl Rows {
    fn add<R: Serialize>(
        &mut self,
        row: &R,
        line: impl FnOnce(&R) -> String,
    ) -> Result<(), CliError> {
        let is_first = !std::mem::replace(&mut self.begun, true);
        let text = match self.form {
            Form::Human => return self.output.print(&line(row)),
            Form::Json => serde_json::to_vec(row)
                .map_err(io::Error::from)
                .map(|mut text| {
                    text.push(b'\n');
                    text
                }),
            Form::Csv => csv_row(row, is_first),
        };
        let written = text.and_then(|text| self.output.raw().write_all(&text));
        self.output.settle(written)
    }
}

/// A row of CSV, behind the names of the columns if it is the first.
fn csv_row(row: &impl Serialize, is_first: bool) -> io::Result<Vec<u8>> {
    let mut writer = csv::WriterBuilder::new()
        .has_headers(is_first)
        .from_writer(Vec::new());
    writer.serialize(row).map_err(io::Error::other)?;
    let rows = writer.into_inner().map_err(io::Error::other)?;
    let mut safe = csv::Writer::from_writer(Vec::new());
    for row in csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(&*rows)
        .records()
    {
        let row = row.map_err(io::Error::other)?;
        let cells = row.iter().map(|it| spreadsheet::cell(it).into_owned());
        safe.write_record(cells.collect::<Vec<_>>())?;
    }
    safe.into_inner().map_err(io::Error::other)
}

/// The games while they are read.
struct Listing<'e> {
    arguments: &'e Eval,
    options: &'e ReviewOptions,
    rows: Rows,
    players: BTreeMap<String, Player>,
    /// The number of the last game that was seen.
    seen: u64,
    shown: u64,
    left_out: u64,
    /// The faults of the schema in games that are shown.
    faults: usize,
}

impl Listing<'_> {
    /// Adds a game that is wanted.
    fn add(&mut self, number: u64, read: Read<'_>) -> Result<(), CliError> {
        let game = match read {
            Read::Game { game, faults, .. } => {
                self.faults += faults;
                game
            }
            Read::TooLarge(why) => {
                self.left_out += 1;
                why.warn(number);
                return Ok(());
            }
            Read::Rest(faults) => {
                self.faults += faults;
                return Ok(());
            }
        };
        self.shown += 1;
        let review = Review::of(game, self.options);
        let summaries = [Side::White, Side::Black].map(|side| review.summary(side));
        let [white, black] = &summaries;
        let row = GameRow::of(
            game,
            self.options.section(game),
            number,
            &review,
            [white, black],
        );
        for (name, summary) in [(&row.white, white), (&row.black, black)] {
            if let Some(name) = name {
                let player = self.players.entry(name.clone()).or_default();
                player.add(summary);
            }
        }
        if self.arguments.players {
            return Ok(());
        }
        if self.arguments.format == Form::Human && !self.rows.begun {
            self.rows.output.print(&styled(FAINT, GAMES))?;
        }
        self.rows.add(&row, GameRow::line)
    }

    /// Writes a row for each player, those with most games first.
    fn write_players(&mut self) -> Result<(), CliError> {
        if self.arguments.format == Form::Human {
            let gap = if self.arguments.players { "" } else { "\n" };
            let head = format!("{gap}{}", styled(FAINT, PLAYERS));
            self.rows.output.print(&head)?;
        }
        let mut players: Vec<_> = self.players.iter().collect();
        players.sort_by_key(|(_, player)| std::cmp::Reverse(player.games));
        for (name, player) in players {
            self.rows.add(&player.row(name), PlayerRow::line)?;
        }
        Ok(())
    }
}

/// Writes a row for each game that is wanted, or for each player.
pub(super) fn run(
    arguments: &Eval,
    input: &Input,
    options: &ReviewOptions,
) -> Result<Status, CliError> {
    let all = Games::default();
    let wanted = arguments.games.as_ref().unwrap_or(&all);
    let mut listing = Listing {
        arguments,
        options,
        rows: Rows {
            output: Output::new(),
            form: arguments.format,
            begun: false,
        },
        players: BTreeMap::new(),
        seen: 0,
        shown: 0,
        left_out: 0,
        faults: 0,
    };
    let mut outcome = Ok(());
    // A game at a time: its row is there as soon as it was read.
    let mut cutter = GameCutter::new(arguments.limits.limits(), arguments.reading, wanted, 0);
    let cut = cutter.cut(input, input.open()?, arguments.pgn, &mut |portion| {
        listing.seen = portion.last();
        outcome = portion.each(wanted, |number, read| listing.add(number, read));
        outcome.is_ok() && !listing.rows.output.is_closed()
    });
    outcome?;
    if listing.shown + listing.left_out == 0 {
        cut?;
        return Err(CliError::new(match listing.seen {
            0 => "there are no games".to_owned(),
            seen => format!(
                "none of the games that are wanted is among {}",
                count(seen, "game")
            ),
        }));
    }
    if arguments.players || arguments.format == Form::Human {
        listing.write_players()?;
    }
    listing.rows.output.finish()?;
    let status = Faults::Archive(listing.faults).warn(input, 1);
    cut?;
    Ok(if listing.left_out > 0 {
        status.max(Status::Findings)
    } else {
        status
    })
}
