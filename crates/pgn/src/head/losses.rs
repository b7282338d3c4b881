//! Parts of a game's head, attributes and data without a PGN form. What PGN has a
//! form for is listed in [`members`](super::members); all else that is there is lost,
//! a new field of the schema included.

use std::borrow::Cow;

use cif_runtime::record::Record;
use cif_runtime::{Spanned, Value as _};
use cif_types::{
    Engines, Extraneous, GPlayer, Game, GameHead, Opening, Rating, model::Result as Score,
};

use super::members::{
    CHARACTERISTICS, EVENT, EXTRANEOUS, GAME, HEAD, INFO, Members, OPENING, PLAYER, RATING, SOURCE,
    TEAM, TIME, unwritten,
};
use super::names::{self, Field, Known};
use super::players::{self, PlayerField};
use super::{Seen, fields, start};
use crate::players::Players;
use crate::report::Loss;
use crate::tag_line::{Line, ORDER, pairs};

struct Losses(Vec<Loss>);

impl Losses {
    fn say(&mut self, lost: bool, what: &'static str) {
        if lost {
            self.0.push(Loss {
                what: what.into(),
                ply: None,
            });
        }
    }
}

/// Adds the members of a section that are there and have no PGN form.
fn lost<'a>(members: &Members, section: &impl Record<'a>, out: &mut Losses) {
    out.0
        .extend(unwritten(members, section).into_iter().map(Loss::whole));
}

/// Lists the losses outside of the moves, where these lines are written.
pub(crate) fn losses(game: &Game<'_>, engines: &Engines<'_>, lines: &[Line<'_>]) -> Vec<Loss> {
    let mut out = Losses(Vec::new());
    lost(&GAME, game, &mut out);
    let is_said = game.data.is_none() || Players::of(lines).are_all_data(game, engines);
    out.say(!is_said, "game/data");
    lost(&INFO, &game.info.value, &mut out);
    let boards = if game.tandem() { 2 } else { 1 };
    out.say(
        game.info.moveinfo.len() > boards,
        "game/info/moveinfo of the second board",
    );
    if let Some(head) = &game.info.head {
        of_head(head, boards, &mut out);
        of_values(game, head, lines, &mut out);
    }
    of_start(game, lines, &mut out);
    out.0
}

/// Of values that are read back as others: the tag pairs are read, and what
/// becomes of them is compared.
fn of_values(game: &Game<'_>, head: &GameHead<'_>, lines: &[Line<'_>], out: &mut Losses) {
    let tandem = game.tandem();
    let mut again = crate::empty::game();
    again.tandem = tandem.then(|| true.into());
    let places = super::places(lines, tandem);
    let seen = Seen::of(&places);
    let known = names::order(tandem);
    let written: Vec<(Known, &str)> = lines
        .iter()
        .zip(&places)
        .filter_map(|(line, place)| match line {
            Line::Pair(_, value) if seen.is_once((*place)?) => Some((known[(*place)?], &**value)),
            _ => None,
        })
        .filter(|(known, _)| !start::is_part(known.name))
        .collect();
    for &(known, value) in &written {
        fields::set(&mut again, known, Cow::Borrowed(value));
    }
    for (known, _) in written {
        let Known { name, field } = known;
        match (fields::get(game, known), fields::get(&again, known)) {
            (there, back) if there == back => {}
            // These two are tags where they contradict the moves.
            (None, _) if matches!(field, Field::Result | Field::PlyCount) => {}
            // Where no tag pair says one that is known, that of the moves counts.
            (Some(_), back)
                if field == Field::Result && back.as_deref().is_none_or(|it| it == "*") => {}
            (None, _) => {
                let what = format!("that the tag {name} is no field of its own");
                out.0.push(Loss::whole(what));
            }
            (Some(value), _) => {
                let what = format!("the value `{value}` of the tag pair {name}");
                out.0.push(Loss::whole(what));
            }
        }
    }
    let mode = |head: &GameHead<'_>| Some(head.event.as_ref()?.mode.as_ref()?.to_string());
    let title = |player: Option<&Spanned<GPlayer<'_>>>| {
        let titles = player?.title.as_ref()?.value.iter();
        Some(titles.map(ToString::to_string).collect::<Vec<_>>())
    };
    let again = fields::head(&mut again);
    out.say(
        mode(head).is_some_and(|it| {
            Some(it.to_ascii_lowercase()) == mode(again) && mode(again) != Some(it)
        }),
        "the case of event/mode",
    );
    for (there, back) in head.players.iter().zip(&again.players) {
        for (there, back) in [(&there.white, &back.white), (&there.black, &back.black)] {
            let (there, back) = (title(there.as_ref()), title(back.as_ref()));
            out.say(there != back, "such a player/title");
        }
    }
}

/// Values that are not believed when they are read, for the moves show others.
pub(crate) fn contradicted(game: &Game<'_>, plies: usize, ruled: Option<Score>) -> Vec<Loss> {
    let mut out = Losses(Vec::new());
    let head = game.info.head.as_ref();
    if let Some(facts) = head.and_then(|head| head.characteristics.as_ref()) {
        let result = facts.result.as_ref().map(|it| it.value);
        out.say(
            result.is_some_and(|it| it != Score::Unknown && ruled.is_some_and(|ruled| ruled != it)),
            "characteristics/result against the rules",
        );
        let count = facts.plycount.as_ref();
        out.say(
            count.is_some_and(|it| it.value.lexical().parse() != Ok(plies)),
            "characteristics/plycount of other moves",
        );
    }
    out.0
}

/// Of variant and start position, which are read from tag pairs alone.
fn of_start(game: &Game<'_>, lines: &[Line<'_>], out: &mut Losses) {
    let is_plain = game.variant.is_none() && game.startposition.is_none();
    if is_plain && !pairs(lines).any(|(name, _)| start::is_part(name)) {
        return;
    }
    let mut again = crate::empty::game();
    again.tandem = game.tandem().then(|| true.into());
    let is_hidden = start::read(pairs(lines), &mut again).is_err();
    out.say(
        is_hidden && game.has_moves() && start::replay(game).is_ok(),
        "that a tag of the start position is no start position",
    );
    out.say(
        again.variant().to_string() != game.variant().to_string(),
        "game/@variant",
    );
    out.say(
        again.startposition().to_string() != game.startposition().to_string(),
        "game/@startposition",
    );
}

