//! Heads of games, walked over once: which members are there, what they refer
//! to, and which sections stand twice. Rules look into the result and not into
//! the head, so that a head is walked over once and not once per rule.

mod facts;
mod flags;
mod member;
mod merge;
mod sections;
mod shown;

use cif_types::{EntryKind, GPlayer, GameHead, GameInfo, NamebaseID, Players, Span, Spanned};

use crate::rejected::RejectedParts;

pub(crate) use facts::Facts;
pub(crate) use flags::Flag;
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

    /// Returns whether its sections stand beside the head, not in it.
    const fn is_beside(self) -> bool {
        matches!(self, Self::Links | Self::MoveInfo)
    }
}

/// The sections of one kind.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Sections {
    /// The spans of the first two of them.
    pub(crate) spans: [Span; 2],
    /// The number of them.
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
    /// The entries that it refers to.
    pub(crate) kind: EntryKind,
    /// The id.
    pub(crate) id: u32,
    /// Its location.
    pub(crate) span: Span,
}

/// The contents of one head; what the schema refused of it is left out.
#[derive(Default, Debug)]
pub(crate) struct Head {
    /// The members that are there, each with its place.
    pub(crate) members: Vec<(Member, Span)>,
    /// The same as a set.
    pub(crate) set: Members,
    /// The references to namebases.
    pub(crate) references: Vec<HeadReference>,
    /// Facts derived from some of its values.
    pub(crate) facts: Facts,
    sections: [Sections; Repeated::ALL.len()],
    /// The kinds of which the schema refused a section.
    unknown: [bool; Repeated::ALL.len()],
}

impl Head {
    /// The sections of a kind; nothing where the schema refused one, so that
    /// nobody knows how many were meant.
    pub(crate) fn sections(&self, kind: Repeated) -> Option<Sections> {
        (!self.unknown[kind as usize]).then_some(self.sections[kind as usize])
    }

