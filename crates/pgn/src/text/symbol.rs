//! Words of the movetext: where they end, and what they are.

use super::glyph;
use super::notation::{behind_dash, is_move};
use super::token::Kind;

/// Bytes that continue a word. Beyond ASCII everything does, but for
/// signs that stand for NAGs and for what is white space.
const WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        #[allow(clippy::cast_possible_truncation)]
        let ascii = byte as u8;
        table[byte] = byte >= 128
            || ascii.is_ascii_alphanumeric()
            || matches!(ascii, b'_' | b'+' | b'#' | b'=' | b':' | b'-' | b'/' | b'@');
        byte += 1;
    }
    table
};

/// The bytes of a word that are ASCII.
const PLAIN: [bool; 256] = {
    let mut table = WORD;
    let mut byte = 128;
    while byte < 256 {
        table[byte] = false;
        byte += 1;
    }
    table
};

const ELLIPSIS: &[u8] = "\u{2026}".as_bytes();
pub(super) const BOM: &[u8] = "\u{feff}".as_bytes();

#[inline]
pub(super) fn is_word(byte: u8) -> bool {
    WORD[usize::from(byte)]
}

#[inline]
pub(super) fn is_plain(byte: u8) -> bool {
    PLAIN[usize::from(byte)]
}

/// The length of the white space beyond ASCII that these bytes begin with, and
/// of what is not seen at all; 0 where they begin with none.
pub(super) const fn blank(bytes: &[u8]) -> usize {
    match bytes {
        // No-break space and soft hyphen of Windows-1252.
        [0xA0 | 0xAD, ..] => 1,
        // Next line, no-break space, soft hyphen.
        [0xC2, 0x85 | 0xA0 | 0xAD, ..] => 2,
        // U+1680, U+180E; U+2000 to U+200F, U+2028 to U+202F; U+205F to U+206F;
        // U+3000; the byte-order mark.
        [0xE1, 0x9A, 0x80, ..]
        | [0xE1, 0xA0, 0x8E, ..]
        | [0xE2, 0x80, 0x80..=0x8F | 0xA8..=0xAF, ..]
        | [0xE2, 0x81, 0x9F..=0xAF, ..]
        | [0xE3, 0x80, 0x80, ..]
        | [0xEF, 0xBB, 0xBF, ..] => 3,
        _ => 0,
    }
}

/// A text without blanks of any kind around it. In the text of another encoding those
/// beyond ASCII were none.
pub(crate) fn trim(text: &str) -> &str {
    text.trim_matches(is_blank)
}

fn is_blank(char: char) -> bool {
    char.is_ascii_whitespace() || blank(char.encode_utf8(&mut [0; 4]).as_bytes()) > 0
}

/// The length of a sign within words that is not seen: nothing parts `N` and
/// `f3` with one between them.
const fn unseen(bytes: &[u8]) -> usize {
    match bytes {
        [0xAD, ..] => 1,
        [0xC2, 0xAD, ..] => 2,
        [0xE2, 0x80, 0x8B..=0x8F | 0xAA..=0xAE, ..] | [0xE2, 0x81, 0xA0..=0xAF, ..] => 3,
        _ => 0,
    }
}

/// The length of dots in one character, if these bytes begin with them.
pub(super) fn ellipsis(bytes: &[u8]) -> usize {
    if bytes.first() == Some(&0x85) {
        // That of Windows-1252.
        return 1;
    }
    if bytes.starts_with(ELLIPSIS) {
        ELLIPSIS.len()
    } else {
        0
    }
}

/// The length of a character of UTF-8; what is none is one of Windows-1252.
fn char_length(bytes: &[u8]) -> usize {
    let length = match bytes.first() {
        Some(0xC2..=0xDF) => 2,
        Some(0xE0..=0xEF) => 3,
        Some(0xF0..=0xF4) => 4,
        _ => return 1,
    };
    let is_one = bytes
        .get(..length)
        .is_some_and(|char| core::str::from_utf8(char).is_ok());
    if is_one { length } else { 1 }
}

/// Returns whether a word ends before these bytes, which begin beyond ASCII.
fn ends_before(rest: &[u8], is_first: bool) -> bool {
    let unseen = unseen(rest);
    if unseen > 0 {
        let goes_on = rest.get(unseen).is_some_and(u8::is_ascii_alphanumeric);
        return is_first || !goes_on;
    }
    blank(rest) > 0 || ellipsis(rest) > 0 || glyph::unicode(rest).is_some()
}

/// Returns true if a word that stands before this ends there, with nothing of another.
fn ends_word(rest: &[u8]) -> bool {
    end(rest, 0) == 0
}

