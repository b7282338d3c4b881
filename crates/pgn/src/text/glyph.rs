//! Signs that stand for NAGs, in ASCII, in Unicode and in Windows-1252. The
//! numbers of PGN end at 139; those above are the ones chess programs have
//! agreed on. Where PGN has a number for each side, the sign is White's.

use super::notation::{behind_dash, is_move};

/// Signs that are beyond ASCII, or whose dash is.
const UNICODE: &[(&str, u8)] = &[
    ("\u{203c}", 3),
    ("\u{2047}", 4),
    ("\u{2049}", 5),
    ("\u{2048}", 6),
    ("\u{25a1}", 7),
    ("\u{25a2}", 7),
    ("\u{2610}", 7),
    ("\u{221e}", 13),
    ("\u{2a72}", 14),
    ("\u{2a71}", 15),
    ("\u{b1}", 16),
    ("+/-", 16),
    ("\u{2213}", 17),
    ("-/+", 17),
    ("+-", 18),
    ("-+", 19),
    ("+--", 20),
    ("--+", 21),
    ("\u{2a00}", 22),
    ("\u{2299}", 22),
    ("\u{25cb}", 26),
    ("\u{25ef}", 26),
    ("\u{27f3}", 32),
    ("\u{21bb}", 32),
    ("\u{2191}", 36),
    ("\u{21d1}", 38),
    ("\u{2192}", 40),
    ("=\u{221e}", 44),
    ("\u{221e}=", 44),
    ("=/\u{221e}", 44),
    ("\u{221e}/=", 44),
    ("\u{2bf9}", 44),
    ("\u{229e}", 50),
    ("\u{27eb}", 56),
    ("\u{27ea}", 62),
    ("\u{21c4}", 132),
    ("\u{21c6}", 132),
    ("\u{2295}", 138),
    ("\u{2a01}", 138),
    ("\u{2206}", 140),
    ("\u{25b3}", 140),
    ("\u{394}", 140),
    ("\u{2207}", 141),
    ("\u{2313}", 142),
    ("\u{2715}", 147),
    ("\u{22a5}", 148),
    ("\u{21d4}", 149),
    ("\u{27fa}", 149),
    ("\u{21d7}", 150),
    // Those of the fonts that publishers of chess set text in.
    ("\u{2122}", 7),
    ("\u{f7}", 13),
    ("\u{b2}", 14),
    ("\u{b3}", 15),
    ("\u{b5}", 17),
    ("\u{3bc}", 17),
    ("\u{a9}", 44),
];

/// Signs of ASCII other than `!` and `?`, the longer ones first.
const ASCII: &[(&[u8], u8)] = &[
    (b"+--", 20),
    (b"--+", 21),
    (b"+/-", 16),
    (b"-/+", 17),
    (b"+/=", 14),
    (b"=/+", 15),
    (b"+-", 18),
    (b"-+", 19),
    (b"+=", 14),
    (b"=+", 15),
    (b"=", 10),
];

/// Letters that stand for a NAG: a novelty, an editor's comment, a diagram.
const LETTERS: &[(&[u8], u8)] = &[(b"N", 146), (b"TN", 146), (b"RR", 145), (b"D", 220)];

/// The sign beyond ASCII that the bytes begin with: its NAG and its length.
pub(super) fn unicode(bytes: &[u8]) -> Option<(u8, usize)> {
    // How they all begin.
    if !matches!(
        bytes,
        [0x80..=0xFF, ..] | [b'+' | b'=', 0x80..=0xFF, ..] | [b'+' | b'=', b'/', 0x80..=0xFF, ..]
    ) {
        return None;
    }
    let found = UNICODE
        .iter()
        .filter_map(|(sign, nag)| Some((*nag, length_of(sign, bytes)?)));
    found
        .filter(|(_, length)| !bytes[..*length].is_ascii())
        .max_by_key(|(_, length)| *length)
}

/// The length of a sign, if the bytes begin with it, in UTF-8 or Windows-1252.
fn length_of(sign: &str, bytes: &[u8]) -> Option<usize> {
    let mut rest = bytes;
    for char in sign.chars() {
        let single = match char {
            '\u{2122}' => Some(0x99),
            char => u8::try_from(u32::from(char)).ok(),
        };
        rest = match rest {
            _ if char == '-' => behind_dash(rest).filter(|_| rest[0] != b':')?,
            [first, rest @ ..] if Some(*first) == single => rest,
            _ => rest.strip_prefix(char.encode_utf8(&mut [0; 4]).as_bytes())?,
        };
    }
    Some(bytes.len() - rest.len())
}

/// The marks of a move that the bytes begin with.
pub(super) const fn marks(bytes: &[u8]) -> Option<(u8, usize)> {
    Some(match bytes {
        [b'!', b'!', ..] => (3, 2),
        [b'?', b'?', ..] => (4, 2),
        [b'!', b'?', ..] => (5, 2),
        [b'?', b'!', ..] => (6, 2),
        [b'!', ..] => (1, 1),
        [b'?', ..] => (2, 1),
        _ => return None,
    })
}

/// The length of the run of signs that the bytes begin with, those that evaluations are made of
/// and some that no NAG has.
pub(super) fn signs(bytes: &[u8]) -> usize {
    let is_sign = |byte: &&u8| b"+-=/<>&~^|".contains(byte);
    bytes.iter().take_while(is_sign).count()
}

/// The sign that these bytes are.
pub(super) fn whole(bytes: &[u8]) -> Option<u8> {
    let known = match bytes.first() {
        Some(b'+' | b'-' | b'=') => ASCII,
        Some(b'N' | b'T' | b'R' | b'D') => LETTERS,
        _ => return None,
    };
    let found = known.iter().find(|(sign, _)| *sign == bytes)?;
    Some(found.1)
}

/// The length of a sign right behind a move: `Rd8+-`, `Nf3N`.
pub(super) fn behind_move(bytes: &[u8]) -> Option<usize> {
    match bytes.last() {
        Some(b'+' | b'-' | b'=') => {}
        Some(b'N') => return novelty(bytes),
        // What most moves end with is none.
        _ => return None,
    }
    ASCII
        .iter()
        .find(|(sign, _)| {
            bytes.strip_suffix(*sign).is_some_and(|played| {
                played.len() >= 2 && played.last().is_some_and(u8::is_ascii_alphanumeric)
            })
        })
        .map(|(sign, _)| sign.len())
}

/// The length of the sign of a novelty behind a move. What may be a promotion
/// is none: `e8N`.
fn novelty(bytes: &[u8]) -> Option<usize> {
    let played = bytes.strip_suffix(b"N")?;
    if let Some(played) = played.strip_suffix(b"T") {
        return is_move(played).then_some(2);
    }
    let may_promote = matches!(played, [b'a'..=b'h', .., b'1' | b'8']);
    (is_move(played) && !may_promote).then_some(1)
}
