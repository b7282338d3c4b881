//! The references of a game by number, so that a game that still refers to the
//! sections of another archive is not taken for a flat one.

use cif_types::{
    EntryKind, Game, GameHead, GameLink, IndexID, Variation, VariationNode, references,
};

/// The first reference of a game to an entry of its archive.
pub(crate) fn first(game: &Game<'_>) -> Option<(EntryKind, u32)> {
    let head = game.info.head.as_ref();
    let head = head.and_then(|head| of_head(head));
    head.or_else(|| of_moves(&game.moves).map(|id| (EntryKind::Game, id)))
}

/// The first reference of a head.
fn of_head(head: &GameHead<'_>) -> Option<(EntryKind, u32)> {
    let game = head.id.as_ref().map(|id| (EntryKind::Game, id.get()));
    game.or_else(|| references(head).first().map(|it| (it.kind, it.id)))
}

fn of_moves(moves: &Variation<'_>) -> Option<u32> {
    let mut open = vec![moves];
    while let Some(variation) = open.pop() {
        for node in &variation.nodes {
            match node {
                VariationNode::Var(inner) => open.push(inner),
                VariationNode::Link(link) if link.archive.is_none() => {
                    if let Some(id) = &link.id {
                        return Some(id.get());
                    }
                }
                _ => {}
            }
        }
    }
    None
}

/// Takes away the ids of links to games of the same archive.
pub(crate) fn unlink(moves: &mut Variation<'_>, mut gone: impl FnMut(IndexID)) {
    let mut open = vec![moves];
    while let Some(variation) = open.pop() {
        for node in &mut variation.nodes {
            match node {
                VariationNode::Var(inner) => open.push(inner),
                VariationNode::Link(link) => inside(link).into_iter().for_each(&mut gone),
                _ => {}
            }
        }
    }
}

fn inside(link: &mut GameLink<'_>) -> Option<IndexID> {
    if link.archive.is_some() {
        return None;
    }
    link.id.take().map(|id| id.value)
}
