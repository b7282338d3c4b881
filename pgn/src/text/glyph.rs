//! Signs that stand for NAGs, in ASCII and in Unicode. The numbers of PGN end
//! at 139; those above are the ones chess programs have agreed on.

/// Signs beyond ASCII, as UTF-8.
const UNICODE: &[(&str, u8)] = &[
    ("\u{203c}", 3),
    ("\u{2047}", 4),
    ("\u{2049}", 5),
    ("\u{2048}", 6),
    ("\u{25a1}", 7),
    ("\u{2610}", 7),
    ("\u{221e}", 13),
    ("=\u{221e}", 44),
    ("\u{2a72}", 14),
    ("\u{2a71}", 15),
    ("\u{b1}", 16),
    ("\u{2213}", 17),
    ("+\u{2212}", 18),
    ("\u{2212}+", 19),
    ("\u{2a00}", 22),
    ("\u{2299}", 22),
    ("\u{25cb}", 26),
    ("\u{27f3}", 32),
    ("\u{2191}", 36),
    ("\u{2192}", 40),
    ("\u{2bf9}", 44),
    ("\u{21c4}", 132),
    ("\u{21c6}", 132),
    ("\u{2295}", 138),
    ("\u{2206}", 140),
    ("\u{25b3}", 140),
    ("\u{2313}", 142),
    ("\u{2715}", 147),
];

/// Signs of ASCII other than `!` and `?`, the longer ones first.
const ASCII: &[(&[u8], u8)] = &[
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

/// The sign beyond ASCII that the bytes begin with: its NAG and its length.
pub(super) fn unicode(bytes: &[u8]) -> Option<(u8, usize)> {
    // How they all begin.
    if !matches!(bytes, [0xC2 | 0xE2, ..] | [b'+' | b'=', 0xE2, ..]) {
        return None;
    }
    let found = UNICODE
        .iter()
        .find(|(sign, _)| bytes.starts_with(sign.as_bytes()))?;
    Some((found.1, found.0.len()))
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

/// The sign that these bytes are.
pub(super) fn whole(bytes: &[u8]) -> Option<u8> {
    if !matches!(bytes.first(), Some(b'+' | b'-' | b'=')) {
        return None;
    }
    let found = ASCII.iter().find(|(sign, _)| *sign == bytes)?;
    Some(found.1)
}

/// The length of a sign right behind a move: `Rd8+-`.
pub(super) fn behind_move(bytes: &[u8]) -> Option<usize> {
    // What most moves end with is none.
    if !matches!(bytes.last(), Some(b'+' | b'-' | b'=')) {
        return None;
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
