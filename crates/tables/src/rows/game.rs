//! Rows of games: a head, and a main line that is played once, when a column wants it.

use std::cell::OnceCell;

use cif_chess::packed::PackedMove;
use cif_chess::{Game as Replay, Position, Rules, Variant};
use cif_pgn::has_unknown_start;
use cif_runtime::Value as _;
use cif_text::board::Board;
use cif_text::legality::{Play as _, SetUp};
use cif_text::start::{Idn, Start};
use cif_types::{GEvent, GPlayer, Game, GameHead, Opening, Tag, TimeInfo};

use super::Place;

/// A game, as the columns see it.
pub(crate) struct GameRow<'r> {
    pub(crate) place: Place<'r>,
    pub(crate) game: &'r Game<'r>,
    line: OnceCell<Option<MainLine>>,
}

/// A main line on one board: the position it begins with, and its moves.
pub(crate) struct MainLine {
    pub(crate) start: Position,
    pub(crate) moves: Vec<PackedMove>,
}

impl<'r> GameRow<'r> {
    pub(crate) const fn new(place: Place<'r>, game: &'r Game<'r>) -> Self {
        Self {
            place,
            game,
            line: OnceCell::new(),
        }
    }

    /// The same of a game of chess whose main line is known, from the usual position.
    pub(crate) fn with_moves(place: Place<'r>, game: &'r Game<'r>, moves: Vec<PackedMove>) -> Self {
        let start = Position::standard(Variant::Chess);
        let line = OnceCell::from(Some(MainLine { start, moves }));
        Self { place, game, line }
    }

    /// The main line; none on two boards, where the rules are not known, and where a move has
    /// no packed form.
    pub(crate) fn line(&self) -> Option<&MainLine> {
        self.line.get_or_init(|| MainLine::of(self.game)).as_ref()
    }

    /// True if the main line was asked for and could not be played.
    pub(crate) fn is_unplayable(&self) -> bool {
        matches!(self.line.get(), Some(None))
    }

    /// The number of plies of the main line, as far as the column can say it.
    pub(crate) fn plies(&self) -> u16 {
        let count = match self.line.get() {
            Some(Some(line)) => line.moves.len(),
            _ => self.game.main_line().count(),
        };
        u16::try_from(count).unwrap_or(u16::MAX)
    }

    pub(crate) fn head(&self) -> Option<&GameHead<'r>> {
        self.game.head()
    }

    pub(crate) fn event(&self) -> Option<&GEvent<'r>> {
        self.head()?.event.as_ref().map(|it| &it.value)
    }

    pub(crate) fn time(&self) -> Option<&TimeInfo<'r>> {
        self.head()?.time.as_ref().map(|it| &it.value)
    }

    pub(crate) fn opening(&self) -> Option<&Opening<'r>> {
        self.head()?.opening.first().map(|it| &it.value)
    }

    /// The time for the game and the increment for each move, in seconds, of a time control
    /// that has no other stages.
    pub(crate) fn clock(&self) -> Option<(u32, u32)> {
        let control = self.time()?.control.as_ref()?.as_str();
        let (base, increment) = control.split_once('+').unwrap_or((control, "0"));
        Some((base.parse().ok()?, increment.parse().ok()?))
    }

    /// The FEN of the start position; none for the usual one.
    pub(crate) fn start_fen(&self) -> Option<String> {
        let start = match &self.game.startposition {
            Some(start) => start.lexical(),
            None => self.kept_fen()?.into(),
        };
        match Start::parse(&start) {
            Ok(Start::Number(number)) if is_usual(number) => None,
            Ok(Start::Number(_)) => replay(self.game)?.fen(),
            Ok(Start::Fen(_)) => Some(start.into_owned()),
            Ok(Start::Standard) | Err(_) => None,
        }
    }

    /// The tags of the head.
    pub(crate) fn tags(&self) -> impl Iterator<Item = &'r Tag<'r>> {
        let tags = self.game.head().into_iter().flat_map(|it| &it.tags);
        tags.flat_map(|it| &it.tag).map(|it| &it.value)
    }

    /// The tag pair `FEN` of a position that the game could not have.
    fn kept_fen(&self) -> Option<&'r str> {
        let mut tags = self.tags();
        let fen = tags.find(|tag| tag.name.as_str() == "FEN");
        fen.map(|tag| &*tag.text.value)
    }
}

