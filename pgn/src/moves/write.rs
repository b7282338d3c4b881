//! The move section as words of movetext.

use cif_chess::Game as Replay;
use cif_text::board::Board;
use cif_text::legality::{Play, Side};
use cif_text::moves::{Move, Token, tokens};
use cif_text::tables::items;
use cif_types::{Comment, Game, TextFormat, VariationNode};

use super::names;
use super::notes::{Note, Row, TABLES, commands};
use crate::layout::Word;
use crate::report::Loss;

/// Words, and what did not become one.
pub(crate) struct Written {
    pub(crate) words: Vec<Word>,
    pub(crate) losses: Vec<Loss>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Start,
    Move,
    Number,
    Close,
    Gap,
}

struct Level<'n> {
    nodes: &'n [VariationNode<'n>],
    next: usize,
    /// Nodes before this one have been written with their move.
    gathered: usize,
    /// Commands of the ply, to be written with its first comment.
    pending: String,
    last: Last,
    needs_number: bool,
    has_moves: bool,
}

impl<'n> Level<'n> {
    const fn new(nodes: &'n [VariationNode<'n>]) -> Self {
        Self {
            nodes,
            next: 0,
            gathered: 0,
            pending: String::new(),
            last: Last::Start,
            needs_number: true,
            has_moves: false,
        }
    }
}

struct Writer<'n> {
    words: Vec<Word>,
    losses: Vec<Loss>,
    levels: Vec<Level<'n>>,
    replay: Replay,
    has_rules: bool,
    /// To be added to the numbers of the position.
    number_offset: i64,
    tables: Vec<Vec<&'n str>>,
    ply: usize,
    language: Option<&'n str>,
    has_result: bool,
}

/// Writes the moves of a game, comments in one language if one is asked for.
pub(crate) fn write<'n>(
    game: &'n Game<'n>,
    replay: Option<Replay>,
    result: &str,
    language: Option<&'n str>,
) -> Written {
    let replay_number = replay
        .as_ref()
        .and_then(|replay| replay.position(None))
        .map(|position| i64::from(position.move_number()));
    let first = game.moves.movenumber.as_ref();
    let first: Option<i64> = first.and_then(|number| number.value.to_string().parse().ok());
    let mut writer = Writer {
        words: Vec::new(),
        losses: Vec::new(),
        levels: vec![Level::new(&game.moves.base.nodes)],
        has_rules: replay_number.is_some(),
        replay: replay.unwrap_or_default(),
        number_offset: first.map_or(0, |first| first - replay_number.unwrap_or(1)),
        tables: Vec::new(),
        ply: 0,
        language,
        has_result: false,
    };
    writer.take_tables(game);
    writer.run();
    if !writer.has_result {
        writer.words.push(Word::plain(result));
    }
    Written {
        words: writer.words,
        losses: writer.losses,
    }
}

impl<'n> Writer<'n> {
    fn lose(&mut self, what: impl Into<std::borrow::Cow<'static, str>>) {
        let ply = Some(self.replay.plies(None));
        let what = what.into();
        self.losses.push(Loss { what, ply });
    }

    fn take_tables(&mut self, game: &'n Game<'n>) {
        self.tables = vec![Vec::new(); TABLES.len()];
        let Some(info) = game.info.moveinfo.first() else {
            return;
        };
        for table in &info.table {
            if table.engine.is_some() {
                self.losses.push(Loss {
                    what: "table/@engine".into(),
                    ply: None,
                });
            }
            let content = table.content.value;
            let at = TABLES.iter().position(|(known, _)| *known == content);
            match at.and_then(|at| self.tables.get_mut(at)) {
                Some(slot) if slot.is_empty() => {
                    slot.extend(items(table.text.value.as_str()).map(|item| item.text));
                }
                _ => {
                    let what = format!("table {}", content.as_str());
                    self.losses.push(Loss {
                        what: what.into(),
                        ply: None,
                    });
                }
            }
        }
    }

    fn row(&self) -> Row {
        let mut row = Row::default();
        for (slot, table) in row.iter_mut().zip(&self.tables) {
            let item = table.get(self.ply).filter(|item| !item.trim().is_empty());
            *slot = item.map(|item| (*item).to_owned());
        }
        row
    }

    fn run(&mut self) {
        while let Some(level) = self.levels.last_mut() {
            let at = level.next;
            let nodes = level.nodes;
            let Some(node) = nodes.get(at) else {
                self.flush();
                self.levels.pop();
                if let Some(parent) = self.levels.last_mut() {
                    parent.last = Last::Close;
                    parent.needs_number = true;
                    self.words.push(Word::close());
                    self.replay.leave_variation();
                }
                continue;
            };
            level.next += 1;
            self.node(node, at);
        }
        let longest = self.tables.iter().map(Vec::len).max().unwrap_or_default();
        if longest > self.ply {
            self.lose("table items behind the last ply");
        }
    }

