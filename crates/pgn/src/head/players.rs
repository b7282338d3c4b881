//! The fields of a player.

use std::borrow::Cow;

use cif_runtime::{Limits, Spanned, Value as _};
use cif_types::{
    GPlayer, GameHead, Identifier, Organization, PlayerID, PlayerIdList, Players, Rating,
    RatingList, Species, Title, TitleList,
};

use super::value::{put, show};

const TITLES: [&str; 15] = [
    "GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "HGM", "CGM", "CIM", "CLGM", "CLIM",
    "CSIM", "GNM",
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Color {
    White,
    Black,
}

/// One of the players: the side, and the number of the board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Who {
    color: Color,
    board: usize,
}

impl Who {
    pub(super) const WHITE: Self = Self::on_first_board(Color::White);
    pub(super) const BLACK: Self = Self::on_first_board(Color::Black);

    const fn on_first_board(color: Color) -> Self {
        Self { color, board: 0 }
    }

    pub(super) const fn on_second_board(self) -> Self {
        Self { board: 1, ..self }
    }
}

/// A field of a player that a tag pair has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum PlayerField {
    Name,
    Title,
    Elo,
    Uscf,
    FideId,
    Team,
    TeamCountry,
    Country,
    Address,
    Species,
    Clock,
}

/// Takes away sections of players of which nothing is known.
pub(super) fn tidy(head: &mut GameHead<'_>) {
    head.players
        .retain(|both| both.white.is_some() || both.black.is_some());
}

/// Gives both boards of a tandem game their players, empty ones if need be:
/// the first board has both, so that the next begins the second.
pub(super) fn complete(head: &mut GameHead<'_>) {
    let is_empty = |both: &Players<'_>| both.white.is_none() && both.black.is_none();
    if head.players.iter().all(is_empty) {
        head.players.clear();
        return;
    }
    head.players.resize_with(2, Players::default);
    if let [first, second] = head.players.as_mut_slice() {
        first.white.get_or_insert_default();
        first.black.get_or_insert_default();
        if is_empty(second) {
            second.white.get_or_insert_default();
        }
    }
}

fn organization(name: &'static str) -> Option<Spanned<Organization<'static>>> {
    let mut slot = None;
    put(&mut slot, name);
    slot
}

pub(super) fn set<'g>(head: &mut GameHead<'g>, who: Who, field: PlayerField, value: Cow<'g, str>) {
    if head.players.len() <= who.board {
        head.players.resize_with(who.board + 1, Players::default);
    }
    let Some(both) = head.players.get_mut(who.board) else {
        return;
    };
    let slot = match who.color {
        Color::White => &mut both.white,
        Color::Black => &mut both.black,
    };
    let player = &mut slot.get_or_insert_default().value;
    set_field(player, field, value);
    slot.take_if(|player| player.value == GPlayer::default());
}

fn set_field<'g>(player: &mut GPlayer<'g>, field: PlayerField, text: Cow<'g, str>) {
    let value: &str = &text;
    match field {
        PlayerField::Name => put(&mut player.name, text),
        PlayerField::Elo => score(player, None, text),
        PlayerField::Uscf => score(player, organization(":USCF"), text),
        PlayerField::Title => {
            // Readers refuse a list of more items: it stays a tag pair.
            if value.split(' ').nth(Limits::default().list).is_some() {
                return;
            }
            let titles: Vec<Title<'g>> = value
                .split(' ')
                .filter(|title| *title != "-" && !title.is_empty())
                .filter_map(|title| {
                    let known = TITLES.contains(&title);
                    let name = if known {
                        format!(":{title}")
                    } else {
                        title.to_owned()
                    };
                    let mut slot = None;
                    put(&mut slot, name);
                    slot.map(|slot| slot.value)
                })
                .collect();
            if !titles.is_empty() {
                player.title = TitleList::new(titles).ok().map(Into::into);
            }
        }
        PlayerField::FideId => {
            let (Some(organization), Ok(text)) = (organization(":FIDE"), Identifier::new(text))
            else {
                return;
            };
            let id = PlayerID {
                organization,
                text: text.into(),
            };
            player.identifier = Some(
                PlayerIdList {
                    id: vec![id.into()],
                }
                .into(),
            );
        }
        PlayerField::Team => put(&mut player.team.get_or_insert_default().name, text),
        PlayerField::TeamCountry => {
            let mut nation = None;
            put(&mut nation, text);
            if nation.is_some() {
                player.team.get_or_insert_default().nation = nation;
            }
        }
        PlayerField::Country => put(&mut player.federation, text),
        PlayerField::Address if value != "-" => {
            let mut address = None;
            put(&mut address, text);
            player.networkaddress = address.map(Box::new);
        }
        PlayerField::Species => {
            player.species = match value {
                "human" => Some(Species::Human.into()),
                "program" | "computer" => Some(Species::Program.into()),
                _ => None,
            }
        }
        PlayerField::Clock => put(&mut player.clock, text),
        PlayerField::Address => {}
    }
}

