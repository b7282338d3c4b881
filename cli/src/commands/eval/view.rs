//! The game that is looked at, with its moves as people write them.

use cif::annotate::review::{Review, ReviewOptions, Source};
use cif::chess::Game as Replay;
use cif::model::{Game, GameHead};
use cif::moves::Line;
use cif::text::legality::{Play, Side};
use cif::view::head;

use crate::game::{Beginning, Names, title, written};
use crate::terminal::visible;

/// A move as it is shown.
pub(super) struct Shown {
    /// The number of the move, with the dots of its side.
    pub(super) label: String,
    pub(super) number: u64,
    pub(super) text: String,
    /// The moves of the line that the game has for a better one.
    pub(super) better: Vec<String>,
}

/// A game with all that is shown of it.
pub(super) struct View {
    /// The names of the players.
    pub(super) title: String,
    /// The code of the opening and its name.
    pub(super) opening: Option<String>,
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
    let section = options.section(game);
    let mut replay = beginning.replay.clone();
    let mut wanted = review.plies.iter().peekable();
    let has_better = review.plies.iter().any(|ply| ply.better.is_some());
    let line = has_better.then(|| Line::read(game.moves.base.clone(), &board));
    let mut moves = Vec::new();
    for (number, (played, text)) in game.main_line().enumerate() {
        let shown = if let Some(replay) = &replay {
            let letter = played.tandem_board().filter(|_| board.is_tandem());
            Shown {
                number: beginning.number(replay, letter).0,
                label: beginning.label(replay, &played).0,
                text: written(replay, &played, false),
                better: Vec::new(),
            }
        } else {
            let (label, dots) = (number / 2 + 1, if number % 2 == 0 { "." } else { "..." });
            Shown {
                number: u64::try_from(label).unwrap_or(u64::MAX),
                label: format!("{label}{dots}"),
                text: text.to_owned(),
                better: Vec::new(),
            }
        };
        if let Some(reviewed) = wanted.next_if(|it| it.ply == number) {
            let better = reviewed.better.and_then(|variation| {
                let ply = line.as_ref()?.plies().get(number)?;
                ply.variations().nth(variation)
            });
            moves.push(Shown {
                text: visible(&shown.text).into_owned(),
                better: better.map_or_else(Vec::new, |it| self::moves(it, replay.clone())),
                ..shown
            });
        }
        if let Some(replay) = &mut replay {
            replay.play(&played);
        }
    }
    View {
        title: title(head, names, section),
        opening: head::opening_of(head, section).map(|it| visible(&it).into_owned()),
        review,
        moves,
    }
}

/// The moves of a variation, as people write them.
fn moves(variation: &Line<'_>, mut replay: Option<Replay>) -> Vec<String> {
    let plies = variation.plies().iter().map(|ply| {
        let Some(replay) = &mut replay else {
            return visible(ply.text()).into_owned();
        };
        let played = ply.played();
        let text = written(replay, &played, false);
        replay.play(&played);
        visible(&text).into_owned()
    });
    plies.collect()
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