    /// Returns the number of sections of each kind, where that is known.
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
    }

    /// Walks over the head of a game, which is of this type and stands in this
    /// span.
    pub(crate) fn read(
        &mut self,
        head: &GameHead<'_>,
        (ty, span): (&str, Span),
        rejected: &RejectedParts<'_>,
    ) {
        self.clear();
        self.facts = Facts::of(head, ty, span, rejected);
        for (board, flags) in head.flags.iter().enumerate() {
            self.count(Repeated::Flags, flags.span);
            if !flags.items.is_empty() {
                self.whole(Part::Flags, board, flags.span, rejected);
            }
        }
        self.one(
            Part::Characteristics,
            0,
            head.characteristics.as_ref(),
            rejected,
        );
        if let Some(event) = &head.event {
            self.one(Part::Event, 0, Some(event), rejected);
            for (kind, id) in [
                (EntryKind::Event, &event.eventid),
                (EntryKind::Site, &event.siteid),
                (EntryKind::Site, &event.siteid_element),
                (EntryKind::Sponsor, &event.sponsorid),
                (EntryKind::Sponsor, &event.sponsorid_element),
            ] {
                self.refer(kind, id.as_ref(), rejected);
            }
        }
        self.players(&head.players, rejected);
        if let Some(source) = &head.source {
            self.one(Part::Source, 0, Some(source), rejected);
            self.refer(EntryKind::Source, source.id.as_ref(), rejected);
        }
        self.one(Part::Time, 0, head.time.as_ref(), rejected);
        for (board, opening) in head.opening.iter().enumerate() {
            self.count(Repeated::Opening, opening.span);
            self.one(Part::Opening, board, Some(opening), rejected);
        }
        for (board, it) in head.extraneous.iter().enumerate() {
            self.count(Repeated::Extraneous, it.span);
            self.one(Part::Extraneous, board, Some(it), rejected);
            self.refer(EntryKind::Annotator, it.annotatorid.as_ref(), rejected);
            self.refer(EntryKind::Creator, it.creatorid.as_ref(), rejected);
            self.refer(EntryKind::Phrase, it.phraseid.as_ref(), rejected);
        }
        for (board, tags) in head.tags.iter().enumerate() {
            self.count(Repeated::Tags, tags.span);
            if !tags.tag.is_empty() {
                self.whole(Part::Tags, board, tags.span, rejected);
            }
        }
        self.without_refused(false, ty, span, rejected);
    }

    /// Adds what stands beside the head.
    pub(crate) fn read_beside(
        &mut self,
        info: &Spanned<GameInfo<'_>>,
        rejected: &RejectedParts<'_>,
    ) {
        for links in &info.links {
            self.count(Repeated::Links, links.span);
        }
        for moveinfo in &info.moveinfo {
            self.count(Repeated::MoveInfo, moveinfo.span);
        }
        self.without_refused(
            true,
            cif_types::components::game_info::SELF,
            info.span,
            rejected,
        );
    }

    fn players(&mut self, sections: &[Players<'_>], rejected: &RejectedParts<'_>) {
        for (board, players) in sections.iter().enumerate() {
            let first = players.white.as_ref().or(players.black.as_ref());
            self.count(Repeated::Players, first.map_or(Span::NONE, |it| it.span));
            if let Some(white) = &players.white {
                self.player(Part::White, board, white, rejected);
            }
            if let Some(black) = &players.black {
                self.player(Part::Black, board, black, rejected);
            }
        }
    }

    fn player(
        &mut self,
        part: Part,
        board: usize,
        player: &Spanned<GPlayer<'_>>,
        rejected: &RejectedParts<'_>,
    ) {
        self.one(part, board, Some(player), rejected);
        let team = match part {
            Part::Black => Part::BlackTeam,
            _ => Part::WhiteTeam,
        };
        self.one(team, board, player.team.as_deref(), rejected);
        self.refer(EntryKind::Player, player.id.as_ref(), rejected);
        self.refer(EntryKind::Team, player.teamid.as_ref(), rejected);
    }

    fn count(&mut self, kind: Repeated, span: Span) {
        self.sections[kind as usize].add(span);
    }

    /// Takes up the members of a section.
    fn one<'a, S>(
        &mut self,
        part: Part,
        board: usize,
        section: Option<&Spanned<S>>,
        rejected: &RejectedParts<'_>,
    ) where
        Spanned<S>: Section<'a>,
    {
        if let Some(section) = section
            && let Some(board) = board_of(board)
        {
            section.visit(|number, span| {
                let member = Member {
                    part,
                    board,
                    number,
                };
                if !rejected.touches(span) {
                    self.set.insert(member);
                    self.members.push((member, span));
                }
            });
        }
    }

    /// Takes up a section that counts as one member.
    fn whole(&mut self, part: Part, board: usize, span: Span, rejected: &RejectedParts<'_>) {
        if let Some(board) = board_of(board)
            && !rejected.touches(span)
        {
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
        kind: EntryKind,
        id: Option<&Spanned<NamebaseID>>,
        rejected: &RejectedParts<'_>,
    ) {
        let Some(id) = id.filter(|id| !rejected.touches(id.span)) else {
            return;
        };
        let here = |(_, span): &&(Member, Span)| *span == id.span;
        if let Some((member, span)) = self.members.iter().rev().find(here) {
            self.references.push(HeadReference {
                member: *member,
                kind,
                id: id.get(),
                span: *span,
            });
        }
    }

    /// Leaves open how many sections there are of those that an element of
    /// this type and in this span may have.
    fn without_refused(
        &mut self,
        beside: bool,
        ty: &str,
        span: Span,
        rejected: &RejectedParts<'_>,
    ) {
        if rejected.is_empty() {
            return;
        }
        let kinds = Repeated::ALL.into_iter();
        for kind in kinds.filter(|kind| kind.is_beside() == beside) {
            let mut names = kind.elements().iter();
            if names.any(|name| rejected.hides_child(ty, name, span)) {
                self.unknown[kind as usize] = true;
            }
        }
    }
}

/// The board of which the section with this number is; more than two say nothing.
fn board_of(section: usize) -> Option<u8> {
    u8::try_from(section).ok().filter(|board| *board < 2)
}
