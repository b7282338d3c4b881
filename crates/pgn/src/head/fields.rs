//! The fields of the head that tag pairs have, by the names of the tag pairs.

use std::borrow::Cow;

use cif_runtime::Spanned;
use cif_types::{
    Characteristics, GEvent, GSource, Game, GameHead, GameIdentifier, Opening, Termination,
    TimeControl, Token, model::Result as Score,
};

use super::date::{put_date, show_date};
use super::value::{put, show};
use super::{players, start};

/// The same of tandem games, whose players are named by their boards.
const TANDEM_ORDER: &[&str] = &[
    "Event",
    "Site",
    "Date",
    "BughouseDBGameNo",
    "WhiteA",
    "WhiteATitle",
    "WhiteAElo",
    "WhiteAUSCF",
    "WhiteAFideId",
    "WhiteATeam",
    "WhiteATeamCountry",
    "WhiteACountry",
    "WhiteANA",
    "WhiteAType",
    "WhiteAClock",
    "BlackA",
    "BlackATitle",
    "BlackAElo",
    "BlackAUSCF",
    "BlackAFideId",
    "BlackATeam",
    "BlackATeamCountry",
    "BlackACountry",
    "BlackANA",
    "BlackAType",
    "BlackAClock",
    "WhiteB",
    "WhiteBTitle",
    "WhiteBElo",
    "WhiteBUSCF",
    "WhiteBFideId",
    "WhiteBTeam",
    "WhiteBTeamCountry",
    "WhiteBCountry",
    "WhiteBNA",
    "WhiteBType",
    "WhiteBClock",
    "BlackB",
    "BlackBTitle",
    "BlackBElo",
    "BlackBUSCF",
    "BlackBFideId",
    "BlackBTeam",
    "BlackBTeamCountry",
    "BlackBCountry",
    "BlackBNA",
    "BlackBType",
    "BlackBClock",
    "EventDate",
    "EventSponsor",
    "EventType",
    "EventRounds",
    "EventCategory",
    "Mode",
    "Round",
    "Board",
    "Time",
    "TimeControl",
    "ECO",
    "NIC",
    "Opening",
    "Termination",
    "PlyCount",
    "Annotator",
    "Source",
    "SourceTitle",
    "SourceDate",
    "SourceVersionDate",
    "SourceQuality",
    "FICSGamesDBGameNo",
    "GameId",
    "Result",
    "Variant",
    "SetUp",
    "FEN",
];

/// The tag pairs that have a field, in the order in which they are written.
pub(super) const fn order(tandem: bool) -> &'static [&'static str] {
    if tandem { TANDEM_ORDER } else { ORDER }
}

/// The place of a tag pair with a field in that order; one that has a field
/// and yet is not written stands behind them all. It is looked for from the
/// place `from` on first, for most files have them in order.
#[inline]
pub(super) fn place(name: &str, tandem: bool, from: usize) -> Option<usize> {
    let order = order(tandem);
    let (before, behind) = order.split_at(from.min(order.len()));
    let within = |part: &[&str]| part.iter().position(|known| *known == name);
    let found = within(behind).map(|at| before.len() + at);
    let found = found.or_else(|| within(before));
    found.or_else(|| is_number(name).then_some(order.len()))
}

/// Places are bits of a `u128`.
const _: () = assert!(ORDER.len() < 128 && TANDEM_ORDER.len() < 128);

/// The same of games on one board.
const ORDER: &[&str] = &[
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "WhiteTitle",
    "BlackTitle",
    "WhiteElo",
    "BlackElo",
    "WhiteUSCF",
    "BlackUSCF",
    "WhiteFideId",
    "BlackFideId",
    "WhiteTeam",
    "BlackTeam",
    "WhiteTeamCountry",
    "BlackTeamCountry",
    "WhiteCountry",
    "BlackCountry",
    "WhiteNA",
    "BlackNA",
    "WhiteType",
    "BlackType",
    "WhiteClock",
    "BlackClock",
    "EventDate",
    "EventSponsor",
    "EventType",
    "EventRounds",
    "EventCategory",
    "Mode",
    "Board",
    "Time",
    "TimeControl",
    "ECO",
    "NIC",
    "Opening",
    "Termination",
    "PlyCount",
    "Annotator",
    "Source",
    "SourceTitle",
    "SourceDate",
    "SourceVersionDate",
    "SourceQuality",
    "FICSGamesDBGameNo",
    "GameId",
    "Variant",
    "SetUp",
    "FEN",
];

/// Tag pairs with the number of a game; the tag pair is named in the field.
const NUMBERS: [&str; 3] = ["FICSGamesDBGameNo", "BughouseDBGameNo", "GameId"];

