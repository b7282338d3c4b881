//! The effective head of a game: its own head and that of its index entry as
//! one. Sections merge by position.

use cif_types::{GEvent, GPlayer, GameFlags, GameHead, Opening, Players, Spanned, Tags};

use super::sections::Section;

/// Returns what a game's head says together with the index entry that it inherits
/// from. Where both define the same, which the format forbids (IX-007 and
/// IX-008), the entry's value counts; a site and a sponsor are the same in
/// either form, as an attribute or as an element. Values keep the span that
/// they have in their own item.
pub fn effective_head<'a>(game: &GameHead<'a>, entry: Option<&GameHead<'a>>) -> GameHead<'a> {
    let Some(entry) = entry else {
        return game.clone();
    };
    let mut head = entry.clone();
    head.id.clone_from(&game.id);
    section(&mut head.characteristics, game.characteristics.as_ref());
    section(&mut head.event, game.event.as_ref());
    if let (Some(head), Some(entry)) = (&mut head.event, &entry.event) {
        references(head, entry);
    }
    section(&mut head.source, game.source.as_ref());
    section(&mut head.time, game.time.as_ref());
    each(&mut head.flags, &game.flags, flags);
    each(&mut head.tags, &game.tags, tags);
    each(&mut head.players, &game.players, players);
    each(
        &mut head.opening,
        &game.opening,
        |head: &mut Spanned<Opening<'a>>, game| {
            head.inherit(game);
        },
    );
    each(&mut head.extraneous, &game.extraneous, |head, game| {
        head.inherit(game);
    });
    head
}

/// Leaves a site and a sponsor in the form that the entry has, where it names
/// one.
fn references<'a>(head: &mut GEvent<'a>, entry: &GEvent<'a>) {
    if entry.siteid.is_some() || entry.siteid_element.is_some() {
        head.siteid.clone_from(&entry.siteid);
        head.siteid_element.clone_from(&entry.siteid_element);
    }
    if entry.sponsorid.is_some() || entry.sponsorid_element.is_some() {
        head.sponsorid.clone_from(&entry.sponsorid);
        head.sponsorid_element.clone_from(&entry.sponsorid_element);
    }
}

/// One section, where the head has it at most once.
fn section<'a, S: Section<'a> + Clone>(own: &mut Option<S>, from: Option<&S>) {
    match (own, from) {
        (Some(own), Some(from)) => own.inherit(from),
        (own @ None, from) => *own = from.cloned(),
        (Some(_), None) => {}
    }
}

/// Sections by their position; the count is the larger of the two.
fn each<T: Clone>(own: &mut Vec<T>, from: &[T], merge: impl Fn(&mut T, &T)) {
    for (own, from) in own.iter_mut().zip(from) {
        merge(own, from);
    }
    own.extend(from.iter().skip(own.len()).cloned());
}

/// An empty section of flags says nothing: it holds the place of a board.
fn flags<'a>(own: &mut Spanned<GameFlags<'a>>, from: &Spanned<GameFlags<'a>>) {
    if own.items.is_empty() {
        own.clone_from(from);
    }
}

/// An empty section of tags says nothing: it holds the place of a board.
fn tags<'a>(own: &mut Spanned<Tags<'a>>, from: &Spanned<Tags<'a>>) {
    if own.tag.is_empty() {
        own.clone_from(from);
    }
}

fn players<'a>(own: &mut Players<'a>, from: &Players<'a>) {
    player(&mut own.white, from.white.as_ref());
    player(&mut own.black, from.black.as_ref());
}

fn player<'a>(own: &mut Option<Spanned<GPlayer<'a>>>, from: Option<&Spanned<GPlayer<'a>>>) {
    if let (Some(own), Some(from)) = (own.as_mut(), from) {
        section(&mut own.team, from.team.as_ref());
    }
    section(own, from);
}
