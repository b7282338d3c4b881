//! The movetext into a move section: moves by the rules of chess, comments by
//! the place they stand in, and everything else kept as tags in its place.

use std::borrow::Cow;

use cif_chess::{Game as Replay, NotationError};
use cif_text::legality::{Play, Standing};
use cif_types::{
    Comment, CommentLanguage, MoveInfo, MoveInfoItems, MoveInfoTable, MoveSection, Nested,
    UnknownLanguage, Variation, VariationNode,
};

use super::names;
use super::notes::{Row, TABLES};
use super::plan::plan;
use crate::head;
use crate::import::Desk;
use crate::report::FindingKind;
use crate::text::{Kind, Token};

/// What the movetext becomes.
pub(crate) struct Moves {
    pub(crate) section: MoveSection<'static>,
    pub(crate) tables: Option<MoveInfo<'static>>,
}

/// Where the text stands in its line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Start,
    Move,
    Number,
    Close,
    /// An empty comment.
    Gap,
}

/// What comes next in a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    More,
    /// A result that is kept as a tag.
    Result,
    End,
}

/// A line being read.
struct Line {
    nodes: Vec<VariationNode<'static>>,
    /// Moves and NAGs not yet in a node.
    words: String,
    has_moves: bool,
    last: Last,
    /// Comments behind a move.
    posts: Vec<String>,
    /// Comments that belong to the next move, or to the end of the line.
    between: Vec<String>,
    /// Commands with no text behind them have come last.
    is_bare: bool,
    /// The move has had its comments.
    is_commented: bool,
}

impl Line {
    const fn new() -> Self {
        Self {
            nodes: Vec::new(),
            words: String::new(),
            has_moves: false,
            last: Last::Start,
            posts: Vec::new(),
            between: Vec::new(),
            is_bare: false,
            is_commented: false,
        }
    }

    fn word(&mut self, word: &str) {
        if !(self.words.is_empty() && self.nodes.is_empty()) {
            self.words.push(' ');
        }
        self.words.push_str(word);
    }

    /// Adds a NAG. Commands before it need a comment to stand in, or they
    /// would be written behind it.
    fn nag(&mut self, nag: u16) {
        if core::mem::take(&mut self.is_bare) {
            self.node(VariationNode::Post(comment(String::new()).into()));
        }
        self.word(&format!("${nag}"));
    }

    fn node(&mut self, node: VariationNode<'static>) {
        if !self.words.is_empty() {
            self.words.push(' ');
            let words = core::mem::take(&mut self.words);
            self.nodes.push(VariationNode::Text(
                Cow::<'static, str>::Owned(words).into(),
            ));
        }
        self.nodes.push(node);
    }

    /// Writing sets the commands of the ply before it.
    fn tag(&mut self, name: &str, text: &str) {
        self.is_commented = true;
        self.is_bare = false;
        if let Some(tag) = head::tag(name, text) {
            self.node(VariationNode::Tag(tag.into()));
        }
    }
}

fn comment(text: String) -> Comment<'static> {
    Comment {
        lang: Some(CommentLanguage::UnknownLanguage(UnknownLanguage::Any).into()),
        format: None,
        text: Cow::<'static, str>::Owned(text).into(),
    }
}

struct Reader<'d, 'g> {
    desk: &'d mut Desk<'g>,
    lines: Vec<Line>,
    replay: Replay,
    rows: Vec<Row>,
    /// The difference of the first number to that of the position.
    first_number: Option<u64>,
    depth: usize,
}

/// Reads the movetext that begins with the token `from`.
///
/// `result` is what the game's end is expected to say.
pub(crate) fn read(
    desk: &mut Desk<'_>,
    from: usize,
    replay: Option<Replay>,
    result: &str,
    depth: usize,
) -> Moves {
    let has_rules = replay
        .as_ref()
        .is_some_and(|replay| replay.position(None).is_some());
    let mut reader = Reader {
        desk,
        lines: vec![Line::new()],
        replay: replay.unwrap_or_default(),
        rows: Vec::new(),
        first_number: None,
        depth,
    };
    reader.run(from, result, has_rules);
    reader.finish()
}