const TERMINATIONS: [(Termination, &str); 12] = [
    (Termination::Normal, "normal"),
    (Termination::ByForfeit, "by forfeit"),
    (Termination::Abandoned, "abandoned"),
    (Termination::Adjudication, "adjudication"),
    (Termination::Disconnection, "disconnection"),
    (Termination::Emergency, "emergency"),
    (Termination::RulesInfraction, "rules infraction"),
    (Termination::TimeForfeit, "time forfeit"),
    (Termination::TimeForfeitBoth, "time forfeit by both"),
    (Termination::Unplayed, "unplayed"),
    (Termination::Unterminated, "unterminated"),
    (Termination::Death, "death"),
];

pub(super) fn head<'h, 'g>(game: &'h mut Game<'g>) -> &'h mut GameHead<'g> {
    let head = game.info.value.head.get_or_insert_with(Default::default);
    &mut head.value
}

/// Returns whether a round is a number that no round has: they are counted from 1 to
/// 255, and so are their parts.
pub(super) fn is_no_round(text: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let (main, sub) = text.split_once('.').unwrap_or((text, "1"));
    let fits = |part: &str| part.parse::<u8>().is_ok_and(|number| number > 0);
    is_number(main) && is_number(sub) && !(fits(main) && fits(sub))
}

fn termination(text: &str) -> Option<Termination> {
    let lower = text.to_ascii_lowercase();
    let known = TERMINATIONS.iter().find(|(_, name)| *name == lower);
    if let Some((found, _)) = known {
        return Some(*found);
    }
    // The sentences of servers.
    let says = |word: &str| lower.contains(word);
    if says(" on time") {
        Some(Termination::TimeForfeit)
    } else if says("abandoned") {
        Some(Termination::Abandoned)
    } else if says("disconnect") {
        Some(Termination::Disconnection)
    } else if says("adjudicat") {
        Some(Termination::Adjudication)
    } else if says("won by ") || says("drawn by ") {
        Some(Termination::Normal)
    } else {
        None
    }
}

/// Sets the field of a tag pair; `?` stands for no value.
#[allow(clippy::too_many_lines)]
pub(super) fn set<'g>(game: &mut Game<'g>, name: &str, text: Cow<'g, str>) {
    let value: &str = &text;

    if value == "?" || value.is_empty() {
        return;
    }
    if let Some((who, field)) = players::split(name, game.tandem()) {
        players::set(head(game), who, field, text);
        return;
    }
    let head = head(game);
    let facts = &mut head.characteristics;
    let event = &mut head.event;
    match name {
        "Event" => put(&mut event.get_or_insert_default().title, text),
        "Site" => put(&mut event.get_or_insert_default().location, text),
        "Date" => put_date(&mut facts.get_or_insert_default().gamedate, value),
        "Round" if !is_no_round(value) => {
            put(&mut facts.get_or_insert_default().round, text);
        }
        "Result" => put(&mut facts.get_or_insert_default().result, text),
        "Board" => put(&mut facts.get_or_insert_default().board, text),
        "Time" => put(&mut facts.get_or_insert_default().gametime, text),
        "PlyCount" => put(&mut facts.get_or_insert_default().plycount, text),
        "Termination" => {
            if let Some(found) = termination(value) {
                facts.get_or_insert_default().termination = Some(found.into());
            }
        }
        "EventDate" => put_date(&mut event.get_or_insert_default().date, value),
        "EventSponsor" => put(&mut event.get_or_insert_default().sponsor, text),
        "EventType" => put(&mut event.get_or_insert_default().r#type, text),
        "EventRounds" => put(&mut event.get_or_insert_default().rounds, text),
        "EventCategory" => put(&mut event.get_or_insert_default().category, text),
        "Mode" => {
            let mode = value.to_ascii_lowercase();
            put(&mut event.get_or_insert_default().mode, mode);
        }
        "TimeControl" => {
            let text = if value == "-" {
                Cow::Borrowed("")
            } else {
                text
            };
            let mut control: Option<Spanned<TimeControl<'_>>> = None;
            put(&mut control, text);
            if control.is_some() {
                head.time.get_or_insert_default().control = control;
            }
        }
        "ECO" => put(&mut opening(head).eco, text),
        "NIC" => put(&mut opening(head).nic, text),
        "Opening" => put(&mut opening(head).classification, text),
        "Source" => put(&mut head.source.get_or_insert_default().publisher, text),
        "SourceTitle" => put(&mut head.source.get_or_insert_default().title, text),
        "SourceDate" => put_date(&mut head.source.get_or_insert_default().publication, value),
        "SourceVersionDate" => put_date(&mut head.source.get_or_insert_default().date, value),
        "SourceQuality" => put(&mut head.source.get_or_insert_default().quality, text),
        "Annotator" => put(&mut extraneous(head).annotator, text),
        _ if NUMBERS.contains(&name) => {
            let numbered = &mut extraneous(head).gameid;
            if numbered.is_none()
                && let (Ok(tag), Ok(text)) = (Token::new(name.to_owned()), Token::new(text))
            {
                let tag = Some(tag.into());
                *numbered = Some(
                    GameIdentifier {
                        tag,
                        text: text.into(),
                    }
                    .into(),
                );
            }
        }
        _ => {}
    }
}

