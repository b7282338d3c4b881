//! A line of moves while it is written: how far it is, and as what its reader will
//! take the next thing in it.

use cif_text::square::BoardLetter;
use cif_types::VariationNode;

use super::line::Last;
use super::names;
use super::notes::Commands;

/// A line being written.
// Each is a fact of its own.
#[allow(clippy::struct_excessive_bools)]
pub(super) struct Level<'n> {
    pub(super) nodes: &'n [VariationNode<'n>],
    pub(super) next: usize,
    /// Nodes before this one stand before the first move, and are of the position there.
    pub(super) begin: usize,
    /// Nodes before this one have been written with their move.
    pub(super) gathered: usize,
    /// The node that was looked for last, of those that say whether a comment before them
    /// is one before a move.
    pub(super) next_followed: usize,
    /// The node that was looked for last, of those that are no comments behind
    /// a move.
    pub(super) next_other: usize,
    /// The node that was looked for last, of those that say on which board the
    /// next move is, and the board.
    pub(super) next_board: Option<(usize, Option<BoardLetter>)>,
    pub(super) pending: Pending,
    pub(super) last: Last,
    pub(super) needs_number: bool,
    pub(super) has_moves: bool,
    /// Something has been written by which a variation is seen to be one.
    pub(super) says_something: bool,
    /// Tokens that are kept as tags have been written.
    pub(super) has_tokens: bool,
    pub(super) end: End,
}

impl<'n> Level<'n> {
    pub(super) fn new(nodes: &'n [VariationNode<'n>]) -> Self {
        Self {
            nodes,
            next: 0,
            begin: 0,
            gathered: 0,
            next_followed: 0,
            next_other: 0,
            next_board: None,
            pending: Pending::default(),
            last: Last::Start,
            needs_number: true,
            has_moves: false,
            says_something: false,
            has_tokens: false,
            end: End::No,
        }
    }

    /// Returns whether a comment at this place can be one before a move.
    pub(super) fn is_before_move(&mut self, at: usize) -> bool {
        if self.next_followed <= at {
            let rest = self.nodes.iter().enumerate().skip(at + 1);
            let mut found = rest.filter(|(_, node)| may_follow(node) || is_result(node));
            self.next_followed = found.next().map_or(usize::MAX, |(at, _)| at);
        }
        self.nodes.get(self.next_followed).is_some_and(may_follow)
    }
}

/// The end of a line for the reader, who takes all behind it for text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    No,
    /// Moves that are kept as text.
    Text,
    /// It has been said that something follows.
    Said,
}

/// Commands of a ply, to be written with its first comment.
#[derive(Default)]
pub(super) struct Pending {
    pub(super) seconds: Option<String>,
    pub(super) text: String,
}

impl Pending {
    pub(super) fn is_empty(&self) -> bool {
        self.seconds.is_none() && self.text.is_empty()
    }
}

impl From<Commands> for Pending {
    fn from(commands: Commands) -> Self {
        Self {
            seconds: commands.seconds,
            text: commands.text,
        }
    }
}

fn is_result(node: &VariationNode<'_>) -> bool {
    matches!(node, VariationNode::Tag(tag) if tag.name.as_str() == names::RESULT)
}

/// Returns whether a comment before this node can be one before a move.
fn may_follow(node: &VariationNode<'_>) -> bool {
    match node {
        VariationNode::Text(text) => !text.trim().is_empty(),
        // Before a result there are none.
        VariationNode::Tag(tag) => !is_result(node) && names::TOKENS.contains(&tag.name.as_str()),
        VariationNode::Var(_) => true,
        _ => false,
    }
}

/// Returns whether it is written as what no text can stand for: behind a result it
/// would be of another game.
pub(super) fn is_played(node: &VariationNode<'_>) -> bool {
    match node {
        VariationNode::Text(text) => !text.trim().is_empty(),
        VariationNode::Var(_) => true,
        VariationNode::Tag(tag) => matches!(tag.name.as_str(), names::NAG | names::UNKNOWN),
        _ => false,
    }
}
