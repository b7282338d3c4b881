//! The depth of parentheses, token by token.

use super::token::Kind;

/// The number of parentheses that are open behind the tokens so far. One that
/// closes nothing does not count.
#[derive(Clone, Copy, Default)]
pub(crate) struct Depth(usize);

impl Depth {
    /// Goes past a token.
    pub(crate) const fn pass(&mut self, kind: Kind) {
        match kind {
            Kind::Open => self.0 = self.0.saturating_add(1),
            Kind::Close => self.0 = self.0.saturating_sub(1),
            _ => {}
        }
    }

    /// The number of open parentheses.
    pub(crate) const fn get(self) -> usize {
        self.0
    }

    /// Returns whether none is open.
    pub(crate) const fn is_outside(self) -> bool {
        self.0 == 0
    }
}
