//! Fields as nearly all lines have them: a blank, a keyword, a blank, a number
//! in its range, given once. They are most of a line, and are read ahead of
//! the general reader; whatever is in any way else is left to it.

use super::score::PartialScore;
use super::{Info, Keyword, PERMILL, ScoreValue};
use crate::eight::{before_low, chunk, digits, eight_digits, first_bytes};
use crate::tokens::Tokens;

/// The most that a plain field can need, with some bytes behind it: blanks,
/// eight letters, a sign, eight digits. A place in it needs no check whether
/// the line goes on.
const WINDOW: usize = 32;

/// Reads the plain fields that stand next.
#[inline]
pub(super) fn read<'a>(tokens: &mut Tokens<'a>, info: &mut Info<'a>, score: &mut PartialScore<'a>) {
    let bytes = tokens.line().as_bytes();
    let mut at = tokens.at();
    while let Some((keyword, number, end)) = field(bytes, at)
        && take(info, score, keyword, number)
    {
        at = end;
    }
    tokens.go_to(at);
}

/// A keyword with a number, from the blank before them on, and where they end.
#[inline]
fn field(bytes: &[u8], start: usize) -> Option<(Keyword, i64, usize)> {
    let window: &[u8; WINDOW] = bytes.get(start..)?.first_chunk()?;
    let letters = chunk(window, 1);
    let count = before_low(letters);
    if window[0] != b' ' || window[1 + count] != b' ' {
        return None;
    }
    let keyword = Keyword::of_word(first_bytes(letters, count))?;
    let negative = window[2 + count] == b'-';
    let place = 2 + count + usize::from(negative);
    let first = chunk(window, place);
    let count = before_low(first);
    let mut number = eight_digits(first, count)?;
    let mut end = start + place + count;
    if window[place + count] != b' ' {
        (number, end) = digits(bytes, start + place)?;
    }
    let number = number.cast_signed();
    Some((keyword, if negative { -number } else { number }, end))
}

/// Puts a number in its place; returns whether it can stand there and the place
/// was free.
#[inline]
fn take<'a>(
    info: &mut Info<'a>,
    score: &mut PartialScore<'a>,
    keyword: Keyword,
    number: i64,
) -> bool {
    match keyword {
        Keyword::Cp => return score.fill(ScoreValue::Centipawns(number)),
        Keyword::Mate => return score.fill(ScoreValue::Mate(number)),
        // It is no end of a score.
        Keyword::Wdl => return false,
        _ if number < 0 || !score.settle(info) => return false,
        _ => {}
    }
    let number = number.cast_unsigned();
    let count = Some(number);
    let rank = count.filter(|&number| number > 0);
    let permill = || {
        let permill = u16::try_from(number).ok();
        permill.filter(|&number| number <= PERMILL)
    };
    match keyword {
        Keyword::Depth => fill(&mut info.depth, count),
        Keyword::Seldepth => fill(&mut info.seldepth, count),
        Keyword::Time => fill(&mut info.time, count),
        Keyword::Nodes => fill(&mut info.nodes, count),
        Keyword::Nps => fill(&mut info.nps, count),
        Keyword::Tbhits => fill(&mut info.tbhits, count),
        Keyword::Sbhits => fill(&mut info.sbhits, count),
        Keyword::Multipv => fill(&mut info.multipv, rank),
        Keyword::Hashfull => fill(&mut info.hashfull, permill()),
        Keyword::Cpuload => fill(&mut info.cpuload, permill()),
        _ => false,
    }
}

/// Puts a value in its place, if there is one and the place is free; returns
/// whether it did.
#[inline]
fn fill<T>(place: &mut Option<T>, value: Option<T>) -> bool {
    let fits = place.is_none() && value.is_some();
    if fits {
        *place = value;
    }
    fits
}
