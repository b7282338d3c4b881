//! The members of a game that PGN has a form for, by their sections. A member that is
//! not named here has none.

use std::borrow::Cow;

use cif_runtime::Spanned;
use cif_runtime::record::{Data, Field, FieldKind, Record, Visitor};

/// The members of a section; the names of attributes begin with `@`.
pub(super) struct Members {
    /// The name of the section in losses.
    section: &'static str,
    /// The members with a tag pair of their own. Their attributes have none.
    written: &'static [&'static str],
    /// The members that are looked at one by one.
    decided: &'static [&'static str],
    /// Names in losses other than that of section and member.
    names: &'static [(&'static str, &'static str)],
    /// The name of all others.
    others: Option<&'static str>,
}

/// The members that most sections have.
const PLAIN: Members = Members {
    section: "",
    written: &[],
    decided: &[],
    names: &[],
    others: None,
};

pub(super) const GAME: Members = Members {
    section: "game",
    written: &["@variant", "@tandem", "@startposition"],
    decided: &["info", "moves", "data"],
    ..PLAIN
};

pub(super) const INFO: Members = Members {
    section: "game/info",
    decided: &["head", "moveinfo"],
    ..PLAIN
};

pub(super) const HEAD: Members = Members {
    section: "head",
    decided: &[
        "flags",
        "characteristics",
        "event",
        "players",
        "source",
        "time",
        "opening",
        "extraneous",
        "tags",
    ],
    ..PLAIN
};

pub(super) const CHARACTERISTICS: Members = Members {
    section: "characteristics",
    written: &[
        "gamedate",
        "gametime",
        "result",
        "termination",
        "round",
        "board",
        "plycount",
    ],
    ..PLAIN
};

pub(super) const EVENT: Members = Members {
    section: "event",
    written: &[
        "location", "title", "date", "type", "mode", "rounds", "category", "sponsor",
    ],
    names: &[
        ("@siteid", "event siteid"),
        ("siteid", "event siteid"),
        ("@sponsorid", "event sponsorid"),
        ("sponsorid", "event sponsorid"),
    ],
    ..PLAIN
};

pub(super) const PLAYER: Members = Members {
    section: "player",
    written: &[
        "name",
        "species",
        "networkaddress",
        "title",
        "federation",
        "clock",
    ],
    decided: &["team", "identifier", "rating"],
    // They are written, as a name in one piece, where there is no name.
    names: &[
        ("surname", "player/surname or player/forename"),
        ("forename", "player/surname or player/forename"),
    ],
    ..PLAIN
};

pub(super) const TEAM: Members = Members {
    section: "team",
    written: &["name", "nation"],
    ..PLAIN
};

pub(super) const RATING: Members = Members {
    section: "rating",
    written: &["text"],
    decided: &["@organization"],
    others: Some("an attribute of a rating"),
    ..PLAIN
};

pub(super) const SOURCE: Members = Members {
    section: "source",
    written: &["title", "publisher", "publication", "date", "quality"],
    names: &[
        ("publication/@utc", "the @utc of a source date"),
        ("date/@utc", "the @utc of a source date"),
    ],
    ..PLAIN
};

pub(super) const TIME: Members = Members {
    section: "time",
    written: &["control"],
    ..PLAIN
};

pub(super) const OPENING: Members = Members {
    section: "opening",
    written: &["eco", "nic", "classification"],
    ..PLAIN
};

pub(super) const EXTRANEOUS: Members = Members {
    section: "extraneous",
    written: &["annotator"],
    decided: &["creator", "gameid"],
    ..PLAIN
};

/// The names of the members of a section that are there and are neither written nor
/// decided, each once.
pub(super) fn unwritten<'a>(
    members: &Members,
    section: &impl Record<'a>,
) -> Vec<Cow<'static, str>> {
    let mut walk = Walk {
        members,
        within: None,
        lost: Vec::new(),
    };
    section.visit(&mut walk);
    walk.lost
}

