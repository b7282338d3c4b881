//! Chance from a fixed seed, so that every run of a suite or a task sees the
//! same documents: `SplitMix64` by its published constants. A fuzzer gives bytes to
//! choose by instead, so that a small change of them is a small change of the document.

/// A generator of numbers.
#[derive(Clone, Debug)]
pub struct Rng {
    state: u64,
    /// Bytes to choose by before chance does, two for each number.
    choices: Vec<u8>,
    /// The number of those that are used.
    used: usize,
}

impl Rng {
    /// A generator that always gives the same sequence for a seed.
    pub const fn new(seed: u64) -> Self {
        Self {
            state: seed,
            choices: Vec::new(),
            used: 0,
        }
    }

    /// A generator that gives these bytes, and behind them always the same sequence.
    pub fn choosing(choices: &[u8]) -> Self {
        Self {
            state: 0,
            choices: choices.to_vec(),
            used: 0,
        }
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        let left = self.choices.get(self.used..).unwrap_or_default();
        if let Some(low) = left.first() {
            let high = left.get(1).copied().unwrap_or_default();
            self.used += 2;
            return u64::from(u16::from_le_bytes([*low, high]));
        }
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `bound`, without `bound` itself; 0 for a bound of 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).unwrap_or(u64::MAX);
        usize::try_from(self.bits().checked_rem(bound).unwrap_or(0)).unwrap_or(0)
    }

    /// True in `percent` of 100 cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of the items, of which there must be one.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// The items in another order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn follows_the_published_sequence() {
        let mut rng = Rng::new(1_234_567);
        assert_eq!(rng.bits(), 6_457_827_717_110_365_317);
        assert_eq!(rng.bits(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn bytes_come_first() {
        let mut rng = Rng::choosing(&[1, 2, 3]);
        assert_eq!((rng.bits(), rng.bits()), (0x201, 3));
        assert_eq!(rng.bits(), Rng::new(0).bits());
    }

    #[test]
    fn bounds_hold() {
        let mut rng = Rng::new(7);
        assert_eq!(rng.below(0), 0);
        assert!((0..100).all(|_| rng.below(3) < 3));
        assert!(!rng.chance(0) && rng.chance(100));
    }
}
