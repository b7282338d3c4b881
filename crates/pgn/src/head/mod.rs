//! Tag pairs and the head of a game. Tag pairs that have a field are typed;
//! what would come back differently, what has no field, and the order where
//! it is not the standard one stay in the head's `tags`. Whether something
//! comes back differently is not guessed: the tag pairs are made from the
//! head and compared with those of the file.

mod date;
mod fields;
mod losses;
mod members;
mod names;
mod players;
mod start;
mod value;

use std::borrow::Cow;
use std::collections::{HashMap, HashSet, VecDeque};

use cif_chess::Game as Replay;
use cif_runtime::Spanned;
use cif_types::{Extraneous, Game, GameHead, Signature, Tag, Tags, model::Result as Score};

use self::names::{Field, Known};
use self::players::PlayerField;
use crate::flat;
use crate::report::FindingKind;
use crate::tag_line::{Line, ORDER, pairs, tag};
use crate::text::{Kind, ROSTER};

pub(crate) use losses::{losses, losses_of_outcome};
pub use start::has_unknown_start;

/// Returns whether a text between tag pairs is read as one token that is none.
pub(crate) fn is_token(text: &str) -> bool {
    let kinds = flat::kinds("[A \"\"]\n", text, "\n[B \"\"]");
    matches!(kinds.as_deref(), Some([Kind::Unknown | Kind::Reserved]))
}

/// Names of tag pairs that follow from others.
const DERIVED: [&str; 2] = ["Result", "SetUp"];

/// The sign for no value in a tag pair that every game has.
fn placeholder(field: Field, tandem: bool) -> Option<&'static str> {
    match field {
        Field::Date => Some("????.??.??"),
        Field::Result => Some("*"),
        Field::Event | Field::Site | Field::Player(_, PlayerField::Name) => Some("?"),
        Field::Round if !tandem => Some("?"),
        _ => None,
    }
}

/// The value of a tag pair, and whether it is only the sign for none.
fn typed<'g>(game: &'g Game<'_>, known: Known) -> Option<(Cow<'g, str>, bool)> {
    if let Some(value) = fields::get(game, known) {
        return Some((value, false));
    }
    let sign = placeholder(known.field, game.tandem())?;
    Some((Cow::Borrowed(sign), true))
}

/// Sets variant and start position from the tag section, and puts up the
/// pieces.
///
/// # Errors
/// The reason why the game cannot be played.
pub(crate) fn set_up(lines: &[Line<'_>], game: &mut Game<'_>) -> Result<Replay, &'static str> {
    start::read(pairs(lines), game)
}

pub(crate) use start::replay;

