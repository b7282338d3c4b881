//! The places where a text changes its encoding, as a file does to which another program has added
//! something.

use core::cmp::Ordering;

use super::{WINDOW, Wide};

/// Bytes of a text that are looked at where units that are single bytes may end: so many as tell an
/// encoding, and a mark.
pub(super) const AHEAD: usize = WINDOW + 4;

/// The same where wider units may end: there the edge of a word has to be among them.
const FAR_AHEAD: usize = 64 + 4;

/// Bytes of a text that are looked at where either byte of its units may be the first, and
/// where bytes have none of the zeros that wide units have.
pub(super) const UNDECIDED: usize = 4096;

/// The way in which a text of wide units goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// As before.
    Same,
    /// More bytes are needed to tell.
    Unknown,
    /// In single bytes.
    Bytes,
    /// In these units, behind a mark of so many bytes.
    Wide(Wide, usize),
}

impl Wide {
    /// Finds out whether a text of single bytes goes on in one of these encodings
    /// with `rest`, and how many of its bytes belong to no unit of it: a mark, or
    /// what is left of a unit whose first byte is `last`.
    pub(super) fn begins(last: Option<u8>, rest: &[u8]) -> Option<(Self, usize)> {
        let by_mark = Self::by_mark(last, rest);
        if by_mark.is_some() || rest.first() != Some(&0) {
            return by_mark;
        }
        let begun: Vec<u8> = last.into_iter().chain(rest.iter().copied()).collect();
        let ways: [fn(Self, &[u8]) -> bool; 2] =
            [Self::fits, |wide, text| wide.may_fit(text, WINDOW)];
        for fits in ways {
            let is_begun = |wide: &Self| {
                let is_low_first = matches!(wide, Self::Utf16Le | Self::Utf32Le);
                is_low_first && last.is_some() && fits(*wide, &begun)
            };
            if let Some(wide) = Self::longest_first().find(is_begun) {
                return Some((wide, wide.width() - 1));
            }
            if let Some(wide) = Self::longest_first().find(|wide| fits(*wide, rest)) {
                return Some((wide, 0));
            }
        }
        None
    }

    /// The encoding whose mark stands here behind `last`, before text that fits it, or at the
    /// beginning of a line before a sign of ASCII.
    fn by_mark(last: Option<u8>, rest: &[u8]) -> Option<(Self, usize)> {
        let begins_line = last == Some(b'\n');
        let fits = |wide: &Self| {
            let behind = rest.strip_prefix(wide.mark()).unwrap_or_default();
            let unit = behind.get(..wide.width()).unwrap_or_default();
            let is_begun = || begins_line && matches!(wide.value(unit), 0x20..0x7F);
            wide.fits(behind) || wide.may_fit(behind, WINDOW) || is_begun()
        };
        let found = Self::longest_first().find(fits);
        found.map(|wide| (wide, wide.mark().len()))
    }

    /// Finds out how a text in this encoding goes on with `rest`, where a unit begins that is none of
    /// ASCII. One of ASCII stands right before it if there is `last`; `ended` says that nothing comes
    /// behind `rest`.
    pub(super) fn next(self, last: Option<u8>, rest: &[u8], ended: bool) -> Next {
        let unit = rest.get(..self.width()).unwrap_or(rest);
        if unit.contains(&0) || matches!(unit, [0xFE | 0xFF, ..]) {
            if rest.len() < FAR_AHEAD && !ended {
                return Next::Unknown;
            }
            let rest = rest.get(..FAR_AHEAD).unwrap_or(rest);
            // Some signs, each written many times, are those of ASCII in the other order.
            let fits = |wide: &Self| *wide != self && wide.fits(rest) && wide.edges(rest) > 0;
            let by_zeros = || Self::longest_first().find(fits).map(|wide| (wide, 0));
            // The first half of a unit has been read as one.
            let half = || {
                let whole: Vec<u8> = last
                    .into_iter()
                    .chain([0])
                    .chain(rest.iter().copied())
                    .collect();
                let is_half = self == Self::Utf16Le && last.is_some() && Self::Utf32Le.fits(&whole);
                is_half.then_some((Self::Utf32Le, 2))
            };
            let found = Self::by_mark(last, rest).or_else(by_zeros).or_else(half);
            return found.map_or(Next::Same, |(wide, mark)| Next::Wide(wide, mark));
        }
        if self.width() == 4 {
            // There is a zero in every character.
            return Next::Bytes;
        }
        let Some(last) = last else {
            let near = rest.get(..FAR_AHEAD);
            return match near.or_else(|| ended.then_some(rest)) {
                None => Next::Unknown,
                Some(near) if is_utf8(near) => Next::Bytes,
                Some(_) => Next::Same,
            };
        };
        let near = rest.get(..UNDECIDED).unwrap_or(rest);
        let zero = memchr::memchr(0, near);
        let is_all = zero.is_none() && near.len() < UNDECIDED;
        if is_all && !ended {
            return Next::Unknown;
        }
        let stretch = near.get(..zero.unwrap_or(near.len())).unwrap_or_default();
        let begins_line = matches!(last, b'\n' | b'\r');
        if are_units(stretch, begins_line, is_all) {
            Next::Bytes
        } else {
            Next::Same
        }
    }

