//! Actions of a move: nothing (null move), a drop, or one or more legs from
//! square to square.

use core::fmt::{self, Write as _};
use core::iter::FusedIterator;

use super::deviation::Deviation;
use crate::square::{self, BoardLetter, Square};
use crate::terminals;

/// The action of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action<'t> {
    /// No move; in a tandem game the board on which nothing is moved.
    Null(Option<BoardLetter>),
    /// A piece is put on the board.
    Drop {
        /// The piece.
        piece: PieceLetter,
        /// The square that it is put on.
        square: Square,
    },
    /// A piece moves; castling is a leg from the king's to the rook's square.
    Legs(Legs<'t>),
}

/// One step of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leg {
    /// The square the piece leaves.
    pub from: Square,
    /// The square it reaches.
    pub to: Square,
    /// The piece that it becomes there.
    pub promotion: Option<PieceLetter>,
}

impl Leg {
    /// A leg without promotion.
    pub const fn new(from: Square, to: Square) -> Self {
        Self {
            from,
            to,
            promotion: None,
        }
    }
}

/// The letter of a piece, one of 26, whatever its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PieceLetter(u8);

impl PieceLetter {
    /// The piece of this ASCII letter, in upper or lower case.
    pub const fn new(letter: char) -> Option<Self> {
        if letter.is_ascii_alphabetic() {
            Some(Self((letter as u8).to_ascii_uppercase()))
        } else {
            None
        }
    }

    pub(super) const fn from_byte(byte: u8) -> Option<Self> {
        Self::new(byte as char)
    }

    /// The letter in upper case.
    pub const fn upper(self) -> char {
        self.0 as char
    }

    /// The letter in lower case.
    pub const fn lower(self) -> char {
        self.0.to_ascii_lowercase() as char
    }
}

/// The legs of a move, at least one: the first at hand, the others read from
/// the text (or taken from the slice) they stand in.
#[derive(Clone, Copy)]
pub struct Legs<'t> {
    first: Leg,
    more: More<'t>,
}

#[derive(Clone, Copy)]
enum More<'t> {
    /// Text that has been read once without fault.
    Text { text: &'t str, letters: bool },
    /// Legs of the caller.
    Slice(&'t [Leg]),
}

impl<'t> Legs<'t> {
    /// One leg.
    pub const fn one(first: Leg) -> Self {
        Self {
            first,
            more: More::Slice(&[]),
        }
    }

    /// Several legs; `None` when there is none.
    pub const fn new(legs: &'t [Leg]) -> Option<Self> {
        match legs {
            [] => None,
            [first, more @ ..] => Some(Self {
                first: *first,
                more: More::Slice(more),
            }),
        }
    }

    pub(super) const fn read(first: Leg, text: &'t str, letters: bool) -> Self {
        Self {
            first,
            more: More::Text { text, letters },
        }
    }

    /// The first leg.
    pub const fn first(&self) -> Leg {
        self.first
    }

    /// Returns true if there is just one leg.
    pub const fn is_single(&self) -> bool {
        match self.more {
            More::Text { text, .. } => text.is_empty(),
            More::Slice(legs) => legs.is_empty(),
        }
    }

    /// All legs in order.
    pub const fn iter(&self) -> LegsIter<'t> {
        LegsIter {
            first: Some(self.first),
            more: self.more,
        }
    }
}

impl<'t> IntoIterator for Legs<'t> {
    type Item = Leg;
    type IntoIter = LegsIter<'t>;

    fn into_iter(self) -> LegsIter<'t> {
        self.iter()
    }
}

impl<'t> IntoIterator for &Legs<'t> {
    type Item = Leg;
    type IntoIter = LegsIter<'t>;

    fn into_iter(self) -> LegsIter<'t> {
        self.iter()
    }
}

/// Legs are equal when they are the same steps, however they are stored.
impl PartialEq for Legs<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Legs<'_> {}

impl core::hash::Hash for Legs<'_> {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        for leg in self {
            leg.hash(state);
        }
    }
}

impl fmt::Debug for Legs<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}

/// The iterator of [`Legs::iter`].
#[derive(Clone)]
pub struct LegsIter<'t> {
    first: Option<Leg>,
    more: More<'t>,
}

impl Iterator for LegsIter<'_> {
    type Item = Leg;

    fn next(&mut self) -> Option<Leg> {
        if let Some(leg) = self.first.take() {
            return Some(leg);
        }
        match &mut self.more {
            More::Slice(legs) => {
                let (leg, rest) = legs.split_first()?;
                *legs = rest;
                Some(*leg)
            }
            More::Text { text: "", .. } => None,
            More::Text { text, letters } => {
                let (leg, end) = next_leg(text.as_bytes(), *letters)?;
                *text = text.get(end..).unwrap_or_default();
                Some(leg)
            }
        }
    }
}

impl FusedIterator for LegsIter<'_> {}

impl fmt::Debug for LegsIter<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone()).finish()
    }
}

/// The leg at the start of `bytes`, which have been read without fault
/// before, and its length.
fn next_leg(bytes: &[u8], letters: bool) -> Option<(Leg, usize)> {
    let (from, at) = square::scan(bytes, 0, letters).ok()?;
    let (to, at) = square::scan(bytes, at, letters).ok()?;
    let (promotion, _, end) = promotion(bytes, at);
    Some((
        Leg {
            from,
            to,
            promotion,
        },
        end,
    ))
}

/// The promotion that may stand at `at`, after the second square of a leg,
/// and where it ends. A lower-case letter from which a square can be read
/// begins the next leg.
pub(super) fn promotion(
    bytes: &[u8],
    at: usize,
) -> (Option<PieceLetter>, Option<Deviation>, usize) {
    match bytes.get(at) {
        Some(&byte) if terminals::PROMOTION.matches(byte) => {
            (PieceLetter::from_byte(byte), None, at + 1)
        }
        Some(&byte)
            if terminals::PROMOTION_LOWER.matches(byte) && !square::begins_square(bytes, at) =>
        {
            let deviation = Some(Deviation::LowerCasePromotion);
            (PieceLetter::from_byte(byte), deviation, at + 1)
        }
        _ => (None, None, at),
    }
}

impl fmt::Display for Leg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.from.fmt(f)?;
        self.to.fmt(f)?;
        match self.promotion {
            Some(piece) => f.write_char(terminals::PROMOTION.letter(piece.0)),
            None => Ok(()),
        }
    }
}

/// The canonical spelling, without flags.
impl fmt::Display for Action<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null(board) => {
                f.write_str(terminals::NULL.text())?;
                board.map_or(Ok(()), |board| board.fmt(f))
            }
            Self::Drop { piece, square } => {
                write!(f, "{square}{}", terminals::DROP.letter(piece.0))
            }
            Self::Legs(legs) => legs.iter().try_for_each(|leg| leg.fmt(f)),
        }
    }
}
