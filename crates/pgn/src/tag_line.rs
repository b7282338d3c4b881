//! The lines of the tag section, and the tags of a head that keep them.

use std::borrow::Cow;

use cif_types::{Tag, Token};

/// A line of the tag section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line<'t> {
    /// A tag pair.
    Pair(Cow<'t, str>, Cow<'t, str>),
    /// An escape line, without its sign.
    Escape(Cow<'t, str>),
    /// A comment, without its signs.
    Comment(Cow<'t, str>),
    /// Anything else, as it is spelt.
    Other(Cow<'t, str>),
}

const ESCAPE: &str = "PGN:escape";
const COMMENT: &str = "PGN:comment";
const OTHER: &str = "PGN:unknown";
/// The tag that keeps the order of the lines.
pub(crate) const ORDER: &str = "PGN:order";
/// Before the name of a tag pair of the file that looks like one of ours.
const FOREIGN: &str = "PGN:tag:";

impl<'t> Line<'t> {
    /// The name of its tag in the head.
    pub(crate) fn name(&self) -> Cow<'_, str> {
        match self {
            Self::Pair(name, _) if name.starts_with("PGN:") => {
                Cow::Owned(format!("{FOREIGN}{name}"))
            }
            Self::Pair(name, _) => Cow::Borrowed(name),
            Self::Escape(_) => Cow::Borrowed(ESCAPE),
            Self::Comment(_) => Cow::Borrowed(COMMENT),
            Self::Other(_) => Cow::Borrowed(OTHER),
        }
    }

    /// The line as a tag of the head.
    pub(crate) fn to_tag(&self) -> Option<Tag<'t>> {
        let (name, text) = match self {
            Self::Pair(name, value) if !name.starts_with("PGN:") => (name.clone(), value),
            Self::Pair(_, text) | Self::Escape(text) | Self::Comment(text) | Self::Other(text) => {
                (Cow::Owned(self.name().into_owned()), text)
            }
        };
        tag(name, text.clone())
    }

    /// The line that a tag of the head keeps.
    pub(crate) fn of_tag(name: &'t str, text: &'t str) -> Self {
        let text = Cow::Borrowed(text);
        match name {
            ESCAPE => Self::Escape(text),
            COMMENT => Self::Comment(text),
            OTHER => Self::Other(text),
            _ => {
                let name = name.strip_prefix(FOREIGN).unwrap_or(name);
                Self::Pair(Cow::Borrowed(name), text)
            }
        }
    }
}

/// A tag of this name, if it can be one.
pub(crate) fn tag<'t>(
    name: impl Into<Cow<'t, str>>,
    text: impl Into<Cow<'t, str>>,
) -> Option<Tag<'t>> {
    Some(Tag {
        name: Token::new(name).ok()?.into(),
        text: text.into().into(),
    })
}

/// Names and values of the tag pairs among lines.
pub(crate) fn pairs<'l>(lines: &'l [Line<'_>]) -> impl Iterator<Item = (&'l str, &'l str)> {
    lines.iter().filter_map(|line| match line {
        Line::Pair(name, value) => Some((&**name, &**value)),
        _ => None,
    })
}
