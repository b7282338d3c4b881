//! The shape of moves, and dashes, by which signs and other words are recognised.

/// Returns whether a word has the form of a move: a square to go to, or castling.
pub(super) fn is_move(word: &[u8]) -> bool {
    let marks = word.iter().rev().take_while(|byte| b"+#".contains(byte));
    let word = &word[..word.len() - marks.count()];
    if let [b'O', b'-', b'O']
    | [b'O', b'-', b'O', b'-', b'O']
    | [b'0', b'-', b'0']
    | [b'0', b'-', b'0', b'-', b'0'] = word
    {
        return true;
    }
    let word = match word {
        [played @ .., b'=', b'Q' | b'R' | b'B' | b'N'] => played,
        [played @ .., b'Q' | b'R' | b'B' | b'N'] if matches!(played, [.., b'1' | b'8']) => played,
        word => word,
    };
    let word = match word {
        [b'K' | b'Q' | b'R' | b'B' | b'N' | b'P', rest @ ..]
        // A figurine.
        | [0xE2, 0x99, 0x94..=0x9F, rest @ ..] => rest,
        word => word,
    };
    let [before @ .., b'a'..=b'h', b'1'..=b'8'] = word else {
        return false;
    };
    let is_part = |byte: &u8| matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x' | b':' | b'-' | b'@');
    before.len() <= 3 && before.iter().all(is_part)
}

/// Returns the text behind the dash that parts two scores.
pub(super) const fn behind_dash(bytes: &[u8]) -> Option<&[u8]> {
    Some(match bytes {
        // In ASCII and Windows-1252.
        [b'-' | b':' | 0x96 | 0x97, rest @ ..]
        | [0xE2, 0x80, 0x90..=0x95, rest @ ..]
        | [0xE2, 0x88, 0x92, rest @ ..] => rest,
        _ => return None,
    })
}
