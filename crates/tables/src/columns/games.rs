//! The columns of the games table.

use cif_pgn::{ExportOptions, export_reporting};
use cif_runtime::Value as _;
use cif_text::date::Date;
use cif_types::frame;
use cif_types::model::Result as Score;

use crate::column::{Column, Definition, Rows};
use crate::columns;
use crate::kind::Kind;
use crate::rows::Place;
use crate::rows::game::{GameRow, fide_id, name, rating, san, team, titles};

/// A row for each game.
pub(crate) struct Games;

impl Rows for Games {
    type Row<'r> = GameRow<'r>;
}

/// The year, month and day of the game, as far as they are known.
fn date(row: &GameRow<'_>) -> Option<Date> {
    row.head()?.date()?.text.as_str().parse().ok()
}

/// The result. That of a tag pair which contradicts the last position is kept as a tag.
fn result(row: &GameRow<'_>) -> Score {
    let result = row.game.result();
    if result != Score::Unknown {
        return result;
    }
    let tags = row.head().into_iter().flat_map(|it| &it.tags);
    let mut tags = tags.flat_map(|it| &it.tag);
    let kept = tags.find(|tag| tag.name.as_str() == "Result");
    kept.and_then(|tag| tag.text.value.parse().ok())
        .unwrap_or(result)
}

impl columns::InGame for GameRow<'_> {
    fn place(&self) -> Place<'_> {
        self.place
    }
}

/// True if the tag pairs of PGN have all of a column: of the others the moves decide, or the
/// movetext says them too.
pub(crate) fn is_of_tags(column: &Column) -> bool {
    column.in_head && !matches!(column.name, "result" | "termination")
}

type Game = Definition<Games>;

