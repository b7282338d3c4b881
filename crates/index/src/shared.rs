//! What an entry of a namebase shares with a section of a head: one list of
//! fields for each pair serves the way into the namebase and the way back.

use cif_types::{
    GEvent, GPlayer, GSource, NEvent, NPlayer, NSite, NSource, NTeam, NamebaseID, TeamInfo,
};

/// An entry whose fields are those of a section `S` of a head.
pub(crate) trait Shared<S>: Sized {
    /// Moves what the section says into an entry; nothing where it says
    /// nothing.
    fn take(section: &mut S, id: NamebaseID) -> Option<Self>;

    /// Moves what the entry says into the section. What the section says
    /// already stands; the name of each field that says otherwise is reported.
    fn give(self, section: &mut S, overridden: &mut dyn FnMut(&'static str));
}

macro_rules! shared {
    ($entry:ident in $section:ident: $($own:ident: $field:ident,)*) => {
        impl<'a> Shared<$section<'a>> for $entry<'a> {
            fn take(section: &mut $section<'a>, id: NamebaseID) -> Option<Self> {
                let says = false $(|| section.$field.is_some())*;
                says.then(|| Self {
                    id: id.into(),
                    $($own: section.$field.take(),)*
                })
            }

            fn give(
                self,
                section: &mut $section<'a>,
                overridden: &mut dyn FnMut(&'static str),
            ) {
                $(if section.$field.is_none() {
                    section.$field = self.$own;
                } else if self.$own.is_some() && self.$own != section.$field {
                    let name = stringify!($own);
                    overridden(name.strip_prefix("r#").unwrap_or(name));
                })*
            }
        }
    };
}

shared!(NSite in GEvent:
    location: location,
    country: country,
    latitude: latitude,
    longitude: longitude,
);

shared!(NEvent in GEvent:
    title: title,
    siteid: siteid_element,
    date: date,
    r#type: r#type,
    mode: mode,
    rounds: rounds,
    category: category,
    sponsorid: sponsorid_element,
    complete: complete,
    boardpoints: boardpoints,
    threepointsforwin: threepointsforwin,
    tiebreak: tiebreak,
);

shared!(NTeam in TeamInfo:
    name: name,
    number: number,
    year: year,
    season: season,
    nation: nation,
);

shared!(NPlayer in GPlayer:
    name: name,
    surname: surname,
    forename: forename,
    regioncode: regioncode,
    nation: nation,
    species: species,
    gender: gender,
    teamid: teamid,
    networkaddress: networkaddress,
    birth: birth,
    death: death,
);

shared!(NSource in GSource:
    title: title,
    publisher: publisher,
    publication: publication,
    version: version,
    date: date,
    quality: quality,
);
