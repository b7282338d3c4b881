//! Where a comment in braces ends. PGN says: at the first `}`. People nest
//! braces, and forget them.

use memchr::{memchr, memchr2, memmem};

/// How far behind the first `}` a balancing one is looked for.
const NEAR: usize = 4096;
/// The line that cannot stand in a comment.
const NEXT_GAME: &[u8] = b"\n[Event \"";

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
    let inside = &bytes[start + 1..];
    let first = memchr(b'}', inside);
    let text = first.map_or(inside, |at| &inside[..at]);
    if let Some(at) = memmem::find(text, NEXT_GAME) {
        return End::Open(start + 1 + at);
    }
    let Some(first) = first else {
        return if eof {
            End::Open(bytes.len())
        } else {
            End::More
        };
    };
    let closed = End::Closed(start + 1 + first + 1);
    if memchr(b'{', text).is_none() {
        return closed;
    }
    let mut depth = memchr::memchr_iter(b'{', text).count();
    let behind = &inside[first + 1..];
    if behind.len() < NEAR && !eof {
        return End::More;
    }
    let near = &behind[..behind.len().min(NEAR)];
    let near = &near[..memmem::find(near, NEXT_GAME).unwrap_or(near.len())];
    let mut at = 0;
    while let Some(found) = memchr2(b'{', b'}', &near[at..]) {
        at += found;
        if near[at] == b'{' {
            depth += 1;
        } else if depth == 1 {
            return End::Closed(start + 1 + first + 1 + at + 1);
        } else {
            depth -= 1;
        }
        at += 1;
    }
    closed
}
