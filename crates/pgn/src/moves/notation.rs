//! The way in which the engines of a game write scores, as the comments of its main line
//! tell; it is to be the same for those who read the game and those who write it.

use cif_types::VariationNode;

use super::names;
use crate::command::Notation;
use crate::text::{Depth, Game, Kind, Reader, final_result};

/// The notation of a game whose movetext begins with the token `from`.
pub(super) fn of_game(game: &Game<'_>, from: usize) -> Notation {
    let mut notation = Notation::NEW;
    add(game, from, &mut notation);
    notation
}

/// The notation of the nodes of a main line.
pub(super) fn of_nodes(nodes: &[VariationNode<'_>]) -> Notation {
    let mut notation = Notation::NEW;
    for node in nodes {
        match node {
            VariationNode::Post(it)
            | VariationNode::Pre(it)
            | VariationNode::Prologue(it)
            | VariationNode::Epilogue(it) => notation.add(&it.text.value),
            VariationNode::Tag(it) if it.name.as_str() == names::MOVETEXT => {
                let mut reader = Reader::of(format!("e4 {}", it.text.value).into_bytes());
                if let Ok(Some(game)) = reader.next_game() {
                    add(&game, 0, &mut notation);
                }
            }
            _ => {}
        }
    }
    notation
}

fn add(game: &Game<'_>, from: usize, notation: &mut Notation) {
    let tokens = game.tokens();
    let last = final_result(tokens);
    let mut depth = Depth::default();
    for (at, token) in tokens.iter().enumerate().skip(from) {
        match token.kind {
            Kind::Comment | Kind::LineComment if depth.is_outside() => {
                notation.add(&game.inner_text(token));
            }
            Kind::Result if last == Some(at) => depth = Depth::default(),
            kind => depth.pass(kind),
        }
    }
}
