//! Where a comment in braces ends. PGN says: at the first `}`. People nest
//! braces, and forget them.

use memchr::{memchr, memchr2, memchr3};

/// How far behind the first `}` a balancing one is looked for.
const NEAR: usize = 4096;
/// How many braces may stand in each other. It also bounds the work: text of
/// which every comment looks on in vain is looked through so many times only.
const DEEP: u32 = 32;
/// The line that cannot stand in a comment.
const NEXT_GAME: &[u8] = b"[Event \"";

/// The bytes that are looked at one by one.
const SHORT: usize = 40;

/// What a byte means at the beginning of a comment.
#[derive(Clone, Copy)]
enum Mark {
    None,
    Closes,
    /// It takes a longer look: a brace, or the end of a line.
    Other,
}

static KINDS: [Mark; 256] = {
    let mut kinds = [Mark::None; 256];
    kinds[b'}' as usize] = Mark::Closes;
    kinds[b'{' as usize] = Mark::Other;
    kinds[b'\n' as usize] = Mark::Other;
    kinds[b'\r' as usize] = Mark::Other;
    kinds
};

/// The end of a comment.
pub(super) enum End {
    /// Behind its closing brace.
    Closed(usize),
    /// Where it has to end for want of one.
    Open(usize),
    /// More text is needed to tell.
    More,
}

/// The end of the comment that begins at `start`.
pub(super) fn end(bytes: &[u8], start: usize, eof: bool) -> End {
    let mut at = start + 1;
    // Most comments are so short that a search with a start of its own would
    // take longer.
    let near = bytes.get(at..).unwrap_or_default().iter().take(SHORT);
    for (length, byte) in near.enumerate() {
        match KINDS[usize::from(*byte)] {
            Mark::None => {}
            Mark::Closes => return End::Closed(at + length + 1),
            Mark::Other => break,
        }
    }
    let mut depth = 0_u32;
    let mut at = loop {
        let found = memchr2(b'{', b'}', &bytes[at..]);
        let until = found.map_or(bytes.len(), |found| at + found);
        if let Some(end) = game_within(bytes, at, until) {
            return End::Open(end);
        }
        match found {
            None if eof => return End::Open(bytes.len()),
            None => return End::More,
            Some(_) if bytes[until] == b'}' => break until,
            Some(_) => depth = depth.saturating_add(1),
        }
        at = until + 1;
    };
    let closed = End::Closed(at + 1);
    if depth == 0 || depth > DEEP {
        return closed;
    }
    let behind = at + 1;
    if bytes.len() - behind < NEAR && !eof {
        return End::More;
    }
    let near = &bytes[..bytes.len().min(behind + NEAR)];
    at = behind;
    while let Some(found) = memchr3(b'{', b'}', b'[', &near[at..]) {
        at += found;
        match near[at] {
            b'{' if depth == DEEP => break,
            b'{' => depth += 1,
            b'}' if depth == 1 => return End::Closed(at + 1),
            b'}' => depth -= 1,
            _ if line_before_game(near, at).is_some() => break,
            _ => {}
        }
        at += 1;
    }
    closed
}

/// The end of the line before the next game, if one begins there. Comments of
/// one line, as servers write them behind every move, are seen to hold none.
fn game_within(bytes: &[u8], mut from: usize, until: usize) -> Option<usize> {
    memchr2(b'\n', b'\r', &bytes[from..until])?;
    while let Some(found) = memchr(b'[', &bytes[from..until]) {
        let at = from + found;
        if let Some(end) = line_before_game(bytes, at) {
            return Some(end);
        }
        from = at + 1;
    }
    None
}

/// The end of the line before this bracket, if it begins the next game.
fn line_before_game(bytes: &[u8], at: usize) -> Option<usize> {
    let (before, rest) = bytes.split_at_checked(at)?;
    if !rest.starts_with(NEXT_GAME) {
        return None;
    }
    match before {
        [.., b'\r', b'\n'] => Some(at - 2),
        [.., b'\r' | b'\n'] => Some(at - 1),
        _ => None,
    }
}