/// Returns whether a game with these lines can be played.
pub(crate) fn is_playable(lines: &[Line<'_>], tandem: bool) -> bool {
    if !pairs(lines).any(|(name, _)| start::is_part(name)) {
        return true;
    }
    let mut game = crate::empty::game();
    game.tandem = tandem.then(|| true.into());
    start::read(pairs(lines), &mut game).is_ok()
}

/// The value of a tag pair, if there is just one of its name.
fn only<'l>(lines: &'l [Line<'_>], name: &str) -> Option<&'l str> {
    let mut found = pairs(lines).filter(|pair| pair.0 == name);
    let (_, value) = found.next()?;
    found.next().is_none().then_some(value)
}

/// The result that a tag pair gives, if there is just one.
pub(crate) fn result_of(lines: &[Line<'_>]) -> Option<Score> {
    only(lines, "Result")?.parse().ok()
}

/// The result of a game by its tag pair and its moves: that of the moves counts where no tag
/// pair gives one that is known.
pub(crate) fn result_by(of_tag: Option<Score>, of_text: Option<Score>) -> Option<Score> {
    let known = of_tag.filter(|it| *it != Score::Unknown);
    known.or(of_text).or(of_tag)
}

/// Facts about the head that the moves tell.
#[derive(Clone, Copy)]
pub(crate) struct Facts {
    /// The result, unless the last position contradicts it.
    pub(crate) result: Option<Score>,
    /// The result by the rules, where it is another than is given.
    pub(crate) ended: Option<Score>,
    /// The plies of the main line.
    pub(crate) plies: usize,
    /// There are more, kept as text.
    pub(crate) is_partial: bool,
}

/// The name of a tag pair that is not believed, and the fact against it. Such a
/// one stays a tag pair.
fn contradicts(name: &str, value: &str, facts: Facts) -> Option<(&'static str, Cow<'static, str>)> {
    let date_pair = |name| {
        let fact = Cow::Borrowed("which is no day of the calendar");
        date::is_invalid_date(value).then_some((name, fact))
    };
    match name {
        "Result" => {
            let is_known = |it: Score| it != Score::Unknown;
            let ended = facts.ended;
            let ended = ended.filter(|_| value.parse().is_ok_and(is_known))?;
            let fact = format!("by the rules the game has ended {}", ended.as_str());
            Some(("Result", fact.into()))
        }
        "PlyCount" => {
            let plies = facts.plies;
            let noun = if plies == 1 { "ply" } else { "plies" };
            (value.parse() != Ok(plies))
                .then(|| ("PlyCount", format!("the moves are {plies} {noun}").into()))
        }
        "Round" => {
            let fact = Cow::Borrowed("rounds and their parts are counted from 1 to 255");
            fields::is_no_round(value).then_some(("Round", fact))
        }
        "Date" => date_pair("Date"),
        "EventDate" => date_pair("EventDate"),
        "SourceDate" => date_pair("SourceDate"),
        "SourceVersionDate" => date_pair("SourceVersionDate"),
        _ => None,
    }
}

/// The place of each line that is a tag pair with a field.
fn places(lines: &[Line<'_>], tandem: bool) -> Vec<Option<usize>> {
    let mut next = 0;
    let place = |line: &Line<'_>| {
        let Line::Pair(name, _) = line else {
            return None;
        };
        let found = names::place(name, tandem, next)?;
        next = found + 1;
        Some(found)
    };
    lines.iter().map(place).collect()
}

/// The tag pairs with a field that there are, by their places.
#[derive(Clone, Copy, Default)]
struct Seen {
    any: u128,
    twice: u128,
}

impl Seen {
    fn of(places: &[Option<usize>]) -> Self {
        let mut seen = Self::default();
        for place in places.iter().flatten() {
            let bit = 1 << place;
            seen.twice |= seen.any & bit;
            seen.any |= bit;
        }
        seen
    }

    const fn is_there(self, place: usize) -> bool {
        self.any & (1 << place) != 0
    }

    const fn is_twice(self, place: usize) -> bool {
        self.twice & (1 << place) != 0
    }

    fn is_once(self, place: usize) -> bool {
        (self.any & !self.twice) & (1 << place) != 0
    }

    /// Returns whether there are all that every game on one board has, which come
    /// first.
    const fn has_roster(self) -> bool {
        let roster = (1 << ROSTER.len()) - 1;
        self.any & roster == roster
    }
}

/// The check that writing the head gives the lines in their order. Most often
/// that is seen while reading them: what has become a field is written first
/// and in the order of the places, the rest behind it as it stands.
#[derive(Clone, Copy)]
struct Order {
    next: usize,
    is_kept: bool,
    is_same: bool,
}

impl Order {
    fn field(&mut self, place: usize) {
        self.is_same &= !self.is_kept && self.next <= place;
        self.next = place + 1;
    }

    fn tag(&mut self, name: &str, tag: Option<&Tag<'_>>) {
        self.is_kept = true;
        self.is_same &= tag.is_some_and(|tag| tag.name.as_str() == name);
    }
}

/// Puts the lines of a tag section into the head of a game; gives back what is
/// said of those that are not believed.
pub(crate) fn read<'g>(lines: &[Line<'g>], game: &mut Game<'g>, facts: Facts) -> Vec<FindingKind> {
    let tandem = game.tandem();
    let known = names::order(tandem);
    let places = places(lines, tandem);
    let seen = Seen::of(&places);
    let mut doubtful = Vec::new();
    for (line, place) in lines.iter().zip(&places) {
        let (Line::Pair(name, value), Some(place)) = (line, *place) else {
            continue;
        };
        if seen.is_once(place) {
            match contradicts(name, value, facts) {
                // How many plies there are in the text, nobody knows.
                Some(("PlyCount", _)) if facts.is_partial => {}
                Some((name, fact)) => {
                    let value = value.clone().into_owned();
                    doubtful.push(FindingKind::Contradiction { name, value, fact });
                }
                None => fields::set(game, known[place], value.clone()),
            }
        }
    }
    if seen.twice != 0 {
        let named = known.iter().enumerate();
        let doubled = named.filter(|(place, _)| seen.is_twice(*place));
        doubtful.extend(doubled.map(|(_, Known { name, .. })| FindingKind::DoubledTag { name }));
    }
    let head = fields::head(game);
    fields::tidy(head);
    if let Some(result) = facts.result {
        head.characteristics.get_or_insert_default().result = Some(result.into());
    }
    if !tandem {
        players::tidy(head);
    }
    let mut order = Order {
        next: 0,
        is_kept: false,
        is_same: seen.has_roster(),
    };
    let mut tags = Tags::default();
    for (line, place) in lines.iter().zip(&places) {
        if let Line::Pair(_, value) = line
            && let Some(place) = *place
            && seen.is_once(place)
            && typed(game, known[place]).is_some_and(|(text, _)| text == *value)
        {
            order.field(place);
            continue;
        }
        let tag = line.to_tag();
        order.tag(&line.name(), tag.as_ref());
        tags.tag.extend(tag.map(Into::into));
    }
    let head = fields::head(game);
    if !tags.tag.is_empty() {
        head.tags.push(tags.into());
    }
    // Only variant and start position are written without having been read.
    let is_plain = !tandem && game.variant.is_none() && game.startposition.is_none();
    let is_same = if is_plain {
        debug_assert_eq!(order.is_same, write(game) == lines);
        order.is_same
    } else {
        write(game) == lines
    };
    if !is_same {
        keep_order(lines, fields::head(game));
    }
    complete(fields::head(game), tandem);
    doubtful
}

/// Keeps the order of the lines.
fn keep_order(lines: &[Line<'_>], head: &mut GameHead<'_>) {
    let mut names = String::with_capacity(lines.len() * 10);
    for line in lines {
        if !names.is_empty() {
            names.push(' ');
        }
        names.push_str(&line.name());
    }
    if head.tags.is_empty() {
        head.tags.push(Tags::default().into());
    }
    if let Some(tags) = head.tags.first_mut() {
        tags.tag.extend(tag(ORDER, names).map(Into::into));
    }
}

/// Says by which program the game was made, and gives a tandem game the
/// sections that it has for both of its boards.
fn complete(head: &mut GameHead<'_>, tandem: bool) {
    let creator = Signature::new(":PGN").ok();
    fields::extraneous(head).creator = creator.map(Into::into);
    if !tandem {
        return;
    }
    head.flags.resize_with(2, Spanned::default);
    head.tags.resize_with(2, Spanned::default);
    players::complete(head);
    if !head.opening.is_empty() {
        head.opening.resize_with(2, Spanned::default);
    }
    let creator = Signature::new(":PGN").ok();
    let second = Extraneous {
        creator: creator.map(Into::into),
        ..Extraneous::default()
    };
    head.extraneous.push(second.into());
}

/// The result.
pub(crate) fn result(game: &Game<'_>) -> Option<Score> {
    let facts = game.info.head.as_ref()?.characteristics.as_ref()?;
    Some(facts.result.as_ref()?.value)
}

/// The tag section of a game.
pub(crate) fn write<'g>(game: &'g Game<'_>) -> Vec<Line<'g>> {
    let head = game.info.head.as_ref();
    let tags = head.and_then(|head| head.tags.first());
    let tags = || tags.into_iter().flat_map(|tags| tags.tag.iter());
    let order = tags().find(|tag| tag.name.as_str() == ORDER);
    let kept: Vec<Line<'g>> = tags()
        .filter(|tag| tag.name.as_str() != ORDER)
        .map(|tag| Line::of_tag(&tag.name, &tag.text))
        .collect();
    let names: HashSet<Cow<'_, str>> = kept.iter().map(Line::name).collect();
    let mut lines: Vec<(Line<'g>, bool)> = names::order(game.tandem())
        .iter()
        .filter(|known| !names.contains(known.name))
        .filter_map(|known| {
            let (value, absent) = typed(game, *known)?;
            let says_nothing = absent || DERIVED.contains(&known.name);
            Some((Line::Pair(Cow::Borrowed(known.name), value), says_nothing))
        })
        .collect();
    drop(names);
    lines.extend(kept.into_iter().map(|line| (line, false)));
    match order {
        Some(order) => sorted(lines, &order.text),
        None => lines.into_iter().map(|(line, _)| line).collect(),
    }
}

/// Lines in the order of their names. Behind them come those that it does not
/// name, unless they say nothing or follow from others.
fn sorted<'l>(lines: Vec<(Line<'l>, bool)>, order: &str) -> Vec<Line<'l>> {
    let mut places: HashMap<String, VecDeque<usize>> = HashMap::new();
    for (at, (line, _)) in lines.iter().enumerate() {
        let name = line.name().into_owned();
        places.entry(name).or_default().push_back(at);
    }
    let mut lines: Vec<_> = lines.into_iter().map(Some).collect();
    let mut sorted = Vec::with_capacity(lines.len());
    for name in order.split(' ').filter(|name| !name.is_empty()) {
        let at = places.get_mut(name).and_then(VecDeque::pop_front);
        let line = at.and_then(|at| lines.get_mut(at)?.take());
        sorted.extend(line.map(|(line, _)| line));
    }
    let more = lines.into_iter().flatten();
    let more = more.filter(|(_, says_nothing)| !says_nothing);
    sorted.extend(more.map(|(line, _)| line));
    sorted
}
