//! What can be said of a piece of an archive by itself and by what is
//! remembered of the entries before it: nearly all the work of a check, and
//! the part of it that several threads share.

use std::sync::{PoisonError, RwLock};

use cif_types::{CifItem, OpenSection, Piece, PieceKind, Span, Violation, read_item};

use crate::archive::Archive;
use crate::judge::{Judge, Verdict, is_untyped};
use crate::last_item::Information;
use crate::options::Options;
use crate::refused::Refused;
use crate::space::Space;

/// Examines pieces one after the other; its memory is used again and again.
pub(crate) struct Examiner {
    schema_only: bool,
    judge: Judge,
}

/// What is said of a piece.
#[derive(Default)]
pub(crate) struct Examined {
    /// What the schema layer says.
    pub(crate) violations: Vec<Violation>,
    /// What the rules say.
    pub(crate) verdict: Verdict,
    /// Whether something could not be read that may refer to an entry.
    pub(crate) hides_references: bool,
    /// The kinds of entries of which one could not be read.
    pub(crate) hidden_entries: Vec<Space>,
    /// Whether an item may be there that could not be read.
    pub(crate) hides_items: bool,
    /// What the piece says of the archive, if that is what it is for.
    pub(crate) info: Option<Information>,
}

impl Examiner {
    pub(crate) fn new(options: &Options) -> Self {
        Self {
            schema_only: options.schema_only,
            judge: Judge::new(options),
        }
    }

    /// Examines a piece.
    pub(crate) fn piece(&mut self, piece: &mut Piece<'_>, archive: &RwLock<Archive>) -> Examined {
        if self.schema_only {
            return Examined {
                violations: piece.check(),
                ..Examined::default()
            };
        }
        let reading = read_item(piece);
        let refused = Refused::new(&reading.violations);
        let (mut verdict, mut info) = (Verdict::default(), None);
        if let Some(item) = &reading.item {
            if let CifItem::Info(it) = item {
                info = Some(Information::of(it, &refused));
            }
            verdict = self.judge(item, &refused, archive);
        }
        Examined {
            hides_references: refused.hides_references(),
            hidden_entries: refused.hidden_entries().collect(),
            hides_items: refused.hides_items(),
            verdict,
            info,
            violations: reading.violations,
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
        let refused = Refused::new(&violations);
        self.judge.untyped = is_untyped(&refused, Span::new(0, piece.text().len()));
        let judged = opened.as_ref().filter(|_| !self.schema_only);
        let verdict = judged.map(|(_, item)| self.judge(item, &refused, archive));
        let examined = Examined {
            hides_references: refused.hides_references(),
            hidden_entries: hidden_entries(&refused),
            hides_items: refused.hides_items(),
            verdict: verdict.unwrap_or_default(),
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
        let refused = Refused::new(&violations);
        let mut verdict = item.map_or_else(Verdict::default, |item| {
            self.judge(&item, &refused, archive)
        });
        verdict.uncounted = refused.is_broken();
        if piece.kind == PieceKind::Close {
            self.judge.untyped = false;
        }
        Examined {
            hides_references: refused.hides_references(),
            hidden_entries: hidden_entries(&refused),
            hides_items: refused.hides_items(),
            verdict,
            info: None,
            violations,
        }
    }

    fn judge(
        &mut self,
        item: &CifItem<'_>,
        refused: &Refused<'_>,
        archive: &RwLock<Archive>,
    ) -> Verdict {
        let archive = archive.read().unwrap_or_else(PoisonError::into_inner);
        self.judge.item(item, refused, &archive)
    }
}

/// The kinds of entries of which one could not be read in a section: what is no
/// well-formed XML may be any.
fn hidden_entries(refused: &Refused<'_>) -> Vec<Space> {
    if refused.is_broken() {
        Space::ALL.to_vec()
    } else {
        refused.hidden_entries().collect()
    }
}
