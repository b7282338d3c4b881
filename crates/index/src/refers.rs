//! What a game refers to by number, so that a game that still refers to the
//! sections of another archive is not taken for a flat one.

use cif_types::{Game, GameHead, GameLink, IndexID, NamebaseID, Spanned, Variation, VariationNode};

use crate::Kind;

/// The first reference of a game to an entry of its archive.
pub(crate) fn first(game: &Game<'_>) -> Option<(Kind, u32)> {
    let head = game.info.head.as_ref();
    let head = head.and_then(|head| of_head(head));
    head.or_else(|| of_moves(&game.moves).map(|id| (Kind::Game, id)))
}

/// The first reference of a head.
fn of_head(head: &GameHead<'_>) -> Option<(Kind, u32)> {
    if let Some(id) = &head.id {
        return Some((Kind::Game, id.get()));
    }
    let event = head.event.iter().flat_map(|it| {
        [
            (Kind::Event, &it.eventid),
            (Kind::Site, &it.siteid),
            (Kind::Site, &it.siteid_element),
            (Kind::Sponsor, &it.sponsorid),
            (Kind::Sponsor, &it.sponsorid_element),
        ]
    });
    let players = head.players.iter().flat_map(|it| [&it.white, &it.black]);
    let players = players
        .flatten()
        .flat_map(|it| [(Kind::Player, &it.id), (Kind::Team, &it.teamid)]);
    let source = head.source.iter().map(|it| (Kind::Source, &it.id));
    let extraneous = head.extraneous.iter().flat_map(|it| {
        [
            (Kind::Annotator, &it.annotatorid),
            (Kind::Creator, &it.creatorid),
            (Kind::Phrase, &it.phraseid),
        ]
    });
    event
        .chain(players)
        .chain(source)
        .chain(extraneous)
        .find_map(|(kind, id): (Kind, &Option<Spanned<NamebaseID>>)| {
            id.as_ref().map(|id| (kind, id.get()))
        })
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
