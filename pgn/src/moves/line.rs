//! A line of moves while it is being read: what has become of it so far, and
//! what still waits for its place.

use core::fmt::Write as _;
use std::borrow::Cow;

use cif_text::legality::Side;
use cif_text::moves::{Leg, Move};
use cif_text::square::{BoardLetter, Square};
use cif_types::{
    Annotation, Comment, CommentLanguage, Nested, UnknownLanguage, Variation, VariationNode,
};

use crate::head;

/// Where the text stands in its line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Last {
    Start,
    Move,
    Number,
    Close,
    /// An empty comment.
    Gap,
}

/// All squares, each behind a blank.
const SQUARES: &str = "\
    \x20a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2\
    \x20a3 b3 c3 d3 e3 f3 g3 h3 a4 b4 c4 d4 e4 f4 g4 h4\
    \x20a5 b5 c5 d5 e5 f5 g5 h5 a6 b6 c6 d6 e6 f6 g6 h6\
    \x20a7 b7 c7 d7 e7 f7 g7 h7 a8 b8 c8 d8 e8 f8 g8 h8\
    ";

/// A line being read.
pub(super) struct Line<'g> {
    pub(super) nodes: Vec<VariationNode<'g>>,
    /// Moves and NAGs not yet in a node. The lines of a game use the same
    /// memory for them, one after the other.
    words: String,
    pub(super) has_moves: bool,
    pub(super) last: Last,
    /// Comments before anything else.
    pub(super) prologues: Vec<Cow<'g, str>>,
    /// Comments behind a move.
    pub(super) posts: Vec<Cow<'g, str>>,
    /// Comments that belong to the next move, or to the end of the line.
    pub(super) between: Vec<Cow<'g, str>>,
    /// Commands with no text behind them have come last.
    pub(super) is_bare: bool,
    /// The move has had its comments.
    pub(super) is_commented: bool,
    /// The board that the last number names, in a tandem game.
    pub(super) board: Option<BoardLetter>,
    /// The side that it says is to move.
    pub(super) side: Option<Side>,
}

impl<'g> Line<'g> {
    /// A line on this board, with memory for words.
    pub(super) const fn new(board: Option<BoardLetter>, words: String) -> Self {
        Self {
            nodes: Vec::new(),
            words,
            has_moves: false,
            last: Last::Start,
            prologues: Vec::new(),
            posts: Vec::new(),
            between: Vec::new(),
            is_bare: false,
            is_commented: false,
            board,
            side: None,
        }
    }

    /// Whether comments wait for what comes next.
    #[inline]
    pub(super) const fn waits(&self) -> bool {
        !(self.posts.is_empty() && self.between.is_empty() && self.prologues.is_empty())
    }

    /// Whether nothing stands in it, comments that wait aside.
    pub(super) const fn is_empty(&self) -> bool {
        self.nodes.is_empty() && self.words.is_empty()
    }

    fn gap(&mut self) {
        if !self.is_empty() {
            self.words.push(' ');
        }
    }

    /// Adds a move.
    pub(super) fn play(&mut self, played: &Move<'_>) {
        self.gap();
        played.push_to(&mut self.words);
        self.played();
    }

    /// Adds a move from one square to another, on the only board.
    #[inline]
    pub(super) fn leg(&mut self, leg: Leg) {
        let word = |square: Square| {
            let at = 3 * (8 * usize::from(square.rank()) + usize::from(square.file()));
            SQUARES.get(at..at + 3).unwrap_or_default()
        };
        let (from, to) = (word(leg.from), word(leg.to));
        let skipped = usize::from(self.is_empty());
        self.words.push_str(from.get(skipped..).unwrap_or_default());
        self.words.push_str(to.get(1..).unwrap_or_default());
        self.played();
    }

    #[inline]
    const fn played(&mut self) {
        self.has_moves = true;
        self.last = Last::Move;
        self.side = None;
        self.is_commented = false;
        self.is_bare = false;
    }

    /// Adds a NAG. Commands before it need a comment to stand in, or they
    /// would be written behind it.
    pub(super) fn nag(&mut self, nag: u16) {
        if core::mem::take(&mut self.is_bare) {
            self.node(VariationNode::Post(comment(Cow::Borrowed("")).into()));
        }
        self.gap();
        // Writing to a string never fails.
        let _ = write!(self.words, "${nag}");
    }

    pub(super) fn node(&mut self, node: VariationNode<'g>) {
        self.end_words(true);
        self.nodes.push(node);
    }

    fn end_words(&mut self, blank: bool) {
        if !self.words.is_empty() {
            if blank {
                self.words.push(' ');
            }
            let words: Cow<'g, str> = Cow::Owned(self.words.as_str().to_owned());
            self.words.clear();
            self.nodes.push(VariationNode::Text(words.into()));
        }
    }

    /// Writing sets the commands of the ply before it.
    pub(super) fn tag(&mut self, name: &'static str, text: impl Into<Cow<'g, str>>) {
        self.is_commented = true;
        self.is_bare = false;
        if let Some(tag) = head::tag(name, text) {
            self.node(VariationNode::Tag(tag.into()));
        }
    }

    /// Whether it has nothing but comments before its first move.
    pub(super) fn only_prologues(&self) -> bool {
        self.words.is_empty()
            && self
                .nodes
                .iter()
                .all(|node| matches!(node, VariationNode::Prologue(_) | VariationNode::Prelude(_)))
    }

    /// Adds a comment behind those before the first move. Data of the start
    /// position are written at the beginning of the first of them, so there
    /// has to be one.
    pub(super) fn prologue(&mut self, text: Cow<'g, str>) {
        let mut at = self.nodes.len();
        if matches!(self.nodes.last(), Some(VariationNode::Prelude(_))) {
            at -= 1;
            if at == 0 {
                let empty = VariationNode::Prologue(comment(Cow::Borrowed("")).into());
                self.nodes.insert(0, empty);
                at = 1;
            }
        }
        let node = VariationNode::Prologue(comment(text).into());
        self.nodes.insert(at, node);
    }

    /// Adds data of the start position.
    pub(super) fn prelude(&mut self, nodes: Vec<VariationNode<'g>>) {
        let items = nodes.into_iter().filter_map(super::notes::choice).collect();
        self.node(VariationNode::Prelude(Annotation { items }.into()));
    }

    /// Hands the memory for words to a variation of the last move.
    pub(super) fn lend(&mut self) -> String {
        self.end_words(true);
        core::mem::take(&mut self.words)
    }

    /// Takes a variation of the last move, and the memory back.
    pub(super) fn variation(&mut self, (variation, words): (Variation<'g>, String)) {
        self.words = words;
        self.node(VariationNode::Var(Nested::from(variation)));
    }

    /// What the line has become, and its memory for words.
    pub(super) fn ended(mut self) -> (Variation<'g>, String) {
        self.end_words(false);
        (Variation { nodes: self.nodes }, self.words)
    }
}

/// A comment of a PGN file, whose language nobody knows.
pub(super) fn comment(text: Cow<'_, str>) -> Comment<'_> {
    Comment {
        lang: Some(CommentLanguage::UnknownLanguage(UnknownLanguage::Any).into()),
        format: None,
        text: text.into(),
    }
}
