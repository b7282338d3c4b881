//! Text that is a game, and text of another kind that has words of one.

use cif_text::moves::{Action, Move};

use crate::text::{Game, Kind};

/// Returns true if anything of a game could be read: a tag pair that begins a line, or a move. A game
/// without either may be any text, where words of many a kind are signs of a null move.
pub fn is_readable(game: &Game<'_>, imported: &cif_types::Game<'_>) -> bool {
    let is_played = |played: &Move<'_>| !matches!(played.action(), Action::Null(_));
    begins_line_with_tag(game) || imported.main_line().any(|(played, _)| is_played(&played))
}

/// Returns true if a tag pair has nothing but such and comments before it in its line.
fn begins_line_with_tag(game: &Game<'_>) -> bool {
    let mut end = 0;
    let mut is_behind_words = !game.before().trim().is_empty();
    game.tokens().iter().any(|token| {
        let range = token.range();
        let gap = game.bytes().get(end..range.start).unwrap_or_default();
        end = range.end;
        is_behind_words &= !gap.iter().any(|byte| matches!(byte, b'\n' | b'\r'));
        is_behind_words |= token.kind != Kind::Tag && !token.kind.is_comment();
        token.kind == Kind::Tag && !is_behind_words
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Reader;
    use crate::{ImportOptions, import};

    #[test]
    fn other_text_is_no_game() {
        for (text, expected) in [
            ("null", false),
            ("pass\n", false),
            ("-- --\n", false),
            ("0000 0001 0002\n", false),
            (
                "-- MySQL dump\n-- Host: localhost\nCREATE TABLE x (a int);\n",
                false,
            ),
            ("event: a\ndata: [x \"y\"]\n", false),
            ("a: 1\rb: {} [x \"y\"] [z \"y\"]\r", false),
            ("1. -- *", false),
            ("1. -- e5 *", true),
            ("pass Nf6", true),
            ("[FEN \"x\"]\n\n--", true),
            ("  {a} [x \"y\"]", true),
            ("words\r[x \"y\"]", true),
            ("b: [x \"y\"]\n[z \"y\"]", true),
        ] {
            let mut reader = Reader::new(text.as_bytes());
            let mut found = false;
            while let Some(game) = reader.next_game().unwrap() {
                let imported = import(&game, &ImportOptions::default());
                found |= is_readable(&game, &imported.game);
            }
            assert_eq!(found, expected, "{text:?}");
        }
    }
}
