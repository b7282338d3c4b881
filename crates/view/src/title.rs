//! The names of players, from a game's head or from the namebase, and the
//! title that they make.

use cif_types::{GPlayer, GameHead, Spanned};

use crate::names::Names;

/// The characters of a name in a title and in a list.
const LONGEST: usize = 1_000;

/// The title of a game: who against whom, on each of its boards.
pub fn titles(head: &GameHead<'_>, names: &Names) -> String {
    let boards = 0..head.players.len();
    let pairs: Vec<_> = boards.map(|board| pair(head, names, board)).collect();
    or_untitled(join(&pairs, "; "))
}

/// A line as a title: who against whom on a board, 0 for the first.
pub fn title(head: &GameHead<'_>, names: &Names, board: usize) -> String {
    or_untitled(pair(head, names, board).unwrap_or_default())
}

fn or_untitled(title: String) -> String {
    if title.is_empty() {
        "A game of chess".to_owned()
    } else {
        title
    }
}

/// The players of a board, as far as they have names.
fn pair(head: &GameHead<'_>, names: &Names, board: usize) -> Option<String> {
    let players = head.players.get(board)?;
    let name = |player: Option<&GPlayer<'_>>| player.and_then(|player| short_name(player, names));
    let pair = [
        name(players.white.as_deref()),
        name(players.black.as_deref()),
    ];
    let pair = join(&pair, " - ");
    (!pair.is_empty()).then_some(pair)
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

/// A text as wide as so many small letters at the most, with an ellipsis for the rest. A capital
/// counts as one and a half, a letter of a script that is as wide as high as two.
pub fn shortened(text: &str, most: usize) -> String {
    let halves = |letter: char| match letter {
        FIRST_WIDE.. => 4,
        'm' | 'w' | '@' | '%' => 3,
        letter if letter.is_uppercase() => 3,
        _ => 2,
    };
    let most = most * 2;
    let widths = text.chars().map(halves);
    if widths.clone().sum::<usize>() <= most {
        return text.to_owned();
    }
    let mut used = halves('\u{2026}');
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
    use cif_types::{Players, Token};

    use super::*;

    #[test]
    fn a_title_has_the_players_of_all_boards() {
        let player = |name: &'static str| {
            let name = Token::new(name).ok().map(Into::into);
            Some(
                GPlayer {
                    name,
                    ..GPlayer::default()
                }
                .into(),
            )
        };
        let head = |boards: &[[&'static str; 2]]| GameHead {
            players: boards
                .iter()
                .map(|[white, black]| Players {
                    white: player(white),
                    black: player(black),
                })
                .collect(),
            ..GameHead::default()
        };
        for (boards, title) in [
            (&[["Tal", "Bronstein"]][..], "Tal - Bronstein"),
            (
                &[["Tal", "Bronstein"], ["Keres", "Smyslov"]],
                "Tal - Bronstein; Keres - Smyslov",
            ),
            (&[["", ""], ["Keres", ""]], "Keres"),
            (&[["", ""], ["", ""]], "A game of chess"),
            (&[], "A game of chess"),
        ] {
            assert_eq!(titles(&head(boards), &Names::default()), title);
        }
    }

    #[test]
    fn a_text_that_is_too_long_ends_with_an_ellipsis() {
        for (text, most, shown) in [
            ("Carlsen", 8, "Carlsen"),
            ("Carlsen", 7, "Carls\u{2026}"),
            ("Tal, Mikhail", 7, "Tal,\u{2026}"),
            ("TAL", 4, "TA\u{2026}"),
            ("WWWW", 6, "WWWW"),
            ("mm@%", 5, "mm\u{2026}"),
            ("\u{4E01}\u{7ACB}\u{4EBA}", 6, "\u{4E01}\u{7ACB}\u{4EBA}"),
            ("\u{4E01}\u{7ACB}\u{4EBA}", 5, "\u{4E01}\u{7ACB}\u{2026}"),
            ("Tal", 0, "\u{2026}"),
            ("", 0, ""),
        ] {
            assert_eq!(shortened(text, most), shown, "{text} {most}");
        }
    }
}
