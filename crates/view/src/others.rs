//! The members of a head that have no place in its lines: each is shown by its own
//! name, so that a new field of the schema is seen. The tables name the members that
//! have a place, and those that are left out.

use cif_types::Spanned;
use cif_types::record::{Data, Field, FieldKind, Record, Value, Visitor};

/// The members of a section that are not shown by their names; attributes refer to
/// entries and never are.
pub(crate) struct Members {
    /// The members that lines are made of.
    shown: &'static [&'static str],
    /// The members that say too little to be shown.
    left_out: &'static [&'static str],
}

pub(crate) const HEAD: Members = Members {
    shown: &[
        "characteristics",
        "event",
        "players",
        "source",
        "time",
        "opening",
        "extraneous",
        "tags",
    ],
    left_out: &["flags"],
};

pub(crate) const CHARACTERISTICS: Members = Members {
    shown: &[
        "gamedate",
        "gametime",
        "result",
        "termination",
        "round",
        "board",
    ],
    left_out: &["plycount"],
};

pub(crate) const EVENT: Members = Members {
    shown: &[
        "location",
        "country",
        "title",
        "siteid",
        "date",
        "type",
        "mode",
        "sponsorid",
        "sponsor",
    ],
    left_out: &[
        "latitude",
        "longitude",
        "rounds",
        "category",
        "complete",
        "boardpoints",
        "threepointsforwin",
        "tiebreak",
    ],
};

pub(crate) const PLAYER: Members = Members {
    shown: &[
        "name", "surname", "forename", "nation", "teamid", "team", "title", "rating",
    ],
    left_out: &[
        "regioncode",
        "species",
        "gender",
        "networkaddress",
        "birth",
        "death",
        "federation",
        "clock",
        "runningclock",
        "identifier",
    ],
};

pub(crate) const SOURCE: Members = Members {
    shown: &["title", "publisher"],
    left_out: &["publication", "version", "date", "quality"],
};

pub(crate) const TIME: Members = Members {
    shown: &["mode", "control"],
    left_out: &[],
};

pub(crate) const OPENING: Members = Members {
    shown: &["eco", "usereco", "nic", "classification"],
    left_out: &[],
};

pub(crate) const EXTRANEOUS: Members = Members {
    shown: &["annotator", "comment"],
    left_out: &["creator", "clock", "gameid"],
};

/// The members of a section that no table names, each with its values.
pub(crate) fn others<'a>(
    members: &Members,
    section: &impl Record<'a>,
) -> Vec<(&'static str, String)> {
    let mut walk = Others {
        members,
        found: Vec::new(),
    };
    section.visit(&mut walk);
    walk.found
}

struct Others<'m> {
    members: &'m Members,
    found: Vec<(&'static str, String)>,
}

impl Visitor for Others<'_> {
    fn field<'a, D: Data<'a>>(&mut self, field: &'static Field, data: &D) {
        let Members { shown, left_out } = self.members;
        let is_named = shown.contains(&field.name) || left_out.contains(&field.name);
        if field.kind != FieldKind::Attribute && !is_named && !data.is_absent() {
            let mut words = Words::default();
            data.visit(&mut words);
            self.found.push((field.name, words.0));
        }
    }
}

/// The values in a member, one behind the other.
#[derive(Default)]
struct Words(String);

impl Visitor for Words {
    fn value<'a, V: Value<'a>>(&mut self, value: &Spanned<V>) {
        if !self.0.is_empty() {
            self.0.push(' ');
        }
        self.0.push_str(&value.value.lexical());
    }
}

#[cfg(test)]
mod tests {
    use cif_types::{
        Characteristics, Extraneous, GEvent, GPlayer, GSource, GameHead, Opening, TimeInfo,
    };

    use super::*;

    #[test]
    fn each_member_of_a_table_is_declared() {
        let sections = [
            (HEAD, GameHead::FIELDS),
            (CHARACTERISTICS, Characteristics::FIELDS),
            (EVENT, GEvent::FIELDS),
            (PLAYER, GPlayer::FIELDS),
            (SOURCE, GSource::FIELDS),
            (TIME, TimeInfo::FIELDS),
            (OPENING, Opening::FIELDS),
            (EXTRANEOUS, Extraneous::FIELDS),
        ];
        for (Members { shown, left_out }, fields) in sections {
            for name in shown.iter().chain(left_out) {
                let is_it =
                    |field: &&Field| field.kind != FieldKind::Attribute && field.name == *name;
                assert_eq!(fields.iter().filter(is_it).count(), 1, "{name}");
            }
            assert!(shown.iter().all(|name| !left_out.contains(name)));
        }
    }

    #[test]
    fn a_member_that_no_table_names_is_shown() {
        let time = TimeInfo {
            control: Some(cif_types::TimeControl::from_valid("40/7200".into()).into()),
            ..TimeInfo::default()
        };
        let nothing = Members {
            shown: &[],
            left_out: &["mode"],
        };
        assert_eq!(others(&nothing, &time), [("control", "40/7200".to_owned())]);
        assert!(others(&TIME, &time).is_empty());
    }
}
