//! The kinds of findings that a conversion may report: those of PGN, and those of the
//! command, which reads files and resolves references.

use std::borrow::Cow;

use cif::check::{Finding, Location, Severity};
use cif::pgn::Description;
use cif::pgn::catalogue::{self, MIXED_ENCODING, TOO_DEEP};
pub(crate) use cif::pgn::catalogue::{CHARSET, TOO_LARGE};
use cif::read::excerpt::bounded;

pub(crate) static UNWRITABLE: Description = Description::new(
    "pgn:unwritable",
    Severity::Error,
    "An item that cannot be written as XML; it is left out",
)
.loss();

pub(crate) static LARGE: Description = Description::new(
    "pgn:large-game",
    Severity::Warning,
    "A game that counts more in an archive than readers take by default: its bytes, and 256 more for \
     each element",
);

static OTHER: Description = Description::new(
    "pgn:other",
    Severity::Warning,
    "Something else that PGN says badly",
);

pub(crate) static LEFT_OUT: Description = Description::new(
    "pgn:left-out",
    Severity::Error,
    "A game that cannot be written in the form of the output; it is left out",
)
.loss();

pub(crate) static REFERENCE: Description = Description::new(
    "pgn:reference",
    Severity::Warning,
    "A reference to nothing, or an entry of an index or a namebase that nothing refers to",
)
.loss();

pub(crate) static NOT_KEPT: Description = Description::new(
    "pgn:not-kept",
    Severity::Warning,
    "What a section says of itself and has no place in the output, or what the data of an archive define \
     otherwise than another archive that becomes one with it",
)
.loss();

pub(crate) static UNLISTED: Description = Description::new(
    "pgn:unlisted",
    Severity::Info,
    "A game of an archive with more than 10,000 findings to be shown; those behind it are counted, and \
     not listed one by one",
);

/// The kinds of the command, and those of readers.
static OWN: [&Description; 9] = [
    &TOO_LARGE,
    &LARGE,
    &UNWRITABLE,
    &CHARSET,
    &OTHER,
    &LEFT_OUT,
    &REFERENCE,
    &NOT_KEPT,
    &UNLISTED,
];

/// All kinds.
pub(crate) fn all() -> impl Iterator<Item = &'static Description> {
    catalogue::ALL.iter().chain(&OWN).copied()
}

/// A finding of a kind, in a conversion of this name.
pub(crate) fn finding(
    kind: &Description,
    clause: &str,
    message: String,
    location: Location,
) -> Finding {
    Finding {
        id: kind.id.into(),
        name: kind.name().into(),
        severity: kind.severity,
        message: bounded(message),
        help: help(kind).map(Cow::into_owned),
        clause: clause.to_owned(),
        location,
        fix: None,
        related: Vec::new(),
    }
}

/// The remedy, with the options of the command.
fn help(kind: &Description) -> Option<Cow<'static, str>> {
    let option = match kind.id {
        id if id == TOO_DEEP.id => Some("`--depth` sets the limit"),
        id if id == TOO_LARGE.id => Some("`--max-game` sets the limit"),
        id if id == LARGE.id => Some("`--max-item` lets other commands read it"),
        id if id == CHARSET.id => Some("`--charset` says otherwise"),
        _ => None,
    };
    if let Some(option) = option {
        return Some(option.into());
    }
    let help = kind.help?;
    if kind.id == MIXED_ENCODING.id {
        return Some(format!("{help}; `--charset` says otherwise").into());
    }
    Some(help.into())
}

/// The id of a kind, or what all begin with, by which findings can be selected; a name is enough.
pub(crate) fn selector(text: &str) -> Option<&'static str> {
    let found = all().find(|kind| kind.id == text || kind.name() == text);
    found
        .map(|kind| kind.id)
        .or((text == "pgn").then_some("pgn"))
}

/// The page of a kind.
pub(crate) fn explain(kind: &Description) -> String {
    let help = help(kind).map_or(String::new(), |help| {
        let mut chars = help.chars();
        let first = chars.next().map(|it| it.to_uppercase().to_string());
        format!("\n\n{}{}.", first.unwrap_or_default(), chars.as_str())
    });
    format!(
        "# {}: {}\n\n{}.\n\n- severity: {}\n- said by: `cif convert`; `cif annotate` warns of what it reads{help}\n",
        kind.id,
        kind.name(),
        kind.title,
        kind.severity,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_unique() {
        let ids: std::collections::BTreeSet<_> = all().map(|kind| kind.id).collect();
        assert_eq!(ids.len(), all().count());
    }
}
