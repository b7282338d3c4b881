//! The move section as words of movetext.

use std::borrow::Cow;

use cif_chess::Game as Replay;
use cif_text::board::Board;
use cif_text::legality::{Play, Side};
use cif_text::moves::{Action, Located, Move, Token, tokens};
use cif_text::square::BoardLetter;
use cif_text::tables::items;
use cif_types::{Engines, Game, VariationNode, model::Result as Score};

use super::level::{End, Level, is_played};
use super::line::Last;
use super::notes::Note;
use super::ply::Ply;
use super::scores::{Scores, more_than_plies};
use super::setting::Setting;
use super::table::{ByTable, Row, Table};
use super::{names, notation, spelling};
use crate::command::Notation;
use crate::ending::{meaning, result_for};
use crate::flat;
use crate::layout::{Layout, Word, Words};
use crate::players::Players;
use crate::report::Loss;

/// Words, and what they show.
pub(crate) struct Written {
    pub(crate) words: Words,
    /// The plies of the main line.
    pub(crate) plies: usize,
    /// The result that stands behind the moves.
    pub(crate) result: Option<Score>,
    /// The result by the rules, where the game has ended by them.
    pub(crate) ruled: Option<Score>,
    /// Some of the words are text that was kept.
    pub(crate) has_kept: bool,
}

/// The loss of a variation without anything in it.
const EMPTY: &str = "an empty var";

/// Options for writing moves.
// Each is a fact of its own.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy)]
pub(crate) struct WriteOptions<'n> {
    /// The layout of the words.
    pub(crate) layout: Layout,
    /// The result of the game.
    pub(crate) result: &'n str,
    /// The language of the comments, as [`language::key`](cif_text::language::key) gives it.
    pub(crate) language: Option<&'n str>,
    /// No tag pair gives a result that is known: whoever reads it takes that of the movetext.
    pub(crate) is_open: bool,
    /// A tag pair says that `0-0` is the result.
    pub(crate) has_zeros: bool,
    /// No tag pair stands before them.
    pub(crate) is_tagless: bool,
    /// By the tag pairs alone it would be one of other boards: of two instead of one, or of one.
    pub(crate) is_of_other_boards: bool,
    /// Whoever reads the tag pairs knows the rules.
    pub(crate) is_readable: bool,
}

/// The tables of a board, and how many of its plies have been written.
#[derive(Default)]
pub(super) struct Tables<'n> {
    items: ByTable<Vec<&'n str>>,
    pub(super) ply: usize,
}

// Each is a fact of its own.
#[allow(clippy::struct_excessive_bools)]
pub(super) struct Writer<'n> {
    pub(super) words: Words,
    /// Takes what did not become a word.
    pub(super) report: &'n mut dyn FnMut(Loss),
    pub(super) levels: Vec<Level<'n>>,
    pub(super) replay: Replay,
    pub(super) has_rules: bool,
    pub(super) notation: Notation,
    /// To be added to the numbers of the position.
    pub(super) number_offset: i64,
    /// A number stands in the main line.
    pub(super) is_numbered: bool,
    pub(super) tables: [Tables<'n>; 2],
    pub(super) scores: Scores<'n>,
    /// There is an item in one of them.
    has_tables: bool,
    pub(super) options: WriteOptions<'n>,
    pub(super) has_result: bool,
    /// The meaning of that result.
    pub(super) result: Option<Score>,
    /// It has been said that a move lacks its flag.
    has_unmarked: bool,
    /// Some of the words are text that was kept.
    pub(super) has_kept: bool,
    /// The board of the first move, in a tandem game.
    pub(super) first: Option<BoardLetter>,
    /// Something has been written by which a game is seen to begin.
    pub(super) is_begun: bool,
    /// The last node of the main line that is no comment, nor the like.
    pub(super) last_played: Option<usize>,
    /// True if there are moves, or text that was kept for them.
    pub(super) has_moves: bool,
    pub(super) board: Board,
    /// The memory for the next move or number.
    pub(super) word: String,
}

