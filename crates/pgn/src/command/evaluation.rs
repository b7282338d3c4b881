//! `[%eval ..]`: pawns with a point, centipawns without one, mates with `#`;
//! the depth behind a comma, or before a colon. A zero has no sign: `#0` is the
//! mate that is on the board, by the side that moved last.

use core::fmt;

use cif_text::tables::{Evaluation, Score, Side};

/// The side that has won where a mate is on the board and no sign says it: the
/// one that moved last. Where nobody knows which that is, it is White.
fn winner(mover: Option<Side>) -> Side {
    mover.unwrap_or(Side::White)
}

/// Reads the arguments of an evaluation behind a move of this side.
pub(super) fn parse(text: &str, mover: Option<Side>) -> Option<Evaluation> {
    let (score, depth) = match (text.split_once(':'), text.split_once(',')) {
        (Some((depth, score)), _) | (None, Some((score, depth))) => (score, Some(depth)),
        (None, None) => (text, None),
    };
    let depth = match depth {
        Some(depth) => Some(depth.trim().parse::<u64>().ok()?),
        None => None,
    };
    let (mut evaluation, _) = Evaluation::new(self::score(score.trim(), mover)?);
    evaluation.depth = depth;
    Some(evaluation)
}

fn score(text: &str, mover: Option<Side>) -> Option<Score> {
    let (text, is_mate) = match text.strip_prefix('#') {
        Some(rest) => (rest, true),
        None => (text, false),
    };
    let (digits, sign) = match text.strip_prefix('-') {
        Some(digits) => (digits, -1),
        None => (text.strip_prefix('+').unwrap_or(text), 1),
    };
    let is_signed = digits.len() < text.len();
    let number = |digits: &str| {
        let all = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        all.then(|| digits.parse::<i64>().ok()).flatten()
    };
    if is_mate {
        let count = u16::try_from(number(digits)?).ok()?;
        let winner = match sign {
            _ if count == 0 && !is_signed => winner(mover),
            -1 => Side::Black,
            _ => Side::White,
        };
        return Some(Score::Mate {
            winner,
            moves: count,
        });
    }
    let Some((pawns, rest)) = digits.split_once('.') else {
        return Some(Score::Centipawns(sign * number(digits)?));
    };
    number(rest)?;
    let hundredths: i64 = match rest.as_bytes() {
        [tenths] => i64::from(tenths - b'0') * 10,
        [tenths, hundredths, ..] => i64::from(tenths - b'0') * 10 + i64::from(hundredths - b'0'),
        [] => return None,
    };
    let pawns = number(pawns)?.checked_mul(100)?;
    Some(Score::Centipawns(sign * pawns.checked_add(hundredths)?))
}

/// Writes the arguments of an evaluation behind a move of this side.
pub(super) fn write(
    evaluation: &Evaluation,
    mover: Option<Side>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    match evaluation.score() {
        Score::Mate { winner, moves } => {
            let is_plain = moves == 0 && winner == self::winner(mover);
            let sign = match winner {
                _ if is_plain => "",
                Side::Black => "-",
                Side::White if moves == 0 => "+",
                Side::White => "",
            };
            write!(f, "#{sign}{moves}")?;
        }
        Score::Centipawns(score) => {
            let sign = if score < 0 { "-" } else { "" };
            let size = score.unsigned_abs();
            write!(f, "{sign}{}.{:02}", size / 100, size % 100)?;
        }
    }
    match evaluation.depth {
        Some(depth) => write!(f, ",{depth}"),
        None => Ok(()),
    }
}
