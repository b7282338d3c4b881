//! The head of a game, as a list of lines: what it is called, and what it says.

use cif_types::record::Record;
use cif_types::{
    Date, Extraneous, GEvent, GPlayer, Game, GameHead, Opening, StandardID, StartPosition,
};

use crate::bookkeeping;
use crate::comment;
use crate::names::Names;
use crate::others::{
    CHARACTERISTICS, EVENT, EXTRANEOUS, HEAD, Members, OPENING, PLAYER, SOURCE, TIME, others,
};
use crate::title::{join, name_of, or};

/// The lines of a head, each a name and what is said under it, without line breaks.
pub fn lines(game: &Game<'_>, head: &GameHead<'_>, names: &Names) -> Vec<(String, String)> {
    let mut lines = Lines::default();
    if let Some(event) = &head.event {
        lines.event(event, names);
    }
    lines.characteristics(head);
    let tandem = game.tandem();
    for (index, players) in head.players.iter().enumerate() {
        let board = board(tandem, index);
        for (side, player) in [("White", &players.white), ("Black", &players.black)] {
            if let Some(player) = player {
                let text = self::player(player, names);
                lines.add(&format!("{side}{board}"), &text);
            }
        }
    }
    lines.result(head);
    for (index, opening) in head.opening.iter().enumerate() {
        let name = format!("Opening{}", board(tandem, index));
        lines.add(&name, &self::opening(opening));
    }
    if let Some(time) = &head.time {
        let mode = time.mode.as_ref().map(|it| it.value.to_string());
        let control = time.control.as_ref().map(|control| match control.as_str() {
            "" => "none".to_owned(),
            control => control.to_owned(),
        });
        lines.add("Time", &join(&[control, mode], ", "));
    }
    lines.game(game);
    if let Some(source) = &head.source {
        let entry = names.source(source.id.as_ref());
        let title = or(
            source.title.as_ref(),
            entry.and_then(|it| it.title.as_ref()),
        );
        let publisher = or(
            source.publisher.as_ref(),
            entry.and_then(|it| it.publisher.as_ref()),
        );
        lines.add("Source", &join(&[title, publisher], ", "));
    }
    for (index, extraneous) in head.extraneous.iter().enumerate() {
        lines.extraneous(extraneous, board(tandem, index), names);
    }
    lines.others(head, tandem, names);
    for tag in head.tags.iter().flat_map(|tags| &tags.tag) {
        if let Some(name) = bookkeeping::of_head(&tag.name) {
            lines.add(name, &tag.text);
        }
    }
    lines.0
}

#[derive(Default)]
struct Lines(Vec<(String, String)>);

impl Lines {
    /// Adds what is said, if anything is.
    fn add(&mut self, name: &str, text: &str) {
        let text: Vec<&str> = text.split_whitespace().collect();
        if !text.is_empty() {
            self.0.push((name.to_owned(), text.join(" ")));
        }
    }

