//! Tag pairs and the head of a game. Tag pairs that have a field are typed;
//! what would come back differently, what has no field, and the order where
//! it is not the standard one stay in the head's `tags`. Whether something
//! comes back differently is not guessed: the tag pairs are made from the
//! head and compared with those of the file.

mod fields;
mod losses;
mod players;
mod start;

use std::borrow::Cow;

use cif_chess::Game as Replay;
use cif_runtime::Spanned;
use cif_types::{Extraneous, Game, GameHead, Result as Score, Signature, Tag, Tags, Token};

pub(crate) use losses::losses;

/// A line of the tag section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// A tag pair.
    Pair(String, String),
    /// An escape line, without its sign.
    Escape(String),
    /// A comment, without its signs.
    Comment(String),
    /// Anything else, as it is spelt.
    Other(String),
}

const ESCAPE: &str = "PGN:escape";
const COMMENT: &str = "PGN:comment";
const OTHER: &str = "PGN:unknown";
const ORDER: &str = "PGN:order";
/// Before the name of a tag pair of the file that looks like one of ours.
const FOREIGN: &str = "PGN:tag:";

impl Line {
    /// The line as a tag of the head.
    fn to_tag(&self) -> (Cow<'_, str>, &str) {
        match self {
            Self::Pair(name, value) if name.starts_with("PGN:") => {
                (Cow::Owned(format!("{FOREIGN}{name}")), value)
            }
            Self::Pair(name, value) => (Cow::Borrowed(name), value),
            Self::Escape(text) => (Cow::Borrowed(ESCAPE), text),
            Self::Comment(text) => (Cow::Borrowed(COMMENT), text),
            Self::Other(text) => (Cow::Borrowed(OTHER), text),
        }
    }

    fn of_tag(name: &str, text: &str) -> Self {
        let text = text.to_owned();
        match name {
            ESCAPE => Self::Escape(text),
            COMMENT => Self::Comment(text),
            OTHER => Self::Other(text),
            _ => Self::Pair(name.strip_prefix(FOREIGN).unwrap_or(name).to_owned(), text),
        }
    }
}

/// The seven tag pairs that every game has, and what stands for no value.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Names of tag pairs that follow from others.
const DERIVED: [&str; 2] = ["Result", "SetUp"];

/// The same of tandem games.
const TANDEM_ROSTER: [(&str, &str); 8] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("WhiteA", "?"),
    ("BlackA", "?"),
    ("WhiteB", "?"),
    ("BlackB", "?"),
    ("Result", "*"),
];

fn typed(game: &Game<'_>, name: &str) -> Option<(String, bool)> {
    if let Some(value) = fields::get(game, name) {
        return Some((value, false));
    }
    let roster = if game.tandem() {
        TANDEM_ROSTER.as_slice()
    } else {
        ROSTER.as_slice()
    };
    let (_, value) = roster.iter().find(|(known, _)| *known == name)?;
    Some(((*value).to_owned(), true))
}

pub(crate) fn tag(name: &str, text: &str) -> Option<Tag<'static>> {
    Some(Tag {
        name: Token::new(name.to_owned()).ok()?.into(),
        text: Cow::<'static, str>::Owned(text.to_owned()).into(),
    })
}

fn pairs(lines: &[Line]) -> impl Iterator<Item = (&str, &str)> {
    lines.iter().filter_map(|line| match line {
        Line::Pair(name, value) => Some((name.as_str(), value.as_str())),
        _ => None,
    })
}

/// Whether there is one tag pair of this name.
fn once(lines: &[Line], name: &str) -> bool {
    pairs(lines).filter(|(other, _)| *other == name).count() == 1
}

/// Sets variant and start position from the tag section, and puts up the
/// pieces.
///
/// # Errors
/// Why the game cannot be played.
pub(crate) fn set_up(lines: &[Line], game: &mut Game<'static>) -> Result<Replay, &'static str> {
    start::read(pairs(lines), game)
}

pub(crate) use start::replay;

/// The result that a tag pair gives, if there is just one.
pub(crate) fn result_of(lines: &[Line]) -> Option<Score> {
    let (_, value) = pairs(lines).find(|(name, _)| *name == "Result")?;
    let found = value.parse::<Score>().ok()?;
    once(lines, "Result").then_some(found)
}

/// What the moves say of the head.
#[derive(Clone, Copy)]
pub(crate) struct Facts {
    /// The result, unless the last position contradicts it.
    pub(crate) result: Option<Score>,
    /// The plies of the main line.
    pub(crate) plies: usize,
}

/// Why a tag pair is not believed: what it says cannot be. Such a one stays a
/// tag pair.
fn contradicts(name: &str, value: &str, facts: Facts) -> Option<&'static str> {
    let is_wrong = match name {
        "Result" => facts.result.is_none() && value.parse::<Score>().is_ok(),
        "PlyCount" => value.parse::<usize>() != Ok(facts.plies),
        "Round" => fields::is_no_round(value),
        "Date" | "EventDate" | "SourceDate" | "SourceVersionDate" => fields::is_no_date(value),
        _ => false,
    };
    let known = [
        "Result",
        "PlyCount",
        "Round",
        "Date",
        "EventDate",
        "SourceDate",
    ];
    let known = known.into_iter().chain(["SourceVersionDate"]);
    known.into_iter().find(|known| is_wrong && *known == name)
}

