//! The lines of a game as an engine is given them: the start position and the
//! moves in UCI, ply by ply, as far as UCI has words for them.

use core::fmt;

use cif_chess::{CastlingForm, Position, Rules, Variant};
use cif_text::board::Board;
use cif_text::legality::{Ending, SetUp, Special, Verdict};
use cif_text::moves::Move;
use cif_text::tables::Side;
use cif_tree::{Item, Section, Step};
use cif_types::Game;

/// The main line and the variations of a game.
#[derive(Clone, Debug)]
pub struct Lines {
    start: Start,
    board: Board,
    all: Vec<GameLine>,
}

/// The beginning of a game.
#[derive(Clone, Debug)]
pub struct Start {
    /// The variant.
    pub variant: Variant,
    /// The position in FEN.
    pub fen: String,
    /// True if it is the variant's own start position, `startpos` in UCI.
    pub is_standard: bool,
    /// True for Chess960: there are castling rights that plain chess does not
    /// know. Moves are written accordingly.
    pub is_chess960: bool,
    position: Position,
}

/// A line of the game, from the first move of the game on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// The place of the line in the game.
    pub path: Path,
    /// The plies of other lines that lead to it; 0 for the main line.
    pub first: usize,
    /// The reason why the moves end before the line does.
    pub stop: Option<Stop>,
    /// The end of the game by the position after its moves: mate, stalemate, or
    /// as the variant has it. No other position of a line ends the game, for
    /// moves go on from it.
    pub ending: Option<Ending>,
    /// True if White is to move at the start.
    white_begins: bool,
    /// The number of the line that this one is a variation of.
    pub(crate) parent: Option<usize>,
    /// The moves of other lines that lead to it, as far as UCI can say them: fewer than `first`
    /// where one of those lines stops.
    pub(crate) inherited: usize,
    /// Its own moves in UCI.
    pub(crate) own: Vec<String>,
}

/// The reason why the moves of a line end before it does.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stop {
    /// The plies before the one that cannot be sent to an engine.
    pub ply: usize,
    /// The text that stands there.
    pub text: String,
    /// The reason why it cannot be sent: one short line.
    pub reason: &'static str,
}

/// The place of a line in a game: from the main line, at each branch to a variation.
/// The path of the main line is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Path(pub Vec<Branch>);

/// A way from a line to one of its variations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Branch {
    /// The ply that it is an alternative to, by its number in its own line,
    /// from 0.
    pub ply: usize,
    /// The number of the variation among those of the ply, from 0.
    pub variation: usize,
}

/// The reason why a game has no lines for an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoLines {
    /// It is played on two boards.
    Tandem,
    /// The rules of its variant or board are not known.
    Rules,
    /// The start position cannot be played; this is why.
    Start(&'static str),
}

impl fmt::Display for NoLines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Tandem => "the game is played on two boards",
            Self::Rules => "the rules of the game are not known",
            Self::Start(why) => why,
        })
    }
}

impl core::error::Error for NoLines {}

impl Lines {
    /// The lines of a game.
    ///
    /// # Errors
    /// The game has none that could be sent to an engine.
    pub fn of(game: &Game<'_>) -> Result<Self, NoLines> {
        let board = game.board();
        let section = Section::read(game.moves.value.clone(), &board);
        Self::of_section(game, &section)
    }

    /// The same, where the moves of the game were read before.
    ///
    /// # Errors
    /// The game has no lines that could be sent to an engine.
    pub fn of_section(game: &Game<'_>, section: &Section<'_>) -> Result<Self, NoLines> {
        let board = game.board();
        let start = Start::of(game, board)?;
        let all = Walker::new(&start).walk(section);
        Ok(Self { start, board, all })
    }

    /// The beginning of the game.
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// The main line.
    ///
    /// # Panics
    /// Never: there is always one.
    pub fn main(&self) -> &GameLine {
        self.all.first().expect("every game has a main line")
    }

    /// All lines in the order of the text, the main line first.
    pub fn all(&self) -> &[GameLine] {
        &self.all
    }

    /// The line of this path.
    pub fn get(&self, path: &Path) -> Option<&GameLine> {
        self.all.iter().find(|line| line.path == *path)
    }

