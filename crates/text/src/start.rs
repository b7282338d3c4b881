//! Start positions, the values of `game/@startposition` (published page
//! `cif--startPosition`): a number of 1 to 3840, `:standard`, or a FEN. The
//! numbers are those of Chess960 by Scharnagl, and three times as many for
//! the other orders of king and rooks.

use core::fmt;
use core::str::FromStr;

use crate::space::SPACES;

/// A start position, as it is written.
///
/// ```
/// use cif_text::start::Start;
/// let Ok(Start::Number(number)) = Start::parse("518") else { panic!() };
/// assert_eq!(number.back_rank(), *b"RNBQKBNR");
/// assert_eq!(Start::parse(":standard"), Ok(Start::Standard));
/// assert!(Start::parse("3841").is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Start<'t> {
    /// The variant's own.
    Standard,
    /// By its number.
    Number(Idn),
    /// By a FEN, which is not looked at here.
    Fen(&'t str),
}

impl<'t> Start<'t> {
    /// Distinguishes the three. What is neither a number nor `:standard` counts
    /// as FEN.
    ///
    /// # Errors
    /// A number out of range.
    pub fn parse(text: &'t str) -> Result<Self, IdnError> {
        let text = text.trim_matches(SPACES);
        if text == ":standard" {
            Ok(Self::Standard)
        } else if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
            text.parse().map(Self::Number)
        } else {
            Ok(Self::Fen(text))
        }
    }
}

/// The number of a start position, 1 to 3840.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Idn(u16);

/// A number that is none of a start position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IdnError;

impl fmt::Display for IdnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the start positions are numbered from 1 to 3840")
    }
}

impl core::error::Error for IdnError {}

/// The place of the king among the rooks, and of his castling rights. Each
/// order has 960 numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Between the rooks, with the right to castle: Chess960.
    Chess960,
    /// Right of both rooks, without castling.
    KingRight,
    /// Left of both rooks, without castling.
    KingLeft,
    /// Between the rooks, without castling.
    NoCastling,
}

/// The numbers of one order.
const EACH: u16 = 960;