/// Puts the lines of a tag section into the head of a game; gives back the
/// names of those that are not believed.
pub(crate) fn read(lines: &[Line], game: &mut Game<'static>, facts: Facts) -> Vec<&'static str> {
    let tandem = game.tandem();
    let mut doubtful = Vec::new();
    for (name, value) in pairs(lines) {
        if !once(lines, name) {
            continue;
        }
        match contradicts(name, value, facts) {
            Some(name) => doubtful.push(name),
            None => fields::set(game, name, value),
        }
    }
    if let Some(result) = facts.result {
        let head = fields::head(game);
        head.characteristics.get_or_insert_default().result = Some(result.into());
    }
    if !tandem {
        players::tidy(fields::head(game));
    }
    let mut tags = Tags::default();
    for line in lines {
        if let Line::Pair(name, value) = line
            && once(lines, name)
            && fields::order(tandem).contains(&name.as_str())
            && typed(game, name).is_some_and(|(text, _)| text == *value)
        {
            continue;
        }
        let (name, text) = line.to_tag();
        tags.tag.extend(tag(&name, text).map(Into::into));
    }
    let head = fields::head(game);
    if !tags.tag.is_empty() {
        head.tags.push(tags.into());
    }
    if write(game) != lines {
        let names: Vec<_> = lines.iter().map(|line| line.to_tag().0).collect();
        let order = tag(ORDER, &names.join(" "));
        let head = fields::head(game);
        if head.tags.is_empty() {
            head.tags.push(Tags::default().into());
        }
        if let Some(tags) = head.tags.first_mut() {
            tags.tag.extend(order.map(Into::into));
        }
    }
    complete(fields::head(game), tandem);
    doubtful
}

/// Says by which program the game was made, and gives a tandem game the
/// sections that it has for both of its boards.
fn complete(head: &mut GameHead<'static>, tandem: bool) {
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
pub(crate) fn result(game: &Game<'_>) -> Option<&'static str> {
    let facts = game.info.head.as_ref()?.characteristics.as_ref()?;
    Some(facts.result.as_ref()?.value.as_str())
}

/// The tag section of a game.
pub(crate) fn write(game: &Game<'_>) -> Vec<Line> {
    let head = game.info.head.as_ref();
    let tags = head.and_then(|head| head.tags.first());
    let tags = || tags.into_iter().flat_map(|tags| tags.tag.iter());
    let order = tags().find(|tag| tag.name.as_str() == ORDER);
    let kept: Vec<Line> = tags()
        .filter(|tag| tag.name.as_str() != ORDER)
        .map(|tag| Line::of_tag(&tag.name, &tag.text))
        .collect();
    let is_kept = |name: &str| kept.iter().any(|line| line.to_tag().0 == name);
    let mut lines: Vec<(Line, bool)> = fields::order(game.tandem())
        .iter()
        .filter(|name| !is_kept(name))
        .filter_map(|name| {
            let (value, absent) = typed(game, name)?;
            Some((Line::Pair((*name).to_owned(), value), absent))
        })
        .collect();
    lines.extend(kept.into_iter().map(|line| (line, false)));
    let Some(order) = order else {
        return lines.into_iter().map(|(line, _)| line).collect();
    };
    let mut sorted = Vec::with_capacity(lines.len());
    for name in order.text.split(' ').filter(|name| !name.is_empty()) {
        if let Some(at) = lines.iter().position(|(line, _)| line.to_tag().0 == name) {
            sorted.push(lines.remove(at).0);
        }
    }
    let more = lines.into_iter().filter(|(line, absent)| {
        let derived = matches!(line, Line::Pair(name, _) if DERIVED.contains(&name.as_str()));
        !absent && !derived
    });
    sorted.extend(more.map(|(line, _)| line));
    sorted
}
