//! The examination of a piece of an archive by itself and by what is
//! remembered of the entries before it: nearly all the work of a check, and
//! the part of it that several threads share.

use std::sync::{PoisonError, RwLock};

use cif_types::{
    CifItem, EntryKind, ItemReading, OpenSection, Piece, PieceKind, Span, Violation, check_item,
    read_item,
};

use crate::archive::Archive;
use crate::last_item::Information;
use crate::options::Options;
use crate::rejected::{HiddenReferences, RejectedParts};
use crate::rule_runner::{ItemResult, RuleRunner, is_untyped};

/// Examines pieces one after the other; its memory is used again and again.
pub(crate) struct Examiner {
    schema_only: bool,
    runner: RuleRunner,
    /// The references that the section holds whose parts come one by one.
    in_section: Option<Holds>,
}

/// The result of examining a piece.
#[derive(Default)]
pub(crate) struct Examined {
    /// The violations of the schema layer.
    pub(crate) violations: Vec<Violation>,
    /// The reports of the rules.
    pub(crate) result: ItemResult,
    /// The kinds of entries that something may refer to which could not be read.
    pub(crate) hidden_references: HiddenReferences,
    /// The kinds of entries of which one could not be read.
    pub(crate) hidden_entries: Vec<EntryKind>,
    /// True if an item may be there that could not be read.
    pub(crate) hides_items: bool,
    /// True if the piece is no well-formed XML.
    pub(crate) is_broken: bool,
    /// The information on the archive, if the piece is that.
    pub(crate) info: Option<Information>,
}

impl Examiner {
    pub(crate) fn new(options: &Options) -> Self {
        Self {
            schema_only: options.schema_only,
            runner: RuleRunner::new(options),
            in_section: None,
        }
    }

    /// Examines a piece.
    pub(crate) fn piece(&mut self, piece: &mut Piece<'_>, archive: &RwLock<Archive>) -> Examined {
        if self.schema_only {
            return Examined {
                violations: check_item(piece),
                ..Examined::default()
            };
        }
        let ItemReading {
            violations, item, ..
        } = read_item(piece);
        let rejected = RejectedParts::new(&violations);
        let holds = item.as_ref().and_then(Holds::of);
        let (result, info) = item.map_or_else(Default::default, |item| {
            let info = match &item {
                CifItem::Info(info) => Some(Information::of(info, &rejected)),
                _ => None,
            };
            (self.run_rules(&item, &rejected, archive), info)
        });
        Examined {
            hidden_references: hidden_references(&rejected, holds, piece.text()),
            hidden_entries: rejected.hidden_entries().collect(),
            hides_items: rejected.hides_items(),
            is_broken: rejected.is_broken(),
            result,
            info,
            violations,
        }
    }

    /// Examines the start tag of a section.
    pub(crate) fn section(
        &mut self,
        name: &[u8],
        piece: &mut Piece<'_>,
        archive: &RwLock<Archive>,
    ) -> (Examined, Option<OpenSection>) {
        let violations = piece.check();
        let opened = OpenSection::named(name, piece.text()).filter(|_| piece.is_in_section());
        let rejected = RejectedParts::new(&violations);
        self.runner.untyped = is_untyped(&rejected, Span::new(0, piece.text().len()));
        let judged = opened.as_ref().filter(|_| !self.schema_only);
        let result = judged.map(|(_, item)| self.run_rules(item, &rejected, archive));
        self.in_section = opened.as_ref().and_then(|(_, item)| Holds::of(item));
        let examined = Examined {
            hidden_references: hidden_references(&rejected, self.in_section, piece.text()),
            hidden_entries: hidden_entries(&rejected),
            hides_items: rejected.hides_items(),
            is_broken: rejected.is_broken(),
            result: result.unwrap_or_default(),
            info: None,
            violations,
        };
        (examined, opened.map(|(section, _)| section))
    }

    /// Examines a part of a section.
    pub(crate) fn part(
        &mut self,
        piece: &mut Piece<'_>,
        section: Option<&OpenSection>,
        archive: &RwLock<Archive>,
    ) -> Examined {
        let section = section.filter(|_| piece.kind == PieceKind::Part && !self.schema_only);
        let (violations, item) = match section {
            None => (piece.check(), None),
            Some(section) => {
                let reading = section.read(piece);
                (reading.violations, reading.item)
            }
        };
        let rejected = RejectedParts::new(&violations);
        let mut result = item.map_or_else(ItemResult::default, |item| {
            self.run_rules(&item, &rejected, archive)
        });
        result.uncounted = rejected.is_broken();
        if piece.kind == PieceKind::Close {
            self.runner.untyped = false;
        }
        Examined {
            hidden_references: hidden_references(&rejected, self.in_section, piece.text()),
            hidden_entries: hidden_entries(&rejected),
            hides_items: rejected.hides_items(),
            is_broken: rejected.is_broken(),
            result,
            info: None,
            violations,
        }
    }

    fn run_rules(
        &mut self,
        item: &CifItem<'_>,
        rejected: &RejectedParts<'_>,
        archive: &RwLock<Archive>,
    ) -> ItemResult {
        let archive = archive.read().unwrap_or_else(PoisonError::into_inner);
        self.runner.item(item, rejected, &archive)
    }
}

/// The kinds of entries of which one could not be read in a section: what is no
/// well-formed XML may be any.
fn hidden_entries(rejected: &RejectedParts<'_>) -> Vec<EntryKind> {
    if rejected.is_broken() {
        EntryKind::ALL.to_vec()
    } else {
        rejected.hidden_entries().collect()
    }
}

/// The references that items of a kind hold.
#[derive(Clone, Copy)]
struct Holds {
    /// True if there may be some to a namebase.
    names: bool,
    /// Tags that show that another item stands in it by mistake, which may refer to anything.
    others: [&'static str; 2],
}

impl Holds {
    /// Nothing for an item that may refer to anything.
    fn of(item: &CifItem<'_>) -> Option<Self> {
        let (names, others) = match item {
            CifItem::Info(_) | CifItem::Data(_) => (false, ["<game", "<document"]),
            CifItem::Namebase(_) => (true, ["<game", "<document"]),
            CifItem::Index(_) => (true, ["<info", "<moves"]),
            CifItem::Game(_) | CifItem::Document(_) => return None,
        };
        Some(Self { names, others })
    }
}

/// The kinds of entries that something in an item may refer to which could not be read.
fn hidden_references(
    rejected: &RejectedParts<'_>,
    holds: Option<Holds>,
    text: &str,
) -> HiddenReferences {
    let mut hidden = rejected.hidden_references();
    if rejected.is_empty() || rejected.is_broken() {
        return hidden;
    }
    if let Some(Holds { names, others }) = holds
        && !others.iter().any(|it| text.contains(it))
    {
        for kind in EntryKind::ALL {
            hidden[kind as usize] &= names && kind.section() == "namebase";
        }
    }
    hidden
}
