//! The game that is looked at, with its moves as people write them.

use cif::annotate::review::{Review, ReviewOptions, Source};
use cif::model::{Game, GameHead};
use cif::text::legality::{Play, Side};

use crate::game::{Beginning, Names, title, written};
use crate::terminal::visible;

/// A move as it is shown.
pub(super) struct Shown {
    /// The number of the move, with the dots of its side.
    pub(super) label: String,
    pub(super) number: u64,
    pub(super) text: String,
}

/// A game with all that is shown of it.
pub(super) struct View {
    /// The names of the players.
    pub(super) title: String,
    pub(super) review: Review,
    /// For each ply of the review.
    pub(super) moves: Vec<Shown>,
}

/// The view of a game.
pub(super) fn of_game(
    game: &Game<'_>,
    head: &GameHead<'_>,
    names: &Names,
    options: &ReviewOptions,
) -> View {
    let board = game.board();
    let beginning = Beginning::of(game, board);
    let review = Review::of(game, options);
    let mut replay = beginning.replay.clone();
    let mut wanted = review.plies.iter().map(|ply| ply.ply).peekable();
    let mut moves = Vec::new();
    for (number, (played, text)) in game.main_line().enumerate() {
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
                text: text.to_owned(),
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
        title: title(head, names),
        review,
        moves,
    }
}

/// The engines that speak in a match, White's moves first.
pub(super) fn players(review: &Review) -> Option<[&Source; 2]> {
    review.by_side?;
    Some([review.speaker(Side::White)?, review.speaker(Side::Black)?])
}

/// Names the engines, as the end of a sentence.
pub(super) fn speakers(review: &Review) -> Option<String> {
    match players(review) {
        Some([white, black]) => Some(format!("{} and {}", name(white), name(black))),
        None => review.chosen().map(name),
    }
}

/// Returns the name of an engine.
pub(super) fn name(source: &Source) -> String {
    match (&source.name, &source.number) {
        (Some(name), _) => visible(name).into_owned(),
        (None, Some(number)) => format!("engine {number}"),
        (None, None) => "an unnamed engine".to_owned(),
    }
}
