//! One move: what it does, its flags, and how it was spelt.

use core::fmt;

use super::action::{Action, Leg, Legs};
use super::deviation::Deviation;
use super::flag::Flag;
use crate::square::{BoardLetter, Square};
use crate::terminals;

/// A move. [`Display`](fmt::Display) writes its canonical spelling, whatever
/// spelling was read.
///
/// ```
/// use cif_text::board::Board;
/// use cif_text::moves::{Flag, Move};
/// let played = Move::parse("e7e8q:i", &Board::default()).unwrap();
/// assert!(played.has(Flag::Illegal) && !played.is_canonical());
/// assert_eq!(played.to_string(), "e7e8Q:i");
/// ```
///
/// Castling is not distinguished here: `e1h1`, the canonical form, is a leg to
/// the rook's square, and to see that `e1g1` must be castling needs the
/// position, so that deviation is left to whoever knows it.
#[derive(Clone, Copy, Debug)]
pub struct Move<'t> {
    action: Action<'t>,
    flag: Option<Flag>,
    also_illegal: bool,
    deviation: Option<Deviation>,
}

/// The boards that the squares of a move name (rule TD-003).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Boards {
    /// No square names one.
    None,
    /// All squares name this one.
    One(BoardLetter),
    /// Some name none, or not all name the same.
    Mixed,
}

impl<'t> Move<'t> {
    /// A move that does this, without flags, in canonical spelling.
    pub const fn new(action: Action<'t>) -> Self {
        Self {
            action,
            flag: None,
            also_illegal: false,
            deviation: None,
        }
    }

    /// A move of one leg.
    pub const fn leg(leg: Leg) -> Self {
        Self::new(Action::Legs(Legs::one(leg)))
    }

    /// The same move with this flag as its only one.
    #[must_use]
    pub const fn with_flag(mut self, flag: Flag) -> Self {
        self.flag = Some(flag);
        self.also_illegal = false;
        self
    }

    /// The same move marked illegal, beside the flag it has.
    #[must_use]
    pub const fn with_illegal(mut self) -> Self {
        match self.flag {
            None | Some(Flag::Illegal) => self.flag = Some(Flag::Illegal),
            Some(_) => self.also_illegal = true,
        }
        self
    }

    pub(super) const fn deviating(mut self, deviation: Option<Deviation>) -> Self {
        if self.deviation.is_none() {
            self.deviation = deviation;
        }
        self
    }

    /// The action of the move.
    pub const fn action(&self) -> Action<'t> {
        self.action
    }

    /// The squares of a move that is one leg and nothing more, without promotion and
    /// flag: what most moves are.
    #[inline]
    pub const fn plain(&self) -> Option<(Square, Square)> {
        match (self.action, self.flag) {
            (Action::Legs(legs), None) if legs.is_single() => {
                let leg = legs.first();
                if leg.promotion.is_none() {
                    Some((leg.from, leg.to))
                } else {
                    None
                }
            }
            _ => None,
        }
    }

    /// The first flag.
    pub const fn flag(&self) -> Option<Flag> {
        self.flag
    }

    /// Returns true if the move has this flag, as its first or its second one.
    pub fn has(&self, flag: Flag) -> bool {
        self.flag == Some(flag) || (self.also_illegal && flag == Flag::Illegal)
    }

    /// Returns true if the text spelt the move as the writer does.
    pub const fn is_canonical(&self) -> bool {
        self.deviation.is_none()
    }

    /// The first deviation of the text from the canonical spelling, which
    /// [`Display`](fmt::Display) writes.
    pub const fn deviation(&self) -> Option<Deviation> {
        self.deviation
    }

    /// Every square of the move, in order.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<'t> {
        let (drop, legs) = match self.action {
            Action::Null(_) => (None, None),
            Action::Drop { square, .. } => (Some(square), None),
            Action::Legs(legs) => (None, Some(legs)),
        };
        let legs = legs
            .into_iter()
            .flatten()
            .flat_map(|leg| [leg.from, leg.to]);
        drop.into_iter().chain(legs)
    }

    /// The boards its squares name.
    pub fn boards(&self) -> Boards {
        let first = match self.action {
            Action::Null(board) => board,
            Action::Drop { square, .. } => square.board(),
            Action::Legs(legs) => {
                let first = legs.first().from.board();
                let same = |leg: Leg| leg.from.board() == first && leg.to.board() == first;
                if !same(legs.first()) || !legs.is_single() && !legs.iter().all(same) {
                    return Boards::Mixed;
                }
                first
            }
        };
        first.map_or(Boards::None, Boards::One)
    }

    /// The board of a tandem game that the move is played on: A or B, named
    /// by all its squares. `None` means that rule TD-003 is broken.
    pub fn tandem_board(&self) -> Option<BoardLetter> {
        match self.boards() {
            Boards::One(board @ (BoardLetter::A | BoardLetter::B)) => Some(board),
            _ => None,
        }
    }
}

