//! Counts of what documents hold.

/// The games of a document and their plies, as far as they are counted.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    pub(super) games: u64,
    pub(super) plies: u64,
}

impl Counts {
    /// Counts a game of so many plies.
    pub(super) fn add(&mut self, plies: usize) {
        self.games += 1;
        self.plies += plies as u64;
    }
}
