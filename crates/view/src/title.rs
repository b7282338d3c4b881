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

/// A text of so many letters at the most, with an ellipsis for the rest. A letter of a script
/// that is as wide as high counts as two.
pub fn shortened(text: &str, most: usize) -> String {
    let widths = text.chars().map(|it| if it < FIRST_WIDE { 1 } else { 2 });
    if widths.clone().sum::<usize>() <= most {
        return text.to_owned();
    }
    let mut used = 1;
    let fits = |width: &usize| {
        used += width;
        used <= most
    };
    let letters = widths.take_while(fits).count();
    let begin: String = text.chars().take(letters).collect();
    format!("{}\u{2026}", begin.trim_end())
}

/// The first letter of scripts that are as wide as high: those of East Asia.
const FIRST_WIDE: char = '\u{2E80}';

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_is_too_long_ends_with_an_ellipsis() {
        for (text, most, shown) in [
            ("Carlsen", 7, "Carlsen"),
            ("Carlsen", 6, "Carls\u{2026}"),
            ("Tal, Mikhail", 6, "Tal,\u{2026}"),
            ("\u{4E01}\u{7ACB}\u{4EBA}", 6, "\u{4E01}\u{7ACB}\u{4EBA}"),
            ("\u{4E01}\u{7ACB}\u{4EBA}", 5, "\u{4E01}\u{7ACB}\u{2026}"),
            ("Tal", 0, "\u{2026}"),
            ("", 0, ""),
        ] {
            assert_eq!(shortened(text, most), shown, "{text} {most}");
        }
    }
}