/// The end of the word that begins at `start`.
pub(super) fn end(bytes: &[u8], start: usize) -> usize {
    let mut at = start;
    while let Some(&byte) = bytes.get(at) {
        if byte.is_ascii_alphanumeric() {
            at += 1;
            continue;
        }
        if byte >= 128 {
            let rest = &bytes[at..];
            if ends_before(rest, at == start) {
                break;
            }
            at += char_length(rest);
            continue;
        } else if !is_word(byte) {
            let promotion = byte == b'('
                && at > start
                && matches!(bytes[at - 1], b'1' | b'8')
                && matches!(
                    bytes.get(at + 1..at + 3),
                    Some(&[b'Q' | b'R' | b'B' | b'N' | b'q' | b'r' | b'b' | b'n', b')'])
                );
            let passing = byte == b'.'
                && at > start
                && bytes[at - 1] == b'e'
                && bytes.get(at + 1) == Some(&b'p');
            if promotion {
                at += 2;
            } else if passing {
                at += if bytes.get(at + 2) == Some(&b'.') {
                    2
                } else {
                    1
                };
            } else {
                break;
            }
        } else if matches!(byte, b'+' | b'=')
            && at > start
            && glyph::unicode(&bytes[at..]).is_some()
        {
            break;
        }
        at += 1;
    }
    at
}

/// The end of a promotion that blanks part from its square: `a8 = Q`, `a8= Q+`.
pub(super) fn promotion(word: &[u8], bytes: &[u8], end: usize) -> Option<usize> {
    let (word, mut at) = match word {
        [word @ .., b'='] => (word, end - 1),
        _ => (word, end),
    };
    let is_pawn = matches!(
        word,
        [b'a'..=b'h', .., b'1' | b'8'] if word.len() <= LONGEST
    );
    let blank = |at: usize| match bytes.get(at..) {
        Some([b' ', ..]) => 1,
        rest => blank(rest.unwrap_or_default()),
    };
    at += blank(at);
    if !is_pawn || bytes.get(at) != Some(&b'=') {
        return None;
    }
    at += 1;
    at += blank(at);
    let behind = self::end(bytes, at);
    let piece = bytes.get(at..behind)?;
    let (letter, marks) = piece.split_first()?;
    let is_piece = b"QRBN".contains(letter) && marks.iter().all(|mark| b"+#".contains(mark));
    is_piece.then_some(behind)
}

/// The bytes of the longest spelling of a pawn's move: `a7xb8`.
const LONGEST: usize = 5;

/// Returns the kind of a word.
#[inline]
pub(super) fn kind(word: &[u8]) -> Kind {
    if word.len() <= 4 {
        if let Some(nag) = glyph::whole(word) {
            return Kind::Glyph(nag);
        }
        if matches!(word, b"+" | b"++" | b"#" | b"ch" | b"mate") {
            return Kind::Suffix;
        }
    }
    if is_result(word) {
        return Kind::Result;
    }
    if is_passing(word) || matches!(word, b"check" | b"checkmate" | b"disch" | b"dblch") {
        return Kind::Suffix;
    }
    let says_something = |byte: &u8| byte.is_ascii_alphanumeric() || *byte >= 128;
    if word.iter().any(says_something) || matches!(word, b"--" | b"@@@@") {
        Kind::Move
    } else {
        Kind::Unknown
    }
}

/// Returns whether a word is a sign for en passant, with one for check behind it or without.
fn is_passing(word: &[u8]) -> bool {
    let checks = word.iter().rev().take_while(|byte| b"+#".contains(byte));
    let sign = &word[..word.len() - checks.count()];
    matches!(sign, b"ep" | b"e.p" | b"e.p.")
}

/// Finds a result right behind a move: `Qg20-1`.
pub(super) fn result_behind(word: &[u8]) -> Option<usize> {
    if !matches!(word.last(), Some(b'0' | b'1' | b'2' | 0xBD)) {
        return None;
    }
    // The shortest move is one of a pawn, the longest result one of halves.
    let from = word.len().saturating_sub("1/2-1/2".len()).max(2);
    (from..word.len()).find(|at| is_move(&word[..*at]) && is_result(&word[*at..]))
}

/// Returns whether a word is a result. `0-0` is not, for it is castling too.
pub(super) fn is_result(word: &[u8]) -> bool {
    match score(word) {
        Some((white, [])) => white == Score::Half,
        Some((white, rest)) => opponent(white, rest).is_some_and(<[u8]>::is_empty),
        None => false,
    }
}

/// Reads the score of the other side, which has to be the rest of the
/// point.
fn opponent(white: Score, rest: &[u8]) -> Option<&[u8]> {
    let (black, rest) = score(behind_dash(rest)?)?;
    make_one(white, black).then_some(rest)
}

