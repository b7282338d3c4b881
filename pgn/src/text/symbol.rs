//! Words of the movetext: where they end, and what they are.

use super::glyph;
use super::token::Kind;

/// Whether a byte continues a word. Beyond ASCII everything does, but for
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

pub(super) const ELLIPSIS: &[u8] = "\u{2026}".as_bytes();
pub(super) const NO_BREAK_SPACE: &[u8] = "\u{a0}".as_bytes();
pub(super) const BOM: &[u8] = "\u{feff}".as_bytes();

#[inline]
pub(super) fn is_word(byte: u8) -> bool {
    WORD[usize::from(byte)]
}

#[inline]
pub(super) fn is_plain(byte: u8) -> bool {
    PLAIN[usize::from(byte)]
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
            if glyph::unicode(rest).is_some()
                || [ELLIPSIS, NO_BREAK_SPACE, BOM]
                    .iter()
                    .any(|other| rest.starts_with(other))
            {
                break;
            }
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
    let blank = |at: usize| usize::from(bytes.get(at) == Some(&b' '));
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

/// What a word is.
#[inline]
pub(super) fn kind(word: &[u8]) -> Kind {
    if word.len() <= 4 {
        if let Some(nag) = glyph::whole(word) {
            return Kind::Glyph(nag);
        }
        if matches!(
            word,
            b"+" | b"++" | b"#" | b"ep" | b"e.p" | b"e.p." | b"ch" | b"mate"
        ) {
            return Kind::Suffix;
        }
    }
    if is_result(word) {
        return Kind::Result;
    }
    Kind::Move
}

/// Whether a word is a result. `0-0` is not, for it is castling too.
pub(super) fn is_result(word: &[u8]) -> bool {
    match score(word) {
        Some((white, [])) => white == Score::Half,
        Some((white, rest)) => opponent(white, rest).is_some_and(<[u8]>::is_empty),
        None => false,
    }
}

/// What is behind the score of the other side, which has to be the rest of the
/// point.
fn opponent(white: Score, rest: &[u8]) -> Option<&[u8]> {
    let ([b'-' | b':', rest @ ..] | [0xE2, 0x80, 0x93, rest @ ..] | [0xE2, 0x88, 0x92, rest @ ..]) =
        rest
    else {
        return None;
    };
    let (black, rest) = score(rest)?;
    matches!(
        (white, black),
        (Score::One, Score::None) | (Score::None, Score::One) | (Score::Half, Score::Half)
    )
    .then_some(rest)
}

/// The length of a result with decimals: `0.5-0.5`, `1.0-0.0`, `0,5`. `1.0-0`
/// is none, but the number of a move and castling.
pub(super) fn decimals(bytes: &[u8]) -> Option<usize> {
    let has_decimals = |text: &[u8]| matches!(text, [_, b'.' | b',', b'0' | b'5', ..]);
    let ends = |rest: &[u8]| rest.first().is_none_or(|next| !is_word(*next));
    if !has_decimals(bytes) {
        return None;
    }
    let (white, rest) = score(bytes)?;
    let is_whole = |behind: &&[u8]| {
        let black = &rest[..rest.len() - behind.len()];
        ends(behind) && matches!(black, [.., _, b'.' | b',', _])
    };
    let half = || (white == Score::Half && ends(rest)).then_some(rest);
    let behind = opponent(white, rest).filter(is_whole).or_else(half)?;
    Some(bytes.len() - behind.len())
}

/// What one side gets.
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
            "1/2:1/2",
        ] {
            assert!(is_result(text.as_bytes()), "{text}");
        }
        assert!(is_result(b"\xBD-\xBD"));
        for text in ["0-0", "0-0-0", "1-1", "1", "10-0", "O-O", "1/2-1", "b1-0"] {
            assert!(!is_result(text.as_bytes()), "{text}");
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
