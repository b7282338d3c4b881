//! The contents of the entries of a namebase.

use cif_types::{Namebase, NamebaseChoice};

use super::{Contents, NoteKind};

impl<'c> Contents<'c> {
    pub(super) fn namebase(&mut self, namebase: &'c Namebase<'c>) {
        self.signature(namebase.signature.as_ref());
        for entry in &namebase.items {
            match entry {
                NamebaseChoice::Event(event) => self.date("date", event.date.as_ref()),
                NamebaseChoice::Player(player) => {
                    self.life(player.birth.as_ref(), player.death.as_deref());
                }
                NamebaseChoice::Source(source) => {
                    self.date("publication", source.publication.as_ref());
                    self.date("date", source.date.as_ref());
                }
                NamebaseChoice::Phrase(phrase) => {
                    self.lone_note(&phrase.base, phrase.span, NoteKind::Phrase);
                }
                NamebaseChoice::Site(_)
                | NamebaseChoice::Team(_)
                | NamebaseChoice::Annotator(_)
                | NamebaseChoice::Sponsor(_)
                | NamebaseChoice::Creator(_) => {}
            }
        }
    }
}