fn score<'g>(
    player: &mut GPlayer<'g>,
    organization: Option<Spanned<Organization<'g>>>,
    value: Cow<'g, str>,
) {
    let mut text = None;
    put(&mut text, value);
    let Some(text) = text else { return };
    let rating = Rating {
        identifier: None,
        organization,
        timemode: None,
        timecontrol: None,
        aids: None,
        country: None,
        url: None,
        ranking: None,
        text,
    };
    let list: &mut RatingList<'g> = &mut player.rating.get_or_insert_default().value;
    list.score.push(rating.into());
}

/// The rating of a tag pair: that of the USCF, or the first of all others.
pub(super) fn rating<'p, 'a>(
    player: &'p GPlayer<'a>,
    field: PlayerField,
) -> Option<&'p Rating<'a>> {
    let scores = &player.rating.as_ref()?.score;
    let is_uscf = |rating: &&Spanned<Rating<'_>>| {
        let name = rating.organization.as_ref().map(|it| it.value.lexical());
        (name.as_deref() == Some(":USCF")) == (field == PlayerField::Uscf)
    };
    scores.iter().find(is_uscf).map(|rating| &rating.value)
}

/// The identifier that has a tag pair.
pub(super) fn fide_id<'p, 'a>(player: &'p GPlayer<'a>) -> Option<&'p PlayerID<'a>> {
    let ids = &player.identifier.as_ref()?.id;
    let fide = ids
        .iter()
        .find(|id| id.organization.value.lexical() == ":FIDE")?;
    Some(&fide.value)
}

pub(super) fn get<'h>(
    head: &'h GameHead<'_>,
    who: Who,
    field: PlayerField,
) -> Option<Cow<'h, str>> {
    let both = head.players.get(who.board)?;
    let player = match who.color {
        Color::White => both.white.as_ref()?,
        Color::Black => both.black.as_ref()?,
    };
    match field {
        PlayerField::Name => show(player.name.as_ref()).or_else(|| {
            let surname = show(player.surname.as_deref())?;
            Some(match show(player.forename.as_deref()) {
                Some(forename) => Cow::Owned(format!("{surname}, {forename}")),
                None => surname,
            })
        }),
        PlayerField::Elo | PlayerField::Uscf => {
            rating(player, field).and_then(|it| show(Some(&it.text)))
        }
        PlayerField::Title => {
            let titles = player.title.as_ref()?.value.iter();
            let names: Vec<String> = titles
                .map(|title| title.to_string().trim_start_matches(':').to_owned())
                .collect();
            (!names.is_empty()).then(|| Cow::Owned(names.join(" ")))
        }
        PlayerField::FideId => fide_id(player).and_then(|id| show(Some(&id.text))),
        PlayerField::Team => show(player.team.as_ref()?.name.as_ref()),
        PlayerField::TeamCountry => show(player.team.as_ref()?.nation.as_ref()),
        PlayerField::Country => show(player.federation.as_ref()),
        PlayerField::Address => show(player.networkaddress.as_deref()),
        PlayerField::Species => show(player.species.as_ref()),
        PlayerField::Clock => show(player.clock.as_ref()),
    }
}
