//! The game that is looked at, with its moves as people write them.

use cif_annotate::review::{Review, ReviewOptions, Source};
use cif_text::legality::{Play, Side};
use cif_tree::Section;
use cif_types::{Game, GameHead};

use super::{Board, Eval, Shown, View};
use crate::commands::show::names::Names;
use crate::commands::show::notation::written;
use crate::commands::show::start::Beginning;
use crate::commands::show::{head, source, start};
use crate::input::Input;
use crate::status::Trouble;
use crate::terminal::visible;

/// The game, and how many faults of the schema were seen on the way.
pub(super) fn view(
    input: &Input,
    arguments: &Eval,
    options: &ReviewOptions,
) -> Result<(View, usize), Trouble> {
    let limits = arguments.limits.limits();
    let reading = arguments.reading;
    let found = source::find(input, arguments.game, &limits, reading, arguments.pgn)?;
    has_board(&found.game, arguments)?;
    let view = of_game(&found.game, &found.head, &found.names, options);
    Ok((view, found.faults))
}

/// Trouble if the game has not the board that was asked for.
fn has_board(game: &Game<'_>, arguments: &Eval) -> Result<(), Trouble> {
    if matches!(arguments.board, Board::B) && !start::board(game).is_tandem() {
        let message = format!("game {} is on one board", arguments.game);
        return Err(Trouble::new(message).with_help("leave `--board` out"));
    }
    Ok(())
}

fn of_game(game: &Game<'_>, head: &GameHead<'_>, names: &Names, options: &ReviewOptions) -> View {
    let board = start::board(game);
    let section = Section::read(game.moves.value.clone(), &board);
    let beginning = Beginning::of(game, board);
    let review = Review::of(game, options);
    let mut replay = beginning.replay.clone();
    let mut wanted = review.plies.iter().map(|ply| ply.ply).peekable();
    let mut moves = Vec::new();
    for (number, ply) in section.line.plies().iter().enumerate() {
        let played = ply.played();
        let shown = if let Some(replay) = &replay {
            let letter = played.tandem_board().filter(|_| board.is_tandem());
            Shown {
                number: beginning.number(replay, letter).0,
                label: beginning.label(replay, &played).0,
                text: written(replay, &played, false),
            }
        } else {
            let (label, dots) = (number / 2 + 1, if number % 2 == 0 { "." } else { "..." });
            Shown {
                number: u64::try_from(label).unwrap_or(u64::MAX),
                label: format!("{label}{dots}"),
                text: ply.text().to_owned(),
            }
        };
        if wanted.next_if_eq(&number).is_some() {
            moves.push(Shown {
                text: visible(&shown.text).into_owned(),
                ..shown
            });
        }
        if let Some(replay) = &mut replay {
            replay.play(&played);
        }
    }
    View {
        title: head::title(head, names),
        review,
        moves,
    }
}

/// The engines that speak in a match, White's moves first.
pub(super) fn players(review: &Review) -> Option<[&Source; 2]> {
    review.by_side?;
    Some([review.speaker(Side::White)?, review.speaker(Side::Black)?])
}

/// Who speaks, as the end of a sentence.
pub(super) fn speakers(review: &Review) -> Option<String> {
    match players(review) {
        Some([white, black]) => Some(format!("{} and {}", name(white), name(black))),
        None => review.chosen().map(name),
    }
}

/// What an engine is called.
pub(super) fn name(source: &Source) -> String {
    match (&source.name, &source.number) {
        (Some(name), _) => visible(name).into_owned(),
        (None, Some(number)) => format!("engine {number}"),
        (None, None) => "an unnamed engine".to_owned(),
    }
}

/// A time of milliseconds as on a clock, with tenths below a minute.
pub(super) fn clock(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    if seconds < 60 {
        format!("{seconds}.{}", milliseconds % 1000 / 100)
    } else if hours == 0 {
        format!("{minutes}:{:02}", seconds % 60)
    } else {
        format!("{hours}:{minutes:02}:{:02}", seconds % 60)
    }
}