/// Moves are equal when they do the same with the same flags; the spelling
/// that was read does not count.
impl PartialEq for Move<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.action == other.action
            && self.flag == other.flag
            && self.also_illegal == other.also_illegal
    }
}

impl Eq for Move<'_> {}

impl Move<'_> {
    /// Writes the move behind what is in `out`: as [`Display`](fmt::Display)
    /// does, but without its cost for the moves that nearly all are.
    ///
    /// ```
    /// use cif_text::{board::Board, moves::Move};
    /// let mut out = "e2e4 ".to_owned();
    /// Move::parse("e7e8Q", &Board::default())?.push_to(&mut out);
    /// assert_eq!(out, "e2e4 e7e8Q");
    /// # Ok::<(), cif_text::moves::Malformed>(())
    /// ```
    pub fn push_to(&self, out: &mut String) {
        if let Action::Legs(legs) = &self.action
            && self.flag.is_none()
            && !self.also_illegal
            && legs.is_single()
            && let Leg {
                from,
                to,
                promotion: None,
            } = legs.first()
            && let (Some(from), Some(to)) = (from.short(), to.short())
        {
            out.reserve(4);
            for letter in [from.0, from.1, to.0, to.1] {
                out.push(char::from(letter));
            }
        } else {
            use fmt::Write as _;
            // Writing to a string never fails.
            let _ = write!(out, "{self}");
        }
    }
}

impl fmt::Display for Move<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.action.fmt(f)?;
        if let Some(flag) = self.flag {
            flag.fmt(f)?;
        }
        if self.also_illegal {
            f.write_str(terminals::ILLEGAL.text())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;

    #[test]
    fn a_move_stays_small() {
        assert!(size_of::<Move<'_>>() <= 48, "{}", size_of::<Move<'_>>());
    }

    #[test]
    fn the_short_way_writes_the_same() {
        for (size, tandem) in [("8x8", false), ("8x8", true), ("30x30", false)] {
            let board = Board::new(size.parse().unwrap(), tandem);
            for text in [
                "e2e4", "e1h1", "e7e8q", "e5d6:e", "e2e4:i", "e5d6:e:i", "Pe4", "----", "a9a10",
                "a1aa1", "e2Ae4A", "e2e4e5",
            ] {
                let Ok(played) = Move::parse(text, &board) else {
                    continue;
                };
                let mut out = String::new();
                played.push_to(&mut out);
                assert_eq!(out, played.to_string());
            }
        }
    }

    #[test]
    fn boards_of_a_move() {
        let tandem = Board::new("8x8".parse().unwrap(), true);
        for (text, boards, board) in [
            ("e2e4", Boards::None, None),
            ("e2Ae4A", Boards::One(BoardLetter::A), Some(BoardLetter::A)),
            ("e2Be4B", Boards::One(BoardLetter::B), Some(BoardLetter::B)),
            ("e2Ce4C", Boards::One(BoardLetter::C), None),
            ("e2Ae4B", Boards::Mixed, None),
            ("e2Ae4", Boards::Mixed, None),
            ("e2e4A", Boards::Mixed, None),
            ("e2Ae4Ae4Be5B", Boards::Mixed, None),
            ("f3Bn", Boards::One(BoardLetter::B), Some(BoardLetter::B)),
            ("f3n", Boards::None, None),
            ("----A", Boards::One(BoardLetter::A), Some(BoardLetter::A)),
            ("----", Boards::None, None),
        ] {
            let played = Move::parse(text, &tandem).unwrap();
            assert_eq!(
                (played.boards(), played.tandem_board()),
                (boards, board),
                "{text}"
            );
        }
    }

    #[test]
    fn illegal_stands_after_other_flags() {
        let played = Move::parse("e5d6:e", &Board::default()).unwrap();
        assert_eq!(played.with_illegal().to_string(), "e5d6:e:i");
        assert_eq!(
            played.with_flag(Flag::Illegal).with_illegal().to_string(),
            "e5d6:i"
        );
        assert!(played.with_illegal().has(Flag::Illegal) && !played.has(Flag::Illegal));
    }

    #[test]
    fn moves_of_several_legs_can_be_made() {
        let square = |text: &str| text.parse::<Square>().unwrap();
        let legs = [
            Leg::new(square("e2"), square("e4")),
            Leg::new(square("e4"), square("d5")),
        ];
        let made = Move::new(Action::Legs(Legs::new(&legs).unwrap()));
        let read = Move::parse("e2e4e4d5", &Board::default()).unwrap();
        assert_eq!(made, read);
        assert_eq!(made.to_string(), "e2e4e4d5");
        assert!(Legs::new(&[]).is_none());
    }
}
