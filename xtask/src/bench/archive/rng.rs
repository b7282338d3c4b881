//! Chance from a fixed seed, with what made-up names and dates need.

/// A generator of numbers.
#[derive(Clone, Debug)]
pub(super) struct Rng(cif_tests::rng::Rng);

impl Rng {
    pub(super) const fn new(seed: u64) -> Self {
        Self(cif_tests::rng::Rng::new(seed))
    }

    /// A number from 0 to `bound`, without `bound` itself; 0 for a bound of 0.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        // The high half of the product of 32 random bits with the bound.
        let product = (self.0.bits() >> 32) * u64::from(bound);
        u32::try_from(product >> 32).unwrap_or(0)
    }

    /// A number between two, both included.
    pub(super) fn between(&mut self, first: u32, last: u32) -> u32 {
        first + self.below(last.saturating_sub(first).saturating_add(1))
    }

    /// True in `percent` of 100 cases.
    pub(super) fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }

    /// A copy of one of the items, of which there is one at least.
    pub(super) fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        *self.pick_ref(items)
    }

    /// One of the items, of which there is one at least.
    pub(super) fn pick_ref<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        let bound = u32::try_from(items.len()).unwrap_or(u32::MAX);
        &items[self.below(bound) as usize]
    }
}
