//! The end of a comment in braces. PGN says: at the first `}`. People nest
//! braces, and forget them.

use memchr::{memchr, memchr2, memchr3};

use super::tag::ROSTER;

/// The distance behind the first `}` within which a balancing one is looked for, and behind the
/// beginning of a game within which the comment may be closed that quotes it.
const NEAR: usize = 4096;
/// The limit on braces inside each other. It also bounds the work: text of
/// which every comment looks on in vain is looked through so many times only.
const DEEP: u32 = 32;

/// Bytes that are looked at together at the beginning of a comment, and how
/// many times. Most comments are so short that a search with a start of its own
/// would take longer.
const STEP: usize = 16;
const STEPS: usize = 3;

/// Not 0 for a brace and for the end of a line: computed, for a table would
/// keep the compiler from looking at many bytes at once.
const fn is_mark(byte: u8) -> u8 {
    let brace = (byte == b'{') as u8 | (byte == b'}') as u8;
    brace | (byte == b'\n') as u8 | (byte == b'\r') as u8
}

/// The length of a short text that ends with a brace and holds no other and no
/// end of a line.
fn short(text: &[u8]) -> Option<usize> {
    let (steps, _) = text.as_chunks::<STEP>();
    let mut steps = steps.iter().take(STEPS).enumerate();
    let (count, step) =
        steps.find(|(_, step)| step.iter().fold(0, |found, byte| found | is_mark(*byte)) != 0)?;
    let length = step.iter().position(|byte| is_mark(*byte) != 0)?;
    (step[length] == b'}').then_some(count * STEP + length)
}

/// The end of a comment.
pub(super) enum End {
    /// Behind its closing brace.
    Closed(usize),
    /// Behind a brace that is not the first one, because others nest in it.
    Nested(usize),
    /// Its end where it is not closed.
    Open(usize),
    /// More text is needed to tell.
    More,
}

/// The end of the comment that begins at `start`.
pub(super) fn end(bytes: &[u8], start: usize, eof: bool) -> End {
    let mut at = start + 1;
    if let Some(length) = bytes.get(at..).and_then(short) {
        return End::Closed(at + length + 1);
    }
    let mut depth = 0_u32;
    let mut at = loop {
        let found = memchr2(b'{', b'}', &bytes[at..]);
        let until = found.map_or(bytes.len(), |found| at + found);
        if let Some(end) = game_within(bytes, at, until) {
            return match found {
                Some(_) if depth == 0 && bytes[until] == b'}' && is_quoted(end, until) => {
                    End::Closed(until + 1)
                }
                None if !eof && is_quoted(end, until) => End::More,
                _ => End::Open(end),
            };
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
            b'}' if depth == 1 => return End::Nested(at + 1),
            b'}' => depth -= 1,
            _ if line_before_game(near, at).is_some() => break,
            _ => {}
        }
        at += 1;
    }
    closed
}

/// Returns true if a comment that is closed at `until` quotes the game that would begin at `end`,
/// for it is closed soon.
pub(crate) const fn is_quoted(end: usize, until: usize) -> bool {
    until - end <= NEAR
}

/// The end of the line before the next game, if one begins there. Comments of
/// one line, as servers write them behind every move, are seen to hold none.
pub(crate) fn game_within(bytes: &[u8], mut from: usize, until: usize) -> Option<usize> {
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

/// The end of the line before this bracket, if it begins the next game: the tag pair `Event` does,
/// and others that games begin with do behind a blank line.
fn line_before_game(bytes: &[u8], at: usize) -> Option<usize> {
    let (before, rest) = bytes.split_at_checked(at)?;
    let end = without_line_end(without(before, is_left_out))?;
    let is_pair = |name: &&str| {
        let mut found = rest.iter().filter(|byte| !is_left_out(**byte));
        let wanted = b"[".iter().chain(name.as_bytes()).chain(b" \"");
        wanted.into_iter().all(|byte| found.next() == Some(byte))
    };
    let begins = match ROSTER.iter().position(is_pair)? {
        0 => true,
        _ => without_line_end(without(end, |it| is_left_out(it) || b" \t".contains(&it))).is_some(),
    };
    begins.then_some(end.len())
}

/// Returns true for a character that XML has no place for, which a game loses on its way there.
const fn is_left_out(byte: u8) -> bool {
    byte < b' ' && !matches!(byte, b'\t' | b'\n' | b'\r')
}

/// The text before such bytes.
fn without(mut text: &[u8], is_passed: impl Fn(u8) -> bool) -> &[u8] {
    while let [before @ .., byte] = text
        && is_passed(*byte)
    {
        text = before;
    }
    text
}

/// The text before the end of a line, if it ends with one.
fn without_line_end(text: &[u8]) -> Option<&[u8]> {
    text.strip_suffix(b"\r\n")
        .or(text.strip_suffix(b"\n"))
        .or(text.strip_suffix(b"\r"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_comments_end_at_their_brace() {
        for length in 0..3 * STEPS * STEP / 2 {
            for first in ["}", "{", "\n", "\r", "x", "\u{fb}"] {
                let mut text = "x".repeat(length);
                text.push_str(first);
                text.push_str(" } {\n\r} ");
                text.push_str(&"x".repeat(STEP));
                let mark = text.bytes().position(|byte| is_mark(byte) != 0).unwrap();
                let closes = text.as_bytes()[mark] == b'}' && mark < STEPS * STEP;
                let found = short(text.as_bytes());
                assert_eq!(found, closes.then_some(mark), "{text:?}");
            }
        }
        for length in 0..STEP {
            assert_eq!(short(&vec![b'}'; length]), None);
        }
    }

    #[test]
    fn comments_end_where_they_are_closed() {
        for length in 0..100 {
            let text = "x".repeat(length);
            for (comment, behind) in [
                (format!("{{{text}}}"), " 1. e4 {b}"),
                (format!("{{{text}{{a}}{text}}}"), " 1. e4"),
                (format!("{{{text}\n}}"), "}"),
                (format!("{{{text}\n[Event \"a\"]\n{text}}}"), " e5"),
                (format!("{{{text}\n\n[White \"a\"]}}"), "\n[Event \"b\"]"),
            ] {
                let bytes = [&comment, behind].concat();
                let (End::Closed(found) | End::Nested(found)) = end(bytes.as_bytes(), 0, true)
                else {
                    panic!("{bytes:?} is open");
                };
                assert_eq!(found, comment.len(), "{bytes:?}");
            }
        }
    }
}
