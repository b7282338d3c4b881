//! Knowledge that nobody is in check.

/// Knowledge about a position of chess: each side has one king, and neither is
/// attacked. It follows from the rest of the position, and is no part of its identity.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Quiet(pub(crate) bool);

impl Quiet {
    pub(crate) const UNKNOWN: Self = Self(false);

    /// Returns true if it is known, and false where nobody has looked.
    #[inline]
    pub(crate) const fn is_known(self) -> bool {
        self.0
    }
}

impl PartialEq for Quiet {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Quiet {}