    fn event(&mut self, event: &GEvent<'_>, names: &Names) {
        let entry = names.event(event.eventid.as_ref());
        let title = or(event.title.as_ref(), entry.and_then(|it| it.title.as_ref()));
        let kind = or(
            event.r#type.as_ref(),
            entry.and_then(|it| it.r#type.as_ref()),
        );
        let mode = or(event.mode.as_ref(), entry.and_then(|it| it.mode.as_ref()));
        let brackets = join(&[kind, mode], ", ");
        let brackets = (!brackets.is_empty()).then(|| format!("({brackets})"));
        self.add("Event", &join(&[title, brackets], " "));
        let site = [
            event.siteid.as_ref(),
            event.siteid_element.as_ref(),
            entry.and_then(|it| it.siteid.as_ref()),
        ];
        let site = site.into_iter().find_map(|id| names.site(id));
        let location = or(
            event.location.as_ref(),
            site.and_then(|it| it.location.as_ref()),
        );
        let country = or(
            event.country.as_ref(),
            site.and_then(|it| it.country.as_ref()),
        );
        self.add("Site", &join(&[location, country], ", "));
        let date = event.date.as_deref();
        let date = date.or(entry.and_then(|it| it.date.as_deref()));
        if let Some(date) = date {
            self.add("Event date", &self::date(date));
        }
        let sponsor = [
            event.sponsorid.as_ref(),
            event.sponsorid_element.as_ref(),
            entry.and_then(|it| it.sponsorid.as_ref()),
        ];
        let sponsor = sponsor.into_iter().find_map(|id| names.sponsor(id));
        let own = event.sponsor.as_ref().map(|it| it.as_str());
        self.add("Sponsor", own.or(sponsor).unwrap_or_default());
    }

    fn characteristics(&mut self, head: &GameHead<'_>) {
        let Some(said) = &head.characteristics else {
            return;
        };
        let date = said.gamedate.as_ref().map(|date| self::date(date));
        let time = said.gametime.as_ref().map(|it| it.value.to_string());
        self.add("Date", &join(&[date, time], " "));
        if let Some(round) = &said.round {
            self.add("Round", &round.to_string());
        }
        if let Some(board) = &said.board {
            self.add("Board", &board.to_string());
        }
    }

    fn result(&mut self, head: &GameHead<'_>) {
        let Some(said) = &head.characteristics else {
            return;
        };
        let result = said.result.as_ref().map(|it| it.value.to_string());
        let termination = said.termination.as_ref();
        let termination = termination.map(|it| format!("({})", it.value));
        self.add("Result", &join(&[result, termination], " "));
    }

    /// Adds the kind of game, where it is no plain game of chess.
    fn game(&mut self, game: &Game<'_>) {
        let variant = game.variant().to_string();
        if variant != ":Chess" {
            self.add("Variant", variant.trim_start_matches(':'));
        }
        let size = game.boardsize();
        if size.as_str() != "8x8" {
            self.add("Size", &size);
        }
        let start = game.startposition();
        if start != StartPosition::StandardID(StandardID::Standard) {
            self.add("Start", &start.to_string());
        }
        if let Some(fragment) = &game.fragment {
            self.add("Fragment", fragment);
        }
    }

    fn extraneous(&mut self, said: &Extraneous<'_>, board: &str, names: &Names) {
        let own = said.annotator.as_ref().map(|it| it.as_str());
        let annotator = own.or_else(|| names.annotator(said.annotatorid.as_ref()));
        self.add(&format!("Annotator{board}"), annotator.unwrap_or_default());
        let phrase = names.phrase(said.phraseid.as_ref()).map(comment::words);
        let own = said.comment.as_ref().map(|it| comment::words(it));
        self.add(&format!("Comment{board}"), &join(&[phrase, own], " "));
    }

    /// Adds the members that have no place in the lines so far.
    fn others(&mut self, head: &GameHead<'_>, tandem: bool, names: &Names) {
        self.named("", &HEAD, head);
        if let Some(said) = &head.characteristics {
            self.named("Game", &CHARACTERISTICS, &said.value);
        }
        if let Some(event) = &head.event {
            self.named("Event", &EVENT, &event.value);
            if let Some(entry) = names.event(event.eventid.as_ref()) {
                self.named("Event", &EVENT, entry);
            }
        }
        for (index, players) in head.players.iter().enumerate() {
            let board = board(tandem, index);
            for (side, player) in [("White", &players.white), ("Black", &players.black)] {
                if let Some(player) = player {
                    let section = format!("{side}{board}");
                    self.named(&section, &PLAYER, &player.value);
                    if let Some(entry) = names.player(player.id.as_ref()) {
                        self.named(&section, &PLAYER, entry);
                    }
                }
            }
        }
        if let Some(source) = &head.source {
            self.named("Source", &SOURCE, &source.value);
            if let Some(entry) = names.source(source.id.as_ref()) {
                self.named("Source", &SOURCE, entry);
            }
        }
        if let Some(time) = &head.time {
            self.named("Time", &TIME, &time.value);
        }
        for (index, opening) in head.opening.iter().enumerate() {
            let section = format!("Opening{}", board(tandem, index));
            self.named(&section, &OPENING, &opening.value);
        }
        for (index, said) in head.extraneous.iter().enumerate() {
            let section = format!("More{}", board(tandem, index));
            self.named(&section, &EXTRANEOUS, &said.value);
        }
    }

    /// Adds the members of a section that no table names, each by its name and once.
    fn named<'a>(&mut self, section: &str, members: &Members, record: &impl Record<'a>) {
        for (name, text) in others(members, record) {
            let name = format!("{section} {name}");
            let name = name.trim();
            if self.0.iter().all(|(known, _)| known != name) {
                self.add(name, &text);
            }
        }
    }
}

/// The board of a tandem game that a section is about.
const fn board(tandem: bool, index: usize) -> &'static str {
    match (tandem, index) {
        (false, _) => "",
        (true, 0) => " A",
        (true, _) => " B",
    }
}

/// The name of a player with titles, rating, nation and team.
fn player(player: &GPlayer<'_>, names: &Names) -> String {
    let entry = names.player(player.id.as_ref());
    let name =
        name_of(player, names).or_else(|| player.id.as_ref().map(|id| format!("#{}", id.value)));
    let titles = player.title.as_ref().map(|titles| {
        let titles = titles.iter().map(ToString::to_string);
        let titles: Vec<_> = titles
            .map(|it| it.trim_start_matches(':').to_owned())
            .collect();
        titles.join(" ")
    });
    let rating = player
        .rating
        .as_ref()
        .and_then(|rating| rating.score.first());
    let rating = rating.map(|rating| {
        let organization = rating.organization.as_ref().map(|it| it.value.to_string());
        let organization = organization.map(|it| it.trim_start_matches(':').to_owned());
        join(&[organization, Some(rating.text.to_string())], " ")
    });
    let nation = or(
        player.nation.as_ref(),
        entry.and_then(|it| it.nation.as_ref()),
    );
    let team = player.team.as_ref().and_then(|team| team.name.as_ref());
    let team = team.map(|name| name.to_string()).or_else(|| {
        let ids = [
            player.teamid.as_ref(),
            entry.and_then(|it| it.teamid.as_ref()),
        ];
        let name = ids.into_iter().find_map(|id| names.team(id));
        name.map(str::to_owned)
    });
    let more = join(&[titles, rating, nation, team], ", ");
    let more = (!more.is_empty()).then(|| format!("({more})"));
    join(&[name, more], " ")
}

/// The opening of a game on a board, 0 for the first: its code and its name, as far as the
/// head has them.
pub fn opening_of(head: &GameHead<'_>, board: usize) -> Option<String> {
    let opening = opening(head.opening.get(board)?);
    (!opening.is_empty()).then_some(opening)
}

fn opening(opening: &Opening<'_>) -> String {
    let eco = opening.eco.as_ref().or(opening.usereco.as_ref());
    join(
        &[
            eco.map(|it| it.to_string()),
            opening.nic.as_ref().map(|it| it.value.to_string()),
            opening
                .classification
                .as_ref()
                .map(|it| it.value.to_string()),
        ],
        " ",
    )
}

/// A date, with its zone where that is known.
pub(crate) fn date(date: &Date<'_>) -> String {
    let utc = date.utc.as_ref().is_some_and(|utc| utc.value);
    let zone = if utc { " UTC" } else { "" };
    format!("{}{zone}", date.text.value)
}
