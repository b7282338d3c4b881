//! The variants whose rules are known, by their names in `game/@variant`, and
//! what they have in common.

use core::fmt;
use core::str::FromStr;

use shakmaty::variant::Variant as Library;
use shakmaty::{Color, Role};

/// A variant whose rules are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// `:Chess`, Chess960 and shuffle chess included.
    Chess,
    /// `:Crazyhouse`.
    Crazyhouse,
    /// `:Bughouse`: one of two boards.
    Bughouse,
    /// `:Three-check`.
    ThreeCheck,
    /// `:King-of-the-Hill`.
    KingOfTheHill,
    /// `:Atomic`.
    Atomic,
    /// `:Antichess`: stalemate wins.
    Antichess,
    /// `:Giveaway`: the same, with castling, as it is played on ICC.
    Giveaway,
    /// `:Suicide`: on stalemate the side with fewer pieces wins.
    Suicide,
    /// `:Horde`.
    Horde,
    /// `:Racing-Kings`.
    RacingKings,
}

impl Variant {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Chess,
        Self::Crazyhouse,
        Self::Bughouse,
        Self::ThreeCheck,
        Self::KingOfTheHill,
        Self::Atomic,
        Self::Antichess,
        Self::Giveaway,
        Self::Suicide,
        Self::Horde,
        Self::RacingKings,
    ];

    /// The variant of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.name() == name)
    }

    /// Its name in `game/@variant`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chess => ":Chess",
            Self::Crazyhouse => ":Crazyhouse",
            Self::Bughouse => ":Bughouse",
            Self::ThreeCheck => ":Three-check",
            Self::KingOfTheHill => ":King-of-the-Hill",
            Self::Atomic => ":Atomic",
            Self::Antichess => ":Antichess",
            Self::Giveaway => ":Giveaway",
            Self::Suicide => ":Suicide",
            Self::Horde => ":Horde",
            Self::RacingKings => ":Racing-Kings",
        }
    }

    /// The variant whose positions the library judges by the same measure.
    pub(crate) const fn library(self) -> Library {
        match self {
            Self::Chess => Library::Chess,
            Self::Crazyhouse | Self::Bughouse => Library::Crazyhouse,
            Self::ThreeCheck => Library::ThreeCheck,
            Self::KingOfTheHill => Library::KingOfTheHill,
            Self::Atomic => Library::Atomic,
            Self::Antichess | Self::Giveaway | Self::Suicide => Library::Antichess,
            Self::Horde => Library::Horde,
            Self::RacingKings => Library::RacingKings,
        }
    }

    /// Returns true if captures are compulsory and kings are pieces like
    /// others.
    pub(crate) const fn is_antichess(self) -> bool {
        matches!(self, Self::Antichess | Self::Giveaway | Self::Suicide)
    }

    pub(crate) const fn has_pockets(self) -> bool {
        matches!(self, Self::Crazyhouse | Self::Bughouse)
    }

    pub(crate) const fn has_castling(self) -> bool {
        !matches!(self, Self::Antichess | Self::Suicide | Self::RacingKings)
    }

    /// Returns true if a pawn may become this.
    pub(crate) const fn promotes_to(self, role: Role) -> bool {
        match role {
            Role::Pawn => false,
            Role::King => self.is_antichess(),
            _ => true,
        }
    }

    /// Returns true if this side plays the horde, which may take double steps
    /// from its first rank too and has no king.
    pub(crate) const fn is_horde(self, color: Color) -> bool {
        matches!(self, Self::Horde) && matches!(color, Color::White)
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Variant {
    type Err = UnknownVariant;

    /// Reads a name as [`Variant::from_name`] does.
    fn from_str(name: &str) -> Result<Self, UnknownVariant> {
        Self::from_name(name).ok_or(UnknownVariant)
    }
}

/// The error of a name that no variant with known rules has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownVariant;

impl fmt::Display for UnknownVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the rules of this variant are not known")
    }
}

impl core::error::Error for UnknownVariant {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_are_read_as_they_are_displayed() {
        for variant in Variant::ALL {
            assert_eq!(variant.to_string().parse(), Ok(variant));
        }
        assert_eq!(":Chaturanga".parse::<Variant>(), Err(UnknownVariant));
    }
}
