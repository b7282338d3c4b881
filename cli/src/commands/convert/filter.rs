//! Findings of a conversion that are wanted, and of which there are enough to be shown. All
//! threads share this, so that no finding is made up that nobody sees.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use cif::check::{Selection, Severity};

/// Findings that people see of each group unless they ask otherwise.
const EXAMPLES: usize = 3;

/// Findings that are shown as one: those of an id, and of losses those of one thing.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Group {
    pub(super) id: Cow<'static, str>,
    /// The lost thing; empty where the id says enough.
    pub(super) detail: String,
}

/// Groups that are kept apart; of what goes beyond each id is one.
pub(super) const GROUPS: usize = 500;

/// Something for each group, which is found without making the group up.
#[derive(Debug)]
pub(super) struct ByGroup<T> {
    by_id: BTreeMap<Cow<'static, str>, BTreeMap<String, T>>,
    /// The number of groups with a detail.
    count: usize,
}

impl<T> Default for ByGroup<T> {
    fn default() -> Self {
        Self {
            by_id: BTreeMap::new(),
            count: 0,
        }
    }
}

impl<T> ByGroup<T> {
    /// Returns the number of groups with a detail.
    pub(super) const fn count(&self) -> usize {
        self.count
    }

    pub(super) fn get(&self, id: &str, detail: &str) -> Option<&T> {
        self.by_id.get(id)?.get(detail)
    }

    pub(super) fn get_mut(&mut self, id: &str, detail: &str) -> Option<&mut T> {
        self.by_id.get_mut(id)?.get_mut(detail)
    }

    /// The detail by which a finding is counted, where so many groups are kept apart.
    pub(super) fn known<'d>(&self, id: &str, detail: &'d str, most: usize) -> &'d str {
        if self.count < most || self.get(id, detail).is_some() {
            return detail;
        }
        ""
    }

    /// The value of a group, which is this if there was none.
    pub(super) fn insert(&mut self, group: Group, value: T) -> &mut T {
        let of_id = self.by_id.entry(group.id).or_default();
        let count = &mut self.count;
        let is_apart = !group.detail.is_empty();
        of_id.entry(group.detail).or_insert_with(|| {
            *count += usize::from(is_apart);
            value
        })
    }

    pub(super) fn into_groups(self) -> impl Iterator<Item = (Group, T)> {
        self.by_id.into_iter().flat_map(|(id, of_id)| {
            let group = move |detail| Group {
                id: id.clone(),
                detail,
            };
            let of_id = of_id.into_iter();
            of_id.map(move |(detail, value)| (group(detail), value))
        })
    }
}

/// The way findings are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Show {
    /// In the order of the text, so many at the most.
    InOrder(usize),
    /// By groups, so many of each.
    Grouped(usize),
}

impl Show {
    /// Reads `--max-findings`, where 0 is all, for people.
    pub(super) fn for_people(asked: Option<usize>) -> Self {
        match asked {
            Some(0) => Self::InOrder(usize::MAX),
            asked => Self::Grouped(asked.unwrap_or(EXAMPLES)),
        }
    }
}

/// The filter of findings. The number that may still be shown only falls, so that a thread that looks too early
/// makes up too many findings and never too few.
#[derive(Clone, Debug)]
pub(super) struct Filter(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    selection: Selection,
    show: Show,
    /// The number that may still be shown in order.
    left: AtomicUsize,
    /// The groups of which enough is shown.
    full: RwLock<ByGroup<()>>,
}

impl Filter {
    pub(super) fn new(selection: Selection, show: Show) -> Self {
        let left = match show {
            Show::InOrder(most) => most,
            Show::Grouped(_) => 0,
        };
        Self(Arc::new(Shared {
            selection,
            show,
            left: AtomicUsize::new(left),
            full: RwLock::default(),
        }))
    }

    /// Returns the severity of a finding; nothing where it is not wanted.
    pub(super) fn severity(&self, id: &str, name: &str, declared: Severity) -> Option<Severity> {
        if self.0.selection.is_empty() {
            return Some(declared);
        }
        self.0.selection.severity(id, name, declared)
    }

    /// Returns whether findings are shown by groups.
    pub(super) fn is_grouped(&self) -> bool {
        matches!(self.0.show, Show::Grouped(_))
    }

    /// Returns whether a finding of an id and a detail may be shown where so many of its group, and
    /// so many in all, wait to be.
    pub(super) fn wants(&self, id: &str, detail: &str, of_group: usize, in_all: usize) -> bool {
        match self.0.show {
            Show::InOrder(_) => in_all < self.0.left.load(Ordering::Relaxed),
            Show::Grouped(_) => {
                let full = || self.0.full.read().unwrap_or_else(PoisonError::into_inner);
                let is_full =
                    |full: &ByGroup<()>| full.get(id, full.known(id, detail, GROUPS)).is_some();
                of_group < self.examples(detail) && !is_full(&full())
            }
        }
    }

    /// Returns the number of findings of a group with this detail to show: of what is lost one place
    /// says all.
    pub(super) fn examples(&self, detail: &str) -> usize {
        match self.0.show {
            Show::Grouped(most) if detail.is_empty() => most,
            Show::Grouped(most) => most.min(1),
            Show::InOrder(most) => most,
        }
    }

    /// Returns whether one more may be shown in order, which it is then.
    pub(super) fn take(&self) -> bool {
        let left = self.0.left.load(Ordering::Relaxed);
        if left != usize::MAX {
            self.0.left.store(left.saturating_sub(1), Ordering::Relaxed);
        }
        left > 0
    }

    /// Enough of a group is shown.
    pub(super) fn fill(&self, group: Group) {
        let full = self.0.full.write();
        let mut full = full.unwrap_or_else(PoisonError::into_inner);
        full.insert(group, ());
    }
}
