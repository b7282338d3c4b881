//! Renames a player throughout an archive, and comments on the fifth move of
//! the player's games: `rename_player ARCHIVE OLD NEW`.

use std::borrow::Cow;

use cif::model::{ArchiveItem, Comment, Game, Token};
use cif::moves::Section;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [path, old, new] = &arguments[..] else {
        return Err("usage: rename_player ARCHIVE OLD NEW".into());
    };
    let new = Token::new(new.clone())?;
    let mut archive = cif::read::path(path)?.value;
    for item in &mut archive.items {
        if let ArchiveItem::Game(game) = item {
            rename(game, old, &new);
        }
    }
    print!("{}", cif::write::text(&archive)?);
    Ok(())
}

fn rename(game: &mut Game<'static>, old: &str, new: &Token<'static>) {
    let board = game.board();
    let sections = game.info.head.iter_mut().flat_map(|it| &mut it.players);
    let players = sections.flat_map(|it| it.white.iter_mut().chain(&mut it.black));
    for player in players.filter(|it| it.display_name().as_deref() == Some(old)) {
        player.name = Some(new.clone().into());
        let mut section = Section::read(std::mem::take(&mut game.moves.value), &board);
        if let Some(fifth) = section.line.plies_mut().get_mut(4) {
            fifth.add_comment(Comment::new(Cow::from("Renamed.")));
        }
        game.moves.value = section.write();
    }
}