/// Writes the moves of a game, comments in one language if one is asked for, and reports what is
/// lost.
pub(crate) fn write<'n>(
    game: &'n Game<'n>,
    replay: Option<Replay>,
    options: WriteOptions<'n>,
    (engines, players): (&Engines<'_>, &Players),
    report: &'n mut dyn FnMut(Loss),
) -> Written {
    let board = game.board();
    let nodes = &game.moves.base.nodes;
    let has_rules = replay
        .as_ref()
        .is_some_and(|replay| replay.position(None).is_some());
    let mut writer = Writer {
        words: Words::new(options.layout),
        report,
        levels: vec![Level::new(nodes)],
        has_rules,
        notation: notation::of_nodes(nodes),
        replay: replay.unwrap_or_default(),
        number_offset: 0,
        is_numbered: false,
        tables: Default::default(),
        scores: Scores::default(),
        has_tables: false,
        options,
        has_result: false,
        result: None,
        has_unmarked: false,
        has_kept: false,
        first: first_board(nodes, board).or(board.is_tandem().then_some(BoardLetter::A)),
        is_begun: false,
        last_played: nodes.iter().rposition(is_played),
        has_moves: !nodes.iter().all(is_beside_moves),
        board,
        word: String::with_capacity(8),
    };
    writer.take_number(&game.moves);
    writer.take_tables(game, engines, players);
    let begins_with_comment = matches!(
        nodes.first(),
        Some(VariationNode::Prologue(_) | VariationNode::Prelude(_))
    );
    if options.is_tagless && begins_with_comment && !writer.has_moves {
        // Else its comments would be of the game before.
        writer.begin_game();
    }
    writer.run();
    writer.number_without_move();
    let ended = writer.replay.ended();
    let ruled = ended.map(|ending| result_for(ending.winner));
    if !writer.has_result {
        if options.is_tagless || options.is_of_other_boards {
            writer.begin_game();
        }
        writer.words.push(&Word::plain(options.result));
        writer.result = meaning(options.result);
    } else if !writer.is_begun {
        // Else it would be of one game with the next.
        writer.begin_game();
    }
    Written {
        words: writer.words,
        plies: writer.tables.iter().map(|tables| tables.ply).sum(),
        result: writer.result,
        ruled: ruled.filter(|_| has_rules && !board.is_tandem()),
        has_kept: writer.has_kept,
    }
}

/// Returns whether a piece moves no more than once.
fn is_single(played: &Move<'_>) -> bool {
    !matches!(played.action(), Action::Legs(legs) if !legs.is_single())
}

/// Returns whether it is no move, nor kept as one.
fn is_beside_moves(node: &VariationNode<'_>) -> bool {
    !is_played(node)
        && !matches!(node, VariationNode::Tag(tag) if tag.name.as_str() == names::MOVETEXT)
}

/// The board of the first move in a text, of a tandem game.
pub(super) fn board_in(text: &str, board: Board) -> Option<BoardLetter> {
    // No move of another game names one: not a reason to read them all.
    let mut found = board.is_tandem().then(|| tokens(text, &board))?;
    found.find_map(|found| match found.token {
        Token::Move(played) => played.tandem_board(),
        _ => None,
    })
}

