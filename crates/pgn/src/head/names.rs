//! The tag pairs that have a field, in the order in which they are written.

use super::players::{PlayerField, Who};

/// A field of the head that a tag pair has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Field {
    Event,
    Site,
    Date,
    Round,
    Result,
    Mode,
    Board,
    Time,
    TimeControl,
    EventDate,
    EventSponsor,
    EventType,
    EventRounds,
    EventCategory,
    Eco,
    Nic,
    Opening,
    Termination,
    PlyCount,
    Annotator,
    Source,
    SourceTitle,
    SourceDate,
    SourceVersionDate,
    SourceQuality,
    /// The number of the game, which names its tag pair.
    Number,
    Player(Who, PlayerField),
    Variant,
    SetUp,
    Fen,
}

/// A tag pair that has a field.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub(super) name: &'static str,
    pub(super) field: Field,
}

const fn known(name: &'static str, field: Field) -> Known {
    Known { name, field }
}

const fn player(name: &'static str, who: Who, field: PlayerField) -> Known {
    known(name, Field::Player(who, field))
}

/// The tag pairs of one player, by the beginning of their names.
macro_rules! player {
    ($prefix:literal, $who:expr) => {
        [
            player(concat!($prefix, ""), $who, PlayerField::Name),
            player(concat!($prefix, "Title"), $who, PlayerField::Title),
            player(concat!($prefix, "Elo"), $who, PlayerField::Elo),
            player(concat!($prefix, "USCF"), $who, PlayerField::Uscf),
            player(concat!($prefix, "FideId"), $who, PlayerField::FideId),
            player(concat!($prefix, "Team"), $who, PlayerField::Team),
            player(
                concat!($prefix, "TeamCountry"),
                $who,
                PlayerField::TeamCountry,
            ),
            player(concat!($prefix, "Country"), $who, PlayerField::Country),
            player(concat!($prefix, "NA"), $who, PlayerField::Address),
            player(concat!($prefix, "Type"), $who, PlayerField::Species),
            player(concat!($prefix, "Clock"), $who, PlayerField::Clock),
        ]
    };
}

/// Returns the tag pairs of two players, those of one field side by side.
const fn side_by_side(white: &[Known; 11], black: &[Known; 11]) -> [Known; 22] {
    let mut both = [white[0]; 22];
    let mut at = 0;
    while at < 11 {
        both[2 * at] = white[at];
        both[2 * at + 1] = black[at];
        at += 1;
    }
    both
}

const fn joined<const LENGTH: usize>(parts: &[&[Known]]) -> [Known; LENGTH] {
    let mut all = [BOARD; LENGTH];
    let (mut next, mut part) = (0, 0);
    while part < parts.len() {
        let mut at = 0;
        while at < parts[part].len() {
            all[next] = parts[part][at];
            at += 1;
            next += 1;
        }
        part += 1;
    }
    assert!(next == LENGTH);
    all
}

const ROUND: Known = known("Round", Field::Round);
const BOARD: Known = known("Board", Field::Board);
const RESULT: Known = known("Result", Field::Result);
const PLACE: &[Known] = &[
    known("Event", Field::Event),
    known("Site", Field::Site),
    known("Date", Field::Date),
];
const NUMBER: Known = known("BughouseDBGameNo", Field::Number);
const EVENT: &[Known] = &[
    known("EventDate", Field::EventDate),
    known("EventSponsor", Field::EventSponsor),
    known("EventType", Field::EventType),
    known("EventRounds", Field::EventRounds),
    known("EventCategory", Field::EventCategory),
    known("Mode", Field::Mode),
];
const GAME: &[Known] = &[
    known("Time", Field::Time),
    known("TimeControl", Field::TimeControl),
    known("ECO", Field::Eco),
    known("NIC", Field::Nic),
    known("Opening", Field::Opening),
    known("Termination", Field::Termination),
    known("PlyCount", Field::PlyCount),
    known("Annotator", Field::Annotator),
    known("Source", Field::Source),
    known("SourceTitle", Field::SourceTitle),
    known("SourceDate", Field::SourceDate),
    known("SourceVersionDate", Field::SourceVersionDate),
    known("SourceQuality", Field::SourceQuality),
    known("FICSGamesDBGameNo", Field::Number),
    known("GameId", Field::Number),
];
const START: &[Known] = &[
    known("Variant", Field::Variant),
    known("SetUp", Field::SetUp),
    known("FEN", Field::Fen),
];

const PLAYERS: [Known; 22] =
    side_by_side(&player!("White", Who::WHITE), &player!("Black", Who::BLACK));

/// Those of games on one board.
static ONE_BOARD: [Known; 53] = {
    let (names, rest) = PLAYERS.split_at(2);
    joined(&[
        PLACE,
        &[ROUND],
        names,
        &[RESULT],
        rest,
        EVENT,
        &[BOARD],
        GAME,
        &[NUMBER],
        START,
    ])
};

/// Those of tandem games, whose players are named by their boards.
static TANDEM: [Known; 75] = joined(&[
    PLACE,
    &[NUMBER],
    &player!("WhiteA", Who::WHITE),
    &player!("BlackA", Who::BLACK),
    &player!("WhiteB", Who::WHITE.on_second_board()),
    &player!("BlackB", Who::BLACK.on_second_board()),
    EVENT,
    &[ROUND, BOARD],
    GAME,
    &[RESULT],
    START,
]);

/// The tag pairs with a field, in the order in which they are written.
pub(super) fn order(tandem: bool) -> &'static [Known] {
    if tandem { &TANDEM } else { &ONE_BOARD }
}

/// The place of a tag pair with a field in that order. It is looked for from the place
/// `from` on first, for most files have them in order.
#[inline]
pub(super) fn place(name: &str, tandem: bool, from: usize) -> Option<usize> {
    let order = order(tandem);
    let (before, behind) = order.split_at(from.min(order.len()));
    let within = |part: &[Known]| part.iter().position(|known| known.name == name);
    let found = within(behind).map(|at| before.len() + at);
    found.or_else(|| within(before))
}

/// Returns whether a tag pair is the number of a game.
pub(super) fn is_number(name: &str) -> bool {
    let is_it = |known: &Known| known.field == Field::Number && known.name == name;
    ONE_BOARD.iter().any(is_it)
}

/// Places are bits of a `u128`.
const _: () = assert!(ONE_BOARD.len() < 128 && TANDEM.len() < 128);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manual_has_every_tag_pair() {
        let page = include_str!("../../../../docs/reference/pgn.md");
        for known in ONE_BOARD.iter().filter(|it| !it.name.starts_with("Black")) {
            assert!(
                page.contains(&format!("[{} \"", known.name)),
                "{}",
                known.name
            );
        }
    }
}
