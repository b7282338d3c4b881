//! The contents of the head of a game or of an index entry.

use cif_types::{GPlayer, GameHead, Organization, Spanned, Title};

use super::{Contents, NoteKind};
use crate::predefined::Predefined;

impl<'c> Contents<'c> {
    pub(super) fn head(&mut self, head: &'c GameHead<'c>) {
        if let Some(characteristics) = &head.characteristics {
            self.date("gamedate", characteristics.gamedate.as_ref());
        }
        if let Some(event) = &head.event {
            self.date("date", event.date.as_ref());
        }
        for players in &head.players {
            for player in [&players.white, &players.black].into_iter().flatten() {
                self.player(player);
            }
        }
        if let Some(source) = &head.source {
            self.date("publication", source.publication.as_ref());
            self.date("date", source.date.as_ref());
        }
        for extraneous in &head.extraneous {
            self.signature(extraneous.creator.as_ref());
            if let Some(comment) = &extraneous.comment {
                self.lone_note(comment, comment.span, NoteKind::Game);
            }
        }
    }

    fn player(&mut self, player: &'c GPlayer<'c>) {
        self.life(player.birth.as_ref(), player.death.as_deref());
        if let Some(titles) = &player.title {
            for title in titles.iter() {
                if let Title::TitleID(name) = title {
                    self.name(Predefined::Title, name, titles.span);
                }
            }
        }
        for id in player.identifier.iter().flat_map(|list| &list.id) {
            self.organization(&id.organization);
        }
        for rating in player.rating.iter().flat_map(|list| &list.score) {
            if let Some(organization) = &rating.organization {
                self.organization(organization);
            }
        }
    }

    fn organization(&mut self, organization: &'c Spanned<Organization<'c>>) {
        if let Organization::OrganizationID(name) = &organization.value {
            self.name(Predefined::Organization, name, organization.span);
        }
    }
}
