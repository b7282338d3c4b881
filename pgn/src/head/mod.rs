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

use cif_types::{Game, Tag, Tags, Token};

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

fn typed(game: &Game<'_>, name: &str) -> Option<(String, bool)> {
    if let Some(value) = fields::get(game, name) {
        return Some((value, false));
    }
    let (_, value) = ROSTER.iter().find(|(known, _)| *known == name)?;
    Some(((*value).to_owned(), true))
}

pub(crate) fn tag(name: &str, text: &str) -> Option<Tag<'static>> {
    Some(Tag {
        name: Token::new(name.to_owned()).ok()?.into(),
        text: Cow::<'static, str>::Owned(text.to_owned()).into(),
    })
}

/// Puts the lines of a tag section into the head of a game; says why, where
/// its start position is none.
pub(crate) fn read(lines: &[Line], game: &mut Game<'static>) -> Option<&'static str> {
    let pairs = || {
        lines.iter().filter_map(|line| match line {
            Line::Pair(name, value) => Some((name.as_str(), value.as_str())),
            _ => None,
        })
    };
    let once = |name: &str| pairs().filter(|(other, _)| *other == name).count() == 1;
    let no_start = start::read(pairs(), game);
    for (name, value) in pairs() {
        if once(name) {
            fields::set(game, name, value);
        }
    }
    let mut tags = Tags::default();
    for line in lines {
        if let Line::Pair(name, value) = line
            && once(name)
            && fields::ORDER.contains(&name.as_str())
            && typed(game, name).is_some_and(|(text, _)| text == *value)
        {
            continue;
        }
        let (name, text) = line.to_tag();
        tags.tag.extend(tag(&name, text).map(Into::into));
    }
    set_tags(game, tags);
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
    no_start
}

/// Sets the result.
pub(crate) fn set_result(game: &mut Game<'static>, result: cif_types::Result) {
    let head = fields::head(game);
    let facts = head.characteristics.get_or_insert_default();
    facts.result = Some(result.into());
}

/// The result.
pub(crate) fn result(game: &Game<'_>) -> Option<&'static str> {
    let facts = game.info.head.as_ref()?.characteristics.as_ref()?;
    Some(facts.result.as_ref()?.value.as_str())
}

/// Says by which program the game was made.
pub(crate) fn set_creator(
    game: &mut Game<'static>,
    creator: Option<cif_types::Signature<'static>>,
) {
    fields::extraneous(fields::head(game)).creator = creator.map(Into::into);
}

fn set_tags(game: &mut Game<'static>, tags: Tags<'static>) {
    if !tags.tag.is_empty() {
        fields::head(game).tags = vec![tags.into()];
    }
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
    let mut lines: Vec<(Line, bool)> = fields::ORDER
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
