//! `cif eval`: what engines and clocks say of a game, move by move, as a
//! table, as JSON, and as a chart.

mod chart;
mod json;
mod many;
mod table;
mod view;

use std::io::BufWriter;
use std::path::PathBuf;

use cif::annotate::review::{Review, ReviewOptions, Thresholds};
use cif::model::Game;
use cif::text::square::BoardLetter;
use cif_files::program::number;
use clap::{Args, ValueEnum};

use self::view::View;
use crate::game::{Faults, find};
use crate::games::Games;
use crate::input::Input;
use crate::options::LimitArguments;
use crate::output::Output;
use crate::pgn::PgnReading;
use crate::picture::PictureFile;
use crate::sink::Nothing;
use crate::status::{CliError, Status};
use crate::terminal::{complain_mildly, visible};

/// Show the evaluations and the clocks of a game
///
/// For each move what the game's tables, or elements among its moves, say of the position after
/// it: the score in pawns from White's point of view, or # and the moves to mate; the depth; the
/// player's clock, or the time for the move; and what the move cost the player. Costly moves are
/// marked ?!, ? and ??. The game may be one of an archive or of a PGN file.
#[derive(Debug, Args)]
pub(crate) struct Eval {
    /// The archive or PGN file, or - for standard input
    #[arg(value_name = "FILE")]
    input: PathBuf,

    /// The game, counted from 1
    #[arg(short, long, value_name = "N", default_value_t = 1, value_parser = number::<usize>(1..=u64::MAX))]
    game: usize,

    /// Read PGN, whatever the first bytes say
    #[arg(long)]
    pgn: bool,

    /// The engine of the evaluations: its number, or a part of its name [default:
    /// the one with the most]
    #[arg(short, long, value_name = "ENGINE")]
    engine: Option<String>,

    /// The board of a game on two
    #[arg(long, value_enum, default_value_t, value_name = "BOARD")]
    board: Board,

    /// Centipawns from which a loss is marked ?!
    #[arg(long, value_name = "CP", default_value_t = Thresholds::default().inaccuracy)]
    #[arg(value_parser = number::<u64>(0..=u64::MAX))]
    inaccuracy: u64,

    /// Centipawns from which a loss is marked ?
    #[arg(long, value_name = "CP", default_value_t = Thresholds::default().mistake)]
    #[arg(value_parser = number::<u64>(0..=u64::MAX))]
    mistake: u64,

    /// Centipawns from which a loss is marked ??
    #[arg(long, value_name = "CP", default_value_t = Thresholds::default().blunder)]
    #[arg(value_parser = number::<u64>(0..=u64::MAX))]
    blunder: u64,

    /// Centipawns that every better score counts as, and a mate
    #[arg(long, value_name = "CP", default_value_t = Thresholds::default().cap)]
    #[arg(value_parser = number::<u64>(0..=u64::MAX))]
    cap: u64,

    /// The games that are wanted, like 1-50 or 3,7-: a line for each, and one for each player
    #[arg(long, value_name = "NUMBERS", conflicts_with_all = ["game", "picture"])]
    games: Option<Games>,

    /// Write a line for each player of the games, and none for each game [default games: all]
    #[arg(long, conflicts_with_all = ["game", "picture"])]
    players: bool,

    /// The form of the table; csv is for several games
    #[arg(long, value_enum, default_value_t)]
    format: Form,

    /// Write a chart into this file, which is replaced whole or not at all, or - for standard
    /// output, where nothing else is written then. It is SVG, or PNG where the name ends with .png
    #[arg(long, visible_alias = "svg", value_name = "OUT")]
    picture: Option<PathBuf>,

    /// The width of the chart, in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = chart::WIDTH)]
    #[arg(value_parser = number::<u32>(320..=8192), requires = "picture")]
    size: u32,

    #[command(flatten)]
    limits: LimitArguments,

    #[command(flatten)]
    reading: PgnReading,
}

/// The form of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Form {
    #[default]
    Human,
    Json,
    Csv,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Board {
    #[default]
    A,
    B,
}

