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
use super::{Seen, fields, only, result_by, result_of, start};
use crate::moves::Written;
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

    /// Says that a tag comes back as the field, or as nothing, where the game says the same
    /// without it.
    fn say_no_more(&mut self, name: &str) {
        let what = format!("a tag {name} without which the game says the same");
        self.0.push(Loss::whole(what));
    }

    /// Says where the field of a tag pair is read back as another value.
    fn differ(&mut self, name: &str, there: Option<&str>, back: Option<&str>) {
        if there != back {
            self.0.push(Loss::whole(match there {
                Some(value) => format!("the value `{value}` of the tag pair {name}"),
                None => format!("that the tag {name} is no field of its own"),
            }));
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
    let order = names::order(tandem);
    for (line, place) in lines.iter().zip(&places) {
        if let (Line::Pair(_, value), Some(place)) = (line, *place)
            && seen.is_once(place)
        {
            fields::set(&mut again, order[place], Cow::Borrowed(value));
        }
    }
    for (place, known) in order.iter().enumerate() {
        // In these moves have a part, or they are read together.
        let is_apart = matches!(
            known.field,
            Field::Result | Field::PlyCount | Field::Variant | Field::SetUp | Field::Fen
        );
        if is_apart || !seen.is_there(place) {
            continue;
        }
        let (there, back) = (fields::get(game, *known), fields::get(&again, *known));
        out.differ(known.name, there.as_deref(), back.as_deref());
        if there == back && is_typed_kept(head, lines, &again, *known) {
            out.say_no_more(known.name);
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

/// The tag of the head that a tag pair is written from, if there is just one of its name.
fn only_kept<'l>(head: &GameHead<'_>, lines: &'l [Line<'_>], name: &str) -> Option<&'l str> {
    let tags = head.tags.first()?;
    let is_kept = tags.tag.iter().any(|tag| tag.name.as_str() == name);
    only(lines, name).filter(|_| is_kept)
}

/// Returns whether a tag has the value that its field has when the lines are read, so that the
/// field alone keeps it.
fn is_typed_kept(head: &GameHead<'_>, lines: &[Line<'_>], again: &Game<'_>, known: Known) -> bool {
    let kept = only_kept(head, lines, known.name);
    kept.is_some_and(|kept| super::typed(again, known).is_some_and(|(text, _)| text == kept))
}

/// Of the result and the number of plies, which are read from tag pairs and moves.
pub(crate) fn losses_of_outcome(game: &Game<'_>, lines: &[Line<'_>], moves: &Written) -> Vec<Loss> {
    let mut out = Losses(Vec::new());
    let head = game.info.head.as_ref();
    let facts = head.and_then(|head| head.characteristics.as_ref());
    let is_known = |it: &Score| *it != Score::Unknown;
    let is_ruled_out = |it: Score| moves.ruled.is_some_and(|ruled| ruled != it);
    let there = facts.and_then(|facts| Some(facts.result.as_ref()?.value));
    let there = there.filter(is_known);
    let back = result_by(result_of(lines), moves.result).filter(is_known);
    if there == back && there.is_some_and(is_ruled_out) {
        out.say(true, "characteristics/result against the rules");
    } else {
        let back = back.filter(|it| !is_ruled_out(*it));
        out.say(
            there.is_none() && back.is_some(),
            "that the game has no result",
        );
        if let Some(there) = there {
            out.differ("Result", Some(there.as_str()), back.map(Score::as_str));
        }
        let kept = head.and_then(|head| only_kept(head, lines, "Result"));
        if there == back && kept == Some(back.map_or("*", Score::as_str)) {
            out.say_no_more("Result");
        }
    }
    let is_count = |it: &&str| it.parse() == Ok(moves.plies);
    let there = facts.and_then(|facts| Some(facts.plycount.as_ref()?.value.lexical()));
    let there = there.as_deref();
    if there.is_some_and(|it| !is_count(&it)) {
        out.say(true, "characteristics/plycount of other moves");
    } else {
        // A sign or zeros before it make no other number.
        let back = only(lines, "PlyCount").filter(is_count);
        out.differ("PlyCount", there, back.map(|back| there.unwrap_or(back)));
        let kept = head.and_then(|head| only_kept(head, lines, "PlyCount"));
        if there.is_some() && kept == there {
            out.say_no_more("PlyCount");
        }
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
    let Some(head) = &game.info.head else { return };
    for known in names::order(game.tandem()) {
        let is_same = || fields::get(game, *known) == fields::get(&again, *known);
        if start::is_part(known.name) && is_typed_kept(head, lines, &again, *known) && is_same() {
            out.say_no_more(known.name);
        }
    }
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
        let sides = [("White", &both.white), ("Black", &both.black)];
        let sides = sides.map(|(side, player)| player.as_ref().map(|it| (side, it)));
        for (side, player) in sides.into_iter().flatten() {
            of_player(player, out);
            // The tag of the order may keep that of ratings.
            let is_kept = boards == 1 && has_uscf_first(head, side);
            out.say(
                !is_kept && is_uscf_first(player),
                "the order of player/rating",
            );
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

/// Returns whether a rating of USCF stands before one of FIDE.
fn is_uscf_first(player: &GPlayer<'_>) -> bool {
    let [elo, uscf] = [PlayerField::Elo, PlayerField::Uscf].map(|it| players::rating(player, it));
    let first = player.rating.as_ref().and_then(|it| it.score.first());
    elo.is_some() && uscf.is_some_and(|it| first.is_some_and(|first| &first.value == it))
}

/// Returns whether the order of the tag pairs has them so for a side.
fn has_uscf_first(head: &GameHead<'_>, side: &str) -> bool {
    let mut tags = head.tags.first().into_iter().flat_map(|tags| &tags.tag);
    let order = tags.find(|tag| tag.name.as_str() == ORDER);
    let kinds = order.into_iter().flat_map(|order| order.text.split(' '));
    let mut kinds = kinds.filter_map(|name| name.strip_prefix(side));
    kinds.find(|kind| matches!(*kind, "USCF" | "Elo")) == Some("USCF")
}

fn of_rating(rating: &Rating<'_>, is_uscf: bool, out: &mut Losses) {
    let organization = rating.organization.is_some();
    out.say(organization && !is_uscf, "rating/@organization");
    lost(&RATING, rating, out);
}