/// Takes away what was made for values that did not fit.
pub(super) fn tidy(head: &mut GameHead<'_>) {
    head.event.take_if(|it| it.value == GEvent::default());
    head.characteristics
        .take_if(|it| it.value == Characteristics::default());
    head.source.take_if(|it| it.value == GSource::default());
    head.opening.retain(|it| it.value != Opening::default());
}

fn opening<'h, 'g>(head: &'h mut GameHead<'g>) -> &'h mut Opening<'g> {
    if head.opening.is_empty() {
        head.opening.push(Spanned::default());
    }
    // There is one.
    &mut head.opening[0].value
}

pub(crate) fn extraneous<'h, 'g>(head: &'h mut GameHead<'g>) -> &'h mut cif_types::Extraneous<'g> {
    if head.extraneous.is_empty() {
        head.extraneous.push(Spanned::default());
    }
    &mut head.extraneous[0].value
}

/// Returns whether a tag pair is the number of a game.
pub(super) fn is_number(name: &str) -> bool {
    NUMBERS.contains(&name)
}

/// The value of a tag pair from its field.
pub(super) fn get<'g>(game: &'g Game<'_>, name: &str) -> Option<Cow<'g, str>> {
    if let Some(value) = start::get(game, name) {
        return Some(Cow::Owned(value));
    }
    let head = game.info.head.as_ref()?;
    if let Some((who, field)) = players::split(name, game.tandem()) {
        return players::get(head, who, field);
    }
    let facts = head.characteristics.as_ref();
    let event = head.event.as_ref();
    let source = head.source.as_ref();
    let opening = head.opening.first();
    match name {
        "Event" => show(event?.title.as_ref()),
        "Site" => show(event?.location.as_ref()),
        "Date" => show_date(facts?.gamedate.as_ref()),
        "Round" => show(facts?.round.as_ref()),
        "Result" => {
            let result: &Spanned<Score> = facts?.result.as_ref()?;
            Some(Cow::Borrowed(result.as_str()))
        }
        "Board" => show(facts?.board.as_ref()),
        "Time" => show(facts?.gametime.as_ref()),
        "PlyCount" => show(facts?.plycount.as_ref()),
        "Termination" => {
            let found = facts?.termination.as_ref()?.value;
            let known = TERMINATIONS.iter().find(|(known, _)| *known == found)?;
            Some(Cow::Borrowed(known.1))
        }
        "EventDate" => show_date(event?.date.as_ref()),
        "EventSponsor" => show(event?.sponsor.as_ref()),
        "EventType" => show(event?.r#type.as_ref()),
        "EventRounds" => show(event?.rounds.as_ref()),
        "EventCategory" => show(event?.category.as_ref()),
        "Mode" => show(event?.mode.as_ref()).map(|mode| Cow::Owned(mode.to_ascii_uppercase())),
        "TimeControl" => {
            let control = show(head.time.as_ref()?.control.as_ref())?;
            Some(if control.is_empty() {
                Cow::Borrowed("-")
            } else {
                control
            })
        }
        "ECO" => show(opening?.eco.as_ref()),
        "NIC" => show(opening?.nic.as_ref()),
        "Opening" => show(opening?.classification.as_ref()),
        "Source" => show(source?.publisher.as_ref()),
        "SourceTitle" => show(source?.title.as_ref()),
        "SourceDate" => show_date(source?.publication.as_ref()),
        "SourceVersionDate" => show_date(source?.date.as_ref()),
        "SourceQuality" => show(source?.quality.as_ref()),
        "Annotator" => show(head.extraneous.first()?.annotator.as_ref()),
        _ if NUMBERS.contains(&name) => {
            let number = head.extraneous.first()?.gameid.as_ref()?;
            let tag = number.tag.as_ref().map_or("GameId", |tag| tag.as_str());
            (tag == name).then(|| Cow::Borrowed(number.text.as_str()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manual_has_every_tag_pair() {
        let page = include_str!("../../../../docs/reference/pgn.md");
        let names = ORDER.iter().filter(|name| !name.starts_with("Black"));
        for name in names.chain(&NUMBERS) {
            assert!(page.contains(&format!("[{name} \"")), "{name}");
        }
    }
}
