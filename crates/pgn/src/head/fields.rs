//! The fields of the head that tag pairs have.

use std::borrow::Cow;

use cif_runtime::Spanned;
use cif_types::{
    Characteristics, GEvent, GSource, Game, GameHead, GameIdentifier, Opening, Termination,
    TimeControl, Token, model::Result as Score,
};

use super::date::{put_date, show_date};
use super::names::{Field, Known};
use super::value::{put, show};
use super::{players, start};

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
pub(super) fn set<'g>(game: &mut Game<'g>, known: Known, text: Cow<'g, str>) {
    let value: &str = &text;

    if value == "?" || value.is_empty() {
        return;
    }
    let head = head(game);
    let facts = &mut head.characteristics;
    let event = &mut head.event;
    match known.field {
        Field::Event => put(&mut event.get_or_insert_default().title, text),
        Field::Site => put(&mut event.get_or_insert_default().location, text),
        Field::Date => put_date(&mut facts.get_or_insert_default().gamedate, value),
        Field::Round if !is_no_round(value) => {
            put(&mut facts.get_or_insert_default().round, text);
        }
        Field::Result => put(&mut facts.get_or_insert_default().result, text),
        Field::Board => put(&mut facts.get_or_insert_default().board, text),
        Field::Time => put(&mut facts.get_or_insert_default().gametime, text),
        Field::PlyCount => put(&mut facts.get_or_insert_default().plycount, text),
        Field::Termination => {
            if let Some(found) = termination(value) {
                facts.get_or_insert_default().termination = Some(found.into());
            }
        }
        Field::EventDate => put_date(&mut event.get_or_insert_default().date, value),
        Field::EventSponsor => put(&mut event.get_or_insert_default().sponsor, text),
        Field::EventType => put(&mut event.get_or_insert_default().r#type, text),
        Field::EventRounds => put(&mut event.get_or_insert_default().rounds, text),
        Field::EventCategory => put(&mut event.get_or_insert_default().category, text),
        Field::Mode => {
            let mode = value.to_ascii_lowercase();
            put(&mut event.get_or_insert_default().mode, mode);
        }
        Field::TimeControl => {
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
        Field::Eco => put(&mut opening(head).eco, text),
        Field::Nic => put(&mut opening(head).nic, text),
        Field::Opening => put(&mut opening(head).classification, text),
        Field::Source => put(&mut head.source.get_or_insert_default().publisher, text),
        Field::SourceTitle => put(&mut head.source.get_or_insert_default().title, text),
        Field::SourceDate => put_date(&mut head.source.get_or_insert_default().publication, value),
        Field::SourceVersionDate => put_date(&mut head.source.get_or_insert_default().date, value),
        Field::SourceQuality => put(&mut head.source.get_or_insert_default().quality, text),
        Field::Annotator => put(&mut extraneous(head).annotator, text),
        Field::Number => {
            let numbered = &mut extraneous(head).gameid;
            if numbered.is_none()
                && let (Ok(tag), Ok(text)) = (Token::new(known.name), Token::new(text))
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
        Field::Player(who, field) => players::set(head, who, field, text),
        // Variant and start position are read together.
        Field::Round | Field::Variant | Field::SetUp | Field::Fen => {}
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

/// The value of a tag pair from its field.
pub(super) fn get<'g>(game: &'g Game<'_>, known: Known) -> Option<Cow<'g, str>> {
    let head = game.info.head.as_ref();
    let facts = head.and_then(|head| head.characteristics.as_ref());
    let event = head.and_then(|head| head.event.as_ref());
    let source = head.and_then(|head| head.source.as_ref());
    let opening = head.and_then(|head| head.opening.first());
    match known.field {
        Field::Event => show(event?.title.as_ref()),
        Field::Site => show(event?.location.as_ref()),
        Field::Date => show_date(facts?.gamedate.as_ref()),
        Field::Round => show(facts?.round.as_ref()),
        Field::Result => {
            let result: &Spanned<Score> = facts?.result.as_ref()?;
            Some(Cow::Borrowed(result.as_str()))
        }
        Field::Board => show(facts?.board.as_ref()),
        Field::Time => show(facts?.gametime.as_ref()),
        Field::PlyCount => show(facts?.plycount.as_ref()),
        Field::Termination => {
            let found = facts?.termination.as_ref()?.value;
            let known = TERMINATIONS.iter().find(|(known, _)| *known == found)?;
            Some(Cow::Borrowed(known.1))
        }
        Field::EventDate => show_date(event?.date.as_ref()),
        Field::EventSponsor => show(event?.sponsor.as_ref()),
        Field::EventType => show(event?.r#type.as_ref()),
        Field::EventRounds => show(event?.rounds.as_ref()),
        Field::EventCategory => show(event?.category.as_ref()),
        Field::Mode => show(event?.mode.as_ref()).map(|mode| Cow::Owned(mode.to_ascii_uppercase())),
        Field::TimeControl => {
            let control = show(head?.time.as_ref()?.control.as_ref())?;
            Some(if control.is_empty() {
                Cow::Borrowed("-")
            } else {
                control
            })
        }
        Field::Eco => show(opening?.eco.as_ref()),
        Field::Nic => show(opening?.nic.as_ref()),
        Field::Opening => show(opening?.classification.as_ref()),
        Field::Source => show(source?.publisher.as_ref()),
        Field::SourceTitle => show(source?.title.as_ref()),
        Field::SourceDate => show_date(source?.publication.as_ref()),
        Field::SourceVersionDate => show_date(source?.date.as_ref()),
        Field::SourceQuality => show(source?.quality.as_ref()),
        Field::Annotator => show(head?.extraneous.first()?.annotator.as_ref()),
        Field::Number => {
            let number = head?.extraneous.first()?.gameid.as_ref()?;
            let tag = number.tag.as_ref().map_or("GameId", |tag| tag.as_str());
            (tag == known.name).then(|| Cow::Borrowed(number.text.as_str()))
        }
        Field::Player(who, field) => players::get(head?, who, field),
        Field::Variant => start::variant(game).map(Cow::Owned),
        Field::SetUp => start::fen(game).map(|_| Cow::Borrowed("1")),
        Field::Fen => start::fen(game).map(Cow::Owned),
    }
}
