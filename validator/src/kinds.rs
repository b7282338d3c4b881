//! The rules sorted by what they look at, once: an item is put to those that
//! look at items of its kind, and to no other.

use std::sync::LazyLock;

use crate::contents::Contents;
use crate::context::{
    BlobsContext, Count, GameContext, HeadContext, IndexContext, InfoContext, Nameless, NewEntry,
    ReaderFact, Reference,
};
use crate::report::{Reported, Reports};
use crate::rule::{Check, Late, Rule, Told};
use crate::rules::RULES;
use crate::space::Space;

/// Rules of one kind, each with its check, in their order.
pub(crate) type Kind<F> = Vec<(&'static Rule, F)>;

/// All rules, by kind; [`Check`] says what each is.
#[derive(Default)]
pub(crate) struct Kinds {
    pub(crate) contents: Kind<fn(&Contents<'_>, &mut Reports<'_>)>,
    pub(crate) game: Kind<fn(&GameContext<'_>, &mut Reports<'_>)>,
    pub(crate) head: Kind<fn(&HeadContext<'_>, &mut Reports<'_>)>,
    pub(crate) index: Kind<fn(&IndexContext<'_>, &mut Reports<'_>)>,
    pub(crate) info: Kind<fn(&InfoContext<'_>, &mut Reports<'_>)>,
    pub(crate) blobs: Kind<fn(&BlobsContext<'_>, &mut Reports<'_>)>,
    pub(crate) late: Kind<Late>,
    pub(crate) reference: Kind<fn(&Reference) -> Option<Told>>,
    pub(crate) entry: Kind<fn(&NewEntry) -> Option<Told>>,
    pub(crate) unused: Kind<fn(Space, u32) -> Option<Told>>,
    pub(crate) anonymous: Kind<fn(&Nameless) -> Option<Told>>,
    pub(crate) count: Kind<fn(&Count<'_>) -> Option<Told>>,
    pub(crate) reader: Kind<fn(&ReaderFact) -> Option<Told>>,
}

/// All rules, by kind.
pub(crate) static KINDS: LazyLock<Kinds> = LazyLock::new(|| {
    let mut kinds = Kinds::default();
    for rule in RULES {
        match rule.check {
            Check::Contents(check) => kinds.contents.push((rule, check)),
            Check::Game(check) => kinds.game.push((rule, check)),
            Check::Head(check) => kinds.head.push((rule, check)),
            Check::GameAndLate(check, late) => {
                kinds.game.push((rule, check));
                kinds.late.push((rule, late));
            }
            Check::HeadAndLate(check, late) => {
                kinds.head.push((rule, check));
                kinds.late.push((rule, late));
            }
            Check::Index(check) => kinds.index.push((rule, check)),
            Check::Info(check) => kinds.info.push((rule, check)),
            Check::Blobs(check) => kinds.blobs.push((rule, check)),
            Check::Reference(check) => kinds.reference.push((rule, check)),
            Check::Entry(check) => kinds.entry.push((rule, check)),
            Check::Unused(check) => kinds.unused.push((rule, check)),
            Check::Anonymous(check) => kinds.anonymous.push((rule, check)),
            Check::Count(check) => kinds.count.push((rule, check)),
            Check::Reader(check) => kinds.reader.push((rule, check)),
        }
    }
    kinds
});

/// Has the rules of one kind look at something in an item.
pub(crate) fn look<F: Copy>(
    kind: &Kind<F>,
    out: &mut Reported,
    check: impl Fn(F, &mut Reports<'_>),
) {
    for &(rule, its) in kind {
        check(its, &mut Reports { rule, out });
    }
}
