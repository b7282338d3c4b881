//! A line of moves while it is being read: what has become of it so far, and
//! what still waits for its place.

use std::borrow::Cow;

use cif_text::legality::Side;
use cif_text::moves::{Leg, Move};
use cif_text::square::{BoardLetter, Square};
use cif_types::{
    Annotation, Comment, CommentLanguage, Nested, UnknownLanguage, Variation, VariationNode,
};

use super::names;
use crate::tag_line;

/// The last thing in a line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Last {
    Start,
    Move,
    Number,
    Close,
    /// An empty comment.
    Gap,
}

/// All squares.
const SQUARES: &str = "\
    a1b1c1d1e1f1g1h1a2b2c2d2e2f2g2h2\
    a3b3c3d3e3f3g3h3a4b4c4d4e4f4g4h4\
    a5b5c5d5e5f5g5h5a6b6c6d6e6f6g6h6\
    a7b7c7d7e7f7g7h7a8b8c8d8e8f8g8h8";

/// A line being read.
// Each is a fact of its own.
#[allow(clippy::struct_excessive_bools)]
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
    /// The beginning of the first of the comments that wait.
    pub(super) waits_from: usize,
    /// Commands with no text behind them have come last.
    pub(super) ends_in_commands: bool,
    /// An empty comment stands behind the last move.
    pub(super) is_gapped: bool,
    /// The move has had its comments.
    pub(super) is_commented: bool,
    /// The board that the last number names, in a tandem game.
    pub(super) board: Option<BoardLetter>,
    /// The side that it says is to move.
    pub(super) side: Option<Side>,
}

/// The next thing in a line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    More,
    /// A result that is kept as a tag.
    Result,
    End,
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
            waits_from: 0,
            ends_in_commands: false,
            is_gapped: false,
            is_commented: false,
            board,
            side: None,
        }
    }

    /// Returns whether comments wait for what comes next.
    #[inline]
    pub(super) const fn waits(&self) -> bool {
        !(self.posts.is_empty() && self.between.is_empty() && self.prologues.is_empty())
    }

    /// Returns whether nothing stands in it, comments that wait aside.
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
            let at = 2 * (8 * usize::from(square.rank()) + usize::from(square.file()));
            SQUARES.get(at..at + 2).unwrap_or_default()
        };
        self.gap();
        self.words.push_str(word(leg.from));
        self.words.push_str(word(leg.to));
        self.played();
    }

    #[inline]
    const fn played(&mut self) {
        self.has_moves = true;
        self.last = Last::Move;
        self.side = None;
        self.is_commented = false;
        self.is_gapped = false;
        self.ends_in_commands = false;
    }

    /// Adds a NAG. Commands before it need a comment to stand in, or they
    /// would be written behind it.
    pub(super) fn nag(&mut self, nag: u16) {
        if core::mem::take(&mut self.ends_in_commands) {
            self.node(VariationNode::Post(comment(Cow::Borrowed("")).into()));
        }
        self.gap();
        self.words.push('$');
        self.words.push_str(itoa::Buffer::new().format(nag));
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
        self.ends_in_commands = false;
        if let Some(tag) = tag_line::tag(name, text) {
            self.node(VariationNode::Tag(tag.into()));
        }
    }

    /// Makes nothing of an empty comment behind a move: one before a result parts nothing.
    pub(super) fn close_gap(&mut self) {
        if self.last == Last::Gap && self.has_moves && !self.is_behind_variation() {
            self.last = Last::Move;
        }
    }

    /// Returns whether a variation stands behind the last move, be it kept as text.
    pub(super) fn is_behind_variation(&self) -> bool {
        let has_move = |words: &str| {
            words
                .split(' ')
                .any(|word| !word.starts_with('$') && !word.is_empty())
        };
        if has_move(&self.words) {
            return false;
        }
        let last = self.nodes.iter().rev().find_map(|node| match node {
            VariationNode::Var(_) => Some(true),
            VariationNode::Tag(tag) if tag.name.as_str() == names::MOVETEXT => {
                Some(tag.text.value.starts_with('('))
            }
            VariationNode::Text(text) if has_move(text) => Some(false),
            _ => None,
        });
        last == Some(true)
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

    /// Ends the line; returns it, and its memory for words.
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
