//! The members of a head as small numbers, so that what an index entry defines
//! fits three words and a whole index stays small in memory.

use std::fmt;

use cif_types::Span;
use cif_types::record::{Field, FieldKind};

use super::Repeated;
use super::sections::{
    CHARACTERISTICS, EVENT, EXTRANEOUS, OPENING, PLAYER, SOURCE, TEAM, TIME, number,
};
use crate::anchor::Anchor;

/// A section of a head, as far as members are distinguished by it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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

impl Part {
    const ALL: [Self; PARTS.len()] = [
        Self::Flags,
        Self::Characteristics,
        Self::Event,
        Self::White,
        Self::WhiteTeam,
        Self::Black,
        Self::BlackTeam,
        Self::Source,
        Self::Time,
        Self::Opening,
        Self::Extraneous,
        Self::Tags,
    ];

    /// Returns the first bit of a section.
    fn bit(self, board: u8) -> usize {
        let length = PARTS[self as usize].1.len();
        BASES[self as usize] + length * usize::from(board)
    }

    /// The sections of which a game on two boards has two, where it is one of
    /// them.
    pub(crate) const fn repeated(self) -> Option<Repeated> {
        Some(match self {
            Self::Flags => Repeated::Flags,
            Self::White | Self::WhiteTeam | Self::Black | Self::BlackTeam => Repeated::Players,
            Self::Opening => Repeated::Opening,
            Self::Extraneous => Repeated::Extraneous,
            Self::Tags => Repeated::Tags,
            Self::Characteristics | Self::Event | Self::Source | Self::Time => return None,
        })
    }
}

/// A section that counts as one member.
const WHOLE: &[Field] = &[Field {
    name: "",
    kind: FieldKind::Part,
    documentation: "",
    notes: &[],
}];

/// The sections in the order of [`Part`]: name, members, how often it can
/// stand. Flags and tags are one member each.
const PARTS: [(&str, &[Field], usize); 12] = [
    ("flags", WHOLE, 2),
    ("characteristics", CHARACTERISTICS, 1),
    ("event", EVENT, 1),
    ("white", PLAYER, 2),
    ("white/team", TEAM, 2),
    ("black", PLAYER, 2),
    ("black/team", TEAM, 2),
    ("source", SOURCE, 1),
    ("time", TIME, 1),
    ("opening", OPENING, 2),
    ("extraneous", EXTRANEOUS, 2),
    ("tags", WHOLE, 2),
];

/// The references of an event that have two forms.
const ALIASES: [[u8; 2]; 2] = [
    [number(EVENT, "@siteid"), number(EVENT, "siteid")],
    [number(EVENT, "@sponsorid"), number(EVENT, "sponsorid")],
];

/// The first bit of each section.
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Member {
    /// The section.
    pub(crate) part: Part,
    /// Its position: 0, or 1 for the second board.
    pub(crate) board: u8,
    /// The number in the section.
    pub(crate) number: u8,
}

impl Member {
    /// The member of a section that has this name; none of a section beyond those that can stand.
    pub(crate) fn named(part: Part, board: usize, name: &str) -> Option<Self> {
        let (kind, name) = match name.strip_prefix('@') {
            Some(name) => (FieldKind::Attribute, name),
            None if name.is_empty() => (FieldKind::Part, name),
            None => (FieldKind::Child, name),
        };
        let (_, members, boards) = PARTS[part as usize];
        let mut members = members.iter();
        let number = members.position(|it| (it.kind, it.name) == (kind, name))?;
        Some(Self {
            part,
            board: u8::try_from(board).ok().filter(|_| board < boards)?,
            number: u8::try_from(number).ok()?,
        })
    }

    /// The same reference in its other form: a site and a sponsor can be
    /// named by an attribute of the event and by an element in it.
    pub(crate) fn alias(self) -> Option<Self> {
        let pair = ALIASES.into_iter().find(|it| it.contains(&self.number));
        let [one, other] = pair.filter(|_| self.part == Part::Event)?;
        let number = if self.number == one { other } else { one };
        Some(Self { number, ..self })
    }

    /// Its board in words, where that is the second.
    pub(crate) const fn of_second_board(self) -> &'static str {
        match self.board {
            0 => "",
            _ => " of the second board",
        }
    }

    /// Returns whether it is an attribute.
    pub(crate) fn is_attribute(self) -> bool {
        (self.field()).is_some_and(|it| it.kind == FieldKind::Attribute)
    }

    /// Returns what is taken out with it; `span` is where it stands.
    pub(crate) fn whole(self, span: Span) -> Anchor {
        if self.is_attribute() {
            Anchor::Attribute(span)
        } else {
            Anchor::Element(span)
        }
    }

    fn field(self) -> Option<&'static Field> {
        PARTS[self.part as usize].1.get(usize::from(self.number))
    }

    fn bit(self) -> usize {
        self.part.bit(self.board) + usize::from(self.number)
    }
}

