//! Renames a player throughout an archive, in the namebase too, and comments on the fifth
//! move of the player's games: `rename_player ARCHIVE OLD NEW`.

use std::borrow::Cow;
use std::collections::HashSet;

use cif::model::{ArchiveItem, Cif, Comment, Game, GameHead, IndexChoice, NamebaseChoice, Token};
use cif::moves::Section;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [path, old, new] = &arguments[..] else {
        return Err("usage: rename_player ARCHIVE OLD NEW".into());
    };
    let mut reading = cif::read::path(path)?;
    // What is no archive, or is cut short, is not to be written as one that is whole.
    if let Some(violation) = reading.violations.first() {
        return Err(violation.to_string().into());
    }
    let mut player = Player {
        old,
        new: Token::new(new.clone())?,
        names: HashSet::new(),
        heads: HashSet::new(),
    };
    player.rename(&mut reading.value);
    print!("{}", cif::write::text(&reading.value)?);
    Ok(())
}

/// The player who is renamed.
struct Player<'n> {
    old: &'n str,
    new: Token<'static>,
    /// The ids of the player's names in the namebase.
    names: HashSet<u32>,
    /// The ids of the heads in the index that name the player.
    heads: HashSet<u32>,
}

impl Player<'_> {
    /// Names stand before the heads that refer to them, and heads before their games.
    fn rename(&mut self, archive: &mut Cif<'static>) {
        for item in &mut archive.items {
            match item {
                ArchiveItem::Namebase(namebase) => self.rename_names(&mut namebase.items),
                ArchiveItem::Index(index) => self.rename_heads(&mut index.items),
                ArchiveItem::Game(game) => {
                    let head = game.info.head.as_mut();
                    if head.is_some_and(|it| self.plays(&mut it.value)) {
                        comment(game);
                    }
                }
                ArchiveItem::Document(_) | ArchiveItem::Data(_) => {}
            }
        }
    }

    fn rename_names(&mut self, entries: &mut [NamebaseChoice<'static>]) {
        for entry in entries {
            if let NamebaseChoice::Player(name) = entry
                && name.display_name().as_deref() == Some(self.old)
            {
                name.name = Some(self.new.clone().into());
                self.names.insert(name.id.get());
            }
        }
    }

    fn rename_heads(&mut self, entries: &mut [IndexChoice<'static>]) {
        for entry in entries {
            if let IndexChoice::Game(game) = entry
                && self.plays(&mut game.base)
            {
                self.heads.extend(game.base.id.as_ref().map(|id| id.get()));
            }
        }
    }

    /// Renames the player in a head; true if it names the player, or refers to what does.
    fn plays(&self, head: &mut GameHead<'static>) -> bool {
        let mut plays = head
            .id
            .as_ref()
            .is_some_and(|id| self.heads.contains(&id.get()));
        let sections = head.players.iter_mut();
        for section in sections.flat_map(|it| it.white.iter_mut().chain(&mut it.black)) {
            if section.display_name().as_deref() == Some(self.old) {
                section.name = Some(self.new.clone().into());
                plays = true;
            }
            let id = section.id.as_ref();
            plays |= id.is_some_and(|id| self.names.contains(&id.get()));
        }
        plays
    }
}

/// Comments on the fifth move of a game.
fn comment(game: &mut Game<'static>) {
    let board = game.board();
    let mut section = Section::read(std::mem::take(&mut game.moves.value), &board);
    if let Some(fifth) = section.line.plies_mut().get_mut(4) {
        fifth.add_comment(Comment::new(Cow::from("Renamed.")));
    }
    game.moves.value = section.write();
}
