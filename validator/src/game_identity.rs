//! A game as it is known again when it stands elsewhere: what tells old findings from
//! new ones, and games that changed from those that did not.

use std::hash::Hasher;
use std::io::Read;

use cif_types::{CutError, Limits, PieceKind, stream};
use serde::{Deserialize, Serialize};
use twox_hash::XxHash3_64;

/// The name of the element of a game.
const GAME: &str = "game";

/// A game of an archive by its number and by what it says. The hashes take no notice of
/// white space between words, and are the same on every machine and in every version.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameIdentity {
    /// Its number in the archive, from 1.
    pub number: u64,
    /// The hash of what stands before its moves.
    pub head: u64,
    /// The hash of all of it.
    pub text: u64,
}

impl GameIdentity {
    /// That of a game from its start tag to its end tag.
    pub(crate) fn of(number: u64, game: &str) -> Self {
        let head = game.find("<moves").unwrap_or(game.len());
        Self {
            number,
            head: of_words(&game[..head]),
            text: of_words(game),
        }
    }

    /// That of the game of a piece, if it holds one.
    pub(crate) fn of_piece(number: u64, piece: &str) -> Option<Self> {
        Some(Self::of(number, game(piece)?))
    }
}

/// Returns true if a piece of an archive holds a game.
pub(crate) fn is_game(piece: &str) -> bool {
    game(piece).is_some()
}

/// The game of a piece, without what stands before it.
fn game(piece: &str) -> Option<&str> {
    let mut rest = piece.trim_start();
    while let Some(end) = misc_end(rest) {
        rest = rest.get(end..)?.trim_start();
    }
    let inner = rest.strip_prefix('<')?.strip_prefix(GAME)?;
    let ends = inner.starts_with(|next: char| next.is_ascii_whitespace() || "/>".contains(next));
    ends.then_some(rest)
}

/// The end of the comment or the processing instruction that a text begins with.
fn misc_end(text: &str) -> Option<usize> {
    let (begin, end) = [("<!--", "-->"), ("<?", "?>")]
        .into_iter()
        .find(|(begin, _)| text.starts_with(begin))?;
    let length = text[begin.len()..].find(end)?;
    Some(begin.len() + length + end.len())
}

fn of_words(text: &str) -> u64 {
    let mut sum = XxHash3_64::with_seed(0);
    for word in text.split_ascii_whitespace() {
        sum.write(word.as_bytes());
        sum.write(b" ");
    }
    sum.finish()
}

/// Hands over the identity of each game of an archive, which is not checked.
///
/// # Errors
/// When reading fails, the text is in another encoding, or a tag is longer than the
/// limit on items.
pub fn identities(
    source: impl Read,
    limits: &Limits,
    sink: &mut dyn FnMut(GameIdentity),
) -> Result<(), CutError> {
    let (mut cutter, _) = stream(source, limits).into_parts();
    let mut number = 0;
    while let Some(piece) = cutter.next_piece()? {
        if piece.kind == PieceKind::Item && piece.name() == GAME.as_bytes() {
            number += 1;
            let start = piece.element.unwrap_or_default();
            let text = String::from_utf8_lossy(piece.bytes.get(start..).unwrap_or_default());
            sink(GameIdentity::of(number, &text));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::{Options, check_str};

    use super::*;

    #[test]
    fn games_are_known_again_elsewhere() {
        let game = "<game a='1'>\n<info/> <moves>e2e5</moves></game>";
        let piece = format!("\n<!-- <game/> -->\n<?x?>{game}");
        let one = GameIdentity::of_piece(1, &piece).expect("a game");
        let moved = GameIdentity::of_piece(1, &game.replace('\n', "  "));
        assert_eq!(Some(one), moved);
        let changed = GameIdentity::of_piece(1, &game.replace("e2e5", "e2e4")).expect("a game");
        assert_eq!(one.head, changed.head);
        assert_ne!(one.text, changed.text);
        for none in ["", "<games/>", "<!-- <game/>", "<info/><game/>"] {
            assert!(!is_game(none), "{none}");
        }
    }

    #[test]
    fn findings_carry_the_identity_that_a_look_at_the_games_gives() {
        let text = "<cif><game><info/><moves>e2e4</moves></game>\n<!-- -->\n\
            <game><info/><moves>x</moves></game><info/></cif>";
        let mut games = Vec::new();
        identities(text.as_bytes(), &Limits::default(), &mut |game| {
            games.push(game);
        })
        .expect("a text in memory");
        assert_eq!(games.len(), 2);
        let options = Options {
            game_identities: true,
            ..Options::default()
        };
        let findings = check_str(text, &options).expect("a text in memory");
        let of = |number: u64| {
            let mut found = findings.iter().filter_map(|it| it.location.game.as_deref());
            found.find(|game| game.number == number).copied()
        };
        assert_eq!((of(1), of(2)), (None, Some(games[1])));
        assert!(findings.iter().any(|it| it.location.game.is_none()));
    }
}
