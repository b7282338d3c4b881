//! The choices by which a game is made up.

/// Numbers to choose by, one after the other.
pub(crate) struct Choices<'c>(pub(crate) core::slice::Iter<'c, u32>);

impl Choices<'_> {
    pub(crate) fn of(&mut self, count: usize) -> usize {
        let next = self.0.next().copied().unwrap_or(7);
        usize::try_from(next).unwrap() % count
    }
}
