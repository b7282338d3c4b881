//! Entries by their ids. Programs count ids up from 1 nearly always, so a list
//! finds them: no hash, and four bytes for each, which the caches hold.

use std::collections::BTreeMap;

/// The numbers of entries by their ids.
#[derive(Default, Debug)]
pub(crate) struct Ids {
    /// By id; [`Ids::NONE`] where there is none.
    dense: Vec<u32>,
    /// Those that are too great for their number. A tree never has to be copied
    /// to grow.
    sparse: BTreeMap<u32, u32>,
}

impl Ids {
    /// Stands for no entry.
    const NONE: u32 = u32::MAX;

    /// Up to here all ids are in the list, which costs little.
    const FEW: usize = 1024;

    /// Bytes at the most of one that is too great, where the nodes of the tree are
    /// half full.
    const SPARSE: usize = 28;

    /// The number of the entry with an id.
    pub(crate) fn get(&self, id: u32) -> Option<u32> {
        match self.dense.get(id as usize) {
            Some(&number) if number != Self::NONE => Some(number),
            // Empty as a rule, and then nothing is hashed.
            _ => self.sparse.get(&id).copied(),
        }
    }

    /// Gives an entry its id, which no other has; gives the bytes that takes.
    pub(crate) fn insert(&mut self, id: u32, number: u32) -> usize {
        let slot = id as usize;
        let before = self.dense.len();
        if slot >= before && slot < Self::FEW + 2 * number as usize {
            self.dense.resize(slot + 1, Self::NONE);
        }
        if let Some(entry) = self.dense.get_mut(slot) {
            *entry = number;
            (self.dense.len() - before) * size_of::<u32>()
        } else {
            self.sparse.insert(id, number);
            Self::SPARSE
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Ids as they come: in order, about in order, or anyhow.
    fn ids() -> impl Strategy<Value = Vec<u32>> {
        let one = prop_oneof![0..50_u32, 1000..1100_u32, 0..5000_u32, any::<u32>()];
        let some = prop::collection::vec(one, 0..200);
        (0..3000_u32, some).prop_map(|(count, some)| (0..count).chain(some).collect())
    }

    proptest! {
        #[test]
        fn ids_lead_to_the_first_that_has_them(ids in ids(), asked in any::<u32>()) {
            let mut entries: Vec<u32> = Vec::new();
            let mut known = Ids::default();
            for &id in &ids {
                let number = u32::try_from(entries.len()).expect("few");
                let first = entries.iter().position(|&it| it == id);
                let first = first.map(|at| u32::try_from(at).expect("few"));
                prop_assert_eq!(known.get(id), first);
                if first.is_none() {
                    known.insert(id, number);
                    entries.push(id);
                }
            }
            for id in ids.into_iter().chain([asked]) {
                let found = known.get(id).map(|number| entries[number as usize]);
                prop_assert_eq!(found, entries.contains(&id).then_some(id));
            }
            // What the list costs is bounded, whatever the ids are.
            prop_assert!(known.dense.len() <= Ids::FEW + 2 * entries.len());
        }
    }
}
