//! The kinds of checks, by what they look at: each has its signature here and
//! nowhere else. A rule is a declaration and its checks, nearly always one.

use cif_types::EntryKind;

use crate::contents::Contents;
use crate::context::{
    BlobsContext, Count, GameContext, HeadContext, IndexContext, InfoContext, LateEntry, Nameless,
    NewEntry, ReaderFact, Reference,
};
use crate::report::Report;
use crate::reports::Reports;
use crate::rule::Rule;

/// Checks of one kind, each with its rule, in the order of the rules.
pub(crate) type Checks<F> = Vec<(&'static Rule, F)>;

/// Makes an enum of the kinds of checks, and a table with a column for each.
macro_rules! check_kinds {
    ($($(#[doc = $doc:literal])+ $kind:ident in $column:ident: $signature:ty,)+) => {
        /// The check of a rule, by what it looks at.
        #[derive(Clone, Copy, Debug)]
        pub(crate) enum Check {
            $($(#[doc = $doc])+ $kind($signature),)+
        }

        /// Rules by the kinds of their checks.
        #[derive(Default)]
        pub(crate) struct RuleTable {
            $($(#[doc = $doc])+ pub(crate) $column: Checks<$signature>,)+
        }

        impl RuleTable {
            /// Adds a check of a rule.
            pub(crate) fn add(&mut self, rule: &'static Rule, check: Check) {
                match check {
                    $(Check::$kind(check) => self.$column.push((rule, check)),)+
                }
            }
        }
    };
}

check_kinds! {
    /// The contents of an item of any kind.
    Contents in contents: fn(&Contents<'_>, &mut Reports<'_>),
    /// A game.
    Game in game: fn(&GameContext<'_>, &mut Reports<'_>),
    /// A head, of a game or of an index entry.
    Head in head: fn(&HeadContext<'_>, &mut Reports<'_>),
    /// An entry that comes only after a game or a head that refers to it.
    Late in late: fn(&LateEntry) -> Vec<Report>,
    /// An index section.
    Index in index: fn(&IndexContext<'_>, &mut Reports<'_>),
    /// The information on the archive.
    Info in info: fn(&InfoContext<'_>, &mut Reports<'_>),
    /// A reference to an entry, as soon as it is known where it leads.
    Reference in reference: fn(&Reference) -> Option<Report>,
    /// An entry, when it comes.
    Entry in entry: fn(&NewEntry) -> Option<Report>,
    /// An entry that nothing refers to, at the end of the archive.
    Unused in unused: fn(EntryKind, u32) -> Option<Report>,
    /// A game or a document without an id in an archive with an index.
    Anonymous in anonymous: fn(&Nameless) -> Option<Report>,
    /// A number that the archive promises, at its end.
    Count in count: fn(&Count<'_>) -> Option<Report>,
    /// A fact that the reader of XML and schema sees; the rule gives it its name.
    Reader in reader: fn(&ReaderFact) -> Option<Report>,
    /// The BLObs that share one scope: those of a game's data, or of the data
    /// sections of the archive, one section at a time.
    Blobs in blobs: fn(&BlobsContext<'_>, &mut Reports<'_>),
}

/// Declares the rule of a module: its catalogue entry, its page beside the
/// module, and its checks.
macro_rules! declare_rule {
    (
        id: $id:literal,
        name: $name:literal,
        title: $title:literal,
        clause: $clause:literal,
        severity: $severity:ident, fix: $fix:ident, status: $status:ident,
        page: $page:literal,
        checks: $($kind:ident($check:path)),+ $(,)?
    ) => {
        /// The declaration.
        pub const RULE: $crate::rule::Rule = $crate::rule::Rule {
            id: $id,
            name: $name,
            title: $title,
            severity: $crate::Severity::$severity,
            clause: $clause,
            status: $crate::rule::Status::$status,
            fix: $crate::rule::FixKind::$fix,
            // A page of the web has the pages apart, and reads them when they are asked for.
            page: if cfg!(without_pages) {
                ""
            } else {
                include_str!($page)
            },
            module: module_path!(),
        };

        pub(crate) const CHECKS: &[$crate::check_kinds::Check] =
            &[$($crate::check_kinds::Check::$kind($check)),+];
    };
}
pub(crate) use declare_rule;
