//! The information on the archive, which comes last. Items after it are
//! reported once, where the information stands, and not each where it comes too
//! late: it is the information that has to be moved.

use cif_types::space::SPACES;
use cif_types::{ArchiveInfo, EntryKind, Piece, Span, Spanned, components};

use crate::anchor::Anchor;
use crate::context::{Count, ReaderFact};
use crate::finding::{Edit, Finding, Fix, Location};
use crate::locator::Locator;
use crate::packed_location::PackedLocation;
use crate::rejected::RejectedParts;
use crate::rule_runner::is_signed;
use crate::rule_table::{RULE_TABLE, findings};

/// The longest information that is kept so that it can be moved, in bytes.
const MOVABLE: usize = 1 << 20;

/// The memory of the information on the archive and of what follows it.
#[derive(Default)]
pub(crate) struct LastItem {
    info: Option<Info>,
    /// The end of the last item.
    end: u64,
    /// The number of items after it, and the first of them.
    after: Option<(u64, PackedLocation)>,
}

/// The parts of the information that matter at the end.
pub(crate) struct Information {
    span: Span,
    promises: Vec<(EntryKind, Spanned<String>)>,
    /// True if the writers of the archive signed its moves.
    pub(crate) trusted: bool,
}

impl Information {
    pub(crate) fn of(info: &Spanned<ArchiveInfo<'_>>, rejected: &RejectedParts<'_>) -> Self {
        let content = &info.content;
        let numbers = [
            (EntryKind::Game, &content.games),
            (EntryKind::Document, &content.documents),
        ];
        let promises = numbers.into_iter().filter_map(|(kind, number)| {
            let number = number.as_ref().filter(|it| !rejected.touches(it.span))?;
            let said = number.as_str().to_owned();
            Some((kind, Spanned::new(said, number.span)))
        });
        Self {
            span: info.span,
            promises: promises.collect(),
            trusted: is_trusted(info, rejected),
        }
    }
}

/// Returns whether the applications that wrote the archive signed its moves.
fn is_trusted(info: &Spanned<ArchiveInfo<'_>>, rejected: &RejectedParts<'_>) -> bool {
    let creator = &info.creator;
    !rejected.is_broken()
        && !rejected.touches(creator.span)
        && !rejected.hides(components::archive_info::MODIFIEDBY, info.span)
        && is_signed(creator.as_str())
        && info.modifiedby.iter().all(|it| it.as_str() != ":PGN")
}

/// The same with its place.
struct Info {
    location: Location,
    /// Its text with the white space before it, and where that begins; nothing
    /// where it cannot be moved.
    text: Option<(u64, String)>,
    promises: Vec<(EntryKind, String, Location)>,
}

impl LastItem {
    /// An item goes by.
    pub(crate) fn passes(&mut self, piece: &Piece<'_>) {
        let text = piece.text().trim_end_matches(SPACES);
        self.end = piece.base.offset + text.len() as u64;
    }

    /// The information goes by; gives where it begins.
    pub(crate) fn begin(
        &mut self,
        piece: &Piece<'_>,
        information: Information,
        locator: &Locator<'_>,
    ) -> u64 {
        let span = information.span;
        let location = locator.location(&Anchor::Tag(span));
        let offset = location.offset;
        if let Some(first) = &mut self.info {
            // Two of them are not fixed by moving one.
            first.text = None;
            return offset;
        }
        let whole = locator.without_excerpt(&Anchor::Element(span));
        let start = usize::try_from(whole.offset - piece.base.offset).unwrap_or(usize::MAX);
        let text = piece.text().get(start..span.end as usize);
        let text = text.filter(|text| text.len() <= MOVABLE);
        let promises = information.promises.into_iter();
        let promises = promises.map(|(kind, said)| {
            let location = locator.location(&Anchor::Span(said.span));
            (kind, said.value, location)
        });
        self.info = Some(Info {
            location,
            text: text.map(|text| (whole.offset, text.to_owned())),
            promises: promises.collect(),
        });
        offset
    }

    /// A piece is no well-formed XML. From there on nobody knows where items end, and what swallows
    /// others would swallow the information too, if it were moved behind it.
    pub(crate) fn note_broken(&mut self) {
        if let Some(info) = &mut self.info {
            info.text = None;
        }
    }

    /// Returns whether it has gone by.
    pub(crate) fn is_begun(&self) -> bool {
        self.info.is_some()
    }

    /// Returns whether a violation says no more than that an item comes after it.
    pub(crate) fn explains(&self, id: &str) -> bool {
        self.is_begun()
            && matches!(
                id,
                "xsd:cif/game/misplaced"
                    | "xsd:cif/document/misplaced"
                    | "xsd:cif/data/misplaced"
                    | "xsd:cif/namebase/misplaced"
                    | "xsd:cif/index/misplaced"
            )
    }

    /// One more item came after it.
    pub(crate) fn count(&mut self, location: PackedLocation) {
        let (count, _) = self.after.get_or_insert((0, location));
        *count += 1;
    }

    /// Returns the findings at the end, when the items are counted.
    pub(crate) fn finish(
        &mut self,
        counts: impl Iterator<Item = (EntryKind, u64)>,
    ) -> Vec<Finding> {
        let Some(info) = self.info.take() else {
            return Vec::new();
        };
        let mut findings = Vec::new();
        for (kind, found) in counts {
            let promises = info.promises.iter();
            for (_, said, location) in promises.filter(|(of, ..)| *of == kind) {
                findings.extend(count(location, &Count { kind, said, found }));
            }
        }
        if let Some((count, first)) = self.after {
            let end = self.end;
            let fix = info.text.map(|(start, text)| moved(start, text, end));
            let fact = ReaderFact::AfterInfo { count, first };
            let moved = reader(&info.location, &fact);
            findings.extend(moved.map(|finding| Finding {
                fix: fix.clone(),
                ..finding
            }));
        }
        findings
    }
}

/// Returns what the rules say of a number. The number that is there is offered in
/// its place, and never unasked: the other may be the only sign of a loss.
fn count(location: &Location, count: &Count<'_>) -> Option<Finding> {
    let edit = Edit {
        start: location.offset,
        end: location.offset + location.length,
        text: count.found.to_string(),
    };
    let mut found = findings(location, &RULE_TABLE.count, |check| check(count));
    found.next().map(|finding| Finding {
        fix: Some(Fix {
            edits: vec![edit],
            safe: false,
        }),
        ..finding
    })
}

/// Moves a text to the end of the items.
fn moved(start: u64, text: String, end: u64) -> Fix {
    let cut = Edit {
        start,
        end: start + text.len() as u64,
        text: String::new(),
    };
    let paste = Edit {
        start: end,
        end,
        text,
    };
    Fix {
        edits: vec![cut, paste],
        safe: true,
    }
}

/// Returns the findings of the rules on a fact that the reader sees.
pub(crate) fn reader(location: &Location, fact: &ReaderFact) -> impl Iterator<Item = Finding> {
    findings(location, &RULE_TABLE.reader, move |check| check(fact))
}