pub(crate) static COLUMNS: &[Game] = &[
    columns::source().in_head(),
    columns::game().in_head(),
    Game::new(
        "event",
        Kind::Utf8,
        "The title of the event.",
        |row, out| out.text(row.head().and_then(|it| it.event())),
    )
    .or_null()
    .in_head()
    .lichess("Event"),
    Game::new(
        "site",
        Kind::Utf8,
        "The place of the event, a town or an address.",
        |row, out| out.text(row.head().and_then(|it| it.site())),
    )
    .or_null()
    .in_head()
    .lichess("Site"),
    Game::new(
        "round",
        Kind::Utf8,
        "The round, with that within it, or a name like Final.",
        |row, out| {
            let characteristics = row.head().and_then(|it| it.characteristics.as_ref());
            let round = characteristics.and_then(|it| it.round.as_ref());
            out.text(round.map(|it| it.lexical()).as_deref());
        },
    )
    .or_null()
    .in_head(),
    Game::new(
        "event_date",
        Kind::Utf8,
        "The first day of the event: 2014, 2014-12 or 2014-12-21.",
        |row, out| {
            let date = row.event().and_then(|it| it.date.as_ref());
            out.text(date.map(|it| it.text.as_str()));
        },
    )
    .or_null()
    .in_head(),
    Game::new(
        "date",
        Kind::Utf8,
        "The day on which the game began: 2014, 2014-12 or 2014-12-21.",
        |row, out| {
            let date = row.head().and_then(|it| it.date());
            out.text(date.map(|it| it.text.as_str()));
        },
    )
    .or_null()
    .in_head(),
    Game::new(
        "year",
        Kind::Int16,
        "The year of `date`. Of a date that no calendar has, as 2014-02-30, year, month and day \
         are null.",
        |row, out| {
            out.number(date(row).map(Date::year));
        },
    )
    .or_null()
    .in_head(),
    Game::new(
        "month",
        Kind::Int8,
        "The month of `date`, from 1.",
        |row, out| {
            out.number(date(row).and_then(Date::month));
        },
    )
    .or_null()
    .in_head(),
    Game::new(
        "day",
        Kind::Int8,
        "The day of the month of `date`, from 1.",
        |row, out| {
            out.number(date(row).and_then(Date::day));
        },
    )
    .or_null()
    .in_head(),
    Game::new(
        "white",
        Kind::Utf8,
        "The name of the player of White, in a game on two boards on the first.",
        |row, out| out.text(name(row.game.white()).as_deref()),
    )
    .or_null()
    .in_head()
    .lichess("White"),
    Game::new(
        "black",
        Kind::Utf8,
        "The name of the player of Black, in a game on two boards on the first.",
        |row, out| out.text(name(row.game.black()).as_deref()),
    )
    .or_null()
    .in_head()
    .lichess("Black"),
    Game::new(
        "white_elo",
        Kind::Int32,
        "The rating of White: the first that is given.",
        |row, out| out.number(rating(row.game.white())),
    )
    .or_null()
    .in_head()
    .lichess("WhiteElo"),
    Game::new(
        "black_elo",
        Kind::Int32,
        "The rating of Black: the first that is given.",
        |row, out| out.number(rating(row.game.black())),
    )
    .or_null()
    .in_head()
    .lichess("BlackElo"),
    Game::new(
        "white_title",
        Kind::Utf8,
        "The titles of White, like GM, with blanks between them.",
        |row, out| out.text(titles(row.game.white()).as_deref()),
    )
    .or_null()
    .in_head()
    .lichess("WhiteTitle"),
    Game::new(
        "black_title",
        Kind::Utf8,
        "The titles of Black, like GM, with blanks between them.",
        |row, out| out.text(titles(row.game.black()).as_deref()),
    )
    .or_null()
    .in_head()
    .lichess("BlackTitle"),
    Game::new(
        "white_team",
        Kind::Utf8,
        "The name of the team of White.",
        |row, out| {
            out.text(team(row.game.white()));
        },
    )
    .or_null()
    .in_head(),
    Game::new(
        "black_team",
        Kind::Utf8,
        "The name of the team of Black.",
        |row, out| {
            out.text(team(row.game.black()));
        },
    )
    .or_null()
    .in_head(),
    Game::new(
        "white_fide_id",
        Kind::Utf8,
        "The number of White in the list of FIDE.",
        |row, out| out.text(fide_id(row.game.white())),
    )
    .or_null()
    .in_head(),
    Game::new(
        "black_fide_id",
        Kind::Utf8,
        "The number of Black in the list of FIDE.",
        |row, out| out.text(fide_id(row.game.black())),
    )
    .or_null()
    .in_head(),
    Game::new(
        "result",
        Kind::Utf8,
        "The result: `1-0`, `0-1`, `1/2-1/2`, `0-0`, or `*` where it is not known. Of PGN it is \
         what the tag pair says, also where the board shows another end of the game.",
        |row, out| out.text(result(row).as_str()),
    )
    .in_head()
    .lichess("Result"),
    Game::new(
        "termination",
        Kind::Utf8,
        "The reason why the game ended, in the words of the format: Normal, TimeForfeit.",
        |row, out| {
            let characteristics = row.head().and_then(|it| it.characteristics.as_ref());
            let termination = characteristics.and_then(|it| it.termination.as_ref());
            out.text(termination.map(|it| it.lexical()).as_deref());
        },
    )
    .or_null()
    .in_head()
    .lichess("Termination"),
    Game::new(
        "variant",
        Kind::Utf8,
        "The variant: `:Chess`, `:Atomic`, or a name without colon.",
        |row, out| {
            let variant = row.game.variant.as_ref().map(|it| it.lexical());
            out.text(variant.as_deref().unwrap_or(":Chess"));
        },
    )
    .in_head(),
    Game::new(
        "eco",
        Kind::Utf8,
        "The code of the opening in the Encyclopaedia of Chess Openings.",
        |row, out| out.text(row.game.eco().map(cif_types::Eco::as_str)),
    )
    .or_null()
    .in_head()
    .lichess("ECO"),
    Game::new(
        "opening",
        Kind::Utf8,
        "The name of the opening.",
        |row, out| {
            let name = row.opening().and_then(|it| it.classification.as_ref());
            out.text(name.map(|it| it.as_str()));
        },
    )
    .or_null()
    .in_head()
    .lichess("Opening"),
    Game::new(
        "time_control",
        Kind::Utf8,
        "The time control in seconds: 300, 180+2, 40/7200; empty for none.",
        |row, out| {
            let control = row.time().and_then(|it| it.control.as_ref());
            out.text(control.map(|it| it.as_str()));
        },
    )
    .or_null()
    .in_head()
    .lichess("TimeControl"),
    Game::new(
        "time_mode",
        Kind::Utf8,
        "The mode: normal, rapid, blitz, bullet or correspondence chess.",
        |row, out| {
            let mode = row.time().and_then(|it| it.mode.as_ref());
            out.text(mode.map(|it| it.lexical()).as_deref());
        },
    )
    .or_null()
    .in_head(),
    Game::new(
        "base_seconds",
        Kind::Int32,
        "The seconds for the whole game, where `time_control` has no other stages.",
        |row, out| out.number(row.clock().map(|(base, _)| base)),
    )
    .or_null()
    .in_head(),
    Game::new(
        "increment_seconds",
        Kind::Int32,
        "The seconds added for each move, where `time_control` has no other stages.",
        |row, out| out.number(row.clock().map(|(_, increment)| increment)),
    )
    .or_null()
    .in_head(),
    Game::new(
        "start_fen",
        Kind::Utf8,
        "The start position as FEN; null for the usual one.",
        |row, out| out.text(row.start_fen().as_deref()),
    )
    .or_null()
    .in_head(),
    Game::new(
        "plies",
        Kind::UInt16,
        "The number of plies of the main line, on two boards together; 65535 for more.",
        |row, out| out.number(Some(row.plies())),
    ),
    Game::new(
        "moves",
        Kind::UInt16List,
        "The main line, each move in 16 bits: from the lowest, 6 bits for the square that is \
         left (a1 is 0, b1 is 1, h8 is 63), 6 for the one that is reached, 3 for the piece that \
         a pawn becomes or that is dropped (1 pawn, 2 knight, 3 bishop, 4 rook, 5 queen, 6 king), \
         1 for a drop. Castling goes from the king's square to the rook's, and 0 is a null move. \
         The piece 7 marks castling of handicap games, and en passant against the rules. Null on \
         two boards, where the rules of the variant are not known, and where a move has no such form, \
         as one from a1 to a1.",
        |row, out| out.words(row.line().map(|it| it.moves.iter().map(|it| it.bits()))),
    )
    .or_null()
    .replayed(),
    Game::new(
        "moves_uci",
        Kind::Utf8,
        "The main line in UCI, with blanks between the moves.",
        |row, out| match row.line() {
            Some(line) => out.written(|text| line.write_uci(text)),
            None => out.text(None),
        },
    )
    .or_null()
    .replayed()
    .on_demand(),
    Game::new(
        "moves_san",
        Kind::Utf8,
        "The main line in SAN, with blanks between the moves, without numbers.",
        |row, out| match row.line() {
            Some(line) => out.written(|text| line.write(text, san)),
            None => out.text(None),
        },
    )
    .or_null()
    .replayed()
    .on_demand()
    .lichess("movetext"),
    Game::new(
        "final_fen",
        Kind::Utf8,
        "The position after the main line as FEN.",
        |row, out| out.text(row.line().map(|line| line.end().fen()).as_deref()),
    )
    .or_null()
    .replayed()
    .on_demand(),
    Game::new(
        "annotator",
        Kind::Utf8,
        "The name of who annotated the game.",
        |row, out| {
            let mut extraneous = row.head().into_iter().flat_map(|it| &it.extraneous);
            let annotator = extraneous.find_map(|it| it.annotator.as_ref());
            out.text(annotator.map(|it| it.as_str()));
        },
    )
    .or_null()
    .in_head(),
    Game::new(
        "tags",
        Kind::Utf8Map,
        "The tags of the head, as pairs of name and value. A name that stands twice is there twice, which DuckDB refuses: the table `tags` has rows. What else the head says is in the columns `cif` and `pgn` of the export.",
        |row, out| {
            out.pairs(row.tags().map(|tag| (tag.name.as_str(), &*tag.text.value)));
        },
    ),
    Game::new(
        "offset",
        Kind::UInt64,
        "The first byte of the game in the text of its source, decompressed, from 0.",
        |row, out| out.number(Some(row.place.offset)),
    )
    .in_head(),
    Game::new(
        "length",
        Kind::UInt64,
        "The bytes of the game in that text.",
        |row, out| out.number(Some(row.place.length)),
    )
    .in_head(),
    Game::new(
        "cif",
        Kind::Utf8,
        "The whole game as an element of CIF, with variations, comments and all else: what it \
         inherits and takes from a namebase is in it.",
        |row, out| {
            let mut text = String::new();
            let written = frame::push("game", row.game, &mut text);
            out.text(written.is_ok().then(|| text.trim_start()));
        },
    )
    .or_null()
    .on_demand(),
    Game::new(
        "pgn",
        Kind::Utf8,
        "The whole game as PGN, with what it inherits and takes from a namebase. What PGN has no \
         place for is left out.",
        |row, out| {
            let text = export_reporting(row.game, &ExportOptions::default(), &mut |_| {});
            out.text(text.ok().as_deref());
        },
    )
    .or_null()
    .on_demand(),
];