    /// The moves of a line in UCI from the start position on, those that lead to
    /// the line among them. Castling is the king's move, in Chess960 the king's
    /// square and the rook's.
    pub fn moves<'l>(&'l self, line: &'l GameLine) -> Vec<&'l str> {
        let mut parts = Vec::new();
        let (mut next, mut end) = (Some(line), line.plies());
        while let Some(line) = next {
            parts.push(line.own.get(..end - line.inherited).unwrap_or_default());
            end = line.inherited;
            next = line.parent.and_then(|parent| self.all.get(parent));
        }
        let moves = parts.into_iter().rev().flatten();
        moves.map(String::as_str).collect()
    }

    /// The `position` command for the position after so many plies of a line,
    /// those that lead to the line included.
    pub fn command(&self, line: &GameLine, plies: usize) -> String {
        let mut command = String::from("position ");
        if self.start.is_standard {
            command.push_str("startpos");
        } else {
            command.push_str("fen ");
            command.push_str(&self.start.fen);
        }
        for (number, played) in self.moves(line).into_iter().take(plies).enumerate() {
            command.push_str(if number == 0 { " moves " } else { " " });
            command.push_str(played);
        }
        command
    }

    /// The position after so many plies of a line, those that lead to the
    /// line included; `None` where its moves end before.
    pub fn position(&self, line: &GameLine, plies: usize) -> Option<Position> {
        let mut position = self.start.position.clone();
        for played in self.moves(line).get(..plies)? {
            let played = position.read_uci(played).ok()?;
            position.play(&played);
        }
        Some(position)
    }

    pub(crate) const fn board(&self) -> &Board {
        &self.board
    }
}

impl GameLine {
    /// The number of moves from the start position to where they end.
    pub const fn plies(&self) -> usize {
        self.inherited + self.own.len()
    }

    /// The side to move after so many plies, those that lead to the line
    /// included.
    pub const fn to_move(&self, plies: usize) -> Side {
        if plies.is_multiple_of(2) == self.white_begins {
            Side::White
        } else {
            Side::Black
        }
    }

    /// Returns true for the main line.
    pub const fn is_main(&self) -> bool {
        self.path.0.is_empty()
    }
}

impl Start {
    fn of(game: &Game<'_>, board: Board) -> Result<Self, NoLines> {
        if board.is_tandem() {
            return Err(NoLines::Tandem);
        }
        let (variant, start) = (game.variant().to_string(), game.startposition().to_string());
        let set_up = SetUp {
            variant: &variant,
            start: &start,
            board,
        };
        let set_up = Rules.game(&set_up);
        let (replay, _) = set_up.map_err(|unplayable| NoLines::Start(unplayable.message))?;
        let position = replay.position(None).ok_or(NoLines::Rules)?;
        Ok(Self::new(position.clone()))
    }

    /// The start at a position.
    pub(crate) fn new(position: Position) -> Self {
        let fen = position.fen();
        Self {
            variant: position.variant(),
            is_standard: fen == Position::standard(position.variant()).fen(),
            is_chess960: position.is_chess960(),
            fen,
            position,
        }
    }

    /// The form of castling in the moves of the lines.
    pub const fn castling(&self) -> CastlingForm {
        if self.is_chess960 {
            CastlingForm::Rook
        } else {
            CastlingForm::King
        }
    }

    /// The position.
    pub const fn position(&self) -> &Position {
        &self.position
    }
}

/// Goes through the lines of a section.
struct Walker<'s> {
    start: &'s Start,
    done: Vec<(usize, GameLine)>,
    open: Vec<Open>,
}

/// A line that is being walked through.
struct Open {
    /// Its place among the lines; none where nothing leads to it.
    number: Option<usize>,
    line: GameLine,
    now: State,
    /// The same before the last ply.
    before: State,
    plies: usize,
    variations: usize,
    /// A word that is no move, if no move came after it.
    unread: Option<String>,
}

/// The state of a line while it is walked.
#[derive(Clone)]
struct State {
    /// The position after its moves.
    position: Position,
    /// The number of moves that lead here.
    moves: usize,
    stop: Option<Stop>,
}