fn of_head(head: &GameHead<'_>, boards: usize, out: &mut Losses) {
    lost(&HEAD, head, out);
    out.say(
        head.flags.iter().any(|flags| !flags.items.is_empty()),
        "head/flags",
    );
    out.say(head.players.len() > boards, "a player of the second board");
    if let Some(tags) = head.tags.first() {
        for tag in &tags.tag {
            let name = tag.name.as_str();
            if name != ORDER && Line::of_tag(name, "").name() != name {
                let what = format!("a tag of the name {name}");
                out.0.push(Loss::whole(what));
            }
        }
    }
    of_second_board(head, out);
    if let Some(facts) = &head.characteristics {
        lost(&CHARACTERISTICS, &facts.value, out);
    }
    if let Some(event) = &head.event {
        lost(&EVENT, &event.value, out);
    }
    for both in head.players.iter().take(boards) {
        for player in [&both.white, &both.black].into_iter().flatten() {
            of_player(player, out);
        }
    }
    if let Some(source) = &head.source {
        lost(&SOURCE, &source.value, out);
    }
    if let Some(time) = &head.time {
        lost(&TIME, &time.value, out);
    }
    if let Some(opening) = head.opening.first() {
        lost(&OPENING, &opening.value, out);
    }
    if let Some(extraneous) = head.extraneous.first() {
        of_extraneous(extraneous, out);
    }
}

/// Of the second board of a tandem game, the players alone have tag pairs.
fn of_second_board(head: &GameHead<'_>, out: &mut Losses) {
    let GameHead {
        opening,
        extraneous,
        tags,
        ..
    } = head;
    let second = opening.get(1).map(|it| &it.value);
    out.say(
        second.is_some_and(|it| *it != Opening::default()),
        "head/opening of the second board",
    );
    let second = extraneous.get(1).map(|it| &it.value);
    let said = second.is_some_and(|it| {
        let creator = it.creator.as_ref().map(|it| it.as_str());
        let rest = Extraneous {
            creator: None,
            ..it.clone()
        };
        rest != Extraneous::default() || creator.is_some_and(|creator| creator != ":PGN")
    });
    out.say(said, "head/extraneous of the second board");
    let second = tags.get(1);
    out.say(
        second.is_some_and(|it| !it.tag.is_empty()),
        "head/tags of the second board",
    );
}

fn of_extraneous(extraneous: &Extraneous<'_>, out: &mut Losses) {
    lost(&EXTRANEOUS, extraneous, out);
    let other = extraneous
        .creator
        .as_ref()
        .is_some_and(|creator| creator.as_str() != ":PGN");
    out.say(other, "extraneous/creator");
    if let Some(number) = &extraneous.gameid {
        let tag = number.tag.as_ref().map(|tag| tag.as_str());
        out.say(
            tag.is_some_and(|tag| !names::is_number(tag)),
            "extraneous/gameid of another provider",
        );
        out.say(tag.is_none(), "that extraneous/gameid names no provider");
    }
}

fn of_player(player: &GPlayer<'_>, out: &mut Losses) {
    lost(&PLAYER, player, out);
    if let Some(team) = &player.team {
        lost(&TEAM, &team.value, out);
    }
    let fide = usize::from(players::fide_id(player).is_some());
    let ids = player.identifier.as_ref().map_or(0, |ids| ids.id.len());
    out.say(ids > fide, "player/identifier other than :FIDE");
    let written = [PlayerField::Elo, PlayerField::Uscf].map(|field| players::rating(player, field));
    let count = player
        .rating
        .as_ref()
        .map_or(0, |rating| rating.score.len());
    out.say(
        count > written.iter().flatten().count(),
        "player/rating beyond the first",
    );
    for (at, rating) in written.into_iter().enumerate() {
        if let Some(rating) = rating {
            of_rating(rating, at == 1, out);
        }
    }
}

fn of_rating(rating: &Rating<'_>, is_uscf: bool, out: &mut Losses) {
    let organization = rating.organization.is_some();
    out.say(organization && !is_uscf, "rating/@organization");
    lost(&RATING, rating, out);
}
