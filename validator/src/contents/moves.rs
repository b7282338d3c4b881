//! The contents of a move section between its moves. A comment belongs to the move
//! before it or after it, whatever else stands between the two.

use std::slice::Iter;

use cif_types::record::Data;
use cif_types::{MoveSection, VariationNode};

use super::{Contents, NoteKind};
use crate::rejected::HiddenMoves;

impl<'c> Contents<'c> {
    pub(super) fn moves(&mut self, section: &'c MoveSection<'c>) {
        let mut hidden = HiddenMoves::of(self.rejected);
        let mut outer: Vec<Line<'c>> = Vec::new();
        let mut line = Line::new(&section.base.nodes);
        loop {
            let Some(node) = line.nodes.next() else {
                match outer.pop() {
                    Some(before) => line = before,
                    None => return,
                }
                continue;
            };
            let is_hidden = hidden.pass(node.span().start);
            if is_hidden || matches!(node, VariationNode::Text(text) if has_move(text)) {
                line.before = None;
                line.after = None;
            }
            match node {
                VariationNode::Var(variation) => {
                    let inner = Line::new(&variation.nodes);
                    outer.push(std::mem::replace(&mut line, inner));
                }
                VariationNode::Prologue(it) => {
                    self.note(it, it.span, NoteKind::Prologue, &mut line.prologue);
                }
                VariationNode::Pre(it) => {
                    self.note(it, it.span, NoteKind::Earlier, &mut line.before);
                }
                VariationNode::Post(it) => {
                    self.note(it, it.span, NoteKind::After, &mut line.after);
                }
                VariationNode::Epilogue(it) => {
                    self.note(it, it.span, NoteKind::Epilogue, &mut line.epilogue);
                }
                VariationNode::Startstyle(it) | VariationNode::Endstyle(it) => self.style_name(it),
                _ => {}
            }
        }
    }
}

/// A line of moves, in the midst of being walked over, with the places of
/// comments that are open in it.
struct Line<'c> {
    nodes: Iter<'c, VariationNode<'c>>,
    prologue: Option<u32>,
    before: Option<u32>,
    after: Option<u32>,
    epilogue: Option<u32>,
}

impl<'c> Line<'c> {
    fn new(nodes: &'c [VariationNode<'c>]) -> Self {
        Self {
            nodes: nodes.iter(),
            prologue: None,
            before: None,
            after: None,
            epilogue: None,
        }
    }
}

/// Returns whether a run of text has a move in it, and not only white space and
/// annotation glyphs, which belong to the move before.
fn has_move(text: &str) -> bool {
    let mut chunks = text.split_ascii_whitespace();
    chunks.any(|chunk| !chunk.starts_with('$'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn glyphs_are_no_moves() {
        assert!(has_move("e2e4") && has_move(" $1 e7e5") && has_move("\n----"));
        assert!(!has_move("") && !has_move(" \n\t") && !has_move(" $1 $14\n"));
    }
}
