//! Heads of games, walked over once: which members are there, what they refer
//! to, and which sections stand twice. Rules look into the result and not into
//! the head, so that a head is walked over once and not once per rule.

mod facts;
mod flags;
mod member;
mod merge;
mod sections;
mod shown;

use cif_types::{GPlayer, GameHead, GameInfo, NamebaseID, Players, Span, Spanned};

use crate::archive::EntryReference;
use crate::refused::Refused;
use crate::space::Space;

pub(crate) use facts::Facts;
pub(crate) use flags::flag;
pub(crate) use member::{Member, Members, Part};
pub use merge::effective_head;
pub(crate) use sections::NameEntry;
use sections::Section;
pub(crate) use shown::{MoveFlag, MoveFlags};

/// A section of which a game on two boards has two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Repeated {
    Flags,
    Players,
    Opening,
    Extraneous,
    Tags,
    Links,
    MoveInfo,
}

impl Repeated {
    pub(crate) const ALL: [Self; 7] = [
        Self::Flags,
        Self::Players,
        Self::Opening,
        Self::Extraneous,
        Self::Tags,
        Self::Links,
        Self::MoveInfo,
    ];

    /// The name of the section, in words.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Flags => "`flags`",
            Self::Players => "player",
            Self::Opening => "`opening`",
            Self::Extraneous => "`extraneous`",
            Self::Tags => "`tags`",
            Self::Links => "`links`",
            Self::MoveInfo => "`moveinfo`",
        }
    }

    /// The names of its elements.
    const fn elements(self) -> &'static [&'static str] {
        match self {
            Self::Flags => &["flags"],
            Self::Players => &["white", "black"],
            Self::Opening => &["opening"],
            Self::Extraneous => &["extraneous"],
            Self::Tags => &["tags"],
            Self::Links => &["links"],
            Self::MoveInfo => &["moveinfo"],
        }
    }

    /// Whether its sections stand beside the head, not in it.
    const fn is_beside(self) -> bool {
        matches!(self, Self::Links | Self::MoveInfo)
    }
}

/// The sections of one kind.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Sections {
    /// Where they stand, the first two of them.
    pub(crate) spans: [Span; 2],
    /// How many there are.
    pub(crate) count: u8,
}

impl Sections {
    fn add(&mut self, span: Span) {
        if let Some(free) = self.spans.get_mut(usize::from(self.count)) {
            *free = span;
        }
        self.count = self.count.saturating_add(1);
    }
}

/// A reference from a head to an entry of a namebase.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HeadReference {
    /// The member that holds it.
    pub(crate) member: Member,
    /// What it refers to.
    pub(crate) space: Space,
    /// The id.
    pub(crate) id: u32,
    /// Where it stands.
    pub(crate) span: Span,
}

impl From<HeadReference> for EntryReference {
    fn from(reference: HeadReference) -> Self {
        let HeadReference {
            member, space, id, ..
        } = reference;
        Self { member, space, id }
    }
}

/// What one head holds; what the schema refused of it is left out.
#[derive(Default, Debug)]
pub(crate) struct Head {
    /// The members that are there, each with its place.
    pub(crate) members: Vec<(Member, Span)>,
    /// The same as a set.
    pub(crate) set: Members,
    /// The references to namebases.
    pub(crate) references: Vec<HeadReference>,
    /// What some of its values come to.
    pub(crate) facts: Facts,
    sections: [Sections; Repeated::ALL.len()],
    /// The kinds of which the schema refused a section.
    unknown: [bool; Repeated::ALL.len()],
    /// A player of Black before one of White, and nobody else: the two in
    /// wrong order, unless the game is played on two boards.
    pub(crate) reversed_players: Option<[Span; 2]>,
}

impl Head {
    /// The sections of a kind; nothing where the schema refused one, so that
    /// nobody knows how many were meant.
    pub(crate) fn sections(&self, kind: Repeated) -> Option<Sections> {
        (!self.unknown[kind as usize]).then_some(self.sections[kind as usize])
    }

    /// How many sections of each kind there are, where that is known.
    pub(crate) fn counts(&self) -> [Option<u8>; Repeated::ALL.len()] {
        Repeated::ALL.map(|kind| self.sections(kind).map(|sections| sections.count))
    }

    /// Forgets the head before.
    pub(crate) fn clear(&mut self) {
        self.members.clear();
        self.references.clear();
        self.set = Members::default();
        self.facts = Facts::default();
        self.sections = Default::default();
        self.unknown = Default::default();
        self.reversed_players = None;
    }