/// Shows the table, or draws the chart.
pub(crate) fn run(arguments: &Eval) -> Result<Status, CliError> {
    let input = Input::of(&arguments.input);
    input.spare(arguments.picture.as_deref())?;
    let file = arguments.picture.as_deref().map(PictureFile::of_chart);
    let file = file.transpose()?;
    let marks = [
        ("an inaccuracy", arguments.inaccuracy),
        ("a mistake", arguments.mistake),
        ("a blunder", arguments.blunder),
    ];
    let mut pairs = marks.iter().zip(&marks[1..]);
    if let Some(((smaller, _), (larger, _))) = pairs.find(|(one, next)| one.1 > next.1) {
        let message = format!("{larger} loses at least what {smaller} loses");
        return Err(CliError::new(message).with_help(
            "give --inaccuracy, --mistake and --blunder so that none is below the one before",
        ));
    }
    let options = ReviewOptions {
        engine: arguments.engine.clone(),
        board: Some(match arguments.board {
            Board::A => BoardLetter::A,
            Board::B => BoardLetter::B,
        }),
        thresholds: Thresholds {
            inaccuracy: arguments.inaccuracy,
            mistake: arguments.mistake,
            blunder: arguments.blunder,
            cap: arguments.cap,
        },
    };
    if arguments.games.is_some() || arguments.players {
        return many::run(arguments, &input, &options);
    }
    if arguments.format == Form::Csv {
        let error = CliError::new("csv is for several games");
        return Err(error.with_help("`--games 1-` writes a row for each game"));
    }
    let (view, faults) = view(&input, arguments, &options)?;
    if let (Some(wanted), None) = (&arguments.engine, view.review.chosen()) {
        return Err(no_engine(&view.review, wanted));
    }
    let status = warn(&input, faults, &view.review);
    let mut output = Output::new();
    if !file.is_some_and(PictureFile::is_stdout) {
        match arguments.format {
            Form::Human | Form::Csv => output.print(&table::text(&view))?,
            Form::Json => {
                let written = json::write(&view, arguments.game, BufWriter::new(output.raw()));
                output.settle(written)?;
            }
        }
    }
    if let Some(file) = file {
        file.write(&chart::svg(&view, arguments.size), &mut output)?;
    }
    output.finish()?;
    Ok(status)
}

/// The game, and the faults that were seen on the way.
fn view(
    input: &Input,
    arguments: &Eval,
    options: &ReviewOptions,
) -> Result<(View, Faults), CliError> {
    let limits = arguments.limits.limits();
    let reading = arguments.reading;
    let found = find(input, arguments.game, &limits, reading, arguments.pgn)?;
    if arguments.picture.is_some() && !found.is_readable {
        return Err(Nothing::Unreadable.of(&[input]));
    }
    has_board(&found.game, arguments)?;
    let view = view::of_game(&found.game, &found.head, &found.names, options);
    Ok((view, found.faults))
}

/// An error if the game has not the board that was asked for.
fn has_board(game: &Game<'_>, arguments: &Eval) -> Result<(), CliError> {
    if matches!(arguments.board, Board::B) && !game.board().is_tandem() {
        let message = format!("game {} is on one board", arguments.game);
        return Err(CliError::new(message).with_help("leave `--board` out"));
    }
    Ok(())
}

/// The engine that was asked for has said nothing of this game.
fn no_engine(review: &Review, wanted: &str) -> CliError {
    let names: Vec<_> = review.sources.iter().map(view::name).collect();
    let help = if names.is_empty() {
        "the game has no evaluations".to_owned()
    } else {
        format!("evaluations are by {}", names.join(", "))
    };
    let message = format!("there is no evaluation by `{}`", visible(wanted));
    CliError::new(message).with_help(help)
}

/// Says on standard error what is wrong with what is shown.
fn warn(input: &Input, faults: Faults, review: &Review) -> Status {
    if review.is_empty() {
        complain_mildly("the game has no evaluations and no clocks", None);
    }
    faults.warn(input, 1)
}