/// The places of two knights among the five squares left to them, by number.
const KNIGHTS: [(usize, usize); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

impl Order {
    const ALL: [Self; 4] = [
        Self::Chess960,
        Self::KingRight,
        Self::KingLeft,
        Self::NoCastling,
    ];

    /// King and rooks from left to right.
    const fn pieces(self) -> [u8; 3] {
        match self {
            Self::Chess960 | Self::NoCastling => *b"RKR",
            Self::KingRight => *b"RRK",
            Self::KingLeft => *b"KRR",
        }
    }
}

impl Idn {
    /// The standard position.
    pub const STANDARD: Self = Self(518);

    /// The position of this number.
    pub const fn new(number: u16) -> Option<Self> {
        if 0 < number && number <= 4 * EACH {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The number.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// The order of king and rooks.
    pub fn order(self) -> Order {
        let order = usize::from((self.0 - 1) / EACH);
        Order::ALL.get(order).copied().unwrap_or(Order::Chess960)
    }

    /// The number of Scharnagl, 0 to 959: the last of each order is his 0.
    pub const fn scharnagl(self) -> u16 {
        self.0 % EACH
    }

    /// The pieces of the first rank, from left to right, in capitals.
    pub fn back_rank(self) -> [u8; 8] {
        let number = usize::from(self.scharnagl());
        let mut rank = [0_u8; 8];
        put(&mut rank, 2 * (number % 4) + 1, b'B');
        put(&mut rank, 2 * (number / 4 % 4), b'B');
        put_free(&mut rank, number / 16 % 6, b'Q');
        let (first, second) = KNIGHTS.get(number / 96).copied().unwrap_or((0, 1));
        put_free(&mut rank, second, b'N');
        put_free(&mut rank, first, b'N');
        for piece in self.order().pieces() {
            put_free(&mut rank, 0, piece);
        }
        rank
    }

    /// The number of a first rank, in capitals from left to right; with or
    /// without the right to castle, which only a king between his rooks has.
    /// `None` where the pieces are not the eight of chess, or both bishops
    /// stand on squares of one colour.
    pub fn from_back_rank(rank: [u8; 8], castling: bool) -> Option<Self> {
        let of = |piece: u8| (0..8).filter(move |&at| rank.get(at) == Some(&piece));
        let (first, second) = (of(b'B').next()?, of(b'B').next_back()?);
        let (light, dark) = match (first % 2, second % 2) {
            (1, 0) => (first, second),
            (0, 1) => (second, first),
            _ => return None,
        };
        let free: Vec<u8> = rank.into_iter().filter(|&piece| piece != b'B').collect();
        let queen = free.iter().position(|&piece| piece == b'Q')?;
        let free: Vec<u8> = free.into_iter().filter(|&piece| piece != b'Q').collect();
        let pair = (
            free.iter().position(|&piece| piece == b'N')?,
            free.iter().rposition(|&piece| piece == b'N')?,
        );
        let knights = KNIGHTS.iter().position(|&knights| knights == pair)?;
        let rest: Vec<u8> = free.into_iter().filter(|&piece| piece != b'N').collect();
        let order = Order::ALL
            .into_iter()
            .find(|order| rest == order.pieces() && (*order == Order::Chess960) <= castling)?;
        let number = light / 2 + 4 * (dark / 2) + 16 * queen + 96 * knights;
        let number = u16::try_from(number).ok()?;
        let number = if number == 0 { EACH } else { number };
        let order = Order::ALL.iter().position(|other| *other == order)?;
        Self::new(number + EACH * u16::try_from(order).ok()?)
    }
}

impl TryFrom<u16> for Idn {
    type Error = IdnError;

    fn try_from(number: u16) -> Result<Self, IdnError> {
        Self::new(number).ok_or(IdnError)
    }
}

impl From<Idn> for u16 {
    fn from(idn: Idn) -> Self {
        idn.get()
    }
}

impl FromStr for Idn {
    type Err = IdnError;

    fn from_str(text: &str) -> Result<Self, IdnError> {
        // Leading zeros are those of the schema's positive integers.
        text.parse().ok().and_then(Self::new).ok_or(IdnError)
    }
}

impl fmt::Display for Idn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

fn put(rank: &mut [u8; 8], at: usize, piece: u8) {
    if let Some(square) = rank.get_mut(at) {
        *square = piece;
    }
}

/// Puts a piece on the free square of this number.
fn put_free(rank: &mut [u8; 8], free: usize, piece: u8) {
    if let Some(square) = rank.iter_mut().filter(|square| **square == 0).nth(free) {
        *square = piece;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_numbers_go_there_and_back() {
        let mut seen = std::collections::BTreeSet::new();
        for number in 1..=3840 {
            let idn = Idn::new(number).unwrap();
            let rank = idn.back_rank();
            let castling = idn.order() == Order::Chess960;
            assert_eq!(Idn::from_back_rank(rank, castling), Some(idn));
            assert!(seen.insert((rank, castling, idn.order() == Order::NoCastling)));
        }
        assert_eq!((Idn::new(0), Idn::new(3841)), (None, None));
        assert_eq!(Idn::try_from(3841), Err(IdnError));
        assert_eq!(Idn::try_from(518).map(u16::from), Ok(518));
    }

    #[test]
    fn known_numbers() {
        for (number, rank, order) in [
            (518, b"RNBQKBNR", Order::Chess960),
            (960, b"BBQNNRKR", Order::Chess960),
            (959, b"RKRNNQBB", Order::Chess960),
            (518 + 960, b"RNBQRBNK", Order::KingRight),
            (518 + 1920, b"KNBQRBNR", Order::KingLeft),
            (518 + 2880, b"RNBQKBNR", Order::NoCastling),
            (3840, b"BBQNNRKR", Order::NoCastling),
        ] {
            let idn = Idn::new(number).unwrap();
            assert_eq!((&idn.back_rank(), idn.order()), (rank, order), "{number}");
        }
    }

    #[test]
    fn other_ranks_have_no_number() {
        for rank in [
            b"RNBQKNBR",
            b"BNQRKBNR",
            b"RRBQKBNR",
            b"RNBQQBNR",
            b"rnbqkbnr",
        ] {
            let text = str::from_utf8(rank).unwrap();
            let bishops: Vec<_> = text.match_indices('B').collect();
            let mixed = bishops.len() == 2 && (bishops[0].0 + bishops[1].0) % 2 == 1;
            let pieces = ["K", "Q"]
                .iter()
                .all(|piece| text.matches(piece).count() == 1)
                && ["R", "N"]
                    .iter()
                    .all(|piece| text.matches(piece).count() == 2);
            let number = Idn::from_back_rank(*rank, true);
            assert_eq!(number.is_some(), mixed && pieces, "{text}");
        }
    }

    #[test]
    fn texts_of_start_positions() {
        assert_eq!(Start::parse(" 1 "), Ok(Start::Number(Idn(1))));
        assert_eq!(Start::parse("0"), Err(IdnError));
        assert_eq!(Start::parse("99999999999999999999"), Err(IdnError));
        assert_eq!(Start::parse(""), Ok(Start::Fen("")));
        assert_eq!(Start::parse("8/8 w"), Ok(Start::Fen("8/8 w")));
    }
}
