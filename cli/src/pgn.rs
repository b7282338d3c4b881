//! Games of PGN one by one, as every command reads them.

use std::io::Read;

use cif_pgn::text::{Game, Limits, Place, ReadError, Reader};
use cif_types::VariationNode;
use clap::Args;

use crate::args::bytes;
use crate::input::Input;
use crate::status::Trouble;
use crate::terminal::visible;

/// The bound on a game.
#[derive(Clone, Copy, Debug, Args)]
#[command(next_help_heading = "Limits")]
pub(crate) struct GameLimit {
    /// Bytes of a game of PGN, which may have a token for every 16 of them; larger games are left
    /// out and told. K, M and G are understood
    #[arg(long = "max-game", value_name = "BYTES", default_value = "8M", value_parser = bytes)]
    bytes: usize,
}

impl GameLimit {
    /// A reader that keeps to it.
    pub(crate) fn reader<S: Read>(self, source: S) -> Reader<S> {
        Reader::new(source).limits(Limits { game: self.bytes })
    }
}

/// Whether anything of a game could be read: a tag pair, or a move. A game without either may be
/// any text.
pub(crate) fn is_readable(game: &Game<'_>, imported: &cif_types::Game<'_>) -> bool {
    game.tags().next().is_some() || has_moves(imported)
}

/// Whether a game has moves that could be read.
pub(crate) fn has_moves(game: &cif_types::Game<'_>) -> bool {
    game.moves.nodes.iter().any(|node| match node {
        VariationNode::Text(text) => !text.trim_ascii().is_empty(),
        _ => false,
    })
}

/// What comes next in a file.
pub(crate) enum Next<'g> {
    Game(Game<'g>),
    /// A game that is too large, where it begins, and why.
    TooLarge(Place, String),
    End,
}

/// Reads on.
pub(crate) fn next<'g, S: Read>(
    reader: &'g mut Reader<S>,
    input: &Input,
) -> Result<Next<'g>, Trouble> {
    match reader.next_game() {
        Ok(Some(game)) => Ok(Next::Game(game)),
        Ok(None) => Ok(Next::End),
        Err(ReadError::TooLarge { place, limit }) => {
            Ok(Next::TooLarge(place, format!("the game {limit}")))
        }
        Err(ReadError::Io(error)) => Err(input.unreadable(&error)),
        Err(error) => {
            let name = input.name();
            Err(Trouble::new(format!(
                "cannot read `{}`: {error}",
                visible(&name)
            )))
        }
    }
}