    fn level(&mut self) -> Option<&mut Level<'n>> {
        self.levels.last_mut()
    }

    fn node(&mut self, node: &'n VariationNode<'n>, at: usize) {
        match node {
            VariationNode::Text(text) => self.text(text, at),
            VariationNode::Prologue(it) => {
                self.flush();
                self.comment(it);
            }
            VariationNode::Prelude(it) => {
                self.flush();
                let notes: Vec<_> = it.items.iter().map(Note::of_choice).collect();
                self.gather(&Row::default(), &notes);
                self.flush();
            }
            VariationNode::Pre(it) => {
                self.flush();
                let last = self.level().map_or(Last::Start, |level| level.last);
                if !matches!(last, Last::Close | Last::Gap | Last::Number) {
                    self.number();
                }
                self.comment(it);
            }
            VariationNode::Post(it) => self.post(it),
            VariationNode::Epilogue(it) => {
                self.flush();
                let Some(text) = self.content(it) else { return };
                let gap = self.level().is_some_and(|level| {
                    level.has_moves && !matches!(level.last, Last::Close | Last::Gap)
                });
                if gap {
                    self.words.push(Word::plain("{}"));
                    if let Some(level) = self.level() {
                        level.last = Last::Gap;
                    }
                }
                self.push_comment(text);
            }
            VariationNode::Var(it) => {
                self.flush();
                let nodes = &it.nodes;
                let is_empty = nodes.iter().all(
                    |node| matches!(node, VariationNode::Text(text) if text.trim().is_empty()),
                );
                if is_empty {
                    self.lose("an empty var");
                    return;
                }
                if self.level().is_some_and(|level| !level.has_moves) {
                    self.lose("var before the first move of its line");
                }
                self.words.push(Word::open());
                self.replay.enter_variation();
                self.levels.push(Level::new(nodes));
            }
            VariationNode::Tag(it) if names::TOKENS.contains(&it.name.as_str()) => {
                self.flush();
                self.token(it.name.as_str(), &it.text.value);
            }
            VariationNode::Startstyle(_) => self.lose("startstyle"),
            VariationNode::Endstyle(_) => self.lose("endstyle"),
            VariationNode::Link(_) => self.lose("link"),
            VariationNode::Draw(_) => self.lose("draw"),
            _ => {
                if self.level().is_some_and(|level| at >= level.gathered) {
                    self.flush();
                    self.gather_from(at, &Row::default());
                }
            }
        }
    }

    /// A tag that stands for a token.
    fn token(&mut self, name: &str, text: &str) {
        match name {
            names::RESULT => {
                self.has_result |= self.levels.len() == 1;
                if !text.is_empty() {
                    self.words.push(Word::plain(text));
                }
            }
            names::NAG => self.words.push(Word::plain(&format!("${text}"))),
            names::RESERVED => self.words.push(Word::plain(&format!("<{text}>"))),
            names::ESCAPE => self.words.push(Word::escape(text)),
            _ => self.words.push(Word::raw(text)),
        }
        if let Some(level) = self.level() {
            level.needs_number = true;
            if name == names::MOVETEXT && text.trim_start().starts_with('(') {
                level.last = Last::Close;
            }
        }
    }

    fn text(&mut self, text: &'n str, at: usize) {
        let board = Board::default();
        let mut found = tokens(text, &board).peekable();
        while let Some(next) = found.next() {
            match next.token {
                Token::Move(played) => {
                    self.flush();
                    self.played(&played);
                    let row = if self.levels.len() == 1 {
                        self.row()
                    } else {
                        Row::default()
                    };
                    if self.levels.len() == 1 {
                        self.ply += 1;
                    }
                    let more = found.clone().any(|it| matches!(it.token, Token::Move(_)));
                    if more {
                        self.gather(&row, &[]);
                    } else {
                        self.gather_from(at + 1, &row);
                    }
                }
                Token::Nag(nag) => self.words.push(Word::plain(&format!("${nag}"))),
                Token::Malformed(_) => {
                    let bad = text.get(next.range).unwrap_or_default().to_owned();
                    self.lose(format!("the malformed move `{bad}`"));
                }
            }
        }
    }

    fn played(&mut self, played: &Move<'_>) {
        let turn = self.replay.turn(None);
        let needs = self
            .level()
            .is_some_and(|level| level.needs_number && level.last != Last::Number);
        let after_number = self.level().is_some_and(|level| level.last == Last::Number);
        if !after_number && (needs || turn == Some(Side::White)) {
            self.number();
        }
        let san = match self.replay.position(None) {
            Some(position) if self.has_rules => position.san(played),
            _ => {
                self.lose("a move without known rules");
                played.to_string()
            }
        };
        self.words.push(Word::plain(&san));
        self.replay.play(played);
        if let Some(level) = self.level() {
            level.last = Last::Move;
            level.needs_number = false;
            level.has_moves = true;
        }
    }

    fn number(&mut self) {
        let position = self.replay.position(None);
        let number = position.map_or(1, |position| i64::from(position.move_number()));
        let number = number.saturating_add(self.number_offset);
        let dots = if self.replay.turn(None) == Some(Side::Black) {
            "..."
        } else {
            "."
        };
        self.words.push(Word::plain(&format!("{number}{dots}")));
        if let Some(level) = self.level() {
            level.last = Last::Number;
        }
    }

    /// Takes the data of a ply from the nodes behind it.
    fn gather_from(&mut self, from: usize, row: &Row) {
        let Some(level) = self.levels.last_mut() else {
            return;
        };
        let mut notes = Vec::new();
        let mut at = from;
        while let Some(node) = level.nodes.get(at) {
            match node {
                VariationNode::Text(text) => {
                    let board = Board::default();
                    if tokens(text, &board).any(|it| matches!(it.token, Token::Move(_))) {
                        break;
                    }
                }
                VariationNode::Var(_)
                | VariationNode::Pre(_)
                | VariationNode::Prologue(_)
                | VariationNode::Epilogue(_) => break,
                VariationNode::Tag(tag) if names::TOKENS.contains(&tag.name.as_str()) => break,
                _ => notes.extend(Note::of_node(node)),
            }
            at += 1;
        }
        level.gathered = at;
        self.gather(row, &notes);
    }

    fn gather(&mut self, row: &Row, notes: &[Note<'n>]) {
        let found = commands(row, notes);
        for what in found.losses {
            self.lose(what);
        }
        if let Some(level) = self.level() {
            level.pending = found.text;
        }
    }

    /// Writes commands that no comment has taken up.
    fn flush(&mut self) {
        let Some(level) = self.level() else { return };
        if level.pending.is_empty() {
            return;
        }
        let text = core::mem::take(&mut level.pending);
        level.needs_number = true;
        self.words.push(Word::comment(&text));
    }

    fn post(&mut self, comment: &Comment<'_>) {
        let Some(level) = self.level() else { return };
        let mut text = core::mem::take(&mut level.pending);
        if let Some(own) = self.content(comment) {
            if !text.is_empty() && !own.is_empty() {
                text.push(' ');
            }
            text.push_str(own);
        }
        self.push_comment(&text);
    }

    fn comment(&mut self, comment: &Comment<'_>) {
        if let Some(text) = self.content(comment) {
            self.push_comment(text);
        }
    }

    /// The text of a comment, unless it is in another language.
    fn content<'c>(&mut self, comment: &'c Comment<'_>) -> Option<&'c str> {
        let language = comment.lang.as_ref().map(|lang| lang.value.to_string());
        match (language.as_deref(), self.language) {
            (None | Some("*"), _) => {}
            (Some(language), Some(asked)) if language != asked => {
                self.lose(format!("a comment in the language {language}"));
                return None;
            }
            (Some(_), _) => self.lose("the language of a comment"),
        }
        if comment
            .format
            .as_ref()
            .is_some_and(|it| it.value != TextFormat::Plain)
        {
            self.lose("the format of a comment");
        }
        let text = &comment.text.value;
        if text.trim() != &**text {
            self.lose("the blanks around a comment");
        }
        Some(text.trim())
    }

    fn push_comment(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        if text.contains("\n[Event \"") {
            self.lose("a tag pair in a comment");
            self.words
                .push(Word::comment(&text.replace("\n[Event \"", " [Event \"")));
        } else if !text.contains(['{', '}']) {
            self.words.push(Word::comment(text));
        } else if !text.contains(['\n', '\r']) {
            self.words.push(Word::line_comment(text));
        } else {
            self.lose("a comment of several lines with braces in one piece");
            for line in text
                .split(['\n', '\r'])
                .filter(|line| !line.trim().is_empty())
            {
                self.words.push(Word::line_comment(line.trim()));
            }
        }
        if let Some(level) = self.level() {
            level.needs_number = level.last != Last::Number;
        }
    }
}