/// Returns true for the position of the pieces in chess.
fn is_usual(number: Idn) -> bool {
    number.get() == 518
}

/// The game at its start position, where that can be played.
pub(crate) fn replay(game: &Game<'_>) -> Option<Replay> {
    if has_unknown_start(game) {
        return None;
    }
    let variant = game.variant.as_ref().map(|it| it.lexical());
    let start = game.startposition.as_ref().map(|it| it.lexical());
    let board = game.board();
    let variant = variant.as_deref().unwrap_or(":Chess");
    let start = start.as_deref().unwrap_or(":standard");
    if variant == ":Chess" && start == ":standard" && board == Board::default() {
        return Some(Replay::default());
    }
    let set_up = SetUp {
        variant,
        start,
        board,
    };
    Rules.game(&set_up).ok().map(|(replay, _)| replay)
}

impl MainLine {
    fn of(game: &Game<'_>) -> Option<Self> {
        if game.tandem() {
            return None;
        }
        let start = replay(game)?.position(None)?.clone();
        let mut position = start.clone();
        let mut moves = Vec::with_capacity(128);
        for (played, _) in game.main_line() {
            let packed = position.pack(&played)?;
            position.play_packed(packed);
            moves.push(packed);
        }
        Some(Self { start, moves })
    }

    /// The position after the last move.
    pub(crate) fn end(&self) -> Position {
        let mut position = self.start.clone();
        for played in &self.moves {
            position.play_packed(*played);
        }
        position
    }

    /// Writes the moves in UCI, with blanks between them.
    pub(crate) fn write_uci(&self, out: &mut String) {
        let form = self.start.castling_form();
        self.write(out, |position, played, out| {
            out.push_str(&position.uci(&position.unpack(played), form));
        });
    }

    /// Writes the moves with blanks between them, in a notation.
    pub(crate) fn write(
        &self,
        out: &mut String,
        notation: impl Fn(&Position, PackedMove, &mut String),
    ) {
        let mut position = self.start.clone();
        for (number, played) in self.moves.iter().enumerate() {
            if number > 0 {
                out.push(' ');
            }
            notation(&position, *played, out);
            position.play_packed(*played);
        }
    }
}

/// Writes a move in SAN.
pub(crate) fn san(position: &Position, played: PackedMove, out: &mut String) {
    position.write_san(&position.unpack(played), out);
}

/// The name of a player.
pub(crate) fn name<'p>(player: Option<&'p GPlayer<'_>>) -> Option<std::borrow::Cow<'p, str>> {
    let player = player?;
    match &player.name {
        Some(name) => Some(name.as_str().into()),
        None => player.display_name().map(Into::into),
    }
}

/// The first rating of a player.
pub(crate) fn rating(player: Option<&GPlayer<'_>>) -> Option<i64> {
    let rating = player?.rating.as_ref()?;
    rating.score.first()?.text.as_str().parse().ok()
}

/// The titles of a player, without the colon of those that are predefined.
pub(crate) fn titles(player: Option<&GPlayer<'_>>) -> Option<String> {
    let titles = player?.title.as_ref()?;
    let titles: Vec<String> = titles
        .iter()
        .map(|it| it.lexical().trim_start_matches(':').to_owned())
        .collect();
    (!titles.is_empty()).then(|| titles.join(" "))
}

/// The name of the team of a player.
pub(crate) fn team<'p>(player: Option<&'p GPlayer<'_>>) -> Option<&'p str> {
    Some(&player?.team.as_ref()?.name.as_ref()?.value)
}

/// The number of a player in the list of FIDE.
pub(crate) fn fide_id<'p>(player: Option<&'p GPlayer<'_>>) -> Option<&'p str> {
    let numbers = player?.identifier.as_ref()?;
    let of_fide =
        |id: &&cif_types::Spanned<cif_types::PlayerID<'_>>| id.organization.lexical() == ":FIDE";
    numbers.id.iter().find(of_fide).map(|id| id.text.as_str())
}