/// The board of the first move of a line.
fn first_board(nodes: &[VariationNode<'_>], board: Board) -> Option<BoardLetter> {
    nodes.iter().find_map(|node| match node {
        VariationNode::Text(text) => board_in(text, board),
        _ => None,
    })
}

/// Returns whether there are moves, or text for them, whose numbers name the boards of a game.
pub(crate) fn has_movetext(game: &Game<'_>) -> bool {
    let is_text = |node: &VariationNode<'_>| matches!(node, VariationNode::Tag(tag) if tag.name.as_str() == names::MOVETEXT);
    game.has_moves() || game.moves.base.nodes.iter().any(is_text)
}

impl<'n> Writer<'n> {
    pub(super) fn lose(&mut self, what: impl Into<Cow<'static, str>>) {
        let ply = Some(self.replay.plies(None));
        let what = what.into();
        (self.report)(Loss { what, ply });
    }

    fn take_tables(&mut self, game: &'n Game<'n>, engines: &Engines<'_>, players: &Players) {
        let takes_scores = self.has_rules && !self.board.is_tandem();
        // One item behind the last ply tells that there are such.
        let most = more_than_plies(game);
        // Sections beyond those of the boards are lost as a whole.
        let boards = if self.board.is_tandem() { 2 } else { 1 };
        let sections = game.info.moveinfo.iter().take(boards);
        for (info, tables) in sections.zip(&mut self.tables) {
            for table in &info.table {
                let content = table.content.value;
                if takes_scores && self.scores.take(&table.value, engines, players) {
                    continue;
                }
                if table.engine.is_some() {
                    (self.report)(Loss::whole("table/@engine"));
                }
                match Table::of_content(content).map(|table| &mut tables.items[table]) {
                    Some(slot) if slot.is_empty() => {
                        let items = items(table.text.value.as_str()).take(most);
                        slot.extend(items.map(|item| item.text));
                    }
                    _ => (self.report)(Loss::whole(format!("table {}", content.as_str()))),
                }
            }
        }
        let has_items = |tables: &Tables<'_>| tables.items.iter().any(|(_, it)| !it.is_empty());
        self.has_tables = !self.scores.is_empty() || self.tables.iter().any(has_items);
    }

    /// The items of the next ply of the main line, which is played on this
    /// board; none where there is no table.
    fn row(&mut self, board: Option<BoardLetter>) -> Option<Row<'n>> {
        let at = board.map_or(0, |board| usize::from(board.index()));
        let is_main = self.levels.len() == 1;
        let tables = self.tables.get_mut(at).filter(|_| is_main);
        if !self.has_tables {
            if let Some(tables) = tables {
                tables.ply += 1;
            }
            return None;
        }
        let mut row = Row::default();
        if let Some(tables) = tables {
            for (table, slot) in row.iter_mut() {
                let item = tables.items[table].get(tables.ply);
                let item = item.filter(|item| !item.trim().is_empty());
                *slot = item.map(|item| Cow::Borrowed(*item));
            }
            tables.ply += 1;
        }
        Some(row)
    }

    fn run(&mut self) {
        self.begin();
        while let Some(level) = self.levels.last_mut() {
            let at = level.next;
            let nodes = level.nodes;
            let Some(node) = nodes.get(at) else {
                self.flush();
                if self.levels.len() == 1 {
                    break;
                }
                if self.levels.pop().is_some_and(|it| !it.says_something) {
                    self.lose(EMPTY);
                }
                let parent = self.level();
                parent.says_something = true;
                parent.last = Last::Close;
                parent.needs_number = true;
                self.words.push(&Word::close());
                self.replay.leave_variation();
                continue;
            };
            level.next += 1;
            self.node(node, at);
        }
        let longer = |tables: &Tables<'_>| {
            let longest = tables.items.iter().map(|(_, items)| items.len()).max();
            longest.unwrap_or_default() > tables.ply
        };
        let plies = self.tables.first().map_or(0, |tables| tables.ply);
        if self.tables.iter().any(longer) || self.scores.are_longer_than(plies) {
            self.lose("a table item behind the last ply");
        }
    }

    /// The line being written; there is always one.
    pub(super) fn level(&mut self) -> &mut Level<'n> {
        if self.levels.is_empty() {
            self.levels.push(Level::new(&[]));
        }
        let last = self.levels.len() - 1;
        &mut self.levels[last]
    }

    /// Takes the data of the start position, which come first.
    fn begin(&mut self) {
        let mut ply = Ply::default();
        let nodes = self.level().nodes;
        let mut begin = 0;
        for node in nodes {
            match node {
                VariationNode::Prologue(it) if self.is_wanted(it) => {
                    ply.posts.push(flat::trim(&it.text.value));
                }
                VariationNode::Prelude(it) if it.items.is_empty() => {
                    self.lose("an empty prelude");
                }
                VariationNode::Prelude(it) => {
                    ply.notes.extend(it.items.iter().map(Note::of_choice));
                }
                VariationNode::Text(text) if text.trim().is_empty() => {}
                VariationNode::Prologue(_) => {}
                _ => break,
            }
            begin += 1;
        }
        self.level().begin = begin;
        let setting = Setting::start(self.replay.turn(None));
        if !ply.notes.is_empty() || ply.holds(setting) {
            self.gather(&Row::default(), &ply, setting);
        }
    }

    fn node(&mut self, node: &'n VariationNode<'n>, at: usize) {
        if self.is_swallowed(node) {
            self.level().end = End::Said;
            self.lose("what stands behind a tag that ends its line");
        }
        match node {
            VariationNode::Text(text) => self.text(text, at),
            VariationNode::Prologue(it) => {
                if at >= self.level().begin {
                    self.lose("the place of a prologue behind the beginning of its line");
                }
                self.comment_with_commands(it);
            }
            VariationNode::Prelude(_) => {
                self.flush();
                if at >= self.level().begin {
                    self.lose("a prelude behind the beginning of its line");
                }
            }
            VariationNode::Pre(it) => {
                self.flush();
                let level = self.level();
                let last = level.last;
                if !level.is_before_move(at) {
                    self.lose("the place of a pre without a move behind it");
                }
                match last {
                    Last::Close | Last::Gap | Last::Number => {}
                    // Behind a result a number would be text, or begin another game.
                    Last::Start if self.has_result => {}
                    Last::Move if self.has_result => self.gap(),
                    Last::Start | Last::Move => self.number_before(at),
                }
                self.comment(it);
            }
            VariationNode::Post(it) => {
                if self.is_misplaced(at) {
                    self.lose("the place of a post that is not next to its move");
                }
                self.comment_with_commands(it);
            }
            VariationNode::Epilogue(it) => {
                self.flush();
                let Some(text) = self.content(it) else { return };
                let level = self.level();
                if text.is_empty() {
                    self.lose("an empty comment");
                } else if !level.has_moves {
                    self.lose("the place of an epilogue in a line without moves");
                } else if level.is_before_move(at) {
                    self.lose("the place of an epilogue before the end of its line");
                } else if !matches!(level.last, Last::Close | Last::Gap) {
                    self.gap();
                }
                self.push_comment(text);
            }
            VariationNode::Var(it) => self.open(&it.nodes),
            VariationNode::Tag(it) if names::TOKENS.contains(&it.name.as_str()) => {
                self.flush();
                self.token(it.name.as_str(), &it.text.value, at);
            }
            VariationNode::Startstyle(_) => self.lose("startstyle"),
            VariationNode::Endstyle(_) => self.lose("endstyle"),
            VariationNode::Link(_) => self.lose("link"),
            VariationNode::Draw(_) => self.lose("draw"),
            _ => {
                if at >= self.level().gathered {
                    self.flush();
                    self.gather_from(at, Row::default());
                }
            }
        }
    }

    fn open(&mut self, nodes: &'n [VariationNode<'n>]) {
        self.flush();
        let is_blank = |node: &VariationNode<'_>| matches!(node, VariationNode::Text(it) if it.trim().is_empty());
        if nodes.iter().all(is_blank) {
            self.lose(EMPTY);
            return;
        }
        if !self.level().has_moves {
            self.lose("var before the first move of its line");
        }
        self.is_begun = true;
        self.words.push(&Word::open());
        self.replay.enter_variation();
        self.levels.push(Level::new(nodes));
        self.begin();
    }

    /// An empty comment, which parts what stands before it from what follows.
    pub(super) fn gap(&mut self) {
        self.words.push(&Word::plain("{}"));
        self.level().last = Last::Gap;
    }

    fn text(&mut self, text: &'n str, at: usize) {
        let board = self.board;
        let mut found = tokens(text, &board).peekable();
        while let Some(next) = found.next() {
            match next.token {
                Token::Move(played) => {
                    self.flush();
                    let on = played.tandem_board();
                    self.played(&played, on);
                    let is_move = |it: &Located<'_>| matches!(it.token, Token::Move(_));
                    let is_followed =
                        found.peek().is_some_and(is_move) || found.clone().any(|it| is_move(&it));
                    let row = self.row(on);
                    if !is_followed {
                        self.gather_from(at + 1, row.unwrap_or_default());
                    } else if let Some(row) = row {
                        self.gather_of_main(row, &Ply::default());
                    }
                }
                Token::Nag(nag) => {
                    if !self.level().has_moves {
                        self.lose("the place of a NAG before the first move");
                    }
                    self.is_begun = true;
                    self.level().says_something = true;
                    self.words.push(&Word::nag(itoa::Buffer::new().format(nag)));
                }
                Token::Malformed(_) => {
                    let bad = text.get(next.range).unwrap_or_default().to_owned();
                    self.lose(format!("the malformed move `{bad}`"));
                }
            }
        }
    }

    fn played(&mut self, played: &Move<'_>, on: Option<BoardLetter>) {
        let is_tandem = self.board.is_tandem();
        if is_tandem && on.is_none() {
            self.lose("a move that names no board");
        }
        let turn = self.replay.turn(on);
        let level = self.level();
        if level.last != Last::Number
            && (is_tandem || level.needs_number || turn == Some(Side::White))
        {
            self.number(on);
        }
        let mut san = core::mem::take(&mut self.word);
        san.clear();
        if !self.has_rules || self.replay.position(on).is_none() {
            self.lose("a move without known rules");
            san.push_str(&played.to_string());
            self.replay.play(played);
        } else if played.flag().is_none() && is_single(played) {
            let verdict = self.replay.play_into_san(played, &mut san);
            let is_unmarked = !verdict.flags_fit(played);
            if is_unmarked && !core::mem::replace(&mut self.has_unmarked, true) {
                self.lose("that a move lacks the flag that belongs to it");
            }
        } else {
            let position = self.replay.position(on);
            let is_whole = position.is_some_and(|it| spelling::spell(it, played, &mut san));
            if !is_whole {
                self.lose(format!("the move `{played}`, of which PGN says less"));
            }
            self.replay.play(played);
        }
        if is_tandem && san.starts_with('@') {
            san.insert(0, 'P');
        }
        self.words.push(&Word::plain(san.as_str()));
        self.word = san;
        let level = self.level();
        level.last = Last::Move;
        level.needs_number = false;
        level.has_moves = true;
        level.says_something = true;
    }
}
