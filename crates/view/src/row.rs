//! A game as a row of the list of games.

use cif_chess::Position;
use cif_text::start::{Idn, Order};
use cif_types::{GPlayer, Game, GameHead, StartPosition};
use serde::Serialize;

use crate::names::Names;
use crate::start::Beginning;
use crate::title::{short, short_name};
use crate::{GameRecord, head};

/// A row of the list, in JSON an array of its members.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Row(
    /// White and Black.
    String,
    String,
    /// Their ratings.
    String,
    String,
    /// The event, and its place.
    String,
    String,
    /// The date, and the round.
    String,
    String,
    /// The result.
    String,
    /// The code of the opening, and its name; of both boards where there are two.
    String,
    String,
    /// The plies of the main line.
    usize,
    /// The accuracy of White and of Black.
    [Option<f64>; 2],
    /// The variant, where it is not that of plain chess.
    String,
    /// The number of findings.
    usize,
    /// The names and the ratings of White and of Black on the second board of a game on two.
    Vec<[String; 2]>,
);

impl Row {
    /// The row of a game whose head is whole.
    pub fn of(game: &Game<'_>) -> Self {
        let names = Names::default();
        let none = GameHead::default();
        let head = game.head().unwrap_or(&none);
        let player = |player: Option<&GPlayer<'_>>| {
            let name = player.and_then(|player| short_name(player, &names));
            [name.unwrap_or_default(), rating(player)]
        };
        let [white, white_rating] = player(head.white());
        let [black, black_rating] = player(head.black());
        let second = head.players.get(1).filter(|_| game.tandem());
        let second =
            second.map(|it| vec![player(it.white.as_deref()), player(it.black.as_deref())]);
        let said = head.characteristics.as_ref();
        let date = said.and_then(|it| it.gamedate.as_deref()).map(head::date);
        let round = said.and_then(|it| it.round.as_ref());
        let boards = if game.tandem() { 2 } else { 1 };
        let openings = || head.opening.iter().take(boards);
        let codes = openings().filter_map(|it| it.eco.as_ref().or(it.usereco.as_ref()));
        let codes: Vec<String> = codes.map(|it| it.value.to_string()).collect();
        let classes = openings().filter_map(|it| it.classification.as_ref());
        let classes: Vec<String> = classes.map(|it| it.value.to_string()).collect();
        let text = |value: Option<String>| value.map(short).unwrap_or_default();
        Self(
            white,
            black,
            white_rating,
            black_rating,
            short(head.event().unwrap_or_default().to_owned()),
            short(head.site().unwrap_or_default().to_owned()),
            date.unwrap_or_default(),
            text(round.map(|it| it.value.to_string())),
            game.result().to_string(),
            short(codes.join(" / ")),
            short(classes.join(" / ")),
            0,
            [None; 2],
            short(variant_of(game)),
            0,
            second.unwrap_or_default(),
        )
    }

    /// The same with the number of moves, and with the accuracy where a game has evaluations:
    /// what is known without a check.
    #[must_use]
    pub fn reviewed(game: &Game<'_>) -> Self {
        let mut row = Self::of(game);
        if game.evaluations().next().is_some() {
            return row.with(&GameRecord::of(game));
        }
        row.11 = game.main_line().count();
        row
    }

    /// Adds to the number of findings.
    #[must_use]
    pub const fn with_findings(mut self, count: usize) -> Self {
        self.14 += count;
        self
    }

    /// The same with what the record of the game knows.
    pub(crate) fn with(mut self, record: &GameRecord) -> Self {
        self.11 = record.plies();
        self.12 = record.accuracy();
        self.14 = record.finding_count();
        self
    }
}

/// The name of the variant, empty for plain chess. Chess960 is plain chess from another start
/// position; the other positions that have a number are those of shuffle chess.
fn variant_of(game: &Game<'_>) -> String {
    let variant = game.variant().to_string();
    let name = variant.trim_start_matches(':');
    if name != "Chess" {
        return name.to_owned();
    }
    let name = match game.startposition() {
        StartPosition::StandardID(_) => "",
        StartPosition::IDN(number) => match Idn::new(number.get()) {
            None | Some(Idn::STANDARD) => "",
            Some(number) if number.order() == Order::Chess960 => "Chess960",
            Some(_) => "Shuffle",
        },
        StartPosition::FEN(_) => {
            let replay = Beginning::of(game, game.board()).replay;
            let position = replay.as_ref().and_then(|replay| replay.position(None));
            if position.is_some_and(Position::is_chess960) {
                "Chess960"
            } else {
                ""
            }
        }
    };
    name.to_owned()
}

/// The first rating of a player.
fn rating(player: Option<&GPlayer<'_>>) -> String {
    let rating = player.and_then(|it| it.rating.as_ref());
    let score = rating.and_then(|it| it.score.first());
    score
        .map(|it| it.text.value.to_string())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use cif_types::ArchiveItem;

    use super::*;

    #[test]
    fn variants_have_the_names_that_players_use() {
        for (attributes, variant) in [
            ("", ""),
            ("startposition=\"518\"", ""),
            ("startposition=\"1\"", "Chess960"),
            ("startposition=\"3398\"", "Shuffle"),
            ("startposition=\"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"", ""),
            (
                "startposition=\"bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFhf - 0 1\"",
                "Chess960",
            ),
            // Nobody can castle any more.
            (
                "startposition=\"bqnbnrkr/8/8/8/8/8/8/BQNBNRKR w - - 0 9\"",
                "",
            ),
            ("variant=\":Atomic\" startposition=\"1\"", "Atomic"),
            ("startposition=\"no position\"", ""),
        ] {
            let text = format!("<cif><game {attributes}><info/><moves/></game></cif>");
            let read = cif_types::read(&text);
            let Some(ArchiveItem::Game(game)) = read.value.items.first() else {
                panic!("no game: {text}");
            };
            assert_eq!(Row::of(game).13, variant, "{attributes}");
        }
    }
}
