//! The members of a head as small numbers, so that what an index entry defines
//! fits three words and a whole index stays small in memory.

use std::fmt;

use cif_types::Span;

use super::sections::{CHARACTERISTICS, EVENT, EXTRANEOUS, OPENING, PLAYER, SOURCE, TEAM, TIME};
use crate::place::Spot;

/// A section of a head, as far as members are told apart by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Flags,
    Characteristics,
    Event,
    White,
    WhiteTeam,
    Black,
    BlackTeam,
    Source,
    Time,
    Opening,
    Extraneous,
    Tags,
}

/// The sections in the order of [`Part`]: name, members, how often it can
/// stand. Flags and tags are one member each.
const PARTS: [(&str, &[&str], usize); 12] = [
    ("flags", &[""], 2),
    ("characteristics", CHARACTERISTICS, 1),
    ("event", EVENT, 1),
    ("white", PLAYER, 2),
    ("white", TEAM, 2),
    ("black", PLAYER, 2),
    ("black", TEAM, 2),
    ("source", SOURCE, 1),
    ("time", TIME, 1),
    ("opening", OPENING, 2),
    ("extraneous", EXTRANEOUS, 2),
    ("tags", &[""], 2),
];

/// Where the bits of each section begin.
const BASES: [usize; PARTS.len() + 1] = {
    let mut bases = [0; PARTS.len() + 1];
    let mut part = 0;
    while part < PARTS.len() {
        bases[part + 1] = bases[part] + PARTS[part].1.len() * PARTS[part].2;
        part += 1;
    }
    assert!(bases[PARTS.len()] <= Members::BITS, "a wider set is needed");
    bases
};

/// A leaf element of a head, or an attribute of one of its sections.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Member {
    /// The section.
    pub(crate) part: Part,
    /// Its position: 0, or 1 for the second board.
    pub(crate) board: u8,
    /// The number in the section.
    pub(crate) number: u8,
}

impl Member {
    /// The member of a section that has this name.
    pub(crate) fn named(part: Part, board: u8, name: &str) -> Option<Self> {
        let names = PARTS[part as usize].1;
        let number = names.iter().position(|it| *it == name)?;
        Some(Self {
            part,
            board,
            number: u8::try_from(number).ok()?,
        })
    }

    /// Whether it is an attribute.
    pub(crate) fn is_attribute(self) -> bool {
        self.name().starts_with('@')
    }

    /// What is taken out with it; `span` is where it stands.
    pub(crate) fn whole(self, span: Span) -> Spot {
        if self.is_attribute() {
            Spot::Attribute(span)
        } else {
            Spot::Element(span)
        }
    }

    fn name(self) -> &'static str {
        let names = PARTS[self.part as usize].1;
        names.get(usize::from(self.number)).unwrap_or(&"")
    }

    fn bit(self) -> usize {
        let length = PARTS[self.part as usize].1.len();
        let within = length * usize::from(self.board) + usize::from(self.number);
        BASES[self.part as usize] + within
    }
}

/// The path inside the head: `event/title`, `white/@id`, `flags`.
impl fmt::Display for Member {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(PARTS[self.part as usize].0)?;
        match self.name() {
            "" => Ok(()),
            name => write!(f, "/{name}"),
        }
    }
}

/// A set of members.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Members([u64; 3]);

impl Members {
    const BITS: usize = 3 * 64;

    pub(crate) fn insert(&mut self, member: Member) {
        let bit = member.bit();
        if let Some(word) = self.0.get_mut(bit / 64) {
            *word |= 1 << (bit % 64);
        }
    }

    pub(crate) fn contains(&self, member: Member) -> bool {
        let bit = member.bit();
        self.0
            .get(bit / 64)
            .is_some_and(|word| word & (1 << (bit % 64)) != 0)
    }

    /// Whether any member of a section is there.
    pub(crate) fn has_any(&self, part: Part, board: u8) -> bool {
        let names = PARTS[part as usize].1;
        (0..).zip(names).any(|(number, _)| {
            self.contains(Member {
                part,
                board,
                number,
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_member_has_a_bit_of_its_own() {
        let parts = [
            Part::Flags,
            Part::Characteristics,
            Part::Event,
            Part::White,
            Part::WhiteTeam,
            Part::Black,
            Part::BlackTeam,
            Part::Source,
            Part::Time,
            Part::Opening,
            Part::Extraneous,
            Part::Tags,
        ];
        let mut seen = Members::default();
        let mut count = 0;
        for part in parts {
            let (_, names, boards) = PARTS[part as usize];
            for board in 0..boards {
                for number in 0..names.len() {
                    let member = Member {
                        part,
                        board: u8::try_from(board).unwrap(),
                        number: u8::try_from(number).unwrap(),
                    };
                    assert!(!seen.contains(member), "{member}");
                    seen.insert(member);
                    assert!(seen.contains(member), "{member}");
                    count += 1;
                }
            }
        }
        assert_eq!(count, BASES[PARTS.len()]);
    }

    #[test]
    fn members_print_as_paths() {
        let member = |part, number| Member {
            part,
            board: 0,
            number,
        };
        assert_eq!(member(Part::Flags, 0).to_string(), "flags");
        assert_eq!(member(Part::Event, 0).to_string(), "event/@eventid");
        assert_eq!(member(Part::BlackTeam, 0).to_string(), "black/team/name");
        assert!(member(Part::White, 0).is_attribute());
        assert!(!member(Part::Time, 0).is_attribute());
        let named = |name| Member::named(Part::Time, 0, name);
        assert_eq!(named("mode"), Some(member(Part::Time, 0)));
        assert_eq!(named("clock"), None);
    }
}