/// Returns whether two scores make the point that there is for a game.
const fn make_one(white: Score, black: Score) -> bool {
    matches!(
        (white, black),
        (Score::One, Score::None) | (Score::None, Score::One) | (Score::Half, Score::Half)
    )
}

/// The length of a result with blanks in it: `1 - 0`, `1/2 - 1/2`, `1 / 2`.
pub(super) fn spaced(bytes: &[u8]) -> Option<usize> {
    let (white, behind_white) = spaced_score(bytes)?;
    let both = || {
        let behind = behind_dash(behind_blanks(behind_white))?;
        // The line may end behind the dash.
        let line_ends: [&[u8]; 3] = [b"\r\n", b"\n", b"\r"];
        let next_line = line_ends.iter().find_map(|end| behind.strip_prefix(*end));
        let behind = next_line.unwrap_or(behind_blanks(behind));
        let (black, rest) = spaced_score(behind)?;
        make_one(white, black).then_some(rest)
    };
    let rest = both().or_else(|| (white == Score::Half).then_some(behind_white))?;
    let length = bytes.len() - rest.len();
    let is_parted = |text: &[u8]| {
        (0..text.len()).any(|at| {
            matches!(text[at], b'\n' | b'\r') || behind_blanks(&text[at..]).len() < text.len() - at
        })
    };
    let ends = ends_word(rest) && rest.first() != Some(&b'.');
    (ends && is_parted(&bytes[..length])).then_some(length)
}

/// The length of castling with blanks in it: `O - O`.
pub(super) fn spaced_castling(bytes: &[u8]) -> Option<usize> {
    let &letter = bytes.first().filter(|byte| matches!(byte, b'O' | b'0'))?;
    let more = |bytes| {
        let rest = behind_blanks(behind_blanks(bytes).strip_prefix(b"-")?);
        rest.strip_prefix(&[letter])
    };
    let king = more(&bytes[1..])?;
    let rest = more(king).unwrap_or(king);
    let length = bytes.len() - rest.len();
    (ends_word(rest)
        && bytes[..length]
            .iter()
            .any(|byte| !matches!(byte, b'O' | b'0' | b'-')))
    .then_some(length)
}

/// A score that may have blanks around the stroke of a half.
fn spaced_score(bytes: &[u8]) -> Option<(Score, &[u8])> {
    let half = || {
        let rest = behind_blanks(bytes.strip_prefix(b"1")?);
        behind_blanks(rest.strip_prefix(b"/")?).strip_prefix(b"2")
    };
    half()
        .map(|rest| (Score::Half, rest))
        .or_else(|| score(bytes))
}

/// Skips at most three blanks.
fn behind_blanks(mut bytes: &[u8]) -> &[u8] {
    for _ in 0..3 {
        let length = match bytes {
            [b' ' | b'\t', ..] => 1,
            _ => blank(bytes),
        };
        bytes = bytes.get(length..).unwrap_or_default();
    }
    bytes
}

/// The length of a result with decimals: `0.5-0.5`, `1.0-0.0`, `0,5`. `1.0-0`
/// is none, but the number of a move and castling.
pub(super) fn decimals(bytes: &[u8]) -> Option<usize> {
    let has_decimals = |text: &[u8]| matches!(text, [_, b'.' | b',', b'0' | b'5', ..]);
    if !has_decimals(bytes) {
        return None;
    }
    let (white, rest) = score(bytes)?;
    let is_whole = |behind: &&[u8]| {
        let black = &rest[..rest.len() - behind.len()];
        ends_word(behind) && matches!(black, [.., _, b'.' | b',', _])
    };
    let half = || (white == Score::Half && ends_word(rest)).then_some(rest);
    let behind = opponent(white, rest).filter(is_whole).or_else(half)?;
    Some(bytes.len() - behind.len())
}

/// The score of one side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Score {
    None,
    Half,
    One,
}

