//! Parts of a game's head, attributes and data without a PGN form. Every field is
//! named here: a new one does not compile until its fate is decided.

use std::borrow::Cow;
use std::collections::BTreeMap;

use cif_runtime::{Spanned, Value as _};
use cif_types::{
    Characteristics, Extraneous, GEvent, GPlayer, GSource, Game, GameHead, GameInfo, Opening,
    Rating, TeamInfo, TimeInfo, model::Result as Score,
};

use super::{fields, players, start};
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

/// Lists the losses outside of the moves, where these lines are written.
pub(crate) fn losses(game: &Game<'_>, lines: &[Line<'_>]) -> Vec<Loss> {
    let mut out = Losses(Vec::new());
    let Game {
        variant: _,
        tandem: _,
        startposition: _,
        controlposition,
        invalid,
        pieces,
        rules,
        boardsize,
        boardpath,
        coloration,
        signature,
        languages,
        fragment,
        info,
        moves: _,
        data,
    } = game;
    out.say(controlposition.is_some(), "game/@controlposition");
    out.say(invalid.is_some(), "game/@invalid");
    out.say(pieces.is_some(), "game/@pieces");
    out.say(rules.is_some(), "game/@rules");
    out.say(boardsize.is_some(), "game/@boardsize");
    out.say(boardpath.is_some(), "game/@boardpath");
    out.say(coloration.is_some(), "game/@coloration");
    out.say(signature.is_some(), "game/@signature");
    out.say(languages.is_some(), "game/@languages");
    out.say(fragment.is_some(), "game/@fragment");
    let is_said = data.is_none() || Players::of(lines).are_all_data(game);
    out.say(!is_said, "game/data");
    let GameInfo {
        head,
        links,
        moveinfo,
    } = &info.value;
    out.say(!links.is_empty(), "game/info/links");
    let boards = if game.tandem() { 2 } else { 1 };
    out.say(
        moveinfo.len() > boards,
        "game/info/moveinfo of the second board",
    );
    if let Some(head) = head {
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
    let mut times: BTreeMap<&str, usize> = BTreeMap::new();
    for (name, _) in pairs(lines) {
        *times.entry(name).or_default() += 1;
    }
    let fields = pairs(lines).filter(|(name, _)| times.get(name) == Some(&1));
    let fields: Vec<_> = fields
        .filter(|(name, _)| fields::place(name, tandem, 0).is_some())
        .collect();
    for (name, value) in &fields {
        fields::set(&mut again, name, Cow::Borrowed(value));
    }
    for (name, _) in fields {
        match (fields::get(game, name), fields::get(&again, name)) {
            _ if start::is_part(name) => {}
            (there, back) if there == back => {}
            // These two are tags where they contradict the moves.
            (None, _) if matches!(name, "Result" | "PlyCount") => {}
            // Where no tag pair says it, that of the moves counts.
            (Some(_), None) if name == "Result" => {}
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
    if !pairs(lines).any(|(name, _)| start::is_part(name)) {
        return;
    }
    let mut again = crate::empty::game();
    again.tandem = game.tandem().then(|| true.into());
    // Why it cannot be played does not matter.
    let _ = start::read(pairs(lines), &mut again);
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
    let GameHead {
        id,
        flags,
        characteristics,
        event,
        players,
        source,
        time,
        opening,
        extraneous,
        tags,
    } = head;
    out.say(id.is_some(), "head/@id");
    out.say(
        flags.iter().any(|flags| !flags.items.is_empty()),
        "head/flags",
    );
    out.say(players.len() > boards, "a player of the second board");
    if let Some(tags) = tags.first() {
        for tag in &tags.tag {
            let name = tag.name.as_str();
            if name != ORDER && Line::of_tag(name, "").name() != name {
                let what = format!("a tag of the name {name}");
                out.0.push(Loss::whole(what));
            }
        }
    }
    of_second_board(head, out);
    if let Some(Spanned { value, .. }) = characteristics {
        let Characteristics {
            gamedate,
            gametime: _,
            result: _,
            termination: _,
            round: _,
            board: _,
            plycount: _,
        } = value;
        let utc = gamedate.as_ref().is_some_and(|date| date.utc.is_some());
        out.say(utc, "characteristics/gamedate/@utc");
    }
    if let Some(event) = event {
        of_event(event, out);
    }
    for both in players.iter().take(boards) {
        for player in [&both.white, &both.black].into_iter().flatten() {
            of_player(player, out);
        }
    }
    if let Some(source) = source {
        let GSource {
            id,
            title: _,
            publisher: _,
            publication,
            version,
            date,
            quality: _,
        } = &source.value;
        out.say(id.is_some(), "source/@id");
        out.say(version.is_some(), "source/version");
        let utc = [publication, date]
            .into_iter()
            .flatten()
            .any(|date| date.utc.is_some());
        out.say(utc, "the @utc of a source date");
    }
    if let Some(time) = time {
        let TimeInfo { mode, control: _ } = &time.value;
        out.say(mode.is_some(), "time/mode");
    }
    if let Some(opening) = opening.first() {
        let Opening {
            eco: _,
            usereco,
            nic: _,
            classification: _,
        } = &opening.value;
        out.say(usereco.is_some(), "opening/usereco");
    }
    if let Some(extraneous) = extraneous.first() {
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
    let Extraneous {
        annotatorid,
        creatorid,
        phraseid,
        annotator: _,
        creator,
        comment,
        clock,
        gameid,
    } = extraneous;
    out.say(annotatorid.is_some(), "extraneous/@annotatorid");
    out.say(creatorid.is_some(), "extraneous/@creatorid");
    out.say(phraseid.is_some(), "extraneous/@phraseid");
    let other = creator
        .as_ref()
        .is_some_and(|creator| creator.as_str() != ":PGN");
    out.say(other, "extraneous/creator");
    if let Some(number) = gameid {
        let tag = number.tag.as_ref().map(|tag| tag.as_str());
        out.say(
            tag.is_some_and(|tag| !fields::is_number(tag)),
            "extraneous/gameid of another provider",
        );
        out.say(tag.is_none(), "that extraneous/gameid names no provider");
    }
    out.say(comment.is_some(), "extraneous/comment");
    out.say(clock.is_some(), "extraneous/clock");
}

fn of_event(event: &GEvent<'_>, out: &mut Losses) {
    let GEvent {
        eventid,
        siteid,
        sponsorid,
        location: _,
        country,
        latitude,
        longitude,
        title: _,
        siteid_element,
        date,
        r#type: _,
        mode: _,
        rounds: _,
        category: _,
        sponsorid_element,
        complete,
        boardpoints,
        threepointsforwin,
        tiebreak,
        sponsor: _,
    } = event;
    out.say(eventid.is_some(), "event/@eventid");
    out.say(siteid.is_some() || siteid_element.is_some(), "event siteid");
    out.say(
        sponsorid.is_some() || sponsorid_element.is_some(),
        "event sponsorid",
    );
    out.say(country.is_some(), "event/country");
    out.say(latitude.is_some(), "event/latitude");
    out.say(longitude.is_some(), "event/longitude");
    out.say(
        date.as_ref().is_some_and(|date| date.utc.is_some()),
        "event/date/@utc",
    );
    out.say(complete.is_some(), "event/complete");
    out.say(boardpoints.is_some(), "event/boardpoints");
    out.say(threepointsforwin.is_some(), "event/threepointsforwin");
    out.say(tiebreak.is_some(), "event/tiebreak");
}

fn of_player(player: &GPlayer<'_>, out: &mut Losses) {
    let GPlayer {
        id,
        name: _,
        surname,
        forename,
        regioncode,
        nation,
        species: _,
        gender,
        teamid,
        networkaddress: _,
        birth,
        death,
        team,
        title: _,
        federation: _,
        clock: _,
        runningclock,
        identifier,
        rating,
    } = player;
    out.say(id.is_some(), "player/@id");
    // They are written, as a name in one piece, where there is no name.
    let parted = surname.is_some() || forename.is_some();
    out.say(parted, "player/surname or player/forename");

    out.say(regioncode.is_some(), "player/regioncode");
    out.say(nation.is_some(), "player/nation");
    out.say(gender.is_some(), "player/gender");
    out.say(teamid.is_some(), "player/teamid");
    out.say(birth.is_some(), "player/birth");
    out.say(death.is_some(), "player/death");
    out.say(runningclock.is_some(), "player/runningclock");
    if let Some(team) = team {
        let TeamInfo {
            name: _,
            number,
            year,
            season,
            nation: _,
        } = &team.value;
        out.say(number.is_some(), "team/number");
        out.say(year.is_some(), "team/year");
        out.say(season.is_some(), "team/season");
    }
    let fide = usize::from(players::fide_id(player).is_some());
    let ids = identifier.as_ref().map_or(0, |ids| ids.id.len());
    out.say(ids > fide, "player/identifier other than :FIDE");
    let written = ["Elo", "USCF"].map(|field| players::rating(player, field));
    let count = rating.as_ref().map_or(0, |rating| rating.score.len());
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
    let Rating {
        identifier,
        organization,
        timemode,
        timecontrol,
        aids,
        country,
        url,
        ranking,
        text: _,
    } = rating;
    out.say(organization.is_some() && !is_uscf, "rating/@organization");
    let more = identifier.is_some()
        || timemode.is_some()
        || timecontrol.is_some()
        || aids.is_some()
        || country.is_some()
        || url.is_some()
        || ranking.is_some();
    out.say(more, "an attribute of a rating");
}
