//! A game as it is known again when it stands elsewhere: what tells old findings from
//! new ones, and games that changed from those that did not.

use std::hash::Hasher;
use std::io::Read;

use cif_types::{CutError, Limits, PieceKind, stream};
use serde::{Deserialize, Serialize};
use twox_hash::XxHash3_64;

/// The name of the element of a game.
pub(crate) const GAME: &[u8] = b"game";

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
    let (mut cutter, mut progress) = stream(source, limits).into_parts();
    let mut number = 0;
    while let Some(piece) = cutter.next_piece()? {
        if piece.kind == PieceKind::Item && piece.name() == GAME {
            number += 1;
            sink(GameIdentity::of(number, progress.piece(piece).element()));
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
        let one = GameIdentity::of(1, game);
        assert_eq!(one, GameIdentity::of(1, &game.replace('\n', "  ")));
        let changed = GameIdentity::of(1, &game.replace("e2e5", "e2e4"));
        assert_eq!(one.head, changed.head);
        assert_ne!(one.text, changed.text);
    }

    #[test]
    fn findings_carry_the_identity_that_a_look_at_the_games_gives() {
        let text = "<cif><game><info/><moves>e2e4</moves></game>\n<!-- <game/> -->\n\
            stray<![CDATA[<game/>]]><?x?><game><info/><moves>x</moves></game><info/></cif>";
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