    /// Walks over the head of a game, which is of this type and stands in this
    /// span. With `tandem`, one player of Black and one of White after it sit
    /// at two boards.
    pub(crate) fn read(
        &mut self,
        head: &GameHead<'_>,
        (ty, span): (&str, Span),
        tandem: bool,
        refused: &Refused<'_>,
    ) {
        self.clear();
        self.facts = Facts::of(head, ty, span, refused);
        for (board, flags) in (0..).zip(&head.flags) {
            self.count(Repeated::Flags, flags.span);
            if !flags.items.is_empty() {
                self.whole(Part::Flags, board, flags.span, refused);
            }
        }
        self.one(
            Part::Characteristics,
            0,
            head.characteristics.as_ref(),
            refused,
        );
        if let Some(event) = &head.event {
            self.one(Part::Event, 0, Some(event), refused);
            self.refer(Space::Event, Part::Event, event.eventid.as_ref(), refused);
            self.refer(Space::Site, Part::Event, event.siteid.as_ref(), refused);
            self.refer(
                Space::Site,
                Part::Event,
                event.siteid_element.as_ref(),
                refused,
            );
            self.refer(
                Space::Sponsor,
                Part::Event,
                event.sponsorid.as_ref(),
                refused,
            );
            self.refer(
                Space::Sponsor,
                Part::Event,
                event.sponsorid_element.as_ref(),
                refused,
            );
        }
        self.players(&head.players, tandem, refused);
        if let Some(source) = &head.source {
            self.one(Part::Source, 0, Some(source), refused);
            self.refer(Space::Source, Part::Source, source.id.as_ref(), refused);
        }
        self.one(Part::Time, 0, head.time.as_ref(), refused);
        for (board, opening) in (0..).zip(&head.opening) {
            self.count(Repeated::Opening, opening.span);
            self.one(Part::Opening, board, Some(opening), refused);
        }
        for (board, it) in (0..).zip(&head.extraneous) {
            self.count(Repeated::Extraneous, it.span);
            self.one(Part::Extraneous, board, Some(it), refused);
            let part = Part::Extraneous;
            self.refer(Space::Annotator, part, it.annotatorid.as_ref(), refused);
            self.refer(Space::Creator, part, it.creatorid.as_ref(), refused);
            self.refer(Space::Phrase, part, it.phraseid.as_ref(), refused);
        }
        for (board, tags) in (0..).zip(&head.tags) {
            self.count(Repeated::Tags, tags.span);
            if !tags.tag.is_empty() {
                self.whole(Part::Tags, board, tags.span, refused);
            }
        }
        self.without_refused(false, ty, span, refused);
    }

    /// Adds what stands beside the head.
    pub(crate) fn read_beside(&mut self, info: &Spanned<GameInfo<'_>>, refused: &Refused<'_>) {
        for links in &info.links {
            self.count(Repeated::Links, links.span);
        }
        for moveinfo in &info.moveinfo {
            self.count(Repeated::MoveInfo, moveinfo.span);
        }
        self.without_refused(true, "GameInfo", info.span, refused);
    }

    fn players(&mut self, sections: &[Players<'_>], tandem: bool, refused: &Refused<'_>) {
        if let [
            Players {
                white: None,
                black: Some(black),
            },
            Players {
                white: Some(white),
                black: None,
            },
        ] = sections
            && !tandem
        {
            self.reversed_players = Some([black.span, white.span]);
            self.count(Repeated::Players, black.span);
            self.player(Part::White, 0, white, refused);
            self.player(Part::Black, 0, black, refused);
            return;
        }
        for (board, players) in (0..).zip(sections) {
            let first = players.white.as_ref().or(players.black.as_ref());
            self.count(Repeated::Players, first.map_or(Span::NONE, |it| it.span));
            if let Some(white) = &players.white {
                self.player(Part::White, board, white, refused);
            }
            if let Some(black) = &players.black {
                self.player(Part::Black, board, black, refused);
            }
        }
    }

    fn player(
        &mut self,
        part: Part,
        board: u8,
        player: &Spanned<GPlayer<'_>>,
        refused: &Refused<'_>,
    ) {
        self.one(part, board, Some(player), refused);
        let team = match part {
            Part::Black => Part::BlackTeam,
            _ => Part::WhiteTeam,
        };
        self.one(team, board, player.team.as_deref(), refused);
        self.refer(Space::Player, part, player.id.as_ref(), refused);
        self.refer(Space::Team, part, player.teamid.as_ref(), refused);
    }

    fn count(&mut self, kind: Repeated, span: Span) {
        self.sections[kind as usize].add(span);
    }

    /// Takes up the members of a section.
    fn one<S: Section>(
        &mut self,
        part: Part,
        board: u8,
        section: Option<&Spanned<S>>,
        refused: &Refused<'_>,
    ) {
        if let Some(section) = section
            && board < 2
        {
            section.visit(|number, span| {
                let member = Member {
                    part,
                    board,
                    number,
                };
                if !refused.touches(span) {
                    self.set.insert(member);
                    self.members.push((member, span));
                }
            });
        }
    }

    /// Takes up a section that counts as one member.
    fn whole(&mut self, part: Part, board: u8, span: Span, refused: &Refused<'_>) {
        if board < 2 && !refused.touches(span) {
            let member = Member {
                part,
                board,
                number: 0,
            };
            self.set.insert(member);
            self.members.push((member, span));
        }
    }

    /// Takes up a reference, which is the member with the same place.
    fn refer(
        &mut self,
        space: Space,
        part: Part,
        id: Option<&Spanned<NamebaseID>>,
        refused: &Refused<'_>,
    ) {
        let Some(id) = id.filter(|id| !refused.touches(id.span)) else {
            return;
        };
        let here = |(member, span): &&(Member, Span)| member.part == part && *span == id.span;
        if let Some((member, span)) = self.members.iter().rev().find(here) {
            self.references.push(HeadReference {
                member: *member,
                space,
                id: id.get(),
                span: *span,
            });
        }
    }

    /// Leaves open how many sections there are of those that an element of
    /// this type and in this span may have.
    fn without_refused(&mut self, beside: bool, ty: &str, span: Span, refused: &Refused<'_>) {
        if refused.is_empty() {
            return;
        }
        let kinds = Repeated::ALL.into_iter();
        for kind in kinds.filter(|kind| kind.is_beside() == beside) {
            let mut names = kind.elements().iter();
            if names.any(|name| refused.hides_element(ty, name, span)) {
                self.unknown[kind as usize] = true;
            }
        }
    }
}