/// A walk over the members that are there.
struct Walk<'m> {
    members: &'m Members,
    /// The written member whose attributes are looked at.
    within: Option<&'static Field>,
    lost: Vec<Cow<'static, str>>,
}

/// Returns true if a member of a table is this field.
fn is(member: &str, field: &Field) -> bool {
    match member.strip_prefix('@') {
        Some(name) => field.kind == FieldKind::Attribute && field.name == name,
        None => field.kind != FieldKind::Attribute && field.name == member,
    }
}

impl Walk<'_> {
    /// The name of a field in losses.
    fn path(&self, field: &Field) -> String {
        let sign = match field.kind {
            FieldKind::Attribute => "@",
            _ => "",
        };
        let section = self.members.section;
        match self.within {
            Some(outer) => [section, "/", outer.name, "/", sign, field.name].concat(),
            None => [section, "/", sign, field.name].concat(),
        }
    }

    fn lose(&mut self, field: &Field) {
        let is_it = |member: &str| match self.within {
            Some(outer) => member
                .split_once('/')
                .is_some_and(|(name, inner)| name == outer.name && is(inner, field)),
            None => is(member, field),
        };
        let named = self.members.names.iter().find(|(it, _)| is_it(it));
        let known = named.map(|(_, name)| *name).or(self.members.others);
        let name = known.map_or_else(|| Cow::Owned(self.path(field)), Cow::Borrowed);
        if !self.lost.contains(&name) {
            self.lost.push(name);
        }
    }
}

impl Visitor for Walk<'_> {
    fn field<'a, D: Data<'a>>(&mut self, field: &'static Field, data: &D) {
        let is_among = |members: &[&str]| members.iter().any(|member| is(member, field));
        if data.is_absent() {
        } else if self.within.is_some() {
            if field.kind == FieldKind::Attribute {
                self.lose(field);
            }
        } else if is_among(self.members.written) {
            self.within = Some(field);
            data.visit(self);
            self.within = None;
        } else if !is_among(self.members.decided) {
            self.lose(field);
        }
    }

    fn element<'a, R: Record<'a>>(&mut self, element: &Spanned<R>) {
        element.value.visit(self);
    }
}

#[cfg(test)]
mod tests {
    use cif_types::{
        Characteristics, Extraneous, GEvent, GPlayer, GSource, Game, GameHead, GameInfo, Opening,
        Rating, TeamInfo, TimeInfo,
    };

    use super::*;

    /// Each member of a table is one of the declaration, and stands in one list.
    #[test]
    fn members_are_those_of_the_declarations() {
        let sections = [
            (&GAME, Game::FIELDS),
            (&INFO, GameInfo::FIELDS),
            (&HEAD, GameHead::FIELDS),
            (&CHARACTERISTICS, Characteristics::FIELDS),
            (&EVENT, GEvent::FIELDS),
            (&PLAYER, GPlayer::FIELDS),
            (&TEAM, TeamInfo::FIELDS),
            (&RATING, Rating::FIELDS),
            (&SOURCE, GSource::FIELDS),
            (&TIME, TimeInfo::FIELDS),
            (&OPENING, Opening::FIELDS),
            (&EXTRANEOUS, Extraneous::FIELDS),
        ];
        for (members, fields) in sections {
            let named = members.names.iter().map(|(member, _)| *member);
            let named = named.map(|it| it.split_once('/').map_or(it, |(member, _)| member));
            let listed = members.written.iter().chain(members.decided).copied();
            for member in listed.clone().chain(named) {
                let found = fields.iter().filter(|field| is(member, field)).count();
                assert_eq!(found, 1, "{}/{member}", members.section);
            }
            for field in fields {
                let count = listed.clone().filter(|member| is(member, field)).count();
                assert!(count <= 1, "{}/{}", members.section, field.name);
            }
        }
    }
}
