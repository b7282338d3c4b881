//! The members of the sections of a head: one list for each section serves the
//! walk over a head and the merging of a game's head with that of its entry.
//!
//! Elements are leaves: what they contain, attributes included, is one value.
//! Attributes of the sections themselves carry an `@`.

use cif_types::{
    Characteristics, Extraneous, GEvent, GPlayer, GSource, NEvent, NPlayer, NSite, NSource,
    Opening, Span, Spanned, TeamInfo, TimeInfo,
};

/// Declares the members of a section of a game's head: their names, a walk
/// over those that are there, and how those that are missing are inherited.
macro_rules! section {
    ($names:ident, $ty:ident: $($name:literal $field:ident),* $(,)?) => {
        /// The names of the members, in the order of their numbers.
        pub(crate) const $names: &[&str] = &[$($name),*];

        impl Section for $ty<'_> {
            fn visit(&self, mut visit: impl FnMut(u8, Span)) {
                $(if let Some(member) = &self.$field {
                    visit(const { number($names, $name) }, member.span);
                })*
            }

            fn inherit(&mut self, from: &Self) {
                $(if self.$field.is_none() {
                    self.$field.clone_from(&from.$field);
                })*
            }
        }
    };
}

/// Declares which members of a section an entry of a namebase can define.
macro_rules! name_entry {
    ($names:ident, $ty:ident: $($name:literal $field:ident),* $(,)?) => {
        impl NameEntry for $ty<'_> {
            fn defines(&self) -> u32 {
                let mut members = 0;
                $(if self.$field.is_some() {
                    members |= const { 1_u32 << number($names, $name) };
                })*
                members
            }
        }
    };
}

/// A section of a game's head.
pub(crate) trait Section {
    /// Visits the members that are there, each with its number and place.
    fn visit(&self, visit: impl FnMut(u8, Span));

    /// Takes over what only the other one has.
    fn inherit(&mut self, from: &Self);
}

impl<S: Section> Section for Spanned<S> {
    fn visit(&self, visit: impl FnMut(u8, Span)) {
        self.value.visit(visit);
    }

    fn inherit(&mut self, from: &Self) {
        self.value.inherit(&from.value);
    }
}

impl<S: Section> Section for Box<S> {
    fn visit(&self, visit: impl FnMut(u8, Span)) {
        (**self).visit(visit);
    }

    fn inherit(&mut self, from: &Self) {
        (**self).inherit(from);
    }
}

/// An entry of a namebase whose elements a game can inherit.
pub(crate) trait NameEntry {
    /// The members of the game's section that it defines, one bit for each
    /// number.
    fn defines(&self) -> u32;
}

section!(CHARACTERISTICS, Characteristics:
    "gamedate" gamedate,
    "gametime" gametime,
    "result" result,
    "termination" termination,
    "round" round,
    "board" board,
    "plycount" plycount,
);

section!(EVENT, GEvent:
    "@eventid" eventid,
    "@siteid" siteid,
    "@sponsorid" sponsorid,
    "location" location,
    "country" country,
    "latitude" latitude,
    "longitude" longitude,
    "title" title,
    "siteid" siteid_element,
    "date" date,
    "type" r#type,
    "mode" mode,
    "rounds" rounds,
    "category" category,
    "sponsorid" sponsorid_element,
    "complete" complete,
    "boardpoints" boardpoints,
    "threepointsforwin" threepointsforwin,
    "tiebreak" tiebreak,
    "sponsor" sponsor,
);

section!(PLAYER, GPlayer:
    "@id" id,
    "name" name,
    "surname" surname,
    "forename" forename,
    "regioncode" regioncode,
    "nation" nation,
    "species" species,
    "gender" gender,
    "teamid" teamid,
    "networkaddress" networkaddress,
    "birth" birth,
    "death" death,
    "title" title,
    "federation" federation,
    "clock" clock,
    "runningclock" runningclock,
    "identifier" identifier,
    "rating" rating,
);

section!(TEAM, TeamInfo:
    "team/name" name,
    "team/number" number,
    "team/year" year,
    "team/season" season,
    "team/nation" nation,
);

section!(SOURCE, GSource:
    "@id" id,
    "title" title,
    "publisher" publisher,
    "publication" publication,
    "version" version,
    "date" date,
    "quality" quality,
);

section!(TIME, TimeInfo:
    "mode" mode,
    "control" control,
);

section!(OPENING, Opening:
    "eco" eco,
    "usereco" usereco,
    "nic" nic,
    "classification" classification,
);

section!(EXTRANEOUS, Extraneous:
    "@annotatorid" annotatorid,
    "@creatorid" creatorid,
    "@phraseid" phraseid,
    "annotator" annotator,
    "creator" creator,
    "comment" comment,
    "clock" clock,
    "gameid" gameid,
);

name_entry!(EVENT, NEvent:
    "title" title,
    "siteid" siteid,
    "date" date,
    "type" r#type,
    "mode" mode,
    "rounds" rounds,
    "category" category,
    "sponsorid" sponsorid,
    "complete" complete,
    "boardpoints" boardpoints,
    "threepointsforwin" threepointsforwin,
    "tiebreak" tiebreak,
);

name_entry!(EVENT, NSite:
    "location" location,
    "country" country,
    "latitude" latitude,
    "longitude" longitude,
);

name_entry!(PLAYER, NPlayer:
    "name" name,
    "surname" surname,
    "forename" forename,
    "regioncode" regioncode,
    "nation" nation,
    "species" species,
    "gender" gender,
    "teamid" teamid,
    "networkaddress" networkaddress,
    "birth" birth,
    "death" death,
);

name_entry!(SOURCE, NSource:
    "title" title,
    "publisher" publisher,
    "publication" publication,
    "version" version,
    "date" date,
    "quality" quality,
);

/// The number of a name, looked up when the crate is compiled.
pub(crate) const fn number(names: &[&str], name: &str) -> u8 {
    let mut at = 0;
    while at < names.len() {
        if same(names[at].as_bytes(), name.as_bytes()) {
            #[allow(clippy::cast_possible_truncation)] // There are far fewer than 256.
            return at as u8;
        }
        at += 1;
    }
    panic!("no member of the section has this name")
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}