impl Reader<'_, '_> {
    fn line(&mut self) -> &mut Line {
        if self.lines.is_empty() {
            self.lines.push(Line::new());
        }
        let last = self.lines.len() - 1;
        &mut self.lines[last]
    }

    fn run(&mut self, from: usize, result: &str, has_rules: bool) {
        let game = self.desk.game;
        let tokens = game.tokens();
        let mut at = from;
        let mut has_result = false;
        while let Some(token) = tokens.get(at) {
            let is_played = !matches!(
                token.kind,
                Kind::Comment | Kind::LineComment | Kind::Escape | Kind::Reserved | Kind::Result
            );
            if is_played && (has_result || !has_rules) {
                // Behind the result, or without rules, moves are mere text.
                self.settle(Next::More);
                let until = if has_result {
                    tokens.len()
                } else {
                    self.end_of_line(at)
                };
                self.raw(at, until);
                at = until;
                continue;
            }
            at += 1;
            match token.kind {
                Kind::Comment | Kind::LineComment => {
                    let text = self.desk.inner(token);
                    self.comment(text.trim().to_owned());
                }
                Kind::Escape => self.token_tag(names::ESCAPE, self.desk.game.inner_text(token)),
                Kind::Reserved => {
                    self.token_tag(names::RESERVED, self.desk.game.inner_text(token));
                }
                Kind::Result => {
                    let is_main = self.lines.len() == 1;
                    let text = self.desk.game.text(token);
                    let is_last = at == tokens.len();
                    if !(is_main && !has_result && is_last && text == result) {
                        self.token_tag(names::RESULT, text);
                    }
                    has_result |= is_main;
                }
                Kind::Number => self.number(token),
                Kind::Suffix => {}
                Kind::Nag | Kind::Glyph(_) => self.nag(token),
                Kind::Move => {
                    if !self.played(token) {
                        let until = self.end_of_line(at - 1);
                        self.raw(at - 1, until);
                        at = until;
                    }
                }
                Kind::Open => {
                    if let Some(until) = self.open(at - 1) {
                        at = until;
                    }
                }
                Kind::Close if self.lines.len() > 1 => self.close(),
                Kind::Close | Kind::Unknown | Kind::Tag => {
                    self.token_tag(names::UNKNOWN, self.desk.game.text(token));
                }
            }
        }
        while self.lines.len() > 1 {
            self.close();
        }
        if !has_result {
            self.token_tag(names::RESULT, Cow::Borrowed(""));
        }
    }

    /// The token that ends the line in which this one stands.
    fn end_of_line(&self, from: usize) -> usize {
        let tokens = self.desk.game.tokens();
        let mut depth = 0_usize;
        for (at, token) in tokens.iter().enumerate().skip(from) {
            match token.kind {
                Kind::Open => depth += 1,
                Kind::Close if depth == 0 && self.lines.len() > 1 => return at,
                Kind::Close => depth = depth.saturating_sub(1),
                Kind::Result if depth == 0 => return at,
                _ => {}
            }
        }
        tokens.len()
    }

    /// Keeps tokens as text.
    fn raw(&mut self, from: usize, until: usize) {
        let tokens = self.desk.game.tokens();
        let (Some(first), Some(last)) = (tokens.get(from), tokens.get(until.wrapping_sub(1)))
        else {
            return;
        };
        let text = self.desk.slice(first.range().start..last.range().end);
        self.settle(Next::More);
        let line = self.line();
        line.tag(names::MOVETEXT, &text);
        line.last = Last::Move;
    }

    fn token_tag(&mut self, name: &str, text: Cow<'_, str>) {
        let text = self.desk.clean(text);
        self.settle(if name == names::RESULT {
            Next::Result
        } else {
            Next::More
        });
        self.line().tag(name, &text);
    }

    fn number(&mut self, token: &Token) {
        let digits: String = self
            .desk
            .game
            .text(token)
            .chars()
            .take_while(char::is_ascii_digit)
            .collect();
        let is_first = self.lines.len() == 1 && !self.line().has_moves;
        if is_first && self.first_number.is_none() {
            self.first_number = digits.parse().ok();
        }
        self.line().last = Last::Number;
    }