    /// The same units with the high byte first, if a text that `rest` goes on is more
    /// likely in these. Of its first unit, this encoding takes `last` for the low byte;
    /// `ended` says that nothing comes behind `rest`.
    ///
    /// Both read what is ASCII alike, for there every other byte is zero:
    ///
    /// ```text
    /// bytes       \n 00 5B 00 41 00 20 04 16 04 38 00 20
    /// low first   |\n   |[    |A    |U+420|U+416|8    |
    /// high first  \n|[    |A    |     |U+416|U+438|     |
    /// ```
    pub(super) fn or_high_first(self, last: Option<u8>, rest: &[u8], ended: bool) -> Option<Self> {
        let other = match self {
            Self::Utf16Le => Self::Utf16Be,
            Self::Utf32Le => Self::Utf32Be,
            Self::Utf16Be | Self::Utf32Be => return None,
        };
        if !other.fits(rest) {
            return None;
        }
        let width = self.width();
        // Of the wrong units, those at the edges of foreign words are no blanks.
        let low_first = self.edges(rest.get(width - 1..).unwrap_or_default());
        let length = rest.len().saturating_sub(width);
        let high_first = other.edges(rest.get(..length).unwrap_or_default());
        let is_likely = match (high_first.cmp(&low_first), (rest.len() + 1) % width) {
            (Ordering::Greater, _) => true,
            (Ordering::Less, _) => false,
            // A text ends with a whole unit.
            (Ordering::Equal, 0) if ended => false,
            (Ordering::Equal, 1) if ended => true,
            // A text ends with a line.
            (Ordering::Equal, _) => last == Some(b'\n'),
        };
        is_likely.then_some(other)
    }

    /// The units of a text that stand between words.
    fn edges(self, text: &[u8]) -> usize {
        let is_edge = |unit: &&[u8]| {
            let char = u8::try_from(self.value(unit)).unwrap_or_default();
            b" \n\"(){},.-".contains(&char)
        };
        text.chunks_exact(self.width()).filter(is_edge).count()
    }
}

/// Returns true if bytes without a zero among them, behind a unit of ASCII, are units themselves.
/// Wide units of letters look like this: there are Chinese ones of which both bytes are ASCII.
/// But of those hardly any is a blank, many are controls, and a line ends with a zero; and they
/// are no UTF-8 for long.
fn are_units(stretch: &[u8], begins_line: bool, ended: bool) -> bool {
    const LINE: usize = 8;
    const RUN: usize = 96;
    let is_text = |byte: &u8| byte.is_ascii() && !is_control(*byte);
    let is_mostly_text = |run: &[u8]| run.iter().filter(|it| is_text(it)).count() * 2 > run.len();
    let has_both = |run: &[u8]| run.contains(&b' ') && memchr::memchr2(b'\n', b'\r', run).is_some();
    let has_words =
        |run: &[u8]| has_both(run) && blanks(run) * 10 >= run.len() && is_mostly_text(run);
    let is_line = |run: &[u8]| run.len() >= LINE && blanks(run) > 1 && run.iter().all(is_text);
    let length = stretch.iter().take_while(|byte| is_text(byte)).count();
    let first = stretch.get(..length).unwrap_or_default();
    let lines = memchr::memrchr(b'\n', first).and_then(|end| first.get(..=end));
    let is_rest = || {
        let ends_line = matches!(stretch, [.., b'\n' | b'\r']);
        let is_likely = is_mostly_text(stretch) || (begins_line && str::from_utf8(stretch).is_ok());
        let is_short = ends_line && blanks(stretch) > 0 && is_likely;
        is_line(stretch) || (is_short && !stretch.iter().copied().any(is_control))
    };
    (begins_line && lines.is_some_and(is_line))
        || is_utf8(stretch)
        || (ended && is_rest())
        || stretch
            .split(|byte| is_control(*byte))
            .any(|run| run.len() >= RUN && has_words(run))
}

/// Returns true if text is UTF-8 with some letters of several bytes, and without controls; its last
/// letter may be cut off.
fn is_utf8(text: &[u8]) -> bool {
    const LETTERS: usize = 6;
    if text.iter().copied().any(is_control) {
        return false;
    }
    let read = match str::from_utf8(text) {
        Ok(read) => read,
        Err(error) if error.error_len().is_some() => return false,
        Err(error) => {
            let whole = text.get(..error.valid_up_to()).unwrap_or_default();
            str::from_utf8(whole).unwrap_or_default()
        }
    };
    let mut letters = read.chars().filter(|char| !char.is_ascii());
    letters.clone().count() >= LETTERS && !letters.any(char::is_control)
}

fn is_control(byte: u8) -> bool {
    byte.is_ascii_control() && !b"\t\n\r".contains(&byte)
}

/// The blanks and ends of lines among some text; none where they are every other byte, as
/// of wide units: a row of dots is `& & &`, and in Hindi a letter has a tab.
fn blanks(run: &[u8]) -> usize {
    let blanks = run.iter().filter(|byte| b" \t\n".contains(byte)).count();
    if blanks * 5 < run.len() * 2 {
        blanks
    } else {
        0
    }
}
