//! Where a comment in braces ends. PGN says: at the first `}`. People nest
//! braces, and forget them.

use memchr::memchr3;

/// How far behind the first `}` a balancing one is looked for.
const NEAR: usize = 4096;
/// How many braces may stand in each other. It also bounds the work: text of
/// which every comment looks on in vain is looked through so many times only.
const DEEP: u32 = 32;
/// The line that cannot stand in a comment.
const NEXT_GAME: &[u8] = b"[Event \"";

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
    let mut depth = 0_u32;
    loop {
        match memchr3(b'{', b'}', b'[', &bytes[at..]) {
            Some(found) => at += found,
            None if eof => return End::Open(bytes.len()),
            None => return End::More,
        }
        match bytes[at] {
            b'}' => break,
            b'{' => depth = depth.saturating_add(1),
            _ => {
                if let Some(end) = line_before_game(bytes, at) {
                    return End::Open(end);
                }
            }
        }
        at += 1;
    }
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
