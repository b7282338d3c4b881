//! The meaning of a comment for the reader of the output: comments of PGN have no
//! names, their place alone says what they belong to.

use cif_types::VariationNode;

use super::line::Last;
use super::names;
use super::write::Writer;

impl Writer<'_> {
    /// Returns whether a comment here would be read as one before the next move, or
    /// before the first one.
    pub(super) fn is_misplaced(&mut self, at: usize) -> bool {
        let level = self.level();
        if level.last == Last::Move {
            return false;
        }
        if !level.has_moves && !level.has_tokens {
            return true;
        }
        if level.next_other <= at {
            let is_other = |node: &VariationNode<'_>| match node {
                VariationNode::Post(_) => false,
                VariationNode::Text(text) => !text.trim().is_empty(),
                _ => true,
            };
            let behind = at + 1;
            let rest = level.nodes.get(behind..).unwrap_or_default();
            let found = rest.iter().position(is_other);
            level.next_other = behind + found.unwrap_or(rest.len());
        }
        match level.nodes.get(level.next_other) {
            // Before a result all comments are such.
            Some(VariationNode::Tag(tag)) => tag.name.as_str() != names::RESULT,
            Some(_) => true,
            None => match level.last {
                Last::Start => !level.has_tokens,
                Last::Number | Last::Move => false,
                // Where no move stands, nothing parts them from one.
                Last::Close | Last::Gap => level.has_moves || !level.has_tokens,
            },
        }
    }
}