/// The path inside the head: `event/title`, `white/@id`, `flags`.
impl fmt::Display for Member {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(PARTS[self.part as usize].0)?;
        match self.field() {
            Some(field) if self.is_attribute() => write!(f, "/@{}", field.name),
            Some(field) if !field.name.is_empty() => write!(f, "/{}", field.name),
            _ => Ok(()),
        }
    }
}

impl FromIterator<Member> for Members {
    fn from_iter<I: IntoIterator<Item = Member>>(members: I) -> Self {
        let mut set = Self::default();
        members.into_iter().for_each(|member| set.insert(member));
        set
    }
}

/// A set of members.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
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

    /// Returns whether a member is there, or the same reference in its other form.
    pub(crate) fn says(&self, member: Member) -> bool {
        self.contains(member) || member.alias().is_some_and(|it| self.contains(it))
    }

    /// Those of one section, one bit for each number.
    pub(crate) fn of_section(part: Part, board: u8, numbers: u32) -> Self {
        let mut members = Self::default();
        let bit = part.bit(board);
        let (word, shift) = (bit / 64, bit % 64);
        if let Some(low) = members.0.get_mut(word) {
            *low = u64::from(numbers) << shift;
        }
        if let Some(high) = members.0.get_mut(word + 1) {
            // Two steps, so that none is as wide as the word.
            *high = u64::from(numbers) >> (63 - shift) >> 1;
        }
        members
    }

    /// Those of one section as one bit for each number.
    pub(crate) fn section(&self, part: Part, board: u8) -> u32 {
        let bit = part.bit(board);
        let (word, shift) = (bit / 64, bit % 64);
        let word_at = |word: usize| self.0.get(word).copied().unwrap_or(0);
        let both = word_at(word) >> shift | word_at(word + 1) << (63 - shift) << 1;
        let mask = (1_u64 << PARTS[part as usize].1.len()) - 1;
        u32::try_from(both & mask).unwrap_or(0)
    }

    /// The same, and each reference in both forms.
    pub(crate) fn with_aliases(mut self) -> Self {
        for pair in ALIASES {
            let pair = pair.map(|number| Member {
                part: Part::Event,
                board: 0,
                number,
            });
            if pair.iter().any(|it| self.contains(*it)) {
                for alias in pair {
                    self.insert(alias);
                }
            }
        }
        self
    }

    /// Those of both sets.
    pub(crate) fn and(&self, other: &Self) -> Self {
        let mut both = *self;
        for (word, other) in both.0.iter_mut().zip(other.0) {
            *word &= other;
        }
        both
    }

    /// Returns whether there is none.
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The members, in the order of a head.
    pub(crate) fn iter(self) -> impl Iterator<Item = Member> {
        let parts = Part::ALL.into_iter();
        parts.flat_map(move |part| {
            let (_, names, boards) = PARTS[part as usize];
            let all = (0..boards).flat_map(move |board| {
                (0..names.len()).filter_map(move |number| {
                    Some(Member {
                        part,
                        board: u8::try_from(board).ok()?,
                        number: u8::try_from(number).ok()?,
                    })
                })
            });
            all.filter(move |member| self.contains(*member))
        })
    }

    /// Returns whether any member of a section is there.
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
    fn sections_are_read_as_they_are_written() {
        for part in Part::ALL {
            let (_, names, boards) = PARTS[part as usize];
            for board in 0..boards {
                let board = u8::try_from(board).unwrap();
                for number in 0..names.len() {
                    let members = Members::of_section(part, board, 1 << number);
                    assert_eq!(members.section(part, board), 1 << number);
                    assert_eq!(members.iter().count(), 1);
                    assert!(members.contains(Member {
                        part,
                        board,
                        number: u8::try_from(number).unwrap(),
                    }));
                }
            }
        }
    }

    #[test]
    fn every_member_has_a_bit_of_its_own() {
        let mut seen = Members::default();
        let mut count = 0;
        for part in Part::ALL {
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
        assert_eq!(seen.iter().count(), count);
        let event = seen.section(Part::Event, 0);
        assert_eq!(event.count_ones() as usize, EVENT.len());
        let event = Members::of_section(Part::Event, 0, event);
        assert_eq!(event.iter().count(), EVENT.len());
        assert_eq!(seen.and(&event), event);
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