    fn nag(&mut self, token: &Token) {
        self.settle(Next::More);
        if let Kind::Glyph(nag) = token.kind {
            if self.line().has_moves {
                self.line().nag(u16::from(nag));
            } else {
                self.line().tag(names::NAG, &nag.to_string());
            }
            return;
        }
        let text = self.desk.game.text(token);
        let digits = text.trim_start_matches('$').to_owned();
        let line = self.line();
        match digits.parse::<u16>() {
            Ok(nag) if nag > 0 && line.has_moves => line.nag(nag),
            Ok(nag) => line.tag(names::NAG, &nag.to_string()),
            Err(_) => line.tag(names::NAG, &digits),
        }
    }

    /// Plays a move; `false` where it names none.
    fn played(&mut self, token: &Token) -> bool {
        let spelling = self.desk.game.text(token);
        let read = match self.replay.position(None) {
            Some(position) => position.read_san(&plain(&spelling)),
            None => Err(NotationError::NoMove),
        };
        let reason = match read {
            Ok(played) => {
                let comes_back = played.flag().is_none() || {
                    let position = self.replay.position(None);
                    position.is_some_and(|it| it.read_san(&it.san(&played)) == Ok(played))
                };
                if comes_back {
                    self.settle(Next::More);
                    let verdict = self.replay.play(&played);
                    if matches!(verdict.standing, Standing::Illegal | Standing::Invalid) {
                        let spelling = spelling.into_owned();
                        self.desk
                            .report(FindingKind::IllegalMove { spelling }, token);
                    }
                    if self.lines.len() == 1 {
                        self.rows.push(Row::default());
                    }
                    let line = self.line();
                    line.word(&played.to_string());
                    line.has_moves = true;
                    line.last = Last::Move;
                    line.is_commented = false;
                    line.is_bare = false;
                    return true;
                }
                "it cannot be written as it was meant"
            }
            Err(NotationError::Syntax) => "this is no notation of a move",
            Err(NotationError::NoMove) => "no move of the position is meant",
            Err(NotationError::Ambiguous) => "more than one move of the position is meant",
        };
        let spelling = spelling.into_owned();
        self.desk
            .report(FindingKind::NoMove { spelling, reason }, token);
        false
    }

    /// Opens a variation, or keeps it as text and says where it ends.
    fn open(&mut self, at: usize) -> Option<usize> {
        let tokens = self.desk.game.tokens();
        let is_empty = tokens
            .get(at + 1)
            .is_some_and(|token| token.kind == Kind::Close);
        let kind = if !self.line().has_moves {
            Some(FindingKind::NothingBeforeVariation)
        } else if self.lines.len() > self.depth {
            Some(FindingKind::TooDeep)
        } else {
            None
        };
        if kind.is_some() || is_empty {
            let mut depth = 0_usize;
            let mut until = tokens.len();
            for (at, token) in tokens.iter().enumerate().skip(at) {
                match token.kind {
                    Kind::Open => depth += 1,
                    Kind::Close => depth = depth.saturating_sub(1),
                    // An unclosed one goes no further than the result.
                    Kind::Result if self.lines.len() == 1 && at + 1 == tokens.len() => {
                        until = at;
                        break;
                    }
                    _ => {}
                }
                if depth == 0 {
                    until = at + 1;
                    break;
                }
            }
            if let (Some(kind), Some(token)) = (kind, tokens.get(at)) {
                self.desk.report(kind, token);
            }
            self.raw(at, until);
            self.line().last = Last::Close;
            return Some(until);
        }
        self.settle(Next::More);
        self.replay.enter_variation();
        self.lines.push(Line::new());
        None
    }

    fn close(&mut self) {
        self.settle(Next::End);
        let Some(line) = self.lines.pop() else { return };
        self.replay.leave_variation();
        let variation = ended(line);
        let parent = self.line();
        parent.node(VariationNode::Var(Nested::from(variation)));
        parent.last = Last::Close;
    }

    fn comment(&mut self, text: String) {
        if text.is_empty() {
            self.settle_posts();
            self.line().last = Last::Gap;
            return;
        }
        let line = self.line();
        match line.last {
            Last::Start if line.nodes.is_empty() || only_prologues(&line.nodes) => {
                line.node(VariationNode::Prologue(comment(text).into()));
            }
            Last::Move => line.posts.push(text),
            _ => line.between.push(text),
        }
    }

