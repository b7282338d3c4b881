//! Entries while an archive is flattened: their written text, which is a small
//! part of what their values take, and is read again at each use.

use std::collections::HashMap;

use cif_runtime::{IntoOwned, Limits, WriteElement, Writer, document};
use cif_types::{IndexChoice, IndexGame, NamebaseChoice, roots};

/// Entries of one kind.
#[derive(Default)]
pub(crate) struct Entries {
    texts: HashMap<u32, Box<str>>,
    /// The ids that were there, those whose text is gone included.
    seen: Ids,
    used: Ids,
}

impl Entries {
    /// Keeps an entry. Gives the text back where another one has the id and
    /// does not say the same.
    pub(crate) fn define(&mut self, id: u32, text: Box<str>) -> Option<Box<str>> {
        if !self.seen.insert(id) {
            let same = self.texts.get(&id).is_some_and(|known| *known == text);
            return (!same).then_some(text);
        }
        self.texts.insert(id, text);
        None
    }

    /// The text of an entry, which from now on counts as used.
    pub(crate) fn text(&mut self, id: u32) -> Option<&str> {
        let text = self.texts.get(&id)?;
        self.used.insert(id);
        Some(text)
    }

    /// The text of an entry that is not needed any more.
    pub(crate) fn take(&mut self, id: u32) -> Option<Box<str>> {
        self.texts.remove(&id)
    }

    /// Whether there was an entry with this id.
    pub(crate) fn has_seen(&self, id: u32) -> bool {
        self.seen.contains(id)
    }

    /// The entries that were never used, in the order of their ids.
    pub(crate) fn unused(self) -> Vec<(u32, Box<str>)> {
        let Self { texts, used, .. } = self;
        let unused = texts.into_iter().filter(|(id, _)| !used.contains(*id));
        let mut unused: Vec<_> = unused.collect();
        unused.sort_unstable_by_key(|(id, _)| *id);
        unused
    }
}

/// A set of ids, one bit for each.
#[derive(Default)]
struct Ids(HashMap<u32, u64>);

impl Ids {
    /// Whether it is new.
    fn insert(&mut self, id: u32) -> bool {
        let word = self.0.entry(id / 64).or_default();
        let bit = 1 << (id % 64);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }

    fn contains(&self, id: u32) -> bool {
        let word = self.0.get(&(id / 64));
        word.is_some_and(|word| word & (1 << (id % 64)) != 0)
    }
}

/// The text of an entry, on one line.
pub(crate) fn written(name: &'static str, entry: &impl WriteElement) -> Box<str> {
    let mut writer = Writer::default();
    writer.start(name);
    entry.write_attributes(&mut writer);
    // Where white space counts, none is added.
    writer.mixed();
    entry.write_content(&mut writer);
    writer.end();
    writer.take().trim().into()
}

/// The game of an index with this text.
pub(crate) fn read_game(text: &str) -> Option<IndexGame<'static>> {
    let document = format!("<index>{text}</index>");
    let index = document::read::<roots::Index>(&document, &Limits::default());
    match index.value.value.items.into_iter().next()? {
        IndexChoice::Game(game) => Some(game.value.into_owned()),
        IndexChoice::Document(_) => None,
    }
}

/// The entry of a namebase with this text.
pub(crate) fn read_name(text: &str) -> Option<NamebaseChoice<'static>> {
    let document = format!("<namebase>{text}</namebase>");
    let namebase = document::read::<roots::Namebase>(&document, &Limits::default());
    let entry = namebase.value.value.items.into_iter().next()?;
    Some(entry.into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_come_back_from_their_text() {
        let text =
            "<player id=\"3\"><name>A &amp; B</name><birth utc=\"true\">1821</birth></player>";
        let Some(NamebaseChoice::Player(player)) = read_name(text) else {
            panic!("it is a player");
        };
        assert_eq!(&*written("player", &player.value), text);
        let text = "<game id=\"3\"><white/><tags><tag name=\"a\"> b </tag></tags></game>";
        let game = read_game(text).expect("it is a game");
        assert_eq!(&*written("game", &game), text);
        assert!(read_game("<document id=\"1\"/>").is_none());
        assert!(read_name("").is_none());
    }

    #[test]
    fn the_first_entry_of_an_id_stands() {
        let mut entries = Entries::default();
        assert_eq!(entries.define(7, "a".into()), None);
        assert_eq!(entries.define(7, "a".into()), None);
        assert_eq!(entries.define(7, "b".into()), Some("b".into()));
        assert_eq!(entries.define(70_000, "c".into()), None);
        assert_eq!(entries.text(7), Some("a"));
        assert_eq!(entries.text(8), None);
        assert!(entries.has_seen(70_000) && !entries.has_seen(8));
        assert_eq!(entries.unused(), [(70_000, "c".into())]);
    }
}