impl<'s> Walker<'s> {
    const fn new(start: &'s Start) -> Self {
        Self {
            start,
            done: Vec::new(),
            open: Vec::new(),
        }
    }

    fn walk(mut self, section: &Section<'_>) -> Vec<GameLine> {
        let mut count = 0;
        for step in section.line.walk() {
            match step {
                Step::Enter { .. } => {
                    let open = self.enter(count);
                    count += usize::from(open.number.is_some());
                    self.open.push(open);
                }
                Step::Ply { ply, .. } => {
                    if let Some(open) = self.open.last_mut() {
                        open.play(&ply.played(), ply.text(), self.start.castling());
                    }
                }
                Step::Item(Item::Unread(word)) => {
                    if let Some(open) = self.open.last_mut()
                        && open.unread.is_none()
                    {
                        open.unread = Some(word.clone().into_owned());
                    }
                }
                Step::Item(_) => {}
                Step::Leave => {
                    if let Some(open) = self.open.pop()
                        && let Some(number) = open.number
                    {
                        let mut line = open.line;
                        line.ending = open.now.position.ended();
                        line.stop = open.now.stop;
                        self.done.push((number, line));
                    }
                }
            }
        }
        self.done.sort_by_key(|(number, _)| *number);
        self.done.into_iter().map(|(_, line)| line).collect()
    }

    fn enter(&mut self, number: usize) -> Open {
        let Some(parent) = self.open.last_mut() else {
            let state = State {
                position: self.start.position.clone(),
                moves: 0,
                stop: None,
            };
            let line = GameLine {
                path: Path::default(),
                first: 0,
                stop: None,
                ending: None,
                white_begins: self.start.position.turn() == cif_text::legality::Side::White,
                parent: None,
                inherited: 0,
                own: Vec::new(),
            };
            return Open::new(Some(number), line, state);
        };
        let state = parent.before.clone();
        let branch = parent.plies.checked_sub(1).map(|ply| Branch {
            ply,
            variation: parent.variations,
        });
        parent.variations += 1;
        let mut path = parent.line.path.clone();
        path.0.extend(branch);
        let line = GameLine {
            path,
            first: parent.line.first + branch.map_or(0, |branch| branch.ply),
            stop: None,
            ending: None,
            white_begins: parent.line.white_begins,
            parent: parent.number,
            inherited: state.moves,
            own: Vec::new(),
        };
        // A variation of nothing cannot be found again.
        let is_reached = branch.is_some() && parent.number.is_some();
        Open::new(is_reached.then_some(number), line, state)
    }
}

impl Open {
    fn new(number: Option<usize>, line: GameLine, state: State) -> Self {
        Self {
            number,
            line,
            before: state.clone(),
            now: state,
            plies: 0,
            variations: 0,
            unread: None,
        }
    }

    fn play(&mut self, played: &Move<'_>, text: &str, castling: CastlingForm) {
        let ply = self.line.first + self.plies;
        self.plies += 1;
        self.variations = 0;
        let unread = self.unread.take();
        if self.now.stop.is_none()
            && let Some(text) = unread
        {
            let reason = "this is no move";
            self.now.stop = Some(Stop { ply, text, reason });
        }
        self.before.clone_from(&self.now);
        if self.now.stop.is_some() {
            return;
        }
        let uci = self.now.position.uci(played, castling);
        let verdict = self.now.position.play(played);
        self.now.stop = inexpressible(&verdict).map(|reason| Stop {
            ply,
            text: text.to_owned(),
            reason,
        });
        if self.now.stop.is_none() {
            self.line.own.push(uci);
            self.now.moves += 1;
        } else {
            self.now.position.clone_from(&self.before.position);
        }
    }
}

/// The reason why UCI has no word for a move.
fn inexpressible(verdict: &Verdict) -> Option<&'static str> {
    if !verdict.is_legal() {
        return Some(verdict.reason);
    }
    match verdict.special {
        Some(Special::Null) => Some("engines know no null moves"),
        Some(Special::HandicapCastling | Special::MirroredCastling) => {
            Some("engines do not know this kind of castling")
        }
        _ => None,
    }
}