/// The score that a word begins with, and what is behind it.
const fn score(word: &[u8]) -> Option<(Score, &[u8])> {
    Some(match word {
        [b'1', b'/', b'2', rest @ ..]
        | [b'0', b'.' | b',', b'5', rest @ ..]
        | [0xC2, 0xBD, rest @ ..]
        // The sign of a half in Latin-1.
        | [0xBD, rest @ ..] => (Score::Half, rest),
        [b'1', b'.' | b',', b'0', rest @ ..] | [b'1', rest @ ..] => (Score::One, rest),
        [b'0', b'.' | b',', b'0', rest @ ..] | [b'0', rest @ ..] => (Score::None, rest),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_end_where_they_should() {
        for (text, word) in [
            ("e4 e5", "e4"),
            ("exd6e.p. Nf3", "exd6e.p."),
            ("e8(Q)+ x", "e8(Q)+"),
            ("e4(d4)", "e4"),
            ("Nf3\u{b1}", "Nf3"),
            ("\u{2658}f3!", "\u{2658}f3"),
            ("O\u{2013}O)", "O\u{2013}O"),
            ("Qa1+\u{2212} x", "Qa1"),
        ] {
            assert_eq!(&text[..end(text.as_bytes(), 0)], word);
        }
    }

    #[test]
    fn results_in_all_spellings() {
        for text in [
            "1-0",
            "0-1",
            "1/2-1/2",
            "1/2",
            "\u{bd}",
            "\u{bd}-\u{bd}",
            "1:0",
            "1\u{2013}0",
            "1\u{2010}0",
            "1/2:1/2",
        ] {
            assert!(is_result(text.as_bytes()), "{text}");
        }
        assert!(is_result(b"1\x960"));
        assert!(is_result(b"\xBD-\xBD"));
        for text in ["0-0", "0-0-0", "1-1", "1", "10-0", "O-O", "1/2-1", "b1-0"] {
            assert!(!is_result(text.as_bytes()), "{text}");
        }
    }

    #[test]
    fn results_and_castling_with_blanks() {
        for (text, length) in [
            ("1 - 0", Some(5)),
            ("1 -0 x", Some(4)),
            ("1/2 - 1/2)", Some(9)),
            ("1 / 2", Some(5)),
            ("1 / 2 - 1 / 2 *", Some(13)),
            ("\u{bd} \u{2013} \u{bd}", Some(9)),
            ("0.5 : 0.5", Some(9)),
            ("1\u{a0}-\u{a0}0", Some(7)),
            ("1/2-\n1/2", Some(8)),
            ("1/2-\r\n1/2", Some(9)),
            ("1-\r0", Some(4)),
            ("1-\n0-0", None),
            ("1-0", None),
            ("1/2", None),
            ("1/2 e4", None),
            ("1 - 1", None),
            ("1 - 0.5", None),
            ("1 - 0-0", None),
            ("1. e4", None),
            ("0 - 0", None),
        ] {
            assert_eq!(spaced(text.as_bytes()), length, "{text}");
        }
        for (text, length) in [
            ("O - O", Some(5)),
            ("0 - 0 - 0 e5", Some(9)),
            ("O -O-  O+", None),
            ("O-O", None),
            ("O - 0", None),
            ("0 - 1", None),
        ] {
            assert_eq!(spaced_castling(text.as_bytes()), length, "{text}");
        }
    }

    #[test]
    fn moves_have_their_form() {
        for text in [
            "e4",
            "exd5",
            "Nf3",
            "Nbd7",
            "N1xd2",
            "Qa1xb2",
            "e8=Q",
            "exd8N+",
            "O-O",
            "0-0-0#",
            "e2-e4",
            "\u{2658}f3",
            "N@f3",
            "@e4",
            "Pe4",
        ] {
            assert!(is_move(text.as_bytes()), "{text}");
        }
        for text in [
            "", "White", "a", "N", "e9", "Nf33", "1-0", "O", "Qg20-1", "beat", "a1b2c3d4",
        ] {
            assert!(!is_move(text.as_bytes()), "{text}");
        }
    }

    #[test]
    fn results_stand_behind_moves() {
        for (text, at) in [
            ("Qg20-1", Some(3)),
            ("e41-0", Some(2)),
            ("Qh7#1-0", Some(4)),
            ("Kg11/2-1/2", Some(3)),
            ("Nf3\u{bd}-\u{bd}", Some(3)),
            ("O-O-O1-0", Some(5)),
            ("0-00-1", Some(3)),
            ("e8=Q1-0", Some(4)),
            ("e41/2", Some(2)),
            ("Qg1-0", None),
            ("b1-0", None),
            ("0-0-0", None),
            ("e2-e4", None),
            ("1-0", None),
        ] {
            assert_eq!(result_behind(text.as_bytes()), at, "{text}");
        }
    }

    #[test]
    fn results_with_decimals() {
        for (text, length) in [
            ("0.5-0.5", Some(7)),
            ("0,5:0,5 x", Some(7)),
            ("1.0-0.0\n", Some(7)),
            ("0.0-1.0)", Some(7)),
            ("0.5 *", Some(3)),
            ("0.5\u{2013}0.5", Some(9)),
            ("1.0-0", None),
            ("1.0-0-0", None),
            ("1.0-0 0-0", None),
            ("0.0-0.0", None),
            ("1.0-1.0", None),
            ("1.0-0.05", None),
            ("0.55", None),
            ("1.0", None),
            ("1-0", None),
            ("1. e4", None),
        ] {
            assert_eq!(decimals(text.as_bytes()), length, "{text}");
        }
    }
}
