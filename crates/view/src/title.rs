//! The names of players, from a game's head or from the namebase, and the
//! title that they make.

use cif_types::{GPlayer, GameHead, Spanned};

use crate::names::Names;

/// The characters of a name in a title and in a list.
const LONGEST: usize = 1_000;

/// A line as a title for the whole: who against whom on a board, 0 for the first.
pub fn title(head: &GameHead<'_>, names: &Names, board: usize) -> String {
    let players = head.players.get(board);
    let name = |player: Option<&GPlayer<'_>>| player.and_then(|player| short_name(player, names));
    let white = name(players.and_then(|it| it.white.as_deref()));
    let black = name(players.and_then(|it| it.black.as_deref()));
    let title = join(&[white, black], " - ");
    if title.is_empty() {
        "A game of chess".to_owned()
    } else {
        title
    }
}

/// The name of a player; of the parts of it where there is no whole one.
pub fn name_of(player: &GPlayer<'_>, names: &Names) -> Option<String> {
    let entry = names.player(player.id.as_ref());
    let name = or(player.name.as_ref(), entry.and_then(|it| it.name.as_ref()));
    name.or_else(|| {
        let surname = or(
            player.surname.as_deref(),
            entry.and_then(|it| it.surname.as_deref()),
        );
        let forename = or(
            player.forename.as_deref(),
            entry.and_then(|it| it.forename.as_deref()),
        );
        let name = join(&[forename, surname], " ");
        (!name.is_empty()).then_some(name)
    })
}

/// The name of a player, cut where it is long beyond measure.
pub(crate) fn short_name(player: &GPlayer<'_>, names: &Names) -> Option<String> {
    name_of(player, names).map(short)
}

/// A value as a title and a list show it, cut where it is long beyond measure.
pub(crate) fn short(mut text: String) -> String {
    if let Some((end, _)) = text.char_indices().nth(LONGEST) {
        text.truncate(end);
        text.push('\u{2026}');
        text.shrink_to_fit();
    }
    text
}

/// Returns the game's own value, or else the entry's.
pub fn or<A: ToString, B: ToString>(
    own: Option<&Spanned<A>>,
    entry: Option<&Spanned<B>>,
) -> Option<String> {
    let own = own.map(|it| it.value.to_string());
    own.or_else(|| entry.map(|it| it.value.to_string()))
}

/// The parts that are there, with this between them.
pub fn join(parts: &[Option<String>], between: &str) -> String {
    let parts: Vec<&str> = parts.iter().flatten().map(String::as_str).collect();
    parts.join(between)
}