    /// Puts the comments so far into their places, before something else
    /// comes, or the line ends.
    fn settle(&mut self, next: Next) {
        self.settle_posts();
        let line = self.line();
        let is_apart = matches!(line.last, Last::Close | Last::Gap) && line.has_moves;
        for text in core::mem::take(&mut line.between) {
            let comment = comment(text).into();
            let is_first = !line.has_moves && only_prologues(&line.nodes);
            line.node(match next {
                Next::End if is_apart => VariationNode::Epilogue(comment),
                Next::End | Next::Result if is_first => VariationNode::Prologue(comment),
                Next::End | Next::Result => VariationNode::Post(comment),
                Next::More => VariationNode::Pre(comment),
            });
        }
    }

    fn settle_posts(&mut self) {
        let is_main = self.lines.len() == 1;
        let ply = self.rows.len();
        let line = self.line();
        if line.posts.is_empty() {
            return;
        }
        let posts = core::mem::take(&mut line.posts);
        if line.is_commented || !line.has_moves {
            for post in posts {
                line.node(VariationNode::Post(comment(post).into()));
            }
            return;
        }
        let plan = plan(posts, is_main);
        line.is_commented = true;
        let is_bare = plan.posts.is_empty();
        for node in plan.nodes {
            line.node(node);
        }
        for post in plan.posts {
            line.node(VariationNode::Post(comment(post).into()));
        }
        line.is_bare = is_bare;
        if is_main && let Some(row) = ply.checked_sub(1).and_then(|ply| self.rows.get_mut(ply)) {
            *row = plan.row;
        }
    }

    fn finish(mut self) -> Moves {
        self.settle(Next::End);
        let number = self.first_number.take();
        let tables = tables(&self.rows);
        let line = self.lines.pop().unwrap_or_else(Line::new);
        let mut section = MoveSection {
            base: ended(line),
            movenumber: None,
        };
        if let Some(number) = number
            && Some(number) != self.desk.start_number
            && let Ok(number) = cif_types::built_in::PositiveInteger::new(number.to_string())
        {
            section.movenumber = Some(number.into());
        }
        Moves { section, tables }
    }
}

fn only_prologues(nodes: &[VariationNode<'_>]) -> bool {
    nodes
        .iter()
        .all(|node| matches!(node, VariationNode::Prologue(_)))
}

fn ended(mut line: Line) -> Variation<'static> {
    if !line.words.is_empty() {
        let words = core::mem::take(&mut line.words);
        line.nodes.push(VariationNode::Text(
            Cow::<'static, str>::Owned(words).into(),
        ));
    }
    Variation { nodes: line.nodes }
}

/// The tables of what some ply has.
fn tables(rows: &[Row]) -> Option<MoveInfo<'static>> {
    let mut info = MoveInfo::default();
    for (at, (content, _)) in TABLES.iter().enumerate() {
        let item = |row: &Row| row.get(at).cloned().flatten();
        let Some(last) = rows.iter().rposition(|row| item(row).is_some()) else {
            continue;
        };
        let items: Vec<String> = rows
            .iter()
            .take(last + 1)
            .map(|row| item(row).unwrap_or_default())
            .collect();
        if let Ok(text) = MoveInfoItems::new(items.join(",")) {
            let content = (*content).into();
            info.table.push(
                MoveInfoTable {
                    content,
                    engine: None,
                    text: text.into(),
                }
                .into(),
            );
        }
    }
    (!info.table.is_empty()).then_some(info)
}

/// The move without figurines and typographic dashes.
fn plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let plain = text
        .chars()
        .filter_map(|char| match char {
            '\u{2654}' | '\u{265a}' => Some('K'),
            '\u{2655}' | '\u{265b}' => Some('Q'),
            '\u{2656}' | '\u{265c}' => Some('R'),
            '\u{2657}' | '\u{265d}' => Some('B'),
            '\u{2658}' | '\u{265e}' => Some('N'),
            '\u{2659}' | '\u{265f}' => None,
            '\u{2010}'..='\u{2015}' | '\u{2212}' => Some('-'),
            '\u{d7}' => Some('x'),
            _ => Some(char),
        })
        .collect();
    Cow::Owned(plain)
}
