//! What can be said of a piece of an archive by itself and by what is
//! remembered of the entries before it: nearly all the work of a check, and
//! the part of it that several threads share.

use std::sync::{PoisonError, RwLock};

use cif_types::{CifItem, Part, Piece, Span, Violation, read_item};

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

    /// What was refused of a section that is examined in parts.
    pub(crate) fn begin_section(&mut self, refused: &Refused<'_>, text: &str) {
        self.judge.untyped = is_untyped(refused, Span::new(0, text.len()));
    }

    /// The section is over.
    pub(crate) fn end_section(&mut self) {
        self.judge.untyped = false;
    }

    /// Examines a part of a section; what the schema says of it, it says of
    /// the section.
    pub(crate) fn part(&mut self, part: &mut Part<'_>, archive: &RwLock<Archive>) -> Verdict {
        let reading = part.read();
        let refused = Refused::new(&reading.violations);
        let item = reading.item.as_ref();
        item.map_or_else(Verdict::default, |item| self.judge(item, &refused, archive))
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
