//! The effective head of a game: its own head and that of its index entry as
//! one. Sections merge by position.

use cif_types::{GPlayer, GameFlags, GameHead, Opening, Players, Spanned, Tags};

use super::sections::Section;

/// What a game's head says together with the index entry that it inherits
/// from. Where both define the same, which the format forbids (IX-007 and
/// IX-008), the game's own value stands. Values keep the span that they have
/// in their own item.
pub fn effective_head<'a>(game: &GameHead<'a>, entry: Option<&GameHead<'a>>) -> GameHead<'a> {
    let mut head = game.clone();
    let Some(entry) = entry else {
        return head;
    };
    section(&mut head.characteristics, entry.characteristics.as_ref());
    section(&mut head.event, entry.event.as_ref());
    section(&mut head.source, entry.source.as_ref());
    section(&mut head.time, entry.time.as_ref());
    each(&mut head.flags, &entry.flags, flags);
    each(&mut head.tags, &entry.tags, tags);
    each(&mut head.players, &entry.players, players);
    each(
        &mut head.opening,
        &entry.opening,
        |own: &mut Spanned<Opening<'a>>, from| {
            own.inherit(from);
        },
    );
    each(&mut head.extraneous, &entry.extraneous, |own, from| {
        own.inherit(from);
    });
    head
}

/// One section, where the head has it at most once.
fn section<S: Section + Clone>(own: &mut Option<S>, from: Option<&S>) {
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
