//! A walk through the move section as it stands, variations included, in the order of the
//! text. It copies nothing, and the depth of variations takes no stack.

use std::slice::Iter;

use cif_text::board::Board;
use cif_text::moves::{Move, Token, Tokens, tokens};
use cif_text::space::SPACES;
use cif_types::{Game, Variation, VariationNode};

/// A step of the walk.
pub(super) enum Step<'g> {
    /// A variation begins.
    Enter,
    /// The variation entered last ends.
    Leave,
    Move(Move<'g>),
    Nag(u16),
    /// An element that is no variation.
    Element(&'g VariationNode<'g>),
}

/// Returns true if text among the moves of a game cannot be read.
pub(crate) fn has_unreadable_moves(game: &Game<'_>) -> bool {
    let board = game.board();
    let mut open = vec![(game.moves.base.nodes.iter(), false)];
    while let Some((nodes, is_ended)) = open.last_mut() {
        match nodes.next() {
            Some(VariationNode::Text(text)) => {
                let is_readable = if *is_ended {
                    text.value.trim_matches(SPACES).is_empty()
                } else {
                    tokens(&text.value, &board).are_readable()
                };
                if !is_readable {
                    return true;
                }
            }
            Some(VariationNode::Var(variation)) => open.push((variation.nodes.iter(), false)),
            Some(element) => *is_ended |= matches!(element, VariationNode::Epilogue(_)),
            None => drop(open.pop()),
        }
    }
    false
}

pub(super) struct Walk<'g> {
    board: Board,
    /// The lines that are open, the innermost last.
    open: Vec<Open<'g>>,
}

struct Open<'g> {
    nodes: Iter<'g, VariationNode<'g>>,
    words: Option<Tokens<'g>>,
    /// True behind the epilogue, where no word is a move.
    is_ended: bool,
}

impl<'g> Walk<'g> {
    pub(super) fn new(line: &'g Variation<'g>, board: Board) -> Self {
        let mut walk = Self {
            board,
            open: Vec::new(),
        };
        walk.enter(line);
        walk
    }

    fn enter(&mut self, line: &'g Variation<'g>) {
        self.open.push(Open {
            nodes: line.nodes.iter(),
            words: None,
            is_ended: false,
        });
    }
}

impl<'g> Iterator for Walk<'g> {
    type Item = Step<'g>;

    fn next(&mut self) -> Option<Step<'g>> {
        let board = self.board;
        loop {
            let line = self.open.last_mut()?;
            if let Some(word) = line.words.as_mut().and_then(Iterator::next) {
                match word.token {
                    Token::Move(played) if !line.is_ended => return Some(Step::Move(played)),
                    Token::Nag(nag) if !line.is_ended => return Some(Step::Nag(nag)),
                    _ => continue,
                }
            }
            line.words = None;
            match line.nodes.next() {
                Some(VariationNode::Text(text)) => line.words = Some(tokens(&text.value, &board)),
                Some(VariationNode::Var(variation)) => {
                    self.enter(&variation.value);
                    return Some(Step::Enter);
                }
                Some(element) => {
                    line.is_ended |= matches!(element, VariationNode::Epilogue(_));
                    return Some(Step::Element(element));
                }
                None => {
                    self.open.pop();
                    // The end of the main line is that of the walk.
                    return (!self.open.is_empty()).then_some(Step::Leave);
                }
            }
        }
    }
}
