//! Spellings of a move that are read, but not written.

/// A deviation of a spelling from the canonical one (rule MV-002).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deviation {
    /// A promotion in lower case, `e7e8q`.
    LowerCasePromotion,
    /// The piece of a drop before its square, `N@f3`.
    PieceBeforeSquare,
    /// A null move of two dashes.
    ShortNull,
    /// A null move of four zeros.
    ZeroNull,
    /// The flag of an illegal move, twice.
    RepeatedFlag,
}

impl Deviation {
    /// One short line.
    pub const fn message(self) -> &'static str {
        match self {
            Self::LowerCasePromotion => "the promotion piece is in lower case",
            Self::PieceBeforeSquare => "the piece of the drop stands before its square",
            Self::ShortNull => "a null move has four dashes",
            Self::ZeroNull => "a null move is four dashes, not four zeros",
            Self::RepeatedFlag => "the same flag twice",
        }
    }
}
